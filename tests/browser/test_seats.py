"""Finding a table, taking a seat, leaving it, coming back; and a word on the way."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect

from tests.browser.driver import Player, choosing_card, play
from tests.browser.people import Person
from tests.browser.site import serve
from tests.browser.wire import entries_of
from tests.cli.running import palier
from tests.server.process import ServerProcess

SMALL: ViewportSize = {"width": 360, "height": 640}


def test_a_seat_is_left_to_a_bot_and_taken_back_elsewhere(browser: Browser, server: ServerProcess) -> None:
    with (
        Person(browser, server, "Ann") as ann,
        Person(browser, server, "Bob") as bob,
        Person(browser, server, "Bob") as elsewhere,
    ):
        table = ann.set_table(2, public=True)
        bob.go("/")
        bob.see("open-tables").locator(f"a[href='/t/{table}']").click()
        bob.see("name").fill("Bob")
        bob.claim(table, 1)
        first, second = Player(ann, 0), Player(bob, 1)
        play([first, second], until=lambda player, look: player is second and look.ask == "card")

        ann.press("tab-chat")
        ann.see("chat-input").fill("Bonsoir !")
        ann.press("chat-send")
        bob.press("tab-chat")
        bob.see("chat").get_by_text("Bonsoir !").wait_for()

        bob.press("open-menu")
        link = bob.see("resume-link").input_value()
        hand = second.view["hand"]
        elsewhere.go(link)
        third = Player(elsewhere, 1)
        assert third.wait().mine
        assert third.view["hand"] == hand
        assert "#" not in elsewhere.page.url

        elsewhere.go("/")
        version = bob.version
        bob.press("leave")
        bob.sees("play-now")
        assert first.wait().mine
        played = [entry for entry in entries_of(server, table)[version:] if entry["kind"] == "action"]
        assert {entry["seat"] for entry in played} == {1}
        expect(ann.see("player-1").get_by_text("stands in")).to_have_count(1)

        elsewhere.go(link)
        ann.see("player-1").get_by_text("stands in").wait_for(state="detached")
        play([first, third], until=lambda player, look: player is third and look.ask == "card")
        elsewhere.press("open-menu")
        elsewhere.press("stand-in")
        assert first.wait().mine
        elsewhere.sees("standing-in")
        elsewhere.see("standing-in").get_by_role("button").click()
        elsewhere.misses("standing-in")
        ann.see("player-1").get_by_text("stands in").wait_for(state="detached")
        play([first, third], until=lambda player, look: player is third and look.ask == "card")
        for person in (ann, bob, elsewhere):
            assert person.refusals == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_wants_to_be_forgotten_is_and_the_match_goes_on(
    browser: Browser, server: ServerProcess, lang: Literal["en", "fr"]
) -> None:
    with Person(browser, server, "Ann", lang=lang) as ann, Person(browser, server, "Zoé", lang=lang) as zoe:
        table = ann.set_table(2)
        zoe.sit(table, 1)
        zoe.press("tab-chat")
        zoe.see("chat-input").fill("Kuckuck")
        zoe.press("chat-send")
        ann.press("tab-chat")
        ann.see("chat").get_by_text("Kuckuck").wait_for()
        ann.see("chat").get_by_text("Zoé").wait_for()
        zoe.press("open-menu")
        zoe.press("forget")
        zoe.press("forget-sure")
        zoe.sees("play-now")
        # Whoever has the page open sees it go at once.
        ann.see("chat").get_by_text("Kuckuck").wait_for(state="detached")
        ann.see("chat").get_by_text({"en": "Someone", "fr": "Quelqu’un"}[lang]).wait_for()
        expect(ann.page.get_by_text("Zoé")).to_have_count(0)
        ann.page.reload()
        ann.press("tab-chat")
        ann.see("chat").get_by_text({"en": "(taken back)", "fr": "(effacé)"}[lang]).wait_for()
        zoe.go(f"/t/{table}")
        zoe.press("tab-chat")
        zoe.misses("chat-input")


def test_a_match_that_the_host_of_the_server_ends_says_so(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob") as bob:
        table = ann.set_table(2)
        bob.sit(table, 1)
        ann.sees("tab-chat")
        assert palier("tables", "close", table, "--yes", "--db", str(server.folder / "palier.sqlite")).returncode == 0
        for person in (ann, bob):
            expect(person.see("table-closed")).to_have_text("The host of this server has ended this game.")
        ann.page.reload()
        ann.sees("table-closed")


def test_a_move_is_taken_back(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server) as ann:
        table = ann.set_table(2, {1: "greedy"})
        player = Player(ann, 0)
        play([player], until=choosing_card)
        hand, cards = player.view["hand"], player.look().cards
        ann.press(cards[0])
        ann.press("undo")
        ann.page.locator("[data-testid=prompt][data-mine][data-ask=card]").wait_for()
        assert player.view["hand"] == hand
        assert player.look().cards == cards
        assert [entry["kind"] for entry in entries_of(server, table)[-2:]] == ["action", "undo"]
        assert ann.refusals == []


def losing(times: int) -> Callable[[Route], None]:
    """Lets requests through to the server, and loses the first so many answers."""
    lost = 0

    def handle(route: Route) -> None:
        nonlocal lost
        answer = route.fetch()
        if lost < times:
            lost += 1
            route.abort()
        else:
            route.fulfill(response=answer)

    return handle


def test_a_seat_whose_answer_was_lost_is_found_again(browser: Browser, server: ServerProcess) -> None:
    with (
        Person(browser, server, "Ann", cut_off=True) as ann,
        Person(browser, server, "Bob", cut_off=True) as bob,
    ):
        # Said again by the page itself.
        ann.page.route("**/api/tables", losing(2))
        table = ann.set_table(3)
        ann.wait_for_greeting(table, 0)
        # Never answered, and said again when the page is loaded anew.
        bob.page.route("**/claim", losing(100))
        bob.go(f"/t/{table}")
        bob.see("name").fill("Bob")
        bob.wait_for_greeting(table, None)
        bob.press("claim-1")
        ann.see("seat-1").get_by_text("Bob").wait_for()
        bob.page.unroute("**/claim")
        bob.page.reload()
        bob.wait_for_greeting(table, 1)
        expect(bob.see("waiting").get_by_text("Bob")).to_have_count(1)


def test_the_host_frees_a_seat_and_who_had_it_is_told(browser: Browser, server: ServerProcess) -> None:
    with (
        Person(browser, server, "Ann", size=SMALL, touch=True) as ann,
        Person(browser, server, "Ana", lang="fr") as stranger,
    ):
        table = ann.set_table(3)
        ann.wait_for_greeting(table, 0)
        stranger.sit(table, 1)
        button = ann.see("free-1")
        expect(button).to_have_accessible_name("Free Ana’s seat")
        button.focus()
        ann.page.keyboard.press("Enter")
        expect(stranger.see("put-out")).to_have_text("L’hôte a libéré votre place.")
        stranger.wait_for_greeting(table, None)
        expect(ann.see("claim-1")).to_have_count(0)
        ann.see("seat-1").get_by_text("Free seat").wait_for()
        # Whoever sits down again under the host's name is shown under another.
        stranger.see("name").fill("ANN")
        stranger.claim(table, 1)
        stranger.misses("put-out")
        ann.see("seat-1").get_by_text("ANN 2").wait_for()


def test_devices_are_listed_and_put_out_one_by_one(browser: Browser, server: ServerProcess) -> None:
    with (
        Person(browser, server, "Ann", size=SMALL, touch=True) as ann,
        Person(browser, server, "Ann", lang="fr") as elsewhere,
    ):
        table = ann.set_table(2, {1: "greedy"})
        ann.wait_for_greeting(table, 0)
        ann.press("open-menu")
        link = ann.see("resume-link").input_value()
        elsewhere.go(link)
        elsewhere.wait_for_greeting(table, 0)
        ann.page.keyboard.press("Escape")
        ann.press("open-menu")
        devices = ann.see("devices").locator("li")
        expect(devices).to_have_count(3)
        expect(devices.first).to_contain_text("this one")
        expect(devices.nth(2)).to_contain_text("at the table now")
        ann.press("put-out-3")
        expect(devices).to_have_count(2)
        expect(elsewhere.see("put-out")).to_have_text("Cet appareil a été retiré de votre place depuis un autre.")
        elsewhere.wait_for_greeting(table, None)
        # The link has been put out too: it seats nobody any more.
        ann.press("put-out-2")
        expect(devices).to_have_count(1)
        ann.press("new-link")
        expect(devices).to_have_count(2)
        new = ann.see("resume-link").input_value()
        assert new != link
        elsewhere.go("/")
        elsewhere.go(new)
        elsewhere.wait_until(lambda: elsewhere.position["seat"] == 0, "is not seated by the new link")


@pytest.mark.long
def test_an_idle_page_is_warned_and_then_stood_in_for(browser: Browser, built_page: Path, tmp_path: Path) -> None:
    with (
        serve(tmp_path, built_page, live_absence_ms=9000, idle_warning_ms=6000) as server,
        Person(browser, server, "Ann", size=SMALL) as ann,
        Person(browser, server, "Bob", lang="fr") as bob,
    ):
        table = ann.set_table(2)
        bob.sit(table, 1)
        people = [Player(ann, 0), Player(bob, 1)]
        ann.wait_for_company()
        acting = people[ann.position["to_act"][0]]
        other = people[1 - acting.seat]
        other.person.page.mouse.move(20, 30)
        acting.person.sees("idle")
        acting.person.press("i-am-here")
        acting.person.misses("idle")
        other.person.page.mouse.move(40, 60)
        acting.person.sees("idle")
        acting.person.sees("standing-in")
        acting.person.page.mouse.move(50, 60)
        acting.person.misses("standing-in")
        assert "standin" in {entry["kind"] for entry in entries_of(server, table)}

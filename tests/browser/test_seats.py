"""Finding a table, taking a seat, leaving it, coming back; and a word on the way."""

from playwright.sync_api import Browser, expect

from tests.browser.driver import Player, choosing_card, play
from tests.browser.people import Person
from tests.browser.wire import entries_of
from tests.server.process import ServerProcess


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

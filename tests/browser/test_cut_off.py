"""The server dies, the network goes away, a tab lags: the page heals by itself, nothing is lost or played twice."""

import json
import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.driver import Look, Over, Player, check_board, choosing_card, in_chain, play
from tests.browser.people import Notices, Person
from tests.browser.site import serve
from tests.browser.wire import entries_of, first_heard, updates_of
from tests.server.process import ServerProcess


def check_log(server: ServerProcess, table: str, person: Person) -> None:
    """The log holds what this person heard, every version once and in order."""
    entries = [(entry["version"], entry["seat"], entry["action"]) for entry in entries_of(server, table)]
    heard = [(update["version"], update["seat"], update["action"]) for update in updates_of(person)]
    first = first_heard(person)
    assert heard == entries[first : first + len(heard)]
    assert [version for version, _, _ in entries] == list(range(1, len(entries) + 1))


def begin_a_chain(person: Person) -> tuple[str, Player]:
    """A match in which this person has to say where somebody lands."""
    while True:
        person.heard.clear()
        table = person.set_table(2, {1: "greedy"})
        player = Player(person, 0)
        with suppress(Over):
            play([player], until=in_chain)
            return table, player


def test_server_killed_in_a_chain(browser: Browser, built_page: Path, tmp_path: Path) -> None:
    with (
        serve(tmp_path / "site", built_page) as server,
        Person(browser, server, cut_off=True) as ann,
    ):
        table, player = begin_a_chain(ann)
        version = ann.version
        before = player.look()

        server.kill()
        ann.sees("reconnecting")
        # Chosen while nobody is there to hear it: it is played when somebody is, once.
        lit = (before.doorways or before.flats)[0]
        ann.press(lit)
        server.start()
        ann.misses("reconnecting")
        player.wait()
        assert [entry["version"] for entry in entries_of(server, table)][:version] == list(range(1, version + 1))
        answer = entries_of(server, table)[version]
        assert answer["seat"] == 0
        assert lit.split("-")[-1] in answer["action"]

        with suppress(Over):
            play([player], until=lambda _, look: look.ask == "card" and ann.version > version + 3)
        check_board(ann)
        assert ann.refusals == []
        check_log(server, table, ann)


def test_offline_while_the_other_plays(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann", cut_off=True) as ann, Person(browser, server, "Bob") as bob:
        table = ann.set_table(2)
        bob.sit(table, 1)
        first, second = Player(ann, 0), Player(bob, 1)
        play([first, second], until=lambda player, look: player is second and look.ask == "card")

        ann.context.set_offline(True)
        ann.sees("reconnecting")
        while (look := second.wait([0])).mine:
            second.act(look)
        assert bob.version > ann.version
        ann.context.set_offline(False)
        ann.misses("reconnecting")
        assert first.wait().mine
        assert ann.version == bob.version
        check_board(ann)

        play([first, second], until=lambda player, look: player is second and look.ask == "card")
        assert ann.refusals == []
        check_log(server, table, ann)


class Lagging:
    """A tab whose network holds back what the server says."""

    def __init__(self) -> None:
        self.holding = False
        self.held: list[str | bytes] = []
        self.page: WebSocketRoute | None = None

    def connect(self, route: WebSocketRoute) -> None:
        self.page = route
        server = route.connect_to_server()

        def from_server(text: str | bytes) -> None:
            if self.holding:
                self.held.append(text)
            else:
                route.send(text)

        route.on_message(server.send)
        server.on_message(from_server)

    def release(self) -> None:
        self.holding = False
        assert self.page is not None
        for text in self.held:
            self.page.send(text)
        self.held.clear()


def test_two_tabs_on_one_seat(browser: Browser, server: ServerProcess) -> None:
    """They stay in step; what is clicked on an old position is not played, though it would be legal on the new one."""
    with Person(browser, server) as ann:
        table = ann.set_table(2, {1: "greedy"})
        player = Player(ann, 0)
        play([player], until=choosing_card)
        lagging = Lagging()
        second = ann.tab()
        second.route_web_socket(re.compile("/live"), lagging.connect)
        second.goto(f"/t/{table}")
        second.locator("[data-testid=prompt][data-mine][data-ask=card]").wait_for()
        cards = player.look().cards
        assert Look(second).cards == cards

        lagging.holding = True
        version = ann.version
        ann.press(cards[0])
        ann.see("undo").wait_for()
        ann.press("undo")
        ann.page.locator("[data-testid=prompt][data-mine][data-ask=card]").wait_for()
        assert len(entries_of(server, table)) == version + 2
        second.get_by_test_id(cards[-1]).first.click()
        while not any(json.loads(text)["type"] == "stale" for text in lagging.held):
            second.evaluate("() => new Promise(requestAnimationFrame)")
        notices = Notices(second)
        lagging.release()
        notices.wait_for("not played")
        second.locator("[data-testid=prompt][data-mine][data-ask=card]").wait_for()
        assert len(entries_of(server, table)) == version + 2
        assert Look(second).cards == cards

        # Healed: the next click counts, and the first tab follows.
        second.get_by_test_id(cards[-1]).first.click()
        ann.page.locator("[data-testid=prompt][data-mine]:not([data-ask=card])").wait_for()
        second.locator("[data-testid=prompt][data-mine]:not([data-ask=card])").wait_for()
        assert player.look().lit == Look(second).lit
        assert entries_of(server, table)[-1]["action"].endswith(cards[-1].removeprefix("card-"))
        check_log(server, table, ann)

"""Keyboard, language, colours, rules, weight: what the page is like."""

import logging

import httpx
from playwright.sync_api import Browser, expect

from tests.browser.driver import Player, check_board, choosing_card, play
from tests.browser.keyboard import Keys
from tests.browser.people import PHONE, SECONDS, Person
from tests.server.process import ServerProcess

LOG = logging.getLogger(__name__)
FIRST_LOAD = 150_000
LOADED = "() => performance.getEntriesByType('resource').map((one) => one.name)"
DARKNESS = """() => {
  const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);
  return 1 - (red + green + blue) / (3 * 255);
}"""


def test_a_whole_turn_with_the_keyboard_alone(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server) as ann:
        ann.set_table(2, {1: "greedy"})
        player = Player(ann, 0)
        keys = Keys(player)
        begun = player.wait()
        assert begun.ask == "card"
        turn = player.view["turn"]
        for _ in range(60):
            look = player.wait()
            if look.over or player.view["turn"] >= turn + 4:
                break
            keys.act(look)
        assert player.view["turn"] >= turn + 4
        assert ann.refusals == []


def test_moves_are_acted_out_and_can_be_skipped(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, speed="quick") as ann:
        ann.set_table(2, {1: "greedy"})
        player = Player(ann, 0)
        play([player], until=lambda _, look: player.view["turn"] >= 3)
        check_board(ann)
        ann.press("open-menu")
        ann.see("speed-calm").check()
        ann.page.keyboard.press("Escape")
        for _ in range(4):
            player.act(player.wait())
            ann.page.keyboard.press("s")
        player.wait()
        check_board(ann)
        assert ann.refusals == []


def test_language_changes_at_once(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server) as ann:
        ann.set_table(2, {1: "greedy"})
        player = Player(ann, 0)
        play([player], until=choosing_card)
        loaded = ann.page.evaluate("() => performance.timeOrigin")
        english = ann.see("prompt").inner_text()
        assert ann.page.locator("html").get_attribute("lang") == "en"
        ann.press("language")
        ann.page.wait_for_function("() => document.documentElement.lang === 'fr'")
        french = ann.see("prompt").inner_text()
        assert french != english
        expect(ann.see("tab-log")).to_have_text("Journal")
        assert ann.page.evaluate("() => performance.timeOrigin") == loaded
        assert player.look().cards

        ann.page.reload()
        player.wait()
        assert ann.see("prompt").inner_text() == french


def test_light_and_dark(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server) as ann, Person(browser, server, dark=True) as bob:
        for person in (ann, bob):
            person.go("/")
            person.sees("play-now")
        assert ann.page.evaluate(DARKNESS) < 0.3
        assert bob.page.evaluate(DARKNESS) > 0.7
        # The system's, light, dark.
        ann.press("theme")
        ann.press("theme")
        ann.page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
        assert ann.page.evaluate(DARKNESS) > 0.7
        ann.page.reload()
        ann.sees("play-now")
        assert ann.page.evaluate(DARKNESS) > 0.7


def test_rules_beside_the_board(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server) as ann:
        ann.set_table(2, {1: "greedy"})
        play([Player(ann, 0)], until=choosing_card)
        ann.see("hand").locator(".help").first.click()
        ann.see("rules-pointed").get_by_text("RS-").first.wait_for()
        ann.see("rules-search").fill("RS-34")
        expect(ann.see("rules").locator(".id")).to_have_text(["RS-34"])
        ann.page.set_viewport_size(PHONE)
        ann.press("open-rules")
        ann.see("rules-drawer").get_by_test_id("rules-search").wait_for()


def test_first_load_is_light(browser: Browser, server: ServerProcess) -> None:
    """Scripts and styles from the first page to the board, gzipped. How long the board takes is told, not judged:

    pytest tests/browser -k first_load -o log_cli=true -o log_cli_level=INFO
    """
    with Person(browser, server) as ann:
        ann.go("/")
        ann.see("play-now").wait_for()
        ann.page.wait_for_load_state("networkidle")
        home = set(ann.page.evaluate(LOADED))
        ann.press("play-now")
        player = Player(ann, 0)
        assert player.wait().mine
        everything = home | set(ann.page.evaluate(LOADED))
        ann.page.reload()
        player.wait()
        interactive = ann.page.evaluate("() => performance.now()")
        weights = {address: on_the_wire(address) for address in everything if address.endswith((".js", ".css"))}
        assert len(weights) >= 4
        first = sum(weight for address, weight in weights.items() if address in home)
        LOG.info("scripts and styles: %d B for the first page, %d B to the board", first, sum(weights.values()))
        LOG.info("board interactive %d ms after a reload", interactive)
        assert sum(weights.values()) < FIRST_LOAD


def on_the_wire(address: str) -> int:
    with httpx.stream("GET", address, headers={"accept-encoding": "gzip"}, timeout=SECONDS) as answer:
        assert answer.status_code == 200
        body = b"".join(answer.iter_raw())
        assert len(body) < 1024 or answer.headers["content-encoding"] == "gzip"
        return len(body)

"""Looking at a card that is not lit: it is told of, the table stays in sight, and a hasty tap opens nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.driver import Player, choosing_card, play
from tests.browser.people import PHONE, Person, two_frames
from tests.browser.prepared import Prepared
from tests.browser.site import axe_script
from tests.browser.test_axe import audit
from tests.browser.test_les_colocs import cancelled_television
from tests.browser.test_wucherer_set import dealt, fresh
from tests.server.process import ServerProcess


def building() -> Prepared:
    """Ann, who holds an alibi, has put a mover's storey under her roof."""
    hands = ("mover student single bomb alibi", "removal removal removal removal removal")
    return dealt(0, *hands, steps=["build roof", "storey mover"])


TABLES = {"wucherer": building, "les_colocs": cancelled_television, "touched": fresh, "typed": fresh}


# Both taps in one go, so that no busy machine makes the second one a considered one.
TWICE = """async ([lit, again]) => {
  document.querySelector(lit).click();
  while (document.querySelector(lit) || !document.querySelector(again)) await new Promise(requestAnimationFrame);
  document.querySelector(again).click();
}"""
AFTER_A_WHILE = 1000
"""Milliseconds after which a touch is meant."""


@pytest.fixture(scope="module")
def tables() -> dict[str, Prepared]:
    return {name: lay() for name, lay in TABLES.items()}


def roomshare(ann: Person, _: dict[str, Prepared]) -> tuple[str, str]:
    """A card is chosen, which lights some flats and others not."""
    ann.set_table(2, {1: "greedy"})
    play([Player(ann, 0)], until=choosing_card)
    return "[data-testid^=card-][data-playable]", '[data-testid^=flat-]:not([aria-label*="Playable."])'


def wucherer(ann: Person, tables: dict[str, Prepared]) -> tuple[str, str]:
    """While a house is built all cards are lit; once it is done some are not."""
    ann.go(tables["wucherer"].link(0))
    ann.sees("hand")
    return "body:has([data-ask=storey]) [data-action=done]", "[data-testid=card-alibi]:not([data-playable])"


def les_colocs(ann: Person, tables: dict[str, Prepared]) -> tuple[str, str]:
    """What was announced leaves the hand, and another card comes to lie under the finger."""
    ann.go(tables["les_colocs"].link(0))
    ann.sees("hand")
    return "[data-testid=do-act-jeu_de_role]", "[data-testid=card-pizza] button"


@pytest.mark.parametrize("begin", [roomshare, wucherer, les_colocs])
def test_a_hasty_second_tap_opens_nothing(
    browser: Browser,
    server: ServerProcess,
    tables: dict[str, Prepared],
    begin: Callable[[Person, dict[str, Prepared]], tuple[str, str]],
) -> None:
    with Person(browser, server, size=PHONE, touch=True) as ann:
        lit, again = begin(ann, tables)
        ann.page.locator(lit).first.wait_for()
        version = ann.version
        ann.page.evaluate(TWICE, [lit, again])
        two_frames(ann.page)
        assert ann.page.locator("dialog[open]").count() == 0
        ann.wait_past(version)
        # Later it is meant.
        ann.page.wait_for_timeout(AFTER_A_WHILE)
        ann.page.locator(again).first.tap()
        ann.sees("look")


def test_the_table_stays_in_reach(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    """What opens lies neither on what was touched nor on half of the screen; the next touch plays and closes it."""
    with Person(browser, server, size=PHONE, touch=True, scripts=(axe_script(),)) as ann:
        ann.go(tables["touched"].link(0))
        ann.sees("hand")
        ann.page.wait_for_timeout(AFTER_A_WHILE)
        ann.press("card-alibi")
        ann.see("look").get_by_text("W-125").wait_for()
        assert not overlap(ann.see("look"), ann.see("card-alibi"))
        assert height(ann.see("look")) <= PHONE["height"] / 2
        # From there the whole book is one touch away.
        ann.press("look-rules")
        ann.see("rules-drawer").get_by_test_id("rules-search").wait_for()
        ann.page.keyboard.press("Escape")
        ann.press("card-alibi")
        ann.sees("look")
        assert audit(ann.page, "looked at", (PHONE,)) == []
        ann.page.set_viewport_size(PHONE)
        version = ann.version
        ann.press("card-roof")
        ann.misses("look")
        ann.wait_past(version)


def test_by_keyboard(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    """What was looked at has the keyboard, and gives it back."""
    with Person(browser, server, size={"width": 1200, "height": 800}) as ann:
        ann.go(tables["typed"].link(0))
        ann.see("card-alibi").focus()
        ann.page.keyboard.press("i")
        ann.see("look").get_by_text("W-125").wait_for()
        assert ann.page.evaluate("() => document.activeElement.closest('[data-testid=look]') !== null")
        ann.page.keyboard.press("Escape")
        ann.misses("look")
        assert ann.page.evaluate("() => document.activeElement.dataset.testid") == "card-alibi"


def height(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["height"]


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]

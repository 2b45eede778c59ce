"""Plays Wucherer in the page: looks at what is lit, and clicks it."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.driver import MOST_CLICKS, SETTLED
from tests.browser.people import WHOLE_MATCH, Person

SOON = 3000
"""Milliseconds after which something lit that cannot be clicked is looked at anew."""
REACTIONS = ("squat", "madman", "police", "alibi", "broker")

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const ids = (selector) => all(selector).map((one) => one.dataset.testid);
  const prompt = document.querySelector('[data-testid=prompt]');
  const active = document.querySelector('[data-testid=players] [aria-current=true]');
  return {
    ask: prompt?.dataset.ask ?? null,
    mine: prompt?.dataset.mine === 'true',
    over: document.querySelector('[data-testid=result]') !== null,
    active: active ? Number(active.dataset.testid.split('-')[1]) : null,
    cards: ids('[data-testid^=card-][data-playable]'),
    places: ids('[data-testid^=flat-][data-playable], [data-testid^=house-][data-playable]'),
    buttons: all('[data-action]').map((one) => one.dataset.action),
    choosing: document.querySelector('[data-testid=choose]') !== null,
    reading: document.querySelector('[data-testid=look]') !== null,
  };
}"""

DRAWN = """() => ({
  flats: Object.fromEntries([...document.querySelectorAll('[data-flat]')].map(
    (one) => [one.dataset.flat, one.dataset.occupant ?? null])),
  money: Object.fromEntries([...document.querySelectorAll('[data-testid^=money-] .number')].map(
    (one) => [one.parentElement.dataset.testid, Number(one.textContent)])),
  prisoner: document.querySelector('[data-testid=jail]')?.dataset.prisoner ?? null,
  pile: Number(document.querySelector('[data-testid=pile]')?.textContent),
})"""


class Look:
    """What the page shows at one moment."""

    def __init__(self, page: Page) -> None:
        seen: dict[str, Any] = page.evaluate(LOOK)
        self.ask: str | None = seen["ask"]
        self.mine: bool = seen["mine"]
        self.over: bool = seen["over"]
        self.active: int | None = seen["active"]
        self.cards: list[str] = seen["cards"]
        self.places: list[str] = seen["places"]
        self.buttons: list[str] = seen["buttons"]
        self.choosing: bool = seen["choosing"]
        self.reading: bool = seen["reading"]
        """Whoever touches a card that is not lit reads about it, and that may lie on what is."""


class Landlord:
    """A person who plays at a seat: builds, lets, and answers whenever there is a card for it."""

    def __init__(self, person: Person, seat: int, seed: int = 0) -> None:
        self.person = person
        self.seat = seat
        self.random = Random(seed * 10 + seat)
        self.asked: set[str] = set()
        """What this player has been asked."""

    def look(self) -> Look:
        return Look(self.person.page)

    def wait(self, others: Sequence[int] = ()) -> Look:
        """Until it is this player's turn, one of the others', or the end."""
        self.person.page.wait_for_function(SETTLED, arg=[f"player-{seat}" for seat in others])
        return self.look()

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.person.position["view"]
        return view

    def choose(self, action: str, timeout: float | None = None) -> None:
        """Clicks the button of an action, once it is there."""
        self.person.press_on(self.person.page.locator(f'[data-action="{action}"]').first, timeout)

    def answer(self, action: str) -> None:
        """Clicks an action and waits until the server has taken it."""
        # What is new while the button is still awaited is not yet the answer.
        self.person.page.locator(f'[data-action="{action}"]').first.wait_for()
        version = self.person.version
        self.choose(action)
        self.person.wait_past(version)

    def touch(self, testid: str) -> None:
        """Clicks something lit and waits until the server has taken it."""
        self.person.see(testid).and_(self.person.page.locator("[data-playable]")).wait_for()
        version = self.person.version
        self.person.press(testid)
        self.person.wait_past(version)

    def press_lit(self, testids: Sequence[str]) -> None:
        chosen = self.random.choice(testids)
        self.person.press_on(self.person.page.locator(f"[data-testid={chosen}][data-playable]").first, SOON)

    def act(self, look: Look) -> None:
        """One click on something lit, unless it is gone by then: others act too, and the next look tells."""
        with suppress(PlaywrightTimeout):
            self.click(look)

    def click(self, look: Look) -> None:
        if look.ask is not None:
            self.asked.add(look.ask)
        answers = [button for button in look.buttons if button.startswith("answer ")]
        if look.reading:
            self.person.page.keyboard.press("Escape")
        elif look.choosing:
            self.choose(look.buttons[0], SOON)
        elif answers:
            self.choose(self.random.choice(answers), SOON)
        elif look.ask == "rent":
            self.choose(max((button for button in look.buttons), key=lambda button: int(button.split()[1])), SOON)
        elif look.ask == "storey":
            built = self.view["building"]
            if look.cards and (not built or (built < 3 and self.random.random() < 0.6)):
                self.press_lit(look.cards)
            else:
                self.choose("done", SOON)
        elif look.places:
            self.press_lit(look.places)
        elif look.cards and (not look.buttons or self.random.random() < 0.85):
            self.press_lit(look.cards)
        else:
            self.choose(look.buttons[-1], SOON)


def play(
    players: Sequence[Landlord],
    until: Callable[[Landlord, Look], bool] | None = None,
    seconds: float = WHOLE_MATCH,
) -> Landlord:
    """The people at a table play what is lit in their pages, to the end or until `until`; whose page it is then."""
    seats = {player.seat: player for player in players}
    player = players[0]
    deadline = time.monotonic() + seconds
    for _ in range(MOST_CLICKS):
        assert time.monotonic() < deadline, f"{player.person.name}'s page shows {vars(player.look())}"
        look = player.wait([seat for seat in seats if seat != player.seat])
        if look.over:
            assert until is None, "the match ended before what was waited for"
            return player
        if not look.mine:
            assert look.active is not None
            player = seats[look.active]
        elif until is not None and until(player, look):
            return player
        else:
            player.act(look)
    raise AssertionError(f"after {MOST_CLICKS} clicks the match is not over")


def check_street(person: Person) -> None:
    """What is drawn is where the server says the match is, however it came there."""
    view = person.position["view"]
    drawn = person.page.evaluate(DRAWN)
    assert drawn["flats"] == {flat["name"]: flat["occupant"] for house in view["houses"] for flat in house["flats"]}
    assert drawn["money"] == {f"money-{seat}": total + money for seat, (total, money) in enumerate(pairs(view))}
    assert drawn["prisoner"] == (None if view["prisoner"] is None else str(view["prisoner"]))
    assert drawn["pile"] == view["pile_size"]


def pairs(view: dict[str, Any]) -> list[tuple[int, int]]:
    return list(zip(view["totals"], view["money"], strict=True))


def final_money(page: Page) -> list[int]:
    """The totals in the result."""
    return [int(cell) for cell in page.locator("[data-testid=result] tfoot td").all_inner_texts()]

"""Plays RoomShare in the page: looks at what is lit, and clicks it."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.people import WHOLE_MATCH, Person

CHAIN = ("chain", "landing", "staying")
MOST_CLICKS = 3000

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
    flats: ids('[data-testid^=flat-][data-playable]'),
    holders: ids('[data-testid^=flat-][aria-label*="Playable."], [data-testid^=flat-][aria-label*="Jouable."]'),
    doorways: ids('[data-testid^=doorway-]'),
    meeples: ids('[data-testid^=meeple-]'),
    colours: ids('[data-testid^=colour-]'),
    buttons: ids('[data-testid=auto], [data-testid=pass]'),
    close_up: document.querySelector('[data-testid=close-up]') !== null,
    confirm: document.querySelector('[data-testid=confirm]') !== null,
    undo: document.querySelector('[data-testid=undo]') !== null,
  };
}"""

# It is one's turn, or that of somebody else who is not a bot, or nobody's any more.
SETTLED = """(others) => {
  const prompt = document.querySelector('[data-testid=prompt]');
  const active = document.querySelector('[data-testid=players] [aria-current=true]');
  return document.querySelector('[data-testid=result]') !== null
    || prompt?.dataset.mine === 'true'
    || (active && others.includes(active.dataset.testid));
}"""


# Which meeples are drawn, and which scores stand beside the names.
DRAWN = """() => ({
  meeples: document.querySelectorAll('[data-testid=board] .token').length,
  scores: [...document.querySelectorAll('[data-testid^=score-] .number')].map((one) => one.textContent.trim()),
})"""


class Over(Exception):
    """The match ended before what was waited for."""


class Look:
    """What the page shows at one moment."""

    def __init__(self, page: Page) -> None:
        seen: dict[str, Any] = page.evaluate(LOOK)
        self.ask: str | None = seen["ask"]
        self.mine: bool = seen["mine"]
        self.over: bool = seen["over"]
        self.active: int | None = seen["active"]
        self.cards: list[str] = seen["cards"]
        self.flats: list[str] = seen["flats"]
        self.holders: list[str] = seen["holders"]
        """Flats with something lit inside; said in their labels."""
        self.doorways: list[str] = seen["doorways"]
        self.meeples: list[str] = seen["meeples"]
        self.colours: list[str] = seen["colours"]
        self.buttons: list[str] = seen["buttons"]
        self.close_up: bool = seen["close_up"]
        self.confirm: bool = seen["confirm"]
        self.undo: bool = seen["undo"]

    @property
    def lit(self) -> list[str]:
        """What can be played with one click."""
        return [*self.cards, *self.flats, *self.doorways, *self.meeples, *self.colours, *self.buttons]


class Player:
    """A person who plays at a seat; what they choose follows a taste and a seed."""

    def __init__(self, person: Person, seat: int, seed: int = 0) -> None:
        self.person = person
        self.seat = seat
        self.random = Random(seed * 10 + seat)

    def look(self) -> Look:
        return Look(self.person.page)

    def wait(self, others: Sequence[int] = ()) -> Look:
        """Until it is this player's turn, one of the others', or the end."""
        self.person.page.wait_for_function(SETTLED, arg=[f"player-{seat}" for seat in others])
        return self.look()

    def choose(self, look: Look) -> str:
        """What is clicked next."""
        if look.confirm:
            return "confirm"
        if look.ask in CHAIN and "auto" in look.buttons and self.random.random() < 0.4:
            return "auto"
        if look.ask == "place" and look.flats and not look.close_up:
            return self.fullest(look.flats)
        inside = look.doorways + look.meeples
        if look.close_up and inside:
            return self.random.choice(inside)
        lit = [one for one in look.lit if one != "auto"]
        return self.random.choice(lit or look.holders)

    def fullest(self, flats: list[str]) -> str:
        """Mostly a flat that is about to be full, so that there are chains to play."""
        if self.random.random() < 0.3:
            return self.random.choice(flats)
        count = {f"flat-{flat['name']}": sum(1 for one in flat["tenants"] if one) for flat in self.view["flats"]}
        most = max(count[flat] for flat in flats)
        return self.random.choice([flat for flat in flats if count[flat] == most])

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.person.position["view"]
        return view

    def act(self, look: Look | None = None) -> str:
        """One click on something lit."""
        chosen = self.choose(look or self.look())
        self.person.press(chosen)
        return chosen


def play(
    players: Sequence[Player],
    until: Callable[[Player, Look], bool] | None = None,
    seconds: float = WHOLE_MATCH,
) -> Player:
    """The people at a table play what is lit in their pages, to the end or until `until`; whose page it is then.

    Over when the match ends before `until` comes true.
    """
    seats = {player.seat: player for player in players}
    player = players[0]
    deadline = time.monotonic() + seconds
    for _ in range(MOST_CLICKS):
        assert time.monotonic() < deadline, f"{player.person.name}'s page shows {vars(player.look())}"
        look = player.wait([seat for seat in seats if seat != player.seat])
        if look.over:
            if until is not None:
                raise Over
            return player
        if not look.mine:
            assert look.active is not None
            player = seats[look.active]
        elif until is not None and until(player, look):
            return player
        else:
            player.act(look)
    raise AssertionError(f"after {MOST_CLICKS} clicks the match is not over")


def in_chain(player: Player, look: Look) -> bool:
    return look.ask in CHAIN


def choosing_card(player: Player, look: Look) -> bool:
    return look.ask == "card"


def check_board(person: Person) -> None:
    """What is drawn is where the server says the match is, however it came there."""
    view = person.position["view"]
    drawn = person.page.evaluate(DRAWN)
    assert drawn["meeples"] == sum(1 for flat in view["flats"] for tenant in flat["tenants"] if tenant)
    assert [number_of(text) for text in drawn["scores"]] == view["scores"]


def number_of(text: str) -> int:
    return int(text.replace("−", "-"))


def final_scores(page: Page) -> list[int]:
    """The totals in the result."""
    cells = page.locator("[data-testid=result] tfoot tr:first-child td").all_inner_texts()
    return [number_of(cell) for cell in cells]

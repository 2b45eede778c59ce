"""Plays Les Colocs in the page: looks at which buttons there are, and clicks them."""

import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from palier.games.les_colocs.cards import CARD_NAMES, JOB_NAMES
from tests.browser.people import SECONDS, WHOLE_MATCH, Person
from tests.browser.prepared import Step

LOOK = """() => {
  const ids = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.testid);
  const prompt = document.querySelector('[data-testid=prompt]');
  return {
    ask: prompt?.dataset.ask ?? null,
    mine: prompt?.dataset.mine === 'true',
    over: document.querySelector('[data-testid=result]') !== null,
    cards: ids('[data-testid^=do-]'),
    buttons: ids('[data-testid^=action-]'),
    choosing: document.querySelector('[data-testid=cancel]') !== null,
  };
}"""

# Which cards lie in which room, what they count in all, and what is left to spend.
DRAWN = """() => [...document.querySelectorAll('[data-testid=rooms] > section')].map((room) => ({
  seat: Number(room.dataset.testid.split('-')[1]),
  cards: [...room.querySelectorAll('[data-testid^=piece-]')].map((one) => one.dataset.testid.split('-')[2]).sort(),
  slack: Number(room.querySelector('[data-testid=slack]')?.dataset.slack),
}))"""

SHORT = 3000


class Look:
    """What the page shows at one moment."""

    def __init__(self, page: Page) -> None:
        seen: dict[str, Any] = page.evaluate(LOOK)
        self.ask: str | None = seen["ask"]
        self.mine: bool = seen["mine"]
        self.over: bool = seen["over"]
        self.cards: list[str] = seen["cards"]
        self.buttons: list[str] = seen["buttons"]
        self.choosing: bool = seen["choosing"]


class Roommate:
    """A person who plays at a seat: announces what can be announced, and sometimes spoils what others announce."""

    def __init__(self, person: Person, seat: int, seed: int = 0) -> None:
        self.person = person
        self.seat = seat
        self.random = Random(seed * 10 + seat)
        self.asked: set[str] = set()
        """What this player has been asked."""

    def choose(self, look: Look) -> str:
        mild = [one for one in look.cards if not one.startswith(("do-play", "do-discard"))]
        if look.choosing:
            return self.random.choice(look.buttons)
        if mild and self.random.random() < 0.9:
            return self.random.choice(mild)
        plays = [one for one in look.cards if one.startswith("do-play")]
        if plays and self.random.random() < 0.5:
            return self.random.choice(plays)
        return self.random.choice(look.buttons or look.cards)

    def act(self) -> Look:
        """One click if it is for this player to decide. A bot may play a card meanwhile, so that a button goes away."""
        look = Look(self.person.page)
        if look.mine and not look.over:
            self.asked.add(str(look.ask))
            with suppress(Late):
                self.person.page.get_by_test_id(self.choose(look)).first.click(timeout=SHORT)
        return look


def play(players: Sequence[Roommate], seconds: float = WHOLE_MATCH) -> None:
    """The people at a table click to the end of the match."""
    deadline = time.monotonic() + seconds
    while True:
        looks = [player.act() for player in players]
        if all(look.over for look in looks):
            return
        assert time.monotonic() < deadline, [vars(look) for look in looks]
        if not any(look.mine for look in looks):
            players[0].person.page.wait_for_timeout(20)


def check_rooms(person: Person) -> None:
    """What is drawn comes to be where the server says the match is: a page draws what it hears one by one."""
    deadline = time.monotonic() + SECONDS
    while True:
        told = [
            (seat, sorted(card["card"] for card in seen["room"]), seen["slack"])
            for seat, seen in enumerate(person.position["view"]["seats"])
        ]
        drawn = sorted((room["seat"], room["cards"], room["slack"]) for room in person.page.evaluate(DRAWN))
        if drawn == told:
            return
        assert time.monotonic() < deadline, (drawn, told)
        person.page.wait_for_timeout(20)


# Situations


def dealt(first: int, jobs: Sequence[str], hands: Sequence[str]) -> list[int]:
    """The chance outcomes that deal these jobs and hands; both are given by seat, from seat 0 on."""
    players = len(jobs)
    order = [(first + step) % players for step in range(players)]
    outcomes = [(first - 1) % players]
    outcomes += [JOB_NAMES.index(jobs[seat]) for seat in order]
    for seat in order:
        outcomes += cards(hands[seat])
    return outcomes


def cards(names: str) -> list[int]:
    return [CARD_NAMES.index(name) for name in names.split()]


def drawing(names: str, *dice: int) -> Step:
    """The Draw phase with what is drawn, and the dice of the Roll phase that follows."""
    return ("draw", [*cards(names), *dice])

"""The games in the kit, and every way to set one up.

A new game joins by adding its name to IN_THE_KIT; it then gets every test of this folder. What only the game itself can
say (which things are conserved, which texts there are) goes into its HOOKS, and is optional.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import palier
from palier import BadOptions, Game
from palier.engine.options import OptionValue
from palier.games.roomshare import actions as roomshare_actions

IN_THE_KIT = ("roomshare", "home_staging")


class Case(NamedTuple):
    """One way to set up a match: a game, a number of players and a complete set of options."""

    name: str
    players: int
    chosen: tuple[tuple[str, OptionValue], ...]

    @property
    def game(self) -> Game[Any]:
        return palier.games[self.name]

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self.chosen)

    def __str__(self) -> str:
        defaults = {option.name: option.default for option in self.game.options}
        words = [self.name, f"{self.players}p"]
        for name, value in self.chosen:
            if value != defaults[name]:
                words.append(name if value is True else f"{name}={value}")
        return "-".join(words)


KEPT_SHORT: dict[str, tuple[dict[str, OptionValue], ...]] = {
    "home_staging": (
        {"mission": "m00_odette"},
        {"mission": "m03_horloger", "strict_paths": True},
        {"mission": "m07_sans_couloir"},
        {"mission": "m11_collectionneur", "drawn_choices": True},
    ),
}
"""Games with too many option sets to play them all: these, with each number of players of SEATS that takes them."""
SEATS = {"home_staging": (1, 2, 3)}


def option_sets(game: Game[Any], players: int) -> Iterator[dict[str, OptionValue]]:
    """Every combination of declared values that the game accepts for this number of players."""
    names = [option.name for option in game.options]
    every = (dict(zip(names, values, strict=True)) for values in product(*(option.values() for option in game.options)))
    for given in KEPT_SHORT.get(game.name, every):
        try:
            yield game.check_options(players, given)
        except BadOptions:
            continue


@cache
def every_case(name: str) -> tuple[Case, ...]:
    game = palier.games[name]
    return tuple(
        Case(name, players, tuple(options.items()))
        for players in SEATS.get(name, range(game.fewest, game.most + 1))
        for options in option_sets(game, players)
    )


@cache
def few_cases(name: str) -> tuple[Case, ...]:
    """For tests that cost more: few cases, in which each option value still meets each number of players."""
    facts = {case: {(case.players, *choice) for choice in case.chosen} for case in every_case(name)}
    few: list[Case] = []
    missing = set().union(*facts.values())
    while missing:
        # Each time the one that brings most; the first of equals, so that the plain game of each number is in.
        best = max(facts, key=lambda case: len(facts[case] & missing))
        few.append(best)
        missing -= facts[best]
    return tuple(sorted(few, key=every_case(name).index))


EVERY = [case for name in IN_THE_KIT for case in every_case(name)]
FEW = [case for name in IN_THE_KIT for case in few_cases(name)]


class Hooks(NamedTuple):
    """What the kit cannot find out by itself."""

    conserved: Callable[[Case, Mapping[str, Any]], tuple[object, object]] | None = None
    """From a case and a position: what is counted there, and what must be."""
    texts: Sequence[str] = ()
    """Every notation there is, where they can be listed."""
    told_chance: frozenset[str] = frozenset()
    """Kinds of events that tell everybody what chance gave (a die on the table)."""


# RoomShare


ROOMSHARE_COLOURS = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}


def roomshare_conserved(case: Case, position: Mapping[str, Any]) -> tuple[object, object]:
    """RS-3, RS-4: nine meeples of each colour. RS-6, RS-7: five of each Key, two of each event."""
    if position["stage"] == "setup":
        # Meeples that will start in a corner are not on the board yet, and no card is dealt.
        return 0, sum(sum(hand.values()) for hand in position["hands"]) + sum(position["deck"].values())
    counted = dict.fromkeys(ROOMSHARE_COLOURS.values(), 0)
    for row in position["board"]:
        for flat in row:
            for letter in flat.replace(".", ""):
                counted[ROOMSHARE_COLOURS[letter]] += 1
    for reserve in position["reserves"]:
        for colour, number in reserve.items():
            counted[colour] += number
    piles = [*position["hands"], position["deck"], position["discard"]]
    if position["played"] is not None:
        piles.append({position["played"]: 1})
    for pile in piles:
        for card, number in pile.items():
            counted[card] = counted.get(card, 0) + number
    expected = dict.fromkeys(ROOMSHARE_COLOURS.values(), 9)
    if not case.options["no_cards"]:
        expected |= {f"key-{colour}": 5 for colour in ROOMSHARE_COLOURS.values()}
        expected |= dict.fromkeys(("communication", "departure", "eviction", "contract", "exchange"), 2)
        if case.options["renovation"]:
            expected["renovation"] = 2
    return counted, expected


HOOKS: dict[str, Hooks] = {
    "roomshare": Hooks(conserved=roomshare_conserved, texts=tuple(roomshare_actions.TEXTS)),
}


def hooks(case: Case) -> Hooks:
    return HOOKS.get(case.name, Hooks())

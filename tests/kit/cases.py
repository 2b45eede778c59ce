"""The games in the kit, and every way to set one up.

A new game joins by adding its name to IN_THE_KIT; it then gets every test of this folder. What only the game itself can
say (which things are conserved, which texts there are) goes into its HOOKS, and is optional.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Any, NamedTuple

import palier
from palier import BadOptions, Game
from palier.engine.options import OptionValue
from palier.games.home_staging.geometry import NUMBERS, parse_outline, squares_of
from palier.games.home_staging.mission import Mission, mission_named
from palier.games.home_staging.pieces import PIECE_INDEX, PIECE_NUMBER, SHAPE_OF, SHAPES
from palier.games.les_colocs import actions as les_colocs_actions
from palier.games.les_colocs.cards import CARD_NAMES, COPIES, JOB_NAMES
from palier.games.roomshare import actions as roomshare_actions
from palier.games.wucherer import actions as wucherer_actions
from palier.games.wucherer.setup import cards_in_game

IN_THE_KIT = ("roomshare", "home_staging", "les_colocs", "wucherer")
MOST_SETS = 64
"""A game with more option sets than this for one number of players is tried with some of them."""


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
    """Every combination of declared values that the game accepts for this number of players, or telling ones."""
    names = [option.name for option in game.options]
    if game.name in KEPT_SHORT:
        every: Iterator[dict[str, OptionValue]] = iter(KEPT_SHORT[game.name])
    elif has_too_many(game):
        yield from telling_sets(game, players)
        return
    else:
        every = (
            dict(zip(names, values, strict=True)) for values in product(*(option.values() for option in game.options))
        )
    for given in every:
        try:
            yield game.check_options(players, given)
        except BadOptions:
            continue


def has_too_many(game: Game[Any]) -> bool:
    return prod(len(option.values()) for option in game.options) > MOST_SETS


def telling_sets(game: Game[Any], players: int) -> Iterator[dict[str, OptionValue]]:
    """The plain game and as many other values together as the game accepts; each other value alone for one number."""
    plain = game.check_options(players, {})
    yield plain
    others = [(option.name, value) for option in game.options for value in option.values() if value != option.default]
    numbers = game.most - game.fewest + 1
    for name, value in others[players - game.fewest :: numbers]:
        try:
            yield game.check_options(players, {name: value})
        except BadOptions:
            continue
    for order in (others, others[::-1]):
        together: dict[str, OptionValue] = {}
        for name, value in order:
            try:
                game.check_options(players, {**together, name: value})
            except BadOptions:
                continue
            together[name] = value
        yield game.check_options(players, together)


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
    """For tests that cost more: few cases, in which each option value still meets each number of players.

    Where a game has too many option sets, both are there, but not each with each.
    """
    facts: dict[Case, set[tuple[object, ...]]] = {}
    for case in every_case(name):
        if has_too_many(case.game):
            facts[case] = {(case.players,), *case.chosen}
        else:
            facts[case] = {(case.players,), *((case.players, *choice) for choice in case.chosen)}
    few: list[Case] = []
    missing: set[tuple[object, ...]] = set().union(*facts.values())
    while missing:
        # Each time the one that brings most; the first of equals, so that the plain game of each number is in.
        best = max(facts, key=lambda case: len(facts[case] & missing))
        few.append(best)
        missing -= facts[best]
    return tuple(sorted(few, key=every_case(name).index))


EVERY = [case for name in IN_THE_KIT for case in every_case(name)]
FEW = [case for name in IN_THE_KIT for case in few_cases(name)]


Law = Callable[[Case, Mapping[str, Any]], tuple[object, object]]
"""From a case and a position: what is counted there, and what must be."""


class Hooks(NamedTuple):
    """What the kit cannot find out by itself."""

    conserved: Law | None = None
    conserves: Sequence[str] = ()
    """The parts of a position in which the law must see a change."""
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


# Home Staging


def home_staging_conserved(case: Case, position: Mapping[str, Any]) -> tuple[object, object]:
    """Cards stay in their rooms and are turned up once (HS-8, HS-11, HS-12); nobody draws more pieces than there are
    tokens (HS-16, HS-17), nor two things on one square (HS-25, HS-26)."""
    mission = mission_named(str(case.options["mission"]))
    cards: list[dict[str, str | None]] = position["cards"]
    done, current = position["done"], position["room"]
    letters: dict[str, list[str]] = {}
    for room in cards:
        for number, letter in room.items():
            letters.setdefault(number, []).extend([letter] if letter else [])
    counted: dict[str, object] = {
        "cards": [sorted(room, key=int) for room in cards],
        "turned up": sum(letter is not None for room in cards for letter in room.values()),
        "twins alike": [number for number, found in letters.items() if len(found) != len(set(found))],
        "face down in rooms done": [room for room in done if None in cards[room].values()],
        "face up in rooms to come": [
            room for room in range(mission.rooms) if room not in (*done, current) and any(cards[room].values())
        ],
        "rooms done twice": len(done) - len(set(done)),
        "pieces too many": [pieces_too_many(mission, cards, plan["pieces"]) for plan in position["plans"]],
        "squares taken twice": [squares_taken_twice(plan) for plan in position["plans"]],
    }
    sheets = len(position["plans"])
    return counted, {
        "cards": [
            [str(number) for number in sorted(mission.card_number[card] for card in mission.cards_of(room))]
            for room in range(mission.rooms)
        ],
        "turned up": position["turn"],
        "twins alike": [],
        "face down in rooms done": [],
        "face up in rooms to come": [],
        "rooms done twice": 0,
        "pieces too many": [{}] * sheets,
        "squares taken twice": [0] * sheets,
    }


def pieces_too_many(
    mission: Mission, cards: list[dict[str, str | None]], pieces: list[tuple[str, int]]
) -> dict[tuple[int, str, str], int]:
    """By room, number and letter of a card: the pieces drawn beyond its tokens, or all where it is face down."""
    drawn: Counter[tuple[int, str, str]] = Counter()
    for text, room in pieces:
        piece = PIECE_INDEX[text.split()[0]]
        drawn[room, str(PIECE_NUMBER[piece]), "AB"[piece % 4 // 2]] += 1
    for card in range(len(mission.card_number)):
        room, number = mission.card_room[card], str(mission.card_number[card])
        letter = cards[room].get(number)
        if letter is not None:
            drawn[room, number, letter] -= mission.card_tokens[card]
    return dict(+drawn)


def squares_taken_twice(plan: Mapping[str, Any]) -> int:
    """By furniture, rugs left aside, and by rooms that are closed."""
    furniture: list[int] = []
    for text, _ in plan["pieces"]:
        name, anchor, turn, *mirror = text.split()
        shape = SHAPES[SHAPE_OF[PIECE_INDEX[name] * 8 + 4 * len(mirror) + int(turn[1:])]]
        if not shape.is_rug:
            furniture += [NUMBERS[anchor] + spot for spot in shape.spots_foot]
    rooms = [square for room in plan["rooms"] if room is not None for square in squares_of(parse_outline(room[0]))]
    return len(furniture) - len(set(furniture)) + len(rooms) - len(set(rooms))


# Les Colocs


LES_COLOCS_ON_TABLE = ("three", "person", "activity", "anytime", "answer", "tv", "nap", "die")


def les_colocs_conserved(case: Case, position: Mapping[str, Any]) -> tuple[object, object]:
    """LC-3, LC-4, LC-8: 110 Life cards and nine jobs, or seven, are always in exactly one place."""
    places = [*position["hands"], position["basket"], position["discard"]]
    places += [[card for card, _ in room] for room in position["rooms"]]
    places.append([CARD_NAMES[frame[2]] for frame in position["frames"] if frame[0] in LES_COLOCS_ON_TABLE])
    places.append(["augmentation"] * sum(position["raises"]))
    counted: dict[str, int] = dict(position["deck"])
    for place in places:
        for card in place:
            counted[card] = counted.get(card, 0) + 1
    jobs = [*position["job_pile"], *(job for job in position["jobs"] if job is not None)]
    for frame in position["frames"]:
        if frame[0] == "job" and frame[2] >= 0:
            jobs += [JOB_NAMES[frame[2]], JOB_NAMES[frame[3]]]
    known = JOB_NAMES
    if case.players == 2 and case.options["two_player_jobs"] == "remove":
        known = [job for job in JOB_NAMES if job not in ("glandeur", "batteur")]
    # Nothing is dealt yet while a previous winner chooses.
    expected = {} if position["stage"] == "setup" else dict(zip(CARD_NAMES, COPIES, strict=True))
    return (counted, sorted(jobs)), (expected, sorted(known))


# Wucherer


def wucherer_conserved(case: Case, position: Mapping[str, Any]) -> tuple[object, object]:
    """Every card is somewhere exactly once; what the players hold is what the bank has paid out."""
    counted: Counter[str] = Counter(money=sum(position["money"]))
    for pile in (*position["hands"], *position["under"], position["pile"], position["discard"]):
        counted.update(pile)
    counted.update(position["site"])
    if position["played"] is not None:
        counted[position["played"]] += 1
    for house in position["houses"]:
        counted.update(house["storeys"])
        counted.update(house["roof"].split("+"))
        counted.update(["basement"] if house["basement"] else [])
        counted.update([house["loft"]] if house["loft"] else [])
        counted.update(house["occupants"].values())
        counted["rent_refusal"] += len(house["refusals"])
    expected = Counter(
        dict(zip(wucherer_actions.CARD_NAMES, cards_in_game(case.options["extension"] is True), strict=True))
    )
    expected["money"] = position["bank"]
    return +counted, +expected


HOOKS: dict[str, Hooks] = {
    "home_staging": Hooks(conserved=home_staging_conserved, conserves=("cards", "turn", "done", "plans")),
    "les_colocs": Hooks(
        conserved=les_colocs_conserved,
        conserves=("hands", "rooms", "deck", "discard", "job_pile"),
        texts=les_colocs_actions.NOTATION.listed(),
        told_chance=frozenset({"rolled"}),
    ),
    "roomshare": Hooks(
        conserved=roomshare_conserved,
        conserves=("board", "reserves", "hands", "deck", "discard"),
        texts=roomshare_actions.NOTATION.listed(),
    ),
    "wucherer": Hooks(
        conserved=wucherer_conserved,
        conserves=("hands", "pile", "discard", "under", "houses", "money"),
        texts=wucherer_actions.NOTATION.listed(),
    ),
}


def hooks(case: Case) -> Hooks:
    return HOOKS.get(case.name, Hooks())

"""Home Staging's actions: whole numbers for the rules, and their notation for people and records.

room 2 | card 12 | tokens 1 1 | place lit_double E5 r1 | place baignoire E5 r1 m | ready | erase
close E5-I7+E8-F9 W:G8 | close E5-I7 | entrance N:E4 | window W:D5 | wall W:D5 | auto

`place` may be left out. `m` is the joker's mirror; the joker's other piece is simply named. A `close` without a door is
for the room that stands in for the corridor. A code is 16 * what it is about + the verb: an outline makes a large int.
"""

from collections.abc import Collection
from typing import Final

from palier.engine.errors import BadText
from palier.engine.notation import NO_CODE, Notation
from palier.games.home_staging.geometry import (
    ALL,
    NAMES,
    NO_EDGE,
    NUMBERS,
    SIDES,
    SQUARES,
    edge_text,
    outline_text,
    parse_edge,
    parse_outline,
)
from palier.games.home_staging.pieces import NUMBERS as CARDS
from palier.games.home_staging.pieces import PIECE_IDS, PIECE_INDEX, SHAPE_OF, SHAPES

ROOM: Final = 0
CARD: Final = 1
TOKENS: Final = 2
PLACE: Final = 3
READY: Final = 4
ERASE: Final = 5
CLOSE: Final = 6
ENTRANCE: Final = 7
WINDOW: Final = 8
WALL: Final = 9
AUTO: Final = 10

VERBS: Final = ("room", "card", "tokens", "place", "ready", "erase", "close", "entrance", "window", "wall", "auto")
MOST_TOKENS: Final = 25
EDGE_BITS: Final = 10
EDGES: Final = 1 << EDGE_BITS


def verb_of(code: int) -> int:
    return code & 15


def about(code: int) -> int:
    return code >> 4


def code_of(verb: int, what: int) -> int:
    return what << 4 | verb


def place_code(shape: int, anchor: int) -> int:
    return (shape * SQUARES + anchor) << 4 | PLACE


def place_of(code: int) -> tuple[int, int]:
    what = code >> 4
    return what // SQUARES, what % SQUARES


def tokens_code(first: int, second: int) -> int:
    return code_of(TOKENS, first * (MOST_TOKENS + 1) + second)


def tokens_of(code: int) -> tuple[int, int]:
    what = code >> 4
    return what // (MOST_TOKENS + 1), what % (MOST_TOKENS + 1)


def close_code(cells: int, door: int) -> int:
    # Shifted: Ctrl-C in the middle of a product of large ints ends a compiled process.
    return code_of(CLOSE, (cells << EDGE_BITS) + door + 1)


def close_of(code: int) -> tuple[int, int]:
    what = code >> 4
    return what >> EDGE_BITS, (what & EDGES - 1) - 1


TURNS: Final = ("r0", "r1", "r2", "r3")
MIRROR: Final = "m"
ROOMS: Final = 5
WORDS: Final = frozenset(
    [*VERBS, *PIECE_IDS, *TURNS, MIRROR]
    + [str(number) for number in range(CARDS + 1)]
    + [name.lower() for name in NUMBERS]
    + [f"{side}:{name}".lower() for side in SIDES for name in NUMBERS]
)
"""The words of all texts but outlines."""
EXAMPLES: Final = (
    "room 1",
    "card 12",
    "tokens 1 0",
    "place lit_double E5 r1",
    "ready",
    "close E5-I7+E8-F9 W:G8",
    "entrance N:E4",
    "window W:D5",
    "wall W:D5",
    "erase",
    "auto",
)


class StagingNotation(Notation):
    """Outlines are too many to list, so that texts are put together and taken apart."""

    def __init__(self) -> None:
        super().__init__("home_staging", "Home Staging", EXAMPLES)

    def text(self, code: int) -> str:
        verb = verb_of(code)
        what = about(code)
        word = VERBS[verb]
        if verb == ROOM:
            return f"{word} {what + 1}"
        if verb == CARD:
            return f"{word} {what}"
        if verb == TOKENS:
            first, second = tokens_of(code)
            return f"{word} {first} {second}"
        if verb == PLACE:
            shape_id, anchor = place_of(code)
            shape = SHAPES[shape_id]
            mirror = f" {MIRROR}" if shape.mirror else ""
            return f"{word} {PIECE_IDS[shape.piece]} {NAMES[anchor]} {TURNS[shape.turn]}{mirror}"
        if verb == CLOSE:
            cells, door = close_of(code)
            return f"{word} {outline_text(cells)}" + ("" if door == NO_EDGE else f" {edge_text(door)}")
        if verb in (ENTRANCE, WINDOW, WALL):
            return f"{word} {edge_text(what)}"
        return word

    def read(self, words: list[str]) -> int:
        if words and words[0] in PIECE_INDEX:
            words = ["place", *words]
        if not words or words[0] not in VERBS:
            return NO_CODE
        verb = VERBS.index(words[0])
        rest = words[1:]
        if verb == PLACE:
            return read_place(rest)
        try:
            if verb in (READY, ERASE, AUTO) and not rest:
                return code_of(verb, 0)
            if verb == ROOM and len(rest) == 1:
                return code_of(ROOM, number(rest[0], 1, ROOMS) - 1)
            if verb == CARD and len(rest) == 1:
                return code_of(CARD, number(rest[0], 1, CARDS))
            if verb == TOKENS and len(rest) == 2:
                return tokens_code(number(rest[0], 0, MOST_TOKENS), number(rest[1], 0, MOST_TOKENS))
            if verb in (ENTRANCE, WINDOW, WALL) and len(rest) == 1:
                return code_of(verb, parse_edge(rest[0]))
            if verb == CLOSE and len(rest) in (1, 2):
                cells = parse_outline(rest[0])
                return close_code(cells & ALL, parse_edge(rest[1]) if len(rest) == 2 else NO_EDGE)
        except (ValueError, BadText):
            return NO_CODE
        return NO_CODE

    def words(self) -> Collection[str]:
        return WORDS


def number(word: str, low: int, high: int) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > 3 or not low <= int(word) <= high:
        raise ValueError(word)
    return int(word)


def read_place(words: list[str]) -> int:
    """`lit_double E5 r1`; without a turn it lies as on its card. Ways that look the same are one (HS-43)."""
    if len(words) < 2:
        return NO_CODE
    piece = PIECE_INDEX.get(words[0], -1)
    name = words[1].upper()
    turn = 0
    mirror = 0
    more = words[2:]
    if more and more[0] in TURNS:
        turn = TURNS.index(more[0])
        more = more[1:]
    if more and more[0] == MIRROR:
        mirror = 1
        more = more[1:]
    if piece < 0 or name not in NUMBERS or more:
        return NO_CODE
    return place_code(SHAPE_OF[piece * 8 + mirror * 4 + turn], NUMBERS[name])


NOTATION: Final = StagingNotation()

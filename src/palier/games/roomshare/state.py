"""RoomShare's state: the board, the reserves, the cards and the decision that is asked now."""

from typing import Any, Final

from palier.engine.frames import Frame
from palier.engine.game import State
from palier.engine.options import OptionValue
from palier.games.roomshare.actions import CARD_NAMES, CARDS, COLOUR_NAMES
from palier.games.roomshare.board import ARROWS, COLUMNS, FLATS, ROWS, SLOTS

EMPTY: Final = -1
NONE: Final = -1
COLOURS: Final = 4

CLASSIC: Final = 0
SUITE: Final = 1
HAUNTED: Final = 2
ROYAL: Final = 3
KIND_NAMES: Final = ("classic", "suite", "haunted", "royal")

# Stages of a match.
SETUP: Final = 0
PLAY: Final = 1
LAST_CHANCE: Final = 2
OVER: Final = 3
STAGE_NAMES: Final = ("setup", "play", "last_chance", "over")

# The kinds of frames; `frames` says what each asks and what is in it.
ASK_SECOND: Final = 0
ASK_CORNER: Final = 1
ASK_CARD: Final = 2
ASK_PLACE: Final = 3
ASK_COLOUR: Final = 4
ASK_ARROW: Final = 5
ASK_DEPARTURE: Final = 6
ASK_EVICTION: Final = 7
ASK_EXCHANGE: Final = 8
ASK_EXCHANGE_WITH: Final = 9
ASK_RENOVATION: Final = 10
ASK_RENOVATION_WITH: Final = 11
ASK_CHAIN: Final = 12
ASK_LANDING: Final = 13
ASK_STAYING: Final = 14
FRAME_NAMES: Final = (
    "second",
    "corner",
    "card",
    "place",
    "colour",
    "arrow",
    "departure",
    "eviction",
    "exchange",
    "exchange_with",
    "renovation",
    "renovation_with",
    "chain",
    "landing",
    "staying",
)

# Beside the four colours of the keys, what an ASK_PLACE frame may be about.
ANY_TENANT: Final = 4
CONTRACT: Final = 5
LAST: Final = 6
PLACE_NAMES: Final = (*COLOUR_NAMES, "any", "contract", "last_chance")


class RoomShareState(State):
    """Seat s plays colour s (RS-84); colours without a seat are second colours (2 players) or neutral (3 players)."""

    __slots__ = (
        "active",
        "auto",
        "chosen_setup",
        "count",
        "deck",
        "discard",
        "evictions",
        "finisher",
        "first",
        "frames",
        "full",
        "hands",
        "here",
        "kinds",
        "longest",
        "no_cards",
        "on_board",
        "played",
        "players",
        "renovation",
        "reserves",
        "royal",
        "second",
        "slots",
        "stage",
        "turn",
    )

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.no_cards: bool = False
        self.renovation: bool = False
        self.chosen_setup: bool = False
        self.royal: int = NONE  # the kind of flat that the royal suite replaces
        self.stage: int = SETUP
        self.first: int = 0
        self.active: int = 0
        self.turn: int = 0
        self.finisher: int = NONE
        self.played: int = NONE
        self.evictions: int = 0  # of this turn
        self.longest: int = 0  # most evictions in one turn so far
        self.auto: bool = False
        self.kinds: list[int] = NO_INTS
        self.second: list[int] = NO_INTS
        self.slots: list[int] = NO_INTS  # slot -> colour or EMPTY
        self.count: list[int] = NO_INTS  # flat -> meeples
        self.here: list[int] = NO_INTS  # colour * FLATS + flat -> meeples of that colour
        self.on_board: list[int] = NO_INTS  # colour -> meeples on the board
        self.reserves: list[int] = NO_INTS  # seat * COLOURS + colour -> meeples
        self.hands: list[int] = NO_INTS  # seat * CARDS + card -> how many
        self.deck: list[int] = NO_INTS  # card -> how many; the order is nobody's, so there is none
        self.discard: list[int] = NO_INTS
        self.full: list[int] = NO_INTS  # full flats, in the order in which they became full
        self.frames: list[Frame] = NO_FRAMES

    def lay_out(self) -> None:
        """An empty board with nothing in hand."""
        self.kinds = [CLASSIC] * FLATS
        self.second = [NONE] * self.players
        self.slots = [EMPTY] * SLOTS
        self.count = [0] * FLATS
        self.here = [0] * (COLOURS * FLATS)
        self.on_board = [0] * COLOURS
        self.reserves = [0] * (self.players * COLOURS)
        self.hands = [0] * (self.players * CARDS)
        self.deck = [0] * CARDS
        self.discard = [0] * CARDS
        self.full = []
        self.frames = []

    def set_options(self, options: dict[str, OptionValue]) -> None:
        self.no_cards = bool(options["no_cards"])
        self.renovation = bool(options["renovation"])
        self.chosen_setup = bool(options["chosen_setup"])
        if options["royal_suite"]:
            self.royal = KIND_NAMES.index(str(options["royal_suite_replaces"]))

    def options(self) -> dict[str, OptionValue]:
        return {
            "royal_suite": self.royal != NONE,
            "royal_suite_replaces": KIND_NAMES[self.royal] if self.royal != NONE else "classic",
            "renovation": self.renovation,
            "no_cards": self.no_cards,
            "chosen_setup": self.chosen_setup,
        }

    def clone(self) -> "RoomShareState":
        new = RoomShareState(self.players)
        new.no_cards = self.no_cards
        new.renovation = self.renovation
        new.chosen_setup = self.chosen_setup
        new.royal = self.royal
        new.stage = self.stage
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.finisher = self.finisher
        new.played = self.played
        new.evictions = self.evictions
        new.longest = self.longest
        new.auto = self.auto
        new.kinds = self.kinds[:]
        new.second = self.second[:]
        new.slots = self.slots[:]
        new.count = self.count[:]
        new.here = self.here[:]
        new.on_board = self.on_board[:]
        new.reserves = self.reserves[:]
        new.hands = self.hands[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.full = self.full[:]
        new.frames = self.frames[:]
        return new

    def put(self, slot: int, colour: int) -> None:
        """Sets a meeple down on an empty slot; it comes from a reserve or another slot (RS-3)."""
        flat = slot // ARROWS
        self.slots[slot] = colour
        self.count[flat] += 1
        self.here[colour * FLATS + flat] += 1
        self.on_board[colour] += 1

    def lift(self, slot: int) -> int:
        """Takes the meeple off a slot and returns its colour."""
        flat = slot // ARROWS
        colour = self.slots[slot]
        self.slots[slot] = EMPTY
        self.count[flat] -= 1
        self.here[colour * FLATS + flat] -= 1
        self.on_board[colour] -= 1
        return colour

    def swap(self, one: int, other: int) -> None:
        """Exchanges what two slots hold; either may be empty."""
        first = self.slots[one]
        second = self.slots[other]
        if first != EMPTY:
            self.lift(one)
        if second != EMPTY:
            self.lift(other)
            self.put(one, second)
        if first != EMPTY:
            self.put(other, first)

    def in_reserve(self, seat: int) -> int:
        base = seat * COLOURS
        reserves = self.reserves
        return reserves[base] + reserves[base + 1] + reserves[base + 2] + reserves[base + 3]

    def to_json(self) -> dict[str, Any]:
        """The layout is written down in docs/positions.md."""
        letters = "rbyg."
        board: list[list[str]] = []
        for row in range(ROWS):
            line: list[str] = []
            for column in range(COLUMNS):
                start = (row * COLUMNS + column) * ARROWS
                line.append("".join([letters[colour] for colour in self.slots[start : start + ARROWS]]))
            board.append(line)
        return {
            "game": "roomshare",
            "players": self.players,
            "options": self.options(),
            "stage": STAGE_NAMES[self.stage],
            "turn": self.turn,
            "first": self.first,
            "active": self.active,
            "finisher": None if self.finisher == NONE else self.finisher,
            "flats": [
                [KIND_NAMES[kind] for kind in self.kinds[row * COLUMNS : (row + 1) * COLUMNS]] for row in range(ROWS)
            ],
            "board": board,
            "second": [None if colour == NONE else COLOUR_NAMES[colour] for colour in self.second],
            "reserves": [
                {
                    COLOUR_NAMES[colour]: self.reserves[seat * COLOURS + colour]
                    for colour in range(COLOURS)
                    if self.reserves[seat * COLOURS + colour]
                }
                for seat in range(self.players)
            ],
            "hands": [cards_to_json(self.hands[seat * CARDS : (seat + 1) * CARDS]) for seat in range(self.players)],
            "deck": cards_to_json(self.deck),
            "discard": cards_to_json(self.discard),
            "played": None if self.played == NONE else CARD_NAMES[self.played],
            "full": list(self.full),
            "evictions": self.evictions,
            "longest": self.longest,
            "auto": self.auto,
            "frames": [[FRAME_NAMES[frame[0]], frame[1], frame[2], frame[3]] for frame in self.frames],
        }


NO_INTS: Final[list[int]] = []
NO_FRAMES: Final[list[Frame]] = []
"""Stand-ins until the lists are set: a clone must not pay for lists that it throws away."""


def cards_to_json(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: counts[card] for card in range(CARDS) if counts[card]}

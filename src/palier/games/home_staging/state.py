"""Home Staging's state: a plan for each seat, the cards on the table, and the decision that is asked now."""

from typing import Any, Final

from palier.engine.frames import Frame
from palier.engine.game import State
from palier.engine.options import OptionValue
from palier.games.home_staging.geometry import NAMES, NO_EDGE, edge_text, outline_text, squares_of
from palier.games.home_staging.mission import MISSION_IDS, NO_ROOM, Mission
from palier.games.home_staging.pieces import CARD_NAMES, PIECE_IDS, SHAPES, options_of
from palier.games.home_staging.plan import NO_INTS, Plan

NONE: Final = -1
EVERYONE: Final = -1

# Stages of a match.
PLAY: Final = 0
LAST: Final = 1
OVER: Final = 2
STAGE_NAMES: Final = ("play", "last", "over")

# The kinds of frames, which `frames` describes; the seat of some is EVERYONE.
ASK_ROOM: Final = 0
ASK_CARD: Final = 1
ASK_TOKENS: Final = 2
ASK_DRAW: Final = 3
ASK_CLOSE: Final = 4
ASK_FINISH: Final = 5
FRAME_NAMES: Final = ("room", "card", "tokens", "draw", "close", "finish")


class HomeStagingState(State):
    """`plans` are the sheets as they are now; `shown` as everybody saw them when this step began (HS-24)."""

    __slots__ = (
        "active",
        "card",
        "custom",
        "daily",
        "done",
        "drawn_choices",
        "first",
        "frames",
        "guessed",
        "mission",
        "plans",
        "players",
        "room",
        "shown",
        "stage",
        "strict_paths",
        "tokens",
        "turn",
        "variants",
        "waiting",
    )

    def __init__(self, players: int, mission: Mission) -> None:
        self.players: int = players
        self.mission: Mission = mission
        self.custom: str = ""
        self.daily: str = ""
        self.guessed: int = NONE  # in a guess: bits of the cards that will show B; else chance or the day tells
        self.strict_paths: bool = False
        self.drawn_choices: bool = False
        self.stage: int = PLAY
        self.first: int = 0
        self.active: int = 0
        self.turn: int = 0  # cards revealed so far
        self.room: int = NO_ROOM  # being furnished
        self.card: int = NONE  # being played
        self.waiting: int = 0  # bits of the seats that are still busy with this step
        self.done: list[int] = NO_INTS  # rooms finished, in order
        self.variants: list[int] = NO_INTS  # card -> 0 (A) or 1 (B), NONE while face down
        self.tokens: list[int] = NO_INTS  # tokens on the two pieces of the card being played
        self.plans: list[Plan] = NO_PLANS
        self.shown: list[Plan] = NO_PLANS
        self.frames: list[Frame] = NO_FRAMES

    def __getnewargs__(self) -> tuple[int, Mission]:
        return (self.players, self.mission)

    def set_options(self, options: dict[str, OptionValue]) -> None:
        self.custom = str(options["custom"])
        self.daily = str(options["daily"])
        self.strict_paths = bool(options["strict_paths"])
        self.drawn_choices = bool(options["drawn_choices"])

    def options(self) -> dict[str, OptionValue]:
        return {
            "mission": MISSION_IDS[0] if self.custom or self.daily else self.mission.id,
            "daily": self.daily,
            "custom": self.custom,
            "strict_paths": self.strict_paths,
            "drawn_choices": self.drawn_choices,
        }

    def clone(self) -> "HomeStagingState":
        new = HomeStagingState(self.players, self.mission)
        new.custom = self.custom
        new.daily = self.daily
        new.guessed = self.guessed
        new.strict_paths = self.strict_paths
        new.drawn_choices = self.drawn_choices
        new.stage = self.stage
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.room = self.room
        new.card = self.card
        new.waiting = self.waiting
        new.done = self.done[:]
        new.variants = self.variants[:]
        new.tokens = self.tokens[:]
        new.plans = [plan.clone() for plan in self.plans]
        # Never changed, only replaced: copies may share them.
        new.shown = self.shown[:]
        new.frames = self.frames[:]
        return new

    def solo(self, seat: int) -> "HomeStagingState":
        """The same for a seat on its own, which then makes all choices that are for everyone."""
        new = self.clone()
        new.players = 1
        new.first = 0
        new.active = 0
        new.waiting = self.waiting >> seat & 1
        new.plans = [new.plans[seat]]
        new.shown = [new.shown[seat]]
        new.frames = [
            (ask, EVERYONE if who == EVERYONE else 0, about, detail) for ask, who, about, detail in new.frames
        ]
        return new

    def likeness(self) -> int:
        """The same for seats that drew the same, in whatever order; for one alone."""
        plan = self.plans[0]
        return hash(
            (
                self.room,
                self.card,
                self.waiting,
                self.asks(),
                plan.joker,
                tuple(self.done),
                tuple(self.variants),
                tuple(self.tokens),
                tuple(sorted(plan.pieces)),
                tuple(plan.cells),
                tuple(plan.doors),
                tuple(plan.entrances),
                tuple(plan.windows),
            )
        )

    def asks(self) -> int:
        return self.frames[-1][0] if self.frames else NONE

    def show(self) -> None:
        """From here on everybody sees the plans as they are now."""
        self.shown = [plan.clone() for plan in self.plans]

    def pieces_on_card(self) -> tuple[int, int]:
        """The two pieces of the card being played."""
        return options_of(self.mission.card_number[self.card], self.variants[self.card])

    def left(self, seat: int) -> tuple[int, int]:
        """The tokens of the two pieces that this seat has not drawn yet.

        Follows from what it drew in this step: one piece more than its tokens was the joker's, and took the other's.
        """
        first, second = self.pieces_on_card()
        left_first = self.tokens[0]
        left_second = self.tokens[1]
        pieces = self.plans[seat].pieces
        for index in range(len(self.shown[seat].pieces), len(pieces)):
            piece = SHAPES[pieces[index][0]].piece
            if piece == first:
                left_first -= 1
            elif piece == second:
                left_second -= 1
        if left_first < 0:
            left_second += left_first
            left_first = 0
        if left_second < 0:
            left_first += left_second
            left_second = 0
        return left_first, left_second

    def to_json(self) -> dict[str, Any]:
        """The layout is written down in docs/positions.md."""
        mission = self.mission
        return {
            "game": "home_staging",
            "players": self.players,
            "options": self.options(),
            "stage": STAGE_NAMES[self.stage],
            "turn": self.turn,
            "first": self.first,
            "active": self.active,
            "done": list(self.done),
            "room": None if self.room == NO_ROOM else self.room,
            "card": None if self.card == NONE else mission.card_number[self.card],
            "cards": [
                {str(mission.card_number[card]): card_letter(self.variants[card]) for card in mission.cards_of(room)}
                for room in range(mission.rooms)
            ],
            "tokens": list(self.tokens),
            "waiting": squares_of(self.waiting),
            "plans": [plan_json(plan) for plan in self.plans],
            "shown": [
                None if same_plan(shown, plan) else plan_json(shown)
                for shown, plan in zip(self.shown, self.plans, strict=True)
            ],
            "frames": [[FRAME_NAMES[frame[0]], frame[1], frame[2], frame[3]] for frame in self.frames],
        }


def card_letter(variant: int) -> str | None:
    return None if variant == NONE else CARD_NAMES[variant]


def piece_text(shape_id: int, anchor: int) -> str:
    """`lit_double E5 r1`, and with the joker's mirror `lit_double E5 r1 m`."""
    shape = SHAPES[shape_id]
    return f"{PIECE_IDS[shape.piece]} {NAMES[anchor]} r{shape.turn}{' m' if shape.mirror else ''}"


def plan_json(plan: Plan) -> dict[str, Any]:
    """A sheet in writing: pieces by room in the order they were drawn, then rooms, entrances, windows."""
    return {
        "pieces": [[piece_text(shape, anchor), room] for shape, anchor, room in plan.pieces],
        "rooms": [
            None if not plan.cells[room] else [outline_text(plan.cells[room]), door_text(plan.doors[room])]
            for room in range(plan.mission.rooms)
        ],
        "entrances": [edge_text(edge) for edge in plan.entrances],
        "windows": [edge_text(edge) for edge in plan.windows],
        "joker": plan.joker,
    }


def door_text(edge: int) -> str | None:
    return None if edge == NO_EDGE else edge_text(edge)


def same_plan(one: Plan, other: Plan) -> bool:
    return (
        one.pieces == other.pieces
        and one.void == other.void
        and one.cells == other.cells
        and one.doors == other.doors
        and one.entrances == other.entrances
        and one.windows == other.windows
        and one.joker == other.joker
    )


NO_PLANS: Final[list[Plan]] = []
NO_FRAMES: Final[list[Frame]] = []

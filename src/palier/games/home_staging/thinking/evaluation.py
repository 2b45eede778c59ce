"""How good a position is for a seat: what bots go by. It looks at the seat's own plan and at what everybody sees."""

from collections.abc import Sequence
from typing import Final

from palier.games.home_staging import closing, prospects
from palier.games.home_staging.geometry import ALL, NO_EDGE, are_joined, flood, step, without
from palier.games.home_staging.mission import NO_ROOM, Mission
from palier.games.home_staging.pieces import POINTS
from palier.games.home_staging.places import Places
from palier.games.home_staging.plan import Placed, Plan
from palier.games.home_staging.scoring import best_score
from palier.games.home_staging.state import ASK_DRAW, ASK_FINISH, ASK_TOKENS, OVER, HomeStagingState
from palier.thinking.evaluation import Evaluation
from palier.thinking.weights import PLANNING as PLANNING_WEIGHTS
from palier.thinking.weights import load_scale, load_weights

PACKAGE: Final = "palier.games.home_staging.thinking"
STEPS: Final = 3
"""How far around a room its next pieces may well go."""
MANY: Final = 5000
Key = tuple[
    Mission,
    int,
    bool,
    tuple[Placed, ...],
    tuple[bool, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[int, ...],
]
LAYOUTS: Final[dict[Key, prospects.Layout]] = {}
CLOSED: Final[dict[Key, prospects.Closed]] = {}
"""The last layouts by all that they depend on, for speed alone."""


class HomeStagingEvaluation(Evaluation[HomeStagingState]):
    def __init__(self, weights: Sequence[float], scale: float) -> None:
        super().__init__(prospects.NAMES, weights, scale)

    def value(self, state: HomeStagingState, seat: int) -> float:
        return evaluate(state, seat, self.weights)

    def with_weights(self, weights: Sequence[float]) -> "HomeStagingEvaluation":
        return HomeStagingEvaluation(weights, self.scale)


def evaluate(state: HomeStagingState, seat: int, weights: list[float]) -> float:
    plan = state.plans[seat]
    if state.stage == OVER or state.asks() == ASK_FINISH:
        total = float(best_score(plan, plan.windows, state.strict_paths).total)
        # Being done is worth a little, or one could move a front door to and fro for ever.
        return total if state.waiting >> seat & 1 else total + 0.5
    known = known_layout(state, plan)
    worth = prospects.worth_of(state, known, plan.joker, state.room, weights) + eagerness(state, weights)
    if state.asks() == ASK_DRAW and state.waiting >> seat & 1:
        worth += pending(state, seat, known.here, weights)
    return worth


def eagerness(state: HomeStagingState, weights: list[float]) -> float:
    """Which room to begin with, where one may choose: large ones first, the one that all others open onto last."""
    room = state.room
    if room == NO_ROOM:
        return 0.0
    if room == state.mission.hub and len(state.done) + 1 < state.mission.rooms:
        return -weights[prospects.HUB_LATER]
    asked = 0.0
    for card in state.mission.cards_of(room):
        asked += prospects.AVERAGE_AREA[state.mission.card_number[card]] * state.mission.card_tokens[card]
    worth = weights[prospects.LARGE_FIRST] * asked
    if state.asks() == ASK_TOKENS:
        # Of the cards of a room too, those with large pieces first.
        worth += weights[prospects.CARD_FIRST] * prospects.AVERAGE_AREA[state.mission.card_number[state.card]]
    return worth


def known_layout(state: HomeStagingState, plan: Plan) -> prospects.Layout:
    """The room under way is closed as well as it can be in a hurry; then the plan counts as closed.

    The same plan is judged again and again: with every way that tokens may fall, with every card that may follow.
    """
    key = key_of(plan, state.room, state.strict_paths)
    known = LAYOUTS.get(key)
    if known is None:
        if len(LAYOUTS) >= MANY:
            LAYOUTS.clear()
        known = LAYOUTS[key] = layout(plan, state.room, state.strict_paths)
    return known


def key_of(plan: Plan, room: int, strict_paths: bool) -> Key:
    """All that a layout depends on; not the joker, which changes nothing that is drawn."""
    return (
        plan.mission,
        room,
        strict_paths,
        tuple(plan.pieces),
        tuple(plan.void),
        tuple(plan.cells),
        tuple(plan.doors),
        tuple(plan.entrances),
        tuple(plan.windows),
    )


def layout(plan: Plan, room: int, strict_paths: bool) -> prospects.Layout:
    if room == NO_ROOM or plan.cells[room] or not plan.has_furniture(room):
        return prospects.Layout(known_closed(plan, strict_paths), 0, plan)
    after = plan.clone()
    if not close_in_a_hurry(after, room):
        after.give_up(room)
        return prospects.Layout(known_closed(after, strict_paths), 0, plan)
    near = surroundings(plan, room, after.cells[room])
    return prospects.Layout(known_closed(after, strict_paths), near, plan)


def known_closed(plan: Plan, strict_paths: bool) -> prospects.Closed:
    """What was judged as if its room were closed is judged again when that has been done."""
    key = key_of(plan, NO_ROOM, strict_paths)
    known = CLOSED.get(key)
    if known is None:
        if len(CLOSED) >= MANY:
            CLOSED.clear()
        known = CLOSED[key] = prospects.Closed(plan, strict_paths)
    return known


def surroundings(plan: Plan, room: int, cells: int) -> int:
    """Free squares inside the room and a few steps around it."""
    free = without(plan.roomable(room), plan.foot)
    pass_north = ALL ^ plan.wall_north
    pass_west = ALL ^ plan.wall_west
    near = cells
    for _ in range(STEPS):
        near |= step(near, pass_north, pass_west) & free
    return without(near & free, plan.access)


def close_in_a_hurry(plan: Plan, room: int) -> bool:
    cells, door = hurried(plan, room)
    if not cells:
        return False
    plan.close(room, cells, door)
    return True


def hurried(plan: Plan, room: int) -> tuple[int, int]:
    """The tight outline of the most that fits together, with the door that leads to the most space; 0 for none."""
    keep = closing.pieces_of(plan, room)
    cells = closing.joined(plan, room, keep)
    doors = closing.doors(plan, room, cells, keep) if cells else []
    if not doors:
        for keep in closing.choices(plan, room):
            cells = closing.joined(plan, room, keep)
            doors = closing.doors(plan, room, cells, keep) if cells else []
            if doors:
                break
    if not doors:
        return 0, NO_EDGE
    pass_north = ALL ^ plan.wall_north
    pass_west = ALL ^ plan.wall_west
    best = doors[0]
    if len(doors) > 1:
        rest = without(plan.mission.open, plan.roomed | plan.foot | cells)
        most = -1
        known = 0
        squares: list[int] = []
        for door in doors:
            square = (1 << (door // 2)) & rest
            if not square:
                square = (1 << (door // 2 - (1 if door % 2 else 17))) & rest
            squares.append(square)
            known |= square
        if are_joined(squares[0], known, rest, pass_north, pass_west):
            # They all lead to the same place.
            return cells, best
        known = 0
        for index in range(len(doors)):
            door = doors[index]
            square = squares[index]
            if known & square:
                continue
            part = flood(square, rest, pass_north, pass_west)
            known |= part
            size = part.bit_count() + 30 * (part & plan.outer).bit_count()
            if part & plan.mission.exterior and size > most:
                most = size
                best = door
    return cells, best


def pending(state: HomeStagingState, seat: int, places: Places, weights: list[float]) -> float:
    """Pieces still to be drawn in this step, where they fit."""
    pieces = state.pieces_on_card()
    left = state.left(seat)
    total = 0.0
    for option in range(2):
        if left[option] and places.lies(pieces[option]):
            total += weights[prospects.PENDING] * POINTS[pieces[option]] * left[option]
    return total


STANDARD: Final = HomeStagingEvaluation(load_weights(PACKAGE, prospects.NAMES), load_scale(PACKAGE))
PLANNING: Final = HomeStagingEvaluation(load_weights(PACKAGE, prospects.NAMES, PLANNING_WEIGHTS), STANDARD.scale)

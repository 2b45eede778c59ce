"""A shortlist of plausible actions, for rollouts: snug placements, near the rest of their room."""

from typing import Final

from palier.games.home_staging.actions import PLACE, close_code, place_of, verb_of
from palier.games.home_staging.geometry import ALL, STRIDE
from palier.games.home_staging.pieces import SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.rules import legal
from palier.games.home_staging.state import ASK_CLOSE, ASK_DRAW, HomeStagingState
from palier.games.home_staging.thinking.evaluation import hurried

SHARED: Final = 3
"""What a square is worth that is in front of two pieces at once: it is needed only once."""
APART: Final = 1.5
"""What each step away from the rest of the room costs."""
FAR: Final = 6
MARGIN: Final = STRIDE + 1
"""Boards are moved by so much, so that there is something before the first square."""


def shortlist(state: HomeStagingState, seat: int, most: int) -> list[int]:
    """The tight outline where a room is closed; the snuggest placements where pieces are drawn, and `ready`."""
    plan = state.plans[seat]
    if state.asks() == ASK_CLOSE:
        cells, door = hurried(plan, state.room)
        if cells and not plan.refusal(state.room, cells, door):
            return [close_code(cells, door)]
        return legal(state, seat)[:1]
    codes = legal(state, seat)
    if len(codes) <= most or state.asks() != ASK_DRAW:
        return codes
    snug = Snugness(plan, state.room)
    found: list[int] = []
    ranked: list[tuple[float, int]] = []
    for index in range(len(codes)):
        if verb_of(codes[index]) == PLACE:
            ranked.append((-snug.of(codes[index]), index))
        else:
            found.append(codes[index])
    ranked.sort()
    for _, index in ranked[:most]:
        found.append(codes[index])
    return found


def room_squares(plan: Plan, room: int) -> int:
    board = 0
    for shape_id, anchor, where in plan.pieces:
        if where == room:
            board |= (SHAPES[shape_id].foot | SHAPES[shape_id].access) << anchor
    return board


class Snugness:
    """How many sides lie against something, and how little the rest of the room has to reach out for it."""

    def __init__(self, plan: Plan, room: int) -> None:
        self.plan: Plan = plan
        taken = taken_squares(plan)
        self.taken: int = taken
        # The squares that have such a one to the left, to the right, above and below.
        self.left: int = taken << 1 >> MARGIN
        self.right: int = taken >> 1 >> MARGIN
        self.above: int = taken << STRIDE >> MARGIN
        self.below: int = taken >> STRIDE >> MARGIN
        self.near: list[int] = []
        near = room_squares(plan, room) << MARGIN
        if near:
            for _ in range(FAR):
                self.near.append(near >> MARGIN)
                near |= near << 1 | near >> 1 | near << STRIDE | near >> STRIDE

    def of(self, code: int) -> float:
        shape_id, anchor = place_of(code)
        shape = SHAPES[shape_id]
        access = shape.access << anchor
        cells = access | shape.foot << anchor
        worth = float(SHARED * (access & self.plan.access).bit_count())
        if shape.is_rug:
            # It may lie under furniture, and does not touch itself.
            within = cells << MARGIN
            for around in (within << 1, within >> 1, within << STRIDE, within >> STRIDE):
                worth += (around & self.taken & ~within).bit_count()
        else:
            for side in (self.left, self.right, self.above, self.below):
                worth += (cells & side).bit_count()
        for near in self.near:
            if near & cells:
                break
            worth -= APART
        return worth


def taken_squares(plan: Plan) -> int:
    """Every square where nothing can stand any more, and those around the paper."""
    free = plan.mission.open & ~plan.roomed & ~plan.foot
    return ((1 << (ALL.bit_length() + 2 * MARGIN)) - 1) & ~(free << MARGIN)

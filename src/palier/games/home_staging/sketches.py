"""Which placements are good at first sight: snug ones, near the rest of their room. Bots that think through whole
matches look at these alone."""

from typing import Final

from palier.games.home_staging.actions import PLACE, close_code, place_of, verb_of
from palier.games.home_staging.geometry import ALL, STRIDE
from palier.games.home_staging.heuristic import hurried
from palier.games.home_staging.pieces import SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.state import ASK_CLOSE, ASK_DRAW, StagingState

FEW: Final = 8
SHARED: Final = 3
"""What a square is worth that is in front of two pieces at once: it is needed only once."""
APART: Final = 1.5
"""What each step away from the rest of the room costs."""
FAR: Final = 6
MARGIN: Final = STRIDE + 1
"""Boards are moved by so much, so that there is something before the first square."""


def promising(state: StagingState, seat: int, codes: list[int]) -> list[int]:
    """The tight outline where a room is closed; the snuggest placements where pieces are drawn, and `ready`."""
    plan = state.plans[seat]
    if state.asks() == ASK_CLOSE:
        cells, door = hurried(plan, state.room)
        code = close_code(cells, door)
        return [code] if code in codes else codes[:1]
    if len(codes) <= FEW or state.asks() != ASK_DRAW:
        return codes
    taken = taken_squares(plan)
    room = room_squares(plan, state.room)
    found: list[int] = []
    ranked: list[tuple[float, int]] = []
    for index in range(len(codes)):
        if verb_of(codes[index]) == PLACE:
            ranked.append((-snugness(plan, codes[index], taken, room), index))
        else:
            found.append(codes[index])
    ranked.sort()
    for _, index in ranked[:FEW]:
        found.append(codes[index])
    return found


def taken_squares(plan: Plan) -> int:
    """Every square where nothing can stand any more, and those around the paper."""
    free = plan.mission.open & ~plan.roomed & ~plan.foot
    return ((1 << (ALL.bit_length() + 2 * MARGIN)) - 1) & ~(free << MARGIN)


def room_squares(plan: Plan, room: int) -> int:
    board = 0
    for shape_id, anchor, where in plan.pieces:
        if where == room:
            board |= (SHAPES[shape_id].foot | SHAPES[shape_id].access) << anchor
    return board


def snugness(plan: Plan, code: int, taken: int, room: int) -> float:
    """How many sides lie against something, and how little the rest of the room has to reach out for it."""
    shape_id, anchor = place_of(code)
    shape = SHAPES[shape_id]
    access = shape.access << anchor
    cells = (access | shape.foot << anchor) << MARGIN
    worth = float(SHARED * (access & plan.access).bit_count())
    for around in (cells << 1, cells >> 1, cells << STRIDE, cells >> STRIDE):
        worth += (around & taken & ~cells).bit_count()
    if room:
        near = room << MARGIN
        for _ in range(FAR):
            if near & cells:
                break
            near |= near << 1 | near >> 1 | near << STRIDE | near >> STRIDE
            worth -= APART
    return worth

"""What an unfinished plan promises: what bots go by, and what `auto` chooses among proposals with."""

from typing import Final, NamedTuple

from palier.games.home_staging.geometry import ALL, STRIDE, parts_of, shortest_way, step
from palier.games.home_staging.mission import NO_ROOM, Mission
from palier.games.home_staging.pieces import PLAIN, POINTS, SHAPES, options_of
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import Score, best_score, best_windows
from palier.games.home_staging.state import NONE, StagingState

CORRIDOR: Final = 1.5
"""Squares of corridor that a room to come will want for itself."""
MORE: Final = 0.25
"""What space beyond the need is worth, against space that is needed."""
SMALL: Final = 5.0
"""A part with less space than this holds no room."""
NARROW: Final = 0.4
"""How much a square of a passage one wide counts, against one where furniture fits."""


class Taste(NamedTuple):
    """What differs between houses with a corridor and those where a room stands in for it; found by trying."""

    joker: float
    """What an unspent joker is worth at the beginning; it fades as cards are turned up."""
    spare: float
    """Squares that go with every piece to come: gaps, ways around."""
    space: float
    """How dear space is: what is left is never used to the last square."""


WITH_CORRIDOR: Final = Taste(4.0, 3.5, 1.5)
WITH_HUB: Final = Taste(0.5, 4.5, 1.2)


def taste_for(mission: Mission) -> Taste:
    return WITH_CORRIDOR if mission.hub == NO_ROOM else WITH_HUB


def card_average(number: int, areas: bool) -> float:
    """Points, or squares with access, of an average piece of a number."""
    total = 0.0
    for variant in range(2):
        for piece in options_of(number, variant):
            total += SHAPES[PLAIN[piece][0]].area if areas else POINTS[piece]
    return total / 4


AVERAGE_POINTS: Final = [0.0] + [card_average(number, False) for number in range(1, 34)]
AVERAGE_AREA: Final = [0.0] + [card_average(number, True) for number in range(1, 34)]


def to_come(state: StagingState, only: int) -> tuple[float, float]:
    """Points that the cards still face down can bring, in one room or in all, and the squares they ask for."""
    mission = state.mission
    spare = taste_for(mission).spare
    points = 0.0
    area = 0.0
    for card in range(len(mission.card_number)):
        if state.variants[card] == NONE and only in (NO_ROOM, mission.card_room[card]):
            tokens = mission.card_tokens[card]
            points += AVERAGE_POINTS[mission.card_number[card]] * tokens
            area += (AVERAGE_AREA[mission.card_number[card]] * 0.8 + spare) * tokens
    if only == NO_ROOM:
        for room in range(mission.rooms):
            if room not in state.done and room != state.room:
                area += CORRIDOR
    return points, area


def roominess(mission: Mission, cells: int) -> float:
    """Squares where furniture fits count whole, those of narrow passages less."""
    corners = cells & (cells >> 1) & (cells >> STRIDE) & (cells >> (STRIDE + 1))
    wide = corners | corners << 1 | corners << STRIDE | corners << (STRIDE + 1)
    broad = wide.bit_count()
    return broad + NARROW * ((cells & mission.open).bit_count() - broad)


def with_hub(plan: Plan) -> Plan:
    """The plan as if the room that stands in for the corridor took all that is left around the doors."""
    after = plan.clone()
    rest = plan.mission.open & ~plan.roomed
    best = 0
    for part in parts_of(rest, ALL & ~plan.wall_north, ALL & ~plan.wall_west):
        if (part & plan.outer).bit_count() * 100 + part.bit_count() > (
            best & plan.outer
        ).bit_count() * 100 + best.bit_count():
            best = part
    after.cells[plan.mission.hub] = best
    after.roomed |= best
    return after


def passage(plan: Plan, usable: int) -> int:
    """The squares that must stay corridor so that every door so far is joined to the others and to an outer wall."""
    doors = plan.outer & usable
    if not doors:
        return 0
    pass_north = ALL & ~plan.wall_north
    pass_west = ALL & ~plan.wall_west
    joined = doors & -doors
    left = doors & ~joined
    while left:
        way = shortest_way(joined, left, usable, pass_north, pass_west)
        if way < 0:
            break
        joined |= way
        joined |= step(joined, pass_north, pass_west) & left
        left &= ~joined
    if plan.mission.hub == NO_ROOM and not joined & plan.mission.exterior:
        way = shortest_way(joined, plan.mission.exterior & usable & ~joined, usable, pass_north, pass_west)
        if way >= 0:
            joined |= way
    return joined | doors


def space(plan: Plan, cells: int) -> float:
    """The room there is in a set of squares: small parts that hang on nothing count little."""
    total = 0.0
    for part in parts_of(cells, ALL & ~plan.wall_north, ALL & ~plan.wall_west):
        size = roominess(plan.mission, part)
        total += size if size >= SMALL else size * 0.3
    return total


def enough(ratio: float) -> float:
    """How much of what is to come fits into the space that is left: all that was asked for, and a little for more."""
    if ratio < 1.0:
        return ratio
    more = min(ratio, 2.0) - 1.0
    return 1.0 + MORE * (more - more * more / 2.0)


def counted(state: StagingState, plan: Plan) -> Score:
    """The plan as if it ended now, with the windows that serve it best."""
    return best_score(plan, best_windows(plan, state.strict_paths), state.strict_paths)


def closed_plan(state: StagingState, plan: Plan, room: int, near: int = 0) -> float:
    """The worth of a plan whose rooms are all closed: its score now, and the space that is left for what comes.

    `near` are free squares around the room under way: what is to come for that room has to fit there.
    """
    hub_is_closed = plan.mission.hub == NO_ROOM or plan.cells[plan.mission.hub] != 0
    if not hub_is_closed:
        plan = with_hub(plan)
    score = counted(state, plan)
    points, area = to_come(state, NO_ROOM)
    worth = float(score.total)
    if near:
        here, asked = to_come(state, room)
        if here:
            points -= here
            worth += here * min(1.0, roominess(plan.mission, near) / asked)
    if points > 0.0:
        usable = score.corridor
        if plan.mission.hub != NO_ROOM:
            usable = plan.mission.open & ~plan.roomed & ~plan.foot
            if not hub_is_closed:
                usable = plan.cells[plan.mission.hub] & ~plan.foot
        ratio = space(plan, usable & ~passage(plan, usable)) / area if area else 1.0
        taste = taste_for(plan.mission)
        worth += taste.space * points * enough(ratio)
        if plan.joker:
            worth += taste.joker * points / (points + 10.0)
    return worth - 0.01 * plan.cells[room].bit_count() if room != NO_ROOM else worth

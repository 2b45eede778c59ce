"""What an unfinished plan promises, by given weights: `auto` chooses outlines by it (HS-115), and bots build on it."""

from typing import Final

from palier.games.home_staging.geometry import ALL, STRIDE, parts_of, shortest_way, step, without
from palier.games.home_staging.mission import NO_ROOM, Mission
from palier.games.home_staging.pieces import CONTENT, PLAIN, POINTS, SHAPES, options_of
from palier.games.home_staging.places import Places
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import Score, best_score, windows_for
from palier.games.home_staging.state import ASK_TOKENS, NONE, HomeStagingState

NAMES: Final = (
    "joker",
    "spare",
    "space",
    "here",
    "joker_hub",
    "spare_hub",
    "space_hub",
    "here_hub",
    "corridor",
    "more",
    "narrow",
    "crumbs",
    "pending",
    "large_first",
    "hub_later",
    "fits",
    "fits_hub",
    "card_first",
    "left",
)
JOKER: Final = 0
SPARE: Final = 1
SPACE: Final = 2
HERE: Final = 3
HUB: Final = 4
"""The first four once more, for houses where a room stands in for the corridor."""
CORRIDOR: Final = 8
MORE: Final = 9
NARROW: Final = 10
CRUMBS: Final = 11
PENDING: Final = 12
LARGE_FIRST: Final = 13
HUB_LATER: Final = 14
FITS: Final = 15
FITS_HUB: Final = 16
CARD_FIRST: Final = 17
LEFT: Final = 18
AUTO: Final[list[float]] = [float(CONTENT["auto"][0].get(name, 0)) / 100.0 for name in NAMES]
"""What `auto` goes by: figures of the rules, which no tuning of bots touches."""
SMALL: Final = 5.0
"""A part with less space than this holds no room."""


def taste(mission: Mission) -> int:
    """Where the weights begin that differ between houses with a corridor and those without."""
    return 0 if mission.hub == NO_ROOM else HUB


def card_average(number: int, areas: bool) -> float:
    """Points, or squares with access, of an average piece of a number."""
    total = 0.0
    for variant in range(2):
        for piece in options_of(number, variant):
            total += SHAPES[PLAIN[piece][0]].area if areas else POINTS[piece]
    return total / 4


AVERAGE_POINTS: Final = [0.0] + [card_average(number, False) for number in range(1, 34)]
AVERAGE_AREA: Final = [0.0] + [card_average(number, True) for number in range(1, 34)]


def to_come(state: HomeStagingState, here: bool, places: Places, weights: list[float]) -> tuple[float, float]:
    """Points that the cards to come can bring, of the room under way or of all others, and the squares they ask for.

    A piece that lies nowhere in `places` any more brings less: large ones want their place kept free.
    """
    mission = state.mission
    # A card just turned up is still to come: else ending a step, which turns one up, would look like a loss.
    turned_up = state.card if state.asks() == ASK_TOKENS else NONE
    spare = weights[taste(mission) + SPARE]
    fits = weights[FITS if mission.hub == NO_ROOM else FITS_HUB]
    points = 0.0
    area = 0.0
    for card in range(len(mission.card_number)):
        if (state.variants[card] == NONE or card == turned_up) and here == (mission.card_room[card] == state.room):
            tokens = mission.card_tokens[card]
            number = mission.card_number[card]
            chance = 1.0 - fits + fits * places.share(number) if fits else 1.0
            points += AVERAGE_POINTS[number] * tokens * chance
            area += (AVERAGE_AREA[number] * 0.8 + spare) * tokens
    if not here:
        for room in range(mission.rooms):
            if room not in state.done and room != state.room:
                area += weights[CORRIDOR]
    return points, area


class Extent:
    """How many squares of a set are where furniture fits, and how many are narrow passages."""

    __slots__ = ("broad", "narrow")

    def __init__(self, mission: Mission, cells: int) -> None:
        pairs = cells & (cells >> 1)
        corners = pairs & (pairs >> STRIDE)
        wide = corners | corners << 1
        self.broad: int = (wide | wide << STRIDE).bit_count()
        self.narrow: int = (cells & mission.open).bit_count() - self.broad

    def roominess(self, weights: list[float]) -> float:
        """Squares where furniture fits count whole, those of narrow passages less."""
        return self.broad + weights[NARROW] * self.narrow


def with_hub(plan: Plan) -> Plan:
    """The plan as if the room that stands in for the corridor took all that is left around the doors."""
    after = plan.clone()
    rest = without(plan.mission.open, plan.roomed)
    best = 0
    for part in parts_of(rest, ALL ^ plan.wall_north, ALL ^ plan.wall_west):
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
    pass_north = ALL ^ plan.wall_north
    pass_west = ALL ^ plan.wall_west
    joined = doors & -doors
    left = doors ^ joined
    while left:
        way = shortest_way(joined, left, usable, pass_north, pass_west)
        if way < 0:
            break
        joined |= way
        joined |= step(joined, pass_north, pass_west) & left
        left = without(left, joined)
    if plan.mission.hub == NO_ROOM and not joined & plan.mission.exterior:
        way = shortest_way(joined, without(plan.mission.exterior & usable, joined), usable, pass_north, pass_west)
        if way >= 0:
            joined |= way
    return joined | doors


def space(parts: list[Extent], weights: list[float]) -> float:
    """The room there is in parts that hang together: small ones count little."""
    total = 0.0
    for part in parts:
        size = part.roominess(weights)
        total += size if size >= SMALL else size * weights[CRUMBS]
    return total


def enough(ratio: float, weights: list[float]) -> float:
    """How much of what is to come fits into the space that is left: all that was asked for, and a little for more."""
    if ratio < 1.0:
        return ratio
    more = min(ratio, 2.0) - 1.0
    return 1.0 + weights[MORE] * (more - more * more / 2.0)


def counted(plan: Plan, strict_paths: bool) -> Score:
    """The plan as if it ended now, with the windows that serve it best."""
    score = best_score(plan, plan.windows, strict_paths)
    windows = windows_for(score)
    return score if len(windows) == len(score.windows) else score.moved(score.entrances, windows)


class Closed:
    """A plan whose rooms are all closed, and what it leaves for what comes: all that no weight and no card touches."""

    __slots__ = ("elsewhere", "left", "mission", "parts", "sizes", "total")

    def __init__(self, plan: Plan, strict_paths: bool) -> None:
        mission = plan.mission
        self.mission: Mission = mission
        hub_is_closed = mission.hub == NO_ROOM or plan.cells[mission.hub] != 0
        whole = plan if hub_is_closed else with_hub(plan)
        self.sizes: list[int] = [cells.bit_count() for cells in whole.cells]
        score = counted(whole, strict_paths)
        self.total: int = score.total
        usable = score.corridor
        if mission.hub != NO_ROOM:
            usable = without(mission.open, whole.roomed) if hub_is_closed else whole.cells[mission.hub]
            usable = without(usable, whole.foot)
        ways = passage(whole, usable)
        self.elsewhere: Places = Places(plan.boards(), ways)
        spare = without(usable, ways)
        self.parts: list[Extent] = [
            Extent(mission, part) for part in parts_of(spare, ALL ^ whole.wall_north, ALL ^ whole.wall_west)
        ]
        self.left: int = (spare & mission.open).bit_count()


class Layout:
    """A plan as it will be when the room under way is closed.

    `near` are free squares around that room: what is to come for it has to fit there, in the plan `before` it was
    closed.
    """

    __slots__ = ("closed", "here", "near")

    def __init__(self, closed: Closed, near: int, before: Plan) -> None:
        self.closed: Closed = closed
        self.near: Extent | None = Extent(before.mission, near) if near else None
        self.here: Places = Places(before.boards())


def closed_plan(state: HomeStagingState, plan: Plan, room: int, weights: list[float]) -> float:
    """The worth of a plan whose rooms are all closed."""
    return worth_of(state, Layout(Closed(plan, state.strict_paths), 0, plan), plan.joker, room, weights)


def worth_of(state: HomeStagingState, layout: Layout, has_joker: bool, room: int, weights: list[float]) -> float:
    """The score now, and the space that is left for what comes."""
    closed = layout.closed
    worth = float(closed.total)
    if NONE in state.variants or state.asks() == ASK_TOKENS:
        first = taste(closed.mission)
        points, area = to_come(state, False, closed.elsewhere, weights)
        here, asked = 0.0, 0.0
        if room != NO_ROOM:
            here, asked = to_come(state, True, layout.here, weights)
        if has_joker:
            worth += weights[first + JOKER] * (points + here) / (points + here + 10.0)
        worth += weights[LEFT] * closed.left
        area += asked
        ratio = space(closed.parts, weights) / area if area else 1.0
        if here > 0.0:
            # A room without a piece may still go anywhere.
            share = layout.near.roominess(weights) / asked if layout.near is not None else ratio
            worth += weights[first + HERE] * here * min(1.0, share)
        worth += weights[first + SPACE] * points * enough(ratio, weights)
    return worth - 0.01 * closed.sizes[room] if room != NO_ROOM else worth

"""Closing a room: any outline may be drawn, and these are good ones to choose from (HS-44 to HS-54)."""

from typing import Final

from palier.engine.events import Event, Events
from palier.games.home_staging import prospects
from palier.games.home_staging.actions import AUTO, close_code, close_of, code_of
from palier.games.home_staging.geometry import (
    ALL,
    NO_EDGE,
    STRIDE,
    edge_text,
    flood,
    is_connected,
    outline_text,
    shortest_way,
    squares_of,
    step,
    without,
)
from palier.games.home_staging.mission import NO_ROOM
from palier.games.home_staging.pieces import SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.state import HomeStagingState

SETS: Final = 3
"""Sets of pieces to keep that outlines are proposed for: it may be better to give one up than to go far for it."""
DOORS: Final = 8
"""Doors proposed for one outline."""


def legal(state: HomeStagingState, seat: int) -> list[int]:
    """`auto`, and proposals: not every outline there is, but some that a careful player would draw."""
    codes = [code_of(AUTO, 0)]
    codes += [close_code(cells, door) for cells, door in proposals(state.plans[seat], state.room)]
    return codes


def can_close(plan: Plan, room: int) -> bool:
    keep = pieces_of(plan, room)
    cells = joined(plan, room, keep)
    if cells:
        for door in doors(plan, room, cells, keep):
            if not plan.refusal(room, cells, door):
                return True
    return len(proposals(plan, room, True)) > 0


def proposals(plan: Plan, room: int, one_will_do: bool = False) -> list[tuple[int, int]]:
    """Outlines with a door, for the sets of pieces worth most that fit together; none when no outline is possible."""
    found: list[tuple[int, int]] = []
    sets = 0
    for keep in choices(plan, room):
        before = len(found)
        for cells in outlines(plan, room, keep):
            for door in doors(plan, room, cells, keep):
                if (cells, door) not in found and not plan.refusal(room, cells, door):
                    found.append((cells, door))
                    if one_will_do:
                        return found
        if len(found) > before:
            sets += 1
        if sets == SETS:
            break
    if found:
        return found
    # No neat outline: the widest one that keeps a piece, when there is any (HS-51).
    for index in range(len(plan.pieces)):
        if plan.pieces[index][2] == room and not SHAPES[plan.pieces[index][0]].is_rug:
            cells, door = plan.widest(room, index)
            if cells:
                return [(cells, door)]
    return found


def pieces_of(plan: Plan, room: int) -> list[int]:
    return [index for index in range(len(plan.pieces)) if plan.pieces[index][2] == room]


def choices(plan: Plan, room: int) -> list[list[int]]:
    """Which pieces to keep: all of them first, then sets by their points."""
    mine = pieces_of(plan, room)
    if len(mine) > 8:
        mine = mine[:8]
    sets: list[tuple[int, list[int]]] = []
    for bits in range((1 << len(mine)) - 1, 0, -1):
        keep = [mine[place] for place in range(len(mine)) if bits >> place & 1]
        points = sum([SHAPES[plan.pieces[index][0]].points for index in keep])
        if points:
            sets.append((-points * 100 - len(keep), keep))
    sets.sort()
    return [keep for _, keep in sets]


def joined(plan: Plan, room: int, keep: list[int]) -> int:
    """The smallest outline that walks find: access squares joined over free ones, then all the rest; 0 when apart."""
    board = plan.roomable(room)
    pass_north = ALL ^ plan.wall_north
    pass_west = ALL ^ plan.wall_west
    cells = 0
    access = 0
    for index in keep:
        shape_id, anchor, _ = plan.pieces[index]
        cells |= (SHAPES[shape_id].foot | SHAPES[shape_id].access) << anchor
        access |= SHAPES[shape_id].access << anchor
    if room == plan.mission.hub:
        # Doors of rooms closed before open onto the hub.
        access |= without(plan.outer & board, plan.foot)
        cells |= access
    if without(cells, board):
        return 0
    free = without(board, plan.foot)
    part = 0
    if access:
        part = flood(access & -access, cells & free, pass_north, pass_west)
        while left := without(access, part):
            way = shortest_way(part, left, free, pass_north, pass_west)
            if way < 0:
                break
            cells |= way
            part = flood(part, cells & free, pass_north, pass_west)
    # From what hangs together already the rest is near: mostly all does, and then it does not matter where one starts.
    if not part or flood(part, cells, pass_north, pass_west) != cells:
        part = flood(cells & -cells, cells, pass_north, pass_west)
    else:
        part = cells
    while left := without(cells, part):
        way = shortest_way(part, left, board, pass_north, pass_west)
        if way < 0:
            return 0
        cells |= way
        part = flood(part, cells, pass_north, pass_west)
    if not cells & free:
        # Plants alone leave no square for a door: take one more, with a free one beyond it where there is.
        beside_it = step(cells, pass_north, pass_west) & free
        beyond = step(free & ~beside_it, pass_north, pass_west) & beside_it
        cells |= (beyond & -beyond) if beyond else (beside_it & -beside_it)
    return cells


def outlines(plan: Plan, room: int, keep: list[int]) -> list[int]:
    """The tight outline, the same with its dents filled, its rectangle, and for a hub all that is left."""
    tight = joined(plan, room, keep)
    if not tight:
        return []
    board = plan.roomable(room)
    pass_north = ALL ^ plan.wall_north
    pass_west = ALL ^ plan.wall_west
    box = bounding_box(tight)
    found = [tight]
    for wide in (filled(plan, tight, board), box & board, grown(plan, tight, board)):
        part = flood(tight, wide | tight, pass_north, pass_west)
        if part not in found and is_connected(part, pass_north, pass_west):
            found.append(part)
    if room == plan.mission.hub:
        part = flood(tight, board, pass_north, pass_west)
        if part not in found:
            found.append(part)
    return found


def bounding_box(cells: int) -> int:
    numbers = squares_of(cells)
    columns = [number % STRIDE for number in numbers]
    left = min(columns)
    run = ((1 << (max(columns) - left + 1)) - 1) << left
    board = 0
    for y in range(numbers[0] // STRIDE, numbers[-1] // STRIDE + 1):
        board |= run << (y * STRIDE)
    return board


def filled(plan: Plan, cells: int, board: int) -> int:
    """With the pockets that the room would cut off from the largest part of what is left: nobody else can use them."""
    pass_north = ALL ^ plan.wall_north
    pass_west = ALL ^ plan.wall_west
    rest = plan.mission.open & ~plan.roomed & ~plan.foot & ~cells
    largest = 0
    pockets = rest
    while rest:
        part = flood(rest & -rest, rest, pass_north, pass_west)
        rest ^= part
        if part.bit_count() > largest.bit_count():
            largest = part
    return (cells | pockets & ~largest) & board


def grown(plan: Plan, cells: int, board: int) -> int:
    """One square wider all around, for bonuses that want large rooms."""
    pass_north = ALL ^ plan.wall_north
    pass_west = ALL ^ plan.wall_west
    ring = (cells & pass_north) >> STRIDE | (cells << STRIDE) & pass_north
    wide = cells | ring
    return (wide | (wide & pass_west) >> 1 | (wide << 1) & pass_west) & board


def doors(plan: Plan, room: int, cells: int, keep: list[int]) -> list[int]:
    """Edges where a door serves the access squares, at most DOORS of them, spread along the outline."""
    mission = plan.mission
    if room == mission.hub:
        return [NO_EDGE]
    access = 0
    for index in keep:
        shape_id, anchor, _ = plan.pieces[index]
        access |= SHAPES[shape_id].access << anchor
    free = without(cells, plan.foot)
    inside = flood(access, free, ALL ^ plan.wall_north, ALL ^ plan.wall_west) if access else free
    if not inside:
        inside = free
    outside = without(mission.open, plan.foot | plan.roomed | cells)
    if mission.hub != NO_ROOM and plan.cells[mission.hub]:
        outside = without(plan.cells[mission.hub], plan.foot)
    north = without(inside & (outside << STRIDE) | outside & (inside << STRIDE), plan.need_north)
    west = without(inside & (outside << 1) | outside & (inside << 1), plan.need_west)
    edges = [number * 2 for number in squares_of(north)] + [number * 2 + 1 for number in squares_of(west)]
    if len(edges) <= DOORS:
        return edges
    return [edges[place * len(edges) // DOORS] for place in range(DOORS)]


def proposal(state: HomeStagingState, seat: int) -> tuple[int, int]:
    """The proposal that promises most: what `auto` draws (HS-115)."""
    best = (0, NO_EDGE)
    most = -1e18
    for cells, door in proposals(state.plans[seat], state.room):
        after = state.plans[seat].clone()
        after.close(state.room, cells, door)
        worth = prospects.closed_plan(state, after, state.room, prospects.AUTO)
        if worth > most:
            most = worth
            best = (cells, door)
    return best


def close(state: HomeStagingState, seat: int, code: int, events: Events) -> None:
    cells, door = proposal(state, seat) if code == code_of(AUTO, 0) else close_of(code)
    state.plans[seat].close(state.room, cells, door)
    if events is not None:
        told = {"outline": outline_text(cells), "door": None if door == NO_EDGE else edge_text(door)}
        events.append(Event("closing", {"seat": seat}, {seat: told}))


def tell(state: HomeStagingState, events: list[Event]) -> None:
    """Everybody has closed the room: all outlines are told."""
    room = state.room
    for seat in range(state.players):
        plan = state.plans[seat]
        told = {"seat": seat, "room": state.mission.room_names[room]}
        if not plan.cells[room]:
            events.append(Event("unclosed" if plan.has_furniture(room) else "unfurnished", told, reveals=True))
            continue
        door = plan.doors[room]
        lost = 0
        for index in range(len(plan.pieces)):
            if plan.pieces[index][2] == room and plan.void[index]:
                lost += 1
        events.append(
            Event(
                "closed",
                {
                    **told,
                    "outline": outline_text(plan.cells[room]),
                    "door": None if door == NO_EDGE else edge_text(door),
                    "lost": lost,
                },
                reveals=True,
            )
        )

"""One player's sheet: what is drawn on it, and what may be drawn next (HS-7)."""

from typing import Final

from palier.games.home_staging.geometry import (
    ALL,
    NO_EDGE,
    STRIDE,
    beside,
    border_north,
    border_west,
    edge_bit,
    flood,
    is_connected,
    squares_of,
    without,
)
from palier.games.home_staging.mission import NO_ROOM, Mission
from palier.games.home_staging.pieces import SHAPES, Shape

Placed = tuple[int, int, int]
"""A piece on the plan: its shape, the square of its top left corner, the room it was drawn for."""

# Why an outline or a placement is refused; "" when it is not. Stable words, told by reason-close-… and reason-place-…
# in the texts.
FINE: Final = ""


class Plan:
    """Boards are kept up to date as things are drawn, so that questions cost a few operations on ints."""

    __slots__ = (
        "access",
        "cells",
        "doors",
        "entrances",
        "foot",
        "joker",
        "mission",
        "need_north",
        "need_west",
        "outer",
        "pieces",
        "roomed",
        "rug",
        "void",
        "wall_north",
        "wall_west",
        "windows",
    )

    def __init__(self, mission: Mission) -> None:
        self.mission: Mission = mission
        self.foot: int = 0  # squares under furniture
        self.access: int = 0
        self.rug: int = 0
        self.roomed: int = 0  # squares of closed rooms
        self.outer: int = 0  # squares in front of doors, outside their rooms
        self.wall_north: int = mission.base_north  # north edges that are walls now; a door or an entrance is none
        self.wall_west: int = mission.base_west
        self.need_north: int = 0  # north edges that a piece needs as a wall: no door or entrance there
        self.need_west: int = 0
        self.joker: bool = True
        self.pieces: list[Placed] = NO_PIECES
        self.void: list[bool] = NO_FLAGS  # beside pieces: not kept when its room was closed
        self.cells: list[int] = NO_INTS  # room -> its squares, 0 while it is not closed
        self.doors: list[int] = NO_INTS  # room -> its door
        self.entrances: list[int] = NO_INTS
        self.windows: list[int] = NO_INTS

    def lay_out(self) -> None:
        """A sheet with nothing but the outer walls (HS-7)."""
        self.pieces = []
        self.void = []
        self.cells = [0] * self.mission.rooms
        self.doors = [NO_EDGE] * self.mission.rooms
        self.entrances = []
        self.windows = []

    def __getnewargs__(self) -> tuple[Mission]:
        return (self.mission,)

    def clone(self) -> "Plan":
        new = Plan(self.mission)
        new.foot = self.foot
        new.access = self.access
        new.rug = self.rug
        new.roomed = self.roomed
        new.outer = self.outer
        new.wall_north = self.wall_north
        new.wall_west = self.wall_west
        new.need_north = self.need_north
        new.need_west = self.need_west
        new.joker = self.joker
        new.pieces = self.pieces[:]
        new.void = self.void[:]
        new.cells = self.cells[:]
        new.doors = self.doors[:]
        new.entrances = self.entrances[:]
        new.windows = self.windows[:]
        return new

    def boards(self) -> "Plan":
        """A copy of the boards alone: all that asking where pieces lie takes."""
        new = Plan(self.mission)
        new.foot = self.foot
        new.access = self.access
        new.rug = self.rug
        new.roomed = self.roomed
        new.wall_north = self.wall_north
        new.wall_west = self.wall_west
        return new

    # Pieces

    def spots(self, shape: Shape, kept: int = 0) -> int:
        """Every square where the top left corner of this shape may lie: all placements at once (HS-25 to HS-38).

        `kept` are squares that furniture shall leave free.
        """
        mission = self.mission
        # Told by what is taken: a complement of a board this long costs more than the rest.
        taken = self.roomed | self.foot
        if shape.is_rug:
            no_foot = self.rug | (self.roomed if mission.rug_under else taken)
        else:
            no_foot = taken | self.access | kept
            if not mission.rug_under:
                no_foot |= self.rug
        for_foot = mission.open ^ (mission.open & no_foot)
        spots = shape.anchors
        for spot in shape.spots_foot:
            spots &= for_foot >> spot
        if not spots:
            return 0
        for spot in shape.need_north:
            spots &= self.wall_north >> spot
        for spot in shape.need_west:
            spots &= self.wall_west >> spot
        if not spots:
            return 0
        for_access = mission.open ^ (mission.open & taken)
        for spot in shape.spots_access:
            spots &= for_access >> spot
        if not spots:
            return 0
        pass_north = ALL ^ self.wall_north
        pass_west = ALL ^ self.wall_west
        for spot in shape.inner_north:
            spots &= pass_north >> spot
        for spot in shape.inner_west:
            spots &= pass_west >> spot
        if spots and mission.must_touch is not None and mission.must_touch.pieces[shape.piece]:
            touching = 0
            for spot in shape.spots_foot:
                touching |= mission.exterior >> spot
            spots &= touching
        return spots

    def obstruction(self, shape: Shape, anchor: int) -> str:
        """Why a shape cannot lie here, or "" when it can: the first rule that `spots` would break, in words."""
        mission = self.mission
        if not shape.anchors >> anchor & 1:
            return "outside"
        foot = shape.foot << anchor
        access = shape.access << anchor
        if (foot | access) & ~mission.open:
            return "outside"
        if (foot | access) & self.roomed:
            return "room"
        if shape.is_rug:
            if foot & self.rug:
                return "rug"
            if foot & self.foot and not mission.rug_under:
                return "piece"
        else:
            if foot & self.foot:
                return "piece"
            if foot & self.access:
                return "access"
            if foot & self.rug and not mission.rug_under:
                return "rug"
        if access & self.foot:
            return "no_access"
        if has_any(self.wall_north, shape.inner_north, anchor) or has_any(self.wall_west, shape.inner_west, anchor):
            return "across_wall"
        if not has_all(self.wall_north, shape.need_north, anchor) or not has_all(
            self.wall_west, shape.need_west, anchor
        ):
            return "no_wall"
        return FINE if self.spots(shape) >> anchor & 1 else "outer_wall"

    def put(self, shape_id: int, anchor: int, room: int) -> None:
        """Draws a piece; it stays for good (HS-34)."""
        shape = SHAPES[shape_id]
        if shape.is_rug:
            self.rug |= shape.foot << anchor
        else:
            self.foot |= shape.foot << anchor
        self.access |= shape.access << anchor
        for spot in shape.need_north:
            self.need_north |= 1 << (spot + anchor)
        for spot in shape.need_west:
            self.need_west |= 1 << (spot + anchor)
        self.pieces.append((shape_id, anchor, room))
        self.void.append(False)

    def is_wall(self, edge: int) -> bool:
        board = self.wall_north if edge % 2 == 0 else self.wall_west
        return board & edge_bit(edge) != 0

    def is_needed(self, edge: int) -> bool:
        board = self.need_north if edge % 2 == 0 else self.need_west
        return board & edge_bit(edge) != 0

    def set_wall(self, edge: int, wall: bool) -> None:
        bit = edge_bit(edge)
        if edge % 2 == 0:
            self.wall_north = self.wall_north | bit if wall else self.wall_north & ~bit
        else:
            self.wall_west = self.wall_west | bit if wall else self.wall_west & ~bit

    def free(self) -> int:
        """Squares that can be walked on: indoors, without furniture (HS-64)."""
        return without(self.mission.open, self.foot)

    def has_furniture(self, room: int) -> bool:
        """Whether anything but a rug was drawn for a room (HS-50, HS-104)."""
        for shape_id, _, where in self.pieces:
            if where == room and not SHAPES[shape_id].is_rug:
                return True
        return False

    def drawn(self) -> int:
        """Furniture drawn, rugs not counted, within reach or not: what breaks ties (HS-107)."""
        count = 0
        for shape_id, _, _ in self.pieces:
            if not SHAPES[shape_id].is_rug:
                count += 1
        return count

    # Closing a room

    def roomable(self, room: int) -> int:
        """The squares that an outline may take (HS-45, HS-48)."""
        board = without(self.mission.open, self.roomed)
        return board if room == self.mission.hub else without(board, self.outer)

    def refusal(self, room: int, cells: int, door: int) -> str:
        """Why a room cannot be closed like this, or "" when it can (HS-44 to HS-54)."""
        mission = self.mission
        if not cells or cells & ~mission.open:
            return "outside"
        if cells & self.roomed:
            return "taken"
        if room != mission.hub and cells & self.outer:
            return "blocks_door"
        if not is_connected(cells, ALL ^ self.wall_north, ALL ^ self.wall_west):
            return "apart"
        if not self.keeps_any(room, cells):
            return "empty"
        if room == mission.hub:
            return FINE if door == NO_EDGE else "hub_door"
        if door == NO_EDGE:
            return "no_door"
        return self.door_refusal(cells, door)

    def door_refusal(self, cells: int, door: int) -> str:
        """From a free square of the room to one of no room (HS-53, HS-79) or of the central room (HS-80)."""
        one, other = beside(door)
        if one < 0:
            return "door_place"
        inside = one if cells >> one & 1 else other
        outside = other if inside == one else one
        if not cells >> inside & 1 or cells >> outside & 1 or not self.mission.open >> outside & 1:
            return "door_place"
        if self.is_needed(door):
            return "door_wall"
        if (self.foot >> inside | self.foot >> outside) & 1:
            return "door_blocked"
        if self.roomed >> outside & 1 and not self.is_hub(outside):
            return "door_room"
        return FINE

    def is_hub(self, number: int) -> bool:
        hub = self.mission.hub
        return hub != NO_ROOM and self.cells[hub] >> number & 1 != 0

    def keeps_any(self, room: int, cells: int) -> bool:
        for shape_id, anchor, where in self.pieces:
            shape = SHAPES[shape_id]
            if where == room and not shape.is_rug and not ((shape.foot | shape.access) << anchor) & ~cells:
                return True
        return False

    def close(self, room: int, cells: int, door: int) -> None:
        """Walls all around but for the door; pieces that are not wholly inside are void (HS-49)."""
        for index in range(len(self.pieces)):
            shape_id, anchor, where = self.pieces[index]
            if where == room and ((SHAPES[shape_id].foot | SHAPES[shape_id].access) << anchor) & ~cells:
                self.void[index] = True
        self.cells[room] = cells
        self.roomed |= cells
        self.wall_north |= border_north(cells)
        self.wall_west |= border_west(cells)
        if door != NO_EDGE:
            self.doors[room] = door
            one, other = beside(door)
            self.outer |= 1 << (other if cells >> one & 1 else one)
        for edge in self.doors:
            if edge != NO_EDGE:
                self.set_wall(edge, False)
        for edge in self.entrances:
            self.set_wall(edge, False)

    def give_up(self, room: int) -> None:
        """Nothing is closed: what was drawn for the room is void (HS-50, HS-51)."""
        for index in range(len(self.pieces)):
            if self.pieces[index][2] == room:
                self.void[index] = True

    def door_edges(self, room: int) -> list[int]:
        """Every edge where some outline of this room could have its door."""
        inside = self.roomable(room) & ~self.foot
        outside = self.mission.open & ~self.foot & ~self.roomed
        hub = self.mission.hub
        if hub != NO_ROOM:
            outside |= self.cells[hub] & ~self.foot
        north = (inside & (outside << STRIDE) | outside & (inside << STRIDE)) & ~self.need_north
        west = (inside & (outside << 1) | outside & (inside << 1)) & ~self.need_west
        return [number * 2 for number in squares_of(north)] + [number * 2 + 1 for number in squares_of(west)]

    def widest(self, room: int, piece: int) -> tuple[int, int]:
        """An outline and a door that keep this piece, when any do: the largest for some door (HS-51)."""
        shape_id, anchor, _ = self.pieces[piece]
        wanted = (SHAPES[shape_id].foot | SHAPES[shape_id].access) << anchor
        board = self.roomable(room)
        pass_north = ALL ^ self.wall_north
        pass_west = ALL ^ self.wall_west
        if wanted & ~board:
            return 0, NO_EDGE
        if room == self.mission.hub:
            part = flood(wanted, board, pass_north, pass_west)
            return (part if is_connected(part, pass_north, pass_west) else 0), NO_EDGE
        for door in self.door_edges(room):
            one, other = beside(door)
            for inside, outside in ((one, other), (other, one)):
                part = flood(1 << inside, board & ~(1 << outside), pass_north, pass_west)
                if not wanted & ~part and not self.door_refusal(part, door):
                    return part, door
        return 0, NO_EDGE

    # Entrance and windows

    def may_have_entrance(self, edge: int) -> bool:
        """Where an entrance may be drawn at any time; whether it leads to the corridor is seen at the end (HS-59)."""
        mission = self.mission
        index = mission.edge_index.get(edge, -1)
        if index < 0 or self.is_needed(edge) or edge in self.windows or edge in self.entrances:
            return False
        return mission.entrance_scenery == 0 or mission.edge_sees[index] & mission.entrance_scenery != 0

    def leads_in(self, edge: int) -> bool:
        """Whether an entrance here counts: its square is of the corridor, or of the hub (HS-60, HS-78)."""
        inside = self.mission.edge_inside[self.mission.edge_index[edge]]
        if self.foot >> inside & 1:
            return False
        return self.is_hub(inside) if self.mission.hub != NO_ROOM else not self.roomed >> inside & 1

    def set_entrance(self, edge: int) -> None:
        """Draws an entrance; where only one is allowed it moves."""
        if len(self.entrances) >= self.mission.entrances:
            self.clear_edge(self.entrances[0])
        self.entrances.append(edge)
        self.set_wall(edge, False)

    def may_have_window(self, edge: int) -> bool:
        return (
            edge in self.mission.edge_index
            and edge not in self.windows
            and edge not in self.entrances
            and len(self.windows) < self.mission.max_windows
        )

    def clear_edge(self, edge: int) -> None:
        """Back to a plain wall: no window, no entrance."""
        if edge in self.windows:
            self.windows.remove(edge)
        if edge in self.entrances:
            self.entrances.remove(edge)
            self.set_wall(edge, True)


def has_any(board: int, spots: list[int], anchor: int) -> bool:
    for spot in spots:
        if board >> (spot + anchor) & 1:
            return True
    return False


def has_all(board: int, spots: list[int], anchor: int) -> bool:
    for spot in spots:
        if not board >> (spot + anchor) & 1:
            return False
    return True


NO_PIECES: Final[list[Placed]] = []
NO_FLAGS: Final[list[bool]] = []
NO_INTS: Final[list[int]] = []
"""Stand-ins until the lists are set: a clone must not pay for lists that it throws away."""

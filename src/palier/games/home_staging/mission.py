"""A mission made ready for play: its map as boards, its rooms and cards, its special rules and bonuses."""

import json
from functools import lru_cache
from typing import Any, Final

from palier.games.home_staging import validate
from palier.games.home_staging.geometry import (
    NO_EDGE,
    SIZE,
    SQUARES,
    STRIDE,
    edge_at,
    edge_bit,
    parse_edge,
    square,
)
from palier.games.home_staging.pieces import CONTENT, PIECE_NUMBER, PIECE_TAGS, PIECES, RUG

SCENERY: Final = "TWR"
NO_ROOM: Final = -1
ANY_NUMBER: Final = 1 << 20
WINDOW_BONUSES: Final = ("view", "per_room_view", "clear_view", "per_window_item")

ROOMLESS_BONUSES: Final = ("distance", "corridor_max", "corridor_around_obstacle")
"""What may be earned where no room is reached."""

MISSION_IDS: Final[list[str]] = [str(mission["id"]) for mission in CONTENT["missions"]]
CUSTOM: Final = "custom"


class Selector:
    """Which things a bonus is about: pieces of some kind, the entrance, a room's door, or the obstacle."""

    __slots__ = ("door", "entrance", "obstacle", "pieces", "room")

    def __init__(self, data: dict[str, Any]) -> None:
        self.entrance: bool = bool(data.get("entrance", False))
        self.obstacle: bool = bool(data.get("obstacle", False))
        self.door: int = data.get("door", NO_ROOM)
        self.room: int = data.get("room", NO_ROOM)
        numbers: list[int] = list(data.get("nos", []))
        if "no" in data:
            numbers.append(data["no"])
        things = self.entrance or self.obstacle or self.door != NO_ROOM
        self.pieces: list[bool] = [
            not things
            and PIECE_NUMBER[piece] != RUG
            and ("tag" not in data or data["tag"] in PIECE_TAGS[piece])
            and (not numbers or PIECE_NUMBER[piece] in numbers)
            for piece in range(PIECES)
        ]

    def takes(self, piece: int, room: int) -> bool:
        return self.pieces[piece] and (self.room == NO_ROOM or self.room == room)


class Bonus:
    """One bonus: `points` once, or for each of a count up to `cap`."""

    __slots__ = ("a", "all_pairs", "at_least", "b", "cap", "kind", "least", "n", "points", "room", "rooms", "scenery")

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: str = data["type"]
        self.points: int = data["pts"]
        self.cap: int = data.get("cap", 1)
        self.n: int = data.get("n", data.get("max", 0))
        self.least: int = data.get("min", data.get("min_rooms", 1))
        self.at_least: bool = data.get("op", ">=") == ">="
        self.all_pairs: bool = data.get("mode", "exists") == "all"
        self.room: int = data.get("room", NO_ROOM)
        self.rooms: list[int] = list(data.get("rooms", []))
        self.scenery: int = 1 << SCENERY.index(data["scen"]) if "scen" in data else 0
        self.a: Selector = Selector(data.get("a", data.get("sel", {})))
        self.b: Selector = Selector(data.get("b", {}))


class Place:
    """A piece in one place: the squares it takes, the edges that must be walls, and those that may not be."""

    __slots__ = ("access", "foot", "inner_north", "inner_west", "need_north", "need_west")

    def __init__(
        self, foot: int, access: int, need_north: int, need_west: int, inner_north: int, inner_west: int
    ) -> None:
        self.foot: int = foot
        self.access: int = access
        self.need_north: int = need_north
        self.need_west: int = need_west
        self.inner_north: int = inner_north
        self.inner_west: int = inner_west


class Mission:
    """Nothing in it changes during a match, so that all states of a match share one (HS-4, HS-6, HS-9)."""

    __slots__ = (
        "base_north",
        "base_west",
        "block",
        "bonuses",
        "card_number",
        "card_room",
        "card_tokens",
        "data",
        "edge_index",
        "edge_inside",
        "edge_meets_building",
        "edge_sees",
        "edges",
        "edges_at",
        "entrance_matters",
        "entrance_scenery",
        "entrances",
        "exterior",
        "hub",
        "id",
        "indoor",
        "max_windows",
        "must_touch",
        "obstacle",
        "obstacle_penalty",
        "open",
        "places",
        "pockets_are_bare",
        "room_names",
        "rooms",
        "rug_under",
        "views",
        "window_bonuses",
        "windows_free_cell",
    )

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.id: str = name
        self.data: dict[str, Any] = data
        rows: list[str] = data["map"]
        self.indoor: int = board_of(rows, ".#o")
        self.block: int = board_of(rows, "#")
        self.obstacle: int = board_of(rows, "o")
        self.open: int = board_of(rows, ".")
        # Exterior edges of open squares: where windows and the entrance can be.
        self.edges: list[int] = []
        self.edge_inside: list[int] = []
        self.edge_sees: list[int] = []
        self.edge_meets_building: list[bool] = []
        self.exterior: int = 0  # open squares with an exterior edge
        self.base_north: int = 0
        self.base_west: int = 0
        self.find_edges(rows)
        self.edge_index: dict[int, int] = {edge: index for index, edge in enumerate(self.edges)}
        self.edges_at: list[list[int]] = [[] for _ in range(SQUARES)]  # square -> which of the edges are its own
        for index in range(len(self.edges)):
            self.edges_at[self.edge_inside[index]].append(index)
        # Scenery -> the squares with an edge that has a view of it.
        self.views: list[int] = [0] * (1 << len(SCENERY))
        for index in range(len(self.edges)):
            for scenery in range(len(self.views)):
                if self.sees(index, scenery):
                    self.views[scenery] |= 1 << self.edge_inside[index]
        for text in data.get("walls", []):
            self.add_wall(parse_edge(text))
        self.rooms: int = len(data["rooms"])
        self.room_names: list[str] = [
            f"{name}-{room + 1}" if name != CUSTOM else str(data["rooms"][room]["name"]) for room in range(self.rooms)
        ]
        self.card_room: list[int] = []
        self.card_number: list[int] = []
        self.card_tokens: list[int] = []
        for room in range(self.rooms):
            for number, tokens in data["rooms"][room]["cards"]:
                self.card_room.append(room)
                self.card_number.append(number)
                self.card_tokens.append(tokens)
        self.hub: int = NO_ROOM
        self.rug_under: bool = False
        self.entrances: int = 1
        self.entrance_scenery: int = 0
        self.max_windows: int = ANY_NUMBER
        self.windows_free_cell: bool = False
        self.must_touch: Selector | None = None
        self.obstacle_penalty: int = 0
        for special in data.get("special", []):
            self.add_special(special)
        self.bonuses: list[Bonus] = [Bonus(bonus) for bonus in data.get("bonus", [])]
        # Whether a bonus measures from the entrance; else only its corridor matters.
        self.entrance_matters: bool = any(bonus.a.entrance or bonus.b.entrance for bonus in self.bonuses)
        # The bonuses that windows serve, best first.
        self.window_bonuses: list[int] = [
            index for index in range(len(self.bonuses)) if self.bonuses[index].kind in WINDOW_BONUSES
        ]
        self.window_bonuses.sort(key=lambda index: -self.bonuses[index].points)
        # Whether a corridor without a door to any room never scores more than another one.
        self.pockets_are_bare: bool = not self.obstacle_penalty and all(
            bonus.points >= 0 and bonus.least >= 1 and bonus.kind not in ROOMLESS_BONUSES for bonus in self.bonuses
        )
        # Where each piece lay when it was last asked whether it lies anywhere: looked at first, for speed alone.
        self.places: list[list[Place]] = [[] for _ in range(PIECES)]

    def __reduce__(self) -> tuple[Any, ...]:
        return (mission_again, (self.id, self.data))

    def __copy__(self) -> "Mission":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Mission":
        return self

    def find_edges(self, rows: list[str]) -> None:
        """Walls stand between indoors and outdoors, and around blocks."""
        for y in range(SIZE):
            for x in range(SIZE):
                number = square(x, y)
                if not self.indoor >> number & 1:
                    continue
                for side in range(4):
                    dx = (0, 1, 0, -1)[side]
                    dy = (-1, 0, 1, 0)[side]
                    inside = 0 <= x + dx < SIZE and 0 <= y + dy < SIZE
                    other = square(x + dx, y + dy) if inside else 0
                    edge = edge_at(number, side)
                    if not inside or not self.indoor >> other & 1:
                        self.add_wall(edge)
                        if self.open >> number & 1:
                            self.exterior |= 1 << number
                            self.edges.append(edge)
                            self.edge_inside.append(number)
                            self.look_out(rows, x, y, dx, dy)
                    elif (self.block >> number | self.block >> other) & 1:
                        self.add_wall(edge)

    def look_out(self, rows: list[str], x: int, y: int, dx: int, dy: int) -> None:
        """What lies straight outward until another part of the building or the border of the paper (HS-56)."""
        sees = 0
        building = False
        x += dx
        y += dy
        while 0 <= x < SIZE and 0 <= y < SIZE:
            if self.indoor >> square(x, y) & 1:
                building = True
                break
            if rows[y][x] in SCENERY:
                sees |= 1 << SCENERY.index(rows[y][x])
            x += dx
            y += dy
        self.edge_sees.append(sees)
        self.edge_meets_building.append(building)

    def sees(self, index: int, scenery: int) -> bool:
        """Whether an exterior edge has a view of that scenery; 0 asks for a view that meets nothing (HS-92)."""
        if scenery:
            return self.edge_sees[index] & scenery != 0
        return self.edge_sees[index] == 0 and not self.edge_meets_building[index]

    def add_wall(self, edge: int) -> None:
        if edge % 2 == 0:
            self.base_north |= edge_bit(edge)
        else:
            self.base_west |= edge_bit(edge)

    def add_special(self, special: dict[str, Any]) -> None:
        kind = special["type"]
        # HS-82 to HS-88
        if kind == "no_corridor":
            self.hub = special["hub"]
        elif kind == "rug_under":
            self.rug_under = True
        elif kind == "two_entrances":
            self.entrances = 2
        elif kind == "entrance_scenery":
            self.entrance_scenery = 1 << SCENERY.index(special["scen"])
        elif kind == "max_windows":
            self.max_windows = special["n"]
        elif kind == "windows_free_cell":
            self.windows_free_cell = True
        elif kind == "must_touch_exterior":
            self.must_touch = Selector(special["sel"])
        elif kind == "obstacle_corridor":
            self.obstacle_penalty = special["pen"]

    def cards_of(self, room: int) -> list[int]:
        return [card for card in range(len(self.card_room)) if self.card_room[card] == room]

    def other_card(self, card: int) -> int:
        """The card of the same number in another room, or NO_EDGE: a number in two rooms takes both cards (HS-11)."""
        for other in range(len(self.card_number)):
            if other != card and self.card_number[other] == self.card_number[card]:
                return other
        return NO_EDGE

    def difficulty(self) -> int:
        level: int = self.data.get("difficulty", 1)
        return level


def board_of(rows: list[str], letters: str) -> int:
    board = 0
    for y in range(SIZE):
        for x in range(SIZE):
            if rows[y][x] in letters:
                board |= 1 << (y * STRIDE + x)
    return board


@lru_cache(maxsize=64)
def mission_named(name: str) -> Mission:
    return Mission(name, CONTENT["missions"][MISSION_IDS.index(name)])


def mission_again(name: str, data: dict[str, Any]) -> Mission:
    """A mission on its way from another process, where it was checked."""
    return Mission(name, data) if name == CUSTOM else mission_named(name)


@lru_cache(maxsize=64)
def mission_from_text(text: str) -> Mission:
    """A custom mission from its JSON text, or BadMission with one sentence on what is wrong."""
    return mission_from_data(read_text(text))


def read_text(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise validate.BadMission("a mission must be JSON", "json") from error


def compact(text: str) -> str:
    """The text of a mission that was accepted, without blanks and escapes: the same mission, never longer."""
    return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))


def mission_from_data(data: object) -> Mission:
    checked = validate.check(data)
    mission = Mission(CUSTOM, checked)
    check_reachable(mission)
    return mission


def check_reachable(mission: Mission) -> None:
    """What only the map can tell: no bonus or rule may ask for what this house cannot give."""
    for bonus, data in zip(mission.bonuses, mission.data.get("bonus", []), strict=True):
        if bonus.scenery and bonus.kind != "no_facing_wall":
            if not any(sees & bonus.scenery for sees in mission.edge_sees):
                sentence = f"no outer wall has a view of {data['scen']!r}, which {bonus.kind} asks for"
                raise validate.BadMission(sentence, "no_view", scenery=data["scen"], kind=bonus.kind)
        if bonus.kind == "clear_view" and not has_clear_edge(mission):
            sentence = f"no outer wall has a view without scenery, which {bonus.kind} asks for"
            raise validate.BadMission(sentence, "no_clear_view", kind=bonus.kind)
        if bonus.kind == "touch_block" and not mission.block:
            sentence = f"{bonus.kind} asks for a block (#), and the map has none"
            raise validate.BadMission(sentence, "no_block", kind=bonus.kind)
    if mission.entrance_scenery and not any(sees & mission.entrance_scenery for sees in mission.edge_sees):
        sentence = "no outer wall faces the scenery that the front door must face"
        raise validate.BadMission(sentence, "no_entrance")


def has_clear_edge(mission: Mission) -> bool:
    for index in range(len(mission.edges)):
        if not mission.edge_sees[index] and not mission.edge_meets_building[index]:
            return True
    return False

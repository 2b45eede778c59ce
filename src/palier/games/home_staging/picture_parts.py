"""What both pictures are drawn from: a plan of a view, square by square and edge by edge."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from palier.games.home_staging.geometry import (
    SIZE,
    STRIDE,
    edge_at,
    parse_edge,
    parse_outline,
    squares_of,
)
from palier.games.home_staging.mission import Mission, mission_from_data, mission_named

Words = Callable[..., str]
"""Says a message by its id: `Texts.say`."""

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
NO_PIECE: Final = -1


class Sheet:
    """One plan made ready to draw. Squares that belong to nothing have NO_PIECE and NO_ROOM."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.mission: Mission = mission_of(view)
        plan = view["plans"][seat]
        self.pieces: list[dict[str, Any]] = plan["pieces"]
        self.piece_at: dict[int, int] = {}
        self.access: set[int] = set()
        self.rug: set[int] = set()
        self.room_at: dict[int, int] = {}
        for index, piece in enumerate(self.pieces):
            cells = squares_of(parse_outline(piece["cells"]))
            if piece["piece"].startswith(("tapis", "grand_tapis")):
                self.rug.update(cells)
            else:
                for number in cells:
                    self.piece_at[number] = index
            if piece["access"]:
                self.access.update(squares_of(parse_outline(piece["access"])))
        self.doors: set[int] = set()
        for room, drawn in enumerate(plan["rooms"]):
            if drawn is not None:
                for number in squares_of(parse_outline(drawn["cells"])):
                    self.room_at[number] = room
                if drawn["door"] is not None:
                    self.doors.add(parse_edge(drawn["door"]))
        self.entrances: set[int] = {parse_edge(edge) for edge in plan["entrances"]}
        self.windows: set[int] = {parse_edge(edge) for edge in plan["windows"]}

    def is_open(self, number: int) -> bool:
        return self.mission.open >> number & 1 == 1

    def is_indoor(self, number: int) -> bool:
        return self.mission.indoor >> number & 1 == 1

    def edge(self, number: int, side: int) -> str:
        """What stands at an edge of a square: "", "wall", "door", "entrance" or "window"."""
        edge = edge_at(number, side)
        if edge in self.entrances:
            return "entrance"
        if edge in self.windows:
            return "window"
        if edge in self.doors:
            return "door"
        other = number + (-STRIDE, 1, STRIDE, -1)[side]
        if self.room_at.get(number, -1) != self.room_at.get(other, -1):
            return "wall"
        bit = edge // 2
        base = self.mission.base_north if edge % 2 == 0 else self.mission.base_west
        return "wall" if base >> bit & 1 else ""

    def frame(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of the part of the sheet worth showing: the house and its scenery."""
        rows: list[str] = self.mission.data["map"]
        spots = [(x, y) for y in range(SIZE) for x in range(SIZE) if rows[y][x] != "_"]
        return (
            max(0, min(x for x, _ in spots) - 1),
            max(0, min(y for _, y in spots) - 1),
            min(SIZE - 1, max(x for x, _ in spots) + 1),
            min(SIZE - 1, max(y for _, y in spots) + 1),
        )


def mission_of(view: dict[str, Any]) -> Mission:
    if view["mission_data"] is not None:
        return mission_from_data(view["mission_data"])
    return mission_named(view["mission"])


def letter_of(index: int) -> str:
    return LETTERS[index % len(LETTERS)]


def room_name(view: dict[str, Any], room: int, words: Words) -> str:
    """A room of ours is told by the texts, one of a custom mission by its own name."""
    name: str = view["rooms"][room]["name"]
    return name if view["mission_data"] is not None else words(f"room-{name}")


def seat_names(view: dict[str, Any], words: Words, names: Sequence[str] | None) -> list[str]:
    if names is not None:
        return list(names)
    return [words("seat", number=seat + 1) for seat in range(view["players"])]


def shown_seats(view: dict[str, Any]) -> list[int]:
    """One's own plan while one plays; all of them for a spectator and at the end."""
    if view["seat"] is not None and view["outcome"] is None:
        return [view["seat"]]
    return list(range(view["players"]))

"""The 132 pieces of furniture and the ways each can lie: turned (HS-29), and with the joker mirrored."""

from typing import Any, Final

from palier.games.content import load
from palier.games.home_staging.geometry import EAST, NORTH, SIDES, SIZE, SOUTH, STRIDE, WEST, square

CONTENT: Final[dict[str, Any]] = load("home_staging")

NUMBERS: Final = 33
"""Cards are numbered 1 to 33: a number is a kind of furniture (HS-3)."""
RUG: Final = 33
CARD_NAMES: Final = ("A", "B")

PIECE_IDS: Final[list[str]] = [str(piece["id"]) for piece in CONTENT["pieces"]]
PIECE_NUMBER: Final[list[int]] = [int(piece["no"]) for piece in CONTENT["pieces"]]
PIECE_TAGS: Final[list[list[str]]] = [list(piece["tags"]) for piece in CONTENT["pieces"]]
PIECES: Final[int] = len(PIECE_IDS)
PIECE_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(PIECE_IDS)}
TAGS: Final[list[str]] = sorted({tag for tags in PIECE_TAGS for tag in tags})


def options_of(number: int, variant: int) -> tuple[int, int]:
    """The two pieces on card A (0) or B (1) of a number."""
    first = (number - 1) * 4 + variant * 2
    return first, first + 1


Spot = tuple[int, int]


class Drawing:
    """A piece as drawn: squares from the top left corner of everything drawn, and the sides that need walls."""

    def __init__(self, foot: list[Spot], access: list[Spot], walls: list[int]) -> None:
        self.foot: list[Spot] = sorted(foot)
        self.access: list[Spot] = sorted(access)
        self.walls: list[int] = sorted(walls)

    def turned(self) -> "Drawing":
        """A quarter turn clockwise."""
        height = 1 + max(y for _, y in self.foot + self.access)
        return Drawing(
            [(height - 1 - y, x) for x, y in self.foot],
            [(height - 1 - y, x) for x, y in self.access],
            [(side + 1) % 4 for side in self.walls],
        )

    def mirrored(self) -> "Drawing":
        """Left and right exchanged."""
        width = 1 + max(x for x, _ in self.foot + self.access)
        swap = (NORTH, WEST, SOUTH, EAST)
        return Drawing(
            [(width - 1 - x, y) for x, y in self.foot],
            [(width - 1 - x, y) for x, y in self.access],
            [swap[side] for side in self.walls],
        )

    def same_as(self, other: "Drawing") -> bool:
        return self.foot == other.foot and self.access == other.access and self.walls == other.walls


def drawing_of(rows: list[str], walls: str) -> Drawing:
    spots = [(x, y, letter) for y, row in enumerate(rows) for x, letter in enumerate(row)]
    return Drawing(
        [(x, y) for x, y, letter in spots if letter in "#PR"],
        [(x, y) for x, y, letter in spots if letter == "."],
        [SIDES.index(side) for side in walls],
    )


class Shape:
    """A drawing made ready for boards: sets as ints at the top left corner, and what is asked of each square."""

    __slots__ = (
        "access",
        "anchors",
        "area",
        "foot",
        "height",
        "inner_north",
        "inner_west",
        "is_rug",
        "mirror",
        "need_north",
        "need_west",
        "number",
        "piece",
        "points",
        "spots_access",
        "spots_foot",
        "turn",
        "width",
    )

    def __init__(self, piece: int, turn: int, mirror: bool, drawing: Drawing) -> None:
        self.piece: int = piece
        self.number: int = PIECE_NUMBER[piece]
        self.is_rug: bool = self.number == RUG
        self.turn: int = turn
        self.mirror: bool = mirror
        cells = drawing.foot + drawing.access
        self.width: int = 1 + max(x for x, _ in cells)
        self.height: int = 1 + max(y for _, y in cells)
        self.area: int = len(cells)
        self.points: int = 0 if self.is_rug else len(drawing.foot)
        self.spots_foot: list[int] = [square(x, y) for x, y in drawing.foot]
        self.spots_access: list[int] = [square(x, y) for x, y in drawing.access]
        self.foot: int = sum(1 << spot for spot in self.spots_foot)
        self.access: int = sum(1 << spot for spot in self.spots_access)
        # Edges inside the drawing must be no walls; edges at its wall sides must be.
        self.inner_north: list[int] = [square(x, y) for x, y in cells if (x, y - 1) in cells]
        self.inner_west: list[int] = [square(x, y) for x, y in cells if (x - 1, y) in cells]
        self.need_north: list[int] = []
        self.need_west: list[int] = []
        left = min(x for x, _ in drawing.foot)
        right = max(x for x, _ in drawing.foot)
        top = min(y for _, y in drawing.foot)
        bottom = max(y for _, y in drawing.foot)
        for x, y in drawing.foot:
            if NORTH in drawing.walls and y == top:
                self.need_north.append(square(x, y))
            if SOUTH in drawing.walls and y == bottom:
                self.need_north.append(square(x, y) + STRIDE)
            if WEST in drawing.walls and x == left:
                self.need_west.append(square(x, y))
            if EAST in drawing.walls and x == right:
                self.need_west.append(square(x, y) + 1)
        self.anchors: int = sum(
            1 << square(x, y) for y in range(SIZE - self.height + 1) for x in range(SIZE - self.width + 1)
        )


SHAPES: Final[list[Shape]] = []
"""Every way any piece can lie that looks different from the others."""
SHAPE_OF: Final[list[int]] = [0] * (PIECES * 8)
"""piece * 8 + mirror * 4 + turn -> shape; ways that look the same share one, plain before mirrored (HS-43)."""
PLAIN: Final[list[list[int]]] = []
MIRRORED: Final[list[list[int]]] = []
"""piece -> its shapes without and with the joker's mirror; a piece that is its own mirror image has no second list."""
IS_PLANT: Final[list[bool]] = []


def make_shapes() -> None:
    for piece in range(PIECES):
        data = CONTENT["pieces"][piece]
        drawing = drawing_of(data["rows"], data["walls"])
        drawings: list[Drawing] = []
        shapes: list[int] = []
        PLAIN.append([])
        MIRRORED.append([])
        IS_PLANT.append(len(drawing.access) == 0)
        for way in range(8):
            if way == 4:
                drawing = drawing_of(data["rows"], data["walls"]).mirrored()
            found = -1
            for index in range(len(drawings)):
                if drawings[index].same_as(drawing):
                    found = shapes[index]
            if found < 0:
                found = len(SHAPES)
                SHAPES.append(Shape(piece, way % 4, way >= 4, drawing))
                drawings.append(drawing)
                shapes.append(found)
                if way < 4:
                    PLAIN[piece].append(found)
                else:
                    MIRRORED[piece].append(found)
            SHAPE_OF[piece * 8 + way] = found
            drawing = drawing.turned()


make_shapes()
POINTS: Final[list[int]] = [SHAPES[PLAIN[piece][0]].points for piece in range(PIECES)]

"""The plans as SVG: a clean drawing on squared paper, fit for printing."""

from collections.abc import Sequence
from typing import Any, Final

from palier.engine.svg import escape
from palier.games.home_staging.geometry import COLUMNS, SIZE, parse_outline, square, squares_of
from palier.games.home_staging.picture_parts import Sheet, Words, letter_of, room_name, seat_names, shown_seats
from palier.games.home_staging.picture_text import edge_north, edge_west

CELL: Final = 36
MARGIN: Final = 28
HEADER: Final = 44
LINE: Final = 20

INK: Final = "#1F2433"
PAPER: Final = "#FFFBF3"
GRID: Final = "#D9CFBC"
MUTED: Final = "#6B6A72"
FLOOR: Final = "#FFFFFF"
CORRIDOR: Final = "#E6F0E4"
RUG: Final = "#EBC3A8"
LOST: Final = "#B84E28"
KINDS: Final = {
    "cuisine": "#F3D79B",
    "bain": "#BFDDEA",
    "salon": "#E9C0AE",
    "chambre": "#D3C8E6",
    "bureau": "#C9DDBB",
}
"""Furniture of a room has the colour of its kind; its letter tells it apart without colour."""


def write(x: float, y: float, text: str, size: int, fill: str = INK, anchor: str = "start", bold: bool = False) -> str:
    weight = "700" if bold else "400"
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
        f'fill="{fill}">{escape(text)}</text>'
    )


def svg(
    view: dict[str, Any],
    words: Words,
    names: Sequence[str] | None = None,
    evening: bool = False,
    seat: int | None = None,
) -> str:
    """A picture that stands by itself; `seat` asks for one plan. On squared paper there is no evening."""
    del evening
    called = seat_names(view, words, names)
    seats = shown_seats(view) if seat is None else [seat]
    drawn: list[str] = []
    width = 0
    height = MARGIN
    for who in seats:
        sheet = Sheet(view, who)
        body, wide, high = plan(view, sheet, who, words, called)
        drawn.append(f'<g transform="translate({MARGIN} {height})">{body}</g>')
        width = max(width, wide + 2 * MARGIN)
        height += high + MARGIN
    first = view["plans"][seats[0]]
    title = words("picture-title", player=called[seats[0]])
    described = words(
        "picture-description",
        player=called[seats[0]],
        points=first["score"]["total"],
        pieces=len(first["pieces"]),
    )
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
                f'height="{height}" role="img" aria-labelledby="hs-title hs-desc" '
                f"font-family=\"'Atkinson Hyperlegible Next', 'DejaVu Sans', sans-serif\">"
            ),
            f'<title id="hs-title">{escape(title)}</title>',
            f'<desc id="hs-desc">{escape(described)}</desc>',
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            *drawn,
            "</svg>",
            "",
        ]
    )


def plan(view: dict[str, Any], sheet: Sheet, seat: int, words: Words, names: Sequence[str]) -> tuple[str, int, int]:
    """One plan with its name above and its pieces below; its width and its height."""
    left, top, right, bottom = sheet.frame()
    score = view["plans"][seat]["score"]
    parts = [
        write(0, 18, names[seat], 20, bold=True),
        write(
            (right - left + 2) * CELL, 18, words("picture-points", points=score["total"]), 18, anchor="end", bold=True
        ),
        f'<g transform="translate({CELL - left * CELL} {HEADER - top * CELL + CELL})">',
        *squares(view, sheet),
        *furniture(view, sheet),
        *edges(sheet),
        *labels(left, top, right, bottom),
        "</g>",
    ]
    y = HEADER + (bottom - top + 2) * CELL + LINE
    for room in range(len(view["rooms"])):
        told = [
            f"{letter_of(index)} {words('piece-' + piece['piece'])}"
            for index, piece in enumerate(sheet.pieces)
            if piece["room"] == room
        ]
        if told:
            points = words("picture-points", points=score["rooms"][room])
            parts.append(write(0, y, f"{room_name(view, room, words)} ({points})", 14, bold=True))
            parts.append(write(8, y + LINE - 3, " · ".join(told), 13, MUTED))
            y += 2 * LINE
    width = max((right - left + 2) * CELL, 420)
    return "".join(parts), width, y


def squares(view: dict[str, Any], sheet: Sheet) -> list[str]:
    """Floor, corridor, rugs, access dots, scenery, and the paper's lines."""
    left, top, right, bottom = sheet.frame()
    reach = set(squares_of(parse_outline(reached))) if (reached := view_reach(view, sheet)) else set()
    rows: list[str] = sheet.mission.data["map"]
    drawn: list[str] = []
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            number = square(x, y)
            letter = rows[y][x]
            fill = PAPER
            if letter == ".":
                fill = CORRIDOR if number in reach and number not in sheet.room_at else FLOOR
            elif letter == "#":
                fill = INK
            elif letter == "R":
                fill = "#DAD6CF"
            elif letter == "W":
                fill = "#BFDDEA"
            drawn.append(
                f'<rect x="{x * CELL}" y="{y * CELL}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="{GRID}" '
                'stroke-width="0.7"/>'
            )
            middle = (x * CELL + CELL / 2, y * CELL + CELL / 2)
            if number in sheet.rug:
                drawn.append(
                    f'<rect x="{x * CELL + 2}" y="{y * CELL + 2}" width="{CELL - 4}" height="{CELL - 4}" fill="{RUG}"/>'
                )
            if number in sheet.access and number not in sheet.piece_at:
                drawn.append(f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="3" fill="{MUTED}"/>')
            if letter == "T":
                drawn.append(f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="13" fill="#5E8C6A"/>')
            if letter == "o":
                drawn.append(f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="12" fill="{MUTED}"/>')
    return drawn


def view_reach(view: dict[str, Any], sheet: Sheet) -> str:
    for plan_seen in view["plans"]:
        if plan_seen["pieces"] is sheet.pieces:
            reach: str = plan_seen["reach"]
            return reach
    return ""


def furniture(view: dict[str, Any], sheet: Sheet) -> list[str]:
    """Each piece as one shape: its squares, an outline where it ends, and its letter."""
    drawn: list[str] = []
    for index, piece in enumerate(sheet.pieces):
        cells = [number for number, owner in sheet.piece_at.items() if owner == index]
        if not cells:
            continue
        kind = view["rooms"][piece["room"]]["kind"]
        lost = piece["void"] or (not piece["accessible"] and view["plans"] and view["outcome"] is not None)
        fill = KINDS[kind]
        path: list[str] = []
        for number in cells:
            x, y = number % 17 * CELL, number // 17 * CELL
            drawn.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{fill}"/>')
            for side, line in enumerate(
                (f"M{x} {y}h{CELL}", f"M{x + CELL} {y}v{CELL}", f"M{x} {y + CELL}h{CELL}", f"M{x} {y}v{CELL}")
            ):
                if number + (-17, 1, 17, -1)[side] not in cells:
                    path.append(line)
        stroke = LOST if lost else INK
        dash = ' stroke-dasharray="4 3"' if lost else ""
        drawn.append(f'<path d="{"".join(path)}" stroke="{stroke}" stroke-width="1.6" fill="none"{dash}/>')
        first = min(cells)
        drawn.append(
            write(
                (first % 17 + 0.5) * CELL,
                (first // 17 + 0.5) * CELL + 6,
                letter_of(index),
                17,
                stroke,
                "middle",
                bold=True,
            )
        )
    return drawn


def edges(sheet: Sheet) -> list[str]:
    """Walls in ink, doors as a gap with its leaf, the front door filled, windows as a double line."""
    drawn: list[str] = []
    for y in range(SIZE + 1):
        for x in range(SIZE + 1):
            if x < SIZE:
                drawn.append(edge_line(edge_north(sheet, x, y), x * CELL, y * CELL, True))
            if y < SIZE:
                drawn.append(edge_line(edge_west(sheet, x, y), x * CELL, y * CELL, False))
    return [line for line in drawn if line]


def edge_line(what: str, x: int, y: int, across: bool) -> str:
    if not what:
        return ""
    end = f"h{CELL}" if across else f"v{CELL}"
    if what == "wall":
        return f'<path d="M{x} {y}{end}" stroke="{INK}" stroke-width="4" stroke-linecap="square"/>'
    if what == "window":
        outer = f'<path d="M{x} {y}{end}" stroke="{INK}" stroke-width="6"/>'
        return outer + f'<path d="M{x} {y}{end}" stroke="#BFDDEA" stroke-width="3"/>'
    colour = LOST if what == "entrance" else "#8A5E0C"
    leaf = f"M{x} {y}l{CELL * 0.7:g} {CELL * 0.7:g}"
    return (
        f'<path d="M{x} {y}{end}" stroke="{PAPER}" stroke-width="4"/>'
        f'<path d="{leaf}" stroke="{colour}" stroke-width="{4 if what == "entrance" else 2.5:g}"/>'
    )


def labels(left: int, top: int, right: int, bottom: int) -> list[str]:
    drawn = [
        write(x * CELL + CELL / 2, top * CELL - 8, COLUMNS[x], 13, MUTED, "middle") for x in range(left, right + 1)
    ]
    drawn += [
        write(left * CELL - 8, y * CELL + CELL / 2 + 5, str(y + 1), 13, MUTED, "end") for y in range(top, bottom + 1)
    ]
    return drawn

"""The houses as SVG: a street for each player, in the evening, from a view alone."""

from collections.abc import Sequence
from typing import Any, Final

from palier.engine.svg import escape
from palier.games.wucherer.picture_text import Words, seat_names

WIDTH: Final = 960
MARGIN: Final = 24
HEADER: Final = 56
LABEL: Final = 40
ROOM: Final = 34
"""Height of a storey."""
HOUSE: Final = 104
"""Width of a house."""
GAP: Final = 20
ROOF: Final = 40
ACROSS: Final = (WIDTH - 2 * MARGIN) // (HOUSE + GAP)

PAPER: Final = "#131A2A"
STREET: Final = "#0D1320"
WALL: Final = "#2B3654"
EARTH: Final = "#3A2F2A"
LIT: Final = "#F0B548"
DARK: Final = "#1D2740"
INK: Final = "#F1EADB"
MUTED: Final = "#A7AAB8"
TILE: Final = "#8F3D22"
BANNER: Final = "#B84E28"
LINE: Final = "#8C8698"
NIGHT: Final = "#0B0F1A"


def write(x: int, y: int, text: str, size: int, fill: str, anchor: str = "start", bold: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
    )


def svg(view: dict[str, Any], words: Words, names: Sequence[str] | None = None) -> str:
    """A picture that stands by itself: no file beside it, no script, a description for those who cannot see it."""
    called = seat_names(view, words, names)
    pieces: list[str] = []
    y = MARGIN + HEADER
    for seat in range(view["players"]):
        drawn, y = street(view, seat, y, words, called)
        pieces.append(drawn)
    height = y + MARGIN
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-labelledby="w-title w-desc" '
        f"font-family=\"'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', sans-serif\">"
        f'<title id="w-title">{escape(words("picture-title"))}</title>'
        f'<desc id="w-desc">{escape(describe(view, words, called))}</desc>'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
    )
    return "\n".join([head, header(view, words), *pieces, "</svg>"]) + "\n"


def describe(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    told = [words("picture-description")]
    for seen in view["houses"]:
        told.append(words("picture-house", house=seen["name"], owner=names[seen["owner"]], rent=seen["rent"]))
    return " ".join(told)


def header(view: dict[str, Any], words: Words) -> str:
    turn = words("picture-turn", stage_id=view["stage"], turn=view["turn"])
    if view["final"] is not None and view["stage"] == "play":
        turn += f" · {words('picture-final')}"
    drawn = write(MARGIN, MARGIN + 24, turn, 22, INK, bold=True)
    told = words("picture-piles", pile=view["pile_size"], discard=view["discard_size"])
    if view["discard_top"]:
        told += " · " + words("picture-top", card=words(f"card-{view['discard_top']}"))
    return drawn + write(WIDTH - MARGIN, MARGIN + 24, told, 15, MUTED, "end")


def street(view: dict[str, Any], seat: int, y: int, words: Words, names: Sequence[str]) -> tuple[str, int]:
    """One player's houses in rows, and where the next player's begin."""
    winners = view["outcome"]["winners"] if view["outcome"] else []
    mark = "★ " if seat in winners else "▶ " if not view["outcome"] and seat == view["active"] else ""
    told = [
        words("picture-money", money=view["totals"][seat] + view["money"][seat]),
        words("picture-income", income=view["incomes"][seat]),
        words("picture-hand-size", cards=view["hand_sizes"][seat]),
    ]
    if view["prisoner"] == seat:
        told.append("▦ " + words("picture-prison"))
    drawn = [write(MARGIN, y + 24, mark + names[seat], 18, INK, bold=True)]
    drawn.append(write(WIDTH - MARGIN, y + 24, " · ".join(told), 15, LIT if mark else MUTED, "end"))
    y += LABEL
    houses = [seen for seen in view["houses"] if seen["owner"] == seat]
    if not houses:
        drawn.append(write(MARGIN, y + 14, words("picture-no-house"), 14, MUTED))
        y += 26
    for first in range(0, len(houses), ACROSS):
        some = houses[first : first + ACROSS]
        tall = max(sum(flat["kind"] in ("ground", "storey") for flat in seen["flats"]) for seen in some)
        ground = y + ROOF + tall * ROOM
        deep = ROOM if any(seen["basement"] for seen in some) else 0
        drawn.append(f'<rect x="0" y="{ground}" width="{WIDTH}" height="{deep + 8}" fill="{STREET}"/>')
        for index, seen in enumerate(some):
            drawn.append(house(seen, MARGIN + index * (HOUSE + GAP), ground, words, names))
        y = ground + deep + 8 + GAP
    return "".join(drawn), y


def house(seen: dict[str, Any], x: int, ground: int, words: Words, names: Sequence[str]) -> str:
    """Storeys upwards from the ground, the roof on top, the basement below."""
    title = words("picture-house", house=seen["name"], owner=names[seen["owner"]], rent=seen["rent"])
    storeys = [flat for flat in seen["flats"] if flat["kind"] in ("ground", "storey")]
    top = ground - len(storeys) * ROOM
    drawn = [f"<g><title>{escape(title)}</title>"]
    if seen["roof"] == "roof":
        drawn.append(
            f'<path d="M{x - 6} {top} L{x + HOUSE // 2} {top - ROOF} L{x + HOUSE + 6} {top} Z" fill="{TILE}" '
            f'stroke="{NIGHT}" stroke-width="2"/>'
        )
    else:
        drawn.append(f'<rect x="{x - 6}" y="{top - 8}" width="{HOUSE + 12}" height="8" fill="{LINE}"/>')
    for index, flat in enumerate(storeys):
        drawn.append(room(flat, x, ground - (index + 1) * ROOM, WALL, words))
    for flat in seen["flats"]:
        if flat["kind"] == "basement":
            drawn.append(room(flat, x, ground, EARTH, words))
        elif flat["kind"] == "loft":
            drawn.append(window(flat, x + 20, top - 22, HOUSE - 40, 18, words))
    label = f"{seen['name']} · {seen['rent']}" + (f" ×{seen['multiplier']}" if seen["multiplier"] > 1 else "")
    if seen["loft"] is None:
        drawn.append(write(x + HOUSE // 2, top - 9, label, 14, INK, "middle", bold=True))
    else:
        drawn.append(write(x - 2, top - 26, label, 13, INK, bold=True))
    if seen["squatted"]:
        drawn.append(f'<rect x="{x - 4}" y="{top + 2}" width="{HOUSE + 8}" height="14" fill="{BANNER}"/>')
        drawn.append(write(x + HOUSE // 2, top + 13, words("picture-squatted"), 11, INK, "middle", bold=True))
    return "".join(drawn) + "</g>"


def room(flat: dict[str, Any], x: int, y: int, fill: str, words: Words) -> str:
    wall = f'<rect x="{x}" y="{y}" width="{HOUSE}" height="{ROOM}" fill="{fill}" stroke="{NIGHT}" stroke-width="2"/>'
    return wall + window(flat, x + 8, y + 7, HOUSE - 16, ROOM - 12, words)


def window(flat: dict[str, Any], x: int, y: int, width: int, height: int, words: Words) -> str:
    """Lit when somebody lives there, with a short name and what the flat brings."""
    occupant = flat["occupant"]
    called = words("picture-empty") if occupant is None else words(f"card-{occupant}")
    told = words("picture-flat", flat=flat["name"], occupant=called, pays=flat["pays"])
    if flat["refuses"]:
        told += f" {words('picture-refuses')}"
    fill = DARK if occupant is None else BANNER if occupant == "squatter" else LIT
    ink = MUTED if occupant is None else INK if occupant == "squatter" else NIGHT
    short = "" if occupant is None else ("↓ " if flat["upper"] else "") + words(f"card-{occupant}.short")
    pays = "" if flat["upper"] or occupant == "squatter" else "✗" if flat["refuses"] else str(flat["pays"])
    return (
        f"<g><title>{escape(told)}</title>"
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="3" fill="{fill}"/>'
        + write(x + 6, y + height - 6, short, 12, ink, bold=True)
        + write(x + width - 6, y + height - 6, pays, 12, ink, "end", bold=True)
        + "</g>"
    )

"""The pieces of RoomShare's picture, drawn by us: tenants, floors, furniture, lamps. Each returns SVG text."""

from typing import Final

from palier.engine.svg import escape

ROOM: Final = 148
HALF: Final = 74
DOOR: Final = 24
"""Half the width of a doorway."""

Theme = dict[str, str]

DAY: Final[Theme] = {
    "paper": "#F6EFE2",
    "card": "#FFFBF3",
    "ink": "#1F2433",
    "muted": "#6B6A72",
    "brass": "#8A5E0C",
    "lit": "#F2C14E",
    "glow": "#FFDF8E",
    "stone": "#E3D6BF",
    "wall": "#3B3540",
    "outline": "#1F2433",
    "classic": "#EFE4D2",
    "suite": "#E5C697",
    "parquet": "#C79D62",
    "haunted": "#D3C8E6",
    "draught": "#7E5FB0",
    "royal": "#E5C697",
    "rug": "#B84E28",
    "gold": "#B98416",
    "furniture": "#C9B698",
    "furniture_lit": "#D0B27C",
    "cushion": "#FFFBF3",
    "cushion_lit": "#FFFBF3",
    "violet": "#6D4C9F",
    "terracotta": "#B84E28",
    "ghost": "#FFFFFF",
}
EVENING: Final[Theme] = {
    "paper": "#131A2A",
    "card": "#1D2740",
    "ink": "#F1EADB",
    "muted": "#A7AAB8",
    "brass": "#E3B65A",
    "lit": "#FFD77A",
    "glow": "#F0B548",
    "stone": "#0D1320",
    "wall": "#8C8698",
    "outline": "#0B0F1A",
    "classic": "#2B3654",
    "suite": "#54432F",
    "parquet": "#77603F",
    "haunted": "#372B57",
    "draught": "#8E74C4",
    "royal": "#54432F",
    "rug": "#8F3D22",
    "gold": "#E3B65A",
    "furniture": "#46527A",
    "furniture_lit": "#A9793A",
    "cushion": "#1D2740",
    "cushion_lit": "#FBE3AE",
    "violet": "#6D4C9F",
    "terracotta": "#D5693F",
    "ghost": "#F1EADB",
}
INK: Final = "#1F2433"
PAPER: Final = "#FFFBF3"

COLOURS: Final = {"red": "#D5472B", "blue": "#1F6FB5", "yellow": "#E8B42A", "green": "#1E8F6A"}
HATS: Final = {"red": "#9C2F18", "blue": "#134B7D", "yellow": "#A87A0B", "green": "#10583F"}

OUTWARDS: Final = (0, 90, 180, 270)
"""How far an arrow that points north is turned, by arrow."""
STANDING: Final = ((HALF, 33), (115, HALF), (HALF, 118), (33, HALF))
"""Where the tenant of each arrow stands in the room."""


def write(
    x: float, y: float, text: str, size: int, fill: str, anchor: str = "start", bold: bool = False, serif: bool = False
) -> str:
    family = "Fraunces, Georgia, 'DejaVu Serif', serif" if serif else "inherit"
    weight = "700" if bold else "400"
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" font-family="{family}" '
        f'text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'
    )


# Tenants


def meeple(colour: str, letter: str, x: float, y: float, scale: float, theme: Theme) -> str:
    """A tenant from head to shoulders, told apart by colour, by hat and by letter."""
    fill = COLOURS[colour]
    line = f'stroke="{theme["outline"]}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'
    body = (
        f'<path d="M-18 21 C-18 6 -10 1 0 1 C10 1 18 6 18 21 Q18 23 16 23 H-16 Q-18 23 -18 21 Z" fill="{fill}" {line}/>'
    )
    head = f'<circle cy="-7" r="9" fill="{fill}" {line}/>'
    badge = f'<circle cy="13" r="9.5" fill="{PAPER}"/>' + write(0, 18.8, letter, 16, INK, "middle", bold=True)
    behind, before = hat(colour, line)
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{body}{behind}{head}{before}{badge}</g>'


def hat(colour: str, line: str) -> tuple[str, str]:
    """What is drawn behind the head and what before it."""
    fill = f'fill="{HATS[colour]}" {line}'
    if colour == "red":
        beret = f'<path d="M-11 -11 C-13 -19 -2 -22 6 -20 C13 -18 14 -12 9 -11 Z" {fill}/>'
        return "", f'{beret}<path d="M2 -20 L3.5 -24" fill="none" {line}/>'
    if colour == "blue":
        hair = f'<path d="M-9 -6 C-10 -17 10 -17 9 -6 C6 -11 -6 -11 -9 -6 Z" {fill}/>'
        return f'<circle cy="-19" r="5.5" {fill}/>', hair
    if colour == "yellow":
        visor = f'<path d="M4 -11 H18 Q19 -7 15 -7 H4 Z" {fill}/>'
        return "", f'{visor}<path d="M-10 -8 C-10 -20 10 -20 10 -8 Z" {fill}/>'
    spots = ((-9, -5, 5), (-8, -12, 5), (-3, -17, 5.5), (4, -17, 5.5), (9, -12, 5), (9.5, -5, 5))
    curls = "".join([f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {fill}/>' for x, y, r in spots])
    return curls, f'<path d="M-7 -10 Q-3.5 -15 0 -11 Q3.5 -15 7 -10" {fill}/>'


# Rooms


def floor(kind: str, theme: Theme) -> str:
    """The floor of a room: plain, parquet, or swept by a draught."""
    base = f'<rect width="{ROOM}" height="{ROOM}" rx="7" fill="{theme[kind]}"/>'
    if kind in ("suite", "royal"):
        base += f'<rect width="{ROOM}" height="{ROOM}" rx="7" fill="url(#rs-parquet)"/>'
    if kind == "royal":
        base += (
            f'<rect x="28" y="28" width="92" height="92" rx="12" fill="{theme["rug"]}" fill-opacity="0.55"/>'
            f'<rect x="33" y="33" width="82" height="82" rx="9" fill="none" stroke="{theme["gold"]}" stroke-width="2"/>'
        )
    if kind == "haunted":
        base += (
            f'<g fill="none" stroke="{theme["draught"]}" stroke-width="2.5" stroke-linecap="round" '
            'stroke-opacity="0.55">'
            '<path d="M10 56 C34 40 46 66 66 52 S104 40 112 54 S98 70 94 58"/>'
            '<path d="M14 100 C40 84 58 112 80 96 S116 88 138 96"/>'
            '<path d="M44 126 C60 116 74 134 90 124 S112 118 108 130 S96 134 98 127"/></g>'
        )
    return base


def parquet(theme: Theme) -> str:
    """Herringbone, for the floors of suites."""
    return (
        '<pattern id="rs-parquet" width="24" height="24" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="{theme["parquet"]}" stroke-width="1.2" stroke-opacity="0.7">'
        '<path d="M0 12 L12 0 M0 24 L24 0 M12 24 L24 12"/>'
        '<path d="M6 6 L12 12 M18 -6 L24 0 M-6 18 L0 24 M12 12 L18 18 M18 18 L24 24 M0 0 L6 6"/></g></pattern>'
    )


def walls(kind: str, full: bool, theme: Theme) -> str:
    """Walls that leave a doorway in the middle of each side, its sill, and doors that fly open when it is full."""
    low, high = HALF - DOOR, HALF + DOOR
    corner = f"M{low} 0 H7 Q0 0 0 7 V{low}"
    rich = kind in ("suite", "royal")
    sill = theme["gold"] if rich else theme["draught"] if kind == "haunted" else theme["furniture"]
    parts = ['<g fill="none">']
    for turn in OUTWARDS:
        at = f'transform="rotate({turn} {HALF} {HALF})"'
        parts.append(
            f'<g {at}><path d="M{low} 0 H{high}" stroke="{sill}" stroke-width="{5 if rich else 3}"/>'
            f'<path d="{corner}" stroke="{theme["wall"]}" stroke-width="5" stroke-linecap="round"/>'
        )
        if full:
            parts.append(
                f'<path d="M{low} -1 L{low - 9} -11 M{high} -1 L{high + 9} -11" stroke="{theme["terracotta"]}" '
                'stroke-width="4" stroke-linecap="round"/>'
            )
        parts.append("</g>")
    if rich:
        parts.append(
            f'<rect x="6" y="6" width="{ROOM - 12}" height="{ROOM - 12}" rx="4" stroke="{theme["gold"]}" '
            f'stroke-width="1.5" stroke-opacity="0.8"/>'
        )
    parts.append("</g>")
    return "".join(parts)


def chevron(arrow: int, free: bool, theme: Theme) -> str:
    """The arrow on the threshold; a free one stands out a little more."""
    colour = theme["ink"]
    return (
        f'<path d="M-8 5 L0 -3 L8 5" transform="rotate({OUTWARDS[arrow]} {HALF} {HALF}) translate({HALF} 0)" '
        f'fill="none" stroke="{colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" '
        f'stroke-opacity="{0.95 if free else 0.55:g}"/>'
    )


def lamp(pays: int, worth: int, theme: Theme) -> str:
    """The lamp over the table: lit with its points, violet where it costs, dark with what it could pay."""
    if pays > 0:
        rays = "".join([f'<path d="M0 -20 V-24" transform="rotate({turn})"/>' for turn in (45, 135, 225, 315)])
        return (
            f'<g transform="translate({HALF} {HALF})"><g stroke="{theme["gold"]}" stroke-width="2.5" '
            f'stroke-linecap="round">{rays}</g><circle r="16" fill="{theme["lit"]}" stroke="{INK}" stroke-width="2"/>'
            f"{write(-0.5, 6, f'+{pays}', 17, INK, 'middle', bold=True)}</g>"
        )
    if pays < 0:
        return (
            f'<g transform="translate({HALF} {HALF})"><circle r="15" fill="{theme["violet"]}" '
            f'stroke="{PAPER}" stroke-width="2"/>{write(-0.5, 6, f"−{-pays}", 17, PAPER, "middle", bold=True)}</g>'
        )
    return (
        f'<g transform="translate({HALF} {HALF})"><circle r="13" fill="{theme["card"]}" stroke="{theme["muted"]}" '
        f'stroke-width="1.5"/>{write(0, 5, str(worth), 14, theme["muted"], "middle")}</g>'
    )


def full_sign(theme: Theme) -> str:
    """Four tenants: the landlord has noticed."""
    return (
        f'<g transform="translate({HALF} {HALF})"><circle r="16" fill="{theme["terracotta"]}" stroke="{PAPER}" '
        f'stroke-width="2"/>{write(0, 6, "4", 17, PAPER, "middle", bold=True)}</g>'
    )


# Furniture


def furniture(kind: str, flat: int, lit: bool, theme: Theme) -> str:
    """What stands in a room; lamplight makes it warm."""
    if lit:
        theme = {**theme, "furniture": theme["furniture_lit"], "cushion": theme["cushion_lit"]}
    if kind == "haunted":
        return mirror(theme)
    if kind == "royal":
        return royal_bed(theme)
    if kind == "suite":
        return sofa(theme) + plant(126, 126, theme)
    return (bed(theme), plant(24, 124, theme), table(theme), bath(theme), sofa(theme))[flat * 7 % 5]


def shape(path: str, theme: Theme, fill: str = "furniture") -> str:
    return f'<path d="{path}" fill="{theme[fill]}" stroke="{theme["wall"]}" stroke-opacity="0.55" stroke-width="1.5"/>'


def bed(theme: Theme) -> str:
    return shape("M11 110 h30 q3 0 3 3 v22 q0 3 -3 3 h-30 Z", theme) + shape("M14 115 h8 v18 h-8 Z", theme, "cushion")


def sofa(theme: Theme) -> str:
    back = shape("M10 108 h9 v21 h25 v9 h-30 q-4 0 -4 -4 Z", theme)
    return back + shape("M19 110 h8 v11 h-8 Z M29 121 h12 v8 h-12 Z", theme, "cushion")


def table(theme: Theme) -> str:
    chairs = shape("M10 119 h7 v8 h-7 Z M37 119 h7 v8 h-7 Z M23 106 h8 v7 h-8 Z", theme, "cushion")
    return chairs + shape("M16 124 a11 11 0 1 1 22 0 a11 11 0 1 1 -22 0 Z", theme)


def bath(theme: Theme) -> str:
    tub = shape("M16 108 h22 q7 0 7 7 v16 q0 7 -7 7 h-22 q-6 0 -6 -6 v-18 q0 -6 6 -6 Z", theme, "cushion")
    return tub + shape("M19 113 h17 q4 0 4 4 v12 q0 4 -4 4 h-17 q-4 0 -4 -4 v-12 q0 -4 4 -4 Z", theme)


def plant(x: int, y: int, theme: Theme) -> str:
    leaves = "".join(
        [f'<ellipse cx="0" cy="-8" rx="4" ry="8" transform="rotate({turn})"/>' for turn in range(0, 360, 60)]
    )
    return (
        f'<g transform="translate({x} {y})"><g fill="#5E8C6A" stroke="{theme["wall"]}" stroke-opacity="0.5">'
        f'{leaves}</g><circle r="3.5" fill="{theme["furniture"]}"/></g>'
    )


def mirror(theme: Theme) -> str:
    """A mirror, and in it somebody who is not in the room."""
    return (
        f'<g transform="translate(123 26)"><ellipse rx="15" ry="18" fill="{theme["violet"]}" stroke="{theme["gold"]}" '
        f'stroke-width="2.5"/><path d="M-8 12 V-3 C-8 -13 8 -13 8 -3 V12 L5 9 L2.5 12 L0 9 L-2.5 12 L-5 9 Z" '
        f'fill="{theme["ghost"]}"/><circle cx="-3" cy="-3" r="1.8" fill="{INK}"/><circle cx="3" cy="-3" r="1.8" '
        f'fill="{INK}"/><ellipse cy="3" rx="1.8" ry="2.4" fill="{INK}"/></g>'
    )


def royal_bed(theme: Theme) -> str:
    """A bed with a crown over it."""
    quilt = shape("M104 18 h36 v28 q0 4 -4 4 h-28 q-4 0 -4 -4 Z", theme, "terracotta")
    pillow = shape("M108 21 h28 v8 h-28 Z", theme, "cushion")
    return quilt + pillow + crown(122, 16, 0.85, theme)


def crown(x: float, y: float, scale: float, theme: Theme) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})">'
        f'<path d="M-15 10 L-17 -9 L-8 0 L0 -13 L8 0 L17 -9 L15 10 Z" '
        f'fill="{theme["lit"]}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M-13 5 H13" stroke="{INK}" stroke-width="1.5"/></g>'
    )

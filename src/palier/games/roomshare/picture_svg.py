"""The building as SVG: a floor plan in the evening, from a view alone."""

from collections.abc import Sequence
from typing import Any, Final

from palier.engine.svg import escape
from palier.games.roomshare import picture_parts as parts
from palier.games.roomshare.board import ARROW_NAMES, ARROWS, COLUMNS, FLAT_NAMES, ROWS
from palier.games.roomshare.picture_parts import DAY, EVENING, ROOM, Theme, write
from palier.games.roomshare.picture_text import Words, seat_names
from palier.games.roomshare.scoring import WITH_THREE
from palier.games.roomshare.state import KIND_NAMES

GAP: Final = 14
PITCH: Final = ROOM + GAP
MARGIN: Final = 24
HEADER: Final = 64
LABEL: Final = 30
GHOST: Final = 50
LEFT: Final = MARGIN + LABEL + GHOST + GAP
TOP: Final = MARGIN + HEADER + LABEL + GHOST + GAP
ACROSS: Final = COLUMNS * PITCH - GAP
DOWN: Final = ROWS * PITCH - GAP
WIDTH: Final = LEFT * 2 + ACROSS
PANEL: Final = 106
PANEL_TOP: Final = TOP + DOWN + GAP + GHOST + LABEL + 14
HEIGHT: Final = PANEL_TOP + PANEL + MARGIN


def svg(view: dict[str, Any], words: Words, names: Sequence[str] | None = None, evening: bool = True) -> str:
    """A picture that stands by itself: no file beside it, no script, a description for those who cannot see it."""
    theme = EVENING if evening else DAY
    called = seat_names(view, words, names)
    rooms = [room(view, flat, words, theme) for flat in range(COLUMNS * ROWS)]
    pieces = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
            f'role="img" aria-labelledby="rs-title rs-desc" '
            f"font-family=\"'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', sans-serif\">"
        ),
        f'<title id="rs-title">{escape(words("picture-title"))}</title>',
        f'<desc id="rs-desc">{escape(describe(view, words, called))}</desc>',
        definitions(rooms, theme),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{theme["paper"]}"/>',
        header(view, words, called, theme),
        building(theme),
        labels(theme),
    ]
    for flat in range(COLUMNS * ROWS):
        x, y = corner(flat)
        pieces.append(f"<g><title>{escape(flat_in_words(view, flat, words))}</title>{use(flat, x, y)}</g>")
    pieces += [asked_marks(view, theme), panels(view, words, called, theme), "</svg>"]
    return "\n".join([piece for piece in pieces if piece]) + "\n"


def corner(flat: int) -> tuple[int, int]:
    return LEFT + flat % COLUMNS * PITCH, TOP + flat // COLUMNS * PITCH


def use(flat: int, x: int, y: int) -> str:
    return f'<use href="#rs-flat-{flat}" x="{x}" y="{y}"/>'


# Rooms


def room(view: dict[str, Any], flat: int, words: Words, theme: Theme) -> str:
    """One flat, drawn once: it is used again as a ghost beyond the opposite edge."""
    seen = view["flats"][flat]
    kind: str = seen["kind"]
    tenants = ARROWS - seen["tenants"].count(None)
    full = tenants == ARROWS
    drawn = [parts.floor(kind, theme)]
    if seen["pays"] > 0:
        drawn.append(f'<rect width="{ROOM}" height="{ROOM}" rx="7" fill="url(#rs-glow)"/>')
    drawn.append(parts.furniture(kind, flat, seen["pays"] > 0, theme))
    drawn.append(parts.walls(kind, full, theme))
    for arrow in range(ARROWS):
        drawn.append(parts.chevron(arrow, seen["tenants"][arrow] is None, theme))
    worth = WITH_THREE[KIND_NAMES.index(kind)]
    drawn.append(parts.full_sign(theme) if full else parts.lamp(seen["pays"], worth, theme))
    drawn.append(write(12, 25, seen["name"], 15, parts.INK if seen["pays"] > 0 else theme["ink"], bold=True))
    for arrow in range(ARROWS):
        colour = seen["tenants"][arrow]
        if colour is not None:
            x, y = parts.STANDING[arrow]
            drawn.append(parts.meeple(colour, words(f"colour-{colour}.letter"), x, y, 0.9, theme))
    return f'<g id="rs-flat-{flat}">{"".join(drawn)}</g>'


def definitions(rooms: Sequence[str], theme: Theme) -> str:
    """What the picture uses several times: rooms, parquet, lamplight, and the fading beyond the edges."""
    glow = (
        f'<radialGradient id="rs-glow" cx="0.5" cy="0.5" r="0.72"><stop offset="0" stop-color="{theme["glow"]}" '
        f'stop-opacity="1"/><stop offset="0.6" stop-color="{theme["glow"]}" stop-opacity="0.92"/>'
        f'<stop offset="1" stop-color="{theme["glow"]}" stop-opacity="0.72"/></radialGradient>'
    )
    fades = ""
    for name, way in (("north", (0, 1, 0, 0)), ("east", (0, 0, 1, 0)), ("south", (0, 0, 0, 1)), ("west", (1, 0, 0, 0))):
        x1, y1, x2, y2 = way
        fades += (
            f'<linearGradient id="rs-fade-{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"><stop offset="0" '
            f'stop-color="{theme["paper"]}" stop-opacity="0.35"/><stop offset="1" stop-color="{theme["paper"]}"/>'
            "</linearGradient>"
        )
    clips = ""
    for name, x, y, width, height in ghost_strips():
        clips += f'<clipPath id="rs-beyond-{name}"><rect x="{x}" y="{y}" width="{width}" height="{height}"/></clipPath>'
    return f"<defs>{parts.parquet(theme)}{glow}{fades}{clips}{''.join(rooms)}</defs>"


def ghost_strips() -> list[tuple[str, int, int, int, int]]:
    """Beyond each edge a strip of what lies there: the opposite row or column."""
    return [
        ("north", LEFT, TOP - GAP - GHOST, ACROSS, GHOST),
        ("east", LEFT + ACROSS + GAP, TOP, GHOST, DOWN),
        ("south", LEFT, TOP + DOWN + GAP, ACROSS, GHOST),
        ("west", LEFT - GAP - GHOST, TOP, GHOST, DOWN),
    ]


def building(theme: Theme) -> str:
    """The corridors under the rooms, and the dim rooms beyond the edges."""
    drawn = [
        (
            f'<rect x="{LEFT - GAP}" y="{TOP - GAP}" width="{ACROSS + 2 * GAP}" height="{DOWN + 2 * GAP}" rx="10" '
            f'fill="{theme["stone"]}"/>'
        ),
        '<g aria-hidden="true">',
    ]
    for name, x, y, width, height in ghost_strips():
        ghosts = "".join([use(flat, ghost_x, ghost_y) for flat, ghost_x, ghost_y in beyond(name)])
        drawn.append(f'<g clip-path="url(#rs-beyond-{name})"><g opacity="0.6">{ghosts}</g>')
        drawn.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#rs-fade-{name})"/></g>')
    drawn.append("</g>")
    return "".join(drawn)


def beyond(edge: str) -> list[tuple[int, int, int]]:
    """The flats that show beyond an edge, and where."""
    if edge == "north":
        return [((ROWS - 1) * COLUMNS + column, LEFT + column * PITCH, TOP - PITCH) for column in range(COLUMNS)]
    if edge == "south":
        return [(column, LEFT + column * PITCH, TOP + DOWN + GAP) for column in range(COLUMNS)]
    if edge == "west":
        return [(row * COLUMNS + COLUMNS - 1, LEFT - PITCH, TOP + row * PITCH) for row in range(ROWS)]
    return [(row * COLUMNS, LEFT + ACROSS + GAP, TOP + row * PITCH) for row in range(ROWS)]


def labels(theme: Theme) -> str:
    """Column letters above and below, row numbers left and right."""
    drawn: list[str] = []
    for column in range(COLUMNS):
        middle = LEFT + column * PITCH + ROOM // 2
        for y in (TOP - GAP - GHOST - 9, TOP + DOWN + GAP + GHOST + 21):
            drawn.append(write(middle, y, FLAT_NAMES[column][0], 18, theme["muted"], "middle", bold=True))
    for row in range(ROWS):
        middle = TOP + row * PITCH + ROOM // 2 + 6
        for x in (LEFT - GAP - GHOST - 16, LEFT + ACROSS + GAP + GHOST + 16):
            drawn.append(write(x, middle, str(row + 1), 18, theme["muted"], "middle", bold=True))
    return "".join(drawn)


def asked_marks(view: dict[str, Any], theme: Theme) -> str:
    """A brass frame around the flats that the question is about."""
    asked = view["asked"] or {}
    flats = [asked.get("to", asked.get("flat")), *asked.get("flats", [])]
    drawn: list[str] = []
    for flat in range(COLUMNS * ROWS):
        if view["flats"][flat]["name"] in flats:
            x, y = corner(flat)
            drawn.append(
                f'<rect x="{x - 6}" y="{y - 6}" width="{ROOM + 12}" height="{ROOM + 12}" rx="11" fill="none" '
                f'stroke="{theme["brass"]}" stroke-width="4"/>'
            )
    return "".join(drawn)


# Around the board


def header(view: dict[str, Any], words: Words, names: Sequence[str], theme: Theme) -> str:
    title = write(MARGIN + 6, MARGIN + 34, words("game-title"), 34, theme["ink"], bold=True, serif=True)
    moment = words("picture-turn", stage_id=view["stage"], turn=view["turn"])
    if view["outcome"]:
        winners = ", ".join([names[seat] for seat in view["outcome"]["winners"]])
        moment = f"{moment} · {words('picture-won', player=winners)}"
    elif view["asked"]:
        moment = f"{moment} · {words('picture-to-play', player=names[view['asked']['seat']])}"
    right = WIDTH - MARGIN - 6
    drawn = title + write(right, MARGIN + 22, moment, 20, theme["ink"], "end", bold=True)
    told: list[str] = []
    if view["played"]:
        told.append(words("picture-played", card=words(f"card-{view['played']}")))
    if view["deck_size"] or view["discard"]:
        told.append(words("picture-piles", deck=view["deck_size"], discard=sum(view["discard"].values())))
    if told:
        drawn += write(right, MARGIN + 48, " · ".join(told), 16, theme["muted"], "end")
    return drawn


def panels(view: dict[str, Any], words: Words, names: Sequence[str], theme: Theme) -> str:
    """A card for each player: colour, name, score, reserve."""
    count: int = view["players"]
    width = (WIDTH - 2 * MARGIN - 12 * (count - 1)) / count
    drawn: list[str] = []
    for seat in range(count):
        x = MARGIN + seat * (width + 12)
        drawn.append(f'<g transform="translate({x:g} {PANEL_TOP})">{panel(view, seat, width, words, names, theme)}</g>')
    return "".join(drawn)


def panel(view: dict[str, Any], seat: int, width: float, words: Words, names: Sequence[str], theme: Theme) -> str:
    active = view["asked"] is not None and view["asked"]["seat"] == seat
    won = view["outcome"] is not None and seat in view["outcome"]["winners"]
    edge = theme["brass"] if active or won else theme["stone"]
    colour = view["colours"][seat]
    drawn = [
        (
            f'<rect width="{width:g}" height="{PANEL}" rx="10" fill="{theme["card"]}" stroke="{edge}" '
            f'stroke-width="{3.5 if active or won else 1.5:g}"/>'
        ),
        parts.meeple(colour, words(f"colour-{colour}.letter"), 36, 60, 1.4, theme),
        write(74, 30, names[seat], 20, theme["ink"], bold=True, serif=True),
        write(
            width - 16, 36, str(view["scores"][seat]).replace("-", "−"), 30, theme["ink"], "end", bold=True, serif=True
        ),
        write(width - 16, 56, words("picture-points-unit", points=view["scores"][seat]), 14, theme["muted"], "end"),
    ]
    if won:
        drawn.append(parts.crown(36, 16, 0.75, theme))
    x = 92.0
    held = [(name, number) for name, number in view["reserves"][seat].items() if number]
    empty = "" if held else words("picture-reserve-empty")
    drawn.append(write(74, 49, empty or words("picture-reserve"), 14, theme["muted"]))
    for name, number in held:
        drawn.append(parts.meeple(name, words(f"colour-{name}.letter"), x, 77, 0.9, theme))
        drawn.append(write(x + 20, 86, f"×{number}", 16, theme["ink"], bold=True))
        x += 64
    return "".join(drawn)


# In words


def flat_in_words(view: dict[str, Any], flat: int, words: Words) -> str:
    """One flat for those who cannot see it."""
    seen = view["flats"][flat]
    who: list[str] = []
    for arrow in range(ARROWS):
        colour = seen["tenants"][arrow]
        if colour is not None:
            at = words(f"arrow-{ARROW_NAMES[arrow]}.at")
            who.append(words("picture-tenant", colour=words(f"colour-{colour}"), arrow_at=at))
    kind = words(f"kind-{seen['kind']}")
    told = words("picture-flat", flat=seen["name"], kind=kind, tenants_count=len(who), tenants=", ".join(who))
    pays = words("picture-costs") if seen["pays"] < 0 else words("picture-pays", pays=seen["pays"])
    return f"{told} {pays}"


def describe(view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """The whole picture for those who cannot see it."""
    told = [words("picture-description")]
    for seat in range(view["players"]):
        points = words("picture-points", points=view["scores"][seat])
        told.append(
            words("picture-player", player=names[seat], points=points, reserve=sum(view["reserves"][seat].values()))
        )
    told += [flat_in_words(view, flat, words) for flat in range(COLUMNS * ROWS) if any(view["flats"][flat]["tenants"])]
    return " ".join(told)

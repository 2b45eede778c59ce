"""The building as coloured text: three lines a flat, its four arrows in the doorways, readable without colour too."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from palier.games.roomshare.board import ARROW_NAMES, COLUMNS, FLAT_NAMES, NEIGHBOUR, ROWS

Words = Callable[..., str]
"""Says a message by its id: `Texts.say`."""
Span = tuple[str, str]
"""A piece of text and the name of its style; "" is plain."""
Line = list[Span]

WALLS: Final = {
    "classic": "┌─┐└┘",
    "suite": "╔═╗╚╝",
    "haunted": "┌╌┐└┘",
    "royal": "┏━┓┗┛",
}
FREE: Final = ("↑", "→", "↓", "←")
MIDDLE: Final = 7
EDGE: Final = 4


def text(view: dict[str, Any], words: Words, names: Sequence[str] | None = None) -> list[Line]:
    """At most 80 columns wide. The hand is there when the view holds one."""
    lines: list[Line] = [edge(view, ROWS - 1)]
    for row in range(ROWS):
        lines += floor(view, row, words)
    lines.append(edge(view, 0))
    lines.append([])
    lines += players(view, words, seat_names(view, words, names))
    if view["deck_size"] or view["discard"]:
        lines.append(piles(view, words))
    if view.get("hand"):
        lines.append(hand(view, words))
    return lines


def seat_names(view: dict[str, Any], words: Words, names: Sequence[str] | None) -> list[str]:
    """The given names, or those of the colours."""
    if names is not None:
        return list(names)
    return [words(f"seat-{seat + 1}") for seat in range(view["players"])]


def edge(view: dict[str, Any], row: int) -> Line:
    """The names of the row that lies beyond this edge: the building wraps around."""
    line: Line = [(" " * EDGE, "")]
    for column in range(COLUMNS):
        line.append((view["flats"][row * COLUMNS + column]["name"].center(13) + " ", "dim"))
    return line


def floor(view: dict[str, Any], row: int, words: Words) -> list[Line]:
    """One row of flats: the north walls, the rooms, the south walls."""
    first = row * COLUMNS
    top: Line = [(" " * EDGE, "")]
    middle: Line = [(f"{view['flats'][first + COLUMNS - 1]['name']}  ", "dim")]
    bottom: Line = [(" " * EDGE, "")]
    for column in range(COLUMNS):
        flat = view["flats"][first + column]
        walls = WALLS[flat["kind"]]
        kind = flat["kind"]
        top += [(walls[0], kind), (flat["name"], "strong"), (walls[1] * 2, kind), doorway(flat, 0, words)]
        top += [(walls[1] * 4 + walls[2], kind), (" ", "")]
        middle += [doorway(flat, 3, words), room(flat, words), doorway(flat, 1, words), (" ", "")]
        bottom += [(walls[3] + walls[1] * 4, kind), doorway(flat, 2, words), (walls[1] * 4 + walls[4], kind), (" ", "")]
    middle.append((f" {view['flats'][first]['name']}", "dim"))
    return [top, middle, bottom]


def doorway(flat: dict[str, Any], arrow: int, words: Words) -> Span:
    colour = flat["tenants"][arrow]
    if colour is None:
        return (f" {FREE[arrow]} ", "dim")
    return (f" {words(f'colour-{colour}.letter')} ", colour)


def room(flat: dict[str, Any], words: Words) -> Span:
    """The inside of a flat: what it is, and what it pays as it stands."""
    tenants = 4 - flat["tenants"].count(None)
    short = words(f"kind-{flat['kind']}.short")
    if tenants == 4:
        return (words("picture-full").center(MIDDLE), "full")
    if flat["pays"] > 0:
        return (f"{short}+{flat['pays']}".center(MIDDLE), "lit")
    if flat["pays"] < 0:
        return (f"{short}−{-flat['pays']}".center(MIDDLE), flat["kind"])
    return (short.center(MIDDLE), flat["kind"])


def players(view: dict[str, Any], words: Words, names: Sequence[str]) -> list[Line]:
    """A line a seat: whose turn it is, colour, score, reserve, cards."""
    width = max(len(name) for name in names)
    winners = view["outcome"]["winners"] if view["outcome"] else []
    lines: list[Line] = []
    for seat in range(view["players"]):
        active = not view["outcome"] and seat == view["active"]
        mark = "▶ " if active else "★ " if seat in winners else "  "
        colour = view["colours"][seat]
        line: Line = [(mark, "strong"), (f" {words(f'colour-{colour}.letter')} ", colour)]
        line.append((f" {names[seat].ljust(width)}  ", "strong" if active else ""))
        line.append((words("picture-points", points=view["scores"][seat]).rjust(10), ""))
        line.append(("   ", ""))
        line += reserve(view, seat, words)
        if view["hand_sizes"][seat]:
            line.append((f"   {words('picture-hand-size', cards=view['hand_sizes'][seat])}", "dim"))
        lines.append(line)
    return lines


def reserve(view: dict[str, Any], seat: int, words: Words) -> Line:
    held = {colour: count for colour, count in view["reserves"][seat].items() if count}
    if not held:
        return [(words("picture-reserve-empty"), "strong")]
    line: Line = [(words("picture-reserve") + " ", "")]
    for colour, count in held.items():
        line += [(f" {words(f'colour-{colour}.letter')} ", colour), (f" ×{count} ", "")]
    return line


def piles(view: dict[str, Any], words: Words) -> Line:
    line: Line = [(words("picture-piles", deck=view["deck_size"], discard=sum(view["discard"].values())), "dim")]
    if view["played"]:
        line.append((" · " + words("picture-played", card=words(f"card-{view['played']}")), ""))
    return line


def hand(view: dict[str, Any], words: Words) -> Line:
    cards: list[str] = []
    for card, count in view["hand"].items():
        cards += [words(f"card-{card}")] * count
    return [(words("picture-hand") + "  ", "strong"), (" · ".join(cards), "")]


def about(view: dict[str, Any], action: str) -> dict[str, Any]:
    """What a view tells about a choice: who lives in the flat, which meeple it is, where an arrow leads."""
    verb, *rest = action.split()
    if verb == "flat":
        flat = view["flats"][FLAT_NAMES.index(rest[0])]
        return {"kind": flat["kind"], "tenants": [colour for colour in flat["tenants"] if colour]}
    if verb == "meeple":
        flat = view["flats"][FLAT_NAMES.index(rest[0])]
        return {"colour": flat["tenants"][ARROW_NAMES.index(rest[1])]}
    if verb == "arrow" and view["asked"]:
        here = view["asked"].get("to", view["asked"].get("flat"))
        slot = FLAT_NAMES.index(here) * 4 + ARROW_NAMES.index(rest[0])
        return {"next": FLAT_NAMES[NEIGHBOUR[slot]]}
    return {}

"""The houses as coloured text: a column a house, a line a storey, readable without colour too."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from palier.games.wucherer.scoring import cost

Words = Callable[..., str]
"""Says a message by its id: `Texts.say`."""
Span = tuple[str, str]
"""A piece of text and the name of its style; "" is plain."""
Line = list[Span]

ROOM: Final = 9
"""Columns inside the walls of a flat."""
ACROSS: Final = 6
"""Houses side by side, so that a line stays within 80 columns."""


def text(view: dict[str, Any], words: Words, names: Sequence[str] | None = None) -> list[Line]:
    """At most 80 columns wide. The hand is there when the view holds one."""
    called = seat_names(view, words, names)
    lines: list[Line] = []
    for seat in range(view["players"]):
        lines.append(player(view, seat, words, called))
        houses = [house for house in view["houses"] if house["owner"] == seat]
        for first in range(0, len(houses), ACROSS):
            lines += row(houses[first : first + ACROSS], words)
        lines.append([])
    lines.append(piles(view, words))
    if view.get("hand"):
        lines += [[], *hand(view, words)]
    return lines


def seat_names(view: dict[str, Any], words: Words, names: Sequence[str] | None) -> list[str]:
    """The given names, or the numbers of the seats."""
    if names is not None:
        return list(names)
    return [words("seat", number=seat + 1) for seat in range(view["players"])]


def player(view: dict[str, Any], seat: int, words: Words, names: Sequence[str]) -> Line:
    """A line a seat: whose turn it is, money, rent to come, cards, prison."""
    winners = view["outcome"]["winners"] if view["outcome"] else []
    active = not view["outcome"] and seat == view["active"]
    mark = "▶ " if active else "★ " if seat in winners else "  "
    width = max(len(name) for name in names)
    line: Line = [(mark, "strong"), (names[seat].ljust(width), "strong" if active else "")]
    line.append((f"  {words('picture-money', money=view['money'][seat])}", "lit"))
    if view["totals"][seat]:
        line.append((f" (+{view['totals'][seat]})", "dim"))
    line.append((f" · {words('picture-income', income=view['incomes'][seat])}", ""))
    line.append((f" · {words('picture-hand-size', cards=view['hand_sizes'][seat])}", "dim"))
    if view["prisoner"] == seat:
        line.append((f" · ▦ {words('picture-prison')}", "full"))
    return line


def row(houses: Sequence[dict[str, Any]], words: Words) -> list[Line]:
    """Houses side by side, standing on one street."""
    blank: Line = [(" " * (ROOM + 4), "")]
    cellar = any(one["basement"] for one in houses)
    columns: list[list[Line]] = []
    for one in houses:
        below = [blank] if cellar and not one["basement"] else []
        columns.append(house(one, words) + below)
    tallest = max(len(column) for column in columns)
    lines: list[Line] = []
    for index in range(tallest):
        line: Line = []
        for column in columns:
            at = index - tallest + len(column)
            line += column[at] if at >= 0 else blank
        lines.append(line)
    return lines


def house(seen: dict[str, Any], words: Words) -> list[Line]:
    """From the roof down: the letter and the rent, the flats, the cellar."""
    style = "full" if seen["squatted"] else ""
    top = "▁" if seen["roof"] != "roof" else "▲"
    label = f"{seen['name']} {seen['rent']}" + (f" ×{seen['multiplier']}" if seen["multiplier"] > 1 else "")
    heading: Line = [(f" {top}", style), (label.center(ROOM), style or "strong"), (top, style)]
    lines: list[Line] = [heading]
    for flat in reversed(seen["flats"]):
        walls = {"basement": ("╎", "╎"), "loft": ("╱", "╲")}.get(flat["kind"], ("│", "│"))
        lines.append([(f" {walls[0]}", style), window(flat, words), (f"{walls[1]} ", style)])
    return [[*line, (" " * (ROOM + 4 - sum(len(span[0]) for span in line)), "")] for line in lines]


def window(flat: dict[str, Any], words: Words) -> Span:
    """Who lives there and what it brings."""
    if flat["occupant"] is None:
        return (f"{'·':^5}{flat['pays']:>3} ", "dim")
    short = words(f"card-{flat['occupant']}.short")
    if flat["upper"]:
        return (f"{'↓ ' + short:^9}", "dim")
    if flat["occupant"] == "squatter":
        return (f"{short:^9}", "full")
    pays = "✗" if flat["refuses"] else str(flat["pays"])
    return (f" {short:<4}{pays:>3} ", "lit" if flat["pays"] else "")


def piles(view: dict[str, Any], words: Words) -> Line:
    line: Line = [(words("picture-piles", pile=view["pile_size"], discard=view["discard_size"]), "dim")]
    if view["discard_top"]:
        line.append((" · " + words("picture-top", card=words(f"card-{view['discard_top']}")), "dim"))
    if view["final"] is not None:
        line.append((" · " + words("picture-final"), "strong"))
    return line


def hand(view: dict[str, Any], words: Words) -> list[Line]:
    """The cards in hand, on as many lines as it takes."""
    lines: list[Line] = [[(words("picture-hand"), "strong")]]
    width = 80
    for card, count in view["hand"].items():
        told = words(f"card-{card}") + (f" ×{count}" if count > 1 else "")
        if width + len(told) + 3 > 76:
            lines.append([("  ", "")])
            width = 2
        elif width > 2:
            told = " · " + told
        lines[-1].append((told, ""))
        width += len(told)
    return lines


def about(view: dict[str, Any], action: str) -> dict[str, Any]:
    """What a view tells about a choice: who lives in the flat, what money is left beside the cards."""
    verb, *rest = action.split()
    if verb == "flat":
        for seen in view["houses"]:
            for flat in seen["flats"]:
                if flat["name"] == rest[0] and flat["occupant"] is not None:
                    return {"occupant": flat["occupant"]}
        return {"occupant": "nobody"}
    if verb == "cards" and view["asked"] and "rent" in view["asked"]:
        return {"money": view["asked"]["rent"] - cost(int(rest[0]))}
    if verb in ("play", "answer"):
        return {"card": rest[0]}
    return {}

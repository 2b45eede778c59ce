"""The plan drawn in characters: walls of - and |, a letter for each piece, readable without colour too."""

from collections.abc import Sequence
from typing import Any, Final

from palier.games.home_staging.geometry import COLUMNS, parse_outline, square
from palier.games.home_staging.picture_parts import (
    Sheet,
    Words,
    letter_of,
    room_name,
    seat_names,
    shown_seats,
)

Span = tuple[str, str]
"""A piece of text and the name of its style; "" is plain."""
Line = list[Span]

ACROSS: Final = {"": " ", "wall": "-", "door": "D", "entrance": "E", "window": "="}
DOWN: Final = {"": " ", "wall": "|", "door": "D", "entrance": "E", "window": '"'}


def text(view: dict[str, Any], words: Words, names: Sequence[str] | None = None) -> list[Line]:
    """At most 80 columns wide: the plans that the viewer wants to see, their pieces, and everybody's points."""
    called = seat_names(view, words, names)
    lines: list[Line] = []
    for seat in shown_seats(view):
        if view["players"] > 1:
            lines.append([(called[seat], "strong")])
        lines += plan_lines(Sheet(view, seat))
        lines += legend(view, seat, words)
        lines.append([])
    lines += players(view, words, called)
    return lines


def plan_lines(sheet: Sheet) -> list[Line]:
    left, top, right, bottom = sheet.frame()
    lines: list[Line] = [[("    " + " ".join(COLUMNS[left : right + 1]), "dim")]]
    for y in range(top, bottom + 2):
        border = "   "
        inside = f"{y + 1:2} "
        for x in range(left, right + 2):
            number = square(x, y)
            border += corner(sheet, x, y)
            if x <= right:
                border += ACROSS[edge_north(sheet, x, y)]
            inside += DOWN[edge_west(sheet, x, y)]
            if x <= right and y <= bottom:
                inside += sign(sheet, number, x, y)
        lines.append([(border.rstrip(), "")])
        if y <= bottom:
            lines.append([(inside.rstrip(), "")])
    return lines


def on_paper(x: int, y: int) -> bool:
    return 0 <= x < 16 and 0 <= y < 16


def edge_north(sheet: Sheet, x: int, y: int) -> str:
    """The edge above a square, told from whichever square of the two is indoors."""
    if on_paper(x, y) and sheet.is_indoor(square(x, y)):
        return sheet.edge(square(x, y), 0)
    if on_paper(x, y - 1) and sheet.is_indoor(square(x, y - 1)):
        return sheet.edge(square(x, y - 1), 2)
    return ""


def edge_west(sheet: Sheet, x: int, y: int) -> str:
    if on_paper(x, y) and sheet.is_indoor(square(x, y)):
        return sheet.edge(square(x, y), 3)
    if on_paper(x - 1, y) and sheet.is_indoor(square(x - 1, y)):
        return sheet.edge(square(x - 1, y), 1)
    return ""


def corner(sheet: Sheet, x: int, y: int) -> str:
    around = (
        edge_north(sheet, x, y),
        edge_north(sheet, x - 1, y),
        edge_west(sheet, x, y),
        edge_west(sheet, x, y - 1),
    )
    return "+" if any(around) else " "


def sign(sheet: Sheet, number: int, x: int, y: int) -> str:
    if number in sheet.piece_at:
        return letter_of(sheet.piece_at[number])
    letter: str = sheet.mission.data["map"][y][x]
    if letter != ".":
        return " " if letter == "_" else letter
    if number in sheet.rug:
        return "~"
    if number in sheet.access:
        return "."
    return ":" if number in sheet.room_at else " "


def legend(view: dict[str, Any], seat: int, words: Words) -> list[Line]:
    """Each room with its points and its pieces."""
    plan = view["plans"][seat]
    lines: list[Line] = []
    for room in range(len(view["rooms"])):
        told = [
            words(
                "picture-legend" if piece["accessible"] or plan["rooms"][room] is None else "picture-lost",
                letter=letter_of(index),
                piece=words(f"piece-{piece['piece']}"),
            )
            for index, piece in enumerate(plan["pieces"])
            if piece["room"] == room
        ]
        if told:
            points = words("picture-points", points=plan["score"]["rooms"][room])
            lines.append([(f"{room_name(view, room, words)} ({points}) ", "strong"), (" · ".join(told), "")])
    return lines


def players(view: dict[str, Any], words: Words, names: Sequence[str]) -> list[Line]:
    width = max(len(name) for name in names)
    winners = view["outcome"]["winners"] if view["outcome"] else []
    lines: list[Line] = []
    for seat in range(view["players"]):
        plan = view["plans"][seat]
        busy = view["asked"] is not None and seat in view["asked"]["seats"]
        mark = "▶ " if busy else "★ " if seat in winners else "  "
        score = plan["score"]
        parts = [
            words("picture-rooms", points=sum(score["rooms"])),
            words("picture-bonuses", points=sum(score["bonuses"])),
            words("picture-penalties", points=sum(score["penalties"])),
            words("picture-joker" if plan["joker"] else "picture-no-joker"),
        ]
        lines.append(
            [
                (mark, "strong"),
                (f"{names[seat].ljust(width)}  ", "strong" if busy else ""),
                (words("picture-points", points=score["total"]).rjust(10), ""),
                (f"   {' · '.join(parts)}", "dim"),
            ]
        )
    return lines


def about(view: dict[str, Any], action: str) -> dict[str, Any]:
    """What a view tells about a choice: the room, the tokens on a card, the pieces, how large an outline is."""
    verb, *rest = action.split()
    if verb == "room":
        return {"room": view["rooms"][int(rest[0]) - 1]["name"]}
    if verb == "card" and view["room"] is not None:
        for card in view["rooms"][view["room"]]["cards"]:
            if card["no"] == int(rest[0]):
                return {"card": rest[0], "tokens": card["tokens"]}
    if verb == "tokens" and view["asked"] and "pieces" in view["asked"]:
        first, second = view["asked"]["pieces"]
        return {"pieces": [first] * int(rest[0]) + [second] * int(rest[1])}
    if verb == "place":
        left = view.get("left", [0, 0])
        joker = "m" in rest[3:]
        for room in view["rooms"]:
            for card in room["cards"]:
                if card["no"] == view["card"] and card["pieces"] and rest[0] in card["pieces"]:
                    joker = joker or left[card["pieces"].index(rest[0])] == 0
        return {"way": rest[2] if len(rest) > 2 else "r0", "joker": joker}
    if verb == "close":
        door = rest[1] if len(rest) > 1 else "—"
        side, _, square = door.partition(":") if len(rest) > 1 else ("none", "", "")
        return {"size": parse_outline(rest[0]).bit_count(), "door": door, "side": side, "square": square}
    return {}

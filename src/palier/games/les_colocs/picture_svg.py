"""The rooms as SVG: each player's is a room, its cards are notes on the wall, the goal is a bar above them."""

from collections.abc import Sequence
from typing import Any, Final

from palier.engine.svg import escape
from palier.games.les_colocs.actions import ROOM_NAMES
from palier.games.les_colocs.cards import CARD_NAMES, TYPE, TYPE_NAMES
from palier.games.les_colocs.picture_text import Words, figures, seat_names

WIDTH: Final = 960
MARGIN: Final = 24
HEADER: Final = 56
NOTE: Final = 150
NOTE_HEIGHT: Final = 26
GAP: Final = 8
IN_A_ROW: Final = 5
PAPER: Final = "#221F2B"
WALL: Final = "#2F2A3B"
INK: Final = "#F4EFE6"
FAINT: Final = "#B7AEC4"
GLOW: Final = "#FFD77A"
FILLS: Final = {"person": "#2E7D5B", "activity": "#B23A3A", "thing": "#2F6DA8", "anytime": "#B5701C"}
LETTERS: Final = {"person": "P", "activity": "A", "thing": "T", "anytime": "N"}
"""A letter beside the colour, for those who cannot tell the colours apart."""


def svg(view: dict[str, Any], words: Words, names: Sequence[str] | None = None) -> str:
    """A picture that stands by itself: no file beside it, no script, a description for those who cannot see it."""
    called = seat_names(view, words, names)
    y = MARGIN + HEADER
    pieces: list[str] = []
    for seat in range(view["players"]):
        drawn, height = room(view, seat, words, called, y)
        pieces += drawn
        y += height + GAP
    if view["stack"]:
        drawn, height = table(view, words, called, y)
        pieces += drawn
        y += height + GAP
    height = y + MARGIN
    turn = words("picture-turn", turn=view["turn"], stage=words(f"stage-{view['stage']}"))
    piles = words("picture-piles", deck=view["deck_size"], discard=len(view["discard"]))
    head = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'role="img" aria-labelledby="lc-title lc-desc" '
            f"font-family=\"'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', sans-serif\">"
        ),
        f'<title id="lc-title">{escape(words("picture-title"))}</title>',
        f'<desc id="lc-desc">{escape(describe(view, words, called))}</desc>',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        label(MARGIN, MARGIN + 28, turn, 24, INK, "bold"),
        label(WIDTH - MARGIN, MARGIN + 28, piles, 16, FAINT, anchor="end"),
    ]
    return "\n".join([*head, *pieces, "</svg>"]) + "\n"


def describe(view: dict[str, Any], words: Words, called: Sequence[str]) -> str:
    told = []
    for seat, seen in enumerate(view["seats"]):
        if seen["goal"] is not None:
            told.append(f"{called[seat]}: {words('picture-slack', slack=seen['slack'], goal=seen['goal'])}")
    return "; ".join(told)


def label(x: int, y: int, told: str, size: int, fill: str, weight: str = "normal", anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escape(told)}</text>'
    )


def kind_of(card: str) -> str:
    return TYPE_NAMES[TYPE[CARD_NAMES.index(card)]]


def note(x: int, y: int, card: str, told: str, value: str) -> list[str]:
    """A card as a note on the wall: its kind as a colour and a letter, its title, what it counts."""
    kind = kind_of(card)
    short = told if len(told) <= 15 else told[:14] + "…"
    return [
        f"<g><title>{escape(told)} {escape(value)}</title>",
        f'<rect x="{x}" y="{y}" width="{NOTE}" height="{NOTE_HEIGHT}" rx="6" fill="{FILLS[kind]}"/>',
        label(x + 8, y + 18, LETTERS[kind], 12, GLOW, "bold"),
        label(x + 24, y + 18, short, 13, "#FFFFFF"),
        label(x + NOTE - 8, y + 18, value, 14, "#FFFFFF", "bold", "end"),
        "</g>",
    ]


def room(view: dict[str, Any], seat: int, words: Words, called: Sequence[str], y: int) -> tuple[list[str], int]:
    seen = view["seats"][seat]
    rows = max(1, -(-len(seen["room"]) // IN_A_ROW))
    height = 62 + rows * (NOTE_HEIGHT + GAP)
    active = view["outcome"] is None and seat == view["active"]
    won = view["outcome"] is not None and seat in view["outcome"]["winners"]
    frame = GLOW if active or won else "#4A4358"
    title = f"{ROOM_NAMES[seat]} · {called[seat]}" + (f" · {words('picture-winner')}" if won else "")
    title += f" · {words('picture-active')}" if active else ""
    pieces = [
        (
            f'<rect x="{MARGIN}" y="{y}" width="{WIDTH - 2 * MARGIN}" height="{height}" rx="10" fill="{WALL}" '
            f'stroke="{frame}" stroke-width="2"/>'
        ),
        label(MARGIN + 14, y + 26, title, 18, INK, "bold"),
    ]
    if seen["job"] is not None:
        job = words(f"job-{seen['job']}")
        told = words("picture-job", job=job, income=figures(seen["income"]), free_time=figures(seen["free_time"]))
        size = words("picture-hand-size", cards=seen["hand_size"])
        pieces.append(label(WIDTH - MARGIN - 14, y + 26, f"{told} · {size}", 14, FAINT, anchor="end"))
        pieces += bar(seen, words, y + 36)
    for at, card in enumerate(seen["room"]):
        x = MARGIN + 14 + at % IN_A_ROW * (NOTE + GAP + 24)
        top = y + 58 + at // IN_A_ROW * (NOTE_HEIGHT + GAP)
        pieces += note(x, top, card["card"], words(f"card-{card['card']}"), f"{card['value']:+d}")
    return pieces, height


def bar(seen: dict[str, Any], words: Words, y: int) -> list[str]:
    """Slack against the goal, all the way along the room."""
    length = WIDTH - 2 * MARGIN - 140
    full = max(0, min(length, seen["slack"] * length // seen["goal"]))
    told = words("picture-slack", slack=seen["slack"], goal=seen["goal"])
    return [
        f'<rect x="{MARGIN + 14}" y="{y}" width="{length}" height="12" rx="6" fill="#443C55"/>',
        f'<rect x="{MARGIN + 14}" y="{y}" width="{full}" height="12" rx="6" fill="{GLOW}"/>',
        label(WIDTH - MARGIN - 14, y + 12, told, 15, INK, "bold", "end"),
    ]


def table(view: dict[str, Any], words: Words, called: Sequence[str], y: int) -> tuple[list[str], int]:
    pieces = [label(MARGIN, y + 18, words("picture-stack"), 16, GLOW, "bold")]
    at = y + 28
    for item in reversed(view["stack"]):
        pieces.append(label(MARGIN + 14, at + 18, called[item["seat"]], 14, INK))
        cards = item.get("cards", [item["card"]] if "card" in item else [])
        for index, card in enumerate(cards[:4]):
            pieces += note(
                MARGIN + 180 + index * (NOTE + GAP), at, card, words(f"card-{card}"), str(item.get("die", ""))
            )
        at += NOTE_HEIGHT + GAP
    return pieces, at - y

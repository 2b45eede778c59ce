"""The rooms as coloured text: a line for each player's job and goal, the cards below, and what lies on the table."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from palier.games.les_colocs.actions import ROOM_NAMES
from palier.games.les_colocs.cards import CARD_NAMES, TYPE, TYPE_NAMES

Words = Callable[..., str]
"""Says a message by its id: `Texts.say`."""
Span = tuple[str, str]
"""A piece of text and the name of its style; "" is plain."""
Line = list[Span]

WIDTH: Final = 80
BAR: Final = 16
STYLES: Final = {"person": "green", "activity": "red", "thing": "blue", "anytime": "yellow"}
"""The colours of the four kinds of cards, as in the rule book."""


def text(view: dict[str, Any], words: Words, names: Sequence[str] | None = None) -> list[Line]:
    """At most 80 columns wide. The hand is there when the view holds one."""
    called = seat_names(view, words, names)
    lines: list[Line] = [header(view, words)]
    for seat in range(view["players"]):
        lines += room(view, seat, words, called)
    if view["stack"]:
        lines += [[], *table(view, words, called)]
    lines += [[], [(words("picture-piles", deck=view["deck_size"], discard=len(view["discard"])), "dim")]]
    for field in ("hand", "basket"):
        if view.get(field):
            lines += listed(words(f"picture-{field}"), view[field], words)
    return lines


def seat_names(view: dict[str, Any], words: Words, names: Sequence[str] | None) -> list[str]:
    if names is not None:
        return list(names)
    return [words("seat", number=seat + 1) for seat in range(view["players"])]


def style(card: str) -> str:
    return STYLES[TYPE_NAMES[TYPE[CARD_NAMES.index(card)]]]


def header(view: dict[str, Any], words: Words) -> Line:
    line: Line = [(words("picture-turn", turn=view["turn"], stage=words(f"stage-{view['stage']}")), "strong")]
    if view["stage"] in ("call", "free"):
        line.append((f"   {words('picture-purse', income=view['income'], free_time=view['free_time'])}", ""))
    return line


def figures(numbers: Sequence[int]) -> str:
    return "/".join(str(number) for number in numbers)


def room(view: dict[str, Any], seat: int, words: Words, called: Sequence[str]) -> list[Line]:
    """Whose turn it is, the job, the goal as a bar; then the cards with what they count now."""
    seen = view["seats"][seat]
    over = view["outcome"]
    mark = "★ " if over and seat in over["winners"] else "▶ " if not over and seat == view["active"] else "  "
    top: Line = [(mark, "strong"), (f"{ROOM_NAMES[seat]} ", "dim"), (called[seat], "strong")]
    if seen["job"] is not None:
        job = words(f"job-{seen['job']}")
        told = words("picture-job", job=job, income=figures(seen["income"]), free_time=figures(seen["free_time"]))
        top.append((f"  {told}", ""))
    lines: list[Line] = [[], top]
    if seen["goal"] is not None:
        full = max(0, min(BAR, seen["slack"] * BAR // seen["goal"]))
        bar = "█" * full + "░" * (BAR - full)
        size = words("picture-hand-size", cards=seen["hand_size"])
        lines.append(
            [
                ("    ", ""),
                (bar, "lit"),
                (f"  {words('picture-slack', slack=seen['slack'], goal=seen['goal'])}", "strong"),
                (f"  {size}", "dim"),
            ]
        )
    cards = [(f"{words('card-' + card['card'])} {card['value']:+d}", style(card["card"])) for card in seen["room"]]
    if seen["bonus"]:
        cards.append((f"{words('job-' + seen['job'])} {seen['bonus']:+d}", "dim"))
    return lines + wrapped(cards or [(words("picture-empty"), "dim")])


def wrapped(pieces: Sequence[Span]) -> list[Line]:
    """Pieces side by side with dots between them, in lines that fit."""
    lines: list[Line] = []
    line: Line = [("    ", "")]
    used = 4
    for piece, look in pieces:
        if used > 4 and used + 3 + len(piece) > WIDTH:
            lines.append(line)
            line, used = [("    ", "")], 4
        if used > 4:
            line.append((" · ", "dim"))
            used += 3
        line.append((piece, look))
        used += len(piece)
    lines.append(line)
    return lines


def table(view: dict[str, Any], words: Words, called: Sequence[str]) -> list[Line]:
    """The pending cards, the last one played on top: that is the order in which they will be settled."""
    lines: list[Line] = [[(words("picture-stack"), "strong")]]
    for item in reversed(view["stack"]):
        cards = item.get("cards", [item["card"]] if "card" in item else [])
        line: Line = [("    ", ""), (called[item["seat"]], "strong"), (" ", "")]
        line += [(words(f"card-{card}") + " ", style(card)) for card in cards] or [("…", "dim")]
        if "die" in item:
            line.append(("⚀⚁⚂⚃⚄⚅"[item["die"] - 1], "strong"))
        if "target" in item:
            line.append((f"→ {called[item['target']]}", "dim"))
        lines.append(line)
    return lines


def listed(title: str, cards: Sequence[str], words: Words) -> list[Line]:
    return [[], [(title, "strong")], *wrapped([(words(f"card-{card}"), style(card)) for card in cards])]


def about(view: dict[str, Any], action: str) -> dict[str, Any]:
    """What more is known about a choice: where it aims, so that it can be told in one sentence."""
    verb, *rest = action.split()
    if verb == "call":
        if len(rest) == 1:
            return {"where": "none"}
        return {"where": "home" if ROOM_NAMES.index(rest[1]) == view["seat"] else "room"}
    if verb != "play":
        return {}
    told: dict[str, Any] = {"card": rest[0]}
    for word in rest[1:]:
        told["room" if word in ROOM_NAMES else "other"] = word
    told["aim"] = {1: "none", 3: "both"}.get(len(rest), "room" if "room" in told else "card")
    return told

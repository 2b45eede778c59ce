"""Spoiling JSON: every number, length and depth, and the bytes that it is written in."""

import json
from random import Random
from typing import Any, Final

DEEPEST: Final = 30_000
LONGEST_TEXT: Final = 70_000
MOST_COPIES: Final = 20_000
MOST_SIGNS: Final = 400_000
"""More than any body may have: nothing made here is much longer."""

NUMBERS: Final = (
    0,
    -1,
    1,
    2,
    7,
    8,
    9,
    255,
    256,
    65_536,
    10**6,
    2**31 - 1,
    2**31,
    2**32,
    2**53,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**12,
    10**30,
    10**60,
    0.5,
    -0.0,
    1.0,
    1e300,
    float("nan"),
    float("inf"),
    float("-inf"),
)
SIGNS: Final = (
    "\ud800",
    "\udfff",
    "\u202e",
    "\u2066",
    "\u200b",
    "\u200d",
    "\ufeff",
    "\u3164",
    "\u2800",
    "\u115f",
    "\uffa0",
    "\U000e0041",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U0001f1eb\U0001f1f7",
    "a" + "\u0301" * 60,
    "\x00",
    "\x1b[2J",
    "\x7f",
    "\n",
    "\r\n",
    "\t",
    "\u2028",
    "\u00a0",
    "\u0661",
    "²",
    "ﬀ",
    "\uffff",
    "\U0010ffff",
)
BLANKS: Final = (" ", "\t", "\n", "\r")


class Twice(dict[str, Any]):
    """An object that is written with one of its keys twice."""


def text(luck: Random) -> str:
    choice = luck.randrange(6)
    if choice == 0:
        return luck.choice(SIGNS)
    if choice == 1:
        return luck.choice(SIGNS) * luck.choice((2, 24, 25, 300, 5000))
    if choice == 2:
        return luck.choice(("x", " ", "é", "[", '"', "\\")) * luck.choice((1, 24, 25, 64, 65, 301, 2001, LONGEST_TEXT))
    if choice == 3:
        return str(luck.choice(NUMBERS))
    if choice == 4:
        return "9" * luck.choice((1, 10, 400, 5000, 60_000))
    return luck.choice(("", "true", "null", "custom", "red", "play", "__class__", "../../etc/passwd", "%s%n", "{0}"))


def number(luck: Random) -> int | float:
    if luck.random() < 0.3:
        return luck.randrange(-20, 140)
    if luck.random() < 0.2:
        return int(luck.choice((1, -1)) * 10 ** luck.randrange(61))
    return luck.choice(NUMBERS)


def nested(luck: Random, inner: Any) -> Any:
    """Something in many boxes. Deeper ones than Python itself can write are made in the text (`Deep`)."""
    for _ in range(luck.choice((1, 2, 10, 60, 400))):
        inner = [inner] if luck.random() < 0.7 else {"a": inner}
    return inner


def leaf(luck: Random) -> Any:
    choice = luck.randrange(8)
    if choice <= 2:
        return number(luck)
    if choice <= 4:
        return text(luck)
    return luck.choice((None, True, False, [], {}))


def junk(luck: Random) -> Any:
    choice = luck.randrange(10)
    if choice == 0:
        return nested(luck, leaf(luck))
    if choice == 1:
        return copies(leaf(luck), luck.choice((1, 5, 300, MOST_COPIES)))
    if choice == 2:
        return {text(luck)[:50]: leaf(luck) for _ in range(luck.choice((1, 5, 300)))}
    return leaf(luck)


def copies(thing: Any, count: int) -> list[Any]:
    return [thing] * min(count, 1 + MOST_SIGNS // (1 + len(json.dumps(thing))))


def places_in(data: Any) -> list[Any]:
    if isinstance(data, dict):
        return list(data)
    return list(range(len(data))) if isinstance(data, list) else []


def spoiled(luck: Random, whole: Any) -> Any:
    """A copy with one to three places changed."""
    data = json.loads(json.dumps(whole))
    for _ in range(luck.choice((1, 1, 2, 3))):
        data = spoil_once(luck, data)
    return data


def spoil_once(luck: Random, data: Any) -> Any:
    parent: Any = None
    place: Any = None
    here = data
    while places_in(here) and (parent is None or luck.random() < 0.75):
        parent, place = here, luck.choice(places_in(here))
        here = parent[place]
    if parent is None or luck.random() < 0.01:
        return junk(luck)
    how = luck.randrange(10)
    if how <= 2:
        parent[place] = junk(luck)
    elif how == 3:
        parent[place] = nudged(luck, here)
    elif how == 4:
        parent[place] = retyped(luck, here)
    elif how == 5:
        # What stands elsewhere is the most believable wrong value.
        other = data
        while places_in(other) and luck.random() < 0.8:
            other = other[luck.choice(places_in(other))]
        parent[place] = json.loads(json.dumps(other))
    elif how == 6:
        del parent[place]
    elif how == 7 and isinstance(parent, list):
        parent[place:place] = copies(here, luck.choice((1, 2, 30, 1000)))
    elif how == 8 and isinstance(parent, list):
        del parent[place : place + luck.choice((2, 10, 1000))]
    elif how == 9 and isinstance(parent, dict):
        parent[luck.choice((text(luck)[:60], "x", "palier", "custom", "seat", str(place) + " "))] = parent.pop(place)
    else:
        parent[place] = nested(luck, here)
    return data


def nudged(luck: Random, value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice((value + 1, value - 1, -value, value * 10, value * 10 ** luck.randrange(60)))
    if isinstance(value, str):
        at = luck.randrange(len(value) + 1)
        return luck.choice(
            (
                value[:at] + text(luck)[:100] + value[at:],
                value[:at],
                value[at:],
                value * luck.choice((2, 20)),
                value.upper(),
                value.swapcase(),
                " " * luck.choice((1, 300, 19_000)) + value,
                value[::-1],
            )
        )
    return junk(luck)


def retyped(luck: Random, value: Any) -> Any:
    choices: list[Any] = [str(value)[:200], [value], {"value": value}, None]
    if isinstance(value, int):
        choices += [float(value) if abs(value) < 10**300 else 0.5, bool(value), f" {value} ", f"{value}e3"]
    if isinstance(value, list):
        choices += [dict(enumerate(value)), value[:1]]
    return luck.choice(choices)


def written(luck: Random, data: Any) -> bytes:
    """As bytes: mostly the plain JSON, now and then with what only a text can have wrong."""
    plain = json.dumps(data, ensure_ascii=luck.random() < 0.5, separators=luck.choice(((",", ":"), (", ", ": "))))
    how = luck.randrange(24)
    if how == 0:
        opener, closer = luck.choice((("[", "]"), ('{"a":', "}")))
        depth = luck.choice((100, 1000, 5000, DEEPEST))
        at = plain.find(":") + 1
        plain = plain[:at] + opener * depth + "0" + closer * (depth if luck.random() < 0.7 else 0) + plain[at:]
    elif how == 1:
        at = luck.randrange(len(plain) + 1)
        plain = plain[:at] + luck.choice(BLANKS) * luck.choice((1, 1000, 60_000)) + plain[at:]
    elif how == 2:
        plain = plain[: luck.randrange(len(plain) + 1)]
    elif how == 3 and isinstance(data, dict) and data:
        key = luck.choice(list(data))
        plain = plain[:-1] + f",{json.dumps(key)}:{json.dumps(junk(luck))}" + "}"
    elif how == 4:
        # A number of more figures than Python reads by itself.
        digits = "9" * luck.choice((5000, 60_000))
        at = plain.find(":") + 1
        plain = plain[:at] + digits + plain[at:].lstrip("0123456789")
    raw = plain.encode("utf-8", "surrogatepass")
    if how == 5 and raw:
        at = luck.randrange(len(raw))
        raw = raw[:at] + bytes([luck.randrange(256)]) + raw[at + 1 :]
    elif how == 6:
        raw = luck.choice((b"\xef\xbb\xbf" + raw, raw.decode("utf-8", "replace").encode("utf-16"), b"\x00" + raw, b""))
    return raw

"""Texts that people send, without what cannot be seen, steers the line, or piles up."""

from typing import Final
from unicodedata import bidirectional, category, combining, normalize

MARKS_ON_A_SIGN: Final = 4
"""More accents than any script sets on one letter only make a tower."""

BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Signs that count as letters or symbols and show nothing."""
JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
GRAPHEME_JOINER: Final = "\u034f"
VIRAMA: Final = 9
"""The combining class of the sign that joins letters in the scripts of India."""
BLACK_FLAG: Final = "\U0001f3f4"
"""Tags after it spell a region: the flag of Scotland is this one and six of them."""
LAST_TAG: Final = "\U000e007f"


def clean_text(text: str) -> str:
    """One line that shows what it says: emoji that are made of several signs stay whole, runs of spaces are one."""
    kept: list[str] = []
    marks = 0
    signs = normalize("NFC", text)
    for place, sign in enumerate(signs):
        before = kept[-1] if kept else " "
        kind = category(sign)
        if sign.isspace() or sign in BLANKS:
            kept.append(" ")
        elif kind[0] == "M":
            marks = marks + 1 if place and category(signs[place - 1])[0] == "M" else 1
            if marks <= MARKS_ON_A_SIGN and may_stand_on(before, sign):
                kept.append(sign)
        elif kind[0] != "C" or belongs_here(sign, before, signs[place + 1 : place + 2]):
            kept.append(sign)
    return " ".join(without_loose_joiners("".join(kept)).split())


def is_selector(sign: str) -> bool:
    """Whether it only chooses how the sign before it is drawn."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef" or "\u180b" <= sign <= "\u180f"


def may_stand_on(before: str, mark: str) -> bool:
    return before != " " and mark != GRAPHEME_JOINER and not (is_selector(mark) and is_selector(before))


def belongs_here(sign: str, before: str, after: str) -> bool:
    """Whether a sign that is not seen by itself makes something else look right."""
    if sign == JOINER:
        return bool(after) and ((is_emoji_part(before) and is_emoji_part(after)) or combining(before) == VIRAMA)
    if sign == NON_JOINER:
        arabic = bidirectional(before) == "AL" and bool(after) and bidirectional(after) == "AL"
        return arabic or combining(before) == VIRAMA
    return is_tag(sign) and (before == BLACK_FLAG or (is_tag(before) and before != LAST_TAG))


def is_tag(sign: str) -> bool:
    return "\U000e0020" <= sign <= LAST_TAG


def is_emoji_part(sign: str) -> bool:
    """A picture, its skin, or the selector that makes a picture of a sign."""
    return category(sign) in ("So", "Sk") or sign in ("\ufe0f", "\u2640", "\u2642")


def without_loose_joiners(text: str) -> str:
    """What a joiner was to join may itself have been left out."""
    return text.rstrip(JOINER + NON_JOINER)


def is_visible(text: str) -> bool:
    """Whether anything of it shows."""
    return any(category(sign)[0] not in "CMZ" and sign not in BLANKS for sign in text)


def printable(text: str) -> str:
    """A sentence of ours that repeats what somebody sent: nothing in it steers the line or the terminal."""
    return "".join(sign for sign in text if category(sign)[0] != "C" and category(sign) not in ("Zl", "Zp"))


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"

"""An action that is refused says why, in the language of whoever tried it."""

from collections.abc import Callable
from typing import Any

import pytest

from palier import IllegalAction, Match
from palier.text import Texts

from .sheets import house, play, rooms, scripted

HOUSE = house("." * 8, "." * 8, "." * 8, "." * 8, "..#.....", "...o....")
"""E4 to L9, with a block in G8 and an obstacle in H9."""
PLANTS = [{"type": "must_touch_exterior", "sel": {"tag": "baby"}}]


def match_with(number: int, letter: int, tokens: str = "1 0", **fields: Any) -> Match:
    match = scripted([letter], map=HOUSE, rooms=rooms([[number, 1]]), **fields)
    play(match, f"tokens {tokens}")
    return match


def two_cards(first: tuple[int, int], second: tuple[int, int], *actions: str) -> Match:
    """Two cards of one room, each with all its tokens on its first piece."""
    match = scripted([first[1], second[1]], map=HOUSE, rooms=rooms([[first[0], 2], [second[0], 2]]))
    play(match, f"card {first[0]}", "tokens 2 0", *actions, "ready", "tokens 2 0")
    return match


def closing() -> Match:
    """Two armchairs' room is closed in a corner; then a sofa stands in the other, and its room is to be closed."""
    match = scripted([0, 0], map=HOUSE, rooms=rooms([[19, 1]], [[18, 1]]))
    play(match, "room 1", "tokens 1 0", "fauteuil E4 r0", "ready", "close E4-E5 W:F5")
    play(match, "tokens 1 0", "canape J4 r0", "ready")
    return match


REFUSED: list[tuple[str, Callable[[], Match], str]] = [
    ("place-outside", lambda: match_with(18, 0), "canape K4 r0"),
    ("place-outside", lambda: match_with(18, 0), "canape F8 r0"),
    ("place-outside", lambda: match_with(18, 0), "canape P16 r0"),
    ("place-piece", lambda: two_cards((18, 0), (19, 0), "canape E4 r0"), "fauteuil F4 r0"),
    ("place-access", lambda: two_cards((18, 0), (19, 0), "canape E4 r0"), "fauteuil F5 r0"),
    ("place-no_access", lambda: two_cards((18, 0), (19, 0), "canape E5 r0"), "fauteuil F4 r0"),
    ("place-rug", lambda: two_cards((33, 0), (19, 0), "tapis_carre E4 r0"), "fauteuil E4 r0"),
    ("place-no_wall", lambda: match_with(14, 0), "petite_commode E5 r0"),
    ("place-across_wall", lambda: match_with(18, 0, walls=["N:E5"]), "canape E4 r0"),
    ("place-outer_wall", lambda: match_with(17, 0, special=PLANTS), "berceau F5 r0"),
    ("place-other_card", lambda: match_with(18, 0), "lit_double E4 r0"),
    ("place-none_left", lambda: two_cards((18, 0), (19, 0), "canape E4 r0"), "fauteuil J4 r0"),
    ("place-no_joker", lambda: two_cards((18, 0), (19, 0), "canape_d_angle E4 r0"), "fauteuil_et_repose_pieds J4 r0"),
    ("place-joker_twice", lambda: match_with(18, 0), "canape_d_angle E4 r0 m"),
    ("close-outside", closing, "close D4-L5 W:J5"),
    ("close-outside", closing, "close G4-L8 W:G5"),
    ("close-taken", closing, "close E5-L5+J4-L4 N:G6"),
    ("close-blocks_door", closing, "close F5-L5+J4-L4 N:G6"),
    ("close-apart", closing, "close J4-L5+E9 W:J5"),
    ("close-empty", closing, "close J4-L4 W:J4"),
    ("close-no_door", closing, "close J4-L5"),
    ("close-door_place", closing, "close J4-L5 N:J4"),
    ("close-door_blocked", closing, "close J4-L5 W:J4"),
]


@pytest.mark.parametrize(("reason", "made", "action"), REFUSED, ids=[f"{one[0]} {one[2]}" for one in REFUSED])
def test_a_refusal_says_why(reason: str, made: Callable[[], Match], action: str) -> None:
    match = made()
    if reason == "place-none_left":
        play(match, "fauteuil E7 r0", "fauteuil F7 r0")
    with pytest.raises(IllegalAction) as refused:
        match.play(0, action)
    error = refused.value
    assert error.why is not None
    assert error.why.message == f"reason-{reason}"
    assert Texts("fr", strict=True).error(error) != Texts("en", strict=True).error(error)


def test_what_speaks_for_itself_has_no_reason() -> None:
    match = closing()
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "room 1")
    assert refused.value.why is None

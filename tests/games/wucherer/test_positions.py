"""Positions: what is refused and why, and what a hand-made table may leave out."""

from typing import Any

import pytest

import palier
from palier import BadPosition
from tests.games.wucherer.tables import GAME, cards, house, legal, table


def read(strict: bool = False, **data: Any) -> Any:
    return GAME.position({"players": 2, **data}, strict)


def test_an_empty_table_is_a_position() -> None:
    match = table()
    assert legal(match) == ["done"]
    assert match.view(0)["money"] == [3, 3]
    assert match.view(0)["pile_size"] == 95


def test_a_set_up_match_is_strictly_a_position() -> None:
    for players in range(2, 7):
        state = palier.new_match("wucherer", players, 3, {"extension": True}).state.to_json()
        assert GAME.position(state, strict=True).to_json() == state


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("no field", {"board": []}),
    ("whole number from 0", {"money": [-1, 0]}),
    ("one entry for each seat", {"money": [1]}),
    ("'hands.0.' cannot be 'jail' .it is one of musicians", {"hands": [{"jail": 1}, {}]}),
    ("'hands' must be a list of 2, one entry for each seat", {"hands": [{}]}),
    ("no storey", {"houses": [{"storeys": []}]}),
    ("'houses.0.' must be an object", {"houses": ["A"]}),
    ("has no field", {"houses": [{"storeys": ["roof"], "garden": 1}]}),
    ("order of their letters", {"houses": [{"house": "B", "storeys": ["roof"]}, {"house": "A", "storeys": ["roof"]}]}),
    ("no free flat", {"houses": [house(0, 1, u2="student")]}),
    ("no free flat", {"houses": [house(0, 2, u2="family")]}),
    ("no free flat", {"houses": [house(0, 2, u1="family", u2="student")]}),
    ("number of a flat", {"houses": [house(0, 1, ux="student")]}),
    ("does not live", {"houses": [house(0, 1, u1="bomb")]}),
    ("can refuse", {"houses": [house(0, 1, u1="student", refusals=(1,))]}),
    ("loft", {"houses": [{**house(0, 1, roof="flat_roof"), "loft": "loft"}]}),
    ("and the box has", {"houses": [house(0, 3, u1="snob"), house(0, 6, u1="snob", u3="snob")]}),
    ("'top'", {"discard": {"bomb": 1}, "top": "roof"}),
    ("'top'", {"top": "roof"}),
    ("hold cards", {"under": [{}]}),
    ("more than any game", {"pile": {"roof": 120, "bomb": 1}}),
    ("seat' must be a whole number from 0 to 1, not 2", {"frames": [["turn", 2, 0, 0]]}),
    ("'frames' cannot be 'dinner' .it is one of turn", {"frames": [["dinner", 0, 0, 0]]}),
    ("asks nothing", {"frames": [["turn", 0, 0, 0], ["do_crime", 0, 15, 0]]}),
    ("does not allow", {"frames": [["turn", 1, 0, 0]]}),
    ("does not allow", {"frames": [["turn", 0, 0, 0], ["bail", 0, 0, 0]]}),
    ("does not allow", {"frames": [["turn", 0, 0, 0], ["squat", 1, 0, 0]]}),
    ("does not allow", {"frames": [["rent", 0, 7, 0]]}),
    ("on the table", {"frames": [["turn", 0, 0, 0], ["flat", 0, 2, 0]]}),
    ("on the table", {"played": "student"}),
    ("no answer", {"played": "student", "frames": [["turn", 0, 0, 0], ["flat", 0, 2, 0]]}),
    ("unless the match is over", {"frames": []}),
]


@pytest.mark.parametrize(("words", "data"), REFUSED, ids=[f"{index}" for index in range(len(REFUSED))])
def test_what_makes_no_sense_is_refused_with_a_sentence(words: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=words):
        read(**data)


def strict(**changes: Any) -> dict[str, Any]:
    """A position that adds up, but for the changes."""
    state = palier.new_match("wucherer", 2, 5).state.to_json()
    return {**state, **changes}


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        ("cards musicians, not ", {"pile": {"roof": 3}}),
        ("the bank has paid", {"money": [3, 4]}),
        ("belongs to seat", {"turn": 2}),
        ("no game before", {"totals": [1, 0]}),
        ("no game 2", {"number": 2}),
    ],
)
def test_what_does_not_add_up_is_refused_strictly_alone(words: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.position(strict(**changes), strict=True)
    GAME.position(strict(**changes), strict=False)


@pytest.mark.parametrize(
    ("words", "one"),
    [
        ("too high", house(0, 5, u1="single")),
        ("pensioner", house(0, 1, loft=True, u2="retiree")),
        ("freaks", house(0, 2, u1="freaks", u2="student")),
    ],
)
def test_tenants_where_none_could_live_are_refused_strictly_alone(words: str, one: dict[str, Any]) -> None:
    state = table(one).state.to_json()
    with pytest.raises(BadPosition, match=words):
        GAME.position({**state, "bank": 6}, strict=True)


def test_perft_of_a_small_table() -> None:
    """How many lines of play there are: a change of this number is a change of the rules."""

    def lines(match: Any, depth: int) -> int:
        if depth == 0 or not match.to_act:
            return 1
        total = 0
        for action in match.legal(match.to_act[0]):
            after = match.clone()
            after.play(after.to_act[0], action)
            total += lines(after, depth - 1)
        return total

    start = table(
        house(0, 2, u1="student"),
        house(1, 1, basement=True),
        hands=[cards("musicians", "removal", "bomb", "roof"), cards("police", "madman")],
    )
    assert [lines(start, depth) for depth in range(1, 5)] == [5, 16, 42, 111]

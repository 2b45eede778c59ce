"""Positions: what is refused, and with which sentence."""

from typing import Any

import pytest

from palier import BadPosition, new_match
from palier.games.les_colocs.state import LesColocsState
from tests.games.les_colocs.flat import GAME, all_pass, table

PLAIN: dict[str, Any] = {"players": 2, "stage": "free", "jobs": ["yuppie", "serveur"]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"colour": "red"}, "no field 'colour'"),
        ({"stage": "lunch"}, "'stage' cannot be 'lunch' .it is one of setup, draw"),
        ({"income": -1}, "'income' must be a whole number"),
        ({"income": True}, "'income' must be a whole number"),
        ({"jobs": ["yuppie"]}, "one entry for each seat"),
        ({"jobs": ["yuppie", None]}, "every seat has a job"),
        ({"hands": [["sandwich"], []]}, "'hands' cannot be 'sandwich'"),
        ({"rooms": [[["pizza"]], []]}, "is no card in a room"),
        ({"basket": ["pizza"]}, "nobody is shopping"),
        ({"winner": 0}, "only when the match is over"),
        ({"frames": [["free", 1, 0, 0]]}, "is not the active one"),
        ({"frames": [["call", 0, 0, 0]]}, "is not what stage 'free' asks"),
        ({"frames": [["free", 0, 0, 0], ["activity", 0, 15, 0]]}, "window directly above"),
        ({"frames": [["free", 0, 0, 0], ["eat", 1, 0, 0]]}, "leaves no choice"),
        ({"frames": [["free", 0, 0, 0], ["trim", 0, 0, 0]]}, "no card too many"),
        ({"frames": [["free", 0, 0, 0], ["activity", 0, 47, 0], ["window", 0, 0, 0]]}, "this table does not allow"),
        ({"answers": [0, None]}, "only in a window"),
        ({"job_pile": []}, "'job_pile'"),
        ({"arrived": [[0, "pizza"]]}, "is no person"),
        ({"options": {"dealer": 3}}, "no place at a table"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        GAME.position({**PLAIN, **change}, strict=False)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"jobs": ["serveur", "serveur"]}, "only one job serveur"),
        ({"jobs": ["glandeur", "serveur"]}, "not in the game"),
        ({"hands": [["feliz", "feliz"], []]}, "cards feliz, not 1"),
        ({"hands": [["sieste"] * 8, []]}, "more than allowed"),
        ({"bonus": [40, 0]}, "has reached its goal"),
        ({"stage": "over", "frames": []}, "only when somebody has won"),
        ({"stage": "over", "frames": [], "winner": 1}, "has not reached its goal"),
    ],
)
def test_what_could_not_stand_on_a_table_is_refused_when_strict(change: dict[str, Any], sentence: str) -> None:
    GAME.position({**PLAIN, **change}, strict=False)
    with pytest.raises(BadPosition, match=sentence):
        GAME.position({**PLAIN, **change}, strict=True)


def test_a_window_whose_answers_are_not_named_asks_everybody() -> None:
    frames = [["free", 0, 0, 0], ["activity", 0, 15, 0], ["window", 0, 0, 0]]
    match = table(hands={1: ["alarme_de_voiture"], 2: ["pizza"]}, frames=frames)
    assert match.to_act == (1, 2)
    match.play(2, "pass")
    match.play(1, "play alarme_de_voiture")
    all_pass(match)
    assert match.view(None)["discard"] == ["alarme_de_voiture", "sieste"]


def test_defaults_make_a_table_of_four() -> None:
    match = GAME.match_from({}, strict=False)
    assert match.players == 4
    assert match.to_act == (0,)
    assert isinstance(match.state, LesColocsState)
    assert sum(match.state.deck) == 110


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="roomshare"):
        GAME.position(new_match("roomshare", 2).state.to_json(), strict=True)

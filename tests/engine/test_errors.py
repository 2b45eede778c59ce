"""Errors: one type and one stable code for each thing that a caller can mend."""

from functools import partial

import pytest

import palier
from palier import PalierError
from palier.engine import errors

CODES = {
    "PalierError": "error",
    "BadArgument": "bad_argument",
    "UnknownGame": "unknown_game",
    "BadOptions": "bad_options",
    "NotYourTurn": "not_your_turn",
    "UnknownSeat": "unknown_seat",
    "BadText": "bad_text",
    "BadPosition": "bad_position",
    "BadRecord": "bad_record",
    "BadScript": "bad_script",
    "IllegalAction": "illegal_action",
}


def error_types() -> list[type[PalierError]]:
    return [thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, PalierError)]


def test_the_codes_are_those_that_programs_know() -> None:
    """Pinned: a code never changes."""
    assert {error.__name__: error.code for error in error_types()} == CODES


def test_every_error_has_a_code_of_its_own_and_is_public() -> None:
    codes = [error.code for error in error_types()]
    assert len(set(codes)) == len(codes)
    for error in error_types():
        assert getattr(palier, error.__name__) is error
        assert error.__name__ in palier.__all__


@pytest.mark.parametrize("error", error_types(), ids=lambda error: error.__name__)
def test_an_error_carries_its_sentence_and_is_caught_as_any_of_palier(error: type[PalierError]) -> None:
    with pytest.raises(PalierError, match="one sentence") as caught:
        raise error("one sentence")
    assert caught.value.code == error.code
    assert caught.value.why is None


def test_an_illegal_action_tells_what_was_legal() -> None:
    assert palier.IllegalAction("no").legal == ()
    assert palier.IllegalAction("no", ["pass", "auto"]).legal == ("pass", "auto")


def test_an_unknown_game_is_named_with_those_that_there_are() -> None:
    for name in ("monopoly", "", "RoomShare"):
        with pytest.raises(palier.UnknownGame, match="roomshare") as caught:
            palier.new_match(name, 4)
        assert caught.value.code == "unknown_game"
        assert name not in palier.games


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**9])
def test_a_wrong_number_of_players_is_bad_options(players: int) -> None:
    with pytest.raises(palier.BadOptions, match=f"2 to 4 players, not {players}"):
        palier.new_match("roomshare", players)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_is_not_there_sees_nothing_and_does_nothing(seat: int) -> None:
    match = palier.new_match("roomshare", 4)
    for call in (match.view, match.legal, partial(match.play, action="auto")):
        with pytest.raises(palier.UnknownSeat, match=f"no seat {seat}"):
            call(seat)


def test_an_unknown_option_is_bad_options() -> None:
    with pytest.raises(palier.BadOptions, match="no option 'free_parking'"):
        palier.new_match("roomshare", 4, options={"free_parking": True})

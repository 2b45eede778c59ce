"""What is not allowed changes nothing, and says so with the right error."""

import pytest

from palier import BadText, IllegalAction, NotYourTurn, UnknownSeat
from tests.kit.cases import FEW, Case, few_cases
from tests.kit.driver import match_at, moments_of, new_match, places, played, print_of_match, spread, texts_met

GARBAGE = ("", " ", "xyzzy", "pass\0", "play", "flat Z9", "None", "0", "-1", "[]", "{}", "é" * 300)

few = pytest.mark.parametrize("case", FEW, ids=str)


@few
def test_actions_that_are_not_legal_are_refused_and_change_nothing(case: Case) -> None:
    game = case.game
    texts = texts_met(game, [played(other) for other in few_cases(case.name)])
    tried = 0
    for one, index in places(case, 12):
        match = match_at(one, index)
        before = print_of_match(match)
        for seat, legal in one.moments[index].legal.items():
            illegal = [text for text in texts if not game.is_legal(match.state, seat, game.parse(text))]
            for at in spread(len(illegal), 20):
                with pytest.raises(IllegalAction) as refused:
                    match.play(seat, illegal[at])
                assert refused.value.code == "illegal_action"
                assert list(refused.value.legal) == legal
                assert print_of_match(match) == before
                tried += 1
    assert tried or all(legal == texts for moment in moments_of(case) for legal in moment.legal.values())


@few
def test_seats_that_are_not_asked_may_not_act_and_change_nothing(case: Case) -> None:
    tried = 0
    for one, index in places(case, 20):
        moment = one.moments[index]
        match = match_at(one, index)
        before = print_of_match(match)
        for seat in range(case.players):
            if seat in moment.legal:
                continue
            assert match.legal(seat) == []
            for text in moment.legal[moment.seat][:5]:
                with pytest.raises(NotYourTurn) as refused:
                    match.play(seat, text)
                assert refused.value.code == "not_your_turn"
                assert print_of_match(match) == before
                tried += 1
        for seat in (-1, case.players, 99):
            with pytest.raises(UnknownSeat):
                match.legal(seat)
            for text in moment.legal[moment.seat][:5]:
                with pytest.raises(UnknownSeat) as unknown:
                    match.play(seat, text)
                assert unknown.value.code == "unknown_seat"
                assert print_of_match(match) == before
                tried += 1
    # Of the seats that no table has, three are tried at each moment.
    assert tried >= 3 * len(places(case, 20))


@few
def test_garbage_is_bad_text_from_any_seat_and_changes_nothing(case: Case) -> None:
    one = played(case)
    for index in spread(len(one.moments), 6):
        match = match_at(one, index)
        before = print_of_match(match)
        for seat in range(case.players):
            for text in GARBAGE:
                with pytest.raises(BadText) as refused:
                    match.play(seat, text)
                assert refused.value.code == "bad_text"
                assert print_of_match(match) == before


@few
def test_after_the_end_nobody_may_act(case: Case) -> None:
    one = played(case)
    match = match_at(one, len(one.moments))
    before = print_of_match(match)
    for seat in range(case.players):
        assert match.legal(seat) == []
        with pytest.raises(NotYourTurn, match="over"):
            match.play(seat, one.moments[-1].action)
        assert print_of_match(match) == before


@few
def test_a_refused_action_does_not_disturb_the_match_that_follows(case: Case) -> None:
    """A match pestered with nonsense before each action goes exactly as the one left in peace."""
    one = played(case)
    match = new_match(case, 0)
    for moment in one.moments:
        for seat in range(case.players):
            with pytest.raises(BadText):
                match.play(seat, "xyzzy")
        with pytest.raises(UnknownSeat):
            match.play(case.players, moment.action)
        match.play(moment.seat, moment.action)
    assert match.record.to_json() == one.match.record.to_json()

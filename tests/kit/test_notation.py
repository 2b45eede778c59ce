"""Every action prints and parses back; a text that is none is BadText."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import palier
from palier import BadText
from tests.kit.cases import EVERY, FEW, IN_THE_KIT, Case, few_cases, hooks
from tests.kit.driver import assert_says, moments_of, played, states_of, texts_met


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_every_legal_action_prints_and_parses_back(case: Case) -> None:
    game = case.game
    for state in states_of(case):
        for seat in range(case.players):
            for code in game.legal(state, seat):
                assert game.parse(game.text(code)) == code


@pytest.mark.parametrize("case", FEW, ids=str)
def test_actions_of_a_match_carry_their_code_and_print_as_their_text(case: Case) -> None:
    for moment in moments_of(case):
        assert str(moment.action) == moment.action.text == case.game.text(moment.action.code)


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_every_text_of_the_game_parses_and_prints_back(name: str) -> None:
    game = palier.games[name]
    texts = hooks(few_cases(name)[0]).texts or texts_met(game, [played(case) for case in few_cases(name)])
    assert texts
    codes = [game.parse(text) for text in texts]
    assert len(set(codes)) == len(texts)
    assert [game.text(code) for code in codes] == list(texts)


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_every_text_met_in_a_match_is_one_line_without_stray_spaces(name: str) -> None:
    for text in texts_met(palier.games[name], [played(case) for case in few_cases(name)]):
        assert text == " ".join(text.split())
        assert text.isprintable()
        assert text


@pytest.mark.parametrize("name", IN_THE_KIT)
@settings(max_examples=200, deadline=None, derandomize=True)
@given(text=st.text())
@example(text="")
@example(text="\0")
@example(text="\ud800")
@example(text="-1")
@example(text="9" * 5000)
def test_any_text_is_an_action_or_bad_text(name: str, text: str) -> None:
    game = palier.games[name]
    try:
        code = game.parse(text)
    except BadText as error:
        assert_says(error, "bad_text")
    else:
        assert game.parse(game.text(code)) == code


@pytest.mark.parametrize("name", IN_THE_KIT)
@settings(max_examples=200, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_damaged_notation_is_another_action_or_bad_text(name: str, data: st.DataObject) -> None:
    game = palier.games[name]
    text = data.draw(st.sampled_from(texts_met(game, [played(few_cases(name)[0])])))
    at = data.draw(st.integers(0, len(text)))
    damaged = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :]
    try:
        code = game.parse(damaged)
    except BadText:
        return
    assert game.parse(game.text(code)) == code

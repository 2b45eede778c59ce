"""Notation: whatever is legal reads back, and a slip is told what it probably meant."""

from collections.abc import Iterable
from importlib import import_module

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import palier
from palier import BadText
from palier.engine.notation import LONGEST, NO_CODE, SIGNS, Notation, Table, nearest, slips
from palier.text import LANGUAGES, Texts
from tests.kit.cases import IN_THE_KIT, Case, few_cases
from tests.kit.driver import played

names = pytest.mark.parametrize("name", IN_THE_KIT)


def notation_of(name: str) -> Notation:
    notation = import_module(f"palier.games.{name}.actions").NOTATION
    assert isinstance(notation, Notation)
    return notation


def refusal(name: str, text: str) -> BadText:
    with pytest.raises(BadText) as refused:
        palier.games[name].parse(text)
    return refused.value


def texts_met(cases: Iterable[Case]) -> list[str]:
    return [moment.action.text for case in cases for moment in played(case).moments]


@st.composite
def legal_texts(draw: st.DrawFn, name: str) -> tuple[int, str]:
    """An action of a random match with its text."""
    case = draw(st.sampled_from(few_cases(name)[::3]))
    state = draw(st.sampled_from(played(case).states))
    seats = [seat for seat in case.game.to_act(state) if case.game.legal(state, seat)]
    if not seats:
        return draw(legal_texts(name))
    code = draw(st.sampled_from(case.game.legal(state, draw(st.sampled_from(seats)))))
    return code, case.game.text(code)


@st.composite
def slipped(draw: st.DrawFn, text: str) -> str:
    """The text with two signs swapped, one left out, one wrong or one too many."""
    at = draw(st.integers(0, len(text) - 1))
    sign = draw(st.sampled_from(SIGNS))
    how = draw(st.sampled_from(["swap", "leave out", "replace", "add"]))
    if how == "swap":
        return text[:at] + text[at + 1 : at + 2] + text[at] + text[at + 2 :]
    if how == "leave out":
        return text[:at] + text[at + 1 :]
    return text[:at] + sign + text[at + (how == "replace") :]


@names
@settings(max_examples=100, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_legal_text_reads_back_however_it_is_typed(name: str, data: st.DataObject) -> None:
    game = palier.games[name]
    code, text = data.draw(legal_texts(name))
    for typed in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')}\t"):
        assert game.parse(typed) == code


@names
@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_slip_is_another_action_or_gets_a_suggestion(name: str, data: st.DataObject) -> None:
    game = palier.games[name]
    _, text = data.draw(legal_texts(name))
    typed = data.draw(slipped(text))
    # A space more or less beside another is no slip, and would hide one.
    assume(typed == " ".join(typed.split()) and len(typed) <= LONGEST)
    assume(notation_of(name).read(typed.lower().split()) == NO_CODE)
    error = refusal(name, typed)
    assert error.why is not None
    assert error.why.message == "notation-close"
    meant = str(error.why.given["close"])
    assert game.text(game.parse(meant)) == meant
    assert f"did you mean '{meant}'?" in str(error)


@names
@pytest.mark.parametrize("text", ["", "dance", "!?", "x" * 5000, "\ud800", "é", "play play play"])
def test_what_means_nothing_is_told_what_would_in_both_languages(name: str, text: str) -> None:
    error = refusal(name, text)
    said = {lang: Texts(lang, strict=True).error(error) for lang in LANGUAGES}
    assert said["fr"] != said["en"]
    for sentence in (*said.values(), str(error)):
        assert notation_of(name).title in sentence
        assert any(example in sentence for example in notation_of(name).examples)


@names
def test_every_example_is_an_action_and_every_verb_has_one(name: str) -> None:
    notation = notation_of(name)
    assert [notation.text(notation.parse(example)) for example in notation.examples] == list(notation.examples)
    texts = notation.listed() if isinstance(notation, Table) else texts_met(few_cases(name))
    assert {text.split()[0] for text in texts} <= {example.split()[0] for example in notation.examples}


@pytest.mark.parametrize(
    ("name", "typed", "meant"),
    [
        ("roomshare", "play key-rde", "play key-red"),
        ("roomshare", "playkey-red", "play key-red"),
        ("roomshare", "play key red", "play key-red"),
        ("roomshare", "paly key-rde", "play key-red"),
        ("roomshare", "key-red", "play key-red"),
        ("roomshare", "C2", "flat C2"),
        ("roomshare", "meeple C2", "meeple C2 north"),
        ("wucherer", "answer polise", "answer police"),
        ("wucherer", "student", "play student"),
        ("les_colocs", "cal naze_max B", "call naze_max B"),
        ("home_staging", "lit_doubl E5 r1", "place lit_double E5 r1"),
        ("home_staging", "plce lit_doubl E5 r1", "place lit_double E5 r1"),
        ("home_staging", "room1", "room 1"),
        ("home_staging", "windw W:D5", "window W:D5"),
    ],
)
def test_what_was_probably_meant(name: str, typed: str, meant: str) -> None:
    error = refusal(name, typed)
    assert error.why is not None
    assert error.why.given["close"] == meant


def test_a_verb_alone_or_with_nonsense_gets_the_examples_of_that_verb() -> None:
    error = refusal("home_staging", "place nonsense Z99")
    assert error.why is not None
    assert error.why.given["examples"] == "place lit_double E5 r1"
    assert str(error) == "'place nonsense Z99' is no action of Home Staging (try 'place lit_double E5 r1')"


# The parts


TABLE = Table("roomshare", "A Game", ["", "go North", "go south", "", "stay"], ["go North", "stay"])


def test_a_table_has_the_codes_that_have_a_text() -> None:
    assert [code for code in range(-2, 9) if TABLE.has(code)] == [1, 2, 4]
    assert TABLE.listed() == ["go North", "go south", "stay"]
    assert [TABLE.parse(text) for text in TABLE.listed()] == [1, 2, 4]
    assert TABLE.read([]) == TABLE.read(["go"]) == TABLE.read([""]) == NO_CODE
    assert TABLE.words() == {"go", "north", "south", "stay"}


@given(word=st.text(SIGNS, min_size=1, max_size=8), data=st.data())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_one_slip_can_be_undone_by_one_slip(word: str, data: st.DataObject) -> None:
    typed = data.draw(slipped(word))
    assert word == typed or word in set(slips(typed))


def test_the_nearest_is_the_word_itself_or_one_slip_away() -> None:
    known = ["red", "blue", "reed"]
    assert nearest("red", known) == "red"
    assert [nearest(word, known) for word in ("rd", "bleu", "redd", "rede")] == ["red", "blue", "red", "reed"]
    assert [nearest(word, known) for word in ("", "green", "x" * 10_000)] == ["", "", ""]

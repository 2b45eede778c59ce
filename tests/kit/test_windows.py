"""Windows: the moments in which a seat may answer what another did, by which timers and standing orders go."""

from collections.abc import Iterator

import pytest

import palier
from palier import SeededChance, State
from palier.engine.game import Window
from palier.text import LANGUAGES, Texts
from tests.kit.cases import IN_THE_KIT, Case, every_case, few_cases
from tests.kit.driver import states_of

WITH_WINDOWS = [name for name in IN_THE_KIT if palier.games[name].windows]


def windows(case: Case) -> Iterator[tuple[State, int, Window]]:
    """Every window of a played match: the state, whose it is, and the window."""
    for state in states_of(case):
        for seat in range(case.players):
            window = case.game.window(state, seat)
            if window is not None:
                yield state, seat, window


@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_every_declared_window_occurs_in_play_and_no_other(name: str) -> None:
    declared = palier.games[name].windows
    assert len(set(declared)) == len(declared)
    met = {window.kind for case in every_case(name) for _, _, window in windows(case)}
    assert met == set(declared)


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_a_window_is_open_only_to_a_seat_that_is_asked_and_may_decline(name: str) -> None:
    for case in every_case(name):
        for state, seat, window in windows(case):
            assert seat in case.game.to_act(state)
            assert window.decline in case.game.legal(state, seat)


@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_a_window_is_told_by_public_facts_alone(name: str) -> None:
    for case in few_cases(name):
        for state, seat, window in windows(case):
            twin = case.game.determinize(state, None, SeededChance(1, "windows"))
            assert case.game.window(twin, seat) == window


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WITH_WINDOWS)
def test_every_window_has_its_text(name: str, lang: str) -> None:
    texts = Texts(lang, name, strict=True)
    for kind in palier.games[name].windows:
        assert texts.say(f"window-{kind}")

"""What must hold at every moment of any match."""

from functools import cache
from itertools import permutations

import pytest

from palier import Match, SeededChance, new_match
from palier.games.les_colocs.state import (
    ASK_TRIM,
    ASK_WINDOW,
    ITEM_ACTIVITY,
    ITEM_DIE,
    LAST_OPEN,
    RUN_ROLL,
    LesColocsState,
)
from palier.games.les_colocs.transfers import hand_limit
from tests.games.les_colocs.flat import GAME, table

ITEMS = range(ITEM_ACTIVITY - 1, ITEM_DIE + 1)


@cache
def steps(players: int, seed: int) -> list[tuple[LesColocsState, list[str]]]:
    """A random match: every state, and the kinds of events that led to it."""
    match = new_match("les_colocs", players, seed)
    choice = SeededChance(seed, "invariants")
    told: list[str] = []
    states = []
    while match.to_act:
        states.append((state_of(match), told))
        seats = match.may_act if match.may_act and choice.below(3) == 0 else match.to_act
        seat = seats[choice.below(len(seats))]
        legal = match.legal(seat)
        if legal:
            told = [event.kind for event in match.play(seat, legal[choice.below(len(legal))])]
    return [*states, (state_of(match), told)]


def state_of(match: Match) -> LesColocsState:
    state = match.state.clone()
    assert isinstance(state, LesColocsState)
    return state


def matches() -> list[tuple[int, int]]:
    return [(players, seed) for players in range(2, 6) for seed in range(2)]


@pytest.mark.parametrize(("players", "seed"), matches())
def test_every_pending_card_has_its_window_directly_above_it(players: int, seed: int) -> None:
    for state, _ in steps(players, seed):
        for at, frame in enumerate(state.frames):
            if frame[0] in ITEMS:
                assert state.frames[at + 1][0] == ASK_WINDOW
            if frame[0] == RUN_ROLL:
                assert at + 1 < len(state.frames)


@pytest.mark.parametrize(("players", "seed"), matches())
def test_no_hand_exceeds_its_limit_but_where_it_is_being_cut(players: int, seed: int) -> None:
    for state, _ in steps(players, seed):
        if state.frames and state.frames[-1][0] != ASK_TRIM:
            for seat in range(players):
                assert len(state.hands[seat]) <= hand_limit(state, seat)


@pytest.mark.parametrize(("players", "seed"), matches())
def test_who_is_asked_is_the_same_for_all_that_a_spectator_cannot_tell_apart(players: int, seed: int) -> None:
    for number, (state, _) in enumerate(steps(players, seed)):
        if number % 9:
            continue
        for guess in range(3):
            other = GAME.determinize(state, None, SeededChance(guess))
            assert GAME.to_act(other) == GAME.to_act(state)
            assert GAME.may_act(other) == GAME.may_act(state)
            assert [frame[0] for frame in other.frames] == [frame[0] for frame in state.frames]


def test_the_result_of_a_window_does_not_depend_on_the_order_of_the_answers() -> None:
    answers = {1: "play tele_match", 2: "play trou_de_memoire", 3: "play cambrioleur A"}
    ends = []
    for order in permutations(answers):
        match = table(
            rooms={0: ["pizza"]},
            hands={0: ["concert"], 1: ["tele_match"], 2: ["trou_de_memoire", "sieste"], 3: ["cambrioleur"]},
        )
        match.play(0, "act concert")
        for seat in order:
            match.play(seat, answers[seat])
        ends.append(match.state.to_json())
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize(("players", "seed"), matches())
def test_income_and_free_time_are_never_negative_and_nothing_is_set_aside_at_an_open_decision(
    players: int, seed: int
) -> None:
    for state, _ in steps(players, seed):
        assert state.income >= 0
        assert state.free >= 0
        if state.frames and state.frames[-1][0] <= LAST_OPEN:
            assert GAME.view(state, None)["set_aside"] == 0


@pytest.mark.parametrize(("players", "seed"), matches())
def test_after_the_end_no_event_follows(players: int, seed: int) -> None:
    played = steps(players, seed)
    assert played[-1][1][-1] == "ended"
    assert all("ended" not in told for _, told in played[:-1])
    assert played[-1][0].frames == []


@pytest.mark.parametrize(("players", "seed"), matches())
def test_unseen_cards_and_totals_are_kept_up_to_date(players: int, seed: int) -> None:
    """What the state keeps for speed is what a position read anew would find."""
    for state, _ in steps(players, seed)[::4]:
        fresh = GAME.position(state.to_json(), strict=True)
        assert fresh.unseen == state.unseen
        assert fresh.slack == state.slack

"""The engine against a slow reading of the rule book: what may be done, and what then stands on the table.

Counts of action sequences are known from chess programs as perft: a wrong rule seldom leaves them as they are.
"""

from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import palier
from palier import BadScript, Game, ScriptedChance, SeededChance, State
from tests.games.roomshare import slow
from tests.games.roomshare.positions import FOUR_PLAYERS_START, NO_CARDS, THREE_STAY, TWO_PLAYERS_NEARLY_FULL, positions

GAME: Game[Any] = palier.games["roomshare"]
CHECKS = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]

START = pytest.param(FOUR_PLAYERS_START, id="four players, start")
CROWDED = pytest.param(TWO_PLAYERS_NEARLY_FULL, id="two players, nearly full")
WITHOUT_CARDS = pytest.param(NO_CARDS, id="no cards")


def play(state: State, seat: int, text: str) -> State:
    """What an action leads to. Of the cards that can be drawn, the first in the list is: the scheme of `slow`."""
    for card in range(len(slow.CARDS)):
        after = state.clone()
        try:
            GAME.apply(after, seat, GAME.parse(text), ScriptedChance([card]), None)
        except BadScript:
            continue
        return after
    raise AssertionError("no card can be drawn")


def perft(state: State, depth: int) -> int:
    """The number of ways to go on for so many decisions; a match that ends earlier counts once."""
    to_act = GAME.to_act(state)
    if depth == 0 or not to_act:
        return 1
    texts = [GAME.text(code) for code in GAME.legal(state, to_act[0])]
    return sum(perft(play(state, to_act[0], text), depth - 1) for text in texts)


def assert_same(state: State, position: dict[str, Any], answers: list[str]) -> slow.Asked | None:
    """The engine's state is what the rule book says after these answers."""
    table, asked = slow.follow(position, answers)
    shown = state.to_json()
    if asked is None:
        assert GAME.to_act(state) == ()
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert list(outcome.scores) == [table.score(seat) for seat in range(table.players)]
        assert list(outcome.ranking) == table.ranking()
    else:
        assert GAME.to_act(state) == (asked.seat,)
        texts = [GAME.text(code) for code in GAME.legal(state, asked.seat)]
        assert sorted(texts) == sorted(asked.choices), f"after {answers}"
    for name, value in table.shown().items():
        if name != "board" or asked is None or not asked.staying:
            assert shown[name] == value, f"{name} after {answers}"
    return asked


def assert_same_tree(state: State, position: dict[str, Any], answers: list[str], depth: int) -> None:
    asked = assert_same(state, position, answers)
    if asked is not None and depth > 0:
        for text in asked.choices:
            assert_same_tree(play(state, asked.seat, text), position, [*answers, text], depth - 1)


@pytest.mark.parametrize("position", [START, CROWDED, WITHOUT_CARDS])
def test_the_fixed_positions_could_stand_on_a_real_table(position: dict[str, Any]) -> None:
    assert GAME.position(position, strict=True).to_json() == position


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        pytest.param(FOUR_PLAYERS_START, [3, 22, 82, 246], id="four players, start"),
        pytest.param(TWO_PLAYERS_NEARLY_FULL, [3, 53, 136, 484], id="two players, nearly full"),
        pytest.param(NO_CARDS, [8, 16, 46, 330], id="no cards"),
    ],
)
def test_the_engine_finds_as_many_action_sequences_as_the_rule_book(
    position: dict[str, Any], counts: list[int]
) -> None:
    state = GAME.position(position, strict=True)
    found = [perft(state, depth) for depth in (1, 2, 3, 4)]
    assert found == [slow.perft(position, depth) for depth in (1, 2, 3, 4)]
    assert found == counts


@pytest.mark.parametrize("position", [START, CROWDED, WITHOUT_CARDS])
def test_every_action_sequence_leads_to_what_the_rule_book_says(position: dict[str, Any]) -> None:
    assert_same_tree(GAME.position(position, strict=True), position, [], 3)


def test_three_that_stay_are_asked_in_the_order_of_the_arrows_they_stood_on() -> None:
    """RS-43: in the same order as they would have left, whatever arrows the others have been given meanwhile."""
    state = play(GAME.position(THREE_STAY, strict=False), 0, "flat C2")
    assert_same_tree(state, THREE_STAY, ["flat C2"], 3)


def walk(position: dict[str, Any], seed: int, decisions: int) -> int:
    """A random walk on both sides; returns how many chain decisions it met."""
    state = GAME.position(position, strict=False)
    answers: list[str] = []
    met = 0
    choice = SeededChance(seed)
    for _ in range(decisions):
        asked = assert_same(state, position, answers)
        if asked is None:
            break
        met += "auto" in asked.choices
        # A chain handed over is soon done, so it is handed over only now and then.
        choices = [text for text in asked.choices if text != "auto" or choice.below(4) == 0]
        answers.append(choices[choice.below(len(choices))])
        state = play(state, asked.seat, answers[-1])
    return met


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=CHECKS)
@given(position=positions(), seed=st.integers(0, 10**6))
def test_random_walks_from_random_boards_go_as_the_rule_book_says(position: dict[str, Any], seed: int) -> None:
    walk(position, seed, 25)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=CHECKS)
@given(position=positions(with_full=True), seed=st.integers(0, 10**6))
def test_random_walks_from_the_middle_of_chains_go_as_the_rule_book_says(position: dict[str, Any], seed: int) -> None:
    # Asked is which flat comes next, so there must be at least two that may: RS-42 rules some out.
    assume(len(GAME.legal(GAME.position(position, strict=False), position["active"])) > 2)
    walk(position, seed, 25)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=CHECKS)
@given(position=positions(with_full=True), seed=st.integers(0, 10**6))
def test_every_chain_ends(position: dict[str, Any], seed: int) -> None:
    """RS-38, RS-42: whatever is chosen, from any board, the turn comes to its end, and no flat is full then."""
    state = GAME.position(position, strict=False)
    choice = SeededChance(seed)
    decisions = 0
    while state.to_json()["turn"] == position["turn"] and state.to_json()["stage"] == "play":
        (seat,) = GAME.to_act(state)
        codes = GAME.legal(state, seat)
        # The last one hands the chain over: then there is nothing left to see.
        GAME.apply(state, seat, codes[choice.below(len(codes) - 1)], SeededChance(1), None)
        decisions += 1
        # RS-91: after 100 evictions the rest goes by itself; an eviction asks for a flat, four landings, three stayers.
        assert decisions < 100 * 8
    assert all("." in flat for row in state.to_json()["board"] for flat in row)


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=CHECKS)
@given(position=positions(with_full=True), seed=st.integers(0, 10**6))
def test_a_chain_handed_over_ends_at_once(position: dict[str, Any], seed: int) -> None:
    state = GAME.position(position, strict=False)
    GAME.apply(state, position["active"], GAME.parse("auto"), SeededChance(seed), None)
    after = state.to_json()
    assert (after["turn"], after["stage"]) != (position["turn"], "play")
    assert all("." in flat for row in after["board"] for flat in row)


def test_random_walks_meet_chains() -> None:
    """Otherwise the agreement above would say little."""
    assert walk(TWO_PLAYERS_NEARLY_FULL, 1, 40) > 5
    assert walk(THREE_STAY | {"full": [7, 2, 8, 12]}, 2, 10) > 2

"""What bots go by: the evaluation wants a game to end that is won, and that has lasted long enough."""

import json
from pathlib import Path
from typing import Any

import pytest

import palier
from palier.bots import choose, make
from palier.engine.match import Match
from palier.games.wucherer.state import WuchererState
from palier.games.wucherer.thinking.evaluation import NAMES, PACKAGE, WON, evaluate, is_won
from palier.thinking.weights import load_start, load_weights
from tests.games.wucherer.tables import GAME, cards, go, house, table

STRATEGY = palier.strategies["wucherer"]
WON_GAMES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("won_games.json").read_text())
"""Moments of matches between `greedy` bots of 0.1, who took no card there: whose turn it is could take the last and win
even if each of the others doubled the rent and made a mark of every card in hand."""


def at_the_last_card(**fields: Any) -> Match:
    """Seat 0 has collected and may take the last card."""
    match = table(house(0, 20), house(1, 20), pile=cards("roof"), **fields)
    go(match, "done")
    return match


def wants_the_last_card(match: Match, weights: list[float] | None = None) -> bool:
    worth: dict[str, float] = {}
    for choice in ("cards 0", "cards 1"):
        after = match.clone()
        go(after, choice)
        assert isinstance(after.state, WuchererState)
        worth[choice] = evaluate(after.state, 0, weights or STRATEGY.evaluation.weights)
    return worth["cards 1"] > worth["cards 0"]


@pytest.mark.parametrize("money", [(90, 60), (100, 60), (150, 100), (300, 60)])
@pytest.mark.parametrize("weights", [load_weights(PACKAGE, NAMES), load_start(PACKAGE, NAMES)], ids=["found", "start"])
def test_who_is_sure_to_win_takes_the_last_card(weights: list[float], money: tuple[int, int]) -> None:
    """Also with the weights that tuning starts from: it must not come upon a bot that never ends a game."""
    assert wants_the_last_card(at_the_last_card(money=list(money), turn=7), weights)


def test_who_would_be_overtaken_in_the_final_round_does_not() -> None:
    assert not wants_the_last_card(at_the_last_card(money=[60, 62], turn=7))


def test_a_game_far_above_its_usual_length_is_brought_to_its_end() -> None:
    assert wants_the_last_card(at_the_last_card(money=[60, 62], turn=47))


def test_other_hands_count_by_their_number_alone() -> None:
    """Bots may not go by what their seat cannot know."""
    one = table(house(0, 2), house(1, 2), hands=[cards("bomb"), cards("celebrities", "snob")])
    other = table(house(0, 2), house(1, 2), hands=[cards("bomb"), cards("roof", "alibi")])
    assert STRATEGY.evaluation.value(one.state, 0) == STRATEGY.evaluation.value(other.state, 0)
    assert STRATEGY.evaluation.value(one.state, 1) != STRATEGY.evaluation.value(other.state, 1)


def test_prison_costs_more_the_longer_one_is_stuck_in_it() -> None:
    """Without the money for the bail it is a mark a turn until there is enough."""
    lost = []
    for money in range(7):
        free = table(house(0, 4), house(1, 4), money=[3, money], pile=cards(*["roof"] * 40))
        jailed = table(house(0, 4), house(1, 4), money=[3, money], prisoner=1, pile=cards(*["roof"] * 40))
        lost.append(STRATEGY.planning.value(free.state, 1) - STRATEGY.planning.value(jailed.state, 1))
    assert lost[3] > lost[4] > lost[5] > 0
    assert lost[0] > 2 * lost[5]
    assert lost[5] == pytest.approx(lost[6], abs=1)


def test_the_prisoner_saves_for_the_bail() -> None:
    match = table(house(0, 6), house(1, 4), money=[4, 3], prisoner=0, pile=cards(*["roof"] * 40))
    go(match, "done")
    worth: dict[str, float] = {}
    for choice in ("cards 0", "cards 1"):
        after = match.clone()
        go(after, choice)
        worth[choice] = STRATEGY.planning.value(after.state, 0)
    assert worth["cards 0"] > worth["cards 1"]


@pytest.mark.parametrize("position", WON_GAMES, ids=range(len(WON_GAMES)))
@pytest.mark.parametrize(("bot", "seeds"), [("greedy", 40), ("planner", 2), ("search:40", 1)])
def test_bots_end_a_game_that_is_won(bot: str, seeds: int, position: dict[str, Any]) -> None:
    last = sum(position["pile"].values()) + sum(sum(layer.values()) for layer in position["under"])
    for seed in range(seeds):
        match: Match = GAME.match_from(position, seed=1)
        seat = match.to_act[0]
        assert choose(make(bot, seed), match, seat).text == f"cards {last}"


@pytest.mark.parametrize("players", [2, 3])
def test_whole_matches_of_greedy_leave_no_won_game_unended(players: int) -> None:
    """As positions above were found; a game also ends where nobody takes cards for some rounds."""
    could = 0
    for seed in range(3):
        match = palier.new_match("wucherer", players, seed=seed)
        bots = [make("greedy", seed=players * seed + seat) for seat in range(players)]
        while match.to_act:
            seat = match.to_act[0]
            ends = [action for action in match.legal(seat) if ends_the_game_and_wins(match, seat, action.text)]
            action = choose(bots[seat], match, seat)
            could += len(ends) > 0
            assert not ends or action in ends
            match.play(seat, action)
    assert could > 0


def ends_the_game_and_wins(match: Match, seat: int, text: str) -> bool:
    if not text.startswith("cards "):
        return False
    after = match.clone()
    after.play(seat, text)
    assert isinstance(after.state, WuchererState)
    return is_won(after.state, seat)


def in_the_last_round(**fields: Any) -> WuchererState:
    """Seat 0 has had its last turn; seat 1, whose house pays 4 a turn, has one card and the last turn."""
    fields = {"money": [40, 30], "hands": [{}, cards("alibi")], "active": 1, "final": 0, **fields}
    state = table(house(1, 4), frames=[["turn", 1, 0, 0]], **fields).state
    assert isinstance(state, WuchererState)
    return state


def test_a_game_is_won_when_the_others_cannot_well_catch_up() -> None:
    """30 marks, twice the rent of 4, a mark for the card: 39."""
    assert is_won(in_the_last_round(), 0)
    assert not is_won(in_the_last_round(money=[39, 30]), 0)
    assert not is_won(in_the_last_round(), 1)
    assert evaluate(in_the_last_round(), 0, STRATEGY.evaluation.weights) > WON
    assert evaluate(in_the_last_round(), 1, STRATEGY.evaluation.weights) < 0


def test_the_rent_of_a_prisoner_counts_in_full() -> None:
    assert not is_won(in_the_last_round(money=[39, 30], prisoner=1), 0)


def test_nothing_is_won_before_the_last_round() -> None:
    assert not is_won(in_the_last_round(money=[400, 30], final=None, pile=cards("roof")), 0)


def test_nothing_is_won_while_a_bomb_may_reopen_the_game() -> None:
    assert not is_won(in_the_last_round(options={"bomb_reopens": True}), 0)


def test_only_the_last_game_of_a_match_wins_it() -> None:
    assert not is_won(in_the_last_round(options={"games": 2}), 0)
    assert is_won(in_the_last_round(options={"games": 2}, number=2, totals=[0, 0]), 0)
    assert not is_won(in_the_last_round(options={"games": 2}, number=2, totals=[0, 5]), 0)
    assert not is_won(in_the_last_round(options={"target": 41}), 0)
    assert is_won(in_the_last_round(options={"target": 40}), 0)


def test_with_three_everybody_else_must_be_behind() -> None:
    three: dict[str, Any] = {"players": 3, "hands": [{}, {}, {}], "active": 2, "frames": [["turn", 2, 0, 0]]}
    state = table(house(2, 4), money=[40, 39, 30], final=0, **three).state
    assert isinstance(state, WuchererState)
    assert is_won(state, 0)
    assert not is_won(state, 1)
    state = table(house(2, 4), money=[40, 41, 30], final=0, **three).state
    assert isinstance(state, WuchererState)
    assert not is_won(state, 0)

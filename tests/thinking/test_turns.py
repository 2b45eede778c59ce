"""The search of games with long turns: a plan of the whole turn in every iteration."""

import pytest

import palier
from palier import Match, SeededChance
from palier.bots import choose
from palier.bots.search import SearchBot
from palier.engine.game import State
from palier.thinking.stopping import DECIDED
from palier.thinking.turns import ENOUGH_PLANS, FEWEST_PLANS, PLAN_COST, TurnSearch
from tests.games.wucherer.tables import cards, house, table


def crime() -> Match:
    """Seat 0 can blow up the house that pays, and its victim may or may not hold the police."""
    hands = [cards("bomb", "student", "alibi"), cards("student", "roof", "police")]
    return table(house(0, 3), house(1, 3, u1="family", u3="celebrities"), hands=hands, pile=cards(*["roof"] * 20))


def turn_search(state: State) -> TurnSearch:
    search = palier.strategies["wucherer"].search(state, 0, SeededChance(1))
    assert isinstance(search, TurnSearch)
    return search


def test_a_game_with_long_turns_is_searched_by_plans() -> None:
    for game, players, planned in (("wucherer", 2, True), ("roomshare", 2, False), ("home_staging", 1, False)):
        match = palier.new_match(game, players, seed=1)
        search = palier.strategies[game].search(match.state, match.to_act[0], SeededChance(1))
        assert isinstance(search, TurnSearch) == planned


def test_every_action_is_planned_in_every_determinization_and_the_highest_value_is_best() -> None:
    match = crime()
    codes = [action.code for action in match.legal(0)]
    search = turn_search(match.state)
    search.run(3)
    found = search.action_values(codes)
    assert [visits for _, visits, _ in found] == [3] * len(codes)
    values = {code: value for code, _, value in found}
    assert all(0 <= value <= 1 for value in values.values())
    assert values[search.best(codes)] == max(values.values())
    # Whether the student or the bomb comes first is all the same.
    assert values[search.best(codes)] == pytest.approx(values[match.game.parse("play bomb")])
    assert values[search.best(codes)] > values[match.game.parse("done")]


def test_it_knows_no_more_than_its_seat() -> None:
    """Whatever the others hold, the same chance makes the same plans."""
    one = crime()
    other = one.clone()
    other.state = one.game.determinize(one.state, 0, SeededChance(9))
    assert one.state.to_json()["hands"][1] != other.state.to_json()["hands"][1]
    codes = [action.code for action in one.legal(0)]
    first = turn_search(one.state)
    second = turn_search(other.state)
    # Where promises start from is a guess of how the others stand, the same for all actions.
    second.shares.root_log_odds = first.shares.root_log_odds
    first.run(2)
    second.run(2)
    assert first.action_values(codes) == second.action_values(codes)


def test_thinking_ends_when_the_best_is_certain_and_not_before_it_can_be() -> None:
    match = crime()
    codes = [action.code for action in match.legal(0)]
    search = turn_search(match.state)
    search.run(FEWEST_PLANS - 1)
    assert search.lead(codes) == 0
    search.run(1)
    done = match.game.parse("done")
    # Made up: in every guess one action is a little better, then in some guesses only.
    best = search.best(codes)
    search.totals = [FEWEST_PLANS * (0.6 if code == best else 0.5) for code in codes]
    search.samples = [[0.6 if code == best else 0.5 + 0.001 * guess for code in codes] for guess in range(FEWEST_PLANS)]
    assert search.lead(codes) == DECIDED
    search.samples[0][codes.index(done)] = 0.9
    assert search.lead(codes) == 0


def test_thinking_ends_when_there_is_nothing_new_to_learn() -> None:
    match = crime()
    codes = [action.code for action in match.legal(0)]
    search = turn_search(match.state)
    search.run(1)
    search.samples = [[float(guess % 2 == index % 2) for index in range(len(codes))] for guess in range(ENOUGH_PLANS)]
    assert search.lead(codes) == DECIDED
    search.samples.pop()
    assert search.lead(codes) == 0


def test_whether_the_student_or_the_single_comes_first_needs_no_thinking() -> None:
    match = table(house(0, 2), house(1, 1), hands=[cards("student", "single")], pile=cards(*["roof"] * 20))
    codes = [action.code for action in match.legal(0)]
    search = turn_search(match.state)
    search.run(FEWEST_PLANS)
    told = {match.game.text(code): promise for code, _, promise in search.action_values(codes)}
    assert told["play student"] == told["play single"] > told["done"]
    assert search.lead(codes) == DECIDED


def test_a_plan_counts_as_many_iterations() -> None:
    match = crime()
    bot = SearchBot(1, 2 * PLAN_COST)
    choose(bot, match, 0)
    assert bot.search is None or bot.search.visits <= 2

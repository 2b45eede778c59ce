"""Search where nobody is in one's way: macro-actions, and rollouts of whole matches after them."""

from typing import Any

import pytest

import palier
from palier.bots import Thinking
from palier.bots.search import SearchBot
from palier.engine.chance import SeededChance
from palier.engine.match import Match
from palier.thinking.search import Search
from palier.thinking.solo import FIRST_CANDIDATES, KEEP_ONE_IN, Outlook, SoloModel, SoloSearch, ranked
from tests.kit.driver import play_on

GAME = "home_staging"
STRATEGY = palier.strategies[GAME]


def solo_model() -> SoloModel[Any]:
    assert STRATEGY.solo_model is not None
    return STRATEGY.solo_model


MODEL = solo_model()


def halfway(seed: int) -> Match:
    """A small house, partly drawn at random, where there is something to choose."""
    match = palier.new_match(GAME, 1, seed, {"mission": "m00_odette"})
    for number, _ in enumerate(play_on(match, SeededChance(seed), most=60)):
        if number > 15 and len(match.legal(0)) > 2:
            break
    assert len(match.legal(0)) > 2
    return match


def card_turned_up(seed: int) -> Match:
    """A small house, partly drawn at random, where a card has just been turned up."""
    match = palier.new_match(GAME, 1, seed, {"mission": "m00_odette"})
    for number, _ in enumerate(play_on(match, SeededChance(seed), most=60)):
        if number > 8 and match.to_act and match.legal(0)[0].text.startswith("tokens"):
            break
    assert match.legal(0)[0].text.startswith("tokens")
    return match


def begun(match: Match, seed: int = 5) -> Search:
    return palier.strategies[match.game.name].search(match.state, 0, SeededChance(seed))


def alone(match: Match, rollouts: int = 0) -> SoloSearch:
    search = begun(match)
    assert isinstance(search, SoloSearch)
    search.run(rollouts)
    return search


def test_a_tree_is_for_those_who_get_in_each_others_way() -> None:
    assert isinstance(begun(palier.new_match(GAME, 1, 1)), SoloSearch)
    assert isinstance(begun(palier.new_match(GAME, 2, 1)), SoloSearch)
    for game in ("roomshare", "les_colocs", "wucherer"):
        assert not isinstance(begun(palier.new_match(game, 3, 1)), SoloSearch)


def test_at_a_table_only_ones_own_match_is_thought() -> None:
    match = palier.new_match(GAME, 3, 4)
    luck = SeededChance(4)
    for _ in play_on(match, luck, most=25):
        pass
    seat = next(seat for seat in match.to_act if len(match.legal(seat)) > 2)
    search = STRATEGY.search(match.state, seat, SeededChance(5))
    assert isinstance(search, SoloSearch)
    assert match.game.players_of(search.state) == 1
    search.run(6)
    codes = [action.code for action in match.legal(seat)]
    assert search.best(codes) in codes
    # Three of equal strength share the win.
    assert search.share(0.0) == pytest.approx(1 / 3)


# Macro-actions


@pytest.mark.parametrize("seed", range(4))
def test_a_macro_action_goes_on_until_something_else_is_to_be_decided(seed: int) -> None:
    match = card_turned_up(seed)
    search = alone(match)
    assert any(len(macro.codes) > 2 for macro in search.macros)
    for macro in search.macros:
        state = match.state.clone()
        episode = MODEL.episode(state)
        for code in macro.codes:
            assert MODEL.episode(state) == episode
            assert match.game.is_legal(state, 0, code)
            match.game.apply(state, 0, code, SeededChance(1), None)
        assert not match.game.to_act(state) or match.game.is_open(state) or MODEL.episode(state) != episode


@pytest.mark.parametrize("seed", range(4))
def test_of_macro_actions_to_the_same_place_one_is_enough(seed: int) -> None:
    match = card_turned_up(seed)
    ends = []
    for macro in alone(match).macros:
        state = match.game.determinize(match.state, 0, SeededChance(2))
        for code in macro.codes:
            match.game.apply(state, 0, code, SeededChance(1), None)
        ends.append(MODEL.key(state))
    assert len(set(ends)) == len(ends) > 1


def test_positions_are_alike_whatever_the_order_in_which_they_were_drawn() -> None:
    """Two tokens on one card: either piece first."""
    match = palier.new_match(GAME, 1, 3, {"mission": "m03_horloger"})
    for _ in range(200):
        card = next((one for one in match.legal(0) if one.text == "card 30"), None)
        room = next((one for one in match.legal(0) if one.text == "room 1"), None)
        match.play(0, card or room or match.legal(0)[0])
        if card is not None:
            break
    match.play(0, "tokens 2 0")
    places = [action.text for action in match.legal(0) if action.text.startswith("place")]
    pairs = 0
    for first in places[:8]:
        for second in places[:8]:
            one, other = match.clone(), match.clone()
            try:
                for text in (first, second):
                    one.play(0, text)
                for text in (second, first):
                    other.play(0, text)
            except palier.IllegalAction:
                continue
            if first != second:
                pairs += 1
                assert MODEL.key(one.state) == MODEL.key(other.state)
                assert MODEL.key(one.state) != MODEL.key(match.state)
    assert pairs


def test_the_favourite_is_what_the_evaluation_likes_best() -> None:
    for seed in range(3):
        search = alone(card_turned_up(seed))
        assert search.favourite is search.macros[0]
        priors = [macro.prior for macro in search.macros]
        assert priors[0] == 0.0
        assert priors == sorted(priors, reverse=True)


@pytest.mark.parametrize("seed", range(3))
def test_a_macro_action_that_was_chosen_needs_no_second_thought(seed: int) -> None:
    match = card_turned_up(seed)
    bot = SearchBot(1, 400)
    first = bot.choose(match.view(0), match.legal(0), Thinking(match.game, match.state, 0, SeededChance(2)))
    search = bot.search
    assert isinstance(search, SoloSearch)
    codes = list(ranked(search.live)[0].codes)
    visits = search.visits
    assert first.code == codes[0]
    assert bot.ahead() == codes[1:]
    match.play(0, first)
    for code in codes[1:]:
        chosen = bot.choose(match.view(0), match.legal(0), Thinking(match.game, match.state, 0, SeededChance(3)))
        assert chosen.code == code or len(match.legal(0)) == 1
        match.play(0, chosen)
    assert search.visits == visits > 0
    # What comes next is thought about anew.
    if len(match.legal(0)) > 1:
        bot.choose(match.view(0), match.legal(0), Thinking(match.game, match.state, 0, SeededChance(4)))
        assert search.visits == visits


# Rollouts


@pytest.mark.parametrize("seed", range(3))
def test_the_favourite_has_as_many_rollouts_as_any(seed: int) -> None:
    search = alone(halfway(seed), 15)
    visits = [macro.visits for macro in search.macros]
    assert sum(visits) == search.visits == 15
    assert search.favourite.visits == max(visits) == len(search.favourite_scores)


@pytest.mark.parametrize("seed", range(2))
def test_the_same_match_is_dealt_after_every_macro_action(seed: int) -> None:
    """What the favourite scores, match by match, does not depend on what else is tried, or in which order."""
    match = halfway(seed)
    first, second = alone(match), alone(match)
    first.visit(first.favourite.codes[0], 4)
    others = [action.code for action in match.legal(0) if action.code != first.favourite.codes[0]]
    second.visit(others[0], 3)
    second.visit(others[-1], 4)
    both = min(len(first.favourite_scores), len(second.favourite_scores))
    assert both >= 3
    assert first.favourite_scores[:both] == second.favourite_scores[:both]


def test_every_action_has_as_many_visits_as_are_asked_for() -> None:
    """Also those that no macro-action begins with, since they look bad."""
    match = halfway(1)
    search = alone(match, 1)
    for action in match.legal(0)[-3:]:
        search.visit(action.code, 2)
        (found,) = search.action_values([action.code])
        assert found.visits >= 2
        assert 0 < found.value < 1


def test_what_comes_to_as_much_as_the_favourite_gets_one_half() -> None:
    match = halfway(2)
    search = alone(match, 12)
    assert search.share(0.0) == 0.5
    assert search.share(1.0) > 0.5 > search.share(-1.0)
    codes = [action.code for action in match.legal(0)]
    values = {code: value for code, _, value in search.action_values(codes)}
    assert set(values) == set(codes)
    for code in codes:
        macros = search.macros_of(code)
        if macros:
            assert values[code] == search.share(max(macro.value() for macro in macros))
        else:
            assert values[code] <= 0.5
    assert values[search.best(codes)] == max(values[macro.codes[0]] for macro in search.live)


def test_one_lucky_rollout_does_not_decide() -> None:
    match = card_turned_up(1)
    search = alone(match, 32)
    codes = [action.code for action in match.legal(0)]
    before = search.best(codes)
    lucky = next(macro for macro in search.macros if macro not in search.live)
    lucky.visits = 1
    lucky.value_sum = 1000.0
    assert search.best(codes) == before


@pytest.mark.parametrize("seed", range(2))
def test_the_better_third_goes_on(seed: int) -> None:
    match = card_turned_up(seed)
    search = alone(match)
    first = len(search.live)
    assert first == min(FIRST_CANDIDATES, len(search.macros))
    while len(search.live) == first:
        search.run(1)
    assert len(search.live) == max(2, -(-first // KEEP_ONE_IN))
    dropped = [macro for macro in search.macros[:first] if macro not in search.live]
    assert min(macro.value() for macro in search.live) >= max(macro.value() for macro in dropped)
    # All have been tried equally often so far; of those left one begins the next round.
    assert {macro.visits for macro in dropped if macro is not search.favourite} == {2}


def test_plans_kept_going_come_to_more_than_one_at_a_glance() -> None:
    kept = 0.0
    single = 0.0
    for seed in range(4):
        match = palier.new_match(GAME, 1, seed, {"mission": "m00_odette"})
        guess = match.game.determinize(match.state, 0, SeededChance(seed))
        kept += alone(match).rollout(guess.clone(), SeededChance(seed))[1]
        single += Outlook(match.game, STRATEGY.evaluation, MODEL, 0).rollout(guess, SeededChance(seed))
    assert kept > single


def test_where_nothing_is_left_to_chance_one_look_is_enough() -> None:
    match = palier.new_match(GAME, 1, 3, {"mission": "m00_odette"})
    luck = SeededChance(3)
    for _ in play_on(match, luck):
        if match.game.is_open(match.state):
            break
    search = begun(match)
    codes = [action.code for action in match.legal(0)]
    assert search.lead(codes) == 0
    search.run(1)
    assert search.lead(codes) > 1000
    worth = {code: after(match, code) for code in codes}
    assert worth[search.best(codes)] == max(worth.values())


def after(match: Match, code: int) -> float:
    state = match.state.clone()
    match.game.apply(state, 0, code, SeededChance(0), None)
    return STRATEGY.evaluation.value(state, 0)


def test_where_all_was_tried_often_enough_it_stops() -> None:
    """Two rooms, say: many matches tell no more than some."""
    match = palier.new_match(GAME, 1, 4, {"mission": "m00_odette"})
    search = alone(match, 1)
    codes = [action.code for action in match.legal(0)]
    assert len(search.macros) == len(codes) == 3
    assert search.lead(codes) == 0
    search.run(20)
    assert search.lead(codes) > 1000


def test_a_rollout_counts_as_many_iterations() -> None:
    match = halfway(0)
    bot = SearchBot(1, 120)
    search = bot.tree(match.view(0), Thinking(match.game, match.state, 0, SeededChance(2)))
    assert bot.left(search, 0, 0.0) == 120 // search.cost < 120
    search.run(2)
    assert bot.left(search, 2, 1.0) == 120 // search.cost - 2

"""Looking ahead where nobody is in one's way: matches played to their end beside those of the favourite."""

import pytest

import palier
from palier.bots import Thinking
from palier.bots.search import SearchBot
from palier.engine.alone import OUT_OF_QUESTION, WIDTH, Alone, search_for
from palier.engine.chance import SeededChance
from palier.engine.lookahead import values
from palier.engine.match import Match
from palier.engine.search import SEATS, Search
from tests.kit.driver import play_on

GAME = "home_staging"


def halfway(seed: int) -> Match:
    """A small house, partly drawn at random, where there is something to choose."""
    match = palier.new_match(GAME, 1, seed, {"mission": "m00_odette"})
    for number, _ in enumerate(play_on(match, SeededChance(seed), most=60)):
        if number > 15 and len(match.legal(0)) > 2:
            break
    assert len(match.legal(0)) > 2
    return match


def begun(match: Match, seed: int = 5) -> Search:
    return search_for(match.game, match.state, 0, SeededChance(seed))


def alone(match: Match) -> Alone:
    search = begun(match)
    assert isinstance(search, Alone)
    return search


def test_a_tree_is_for_those_who_get_in_each_others_way() -> None:
    assert isinstance(begun(palier.new_match(GAME, 1, 1)), Alone)
    assert isinstance(begun(palier.new_match(GAME, 2, 1)), Alone)
    for game in ("roomshare", "les_colocs", "wucherer"):
        assert not isinstance(begun(palier.new_match(game, 3, 1)), Alone)


def test_at_a_table_only_ones_own_match_is_thought() -> None:
    match = palier.new_match(GAME, 3, 4)
    luck = SeededChance(4)
    for _ in play_on(match, luck, most=25):
        pass
    seat = next(seat for seat in match.to_act if len(match.legal(seat)) > 2)
    search = search_for(match.game, match.state, seat, SeededChance(5))
    assert search.players == 1
    search.run(12)
    codes = [action.code for action in match.legal(seat)]
    assert search.best(codes) in codes
    told = {code: promise for code, _, promise in search.actions(codes)}
    assert isinstance(search, Alone)
    # Three of equal strength share the win.
    assert told[search.favourite] == pytest.approx(1 / 3)


@pytest.mark.parametrize("seed", range(3))
def test_the_favourite_is_tried_as_often_as_any(seed: int) -> None:
    search = alone(halfway(seed))
    search.run(30)
    tried = {key // SEATS: node.visits for key, node in search.root.children.items()}
    assert sum(tried.values()) == search.root.visits == 30
    assert tried[search.favourite] == max(tried.values()) == len(search.scores)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_match_is_dealt_after_every_action(seed: int) -> None:
    """What the favourite scores, match by match, does not depend on what else is tried, or in which order."""
    match = halfway(seed)
    first, second = alone(match), alone(match)
    first.run(1)
    first.insist(first.favourite, 6)
    others = [action.code for action in match.legal(0) if action.code != first.favourite]
    second.insist(others[0], 5)
    second.insist(others[-1], 6)
    both = min(len(first.scores), len(second.scores))
    assert both >= 5
    assert first.scores[:both] == second.scores[:both]


def test_an_action_is_tried_as_often_as_one_insists() -> None:
    match = halfway(1)
    search = alone(match)
    search.run(1)
    code = next(action.code for action in match.legal(0) if action.code != search.favourite)
    search.insist(code, 4)
    assert search.root.children[code * SEATS + 0].visits == 4


def test_what_scores_as_much_as_the_favourite_gets_one_half() -> None:
    match = halfway(2)
    search = alone(match)
    search.run(20)
    codes = [action.code for action in match.legal(0)]
    told = {code: promise for code, _, promise in search.actions(codes)}
    assert told[search.favourite] == 0.5
    for code in codes:
        mean = search.root.children[code * SEATS].mean()
        assert (told[code] > 0.5) == (mean > 0)
    often = [code for code, tried, _ in search.actions(codes) if 2 * tried >= len(search.scores)]
    assert told[search.best(codes)] == max(told[code] for code in often)


def test_one_lucky_match_does_not_decide() -> None:
    match = halfway(1)
    search = alone(match)
    search.run(40)
    codes = [action.code for action in match.legal(0)]
    lucky = search.root.children[next(code for code in codes if code != search.best(codes)) * SEATS]
    lucky.visits = 1
    lucky.worth = 1000.0
    assert lucky is not search.root.children[search.best(codes) * SEATS]


@pytest.mark.parametrize("seed", range(3))
def test_the_worse_half_is_left_out_again_and_again(seed: int) -> None:
    match = halfway(seed)
    search = alone(match)
    tried = []
    for _ in range(60):
        search.run(1)
        tried.append(len(search.live))
    visits = sorted((node.visits for node in search.root.children.values()), reverse=True)
    assert max(tried) == min(WIDTH, len(visits)) or max(tried) > WIDTH
    assert min(tried) == 2
    assert visits[1] >= 8 > visits[-1]


def test_a_plan_goes_as_far_as_the_outlook() -> None:
    """Only the actions that look best are looked at, by what is reached after the next card."""
    match = halfway(2)
    codes = [action.code for action in match.legal(0)]
    worth = alone(match).foresee(codes, 3, 2)
    assert len([one for one in worth if one > OUT_OF_QUESTION]) == min(3, len(codes))
    state = match.state.clone()
    before = match.game.horizon(state)
    alone(match).play_out(state, SeededChance(2), 1)
    assert match.game.horizon(state) != before
    assert match.game.to_act(state)


@pytest.mark.parametrize("seed", range(3))
def test_a_match_that_is_thought_comes_to_its_end(seed: int) -> None:
    match = halfway(seed)
    state = match.state.clone()
    score = alone(match).play_out(state, SeededChance(seed))
    # At the end only the front door and windows are left, which the evaluation draws as they serve best.
    assert match.game.is_open(state) or not match.game.to_act(state)
    assert score == match.game.evaluate(state, 0)


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
    return match.game.evaluate(state, 0)


def test_a_match_counts_as_several_iterations() -> None:
    match = halfway(0)
    bot = SearchBot(1, 40)
    search = bot.tree(match.view(0), Thinking(match.game, match.state, 0, SeededChance(2)))
    assert bot.left(search, 0, 0.0) == 40 // search.cost < 40
    search.run(4)
    assert bot.left(search, 4, 1.0) == 40 // search.cost - 4


def glance(match: Match, luck: SeededChance) -> float:
    """What is scored by whoever takes every decision by the evaluation alone."""
    game, state = match.game, match.state.clone()
    while game.to_act(state) and not game.is_open(state):
        codes = game.promising(state, 0)
        worth = values(game, state, 0, codes, luck, 0)
        game.apply(state, 0, codes[worth.index(max(worth))], luck, None)
    return game.evaluate(state, 0)


def test_thought_matches_look_further_where_there_are_few_actions() -> None:
    """In the house without corridor it shows most."""
    further = 0.0
    at_a_glance = 0.0
    for seed in range(12):
        match = palier.new_match(GAME, 1, seed, {"mission": "m07_sans_couloir"})
        further += alone(match).play_out(match.state.clone(), SeededChance(seed))
        at_a_glance += glance(match, SeededChance(seed))
    assert further > at_a_glance

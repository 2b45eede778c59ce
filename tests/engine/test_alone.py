"""Looking ahead where nobody is in one's way: whole ways, and matches thought through after them."""

import pytest

import palier
from palier.bots import Thinking
from palier.bots.search import SearchBot
from palier.engine import foresight
from palier.engine.alone import THIRD, WIDTH, Alone, ranked
from palier.engine.chance import SeededChance
from palier.engine.match import Match
from palier.engine.search import Search
from palier.engine.suited import search_for
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


def card_turned_up(seed: int) -> Match:
    """A small house, partly drawn at random, where a card has just been turned up."""
    match = palier.new_match(GAME, 1, seed, {"mission": "m00_odette"})
    for number, _ in enumerate(play_on(match, SeededChance(seed), most=60)):
        if number > 8 and match.to_act and match.legal(0)[0].text.startswith("tokens"):
            break
    assert match.legal(0)[0].text.startswith("tokens")
    return match


def begun(match: Match, seed: int = 5) -> Search:
    return search_for(match.game, match.state, 0, SeededChance(seed))


def alone(match: Match, tries: int = 0) -> Alone:
    search = begun(match)
    assert isinstance(search, Alone)
    search.run(tries)
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
    assert isinstance(search, Alone)
    assert search.players == 1
    search.run(6)
    codes = [action.code for action in match.legal(seat)]
    assert search.best(codes) in codes
    # Three of equal strength share the win.
    assert search.share(0.0) == pytest.approx(1 / 3)


# Ways


@pytest.mark.parametrize("seed", range(4))
def test_a_way_goes_on_until_something_else_is_to_be_decided(seed: int) -> None:
    match = card_turned_up(seed)
    search = alone(match)
    assert any(len(way.codes) > 2 for way in search.ways)
    for way in search.ways:
        state = match.state.clone()
        episode = match.game.episode(state)
        for code in way.codes:
            assert match.game.episode(state) == episode
            assert match.game.is_legal(state, 0, code)
            match.game.apply(state, 0, code, SeededChance(1), None)
        assert not match.game.to_act(state) or match.game.is_open(state) or match.game.episode(state) != episode


@pytest.mark.parametrize("seed", range(4))
def test_of_ways_to_the_same_place_one_is_enough(seed: int) -> None:
    match = card_turned_up(seed)
    ends = []
    for way in alone(match).ways:
        state = match.game.determinize(match.state, 0, SeededChance(2))
        for code in way.codes:
            match.game.apply(state, 0, code, SeededChance(1), None)
        ends.append(match.game.likeness(state))
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
                assert match.game.likeness(one.state) == match.game.likeness(other.state)
                assert match.game.likeness(one.state) != match.game.likeness(match.state)
    assert pairs


def test_the_favourite_is_what_the_evaluation_likes_best() -> None:
    for seed in range(3):
        search = alone(card_turned_up(seed))
        assert search.favourite is search.ways[0]
        priors = [way.prior for way in search.ways]
        assert priors[0] == 0.0
        assert priors == sorted(priors, reverse=True)


@pytest.mark.parametrize("seed", range(3))
def test_a_way_that_was_chosen_is_gone_without_a_second_thought(seed: int) -> None:
    match = card_turned_up(seed)
    bot = SearchBot(1, 400)
    first = bot.choose(match.view(0), match.legal(0), Thinking(match.game, match.state, 0, SeededChance(2)))
    search = bot.search
    assert isinstance(search, Alone)
    way = list(ranked(search.live)[0].codes)
    tried = search.root.visits
    assert first.code == way[0]
    assert bot.ahead() == way[1:]
    match.play(0, first)
    for code in way[1:]:
        chosen = bot.choose(match.view(0), match.legal(0), Thinking(match.game, match.state, 0, SeededChance(3)))
        assert chosen.code == code or len(match.legal(0)) == 1
        match.play(0, chosen)
    assert search.root.visits == tried > 0
    # What comes next is thought about anew.
    if len(match.legal(0)) > 1:
        bot.choose(match.view(0), match.legal(0), Thinking(match.game, match.state, 0, SeededChance(4)))
        assert search.root.visits == tried


# Thought matches


@pytest.mark.parametrize("seed", range(3))
def test_the_favourite_is_tried_as_often_as_any(seed: int) -> None:
    search = alone(halfway(seed), 15)
    tried = [way.visits for way in search.ways]
    assert sum(tried) == search.root.visits == 15
    assert search.favourite.visits == max(tried) == len(search.scores)


@pytest.mark.parametrize("seed", range(2))
def test_the_same_match_is_dealt_after_every_way(seed: int) -> None:
    """What the favourite scores, match by match, does not depend on what else is tried, or in which order."""
    match = halfway(seed)
    first, second = alone(match), alone(match)
    first.insist(first.favourite.codes[0], 4)
    others = [action.code for action in match.legal(0) if action.code != first.favourite.codes[0]]
    second.insist(others[0], 3)
    second.insist(others[-1], 4)
    both = min(len(first.scores), len(second.scores))
    assert both >= 3
    assert first.scores[:both] == second.scores[:both]


def test_every_action_is_tried_as_often_as_one_insists() -> None:
    """Also those that no way begins with, since they look bad."""
    match = halfway(1)
    search = alone(match, 1)
    for action in match.legal(0)[-3:]:
        search.insist(action.code, 2)
        told = {code: (tried, promise) for code, tried, promise in search.actions([action.code])}
        assert told[action.code][0] >= 2
        assert 0 < told[action.code][1] < 1


def test_what_comes_to_as_much_as_the_favourite_gets_one_half() -> None:
    match = halfway(2)
    search = alone(match, 12)
    assert search.share(0.0) == 0.5
    assert search.share(1.0) > 0.5 > search.share(-1.0)
    codes = [action.code for action in match.legal(0)]
    told = {code: promise for code, _, promise in search.actions(codes)}
    assert set(told) == set(codes)
    for code in codes:
        ways = search.ways_of(code)
        if ways:
            assert told[code] == search.share(max(way.mean() for way in ways))
        else:
            assert told[code] <= 0.5
    assert told[search.best(codes)] == max(told[way.codes[0]] for way in search.live)


def test_one_lucky_match_does_not_decide() -> None:
    match = card_turned_up(1)
    search = alone(match, 32)
    codes = [action.code for action in match.legal(0)]
    before = search.best(codes)
    lucky = next(way for way in search.ways if way not in search.live)
    lucky.visits = 1
    lucky.worth = 1000.0
    assert search.best(codes) == before


@pytest.mark.parametrize("seed", range(2))
def test_the_better_third_goes_on(seed: int) -> None:
    match = card_turned_up(seed)
    search = alone(match)
    first = len(search.live)
    assert first == min(WIDTH, len(search.ways))
    while len(search.live) == first:
        search.run(1)
    assert len(search.live) == max(2, -(-first // THIRD))
    left_out = [way for way in search.ways[:first] if way not in search.live]
    assert min(way.mean() for way in search.live) >= max(way.mean() for way in left_out)
    # All have been tried equally often so far; of those left one begins the next round.
    assert {way.visits for way in left_out if way is not search.favourite} == {2}


def test_plans_kept_going_come_to_more_than_one_at_a_glance() -> None:
    kept = 0.0
    single = 0.0
    for seed in range(4):
        match = palier.new_match(GAME, 1, seed, {"mission": "m00_odette"})
        guess = match.game.determinize(match.state, 0, SeededChance(seed))
        kept += alone(match).play_on(guess.clone(), SeededChance(seed))[1]
        single += foresight.play_on(match.game, guess, 0, SeededChance(seed))
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
    return match.game.evaluate(state, 0)


def test_where_all_was_tried_often_enough_it_stops() -> None:
    """Two rooms, say: many matches tell no more than some."""
    match = palier.new_match(GAME, 1, 4, {"mission": "m00_odette"})
    search = alone(match, 1)
    codes = [action.code for action in match.legal(0)]
    assert len(search.ways) == len(codes) == 3
    assert search.lead(codes) == 0
    search.run(20)
    assert search.lead(codes) > 1000


def test_a_match_counts_as_many_iterations() -> None:
    match = halfway(0)
    bot = SearchBot(1, 120)
    search = bot.tree(match.view(0), Thinking(match.game, match.state, 0, SeededChance(2)))
    assert bot.left(search, 0, 0.0) == 120 // search.cost < 120
    search.run(2)
    assert bot.left(search, 2, 1.0) == 120 // search.cost - 2

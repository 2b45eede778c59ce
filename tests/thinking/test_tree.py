"""What a tree search says: shares of the win."""

import pytest

import palier
from palier.engine.chance import SeededChance
from palier.engine.match import Match
from palier.thinking.tree import TreeSearch, TreeSettings
from tests.kit.driver import play_on

SEVERAL = [
    (game, players) for game, players in (("roomshare", 2), ("roomshare", 4), ("les_colocs", 3), ("wucherer", 4))
]


def tree(match: Match, seat: int, chance: SeededChance, settings: TreeSettings | None = None) -> TreeSearch:
    evaluation = palier.strategies[match.game.name].evaluation
    return TreeSearch(match.game, evaluation, match.state, seat, chance, settings or TreeSettings())


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_shares_of_the_win_are_all_there_is_to_share(game: str, players: int) -> None:
    """At every decision of a match, in the middle of it and at its end."""
    match = palier.new_match(game, players, seed=6)
    luck = SeededChance(6)
    seen = 0
    for _ in play_on(match, luck, most=60):
        told = tree(match, 0, luck).shares.of(match.state)
        assert sum(told) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in told)
        seen += 1
    assert seen > 10


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_who_stands_better_by_the_evaluation_is_promised_more(game: str, players: int) -> None:
    match = palier.new_match(game, players, seed=8)
    luck = SeededChance(8)
    for _ in play_on(match, luck, most=40):
        evaluation = palier.strategies[game].evaluation
        values = [evaluation.value(match.state, seat) for seat in range(players)]
        told = tree(match, 0, luck).shares.of(match.state)
        if match.outcome is None:
            order = sorted(range(players), key=lambda seat: values[seat])
            assert [told[seat] for seat in order] == sorted(told)


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_a_prior_rises_with_the_value_of_an_action(game: str, players: int) -> None:
    match = palier.new_match(game, players, seed=2)
    seat = match.to_act[0]
    shares = tree(match, seat, SeededChance(2)).shares
    evaluation = palier.strategies[game].evaluation
    at = evaluation.value(match.state, seat)
    told = [shares.after(at + change * evaluation.scale, seat) for change in (-100, -1, 0, 1, 100)]
    assert told == sorted(told)
    assert told[0] == pytest.approx(0, abs=1e-9)
    assert told[-1] == pytest.approx(1)
    # What changes nothing leaves the share that the seat has.
    assert told[2] == pytest.approx(shares.of(match.state)[seat])


def test_at_the_end_the_winners_share_it_all() -> None:
    match = palier.new_match("roomshare", 2, seed=4)
    for _ in play_on(match, SeededChance(4)):
        pass
    assert match.outcome is not None
    winners = match.outcome.winners
    told = tree(match, 0, SeededChance(1)).shares.of(match.state)
    assert told == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


def test_a_tree_may_be_slow_to_grow() -> None:
    """Where luck makes every visit different it grows deeper only when an action has had many."""
    match = palier.new_match("les_colocs", 2, seed=3)
    luck = SeededChance(3)
    for _ in play_on(match, luck, most=20):
        if match.game.window(match.state, match.to_act[0]) is None and len(match.legal(match.to_act[0])) > 1:
            break
    seat = match.to_act[0]
    settings = TreeSettings(own_turns=1, expansion_visits=1000)
    search = tree(match, seat, luck, settings)
    search.run(100)
    tried = search.root.children.values()
    assert sum(child.visits for child in tried) == 100
    assert not any(child.children for child in tried)
    search.visit(match.legal(seat)[0].code, settings.expansion_visits + 50)
    assert any(child.children for child in tried)


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_priors_decide_until_there_are_as_many_visits(game: str, players: int) -> None:
    match = palier.new_match(game, players, seed=3)
    luck = SeededChance(3)
    for _ in play_on(match, luck, most=30):
        if len(match.legal(match.to_act[0])) > 3:
            break
    seat = match.to_act[0]
    codes = [action.code for action in match.legal(seat)]
    search = tree(match, seat, luck)
    search.run(len(codes))
    tried = {code: (visits, promise) for code, visits, promise in search.action_values(codes)}
    assert tried[search.best(codes)][1] == max(promise for _, promise in tried.values())
    assert search.lead(codes) == 0
    search.run(int(search.root_prior_visits) * len(codes))
    tried = {code: (visits, promise) for code, visits, promise in search.action_values(codes)}
    assert tried[search.best(codes)][0] == max(visits for visits, _ in tried.values())


@pytest.mark.parametrize(("game", "players"), [*SEVERAL, ("home_staging", 1)])
def test_what_a_search_finds_depends_on_its_seed_alone(game: str, players: int) -> None:
    match = palier.new_match(game, players, seed=2)
    seat = match.to_act[0]
    codes = [action.code for action in match.legal(seat)]
    found = []
    for _ in range(2):
        search = palier.strategies[game].search(match.state, seat, SeededChance(5))
        search.run(40 if players > 1 else 6)
        found.append(search.action_values(codes))
    assert found[0] == found[1]

"""What a search tells: shares of the win."""

import pytest

import palier
from palier.engine.chance import SeededChance
from palier.engine.search import Search
from palier.engine.suited import search_for
from tests.kit.driver import play_on

SEVERAL = [
    (game, players) for game, players in (("roomshare", 2), ("roomshare", 4), ("les_colocs", 3), ("wucherer", 4))
]


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_shares_of_the_win_are_all_there_is_to_share(game: str, players: int) -> None:
    """At every decision of a match, in the middle of it and at its end."""
    match = palier.new_match(game, players, seed=6)
    luck = SeededChance(6)
    seen = 0
    for _ in play_on(match, luck, most=60):
        told = Search(match.game, match.state, 0, luck).promises(match.state)
        assert sum(told) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in told)
        seen += 1
    assert seen > 10


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_who_stands_better_by_the_evaluation_is_promised_more(game: str, players: int) -> None:
    match = palier.new_match(game, players, seed=8)
    luck = SeededChance(8)
    for _ in play_on(match, luck, most=40):
        worth = [match.game.evaluate(match.state, seat) for seat in range(players)]
        told = Search(match.game, match.state, 0, luck).promises(match.state)
        if match.outcome is None:
            order = sorted(range(players), key=lambda seat: worth[seat])
            assert [told[seat] for seat in order] == sorted(told)


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_a_first_opinion_rises_with_what_an_action_is_worth(game: str, players: int) -> None:
    match = palier.new_match(game, players, seed=2)
    seat = match.to_act[0]
    search = Search(match.game, match.state, seat, SeededChance(2))
    at = match.game.evaluate(match.state, seat)
    swing = match.game.swing
    told = [search.opinion(at + change * swing, seat) for change in (-100, -1, 0, 1, 100)]
    assert told == sorted(told)
    assert told[0] == pytest.approx(0, abs=1e-9)
    assert told[-1] == pytest.approx(1)
    # What changes nothing leaves the share that the seat has.
    assert told[2] == pytest.approx(search.promises(match.state)[seat])


def test_at_the_end_the_winners_share_it_all() -> None:
    match = palier.new_match("roomshare", 2, seed=4)
    for _ in play_on(match, SeededChance(4)):
        pass
    assert match.outcome is not None
    winners = match.outcome.winners
    told = Search(match.game, match.state, 0, SeededChance(1)).promises(match.state)
    assert told == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


def test_a_patient_search_weighs_its_own_actions_alone() -> None:
    """In Les Colocs luck makes every try different: the tree grows deeper only when an action has been tried often."""
    match = palier.new_match("les_colocs", 2, seed=3)
    luck = SeededChance(3)
    for _ in play_on(match, luck, most=20):
        if match.game.window(match.state, match.to_act[0]) is None and len(match.legal(match.to_act[0])) > 1:
            break
    seat = match.to_act[0]
    search = Search(match.game, match.state, seat, luck)
    search.run(100)
    tried = search.root.children.values()
    assert sum(child.visits for child in tried) == 100
    assert not any(child.children for child in tried)
    search.insist(match.legal(seat)[0].code, match.game.pace.patience + 50)
    assert any(child.children for child in tried)


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_first_opinions_decide_until_as_much_was_tried(game: str, players: int) -> None:
    match = palier.new_match(game, players, seed=3)
    luck = SeededChance(3)
    for _ in play_on(match, luck, most=30):
        if len(match.legal(match.to_act[0])) > 3:
            break
    seat = match.to_act[0]
    codes = [action.code for action in match.legal(seat)]
    search = Search(match.game, match.state, seat, luck)
    search.run(len(codes))
    tried = {code: (visits, promise) for code, visits, promise in search.actions(codes)}
    assert tried[search.best(codes)][1] == max(promise for _, promise in tried.values())
    assert search.lead(codes) == 0
    search.run(int(match.game.pace.trust) * len(codes))
    tried = {code: (visits, promise) for code, visits, promise in search.actions(codes)}
    assert tried[search.best(codes)][0] == max(visits for visits, _ in tried.values())


@pytest.mark.parametrize(("game", "players"), [*SEVERAL, ("home_staging", 1)])
def test_what_a_search_finds_depends_on_its_seed_alone(game: str, players: int) -> None:
    match = palier.new_match(game, players, seed=2)
    seat = match.to_act[0]
    codes = [action.code for action in match.legal(seat)]
    found = []
    for _ in range(2):
        search = search_for(match.game, match.state, seat, SeededChance(5))
        search.run(40 if players > 1 else 6)
        found.append(search.actions(codes))
    assert found[0] == found[1]

"""The search of games in which luck falls everywhere: all actions tried equally often, with the same luck."""

from collections.abc import Iterator
from statistics import variance

import pytest

import palier
from palier import Match, SeededChance, State
from palier.thinking.rollouts import FINALISTS, ROLLOUTS_BEFORE_HALVING, PairedRollouts
from palier.thinking.stopping import DECIDED
from tests.kit.driver import play_on

LUCKY = [("les_colocs", players) for players in (2, palier.games["les_colocs"].most)]


def paired(match: Match, state: State, seat: int, chance: SeededChance) -> PairedRollouts:
    search = palier.strategies[match.game.name].search(state, seat, chance)
    assert isinstance(search, PairedRollouts)
    return search


def decisions(game: str, players: int, fewest: int = 2) -> Iterator[tuple[Match, int, list[int]]]:
    """Some decisions of a match, in turns and in between, with at least so many actions."""
    match = palier.new_match(game, players, seed=5)
    for number, _ in enumerate(play_on(match, SeededChance(5), most=160)):
        if number % 4 or not match.to_act:
            continue
        seat = match.to_act[0]
        codes = [action.code for action in match.legal(seat)]
        if len(codes) >= fewest:
            yield match, seat, codes


@pytest.mark.parametrize(("game", "players"), LUCKY)
def test_whoever_decides_in_between_the_turn_stays_whose_it_is(game: str, players: int) -> None:
    model = palier.strategies[game].rollout_model
    assert model is not None
    others = 0
    for seed in range(8):
        match = palier.new_match(game, players, seed=seed)
        owner = match.game.first(match.state)
        luck = SeededChance(seed)
        while match.to_act:
            assert model.turn_owner(match.state) == owner
            seat = match.to_act[luck.below(len(match.to_act))]
            others += seat != owner and match.game.window(match.state, seat) is None
            legal = match.legal(seat)
            for event in match.play(seat, legal[luck.below(len(legal))]):
                if event.kind == "turn":
                    owner = event.public["seat"]
    # Among what others decided there were not only answers, but losses of theirs to choose: these end no turn.
    assert others


@pytest.mark.parametrize(("game", "players"), LUCKY)
def test_all_are_played_out_equally_often_until_the_worse_half_is_dropped(game: str, players: int) -> None:
    for match, seat, codes in decisions(game, players, fewest=4):
        search = paired(match, match.state, seat, SeededChance(1))
        search.run(ROLLOUTS_BEFORE_HALVING * len(codes))
        assert [tried for _, tried, _ in search.action_values(codes)] == [ROLLOUTS_BEFORE_HALVING] * len(codes)
        order = search.ranked(codes)
        search.run(ROLLOUTS_BEFORE_HALVING)
        half = max(FINALISTS, (len(codes) + 1) // 2)
        assert sorted(search.live) == sorted(order[:half])
        assert all(
            (tried > ROLLOUTS_BEFORE_HALVING) <= (code in search.live) for code, tried, _ in search.action_values(codes)
        )
        break


@pytest.mark.parametrize(("game", "players"), LUCKY)
def test_the_best_has_the_highest_value_and_was_not_dropped(game: str, players: int) -> None:
    seen = 0
    for match, seat, codes in decisions(game, players):
        for rollouts in (1, 3 * len(codes) + 1):
            search = paired(match, match.state, seat, SeededChance(2))
            search.run(rollouts)
            values = {code: value for code, _, value in search.action_values(codes)}
            assert all(0 <= value <= 1 for value in values.values())
            best = search.best(codes)
            assert best in search.live
            both = min(tried for code, tried, _ in search.action_values(codes) if code in search.live)
            assert search.value(best, both) == max(search.value(code, both) for code in search.live)
        seen += 1
        if seen == 4:
            break
    assert seen == 4


@pytest.mark.parametrize(("game", "players"), LUCKY)
def test_it_knows_no_more_than_its_seat(game: str, players: int) -> None:
    """Whatever the others hold, the same chance makes the same tries."""
    for number, (match, seat, codes) in enumerate(decisions(game, players)):
        other = match.game.determinize(match.state, seat, SeededChance(9))
        for code in codes:
            told = [paired(match, state, seat, SeededChance(number)).rollout(code, 3) for state in (match.state, other)]
            assert told[0] == told[1]
        if number == 5:
            break


@pytest.mark.parametrize(("game", "players"), LUCKY)
def test_what_differs_under_the_same_luck_differs_less(game: str, players: int) -> None:
    """Of two actions: how much more the one promises, in tries with the same number and in tries with another."""
    same = []
    other = []
    for match, seat, codes in decisions(game, players):
        search = paired(match, match.state, seat, SeededChance(3))
        one, two = ([search.rollout(code, number) for number in range(20)] for code in (codes[0], codes[-1]))
        same.append(variance(a - b for a, b in zip(one, two, strict=True)))
        other.append(variance(a - b for a, b in zip(one, two[1:] + two[:1], strict=True)))
        if len(same) == 8:
            break
    assert len(same) == 8
    assert sum(same) < 0.7 * sum(other)


@pytest.mark.parametrize(("game", "players"), LUCKY)
def test_thinking_ends_when_the_best_is_certain(game: str, players: int) -> None:
    match, seat, codes = next(decisions(game, players, fewest=3))
    search = paired(match, match.state, seat, SeededChance(1))
    assert search.lead(codes) == 0
    search.run(1)
    assert search.lead(codes) == 0
    # Made up: one action is always better, by more or less; then another is in some tries.
    search.visits = ROLLOUTS_BEFORE_HALVING * len(codes)
    search.results = {code: [0.1 + 0.001 * (number % 7) for number in range(ROLLOUTS_BEFORE_HALVING)] for code in codes}
    search.results[codes[1]] = [0.9] * ROLLOUTS_BEFORE_HALVING
    assert search.best(codes) == codes[1]
    assert search.lead(codes) == DECIDED
    search.results[codes[2]] = [1.0 if number % 3 else 0.5 for number in range(ROLLOUTS_BEFORE_HALVING)]
    assert search.lead(codes) == 0
    # What is always as good needs no thinking either.
    search.results[codes[2]] = [0.9] * ROLLOUTS_BEFORE_HALVING
    assert search.lead(codes) == DECIDED

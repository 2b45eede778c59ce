"""Random matches for every number of players and every option set: positions, clones, legal lists, outcomes."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import palier
from palier import SeededChance
from palier.engine.playout import random_playout
from palier.lab.simulate import simulate, simulation
from tests.kit.cases import EVERY, FEW, IN_THE_KIT, Case, Law, hooks
from tests.kit.driver import (
    matches,
    moments_of,
    new_match,
    plain,
    play_on,
    played,
    print_of,
    scribble,
    spread,
    states_of,
)

every_case = pytest.mark.parametrize("case", EVERY, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


def test_every_game_of_palier_is_in_the_kit() -> None:
    assert sorted(IN_THE_KIT) == sorted(palier.games)


@every_case
def test_a_random_match_ends_with_an_outcome(case: Case) -> None:
    match = played(case).match
    assert match.to_act == ()
    assert match.may_act == ()
    assert match.outcome is not None


@every_case
def test_every_position_reads_back_strictly_as_itself(case: Case) -> None:
    states = states_of(case)
    for number in spread(len(states), 100):
        position = states[number].to_json()
        read = case.game.position(plain(position), strict=True)
        assert read.to_json() == position, f"after {number} actions"
        assert case.game.players_of(read) == case.players


@every_case
def test_a_position_keeps_the_options_that_matter(case: Case) -> None:
    """Options without effect may be forgotten, but what is kept must set up the same match."""
    one = played(case).states[0]
    kept = case.game.options_of(one)
    again = palier.new_match(case.name, case.players, 0, kept)
    assert again.state.to_json() == one.to_json()


@few_cases
def test_past_clones_are_untouched_by_what_followed(case: Case) -> None:
    match = new_match(case, 1)
    clones = [match.state.clone()]
    prints = [print_of(match.state)]
    for _ in play_on(match, SeededChance(1, "clones")):
        clones.append(match.state.clone())
        prints.append(print_of(match.state))
    assert [print_of(clone) for clone in clones] == prints


@few_cases
def test_a_clone_plays_on_without_touching_its_source(case: Case) -> None:
    states = states_of(case)
    for index in spread(len(states), 12):
        before = print_of(states[index])
        clone = states[index].clone()
        random_playout(case.game, clone, SeededChance(index), SeededChance(index, "choice"))
        assert case.game.to_act(clone) == ()
        assert print_of(states[index]) == before


@few_cases
def test_a_position_shares_nothing_with_its_state(case: Case) -> None:
    for state in states_of(case):
        before = print_of(state)
        scribble(state.to_json())
        assert print_of(state) == before


@few_cases
def test_reading_a_position_leaves_the_data_alone_and_shares_nothing_with_it(case: Case) -> None:
    for state in states_of(case):
        data = plain(state.to_json())
        read = case.game.position(data, strict=True)
        assert data == plain(state.to_json())
        scribble(data)
        assert read.to_json() == state.to_json()


@every_case
def test_who_must_act_has_actions_and_nobody_else_is_asked(case: Case) -> None:
    game = case.game
    for state in states_of(case):
        must, may = game.to_act(state), game.may_act(state)
        assert not set(must) & set(may)
        for seats in (must, may):
            assert list(seats) == sorted(set(seats))
            assert set(seats) <= set(range(case.players))
        for seat in range(case.players):
            if seat in must:
                assert game.legal(state, seat)
            elif seat not in may:
                assert game.legal(state, seat) == []


@every_case
def test_legal_lists_hold_no_action_twice_and_only_legal_ones(case: Case) -> None:
    game = case.game
    for state in states_of(case):
        for seat in (*game.to_act(state), *game.may_act(state)):
            legal = game.legal(state, seat)
            assert len(set(legal)) == len(legal)
            assert all(game.is_legal(state, seat, code) for code in legal)


@every_case
def test_legal_lists_come_in_a_stable_order_and_asking_changes_nothing(case: Case) -> None:
    """The same order when asked again, from a clone, and from the position read back."""
    game = case.game
    states = states_of(case)
    for index in spread(len(states), 12):
        state = states[index]
        before = print_of(state)
        for other in (state, state.clone(), game.position(state.to_json(), strict=True)):
            for seat in range(case.players):
                assert game.legal(other, seat) == game.legal(state, seat)
            assert game.to_act(other) == game.to_act(state)
            assert game.may_act(other) == game.may_act(state)
        assert print_of(state) == before


@few_cases
def test_telling_events_changes_nothing_in_the_state(case: Case) -> None:
    """`apply` with events=None is the fast path; it must lead to the very same state."""
    for moment in moments_of(case):
        told, quiet = moment.state.clone(), moment.state.clone()
        code = moment.action.code
        case.game.apply(told, moment.seat, code, palier.RecordedChance(moment.outcomes), [])
        case.game.apply(quiet, moment.seat, code, palier.RecordedChance(moment.outcomes), None)
        assert told.to_json() == quiet.to_json()


@every_case
def test_what_is_conserved_stays_so(case: Case) -> None:
    conserved = hooks(case).conserved
    assert conserved is not None, f"{case.name} has no conservation law"
    for number, state in enumerate(states_of(case)):
        counted, expected = conserved(case, state.to_json())
        assert counted == expected, f"after {number} actions"


@few_cases
def test_a_conservation_law_sees_what_is_lost_doubled_or_added(case: Case) -> None:
    """In each part of a position that the law is about some such change shows, midway in a match and at its end."""
    law, parts = hooks(case).conserved, hooks(case).conserves
    assert law is not None
    assert parts
    states = played(case).states
    for state in (states[len(states) // 2], states[-1]):
        position = plain(state.to_json())
        for part in parts:
            changed = [{**position, part: value} for value in altered(position[part])]
            assert is_empty(position[part]) or any(is_broken(law, case, other) for other in changed), part


def is_broken(law: Law, case: Case, position: Mapping[str, Any]) -> bool:
    try:
        counted, expected = law(case, position)
    except (KeyError, IndexError, ValueError):
        return False  # a position that cannot be read at all proves nothing about the law
    return counted != expected


def is_empty(data: Any) -> bool:
    """Whether nothing is in it but empty lists and objects."""
    if isinstance(data, dict | list):
        return all(is_empty(value) for value in (data.values() if isinstance(data, dict) else data))
    return False


def altered(data: Any) -> Iterator[Any]:
    """The same JSON with one entry gone or doubled, or with one more of something."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield {name: other for name, other in data.items() if name != key}
            yield from ({**data, key: other} for other in altered(value))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield data[:index] + data[index + 1 :]
            yield [*data, value]
            yield from ([*data[:index], other, *data[index + 1 :]] for other in altered(value))
    elif type(data) is int:
        yield data + 1


@every_case
def test_the_ranking_agrees_with_the_winners_and_the_scores(case: Case) -> None:
    outcome = played(case).match.outcome
    assert outcome is not None
    seats = range(case.players)
    assert len(outcome.scores) == len(outcome.ranking) == case.players
    for seat in seats:
        better = sum(outcome.ranking[other] < outcome.ranking[seat] for other in seats)
        assert outcome.ranking[seat] == better + 1
        for other in seats:
            if outcome.scores[seat] > outcome.scores[other]:
                assert outcome.ranking[seat] < outcome.ranking[other]
    assert outcome.winners == tuple(seat for seat in seats if outcome.ranking[seat] == 1)
    assert outcome.winners
    assert outcome.reason
    assert plain(outcome.to_json()) == outcome.to_json()


@every_case
def test_there_is_an_outcome_exactly_when_nobody_is_to_act(case: Case) -> None:
    game = case.game
    for state in states_of(case):
        assert (game.outcome(state) is None) == bool(game.to_act(state))


@few_cases
def test_statistics_and_evaluations_are_plain_numbers(case: Case) -> None:
    states = states_of(case)
    told: dict[str, Any] = case.game.statistics(states[-1])
    assert all(type(name) is str for name in told)
    assert all(type(value) is int for value in told.values())
    for index in spread(len(states), 12):
        before = print_of(states[index])
        for seat in range(case.players):
            assert isinstance(palier.strategies[case.name].evaluation.value(states[index], seat), float)
        assert print_of(states[index]) == before


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_a_simulation_tells_all_statistics_beside_its_own_figures(name: str) -> None:
    game = palier.games[name]
    figures = simulate(simulation(name, game.fewest, 3))
    told = figures.to_json()
    assert (told["game"], told["players"], told["games"]) == (name, game.fewest, 3)
    assert told["decisions"] == figures.decisions
    assert sum(told["wins"]) == pytest.approx(3)
    assert told.keys() >= figures.statistics.keys()


@few_cases
def test_who_began_is_the_same_to_the_end_of_the_match(case: Case) -> None:
    for one in matches(case):
        began = {case.game.first(state) for state in one.states}
        assert len(began) == 1
        assert began <= set(range(case.players))


@few_cases
def test_a_match_plays_on_from_any_of_its_positions(case: Case) -> None:
    """From a position, the rest of the actions with the same luck lead to the same end and the same events."""
    one = played(case)
    for index in spread(len(one.moments), 6):
        match = case.game.match_from(plain(one.moments[index].state.to_json()))
        for moment in one.moments[index:]:
            match.chance = palier.RecordedChance(moment.outcomes)
            events = match.play(moment.seat, moment.action)
            assert [repr(event) for event in events] == [repr(event) for event in moment.events]
        assert match.state.to_json() == one.match.state.to_json()
        assert match.outcome == one.match.outcome

"""A record replays to exactly the same match; one that was tampered with is refused."""

import json
from typing import Any

import pytest

import palier
from palier import BadRecord, Record, SeededChance, UnknownGame
from palier.engine.record import HASH_EVERY
from tests.kit.cases import EVERY, FEW, IN_THE_KIT, Case, few_cases
from tests.kit.driver import TOO_LONG, places, plain, play_on, played, print_of, spread
from tests.kit.tampering import replay_or_refuse

every = pytest.mark.parametrize("case", EVERY, ids=str)
few = pytest.mark.parametrize("case", FEW, ids=str)


def record_data(case: Case) -> Any:
    """The finished record of a case as JSON data of one's own."""
    return json.loads(played(case).match.record.to_json())


def is_refused(data: Any) -> bool:
    return replay_or_refuse(json.dumps(data)) is None


@every
def test_a_replay_is_the_same_match(case: Case) -> None:
    match = played(case).match
    text = match.record.to_json()
    again = palier.replay(Record.from_json(text))
    assert again.state.to_json() == match.state.to_json()
    assert again.outcome == match.outcome
    assert again.record.to_json() == text
    assert Record.from_json(text).to_json() == text


@few
def test_prefixes_of_a_record_replay_to_the_state_of_then(case: Case) -> None:
    one = played(case)
    record = one.match.record
    # Each costs its whole length: of a long match many prefixes must do.
    for number in spread(len(one.states), 100):
        assert palier.replay(record, number).state.to_json() == one.states[number].to_json()


@few
def test_a_record_taken_midway_replays_to_where_the_match_stood(case: Case) -> None:
    one = played(case)
    match = palier.new_match(case.name, case.players, 0, case.options)
    wanted = spread(len(one.moments), 30)
    for index, (moment, after) in enumerate(zip(one.moments, one.states[1:], strict=True)):
        match.play(moment.seat, moment.action)
        if index not in wanted:
            continue
        again = palier.replay(Record.from_json(match.record.to_json()))
        assert again.state.to_json() == after.to_json()
        assert again.record.to_json() == match.record.to_json()


@few
def test_a_match_from_a_position_has_a_record_that_replays_too(case: Case) -> None:
    one = played(case)
    for index in spread(len(one.moments), 5):
        match = case.game.match_from(plain(one.moments[index].state.to_json()), seed=index)
        for _ in play_on(match, SeededChance(index, "from a position")):
            pass
        again = palier.replay(Record.from_json(match.record.to_json()))
        assert again.state.to_json() == match.state.to_json()
        assert again.outcome == match.outcome
        assert again.record.to_json() == match.record.to_json()


@few
def test_hashes_are_noted_now_and_then_and_at_the_end(case: Case) -> None:
    one = played(case)
    record = one.match.record
    due = [number for number in range(1, len(one.moments)) if number % HASH_EVERY == 0] + [len(one.moments)]
    assert sorted(record.hashes) == due
    states = one.states
    for number, value in record.hashes.items():
        assert value == print_of(states[number])


# Tampered records. A finished record notes its last state, so what is not refused must lead to that very state.


@few
def test_a_changed_action_is_refused_or_leads_to_the_same_state(case: Case) -> None:
    tried = refused = 0
    # Only where there was a choice: a game may ask often and seldom leave one.
    every = places(case, TOO_LONG)
    choices = [(one, index) for one, index in every if len(one.moments[index].legal[one.moments[index].seat]) > 1]
    for one, index in [choices[at] for at in spread(len(choices), 15)]:
        moment = one.moments[index]
        for text in [text for text in moment.legal[moment.seat] if text != moment.action.text][:3]:
            data = json.loads(one.match.record.to_json())
            data["actions"][index][1] = text
            match = replay_or_refuse(json.dumps(data))
            tried += 1
            refused += match is None
            assert match is None or match.state.to_json() == one.match.state.to_json()
    assert refused > tried // 2


@few
def test_an_action_that_is_no_action_is_refused(case: Case) -> None:
    for index in spread(len(played(case).moments), 10):
        data = record_data(case)
        data["actions"][index][1] = "xyzzy"
        assert is_refused(data)


@few
def test_an_action_of_a_seat_that_was_not_asked_is_refused(case: Case) -> None:
    one = played(case)
    for index in spread(len(one.moments), 10):
        asked = one.moments[index].legal
        for seat in (*range(case.players), -1, case.players):
            if seat not in asked:
                data = record_data(case)
                data["actions"][index][0] = seat
                assert is_refused(data)


@few
def test_a_left_out_last_action_is_refused(case: Case) -> None:
    data = record_data(case)
    del data["actions"][-1]
    assert is_refused(data)
    del data["outcome"]
    # Without its outcome too, the hash of the last action still tells that one is missing.
    assert is_refused(data)


@few
def test_an_action_after_the_end_is_refused(case: Case) -> None:
    data = record_data(case)
    data["actions"].append(data["actions"][-1])
    assert is_refused(data)


def chance_places(data: Any) -> list[list[int]]:
    """Every list of chance outcomes in a record."""
    return [data["setup"]] + [action[2] for action in data["actions"] if len(action) > 2]


@few
def test_a_changed_chance_outcome_is_refused_or_leads_to_the_same_state(case: Case) -> None:
    last = played(case).match.state.to_json()
    refused = tried = 0
    for index in spread(len(chance_places(record_data(case))), 12):
        for step in (-1, 1):
            data = record_data(case)
            outcomes = chance_places(data)[index]
            if not outcomes:
                continue
            outcomes[len(outcomes) // 2] += step
            match = replay_or_refuse(json.dumps(data))
            tried += 1
            refused += match is None
            assert match is None or match.state.to_json() == last
    assert refused > 0 or tried == 0


@few
def test_an_impossible_chance_outcome_is_refused(case: Case) -> None:
    for index in spread(len(chance_places(record_data(case))), 12):
        for impossible in (-1, 10**6, 2**70):
            data = record_data(case)
            outcomes = chance_places(data)[index]
            if outcomes:
                outcomes[-1] = impossible
                assert is_refused(data)


@few
def test_missing_or_extra_chance_is_refused(case: Case) -> None:
    for index in spread(len(chance_places(record_data(case))), 12):
        data = record_data(case)
        outcomes = chance_places(data)[index]
        if outcomes:
            del outcomes[-1]
            assert is_refused(data)
        data = record_data(case)
        chance_places(data)[index].append(0)
        assert is_refused(data)


@few
def test_a_changed_hash_is_refused(case: Case) -> None:
    for number in record_data(case)["hashes"]:
        data = record_data(case)
        value = data["hashes"][number]
        data["hashes"][number] = ("0" if value[0] != "0" else "1") + value[1:]
        assert is_refused(data)


@few
def test_a_hash_after_an_action_that_is_not_there_is_refused(case: Case) -> None:
    for number in (-1, 0, len(played(case).moments) + 1, 10**6):
        data = record_data(case)
        data["hashes"][str(number)] = "0123456789abcdef"
        assert is_refused(data), f"hash {number}"


@few
def test_a_changed_outcome_is_refused(case: Case) -> None:
    outcome = record_data(case)["outcome"]
    others = [
        {**outcome, "scores": [outcome["scores"][0] + 1, *outcome["scores"][1:]]},
        {**outcome, "ranking": outcome["ranking"][::-1]},
        {**outcome, "winners": []},
        {**outcome, "reason": "bribery"},
        {**outcome, "more": 1},
        {},
    ]
    # Played alone or shared, some of these are the outcome itself.
    others = [other for other in others if other != outcome]
    assert len(others) >= 4
    for other in others:
        data = record_data(case)
        data["outcome"] = other
        assert is_refused(data)
    data = record_data(case)
    del data["outcome"]
    assert is_refused(data)


@few
def test_another_version_of_the_rules_is_refused_by_name(case: Case) -> None:
    for version in (case.game.version + 1, case.game.version - 1, 0, -1):
        data = record_data(case)
        data["rules"] = version
        with pytest.raises(BadRecord, match=f"version {version} of the rules"):
            palier.replay(Record.from_json(json.dumps(data)))


@few
def test_another_number_of_players_is_refused(case: Case) -> None:
    for players in {0, -1, 1, 2, 3, 4, 5, 10**9} - {case.players}:
        data = record_data(case)
        data["players"] = players
        assert is_refused(data)


@few
def test_a_record_from_a_position_refuses_a_head_that_its_position_contradicts(case: Case) -> None:
    """Players, options and set-up stand beside the position; they may not tell another story than it does."""
    one = played(case)
    match = case.game.match_from(plain(one.states[len(one.moments) // 2].to_json()))
    good = json.loads(match.record.to_json())
    assert not is_refused(good)
    for players in range(case.game.fewest, case.game.most + 1):
        if players != case.players:
            assert is_refused({**good, "players": players}), f"players {players} beside a position of {case.players}"
    for option in case.game.options:
        for value in option.values():
            changed = {**good["options"], option.name: value}
            if changed != good["options"]:
                assert is_refused({**good, "options": changed}), f"{option.name}={value} beside a position without"
    assert is_refused({**good, "setup": [0]}), "chance of a set-up beside a position"


@pytest.mark.parametrize("case", [few_cases(name)[-1] for name in IN_THE_KIT], ids=str)
def test_what_only_python_calls_equal_is_refused(case: Case) -> None:
    """In JSON 1 is not true, and 2.0 is not the 2 of a score."""
    one = played(case)
    match = case.game.match_from(plain(one.moments[-1].state.to_json()))
    for _ in play_on(match, SeededChance(1)):
        pass
    good = json.loads(match.record.to_json())
    assert not is_refused(good)
    for option, value in good["options"].items():
        if type(value) is bool:
            assert is_refused({**good, "options": {**good["options"], option: int(value)}}), f"{option} {int(value)}"
    for other in (float, bool):
        ranking = [other(place) if place == 1 else place for place in good["outcome"]["ranking"]]
        assert is_refused({**good, "outcome": {**good["outcome"], "ranking": ranking}}), f"ranking {ranking}"


def test_a_record_of_an_unknown_game_says_so() -> None:
    data = record_data(FEW[0])
    data["game"] = "monopoly"
    with pytest.raises(UnknownGame, match="monopoly"):
        palier.replay(Record.from_json(json.dumps(data)))

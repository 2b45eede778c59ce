"""Records as values: what they hold, how they read and print, and that they share nothing."""

import json

import pytest

import palier
from palier import BadRecord, Match, Record, SeededChance
from palier.engine.record import FORMAT
from tests.kit.driver import play_on, scribble


def a_match(actions: int = 10_000) -> Match:
    match = palier.new_match("roomshare", 3, seed=11)
    for _ in play_on(match, SeededChance(11), most=actions):
        pass
    return match


def test_a_record_is_one_line_of_compact_json() -> None:
    text = a_match().record.to_json()
    assert "\n" not in text
    assert text == json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)


def test_a_record_holds_what_the_design_says() -> None:
    match = a_match()
    data = json.loads(match.record.to_json())
    assert data["palier"] == FORMAT == 1
    assert data["game"] == "roomshare"
    assert data["rules"] == match.game.version
    assert data["players"] == 3
    assert data["options"] == match.options
    assert match.outcome is not None
    assert data["outcome"] == match.outcome.to_json()
    assert len(data["actions"]) == len(match.record.steps)
    assert "start" not in data


def test_an_unfinished_record_has_no_outcome() -> None:
    data = json.loads(a_match(5).record.to_json())
    assert "outcome" not in data
    assert data["hashes"] == {}


def test_an_action_without_luck_is_noted_without_outcomes() -> None:
    for action in json.loads(a_match().record.to_json())["actions"]:
        assert len(action) == 2 or action[2]


def test_a_record_reads_back_equal() -> None:
    for actions in (0, 1, 40, 10_000):
        text = a_match(actions).record.to_json()
        assert Record.from_json(text).to_json() == text


def test_a_record_taken_is_not_changed_by_the_match_going_on() -> None:
    match = a_match(20)
    record = match.record
    before = record.to_json()
    for _ in play_on(match, SeededChance(12)):
        pass
    assert record.to_json() == before


def test_a_record_taken_is_a_value_of_its_own() -> None:
    match = a_match()
    before = match.record.to_json()
    record = match.record
    record.steps.clear()
    record.hashes.clear()
    record.options.clear()
    scribble(record.outcome)
    assert match.record.to_json() == before


def test_a_record_from_a_position_shares_it_with_nobody() -> None:
    match = a_match(30)
    position = match.state.to_json()
    other = match.game.match_from(position)
    before = other.record.to_json()
    scribble(other.record.start)
    scribble(position)
    assert other.record.to_json() == before


def test_a_copy_of_a_record_shares_nothing_with_it() -> None:
    record = Record.from_json(a_match().record.to_json())
    before = record.to_json()
    copy = record.copy()
    assert copy.to_json() == before
    copy.steps.clear()
    copy.hashes.clear()
    copy.options.clear()
    scribble(copy.outcome)
    assert record.to_json() == before


def test_hashes_may_be_left_out() -> None:
    """A record written by hand has none; the actions and the outcome still have to fit."""
    match = a_match()
    data = json.loads(match.record.to_json())
    del data["hashes"]
    again = palier.replay(Record.from_json(json.dumps(data)))
    assert again.record.to_json() == match.record.to_json()


@pytest.mark.parametrize("field", ["palier", "game", "rules", "players", "options", "setup", "actions"])
def test_a_record_without_one_of_its_fields_is_refused(field: str) -> None:
    data = json.loads(a_match(5).record.to_json())
    del data[field]
    with pytest.raises(BadRecord):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 1),
        ("game", None),
        ("rules", "1"),
        ("rules", 1.0),
        ("rules", True),
        ("players", None),
        ("players", 3.0),
        ("options", []),
        ("options", None),
        ("setup", {}),
        ("setup", [1.0]),
        ("setup", [True]),
        ("setup", ["1"]),
        ("setup", 5),
        ("start", []),
        ("start", None),
        ("actions", {}),
        ("actions", "pass"),
        ("actions", [[]]),
        ("actions", [["0", "pass"]]),
        ("actions", [[0, 7]]),
        ("actions", [[0]]),
        ("actions", [[0, "pass", [], []]]),
        ("actions", [[0, "pass", 1]]),
        ("actions", [[0, "pass", [None]]]),
        ("actions", [[True, "pass"]]),
        ("actions", [[0.0, "pass"]]),
        ("hashes", []),
        ("hashes", {"one": "0"}),
        ("hashes", {"1": 0}),
        ("hashes", {"1": None}),
        ("outcome", []),
        ("outcome", None),
    ],
)
def test_a_record_with_a_field_of_the_wrong_type_is_refused(field: str, value: object) -> None:
    data = json.loads(a_match(5).record.to_json())
    data[field] = value
    with pytest.raises(BadRecord, match="damaged"):
        Record.from_json(json.dumps(data))

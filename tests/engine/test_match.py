"""Match: the friendly face of the rules."""

import doctest

import pytest

import palier
from palier import Action, BadRecord, BadScript, Event, Outcome, RecordedChance, ScriptedChance, SeededChance
from palier.engine.playout import random_playout
from palier.engine.record import fingerprint
from tests.kit.driver import play_on, print_of_match


def finish(match: palier.Match, seed: int = 0) -> None:
    for _ in play_on(match, SeededChance(seed)):
        pass


def test_the_example_in_the_package_runs() -> None:
    assert doctest.testmod(palier).failed == 0


def test_a_new_match_knows_its_players_and_its_complete_options() -> None:
    match = palier.new_match("roomshare", 4, options={"royal_suite": "yes"})
    assert match.players == 4
    assert match.options["royal_suite"] is True
    assert set(match.options) == {option.name for option in match.game.options}


def test_the_options_of_a_match_are_given_as_a_copy() -> None:
    match = palier.new_match("roomshare", 4)
    match.options.clear()
    assert match.options


def test_a_match_takes_a_chance_of_ones_own_instead_of_a_seed() -> None:
    one = palier.new_match("roomshare", 4, seed=3)
    other = palier.new_match("roomshare", 4, seed=99, chance=SeededChance(3))
    assert other.state.to_json() == one.state.to_json()
    recorded = palier.new_match("roomshare", 4, chance=RecordedChance(one.record.setup))
    assert recorded.state.to_json() == one.state.to_json()


def test_a_set_up_may_be_scripted() -> None:
    """The first thing drawn in RoomShare is who begins."""
    for seat in range(4):
        assert palier.new_match("roomshare", 4, chance=ScriptedChance([seat])).to_act == (seat,)
    with pytest.raises(BadScript):
        palier.new_match("roomshare", 4, chance=ScriptedChance([4]))


def test_an_action_may_be_played_as_a_value_or_as_its_text() -> None:
    one, other = palier.new_match("roomshare", 4, seed=1), palier.new_match("roomshare", 4, seed=1)
    (seat,) = one.to_act
    action = one.legal(seat)[0]
    one.play(seat, action)
    other.play(seat, action.text)
    assert print_of_match(one) == print_of_match(other)


def test_an_action_prints_as_its_text_and_is_a_value() -> None:
    action = Action(3, "play key-green")
    assert str(action) == f"{action}" == "play key-green"
    assert action == Action(3, "play key-green")
    assert len({action, Action(3, "play key-green")}) == 1


def test_the_record_notes_the_stable_text_however_it_was_typed() -> None:
    match = palier.new_match("roomshare", 4, seed=1)
    (seat,) = match.to_act
    text = match.legal(seat)[0].text
    match.play(seat, f"  {text.upper()} ")
    assert match.record.steps[0].text == text


def test_a_clone_goes_its_own_way() -> None:
    match = palier.new_match("roomshare", 3, seed=2)
    for _ in play_on(match, SeededChance(2), most=40):
        pass
    before = print_of_match(match)
    clone = match.clone(seed=5)
    assert clone.record.to_json() == match.record.to_json()
    finish(clone)
    assert clone.outcome is not None
    assert print_of_match(match) == before


def test_a_clone_never_shares_the_real_future() -> None:
    """Even with the seed of the match itself, what a clone draws is not what will be drawn."""
    match = palier.new_match("roomshare", 3, seed=2)
    clone = match.clone(seed=2)
    assert isinstance(clone.chance, SeededChance)
    assert isinstance(match.chance, SeededChance)
    words = [clone.chance.word() for _ in range(8)]
    assert words != [match.chance.word() for _ in range(8)]
    first = SeededChance(2)
    assert words != [first.word() for _ in range(8)]


def test_clones_of_one_seed_are_the_same_and_of_two_are_not() -> None:
    match = palier.new_match("roomshare", 3, seed=2)
    ends = []
    for seed in (1, 1, 2):
        clone = match.clone(seed)
        finish(clone)
        ends.append(clone.record.to_json())
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("steps", [-1, 11, 10**6])
def test_a_replay_of_actions_that_are_not_there_is_refused(steps: int) -> None:
    match = palier.new_match("roomshare", 3, seed=2)
    for _ in play_on(match, SeededChance(2), most=10):
        pass
    with pytest.raises(BadRecord, match=f"10 actions, so there is no action {steps}"):
        palier.replay(match.record, steps)
    assert palier.replay(match.record, 10).state.to_json() == match.state.to_json()


def test_a_replayed_match_can_be_played_on_and_replayed_again() -> None:
    match = palier.new_match("roomshare", 2, seed=4)
    for _ in play_on(match, SeededChance(4), most=50):
        pass
    again = palier.replay(match.record)
    finish(again, 9)
    assert again.record.steps[:50] == match.record.steps
    assert palier.replay(again.record).record.to_json() == again.record.to_json()


def test_a_match_from_a_position_plays_by_its_seed() -> None:
    game = palier.games["roomshare"]
    position = palier.new_match("roomshare", 2, seed=4).state.to_json()
    ends = []
    for seed in (1, 1, 2):
        match = game.match_from(position, seed=seed)
        finish(match)
        ends.append(match.record.to_json())
    assert ends[0] == ends[1] != ends[2]


def test_a_random_playout_ends_the_match_and_counts_its_decisions() -> None:
    game = palier.games["roomshare"]
    for players in (2, 3, 4):
        state = palier.new_match("roomshare", players, seed=8).state
        again = state.clone()
        decisions = random_playout(game, state, SeededChance(1), SeededChance(2))
        assert decisions > 30
        assert game.to_act(state) == ()
        assert random_playout(game, again, SeededChance(1), SeededChance(2)) == decisions
        assert again.to_json() == state.to_json()
        assert random_playout(game, state, SeededChance(1), SeededChance(2)) == 0


# The small values


def test_an_event_tells_each_seat_its_own() -> None:
    event = Event("drew", {"seat": 1}, {1: {"card": "key-red"}})
    assert event.seen_by(None) == event.seen_by(0) == {"event": "drew", "seat": 1}
    assert event.seen_by(1) == {"event": "drew", "seat": 1, "card": "key-red"}
    event.seen_by(1)["card"] = "another"
    assert event.seen_by(1)["card"] == "key-red"
    assert repr(event) == "Event('drew', {'seat': 1}, {1: {'card': 'key-red'}})"


def test_an_outcome_is_a_value_whose_winners_follow_from_its_ranking() -> None:
    outcome = Outcome([3, 5, 5], [3, 1, 1], "points")
    assert outcome.winners == (1, 2)
    assert outcome == Outcome((3, 5, 5), (3, 1, 1), "points")
    assert hash(outcome) == hash(Outcome((3, 5, 5), (3, 1, 1), "points"))
    assert outcome != Outcome([3, 5, 5], [3, 1, 1], "reserve")
    assert outcome != Outcome([3, 5, 4], [3, 1, 2], "points")
    assert outcome != "points"
    assert outcome.to_json() == {"scores": [3, 5, 5], "ranking": [3, 1, 1], "winners": [1, 2], "reason": "points"}


def test_a_fingerprint_knows_no_order_of_fields_and_is_pinned() -> None:
    """Pinned: the hashes in records are fingerprints."""
    assert fingerprint({"b": [1, None], "a": "é"}) == fingerprint({"a": "é", "b": [1, None]}) == PINNED
    assert fingerprint({"a": 1}) != fingerprint({"a": "1"})


PINNED = "9b10bedce64e86a2"


def test_the_games_are_a_mapping_that_passes_on_the_modules_of_the_package() -> None:
    assert "roomshare" in palier.games
    assert len(palier.games) == len(list(palier.games))
    assert palier.games["roomshare"] is palier.games["roomshare"]
    import palier.games.roomshare.game as module

    assert module.GAME is palier.games["roomshare"]

"""The one loop in which bots play, and who looks on."""

from collections.abc import Sequence
from typing import Any

import pytest

import palier
from palier import Match
from palier.bots import Thinking, choose, make
from palier.engine.events import Event
from palier.engine.game import Action
from palier.lab.playing import Watch, decide, play

SEEDS = range(3)


class Notes(Watch):
    def __init__(self) -> None:
        self.seats: list[int] = []
        self.texts: list[str] = []
        self.offered: list[Sequence[Action]] = []
        self.steps: list[int] = []
        self.seconds: list[float] = []
        self.events: list[Event] = []

    def chosen(self, match: Match, seat: int, actions: Sequence[Action], action: Action, seconds: float) -> None:
        # Nothing is played yet.
        assert list(actions) == match.legal(seat)
        assert len(self.events) == 0 or match.to_act
        self.steps.append(len(match.log.steps))
        self.seats.append(seat)
        self.texts.append(action.text)
        self.offered.append(actions)
        self.seconds.append(seconds)

    def played(self, match: Match, seat: int, action: Action, events: Sequence[Event]) -> None:
        assert (match.log.steps[-1].seat, match.log.steps[-1].text) == (seat, action.text)
        self.steps.append(len(match.log.steps))
        self.events += events


class Recorder:
    """A bot that keeps what it was offered."""

    def __init__(self, seed: int) -> None:
        self.chance = palier.SeededChance(seed)
        self.offered: list[Sequence[Action]] = []

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        self.offered.append(actions)
        return actions[self.chance.below(len(actions))]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", list(palier.games))
def test_a_match_goes_as_if_somebody_asked_and_played_for_each(name: str, seed: int) -> None:
    players = palier.games[name].fewest
    played, by_hand = (palier.new_match(name, players, seed) for _ in range(2))
    outcome = play(played, [make("random", seat) for seat in range(players)])
    bots = [make("random", seat) for seat in range(players)]
    while by_hand.to_act:
        seat = by_hand.to_act[0]
        by_hand.play(seat, choose(bots[seat], by_hand, seat))
    assert played.record.to_json() == by_hand.record.to_json()
    assert outcome == played.outcome


@pytest.mark.parametrize("seed", SEEDS)
def test_a_watch_sees_each_decision_before_and_after_it_is_played(seed: int) -> None:
    match = palier.new_match("les_colocs", 3, seed)
    notes = Notes()
    play(match, [make("random", seat) for seat in range(3)], notes)
    steps = match.record.steps
    assert [(step.seat, step.text) for step in steps] == list(zip(notes.seats, notes.texts, strict=True))
    assert notes.steps == [number for step in range(len(steps)) for number in (step, step + 1)]
    assert min(notes.seconds) > 0
    # The same match told again: all events, in their order, and no other.
    again = palier.new_match("les_colocs", 3, seed)
    events = [event for step in steps for event in again.play(step.seat, step.text)]
    assert [event.public for event in notes.events] == [event.public for event in events]
    assert any("card" in event.public for event in events)


def test_what_is_legal_is_asked_once_for_the_bot_and_its_watch() -> None:
    match = palier.new_match("roomshare", 2, 5)
    bots = [Recorder(seat) for seat in range(2)]
    notes = Notes()
    play(match, bots, notes)
    offered = [iter(bot.offered) for bot in bots]
    assert all(actions is next(offered[seat]) for seat, actions in zip(notes.seats, notes.offered, strict=True))
    assert [next(left, None) for left in offered] == [None, None]


def test_one_decision_is_one_decision() -> None:
    match = palier.new_match("roomshare", 2, 5)
    seat = match.to_act[0]
    notes = Notes()
    decide(match, seat, make("greedy", 1), notes)
    assert [step.seat for step in match.record.steps] == [seat] == notes.seats


class Cheat(Recorder):
    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        return Action(0, "fly away")


def test_what_is_no_action_ends_the_match_with_an_error_and_is_not_told_as_played() -> None:
    match = palier.new_match("roomshare", 2, 5)
    notes = Notes()
    with pytest.raises(palier.PalierError):
        play(match, [Cheat(0), Cheat(1)], notes)
    assert match.record.steps == []
    assert notes.events == []

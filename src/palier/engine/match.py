"""Match: one play of a game, from set-up to outcome. The friendly face of the rules; every surface plays through it."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from palier.engine.chance import Chance, LoggedChance, RecordedChance, SeededChance
from palier.engine.errors import (
    BadRecord,
    BadScript,
    IllegalAction,
    NotYourTurn,
    PalierError,
    UnknownSeat,
    Why,
)
from palier.engine.events import Event
from palier.engine.options import OptionValue
from palier.engine.outcome import Outcome
from palier.engine.reading import table
from palier.engine.record import HASH_EVERY, Record, Step, fingerprint
from palier.engine.state import Action, State

if TYPE_CHECKING:
    from palier.engine.game import Game


class Match:
    """A state, the chance it draws on, and the record of how it came to be."""

    def __init__(self, game: "Game[Any]", state: State, record: Record, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.log = record
        self.chance = chance

    @staticmethod
    def new(game: "Game[Any]", players: int, options: Mapping[str, object], chance: Chance) -> "Match":
        complete = game.check_options(players, options)
        logged = LoggedChance(chance)
        state = game.setup(players, complete, logged)
        return Match(game, state, Record(game.name, game.version, players, complete, tuple(logged.log)), chance)

    @staticmethod
    def from_position(
        game: "Game[Any]",
        position: Mapping[str, Any],
        strict: bool = True,
        seed: int = 0,
        chance: Chance | None = None,
    ) -> "Match":
        """A match that plays on from a position; its record holds the position instead of a set-up."""
        state = game.position(table(position, "position"), strict)
        record = Record(
            game.name, game.version, game.players_of(state), dict(game.options_of(state)), (), state.to_json()
        )
        return Match(game, state, record, SeededChance(seed) if chance is None else chance)

    @property
    def players(self) -> int:
        return self.log.players

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self.log.options)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; () when the match is over."""
        return self.game.to_act(self.state)

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that may interject now but need not."""
        return self.game.may_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        """The match so far as a value of its own."""
        return self.log.copy()

    def legal(self, seat: int) -> list[Action]:
        """The actions open to that seat, in a stable order; none when nothing is asked of it."""
        if seat not in self.to_act and seat not in self.may_act:
            return []
        return [Action(code, self.game.text(code)) for code in self.game.legal(self.state, seat)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat, or a spectator (None), may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise UnknownSeat(f"there is no seat {seat} (seats: 0 to {self.players - 1})")
        return self.game.view(self.state, seat)

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Plays an action or its text and returns what happened.

        Raises BadText, NotYourTurn or IllegalAction, and then nothing has changed.
        """
        code = self.game.parse(str(action))
        if seat not in self.to_act and seat not in self.may_act:
            raise NotYourTurn("the match is over" if not self.to_act else f"seat {seat} has nothing to decide now")
        if not self.game.is_legal(self.state, seat, code):
            raise self.refusal(seat, code)
        logged = LoggedChance(self.chance)
        events: list[Event] = []
        self.game.apply(self.state, seat, code, logged, events)
        self.log.steps.append(Step(seat, self.game.text(code), tuple(logged.log)))
        outcome = self.outcome
        if outcome is not None:
            self.log.outcome = outcome.to_json()
        if outcome is not None or len(self.log.steps) % HASH_EVERY == 0:
            self.log.hashes[len(self.log.steps)] = fingerprint(self.state.to_json())
        return events

    def refusal(self, seat: int, code: int) -> IllegalAction:
        """What to raise for an action that is not legal."""
        error = IllegalAction(
            f"'{self.game.text(code)}' is not possible now", [other.text for other in self.legal(seat)]
        )
        message = self.game.why_not(self.state, seat, code)
        if message:
            error.why = Why(self.game.name, message, {})
        return error

    def clone(self, seed: int = 0) -> "Match":
        """An independent copy with chance of its own: a copy never shares the real future."""
        return Match(self.game, self.state.clone(), self.log.copy(), SeededChance(seed, "clone"))


def replay(game: "Game[Any]", record: Record, steps: int | None = None, seed: int = 0) -> Match:
    """The match of a record, or its first `steps` actions; it can be played on, with new chance from the seed.

    Raises BadRecord when the record does not fit these rules: never a silently different match.
    """
    if record.rules != game.version:
        raise BadRecord(
            f"this record was played with version {record.rules} of the rules of {game.name}; these are {game.version}"
        )
    try:
        match = begin(game, record)
    except PalierError as error:
        refused = BadRecord(f"this record's start does not fit: {error}")
        refused.why = error.why
        raise refused from error
    except RecursionError as error:
        raise BadRecord("this record's start is nested too deeply") from error
    if not same(match.log.head(), record.head()):
        raise BadRecord("this record's start is not told as Palier tells it")
    wanted = len(record.steps) if steps is None else steps
    if not 0 <= wanted <= len(record.steps):
        raise BadRecord(f"this record has {len(record.steps)} actions, so there is no action {wanted}")
    for number in range(wanted):
        play_step(match, record, number)
    if wanted == len(record.steps):
        if not same(match.log.outcome, record.outcome):
            raise BadRecord("this record tells another outcome than its actions lead to")
        if match.log.steps != record.steps:
            raise BadRecord("this record does not write its actions as Palier writes them")
        if any(not 1 <= number <= wanted for number in record.hashes):
            raise BadRecord("this record notes a position after an action that it does not have")
    match.chance = SeededChance(seed, "played on")
    return match


def same(ours: object, noted: object) -> bool:
    """Whether two pieces of plain JSON are the same to the letter: Python takes 1, 1.0 and true for equal."""
    try:
        return json.dumps(ours, sort_keys=True) == json.dumps(noted, sort_keys=True)
    except RecursionError:
        return False


def begin(game: "Game[Any]", record: Record) -> Match:
    if record.start is not None:
        return Match.from_position(game, record.start, strict=False)
    chance = RecordedChance(record.setup)
    match = Match.new(game, record.players, record.options, chance)
    if chance.left:
        raise BadScript("its set-up notes more chance than was asked for")
    return match


def play_step(match: Match, record: Record, number: int) -> list[Event]:
    """Plays the next action of a record, with the chance that it notes, and returns what happened."""
    step = record.steps[number]
    chance = RecordedChance(step.outcomes)
    match.chance = chance
    try:
        events = match.play(step.seat, step.text)
    except PalierError as error:
        raise BadRecord(f"action {number + 1} of this record does not fit: {error}") from error
    if chance.left:
        raise BadRecord(f"action {number + 1} of this record notes more chance than was asked for")
    noted = record.hashes.get(number + 1)
    if noted is not None and noted != fingerprint(match.state.to_json()):
        raise BadRecord(f"after action {number + 1} the position is not the one that this record notes")
    return events

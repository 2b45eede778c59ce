"""Match: one play of a game, from set-up to outcome. The friendly face of the rules; every surface plays through it."""

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any, SupportsIndex

from palier.engine.arguments import seat_number, whole_number
from palier.engine.chance import Chance, LoggedChance, RecordedChance, SeededChance
from palier.engine.errors import (
    BadArgument,
    BadOptions,
    BadPosition,
    BadRecord,
    BadScript,
    BadText,
    IllegalAction,
    NotYourTurn,
    PalierError,
    Why,
    shown,
)
from palier.engine.events import Event
from palier.engine.options import OptionValue
from palier.engine.outcome import Outcome
from palier.engine.reading import table
from palier.engine.record import HASH_EVERY, Record, Step, fingerprint
from palier.engine.state import Action, State
from palier.native import mypyc_attr

if TYPE_CHECKING:
    from palier.engine.game import Game


@mypyc_attr(native_class=False)
class Played(list[Event]):
    """What an action brought, as a list of events; `step` is how the record notes it."""

    __slots__ = ("step",)

    step: Step


class Match:
    """A state, the chance it draws on, and the record of how it came to be.

    Matches are equal when game, record, state and chance are: then they go on alike. A copy is independent and goes on
    with the same luck; for luck of its own there is `clone`.
    """

    def __init__(self, game: "Game[Any]", state: State, record: Record, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.log = record
        self.chance = chance

    @staticmethod
    def new(game: "Game[Any]", players: SupportsIndex, options: Mapping[str, object], chance: Chance) -> "Match":
        """A match ready for its first decision, or BadOptions."""
        number = whole_number(players)
        if number is None:
            raise BadOptions(f"{game.name} takes {game.fewest} to {game.most} players, not {shown(players)}")
        if not isinstance(options, Mapping):
            raise BadOptions(f"options are names and their values, not {shown(options)}")
        complete = game.check_options(number, options)
        logged = LoggedChance(chance)
        state = game.setup(number, complete, logged)
        return Match(game, state, Record(game.name, game.version, number, complete, tuple(logged.log)), chance)

    @staticmethod
    def from_position(
        game: "Game[Any]",
        position: Mapping[str, Any],
        strict: object = True,
        seed: SupportsIndex = 0,
        chance: Chance | None = None,
    ) -> "Match":
        """A match that plays on from a position; its record holds the position instead of a set-up."""
        table(position, "position")
        if not isinstance(strict, bool):
            raise BadArgument(f"strict is True or False, not {shown(strict)}")
        try:
            # Read as JSON, so that games meet nothing else and share nothing with the caller.
            plain = json.loads(json.dumps(position))
        except (TypeError, ValueError, RecursionError) as error:
            raise BadPosition("a position holds nothing but JSON, not too deeply nested") from error
        state = game.position(plain, strict)
        record = Record(
            game.name, game.version, game.players_of(state), dict(game.options_of(state)), (), state.to_json()
        )
        return Match(game, state, record, SeededChance(seed) if chance is None else chance)

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.game, self.state, self.log, self.chance)

    def __copy__(self) -> "Match":
        return Match(self.game, self.state.clone(), self.log.copy(), deepcopy(self.chance))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return Match(self.game, self.state.clone(), self.log.copy(), deepcopy(self.chance, memo))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Match)
            and type(self.game) is type(other.game)
            and self.log == other.log
            and self.state == other.state
            and self.chance == other.chance
        )

    def __repr__(self) -> str:
        told = f"<Match of {self.game.name}: {self.players} players, {len(self.log.steps)} actions, "
        if self.to_act:
            return f"{told}seats {', '.join([str(seat) for seat in self.to_act])} to act>"
        outcome = self.outcome
        return f"{told}over>" if outcome is None else f"{told}won by {outcome.winners}>"

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self.log.players

    @property
    def options(self) -> dict[str, OptionValue]:
        """All options of the game, with the values that this match is played with."""
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
        """How it ended; None while it is played."""
        return self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        """The match so far as a value of its own."""
        return self.log.copy()

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """The actions open to that seat, in a stable order; none when nothing is asked of it."""
        number = seat_number(seat, self.players)
        game = self.game
        if number not in game.to_act(self.state) and number not in game.may_act(self.state):
            return []
        return [game.action(code) for code in game.legal(self.state, number)]

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """What one seat, or a spectator (None), may know."""
        return self.game.view(self.state, None if seat is None else seat_number(seat, self.players))

    def play(self, seat: SupportsIndex, action: Action | str | SupportsIndex) -> Played:
        """Plays an action, its text or its code, and returns what happened.

        Raises BadText, UnknownSeat, NotYourTurn or IllegalAction, and then nothing has changed.
        """
        game = self.game
        state = self.state
        code = self.code_of(action)
        number = seat_number(seat, self.players)
        asked = game.to_act(state)
        if number not in asked and number not in game.may_act(state):
            raise NotYourTurn(f"seat {number} has nothing to decide now" if asked else "the match is over")
        if not game.is_legal(state, number, code):
            raise self.refusal(number, code)
        logged = LoggedChance(self.chance)
        events: list[Event] = []
        game.apply(state, number, code, logged, events)
        step = Step(number, game.action(code).text, tuple(logged.log))
        log = self.log
        log.steps.append(step)
        outcome = game.outcome(state)
        if outcome is not None:
            log.outcome = outcome.to_json()
        if outcome is not None or len(log.steps) % HASH_EVERY == 0:
            log.hashes[len(log.steps)] = fingerprint(state.to_json())
        played = Played(events)
        played.step = step
        return played

    def code_of(self, action: object) -> int:
        """The code of an action however it is written, or BadText. An `Action` goes by its text."""
        game = self.game
        if isinstance(action, str):
            return game.code(action)
        if isinstance(action, tuple) and len(action) == 2 and isinstance(action[1], str):
            return game.code(action[1])
        code = whole_number(action)
        if code is None:
            raise BadText(f"an action of {game.name} is a text such as people write, not {shown(action)}")
        if code in game.actions:
            return code
        try:
            known = game.parse(game.text(code)) == code
        except (PalierError, LookupError, ValueError, ArithmeticError):
            known = False
        if not known:
            raise BadText(f"no action of {game.name} has the code {shown(code)}")
        return code

    def refusal(self, seat: int, code: int) -> IllegalAction:
        """What to raise for an action that is not legal."""
        error = IllegalAction(
            f"'{self.game.text(code)}' is not possible now", [other.text for other in self.legal(seat)]
        )
        message = self.game.why_not(self.state, seat, code)
        if message:
            error.why = Why(self.game.name, message, {})
        return error

    def clone(self, seed: SupportsIndex = 0) -> "Match":
        """An independent copy with chance of its own, for looking ahead: it never shares the real future."""
        return Match(self.game, self.state.clone(), self.log.copy(), SeededChance(seed, "clone"))


def replay(game: "Game[Any]", record: Record, steps: SupportsIndex | None = None, seed: SupportsIndex = 0) -> Match:
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
    wanted = len(record.steps) if steps is None else whole_number(steps)
    if wanted is None or not 0 <= wanted <= len(record.steps):
        raise BadRecord(f"this record has {len(record.steps)} actions, so there is no action {shown(steps)}")
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


def play_step(match: Match, record: Record, number: int) -> Played:
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

"""Finished matches, step by step, all hands open."""

from collections import OrderedDict
from typing import Any, Final

from palier.engine.chance import RecordedChance
from palier.engine.events import Event
from palier.engine.game import Game, State
from palier.engine.match import Match, begin
from palier.engine.record import Record, Step
from palier.server.protocol import Replay
from palier.server.refusals import Refusal
from palier.server.slices import Slices, Work
from palier.server.table import Table

KEPT: Final = 16
"""Matches whose positions are held, so that stepping through one does not play it from the start at every step."""
STATE_EVERY: Final = 16
"""A state is held after every so many actions; between two of them the match is played again."""


class Replays:
    def __init__(self, slices: Slices) -> None:
        self.slices = slices
        self.kept: OrderedDict[str, Positions] = OrderedDict()

    async def positions(self, table: Table) -> "Positions":
        """Of a finished table: it does not change any more."""
        positions = self.kept.get(table.id)
        if positions is None:
            positions = await self.slices.do(positions_of(table.game, finished_record(table)))
            self.kept[table.id] = positions
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(table.id)
        return positions

    async def step(self, table: Table, step: int) -> Replay:
        record = finished_record(table)
        steps = len(record.steps)
        if not 0 <= step <= steps:
            raise Refusal("bad_request", detail=f"step 0–{steps}")
        positions = await self.positions(table)
        state, events = await self.slices.do_soon(positions.after(step))
        view, private = await self.slices.do_soon(views_of(table.game, state, table.players))
        action = record.steps[step - 1] if step else None
        return Replay(
            table=table.id,
            game=table.game.name,
            step=step,
            steps=steps,
            seat=None if action is None else action.seat,
            action=None if action is None else action.text,
            events=[open_event(event) for event in events],
            view=view,
            private=private,
        )


class Positions:
    """The state after any step of a record, and what led there."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.states: list[State] = []

    def after(self, step: int) -> Work[tuple[State, list[Event]]]:
        # The last action before it is played again in any case: its events are asked for as well.
        held = max(0, step - 1) // STATE_EVERY
        match = Match(self.game, self.states[held].clone(), head_of(self.record), RecordedChance(()))
        events: list[Event] = []
        for number in range(held * STATE_EVERY, step):
            events = play_noted(match, self.record.steps[number])
            yield
        return match.state, events


def positions_of(game: Game[Any], record: Record) -> Work[Positions]:
    positions = Positions(game, record)
    match = begin(game, record)
    positions.states.append(match.state.clone())
    for number, step in enumerate(record.steps, start=1):
        play_noted(match, step)
        if number % STATE_EVERY == 0:
            positions.states.append(match.state.clone())
        yield
    return positions


def play_noted(match: Match, step: Step) -> list[Event]:
    match.chance = RecordedChance(step.outcomes)
    return match.play(step.seat, step.text)


def head_of(record: Record) -> Record:
    """The same match before its first action."""
    return Record(record.game, record.rules, record.players, record.options, record.setup, record.start)


def views_of(game: Game[Any], state: State, players: int) -> Work[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """What everybody may see, and what each seat sees besides. Where a game counts a lot for a view, one is long enough
    for a slice."""
    public = game.view(state, None)
    private: list[dict[str, Any]] = []
    for seat in range(players):
        yield
        private.append(only_in(game.view(state, seat), public))
    return public, private


def finished_record(table: Table) -> Record:
    """What was taken back is not in it."""
    if table.match is None or table.to_act:
        raise Refusal("not_over")
    return table.match.log


def only_in(own: dict[str, Any], public: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in own.items() if key != "seat" and (key not in public or public[key] != value)}


def open_event(event: Event) -> dict[str, Any]:
    told = event.seen_by(None)
    for private in event.private.values():
        told.update(private)
    return told

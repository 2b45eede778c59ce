"""Finished matches, step by step, all hands open."""

from collections import OrderedDict
from typing import Any, Final

from palier.engine.chance import RecordedChance
from palier.engine.events import Event
from palier.engine.game import State
from palier.engine.match import begin
from palier.engine.record import Record
from palier.server.protocol import Replay
from palier.server.refusals import Refusal
from palier.server.table import Table

KEPT: Final = 16
"""Matches whose positions are held, so that stepping through one does not play it from the start at every step."""


class Replays:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, Positions] = OrderedDict()

    def positions(self, table: Table) -> "Positions":
        positions = self.kept.get(table.id)
        if positions is None:
            positions = self.kept[table.id] = Positions(table, finished_record(table))
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(table.id)
        return positions

    def step(self, table: Table, step: int) -> Replay:
        record = finished_record(table)
        steps = len(record.steps)
        if not 0 <= step <= steps:
            raise Refusal("bad_request", detail=f"step 0–{steps}")
        positions = self.positions(table)
        state = positions.states[step]
        view = table.game.view(state, None)
        action = record.steps[step - 1] if step else None
        return Replay(
            table=table.id,
            game=table.game.name,
            step=step,
            steps=steps,
            seat=None if action is None else action.seat,
            action=None if action is None else action.text,
            events=[open_event(event) for event in positions.events[step]],
            view=view,
            private=[only_in(table.game.view(state, seat), view) for seat in range(table.players)],
        )


class Positions:
    """The state after each step of a record, and what led there."""

    def __init__(self, table: Table, record: Record) -> None:
        match = begin(table.game, record)
        self.states: list[State] = [match.state.clone()]
        self.events: list[list[Event]] = [[]]
        for step in record.steps:
            match.chance = RecordedChance(step.outcomes)
            self.events.append(match.play(step.seat, step.text))
            self.states.append(match.state.clone())


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

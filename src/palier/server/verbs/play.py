"""Playing an action."""

from palier.engine.events import Event
from palier.server.chance import ChanceSource
from palier.server.refusals import Refusal
from palier.server.table import Entry, Table


def play(
    table: Table,
    seat: int,
    action: str,
    chance: ChanceSource,
    now: int,
    client: str | None = None,
    bot: str | None = None,
) -> tuple[Entry, list[Event]]:
    """By a person (`client` is the id of the message) or by a bot. Raises, and then nothing has changed."""
    match = table.playing
    if bot is None and table.seats[seat].standin is not None and (seat, client) not in table.sealed_ids:
        raise Refusal("standing_in")
    fresh = table.unused if table.unused is not None else chance()
    table.unused = fresh
    events = table.act(seat, action, fresh)
    step = match.log.steps[-1]
    if step.outcomes:
        # What was drawn from is not drawn from again; what was not, is still as good as new.
        table.unused = None
    entry = Entry(table.version + 1, "action", seat, now, client, step.text, step.outcomes, bot)
    table.note(entry)
    if not match.to_act:
        table.ended = now
    return entry, events

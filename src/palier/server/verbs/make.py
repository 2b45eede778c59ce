"""Making a table."""

import palier
from palier.bots import UnknownBot, offered_at
from palier.server.protocol import MakeTable, OptionValue
from palier.server.refusals import Refusal
from palier.server.table import Table


def make(ask: MakeTable, table_id: str, now: int, accepted: dict[str, OptionValue] | None = None) -> Table:
    """A table with its bots; whoever asked claims a seat afterwards. `accepted`: what the game made of the options."""
    game = palier.games[ask.game]
    options = game.check_options(ask.players, ask.options) if accepted is None else accepted
    table = Table(table_id, game, ask.players, options, ask.pace, ask.public, now, ask.hints)
    table.strict = ask.strict
    table.answer_hours = ask.answer_hours
    for given in ask.bots:
        check_bot(table, given.bot)
        seat = table.seat(given.seat)
        if not seat.free or (ask.name is not None and given.seat == ask.seat):
            raise Refusal("seat_taken")
        seat.bot = given.bot
    if all(seat.bot for seat in table.seats):
        raise Refusal("bad_request", detail="bots")
    return table


def check_bot(table: Table, name: str) -> None:
    known = offered_at(table.game, table.options)
    if name not in known:
        raise UnknownBot(name, known)

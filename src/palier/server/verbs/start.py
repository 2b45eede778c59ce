"""Dealing, as soon as all seats are taken."""

from palier.engine.match import Match
from palier.server.chance import ChanceSource
from palier.server.table import Table


def start_when_full(table: Table, chance: ChanceSource, now: int) -> bool:
    """Whether the cards were dealt by this."""
    if table.match is not None or not all(seat.taken for seat in table.seats):
        return False
    table.match = Match.new(table.game, table.players, table.options, chance())
    table.setup = table.match.log.setup
    table.started = now
    return True

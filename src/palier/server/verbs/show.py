"""Showing one's hand to somebody."""

from typing import Any

from palier.server.refusals import Refusal
from palier.server.replays import only_in
from palier.server.table import Table


def show(table: Table, seat: int, to: int) -> dict[str, Any]:
    """What only the seat's own view tells."""
    match = table.playing
    table.seat(to)
    if not table.game.shows_hands or not match.to_act or to == seat:
        raise Refusal("not_shown")
    return only_in(match.view(seat), match.view(None))

"""Showing one's hand to somebody."""

from typing import Any

from palier.server.refusals import Refusal
from palier.server.table import Table


def show(table: Table, seat: int, to: int) -> dict[str, Any]:
    match = table.playing
    table.seat(to)
    if not table.game.shows or not match.to_act or to == seat:
        raise Refusal("not_shown")
    view = match.view(seat)
    return {part: view[part] for part in table.game.shows}

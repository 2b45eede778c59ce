"""What an action would do, before one commits."""

from typing import Any

from palier.engine.errors import NotYourTurn
from palier.engine.preview import preview as look_ahead
from palier.server.table import Table


def preview(table: Table, seat: int, action: str) -> list[dict[str, Any]]:
    """The events as everybody would see them, as far as no chance is involved."""
    match = table.playing
    game = match.game
    code = game.parse(action)
    if seat not in match.to_act and seat not in match.may_act:
        raise NotYourTurn(f"seat {seat} has nothing to decide now")
    if not game.is_legal(match.state, seat, code):
        raise match.refusal(seat, code)
    return [event.seen_by(None) for event in look_ahead(game, match.state, seat, code)]

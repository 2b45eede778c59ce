"""Answering in a window: kept sealed until it closes."""

from palier.engine.errors import NotYourTurn
from palier.server.refusals import Refusal
from palier.server.table import Sealed, Table


def answer(table: Table, seat: int, action: str, client: str) -> Sealed:
    """What is to be stored; what the seat has answered before when that is the same. Changes nothing itself."""
    match = table.playing
    code = match.game.parse(action)
    if seat not in match.to_act:
        raise NotYourTurn(f"seat {seat} has nothing to decide now")
    if not match.game.is_legal(match.state, seat, code):
        raise match.refusal(seat, code)
    text = match.game.text(code)
    before = table.sealed_by(seat)
    if before is None:
        return Sealed(table.asked_since, seat, client, text)
    if before.action != text:
        raise Refusal("already_answered")
    return before

"""Asking what a strong bot would do in one's place."""

from palier.engine.errors import NotYourTurn
from palier.engine.match import Match
from palier.server.refusals import Refusal
from palier.server.table import Table


def may_hint(table: Table, seat: int) -> Match:
    """The match to look at; refused in a match between people, unless the table's maker allowed it."""
    match = table.playing
    if table.hints == "none":
        raise Refusal("no_hints")
    if table.seats[seat].standin is not None:
        raise Refusal("standing_in")
    if seat not in match.to_act and seat not in match.may_act:
        raise NotYourTurn(f"seat {seat} has nothing to decide now")
    return match

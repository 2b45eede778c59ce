"""How good a position is for a seat: what bots go by."""

from palier.games.les_colocs.state import LesColocsState


def evaluate(state: LesColocsState, seat: int) -> float:
    return float(state.slack[seat])

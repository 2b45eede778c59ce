"""How good a position is for a seat: what bots go by. It looks at what everybody sees, and at one's own hand."""

from palier.games.wucherer.scoring import income, score
from palier.games.wucherer.state import WuchererState


def evaluate(state: WuchererState, seat: int) -> float:
    return float(score(state, seat) + income(state, seat))

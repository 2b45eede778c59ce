"""Looking ahead through one's own decisions, in loops that stay inside compiled code."""

from typing import Any, Final

from palier.engine.chance import Chance, MiddlingChance, SeededChance
from palier.engine.game import Game, State

MIDDLING: Final = MiddlingChance()
CERTAIN: Final = 1e-6
"""So much more counts a win, of equal values, that neither others nor luck can take away any more."""
STEP: Final = 1e-9
"""Every step costs a win so much: of equal wins the nearest is best. Other equals stay equal: where more steps are to
come there is more to choose."""


class Lookahead:
    """What a seat can reach by its own decisions; `tried` counts the positions looked at.

    With `promising`, only so many actions of a decision that are good at first sight.
    """

    def __init__(self, game: Game[Any], seat: int, promising: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.promising = promising
        self.tried: int = 0

    def values(self, state: State, codes: list[int], chance: Chance, budget: int) -> list[float]:
        """What each action is worth; all with the same luck, which is then no reason to choose."""
        game = self.game
        share = budget // max(1, len(codes))
        luck = SeededChance(chance.below(1 << 30), "look ahead")
        horizon = game.horizon(state)
        result: list[float] = []
        for code in codes:
            after = state.clone()
            same = luck.twin()
            game.apply(after, self.seat, code, same, None)
            self.tried += 1
            result.append(self.value(after, same, share, horizon, same.counter == luck.counter))
        return result

    def value(self, state: State, chance: SeededChance, budget: int, horizon: int, is_sure: bool = True) -> float:
        """The best evaluation reached before somebody else or luck decides, trying about `budget` positions.

        `is_sure`: no luck has led here.
        """
        game = self.game
        seat = self.seat
        seats = game.to_act(state)
        if not seats:
            return self.at_end(state, is_sure)
        if budget == 0 or len(seats) != 1 or seats[0] != seat or game.horizon(state) != horizon:
            return game.evaluate(state, seat)
        codes = game.promising(state, seat, self.promising) if self.promising else game.legal(state, seat)
        if budget < len(codes):
            return game.evaluate(state, seat)
        share = budget // len(codes)
        best = -1e18
        for code in codes:
            after = state.clone()
            drawn = chance.counter
            game.apply(after, seat, code, chance, None)
            self.tried += 1
            best = max(best, self.value(after, chance, share, horizon, is_sure and chance.counter == drawn))
        return best - STEP if best >= game.won else best

    def at_end(self, state: State, is_sure: bool) -> float:
        """What the end of the match is worth: of equals a certain win most.

        A certain loss counts no less than others, or a seat that may put the end off would do so for ever.
        """
        worth = self.game.evaluate(state, self.seat)
        outcome = self.game.outcome(state) if is_sure else None
        return worth if outcome is None else worth + CERTAIN * max(0.0, 2.0 * outcome.share(self.seat) - 1.0)


def values(game: Game[Any], state: State, seat: int, codes: list[int], chance: Chance, budget: int) -> list[float]:
    """What each action is worth to a seat in one guess of what it cannot see."""
    return Lookahead(game, seat).values(state, codes, chance, budget)


def guesses(
    game: Game[Any], state: State, seat: int, codes: list[int], chance: Chance, budget: int, most: int
) -> list[list[float]]:
    """What each action is worth to a seat in several guesses of what it cannot see, and of the luck to come.

    One guess gets the whole budget; where a turn is short that is more than it takes, and others follow, `most` in all.
    """
    ahead = Lookahead(game, seat)
    found: list[list[float]] = []
    while len(found) < most and ahead.tried * (len(found) + 1) <= budget * max(1, len(found)):
        guess = game.determinize(state, seat, chance)
        found.append(ahead.values(guess, codes, chance, budget))
    return found


def at_a_glance(game: Game[Any], state: State, seat: int, codes: list[int]) -> int:
    """What the evaluation likes best if dice fall in the middle."""
    best = codes[0]
    highest = -1e18
    for code in codes:
        after = state.clone()
        game.apply(after, seat, code, MIDDLING, None)
        worth = game.evaluate(after, seat)
        if worth > highest:
            highest = worth
            best = code
    return best

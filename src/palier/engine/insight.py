"""What a position promises by a net that self-play has taught, at any moment of a match."""

from typing import Any

from palier.engine.chance import MiddlingChance
from palier.engine.game import Game, State
from palier.engine.net import Net, share_of


class Insight:
    """It counts what a seat knows itself and nothing else that is hidden."""

    def __init__(self, game: Game[Any], net: Net) -> None:
        self.game = game
        self.net = net
        self.luck = MiddlingChance()

    def share(self, state: State, seat: int) -> float:
        """A seat's share of the win where nothing is pending."""
        game = self.game
        if not game.to_act(state):
            outcome = game.outcome(state)
            if outcome is None or seat not in outcome.winners:
                return 0.0
            return 1.0 / len(outcome.winners)
        return share_of(self.net.odds(game.signs(state, seat)))

    def after(self, state: State, seat: int, code: int) -> State:
        """What an action comes to if dice fall in the middle and nobody answers.

        Where it draws cards nobody knows which: it then leads to what there was before, which is worth the same.
        """
        luck = self.luck
        luck.drew = False
        after: State = state.clone()
        self.game.apply(after, seat, code, luck, None)
        if luck.drew:
            return state
        self.game.settle(after, luck)
        return after

    def promise(self, state: State, seat: int, code: int) -> float:
        return self.share(self.after(state, seat, code), seat)

    def choose(self, state: State, seat: int, codes: list[int]) -> int:
        """The action that promises most; of equals the first."""
        best = codes[0]
        highest = -1.0
        for code in codes:
            promise = self.promise(state, seat, code)
            if promise > highest:
                highest = promise
                best = code
        return best

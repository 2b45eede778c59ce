"""What a position promises by a net that self-play has taught, at any moment of a match."""

from typing import Any, Final

from palier.engine.chance import MiddlingChance, SeededChance
from palier.engine.game import Game, State
from palier.engine.net import Net, share_of

DRAWS: Final = 6


class Insight:
    """It counts what a seat knows itself and nothing else that is hidden."""

    def __init__(self, game: Game[Any], net: Net) -> None:
        self.game = game
        self.net = net
        self.luck = MiddlingChance()
        # Whether the last action looked at drew by itself, before anybody could answer.
        self.at_once: bool = False

    def share(self, state: State, seat: int) -> float:
        """A seat's share of the win where nothing is pending."""
        game = self.game
        if not game.to_act(state):
            outcome = game.outcome(state)
            return 0.0 if outcome is None else outcome.share(seat)
        return share_of(self.net.odds(game.signs(state, seat)))

    def after(self, state: State, seat: int, code: int) -> State | None:
        """What an action comes to if dice fall in the middle and nobody answers; None where something is drawn."""
        luck = self.luck
        luck.drew = False
        after: State = state.clone()
        self.game.apply(after, seat, code, luck, None)
        self.at_once = luck.drew
        if not luck.drew:
            self.game.settle(after, luck)
        return None if luck.drew else after

    def promise(self, state: State, seat: int, code: int) -> float:
        after = self.after(state, seat, code)
        return self.drawn(state, seat, code) if after is None else self.share(after, seat)

    def drawn(self, state: State, seat: int, code: int) -> float:
        """What an action promises that draws what nobody knows: the mean of some draws, the same for all actions.

        Cards that come as they always do are worth what was promised before; a hand of one guess would tell little.
        """
        game = self.game
        if self.at_once and game.is_settled(state):
            return self.share(state, seat)
        total = 0.0
        for number in range(DRAWS):
            luck = SeededChance(number, "draw")
            after = state.clone()
            game.apply(after, seat, code, luck, None)
            game.settle(after, luck)
            total += self.share(after, seat)
        return total / DRAWS

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

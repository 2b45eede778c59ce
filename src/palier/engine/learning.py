"""A net teaches itself by playing against itself (temporal differences, Sutton 1988; Tesauro's TD-Gammon, 1992).

Every position that a seat chose, and every position between turns, is moved towards what came of it: in part towards
what the net itself thought of the next one, in part towards how the match ended. All happens in compiled loops.
"""

from math import pow  # noqa: A004 - of floats alone, which the built-in one is not sure of
from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.insight import Insight
from palier.engine.lookahead import at_a_glance
from palier.engine.net import Net

PLAYERS: Final = 2
END: Final = 0.6
"""How much of what a position is moved towards is how the match went on to end; the rest is the net's own opinion on
the next position, which knows less and is less a matter of luck."""
DOUBT: Final = 0.025
"""About so much an action's promise is changed by chance before one is chosen: what is never tried is never learned."""
GRAINS: Final = 1000
FRESH: Final = 0.008
SETTLED: Final = 0.0002
"""How far the net moves at first and in the end; in between less and less."""
TAUGHT: Final = 3000
"""The first matches are played by the evaluation, and one choice of `BLUNDER` by chance."""
BLUNDER: Final = 20
STEP: Final = 1000
"""Matches between two changes of how far it moves."""


class Learner:
    """Matches are numbered, and each has luck of its own: the same seed learns the same."""

    def __init__(self, game: Game[Any], units: int, games: int, seed: int) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.net = Net(len(game.sign_names), units)
        self.net.scatter(SeededChance(seed, "net"))
        self.insight = Insight(game, self.net)

    def rate(self, number: int) -> float:
        return FRESH * pow(SETTLED / FRESH, (number - number % STEP) / self.games)

    def watch(self, number: int) -> None:
        """Plays a match and learns from it."""
        game = self.game
        luck = SeededChance(self.seed, f"watch/{number}")
        state = game.setup(PLAYERS, game.check_options(PLAYERS, {}), luck)
        seen: list[list[list[int]]] = [[] for _ in range(PLAYERS)]
        owner = -1
        seats = game.to_act(state)
        while seats:
            seat = seats[0]
            if game.turn_of(state) != owner:
                owner = game.turn_of(state)
                if game.is_settled(state):
                    for each in range(PLAYERS):
                        seen[each].append(game.signs(state, each))
            codes = game.legal(state, seat)
            code = codes[0]
            if len(codes) > 1:
                code = (
                    self.taught(state, seat, codes, luck) if number < TAUGHT else self.tried(state, seat, codes, luck)
                )
                after = self.insight.after(state, seat, code) or state
                if game.is_settled(after):
                    seen[seat].append(game.signs(after, seat))
            game.apply(state, seat, code, luck, None)
            seats = game.to_act(state)
        outcome = game.outcome(state)
        assert outcome is not None
        for each in range(PLAYERS):
            self.look_back(seen[each], outcome.share(each), self.rate(number))

    def look_back(self, seen: list[list[int]], end: float, rate: float) -> None:
        """From the last position to the first."""
        target = end
        for index in range(len(seen) - 1, -1, -1):
            share = self.net.learn(seen[index], target, rate)
            target = (1.0 - END) * share + END * target

    def taught(self, state: State, seat: int, codes: list[int], luck: Chance) -> int:
        best = at_a_glance(self.game, state, seat, codes)
        return codes[luck.below(len(codes))] if luck.below(BLUNDER) == 0 else best

    def tried(self, state: State, seat: int, codes: list[int], luck: Chance) -> int:
        best = codes[0]
        highest = -1e18
        for code in codes:
            promise = self.insight.promise(state, seat, code)
            promise += DOUBT * (luck.below(GRAINS) + luck.below(GRAINS) - GRAINS) / GRAINS
            if promise > highest:
                highest = promise
                best = code
        return best

    def compete(self, number: int) -> float:
        """One match against the evaluation; two in a row have the same luck, with seats exchanged. What it won."""
        game = self.game
        luck = SeededChance(self.seed, f"compete/{number // 2}")
        state = game.setup(PLAYERS, game.check_options(PLAYERS, {}), luck)
        mine = number % 2
        seats = game.to_act(state)
        while seats:
            seat = seats[0]
            codes = game.legal(state, seat)
            code = codes[0]
            if len(codes) > 1 and seat == mine:
                code = self.insight.choose(state, seat, codes)
            elif len(codes) > 1:
                code = at_a_glance(game, state, seat, codes)
            game.apply(state, seat, code, luck, None)
            seats = game.to_act(state)
        outcome = game.outcome(state)
        assert outcome is not None
        return outcome.share(mine)

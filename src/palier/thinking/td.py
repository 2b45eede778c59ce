"""Temporal differences: a net teaches itself by playing against itself (Sutton 1988; TD-Gammon, Tesauro 1992).

Every position that a seat chose, and every position between turns, is moved towards what came of it: in part towards
what the net itself thought of the next one, in part towards how the match ended. All happens in compiled loops.
"""

from math import pow  # noqa: A004 - of floats alone, which the built-in one is not sure of
from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.thinking.evaluation import Evaluation
from palier.thinking.lookahead import LOWEST, greedy_action
from palier.thinking.net import Net, NetEvaluation, RolloutModel

PLAYERS: Final = 2
END_SHARE: Final = 0.6
"""The part of a target that is the end of the match. The rest is the net's own value of the next position, which knows
less and is less a matter of luck."""
EXPLORATION_NOISE: Final = 0.025
"""Noise on shares of the win before an action is chosen: what is never tried is never learned."""
NOISE_GRAINS: Final = 1000
FIRST_RATE: Final = 0.008
LAST_RATE: Final = 0.0002
"""The learning rate falls from the one to the other."""
RATE_STEP_MATCHES: Final = 1000
"""Matches between two changes of the learning rate."""
IMITATED_MATCHES: Final = 3000
"""The first matches are played by the evaluation."""
BLUNDER_ONE_IN: Final = 20
"""In these, one choice of so many is random."""


class TemporalDifferences:
    """Matches are numbered, and each has luck of its own: the same seed learns the same."""

    def __init__(
        self,
        rules: Game[Any],
        evaluation: Evaluation[Any],
        model: RolloutModel[Any],
        units: int,
        matches: int,
        seed: int,
    ) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.model = model
        self.matches = matches
        self.seed = seed
        self.net = Net(len(model.names), units)
        self.net.initialize(SeededChance(seed, "net"))
        self.net_evaluation = NetEvaluation(rules, model, self.net)

    def rate(self, number: int) -> float:
        return FIRST_RATE * pow(LAST_RATE / FIRST_RATE, (number - number % RATE_STEP_MATCHES) / self.matches)

    def learn_match(self, number: int) -> None:
        """Plays a match against itself and learns from it."""
        rules = self.rules
        model = self.model
        luck = SeededChance(self.seed, f"watch/{number}")
        state = rules.setup(PLAYERS, rules.check_options(PLAYERS, {}), luck)
        seen: list[list[list[int]]] = [[] for _ in range(PLAYERS)]
        owner = -1
        seats = rules.to_act(state)
        while seats:
            seat = seats[0]
            if model.turn_owner(state) != owner:
                owner = model.turn_owner(state)
                if model.is_settled(state):
                    for each in range(PLAYERS):
                        seen[each].append(model.features(state, each))
            codes = rules.legal(state, seat)
            code = codes[0]
            if len(codes) > 1:
                if number < IMITATED_MATCHES:
                    code = self.imitated_action(state, seat, codes, luck)
                else:
                    code = self.noisy_action(state, seat, codes, luck)
                after = self.net_evaluation.after(state, seat, code) or state
                if model.is_settled(after):
                    seen[seat].append(model.features(after, seat))
            rules.apply(state, seat, code, luck, None)
            seats = rules.to_act(state)
        outcome = rules.outcome(state)
        assert outcome is not None
        for each in range(PLAYERS):
            self.back_up(seen[each], outcome.share(each), self.rate(number))

    def back_up(self, seen: list[list[int]], end: float, rate: float) -> None:
        """Moves the values of a match's positions towards their targets, from the last to the first."""
        target = end
        for index in range(len(seen) - 1, -1, -1):
            share = self.net.learn(seen[index], target, rate)
            target = (1.0 - END_SHARE) * share + END_SHARE * target

    def imitated_action(self, state: State, seat: int, codes: list[int], luck: Chance) -> int:
        best = greedy_action(self.rules, self.evaluation, state, seat, codes)
        return codes[luck.below(len(codes))] if luck.below(BLUNDER_ONE_IN) == 0 else best

    def noisy_action(self, state: State, seat: int, codes: list[int], luck: Chance) -> int:
        best = codes[0]
        highest = LOWEST
        for code in codes:
            share = self.net_evaluation.action_share(state, seat, code)
            noise = luck.below(NOISE_GRAINS) + luck.below(NOISE_GRAINS) - NOISE_GRAINS
            share += EXPLORATION_NOISE * noise / NOISE_GRAINS
            if share > highest:
                highest = share
                best = code
        return best

    def compete(self, number: int) -> float:
        """The share won in one match against the evaluation; two in a row have the same luck, with seats exchanged."""
        rules = self.rules
        luck = SeededChance(self.seed, f"compete/{number // 2}")
        state = rules.setup(PLAYERS, rules.check_options(PLAYERS, {}), luck)
        net_seat = number % 2
        seats = rules.to_act(state)
        while seats:
            seat = seats[0]
            codes = rules.legal(state, seat)
            code = codes[0]
            if len(codes) > 1 and seat == net_seat:
                code = self.net_evaluation.best(state, seat, codes)
            elif len(codes) > 1:
                code = greedy_action(rules, self.evaluation, state, seat, codes)
            rules.apply(state, seat, code, luck, None)
            seats = rules.to_act(state)
        outcome = rules.outcome(state)
        assert outcome is not None
        return outcome.share(net_seat)

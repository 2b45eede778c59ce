"""A small neural net that says who wins, and what it says of a position.

One hidden layer of rectified units, and weights straight from the inputs to the output. The inputs are sparse: plain
loops over the few features that are there take microseconds when compiled, and the same seed learns the same numbers.
"""

from typing import Any, Final, Generic, TypeVar

from palier.engine.chance import Chance, MiddlingChance, SeededChance
from palier.engine.game import Game, State
from palier.native import mypyc_attr
from palier.thinking.shares import share_of

S = TypeVar("S", bound=State)

INITIAL_WEIGHT: Final = 0.1
INITIAL_GRAINS: Final = 1000
"""Weights start as any of so many steps up or down to INITIAL_WEIGHT."""
INITIAL_BIAS: Final = 0.1
"""A little above zero: below it a unit says nothing, and learns nothing."""
DRAWS: Final = 6
"""Draws that the value of an action is averaged over where it depends on hidden cards."""


class Net:
    """Log-odds to win, from the indices of the features that are there."""

    def __init__(self, features: int, units: int) -> None:
        self.units = units
        self.weights: list[float] = [0.0] * (features * units)
        """From each feature to each unit, feature by feature."""
        self.biases: list[float] = [0.0] * units
        self.output_weights: list[float] = [0.0] * units
        self.direct_weights: list[float] = [0.0] * features
        """From each feature straight to the output."""

    def initialize(self, chance: Chance) -> None:
        """Small random weights, where learning starts."""
        for index in range(len(self.weights)):
            self.weights[index] = random_weight(chance)
        for unit in range(self.units):
            self.output_weights[unit] = random_weight(chance)
            self.biases[unit] = INITIAL_BIAS

    def log_odds(self, features: list[int]) -> float:
        return self.output(features, self.activations(features))

    def activations(self, features: list[int]) -> list[float]:
        """The units' sums, before they are rectified."""
        units = self.units
        weights = self.weights
        starts: list[int] = [feature * units for feature in features]
        sums: list[float] = []
        for unit in range(units):
            total = self.biases[unit]
            for start in starts:
                total += weights[start + unit]
            sums.append(total)
        return sums

    def output(self, features: list[int], sums: list[float]) -> float:
        total = 0.0
        for feature in features:
            total += self.direct_weights[feature]
        for unit in range(self.units):
            if sums[unit] > 0.0:
                total += sums[unit] * self.output_weights[unit]
        return total

    def learn(self, features: list[int], target: float, rate: float) -> float:
        """One step of gradient descent towards this share of the win; returns the share before it."""
        units = self.units
        weights = self.weights
        sums = self.activations(features)
        share = share_of(self.output(features, sums))
        step = rate * (target - share)
        for feature in features:
            self.direct_weights[feature] += step
        for unit in range(units):
            total = sums[unit]
            if total > 0.0:
                back = step * self.output_weights[unit]
                self.output_weights[unit] += step * total
                self.biases[unit] += back
                for feature in features:
                    weights[feature * units + unit] += back
        return share


def random_weight(chance: Chance) -> float:
    return INITIAL_WEIGHT * (chance.below(2 * INITIAL_GRAINS + 1) - INITIAL_GRAINS) / INITIAL_GRAINS


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutModel(Generic[S]):
    """What a net and its rollouts must know of a game: whose turn it is, what is pending, what a seat sees."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        """Names of the features."""

    def features(self, state: S, seat: int) -> list[int]:
        """What a seat knows of a settled position, as indices into `names`; what counts twice is listed twice."""
        raise NotImplementedError

    def turn_owner(self, state: S) -> int:
        """The seat whose turn it is, whoever decides something meanwhile."""
        raise NotImplementedError

    def is_settled(self, state: S) -> bool:
        """Whether nothing is pending: everybody has answered, and the next choice is a free one."""
        raise NotImplementedError

    def settle(self, state: S, chance: Chance) -> None:
        """Carries out what is pending, on the state itself, as if nobody answered any more."""
        raise NotImplementedError


class NetEvaluation:
    """A seat's share of the win by a net, at any moment: it counts what the seat knows, and nothing else hidden."""

    def __init__(self, rules: Game[Any], model: RolloutModel[Any], net: Net) -> None:
        self.rules = rules
        self.model = model
        self.net = net
        self.luck = MiddlingChance()
        # Whether the last action looked at drew by itself, before anybody could answer.
        self.drew_at_once: bool = False

    def share(self, state: State, seat: int) -> float:
        """The share in a settled position, or at the end."""
        if not self.rules.to_act(state):
            outcome = self.rules.outcome(state)
            return 0.0 if outcome is None else outcome.share(seat)
        return share_of(self.net.log_odds(self.model.features(state, seat)))

    def after(self, state: State, seat: int, code: int) -> State | None:
        """The settled position after an action if dice fall in the middle; None where something is drawn."""
        luck = self.luck
        luck.drew = False
        after: State = state.clone()
        self.rules.apply(after, seat, code, luck, None)
        self.drew_at_once = luck.drew
        if not luck.drew:
            self.model.settle(after, luck)
        return None if luck.drew else after

    def action_share(self, state: State, seat: int, code: int) -> float:
        after = self.after(state, seat, code)
        return self.mean_share(state, seat, code) if after is None else self.share(after, seat)

    def mean_share(self, state: State, seat: int, code: int) -> float:
        """The share after an action that draws hidden cards: the mean of a few draws, the same for all actions.

        Cards that come as they always do are worth what the seat had before: one guess of a hand would tell little.
        """
        if self.drew_at_once and self.model.is_settled(state):
            return self.share(state, seat)
        total = 0.0
        for number in range(DRAWS):
            luck = SeededChance(number, "draw")
            after = state.clone()
            self.rules.apply(after, seat, code, luck, None)
            self.model.settle(after, luck)
            total += self.share(after, seat)
        return total / DRAWS

    def best(self, state: State, seat: int, codes: list[int]) -> int:
        """The action with the highest share; of equals the first."""
        best = codes[0]
        highest = -1.0
        for code in codes:
            share = self.action_share(state, seat, code)
            if share > highest:
                highest = share
                best = code
        return best

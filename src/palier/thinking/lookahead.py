"""Looking ahead through a seat's own decisions, in loops that stay inside compiled code."""

from typing import Any, Final, Generic, TypeVar

from palier.engine.chance import Chance, MiddlingChance, SeededChance
from palier.engine.game import Game, State
from palier.native import mypyc_attr
from palier.thinking.evaluation import Evaluation

S = TypeVar("S", bound=State)

MIDDLING: Final = MiddlingChance()
CERTAINTY_BONUS: Final = 1e-6
"""Among wins of equal value, what one counts more that neither others nor luck can take away any more."""
STEP_COST: Final = 1e-9
"""What each decision on the way to a win costs, so that the shortest is best. Other equals stay equal: where more
decisions are to come there is more to choose."""
LOWEST: Final = -1e18


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanningModel(Generic[S]):
    """What planning may know of a game beyond its rules. The defaults suit most games."""

    def __init__(self, rules: Game[S]) -> None:
        self.rules = rules

    def horizon(self, state: S) -> int:
        """A number that changes where a seat's own plans end and luck takes over: looking ahead stops there."""
        return 0

    def shortlist(self, state: S, seat: int, most: int) -> list[int]:
        """About `most` plausible actions, for rollouts in games that have very many."""
        return self.rules.legal(state, seat)

    def key(self, state: S) -> int:
        """A transposition key: equal for positions from which the turn under way goes on alike."""
        return id(state)


class Lookahead:
    """What a seat can reach by its own decisions; `positions` counts those looked at.

    With a `width`, each decision is looked at through a shortlist of so many actions.
    """

    def __init__(
        self, rules: Game[Any], evaluation: Evaluation[Any], seat: int, model: PlanningModel[Any], width: int = 0
    ) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.seat = seat
        self.model = model
        self.width = width
        self.positions: int = 0

    def values(self, state: State, codes: list[int], chance: Chance, budget: int) -> list[float]:
        """The value of each action, with about `budget` positions in all and the same luck for every action."""
        rules = self.rules
        share = budget // max(1, len(codes))
        luck = SeededChance(chance.below(1 << 30), "look ahead")
        horizon = self.model.horizon(state)
        values: list[float] = []
        for code in codes:
            after = state.clone()
            same = luck.twin()
            rules.apply(after, self.seat, code, same, None)
            self.positions += 1
            values.append(self.value(after, same, share, horizon, same.counter == luck.counter))
        return values

    def value(self, state: State, chance: SeededChance, budget: int, horizon: int, certain: bool = True) -> float:
        """The best value within reach before somebody else or luck decides, looking at about `budget` positions.

        `certain`: no luck was needed to get here.
        """
        rules = self.rules
        seat = self.seat
        seats = rules.to_act(state)
        if not seats:
            return self.end_value(state, certain)
        if budget == 0 or len(seats) != 1 or seats[0] != seat or self.model.horizon(state) != horizon:
            return self.evaluation.value(state, seat)
        codes = self.model.shortlist(state, seat, self.width) if self.width else rules.legal(state, seat)
        if budget < len(codes):
            return self.evaluation.value(state, seat)
        share = budget // len(codes)
        best = LOWEST
        for code in codes:
            after = state.clone()
            drawn = chance.counter
            rules.apply(after, seat, code, chance, None)
            self.positions += 1
            best = max(best, self.value(after, chance, share, horizon, certain and chance.counter == drawn))
        return best - STEP_COST if best >= self.evaluation.won else best

    def end_value(self, state: State, certain: bool) -> float:
        """The value of the end of the match: among equals, a certain win is best.

        A certain loss counts no less than others, or a seat that may put the end off would do so for ever.
        """
        value = self.evaluation.value(state, self.seat)
        outcome = self.rules.outcome(state) if certain else None
        return value if outcome is None else value + CERTAINTY_BONUS * max(0.0, 2.0 * outcome.share(self.seat) - 1.0)

    def sampled(self, state: State, codes: list[int], chance: Chance, budget: int, most: int) -> list[list[float]]:
        """The values of each action in several determinizations, with other luck in each.

        The first gets the whole budget; where a turn is too short to use it up, others follow, `most` in all.
        """
        samples: list[list[float]] = []
        while len(samples) < most and self.positions * (len(samples) + 1) <= budget * max(1, len(samples)):
            guess = self.rules.determinize(state, self.seat, chance)
            samples.append(self.values(guess, codes, chance, budget))
        return samples


def greedy_action(rules: Game[Any], evaluation: Evaluation[Any], state: State, seat: int, codes: list[int]) -> int:
    """The action with the highest value right after it, if dice fall in the middle; of equals the first."""
    best = codes[0]
    highest = LOWEST
    for code in codes:
        after = state.clone()
        rules.apply(after, seat, code, MIDDLING, None)
        value = evaluation.value(after, seat)
        if value > highest:
            highest = value
            best = code
    return best

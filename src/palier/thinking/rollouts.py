"""Rollouts with common random numbers, for games in which luck falls everywhere.

A tree is of no use there, since hardly any position comes twice, and what tells two actions apart is small beside what
dice and cards do. So the n-th rollout of every action has the same cards in the hands of others and, turn by turn, the
same luck: an action that takes one die more or less shifts the luck of its own turn and of none after. Actions are
dropped by sequential halving, until two are left.
"""

from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.thinking.evaluation import Evaluation
from palier.thinking.linear import LinearValue
from palier.thinking.lookahead import Lookahead, PlanningModel, greedy_action
from palier.thinking.net import Net, NetEvaluation, RolloutModel
from palier.thinking.search import ActionValue, Search
from palier.thinking.shares import WinShares
from palier.thinking.stopping import DECIDED, is_decided
from palier.thinking.tree import LONGEST_ROLLOUT, NO_ACTION, NOBODY, PRIOR_VISITS, root_priors

ROLLOUTS_BEFORE_HALVING: Final = 24
"""Rollouts of every action before the worse half is dropped for the first time; each halving doubles it."""
FINALISTS: Final = 2
"""Actions that are never dropped."""
NET_PRIOR_VISITS: Final = 40.0
"""Rollouts that the prior of a net counts for: it has seen more than a few rollouts can tell."""
PRIOR_SEARCH_VISITS: Final = 12.0
"""Without a net, the visits for which priors are looked up."""
TURN_WEIGHTS: Final[list[float]] = [0.71, 0.29]
"""What the end of the last own turn counts in the value of a rollout, and the end of the one before. Later positions
say more, and are more a matter of luck."""


class PairedRollouts(Search):
    """All actions are played out equally often. Values are compared over the rollouts that both actions have had."""

    def __init__(
        self,
        rules: Game[Any],
        evaluation: Evaluation[Any],
        model: RolloutModel[Any],
        state: State,
        seat: int,
        chance: Chance,
        own_turns: int = 0,
        net: Net | None = None,
        turn_value: LinearValue | None = None,
    ) -> None:
        super().__init__(rules, state, seat, chance)
        self.evaluation = evaluation
        self.model = model
        self.own_turns = own_turns
        """Own turns that a rollout plays, after the one under way."""
        self.turn_value = turn_value
        self.net: NetEvaluation | None = None if net is None else NetEvaluation(rules, model, net)
        self.shares = WinShares(rules, evaluation, state)
        self.prior_visits: float = PRIOR_VISITS if net is None else NET_PRIOR_VISITS
        self.priors: dict[int, float] = {}
        self.results: dict[int, list[float]] = {}
        """The values of each action's rollouts, in order."""
        self.live: list[int] = []
        """The actions that have not been dropped."""
        self.wanted: int = ROLLOUTS_BEFORE_HALVING
        self.forced: int = NO_ACTION

    def prepare(self) -> None:
        self.codes = self.rules.legal(self.state, self.seat)
        self.priors = {}
        if self.net is not None:
            for code in self.codes:
                self.priors[code] = self.net.action_share(self.state, self.seat, code)
        else:
            lookahead = Lookahead(self.rules, self.evaluation, self.seat, PlanningModel(self.rules))
            priors = root_priors(lookahead, self.shares, self.state, self.codes, self.chance, PRIOR_SEARCH_VISITS)
            for index in range(len(self.codes)):
                self.priors[self.codes[index]] = priors[index]
        self.live = list(self.codes)
        self.results = {code: [] for code in self.codes}
        self.prepared = True

    def visit(self, code: int, visits: int) -> None:
        if not self.prepared:
            self.prepare()
        self.forced = code
        for _ in range(2 * visits):
            if code in self.results and len(self.results[code]) >= visits:
                break
            self.iterate()
        self.forced = NO_ACTION

    def value(self, code: int, rollouts: int) -> float:
        """The mean of an action's first so many rollouts, together with its prior."""
        total = self.prior_visits * self.priors[code]
        results = self.results[code]
        for number in range(rollouts):
            total += results[number]
        return total / (self.prior_visits + rollouts)

    def ranked(self, codes: list[int]) -> list[int]:
        """Best first, by the rollouts that all of them have had."""
        common = min([len(self.results[code]) for code in codes])
        order = [(-self.value(codes[index], common), index) for index in range(len(codes))]
        order.sort()
        return [codes[index] for _, index in order]

    def best(self, codes: list[int]) -> int:
        return self.ranked(self.live)[0]

    def action_values(self, codes: list[int]) -> list[ActionValue]:
        """Values of actions that were dropped are told as if they had had the luck of the best one's rollouts."""
        best = self.best(codes)
        most = len(self.results[best])
        values: list[ActionValue] = []
        for code in codes:
            rollouts = len(self.results[code])
            common = min(rollouts, most)
            behind = self.value(best, common) - self.value(code, common)
            value = min(1.0, max(0.0, self.value(best, most) - behind))
            values.append(ActionValue(code, rollouts, value))
        return values

    def lead(self, codes: list[int]) -> int:
        """Decided once every other action is surely worse than the best, or always exactly as good."""
        if not self.live or self.visits < ROLLOUTS_BEFORE_HALVING * len(self.live):
            return 0
        best = self.best(codes)
        common = min([len(self.results[code]) for code in self.live])
        for code in self.live:
            differences = [self.results[best][number] - self.results[code][number] for number in range(common)]
            if code != best and not is_decided(differences):
                return 0
        return DECIDED

    # One iteration

    def iterate(self) -> None:
        code = self.forced
        if code not in self.results:
            code = self.next_action()
        results = self.results[code]
        results.append(self.rollout(code, len(results)))
        self.visits += 1

    def next_action(self) -> int:
        """The action with the fewest rollouts; sequential halving when all have had enough."""
        fewest = self.live[0]
        for code in self.live:
            if len(self.results[code]) < len(self.results[fewest]):
                fewest = code
        if len(self.results[fewest]) >= self.wanted and len(self.live) > FINALISTS:
            self.live = self.ranked(self.live)[: max(FINALISTS, (len(self.live) + 1) // 2)]
            self.wanted *= 2
            return self.next_action()
        return fewest

    def rollout(self, code: int, number: int) -> float:
        """The value of an action's n-th rollout, through the own turn under way and `own_turns` more."""
        rules = self.rules
        model = self.model
        seat = self.seat
        luck = SeededChance(self.seed + number, "try")
        state = rules.determinize(self.state, seat, luck)
        owner = model.turn_owner(state)
        left = self.own_turns + 1 if owner == seat else self.own_turns
        turn = 0
        total = 0.0
        weight = 0.0
        rules.apply(state, seat, code, luck, None)
        for _ in range(LONGEST_ROLLOUT):
            mover = self.to_move(state)
            if mover == NOBODY:
                break
            if model.turn_owner(state) != owner:
                if owner == seat:
                    left -= 1
                    if left < len(TURN_WEIGHTS):
                        total += TURN_WEIGHTS[left] * self.value_between_turns(state)
                        weight += TURN_WEIGHTS[left]
                    if left == 0:
                        return total / weight
                owner = model.turn_owner(state)
                turn += 1
                luck = SeededChance(self.seed + number, f"turn {turn}")
            codes = rules.legal(state, mover)
            action = codes[0] if len(codes) == 1 else self.rollout_action(state, mover, codes)
            rules.apply(state, mover, action, luck, None)
        # The match is over: turns that would have followed count as its end does.
        rest = 0.0
        for ahead in range(min(left, len(TURN_WEIGHTS))):
            rest += TURN_WEIGHTS[ahead]
        return (total + rest * self.shares.of(state)[seat]) / (weight + rest)

    def value_between_turns(self, state: State) -> float:
        if self.net is not None:
            return self.net.share(state, self.seat)
        shares = self.shares.of(state) if self.turn_value is None else self.turn_value.shares(state, self.seat)
        return shares[self.seat]

    def rollout_action(self, state: State, mover: int, codes: list[int]) -> int:
        """The rollout policy: what looks best to whoever moves if dice fall in the middle."""
        rest = self.rules.hand_over(state, mover)
        if rest is not None:
            return rest
        if self.net is not None:
            return self.net.best(state, mover, codes)
        return greedy_action(self.rules, self.evaluation, state, mover, codes)

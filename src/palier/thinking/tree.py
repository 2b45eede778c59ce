"""Information-set Monte Carlo tree search (single observer; Cowling, Powley, Whitehouse 2012), in one compiled loop.

Every iteration draws a determinization, selects down the tree, plays a short rollout by the evaluation, and backs up
each seat's expected share of the win (max^n). Chance is not in the tree: a node stands for an action, whatever luck
makes of it. Priors come from the evaluation and count as visits.
"""

from math import log, sqrt
from typing import Any, Final, NamedTuple

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.thinking.evaluation import Evaluation
from palier.thinking.linear import LinearValue
from palier.thinking.lookahead import Lookahead, PlanningModel
from palier.thinking.search import ActionValue, Search
from palier.thinking.shares import WinShares

MOST_SEATS: Final = 16
"""More than sit at any table."""
NO_ACTION: Final = -1
NOBODY: Final = -1
PRIOR_VISITS: Final = 3.0
"""Visits that the prior of a node below the root counts for."""
PRIOR_POSITIONS: Final = 125
"""Positions looked at for each visit that a prior at the root counts for."""
PRIOR_DETERMINIZATIONS: Final = 8
LONGEST_ROLLOUT: Final = 300
"""Decisions after which an iteration ends wherever it is."""


class TreeSettings(NamedTuple):
    """How a tree search goes about a game."""

    own_turns: int = 0
    """Own turns played, after the one under way, before a position is evaluated: more where a turn changes much."""
    expansion_visits: int = 1
    """Visits that a node needs before the tree grows below it: more where luck makes every visit different."""
    root_prior_visits: float = 12.0
    """Visits that a prior at the root counts for: more where a turn is long, so that planning it tells more."""
    exploration: float = 0.15
    root_exploration: float = 0.3
    """More at the root: there a wrong prior costs a move, further down a few visits."""


DEFAULTS: Final = TreeSettings()


class Node:
    """An action by a seat, and what came of it for that seat."""

    __slots__ = ("available", "children", "prior", "prior_visits", "value_sum", "visits")

    def __init__(self, prior: float, prior_visits: float = PRIOR_VISITS) -> None:
        self.prior = prior
        self.prior_visits = prior_visits
        self.visits: int = 0
        self.available: int = 0
        """How often it was legal when its parent was visited."""
        self.value_sum: float = 0.0
        self.children: dict[int, Node] = {}

    def value(self) -> float:
        """The mean share of the win over all visits, those of the prior included."""
        return (self.prior_visits * self.prior + self.value_sum) / (self.prior_visits + self.visits)


def edge(code: int, seat: int) -> int:
    """The key of a child: other seats may take the same action from the same node."""
    return code * MOST_SEATS + seat


class TreeSearch(Search):
    """A tree for one decision of one seat. It needs nothing from a game but its rules and an evaluation."""

    def __init__(
        self,
        rules: Game[Any],
        evaluation: Evaluation[Any],
        state: State,
        seat: int,
        chance: Chance,
        settings: TreeSettings = DEFAULTS,
        model: PlanningModel[Any] | None = None,
        turn_value: LinearValue | None = None,
    ) -> None:
        super().__init__(rules, state, seat, chance)
        self.evaluation = evaluation
        self.model: PlanningModel[Any] = PlanningModel(rules) if model is None else model
        self.turn_value = turn_value
        """The value of positions between turns, where a game has one beside its evaluation."""
        self.own_turns: int = settings.own_turns
        self.expansion_visits: int = settings.expansion_visits
        self.root_prior_visits: float = settings.root_prior_visits
        self.exploration: float = settings.exploration
        self.root_exploration: float = settings.root_exploration
        self.shares = WinShares(rules, evaluation, state)
        self.root = Node(0.5)
        self.forced: int = NO_ACTION
        """The action that every iteration begins with while `visit` runs."""

    def advance(self, state: State, code: int) -> bool:
        child = self.root.children.get(edge(code, self.seat))
        if child is None or not child.children:
            return False
        self.root = child
        self.visits = child.visits
        self.prepared = False
        self.state = state
        return True

    def prepare(self) -> None:
        """Priors for the root. Its actions are legal in every determinization, since the seat knows them."""
        self.codes = self.rules.legal(self.state, self.seat)
        priors = root_priors(
            Lookahead(self.rules, self.evaluation, self.seat, self.model),
            self.shares,
            self.state,
            self.codes,
            self.chance,
            self.root_prior_visits,
        )
        children = self.root.children
        for index in range(len(self.codes)):
            key = edge(self.codes[index], self.seat)
            if key not in children:
                children[key] = Node(0.0)
            children[key].prior = priors[index]
            children[key].prior_visits = self.root_prior_visits
        self.prepared = True

    def visit(self, code: int, visits: int) -> None:
        if not self.prepared:
            self.prepare()
        self.forced = code
        for _ in range(2 * visits):
            child = self.root.children.get(edge(code, self.seat))
            if child is not None and child.visits >= visits:
                break
            self.iterate()
        self.forced = NO_ACTION

    def action_values(self, codes: list[int]) -> list[ActionValue]:
        values: list[ActionValue] = []
        for code in codes:
            child = self.root.children.get(edge(code, self.seat))
            if child is None:
                values.append(ActionValue(code, 0, 0.0))
            else:
                values.append(ActionValue(code, child.visits, child.value()))
        return values

    def best(self, codes: list[int]) -> int:
        """The most visited action; while priors outweigh visits, and among equals, the one with the highest value."""
        by_visits = self.outweighs_priors(codes)
        best = codes[0]
        most = -1.0
        highest = -1.0
        for code, visits, value in self.action_values(codes):
            count = float(visits) if by_visits else 0.0
            if count > most or (count == most and value > highest):
                best = code
                most = count
                highest = value
        return best

    def outweighs_priors(self, codes: list[int]) -> bool:
        """Whether there have been as many visits as all priors at the root count for."""
        return self.visits >= self.root_prior_visits * len(codes)

    def lead(self, codes: list[int]) -> int:
        if not self.outweighs_priors(codes):
            return 0
        first = 0
        second = 0
        for _, visits, _ in self.action_values(codes):
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    # One iteration

    def iterate(self) -> None:
        """Selection, rollout, backup."""
        rules = self.rules
        seat = self.seat
        code = self.forced
        if edge(code, seat) not in self.root.children:
            code = self.select(self.root, self.state, seat, self.codes, self.chance)
        node = self.root.children[edge(code, seat)]
        path: list[Node] = [self.root, node]
        movers: list[int] = [seat, seat]
        # The n-th visit of every action meets the same cards and the same luck: what differs is the action's doing.
        luck = SeededChance(self.seed + node.visits, "try")
        state = rules.determinize(self.state, seat, luck)
        turn_owner = seat if rules.window(state, seat) is None else NOBODY
        turns_left = self.own_turns if turn_owner == NOBODY else self.own_turns + 1
        rules.apply(state, seat, code, luck, None)
        in_tree = True
        between_turns = False
        for _ in range(LONGEST_ROLLOUT):
            mover = self.to_move(state)
            if mover == NOBODY:
                break
            if mover != turn_owner and rules.window(state, mover) is None:
                # A turn has ended. Positions before and after one's own do not compare: all are evaluated after.
                if turn_owner == seat:
                    turns_left -= 1
                between_turns = turns_left == 0 and turn_owner != NOBODY
                if between_turns:
                    break
                turn_owner = mover
            codes = rules.legal(state, mover)
            code = codes[0]
            if in_tree and len(codes) > 1 and node.visits < self.expansion_visits:
                in_tree = False
            if len(codes) > 1 and in_tree:
                code = self.select(node, state, mover, codes, luck)
                node = node.children[edge(code, mover)]
                path.append(node)
                movers.append(mover)
            elif len(codes) > 1:
                code = self.rollout_action(state, mover, codes, luck)
            rules.apply(state, mover, code, luck, None)
        turn_value = self.turn_value
        if between_turns and turn_value is not None:
            shares = turn_value.shares(state, seat)
        else:
            shares = self.shares.of(state)
        for index in range(len(path)):
            node = path[index]
            node.visits += 1
            node.value_sum += shares[movers[index]]
        self.visits += 1

    def select(self, node: Node, state: State, mover: int, codes: list[int], luck: Chance) -> int:
        """The tree policy: the highest upper confidence bound among the actions that are legal here."""
        children = node.children
        missing = [code for code in codes if edge(code, mover) not in children]
        if missing:
            # An action that other cards did not allow gets its prior when it is first legal.
            values = Lookahead(self.rules, self.evaluation, mover, self.model).values(state, missing, luck, 0)
            for index in range(len(missing)):
                children[edge(missing[index], mover)] = Node(self.shares.after(values[index], mover))
        best = codes[0]
        highest = -1.0
        exploration = self.root_exploration if node is self.root else self.exploration
        for code in codes:
            child = children[edge(code, mover)]
            child.available += 1
            bound = child.value() + exploration * sqrt(log(child.available + 1.0) / (child.visits + 1.0))
            if bound > highest:
                highest = bound
                best = code
        return best

    def rollout_action(self, state: State, mover: int, codes: list[int], luck: Chance) -> int:
        """The rollout policy: what can be left to the rules is, else the action with the highest value."""
        rest = self.rules.hand_over(state, mover)
        if rest is not None:
            return rest
        values = Lookahead(self.rules, self.evaluation, mover, self.model).values(state, codes, luck, 0)
        best = codes[0]
        highest = values[0]
        for index in range(1, len(codes)):
            if values[index] > highest:
                highest = values[index]
                best = codes[index]
        return best


def root_priors(
    lookahead: Lookahead, shares: WinShares, state: State, codes: list[int], chance: Chance, prior_visits: float
) -> list[float]:
    """A share of the win for each action, averaged over determinizations; the more it counts, the longer it takes."""
    budget = int(PRIOR_POSITIONS * prior_visits)
    samples = lookahead.sampled(state, codes, chance, budget, PRIOR_DETERMINIZATIONS)
    priors: list[float] = []
    for index in range(len(codes)):
        total = 0.0
        for values in samples:
            total += shares.after(values[index], lookahead.seat)
        priors.append(total / len(samples))
    return priors

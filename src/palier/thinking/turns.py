"""Beam search over one's own turn, for games in which a turn is long.

What a turn can be made to come to tells more there than many short rollouts, so there is no tree: each iteration plans
the whole turn in another determinization, and an action is worth what the best turns that begin with it come to on
average. All actions meet the same determinizations and the same luck.
"""

from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.thinking.evaluation import Evaluation
from palier.thinking.lookahead import Lookahead, PlanningModel
from palier.thinking.search import ActionValue, Search
from palier.thinking.shares import WinShares
from palier.thinking.stopping import DECIDED, EQUAL_ERROR, is_decided

PLAN_COST: Final = 40
"""Iterations of other searches that take as long as the plan of a turn."""
FEWEST_PLANS: Final = 4
"""Determinizations without which nothing is decided."""
ENOUGH_PLANS: Final = 64
"""Determinizations after which more tell nothing new."""
PRIOR_VISITS: Final = EQUAL_ERROR
"""There are no priors: an action without a plan counts as even."""
LONGEST_TURN: Final = 80
"""Decisions of a turn that are planned."""
MOST_REPLIES: Final = 16
"""Replies of others in a row that are looked at."""
UNREACHED: Final = -1e18


class TurnSearch(Search):
    """All actions are planned equally often, so the one with the highest value is best."""

    def __init__(
        self,
        rules: Game[Any],
        evaluation: Evaluation[Any],
        planning: Evaluation[Any],
        model: PlanningModel[Any],
        state: State,
        seat: int,
        chance: Chance,
        beam: int,
    ) -> None:
        super().__init__(rules, state, seat, chance)
        self.evaluation = evaluation
        self.planning = planning
        """What plans go by; the other one tells how everybody stands at the root."""
        self.model = model
        self.beam = beam
        self.cost = PLAN_COST
        self.shares = WinShares(rules, evaluation, state)
        self.samples: list[list[float]] = []
        """The values of all actions, by determinization."""
        self.totals: list[float] = []

    def prepare(self) -> None:
        self.codes = self.rules.legal(self.state, self.seat)
        self.totals = [0.0] * len(self.codes)
        self.prepared = True

    def visit(self, code: int, visits: int) -> None:
        """Every iteration visits all actions."""
        if not self.prepared:
            self.prepare()
        for _ in range(2 * visits):
            if code in self.codes and self.visits >= visits:
                break
            self.iterate()

    def action_values(self, codes: list[int]) -> list[ActionValue]:
        values: list[ActionValue] = []
        for code in codes:
            if code in self.codes:
                total = PRIOR_VISITS * 0.5 + self.totals[self.codes.index(code)]
                values.append(ActionValue(code, self.visits, total / (PRIOR_VISITS + self.visits)))
            else:
                values.append(ActionValue(code, 0, 0.0))
        return values

    def best(self, codes: list[int]) -> int:
        best = codes[0]
        highest = -1.0
        for code, _, value in self.action_values(codes):
            if value > highest:
                best = code
                highest = value
        return best

    def iterate(self) -> None:
        luck = SeededChance(self.seed + self.visits, "plan")
        guess = self.rules.determinize(self.state, self.seat, luck)
        plan = TurnPlan(self.rules, self.evaluation, self.planning, self.model, self.seat, self.beam)
        shares = [self.shares.after(value, self.seat) for value in plan.values(guess, self.codes, luck)]
        self.samples.append(shares)
        self.visits += 1
        for index in range(len(self.codes)):
            self.totals[index] += shares[index]

    def lead(self, codes: list[int]) -> int:
        """Decided once every other action is surely worse than the best, or always exactly as good."""
        count = len(self.samples)
        if count < FEWEST_PLANS:
            return 0
        if count >= ENOUGH_PLANS:
            return DECIDED
        best = self.codes.index(self.best(codes))
        for other in range(len(self.codes)):
            if not is_decided([shares[best] - shares[other] for shares in self.samples]):
                return 0
        return DECIDED


class BeamPosition:
    """A position of the turn, its value, and the first actions that lead there, as bits."""

    __slots__ = ("roots", "state", "value")

    def __init__(self, state: State, value: float, roots: int) -> None:
        self.state = state
        self.value = value
        self.roots = roots


class TurnPlan:
    """What a seat can make of its turn in one determinization, looking at about `beam` positions a decision.

    The best positions are kept, however the seat came to them: cards played in another order lead to the same one, and
    the best of all may begin with something that looks bad. Where others may reply in between they do what looks best
    to them, in this determinization, and the turn goes on. `positions` counts all that were looked at.
    """

    def __init__(
        self,
        rules: Game[Any],
        evaluation: Evaluation[Any],
        planning: Evaluation[Any],
        model: PlanningModel[Any],
        seat: int,
        beam: int,
    ) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.planning = planning
        self.model = model
        self.seat = seat
        self.beam = beam
        self.positions: int = 0
        self.best_values: list[float] = []
        """By first action, the highest value that the turn can come to."""
        self.ends: list[State | None] = []
        """By first action, the position at the end of that turn."""

    def values(self, state: State, codes: list[int], luck: SeededChance) -> list[float]:
        """The value of each action, with the same luck for all turns: luck is then no reason to choose."""
        self.best_values = [UNREACHED] * len(codes)
        self.ends = [None] * len(codes)
        horizon = self.model.horizon(state)
        beam: dict[int, BeamPosition] = {}
        for index in range(len(codes)):
            self.expand(beam, state, codes[index], luck, 1 << index, horizon)
        for _ in range(LONGEST_TURN):
            if not beam:
                break
            beam = self.next_beam(beam, luck, horizon)
        for position in beam.values():
            self.finish(position.state, position.value, position.roots)
        return self.best_values

    def next_beam(self, beam: dict[int, BeamPosition], luck: SeededChance, horizon: int) -> dict[int, BeamPosition]:
        """One decision more: from the best positions, and from the best one of every first action."""
        positions = list(beam.values())
        order = [(-positions[index].value, index) for index in range(len(positions))]
        order.sort()
        after: dict[int, BeamPosition] = {}
        full = self.positions + self.beam
        covered = 0
        for _, index in order:
            position = positions[index]
            if self.positions < full or position.roots & ~covered:
                covered |= position.roots
                for code in self.rules.legal(position.state, self.seat):
                    self.expand(after, position.state, code, luck, position.roots, horizon)
        return after

    def expand(
        self, beam: dict[int, BeamPosition], state: State, code: int, luck: SeededChance, roots: int, horizon: int
    ) -> None:
        """What comes of an action: the end of the turn, or a position from which it goes on."""
        rules = self.rules
        after = state.clone()
        same = luck.twin()
        rules.apply(after, self.seat, code, same, None)
        self.positions += 1
        if not self.goes_on(after, same) or self.model.horizon(after) != horizon:
            self.finish(after, self.planning.value(after, self.seat), roots)
            return
        key = self.model.key(after)
        known = beam.get(key)
        if known is None:
            beam[key] = BeamPosition(after, self.planning.value(after, self.seat), roots)
        else:
            known.roots |= roots

    def goes_on(self, state: State, luck: Chance) -> bool:
        """Whether the seat decides next, once the others have replied where they may."""
        rules = self.rules
        for _ in range(MOST_REPLIES):
            seats = rules.to_act(state)
            if len(seats) != 1:
                return False
            mover = seats[0]
            if mover == self.seat:
                return True
            if rules.window(state, mover) is None:
                return False
            self.reply(state, mover, luck)
        return False

    def reply(self, state: State, mover: int, luck: Chance) -> None:
        """Somebody else does what looks best right after it."""
        codes = self.rules.legal(state, mover)
        code = codes[0]
        if len(codes) > 1:
            values = Lookahead(self.rules, self.evaluation, mover, self.model).values(state, codes, luck, 0)
            code = codes[values.index(max(values))]
        self.rules.apply(state, mover, code, luck, None)

    def finish(self, state: State, value: float, roots: int) -> None:
        for index in range(len(self.best_values)):
            if roots >> index & 1 and value > self.best_values[index]:
                self.best_values[index] = value
                self.ends[index] = state

"""Search where nobody touches what is another's: whole matches of one's own, played out by a beam of plans.

Nobody replies and nothing is dealt while a seat carries out what a card asks for, so what is chosen is a macro-action:
all its actions until something else is to be decided. The rest of the best one then needs no second thought. The value
of a macro-action is what it scores more than the favourite, the one that the evaluation likes best. The n-th rollout of
every macro-action has the same luck, and the favourite has as many rollouts as any, so that there is always something
to compare with.

In a rollout a beam of plans is kept going, turn by turn, and the best of them counts: a single one, chosen by the
evaluation alone, would say more about its own mistakes than about the macro-action.

Rollouts are dear, and the first few tell most: the best candidates get two each, the better third of them six, the best
two more and more, until twice as many candidates are taken in, with twice as many rollouts each.
"""

from math import exp
from typing import Any, Final, TypeVar

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.native import mypyc_attr
from palier.thinking.evaluation import Evaluation
from palier.thinking.lookahead import LOWEST, Lookahead, PlanningModel
from palier.thinking.search import ActionValue, Search
from palier.thinking.stopping import DECIDED
from palier.thinking.tree import LONGEST_ROLLOUT

S = TypeVar("S", bound=State)

ROLLOUT_COST: Final = 10
"""Iterations of other searches that a rollout counts as. It takes longer than these do elsewhere, but with fewer
rollouts for the same budget the search is hardly ahead of the planner."""
PRIOR_ROLLOUTS: Final = 1.5
"""Rollouts that the evaluation's first word on a macro-action counts for."""
ROLLOUT_BEAM: Final = 3
"""Plans kept going in a rollout."""
ROLLOUT_WIDTH: Final = 6
"""Actions looked at from each of them."""
MIDWAY_TURNS: Final = 4
MIDWAY_SHARE: Final = 0.45
"""What the plans look like after MIDWAY_TURNS counts this much beside the end, which knows more and is more a matter of
luck."""
MACRO_BEAM: Final = 24
"""Unfinished macro-actions kept while they are enumerated."""
MACRO_WIDTH: Final = 12
"""Actions looked at from each of them."""
MOST_MACROS: Final = 48
FIRST_CANDIDATES: Final = 12
FIRST_ROLLOUTS: Final = 2
"""Rollouts of each of the first candidates before the worse ones are dropped."""
KEEP_ONE_IN: Final = 3
ENOUGH_ROLLOUTS: Final = 6
"""Rollouts for each macro-action, on average, after which more tell nothing new."""

OUTLOOK_BUDGET: Final = 200
OUTLOOK_DETERMINIZATIONS: Final = 4
"""What the planner looks at, before its rollouts, to find the actions that deserve some."""
OUTLOOK_WIDTH: Final = 12
"""Actions that its rollouts choose among."""
FEW_ACTIONS: Final = 4
FEW_ACTIONS_BUDGET: Final = 40
"""Positions that its rollouts look at where there are few actions: what is begun next, and what is dealt for it, says
little right after."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SoloModel(PlanningModel[S]):
    """What a game tells in which nobody touches what is another's."""

    def solo(self, state: S, seat: int) -> S:
        """The position as seat 0 has it who sits there alone. Actions keep their codes."""
        raise NotImplementedError

    def episode(self, state: S) -> int:
        """A number that changes where something else is to be decided, though nothing new may have come to light."""
        return self.horizon(state)


class MacroAction:
    """A seat's own actions until something else is to be decided. Values are points more than the favourite's."""

    __slots__ = ("codes", "prior", "value_sum", "visits")

    def __init__(self, codes: list[int], prior: float) -> None:
        self.codes = codes
        self.prior = prior
        self.visits: int = 0
        self.value_sum: float = 0.0

    def value(self) -> float:
        return (PRIOR_ROLLOUTS * self.prior + self.value_sum) / (PRIOR_ROLLOUTS + self.visits)


class PlanPosition:
    """A position of a plan, its value, and the actions that lead there."""

    __slots__ = ("codes", "state", "value")

    def __init__(self, value: float, state: State, codes: list[int]) -> None:
        self.value = value
        self.state = state
        self.codes = codes


class SoloSearch(Search):
    """Values are shares too: an even one for what scores as much as the favourite, more for what scores more."""

    def __init__(
        self,
        rules: Game[Any],
        evaluation: Evaluation[Any],
        model: SoloModel[Any],
        state: State,
        seat: int,
        chance: Chance,
        rivals: int = 1,
    ) -> None:
        super().__init__(rules, state, seat, chance)
        self.evaluation = evaluation
        self.model = model
        self.rivals = rivals
        self.cost = ROLLOUT_COST
        self.next_candidates: int = FIRST_CANDIDATES
        self.next_rollouts: int = FIRST_ROLLOUTS
        self.macros: list[MacroAction] = []
        self.live: list[MacroAction] = []
        """The candidates that have not been dropped."""
        self.wanted: int = 0
        """Rollouts of each of these before the next are dropped."""
        self.favourite = MacroAction([], 0.0)
        self.favourite_value: float = 0.0
        """What the evaluation says of it."""
        self.favourite_scores: list[float] = []
        """What it scored, rollout by rollout."""
        self.values_after: dict[int, float] = {}
        """What the evaluation says right after every single action."""
        self.under_way: bool = False
        """Whether the state lies on a macro-action that was chosen."""

    # Macro-actions

    def prepare(self) -> None:
        luck = SeededChance(self.seed, "try")
        guess = self.rules.determinize(self.state, self.seat, luck)
        ends = self.enumerate(PlanPosition(0.0, guess, []))
        self.favourite_value = ends[0].value
        self.macros = [MacroAction(end.codes, end.value - self.favourite_value) for end in ends[:MOST_MACROS]]
        self.favourite = self.macros[0]
        self.prepared = True
        self.take_in()

    def enumerate(self, start: PlanPosition) -> list[PlanPosition]:
        """Where macro-actions from a position end, best first."""
        rules = self.rules
        model = self.model
        seat = self.seat
        episode = model.episode(start.state)
        luck = SeededChance(self.seed, "way")
        is_first = not start.codes
        beam = [start]
        ends: dict[int, PlanPosition] = {}
        while beam:
            unfinished: dict[int, PlanPosition] = {}
            for position in beam:
                if position.codes:
                    codes = model.shortlist(position.state, seat, MACRO_WIDTH)
                else:
                    codes = rules.legal(position.state, seat)
                for code in codes:
                    after = position.state.clone()
                    rules.apply(after, seat, code, luck.twin(), None)
                    value = self.evaluation.value(after, seat)
                    if is_first:
                        self.values_after[code] = value
                    is_end = self.is_done(after) or model.episode(after) != episode
                    known = ends if is_end else unfinished
                    key = model.key(after)
                    if key not in known:
                        known[key] = PlanPosition(value, after, [*position.codes, code])
            is_first = False
            beam = best_of(list(unfinished.values()), MACRO_BEAM)
        return best_of(list(ends.values()), len(ends))

    def is_done(self, state: State) -> bool:
        """Whether the evaluation has counted whatever is left."""
        return not self.rules.to_act(state) or self.rules.is_open(state)

    def take_in(self) -> None:
        self.live = ranked(self.macros)[: self.next_candidates]
        self.wanted = self.next_rollouts
        self.next_candidates *= 2
        self.next_rollouts *= 2

    def macros_of(self, code: int) -> list[MacroAction]:
        return [macro for macro in self.macros if macro.codes[0] == code]

    def add_macro(self, code: int) -> None:
        """The best macro-action that begins with an action that none of those enumerated began with."""
        luck = SeededChance(self.seed, "try")
        guess = self.rules.determinize(self.state, self.seat, luck)
        episode = self.model.episode(guess)
        self.rules.apply(guess, self.seat, code, luck, None)
        codes = [code]
        value = self.evaluation.value(guess, self.seat)
        if not self.is_done(guess) and self.model.episode(guess) == episode:
            end = self.enumerate(PlanPosition(0.0, guess, codes))[0]
            codes = end.codes
            value = end.value
        self.macros.append(MacroAction(codes, value - self.favourite_value))

    # For callers

    def visit(self, code: int, visits: int) -> None:
        if not self.prepared:
            self.prepare()
        if not self.macros_of(code):
            self.add_macro(code)
        macro = ranked(self.macros_of(code))[0]
        while macro.visits < visits:
            self.simulate(macro)

    def action_values(self, codes: list[int]) -> list[ActionValue]:
        values: list[ActionValue] = []
        for code in codes:
            macros = self.macros_of(code)
            if macros:
                visits = sum([macro.visits for macro in macros])
                values.append(ActionValue(code, visits, self.share(ranked(macros)[0].value())))
            else:
                ahead = self.values_after.get(code, 0.0) - self.values_after.get(self.favourite.codes[0], 0.0)
                values.append(ActionValue(code, 0, self.share(min(0.0, ahead))))
        return values

    def share(self, ahead: float) -> float:
        """The share of the win of what scores so many points more than the favourite."""
        return 1.0 / (1.0 + self.rivals * exp(-ahead / self.evaluation.scale))

    def best(self, codes: list[int]) -> int:
        """Where the best macro-action begins, of those in the last rounds: one lucky rollout is no promise."""
        return ranked(self.live)[0].codes[0]

    def continuation(self, code: int) -> list[int]:
        macros = [macro for macro in ranked(self.live) if macro.codes[0] == code]
        return macros[0].codes[1:] if macros else []

    def lead(self, codes: list[int]) -> int:
        """Decided where the evaluation has counted it all, and along a macro-action that was chosen."""
        if not self.prepared:
            return 0
        all_in = self.next_candidates >= len(self.macros) and self.visits >= ENOUGH_ROLLOUTS * len(self.macros)
        return DECIDED if self.under_way or all_in or self.rules.is_open(self.state) else 0

    def advance(self, state: State, code: int) -> bool:
        """Goes on along the macro-action that was chosen: nothing new has come to light."""
        macros = [macro for macro in self.live if macro.codes[0] == code and len(macro.codes) > 1]
        if not macros:
            return False
        after = self.state.clone()
        self.rules.apply(after, self.seat, code, SeededChance(self.seed), None)
        self.state = after
        for macro in macros:
            macro.codes = macro.codes[1:]
        self.macros = macros
        self.live = macros
        self.favourite = ranked(macros)[0]
        self.under_way = True
        return True

    # Rollouts

    def iterate(self) -> None:
        self.simulate(self.next_macro())

    def next_macro(self) -> MacroAction:
        """The live candidate with the fewest rollouts; when all have had enough, the worse ones are dropped."""
        while True:
            least = self.live[0]
            for macro in self.live:
                if macro.visits < least.visits:
                    least = macro
            if least.visits < self.wanted:
                return least
            if len(self.live) > 2:
                self.live = ranked(self.live)[: max(2, (len(self.live) + KEEP_ONE_IN - 1) // KEEP_ONE_IN)]
                self.wanted *= KEEP_ONE_IN
            else:
                self.take_in()

    def simulate(self, macro: MacroAction) -> None:
        """A rollout of a macro-action, or of the favourite while that has not had as many."""
        if macro.visits >= self.favourite.visits:
            macro = self.favourite
        luck = SeededChance(self.seed + macro.visits, "try")
        state = self.rules.determinize(self.state, self.seat, luck)
        for code in macro.codes:
            self.rules.apply(state, self.seat, code, luck, None)
        midway, end = self.rollout(state, luck)
        score = MIDWAY_SHARE * midway + (1.0 - MIDWAY_SHARE) * end
        if macro is self.favourite:
            self.favourite_scores.append(score)
        else:
            macro.value_sum += score - self.favourite_scores[macro.visits]
        macro.visits += 1
        self.visits += 1

    def rollout(self, state: State, luck: Chance) -> tuple[float, float]:
        """The value of the best plan midway, and in the end."""
        value = self.evaluation.value(state, self.seat)
        if self.is_done(state):
            return value, value
        beam = [PlanPosition(value, state, [])]
        midway = LOWEST
        end = LOWEST
        for turn in range(LONGEST_ROLLOUT):
            if turn == MIDWAY_TURNS:
                midway = max(end, beam[0].value)
            beam, ended = self.next_turn(beam, luck)
            end = max(end, ended)
            if not beam:
                break
        return (end if midway == LOWEST else midway), end

    def next_turn(self, beam: list[PlanPosition], luck: Chance) -> tuple[list[PlanPosition], float]:
        """The best plans when the next card has been turned up, and the best value of those that came to their end."""
        rules = self.rules
        model = self.model
        seat = self.seat
        horizon = min([model.horizon(position.state) for position in beam])
        later: dict[int, PlanPosition] = {}
        active: list[PlanPosition] = []
        for position in beam:
            if model.horizon(position.state) == horizon:
                active.append(position)
            else:
                later[model.key(position.state)] = position
        ended = LOWEST
        while active:
            unfinished: dict[int, PlanPosition] = {}
            for position in active:
                for code in model.shortlist(position.state, seat, ROLLOUT_WIDTH):
                    after = position.state.clone()
                    rules.apply(after, seat, code, luck, None)
                    if self.is_done(after):
                        ended = max(ended, self.evaluation.value(after, seat))
                        continue
                    known = unfinished if model.horizon(after) == horizon else later
                    key = model.key(after)
                    if key not in known:
                        known[key] = PlanPosition(self.evaluation.value(after, seat), after, [])
            active = best_of(list(unfinished.values()), ROLLOUT_BEAM)
        return best_of(list(later.values()), ROLLOUT_BEAM), ended


def best_of(positions: list[PlanPosition], most: int) -> list[PlanPosition]:
    """Best first; of equals those that came first."""
    order = [(-positions[index].value, index) for index in range(len(positions))]
    order.sort()
    return [positions[index] for _, index in order[:most]]


def ranked(macros: list[MacroAction]) -> list[MacroAction]:
    order = [(-macros[index].value(), index) for index in range(len(macros))]
    order.sort()
    return [macros[index] for _, index in order]


# The planner's rollouts: a few turns, most decisions taken by the evaluation alone


class Outlook:
    """What an action is worth a few turns later, for a planner that has no time for whole matches."""

    def __init__(self, rules: Game[Any], evaluation: Evaluation[Any], model: SoloModel[Any], seat: int) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.model = model
        self.seat = seat

    def values(
        self, state: State, codes: list[int], chance: Chance, candidates: int, rollouts: int, turns: int
    ) -> list[float]:
        """The mean of so many rollouts for the actions that look best; the others are LOWEST."""
        first = chance.below(1 << 30)
        lookahead = Lookahead(self.rules, self.evaluation, self.seat, self.model)
        samples = lookahead.sampled(state, codes, chance, OUTLOOK_BUDGET, OUTLOOK_DETERMINIZATIONS)
        order = [(-sum([values[index] for values in samples]), index) for index in range(len(codes))]
        order.sort()
        tried = [codes[index] for _, index in order[:candidates]]
        total = dict.fromkeys(tried, 0.0)
        for number in range(rollouts if len(tried) > 1 else 0):
            for code in tried:
                luck = SeededChance(first + number, "try")
                after = self.rules.determinize(state, self.seat, luck)
                self.rules.apply(after, self.seat, code, luck, None)
                total[code] += self.rollout(after, luck, turns) / rollouts
        return [total.get(code, LOWEST) for code in codes]

    def rollout(self, state: State, luck: Chance, turns: int = LONGEST_ROLLOUT) -> float:
        """Plays so many turns, or to the end, on the state itself; returns the value there."""
        rules = self.rules
        model = self.model
        seat = self.seat
        lookahead = Lookahead(rules, self.evaluation, seat, model, OUTLOOK_WIDTH)
        horizon = model.horizon(state)
        for _ in range(LONGEST_ROLLOUT):
            if not rules.to_act(state) or rules.is_open(state):
                break
            if model.horizon(state) != horizon:
                horizon = model.horizon(state)
                turns -= 1
                if turns < 0:
                    break
            codes = model.shortlist(state, seat, OUTLOOK_WIDTH)
            code = codes[0]
            if len(codes) > 1:
                budget = FEW_ACTIONS_BUDGET if len(codes) <= FEW_ACTIONS else 0
                values = lookahead.values(state, codes, luck, budget)
                code = codes[values.index(max(values))]
            rules.apply(state, seat, code, luck, None)
        return self.evaluation.value(state, seat)

"""A search for games in which luck falls everywhere: all actions are tried equally often, with the same luck.

A tree has no use there, since hardly any position comes twice: an action is tried by playing on, everybody as a net
that has taught itself says, or the evaluation where there is none. What tells two actions apart is small beside what
dice and cards do meanwhile, so the n-th try of every action meets the same cards in the hands of others and, turn by
turn, the same luck: an action that takes one die more or less shifts the luck of its own turn and of none after. The
worse half of the actions goes as soon as all have been tried often enough, and again when the others have been tried
twice as often, until two are left.
"""

from typing import Any, Final

from palier.engine.certainty import SURE, is_settled
from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.insight import Insight
from palier.engine.judging import judged
from palier.engine.lookahead import at_a_glance
from palier.engine.search import LONGEST, SEATS, TRUST, Node, Search

ENOUGH: Final = 24
"""Tries of every action before the worse half goes."""
NET_TRUST: Final = 40.0
"""How many tries the first opinion of a net is worth: it has seen more than a few tries can tell."""
LAST: Final = 2
"""So many actions are tried to the end."""
PARTS: Final[list[float]] = [0.71, 0.29]
"""What counts of a try: what it promises after the last own turn of the outlook, and after the one before. Later
promises know more, and are more a matter of luck."""


class Paired(Search):
    """Promises of actions that were tried less often are told as if they had met the luck of the best one's tries."""

    def __init__(self, game: Game[Any], state: State, seat: int, chance: Chance) -> None:
        super().__init__(game, state, seat, chance)
        # The actions still in the running, and how often each is to be tried before the worse half goes.
        self.live: list[int] = []
        self.wanted: int = ENOUGH
        self.found: dict[int, list[float]] = {}
        """What each action promised, try by try."""
        net = game.net_for(self.players)
        self.insight: Insight | None = None if net is None else Insight(game, net)
        self.trust: float = TRUST if net is None else NET_TRUST

    def form_opinions(self) -> None:
        if self.insight is None:
            super().form_opinions()
        else:
            self.codes = self.game.legal(self.state, self.seat)
            for code in self.codes:
                promise = self.insight.promise(self.state, self.seat, code)
                self.root.children[code * SEATS + self.seat] = Node(promise)
            self.has_opinions = True
        self.live = list(self.codes)
        self.found = {code: [] for code in self.codes}
        for code in self.codes:
            self.root.children[code * SEATS + self.seat].trust = self.trust

    def standing(self, code: int, tries: int) -> float:
        """What the first so many tries of an action promise, together with the first opinion on it."""
        total = self.trust * self.root.children[code * SEATS + self.seat].prior
        found = self.found[code]
        for number in range(tries):
            total += found[number]
        return total / (self.trust + tries)

    def ranked(self, codes: list[int]) -> list[int]:
        """Best first, by the tries that all of them have had."""
        tries = min([len(self.found[code]) for code in codes])
        order = [(-self.standing(codes[index], tries), index) for index in range(len(codes))]
        order.sort()
        return [codes[index] for _, index in order]

    def best(self, codes: list[int]) -> int:
        return self.ranked(self.live)[0]

    def actions(self, codes: list[int]) -> list[tuple[int, int, float]]:
        best = self.best(codes)
        most = len(self.found[best])
        result: list[tuple[int, int, float]] = []
        for code in codes:
            tries = len(self.found[code])
            both = min(tries, most)
            behind = self.standing(best, both) - self.standing(code, both)
            result.append((code, tries, min(1.0, max(0.0, self.standing(best, most) - behind))))
        return result

    def lead(self, codes: list[int]) -> int:
        """Thinking on is of no use when each other action is certainly worse than the best, or always as good."""
        if not self.live or self.root.visits < ENOUGH * len(self.live):
            return 0
        best = self.best(codes)
        tries = min([len(self.found[code]) for code in self.live])
        for code in self.live:
            ahead = [self.found[best][number] - self.found[code][number] for number in range(tries)]
            if code != best and not is_settled(ahead):
                return 0
        return SURE

    # One iteration

    def iterate(self) -> None:
        code = self.insisted
        if code not in self.found:
            code = self.next_one()
        found = self.found[code]
        promise = self.try_out(code, len(found))
        found.append(promise)
        node = self.root.children[code * SEATS + self.seat]
        node.visits += 1
        node.worth += promise
        self.root.visits += 1

    def next_one(self) -> int:
        """Of the actions in the running the one tried least."""
        chosen = self.live[0]
        for code in self.live:
            if len(self.found[code]) < len(self.found[chosen]):
                chosen = code
        if len(self.found[chosen]) >= self.wanted and len(self.live) > LAST:
            self.live = self.ranked(self.live)[: max(LAST, (len(self.live) + 1) // 2)]
            self.wanted *= 2
            return self.next_one()
        return chosen

    def try_out(self, code: int, number: int) -> float:
        """Plays on through so many own turns as the outlook tells, and the one under way where it is one's own."""
        game = self.game
        seat = self.seat
        luck = SeededChance(self.luck + number, "try")
        state = game.determinize(self.state, seat, luck)
        owner = game.turn_of(state)
        left = self.outlook + 1 if owner == seat else self.outlook
        turn = 0
        total = 0.0
        counted = 0.0
        game.apply(state, seat, code, luck, None)
        for _ in range(LONGEST):
            actor = self.actor(state)
            if actor < 0:
                break
            if game.turn_of(state) != owner:
                if owner == seat:
                    left -= 1
                    if left < len(PARTS):
                        total += PARTS[left] * self.after_turn(state)
                        counted += PARTS[left]
                    if left == 0:
                        return total / counted
                owner = game.turn_of(state)
                turn += 1
                luck = SeededChance(self.luck + number, f"turn {turn}")
            codes = game.legal(state, actor)
            chosen = codes[0] if len(codes) == 1 else self.likely(state, actor, codes, luck)
            game.apply(state, actor, chosen, luck, None)
        # All that would have followed counts as the end does.
        rest = 0.0
        for part in range(min(left, len(PARTS))):
            rest += PARTS[part]
        return (total + rest * self.promises(state)[seat]) / (counted + rest)

    def after_turn(self, state: State) -> float:
        """What a position between turns promises the seat."""
        game = self.game
        if self.insight is not None:
            return self.insight.share(state, self.seat)
        promises = judged(game, state, self.seat) if len(game.judgement) > 0 else self.promises(state)
        return promises[self.seat]

    def likely(self, state: State, actor: int, codes: list[int], luck: Chance) -> int:
        """What looks best to whoever acts if dice fall in the middle: nobody knows how they will."""
        rest = self.game.hand_over(state, actor)
        if rest is not None:
            return rest
        if self.insight is not None:
            return self.insight.choose(state, actor, codes)
        return at_a_glance(self.game, state, actor, codes)

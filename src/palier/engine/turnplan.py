"""Planning one's own turn breadth first, in loops that stay inside compiled code.

Step by step the best positions are kept, however the seat came to them: cards played in another order lead to the same
position, and what is best of them all may begin with something that looks bad. Where others may answer in between they
do what looks best to them, in this guess of what they hold, and the turn goes on.
"""

from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.lookahead import values

LONGEST: Final = 80
"""The most decisions of a turn that are planned."""
ANSWERS: Final = 16
"""The most answers of others in a row."""
UNKNOWN: Final = -1e18


class Step:
    """A position of the turn, what it is worth, and the first actions that lead there, as bits."""

    __slots__ = ("roots", "state", "worth")

    def __init__(self, state: State, worth: float, roots: int) -> None:
        self.state = state
        self.worth = worth
        self.roots = roots


class TurnPlan:
    """What a seat can make of its turn in one guess of what it cannot see, looking at about `breadth` positions a step.

    `tried` counts them all.
    """

    def __init__(self, game: Game[Any], seat: int, breadth: int) -> None:
        self.game = game
        self.seat = seat
        self.breadth = breadth
        self.tried: int = 0
        self.worth: list[float] = []
        """By first action, the best that the turn can come to."""
        self.ends: list[State | None] = []
        """By first action, the position at the end of that turn."""

    def values(self, state: State, codes: list[int], luck: SeededChance) -> list[float]:
        """What each action is worth; luck is the same for all turns, which is then no reason to choose."""
        self.worth = [UNKNOWN] * len(codes)
        self.ends = [None] * len(codes)
        horizon = self.game.horizon(state)
        steps: dict[int, Step] = {}
        for index in range(len(codes)):
            self.take(steps, state, codes[index], luck, 1 << index, horizon)
        for _ in range(LONGEST):
            if not steps:
                break
            steps = self.go_on(steps, luck, horizon)
        for step in steps.values():
            self.end(step.state, step.worth, step.roots)
        return self.worth

    def go_on(self, steps: dict[int, Step], luck: SeededChance, horizon: int) -> dict[int, Step]:
        """One decision more: after the best, as far as the breadth goes, and after the best with each first action."""
        every = list(steps.values())
        order = [(-every[index].worth, index) for index in range(len(every))]
        order.sort()
        after: dict[int, Step] = {}
        full = self.tried + self.breadth
        covered = 0
        for _, index in order:
            step = every[index]
            if self.tried < full or step.roots & ~covered:
                covered |= step.roots
                for code in self.game.legal(step.state, self.seat):
                    self.take(after, step.state, code, luck, step.roots, horizon)
        return after

    def take(
        self, steps: dict[int, Step], state: State, code: int, luck: SeededChance, roots: int, horizon: int
    ) -> None:
        """What comes of an action: the end of the turn, or a position from which it goes on."""
        game = self.game
        after = state.clone()
        same = luck.twin()
        game.apply(after, self.seat, code, same, None)
        self.tried += 1
        if not self.goes_on(after, same) or game.horizon(after) != horizon:
            self.end(after, game.appraise(after, self.seat), roots)
            return
        key = game.likeness(after)
        known = steps.get(key)
        if known is None:
            steps[key] = Step(after, game.appraise(after, self.seat), roots)
        else:
            known.roots |= roots

    def goes_on(self, state: State, luck: Chance) -> bool:
        """Whether the seat decides next, once the others have answered where they may."""
        game = self.game
        for _ in range(ANSWERS):
            seats = game.to_act(state)
            if len(seats) != 1:
                return False
            actor = seats[0]
            if actor == self.seat:
                return True
            if game.window(state, actor) is None:
                return False
            answer(game, state, actor, luck)
        return False

    def end(self, state: State, worth: float, roots: int) -> None:
        for index in range(len(self.worth)):
            if roots >> index & 1 and worth > self.worth[index]:
                self.worth[index] = worth
                self.ends[index] = state


def answer(game: Game[Any], state: State, actor: int, luck: Chance) -> None:
    """Somebody does what looks best at a glance."""
    codes = game.legal(state, actor)
    code = codes[0]
    if len(codes) > 1:
        worth = values(game, state, actor, codes, luck, 0)
        code = codes[worth.index(max(worth))]
    game.apply(state, actor, code, luck, None)

"""Information-set Monte Carlo tree search, in one loop that stays inside compiled code.

Each iteration deals the hidden part anew, so that one tree holds what is good whatever the others may have (Cowling,
Powley, Whitehouse: single observer). Every seat goes for its own good (max^n). Luck is not in the tree: an action
stands for all that chance may make of it. Like the rest of the engine it has no clock: callers ask for iterations.
"""

from math import exp, log, sqrt
from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.judging import judged
from palier.engine.lookahead import guesses, values

SEATS: Final = 16
"""More than sit at any table: a child is known by its action and by who acts."""
NOTHING: Final = -1
EXPLORE: Final = 0.15
EXPLORE_ROOT: Final = 0.3
"""More where the choice is made: there a wrong first opinion costs a move, further down a few tries."""
TRUST: Final = 3.0
"""How many visits the first opinion on an action, from the evaluation, is worth."""
POSITIONS: Final = 125
GUESSES: Final = 8
"""First opinions at the root are worth more, as the game says, and take so many positions for each try that they are
worth: each is an average over guesses of what is hidden."""
LONGEST: Final = 300
"""The most steps of an iteration."""
CERTAIN: Final = 30.0
"""Log-odds beyond which a win is told as certain."""


class Node:
    """What came of an action, from the point of view of whoever took it."""

    __slots__ = ("available", "children", "prior", "trust", "visits", "worth")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.trust: float = TRUST
        self.visits: int = 0
        self.available: int = 0
        self.worth: float = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return (self.trust * self.prior + self.worth) / (self.trust + self.visits)


class Search:
    """A tree for one decision of one seat. `state` may be any guess that fits what the seat knows."""

    def __init__(self, game: Game[Any], state: State, seat: int, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.chance = chance
        self.players: int = game.players_of(state)
        self.root = Node(0.5)
        self.codes: list[int] = []
        # As how many of a budget of iterations one counts.
        self.cost: int = 1
        self.insisted: int = NOTHING
        self.has_opinions: bool = False
        self.luck: int = chance.below(1 << 30)
        self.outlook: int = game.pace.outlook
        self.explore: float = EXPLORE
        self.explore_root: float = EXPLORE_ROOT
        # Where all start from: what each seat's position is worth, and its odds.
        self.worth: list[float] = [game.evaluate(state, each) for each in range(self.players)]
        self.odds: list[float] = [log_odds(share) for share in self.shares(self.worth)]

    def move_on(self, state: State, code: int) -> bool:
        """Goes on from what the seat's own action led to, and keeps what is known about it; False when nothing is."""
        child = self.root.children.get(code * SEATS + self.seat)
        if child is None or not child.children:
            return False
        self.root = child
        self.has_opinions = False
        self.state = state
        return True

    def within(self, budget: int) -> int:
        """How many iterations a budget is enough for, at least one; it is told in such as take no longer than most."""
        return max(1, budget // self.cost)

    def run(self, iterations: int) -> None:
        if not self.has_opinions:
            self.form_opinions()
        for _ in range(iterations):
            self.iterate()

    def form_opinions(self) -> None:
        """First opinions on the seat's actions. They are open in every guess alike, since the seat knows them."""
        codes = self.game.legal(self.state, self.seat)
        self.codes = codes
        budget = int(POSITIONS * self.game.pace.trust)
        found = guesses(self.game, self.state, self.seat, codes, self.chance, budget, GUESSES)
        children = self.root.children
        for index in range(len(codes)):
            key = codes[index] * SEATS + self.seat
            if key not in children:
                children[key] = Node(0.0)
            total = 0.0
            for guess in found:
                total += self.opinion(guess[index], self.seat)
            children[key].prior = total / len(found)
            children[key].trust = self.game.pace.trust
        self.has_opinions = True

    def insist(self, code: int, visits: int) -> None:
        """Tries one action of the seat until it has been tried so often, as far as twice as many iterations do."""
        if not self.has_opinions:
            self.form_opinions()
        self.insisted = code
        for _ in range(2 * visits):
            child = self.root.children.get(code * SEATS + self.seat)
            if child is not None and child.visits >= visits:
                break
            self.iterate()
        self.insisted = NOTHING

    def actions(self, codes: list[int]) -> list[tuple[int, int, float]]:
        """For each action: its code, how often it was tried, and the share of wins that it promises."""
        result: list[tuple[int, int, float]] = []
        for code in codes:
            child = self.root.children.get(code * SEATS + self.seat)
            if child is None:
                result.append((code, 0, 0.0))
            else:
                result.append((code, child.visits, self.promise(child)))
        return result

    def promise(self, child: Node) -> float:
        return child.mean()

    def best(self, codes: list[int]) -> int:
        """The action tried most often; of equals, and while first opinions outweigh the tries, what promises most."""
        weighed = self.is_weighed(codes)
        chosen = codes[0]
        most = -1.0
        highest = -1.0
        for code, tried, promise in self.actions(codes):
            count = float(tried) if weighed else 0.0
            if count > most or (count == most and promise > highest):
                chosen = code
                most = count
                highest = promise
        return chosen

    def is_weighed(self, codes: list[int]) -> bool:
        """Whether there have been as many tries as the first opinions are worth together."""
        return self.root.visits >= self.game.pace.trust * len(codes)

    def ahead(self, code: int) -> list[int]:
        """What the seat means to do after this action whatever happens, where that was thought of together with it."""
        return []

    def lead(self, codes: list[int]) -> int:
        """How many tries more the action tried most often has than the next: so many could not change the choice."""
        if not self.is_weighed(codes):
            return 0
        first = 0
        second = 0
        for _, tried, _ in self.actions(codes):
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
        return first - second

    # One iteration

    def iterate(self) -> None:
        """Down the tree while its positions are known well enough, then on by the evaluation."""
        game = self.game
        code = self.insisted
        if code * SEATS + self.seat not in self.root.children:
            code = self.select(self.root, self.state, self.seat, self.codes, self.chance)
        node = self.root.children[code * SEATS + self.seat]
        path: list[Node] = [self.root, node]
        takers: list[int] = [self.seat, self.seat]
        # The n-th try of every action meets the same cards and the same luck: what differs is the action's doing.
        luck = SeededChance(self.luck + node.visits, "try")
        state = game.determinize(self.state, self.seat, luck)
        owner = self.seat if game.window(state, self.seat) is None else NOTHING
        turns = self.outlook if owner == NOTHING else self.outlook + 1
        game.apply(state, self.seat, code, luck, None)
        in_tree = True
        between_turns = False
        for _ in range(LONGEST):
            actor = self.actor(state)
            if actor < 0:
                break
            if actor != owner and game.window(state, actor) is None:
                # A turn has ended. Positions just before and just after one's own do not compare: all are judged after.
                if owner == self.seat:
                    turns -= 1
                between_turns = turns == 0 and owner != NOTHING
                if between_turns:
                    break
                owner = actor
            codes = game.legal(state, actor)
            code = codes[0]
            if in_tree and len(codes) > 1 and node.visits < game.pace.patience:
                in_tree = False
            if len(codes) > 1 and in_tree:
                code = self.select(node, state, actor, codes, luck)
                node = node.children[code * SEATS + actor]
                path.append(node)
                takers.append(actor)
            elif len(codes) > 1:
                code = self.likely(state, actor, codes, luck)
            game.apply(state, actor, code, luck, None)
        is_judged = between_turns and len(game.judgement) > 0
        promises = judged(game, state, self.seat) if is_judged else self.promises(state)
        for index in range(len(path)):
            node = path[index]
            node.visits += 1
            node.worth += promises[takers[index]]

    def actor(self, state: State) -> int:
        seats = self.game.to_act(state)
        if not seats:
            return -1
        if len(seats) > 1 and self.seat in seats:
            return self.seat
        return seats[0]

    def select(self, node: Node, state: State, actor: int, codes: list[int], luck: Chance) -> int:
        children = node.children
        missing = [code for code in codes if code * SEATS + actor not in children]
        if missing:
            # What was not possible before, with other cards, gets its first opinion when it first is.
            opinions = values(self.game, state, actor, missing, luck, 0)
            for index in range(len(missing)):
                children[missing[index] * SEATS + actor] = Node(self.opinion(opinions[index], actor))
        best = codes[0]
        highest = -1.0
        explore = self.explore_root if node is self.root else self.explore
        for code in codes:
            child = children[code * SEATS + actor]
            child.available += 1
            score = child.mean() + explore * sqrt(log(child.available + 1.0) / (child.visits + 1.0))
            if score > highest:
                highest = score
                best = code
        return best

    def likely(self, state: State, actor: int, codes: list[int], luck: Chance) -> int:
        """What looks best to whoever acts, by the evaluation; what can be left to the rules is."""
        rest = self.game.hand_over(state, actor)
        if rest is not None:
            return rest
        opinions = values(self.game, state, actor, codes, luck, 0)
        best = codes[0]
        highest = opinions[0]
        for index in range(1, len(codes)):
            if opinions[index] > highest:
                highest = opinions[index]
                best = codes[index]
        return best

    # What a position promises

    def promises(self, state: State) -> list[float]:
        """Each seat's share of the win: as it is at the end, as the evaluation sees it before."""
        game = self.game
        seats = range(self.players)
        if not game.to_act(state):
            outcome = game.outcome(state)
            if outcome is not None:
                return [outcome.share(seat) for seat in seats]
        return self.shares([game.evaluate(state, seat) for seat in seats])

    def shares(self, worth: list[float]) -> list[float]:
        """Each seat's share of the win by what its position is worth."""
        most = max(worth)
        parts = [exp(max(-CERTAIN, (one - most) / self.game.swing)) for one in worth]
        total = sum(parts)
        return [part / total for part in parts]

    def opinion(self, worth: float, seat: int) -> float:
        """The share of the win that a seat has with this, if what it gains is lost by the others in equal parts."""
        gain = (worth - self.worth[seat]) / self.game.swing
        odds = self.odds[seat] + gain * self.players / (self.players - 1.0)
        if odds > CERTAIN:
            return 1.0
        if odds < -CERTAIN:
            return 0.0
        return 1.0 / (1.0 + exp(-odds))


def log_odds(share: float) -> float:
    if share <= 0.0:
        return -CERTAIN
    if share >= 1.0:
        return CERTAIN
    return log(share / (1.0 - share))

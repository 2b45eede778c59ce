"""Looking ahead for whoever plays alone: matches played to their end, as many as there is time for.

Nobody answers, so there is no tree: an action is worth what it scores in the end more than the favourite, the one that
the evaluation likes best. The n-th match after every action is dealt the same, so that what differs is the action's
doing, and the favourite is tried as often as any, so that there is always something to compare with.
"""

from math import exp, log, sqrt
from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.lookahead import guesses, values
from palier.engine.planned import Planned
from palier.engine.search import LONGEST, SEATS, Node, Search

EXPLORE: Final = 1.0
"""How much better than it looks an action may be that was hardly tried, in swings of the score."""
BUDGET: Final = 200
GUESSES: Final = 4
TRUST: Final = 8.0
"""How many matches the first opinion on an action is worth."""
MATCH: Final = 6
"""A match to its end takes as long as several iterations elsewhere, and counts as so many."""
FEW: Final = 4
AHEAD: Final = 24
"""In these matches too a decision between a few actions is looked at further, in so many positions: what is begun next
and what is dealt for it says little at a glance."""
SURE: Final = 1 << 30


class Alone(Search):
    """Promises are shares too: one half for what scores as much as the favourite, more for what scores more."""

    def __init__(self, game: Game[Any], state: State, seat: int, chance: Chance) -> None:
        super().__init__(game, state, seat, chance)
        self.cost = MATCH
        self.explore = EXPLORE * game.swing
        self.favourite: int = 0
        self.scores: list[float] = []
        """What the favourite scored, match by match."""

    def form_opinions(self) -> None:
        codes = self.game.legal(self.state, self.seat)
        found = guesses(self.game, self.state, self.seat, codes, self.chance, BUDGET, GUESSES)
        worth = [sum([guess[index] for guess in found]) / len(found) for index in range(len(codes))]
        most = max(worth)
        self.favourite = codes[worth.index(most)]
        for index in range(len(codes)):
            node = Node(worth[index] - most)
            node.trust = TRUST
            self.root.children[codes[index] * SEATS + self.seat] = node
        self.has_opinions = True

    def promise(self, child: Node) -> float:
        return 1.0 / (1.0 + exp(-child.mean() / self.game.swing))

    def is_weighed(self, codes: list[int]) -> bool:
        """Never: the favourite is tried most often whatever comes of it, so what promises most is best."""
        return False

    def lead(self, codes: list[int]) -> int:
        """Where nothing is left to chance the evaluation has counted it all; elsewhere any action may come out best."""
        return SURE if self.has_opinions and self.game.is_open(self.state) else 0

    def iterate(self) -> None:
        code = self.insisted
        if code * SEATS + self.seat not in self.root.children:
            code = self.most_hopeful()
        favourite = self.root.children[self.favourite * SEATS + self.seat]
        if self.root.children[code * SEATS + self.seat].visits >= favourite.visits:
            code = self.favourite
        node = self.root.children[code * SEATS + self.seat]
        luck = SeededChance(self.luck + node.visits, "try")
        state = self.game.determinize(self.state, self.seat, luck)
        self.game.apply(state, self.seat, code, luck, None)
        score = self.play_out(state, luck)
        if code == self.favourite:
            self.scores.append(score)
        else:
            node.worth += score - self.scores[node.visits]
        node.visits += 1
        self.root.visits += 1

    def most_hopeful(self) -> int:
        chosen = self.favourite
        highest = -1e18
        tried = log(self.root.visits + 2.0)
        for key, child in self.root.children.items():
            hope = child.mean() + self.explore * sqrt(tried / (child.visits + 1.0))
            if hope > highest:
                highest = hope
                chosen = key // SEATS
        return chosen

    def play_out(self, state: State, luck: Chance) -> float:
        """What a match scores whose other decisions are taken by the evaluation, most of them at a glance."""
        game = self.game
        seat = self.seat
        for _ in range(LONGEST):
            if not game.to_act(state) or game.is_open(state):
                break
            codes = game.promising(state, seat, game.legal(state, seat))
            code = codes[0]
            if len(codes) > 1:
                worth = values(game, state, seat, codes, luck, AHEAD if len(codes) <= FEW else 0)
                code = codes[worth.index(max(worth))]
            game.apply(state, seat, code, luck, None)
        return game.evaluate(state, seat)


def search_for(game: Game[Any], state: State, seat: int, chance: Chance) -> Search:
    """The search that suits the number of players and the game."""
    if game.players_of(state) == 1:
        return Alone(game, state, seat, chance)
    if game.breadth:
        return Planned(game, state, seat, chance)
    return Search(game, state, seat, chance)

"""Looking ahead where nobody touches what is one's own: matches played to their end, as many as there is time for.

Nobody answers, so there is no tree: an action is worth what it scores in the end more than the favourite, the one that
the evaluation likes best. The n-th match after every action is dealt the same, so that what differs is the action's
doing, and the favourite is tried as often as any, so that there is always something to compare with.

Matches are dear, and a few of them tell most: the actions that look best are tried twice each, the better half of them
four times, a quarter eight times, until two are left; then twice as many actions are taken in, from twice as many
tries.
"""

from math import exp
from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.lookahead import Lookahead, guesses
from palier.engine.paired import Paired
from palier.engine.planned import Planned
from palier.engine.search import LONGEST, SEATS, Node, Search

BUDGET: Final = 200
GUESSES: Final = 4
TRUST: Final = 4.0
"""How many matches the first opinion on an action is worth."""
MATCH: Final = 10
"""A match to its end takes as long as several iterations elsewhere, and counts as so many."""
WIDTH: Final = 8
TWICE: Final = 2
"""So many actions are tried at first, and each so often."""
FEW: Final = 4
AHEAD: Final = 40
"""In these matches too a decision between a few actions is looked at further, in so many positions: what is begun next
and what is dealt for it says little at a glance."""
SURE: Final = 1 << 30
OUT_OF_QUESTION: Final = -1e18


class Alone(Search):
    """Promises are shares too: one half for what scores as much as the favourite, more for what scores more."""

    def __init__(self, game: Game[Any], state: State, seat: int, chance: Chance, rivals: int = 1) -> None:
        super().__init__(game, state, seat, chance)
        self.rivals = rivals
        self.cost = MATCH
        self.width: int = WIDTH
        self.start: int = TWICE
        # The actions still in the running, and how often each is to be tried before the worse half goes.
        self.live: list[int] = []
        self.wanted: int = 0
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
        self.take_in()

    def take_in(self) -> None:
        self.live = self.ranked([key // SEATS for key in self.root.children])[: self.width]
        self.wanted = self.start
        self.width *= 2
        self.start *= 2

    def ranked(self, codes: list[int]) -> list[int]:
        """Best first; of equals those that come first, among the actions as the rules list them."""
        means = [(-self.root.children[codes[index] * SEATS + self.seat].mean(), index) for index in range(len(codes))]
        means.sort()
        return [codes[index] for _, index in means]

    def promise(self, child: Node) -> float:
        return 1.0 / (1.0 + self.rivals * exp(-child.mean() / self.game.swing))

    def best(self, codes: list[int]) -> int:
        """What promises most of the actions that came to the last rounds: one lucky match is no promise."""
        often = self.root.children[self.favourite * SEATS + self.seat].visits
        chosen = self.favourite
        highest = 0.0
        for code in codes:
            child = self.root.children[code * SEATS + self.seat]
            if 2 * child.visits >= often and child.mean() > highest:
                chosen = code
                highest = child.mean()
        return chosen

    def lead(self, codes: list[int]) -> int:
        """Where nothing is left to chance the evaluation has counted it all; elsewhere any action may come out best."""
        return SURE if self.has_opinions and self.game.is_open(self.state) else 0

    def iterate(self) -> None:
        code = self.insisted
        if code * SEATS + self.seat not in self.root.children:
            code = self.next_one()
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

    def next_one(self) -> int:
        """The next action of those in the running that has not been tried often enough."""
        while True:
            for code in self.live:
                if self.root.children[code * SEATS + self.seat].visits < self.wanted:
                    return code
            if len(self.live) > 2:
                self.live = self.ranked(self.live)[: (len(self.live) + 1) // 2]
                self.wanted *= 2
            else:
                self.take_in()

    def foresee(self, codes: list[int], most: int, times: int) -> list[float]:
        """What each action is worth after as many turns as the game's outlook tells, `times` of them dealt anew.

        Only so many are looked at that look best: the others are worth far less.
        """
        self.form_opinions()
        tried = self.ranked(codes)[:most]
        total = dict.fromkeys(tried, 0.0)
        for number in range(times if len(tried) > 1 else 0):
            for code in tried:
                luck = SeededChance(self.luck + number, "try")
                state = self.game.determinize(self.state, self.seat, luck)
                self.game.apply(state, self.seat, code, luck, None)
                total[code] += self.play_out(state, luck, self.game.pace.outlook) / times
        return [total.get(code, OUT_OF_QUESTION) for code in codes]

    def play_out(self, state: State, luck: Chance, turns: int = LONGEST) -> float:
        """What a match scores whose other decisions are taken by the evaluation, most of them at a glance.

        With `turns`, what it is worth after so many.
        """
        game = self.game
        seat = self.seat
        ahead = Lookahead(game, seat, True)
        horizon = game.horizon(state)
        for _ in range(LONGEST):
            if not game.to_act(state) or game.is_open(state):
                break
            if game.horizon(state) != horizon:
                horizon = game.horizon(state)
                turns -= 1
                if turns < 0:
                    break
            codes = game.promising(state, seat)
            code = codes[0]
            if len(codes) > 1:
                worth = ahead.values(state, codes, luck, AHEAD if len(codes) <= FEW else 0)
                code = codes[worth.index(max(worth))]
            game.apply(state, seat, code, luck, None)
        return game.evaluate(state, seat)


def search_for(game: Game[Any], state: State, seat: int, chance: Chance) -> Search:
    """The search that suits the game: where nobody touches what is another's, each thinks of its own match."""
    solo = game.solo(state, seat)
    if solo is not None:
        return Alone(game, solo, 0, chance, max(1, game.players_of(state) - 1))
    if game.pace.luck_in_turns:
        return Paired(game, state, seat, chance)
    if game.pace.breadth:
        return Planned(game, state, seat, chance)
    return Search(game, state, seat, chance)

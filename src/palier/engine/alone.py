"""Looking ahead where nobody touches what is one's own: whole matches thought through, as many as there is time for.

Nobody answers and nothing is dealt while one draws what a card asks for, so what is chosen is a whole way to do that,
not its first action; the rest of the way then needs no second thought. A way is worth what it comes to more than the
favourite, the one that the evaluation likes best. The n-th match after every way is dealt the same, so that what
differs is the way's doing, and the favourite is tried as often as any, so that there is always something to compare
with.

In a thought match the few plans that look best are all kept going, card by card, and the best of them counts: a single
one, drawn at a glance, would say more about its own mistakes than about the way.

Matches are dear, and a few of them tell most: the ways that look best are tried twice each, the better third of them
six times, the best two on and on, until more ways are taken in, from twice as many tries.
"""

from math import exp
from typing import Any, Final

from palier.engine.certainty import SURE
from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.search import LONGEST, Search

TRUST: Final = 1.5
"""How many matches the first opinion on a way is worth."""
MATCH: Final = 10
"""A thought match counts as so many iterations. It takes longer than these do elsewhere, but with fewer matches for the
same budget the search is hardly ahead of the planner."""
KEPT: Final = 3
"""So many plans are kept going in a thought match."""
PROMISING: Final = 6
"""Each of them goes on in so many ways."""
MIDWAY: Final = 4
HALFTIME: Final = 0.45
"""What the plans look like so many turns later counts for this part beside the end, which knows more and is more a
matter of luck."""
BREADTH: Final = 24
"""So many unfinished ways are looked at when ways are looked for."""
WAYS: Final = 48
"""More are not found."""
WIDTH: Final = 12
TWICE: Final = 2
"""So many ways are tried at first, and each so often."""
THIRD: Final = 3
ENOUGH: Final = 6
"""Where all ways have been tried so often on average, more tell nothing new."""
NOTHING_YET: Final = -1e18


class Way:
    """One's own actions until something else is to be decided, and what thought matches after them came to.

    All is told in points more than the favourite's.
    """

    __slots__ = ("codes", "prior", "visits", "worth")

    def __init__(self, codes: list[int], prior: float) -> None:
        self.codes = codes
        self.prior = prior
        self.visits: int = 0
        self.worth: float = 0.0

    def mean(self) -> float:
        return (TRUST * self.prior + self.worth) / (TRUST + self.visits)


class Reached:
    """A position thought of, what the evaluation says of it, and the actions that lead there."""

    __slots__ = ("codes", "state", "worth")

    def __init__(self, worth: float, state: State, codes: list[int]) -> None:
        self.worth = worth
        self.state = state
        self.codes = codes


class Alone(Search):
    """Promises are shares too: one half for what scores as much as the favourite, more for what scores more."""

    def __init__(self, game: Game[Any], state: State, seat: int, chance: Chance, rivals: int = 1) -> None:
        super().__init__(game, state, seat, chance)
        self.rivals = rivals
        self.cost = MATCH
        self.width: int = WIDTH
        self.start: int = TWICE
        self.ways: list[Way] = []
        # The ways still in the running, and how often each is to be tried before the worse ones go.
        self.live: list[Way] = []
        self.wanted: int = 0
        self.favourite = Way([], 0.0)
        self.highest: float = 0.0
        """What the evaluation says of the favourite."""
        self.glances: dict[int, float] = {}
        """What every action looks like at a glance."""
        self.scores: list[float] = []
        """What the favourite came to, match by match."""
        self.is_under_way: bool = False

    # Ways

    def form_opinions(self) -> None:
        luck = SeededChance(self.luck, "try")
        guess = self.game.determinize(self.state, self.seat, luck)
        found = self.find_ways(Reached(0.0, guess, []))
        self.highest = found[0].worth
        self.ways = [Way(one.codes, one.worth - self.highest) for one in found[:WAYS]]
        self.favourite = self.ways[0]
        self.has_opinions = True
        self.take_in()

    def find_ways(self, start: Reached) -> list[Reached]:
        """Whole ways from a position, best first."""
        game = self.game
        seat = self.seat
        episode = game.episode(start.state)
        luck = SeededChance(self.luck, "way")
        is_first = not start.codes
        active = [start]
        whole: dict[int, Reached] = {}
        while active:
            fresh: dict[int, Reached] = {}
            for one in active:
                codes = game.promising(one.state, seat, WIDTH) if one.codes else game.legal(one.state, seat)
                for code in codes:
                    after = one.state.clone()
                    game.apply(after, seat, code, luck.twin(), None)
                    worth = game.appraise(after, seat)
                    if is_first:
                        self.glances[code] = worth
                    ends = self.is_done(after) or game.episode(after) != episode
                    known = whole if ends else fresh
                    like = game.likeness(after)
                    if like not in known:
                        known[like] = Reached(worth, after, [*one.codes, code])
            is_first = False
            active = best_of(list(fresh.values()), BREADTH)
        return best_of(list(whole.values()), len(whole))

    def is_done(self, state: State) -> bool:
        """What is left then, if anything, the evaluation has counted."""
        return not self.game.to_act(state) or self.game.is_open(state)

    def take_in(self) -> None:
        self.live = ranked(self.ways)[: self.width]
        self.wanted = self.start
        self.width *= 2
        self.start *= 2

    def ways_of(self, code: int) -> list[Way]:
        return [way for way in self.ways if way.codes[0] == code]

    # What the search is asked

    def insist(self, code: int, visits: int) -> None:
        if not self.has_opinions:
            self.form_opinions()
        if not self.ways_of(code):
            self.add_way(code)
        way = ranked(self.ways_of(code))[0]
        while way.visits < visits:
            self.try_one(way)

    def add_way(self, code: int) -> None:
        """The best way that begins with an action that no way found began with."""
        luck = SeededChance(self.luck, "try")
        guess = self.game.determinize(self.state, self.seat, luck)
        episode = self.game.episode(guess)
        self.game.apply(guess, self.seat, code, luck, None)
        codes = [code]
        worth = self.game.appraise(guess, self.seat)
        if not self.is_done(guess) and self.game.episode(guess) == episode:
            found = self.find_ways(Reached(0.0, guess, codes))[0]
            codes = found.codes
            worth = found.worth
        self.ways.append(Way(codes, worth - self.highest))

    def actions(self, codes: list[int]) -> list[tuple[int, int, float]]:
        result: list[tuple[int, int, float]] = []
        for code in codes:
            ways = self.ways_of(code)
            if ways:
                result.append((code, sum([way.visits for way in ways]), self.share(ranked(ways)[0].mean())))
            else:
                ahead = self.glances.get(code, 0.0) - self.glances.get(self.favourite.codes[0], 0.0)
                result.append((code, 0, self.share(min(0.0, ahead))))
        return result

    def share(self, ahead: float) -> float:
        return 1.0 / (1.0 + self.rivals * exp(-ahead / self.game.swing))

    def best(self, codes: list[int]) -> int:
        """Where the best way begins, of those that came to the last rounds: one lucky match is no promise."""
        return ranked(self.live)[0].codes[0]

    def ahead(self, code: int) -> list[int]:
        ways = [way for way in ranked(self.live) if way.codes[0] == code]
        return ways[0].codes[1:] if ways else []

    def lead(self, codes: list[int]) -> int:
        """Where nothing is left to chance the evaluation has counted it all; where a way was chosen, it is gone."""
        if not self.has_opinions:
            return 0
        tried_enough = self.width >= len(self.ways) and self.root.visits >= ENOUGH * len(self.ways)
        return SURE if self.is_under_way or tried_enough or self.game.is_open(self.state) else 0

    def move_on(self, state: State, code: int) -> bool:
        """Goes on along the way that was chosen: nothing new has come to light."""
        ways = [way for way in self.live if way.codes[0] == code and len(way.codes) > 1]
        if not ways:
            return False
        after = self.state.clone()
        self.game.apply(after, self.seat, code, SeededChance(self.luck), None)
        self.state = after
        for way in ways:
            way.codes = way.codes[1:]
        self.ways = ways
        self.live = ways
        self.favourite = ranked(ways)[0]
        self.is_under_way = True
        return True

    # Thought matches

    def iterate(self) -> None:
        self.try_one(self.next_one())

    def next_one(self) -> Way:
        """The one tried least of those in the running, until all have been tried often enough."""
        while True:
            least = self.live[0]
            for way in self.live:
                if way.visits < least.visits:
                    least = way
            if least.visits < self.wanted:
                return least
            if len(self.live) > 2:
                self.live = ranked(self.live)[: max(2, (len(self.live) + THIRD - 1) // THIRD)]
                self.wanted *= THIRD
            else:
                self.take_in()

    def try_one(self, way: Way) -> None:
        """One match after a way, or after the favourite while that has not been tried as often."""
        if way.visits >= self.favourite.visits:
            way = self.favourite
        luck = SeededChance(self.luck + way.visits, "try")
        state = self.game.determinize(self.state, self.seat, luck)
        for code in way.codes:
            self.game.apply(state, self.seat, code, luck, None)
        midway, end = self.play_on(state, luck)
        score = HALFTIME * midway + (1.0 - HALFTIME) * end
        if way is self.favourite:
            self.scores.append(score)
        else:
            way.worth += score - self.scores[way.visits]
        way.visits += 1
        self.root.visits += 1

    def play_on(self, state: State, luck: Chance) -> tuple[float, float]:
        """What the best of the plans that are kept going looked like midway, and what it scores in the end."""
        worth = self.game.appraise(state, self.seat)
        if self.is_done(state):
            return worth, worth
        kept = [Reached(worth, state, [])]
        midway = NOTHING_YET
        end = NOTHING_YET
        for turn in range(LONGEST):
            if turn == MIDWAY:
                midway = max(end, kept[0].worth)
            kept, most = self.next_turn(kept, luck)
            end = max(end, most)
            if not kept:
                break
        return (end if midway == NOTHING_YET else midway), end

    def next_turn(self, kept: list[Reached], luck: Chance) -> tuple[list[Reached], float]:
        """The plans that look best when the next card has been turned up, and the best that came to its end."""
        game = self.game
        seat = self.seat
        horizon = min([game.horizon(one.state) for one in kept])
        later: dict[int, Reached] = {}
        active: list[Reached] = []
        for one in kept:
            if game.horizon(one.state) == horizon:
                active.append(one)
            else:
                later[game.likeness(one.state)] = one
        ended = NOTHING_YET
        while active:
            fresh: dict[int, Reached] = {}
            for one in active:
                for code in game.promising(one.state, seat, PROMISING):
                    after = one.state.clone()
                    game.apply(after, seat, code, luck, None)
                    if self.is_done(after):
                        ended = max(ended, game.appraise(after, seat))
                        continue
                    known = fresh if game.horizon(after) == horizon else later
                    like = game.likeness(after)
                    if like not in known:
                        known[like] = Reached(game.appraise(after, seat), after, [])
            active = best_of(list(fresh.values()), KEPT)
        return best_of(list(later.values()), KEPT), ended


def best_of(found: list[Reached], most: int) -> list[Reached]:
    """Best first; of equals those that came first."""
    order = [(-found[index].worth, index) for index in range(len(found))]
    order.sort()
    return [found[index] for _, index in order[:most]]


def ranked(ways: list[Way]) -> list[Way]:
    order = [(-ways[index].mean(), index) for index in range(len(ways))]
    order.sort()
    return [ways[index] for _, index in order]

"""What an action is worth some turns later, where nobody touches what is one's own: thought matches, not to their end.

Most of their decisions are taken at a glance, among what is good at first sight.
"""

from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Game, State
from palier.engine.lookahead import Lookahead, guesses
from palier.engine.search import LONGEST

BUDGET: Final = 200
GUESSES: Final = 4
PROMISING: Final = 12
"""Among so many actions a thought match chooses."""
FEW: Final = 4
AHEAD: Final = 40
"""In these matches too a decision between a few actions is looked at further, in so many positions: what is begun next
and what is dealt for it says little at a glance."""
OUT_OF_QUESTION: Final = -1e18


def foresee(
    game: Game[Any], state: State, seat: int, codes: list[int], chance: Chance, most: int, times: int
) -> list[float]:
    """What each action is worth after as many turns as the game's outlook tells, `times` of them dealt anew.

    Only so many are looked at that look best: the others are worth far less.
    """
    first = chance.below(1 << 30)
    found = guesses(game, state, seat, codes, chance, BUDGET, GUESSES)
    glance = [(-sum([guess[index] for guess in found]), index) for index in range(len(codes))]
    glance.sort()
    tried = [codes[index] for _, index in glance[:most]]
    total = dict.fromkeys(tried, 0.0)
    for number in range(times if len(tried) > 1 else 0):
        for code in tried:
            luck = SeededChance(first + number, "try")
            after = game.determinize(state, seat, luck)
            game.apply(after, seat, code, luck, None)
            total[code] += play_on(game, after, seat, luck, game.pace.outlook) / times
    return [total.get(code, OUT_OF_QUESTION) for code in codes]


def play_on(game: Game[Any], state: State, seat: int, luck: Chance, turns: int = LONGEST) -> float:
    """Plays so many turns, or to the end, on the state itself, by the evaluation; what it is worth then."""
    ahead = Lookahead(game, seat, PROMISING)
    horizon = game.horizon(state)
    for _ in range(LONGEST):
        if not game.to_act(state) or game.is_open(state):
            break
        if game.horizon(state) != horizon:
            horizon = game.horizon(state)
            turns -= 1
            if turns < 0:
                break
        codes = game.promising(state, seat, PROMISING)
        code = codes[0]
        if len(codes) > 1:
            worth = ahead.values(state, codes, luck, AHEAD if len(codes) <= FEW else 0)
            code = codes[worth.index(max(worth))]
        game.apply(state, seat, code, luck, None)
    return game.evaluate(state, seat)

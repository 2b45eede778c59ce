"""Les Colocs: how much there is to gain over a bot, and how much of it other bots find.

    python bench/les_colocs.py [DECISIONS [TRIES [BOT [SEED]]]]

Decisions are picked from matches of two such bots (`planner` unless told). Every action is played to the end of the
match so often, all with the same luck and everybody choosing what looks best at a glance. A choice gains what it won
more than the bot's own, told in hundredths of a win; what looks best on one half of the tries is judged by the other
half. A match has some thirty decisions of each.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

import palier
from palier.bots import choose, make
from palier.engine.chance import SeededChance
from palier.engine.match import Match
from palier.games.les_colocs.thinking.strategy import STRATEGY
from palier.lab.playing import decide
from palier.thinking.rollouts import PairedRollouts

OTHERS: Final = ("greedy", "search:250ms")
BEST: Final = "the best"
ONE_IN: Final = 6
"""One decision of so many is looked at."""
TO_THE_END: Final = 1000
"""Own turns that no match has."""


class Gain(NamedTuple):
    """What a choice won more than the bot's own, and what was asked."""

    ask: str
    by: str
    won: float


def decisions(bot: str, seed: int) -> Iterator[tuple[Match, int]]:
    """Moments of matches between equals in which there is something to choose."""
    pick = SeededChance(seed, "pick")
    while True:
        match = palier.new_match("les_colocs", players=2, seed=seed)
        bots = [make(bot, seed=2 * seed), make(bot, seed=2 * seed + 1)]
        while match.to_act:
            seat = match.to_act[0]
            if len(match.legal(seat)) > 1 and pick.below(ONE_IN) == 0:
                yield match, seat
            decide(match, seat, bots[seat])
        seed += 1


def gains(match: Match, seat: int, bot: str, tries: int, seed: int) -> list[Gain]:
    chance = SeededChance(seed, "gains")
    guess = match.game.determinize(match.state, seat, chance)
    rollouts = PairedRollouts(
        match.game,
        STRATEGY.evaluation,
        STRATEGY.own,
        guess,
        seat,
        chance,
        TO_THE_END,
        STRATEGY.net_for(match.players),
        STRATEGY.turn_value,
    )
    codes = [action.code for action in match.legal(seat)]
    found = {code: [rollouts.rollout(code, number) for number in range(tries)] for code in codes}
    own = choose(make(bot, seed), match, seat).code
    ask = str(match.view(None)["asked"]["ask"]).split("_")[0]
    won: list[Gain] = []
    for name in OTHERS:
        code = choose(make(name, seed), match, seat).code
        won.append(Gain(ask, name, mean(found[code]) - mean(found[own])))
    halves = [{code: mean(each[part::2]) for code, each in found.items()} for part in (0, 1)]
    cross = [halves[1 - part][max(codes, key=halves[part].__getitem__)] - halves[1 - part][own] for part in (0, 1)]
    won.append(Gain(ask, BEST, mean(cross)))
    return won


def main() -> None:
    given = dict(enumerate(sys.argv[1:]))
    wanted = int(given.get(0, 200))
    tries = int(given.get(1, 500))
    bot = given.get(2, "planner")
    seed = int(given.get(3, 1))
    print(f"{wanted} decisions of {bot}, every action played to the end {tries} times")
    table: dict[tuple[str, str], list[float]] = defaultdict(list)
    for number, (match, seat) in enumerate(decisions(bot, seed), 1):
        for gain in gains(match, seat, bot, tries, seed + number):
            table["all", gain.by].append(gain.won)
            table[gain.ask, gain.by].append(gain.won)
        print(f"\r{number} of {wanted}", end="", file=sys.stderr, flush=True)
        if number == wanted:
            break
    print(file=sys.stderr)
    for (ask, by), won in sorted(table.items(), key=lambda one: (-len(one[1]), one[0])):
        error = stdev(won) / sqrt(len(won)) if len(won) > 1 else 0.0
        print(f"{ask:10} {by:14} {100 * mean(won):+6.2f} ± {100 * error:.2f}   ({len(won)} decisions)")


if __name__ == "__main__":
    main()

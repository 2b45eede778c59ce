"""Home Staging: placements and scores beside a slow reading of the rules, and what bots score alone.

    python bench/home_staging.py                                     speed: boards beside the slow reading, in one run
    python bench/home_staging.py bots [N [BOT [SEED [MISSION...]]]]  scores of a bot, N matches alone on each mission
    python bench/home_staging.py against N A M B [SEED [MISSION...]] how much more A scores on N deals than B on M

`BOT` is a bot's name (`greedy`, `planner`, `search:2000ms`); the matches have the seeds SEED, SEED + 1 and so on.

Run it with the compiled build to measure that; what it runs on is said in the first line.
"""

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import mean, median, quantiles, variance
from typing import Final

sys.path.append(str(Path(__file__).resolve().parent.parent))

import palier
from palier import SeededChance
from palier.bots import make
from palier.engine import game as engine
from palier.engine.events import Event
from palier.engine.game import Action
from palier.engine.match import Match
from palier.engine.playout import random_playout
from palier.games.home_staging.game import GAME
from palier.games.home_staging.geometry import NUMBERS, squares_of
from palier.games.home_staging.mission import MISSION_IDS
from palier.games.home_staging.pieces import PIECES, PLAIN, SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import best_score
from palier.lab.playing import Watch, play
from tests.games.home_staging.slow import slow_fits, slow_points

AIM = {
    "m00_odette": 27,
    "m01_boulangere": 36,
    "m02_jumelles": 35,
    "m03_horloger": 24,
    "m04_romanciere": 37,
    "m05_botanistes": 48,
    "m06_caserne": 45,
    "m07_sans_couloir": 38,
    "m08_observatoire": 54,
    "m09_batteur": 41,
    "m10_patio": 44,
    "m11_collectionneur": 63,
}
"""The third quartile of the packer with which the missions were balanced: what bots should reach."""
REPEATS: Final = 5
"""A pair is measured so often, and the least counts: what a busy machine adds is not ours."""


def timed(work: Callable[[], object], goes: int = 1) -> float:
    """Seconds of the processor for one go: the mean of some goes, the least of five such means."""
    least = 1e9
    for _ in range(REPEATS):
        start = time.process_time()
        for _ in range(goes):
            work()
        least = min(least, time.process_time() - start)
    return least / goes


def once(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def plans(name: str) -> list[Plan]:
    """An empty plan, some under way and a finished one."""
    chance = SeededChance(1)
    state = GAME.setup(1, GAME.check_options(1, {"mission": name}), chance)
    found = [state.plans[0].clone()]
    for number in range(200):
        if not GAME.to_act(state):
            break
        codes = GAME.legal(state, 0)
        GAME.apply(state, 0, codes[chance.below(len(codes))], chance, None)
        if number % 12 == 11:
            found.append(state.plans[0].clone())
    random_playout(GAME, state, chance, SeededChance(2))
    return [*found, state.plans[0]]


def placements(plan: Plan, piece: int) -> list[tuple[int, int]]:
    return [(shape, anchor) for shape in PLAIN[piece] for anchor in squares_of(plan.spots(SHAPES[shape]))]


def slow_placements(plan: Plan, piece: int) -> list[tuple[int, int]]:
    return [
        (shape, anchor)
        for shape in PLAIN[piece]
        for anchor in NUMBERS.values()
        if slow_fits(plan, piece, SHAPES[shape].turn, anchor)
    ]


def speed() -> None:
    placing: list[float] = []
    scoring: list[float] = []
    ratios: list[float] = []
    counts: list[float] = []
    chance = SeededChance(3)
    for name in MISSION_IDS:
        print(f"\r{name}", end="\033[K", file=sys.stderr, flush=True)
        found = plans(name)
        for plan in found:
            piece = chance.below(PIECES)
            for one in range(PIECES):
                placing.append(timed(partial(placements, plan, one), 5))
                if one == piece:
                    assert placements(plan, piece) == slow_placements(plan, piece)
                    ratios.append(once(partial(slow_placements, plan, piece)) / placing[-1])
            scoring.append(timed(partial(best_score, plan, plan.windows, False), 10))
        last = found[-1]
        score = best_score(last, last.windows, False)
        assert slow_points(last, score.entrances) == score.rooms
        counts.append(once(partial(slow_points, last, score.entrances)) / scoring[-1])
    print("\r\033[K", end="", file=sys.stderr, flush=True)
    edge = quantiles(placing, n=100)[98]
    print(
        f"all placements of a piece: median {median(placing) * 1e6:.0f} µs, 99 of 100 under {edge * 1e6:.0f} µs,",
        end="",
    )
    print(f" worst mean {max(placing) * 1e6:.0f} µs ({len(placing)} pairs of a plan and a piece)")
    print(f"  the slow reading takes {median(ratios):,.0f} times as long")
    print(f"score of a plan: median {median(scoring) * 1e3:.2f} ms, worst {max(scoring) * 1e3:.2f} ms")
    print(f"  a slow count of the rooms alone takes {median(counts):.1f} times as long as all of it")


def bots(matches: int, name: str, seed: int, missions: list[str]) -> None:
    print(f"{name}, seeds {seed} to {seed + matches - 1}; decisions in ms of processor time: median, 99 of 100, worst")
    print(f"{'mission':20} {'aim':>4} {'median':>7} {'mean':>6} {'worst':>6} {'best':>5}  decisions")
    means: list[float] = []
    for mission in missions:
        totals: list[int] = []
        times: list[float] = []
        for number in range(seed, seed + matches):
            print(f"\r{mission}: match {len(totals) + 1} of {matches}", end="", file=sys.stderr, flush=True)
            totals.append(score(mission, name, number, times))
        print("\r\033[K", end="", file=sys.stderr, flush=True)
        means.append(mean(totals))
        times.sort()
        middle = f"{median(totals):g}{'' if median(totals) >= AIM[mission] else ' <'}"
        told = f"{mission:20} {AIM[mission]:4} {middle:>7} {means[-1]:6.1f} {min(totals):6} {max(totals):5}"
        taken = [median(times), times[len(times) * 99 // 100], times[-1]]
        print(told, *[f"{1000 * one:6.0f}" for one in taken], flush=True)
    print(f"mean over the missions: {mean(means):.2f}")


def against(names: tuple[str, str], matches: tuple[int, int], seed: int, missions: list[str]) -> None:
    """The gain is that of the mean over the missions, each counted alike; its 95 % interval by the delta method.

    A fast bot may play more deals than a slow one, which makes the interval smaller. What the same deals have in common
    is not taken off it: that is little, and would make it smaller still.
    """
    print(f"{names[0]} on {matches[0]} deals against {names[1]} on {matches[1]}, seeds from {seed} on; ms of processor")
    print("time a decision of the former: mean, 99 of 100, worst")
    print(f"{'mission':20} {names[0]:>14} {names[1]:>14}  decisions")
    means: list[list[float]] = [[], []]
    variances = [0.0, 0.0]
    every: list[float] = []
    for mission in missions:
        times: list[float] = []
        for side in (0, 1):
            found: list[int] = []
            for number in range(seed, seed + matches[side]):
                print(f"\r{mission}, {names[side]}: deal {len(found) + 1}", end="\033[K", file=sys.stderr, flush=True)
                found.append(score(mission, names[side], number, times if side == 0 else []))
            means[side].append(mean(found))
            variances[side] += variance(found) / matches[side] if matches[side] > 1 else 0.0
        print("\r\033[K", end="", file=sys.stderr, flush=True)
        every += times
        print(f"{mission:20} {means[0][-1]:14.1f} {means[1][-1]:14.1f} {spread(times)}", flush=True)
    first, second = mean(means[0]), mean(means[1])
    gain = first / second - 1
    error = (variances[0] + variances[1] * (first / second) ** 2) ** 0.5 / len(missions) / second
    print(f"mean over the missions: {first:.2f} against {second:.2f}, {100 * gain:.1f} % more", end=" ")
    low, high = 100 * (gain - 1.96 * error), 100 * (gain + 1.96 * error)
    print(f"(95 % interval {low:.1f} to {high:.1f}); decisions{spread(every)}")


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    taken = [mean(ordered), ordered[len(ordered) * 99 // 100], ordered[-1]]
    return " ".join(f"{1000 * one:6.0f}" for one in taken)


class Clock(Watch):
    """Adds what each decision takes of the processor: a busy machine makes it no worse."""

    def __init__(self, times: list[float]) -> None:
        self.times = times
        self.began = time.process_time()

    def chosen(self, match: Match, seat: int, actions: Sequence[Action], action: Action, seconds: float) -> None:
        self.times.append(time.process_time() - self.began)

    def played(self, match: Match, seat: int, action: Action, events: Sequence[Event]) -> None:
        self.began = time.process_time()


def score(mission: str, name: str, seed: int, times: list[float]) -> int:
    """What a bot scores alone."""
    match = palier.new_match("home_staging", 1, seed, {"mission": mission})
    return play(match, [make(name, seed)], Clock(times)).scores[0]


if __name__ == "__main__":
    print("compiled" if str(engine.__file__).endswith((".so", ".pyd")) else "plain Python")
    if sys.argv[1:2] == ["bots"]:
        given = sys.argv[2:]
        bots(
            int(given[0]) if given else 40,
            given[1] if len(given) > 1 else "greedy",
            int(given[2]) if len(given) > 2 else 0,
            given[3:] or MISSION_IDS,
        )
    elif sys.argv[1:2] == ["against"]:
        given = sys.argv[2:]
        seed = int(given[4]) if given[4:] else 0
        against((given[1], given[3]), (int(given[0]), int(given[2])), seed, given[5:] or MISSION_IDS)
    else:
        speed()

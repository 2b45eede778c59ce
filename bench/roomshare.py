"""Random play of RoomShare beside other engines, in one run.

Every contestant plays whole random matches from Python for about the same time, in a process of its own, and all take
turns for several rounds, so that a noisy machine is noisy for everybody. What counts are the ratios of the medians.

    make bench                       all contestants
    python bench/roomshare.py NAME   one of them, one round: prints its actions a second
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROUNDS = 5
SECONDS = 2.0
SOURCES = Path(__file__).resolve().parent.parent / "src"


def rate(play_some: Callable[[int], int]) -> float:
    """Actions a second: rounds of `play_some(n)` until the time is up, after one to warm up."""
    play_some(0)
    actions = 0
    number = 1
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        actions += play_some(number)
        number += 1
    return actions / (time.perf_counter() - start)


def palier_roomshare() -> float:
    from palier.lab.simulate import simulate, simulation

    return rate(lambda number: simulate(simulation("roomshare", 4, 50, seed=number)).decisions)


def clone() -> float:
    """Copies of a RoomShare state a second."""
    import palier

    match = palier.new_match("roomshare", 4, seed=1)
    state = match.state

    def some(_: int) -> int:
        for _ in range(10_000):
            state.clone()
        return 10_000

    return rate(some)


def open_spiel(name: str) -> Callable[[], float]:
    def run() -> float:
        import numpy as np
        import pyspiel

        game = pyspiel.load_game(name)
        random = np.random.RandomState(1)

        def some(_: int) -> int:
            actions = 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(int(random.choice(outcomes, p=chances)))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[random.randint(len(legal))])
                    actions += 1
            return actions

        return rate(some)

    return run


def catanatron() -> float:
    from catanatron import Color, Game, RandomPlayer

    def some(number: int) -> int:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Game(players, seed=number)
        game.play()
        for name in ("action_records", "actions"):
            if hasattr(game.state, name):
                return len(getattr(game.state, name))
        raise RuntimeError("this catanatron keeps no list of actions")

    return rate(some)


CONTESTANTS: dict[str, tuple[str, Callable[[], float], bool]] = {
    "compiled": ("RoomShare, compiled", palier_roomshare, False),
    "plain": ("RoomShare, plain Python", palier_roomshare, True),
    "othello": ("OpenSpiel (C++) othello", open_spiel("othello"), False),
    "gin_rummy": ("OpenSpiel (C++) gin rummy", open_spiel("gin_rummy"), False),
    "catanatron": ("catanatron", catanatron, False),
    "clone": ("RoomShare state copies, compiled", clone, False),
}


def run_apart(name: str, plain: bool) -> float:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(SOURCES)
    done = subprocess.run([sys.executable, __file__, name], env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout.splitlines()[-1]))


def main() -> None:
    rates: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        for name, (_, _, plain) in CONTESTANTS.items():
            rates[name].append(run_apart(name, plain))
    base = median(rates["compiled"])
    print(f"{'actions a second, median of ' + str(ROUNDS) + ' rounds':44} {'per second':>12} {'ours is':>9}")
    for name, (title, _, _) in CONTESTANTS.items():
        if name != "clone":
            middle = median(rates[name])
            print(f"{title:44} {middle:12,.0f} {base / middle:8.1f}x")
    print(f"a state of RoomShare copies in {1e6 / median(rates['clone']):.2f} µs (compiled)")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(CONTESTANTS[sys.argv[1]][1]()))
    else:
        main()

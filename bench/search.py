"""Information-set tree search on RoomShare beside OpenSpiel's Python IS-MCTS on gin rummy, in one run.

Each contestant searches positions of random matches, in a process of its own, in turns; seconds are those of its core.
An iteration of ours is heavier (priors, short rollouts by the evaluation), OpenSpiel's is a random playout to
the end, so the numbers say what one waits for, not which is better.

    python bench/search.py          all contestants, in the environment of `make bench`
    python bench/search.py NAME     one of them, one round: prints its iterations a second
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROUNDS = 3
SECONDS = 3.0
ITERATIONS = 500
SOURCES = Path(__file__).resolve().parent.parent / "src"


def palier_search() -> float:
    """Two players, a new tree for every fifth decision of random matches; the priors at the root count too."""
    import palier
    from palier.engine.chance import SeededChance
    from palier.thinking.tree import TreeSearch

    evaluation = palier.strategies["roomshare"].evaluation
    done = 0
    spent = 0.0
    seed = 0
    while spent < SECONDS:
        match = palier.new_match("roomshare", 2, seed=seed)
        luck = SeededChance(seed)
        step = 0
        while match.to_act and spent < SECONDS:
            seat = match.to_act[0]
            legal = match.legal(seat)
            if len(legal) > 1 and step % 5 == 0:
                search = TreeSearch(match.game, evaluation, match.state, seat, luck)
                start = time.process_time()
                search.run(ITERATIONS)
                spent += time.process_time() - start
                done += ITERATIONS
            match.play(seat, legal[luck.below(len(legal))])
            step += 1
        seed += 1
    return done / spent


def open_spiel() -> float:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    random = np.random.RandomState(1)
    game = pyspiel.load_game("gin_rummy")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=50,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
        random_state=random,
    )
    done = 0
    spent = 0.0
    while spent < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal() and spent < SECONDS:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(outcomes, p=chances)))
                continue
            start = time.process_time()
            action = bot.step(state)
            spent += time.process_time() - start
            done += 50
            state.apply_action(action)
    return done / spent


CONTESTANTS: dict[str, tuple[str, Callable[[], float], bool]] = {
    "compiled": ("RoomShare, compiled", palier_search, False),
    "plain": ("RoomShare, plain Python", palier_search, True),
    "open_spiel": ("OpenSpiel, Python IS-MCTS on its C++ gin rummy", open_spiel, False),
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
    print(f"{'iterations a second, median of ' + str(ROUNDS) + ' rounds':50} {'per second':>12} {'ours is':>9}")
    for name, (title, _, _) in CONTESTANTS.items():
        middle = median(rates[name])
        print(f"{title:50} {middle:12,.0f} {base / middle:8.1f}x")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(CONTESTANTS[sys.argv[1]][1]()))
    else:
        main()

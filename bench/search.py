"""Tree search on RoomShare beside OpenSpiel's IS-MCTS on gin rummy, the one in Python and the one in C++, in one run.

All search decisions of random matches of two, with a new tree and as many iterations for each, and processor time is
measured. An iteration of ours is heavier (priors, short rollouts by the evaluation), OpenSpiel's is a random playout to
the end, and the games differ: the numbers say what one waits for, not which is better.

    python bench/search.py          all contestants, in the environment of `make bench`
    python bench/search.py NAME     one of them, one round: prints its iterations a second
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from contest import Contestant, contest, print_table

ROUNDS = 5
SECONDS = 1.5
ITERATIONS = 250
ONE_IN = 20
"""Decisions of which one is searched: few of each match, from its beginning to its end."""


def palier_search() -> float:
    """The search that the bot plays with, priors included."""
    import palier

    strategy: Any = palier.strategies["roomshare"]
    luck = random.Random(1)
    chance = palier.SeededChance(1)
    done = 0
    spent = 0.0
    while spent < SECONDS:
        match = palier.new_match("roomshare", 2, seed=luck.randrange(1 << 30))
        while match.to_act and spent < SECONDS:
            seat = match.to_act[0]
            legal = match.legal(seat)
            if len(legal) > 1 and luck.randrange(ONE_IN) == 0:
                search = strategy.search(match.state, seat, chance)
                start = time.process_time()
                search.run(ITERATIONS)
                spent += time.process_time() - start
                done += ITERATIONS
            match.play(seat, luck.choice(legal))
    return done / spent


def python_bot(game: Any) -> Any:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    luck = np.random.RandomState(1)
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=ITERATIONS,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
        random_state=luck,
    )


def compiled_bot(_game: Any) -> Any:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    return pyspiel.ISMCTSBot(seed=1, evaluator=evaluator, uct_c=1.0, max_simulations=ITERATIONS)


def open_spiel(make_bot: Callable[[Any], Any]) -> Callable[[], float]:
    def run() -> float:
        import pyspiel

        luck = random.Random(1)
        game = pyspiel.load_game("gin_rummy")
        bot = make_bot(game)
        done = 0
        spent = 0.0
        while spent < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal() and spent < SECONDS:
                if state.is_chance_node():
                    state.apply_action(pyspiel.sample_action(state.chance_outcomes(), luck.random())[0])
                    continue
                legal = state.legal_actions()
                if len(legal) > 1 and luck.randrange(ONE_IN) == 0:
                    start = time.process_time()
                    bot.step(state)
                    spent += time.process_time() - start
                    done += ITERATIONS
                state.apply_action(luck.choice(legal))
        return done / spent

    return run


CONTESTANTS = {
    "compiled": Contestant("RoomShare, compiled", palier_search),
    "plain": Contestant("RoomShare, plain Python", palier_search, plain=True),
    "open_spiel_compiled": Contestant("OpenSpiel's IS-MCTS in C++, gin rummy in C++", open_spiel(compiled_bot)),
    "open_spiel_python": Contestant("OpenSpiel's IS-MCTS in Python, gin rummy in C++", open_spiel(python_bot)),
}


def main() -> None:
    rates = contest(__file__, CONTESTANTS, ROUNDS)
    print(f"Search: iterations in a second of processor time, median of {ROUNDS} rounds; ratios, least and largest")
    print_table("a new tree for every decision", CONTESTANTS, list(CONTESTANTS), rates, {"RoomShare": "compiled"})


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(CONTESTANTS[sys.argv[1]].run()))
    else:
        main()

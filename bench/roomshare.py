"""Random play of RoomShare beside other engines, like with like, in one run.

Two tables. In the first every engine plays whole matches in a loop of its own: ours and OpenSpiel's never leave
compiled code, catanatron's is Python. In the second Python plays every action, and chooses for all of them by the same
generator: ours as in the README and by the rules alone, OpenSpiel by `legal_actions` and `apply_action`. Set-ups and
chance count in the time, not as actions. They are different games all, so this compares engines as one uses them.

    make bench                       all contestants
    python bench/roomshare.py NAME   one of them, one round: prints its actions a second
"""

import json
import random
import sys
from collections.abc import Callable
from statistics import median
from typing import Any

from contest import Contestant, contest, print_table, rate

ROUNDS = 5
SECONDS = 0.5
MATCHES = 20
"""Played between two looks at the clock."""
COPIES = 10_000


def palier_loop(name: str, players: int) -> Callable[[], float]:
    def run() -> float:
        import palier
        from palier.engine.playout import random_playout

        game: Any = palier.games[name]
        options = game.check_options(players, {})

        def play(number: int) -> int:
            chance = palier.SeededChance(number, "chance")
            choice = palier.SeededChance(number, "choice")
            return sum(
                random_playout(game, game.setup(players, options, chance), chance, choice) for _ in range(MATCHES)
            )

        return rate(play, int, SECONDS)

    return run


def open_spiel_loop(name: str) -> Callable[[], float]:
    def run() -> float:
        import pyspiel

        game = pyspiel.load_game(name)

        def play(number: int) -> list[Any]:
            bots = [pyspiel.make_uniform_random_bot(seat, number) for seat in range(game.num_players())]
            states = [game.new_initial_state() for _ in range(MATCHES)]
            for index, state in enumerate(states):
                pyspiel.evaluate_bots(state, bots, number * MATCHES + index)
            return states

        def count(states: list[Any]) -> int:
            return sum(action.player >= 0 for state in states for action in state.full_history())

        return rate(play, count, SECONDS)

    return run


def catanatron() -> float:
    from catanatron import Color, Game, RandomPlayer

    def play(number: int) -> int:
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Game(players, seed=number)
        game.play()
        return len(game.state.actions)

    return rate(play, int, SECONDS)


def palier_match() -> float:
    """As in the README."""
    import palier

    choice = random.Random(1)

    def play(number: int) -> int:
        match = palier.new_match("roomshare", players=4, seed=number)
        actions = 0
        while match.to_act:
            seat = match.to_act[0]
            legal = match.legal(seat)
            match.play(seat, legal[choice.randrange(len(legal))])
            actions += 1
        return actions

    return rate(play, int, SECONDS)


def palier_rules() -> float:
    """By codes: without texts, checks and a record, as OpenSpiel does it."""
    import palier

    choice = random.Random(1)
    game: Any = palier.games["roomshare"]
    options = game.check_options(4, {})

    def play(number: int) -> int:
        chance = palier.SeededChance(number)
        state = game.setup(4, options, chance)
        actions = 0
        seats = game.to_act(state)
        while seats:
            legal = game.legal(state, seats[0])
            game.apply(state, seats[0], legal[choice.randrange(len(legal))], chance, None)
            actions += 1
            seats = game.to_act(state)
        return actions

    return rate(play, int, SECONDS)


def open_spiel_python(name: str) -> Callable[[], float]:
    def run() -> float:
        import pyspiel

        choice = random.Random(1)
        game = pyspiel.load_game(name)

        def play(_: int) -> int:
            actions = 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(pyspiel.sample_action(state.chance_outcomes(), choice.random())[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[choice.randrange(len(legal))])
                    actions += 1
            return actions

        return rate(play, int, SECONDS)

    return run


def copies() -> float:
    """Copies of a RoomShare state."""
    import palier

    state = palier.new_match("roomshare", 4, seed=1).state

    def copy(_: int) -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return rate(copy, int, SECONDS)


PEERS = {
    "hearts": "OpenSpiel hearts, four players",
    "leduc_poker": "OpenSpiel leduc poker, two players",
    "gin_rummy": "OpenSpiel gin rummy, two players",
    "othello": "OpenSpiel othello, two players",
}
LOOPS = {
    "compiled": Contestant("RoomShare, four players, compiled", palier_loop("roomshare", 4)),
    "plain": Contestant("the same, plain Python", palier_loop("roomshare", 4), plain=True),
    "les_colocs": Contestant("Les Colocs, four players, compiled", palier_loop("les_colocs", 4)),
    "wucherer": Contestant("Wucherer, four players, compiled", palier_loop("wucherer", 4)),
    "home_staging": Contestant("Home Staging, three players, compiled", palier_loop("home_staging", 3)),
    **{name: Contestant(f"{title}, C++", open_spiel_loop(name)) for name, title in PEERS.items()},
    "catanatron": Contestant("catanatron, four players, Python", catanatron),
}
DRIVEN = {
    "match": Contestant("RoomShare, four players, match.legal and match.play", palier_match),
    "rules": Contestant("the same, game.legal and game.apply", palier_rules),
    **{f"python_{name}": Contestant(title, open_spiel_python(name)) for name, title in PEERS.items()},
}
CONTESTANTS = {**LOOPS, **DRIVEN, "copies": Contestant("copies of a RoomShare state", copies)}


def main() -> None:
    rates = contest(__file__, CONTESTANTS, ROUNDS)
    print(f"Random play: actions in a second of processor time, median of {ROUNDS} rounds; ratios, least and largest")
    print_table("each engine's own loop", CONTESTANTS, list(LOOPS), rates, {"RoomShare": "compiled"})
    columns = {"match.play": "match", "game.apply": "rules"}
    print_table("every action played from Python", CONTESTANTS, list(DRIVEN), rates, columns)
    print(f"\na state of RoomShare is copied in {1e6 / median(rates['copies']):.2f} µs (compiled)")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(CONTESTANTS[sys.argv[1]].run()))
    else:
        main()

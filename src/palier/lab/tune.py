"""Finds better weights for a game's evaluation by self-play: those who win more, or alone score more, are kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

import palier
from palier.engine.chance import Chance, SeededChance
from palier.engine.errors import BadOptions
from palier.engine.game import Game, State
from palier.engine.lookahead import values
from palier.engine.options import OptionValue
from palier.games.content import load_start

PLAN: Final = 250
STEP: Final = 0.35
"""How far a try goes at first, as a share of a weight's size, or of SMALL where it is smaller."""
SMALL: Final = 0.2


@dataclass(frozen=True)
class Tuned:
    """The weights found, and the share of matches that they won against those at the start, played afterwards."""

    names: tuple[str, ...]
    start: tuple[float, ...]
    weights: tuple[float, ...]
    tries: int
    share: float
    games: int
    gain: float = 0.0
    """Alone nobody wins: points more than with the weights at the start, on average."""

    def to_toml(self, command: str) -> str:
        """A weights.toml. It keeps the start, so that the same command finds the same again."""
        return (
            f"# What bots go by. Found by self-play: {command}\n"
            + lines(self.names, self.weights)
            + "\n# Set by hand: where tuning starts.\n[start]\n"
            + lines(self.names, self.start)
        )


def lines(names: tuple[str, ...], weights: tuple[float, ...]) -> str:
    return "".join(f"{name} = {worth:g}\n" for name, worth in zip(names, weights, strict=True))


def tune(
    game: str,
    tries: int,
    games: int,
    seed: int = 1,
    players: int = 2,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """A climb from the weights set by hand: a random step is taken when it wins clearly more than half its matches."""
    found = palier.games[game]
    if not found.weights:
        raise BadOptions(f"{game} has no weights to tune")
    options = found.check_options(players, {})
    before = found.weights
    start = load_start(game, found.weight_names)
    best = list(start)
    chance = SeededChance(seed, "tune")
    step = STEP
    try:
        for number in range(tries):
            candidate = stepped(best, step, chance)
            if is_better(found, candidate, best, games, players, options, seed * 1_000_003 + number):
                best = candidate
            else:
                step = max(0.1, step * 0.99)
            if progress is not None:
                progress(1)
        last = seed * 1_000_003 + tries
        share = share_of(found, best, start, games * 4, players, options, last) if players > 1 else 1.0
        gain = mean(gains(found, best, start, games * 4, options, last)) if players == 1 else 0.0
    finally:
        found.weights = before
    weights = tuple(round(one, 4) for one in best)
    return Tuned(found.weight_names, tuple(start), weights, tries, share, games * 4, gain)


def stepped(weights: Sequence[float], step: float, chance: Chance) -> list[float]:
    """About a third of the weights changed, each by a random share of its size."""
    changed = list(weights)
    for index in range(len(changed)):
        if chance.below(3) == 0:
            way = (chance.below(2001) - 1000) / 1000
            changed[index] += way * 2 * step * max(SMALL, abs(changed[index]))
    return changed


def is_better(
    game: Game[Any],
    one: list[float],
    other: list[float],
    games: int,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
) -> bool:
    """By a little more than luck would give: one standard deviation."""
    if players > 1:
        return share_of(game, one, other, games, players, options, seed) > 0.5 + 0.5 / sqrt(games)
    found = gains(game, one, other, games, options, seed)
    return mean(found) > stdev(found) / sqrt(games)


def gains(
    game: Game[Any],
    one: list[float],
    other: list[float],
    games: int,
    options: dict[str, OptionValue],
    seed: int,
) -> list[float]:
    """How many points more `one` scores alone than `other`, deal by deal, on every board of the game in turn."""
    boards = [option for option in game.options if option.choices]
    found: list[float] = []
    for number in range(games):
        if boards:
            choices = boards[0].choices
            options = {**options, boards[0].name: choices[number % len(choices)]}
        totals: list[float] = []
        for weights in (one, other):
            state = game.setup(1, options, SeededChance(seed, f"deal/{number}"))
            luck = SeededChance(seed, f"luck/{number}")
            play(game, state, 0, weights, weights, luck, SeededChance(seed, f"choice/{number}"))
            outcome = game.outcome(state)
            assert outcome is not None
            totals.append(outcome.scores[0])
        found.append(totals[0] - totals[1])
    return found


def share_of(
    game: Game[Any],
    one: list[float],
    other: list[float],
    games: int,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
) -> float:
    """The share of matches that `one` wins against `other` at the other seats; each deal is played from every seat."""
    won = 0.0
    for number in range(games):
        mine = number % players
        state = game.setup(players, options, SeededChance(seed, f"deal/{number // players}"))
        luck = SeededChance(seed, f"luck/{number // players}")
        choice = SeededChance(seed, f"choice/{number}")
        play(game, state, mine, one, other, luck, choice)
        outcome = game.outcome(state)
        assert outcome is not None
        if mine in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games if players == 2 else won / games * players / 2


def play(
    game: Game[Any], state: State, mine: int, one: list[float], other: list[float], luck: Chance, choice: Chance
) -> None:
    seats = game.to_act(state)
    while seats:
        seat = seats[0]
        codes = game.legal(state, seat)
        code = codes[0]
        if len(codes) > 1:
            game.weights = one if seat == mine else other
            guess = game.determinize(state, seat, choice)
            worth = values(game, guess, seat, codes, choice, PLAN)
            best = [codes[index] for index in range(len(codes)) if worth[index] == max(worth)]
            code = best[choice.below(len(best))]
        game.apply(state, seat, code, luck, None)
        seats = game.to_act(state)

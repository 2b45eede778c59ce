"""Finds better weights for a game's evaluation by self-play: those who win more, or alone score more, are kept.

Where there are many weights of one kind, such as the worth of every card, they can first be fitted to who won.
Afterwards it finds what the evaluation then says about the odds to win, again by self-play: the game's `swing`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import mean, median, stdev
from typing import Any, Final

import palier
from palier.engine.chance import Chance, SeededChance
from palier.engine.errors import BadOptions
from palier.engine.game import Game
from palier.engine.options import OptionValue
from palier.lab.training.fit import fit
from palier.lab.training.selfplay import play, watch
from palier.registry import door_of
from palier.thinking.strategy import Strategy
from palier.thinking.weights import load_start

STEP: Final = 0.35
"""How far a try goes at first, as a share of a weight's size, or of SMALL where it is smaller."""
SMALL: Final = 0.2
LOOKS: Final = 5
"""Every so many decisions of a match the evaluation is asked who will win."""
NARROW: Final = 40
"""Steps of the search for the best swing; each leaves six tenths of where it may lie."""
WIDE: Final = 50
"""The best swing is looked for between so many times less and more than positions usually lie apart."""
UNLIKELY: Final = 1e-6
LIKELY: Final = 1.0
SURE: Final = 2.0
"""Standard deviations by which weights must be better: to take a step of the climb, and to keep where it led."""

Seen = tuple[list[float], tuple[int, ...]]
"""What each seat's position was worth, and who won in the end."""


@dataclass(frozen=True)
class Tuned:
    """The weights found, and the share of matches that they won against those at the start, played afterwards."""

    names: tuple[str, ...]
    start: tuple[float, ...]
    weights: tuple[float, ...]
    tries: int
    share: float
    games: int
    swing: float
    gain: float = 0.0
    """Alone nobody wins: points more than with the weights at the start, on average."""

    def to_toml(self, command: str) -> str:
        """A weights.toml. It keeps the start, so that the same command finds the same again."""
        return (
            f"# What bots go by. Found by self-play: {command}\n"
            f"swing = {self.swing:g}\n"
            + lines(self.names, self.weights)
            + "\n# Set by hand: where tuning starts.\n[start]\n"
            + lines(self.names, self.start)
        )


def lines(names: tuple[str, ...], weights: Sequence[float]) -> str:
    return "".join(f"{name} = {worth:g}\n" for name, worth in zip(names, weights, strict=True))


def tune(
    game: str,
    tries: int,
    games: int,
    seed: int = 1,
    players: int = 2,
    progress: Callable[[int], None] | None = None,
    watched: int = 0,
    fitted: Sequence[str] = ("",),
) -> Tuned:
    """A climb from the weights set by hand: a random step is taken when it wins clearly more than its share.

    Of many steps some win by luck: unless where the climb led wins surely on fresh deals, it was for nothing.

    With `watched` matches, the weights whose names begin with one of `fitted` are first fitted to who won those. With
    neither, the weights stay as they were set, and only the swing is found.
    """
    strategy = palier.strategies[game]
    names = strategy.evaluation.weight_names
    if not names:
        raise BadOptions(f"{game} has no weights to tune")
    if watched and players == 1:
        raise BadOptions("alone nobody wins, so there is nothing to fit the weights to")
    options = strategy.rules.check_options(players, {})
    start = load_start(door_of(game).figures, names)
    best = list(start)
    chance = SeededChance(seed, "tune")
    step = STEP
    if watched:
        free = [index for index, name in enumerate(names) if name.startswith(tuple(fitted))]
        first = find_swing(strategy, start, games * 4, players, options, seed)
        best = fit(strategy, start, free, first, watched, players, options, seed, progress)
    foot = best
    for number in range(tries):
        candidate = stepped(best, step, chance)
        if is_better(strategy, candidate, best, games, players, options, seed * 1_000_003 + number):
            best = candidate
        else:
            step = max(0.1, step * 0.99)
        if progress is not None:
            progress(1)
    last = seed * 1_000_003 + tries
    if best != foot and not is_better(strategy, best, foot, games * 4, players, options, last + 1, SURE):
        best = foot
    share, gain = 1 / players, 0.0
    if best != start and players > 1:
        share = share_of(strategy, best, start, games * 4, players, options, last)
    elif best != start:
        gain = mean(gains(strategy, best, start, games * 4, options, last))
    swing = find_swing(strategy, best, games * 4, players, options, last) if players > 1 else strategy.evaluation.scale
    weights = tuple(round(one, 4) for one in best)
    return Tuned(names, tuple(start), weights, tries, share, games * 4, swing, gain)


def stepped(weights: Sequence[float], step: float, chance: Chance) -> list[float]:
    """About a third of the weights changed, each by a random share of its size."""
    changed = list(weights)
    for index in range(len(changed)):
        if chance.below(3) == 0:
            way = (chance.below(2001) - 1000) / 1000
            changed[index] += way * 2 * step * max(SMALL, abs(changed[index]))
    return changed


def is_better(
    strategy: Strategy[Any],
    one: list[float],
    other: list[float],
    games: int,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
    deviations: float = LIKELY,
) -> bool:
    """By more than luck gives within so many standard deviations."""
    if players > 1:
        return is_more(share_of(strategy, one, other, games, players, options, seed), games, players, deviations)
    found = gains(strategy, one, other, games, options, seed)
    return mean(found) > deviations * stdev(found) / sqrt(games)


def is_more(share: float, games: int, players: int, deviations: float) -> bool:
    """Whether a share of so many matches exceeds a fair one by that much luck."""
    even = 1 / players
    return share > even + deviations * sqrt(even * (1 - even)) / sqrt(games)


def gains(
    strategy: Strategy[Any],
    one: list[float],
    other: list[float],
    games: int,
    options: dict[str, OptionValue],
    seed: int,
) -> list[float]:
    """How many points more `one` scores alone than `other`, deal by deal, on every board of the game in turn."""
    game = strategy.rules
    better, worse = (strategy.evaluation.with_weights(weights) for weights in (one, other))
    found: list[float] = []
    for number in range(games):
        options = {**options, **boards(game, number)}
        totals: list[float] = []
        for evaluation in (better, worse):
            state = game.setup(1, options, SeededChance(seed, f"deal/{number}"))
            luck = SeededChance(seed, f"luck/{number}")
            play(strategy, state, 0, evaluation, evaluation, luck, SeededChance(seed, f"choice/{number}"))
            outcome = game.outcome(state)
            assert outcome is not None
            totals.append(outcome.scores[0])
        found.append(totals[0] - totals[1])
    return found


def boards(game: Game[Any], number: int) -> dict[str, OptionValue]:
    """The board of a match: the values of the first option with choices in turn, where a game has one."""
    for option in game.options:
        if option.choices:
            return {option.name: option.choices[number % len(option.choices)]}
    return {}


def share_of(
    strategy: Strategy[Any],
    one: list[float],
    other: list[float],
    games: int,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
) -> float:
    """The share of matches that `one` wins with `other` at the other seats; each deal is played from every seat."""
    game = strategy.rules
    better, worse = (strategy.evaluation.with_weights(weights) for weights in (one, other))
    won = 0.0
    for number in range(games):
        mine = number % players
        state = game.setup(players, options, SeededChance(seed, f"deal/{number // players}"))
        luck = SeededChance(seed, f"luck/{number // players}")
        choice = SeededChance(seed, f"choice/{number}")
        play(strategy, state, mine, better, worse, luck, choice)
        outcome = game.outcome(state)
        assert outcome is not None
        if mine in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


def find_swing(
    strategy: Strategy[Any],
    weights: list[float],
    games: int,
    players: int,
    options: dict[str, OptionValue],
    seed: int,
) -> float:
    """The swing with which the evaluation foretells best who wins matches of equals."""
    evaluation = strategy.evaluation.with_weights(weights)
    seen: list[Seen] = []
    for number in range(games):
        states, winners = watch(strategy, evaluation, players, options, seed, "swing", number)
        for one in states[::LOOKS]:
            seen.append(([evaluation.value(one, seat) for seat in range(players)], winners))
    return best_swing(seen)


def best_swing(seen: Sequence[Seen]) -> float:
    """By golden sections on a scale of sizes: the surprise falls towards the best swing and rises beyond it."""
    usual = median(max(worth) - min(worth) for worth, _ in seen)
    low, high = log(max(UNLIKELY, usual / WIDE)), log(max(UNLIKELY, usual * WIDE))
    share = (sqrt(5) - 1) / 2
    for _ in range(NARROW):
        left, right = high - share * (high - low), low + share * (high - low)
        if surprise(seen, exp(left)) < surprise(seen, exp(right)):
            high = right
        else:
            low = left
    return float(f"{exp((low + high) / 2):.3g}")


def surprise(seen: Sequence[Seen], swing: float) -> float:
    """The mean logarithmic loss of shares told from evaluations, where these won."""
    total = 0.0
    for worth, winners in seen:
        parts = [exp((one - max(worth)) / swing) for one in worth]
        total -= log(max(UNLIKELY, sum(parts[seat] for seat in winners) / sum(parts)))
    return total / len(seen)

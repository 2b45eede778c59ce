"""Contests in one run: every contestant works in a process of its own, and all take turns for several rounds.

What is measured is processor time, and what counts is the ratio within a round: a noisy machine is noisy for everybody.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

SOURCES = Path(__file__).resolve().parent.parent / "src"
TITLE_WIDTH = 62

Rates = Mapping[str, Sequence[float]]


class Contestant(NamedTuple):
    title: str
    run: Callable[[], float]
    """How much it does in a second."""
    plain: bool = False
    """Whether it runs on the sources instead of the installed build."""


def rate(work: Callable[[int], Any], count: Callable[[Any], int], seconds: float) -> float:
    """How much `work` does in a second of processor time; what it did is counted outside of that time."""
    work(0)
    done = 0
    spent = 0.0
    number = 1
    while spent < seconds:
        start = time.process_time()
        result = work(number)
        spent += time.process_time() - start
        done += count(result)
        number += 1
    return done / spent


def run_apart(script: str, name: str, plain: bool) -> float:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if plain:
        environment["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, script, name]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return float(json.loads(done.stdout.splitlines()[-1]))


def contest(script: str, contestants: Mapping[str, Contestant], rounds: int) -> dict[str, list[float]]:
    """The rates of all contestants, round by round."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for name, contestant in contestants.items():
            rates[name].append(run_apart(script, name, contestant.plain))
    return rates


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> str:
    """The median of the ratios within each round, with the least and the largest."""
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    return f"{median(ratios):.2f}x ({min(ratios):.2f} to {max(ratios):.2f})"


def print_table(
    heading: str, contestants: Mapping[str, Contestant], names: Sequence[str], rates: Rates, ours: Mapping[str, str]
) -> None:
    """One line for each name; `ours` maps the columns of ratios to the contestants that are compared."""
    print(f"\n{heading:{TITLE_WIDTH}} {'per second':>11}" + "".join(f" {column + ' is':>26}" for column in ours))
    for name in names:
        cells = "".join(f" {ratio(rates[base], rates[name]):>26}" for base in ours.values())
        print(f"{contestants[name].title:{TITLE_WIDTH}} {median(rates[name]):11,.0f}{cells}")

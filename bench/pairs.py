"""Processor time a decision of whole matches, beside an earlier commit: both builds run, and batches alternate.

`simulate` plays at random, in the compiled loop; `match` too, but each decision by a bot that looks at its view, and
`search` by a search of 60 iterations: all as `palier simulate` does, for its command is what does not change.
What is compared with is built from its commit in a folder of its own; the other is the palier that is installed. The
matches of a pair have the same seed; if they do not take as many decisions, that is said, and no fair comparison.

    python bench/pairs.py --before COMMIT                                  simulate, 40 pairs
    python bench/pairs.py --before COMMIT --what search --game les_colocs --pairs 60
    python bench/pairs.py --before FOLDER                                  a build unpacked there before (--keep FOLDER)
"""

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import mean, stdev

from moves import T_95, build

BOTS = {"simulate": "random", "match": "greedy", "search": "search:60"}
BATCH_SECONDS = 1.5
"""About how long a batch takes: the number of its matches is found before."""
SIDES = ("before", "now")

PLAY = """
import io, json, sys, time
from contextlib import redirect_stdout
from palier.cli import run
for line in sys.stdin:
    out = io.StringIO()
    began = time.process_time()
    with redirect_stdout(out):
        code = run([*json.loads(line), "--json"])
    spent = time.process_time() - began
    figures = json.loads(out.getvalue()) if code == 0 else {}
    print(json.dumps([spent, figures.get("decisions", 0), figures.get("compiled", False)]), flush=True)
"""


class Player:
    """A build at work in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", command: list[str]) -> None:
        self.process = process
        self.command = command

    def play(self, games: int, seed: int) -> tuple[float, int]:
        """Seconds of processor time, and decisions."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        words = [*self.command, "--games", str(games), "--seed", str(seed)]
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, f"this build ended with code {self.process.wait()}"
        seconds, decisions, compiled = json.loads(line)
        assert decisions, "the command was refused"
        assert compiled, "this build is not compiled"
        return seconds, decisions


@contextmanager
def playing(path: Path | None, folder: Path, command: list[str]) -> Iterator[Player]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    with subprocess.Popen(
        [sys.executable, "-c", PLAY],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Player(process, command)
        finally:
            process.terminate()


def matches_of(player: Player) -> int:
    """How many matches take about as long as a batch should."""
    games = 1
    while (seconds := player.play(games, 0)[0]) < BATCH_SECONDS / 4:
        games *= 2
    return max(1, round(games * BATCH_SECONDS / seconds))


def compare(before: Path, folder: Path, command: list[str], pairs: int) -> float:
    """The upper end of the interval of the ratio."""
    with ExitStack() as stack:
        players = {
            side: stack.enter_context(playing(path, folder, command))
            for side, path in zip(SIDES, (before, None), strict=True)
        }
        games = min([matches_of(player) for player in players.values()])
        logs: list[float] = []
        alike = True
        for number in range(pairs):
            order = SIDES if number % 2 else SIDES[::-1]
            played = {side: players[side].play(games, number + 1) for side in order}
            alike = alike and played["before"][1] == played["now"][1]
            rates = {side: seconds / decisions for side, (seconds, decisions) in played.items()}
            logs.append(math.log(rates["now"] / rates["before"]))
            told = "  ".join(f"{side} {1e6 * rates[side]:8.2f} µs" for side in SIDES)
            print(f"pair {number + 1:3}   {told}   ratio {math.exp(logs[-1]):.3f}", flush=True)
    half = T_95 * stdev(logs) / math.sqrt(len(logs))
    low, middle, high = (math.exp(mean(logs) + shift) for shift in (-half, 0.0, half))
    print(f"\npalier {' '.join(command)}: {pairs} pairs of {games} matches; processor time a decision, now to before:")
    print(f"{middle:.3f} (95 %: {low:.3f} to {high:.3f})")
    if not alike:
        print("The matches did not go alike: these are not the same decisions.")
    return high


def main() -> None:
    parser = argparse.ArgumentParser(description="Processor time a decision, beside an earlier commit")
    parser.add_argument("--before", metavar="COMMIT", required=True)
    parser.add_argument("--keep", metavar="FOLDER", type=Path)
    parser.add_argument("--what", choices=list(BOTS), default="simulate")
    parser.add_argument("--game", default="roomshare")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=40)
    given = parser.parse_args()
    command = ["simulate", given.game, "--players", str(given.players), "--bots", BOTS[given.what]]
    with tempfile.TemporaryDirectory(prefix="palier-pairs-") as name:
        folder = Path(name)
        before = Path(given.before)
        if not before.is_dir():
            before = build(given.before, folder)
            if given.keep is not None:
                shutil.copytree(before, given.keep)
        compare(before, folder, command, given.pairs)


if __name__ == "__main__":
    main()

"""What starting costs: processor time of `palier --help`, and of `palier serve` until /healthz answers.

    .venv/bin/python bench/start.py .venv/bin/palier [OTHER/bin/palier ...] --rounds 20

Commands named later are measured in turn with the first one, and set beside it. Linux only: another process's
processor time is read from its clock there. `--cold` removes all bytecode of each environment before every start, and
keeps it from being written.
"""

import argparse
import os
import random
import resource
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

PORTS = (20_000, 30_000)
PATIENCE = 60.0


def environment(cold: bool) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PALIER"))}
    return {**kept, "PALIER_LANG": "en", **({"PYTHONDONTWRITEBYTECODE": "1"} if cold else {})}


def forget_bytecode(command: Path) -> None:
    for folder in command.parent.parent.rglob("__pycache__"):
        shutil.rmtree(folder)


def spent_by(process: int) -> float:
    """The processor time of a process and of those it started, while all of them run."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return time.clock_gettime((~process << 3) | 2) + sum(spent_by(int(child)) for child in children)


def run_command(command: Path, *arguments: str, cold: bool) -> float:
    """Seconds of a command that ends by itself."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([command, *arguments], env=environment(cold), stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def serve(command: Path, cold: bool) -> float:
    """Seconds that a server on a database of its own has used when it first answers."""
    port = random.randint(*PORTS)
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["serve", "--port", str(port), "--db", f"{folder}/start.sqlite"]
        # Asked again and again, it would be answering questions that we pay for: it says when it listens.
        with subprocess.Popen(
            [command, *arguments], env=environment(cold), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            try:
                assert process.stdout is not None
                assert process.stdout.readline()
                ask(f"http://127.0.0.1:{port}/healthz")
                return spent_by(process.pid)
            finally:
                process.send_signal(signal.SIGTERM)


def ask(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(address, timeout=PATIENCE).read()
        except urllib.error.URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


def measured(commands: list[Path], rounds: int, cold: bool, start: Callable[[Path], float]) -> list[list[float]]:
    """Seconds of each command in each round, in turn."""
    found: list[list[float]] = [[] for _ in commands]
    for number in range(rounds + 1):
        for index, command in enumerate(commands):
            if cold:
                forget_bytecode(command)
            seconds = start(command)
            if number:
                # The first round warms up: files, and where it is not there yet, bytecode.
                found[index].append(seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commands", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--cold", action="store_true")
    given = parser.parse_args()
    commands = [command.absolute() for command in given.commands]
    kinds: dict[str, Callable[[Path], float]] = {
        "palier --help": lambda command: run_command(command, "--help", cold=given.cold),
        "palier --version": lambda command: run_command(command, "--version", cold=given.cold),
        "palier games": lambda command: run_command(command, "games", cold=given.cold),
        "palier serve until /healthz": lambda command: serve(command, given.cold),
    }
    print(f"Load {os.getloadavg()[0]:.1f}; medians of {given.rounds} rounds, {'cold' if given.cold else 'warm'}.")
    for kind, start in kinds.items():
        found = measured(commands, given.rounds, given.cold, start)
        print(kind)
        first = statistics.median(found[0])
        for command, seconds in zip(commands, found, strict=True):
            median = statistics.median(seconds)
            pairs = statistics.median(other / own for own, other in zip(found[0], seconds, strict=True))
            low, high = min(seconds), max(seconds)
            print(
                f"  {median * 1000:7.0f} ms ({low * 1000:.0f} to {high * 1000:.0f}), "
                f"{median / first:.3f} of the first (median of the pairs {pairs:.3f})  {command}"
            )


if __name__ == "__main__":
    main()

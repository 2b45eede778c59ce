"""Sends spoiled records, missions, positions, options and messages to a real server, and judges every answer.

    python tools/fuzz.py --count 1000000 --seed 1
    python tools/fuzz.py --seed 1 --case 4711      one case again, shown as it is sent

The server has an address space of 1 GB. The exit code is 1 when an answer was wrong, the server ended, or its log tells
of an error.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.fuzz.attack import attack, error_lines, small_server
from tests.server.fuzz.cases import Call, Case, case

SHOWN_SIGNS = 600


def shown(sent: Case) -> str:
    if isinstance(sent, Call):
        return f"{sent.method} {sent.path} ({sent.game}) {dict(sent.headers)}\n    {sent.body[:SHOWN_SIGNS]!r}"
    return f"socket {sent.who} of {sent.game}\n    " + "\n    ".join(repr(frame[:SHOWN_SIGNS]) for frame in sent.frames)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int, help="this one alone")
    parser.add_argument("--workers", type=int, default=2, help="how many send at once")
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.count) if given.case is None else range(given.case, given.case + 1)
    if given.case is not None:
        print(shown(case(given.seed, given.case)))
    began = time.monotonic()

    def tell(sent: int, failures: int) -> None:
        rate = sent / (time.monotonic() - began)
        print(f"{sent:>9,} of {len(numbers):,}  {rate:6.0f} a second  {failures} wrong", flush=True)

    with tempfile.TemporaryDirectory() as folder, small_server(Path(folder)) as server:
        figures = attack(server, given.seed, numbers, given.workers, progress=tell)
        errors = error_lines(server)
    for failure in figures.failures:
        print(f"\ncase {failure.number}: {failure.reason}\n  {shown(failure.sent)}")
    for line in errors[:20]:
        print(f"\nlog: {line[:3000]}")
    print(f"\n{figures.sent:,} sent in {figures.seconds:.0f} s, peak {figures.peak_kb / 1024:.0f} MB, ", end="")
    print(f"slowest {figures.slowest[0]:.2f} s (case {figures.slowest[1]})")
    for answer, count in sorted(figures.answers.items()):
        print(f"  {answer:<16} {count:,}")
    print(f"{len(figures.failures)} wrong answers, {len(errors)} error lines")
    return 1 if figures.failures or errors else 0


if __name__ == "__main__":
    sys.exit(main())

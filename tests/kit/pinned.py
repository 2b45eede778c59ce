"""Whole matches as hashes of their records: what a rebuild must not change.

    python -m tests.kit.pinned            # say which matches go differently now
    python -m tests.kit.pinned --write    # write them anew; only where a change is meant

Budgets are in iterations, so that neither the machine nor its load decides anything.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import palier
from palier.bots import choose, make
from tests.kit.cases import EVERY, FEW, Case

PLACE = Path(__file__).parent.parent / "fixtures" / "pinned_matches.json"
SEARCH = "search:60"
SEED = 5


class Pinned(NamedTuple):
    """One match: the same bot at every seat, but a random one at the last, so that odd positions come up too."""

    case: Case
    bot: str

    def __str__(self) -> str:
        return f"{self.bot}-{self.case}"

    @property
    def quick(self) -> bool:
        """Whether it takes well under a second."""
        return self.bot in ("random", "greedy")


def matches() -> Iterator[Pinned]:
    for case in EVERY:
        yield Pinned(case, "random")
        yield Pinned(case, "greedy")
    for case in FEW:
        yield Pinned(case, "planner")
        yield Pinned(case, SEARCH)
    for case in EVERY:
        if case.game.open_option and case.options[case.game.open_option]:
            yield Pinned(case, "alphabeta")


def played(pinned: Pinned) -> str:
    """The hash of the record of the whole match."""
    case = pinned.case
    match = palier.new_match(case.name, case.players, seed=SEED, options=case.options)
    last = case.players - 1 if case.players > 1 else None
    bots = [make("random" if seat == last else pinned.bot, seed=SEED + seat) for seat in range(case.players)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, choose(bots[seat], match, seat))
    return sha256(match.record.to_json().encode()).hexdigest()[:16]


@cache
def kept() -> dict[str, str]:
    hashes: dict[str, str] = json.loads(PLACE.read_text())
    return hashes


def main() -> int:
    parser = argparse.ArgumentParser(description="Whole matches as hashes of their records.")
    parser.add_argument("--write", action="store_true", help="write the hashes anew")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    every = list(matches())
    with ProcessPoolExecutor(asked.workers) as pool:
        hashes = dict(zip(map(str, every), pool.map(played, every, chunksize=4), strict=True))
    if asked.write:
        PLACE.write_text(json.dumps(hashes, indent=0) + "\n")
        print(f"{len(hashes)} matches in {PLACE.name}")  # noqa: T201
        return 0
    before = json.loads(PLACE.read_text())
    other = [name for name in before | hashes if before.get(name) != hashes.get(name)]
    print(*other, f"{len(other)} of {len(before)} matches go differently", sep="\n")  # noqa: T201
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())

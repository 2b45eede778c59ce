"""Rules go by nothing that bots are tuned by: every record is the same match whatever the bots' figures are."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

import palier
from palier import Match, SeededChance
from tests.kit.cases import IN_THE_KIT, Case, few_cases
from tests.kit.driver import new_match, pick
from tests.kit.playthroughs import cases, path

FACTS = "content.toml"
"""What the rules may go by; every other table of figures in a game's folder is for bots."""
FACTORS = (0.7, 1 / 0.7)
SEEDS = range(4)
FIGURE = re.compile(r"(?<![\w.])-?\d+(?:\.\d+)?(?:e-?\d+)?(?![\w.])")

REPLAY_ALL = """
import json, sys
from pathlib import Path
import palier
assert str(Path(palier.__file__).resolve()).startswith(str(Path(sys.argv[1]).resolve())), palier.__file__
failures = []
for line in sys.stdin:
    record = palier.Record.from_json(line)
    try:
        palier.replay(record)
    except palier.BadRecord as error:
        failures.append(f"{record.game}: {error}")
json.dump(failures, sys.stdout)
"""


def changed(text: str) -> str:
    """The same table with its figures multiplied by FACTORS in turn."""
    factors = cycle(FACTORS)

    def times(figure: re.Match[str]) -> str:
        return repr(float(figure[0]) * next(factors))

    lines = []
    for line in text.splitlines():
        name, equals, figures = line.partition("=")
        lines.append(line if line.startswith("#") else name + equals + FIGURE.sub(times, figures))
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which all figures of the bots are others."""
    place = tmp_path_factory.mktemp("other")
    package = Path(palier.__file__).parent
    shutil.copytree(package, place / "palier", ignore=shutil.ignore_patterns("static", "server", "__pycache__"))
    # What mypyc compiles lies beside the package.
    for beside in package.parent.glob("palier__mypyc*"):
        shutil.copy(beside, place)
    tables = [table for table in (place / "palier" / "games").rglob("*.toml") if table.name != FACTS]
    assert len(tables) >= len(IN_THE_KIT)
    for table in tables:
        before = table.read_text(encoding="utf-8")
        after = changed(before)
        assert after != before
        table.write_text(after, encoding="utf-8")
    return place


def left_to_the_rules(case: Case, seed: int) -> Match:
    """A random match in which whatever can be left to the rules is."""
    match = new_match(case, seed)
    choice = SeededChance(seed, "other weights")
    while match.to_act:
        seat, action = pick(match, choice)
        rest = case.game.hand_over(match.state, seat)
        match.play(seat, action if rest is None else case.game.text(rest))
    return match


def records(name: str) -> Iterator[str]:
    for case in few_cases(name):
        for seed in SEEDS:
            yield left_to_the_rules(case, seed).record.to_json()
    for case in cases(name):
        yield path(case).read_text(encoding="utf-8").splitlines()[-1].removeprefix("record ")


@pytest.mark.parametrize("name", IN_THE_KIT)
def test_records_are_the_same_matches_whatever_bots_go_by(name: str, other: Path) -> None:
    replayed = subprocess.run(
        [sys.executable, "-c", REPLAY_ALL, str(other)],
        input="\n".join(records(name)),
        env={**os.environ, "PYTHONPATH": str(other)},
        cwd=other,
        stdout=subprocess.PIPE,
        check=True,
        encoding="utf-8",
    )
    assert json.loads(replayed.stdout) == []

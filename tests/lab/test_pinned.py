"""What programs read of small seeded runs stays the same to the letter, on one process and on two.

If a change is meant, `python -m tests.lab.test_pinned` writes the files anew.
"""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

import pytest

from palier.cli import run

FOLDER: Final = Path(__file__).with_name("pinned")
CLOCK: Final = re.compile(r'"(seconds|decisions_per_second|median_ms|p99_ms)": [0-9.e+-]+|"(compiled)": (?:true|false)')
"""What differs between runs of the same seed, and between builds."""

RUNS: Final = {
    "simulate_random": "simulate roomshare --players 3 --games 60 --seed 2 --option royal_suite=true",
    "simulate_statistics": "simulate wucherer --players 2 --games 30 --seed 5",
    "simulate_bots": "simulate les_colocs --players 3 --games 27 --seed 3 --bots greedy,random,greedy",
    "simulate_alone": "simulate home_staging --players 1 --games 2 --seed 4 --bots greedy",
    "tournament": "tournament roomshare --bots greedy,random,search:6 --players 2 --games 6 --seed 3",
    "tournament_table": "tournament les_colocs --bots greedy,random,random --games 6 --seed 8",
    "tournament_of_five": "tournament les_colocs --bots greedy,random --players 5 --games 3 --seed 1",
    "tournament_each": "tournament roomshare --bots random,greedy --players 2 --games 8 --seed 3 --each royal_suite",
    "balance": "lab balance roomshare --players 2 --games 12 --seed 2 --bot random",
    "balance_groups": "lab balance les_colocs --games 4 --seed 6 --bot greedy --option evictions=each",
}


def printed(name: str, workers: int) -> str:
    out = StringIO()
    with redirect_stdout(out):
        assert run([*RUNS[name].split(), "--workers", str(workers), "--json"]) == 0
    return CLOCK.sub(r'"\1\2": 0', out.getvalue())


@pytest.fixture(autouse=True)
def _folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No journal of an interrupted tournament is gone on with."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", RUNS)
def test_the_figures_of_a_seed_are_the_same_to_the_letter(name: str, workers: int) -> None:
    assert printed(name, workers) == (FOLDER / f"{name}.json").read_text(encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in RUNS:
        (FOLDER / f"{one}.json").write_text(printed(one, 1), encoding="utf-8")

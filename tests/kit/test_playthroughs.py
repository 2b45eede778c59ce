"""The playthrough files tell what the games do today; `python -m tests.kit.playthroughs` writes them anew."""

import pytest

from tests.kit.cases import IN_THE_KIT, Case
from tests.kit.playthroughs import FOLDER, cases, path, tell

CASES = [case for name in IN_THE_KIT for case in cases(name)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_goes_as_its_playthrough_file_tells(case: Case) -> None:
    assert path(case).exists(), f"there is no {path(case).name} yet: run make playthroughs GAME={case.name}"
    kept = path(case).read_text(encoding="utf-8").splitlines()
    told = tell(case).splitlines()
    for number, (old, new) in enumerate(zip(kept, told, strict=False), start=1):
        assert new == old, f"line {number} of {path(case).name}"
    assert len(told) == len(kept)


def test_there_is_no_playthrough_file_without_its_case() -> None:
    assert sorted(FOLDER.rglob("*.txt")) == sorted(path(case) for case in CASES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough_file_is_small_enough_to_read(case: Case) -> None:
    assert path(case).stat().st_size < 150_000

"""The same seed is the same match: again, in another process, and whatever the order of Python's sets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import palier
from palier.engine.record import fingerprint
from tests.kit.cases import FEW, IN_THE_KIT, Case, few_cases
from tests.kit.driver import new_match, play_out, played

TELL = """
import sys
from tests.kit.playthroughs import tell_briefly
sys.stdout.write(tell_briefly(sys.argv[1]))
"""


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_same_seed_is_the_same_match(case: Case) -> None:
    one, again = played(case), play_out(case, 0)
    assert again.match.record.to_json() == one.match.record.to_json()
    assert [state.to_json() for state in again.states] == [state.to_json() for state in one.states]
    assert [moment.legal for moment in again.moments] == [moment.legal for moment in one.moments]
    told = [[repr(event) for event in moment.events] for moment in again.moments]
    assert told == [[repr(event) for event in moment.events] for moment in one.moments]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_other_seeds_are_other_matches(case: Case) -> None:
    starts: set[str] = set()
    for seed in range(12):
        match = new_match(case, seed)
        # One action in, for a game may ask something before anything is dealt.
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        starts.add(fingerprint(match.state.to_json()))
    # A game for one may leave all its chance to what comes later.
    assert len(starts) > 1 or not new_match(case, 0).record.setup
    # In a game that is over after two actions two seeds may well play the same match, but not six.
    ends = (played(case, seed).match.record.to_json() for seed in range(1, 6))
    assert any(end != played(case).match.record.to_json() for end in ends)


@pytest.mark.parametrize("name", IN_THE_KIT)
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_process_plays_the_same_match(name: str, hash_seed: str) -> None:
    from tests.kit.playthroughs import tell_briefly

    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-c", TELL, name],
        env=environment,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout == tell_briefly(name)
    assert len(ran.stdout.splitlines()) == len(few_cases(name))


def test_a_match_does_not_depend_on_the_matches_before_it() -> None:
    """Nothing is kept between matches: one played after others is the one played first."""
    case = FEW[0]
    first = play_out(case, 5).match.record.to_json()
    for other in FEW:
        played(other)
    assert play_out(case, 5).match.record.to_json() == first
    assert palier.replay(palier.Record.from_json(first)).record.to_json() == first

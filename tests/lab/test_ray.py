"""The same numbers on a Ray cluster, even when one of its workers is killed in the middle.

Starting a cluster takes longer than all other tests of this folder together, so it is asked for:
PALIER_TEST_RAY=1 pytest tests/lab/test_ray.py
"""

import logging
import os
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

import palier
from palier.lab.plan import Plan
from palier.lab.running import run
from palier.lab.simulate import simulate, simulation
from palier.lab.tournament import meeting, play_match, tournament

pytestmark = [
    pytest.mark.ray,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra: pip install 'palier[ray]'"),
    pytest.mark.skipif(os.environ.get("PALIER_TEST_RAY") != "1", reason="starts a cluster: set PALIER_TEST_RAY=1"),
]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    import ray

    path = str(Path(palier.__file__).parents[1])
    here = str(Path(__file__).parents[2])
    environment = {"env_vars": {"PYTHONPATH": f"{path}:{here}"}}
    ray.init(
        num_cpus=2, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False, runtime_env=environment
    )
    yield
    ray.shutdown()


def fragile(folder: str, plan: Plan, number: int) -> object:
    mark = Path(folder, "killed")
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(plan, number).scores


def test_ray_gives_the_same_numbers_as_one_process() -> None:
    plan = meeting("roomshare", ["random", "greedy"], 6, 3, 2)
    told = [tournament(plan, ray=ray).to_json() for ray in (None, "auto")]
    for one in told:
        del one["seconds"]
        for bot in one["bots"].values():
            del bot["median_ms"], bot["p99_ms"]
    assert told[0] == told[1]


def test_a_simulation_on_ray_gives_the_same_numbers_too() -> None:
    plan = simulation("roomshare", 2, 60, seed=3)
    told = [simulate(plan, ray=ray) for ray in (None, "auto")]
    assert replace(told[0], seconds=0.0) == replace(told[1], seconds=0.0)


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    plan = meeting("roomshare", ["random", "greedy"], 5, 5, 2)
    given = run(partial(fragile, str(tmp_path), plan), range(5), ray="auto")
    assert Counter(map(str, given)) == Counter(str(play_match(plan, number).scores) for number in range(5))
    assert (tmp_path / "killed").exists()

"""Workers: what hangs, dies or raises costs its own task, and nobody is kept waiting by it."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from math import ceil, inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palier.engine.errors import PalierError
from palier.server.metrics import Metrics
from palier.server.settings import Settings
from palier.server.thinking import SHORTEST_SECONDS
from palier.server.workers.queue import FairQueue, granted_seconds
from palier.server.workers.run import Crashed, GivenUp, Lane, Workers
from tests.processes import is_running

PATIENCE = 60.0
"""On a busy machine workers take their time to start; they load this module too."""
MEGABYTE = 1 << 20
ROOT = Path(__file__).parents[2]


def in_workers(story: Callable[[Workers], Coroutine[Any, Any, Any]], **settings: Any) -> Any:
    workers = Workers(Settings(**settings), Metrics())

    async def run() -> Any:
        try:
            return await story(workers)
        finally:
            workers.close()

    return asyncio.run(run())


def own_number() -> int:
    return os.getpid()


def hang(begun: Path) -> None:
    begun.write_text(str(os.getpid()))
    time.sleep(600)


def add(first: int, second: int) -> int:
    return first + second


def take(megabytes: int) -> int:
    return len(bytearray(megabytes * MEGABYTE))


def refuse(sentence: str) -> None:
    raise PalierError(sentence)


def niceness() -> int:
    return os.nice(0)


async def until_begun(begun: Path) -> int:
    end = time.monotonic() + PATIENCE
    while not (begun.exists() and begun.read_text()):
        assert time.monotonic() < end
        await asyncio.sleep(0.01)
    return int(begun.read_text())


def until_ended(number: int) -> None:
    end = time.monotonic() + PATIENCE
    while is_running(number):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_what_the_function_gives_is_given_what_it_raises_is_raised_and_the_worker_goes_on() -> None:
    async def story(workers: Workers) -> None:
        before = await workers.run("check", own_number, seconds=PATIENCE)
        with pytest.raises(PalierError, match="the record is odd"):
            await workers.run("check", refuse, "the record is odd", seconds=PATIENCE)
        assert await workers.run("check", own_number, seconds=PATIENCE) == before
        assert await workers.run("check", add, 2, 3, seconds=PATIENCE) == 5

    in_workers(story)


def test_a_worker_killed_at_work_costs_that_task_alone(tmp_path: Path) -> None:
    async def story(workers: Workers) -> None:
        begun = tmp_path / "begun"
        hanging = asyncio.ensure_future(workers.run("search", hang, begun, seconds=PATIENCE))
        number = await until_begun(begun)
        behind = [asyncio.ensure_future(workers.run("search", add, n, n, seconds=PATIENCE)) for n in range(5)]
        os.kill(number, signal.SIGKILL)
        with pytest.raises(Crashed):
            await hanging
        assert await asyncio.gather(*behind) == [0, 2, 4, 6, 8]

    in_workers(story, bot_workers=1)


def test_a_worker_killed_while_idle_costs_nobody_anything() -> None:
    async def story(workers: Workers) -> None:
        number = await workers.run("quick", own_number, seconds=PATIENCE)
        os.kill(number, signal.SIGKILL)
        # Time for the pool to notice; a task that is sent before that is lost with the worker.
        while is_running(number):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        assert await workers.run("quick", own_number, seconds=PATIENCE) != number

    in_workers(story)


def test_who_takes_too_long_is_ended_and_the_next_is_served(tmp_path: Path) -> None:
    async def story(workers: Workers) -> None:
        await workers.run("search", add, 1, 1, seconds=PATIENCE)
        begun = tmp_path / "begun"
        hanging = asyncio.ensure_future(workers.run("search", hang, begun, seconds=3.0))
        number = await until_begun(begun)
        behind = asyncio.ensure_future(workers.run("search", own_number, seconds=PATIENCE))
        with pytest.raises(GivenUp):
            await hanging
        assert await behind != number
        assert not is_running(number)

    in_workers(story, bot_workers=1)


def test_who_waits_too_long_in_line_is_told_so_and_the_worker_lives(tmp_path: Path) -> None:
    async def story(workers: Workers) -> None:
        begun = tmp_path / "begun"
        hanging = asyncio.ensure_future(workers.run("search", hang, begun, seconds=PATIENCE))
        number = await until_begun(begun)
        with pytest.raises(GivenUp):
            await workers.run("search", add, 1, 1, seconds=0.05)
        assert is_running(number)
        hanging.cancel()

    in_workers(story, bot_workers=1)


def test_another_lane_does_not_wait(tmp_path: Path) -> None:
    async def story(workers: Workers) -> None:
        begun = tmp_path / "begun"
        hanging = asyncio.ensure_future(workers.run("search", hang, begun, seconds=PATIENCE))
        await until_begun(begun)
        assert await workers.run("quick", add, 1, 1, seconds=PATIENCE) == 2
        assert not hanging.done()
        hanging.cancel()

    in_workers(story, bot_workers=1)


def test_one_who_asks_for_much_waits_behind_themselves(tmp_path: Path) -> None:
    async def story(workers: Workers) -> list[str]:
        served: list[str] = []
        begun = tmp_path / "begun"
        hanging = asyncio.ensure_future(workers.run("check", hang, begun, seconds=PATIENCE))

        async def ask(turn: str) -> None:
            await workers.run("check", add, 1, 1, seconds=PATIENCE, turn=turn)
            served.append(turn)

        number = await until_begun(begun)
        asking = [asyncio.ensure_future(ask(turn)) for turn in ["many"] * 4 + ["one", "other"]]
        await asyncio.sleep(0)
        os.kill(number, signal.SIGKILL)
        await asyncio.gather(*asking)
        assert isinstance((await asyncio.gather(hanging, return_exceptions=True))[0], Crashed)
        return served

    assert in_workers(story) == ["many", "one", "other", "many", "many", "many"]


def test_memory_that_the_lane_does_not_have_is_a_crash_and_the_next_is_served() -> None:
    async def story(workers: Workers) -> None:
        with pytest.raises(Crashed):
            await workers.run("check", take, 2000, seconds=PATIENCE)
        assert await workers.run("check", take, 50, seconds=PATIENCE) == 50 * MEGABYTE

    in_workers(story, check_memory_bytes=512 * MEGABYTE)


def test_quick_lanes_have_the_processor_before_slow_ones() -> None:
    lanes: list[Lane] = ["quick", "search", "idle"]

    async def story(workers: Workers) -> list[int]:
        return await asyncio.gather(*[workers.run(lane, niceness, seconds=PATIENCE) for lane in lanes])

    found = in_workers(story)
    assert found == sorted(found)
    assert len(set(found)) == len(lanes)


def test_workers_end_with_the_server_at_work_or_not(tmp_path: Path) -> None:
    async def story(workers: Workers) -> list[int]:
        idle = await workers.run("quick", own_number, seconds=PATIENCE)
        begun = tmp_path / "begun"
        hanging = asyncio.ensure_future(workers.run("search", hang, begun, seconds=PATIENCE))
        busy = await until_begun(begun)
        workers.close()
        with pytest.raises(GivenUp):
            await hanging
        with pytest.raises(GivenUp):
            await workers.run("quick", own_number, seconds=PATIENCE)
        return [idle, busy]

    for number in in_workers(story):
        until_ended(number)


SERVER = """
import asyncio, sys
from pathlib import Path
from palier.server.metrics import Metrics
from palier.server.settings import Settings
from palier.server.thinking import SHORTEST_SECONDS
from palier.server.workers.run import Workers
from tests.server.test_workers import hang
async def main():
    await Workers(Settings(), Metrics()).run("search", hang, Path(sys.argv[1]), seconds=600.0)
if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_though_the_server_was_killed(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    with subprocess.Popen([sys.executable, "-c", SERVER, str(begun)], cwd=ROOT) as server:
        try:
            number = asyncio.run(until_begun(begun))
        finally:
            server.kill()
    until_ended(number)


# Whose turn it is, and how long a search may think: by numbers alone


def drained(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_fifty_who_ask_once_are_served_as_they_came() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put(f"table {number}", f"{number}")
    expected = [f"{number}" for number in range(50)]
    assert list(queue) == expected
    assert drained(queue) == expected
    assert not queue


def test_the_order_told_is_the_order_served() -> None:
    chance = Random(5)
    queue: FairQueue[str] = FairQueue()
    for number in range(200):
        turn = f"table {chance.randrange(9)}"
        queue.put(turn, f"{turn}, {number}")
        if chance.random() < 0.2:
            queue.pop()
    removed = chance.choice(list(queue))
    queue.remove(removed.partition(",")[0], removed)
    order = list(queue)
    assert removed not in order
    assert len(order) == len(queue)
    assert drained(queue) == order


def served_after(asked: list[float], workers: int = 1, overhead: float = 0.0) -> list[tuple[float, float]]:
    """For each, first come first served: when it was answered, and for how long it had thought."""
    free = [0.0] * workers
    answers = []
    for number in range(len(asked)):
        place = min(range(workers), key=free.__getitem__)
        now = max(free[place], asked[number])
        left = [at + DUE - now for at in asked[number:] if at <= now]
        granted = granted_seconds(USUAL, LINE, left, workers, overhead)
        free[place] = now + granted + overhead
        answers.append((free[place] - asked[number], granted))
    return answers


USUAL, LINE, DUE = 2.0, 2.1, 2.4


def test_a_search_alone_thinks_as_long_as_usual() -> None:
    assert [granted for _, granted in served_after([0.0, 5.0, 10.0])] == [USUAL] * 3
    assert granted_seconds(USUAL, LINE, [DUE] * 3, 3) == USUAL
    assert granted_seconds(USUAL, LINE, [DUE] * 4, 3) == LINE / 2


def test_a_line_of_fifty_is_answered_in_time_and_all_have_their_share() -> None:
    for workers in (1, 4):
        for overhead in (0.0, 0.02):
            answers = served_after([0.0] * 50, workers, overhead)
            share = LINE / ceil(50 / workers) - overhead
            assert max(wait for wait, _ in answers) <= DUE + 1e-9
            assert min(granted for _, granted in answers) >= share - 1e-9


def test_forty_who_ask_again_at_once_all_think_for_long_enough() -> None:
    """Each table asks as soon as it was answered, and some thoughts take much longer than they were granted."""
    chance = Random(3)
    overhead, now = 0.02, 0.0
    queue = [(0.001 * number, number) for number in range(40)]
    waits, shares = [], []
    for _ in range(4000):
        at, table = queue.pop(0)
        left = [at + DUE - now, *[other + DUE - now for other, _ in queue if other <= now]]
        granted = granted_seconds(USUAL, LINE, left, 1, overhead)
        # With too little time no search is begun.
        taken = granted + chance.expovariate(1 / overhead) if granted >= SHORTEST_SECONDS else 0.005
        now = max(now, at) + taken
        waits.append(now - at)
        shares.append(granted)
        queue.append((now, table))
    assert max(waits) < 2.5
    assert sum(share < SHORTEST_SECONDS for share in shares) < len(shares) / 50


def test_who_comes_behind_a_long_thought_is_answered_in_time_still() -> None:
    asked = [0.0, *[0.1 + 0.001 * number for number in range(40)]]
    answers = served_after(asked)
    assert answers[0][1] == USUAL
    assert max(wait for wait, _ in answers) <= DUE + 1e-9
    assert min(granted for _, granted in answers) > 0


def test_what_is_overdue_gets_no_time_and_never_less() -> None:
    assert granted_seconds(USUAL, LINE, [-1.0, 2.0], 1) == 0.0
    assert granted_seconds(USUAL, LINE, [inf, 1.0], 1) == 0.5
    assert granted_seconds(USUAL, LINE, [0.01], 1, 0.02) == 0.0

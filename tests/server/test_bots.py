"""Bots think elsewhere: fairly, in time, and whatever becomes of them the table goes on."""

import asyncio
import os
import time
from collections.abc import Coroutine
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import palier
import palier.bots
from palier.engine.chance import SeededChance
from palier.server.bots import Think, Thinkers
from palier.server.chance import entropy_chance
from palier.server.metrics import Metrics
from palier.server.settings import Settings
from palier.server.thinking import think
from tests.processes import exit_code

PATIENCE = 60.0
"""On a busy machine workers take their time to start; they load this module too, so it loads little itself."""


def crash(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    if bot == "greedy":
        os._exit(3)
    return think(game, bot, position, seat, seed, seconds)


def dawdle(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    # A loop that no signal handler would ever be run in.
    import faulthandler

    from palier.server.thinking import QUIET

    faulthandler.dump_traceback_later(seconds, exit=True, file=QUIET)
    time.sleep(60)
    return ["never"]


def stumble(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    raise ValueError("a bot's own mistake")


def tell(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    return [repr(position["hands"])]


def linger(
    begun: Path, game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float
) -> list[str]:
    """Tells that it has begun, and never ends."""
    begun.touch()
    time.sleep(600)
    return ["never"]


def thinking(function: Think, story: Any, seconds: float = PATIENCE) -> Any:
    thinkers = Thinkers(Settings(bot_seconds=seconds), Metrics(), entropy_chance, function)

    async def run() -> Any:
        try:
            return await story(thinkers)
        finally:
            thinkers.close()

    return asyncio.run(run())


def ask(thinkers: Thinkers, bot: str = "greedy", seed: int = 1) -> Coroutine[Any, Any, list[str]]:
    match = palier.new_match("roomshare", 4, seed=seed)
    return thinkers.choose(match.game, bot, match.state, match.to_act[0])


def test_a_bot_in_a_worker_chooses_a_legal_action() -> None:
    async def story(thinkers: Thinkers) -> list[list[str]]:
        return await asyncio.gather(*[ask(thinkers, bot) for bot in palier.bots.NAMES])

    match = palier.new_match("roomshare", 4, seed=1)
    legal = [action.text for action in match.legal(match.to_act[0])]
    assert all(len(actions) == 1 and actions[0] in legal for actions in thinking(think, story))


def test_what_a_worker_is_sent_is_a_guess() -> None:
    async def story(thinkers: Thinkers) -> set[str]:
        return {one[0] for one in await asyncio.gather(*[ask(thinkers) for _ in range(6)])}

    match = palier.new_match("roomshare", 4, seed=1)
    seat = match.to_act[0]
    told = thinking(tell, story)
    assert len(told) > 1
    hands = match.state.to_json()["hands"]
    for one in told:
        guess = eval(one)
        assert guess[seat] == hands[seat]
    assert any(eval(one) != hands for one in told)


def test_a_bot_that_crashes_is_given_up_and_the_next_has_new_workers() -> None:
    async def story(thinkers: Thinkers) -> list[list[str]]:
        first = await ask(thinkers, "greedy")
        return [first, await ask(thinkers, "random")]

    crashed, went_on = thinking(crash, story)
    assert crashed == []
    assert len(went_on) == 1


def test_a_bot_that_takes_too_long_is_ended() -> None:
    async def story(thinkers: Thinkers) -> tuple[list[str], float]:
        began = time.monotonic()
        return await ask(thinkers), time.monotonic() - began

    action, took = thinking(dawdle, story, 0.2)
    assert action == []
    assert took < 20


def test_a_file_that_is_slow_to_load_costs_its_bot_the_move_and_others_nothing(tmp_path: Path) -> None:
    file, go, asked = (tmp_path / name for name in ("slow.py", "go", "asked"))
    file.write_text(
        "import time, pathlib\n"
        f"while not pathlib.Path({str(go)!r}).exists():\n    time.sleep(0.02)\n"
        "class Slow:\n    def choose(self, view, actions, thinking):\n"
        f"        pathlib.Path({str(asked)!r}).touch()\n        return actions[0]\n",
        encoding="utf-8",
    )

    async def story(thinkers: Thinkers) -> None:
        assert len(await ask(thinkers, f"{file}:Slow")) == 1
        # The worker lives, and with it whatever others wait for.
        pool = thinkers.pool
        assert pool is not None
        go.touch()
        end = time.monotonic() + PATIENCE
        while not asked.exists():
            assert time.monotonic() < end
            assert len(await ask(thinkers, f"{file}:Slow")) == 1
        assert thinkers.pool is pool

    thinking(think, story, 6.0)


def test_a_bots_own_mistake_is_given_up_too() -> None:
    assert thinking(stumble, ask) == []


def test_positions_that_are_sent_read_back_to_what_the_seat_sees() -> None:
    for seed in range(5):
        match = palier.new_match("roomshare", 3, seed=seed)
        while match.to_act:
            seat = match.to_act[0]
            guess = match.game.determinize(match.state, seat, SeededChance(seed))
            there = match.game.match_from(guess.to_json(), strict=False)
            assert there.view(seat) == match.view(seat)
            legal = match.legal(seat)
            assert [action.text for action in there.legal(seat)] == [action.text for action in legal]
            match.play(seat, legal[len(match.log.steps) * 5 % len(legal)])


def test_workers_are_ended_with_the_server_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def story(thinkers: Thinkers) -> list[int | None]:
        task = asyncio.ensure_future(ask(thinkers))
        end = time.monotonic() + PATIENCE
        while not begun.exists():
            assert time.monotonic() < end
            await asyncio.sleep(0.01)
        workers = workers_of(thinkers)
        thinkers.close()
        task.cancel()
        return [await asyncio.to_thread(exit_code, worker) for worker in workers]

    assert set(thinking(partial(linger, begun), story)) == {-9}


def test_workers_are_ended_with_the_server_when_they_have_nothing_to_do() -> None:
    async def story(thinkers: Thinkers) -> list[int | None]:
        await ask(thinkers, "random")
        workers = workers_of(thinkers)
        thinkers.close()
        return [await asyncio.to_thread(exit_code, worker) for worker in workers]

    # Killed, unless the pool has told them first that they may go.
    assert set(thinking(think, story)) <= {-9, 0}


def workers_of(thinkers: Thinkers) -> list[BaseProcess]:
    assert thinkers.pool is not None
    workers: list[BaseProcess] = list(thinkers.pool._processes.values())
    assert workers
    return workers

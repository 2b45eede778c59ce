"""Bots think elsewhere: fairly, in time, and whatever becomes of them the table goes on."""

import asyncio
import os
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import palier
import palier.bots
from palier.bots import choose, make
from palier.engine.chance import SeededChance
from palier.server.bots import Thinkers
from palier.server.chance import entropy_chance
from palier.server.metrics import Metrics
from palier.server.settings import Settings
from palier.server.thinking import Think, think

AGREED = 1
"""The seed of a match whose first choice `greedy` makes alike whatever it guesses."""
PATIENCE = 60.0
"""On a busy machine workers take their time to start; they load this module too, so it loads little itself."""


def crash(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    if bot == "search":
        os._exit(3)
    return think(game, bot, position, seat, seed, seconds)


def dawdle(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    if bot == "search":
        time.sleep(60)
    return think(game, bot, position, seat, seed, seconds)


def stumble(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    raise ValueError("a bot's own mistake")


def tell(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    return [repr(position["hands"])]


def tell_seconds(game: str, bot: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> list[str]:
    return [repr(seconds)]


def thinking(function: Think, story: Any, seconds: float = PATIENCE) -> Any:
    thinkers = Thinkers(Settings(bot_seconds=seconds, bot_workers=1), Metrics(), entropy_chance, function)

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


def greedy_choice(seed: int = 1) -> str:
    """What `greedy` plays there, whatever it guesses of others: the position that every test here asks about."""
    match = palier.new_match("roomshare", 4, seed=seed)
    found = {choose(make("greedy", luck), match, match.to_act[0]).text for luck in range(20)}
    assert len(found) == 1 < len(match.legal(match.to_act[0]))
    return found.pop()


def failures(thinkers: Thinkers, why: str) -> float:
    return float(thinkers.metrics.bot_failures.labels(why)._value.get())


@pytest.mark.parametrize(
    ("mishap", "seconds", "why"), [(crash, PATIENCE, "crash"), (dawdle, 3.0, "time"), (stumble, PATIENCE, "error")]
)
def test_for_a_bot_that_comes_to_nothing_greedy_plays(mishap: Think, seconds: float, why: str) -> None:
    """A random action would be another nine times in ten; so many asks in a row would hardly ever agree."""

    async def story(thinkers: Thinkers) -> list[list[str]]:
        asked = [await ask(thinkers, "search", AGREED) for _ in range(3)]
        assert failures(thinkers, why) >= len(asked)
        return asked

    assert thinking(mishap, story, seconds) == [[greedy_choice(AGREED)]] * 3


def test_a_limit_for_one_answer_is_what_its_bot_may_think() -> None:
    async def story(thinkers: Thinkers) -> list[float]:
        match = palier.new_match("roomshare", 4, seed=1)
        given = []
        # The first starts the worker.
        for limit in (None, None, 0.5):
            found = await thinkers.choose(match.game, "search", match.state, match.to_act[0], seconds=limit)
            given.append(float(found[0]))
        return given

    _, usual, in_window = thinking(tell_seconds, story)
    assert usual == Settings().search_seconds
    assert 0 <= in_window < 0.5


def test_a_search_cut_short_gives_its_best_so_far() -> None:
    match = palier.new_match("wucherer", 4, seed=1)
    seat = match.to_act[0]
    found = think("wucherer", "search", match.state.to_json(), seat, 1, 0.001)
    assert found[0] in [action.text for action in match.legal(seat)]


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
        # The worker lives, and with it the file that it loads.
        worker = worker_of(thinkers)
        go.touch()
        end = time.monotonic() + PATIENCE
        while not asked.exists():
            assert time.monotonic() < end
            assert len(await ask(thinkers, f"{file}:Slow")) == 1
        assert worker_of(thinkers) == worker

    thinking(think, story, 6.0)


def worker_of(thinkers: Thinkers) -> int | None:
    (worker,) = thinkers.workers.lines["search"].workers
    return worker.pid


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

"""Bots think elsewhere: fairly, in time, and whatever becomes of them the table goes on."""

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
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
from palier.server.pressure import LONG_LINE, Pressure
from palier.server.protocol import BotSeat
from palier.server.settings import Settings
from palier.server.thinking import SHORTEST_SECONDS, Think, think, think_in_time
from palier.server.workers.run import GivenUp, Lane
from tests.server.world import World, in_world

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


# What people are told when there is too little time


def test_pressure_follows_the_line_and_what_was_left_to_greedy_and_passes() -> None:
    now = 100.0
    pressure = Pressure(20.0, lambda: now)
    levels = [pressure.level]
    pressure.note_line(LONG_LINE - 0.1)
    levels.append(pressure.level)
    pressure.note_line(LONG_LINE)
    levels.append(pressure.level)
    now += 15
    pressure.note_fallback()
    levels.append(pressure.level)
    now += 10
    pressure.note_line(LONG_LINE)
    levels.append(pressure.level)
    for _ in range(2):
        now += 15
        levels.append(pressure.level)
    assert levels == ["none", "none", "hurried", "greedy", "greedy", "hurried", "none"]


class Failing(Thinkers):
    """Every thought is given up, by a worker that is not even there."""

    async def work(self, name: str, lane: Lane, function: Callable[..., Any], *given: object, **limits: Any) -> Any:
        raise GivenUp


def test_people_are_told_at_the_next_tick_that_greedy_plays_and_when_it_is_over(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(2, bots=[BotSeat(1, "search")])
        client = await world.connect(table, secrets[0])
        await world.play([client], 10)
        assert 1 in [update["seat"] for update in client.of("update")]
        assert not client.of("pressure")
        await world.hub.tick()
        assert [told["level"] for told in client.of("pressure")] == ["greedy"]
        late = await world.connect(table, secrets[0])
        assert [told["level"] for told in late.of("pressure")] == ["greedy"]
        world.hub.thinkers.pressure.greedy_until = 0.0
        await world.hub.tick()
        await world.hub.tick()
        assert [told["level"] for told in client.of("pressure")] == ["greedy", "none"]

    in_world(tmp_path, story, thinkers=Failing)


def test_what_is_left_to_greedy_within_a_window_is_not_told() -> None:
    """There it would tell that the bot had something to think about."""

    async def story() -> None:
        thinkers = Failing(Settings(), Metrics(), entropy_chance)
        match = palier.new_match("les_colocs", 4, seed=1)
        actions = await thinkers.choose(match.game, "search", match.state, match.to_act[0], seconds=0.5)
        assert actions[0] in [action.text for action in match.legal(match.to_act[0])]
        levels = [thinkers.pressure.level]
        await thinkers.choose(match.game, "search", match.state, match.to_act[0])
        levels.append(thinkers.pressure.level)
        assert levels == ["none", "greedy"]

    asyncio.run(story())


def test_a_search_that_would_have_no_time_is_left_to_greedy() -> None:
    position = palier.new_match("roomshare", 4, seed=AGREED).state.to_json()
    seat = palier.new_match("roomshare", 4, seed=AGREED).to_act[0]
    given = (stumble, "roomshare", "search", position, seat, 1)
    assert think_in_time(*given, SHORTEST_SECONDS / 2) == ([greedy_choice(AGREED)], True)
    with pytest.raises(ValueError, match="own mistake"):
        think_in_time(*given, SHORTEST_SECONDS)

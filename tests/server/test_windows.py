"""How long a table waits for those who may answer: timers, more time, quiet turns, standing orders."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from palier.server.settings import Settings
from tests.server.world import Client, World, in_world, settle

SETTINGS = Settings()
ORDER = SETTINGS.order_ms / 1000
LIVE = SETTINGS.window_ms / 1000
MORE = SETTINGS.more_time_ms / 1000


class Friends:
    """Three people around a Wucherer table."""

    def __init__(self, world: World, table: str, clients: list[Client], secrets: list[str]) -> None:
        self.world = world
        self.table = table
        self.clients = clients
        self.secrets = secrets
        self.random = Random(4)
        self.number = 0

    @classmethod
    async def sit(cls, world: World, pace: str = "live") -> "Friends":
        table, secrets = await world.table(3, game="wucherer", pace=pace)
        return cls(world, table, [await world.connect(table, secret) for secret in secrets], secrets)

    async def act(self, client: Client) -> None:
        self.number += 1
        action = self.random.choice(client.position["legal"])
        answer = await client.ask(type="play", id=f"m{self.number}", version=client.version, action=action)
        assert answer["type"] == "ack", answer

    async def until_asked(self) -> Client | None:
        """Plays at random until a window asks somebody; that player, or None when the match ends before."""
        while True:
            room = self.clients[0].room
            await settle(room)
            assert room is not None
            if room.waiting.asked:
                return self.clients[min(room.waiting.asked)]
            turn = [client for client in self.clients if client.seat in client.position["to_act"]]
            if not turn:
                return None
            await self.act(turn[0])

    @classmethod
    async def asked_somewhere(cls, world: World, pace: str = "live") -> "tuple[Friends, Client]":
        """Cards fall by true chance: a match in which nobody is ever asked is left for another one."""
        while True:
            friends = await cls.sit(world, pace)
            asked = await friends.until_asked()
            if asked is not None:
                return friends, asked

    async def pass_time(self, seconds: float) -> None:
        self.world.clock.pass_time(seconds)
        await self.world.hub.tick()
        await settle(self.clients[0].room)


def last_update(client: Client) -> dict[str, Any]:
    return client.last("update")


def test_a_live_table_waits_a_while_and_then_passes(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        friends, asked = await Friends.asked_somewhere(world)
        told = asked.last("window")
        assert told["version"] == asked.version
        assert told["decline"] in asked.position["legal"]
        assert 0 < told["left"] <= SETTINGS.window_ms
        assert not told["by_order"]
        version = asked.version
        await friends.pass_time(LIVE - 2)
        assert asked.version == version
        await friends.pass_time(3)
        assert asked.version > version
        passed = next(one for one in asked.of("update") if one["version"] == version + 1)
        assert (passed["seat"], passed["action"]) == (asked.seat, told["decline"])

    in_world(tmp_path, story)


def test_only_the_seat_that_is_asked_is_told_its_window(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        friends, asked = await Friends.asked_somewhere(world)
        room = asked.room
        assert room is not None
        for client in friends.clients:
            open_now = [one for one in client.of("window") if one["version"] == asked.version and one["kind"]]
            assert bool(open_now) == (client.seat in room.waiting.asked)

    in_world(tmp_path, story)


def test_more_time_is_given_to_whoever_asks_for_it(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        friends, asked = await Friends.asked_somewhere(world)
        version = asked.version
        assert (await asked.ask(type="more_time", id="t", version=version))["type"] == "ack"
        assert asked.last("window")["left"] > SETTINGS.window_ms
        await friends.pass_time(MORE - 2)
        assert asked.version == version
        await friends.pass_time(3)
        assert asked.version > version

    in_world(tmp_path, story)


def test_a_quiet_player_passes_for_the_rest_of_the_turn_and_is_asked_in_the_next(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        again_in_the_turn = again_in_another = 0
        while not again_in_the_turn or not again_in_another:
            friends, asked = await Friends.asked_somewhere(world)
            room = asked.room
            assert room is not None
            assert asked.seat is not None
            entries = room.table.entries
            window = room.waiting.asked[asked.seat].window
            decline = asked.last("window")["decline"]
            version = asked.version
            assert (await asked.ask(type="quiet", id="q", version=version))["version"] == version + 1
            assert entries[version].action == decline
            # The same id again is the same answer, not another pass.
            assert (await asked.ask(type="quiet", id="q", version=asked.version))["version"] == version + 1
            while await friends.until_asked() is not None:
                again = room.waiting.asked.get(asked.seat)
                if again is not None and again.window.turn == window.turn:
                    assert again.plan == "decline"
                    again_in_the_turn += 1
                elif again is not None:
                    assert again.plan == "ask"
                    again_in_another += 1
                    break
                await friends.pass_time(LIVE + 1)

    in_world(tmp_path, story)


def test_quiet_without_a_window_is_refused(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        friends = await Friends.sit(world)
        client = friends.clients[0]
        answer = await client.ask(type="quiet", id="q", version=client.version)
        assert (answer["type"], answer["code"]) == ("error", "no_window")

    in_world(tmp_path, story)


@pytest.mark.parametrize("mode", ["pass", "answer"])
def test_a_standing_order_answers_after_a_time_that_is_always_the_same(tmp_path: Path, mode: str) -> None:
    async def story(world: World) -> None:
        answers: list[str | None] = []
        while len(answers) < 12:
            friends = await Friends.sit(world, "days")
            orders = dict.fromkeys(friends.clients[0].last("orders")["orders"], mode)
            for client in friends.clients:
                assert (await client.ask(type="orders", id="o", orders=orders))["type"] == "ack"
            while (asked := await friends.until_asked()) is not None:
                room = asked.room
                assert room is not None
                assert asked.last("window")["by_order"]
                now = world.clock.now
                # Whatever anybody holds: all that are asked are answered for at the same distance.
                assert all(
                    one.until is not None and abs(one.until - now - SETTINGS.order_ms) < 100
                    for one in room.waiting.asked.values()
                )
                version = asked.version
                await friends.pass_time(ORDER / 2)
                assert asked.version == version
                await friends.pass_time(ORDER)
                assert asked.version > version
                answers.append(room.table.entries[version].action)
        if mode == "pass":
            assert set(answers) == {"pass"}

    in_world(tmp_path, story)


def test_over_days_a_window_waits_as_long_as_it_takes(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        friends, asked = await Friends.asked_somewhere(world, "days")
        assert asked.last("window")["left"] is None
        version = asked.version
        await friends.pass_time(24 * 60 * 60)
        assert asked.version == version

    in_world(tmp_path, story)


def test_standing_orders_outlive_a_restart_and_nobody_else_hears_of_them(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        friends = await Friends.sit(world, "days")
        first, other = friends.clients[0], friends.clients[1]
        kind = next(iter(first.last("orders")["orders"]))
        assert (await first.ask(type="orders", id="o", orders={kind: "concerned"}))["type"] == "ack"
        assert first.last("orders")["orders"][kind] == "concerned"
        assert not any(b"concerned" in raw for raw in other.raw)
        await world.restart()
        again = await world.connect(friends.table, friends.secrets[0])
        assert again.last("orders")["orders"][kind] == "concerned"
        watching = await world.connect(friends.table)
        assert not watching.of("orders")
        assert not any(b"concerned" in raw for raw in watching.raw)

    in_world(tmp_path, story)


def test_an_order_for_a_window_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        friends = await Friends.sit(world)
        answer = await friends.clients[0].ask(type="orders", id="o", orders={"no such": "pass"})
        assert (answer["type"], answer["code"]) == ("error", "bad_request")

    in_world(tmp_path, story)


def test_a_live_table_that_nobody_is_at_sleeps(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        friends, asked = await Friends.asked_somewhere(world)
        room = asked.room
        assert room is not None
        version = room.table.version
        for client in friends.clients:
            await world.disconnect(client)
        world.clock.pass_time(LIVE + 1)
        await world.hub.tick()
        await settle(room)
        assert room.table.version == version

    in_world(tmp_path, story)


def test_a_hand_is_not_shown_where_the_game_does_not_know_that(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(2)
        client = await world.connect(table, secrets[0])
        answer = await client.ask(type="show", id="s", to=1)
        assert (answer["type"], answer["code"]) == ("error", "not_shown")

    in_world(tmp_path, story)


def test_a_hand_that_is_shown_goes_to_one_seat_alone(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(3, game="les_colocs")
        first, second, third = [await world.connect(table, secret) for secret in secrets]
        watching = await world.connect(table)
        for nobody in (0, 7):
            answer = await first.ask(type="show", id=f"s{nobody}", to=nobody)
            assert answer["type"] == "error", answer
        assert (await first.ask(type="show", id="s", to=2))["type"] == "ack"
        told = third.last("shown")
        assert (told["seat"], told["to"], told["hand"]) == (0, 2, {"hand": first.position["view"]["hand"]})
        assert told["hand"]["hand"]
        for other in (second, watching):
            assert other.last("shown")["hand"] is None
        answer = await watching.ask(type="show", id="w", to=1)
        assert answer["code"] == "not_your_seat"

    in_world(tmp_path, story)


def test_a_game_without_windows_speaks_of_none(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(2)
        client = await world.connect(table, secrets[0])
        assert not client.of("orders")
        assert not client.of("window")
        assert msgspec.json.decode(client.raw[0])["type"] == "hello"

    in_world(tmp_path, story)

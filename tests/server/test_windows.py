"""Windows: what is answered in one stays sealed until it closes, at a moment that tells nothing."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client import generate_latest

from palier.engine.game import Game, State
from palier.server import acts
from palier.server.settings import Settings
from palier.server.verbs.resume import seat_of
from palier.server.waiting import questions, still_asked
from tests.server.windows import ALARM, Laid, lay
from tests.server.world import Client, FirstLegal, World, in_world, settle

SETTINGS = Settings()
PEOPLE = SETTINGS.people_window_ms / 1000
BOTS = SETTINGS.bots_window_ms / 1000
QUICK = SETTINGS.quick_window_ms / 1000
STRICT = SETTINGS.strict_window_ms / 1000
STRICT_MORE = SETTINGS.strict_more_time_ms / 1000
LIVE = SETTINGS.window_ms / 1000
MORE = SETTINGS.more_time_ms / 1000
HOUR = 60 * 60.0
SHORT = 0.05
"""Time enough for a test to see that something has not happened yet."""
AFTER = 0.01


async def open_window(laid: Laid) -> int:
    """The version at which the window stands."""
    await laid.announce()
    return laid.table.version


def window_entries(laid: Laid, version: int) -> list[tuple[int, str | None]]:
    return [(entry.seat, entry.action) for entry in laid.table.entries[version:]]


# Sealed


def test_an_answer_is_acknowledged_and_nobody_else_hears_of_it_until_the_window_closes(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        watching = await world.connect(laid.id)
        version = await open_window(laid)
        others = (laid.clients[0], laid.clients[2], watching)
        # The first tick of a server writes down where its clock stands.
        await world.hub.tick()
        heard = [list(other.raw) for other in others]
        info, log, count = await looked_at(world, laid)
        answer = await laid.say(1, ALARM)
        assert (answer["type"], answer["version"]) == ("ack", version + 1)
        await world.pass_time(PEOPLE - SHORT)
        assert [list(other.raw) for other in others] == heard
        assert await looked_at(world, laid) == (info, log, count)
        await laid.say(2, "pass")
        await world.pass_time(SHORT + AFTER)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]

    in_world(tmp_path, story)


async def looked_at(world: World, laid: Laid) -> tuple[Any, Any, bytes]:
    """What anybody may ask for."""
    return (
        await acts.look(world.hub, laid.id),
        await acts.log(world.hub, laid.id, None, 0),
        generate_latest(world.hub.metrics.registry),
    )


def test_all_answers_of_a_window_bear_its_closing_instant(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 4, {3: "greedy"})
        version = await open_window(laid)
        opened = laid.table.entries[-1].at
        await world.pass_time(0.3)
        await laid.say(2, "pass")
        await world.pass_time(0.4)
        await laid.say(1, "pass")
        await world.pass_time(PEOPLE)
        entries = laid.table.entries[version:]
        assert [entry.seat for entry in entries] == [1, 2, 3]
        assert len({entry.at for entry in entries}) == 1
        # The world's clock ticks whenever somebody reads it.
        assert abs(entries[0].at - opened - SETTINGS.people_window_ms) < 10

    in_world(tmp_path, story)


def test_the_same_id_again_is_the_same_answer_before_and_after_and_over_a_restart(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        first = await laid.say(1, ALARM, "mine")
        assert await laid.say(1, ALARM, "mine") == first
        await world.restart()
        again = await world.connect(laid.id, laid.secrets[1])
        assert await again.ask(type="play", id="mine", version=version, action=ALARM) == first
        other = await world.connect(laid.id, laid.secrets[2])
        await other.ask(type="play", id="o", version=version, action="pass")
        await world.pass_time(PEOPLE + AFTER)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]
        assert await again.ask(type="play", id="mine", version=version, action=ALARM) == first
        await world.restart()
        again = await world.connect(laid.id, laid.secrets[1])
        assert await again.ask(type="play", id="mine", version=version, action=ALARM) == first
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]

    in_world(tmp_path, story)


def test_a_second_and_different_answer_is_refused_by_a_sentence(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        assert (await laid.say(1, "pass", "a"))["type"] == "ack"
        refused = await laid.say(1, ALARM, "b")
        assert (refused["type"], refused["code"]) == ("error", "already_answered")
        assert "already answered" in refused["message"]
        # The same once more, by another click, is no harm.
        assert (await laid.say(1, "pass", "c"))["version"] == version + 1
        assert (await laid.say(2, ALARM, "d"))["code"] == "illegal_action"

    in_world(tmp_path, story)


def test_another_device_of_the_seat_sees_that_it_has_answered(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        await open_window(laid)
        phone = await world.connect(laid.id, laid.secrets[1])
        assert phone.last("window")["answer"] is None
        assert ALARM in phone.position["legal"]
        await laid.say(1, ALARM)
        assert phone.last("window")["answer"] == ALARM
        laptop = await world.connect(laid.id, laid.secrets[1])
        assert laptop.last("window")["answer"] == ALARM
        assert laptop.position["legal"] == []
        assert 1 in laptop.position["to_act"]

    in_world(tmp_path, story)


def test_an_answer_that_cannot_be_stored_is_refused_and_nobody_else_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        heard = [len(client.raw) for client in laid.clients.values()]
        with monkeypatch.context() as broken:
            broken.setattr("palier.server.store.sqlite.UPSERT_SEALED", "no statement")
            refused = await laid.say(1, ALARM, "x")
        assert (refused["type"], refused["code"]) == ("error", "not_stored")
        assert [len(client.raw) for client in laid.clients.values()] == [heard[0], heard[1] + 1, heard[2]]
        assert (await laid.say(1, ALARM, "x"))["type"] == "ack"
        await laid.say(2, "pass")
        await world.pass_time(PEOPLE + AFTER)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]

    in_world(tmp_path, story)


def test_when_the_answers_cannot_be_stored_none_of_them_is_played(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        await laid.say(1, ALARM)
        await laid.say(2, "pass")
        # Somebody else wrote the second number first.
        stranger = laid.table.entries[-1]
        await world.hub.store.append(laid.id, msgspec.structs.replace(stranger, number=version + 2, client="x"))
        await world.pass_time(PEOPLE + AFTER)
        assert laid.clients[0].code == 1011
        stored = await world.hub.store.load(laid.id)
        assert stored is not None
        assert [entry.number for entry in stored.entries] == [*range(1, version + 1), version + 2]

    in_world(tmp_path, story)


# When it closes


def test_a_person_who_thinks_keeps_a_live_window_open_and_then_it_passes_for_her(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        told = laid.clients[1].last("window")
        assert (told["version"], told["decline"], told["by_order"]) == (version, "pass", False)
        assert SETTINGS.window_ms - 10 <= told["left"] <= SETTINGS.window_ms
        await laid.say(2, "pass")
        await world.pass_time(LIVE - 1)
        assert laid.table.version == version
        await world.pass_time(1 + AFTER)
        assert window_entries(laid, version) == [(1, "pass"), (2, "pass")]
        assert laid.clients[1].last("window")["kind"] is None

    in_world(tmp_path, story)


def test_a_window_closes_with_the_last_personal_answer_if_that_is_later(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        await laid.say(2, "pass")
        await world.pass_time(PEOPLE + 3)
        assert laid.table.version == version
        await laid.say(1, ALARM)
        await world.pass_time(0)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]

    in_world(tmp_path, story)


@pytest.mark.parametrize(
    ("bots", "seconds"),
    [
        ({1: "greedy", 2: "greedy"}, QUICK),
        ({1: "greedy", 2: "search"}, BOTS),
        ({1: "planner", 2: "random"}, BOTS),
        ({2: "search"}, PEOPLE),
        ({2: "greedy"}, PEOPLE),
        ({}, PEOPLE),
    ],
)
def test_the_length_follows_from_who_is_asked_and_who_plays(
    tmp_path: Path, bots: dict[int, str], seconds: float
) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, bots)
        version = await open_window(laid)
        for seat in laid.clients.keys() - {0}:
            await laid.say(seat, "pass")
        await world.pass_time(seconds - SHORT)
        assert laid.table.version == version
        await world.pass_time(SHORT + AFTER)
        assert [seat for seat, _ in window_entries(laid, version)][:2] == [1, 2]

    in_world(tmp_path, story)


@pytest.mark.parametrize("mode", ["pass", "answer", "concerned"])
def test_a_standing_order_neither_holds_a_window_open_nor_closes_it(tmp_path: Path, mode: str) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        for seat in (1, 2):
            orders = dict.fromkeys(laid.clients[seat].last("orders")["orders"], mode)
            assert (await laid.clients[seat].ask(type="orders", id="o", orders=orders))["type"] == "ack"
        version = await open_window(laid)
        assert laid.clients[1].last("window")["by_order"]
        await world.pass_time(PEOPLE - SHORT)
        assert laid.table.version == version
        await world.pass_time(SHORT + AFTER)
        answer = laid.table.entries[version].action
        assert (answer != "pass") == (mode == "answer")

    in_world(tmp_path, story)


def test_an_order_given_while_a_window_waits_answers_it(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        await laid.say(2, "pass")
        await world.pass_time(PEOPLE + 1)
        await laid.clients[1].ask(type="orders", id="o", orders={"activity": "pass"})
        await world.pass_time(0)
        assert window_entries(laid, version) == [(1, "pass"), (2, "pass")]

    in_world(tmp_path, story)


def test_a_quiet_player_passes_for_the_rest_of_the_turn_and_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        bob = laid.clients[1]
        quiet = await bob.ask(type="quiet", id="q", version=version)
        assert (quiet["type"], quiet["version"]) == ("ack", version + 1)
        # The same id again is the same answer, not another pass.
        assert await bob.ask(type="quiet", id="q", version=version) == quiet
        await laid.say(2, "pass")
        await world.pass_time(PEOPLE + AFTER)
        assert window_entries(laid, version) == [(1, "pass"), (2, "pass")]
        # Ann goes shopping in the same turn: Bob is not asked.
        free = [action for action in laid.announcer.position["legal"] if action.startswith("shop")]
        if free:
            await laid.say(0, free[0])
            await laid.say(0, "buy")
            assert bob.last("window")["by_order"]
            version = laid.table.version
            await laid.say(2, "pass")
            await world.pass_time(PEOPLE + AFTER)
            assert window_entries(laid, version)[0] == (1, "pass")

    in_world(tmp_path, story)


def test_quiet_without_a_window_is_refused(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        client = laid.clients[1]
        answer = await client.ask(type="quiet", id="q", version=client.version)
        assert (answer["type"], answer["code"]) == ("error", "no_window")

    in_world(tmp_path, story)


def test_more_time_is_given_to_whoever_asks_for_it_and_to_nobody_else(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        heard = [len(laid.clients[seat].raw) for seat in (0, 2)]
        await laid.say(2, "pass")
        assert (await laid.clients[1].ask(type="more_time", id="t", version=version))["type"] == "ack"
        assert laid.clients[1].last("window")["left"] > SETTINGS.window_ms
        assert [len(laid.clients[seat].raw) for seat in (0, 2)] == [heard[0], heard[1] + 2]
        await world.pass_time(MORE - 1)
        assert laid.table.version == version
        await world.pass_time(1 + AFTER)
        assert laid.table.version > version

    in_world(tmp_path, story)


def test_a_strict_window_closes_after_four_seconds_whoever_is_still_thinking(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, strict=True)
        version = await open_window(laid)
        assert laid.clients[1].last("window")["left"] <= SETTINGS.strict_window_ms
        await laid.say(1, "pass")
        await world.pass_time(STRICT - SHORT)
        assert laid.table.version == version
        await world.pass_time(SHORT + AFTER)
        assert window_entries(laid, version) == [(1, "pass"), (2, "pass")]

    in_world(tmp_path, story)


@pytest.mark.parametrize("has_answered", [True, False])
def test_a_strict_window_closes_in_time_though_a_bot_stands_in_at_its_end(tmp_path: Path, has_answered: bool) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, strict=True)
        version = await open_window(laid)
        opened = laid.table.entries[-1].at
        if has_answered:
            await laid.say(1, "pass")
        await world.pass_time(STRICT - SHORT)
        await acts.leave(world.hub, laid.id, laid.secrets[1])
        await world.pass_time(SHORT + AFTER)
        assert [seat for seat, _ in window_entries(laid, version + 1)] == [1, 2]
        assert abs(laid.table.entries[version + 1].at - opened - SETTINGS.strict_window_ms) < 10

    in_world(tmp_path, story)


def test_more_time_at_a_strict_table_is_for_all_and_names_nobody(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, strict=True)
        watching = await world.connect(laid.id)
        version = await open_window(laid)
        await laid.say(1, "pass")
        assert (await laid.clients[2].ask(type="more_time", id="t", version=version))["type"] == "ack"
        for client in (laid.clients[0], laid.clients[1], watching):
            told = client.last("more_time")
            assert told.keys() == {"type", "version", "left"}
            assert abs(told["left"] - SETTINGS.strict_more_time_ms) < 10
        await world.pass_time(STRICT_MORE - SHORT)
        assert laid.table.version == version
        await world.pass_time(SHORT + AFTER)
        assert laid.table.version > version

    in_world(tmp_path, story)


# Over days


@pytest.mark.parametrize("hours", [1, 4])
def test_over_days_a_window_stands_open_as_long_as_the_table_says(tmp_path: Path, hours: int) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, pace="days", answer_hours=hours)
        version = await open_window(laid)
        assert abs(laid.clients[1].last("window")["left"] - hours * HOUR * 1000) < 100
        await laid.say(1, ALARM)
        await laid.say(2, "pass")
        await world.pass_time(hours * HOUR - 1)
        assert laid.table.version == version
        await world.pass_time(1 + AFTER)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]
        at = laid.table.entries[version].at
        assert abs(at - laid.table.entries[version - 1].at - hours * HOUR * 1000) < 10

    in_world(tmp_path, story)


def test_a_window_over_days_closes_in_time_though_nobody_has_the_table_in_memory(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, pace="days")
        version = await open_window(laid)
        await laid.say(1, ALARM)
        for client in laid.clients.values():
            await world.disconnect(client)
        await world.pass_time(SETTINGS.idle_ms / 1000 + 1)
        assert laid.id not in world.hub.rooms
        # Looking in between changes nothing.
        await world.pass_time(HOUR)
        await world.disconnect(await world.connect(laid.id))
        await world.pass_time(SETTINGS.idle_ms / 1000 + 1)
        assert laid.id not in world.hub.rooms
        await world.pass_time(4 * HOUR)
        await world.pass_time(SETTINGS.bots_window_ms / 1000)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]
        at = laid.table.entries[version].at
        assert at - laid.table.entries[version - 1].at >= 4 * HOUR * 1000

    in_world(tmp_path, story)


def test_who_plays_alone_with_bots_over_days_has_all_the_time_in_the_world(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, {0: "greedy", 2: "greedy"}, pace="days")
        room = laid.clients[1].room
        while not (room and room.windows.asks(1)):
            await settle(room)
            if laid.clients[1].must_act:
                await laid.say(1, laid.clients[1].position["legal"][0])
            else:
                await world.pass_time(QUICK)
        assert laid.clients[1].last("window")["left"] is None
        version = laid.table.version
        await world.pass_time(24 * HOUR)
        assert laid.table.version == version
        await laid.say(1, "pass")
        await world.pass_time(AFTER)
        assert laid.table.version > version

    in_world(tmp_path, story)


# People come and go


def test_a_live_table_that_nobody_is_at_sleeps_and_asks_anew_when_somebody_is_back(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        await laid.say(1, ALARM)
        for client in laid.clients.values():
            await world.disconnect(client)
        await world.pass_time(LIVE + 30)
        assert laid.table.version == version
        back = await world.connect(laid.id, laid.secrets[2])
        assert SETTINGS.window_ms - 10 <= back.last("window")["left"] <= SETTINGS.window_ms
        await back.ask(type="play", id="b", version=version, action="pass")
        await world.pass_time(PEOPLE - SHORT)
        assert laid.table.version == version
        await world.pass_time(SHORT + AFTER)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]

    in_world(tmp_path, story)


def test_a_restart_opens_the_window_anew_with_what_was_answered(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        await laid.say(1, ALARM)
        await world.pass_time(PEOPLE + 1)
        await world.restart()
        back = await world.connect(laid.id, laid.secrets[2])
        await world.pass_time(LIVE - 1)
        assert laid.table.version == version
        await back.ask(type="play", id="b", version=version, action="pass")
        await world.pass_time(0)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]

    in_world(tmp_path, story)


def test_a_table_that_was_forgotten_keeps_what_was_answered(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        await laid.say(1, ALARM)
        await laid.say(2, "pass")
        for client in laid.clients.values():
            await world.disconnect(client)
        await world.pass_time(SETTINGS.idle_ms / 1000 + LIVE)
        assert laid.id not in world.hub.rooms
        await world.connect(laid.id, laid.secrets[0])
        await world.pass_time(PEOPLE + AFTER)
        assert window_entries(laid, version) == [(1, ALARM), (2, "pass")]

    in_world(tmp_path, story)


@pytest.mark.parametrize("way", ["leave", "standin"])
def test_who_has_answered_and_goes_has_answered(tmp_path: Path, way: str) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        await laid.say(1, ALARM)
        if way == "leave":
            await acts.leave(world.hub, laid.id, laid.secrets[1])
        else:
            await acts.standin(world.hub, laid.id, laid.secrets[1], 1, "greedy")
        assert laid.table.version == version + 1
        await laid.say(2, "pass")
        await world.pass_time(PEOPLE + AFTER)
        assert window_entries(laid, version + 1) == [(1, ALARM), (2, "pass")]
        assert laid.table.entries[version + 1].bot is None

    in_world(tmp_path, story)


def test_a_bot_answers_for_who_goes_without_an_answer(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        await laid.say(2, "pass")
        await world.pass_time(PEOPLE + 5)
        await acts.leave(world.hub, laid.id, laid.secrets[1])
        await world.pass_time(QUICK - SHORT)
        assert laid.table.version == version + 1
        await world.pass_time(SHORT + AFTER)
        entry = laid.table.entries[version + 1]
        assert (entry.seat, entry.bot) == (1, "greedy")

    in_world(tmp_path, story)


def test_who_is_back_before_the_window_closes_answers_herself(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        await acts.standin(world.hub, laid.id, laid.secrets[1], 1, "greedy")
        await open_window(laid)
        await laid.say(2, "pass")
        await world.pass_time(PEOPLE / 2)
        await acts.standin(world.hub, laid.id, laid.secrets[1], 1, None)
        version = laid.table.version
        await world.pass_time(PEOPLE + 5)
        assert laid.table.version == version
        await laid.say(1, ALARM)
        await world.pass_time(0)
        assert window_entries(laid, version)[0] == (1, ALARM)

    in_world(tmp_path, story)


def test_what_was_announced_may_be_taken_back_until_the_window_closes_and_the_answers_with_it(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        version = await open_window(laid)
        first = await laid.say(1, ALARM, "first")
        ann = laid.announcer
        assert ann.position["can_undo"]
        assert (await ann.ask(type="undo", id="u", version=version))["type"] == "ack"
        assert laid.clients[1].last("window")["kind"] is None
        # Said again it is the same answer as then, and answers nothing that is asked later.
        again = await laid.clients[1].ask(type="play", id="first", version=version, action=ALARM)
        assert again == first
        version = await open_window(laid)
        assert laid.clients[1].last("window")["answer"] is None
        await laid.say(1, "pass")
        await laid.say(2, "pass")
        await world.pass_time(PEOPLE + AFTER)
        assert window_entries(laid, version) == [(1, "pass"), (2, "pass")]

    in_world(tmp_path, story)


def test_an_answer_is_not_taken_back_neither_sealed_nor_opened(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        await open_window(laid)
        await laid.say(1, "pass")
        await laid.say(2, "pass")
        for _ in range(2):
            cid = laid.clients[2]
            assert not cid.position["can_undo"]
            refused = await cid.ask(type="undo", id=f"u{cid.version}", version=cid.version)
            assert refused["code"] == "no_undo"
            await world.pass_time(PEOPLE + AFTER)

    in_world(tmp_path, story)


# One seat after the other


def test_where_seats_are_asked_in_turn_each_question_is_a_window_of_its_own(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        while True:
            table, secrets = await world.table(3, game="wucherer")
            clients = [await world.connect(table, secret) for secret in secrets]
            room = clients[0].room
            assert room is not None
            asked_one_by_one = 0
            for number in range(300):
                await settle(room)
                turn = [client for client in clients if client.must_act]
                if not turn:
                    break
                before = room.table.version
                legal = turn[0].position["legal"]
                answer = await turn[0].ask(
                    type="play", id=f"m{number}", version=before, action=legal[number * 7 % len(legal)]
                )
                assert answer["type"] == "ack", answer
                if room.windows.window is not None and room.table.version == before:
                    assert set(room.windows.window.asked) == {turn[0].seat}
                    left = room.windows.window.instant - world.alarms.now()
                    await world.pass_time(left - AFTER)
                    assert room.table.version == before
                    await world.pass_time(2 * AFTER)
                    assert room.table.version == before + 1
                    asked_one_by_one += 1
                    if asked_one_by_one == 4:
                        return

    in_world(tmp_path, story)


def test_answers_hold_as_long_as_the_rules_ask_nobody_else(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 4)
        await open_window(laid)
        assert set(questions(laid.table)) == {1, 2, 3}
        # Seats 1, 2 and 3 are asked: the answers of all of them hold, or of two when one has been played.
        assert still_asked(laid.table, 1, {1, 2, 3})
        # Seat 1 has answered, and the rules ask it again: that is another question.
        assert not still_asked(laid.table, 2, {2, 3})
        assert not still_asked(laid.table, 0, {0, 1, 2, 3})

    in_world(tmp_path, story)


# Bots


class Silent(FirstLegal):
    async def choose(
        self,
        game: Game[Any],
        bot: str,
        state: State,
        seat: int,
        table: str = "",
        seconds: float | None = None,
        among: int = 1,
    ) -> list[str]:
        return []


def test_a_bot_that_chooses_nothing_lets_the_moment_pass(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, {1: "search", 2: "greedy"})
        version = await open_window(laid)
        await world.pass_time(BOTS + AFTER)
        assert window_entries(laid, version)[:2] == [(1, "pass"), (2, "pass")]

    in_world(tmp_path, story, thinkers=Silent)


# What only the seat itself is told


def test_only_the_seat_that_is_asked_is_told_its_window(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        watching = await world.connect(laid.id)
        version = await open_window(laid)
        for client in (*laid.clients.values(), watching):
            asked = [message for message in client.of("window") if message["version"] == version and message["kind"]]
            assert bool(asked) == (client.seat in (1, 2))

    in_world(tmp_path, story)


def test_standing_orders_outlive_a_restart_and_nobody_else_hears_of_them(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3, pace="days")
        first, other = laid.clients[0], laid.clients[1]
        kind = next(iter(first.last("orders")["orders"]))
        assert (await first.ask(type="orders", id="o", orders={kind: "concerned"}))["type"] == "ack"
        assert first.last("orders")["orders"][kind] == "concerned"
        assert not any(b"concerned" in raw for raw in other.raw)
        await world.restart()
        again = await world.connect(laid.id, laid.secrets[0])
        assert again.last("orders")["orders"][kind] == "concerned"
        watching = await world.connect(laid.id)
        assert not watching.of("orders")
        assert not any(b"concerned" in raw for raw in watching.raw)

    in_world(tmp_path, story)


def test_an_order_for_a_window_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        laid = await lay(world, 3)
        answer = await laid.clients[0].ask(type="orders", id="o", orders={"no such": "pass"})
        assert (answer["type"], answer["code"]) == ("error", "bad_request")

    in_world(tmp_path, story)


def test_how_windows_close_is_chosen_when_a_table_is_made_and_kept(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(2, game="les_colocs", strict=True, answer_hours=8)
        await world.restart()
        client: Client = await world.connect(table, secrets[0])
        room = client.room
        assert room is not None
        assert seat_of(room.table, secrets[0]) == 0
        info = client.position["table"]
        assert (info["strict"], info["answer_hours"]) == (True, 8)

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

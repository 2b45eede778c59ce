"""Tables with several clients, the real hub and the real store, and no network."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import palier
from palier.engine.game import Game, State
from palier.server import acts
from palier.server.protocol import BotSeat, MakeTable
from palier.server.refusals import Refusal
from palier.server.settings import Settings
from palier.server.store import NotStored
from tests.server.world import Client, FirstLegal, World, in_world, settle


def test_two_people_play_a_whole_match(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        watcher = await world.connect(table)
        actions = await world.play(clients)
        assert actions > 20
        assert clients[0].position["version"] == actions == watcher.position["version"]
        assert watcher.last("table")["table"]["state"] == "over"
        record = palier.Record.from_json(await acts.record(world.hub, table))
        match = palier.replay(record)
        assert match.outcome is not None
        assert watcher.position["view"] == match.view(None)
        assert clients[1].position["view"] == match.view(1)
        for client in (*clients, watcher):
            assert [update["version"] for update in client.of("update")] == list(range(1, actions + 1))

    in_world(tmp_path, story)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_person_and_bots_play_a_whole_match(tmp_path: Path, players: int) -> None:
    async def story(world: World) -> None:
        bots = [BotSeat(seat, "greedy") for seat in range(1, players)]
        table, secrets = await world.table(players, bots=bots)
        client = await world.connect(table, secrets[0])
        await world.play([client])
        assert client.last("table")["table"]["state"] == "over"
        assert {update["seat"] for update in client.of("update")} == set(range(players))

    in_world(tmp_path, story)


def test_acknowledged_before_told_and_told_to_all(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        acting = clients[clients[0].position["to_act"][0]]
        before = {client.seat: len(client.heard) for client in clients}
        await acting.ask(type="play", id="a", version=0, action=acting.position["legal"][0])
        told = {client.seat: [message["type"] for message in client.heard[before[client.seat] :]] for client in clients}
        assert told == {acting.seat: ["ack", "update"], 1 - (acting.seat or 0): ["update"]}

    in_world(tmp_path, story)


def test_nobody_sees_anothers_hand(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(4)
        clients = [await world.connect(table, secret) for secret in secrets]
        watcher = await world.connect(table)
        await world.play(clients, 60)
        for message in watcher.of("update") + watcher.of("hello"):
            assert "hand" not in message["view"]
            assert message["legal"] == []
            assert not [event for event in message.get("events", ()) if event["event"] == "drew" and "card" in event]
        for client in clients:
            for update in client.of("update"):
                for event in update["events"]:
                    assert event["event"] != "drew" or ("card" in event) == (event["seat"] == client.seat)

    in_world(tmp_path, story)


def test_the_same_id_again_gets_the_same_answer(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        acting = clients[clients[0].position["to_act"][0]]
        ask = {"type": "play", "id": "once", "version": 0, "action": acting.position["legal"][0]}
        first = await acting.ask(**ask)
        assert first == {"type": "ack", "id": "once", "version": 1}
        assert await acting.ask(**ask) == first
        # From another socket of the seat, on a newer version, with another action: still the same.
        other = await world.connect(table, secrets[acting.seat or 0])
        assert await other.ask(**{**ask, "version": 1, "action": "pass"}) == first
        assert acting.version == 1
        await world.restart()
        third = await world.connect(table, secrets[acting.seat or 0])
        assert await third.ask(**ask) == first
        assert third.version == 1

    in_world(tmp_path, story)


def test_an_old_version_gets_what_was_missed_and_plays_nothing(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        await world.play(clients, 9)
        acting = clients[clients[0].position["to_act"][0]]
        stale = await acting.ask(type="play", id="late", version=4, action=acting.position["legal"][0])
        assert stale["type"] == "stale"
        assert stale["version"] == 9
        assert stale["missed"] == acting.of("update")[4:]
        assert acting.version == 9
        assert (await acting.ask(type="undo", id="later", version=3))["type"] == "stale"
        ahead = await acting.ask(type="preview", id="ahead", version=30, action=acting.position["legal"][0])
        assert (ahead["type"], ahead["missed"]) == ("stale", [])

    in_world(tmp_path, story)


def test_what_did_i_miss(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        await world.play(clients, 12)
        told = clients[0].of("update")
        back = await world.connect(table, secrets[0], since=5)
        assert back.of("hello")[0]["missed"] == told[5:]
        back.heard.clear()
        back.say(type="since", version=10)
        await settle(back.room)
        assert back.of("update") == told[10:]
        back.heard.clear()
        back.say(type="since", version=99)
        await settle(back.room)
        assert [message["type"] for message in back.heard] == ["hello"]
        log = msgspec.json.decode(msgspec.json.encode(await acts.log(world.hub, table, secrets[0], 4)))
        assert [(entry["version"], entry["events"]) for entry in log["entries"]] == [
            (update["version"], update["events"]) for update in told[4:]
        ]

    in_world(tmp_path, story)


def test_only_the_last_of_very_many_are_told(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        await world.play(clients, 12)
        back = await world.connect(table, secrets[0], since=0)
        assert [update["version"] for update in back.of("hello")[0]["missed"]] == [8, 9, 10, 11, 12]

    in_world(tmp_path, story, Settings(missed_most=5))


def test_refusals_come_in_the_clients_language(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        english = [await world.connect(table, secret) for secret in secrets]
        french = await world.connect(table, secrets[1], lang="fr")
        acting = english[0].position["to_act"][0]
        illegal = await english[acting].ask(type="play", id="a", version=0, action="auto")
        assert illegal["code"] == "illegal_action"
        assert illegal["message"] == "That is not possible now."
        assert illegal["legal"] == english[acting].position["legal"]
        waiting = await english[1 - acting].ask(type="play", id="b", version=0, action="auto")
        assert waiting["code"] == "not_your_turn"
        assert "legal" not in waiting
        undo = await french.ask(type="undo", id="c", version=0)
        assert (undo["code"], undo["message"]) == ("no_undo", "Ce coup ne peut plus être repris.")
        watcher = await world.connect(table)
        for kind in ("play", "preview"):
            answer = await watcher.ask(type=kind, id=kind, version=0, action="auto")
            assert answer["code"] == "not_your_seat"
        assert (await watcher.ask(type="chat", id="d", text="hi"))["code"] == "not_your_seat"
        bad = await french.ask(type="play", id="e", version=0, action="roque")
        assert bad["code"] in ("bad_text", "not_your_turn")

    in_world(tmp_path, story)


def test_before_the_start_there_is_nothing_to_play(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        given = await acts.make(world.hub, MakeTable(game="roomshare", players=2, name="Ann"))
        client = await world.connect(given.table.id, given.secret, since=0)
        assert client.of("hello")[-1]["view"] is None
        assert (await client.ask(type="play", id="a", version=0, action="pass"))["code"] == "not_started"
        assert (await client.ask(type="undo", id="b", version=0))["code"] == "not_started"
        assert (await client.ask(type="play", id="c", version=3, action="pass"))["code"] == "not_started"
        client.say(type="since", version=0)
        await acts.claim(world.hub, given.table.id, 1, "Bob", None)
        # The cards are dealt: everybody is greeted anew.
        assert client.position["type"] == "hello"
        assert client.position["view"] is not None
        assert client.position["table"]["state"] == "playing"

    in_world(tmp_path, story)


def test_undo_is_told_to_all(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(options={"no_cards": True})
        clients = [await world.connect(table, secret) for secret in secrets]
        acting = clients[clients[0].position["to_act"][0]]
        other = clients[1 - (acting.seat or 0)]
        before = dict(other.position["view"])
        action = acting.position["legal"][0]
        await acting.ask(type="play", id="a", version=0, action=action)
        assert acting.position["can_undo"]
        assert not other.position["can_undo"]
        assert (await other.ask(type="undo", id="x", version=1))["code"] == "no_undo"
        answer = await acting.ask(type="undo", id="b", version=1)
        assert answer == {"type": "ack", "id": "b", "version": 2}
        told = other.last("update")
        assert (told["kind"], told["action"], told["view"]) == ("undo", action, before)
        await world.restart()
        back = await world.connect(table, secrets[other.seat or 0], since=0)
        assert [update["kind"] for update in back.position["missed"]] == ["action", "undo"]
        assert back.position["view"] == before

    in_world(tmp_path, story)


def test_chat(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        ann, bob = [await world.connect(table, secret) for secret in secrets]
        answer = await ann.ask(type="chat", id="a", text="Bonjour !")
        assert answer["type"] == "ack"
        assert await ann.ask(type="chat", id="a", text="Bonjour !") == answer
        assert [(said["number"], said["seat"], said["text"]) for said in bob.of("chat")] == [(1, 0, "Bonjour !")]
        assert (await bob.ask(type="chat", id="b", text="x" * 301))["code"] == "bad_request"
        codes = [(await bob.ask(type="chat", id=f"c{n}", text="spam")).get("code") for n in range(20)]
        assert "too_many_requests" in codes
        await world.restart()
        watcher = await world.connect(table)
        assert watcher.of("chat")[0]["text"] == "Bonjour !"
        again = await world.connect(table, secrets[0])
        assert await again.ask(type="chat", id="a", text="Bonjour !") == answer

    in_world(tmp_path, story)


# Absence


def test_a_bot_stands_in_for_who_is_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        gone = clients[clients[0].position["to_act"][0]]
        stays = clients[1 - (gone.seat or 0)]
        await world.disconnect(gone)
        assert not stays.last("table")["table"]["seats"][gone.seat or 0]["present"]
        world.clock.pass_time(59)
        await world.hub.tick()
        await settle(stays.room)
        assert stays.version == 0
        world.clock.pass_time(2)
        await world.hub.tick()
        await settle(stays.room)
        assert stays.of("update")[0]["kind"] == "standin"
        assert stays.last("table")["table"]["seats"][gone.seat or 0]["standin"] == "greedy"
        # The bot plays the whole turn; then it is the other's.
        assert stays.position["to_act"] == [stays.seat]
        back = await world.connect(table, secrets[gone.seat or 0])
        assert stays.last("update")["kind"] == "standin"
        assert back.position["table"]["seats"][gone.seat or 0]["standin"] is None
        await world.play([back, stays], 5)

    in_world(tmp_path, story)


def test_a_table_that_everybody_left_sleeps(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        room = clients[0].room
        for client in clients:
            await world.disconnect(client)
        world.clock.pass_time(300)
        await world.hub.tick()
        await settle(room)
        assert (await acts.look(world.hub, table)).version == 0
        world.clock.pass_time(601)
        await world.hub.tick()
        assert table not in world.hub.rooms
        back = await world.connect(table, secrets[0])
        assert back.position["view"] is not None

    in_world(tmp_path, story)


def test_who_asked_for_a_standin_takes_the_seat_back_by_hand(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        acting = clients[clients[0].position["to_act"][0]]
        secret = secrets[acting.seat or 0]
        await acts.standin(world.hub, table, secret, acting.seat or 0, "greedy")
        await settle(acting.room)
        assert acting.position["to_act"] != [acting.seat]
        again = await world.connect(table, secret)
        assert again.position["table"]["seats"][acting.seat or 0]["standin"] == "greedy"
        refused = await again.ask(type="play", id="x", version=again.version, action="pass")
        assert refused["code"] in ("standing_in", "not_your_turn")
        info = await acts.standin(world.hub, table, secret, acting.seat or 0, None)
        assert info.seats[acting.seat or 0].standin is None

    in_world(tmp_path, story)


def test_over_days_a_sleeping_table_is_looked_after(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(pace="days")
        client = await world.connect(table, secrets[0])
        acting = client.position["to_act"][0]
        await world.disconnect(client)
        await world.restart()
        # A server ticks every second.
        await world.hub.tick()
        world.clock.pass_time(3 * 24 * 3600 - 60)
        await world.hub.tick()
        assert table not in world.hub.rooms
        world.clock.pass_time(600)
        await world.hub.tick()
        room = world.hub.rooms[table]
        await settle(room)
        assert room.table.seats[acting].standin == "greedy"
        # Only that seat: the other has three days from now.
        assert room.table.to_act == (1 - acting,)
        assert room.table.seats[1 - acting].standin is None

    in_world(tmp_path, story)


def test_leaving_and_coming_back_by_the_resume_link(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        ann = await world.connect(table, secrets[0])
        bob = await world.connect(table, secrets[1])
        info = await acts.leave(world.hub, table, secrets[1])
        assert bob.code == 4401
        assert info.seats[1].standin == "greedy"
        assert not info.seats[1].present
        await settle(ann.room)
        given = await acts.resume(world.hub, table, secrets[1])
        assert given.seat == 1
        back = await world.connect(table, secrets[1])
        assert back.position["table"]["seats"][1]["standin"] is None

    in_world(tmp_path, story)


def test_a_revoked_secret_puts_its_sockets_out_and_plays_nothing_more(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        thief = clients[clients[0].position["to_act"][0]]
        seat = thief.seat or 0
        action = thief.position["legal"][0]
        renewing = asyncio.create_task(acts.renew(world.hub, table, secrets[seat]))
        await asyncio.sleep(0)
        # Said while the renewal is under way: it comes to its turn after the secret is worth nothing.
        thief.say(type="play", id="a", version=0, action=action)
        given = await renewing
        await settle(thief.room)
        assert thief.code == 4401
        assert (await acts.look(world.hub, table)).version == 0
        assert (await world.connect(table, secrets[seat])).seat is None
        owner = await world.connect(table, given.secret)
        assert owner.seat == seat
        with pytest.raises(Refusal, match="put_out"):
            await acts.renew(world.hub, table, secrets[seat])

    in_world(tmp_path, story)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(bots=[BotSeat(1, "greedy")])
        client = await world.connect(table, secrets[0])
        for _ in range(6):
            await world.play([client], 3)
            await world.restart()
            client = await world.connect(table, secrets[0], since=client.version)
        await world.play([client])
        assert client.last("table")["table"]["state"] == "over"

    in_world(tmp_path, story)


# When things go wrong


def test_what_cannot_be_stored_is_not_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in secrets]
        acting = clients[clients[0].position["to_act"][0]]
        hello = acting.position

        def fail(*_: Any) -> Any:
            failed = asyncio.get_running_loop().create_future()
            failed.set_exception(NotStored("disk full"))
            return failed

        with monkeypatch.context() as broken:
            broken.setattr(world.hub.store, "append", fail)
            acting.say(type="play", id="a", version=0, action=hello["legal"][0])
            for _ in range(20):
                await asyncio.sleep(0)
        assert acting.of("ack") == []
        assert acting.last("error")["code"] == "not_stored"
        assert [client.code for client in clients] == [1011, 1011]
        back = await world.connect(table, secrets[acting.seat or 0])
        assert back.position["version"] == 0
        assert back.position["view"] == hello["view"]
        assert (await back.ask(type="play", id="a", version=0, action=hello["legal"][0]))["type"] == "ack"

    in_world(tmp_path, story)


def test_a_table_that_breaks_off_answers_those_who_wait(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, _ = await world.table()
        room = await world.hub.room(table)

        async def explode() -> None:
            await asyncio.sleep(0)
            raise ZeroDivisionError

        first = asyncio.create_task(room.do(explode))
        await asyncio.sleep(0)
        second = asyncio.create_task(acts.ask_room(room, lambda found: found.version))
        with pytest.raises(Refusal, match="server_error"):
            await first
        with pytest.raises(Refusal, match="not_stored"):
            await second
        assert (await acts.look(world.hub, table)).id == table

    in_world(tmp_path, story)


def test_room_is_made_for_new_tables(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        first, secrets = await world.table()
        for _ in range(5):
            await world.table()
        assert len(world.hub.rooms) <= 3
        assert first not in world.hub.rooms
        assert (await world.connect(first, secrets[0])).seat == 0

    in_world(tmp_path, story, Settings(tables_in_memory=3))


def test_nobody_finds_what_is_not_there(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        for wrong in ("", "aaaaaaaaaa", "AAAAAAAAAA", "a" * 11, "../../etc", "é" * 10, "a\n" * 5):
            with pytest.raises(Refusal, match="no_such_table"):
                await acts.look(world.hub, wrong)

    in_world(tmp_path, story)


# Once more, records, replays


async def finished(world: World, **more: Any) -> tuple[str, list[str], list[Client]]:
    table, secrets = await world.table(**more)
    clients = [await world.connect(table, secret) for secret in secrets]
    await world.play(clients)
    return table, secrets, clients


def test_rematch_and_follow(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets, clients = await finished(world)
        with pytest.raises(Refusal, match="not_your_seat"):
            await acts.rematch(world.hub, table, "guess")
        first = await acts.rematch(world.hub, table, secrets[0])
        new = first.table.id
        assert first.seat == 1
        assert clients[1].last("table")["table"]["rematch"] == new
        # The answer was lost, or the other is as quick: the same table.
        again = await acts.rematch(world.hub, table, secrets[0])
        assert again.table.id == new
        assert [(await world.connect(new, given.secret)).seat for given in (first, again)] == [1, 1]
        await world.restart()
        second = await acts.follow(world.hub, table, secrets[1], new)
        assert (second.seat, second.table.state) == (0, "playing")
        players = [await world.connect(new, given.secret) for given in (second, again)]
        assert [client.seat for client in players] == [0, 1]
        await world.play(players, 4)
        other, others, _ = await finished(world)
        with pytest.raises(Refusal, match="not_your_seat"):
            await acts.follow(world.hub, other, others[0], new)

    in_world(tmp_path, story)


def test_a_record_goes_out_and_comes_in_and_is_replayed(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        running, _ = await world.table()
        for question in (acts.record(world.hub, running), acts.replay(world.hub, running, 0)):
            with pytest.raises(Refusal, match="not_over"):
                await question
        table, _, _ = await finished(world, players=3)
        text = await acts.record(world.hub, table)
        copy = await acts.upload(world.hub, text)
        info = await acts.look(world.hub, copy)
        assert info.uploaded
        assert info.state == "over"
        assert not any(seat.free for seat in info.seats)
        assert await acts.record(world.hub, copy) == text
        record = palier.Record.from_json(text)
        for place in (table, copy):
            for step in (0, 1, len(record.steps) // 2, len(record.steps)):
                told = await acts.replay(world.hub, place, step)
                match = palier.replay(record, step)
                assert told.view == match.view(None)
                assert [hand["hand"] for hand in told.private] == [match.view(seat)["hand"] for seat in range(3)]
                assert (told.step, told.steps) == (step, len(record.steps))
                assert told.action == (record.steps[step - 1].text if step else None)
        for wrong in (-1, len(record.steps) + 1):
            with pytest.raises(Refusal, match="bad_request"):
                await acts.replay(world.hub, table, wrong)
        drawn = [
            event
            for step in range(len(record.steps))
            for event in (await acts.replay(world.hub, table, step)).events
            if event["event"] == "drew"
        ]
        assert all("card" in event for event in drawn)
        watcher = await world.connect(copy, since=len(record.steps) - 2)
        assert len(watcher.position["missed"]) == 2

    in_world(tmp_path, story)


NO_RECORDS = {
    "empty": "",
    "an empty object": "{}",
    "a list": "[1]",
    "a mark alone": '{"palier":1}',
    "a zero byte": "\x00",
    "deep": "[" * 100_000,
    "another format": '{"palier":2,"game":"x"}',
}


@pytest.mark.parametrize("text", NO_RECORDS.values(), ids=NO_RECORDS)
def test_what_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    async def story(world: World) -> None:
        assert await refused_upload(world, text) == "bad_record"

    in_world(tmp_path, story)


async def refused_upload(world: World, text: str) -> str:
    """The code of the error: it was raised in a worker, so its class does not reach the server."""
    with pytest.raises(palier.PalierError) as refused:
        await acts.upload(world.hub, text)
    return refused.value.code


def test_an_unfinished_or_tampered_record_is_refused(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        match = palier.new_match("roomshare", 2, seed=3)
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        assert await refused_upload(world, match.record.to_json()) == "not_over"
        table, _, _ = await finished(world)
        text = await acts.record(world.hub, table)
        assert await refused_upload(world, text.replace('"rules":1', '"rules":99')) == "bad_record"
        assert await refused_upload(world, text.replace('"game":"roomshare"', '"game":"chess"')) == "unknown_game"
        assert await refused_upload(world, text.replace('"setup":[', '"setup":[0,0,')) == "bad_record"

    in_world(tmp_path, story)


def test_the_list_shows_public_tables_that_wait_or_play(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await world.table()
        shown, _ = await world.table(public=True)
        waiting = await acts.make(world.hub, MakeTable(game="roomshare", players=2, name="Ann", public=True))
        over, _, _ = await finished(world, public=True)
        listed = await acts.listed(world.hub)
        assert [table.id for table in listed] == [waiting.table.id, shown]
        await world.restart()
        again = await acts.listed(world.hub)
        assert [(table.id, table.state, [seat.free for seat in table.seats]) for table in again] == [
            (waiting.table.id, "waiting", [False, True]),
            (shown, "playing", [False, False]),
        ]
        assert over not in [table.id for table in again]
        world.clock.pass_time(25 * 3600)
        assert await acts.listed(world.hub) == []

    in_world(tmp_path, story)


def test_a_seat_cannot_fill_the_log_by_leaving_and_coming_back(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        settings = world.settings
        for number in range(int(settings.standins_burst)):
            await acts.standin(world.hub, table, secrets[0], 0, None if number % 2 else "greedy")
        with pytest.raises(Refusal, match="too_many_requests"):
            await acts.standin(world.hub, table, secrets[0], 0, "greedy")
        # The other's allowance is the other's.
        await acts.standin(world.hub, table, secrets[1], 1, "greedy")
        world.clock.pass_time(60 / settings.standins_per_minute)
        await acts.leave(world.hub, table, secrets[0])

    in_world(tmp_path, story)


class Greedy(FirstLegal):
    """Who stands in gets on with the match."""

    async def choose(self, game: Game[Any], bot: str, state: State, seat: int, *_: object, **__: object) -> list[str]:
        await asyncio.sleep(0)
        return self.glance(game, state, seat)


def draw_or_erase(client: Client) -> str:
    """What the rules allow as often as one likes."""
    return next((action for action in client.position["legal"] if action.startswith("place")), "erase")


def test_a_seat_cannot_fill_the_log_by_playing_what_may_be_played_for_ever(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(game="home_staging")
        ann, bob = [await world.connect(table, secret) for secret in secrets]
        room = await world.hub.room(table)
        while not any(action.startswith("place") for action in ann.position["legal"]):
            acting = next(client for client in (ann, bob) if client.must_act)
            await acting.ask(
                type="play", id=f"{acting.version}", version=acting.version, action=acting.position["legal"][0]
            )
        for number in range(2 * world.settings.entries_per_seat):
            last = {"type": "play", "id": f"a{number}", "version": ann.version, "action": draw_or_erase(ann)}
            answer = await ann.ask(**last)
            if answer["type"] == "error":
                break
        assert answer["code"] == "log_spent"
        written = len([entry for entry in room.table.entries if entry.seat == 0 and entry.client is not None])
        assert written == world.settings.entries_per_seat
        # A bot plays on for her, and nothing gives the seat back; what was answered before is answered so again.
        assert room.table.seats[0].standin == "greedy"
        assert (await ann.ask(**{**last, "id": "a0"}))["type"] == "ack"
        with pytest.raises(Refusal, match="log_spent"):
            await acts.standin(world.hub, table, secrets[0], 0, None)
        with pytest.raises(Refusal, match="log_spent"):
            await acts.standin(world.hub, table, secrets[0], 0, "random")
        version = room.table.version
        await acts.leave(world.hub, table, secrets[0])
        await world.restart()
        room = await world.hub.room(table)
        back = await world.connect(table, (await acts.link(world.hub, table, secrets[0])).resume.partition("#")[2])
        assert back.seat == 0
        assert room.table.seats[0].standin == "greedy"
        bob = await world.connect(table, secrets[1])
        await world.play([bob])
        assert room.table.state == "over"
        assert room.table.version > version
        by_hand = [entry for entry in room.table.entries if entry.seat == 0 and entry.bot is None]
        assert len(by_hand) <= world.settings.entries_per_seat + 2

    in_world(tmp_path, story, Settings(entries_per_seat=40), thinkers=Greedy)


def test_taking_back_is_told_apart_from_what_cannot_be_taken_back(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(options={"no_cards": True})
        clients = [await world.connect(table, secret) for secret in secrets]
        acting = clients[clients[0].position["to_act"][0]]
        for number in range(2):
            await acting.ask(type="play", id=f"p{number}", version=acting.version, action=acting.position["legal"][0])
            await acting.ask(type="undo", id=f"u{number}", version=acting.version)
        await acting.ask(type="play", id="p", version=acting.version, action=acting.position["legal"][0])
        assert not acting.position["can_undo"]
        answer = await acting.ask(type="undo", id="u", version=acting.version)
        assert (answer["code"], answer["message"]) == (
            "undo_spent",
            "You have taken back very often now: play on, or leave it as it is.",
        )
        # A restart forgets nothing, and the table goes on.
        await world.restart()
        again = await world.connect(table, secrets[acting.seat or 0])
        assert not again.position["can_undo"]
        clients = [await world.connect(table, secret) for secret in secrets]
        assert await world.play(clients, 5) == 5

    in_world(tmp_path, story, Settings(take_backs_most=2))


def test_very_old_chat_is_forgotten(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        client = await world.connect(table, secrets[0])
        for number in range(1250):
            answer = await client.ask(type="chat", id=f"{number}", text=f"line {number}")
            assert answer["type"] == "ack"
        stored = await world.hub.store.load(table)
        assert stored is not None
        # The newest thousand, and those that came since the last hundred were forgotten.
        assert [line.number for line in stored.chat] == list(range(201, 1251))
        await world.restart()
        client = await world.connect(table, secrets[0])
        assert [line["text"] for line in client.of("chat")] == [f"line {number}" for number in range(1150, 1250)]
        # Of all that is kept, and of what is not, the same id gets an answer.
        for number in (1249, 200, 0):
            assert (await client.ask(type="chat", id=f"{number}", text="again"))["type"] == "ack"
        assert len([line for line in client.of("chat") if line["text"] == "again"]) == 1

    in_world(tmp_path, story, Settings(limited=False))

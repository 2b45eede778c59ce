"""Sitting down is done once, like a move: answers are lost, servers killed, and nobody loses a seat."""

import asyncio
import secrets as entropy
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palier.server import acts
from palier.server.acts import Given
from palier.server.protocol import MakeTable
from palier.server.refusals import Refusal
from tests.server.process import PATIENCE, Player, ServerProcess
from tests.server.world import World, in_world

ROOMSHARE = "roomshare"
TEN_MINUTES = 601


def new_claim_id() -> str:
    return entropy.token_urlsafe(16)


def ask_for(claim_id: str | None, **more: Any) -> MakeTable:
    return MakeTable(game=ROOMSHARE, players=2, name="Ann", claim_id=claim_id, **more)


def parts(given: Given) -> tuple[str, int | None, str | None, str | None]:
    return given.table.id, given.seat, given.secret, given.link


def test_the_same_request_again_gets_the_same_seat_also_after_a_restart(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ids = {verb: new_claim_id() for verb in ("make", "claim", "renew", "rematch", "follow")}
        asked: dict[str, Callable[[], Coroutine[Any, Any, Given]]] = {}
        answers: dict[str, Given] = {}

        async def once(verb: str, ask: Callable[[], Coroutine[Any, Any, Given]]) -> Given:
            asked[verb] = ask
            answers[verb] = await ask()
            assert parts(await ask()) == parts(answers[verb])
            await world.restart()
            assert parts(await ask()) == parts(answers[verb])
            return answers[verb]

        made = await once("make", lambda: acts.make(world.hub, ask_for(ids["make"])))
        table = made.table.id
        bob = await once("claim", lambda: acts.claim(world.hub, table, 1, "Bob", None, ids["claim"]))
        ann = await once("renew", lambda: acts.renew(world.hub, table, made.secret, ids["renew"]))
        clients = [await world.connect(table, given.secret) for given in (ann, bob)]
        await world.play(clients)
        again = await once("rematch", lambda: acts.rematch(world.hub, table, ann.secret, ids["rematch"]))
        new = again.table.id
        follower = await once("follow", lambda: acts.follow(world.hub, table, bob.secret, new, ids["follow"]))
        assert {again.seat, follower.seat} == {0, 1}
        for given in (bob, ann, again, follower):
            assert (await world.connect(given.table.id, given.secret)).seat == given.seat
        # Nothing of all that is in the database in clear.
        everything = b"".join(file.read_bytes() for file in tmp_path.glob("palier.sqlite*"))
        for given in answers.values():
            assert str(given.secret).encode() not in everything
            assert str(given.link).encode() not in everything
        for claim_id in ids.values():
            assert claim_id.encode() not in everything

    in_world(tmp_path, story)


def test_a_claim_id_is_good_for_one_thing_alone(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        made_by, claimed_by = new_claim_id(), new_claim_id()
        made = await acts.make(world.hub, ask_for(made_by))
        table = made.table.id
        other = (await acts.make(world.hub, MakeTable(game=ROOMSHARE, players=3))).table.id
        third = await acts.make(world.hub, MakeTable(game=ROOMSHARE, players=3, name="Cid"))
        await acts.claim(world.hub, third.table.id, 1, "Bob", None, claimed_by)
        wrong = [
            acts.claim(world.hub, table, 1, "Bob", None, made_by),
            acts.renew(world.hub, table, made.secret, made_by),
            acts.make(world.hub, ask_for(claimed_by)),
            acts.make(world.hub, MakeTable(game="wucherer", players=3, name="Ann", claim_id=made_by)),
            acts.make(world.hub, ask_for(made_by, seat=1)),
            acts.make(world.hub, MakeTable(game=ROOMSHARE, players=2, claim_id=made_by)),
            acts.claim(world.hub, other, 1, "Bob", None, claimed_by),
            acts.claim(world.hub, third.table.id, 2, "Bob", None, claimed_by),
            acts.rematch(world.hub, third.table.id, third.secret, claimed_by),
        ]
        for attempt in wrong:
            with pytest.raises(Refusal, match="claim_used"):
                await attempt

    in_world(tmp_path, story)


def test_a_claim_id_is_good_for_ten_minutes_and_longer_only_for_a_seat_that_nobody_has_found(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        used, lost, empty = new_claim_id(), new_claim_id(), new_claim_id()
        made = await acts.make(world.hub, ask_for(used))
        await world.connect(made.table.id, made.secret)
        unseen = await acts.make(world.hub, ask_for(lost))
        await acts.make(world.hub, MakeTable(game=ROOMSHARE, players=2, claim_id=empty))
        world.clock.pass_time(TEN_MINUTES)
        for over in (ask_for(used), MakeTable(game=ROOMSHARE, players=2, claim_id=empty)):
            with pytest.raises(Refusal, match="claim_over"):
                await acts.make(world.hub, over)
        found = await acts.make(world.hub, ask_for(lost))
        assert parts(found) == parts(unseen)
        await world.connect(found.table.id, found.secret)
        with pytest.raises(Refusal, match="claim_over"):
            await acts.make(world.hub, ask_for(lost))

    in_world(tmp_path, story)


def test_the_same_request_twice_at_once_makes_one_table(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        claim_id = new_claim_id()
        given = await asyncio.gather(*(acts.make(world.hub, ask_for(claim_id)) for _ in range(5)))
        assert len({parts(one) for one in given}) == 1
        table = given[0].table.id
        seated = await asyncio.gather(*(acts.claim(world.hub, table, 1, "Bob", None, claim_id[::-1]) for _ in range(5)))
        assert len({parts(one) for one in seated}) == 1
        with sqlite3.connect(tmp_path / "palier.sqlite") as raw:
            assert raw.execute("SELECT count(*) FROM tables").fetchone() == (1,)

    in_world(tmp_path, story)


def test_a_renewal_whose_answer_is_lost_costs_no_seat(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, (old, _) = await world.table()
        other = (await acts.resume(world.hub, table, old)).secret
        lost = await acts.renew(world.hub, table, old, new_claim_id())
        # All others are out at once; the one that asked is not, until the new one has been used.
        assert (await world.connect(table, other)).seat is None
        assert (await world.connect(table, old)).seat == 0
        claim_id = new_claim_id()
        await acts.renew(world.hub, table, old, claim_id)
        said_again = await acts.renew(world.hub, table, None, claim_id)
        client = await world.connect(table, old)
        assert (await world.connect(table, said_again.secret)).seat == 0
        assert client.code == 4401
        assert client.last("error")["code"] == "put_out"
        for dead in (old, lost.secret, lost.link):
            assert (await world.connect(table, dead)).seat is None
        assert (await world.connect(table, said_again.link)).seat == 0

    in_world(tmp_path, story)


def test_a_renewal_without_an_id_ends_the_old_secret_at_once(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, (old, _) = await world.table()
        new = await acts.renew(world.hub, table, old)
        assert (await world.connect(table, old)).seat is None
        assert (await world.connect(table, new.secret)).seat == 0

    in_world(tmp_path, story)


def test_each_device_of_a_seat_is_listed_and_put_out_by_itself(tmp_path: Path) -> None:
    agents = {"computer": "Mozilla/5.0 (X11; Linux x86_64)", "phone": "Mozilla/5.0 (iPhone; Mobile)"}
    with ServerProcess(tmp_path) as server, Player(server) as ann, Player(server) as phone, Player(server) as eve:
        ann.http.headers["user-agent"] = agents["computer"]
        phone.http.headers["user-agent"] = agents["phone"]
        made = ann.make()
        table = made["table"]["id"]
        secret = made["resume"].partition("#")[2]
        assert phone.post(f"/api/tables/{table}/resume", {"secret": secret}).status_code == 200
        server.kill()
        server.start()
        devices = ann.http.get(f"/api/tables/{table}/devices").json()
        assert [(device["kind"], device["this"]) for device in devices] == [
            ("computer", True),
            ("link", False),
            ("phone", False),
        ]
        assert all(abs(device["since"] / 1000 - time.time()) < PATIENCE for device in devices)
        assert eve.http.get(f"/api/tables/{table}/devices").status_code == 403
        assert eve.post(f"/api/tables/{table}/revoke", {"device": 1}).status_code == 403
        for device in (devices[2], devices[1]):
            answer = ann.post(f"/api/tables/{table}/revoke", {"device": device["device"]})
            assert answer.status_code == 200
        assert [device["kind"] for device in answer.json()] == ["computer"]
        with phone.live(table) as socket:
            assert socket.until("hello")["seat"] is None
            assert socket.until("error")["code"] == "put_out"
        assert eve.post(f"/api/tables/{table}/resume", {"secret": secret}).status_code == 403
        # Nobody shuts themselves out: a seat that nothing opens would be nobody's.
        last = ann.post(f"/api/tables/{table}/revoke", {"device": devices[0]["device"]})
        assert (last.status_code, last.json()["error"]["code"]) == (409, "last_device")


def test_whoever_was_put_off_a_seat_does_not_get_it_back_by_the_old_request(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        made = await acts.make(world.hub, MakeTable(game=ROOMSHARE, players=3, name="Ann"))
        claim_id = new_claim_id()
        await acts.claim(world.hub, made.table.id, 1, "Eve", None, claim_id)
        await acts.free(world.hub, made.table.id, made.secret, 1)
        with pytest.raises(Refusal, match="seat_freed"):
            await acts.claim(world.hub, made.table.id, 1, "Eve", None, claim_id)
        bob = await acts.claim(world.hub, made.table.id, 1, "Bob", None)
        assert (await world.connect(made.table.id, bob.secret)).seat == 1

    in_world(tmp_path, story)


# Answers lost at random


class Browser:
    """A person who sits down and moves on, and says again whatever was not answered. Answers may be lost; cookies that
    came are kept, and nothing else is known."""

    def __init__(self, name: str, luck: Random) -> None:
        self.name = name
        self.luck = luck
        self.cookies: dict[str, str] = {}
        self.pending: tuple[str, str, Any] | None = None

    def begin(self, verb: str, about: Any = None) -> None:
        self.pending = verb, new_claim_id(), about

    async def say(self, world: World) -> Given | None:
        """Says what is pending; the answer may be lost, at any moment, or the server be killed before it."""
        assert self.pending is not None
        verb, claim_id, about = self.pending
        asking = asyncio.create_task(self.ask(world, verb, claim_id, about))
        fate = self.luck.random()
        if fate < 0.25:
            for _ in range(self.luck.randrange(12)):
                await asyncio.sleep(0)
            asking.cancel()
            await world.restart(lose=self.luck.random() < 0.5)
            with suppress(asyncio.CancelledError, Refusal):
                await asking
            return None
        given = await asking
        if fate < 0.55:
            return None
        self.cookies[given.table.id] = str(given.secret)
        self.pending = None
        return given

    async def ask(self, world: World, verb: str, claim_id: str, about: Any) -> Given:
        hub = world.hub
        if verb == "make":
            return await acts.make(hub, MakeTable(game=ROOMSHARE, players=2, name=self.name, claim_id=claim_id))
        if verb == "claim":
            return await acts.claim(hub, about, 1, self.name, self.cookies.get(about), claim_id)
        if verb == "renew":
            return await acts.renew(hub, about, self.cookies.get(about), claim_id)
        if verb == "rematch":
            return await acts.rematch(hub, about, self.cookies.get(about), claim_id)
        old, new = about
        return await acts.follow(hub, old, self.cookies.get(old), new, claim_id)

    async def get(self, world: World, verb: str, about: Any = None) -> Given:
        """Until it is answered; between tries she may look at the table, or give up and make another request."""
        self.begin(verb, about)
        for _ in range(60):
            given = await self.say(world)
            if given is not None:
                return given
            if verb == "renew":
                assert await self.seat(world, about) is not None
                if self.luck.random() < 0.3:
                    self.begin(verb, about)
        raise AssertionError(f"{self.name} never gets an answer to {verb}")

    async def seat(self, world: World, table: str) -> int | None:
        client = await world.connect(table, self.cookies.get(table))
        await world.disconnect(client)
        return client.seat


async def lose_answers(world: World, luck: Random) -> None:
    ann, bob = Browser("Ann", luck), Browser("Bob", luck)
    table = (await ann.get(world, "make")).table.id
    await bob.get(world, "claim", table)
    for _ in range(2):
        for person in (ann, bob):
            if luck.random() < 0.7:
                await person.get(world, "renew", table)
    seats = [await person.seat(world, table) for person in (ann, bob)]
    assert seats == [0, 1]
    clients = [await world.connect(table, person.cookies[table]) for person in (ann, bob)]
    await world.play(clients)
    new = (await ann.get(world, "rematch", table)).table.id
    await bob.get(world, "follow", (table, new))
    assert sorted([await ann.seat(world, new) or 0, await bob.seat(world, new) or 0]) == [0, 1]
    with sqlite3.connect(world.path / "palier.sqlite") as raw:
        assert raw.execute("SELECT count(*) FROM tables").fetchone() == (2,)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_answers_are_lost_everybody_gets_to_her_seat_and_nobody_to_anothers(tmp_path: Path, seed: int) -> None:
    in_world(tmp_path, lambda world: lose_answers(world, Random(seed)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1100))
def test_answers_lost_in_many_more_ways(tmp_path: Path, seed: int) -> None:
    in_world(tmp_path, lambda world: lose_answers(world, Random(seed)))


@pytest.mark.long
def test_killed_between_storing_a_seat_and_answering(tmp_path: Path) -> None:
    luck = Random(5)
    with ServerProcess(tmp_path) as server:
        for round_number in range(8):
            claim_id = new_claim_id()
            body = {"game": ROOMSHARE, "players": 2, "name": "Ann", "claim_id": claim_id}

            async def ask_and_kill(body: dict[str, Any] = body) -> None:
                asking = asyncio.to_thread(lambda: Player(server).post("/api/tables", body))
                task = asyncio.create_task(asking)
                await asyncio.sleep(luck.random() / 50)
                server.kill()
                with suppress(Exception):
                    await task

            asyncio.run(ask_and_kill())
            server.start()
            with Player(server) as ann:
                first = ann.post("/api/tables", body).json()
                second = ann.post("/api/tables", body).json()
                assert (first["table"]["id"], first["resume"]) == (second["table"]["id"], second["resume"])
                with ann.live(first["table"]["id"]) as socket:
                    assert socket.until("hello")["seat"] == 0
            with sqlite3.connect(tmp_path / "palier.sqlite") as raw:
                assert raw.execute("SELECT count(*) FROM tables").fetchone() == (round_number + 1,)

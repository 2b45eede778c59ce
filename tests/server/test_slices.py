"""Whatever takes long is done in slices: nobody else waits for it, and no table waits for who catches up there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import palier
from palier.engine.chance import Chance, SeededChance
from palier.server import acts, keyframes, replays, seen
from palier.server import table as tables
from palier.server.chance import ChanceSource
from palier.server.settings import Settings
from palier.server.slices import SLICE_SECONDS, Slices, at_once
from palier.server.table import Table
from palier.server.verbs.claim import claim
from palier.server.verbs.play import play
from palier.server.verbs.standin import come_back, stand_in
from palier.server.verbs.start import start_when_full
from palier.server.verbs.undo import undo
from tests.server.long_logs import grow
from tests.server.windows import lay
from tests.server.world import Client, World, in_world, settle

STEPS_MOST = 8
"""Steps of work that may be seen from one round of the loop to the next, by a clock on which each takes a third of a
slice: those of a slice and of the one after."""
ENTRIES = 700


class Steps:
    """Counts the steps of long work, and how many there are at most in one round of the loop."""

    def __init__(self) -> None:
        self.now = 0.0
        self.count = 0
        self.most = 0
        self.seen = 0

    def __call__(self) -> float:
        self.now += SLICE_SECONDS * 0.34
        return self.now

    def spy(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **named: Any) -> Any:
            self.count += 1
            return function(*given, **named)

        return counted

    async def watch(self) -> None:
        while True:
            self.most = max(self.most, self.count - self.seen)
            self.seen = self.count
            await asyncio.sleep(0)

    @asynccontextmanager
    async def in_slices(self, at_least: int) -> AsyncIterator[None]:
        """What is done herein takes so many steps, in slices."""
        self.count = self.seen = self.most = 0
        watching = asyncio.create_task(self.watch())
        await asyncio.sleep(0)
        try:
            yield
            # What was done last counts too.
            await asyncio.sleep(0)
        finally:
            watching.cancel()
        assert self.count >= at_least
        assert self.most <= STEPS_MOST


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    counter = Steps()
    monkeypatch.setattr(Table, "relive", counter.spy(Table.relive))
    return counter


async def grow_long(world: World) -> tuple[str, list[str]]:
    """A table with a long log, as it lies in the database after a restart."""
    table, secrets = await world.table(options={"no_cards": True})
    clients = [await world.connect(table, secret) for secret in secrets]
    await world.play(clients, 10)
    await play_and_take_back(clients)
    await world.close()
    grow(world.path / "palier.sqlite", table, ENTRIES)
    world.hub = world.new_hub()
    await world.open()
    return table, secrets


async def play_and_take_back(clients: list[Client]) -> None:
    for number in range(60):
        acting = next(client for client in clients if client.seat in client.position["to_act"])
        version = acting.version
        action = acting.position["legal"][0]
        await acting.ask(type="play", id=f"p{number}", version=version, action=action)
        if acting.position["can_undo"]:
            answer = await acting.ask(type="undo", id=f"u{number}", version=version + 1)
            assert answer["type"] == "ack", answer
            return
    raise AssertionError("nothing could be taken back")


def test_a_long_log_is_loaded_and_told_in_slices(tmp_path: Path, steps: Steps) -> None:
    async def story(world: World) -> None:
        table, secrets = await grow_long(world)
        world.hub.slices.seconds = steps
        async with steps.in_slices(ENTRIES):
            room = await world.hub.room(table)
        room.table.keyframes.kept.clear()
        async with steps.in_slices(ENTRIES):
            client = await world.connect(table, secrets[0], since=3)
        assert len(client.last("hello")["missed"]) == 200
        room.table.keyframes.kept.clear()
        async with steps.in_slices(ENTRIES):
            stale = await client.ask(type="play", id="late", version=3, action="pass")
        assert stale["type"] == "stale"
        assert stale["missed"] == client.last("hello")["missed"]
        room.table.keyframes.kept.clear()
        async with steps.in_slices(ENTRIES):
            client.say(type="since", version=3)
            await settle(room)
        assert client.of("update")[-200:] == stale["missed"]
        room.table.keyframes.kept.clear()
        async with steps.in_slices(ENTRIES):
            log = await acts.log(world.hub, table, secrets[0], 0)
        assert len(log.entries) == ENTRIES

    in_world(tmp_path, story, Settings(log_page_entries=ENTRIES))


def test_a_record_is_loaded_and_stepped_through_in_slices(
    tmp_path: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("palier.server.loading.play_step", steps.spy(palier.engine.match.play_step))
    monkeypatch.setattr(replays, "play_noted", steps.spy(replays.play_noted))

    async def story(world: World) -> None:
        match = palier.new_match("roomshare", players=2, seed=3)
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
        table = await acts.upload(world.hub, match.record.to_json())
        actions = len(match.record.steps)
        assert actions > 50
        await world.restart()
        world.hub.slices.seconds = steps
        async with steps.in_slices(actions):
            await world.hub.room(table)
        async with steps.in_slices(actions):
            last = await acts.replay(world.hub, table, actions)
        assert last.view == match.view(None)
        # A second look begins nearby.
        async with steps.in_slices(1):
            await acts.replay(world.hub, table, actions - 1)
        assert steps.count <= replays.STATE_EVERY

    in_world(tmp_path, story)


class Hurried(Steps):
    """A clock on which every step fills a slice."""

    def __call__(self) -> float:
        self.now += SLICE_SECONDS
        return self.now


def test_the_views_of_a_replays_step_are_made_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Hurried()
    monkeypatch.setattr(replays, "only_in", steps.spy(replays.only_in))

    async def story(world: World) -> None:
        match = palier.new_match("roomshare", players=4, seed=3)
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
        table = await acts.upload(world.hub, match.record.to_json())
        world.hub.slices.seconds = steps
        async with steps.in_slices(4):
            step = await acts.replay(world.hub, table, len(match.record.steps))
        assert steps.most <= 2
        assert step.view == match.view(None)
        assert step.private == [replays.only_in(match.view(seat), step.view) for seat in range(4)]

    in_world(tmp_path, story)


def test_the_answers_of_a_window_are_told_in_slices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Hurried()

    async def story(world: World) -> None:
        laid = await lay(world, 3)
        watching = [await world.connect(laid.id) for _ in range(40)]
        await laid.announce()
        version = laid.table.version
        for seat in (1, 2):
            await laid.say(seat, "pass")
        world.hub.slices.seconds = steps
        monkeypatch.setattr(Client, "send", steps.spy(Client.send))
        async with steps.in_slices(2 * len(watching)):
            await world.pass_time(world.settings.people_window_ms / 1000)
        assert {client.version for client in watching} == {version + 2}

    in_world(tmp_path, story)


def test_every_step_of_a_replay_is_the_one_that_was_played(tmp_path: Path) -> None:
    match = palier.new_match("les_colocs", players=3, seed=4)
    told: list[tuple[dict[str, Any], list[dict[str, Any]]]] = [(match.state.to_json(), [])]
    while match.to_act:
        seat = match.to_act[-1]
        events = match.play(seat, match.legal(seat)[len(told) % len(match.legal(seat))])
        told.append((match.state.to_json(), [event.seen_by(None) for event in events]))
        if len(told) > 150:
            break
    positions = at_once(replays.positions_of(match.game, match.record))
    for step, (state, seen_events) in enumerate(told):
        found, happened = at_once(positions.after(step))
        assert found.to_json() == state
        assert [event.seen_by(None) for event in happened] == seen_events


def test_a_table_does_not_wait_for_those_who_catch_up(tmp_path: Path, steps: Steps) -> None:
    async def story(world: World) -> None:
        table, secrets = await grow_long(world)
        room = await world.hub.room(table)
        watchers = [await world.connect(table) for _ in range(5)]
        player = await world.connect(table, secrets[room.table.to_act[0]])
        world.hub.slices.seconds = steps
        for watcher in watchers:
            for _ in range(3):
                watcher.say(type="since", version=1)
        version = room.table.version
        player.say(type="play", id="now", version=version, action=player.position["legal"][0])
        while not player.of("ack"):
            await asyncio.sleep(0)
        # Of 15 catch-ups with 700 entries none is through.
        assert len(room.catching_up) == 5
        assert not any(watcher.of("update")[:-1] for watcher in watchers)
        await settle(room)
        for watcher in watchers:
            versions = [update["version"] for update in watcher.of("update")]
            # The move as it happened, and three answers that go up to it.
            assert versions == [version + 1, *list(range(version - 198, version + 2)) * 3]

    in_world(tmp_path, story, Settings(limited=False))


def test_slices_of_several_take_turns() -> None:
    order: list[str] = []

    def work(name: str) -> Any:
        for _ in range(9):
            order.append(name)
            yield
        return name

    async def story() -> None:
        slices = Slices(Steps())
        assert list(await asyncio.gather(slices.do(work("a")), slices.do(work("b")))) == ["a", "b"]

    asyncio.run(story())
    assert "".join(order) == "aaabbbaaabbbaaabbb"


def test_one_round_of_the_loop_does_one_slice() -> None:
    """However many tables are loaded at once, a move waits for one slice and not for one of each."""
    slices = 0
    most = 0

    def work() -> Any:
        nonlocal slices
        for _ in range(30):
            slices += 1
            yield

    async def story() -> None:
        nonlocal most
        line = Slices(Steps())
        tasks = [asyncio.create_task(line.do(work())) for _ in range(20)]
        before = 0
        while not all(task.done() for task in tasks):
            most = max(most, slices - before)
            before = slices
            await asyncio.sleep(0)

    asyncio.run(story())
    assert slices == 600
    assert most <= STEPS_MOST


def test_whoever_gives_up_leaves_the_line(tmp_path: Path) -> None:
    def work() -> Any:
        for _ in range(30):
            yield
        return "done"

    async def story() -> None:
        line = Slices(Steps())
        given_up = asyncio.create_task(line.do(work()))
        kept = asyncio.create_task(line.do(work()))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await kept == "done"
        assert not line.line

    asyncio.run(story())


# Keyframes


@pytest.mark.parametrize("game", sorted(palier.games))
def test_what_was_missed_is_the_same_from_a_keyframe(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo, stand-ins and everything that a view tells: from the nearest keyframe as from the first entry."""
    monkeypatch.setattr(tables, "KEYFRAME_ENTRIES", 8)
    table = wild_table(game, 130)
    assert len(table.keyframes.kept) > 10
    assert any(keyframe.open for keyframe in table.keyframes.kept)
    plain = Table(table.id, table.game, table.players, table.options)
    plain.setup, plain.match, plain.entries = table.setup, table.match, table.entries
    for since in range(0, table.version, 5):
        for viewer in (None, 0, 1):
            quick = seen.CatchUp(table, viewer, since, 30)
            slow = seen.CatchUp(plain, viewer, since, 30)
            plain.keyframes.kept.clear()
            at_once(quick.go_on(table.version))
            at_once(slow.go_on(table.version))
            assert [bytes(update) for update in quick.missed] == [bytes(update) for update in slow.missed]


def chance_of(chance: Chance) -> ChanceSource:
    return lambda: chance


def wild_table(game: str, entries: int, seed: int = 0) -> Table:
    """A table where people act, take back, and leave their seats to bots and come back; without any server."""
    choice = Random(f"wild {game} {seed}")
    players = max(2, palier.games[game].fewest)
    table = Table("abcdefghjk", palier.games[game], players, palier.games[game].check_options(players, {}))
    for number in range(players):
        claim(table, number, f"seat {number}", 1)
    assert start_when_full(table, lambda: SeededChance(3), 1)
    while table.version < entries and table.to_act:
        seat = choice.choice(table.to_act)
        last = table.undo_seat
        if table.can_undo(last) and choice.random() < 0.4 and not table.revealed():
            undo(table, last, table.version, f"{table.version}")
        elif choice.random() < 0.03:
            stand_in(table, seat, "greedy", "asked", table.version)
            come_back(table, seat, table.version)
        else:
            legal = table.playing.legal(seat)
            chance = SeededChance(choice.getrandbits(32))
            play(table, seat, choice.choice(legal).text, chance_of(chance), table.version, f"{table.version}")
    return table


def test_there_are_never_too_many_keyframes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "KEYFRAME_ENTRIES", 2)
    monkeypatch.setattr(keyframes, "KEYFRAMES_MOST", 6)
    table = wild_table("roomshare", 90)
    kept = [keyframe.number for keyframe in table.keyframes.kept]
    assert 3 <= len(kept) <= 6
    assert kept == sorted(kept)
    assert kept[-1] == table.version - table.version % 2
    assert table.at(kept[0]).version == kept[0]
    assert table.at(kept[0] - 1).version == 0


# Pages of a log


def test_a_log_comes_in_pages(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await grow_long(world)
        found: list[int] = []
        pages = 0
        more = True
        while more:
            since = found[-1] if found else 0
            page = msgspec.json.decode(msgspec.json.encode(await acts.log(world.hub, table, secrets[0], since)))
            assert len(page["entries"]) <= 300
            assert page["version"] == ENTRIES
            found += [entry["version"] for entry in page["entries"]]
            more = page["more"]
            pages += 1
        assert found == list(range(1, ENTRIES + 1))
        assert pages == 3
        nothing = await acts.log(world.hub, table, secrets[0], ENTRIES + 50)
        assert (nothing.entries, nothing.more) == ([], False)

    in_world(tmp_path, story, Settings(log_page_entries=300))

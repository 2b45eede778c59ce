"""Two tables equal but for the hands tell everybody else the same, at the same moments.

Both go by a clock that is put forward by hand. Bots choose as they do, and take longer the more they have to choose
from, as they did when their speed told their hand.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from prometheus_client import generate_latest

import palier
from palier.bots import choose, make
from palier.engine.chance import SeededChance
from palier.engine.game import Game, State
from palier.engine.match import Match
from palier.server import acts
from palier.server.bots import Thinkers
from palier.server.devices import Device
from palier.server.keys import hash_secret
from palier.server.protocol import OrderMode
from palier.server.table import Table
from palier.server.waiting import questions
from tests.server.world import START, Alarms, Client, StillClock, World, in_world

GAMES: Final = [name for name in palier.games if palier.games[name].windows]
PLAYERS: Final = 4
SEEDS: Final = range(3)
TRIES: Final = 400
SECONDS: Final = 24
"""Longer than anybody may think."""
LOOKS: Final = (0.001, 0.01, 0.1, 0.3, 0.7, 1.9, 2.1, 3.9, 4.1)
"""When, after the beginning, somebody looks at what is public."""

TAKES: Final = {"random": 0.001, "greedy": 0.003, "planner": 0.026, "search": 0.677}
BOTS: Final = tuple(TAKES)
ORDERS: Final[tuple[OrderMode, ...]] = ("pass", "answer", "concerned")
WAYS: Final = (*BOTS, *ORDERS, "quiet", "time", "standin")
"""How the seats that are asked come to their answers without anybody's doing."""
STRICT_WAYS: Final = ("search", "answer", "time", "standin")
"""Those that are tried at tables with strict windows as well, where a window has one length for all."""


class Timed(Thinkers):
    """The bots themselves, in this process, by the clock of the world."""

    alarms: Alarms

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
        match = game.match_from(self.guess(game, state, seat), strict=False)
        action = choose(make("search:40" if bot == "search" else bot, 1), match, seat)
        takes = TAKES[bot] if len(game.legal(state, seat)) > 1 else 0.001
        ready = asyncio.Event()
        self.alarms.call_at(self.alarms.now() + takes, ready.set)
        await ready.wait()
        return [action.text]


class Twins(NamedTuple):
    """Two positions in which a window asks others; for the observer they look alike."""

    game: str
    observer: int
    states: tuple[dict[str, Any], dict[str, Any]]


def twins(name: str, seed: int) -> Iterator[Twins]:
    """Positions of which one gives some seat that is asked an answer, the other none."""
    game = palier.games[name]
    for number in range(TRIES):
        luck = Random(seed * TRIES + number)
        match = palier.new_match(name, PLAYERS, seed=luck.randrange(10**6))
        for _ in range(400):
            if not match.to_act:
                break
            asked = [seat for seat in match.to_act if game.window(match.state, seat) is not None]
            if asked and luck.random() < 0.3:
                observer = luck.choice([seat for seat in range(PLAYERS) if seat not in asked] or [asked[0]])
                others = [seat for seat in asked if seat != observer]
                for guess in range(20):
                    other = game.determinize(match.state, observer, SeededChance(guess))
                    if [len(game.legal(match.state, seat)) > 1 for seat in others] != [
                        len(game.legal(other, seat)) > 1 for seat in others
                    ]:
                        yield Twins(name, observer, (match.state.to_json(), other.to_json()))
                        break
            seat = luck.choice(match.to_act)
            match.play(seat, luck.choice(match.legal(seat)))
    raise AssertionError("no twins")


def secret(seat: int) -> str:
    return f"the secret of seat {seat}"


def table_of(twins: Twins, state: dict[str, Any], way: str) -> Table:
    game = palier.games[twins.game]
    table = Table("abcdefghij", game, PLAYERS, dict(Match.from_position(game, state, strict=False).options))
    table.match = Match.from_position(game, state, strict=False)
    table.uploaded = table.match.log.copy()
    table.created = table.started = START
    mode = next((order for order in ORDERS if order == way), None)
    for number, seat in enumerate(table.seats):
        seat.name = f"seat {number}"
        seat.seen = START
        if way in BOTS and number != twins.observer:
            seat.bot = way
            continue
        seat.devices = [Device(0, hash_secret(secret(number)), "phone", START)]
        if number == twins.observer:
            continue
        if way == "standin":
            table.stand_in(number, "search", "left")
        elif mode is not None:
            seat.orders = dict.fromkeys(game.windows, mode)
        elif way == "quiet":
            window = game.window(table.match.state, number)
            seat.quiet = None if window is None else window.turn
    return table


class Heard(NamedTuple):
    """What came to those who sit or stand around, with its moment; what they saw when they looked; the log."""

    told: list[list[tuple[int, bytes]]]
    looks: list[Any]
    entries: list[Any]


def live(path: Path, twins: Twins, state: dict[str, Any], way: str, strict: bool) -> Heard:
    async def story(world: World) -> Heard:
        thinkers = world.hub.thinkers
        assert isinstance(thinkers, Timed)
        thinkers.alarms = world.alarms
        table = table_of(twins, state, way)
        table.strict = strict
        room = world.hub.seat(table)
        around = [await join(world, table, seat) for seat in (twins.observer, None)]
        room.wake_bots()
        looks = []
        passed = 0.0
        for moment in (*LOOKS, *range(5, SECONDS, 4), SECONDS):
            await world.pass_time(moment - passed)
            passed = moment
            looks.append((table.version, await looked_at(world, table)))
        told = [list(zip(client.moments, client.raw, strict=True)) for client in around]
        return Heard(told, looks, table.entries)

    path.mkdir()
    return in_world(path, story, thinkers=Timed, clock=StillClock, chance=lambda: SeededChance(7))


async def join(world: World, table: Table, seat: int | None) -> Client:
    client = Client()
    client.clock = world.clock
    room = await world.hub.room(table.id)
    await room.do(lambda: room.join(client, None if seat is None else secret(seat), None))
    client.room = room
    return client


async def looked_at(world: World, table: Table) -> list[Any]:
    metrics = generate_latest(world.hub.metrics.registry).decode().splitlines()
    return [
        await acts.look(world.hub, table.id),
        await acts.log(world.hub, table.id, None, 0),
        # When the counters were made, and how long the disk took, is no matter of hands.
        [line for line in metrics if "_created" not in line and not line.startswith("palier_commit_")],
        [line for line in metrics if line.startswith("palier_commit_writes_sum")],
    ]


def parting(one: Heard, other: Heard) -> int:
    """The version of the first entry from which the two matches may differ: somebody answered, or chance fell."""
    for ours, theirs in zip(one.entries, other.entries, strict=False):
        if ours.action != theirs.action or ours.outcomes or theirs.outcomes:
            return int(ours.number)
    return min(len(one.entries), len(other.entries)) + 1


def until(told: list[tuple[int, bytes]], version: int) -> list[tuple[int, bytes]]:
    """What was told before that entry."""
    kept = []
    for moment, raw in told:
        message = msgspec.json.decode(raw)
        if message["type"] == "update" and message["version"] >= version:
            break
        kept.append((moment, raw))
    return kept


@pytest.mark.parametrize(
    ("way", "strict"), [*[(way, False) for way in WAYS], *[(way, True) for way in STRICT_WAYS]], ids=str
)
@pytest.mark.parametrize("name", GAMES)
def test_twins_tell_everybody_else_the_same_at_the_same_moments(
    tmp_path: Path, name: str, way: str, strict: bool
) -> None:
    for seed in SEEDS:
        pair = next(twins(name, seed))
        one, other = (
            live(tmp_path / f"{seed}{number}", pair, state, way, strict) for number, state in enumerate(pair.states)
        )
        assert one.entries
        assert other.entries
        version = parting(one, other)
        for ours, theirs in zip(one.told, other.told, strict=True):
            assert until(ours, version) == until(theirs, version)
        # Where they part, they part at the same moment.
        if version <= min(len(one.entries), len(other.entries)):
            assert one.entries[version - 1].at == other.entries[version - 1].at
            assert one.entries[version - 1].seat == other.entries[version - 1].seat
        for (at, ours), (then, theirs) in zip(one.looks, other.looks, strict=True):
            if at < version and then < version:
                assert ours == theirs
            else:
                assert at >= version
                assert then >= version
                break


def test_twins_differ_in_what_is_asked(tmp_path: Path) -> None:
    """Else the test above would show nothing."""
    for name in GAMES:
        game = palier.games[name]
        for seed in SEEDS:
            pair = next(twins(name, seed))
            one, other = (game.position(state, False) for state in pair.states)
            assert game.view(one, pair.observer) == game.view(other, pair.observer)
            assert game.view(one, None) == game.view(other, None)
            assert questions(table_of(pair, pair.states[0], "time")) == questions(
                table_of(pair, pair.states[1], "time")
            )
            assert any(
                len(game.legal(one, seat)) != len(game.legal(other, seat))
                for seat in game.to_act(one)
                if seat != pair.observer
            )

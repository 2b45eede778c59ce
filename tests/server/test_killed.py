"""The server is killed at random instants under load, and started again: what was acknowledged is there, once."""

import random
import sqlite3
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from palier.server.store.sqlite import READ_ENTRY
from tests.server.process import PATIENCE, Player, ServerProcess

ROUNDS = 5
TABLES = 6


class Persistent(threading.Thread):
    """Plays on and on at one seat; says again whatever was not acknowledged, with the same id."""

    def __init__(self, player: Player, table: str, number: int, ending: threading.Event) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.table = table
        self.choice = random.Random(number)
        self.ending = ending
        self.acknowledged: dict[str, int] = {}
        self.views: dict[int, Any] = {}
        self.version: int | None = None
        self.pending: dict[str, Any] | None = None
        self.seat: int | None = None
        self.over = False
        self.wrong: list[str] = []
        self.number = 0

    def run(self) -> None:
        while not self.ending.is_set() and not self.over:
            try:
                with self.player.live(self.table, self.version) as socket:
                    self.play(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                time.sleep(0.05)

    def play(self, socket: Any) -> None:
        hello = socket.until("hello")
        self.seat = hello["seat"]
        self.see(hello)
        # Soon enough to notice that it is time to end, should the other have noticed first.
        socket.patience = 1.0
        said = False
        while not self.ending.is_set() and not self.over:
            position = socket.position
            if not position["to_act"]:
                self.over = True
                return
            current = position["version"] >= max(self.acknowledged.values(), default=0)
            if self.pending is None and current and self.seat in position["to_act"]:
                self.number += 1
                action = self.choice.choice(position["legal"])
                self.pending = {
                    "type": "play",
                    "id": f"{self.number}",
                    "version": position["version"],
                    "action": action,
                }
                said = False
            if self.pending is not None and not said:
                socket.say(**self.pending)
                said = True
            with suppress(TimeoutError):
                self.take(socket.until("ack", "update", "stale", "error", "hello"))

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("update", "hello"):
            self.see(message)
        elif kind == "ack":
            before = self.acknowledged.setdefault(message["id"], message["version"])
            if before != message["version"]:
                self.wrong.append(f"{message['id']} is {before} and {message['version']}")
            self.pending = None
        else:
            self.wrong.append(str(message))
            self.over = True

    def see(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.views[message["version"]] = message["view"]


def test_killed_at_random_instants(tmp_path: Path) -> None:
    # Short enough for matches to last for all the kills, however quick the machine.
    found = killed_under_load(tmp_path, seed=7, longest_wait=0.1)
    assert found.kills == ROUNDS
    assert found.acknowledged > ROUNDS * 10


class Figures(NamedTuple):
    kills: int
    acknowledged: int
    views: int
    """Positions of which two people at a table were told the same, but for their hands."""


def killed_under_load(folder: Path, seed: int, longest_wait: float = 1 / 3) -> Figures:
    """Fewer kills than wished when all matches are over before; tools/kills.py does it again and again."""
    kills = 0
    luck = random.Random(seed)
    with ServerProcess(folder) as server:
        players = [(Player(server), Player(server)) for _ in range(TABLES)]
        tables = []
        for ann, bob in players:
            tables.append(ann.make()["table"]["id"])
            bob.claim(tables[-1])
        ending = threading.Event()
        people = [
            Persistent(player, table, number, ending)
            for number, (table, pair) in enumerate(zip(tables, players, strict=True))
            for player in pair
        ]
        for person in people:
            person.start()
        for _ in range(ROUNDS):
            before = sum(len(person.acknowledged) for person in people)
            while sum(len(person.acknowledged) for person in people) < before + 10:
                if all(person.over for person in people):
                    break
                time.sleep(0.01)
            time.sleep(luck.random() * longest_wait)
            if all(person.over for person in people):
                break
            server.kill()
            kills += 1
            server.start()
        had = {person: len(person.acknowledged) for person in people}
        # Everybody goes on.
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            stuck = [person for person in people if not person.over and len(person.acknowledged) <= had[person]]
            if not stuck:
                break
            time.sleep(0.05)
        assert not stuck
        ending.set()
        for person in people:
            person.join(PATIENCE)
        assert server.stop() == 0
    return Figures(kills, *check(folder / "palier.sqlite", people))


def check(database: Path, people: list[Persistent]) -> tuple[int, int]:
    """How many moves were looked up, and how many views compared."""
    acknowledged = views = 0
    with sqlite3.connect(database) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for person in people:
            assert person.wrong == []
            bodies = raw.execute(
                "SELECT body FROM entries WHERE table_id = ? ORDER BY number", (person.table,)
            ).fetchall()
            entries = [READ_ENTRY.decode(body) for (body,) in bodies]
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            for client, version in person.acknowledged.items():
                assert [e.number for e in entries if (e.seat, e.client) == (person.seat, client)] == [version]
            acknowledged += len(person.acknowledged)
            partner = next(other for other in people if other.table == person.table and other is not person)
            for version in person.views.keys() & partner.views.keys():
                views += 1
                mine, theirs = person.views[version], partner.views[version]
                assert {key: mine[key] for key in mine if key not in ("hand", "seat")} == {
                    key: theirs[key] for key in theirs if key not in ("hand", "seat")
                }
    return acknowledged, views

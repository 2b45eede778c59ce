"""However long a log is, no single request holds the server's loop for longer than a move may wait."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.long_logs import grow
from tests.server.process import Player, ServerProcess, Socket

ENTRIES: Final = 60_000
SHORT: Final = 1_500
TABLES: Final = 3
MOST_SECONDS: Final = "0.002"
"""As the server's own metrics write it."""
GIVE_WAY: Final = ("writer", "reader: table", "reader: rest")
"""Threads that wait for the disk, or are at plain Python, which lets the loop in after a millisecond; and they do as
much for a short log as for a long one."""
COUNTED: Final = re.compile(r'palier_loop_hold_seconds_bucket\{le="([^"]+)",what="([^"]+)"\} (\S+)')


def too_long(server: ServerProcess) -> dict[str, int]:
    """How often the loop has been held for longer than that, by what was done."""
    found: dict[str, dict[str, float]] = {}
    for le, what, count in COUNTED.findall(server.counted()):
        found.setdefault(what, {})[le] = float(count)
    return {what: int(counts["+Inf"] - counts[MOST_SECONDS]) for what, counts in found.items() if what not in GIVE_WAY}


def played_and_taken_back(ann: Player, bob: Player) -> str:
    """A table that ends with an entry and its taking back."""
    table = str(ann.make(options={"no_cards": True})["table"]["id"])
    bob.claim(table)
    with ann.live(table) as one, bob.live(table) as other:
        sockets = (one, other)
        for socket in sockets:
            socket.until("hello")
        version = 0
        while True:
            acting = sockets[one.position["to_act"][0]]
            say(acting, sockets, type="play", version=version, action=acting.position["legal"][0])
            version += 1
            if version > 6 and acting.position["can_undo"]:
                say(acting, sockets, type="undo", version=version)
                return table


def say(acting: Socket, sockets: tuple[Socket, ...], version: int, **message: Any) -> None:
    acting.say(id=f"{version}", version=version, **message)
    for socket in sockets:
        socket.until("update", version=version + 1)


def everything_that_goes_through_a_log(ann: Player, table: str, version: int) -> None:
    """Loading, "what did I miss" by each of its ways, the log by the page, and a move."""
    assert ann.http.get(f"/api/tables/{table}").status_code == 200
    with ann.live(table, since=1) as socket:
        assert socket.until("hello")["version"] == version
        assert socket.ask(type="play", id="stale", version=1, action="pass")["type"] == "stale"
        socket.say(type="since", version=1)
        socket.until("update", version=version)
    since = 0
    while since < version:
        page = ann.http.get(f"/api/tables/{table}/log", params={"since": since}).json()
        since = page["entries"][-1]["version"]


@pytest.mark.long
def test_no_request_to_a_table_with_a_long_log_holds_the_loop(tmp_path: Path) -> None:
    """By processor time, counted inside the server: what else the machine does hardly matters.

    Hardly: what takes long by itself does so at every table, what the machine adds does not.
    """
    running = ServerProcess(tmp_path, count_holds=True, metrics="127.0.0.1:0")
    with running as server, Player(server) as ann, Player(server) as bob:
        tables = [played_and_taken_back(ann, bob) for _ in range(1 + TABLES)]
        server.stop()
        for table in tables:
            grow(server.folder / "palier.sqlite", table, SHORT if table == tables[0] else ENTRIES)
        server.log.unlink()
        server.start()
        # What is done for the first time takes longer, whatever the log.
        everything_that_goes_through_a_log(ann, tables[0], SHORT)
        counts = [too_long(server)]
        for table in tables[1:]:
            everything_that_goes_through_a_log(ann, table, ENTRIES)
            counts.append(too_long(server))
    assert {"Hub.load", "Room.go_through_missed", "GET /api/tables/*/log", "reader: log"} <= counts[-1].keys()
    again = {
        what: min(after.get(what, 0) - before.get(what, 0) for before, after in pairwise(counts)) for what in counts[-1]
    }
    print(counts)  # noqa: T201
    assert {what: count for what, count in again.items() if count} == {}


def everything_once(server: ServerProcess) -> None:
    """What is asked for the first time: pages, schemas, sentences in both languages, a table and what it refuses."""
    for lang in ("fr", "en"):
        with Player(server, lang) as ann, Player(server, lang) as bob:
            for path in ("/", "/nowhere", "/api/openapi.json", "/api/games", "/api/nothing", "/healthz", "/readyz"):
                ann.http.get(path, headers={"accept": "text/html"})
            table = str(ann.make()["table"]["id"])
            bob.claim(table)
            assert bob.post(f"/api/tables/{table}/free", {"seat": 0}).status_code == 403
            with ann.live(table) as socket:
                version = socket.until("hello")["version"]
                assert socket.ask(type="undo", id="u", version=version)["type"] == "error"
                assert socket.ask(type="play", id="p", version=version, action="nonsense")["type"] == "error"


@pytest.mark.long
def test_who_asks_first_holds_the_loop_no_longer(tmp_path: Path) -> None:
    """What a server reads but once it has read before it listens."""
    counts = []
    for number in range(3):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        with ServerProcess(folder, count_holds=True, metrics="127.0.0.1:0") as server:
            everything_once(server)
            counts.append(too_long(server))
    print(counts)  # noqa: T201
    always = {what: min(count.get(what, 0) for count in counts) for what in counts[0] if not what.startswith("reader")}
    assert {what: count for what, count in always.items() if count} == {}

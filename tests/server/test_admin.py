"""`palier tables`, beside a running server and on a database that nobody serves."""

import json
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import palier as package
from palier.cli import run
from tests.server.process import Player, ServerProcess, play_in_turn, two_players
from tests.server.version_0_1 import manifest, unpack

# One server for all: starting one takes longer than what is asked of it.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """In a folder whose name is too long for a socket's address."""
    folder = tmp_path_factory.mktemp("admin") / ("long" * 20) / ("longer" * 8)
    folder.mkdir(parents=True)
    with ServerProcess(folder) as running:
        yield running


Palier = Callable[..., tuple[int, str, str]]


@pytest.fixture
def palier(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Palier:
    """What is typed after `palier`; its exit code, what it says, and what it complains of."""
    monkeypatch.setenv("PALIER_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def typed(*words: str) -> tuple[int, str, str]:
        capfd.readouterr()
        code = run(words)
        out, error = capfd.readouterr()
        return code, out, error

    return typed


def db(server: ServerProcess) -> list[str]:
    return ["--db", str(server.folder / "palier.sqlite")]


def test_the_socket_is_the_hosts_alone_and_goes_with_the_server(tmp_path: Path, palier: Palier) -> None:
    with ServerProcess(tmp_path) as server:
        place = tmp_path / "palier.sqlite.admin"
        assert stat.S_ISSOCK(place.stat().st_mode)
        assert stat.S_IMODE(place.stat().st_mode) == 0o600
        # One that a killed server left is in nobody's way.
        server.kill()
        assert place.exists()
        assert palier("tables", "list", *db(server))[1] == "No tables.\n"
        server.start()
        assert palier("tables", "list", "--json", *db(server))[1] == "[]\n"
        assert server.stop() == 0
        assert not place.exists()


def test_a_host_sees_tables_but_no_hands(server: ServerProcess, palier: Palier) -> None:
    with two_players(server) as (table, ann, bob):
        with ann.live(table) as a, bob.live(table) as b:
            a.until("hello")
            b.until("hello")
            play_in_turn([a, b], 2)
            code, out, _ = palier("tables", "list", *db(server))
            assert code == 0
            for word in (table, "RoomShare", "playing", "2", "Ann, Bob"):
                assert word in out
            listed = json.loads(palier("tables", "list", "--json", "--state", "playing", *db(server))[1])
            (line,) = (one for one in listed if one["id"] == table)
            assert (line["id"], line["entries"], line["here"]) == (table, 2, 2)
            assert table not in palier("tables", "list", "--state", "over", *db(server))[1]
            shown = palier("tables", "show", table, "--json", *db(server))
            exported = palier("tables", "export", table, *db(server))
            assert (shown[0], exported[0]) == (0, 0)
            # Neither tells a hand, nor what chance holds in store.
            for told in (shown[1], exported[1]):
                assert '"hand"' not in told
                assert '"setup"' not in told
                assert '"secret"' not in told
            assert len(json.loads(exported[1])["log"]) == 2
            with_hands = palier("tables", "show", table, "--hands", "--json", *db(server))
            assert "show it to nobody" in with_hands[2]
            views = json.loads(with_hands[1])["views"]
            assert [view["hand"] for view in views] == [socket.position["view"]["hand"] for socket in (a, b)]
        text = palier("tables", "show", table, "--lang", "fr", *db(server))[1]
        assert "place 1 : Ann" in text.replace("\u202f", " ").replace("place 1:", "place 1 :")


def test_closing_ends_a_match_and_everybody_is_told(server: ServerProcess, palier: Palier) -> None:
    with two_players(server) as (table, ann, bob):
        with ann.live(table) as a, bob.live(table, lang="fr") as b:
            a.until("hello")
            b.until("hello")
            play_in_turn([a, b], 3)
            code, out, _ = palier("tables", "close", table, "--yes", *db(server))
            assert (code, out) == (0, f"The match at the table {table} is over.\n")
            assert a.until("error", code="table_closed")["message"] == "The host of this server has ended this game."
            assert b.until("error", code="table_closed")["message"].startswith("L’hébergeur")
            assert a.until("table")["table"]["state"] == "over"
            assert a.closed_with() == 1012
        assert palier("tables", "close", table, "--yes", *db(server)) == (2, "", "This match is over.\n")
        server.kill()
        server.start()
        with ann.live(table) as a:
            hello = a.until("hello")
            assert (hello["legal"], hello["to_act"], hello["can_undo"]) == ([], [], False)
            assert hello["table"]["closed"] is not None
            assert hello["table"]["outcome"] is None
            legal = package.new_match("roomshare", players=2, seed=1).legal(0)[0]
            for kind in ("play", "undo", "preview"):
                more: dict[str, Any] = {} if kind == "undo" else {"action": str(legal)}
                answer = a.ask(type=kind, id=kind, version=hello["version"], **more)
                assert answer["code"] in ("table_closed", "no_undo")
        assert ann.post(f"/api/tables/{table}/standin", {"seat": 0, "bot": "greedy"}).status_code == 409
        assert ann.post(f"/api/tables/{table}/rematch").status_code == 409
        record = package.Record.from_json(palier("tables", "export", table, *db(server))[1])
        assert len(package.replay(record).record.steps) == 3


def test_deleting_asks_back_and_sends_people_away(
    server: ServerProcess, palier: Palier, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_players(server) as (table, ann, _), ann.live(table) as a:
        a.until("hello")
        questions: list[str] = []

        def refuse(question: str) -> str:
            questions.append(question)
            return "n"

        monkeypatch.setattr("builtins.input", refuse)
        assert palier("tables", "delete", table, *db(server))[:2] == (1, "Nothing was changed.\n")
        assert questions == [f"Delete the table {table} (RoomShare, Ann, Bob) for good? (y/n) "]
        monkeypatch.setattr("builtins.input", lambda _: "y")
        assert palier("tables", "delete", table, *db(server))[:2] == (0, f"The table {table} is deleted.\n")
        assert a.closed_with() == 4404
        assert ann.http.get(f"/api/tables/{table}").status_code == 404
        assert palier("tables", "show", table, *db(server))[2] == "There is no such table here.\n"
        assert palier("tables", "delete", table, *db(server))[2] == "There is no such table here.\n"


def test_a_database_that_nobody_serves_is_looked_after_too(tmp_path: Path, palier: Palier) -> None:
    database = unpack(tmp_path)
    given = ["--db", str(database)]
    tables = manifest()["tables"]
    found = json.loads(palier("tables", "list", "--json", *given)[1])
    assert {table["id"] for table in tables} <= {table["id"] for table in found}
    running = next(table for table in tables if table["state"] == "playing")
    finished = next(table for table in tables if table["state"] == "over")
    raw = sqlite3.connect(database)
    raw.execute("UPDATE tables SET rules = 99 WHERE id = ?", (running["id"],))
    raw.commit()
    raw.close()
    # Also what today's rules cannot open any more.
    assert "other version" in palier("tables", "show", running["id"], *given)[2]
    for table in (running, finished):
        assert palier("tables", "delete", table["id"], "--yes", *given)[0] == 0
    left = json.loads(palier("tables", "list", "--json", *given)[1])
    assert len(left) == len(found) - 2
    code, _, error = palier("tables", "list", "--db", str(tmp_path / "none.sqlite"))
    assert (code, error) == (2, f"There is no database {tmp_path / 'none.sqlite'}.\n")


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path, palier: Palier) -> None:
    garbage = tmp_path / "garbage.sqlite"
    garbage.write_text("not a database, whatever it is called " * 100)
    later = unpack(tmp_path)
    raw = sqlite3.connect(later)
    raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.commit()
    raw.close()
    for file, words in ((garbage, "cannot be opened (file is not a database)"), (later, "written by a newer version")):
        code, out, error = palier("tables", "list", "--db", str(file))
        assert (code, out, error.count("\n")) == (2, "", 1)
        assert words in error


def test_a_device_is_what_somebody_plays_on(server: ServerProcess, palier: Palier) -> None:
    """Neither a free seat nor a resume link is one."""
    with Player(server) as ann:
        table = ann.make(players=2)["table"]["id"]
        _, out, _ = palier("tables", "show", table, *db(server))
        assert "seat 1: Ann, one device\n" in out
        assert "seat 2: free\n" in out


def test_the_seat_of_somebody_forgotten_is_nobodys_and_not_free(server: ServerProcess, palier: Palier) -> None:
    with two_players(server) as (table, ann, _):
        assert ann.post(f"/api/tables/{table}/forget").status_code == 200
        assert "seat 1: nobody (greedy)\n" in palier("tables", "show", table, *db(server))[1]
        (line,) = (line for line in palier("tables", "list", *db(server))[1].splitlines() if table in line)
        assert "nobody, Bob" in line

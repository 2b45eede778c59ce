"""`palier serve` as it is typed."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from palier.server.opening import CannotServe
from palier.server.run import address_of, database_path, listen
from tests.server.process import PATIENCE, ROOT, Player


@contextmanager
def serve(*words: str) -> "Iterator[subprocess.Popen[str]]":
    process = subprocess.Popen(
        [sys.executable, "-m", "palier", "serve", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PALIER_LANG": "en"},
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def test_it_says_where_it_is_and_ends_cleanly(tmp_path: Path) -> None:
    database = tmp_path / "new folder" / "tables.sqlite"
    with serve("--db", f"sqlite:///{database}", "--port", "0") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"Palier is open: (http://127\.0\.0\.1:\d+/)\n", line)
        assert found, line
        assert httpx.get(f"{found[1]}healthz", timeout=PATIENCE).status_code == 200
        assert database.exists()
        # A second server must not share the database.
        with serve("--db", str(database), "--port", "0") as second:
            out, error = second.communicate(timeout=PATIENCE)
        assert (second.returncode, out) == (2, "")
        assert error == f"Another Palier server is using {database}.\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert process.stdout.read() == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--db", "postgresql://localhost/x"), "“postgresql://localhost/x” is no known database"),
        (("--db", "/proc/nothing/x.sqlite", "--port", "0"), "cannot be opened"),
        (("--host", "no.such.host.invalid"), "Cannot listen at no.such.host.invalid."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    with serve(*words) as process:
        out, error = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert sentence in error
    assert error.count("\n") == 1
    assert "Traceback" not in error


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with serve("--port", str(port), "--db", str(tmp_path / "x.sqlite")) as process:
            _, error = process.communicate(timeout=PATIENCE)
        assert process.returncode == 2
        assert error == f"Port {port} is taken.\n"


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as first:
        first.bind(("127.0.0.1", 0))
        first.listen()
        port = first.getsockname()[1]
        monkeypatch.setattr("palier.server.run.FIRST_PORT", port)
        monkeypatch.setattr("palier.server.run.LAST_PORT", port + 20)
        with listen("127.0.0.1", None) as second:
            assert port < second.getsockname()[1] <= port + 20
        monkeypatch.setattr("palier.server.run.LAST_PORT", port)
        with pytest.raises(CannotServe, match="serve-no-port"):
            listen("127.0.0.1", None)


def test_where_the_database_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_path(None).name == "palier.sqlite"
    assert database_path("sqlite:///x.db") == Path("x.db")
    assert database_path("sqlite:////tmp/x.db") == Path("/tmp/x.db")
    assert database_path("~/x.db") == Path.home() / "x.db"
    for wrong in ("", "mysql://x"):
        with pytest.raises(CannotServe):
            database_path(wrong)


def test_the_address_is_one_that_a_browser_understands() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert address_of(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}/"


OWN_BOT = """
from pathlib import Path
from types import SimpleNamespace

class Last:
    def choose(self, view, actions, thinking):
        with Path(__file__).with_name("chosen.txt").open("a") as file:
            print(actions[-1].text, file=file)
        return actions[-1]
"""


def test_a_bot_of_ones_own_is_offered_and_plays_at_a_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT, encoding="utf-8")
    with serve(
        "--db", str(tmp_path / "tables.sqlite"), "--port", "0", "--set", "bot_seconds=60s", "--bots", f"{file}:Last"
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].rstrip("/")
        running = SimpleNamespace(address=address, port=int(address.rsplit(":", 1)[1]))
        with Player(running) as ann:  # type: ignore[arg-type]
            games = ann.http.get("/api/games").json()
            assert all("Last" in game["bots"] for game in games if game["ready"])
            table = ann.make(2, bots=[{"seat": 1, "bot": "Last"}])["table"]["id"]
            with ann.live(table) as socket:
                position = socket.until("hello")
                while not any(one["seat"] == 1 for one in socket.heard if one["type"] == "update"):
                    if position["legal"]:
                        socket.play()
                        position = socket.position
                    else:
                        position = socket.until("update")
                actions = [one["action"] for one in socket.heard if one["type"] == "update" and one["seat"] == 1]
            chosen = (tmp_path / "chosen.txt").read_text().splitlines()
            assert chosen[: len(actions)] == actions
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_a_bot_that_cannot_be_loaded_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT, encoding="utf-8")
    for name, words in ((f"{file}:First", "no class First"), ("greedy", "is not a file and its class")):
        with serve("--db", str(tmp_path / "tables.sqlite"), "--port", "0", "--bots", name) as process:
            out, error = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out) == (2, "")
        assert words in error
        assert "Traceback" not in error

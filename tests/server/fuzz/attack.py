"""Sends cases to a real server and judges what comes back: a success, or an error told in one sentence."""

import http.client
import json
import logging
import re
import time
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus

from palier.server.protocol import ServerMessage
from palier.server.settings import Settings
from tests.server.fuzz.cases import GAMES, Call, Case, Frames, case
from tests.server.material import RECORDS
from tests.server.process import Player, ServerProcess, Socket

GIGABYTE: Final = 1 << 30
SENTENCE_MOST: Final = 500
ANSWER_SECONDS: Final = 120.0
SAID_ON_PURPOSE: Final = (1003, 1007, 1009)
"""Why a server may close a socket by the book: no data it takes, no UTF-8, too long."""
SERVER_MESSAGE: Final = msgspec.json.Decoder(ServerMessage)
LONGEST_MESSAGE: Final = Settings().message_bytes
SETTINGS: Final[dict[str, Any]] = {
    "bot_seconds": 2.0,
    "hint_seconds": 0.1,
    "review_seconds": 2.0,
    "window_ms": 3_600_000,
}


# A connection that breaks off is what is looked for here: the client library need not print each.
logging.getLogger("websockets").setLevel(logging.CRITICAL)


class Failure(NamedTuple):
    number: int
    reason: str
    sent: Case


class Figures(NamedTuple):
    sent: int
    answers: Counter[str]
    failures: list[Failure]
    peak_kb: int
    slowest: tuple[float, int]
    """Seconds, and of which case."""
    seconds: float


class WrongAnswer(Exception):
    """Something that no server should say."""


class Site:
    """Tables of every game to aim at, and a connection of one's own."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.http: http.client.HTTPConnection | None = None
        self.tables: dict[str, dict[str, str]] = {}
        self.players: dict[str, tuple[Player, Player]] = {}
        self.sockets: dict[tuple[str, int], Socket] = {}
        for game in GAMES:
            self.furnish(game)

    def furnish(self, game: str) -> None:
        for one in self.players.get(game, ()):
            one.close()
        for who in range(3):
            self.hang_up(game, who)
        ann, bob = Player(self.server), Player(self.server)
        playing = ann.make(game=game)["table"]["id"]
        bob.claim(playing)
        over = ann.http.post("/api/records", content=min(RECORDS[game], key=len).encode())
        assert over.status_code == 201, over.text
        waiting = Player(self.server)
        self.tables[game] = {
            "$playing": playing,
            "$over": over.json()["id"],
            "$waiting": waiting.make(game=game)["table"]["id"],
        }
        waiting.close()
        self.players[game] = (ann, bob)

    def hang_up(self, game: str, who: int) -> None:
        socket = self.sockets.pop((game, who), None)
        if socket is not None:
            socket.close()

    def close(self) -> None:
        for game, who in list(self.sockets):
            self.hang_up(game, who)
        for players in self.players.values():
            for player in players:
                player.close()
        if self.http is not None:
            self.http.close()

    # HTTP

    def call(self, sent: Call) -> str:
        path = sent.path
        for word, table in self.tables[sent.game].items():
            path = path.replace(word, table)
        headers = {"Content-Type": "application/json", "Accept-Language": "en", **dict(sent.headers)}
        status, kind, body = self.ask(sent.method, path, sent.body, headers)
        judge(sent.method, status, kind, body)
        return f"{sent.method} {status}"

    def ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, str, bytes]:
        """Once more where a connection that was kept had been closed meanwhile; a new one may not be."""
        if self.http is not None:
            with suppress(http.client.HTTPException, OSError):
                return self.exchange(self.http, method, path, body, headers)
            self.http.close()
        self.http = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=ANSWER_SECONDS)
        try:
            return self.exchange(self.http, method, path, body, headers)
        except (http.client.HTTPException, OSError) as error:
            raise WrongAnswer(f"no answer: {error!r}") from error

    def exchange(
        self, connection: http.client.HTTPConnection, method: str, path: str, body: bytes, headers: dict[str, str]
    ) -> tuple[int, str, bytes]:
        # What is too long is not read to its end, and answered all the same.
        with suppress(BrokenPipeError, ConnectionResetError):
            connection.request(method, path, body or None, headers)
        answer = connection.getresponse()
        raw = answer.read()
        return answer.status, answer.headers.get("content-type", ""), raw

    # WebSocket

    def socket(self, game: str, who: int) -> Socket:
        socket = self.sockets.get((game, who))
        if socket is None:
            secret = self.players[game][who].cookie(self.tables[game]["$playing"]) if who < 2 else None
            socket = self.sockets[game, who] = Socket(self.server, self.tables[game]["$playing"], secret)
            socket.patience = ANSWER_SECONDS
            socket.until("hello")
        return socket

    def say(self, sent: Frames) -> str:
        socket = self.socket(sent.game, sent.who)
        version = max(m["version"] for m in socket.heard if m["type"] in ("hello", "update"))
        kinds: Counter[str] = Counter()
        try:
            for frame in sent.frames:
                raw = frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
                socket.connection.send(raw.replace(b'"$version"', str(version).encode()), text=True)
            socket.connection.send('{"type":"ping"}')
            while True:
                text = socket.connection.recv(ANSWER_SECONDS)
                message = SERVER_MESSAGE.decode(text)
                told = json.loads(text)
                if told["type"] in ("hello", "update"):
                    socket.heard = [told]
                if told["type"] == "error":
                    if told["code"] in ("server_error", "not_stored"):
                        raise WrongAnswer(f"over the socket: {text!r}"[:500])
                    judge_sentence(told["message"])
                kinds[told["type"]] += 1
                if told["type"] == "pong" and asked_nothing_more(kinds, sent):
                    break
                del message
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
            self.hang_up(sent.game, sent.who)
            # After a message that is too long the network may lose the word why, where more came behind it.
            lost = code == 1006 and any(len(frame) > LONGEST_MESSAGE for frame in sent.frames)
            if code not in SAID_ON_PURPOSE and not lost:
                raise WrongAnswer(f"the socket was closed with {code}") from closed
            return f"WS {code}"
        except TimeoutError as error:
            self.hang_up(sent.game, sent.who)
            raise WrongAnswer("nothing came over the socket") from error
        if any(m.get("to_act") == [] for m in socket.heard):
            self.furnish(sent.game)
        return "WS error" if kinds["error"] else "WS fine"

    def send(self, sent: Case) -> str:
        return self.call(sent) if isinstance(sent, Call) else self.say(sent)


def asked_nothing_more(kinds: Counter[str], sent: Frames) -> bool:
    """Pings are answered at once, others in the table's queue: a pong of ours may come before those."""
    pings = sum(1 for frame in sent.frames if frame == b'{"type":"ping"}') + 1
    return kinds["pong"] >= pings


def judge(method: str, status: int, kind: str, body: bytes) -> None:
    if status >= 500:
        raise WrongAnswer(f"{status}: {body[:300]!r}")
    if method == "HEAD":
        if body:
            raise WrongAnswer("a body after HEAD")
        return
    if "json" in kind:
        data = json.loads(body)
    elif status >= 400 and not kind.startswith("text/html"):
        raise WrongAnswer(f"{status} is told as {kind}: {body[:200]!r}")
    else:
        return
    if status >= 400:
        error = data.get("error") if isinstance(data, dict) else None
        if not isinstance(error, dict) or not isinstance(error.get("code"), str):
            raise WrongAnswer(f"{status} without an error: {body[:200]!r}")
        judge_sentence(error.get("message"))


def judge_sentence(sentence: object) -> None:
    if not isinstance(sentence, str) or not sentence.strip():
        raise WrongAnswer("an error without a sentence")
    if len(sentence) > SENTENCE_MOST:
        raise WrongAnswer(f"a sentence of {len(sentence)} signs: {sentence[:200]}")
    odd = [sign for sign in sentence if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")]
    if odd:
        raise WrongAnswer(f"odd signs in a sentence: {sentence!r}")


def peak_kb(process_id: int) -> int:
    file = Path(f"/proc/{process_id}/status")
    found = re.search(r"VmHWM:\s+(\d+)", file.read_text()) if file.exists() else None
    return int(found[1]) if found else 0


def error_lines(server: ServerProcess) -> list[str]:
    """What the server's log tells of mistakes of its own."""
    # Not splitlines: a path in the log may hold signs that Python takes for line ends.
    lines = server.log.read_text(errors="replace").split("\n")
    plain = [line for line in lines if not line.startswith("{") and line.strip()]
    told = [json.loads(line) for line in lines if line.startswith("{")]
    return plain + [json.dumps(line)[:2000] for line in told if line.get("level") in ("error", "critical")]


def attack(
    server: ServerProcess,
    seed: int,
    numbers: Iterable[int],
    workers: int = 2,
    most_failures: int = 20,
    progress: Callable[[int, int], None] | None = None,
) -> Figures:
    """Sends the cases with these numbers. Stops when so many have failed, or the server is gone."""
    assert server.process is not None
    process_id = server.process.pid
    answers: Counter[str] = Counter()
    failures: list[Failure] = []
    slowest = (0.0, -1)
    sent = 0
    lock = Lock()
    left = iter(numbers)
    began = time.monotonic()

    def work() -> None:
        nonlocal sent, slowest
        site = Site(server)
        try:
            while True:
                with lock:
                    number = next(left, None)
                    if number is None or len(failures) >= most_failures:
                        return
                made = case(seed, number)
                start = time.monotonic()
                try:
                    answer = site.send(made)
                except (WrongAnswer, ValueError, msgspec.MsgspecError, InvalidStatus) as error:
                    answer = "wrong"
                    with lock:
                        failures.append(Failure(number, str(error) or repr(error), made))
                took = time.monotonic() - start
                with lock:
                    sent += 1
                    answers[answer] += 1
                    slowest = max(slowest, (took, number))
                    if progress is not None and sent % 1000 == 0:
                        progress(sent, len(failures))
                if not is_alive(server, process_id):
                    with lock:
                        failures.append(Failure(number, "the server is gone", made))
                    return
        finally:
            site.close()

    with ThreadPoolExecutor(workers) as pool:
        for done in [pool.submit(work) for _ in range(workers)]:
            done.result()
    return Figures(sent, answers, failures, peak_kb(process_id), slowest, time.monotonic() - began)


def small_server(folder: Path) -> ServerProcess:
    """With a page, and no more memory than a server may need."""
    server = ServerProcess(folder, **SETTINGS)
    server.address_space = GIGABYTE
    server.static.mkdir(parents=True)
    (server.static / "index.html").write_text("<!doctype html><title>Palier</title>")
    return server


def is_alive(server: ServerProcess, process_id: int) -> bool:
    return server.process is not None and server.process.pid == process_id and server.process.poll() is None

"""How tests/fixtures/v0_1 was made: version 0.1 itself (commit c42be39) writes what later versions must read.

    git worktree add --detach /tmp/v0_1 c42be39
    cd /tmp/v0_1 && PYTHONPATH=src:. python THIS_FILE tests/fixtures/v0_1

Nothing of the present version is imported: `palier` and `tests.server.process` are those of the worktree. People play
over HTTP and WebSocket against a server process; what each seat may see was told by that version's own code.
Every run deals other cards. It is made once: a test that fails on it is mended in the program, not here.
"""

import asyncio
import gzip
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

import palier
from palier.server import seen
from palier.server.loading import table_of
from palier.server.protocol import encode
from palier.server.store import SqliteStore
from tests.server.process import Player, ServerProcess, Socket

COMMIT = "c42be39"
NAMES = ("Ann", "Bob", "Chloé", "Dédé", "Ève", "Fatou")
LUCK = random.Random(11)
HOUR_MS = 60 * 60 * 1000
MISSION = {
    "name": "Le studio",
    "map": ["_" * 16] * 5 + ["____........____"] * 6 + ["_" * 16] * 5,
    "rooms": [
        {"kind": "chambre", "name": "Chambre", "cards": [[12, 1], [15, 1]]},
        {"kind": "bain", "name": "Salle de bain", "cards": [[7, 1], [8, 1]]},
    ],
    "bonus": [{"type": "not_adjacent", "rooms": [0, 1], "pts": 2}],
}


def secret_in(seated: dict[str, Any]) -> str:
    """The resume link's, which is the cookie's too."""
    return str(seated["resume"].partition("#")[2])


class Sitting:
    """A table and the people at it, each with a browser of their own."""

    def __init__(
        self, server: ServerProcess, label: str, game: str, people: list[int], bots: dict[int, str], **ask: Any
    ):
        self.server = server
        self.label = label
        players = len(people) + len(bots) + ask.pop("free", 0)
        self.people = {seat: Player(server) for seat in people}
        self.sockets: dict[int, Socket] = {}
        self.clients: list[dict[str, Any]] = []
        self.dead: list[str] = []
        self.number = 0
        first, *others = people
        made = self.people[first].make(
            players,
            game=game,
            name=NAMES[first],
            seat=first,
            bots=[{"seat": seat, "bot": bot} for seat, bot in bots.items()],
            **ask,
        )
        self.id: str = made["table"]["id"]
        self.secrets = {first: secret_in(made)}
        for seat in others:
            self.secrets[seat] = secret_in(self.people[seat].claim(self.id, seat, NAMES[seat]))

    @classmethod
    def without_people(cls, server: ServerProcess, label: str, table_id: str) -> "Sitting":
        sitting = cls.__new__(cls)
        sitting.__dict__.update(server=server, label=label, id=table_id, people={}, secrets={}, sockets={})
        sitting.__dict__.update(clients=[], dead=[], number=0)
        return sitting

    def info(self) -> dict[str, Any]:
        return dict(self.people[min(self.people)].http.get(f"/api/tables/{self.id}").json())

    def post(self, seat: int, verb: str, body: object = None) -> dict[str, Any]:
        answer = self.people[seat].post(f"/api/tables/{self.id}/{verb}", body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def open(self) -> None:
        for seat, player in self.people.items():
            if seat not in self.sockets:
                self.sockets[seat] = player.live(self.id)
                self.sockets[seat].until("hello")

    def close(self) -> None:
        for socket in self.sockets.values():
            socket.close()
        self.sockets.clear()

    def at_rest(self) -> dict[str, Any]:
        """Once it is a person's turn, or over."""
        while True:
            info = self.info()
            players = [info["seats"][seat] for seat in info["to_act"]]
            if not any(seat["bot"] or seat["standin"] for seat in players):
                for socket in self.sockets.values():
                    while socket.position["version"] < info["version"]:
                        socket.until("update", "hello")
                return info
            time.sleep(0.02)

    def ask(self, seat: int, **message: Any) -> dict[str, Any]:
        self.number += 1
        message["id"] = f"{self.label}-{self.number}"
        answer = self.sockets[seat].ask(**message)
        assert answer["type"] == "ack", answer
        self.clients.append({"seat": seat, "ask": message, "answer": answer})
        return answer

    def step(self, choice: random.Random = LUCK) -> bool:
        info = self.at_rest()
        turn = [seat for seat in info["to_act"] if seat in self.sockets]
        if not turn:
            return False
        seat = choice.choice(turn)
        position = self.sockets[seat].position
        self.ask(seat, type="play", version=position["version"], action=choice.choice(position["legal"]))
        return True

    def play(self, steps: int) -> "Sitting":
        self.open()
        for _ in range(steps):
            assert self.step(), f"{self.label} is over"
        self.at_rest()
        return self

    def play_to_window(self, fewest: int = 1) -> "Sitting":
        """Until others are asked whether they answer."""
        self.open()
        for _ in range(2000):
            self.at_rest()
            asked = [seat for seat, socket in self.sockets.items() if self.window(socket)]
            if len(asked) >= fewest:
                return self
            assert self.step()
        raise AssertionError("no window opened")

    def window(self, socket: Socket) -> bool:
        socket.say(type="ping")
        socket.until("pong")
        told = [message for message in socket.heard if message["type"] == "window"]
        return bool(told) and told[-1]["kind"] is not None

    def undo(self) -> "Sitting":
        """Plays until somebody can take something back, and does."""
        for _ in range(400):
            self.at_rest()
            for seat, socket in self.sockets.items():
                if socket.position["can_undo"]:
                    self.ask(seat, type="undo", version=socket.position["version"])
                    self.at_rest()
                    return self
            assert self.step()
        raise AssertionError("nothing to take back")

    def finish(self) -> "Sitting":
        """Bots play on for everybody to the end."""
        self.open()
        for seat in self.people:
            if self.info()["state"] == "playing":
                self.post(seat, "standin", {"seat": seat, "bot": "greedy"})
        while self.info()["state"] != "over":
            time.sleep(0.05)
        self.at_rest()
        return self

    def chat(self, *lines: tuple[int, str]) -> "Sitting":
        for seat, text in lines:
            self.ask(seat, type="chat", text=text)
        return self

    def wait_for_standin(self, seat: int) -> "Sitting":
        while self.info()["seats"][seat]["standin"] is None:
            time.sleep(0.05)
        self.at_rest()
        return self


def roomshare(server: ServerProcess) -> list[Sitting]:
    def table(label: str, people: list[int], bots: dict[int, str] | None = None, **ask: Any) -> Sitting:
        return Sitting(server, f"roomshare-{label}", "roomshare", people, bots or {}, **ask)

    two = table("two", [0, 1], public=True).play(14).undo().chat((0, "Bonjour !"), (1, "« héhé » \U0001f600"))
    days = table("days", [0, 1, 2], pace="days", hints=True, options={"royal_suite": True}).play(12)
    days.sockets.pop(1).close()
    days.post(1, "leave")
    days.at_rest()
    bots = table("bots", [1], {0: "greedy", 2: "random"}, options={"chosen_setup": True, "renovation": True}).play(9)
    absent = table("absent", [0, 1]).play(6)
    absent.sockets.pop(1).close()
    while absent.step():
        pass
    absent.wait_for_standin(1)
    finished = table("finished", [0, 1, 2], options={"royal_suite": True, "royal_suite_replaces": "suite"})
    finished.play(10).chat((2, "bien joué")).finish()
    host = finished.post(0, "rematch")
    follower = finished.post(1, "follow", {"table": host["table"]["id"]})
    again = Sitting.without_people(server, "roomshare-rematch", host["table"]["id"])
    again.secrets = {seated["seat"]: secret_in(seated) for seated in (host, follower)}
    waiting = table("waiting", [0], free=1, public=True, options={"renovation": True})
    bot = table("waiting-bot", [2, 1], {0: "greedy"}, free=1, pace="days", public=True)
    bot.post(1, "leave")
    bot.dead.append(bot.secrets.pop(1))
    renewed = table("renewed", [0, 1]).play(3)
    renewed.dead.append(renewed.secrets[1])
    renewed.sockets.pop(1).close()
    renewed.secrets[1] = secret_in(renewed.post(1, "renew"))
    return [two, days, bots, absent, finished, again, waiting, bot, renewed]


def home_staging(server: ServerProcess) -> list[Sitting]:
    def table(label: str, people: list[int], bots: dict[int, str] | None = None, **options: Any) -> Sitting:
        more = {"free": options.pop("free", 0), "public": options.pop("public", False)}
        return Sitting(server, f"home_staging-{label}", "home_staging", people, bots or {}, options=options, **more)

    alone = table("alone", [0], mission="m03_horloger").play(20).undo()
    four = table("four", [0, 2], {1: "greedy", 3: "random"}, mission="m11_collectionneur").play(16)
    drawn = table("drawn", [0], drawn_choices=True).play(9)
    own = table("custom", [0, 1], custom=json.dumps(MISSION), strict_paths=True).play(12)
    daily = table("daily", [0], {1: "greedy"}, daily="2026-11-18").play(8)
    asked = table("asked", [0, 1], mission="m06_caserne").play(8)
    asked.post(1, "standin", {"seat": 1, "bot": "greedy"})
    while asked.info()["to_act"] and 1 in asked.info()["to_act"]:
        time.sleep(0.05)
    asked.at_rest()
    finished = table("finished", [0, 1]).play(6).finish()
    waiting = table("waiting", [1], {0: "greedy"}, free=1, public=True, daily="2026-11-18")
    return [alone, four, drawn, own, daily, asked, finished, waiting]


def les_colocs(server: ServerProcess) -> list[Sitting]:
    def table(label: str, people: list[int], bots: dict[int, str] | None = None, **ask: Any) -> Sitting:
        return Sitting(server, f"les_colocs-{label}", "les_colocs", people, bots or {}, **ask)

    days = table("window-days", [0, 1, 2], pace="days", options={"evictions": "each"}).play_to_window(2)
    live = table("window-live", [0, 1, 2], {3: "greedy"}, options={"dealer": 2}).play_to_window(1)
    orders = table("orders", [0, 1], options={"two_player_jobs": "one_each", "max_turns": 60})
    orders.play(10)
    kinds = list(palier.games["les_colocs"].windows)
    orders.ask(1, type="orders", orders={kinds[0]: "pass", kinds[-1]: "concerned"})
    orders.chat((0, "à toi"))
    quiet = table("quiet", [0, 1, 2], options={"previous_winner": 1}).play_to_window(1)
    seat, socket = next((seat, socket) for seat, socket in quiet.sockets.items() if quiet.window(socket))
    quiet.ask(seat, type="quiet", version=socket.position["version"])
    quiet.at_rest()
    undone = table("undo", [0, 1, 2], hints=True, pace="days").play(4).undo()
    finished = table("finished", [0, 1], {2: "greedy"}, options={"max_turns": 40}).play(8).finish()
    finished.post(0, "rematch")
    waiting = table("waiting", [0, 3], {1: "greedy"}, free=2, public=True)
    return [days, live, orders, quiet, undone, finished, waiting]


def wucherer(server: ServerProcess) -> list[Sitting]:
    def table(label: str, people: list[int], bots: dict[int, str] | None = None, **ask: Any) -> Sitting:
        return Sitting(server, f"wucherer-{label}", "wucherer", people, bots or {}, **ask)

    two = table("two", [0, 1], options={"extension": True}).play(20).chat((1, "zut"))
    several = table("several", [0], {1: "greedy", 2: "random"}, options={"games": 2, "staggered_start": True}).play(15)
    days = table("days", [0, 1, 2], pace="days", public=True, hints=True, options={"min_income": "all"}).play(18)
    orders = table("orders", [0, 1, 2, 3], options={"woman_evict": "owner", "bomb_reopens": True}).play(10)
    kinds = list(palier.games["wucherer"].windows)
    if kinds:
        orders.ask(2, type="orders", orders={kinds[0]: "pass"})
    finished = table("finished", [0, 1], options={"buy_from_savings": True}).play(12).finish()
    waiting = table("waiting", [0], free=3, public=True, pace="days", options={"target": 40})
    return [two, several, days, orders, finished, waiting]


def as_seen(database: Path, sittings: list[Sitting], now: int) -> list[dict[str, Any]]:
    """What every seat is told of its table, by the code of 0.1."""

    async def look() -> list[dict[str, Any]]:
        store = SqliteStore(database)
        await store.open()
        tables = []
        for sitting in sittings:
            stored = await store.load(sitting.id)
            assert stored is not None
            table = table_of(stored, now)
            since = max(0, table.version - 2)
            views = {}
            for seat in (None, *range(table.players)):
                views["watcher" if seat is None else str(seat)] = json.loads(
                    encode(seen.hello(table, seat, since, 200))
                )
            tables.append(
                {
                    "label": sitting.label,
                    "id": sitting.id,
                    "game": table.game.name,
                    "state": table.state,
                    "version": table.version,
                    "since": since,
                    "secrets": {str(seat): secret for seat, secret in sitting.secrets.items()},
                    "dead_secrets": sitting.dead,
                    "causes": {str(n): seat.cause for n, seat in enumerate(table.seats) if seat.cause},
                    "orders": {str(n): seat.orders for n, seat in enumerate(table.seats) if seat.orders},
                    "chat": [msgspec.to_builtins(line) for line in table.chat],
                    "clients": sitting.clients,
                    "hello": views,
                }
            )
        await store.close()
        return tables

    return asyncio.run(look())


def upload(server: ServerProcess, record: str) -> Sitting:
    player = Player(server)
    answer = player.http.post("/api/records", content=record, headers={"content-type": "application/json"})
    assert answer.status_code == 201, answer.text
    return Sitting.without_people(server, "uploaded", answer.json()["id"])


def matches(out: Path) -> None:
    """Records and positions as the package writes them; one record begins from a position."""
    options: dict[str, list[tuple[int, dict[str, Any]]]] = {
        "roomshare": [(2, {}), (4, {"royal_suite": True, "renovation": True}), (3, {"chosen_setup": True})],
        "home_staging": [(1, {}), (3, {"custom": json.dumps(MISSION)}), (2, {"daily": "2026-11-18"})],
        "les_colocs": [(2, {"max_turns": 40}), (5, {"evictions": "each", "max_turns": 60}), (3, {"max_turns": 50})],
        "wucherer": [(2, {}), (4, {"extension": True, "games": 2}), (6, {"staggered_start": True})],
    }
    for game, sets in options.items():
        for number, (players, chosen) in enumerate(sets):
            name = f"{game}-{number}.json"
            match = palier.new_match(game, players=players, seed=number, options=chosen)
            half: dict[str, Any] | None = None
            while match.to_act and len(match.record.steps) < 3000:
                seat = LUCK.choice(match.to_act)
                match.play(seat, LUCK.choice(match.legal(seat)))
                if len(match.record.steps) == 30:
                    half = {
                        "position": match.state.to_json(),
                        "to_act": list(match.to_act),
                        "legal": [[str(action) for action in match.legal(one)] for one in range(players)],
                        "views": [match.view(one) for one in range(players)],
                    }
            (out / "records").mkdir(exist_ok=True, parents=True)
            (out / "records" / name).write_text(match.record.to_json() + "\n", encoding="utf-8")
            if half is None:
                continue
            (out / "positions").mkdir(exist_ok=True)
            (out / "positions" / name).write_text(json.dumps(half, ensure_ascii=False) + "\n", encoding="utf-8")
            if number == 0:
                later = palier.games[game].match_from(half["position"], seed=3)
                for _ in range(40):
                    if later.to_act:
                        seat = later.to_act[0]
                        later.play(seat, LUCK.choice(later.legal(seat)))
                text = later.record.to_json()
                (out / "records" / f"{game}-from-position.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    out = Path(sys.argv[1]).resolve()
    tree = Path(palier.__file__).parents[2]
    head = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=tree, capture_output=True, text=True, check=True)
    assert head.stdout.strip() == COMMIT, f"{tree} is not {COMMIT}"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    matches(out)
    with TemporaryDirectory() as folder:
        place = Path(folder)
        sittings: list[Sitting] = []
        with ServerProcess(place, window_ms=HOUR_MS, live_absence_ms=1500, bot_seconds=60.0) as server:
            for game in (roomshare, home_staging, les_colocs, wucherer):
                sittings += game(server)
                print(game.__name__, len(sittings), flush=True)
            finished = next(sitting for sitting in sittings if sitting.label == "roomshare-finished")
            sittings.append(upload(server, finished.people[0].http.get(f"/api/tables/{finished.id}/record").text))
            # Sockets first: with nobody there, live tables sleep, and nobody is called absent.
            for sitting in sittings:
                sitting.close()
            time.sleep(1)
            assert server.stop() == 0
        database = place / "palier.sqlite"
        tables = as_seen(database, sittings, time.time_ns() // 1_000_000)
        with sqlite3.connect(database) as raw:
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            (moment,) = raw.execute("SELECT max(at) FROM entries").fetchone()
        raw.close()
        assert not database.with_name("palier.sqlite-wal").exists()
        (out / "palier.sqlite.gz").write_bytes(gzip.compress(database.read_bytes(), 9, mtime=0))
    manifest = {"commit": COMMIT, "version": palier.__version__, "at": moment, "tables": tables}
    text = json.dumps(manifest, ensure_ascii=False)
    (out / "manifest.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()

"""Whatever people had in version 0.1 goes on in this one: their seats, links, tables, records and positions."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import palier
from tests.server.process import PATIENCE, Player, ServerProcess, Socket
from tests.server.version_0_1 import FOLDER, manifest, missing, unpack

MANIFEST = manifest()
TABLES = {table["label"]: table for table in MANIFEST["tables"]}
RUNNING = [table for table in TABLES.values() if table["state"] == "playing"]
WAITING = [table for table in TABLES.values() if table["state"] == "waiting"]
OVER = [table for table in TABLES.values() if table["state"] == "over"]
STEPS = 8
"""Random actions at each running table, before bots play it to its end."""
YEARS_MS = 10**13


@contextmanager
def server_of_today(folder: Path) -> Iterator[ServerProcess]:
    """On a copy of the old database; however long ago that was, nobody is called absent for it."""
    unpack(folder)
    windows = dict.fromkeys(("quick_window_ms", "bots_window_ms", "people_window_ms"), 40)
    more = {**windows, "answer_travel_ms": 10}
    with ServerProcess(folder, bot_seconds=60.0, days_absence_ms=YEARS_MS, **more) as server:
        yield server


def ways_in(table: dict[str, Any]) -> list[tuple[str, str | None]]:
    """The seats with their secrets, and a watcher. Who had left or was absent comes last: they take their seat back."""
    seats = sorted(table["secrets"], key=lambda seat: seat in table["causes"])
    return [("watcher", None), *((seat, table["secrets"][seat]) for seat in seats)]


ANSWERED_IN_WINDOWS = ("les_colocs-orders", "les_colocs-quiet", "les_colocs-undo")
"""Version 0.1 let the last answer in a window be taken back, after all the others had been seen."""


def without_undo(hello: dict[str, Any]) -> dict[str, Any]:
    missed = [{key: value for key, value in update.items() if key != "can_undo"} for update in hello["missed"]]
    return {key: value for key, value in {**hello, "missed": missed}.items() if key != "can_undo"}


def comparable(hello: dict[str, Any], came_back: bool) -> dict[str, Any]:
    if came_back:
        return {key: hello[key] for key in ("seat", "view", "to_act", "may_act")}
    seats = [{key: seat[key] for key in seat if key != "present"} for seat in hello["table"]["seats"]]
    return {**hello, "table": {**hello["table"], "seats": seats}}


def test_every_cookie_and_link_opens_its_seat_and_shows_what_it_showed(tmp_path: Path) -> None:
    with server_of_today(tmp_path) as server:
        for table in TABLES.values():
            came_back = False
            for seat, secret in ways_in(table):
                was_away = table["causes"].get(seat) in ("absent", "left")
                came_back = came_back or was_away
                expected = table["hello"][seat]
                with Socket(server, table["id"], secret, table["since"]) as socket:
                    hello = socket.until("hello")
                    assert hello["seat"] == (None if secret is None else int(seat)), table["label"]
                    if table["label"] in ANSWERED_IN_WINDOWS:
                        expected = without_undo(expected)
                    assert missing(comparable(expected, came_back), comparable(hello, came_back)) == [], table["label"]
                    for line in table["chat"]:
                        said = socket.until("chat", number=line["number"])
                        assert (said["name"], said["text"], said["at"]) == (line["name"], line["text"], line["at"])
            for seat, secret in table["secrets"].items():
                with Player(server) as player:
                    answer = player.post(f"/api/tables/{table['id']}/resume", {"secret": secret})
                    assert (answer.status_code, answer.json()["seat"]) == (200, int(seat))
                    assert player.cookie(table["id"])
            for secret in table["dead_secrets"]:
                with Socket(server, table["id"], secret) as socket:
                    assert socket.until("hello")["seat"] is None


def test_what_was_answered_then_gets_the_same_answer_and_is_not_played_again(tmp_path: Path) -> None:
    with server_of_today(tmp_path) as server:
        for table in TABLES.values():
            away = {seat for seat, cause in table["causes"].items() if cause in ("absent", "left")}
            for seat in table["secrets"].keys() - away:
                with Socket(server, table["id"], table["secrets"][seat]) as socket:
                    socket.until("hello")
                    for client in (one for one in table["clients"] if str(one["seat"]) == seat):
                        assert missing(client["answer"], socket.ask(**client["ask"])) == []
            with Socket(server, table["id"], None) as socket:
                assert socket.until("hello")["version"] == table["version"]


class Sitting:
    """All people of a table, at their seats."""

    def __init__(self, server: ServerProcess, table: dict[str, Any], stack: ExitStack) -> None:
        self.server = server
        self.id: str = table["id"]
        self.label: str = table["label"]
        self.people = {int(seat): stack.enter_context(Player(server)) for seat in table["secrets"]}
        self.sockets: dict[int, Socket] = {}
        for seat, player in self.people.items():
            answer = player.post(f"/api/tables/{self.id}/resume", {"secret": table["secrets"][str(seat)]})
            assert answer.status_code == 200, answer.text
            self.sockets[seat] = stack.enter_context(player.live(self.id))
            self.sockets[seat].until("hello")
        for seat, cause in table["causes"].items():
            if cause == "asked":
                self.post(int(seat), "standin", {"seat": int(seat), "bot": None})

    def post(self, seat: int, verb: str, body: dict[str, Any]) -> None:
        answer = self.people[seat].post(f"/api/tables/{self.id}/{verb}", body)
        assert answer.status_code == 200, f"{self.label}: {answer.text}"

    @property
    def info(self) -> dict[str, Any]:
        first = next(iter(self.people.values()))
        return dict(first.http.get(f"/api/tables/{self.id}").json())

    def catch_up(self) -> None:
        """Reads what has come so far."""
        for socket in self.sockets.values():
            socket.say(type="ping")
            socket.until("pong")

    def step(self, luck: random.Random) -> bool:
        """One action of somebody whose turn it is; False when it is nobody's here."""
        self.catch_up()
        turn = [seat for seat, socket in self.sockets.items() if seat in socket.position["to_act"]]
        if not turn:
            return False
        socket = self.sockets[luck.choice(turn)]
        position = socket.position
        answer = socket.ask(
            type="play",
            id=f"today-{luck.random()}",
            version=position["version"],
            action=luck.choice(position["legal"]),
        )
        return bool(answer["type"] == "ack")

    def let_bots_finish(self) -> None:
        for seat in self.people:
            if self.info["state"] == "playing":
                self.post(seat, "standin", {"seat": seat, "bot": "greedy"})

    def wait_for_the_end(self) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            info = self.info
            if info["state"] == "over":
                return info
            time.sleep(0.02)
        raise AssertionError(f"{self.label} does not end")


def test_running_tables_go_on_to_their_end(tmp_path: Path) -> None:
    luck = random.Random(5)
    with server_of_today(tmp_path) as server, ExitStack() as stack:
        sittings = [Sitting(server, table, stack) for table in RUNNING]
        played = dict.fromkeys(TABLES, 0)
        for _ in range(STEPS):
            for sitting in sittings:
                played[sitting.label] += sitting.step(luck)
        assert all(played[table["label"]] for table in RUNNING), played
        for sitting in sittings:
            sitting.let_bots_finish()
        for sitting, table in zip(sittings, RUNNING, strict=True):
            info = sitting.wait_for_the_end()
            assert info["version"] > table["version"]
            record = palier.Record.from_json(server_text(sitting, "record"))
            outcome = palier.replay(record).outcome
            assert outcome is not None
            assert json.loads(json.dumps(outcome.to_json())) == info["outcome"], sitting.label
            entries = json.loads(server_text(sitting, "log"))["entries"]
            assert [entry["version"] for entry in entries] == list(range(1, info["version"] + 1))


def server_text(sitting: Sitting, what: str) -> str:
    answer = next(iter(sitting.people.values())).http.get(f"/api/tables/{sitting.id}/{what}")
    assert answer.status_code == 200, f"{sitting.label}: {answer.text}"
    return answer.text


def test_waiting_tables_begin_and_can_be_found(tmp_path: Path) -> None:
    with server_of_today(tmp_path) as server:
        for table in WAITING:
            with ExitStack() as stack:
                sitting = Sitting(server, table, stack)
                seats = sitting.info["seats"]
                for seat in seats:
                    if seat["free"]:
                        stack.enter_context(Player(server)).claim(sitting.id, seat["seat"], "Neu")
                    elif seat["reserved"]:
                        old = TABLES["roomshare-finished"]
                        player = stack.enter_context(Player(server))
                        number = next(n for n, name in enumerate(names(old)) if name == seat["name"])
                        player.post(f"/api/tables/{old['id']}/resume", {"secret": old["secrets"][str(number)]})
                        answer = player.post(f"/api/tables/{old['id']}/follow", {"table": sitting.id})
                        assert (answer.status_code, answer.json()["seat"]) == (200, seat["seat"])
                assert sitting.info["state"] == "playing"
                for socket in sitting.sockets.values():
                    while socket.position["view"] is None:
                        socket.until("hello")


def names(table: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in table["hello"]["watcher"]["table"]["seats"]]


def test_finished_tables_are_replayed_and_have_their_rematch(tmp_path: Path) -> None:
    with server_of_today(tmp_path) as server, Player(server) as player:
        for table in OVER:
            place = f"/api/tables/{table['id']}"
            record = palier.Record.from_json(player.http.get(f"{place}/record").text)
            match = palier.replay(record)
            for step in (0, len(record.steps) // 2, len(record.steps)):
                replay = player.http.get(f"{place}/replay", params={"step": step}).json()
                assert replay["steps"] == len(record.steps)
            assert replay["view"] == json.loads(json.dumps(match.view(None)))
            told = table["hello"]["watcher"]["table"]
            assert player.http.get(place).json()["outcome"] == told["outcome"]
            if told["rematch"] is not None:
                assert player.http.get(f"/api/tables/{told['rematch']}").json()["state"] == "waiting"
        headers = {"content-type": "application/json"}
        assert player.http.post("/api/records", content=record.to_json(), headers=headers).status_code == 201


@pytest.mark.parametrize("path", sorted((FOLDER / "records").glob("*.json")), ids=lambda path: path.stem)
def test_a_record_replays(path: Path) -> None:
    record = palier.Record.from_json(path.read_text(encoding="utf-8"))
    match = palier.replay(record)
    told = json.loads(path.read_text(encoding="utf-8"))
    assert len(match.record.steps) == len(told["actions"])
    outcome = None if match.outcome is None else json.loads(json.dumps(match.outcome.to_json()))
    assert missing(told.get("outcome"), outcome) == []


@pytest.mark.parametrize("path", sorted((FOLDER / "positions").glob("*.json")), ids=lambda path: path.stem)
def test_a_position_is_read_and_played_on_to_the_end(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    match = palier.games[told["position"]["game"]].match_from(told["position"], seed=1)
    assert list(match.to_act) == told["to_act"]
    for seat, legal in enumerate(told["legal"]):
        assert [str(action) for action in match.legal(seat)] == legal
        assert missing(told["views"][seat], json.loads(json.dumps(match.view(seat)))) == []
    luck = random.Random(3)
    for _ in range(5000):
        if not match.to_act:
            break
        seat = luck.choice(match.to_act)
        match.play(seat, luck.choice(match.legal(seat)))
    assert match.outcome is not None

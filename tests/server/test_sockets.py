"""The protocol over real sockets, with a real server in a process of its own."""

import json
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.process import PATIENCE, Player, ServerProcess, Socket, play_in_turn, two_players


def test_a_whole_match_over_the_wire_and_nobody_sees_a_hand(server: ServerProcess) -> None:
    with (
        two_players(server) as (table, ann, bob),
        ann.live(table) as first,
        bob.live(table) as second,
        Player(server) as eve,
        eve.live(table) as watcher,
    ):
        sockets = [first, second]
        for socket in (*sockets, watcher):
            socket.until("hello")
        assert [socket.position["seat"] for socket in (*sockets, watcher)] == [0, 1, None]
        assert play_in_turn(sockets) > 20
        watcher.until("update", version=first.position["version"])
        # On the wire, not just where the page would look.
        assert '"hand":' not in "".join(watcher.raw)
        for raw in watcher.raw:
            for event in json.loads(raw).get("events", ()):
                assert event["event"] != "drew" or "card" not in event
        for seat, socket in enumerate(sockets):
            for message in socket.heard:
                if message["type"] in ("hello", "update"):
                    assert message["view"]["seat"] == seat
                for event in message.get("events", ()):
                    assert event["event"] != "drew" or ("card" in event) == (event["seat"] == seat)
        over = eve.http.get(f"/api/tables/{table}").json()
        assert over["state"] == "over"
        assert over["outcome"]["winners"]
        record = eve.http.get(f"/api/tables/{table}/record")
        assert record.headers["content-disposition"].startswith("attachment")
        copy = eve.http.post("/api/records", content=record.content, headers={"content-type": "application/json"})
        assert copy.status_code == 201
        steps = record.json()["actions"]
        last = eve.http.get(f"/api/tables/{copy.json()['id']}/replay", params={"step": len(steps)}).json()
        assert last["steps"] == len(steps)
        assert last["view"]["outcome"] == over["outcome"]
        assert len(last["private"]) == 2
        rematch = bob.post(f"/api/tables/{table}/rematch").json()
        assert rematch["table"]["rematch"] is None
        new = rematch["table"]["id"]
        assert first.until("table")["table"]["rematch"] in (None, new)
        followed = ann.post(f"/api/tables/{table}/follow", {"table": new}).json()
        assert (followed["seat"], followed["table"]["state"]) == (1, "playing")
        with ann.live(new) as again:
            assert again.until("hello")["seat"] == 1


def test_a_person_plays_a_match_against_bots_in_workers(server: ServerProcess) -> None:
    with Player(server) as ann:
        made = ann.make(3, bots=[{"seat": 1, "bot": "greedy"}, {"seat": 2, "bot": "random"}])
        assert made["table"]["state"] == "playing"
        with ann.live(made["table"]["id"]) as socket:
            position = socket.until("hello")
            for step in range(12):
                while not position["legal"]:
                    position = socket.until("update")
                socket.play(step)
                position = socket.position
            assert {message["seat"] for message in socket.heard if message["type"] == "update"} == {0, 1, 2}


def test_a_retry_after_a_lost_answer_is_harmless(server: ServerProcess) -> None:
    with two_players(server) as (table, ann, bob):
        with ann.live(table) as first, bob.live(table) as second:
            hello = first.until("hello")
            second.until("hello")
            acting = [ann, bob][hello["to_act"][0]]
            socket = [first, second][hello["to_act"][0]]
            ask = {"type": "play", "id": "lost", "version": 0, "action": socket.position["legal"][0]}
            # Said, and the connection is gone before any answer is read.
            socket.say(**ask)
        with acting.live(table, since=0) as back:
            hello = back.until("hello")
            assert back.ask(**ask) == {"type": "ack", "id": "lost", "version": 1}
            assert back.ask(**ask) == {"type": "ack", "id": "lost", "version": 1}
            back.say(type="ping")
            back.until("pong")
            assert back.position["version"] <= 1


def test_two_tabs_on_one_seat_stay_in_step(server: ServerProcess) -> None:
    with (
        two_players(server) as (table, ann, bob),
        ann.live(table) as tab,
        ann.live(table) as other,
        bob.live(table) as third,
    ):
        for socket in (tab, other, third):
            socket.until("hello")
        play_in_turn([tab, third], 6)
        assert other.until("update", version=6)["view"] == tab.position["view"]
        # The tab that is behind plays nothing.
        late = other.ask(type="play", id="late", version=3, action="pass")
        assert (late["type"], late["version"]) == ("stale", 6)
        assert [update["version"] for update in late["missed"]] == [4, 5, 6]


def test_a_socket_from_another_site_is_refused(server: ServerProcess) -> None:
    with two_players(server) as (table, ann, _):
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "http://localhost"):
            with pytest.raises(InvalidStatus) as refused:
                ann.live(table, origin=origin)
            assert refused.value.response.status_code == 403
        with ann.live(table, origin=server.address) as own:
            assert own.until("hello")["seat"] == 0


def test_a_request_from_another_site_is_refused(server: ServerProcess) -> None:
    with Player(server) as ann:
        body = {"game": "roomshare", "players": 2}
        answer = ann.http.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "wrong_origin"
        assert ann.http.post("/api/tables", json=body, headers={"origin": server.address}).status_code == 201
        assert ann.http.get("/api/games", headers={"origin": "https://evil.example"}).status_code == 200


def test_the_cookie_is_no_scripts_business(server: ServerProcess) -> None:
    with Player(server) as ann:
        answer = ann.post("/api/tables", {"game": "roomshare", "players": 2, "name": "Ann"})
        cookie = answer.headers["set-cookie"]
        table = answer.json()["table"]["id"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert f"Path=/api/tables/{table}" in cookie
        assert "Secure" not in cookie
        secret = ann.cookie(table)
        link = answer.json()["resume"].split("#")[1]
        assert secret is not None
        assert cookie.startswith(f"palier_{table}={secret};")
        # Nowhere but there, the other in the resume link, and in the database only their hashes.
        assert secret not in answer.text
        for hidden in (secret, link):
            assert hidden not in ann.http.get(f"/api/tables/{table}").text
            for file in filter(Path.is_file, server.folder.glob("palier.sqlite*")):  # the socket is no file
                assert hidden.encode() not in file.read_bytes()
            assert hidden not in server.log.read_text()


def test_a_stolen_secret_is_worth_nothing_once_renewed(server: ServerProcess) -> None:
    with two_players(server) as (table, ann, _), Player(server) as thief:
        secret = ann.cookie(table)
        stolen = thief.post(f"/api/tables/{table}/resume", {"secret": secret})
        assert stolen.status_code == 200
        with thief.live(table) as spying:
            assert spying.until("hello")["seat"] == 0
            renewed = ann.post(f"/api/tables/{table}/renew").json()
            assert ann.cookie(table) != secret
            assert renewed["resume"].split("#")[1] not in (secret, ann.cookie(table))
            assert spying.closed_with() == 4401
            assert (spying.heard[-1]["type"], spying.heard[-1]["code"]) == ("error", "put_out")
        with thief.live(table) as spying:
            assert spying.until("hello")["seat"] is None
            told = spying.until("error")
            assert told["message"] == "This device was taken off your seat from another one."
        for verb in ("renew", "leave", "rematch"):
            refused = thief.post(f"/api/tables/{table}/{verb}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "put_out")
        wrong = thief.post(f"/api/tables/{table}/resume", {"secret": secret})
        assert wrong.status_code == 403
        with ann.live(table) as own:
            assert own.until("hello")["seat"] == 0


def test_seats_over_http(server: ServerProcess) -> None:
    with Player(server) as ann, Player(server, lang="fr") as bob, Player(server) as cid:
        table = ann.make(3)["table"]["id"]
        place = f"/api/tables/{table}"
        with ann.live(table) as host:
            host.until("hello")
            taken = bob.post(f"{place}/claim", {"seat": 0, "name": "Bob"})
            assert taken.status_code == 409
            assert taken.json() == {"error": {"code": "seat_taken", "message": "Cette place est déjà prise."}}
            bob.claim(table, 1)
            assert host.until("table")["table"]["seats"][1]["name"] == "Bob"
            again = bob.post(f"{place}/claim", {"seat": 2, "name": "Bob"})
            assert again.json()["error"]["code"] == "already_seated"
            assert bob.post(f"{place}/name", {"name": "Robert"}).json()["seats"][1]["name"] == "Robert"
            assert bob.post(f"{place}/bot", {"seat": 2, "bot": "greedy"}).json()["error"]["code"] == "not_host"
            assert ann.post(f"{place}/bot", {"seat": 2, "bot": "hal"}).json()["error"]["code"] == "unknown_bot"
            left = bob.post(f"{place}/leave")
            assert left.json()["seats"][1]["free"]
            assert bob.cookie(table) is None
            bob.claim(table, 1)
            assert ann.post(f"{place}/bot", {"seat": 2, "bot": "greedy"}).json()["state"] == "playing"
            assert host.until("hello")["view"] is not None
            assert cid.post(f"{place}/claim", {"seat": 2, "name": "Cid"}).json()["error"]["code"] == "already_started"
            assert cid.post(f"{place}/name", {"name": "Cid"}).status_code == 403
            own = bob.post(f"{place}/standin", {"seat": 1, "bot": "random"}).json()
            assert own["seats"][1]["standin"] == "random"
            absent = bob.post(f"{place}/standin", {"seat": 0, "bot": "random"}).json()
            assert absent["error"]["code"] == "not_absent"
            back = bob.post(f"{place}/standin", {"seat": 1, "bot": None}).json()
            assert back["seats"][1]["standin"] is None


def test_what_is_not_understood_is_refused(server: ServerProcess) -> None:
    with Player(server) as ann:
        bodies: list[object] = [
            {},
            {"game": "roomshare"},
            {"game": "roomshare", "players": "2"},
            {"game": "roomshare", "players": 2, "pace": "slow"},
            {"game": "roomshare", "players": 2, "nmae": "Ann"},
            {"game": "roomshare", "players": 2, "name": "x" * 25},
            {"game": "roomshare", "players": 2, "name": " "},
            {"game": "roomshare", "players": 2, "bots": [{"seat": 1}]},
            {"game": "roomshare", "players": 99},
            [],
            7,
        ]
        for body in bodies:
            answer = ann.post("/api/tables", body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request"), body
        for content in (b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"game":"\\ud800"}'):
            answer = ann.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request"), content
        assert ann.post("/api/tables", {"game": "chess", "players": 2}).json()["error"]["code"] == "unknown_game"
        bad = ann.post("/api/tables", {"game": "roomshare", "players": 3, "options": {"no_cards": True}})
        assert bad.json()["error"]["code"] == "bad_options"
        assert ann.http.get("/api/tables/aaaaaaaaaa").status_code == 404
        assert ann.http.get("/api/nothing").json()["error"]["code"] == "not_found"
        assert ann.http.delete("/api/tables").status_code == 405
        assert ann.http.get("/api/tables/aaaaaaaaaa/replay", params={"step": "x"}).status_code == 400


def test_bodies_and_messages_are_capped(server: ServerProcess) -> None:
    with two_players(server) as (table, ann, _):
        large = ann.http.post("/api/tables", content=b" " * 70_000, headers={"content-type": "application/json"})
        assert (large.status_code, large.json()["error"]["code"]) == (413, "too_large")
        record = ann.http.post("/api/records", content=b"[" * 300_000, headers={"content-type": "application/json"})
        assert (record.status_code, record.json()["error"]["code"]) == (413, "too_large")

        def parts() -> object:
            for _ in range(20):
                yield b" " * 10_000

        streamed = ann.http.post("/api/tables", content=parts(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
        assert streamed.status_code == 413
        with ann.live(table) as socket:
            socket.until("hello")
            socket.connection.send(json.dumps({"type": "chat", "id": "a", "text": "x" * 5000}))
            assert socket.until("error")["code"] == "too_large"
            socket.connection.send("é" * 3000)
            assert socket.until("error")["code"] == "too_large"
            socket.say(type="ping")
            socket.until("pong")
            socket.connection.send("x" * 70_000)
            assert socket.closed_with() == 1009


def test_a_table_that_is_not_there_closes_the_socket_with_a_reason(server: ServerProcess) -> None:
    socket = Socket(server, "aaaaaaaaaa", None)
    assert socket.until("error")["code"] == "no_such_table"
    assert socket.closed_with() == 4404


def test_games_and_their_texts(server: ServerProcess) -> None:
    with Player(server) as ann:
        games = ann.http.get("/api/games").json()
        assert [game["name"] for game in games] == ["roomshare", "home_staging", "les_colocs", "wucherer"]
        assert games[0]["ready"]
        assert "greedy" in games[0]["bots"]
        for lang in ("fr", "en"):
            rules = ann.http.get("/api/games/roomshare/rules", params={"lang": lang})
            assert rules.headers["content-type"].startswith("text/markdown")
            assert "RS-1" in rules.text
        assert ann.http.get("/api/games/roomshare/rules", params={"lang": "de"}).status_code == 400
        assert ann.http.get("/api/games/chess/rules").status_code == 404
        assert ann.http.get("/api/games/../rules").status_code == 404


def test_options_are_checked_before_a_table_is_made(server: ServerProcess) -> None:
    with Player(server) as ann:

        def problem(game: str, players: int, options: Mapping[str, object], lang: str = "en") -> str | None:
            answer = ann.http.post(
                f"/api/games/{game}/options/check",
                json={"players": players, "options": options},
                headers={"accept-language": lang},
            )
            assert answer.status_code == 200, answer.text
            told: str | None = answer.json()["problem"]
            return told

        assert problem("roomshare", 4, {}) is None
        assert problem("roomshare", 9, {})
        assert problem("home_staging", 1, {"daily": "2026-01-31"}) is None
        wrong = {"custom": "{}"}
        english = problem("home_staging", 1, wrong)
        assert english is not None
        assert "name" in english
        assert problem("home_staging", 1, wrong, "fr") != english
        body = {"players": 2, "options": {}}
        assert ann.http.post("/api/games/chess/options/check", json=body).status_code == 404
        assert ann.http.post("/api/games/roomshare/options/check", json={"players": 2}).status_code == 400


def test_for_whoever_runs_it(server: ServerProcess) -> None:
    with Player(server) as ann:
        assert ann.http.get("/healthz").json()["status"] == "ok"
        answer = ann.http.get("/api/tables?secret=hidden")
        server.logged(event="request", method="GET", path="/api/tables", status=answer.status_code)
        assert "hidden" not in server.log.read_text()


def test_every_answer_carries_the_security_headers(server: ServerProcess) -> None:
    with Player(server) as ann:
        for path in ("/", "/api/games", "/api/nothing", "/healthz", "/nothing", "/t/aaaaaaaaaa"):
            headers = ann.http.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


def test_openapi_tells_all_of_it(server: ServerProcess) -> None:
    schema = httpx.get(f"{server.address}/api/openapi.json", timeout=PATIENCE).json()
    assert {
        "/api/games",
        "/api/tables",
        "/api/records",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/claim",
        "/api/tables/{table_id}/resume",
        "/api/tables/{table_id}/renew",
        "/api/tables/{table_id}/name",
        "/api/tables/{table_id}/bot",
        "/api/tables/{table_id}/standin",
        "/api/tables/{table_id}/leave",
        "/api/tables/{table_id}/rematch",
        "/api/tables/{table_id}/follow",
        "/api/tables/{table_id}/log",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/replay",
    } <= set(schema["paths"])
    assert "ErrorAnswer" in json.dumps(schema["components"]["schemas"])


def test_a_slow_reader_gets_everything_in_order_and_holds_up_nobody(server: ServerProcess) -> None:
    with (
        two_players(server) as (table, ann, bob),
        ann.live(table) as first,
        bob.live(table) as second,
        ann.live(table, unread=16) as slow,
    ):
        for socket in (first, second, slow):
            socket.until("hello")
        play_in_turn([first, second], 40)
        # Asks again and again and reads nothing, until far more is under way than any buffer on the way holds.
        for _ in range(50):
            slow.say(type="since", version=0)
        slow.say(type="chat", id="end", text="That was all.")
        first.say(type="preview", id="meanwhile", version=40, action="pass")
        first.until("preview", "error", id="meanwhile")
        slow.until("ack", id="end")
        # What was missed is told beside the table's queue: the last of it comes after the chat's acknowledgement.
        versions = [message["version"] for message in slow.heard if message["type"] == "update"]
        while len(versions) < 51 * 40:
            versions.append(slow.until("update")["version"])
        answers = [versions[start : start + 40] for start in range(0, 51 * 40, 40)]
        assert answers == [list(range(1, 41))] * 51

"""Whoever asks too much is told so in one sentence, and the others notice nothing."""

from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from palier.server.limits import Buckets, Limits, network_of
from palier.server.refusals import Refusal
from palier.server.settings import Settings
from tests.server.process import Player, ServerProcess, Socket


def test_a_bucket_fills_again() -> None:
    buckets = Buckets(2.0, 3.0)
    assert [buckets.take("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b", 0.0)
    assert not buckets.take("a", 0.4)
    assert buckets.take("a", 0.9)
    assert [buckets.take("a", 100.0) for _ in range(4)] == [True, True, True, False]


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palier.server.limits.PRUNE_AT", 10)
    buckets = Buckets(1.0, 2.0)
    for number in range(10):
        buckets.take(f"{number}", 0.0)
    buckets.take("late", 5.0)
    assert list(buckets.buckets) == ["late"]


def test_one_ipv6_network_is_one_address() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("") == ""


def test_limits_can_be_turned_off_for_benches() -> None:
    limits = Limits(Settings(limited=False, making_per_minute=1), lambda: 0.0)
    for _ in range(100):
        limits.make("a")
        assert limits.socket_opened("a")
    strict = Limits(Settings(making_per_minute=1), lambda: 0.0)
    strict.make("a")
    with pytest.raises(Refusal, match="too_many_requests"):
        strict.make("a")


NEARLY_NONE = 0.1
"""Messages a second: whoever is held up between two of them must not be given the next ones meanwhile."""


def test_limits_over_the_wire(tmp_path: Path) -> None:
    limits = {
        "making_per_minute": 4.0,
        "messages_burst": 10.0,
        "messages_per_second": NEARLY_NONE,
        "sockets_per_address": 6,
        "sockets_per_table": 4,
    }
    with ServerProcess(tmp_path, limited=True, **limits) as server, Player(server) as ann:
        table = ann.make()["table"]["id"]
        with ann.live(table) as socket:
            socket.until("hello")
            for _ in range(40):
                socket.say(type="ping")
            refused = socket.until("error")
            assert refused["code"] == "too_many_requests"
            assert refused["message"].endswith("wait a moment.")
            # A seat has one allowance, however many sockets it opens.
            with ann.live(table) as another:
                another.until("hello")
                another.say(type="ping")
                assert another.until("error")["code"] == "too_many_requests"
            # Refused, not put out; those beside are served.
            with Socket(server, table, None) as other:
                other.until("hello")
                other.say(type="ping")
                other.until("pong")
        another = ann.make()["table"]["id"]
        crowd = [Socket(server, place, None) for place in (table, table, table, table, another)]
        for socket in crowd:
            socket.until("hello")
        with Socket(server, table, None) as fifth:
            assert fifth.until("error")["code"] == "too_many_requests"
            assert fifth.closed_with() == 1013
        crowd.append(Socket(server, another, None))
        crowd[-1].until("hello")
        with Socket(server, another, None) as seventh:
            assert seventh.until("error")["code"] == "too_many_requests"
            assert seventh.closed_with() == 1008
        for socket in crowd:
            socket.close()
        answers = [ann.post("/api/tables", {"game": "roomshare", "players": 2}) for _ in range(14)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]["code"] == "too_many_requests"
        assert answers[-1].headers["retry-after"]
        assert ann.http.get("/api/games").status_code == 200


def test_a_flood_ends_in_a_closed_socket(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limited=True, messages_per_second=NEARLY_NONE) as server, Player(server) as ann:
        table = ann.make()["table"]["id"]
        with ann.live(table) as socket:
            socket.until("hello")
            # It may be put out before it has said all.
            with suppress(ConnectionClosed):
                for _ in range(400):
                    socket.connection.send('{"type":"ping"}')
            assert socket.closed_with() == 1008


def test_the_longest_bodies_are_those_of_the_settings(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, body_bytes=2000, record_bytes=5000) as server, Player(server) as ann:
        for path, most in (("/api/tables", 2000), ("/api/records", 5000)):
            for size in (most, most + 1):
                answer = ann.http.post(path, content=b" " * size, headers={"content-type": "application/json"})
                assert (answer.status_code == 413) == (size > most), (path, size, answer.text)

"""Whoever holds the server up is put out; the others notice nothing."""

import json
import os
import resource
import socket as network
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from palier.server.connections import most_connections
from palier.server.limits import Limits
from palier.server.refusals import Refusal
from palier.server.settings import Settings
from tests.server.process import PATIENCE, ServerProcess, play_in_turn, two_players

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@contextmanager
def half_requests(server: ServerProcess, count: int, *addresses: str) -> Iterator[list[network.socket]]:
    """Connections that never end what they ask, in turn from each of these addresses of this machine."""
    with ExitStack() as stack:
        opened = []
        for number in range(count):
            source = (addresses[number % len(addresses)], 0)
            half = network.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=source)
            stack.enter_context(half)
            # It may be refused before it has said anything.
            with suppress(OSError):
                half.sendall(HALF)
            opened.append(half)
        yield opened


def looks(server: ServerProcess, address: str, patience: float = PATIENCE) -> bool:
    """Whether somebody at this address gets the page's games."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=patience) as client:
        try:
            return client.get(f"{server.address}/api/games").status_code == 200
        except httpx.TransportError:
            return False


def wait_until_it_looks(server: ServerProcess, address: str) -> None:
    end = time.monotonic() + PATIENCE
    while not looks(server, address):
        assert time.monotonic() < end
        time.sleep(0.1)


def is_closed(connection: network.socket) -> bool:
    try:
        return connection.recv(4096) == b""
    except ConnectionError:
        return True


def starve(server: ServerProcess, count: int, *addresses: str) -> None:
    with two_players(server) as (table, ann, bob), ann.live(table) as first, bob.live(table) as second:
        for socket in (first, second):
            socket.until("hello")
        with half_requests(server, count, *addresses) as halves:
            # Somebody new is served at once, and those who play go on playing.
            assert looks(server, "127.0.0.9")
            assert play_in_turn([first, second], 6) == 6
            # So is the attacker's neighbour behind the same address, as soon as its time is over.
            wait_until_it_looks(server, addresses[0])
            assert all(is_closed(half) for half in halves)
        assert play_in_turn([first, second], 6) == 6


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that loses patience after a second."""
    patience = dict.fromkeys(("header_seconds", "body_seconds", "unread_seconds", "keep_alive_seconds"), 1.0)
    limits = {"connections_per_address": 24, "requests_per_address": 3, "trusted_proxies": ["127.0.0.3"]}
    folder = tmp_path_factory.mktemp("strict")
    with ServerProcess(folder, limited=True, **patience, **limits) as server:
        yield server


def test_half_requests_of_one_address_lock_nobody_out(strict: ServerProcess) -> None:
    starve(strict, 100, "127.0.0.1")
    # What bites is told, but not again and again.
    logged = [line for line in strict.log.read_text().splitlines() if "connections_turned_away" in line]
    assert len(logged) == 1
    assert json.loads(logged[0])["address"] > 0


def test_half_requests_of_many_addresses_make_room_for_each_other(tmp_path: Path) -> None:
    limits = {"header_seconds": 3.0, "connections": 40, "connections_per_address": 24}
    with ServerProcess(tmp_path, limited=True, **limits) as server:
        starve(server, 120, *[f"127.0.0.{number}" for number in range(20, 30)])
        assert server.logged(event="connections_turned_away")["headers"] > 0


@pytest.mark.long
@pytest.mark.parametrize(("files", "addresses"), [(1024, 1), (2000, 1), (1024, 20), (2000, 20)])
def test_2200_half_requests(tmp_path: Path, files: int, addresses: int) -> None:
    server = ServerProcess(tmp_path, limited=True)
    server.open_files = files
    with server:
        starve(server, 2200, *[f"127.0.0.{number}" for number in range(20, 20 + addresses)])


def bare(server: ServerProcess, address: str = "127.0.0.1") -> network.socket:
    return network.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))


def say_until_put_out(connection: network.socket, words: bytes) -> None:
    """Without ever reading."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            connection.sendall(words)
        except TimeoutError:
            continue
        except OSError:
            return
        time.sleep(0.05)
    raise AssertionError("the server is still there")


def test_a_body_that_trickles_is_not_waited_for(strict: ServerProcess) -> None:
    with bare(strict) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n")
        say_until_put_out(slow, b" ")


def test_who_does_not_read_is_put_out(strict: ServerProcess) -> None:
    with network.socket() as deaf:
        deaf.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", strict.port))
        deaf.settimeout(1.0)
        say_until_put_out(deaf, b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20)


def test_a_connection_that_asks_nothing_more_ends(strict: ServerProcess) -> None:
    with bare(strict) as idle:
        idle.sendall(HALF + b"\r\n")
        while idle.recv(65_536):
            pass
    assert looks(strict, "127.0.0.1")


def test_the_door_opens_again_when_files_ran_out(strict: ServerProcess) -> None:
    assert strict.process is not None
    process = strict.process.pid
    used = len(os.listdir(f"/proc/{process}/fd"))  # noqa: PTH208
    soft, hard = resource.prlimit(process, resource.RLIMIT_NOFILE)
    # Now not even one more connection can be accepted.
    resource.prlimit(process, resource.RLIMIT_NOFILE, (used - 3, hard))
    with half_requests(strict, 20, "127.0.0.1"):
        assert not looks(strict, "127.0.0.9", 1.0)
        resource.prlimit(process, resource.RLIMIT_NOFILE, (soft, hard))
        wait_until_it_looks(strict, "127.0.0.9")


def test_connections_leave_files_for_the_database() -> None:
    assert most_connections(10_000, 1024) == 1024 - 128
    assert most_connections(10_000, 64) == 32
    assert most_connections(50, 1024) == 50


def test_requests_under_way_are_counted_by_address_and_in_all() -> None:
    limits = Limits(Settings(requests=5, requests_per_address=2), lambda: 0.0)
    for address in ("2001:db8::1", "2001:db8::2", "192.0.2.1", "192.0.2.1", "192.0.2.2"):
        limits.request_began(address)
    for address, code in (("2001:db8::3", "too_many_requests"), ("192.0.2.3", "busy")):
        with pytest.raises(Refusal, match=code):
            limits.request_began(address)
    limits.request_ended("2001:db8::1")
    limits.request_began("2001:db8::3")
    for address in ("2001:db8::2", "2001:db8::3", "192.0.2.1", "192.0.2.1", "192.0.2.2"):
        limits.request_ended(address)
    assert (limits.requests_in_all, dict(limits.requests)) == (0, {})


def test_who_asks_for_too_much_at_once_is_told_so(strict: ServerProcess) -> None:
    proxy = httpx.HTTPTransport(local_address="127.0.0.3")
    with ExitStack() as stack:
        ann = stack.enter_context(httpx.Client(transport=proxy, base_url=strict.address, timeout=PATIENCE))
        theirs = {"x-forwarded-for": "192.0.2.1"}
        refused = None
        for _ in range(1000):
            # They are put out after a second, so there must always be new ones.
            slow = stack.enter_context(bare(strict, "127.0.0.3"))
            slow.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60\r\n"
                b"X-Forwarded-For: 192.0.2.1\r\n\r\n"
            )
            answer = ann.get("/api/games", headers=theirs)
            if answer.status_code == 429:
                refused = answer
                break
        assert refused is not None
        assert refused.json()["error"]["code"] == "too_many_requests"
        assert refused.headers["retry-after"]
        # The proxy's other clients are other people.
        assert ann.get("/api/games", headers={"x-forwarded-for": "192.0.2.2"}).status_code == 200

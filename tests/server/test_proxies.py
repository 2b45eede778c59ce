"""Behind a proxy the right person is meant, and nobody can pass for somebody else."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palier.server.configure import BadSetting, settings_from
from palier.server.limits import network_of
from palier.server.proxies import Proxies, parse_address
from tests.server.process import Player, ServerProcess


def caller(trusted: tuple[str, ...], peer: str, *forwarded: str, proto: str = "") -> tuple[str, str]:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "client": (peer, 5000), "headers": headers}
    Proxies(trusted).read(scope)
    return scope["client"][0], scope["scheme"]


LAN = ("10.0.0.0/8", "2001:db8::/32", "127.0.0.1")


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "meant"),
    [
        ((), "127.0.0.1", ("192.0.2.1",), "127.0.0.1"),
        (LAN, "127.0.0.1", (), "127.0.0.1"),
        (LAN, "127.0.0.1", ("192.0.2.1",), "192.0.2.1"),
        # What the caller made up itself stands left of its own address.
        (LAN, "127.0.0.1", ("198.51.100.9, 192.0.2.1",), "192.0.2.1"),
        (LAN, "127.0.0.1", ("198.51.100.9", "192.0.2.1"), "192.0.2.1"),
        (LAN, "127.0.0.1", ("198.51.100.9, 192.0.2.1, 10.9.9.9",), "192.0.2.1"),
        (LAN, "127.0.0.1", ("10.1.1.1, 10.9.9.9",), "10.1.1.1"),
        (LAN, "192.0.2.7", ("198.51.100.9",), "192.0.2.7"),
        (LAN, "10.0.0.1", ("192.0.2.1, nobody",), "10.0.0.1"),
        (LAN, "10.0.0.1", ("192.0.2.1, nobody, 10.0.0.2",), "10.0.0.2"),
        (LAN, "10.0.0.1", ("",), "10.0.0.1"),
        (LAN, "10.0.0.1", ("192.0.2.1:4711",), "192.0.2.1"),
        (LAN, "10.0.0.1", ("[2001:db9::1]:4711",), "2001:db9::1"),
        (LAN, "2001:db8::5", ("2001:DB9:0::1",), "2001:db9::1"),
        # A socket for both kinds of addresses shows the older ones like this.
        (LAN, "::ffff:10.0.0.1", ("192.0.2.1",), "192.0.2.1"),
        ((), "::ffff:192.0.2.1", (), "192.0.2.1"),
    ],
)
def test_whose_address_is_meant(trusted: tuple[str, ...], peer: str, forwarded: tuple[str, ...], meant: str) -> None:
    assert caller(trusted, peer, *forwarded)[0] == meant


@given(st.lists(st.text(st.characters(max_codepoint=255), max_size=30), max_size=4))
def test_whatever_a_stranger_writes_it_stays_that_stranger(forwarded: list[str]) -> None:
    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in forwarded]
    scope = {"type": "http", "scheme": "http", "client": ("192.0.2.7", 5000), "headers": headers}
    Proxies(LAN).read(scope)
    assert scope["client"] == ("192.0.2.7", 5000)
    # And through a proxy that adds whom it heard.
    scope["client"] = ("127.0.0.1", 5000)
    scope["headers"] = [*headers, (b"x-forwarded-for", b"192.0.2.7")]
    Proxies(LAN).read(scope)
    assert scope["client"] == ("192.0.2.7", 0)


def test_only_a_trusted_proxy_says_that_the_way_to_it_was_encrypted() -> None:
    assert caller(LAN, "127.0.0.1", proto="https")[1] == "https"
    assert caller(LAN, "127.0.0.1", proto="http, https")[1] == "https"
    assert caller(LAN, "127.0.0.1", proto="gopher")[1] == "http"
    assert caller((), "127.0.0.1", proto="https")[1] == "http"
    assert caller(LAN, "192.0.2.1", proto="https")[1] == "http"


def test_an_old_address_in_new_clothes_is_that_address() -> None:
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1" != network_of("::ffff:192.0.2.2")
    assert parse_address("nobody") is None
    assert str(parse_address(" 192.0.2.1 ")) == "192.0.2.1"


def test_what_is_no_network_is_refused_at_the_start() -> None:
    assert settings_from(None, trusted_proxies=("10.0.0.7/8", "::1")).trusted_proxies == ("10.0.0.7/8", "::1")
    for wrong in ("proxy.example", "10.0.0.0/99", ""):
        with pytest.raises(BadSetting, match="serve-setting-network"):
            settings_from(None, trusted_proxies=(wrong,))


BODY = {"game": "roomshare", "players": 2, "name": "Ann"}


def makers(ann: Player, count: int, same: bool) -> list[int]:
    found = []
    for number in range(count):
        headers = {"x-forwarded-for": "198.51.100.1" if same else f"198.51.100.{number % 250}, 203.0.113.{number}"}
        found.append(ann.http.post("/api/tables", json=BODY, headers=headers).status_code)
    return found


def test_a_made_up_address_evades_no_limit(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, limited=True) as server, Player(server) as ann:
        answers = makers(ann, 200, same=False)
        # Sixty at once, and one more a second.
        assert answers.count(429) > 100
        secure = ann.http.get("/api/games", headers={"x-forwarded-proto": "https"})
        assert "strict-transport-security" not in secure.headers
        warning = server.logged(event="forwarded_by_nobody_trusted")
        assert warning["remedy"] == "--trusted-proxy 127.0.0.1"
        assert server.log.read_text().count("forwarded_by_nobody_trusted") == 1


def test_a_trusted_proxys_clients_are_told_apart(tmp_path: Path) -> None:
    limits = {"making_per_minute": 5.0, "sockets_per_address": 2}
    with (
        ServerProcess(tmp_path, limited=True, trusted_proxies=["127.0.0.0/8"], **limits) as server,
        Player(server) as ann,
    ):
        # Each is somebody else by the last address, whatever it says before.
        assert makers(ann, 40, same=False) == [201] * 40
        assert makers(ann, 12, same=True).count(429) >= 5
        answer = ann.http.post(
            "/api/tables", json=BODY, headers={"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.3"}
        )
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        assert "forwarded_by_nobody_trusted" not in server.log.read_text()

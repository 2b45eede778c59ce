"""Names, origins and paths: where the server is reached, and what is said to whoever comes by another way."""

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from palier.server.configure import BadSetting, settings_from
from palier.server.opening import CannotServe
from palier.server.refusals import Refusal
from palier.server.run import address_of, listen
from palier.server.settings import Settings
from palier.server.site import Site, parse_public
from tests.server.process import PATIENCE, Player, ServerProcess

BODY = {"game": "roomshare", "players": 2, "name": "Ann"}


def scope_of(host: str | None, origin: str | None = None, path: str = "/", kind: str = "http") -> dict[str, Any]:
    headers = [(b"host", host)] if host is not None else []
    headers += [(b"origin", origin)] if origin is not None else []
    return {
        "type": kind,
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name, value.encode("latin-1")) for name, value in headers],
    }


def problem_of(check: Callable[[dict[str, Any]], None], scope: dict[str, Any]) -> str | None:
    try:
        check(scope)
    except Refusal as refusal:
        return refusal.code
    return None


def host_is_fine(settings: Settings, host: str | None) -> bool:
    problem = problem_of(Site(settings).check_host, scope_of(host))
    assert problem in (None, "wrong_host")
    return problem is None


def origin_is_fine(settings: Settings, host: str, origin: str) -> bool:
    problem = problem_of(Site(settings).check_origin, scope_of(host, origin))
    assert problem in (None, "wrong_origin")
    return problem is None


@pytest.mark.parametrize(
    "host",
    [
        None,
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[2001:db8::1]",
        "localhost",
        "LOCALHOST:8000",
        "localhost.",
        "nas",
        "nas.local:8000",
        "nas.lan",
        "nas.home.arpa",
        "club.localhost",
        socket.gethostname(),
    ],
)
def test_names_that_no_stranger_can_have_are_answered_to(host: str | None) -> None:
    assert host_is_fine(Settings(), host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "local.example", "evil.example.", "a@b.example"],
)
def test_names_that_a_stranger_could_have_are_not(host: str) -> None:
    assert not host_is_fine(Settings(), host)
    assert not host_is_fine(Settings(public_url="https://club.example"), host)


def test_the_names_of_the_settings_are_answered_to() -> None:
    named = Settings(host_names=("Nas.Example", "other.example"))
    assert host_is_fine(named, "nas.example:8000")
    assert host_is_fine(named, "OTHER.example")
    assert not host_is_fine(named, "a.nas.example")
    public = Settings(public_url="https://Club.example/palier/")
    # A proxy passes on the Host header, or says how it calls us itself.
    assert host_is_fine(public, "club.example")
    assert host_is_fine(public, "127.0.0.1:8000")
    assert host_is_fine(public, "backend")


def test_origins() -> None:
    plain = Settings(origins=("http://localhost:5173",))
    assert origin_is_fine(plain, "127.0.0.1:8000", "http://127.0.0.1:8000")
    assert origin_is_fine(plain, "nas.local", "https://nas.local")
    assert origin_is_fine(plain, "127.0.0.1:8000", "http://localhost:5173")
    for wrong in ("http://127.0.0.1", "null", "http://", "https://evil.example", "file://127.0.0.1:8000"):
        assert not origin_is_fine(plain, "127.0.0.1:8000", wrong)
    public = Settings(public_url="https://club.example:443/palier", origins=("https://other.example",))
    # Whatever Host the proxy makes of it.
    for host in ("club.example", "127.0.0.1:8000"):
        assert origin_is_fine(public, host, "https://club.example")
        assert origin_is_fine(public, host, "https://other.example")
        for wrong in ("http://club.example", "https://club.example:8443", "http://127.0.0.1:8000", "null"):
            assert not origin_is_fine(public, host, wrong)


def test_public_addresses() -> None:
    assert parse_public("https://club.example") == ("https", "club.example", "https://club.example", "")
    assert parse_public("https://club.example/").prefix == ""
    assert parse_public("https://club.example/a/palier/").prefix == "/a/palier"
    assert parse_public("http://[::1]:8080/x").origin == "http://[::1]:8080"
    assert parse_public("http://Élan.example").origin == "http://xn--lan-9la.example"
    for wrong in (
        "club.example",
        "ftp://club.example",
        "https://",
        "https://club.example/?a",
        "https://club.example/#a",
        "https://ann@club.example",
        "https://club.example:x",
        "https://club.example/a b",
        "https://club.example/a//b",
        "https://club.example/t/",
        "https://club.example/api",
    ):
        with pytest.raises(BadSetting, match="serve-setting-public"):
            settings_from(None, public_url=wrong)
    for wrong in ("9100", "127.0.0.1", "127.0.0.1:x", "http://127.0.0.1:9100"):
        with pytest.raises(BadSetting, match="serve-setting-listen"):
            settings_from(None, metrics=wrong)
    assert settings_from(None, metrics="[::1]:9100").metrics == "[::1]:9100"


@pytest.mark.parametrize(
    ("path", "inside"),
    [("/palier/t/x", "/t/x"), ("/t/x", "/t/x"), ("/palier/", "/"), ("/palierx", "/palierx"), ("/palier", "/palier")],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_prefix_may_be_passed_on_or_taken_off(path: str, inside: str, kind: str) -> None:
    scope = scope_of("club.example", path=path, kind=kind)
    Site(Settings(public_url="https://club.example/palier/")).read(scope)
    assert (scope["path"], scope["raw_path"]) == (inside, inside.encode())
    assert scope["scheme"] == {"http": "https", "websocket": "wss"}[kind]


def test_a_wrong_name_is_told_what_to_do(server: ServerProcess) -> None:
    with Player(server) as ann, Player(server, lang="fr") as anne:
        table = ann.make()["table"]["id"]
        rebound = {"host": f"evil.example:{server.port}", "origin": f"http://evil.example:{server.port}"}
        answer = ann.http.post("/api/tables", json=BODY, headers=rebound)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "wrong_host"
        assert f"evil.example:{server.port}" in answer.json()["error"]["message"]
        for words in ("address", "localhost", "--host-name"):
            assert words in answer.json()["error"]["message"]
        assert "--host-name" in anne.http.get("/api/games", headers=rebound).json()["error"]["message"]
        # Who typed the address gets a page.
        page = anne.http.get("/", headers={"host": "<b>.example", "accept": "text/html,*/*"})
        assert page.headers["content-type"].startswith("text/html")
        assert "&lt;b&gt;.example" in page.text
        assert "<b>" not in page.text
        assert page.headers["content-security-policy"]
        error = refused_socket(server, table, rebound)
        assert error["code"] == "wrong_host"


def test_a_wrong_origin_is_told_what_was_expected(server: ServerProcess) -> None:
    with Player(server) as ann:
        table = ann.make()["table"]["id"]
        foreign = {"origin": "https://club.example"}
        for error in (
            ann.http.post("/api/tables", json=BODY, headers=foreign).json()["error"],
            refused_socket(server, table, foreign),
        ):
            assert error["code"] == "wrong_origin"
            for words in ("https://club.example", f"127.0.0.1:{server.port}", "--public-url", "Host"):
                assert words in error["message"]
        assert "opened" not in ann.http.post("/api/tables", json=BODY, headers={"origin": "null"}).text


def refused_socket(server: ServerProcess, table: str, headers: dict[str, str]) -> dict[str, Any]:
    address = f"ws://{headers.get('host', f'127.0.0.1:{server.port}')}/api/tables/{table}/live"
    origin = Origin(headers["origin"])
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw,
        pytest.raises(InvalidStatus) as refused,
        connect(address, sock=raw, origin=origin, additional_headers={"Accept-Language": "en"}),
    ):
        pass
    response = refused.value.response
    assert response.status_code == 403
    error: dict[str, Any] = json.loads(response.body or b"")["error"]
    return error


def test_under_a_public_address_with_a_path(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, public_url="https://club.example/palier/") as server, Player(server) as ann:
        own = {"origin": "https://club.example"}
        made = ann.http.post("/palier/api/tables", json=BODY, headers=own)
        assert made.status_code == 201
        table = made.json()["table"]["id"]
        cookie = made.headers["set-cookie"]
        assert f"Path=/palier/api/tables/{table};" in cookie
        assert "Secure" in cookie
        assert "strict-transport-security" in made.headers
        assert made.json()["resume"].startswith(f"/palier/t/{table}#")
        wrong = ann.http.post("/api/tables", json=BODY, headers={"origin": server.address}).json()["error"]
        assert wrong["code"] == "wrong_origin"
        for words in (server.address, "https://club.example", "--public-url", "--origin"):
            assert words in wrong["message"]
        named = ann.http.get("/api/games", headers={"host": "evil.example"}).json()["error"]
        assert named["code"] == "wrong_host"
        for words in ("evil.example", "https://club.example", "--host-name"):
            assert words in named["message"]
        # With the prefix and without it.
        for prefix in ("/palier", ""):
            assert ann.http.get(f"{prefix}/api/tables/{table}").status_code == 200
            assert ann.http.get(f"{prefix}/healthz").status_code == 200
        assert ann.http.get("/palierx/healthz").status_code == 404
        door = ann.http.get("/palier?new=roomshare")
        assert (door.status_code, door.headers["location"]) == (308, "/palier/?new=roomshare")
        assert ann.http.get("/palier/api/openapi.json").json()["servers"] == [{"url": "https://club.example/palier"}]
        # The server takes the secret as if it had come by https.
        secret = cookie.split("=", 1)[1].split(";")[0]
        with connect(
            f"ws://127.0.0.1:{server.port}/palier/api/tables/{table}/live",
            origin=Origin("https://club.example"),
            additional_headers={"Cookie": f"palier_{table}={secret}"},
        ) as live:
            assert json.loads(live.recv(PATIENCE))["seat"] == 0


def test_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, metrics="127.0.0.1:0") as server, Player(server) as ann:
        ann.make()
        assert ann.http.get("/metrics").status_code == 404
        port = server.logged(event="metrics_served")["port"]
        found = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE)
        assert found.headers["content-type"].startswith("text/plain")
        assert "palier_tables_made_total 1.0" in found.text
        assert "palier_entries_total" in found.text
        assert server.stop() == 0


def test_requests_have_a_number_and_addresses_only_on_demand(tmp_path: Path, server: ServerProcess) -> None:
    with Player(server) as ann:
        number = ann.http.get("/api/games").headers["x-request-id"]
        line = server.logged(event="request", request=number)
        assert "address" not in line
        assert line["path"] == "/api/games"
    with (
        ServerProcess(tmp_path, log_addresses=True, trusted_proxies=["127.0.0.1"]) as watched,
        Player(watched) as ann,
    ):
        answer = ann.http.get("/api/games", headers={"x-forwarded-for": "192.0.2.1"})
        line = watched.logged(event="request", request=answer.headers["x-request-id"])
        assert line["address"] == "192.0.2.1"
        table = ann.make()["table"]["id"]
        with ann.live(table) as live:
            live.until("hello")
        assert watched.logged(event="socket", path=f"/api/tables/{table}/live")["address"] == "127.0.0.1"


def test_the_address_of_all_networks_is_one_that_a_browser_understands() -> None:
    try:
        everywhere = listen("::", 0)
    except CannotServe as error:
        pytest.skip(f"no IPv6 here: {error}")
    with everywhere:
        port = everywhere.getsockname()[1]
        assert address_of(everywhere) == f"http://[::1]:{port}/"
        for address in ("127.0.0.1", "::1"):
            with socket.create_connection((address, port), timeout=PATIENCE):
                pass

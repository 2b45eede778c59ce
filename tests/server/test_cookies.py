"""Whatever cookies other programs on the host have set: a seat stays its owner's."""

from typing import Any

import pytest

from palier.server.security import secrets_in
from tests.server.process import Player, ServerProcess, Socket

FOREIGN = (
    "k",
    "a b=c",
    "=x",
    "path",
    "a@b=c",
    "expires=Thu, 01 Jan 1970 00:00:00 GMT",
    'q="un;closed',
    "j={json:[1,2]}",
    "é=ü",
    "$Version=1",
    ";;",
    "x=palier_aaaaaaaaaa=no",
)
TABLE = "aaaaaaaaaa"
OWN = f"palier_{TABLE}=secret"


def scope_with(*cookies: str) -> dict[str, Any]:
    return {"headers": [(b"host", b"x"), *((b"cookie", cookie.encode()) for cookie in cookies)]}


@pytest.mark.parametrize("foreign", FOREIGN)
def test_no_foreign_cookie_hides_ones_own(foreign: str) -> None:
    for jar in (f"{foreign}; {OWN}", f"{OWN}; {foreign}", f"{foreign}; {OWN}; {foreign}"):
        assert secrets_in(scope_with(jar), TABLE) == ["secret"]
    assert secrets_in(scope_with(foreign), TABLE) == []
    assert secrets_in(scope_with(foreign, OWN), TABLE) == ["secret"]


def test_cookies_of_the_same_name_come_in_order_and_not_without_end() -> None:
    name = f"palier_{TABLE}"
    assert secrets_in(scope_with(f"{name}=one; x=1; {name}=two; {name}=one; {name}="), TABLE) == ["one", "two"]
    assert secrets_in(scope_with(f'{name}="quoted"; {name}x=no; x{name}=no'), TABLE) == ["quoted"]
    many = "; ".join(f"{name}={number}" for number in range(1000))
    assert len(secrets_in(scope_with(many), TABLE)) == 8


def with_cookies(server: ServerProcess, table: str, cookies: str) -> tuple[int, int | None]:
    """How a request for one's own seat is answered, and the seat that a socket gets."""
    with Player(server) as stranger:
        renamed = stranger.http.post(
            f"/api/tables/{table}/name", json={"name": "Ann"}, headers={b"cookie": cookies.encode()}
        )
    with Socket(server, table, None, cookies=cookies) as socket:
        return renamed.status_code, socket.until("hello")["seat"]


@pytest.mark.parametrize("foreign", [*FOREIGN, "; ".join(f"big{number}={'x' * 3000}" for number in range(12))])
def test_a_seat_is_found_by_http_and_by_socket_beside_foreign_cookies(server: ServerProcess, foreign: str) -> None:
    with Player(server) as ann:
        table = ann.make()["table"]["id"]
        own = f"palier_{table}={ann.cookie(table)}"
        for jar in (f"{foreign}; {own}", f"{own}; {foreign}"):
            assert with_cookies(server, table, jar) == (200, 0)


def test_of_two_cookies_of_our_name_the_one_that_opens_a_seat_counts(server: ServerProcess) -> None:
    with Player(server) as ann:
        table = ann.make()["table"]["id"]
        own, old = f"palier_{table}={ann.cookie(table)}", f"palier_{table}=worthless"
        for jar in (f"{own}; {old}", f"{old}; {own}"):
            assert with_cookies(server, table, jar) == (200, 0)
        assert with_cookies(server, table, old) == (403, None)

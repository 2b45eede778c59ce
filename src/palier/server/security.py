"""Headers, origins and cookies: what keeps a player's seat their own in a browser."""

from typing import Any, Final

from litestar.datastructures import Cookie

COOKIE_SECONDS: Final = 180 * 24 * 60 * 60
COOKIES_MOST: Final = 8
"""Cookies of one name that are tried at a table; browsers send one for each path that fits."""

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (
        b"content-security-policy",
        POLICY.encode(),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")

Scope = dict[str, Any]


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return None


def is_secure(scope: Scope) -> bool:
    return scope.get("scheme") in ("https", "wss")


def cookie_name(table: str) -> str:
    return f"palier_{table}"


def seat_cookie(table: str, secret: str | None, prefix: str, secure: bool) -> Cookie:
    """The secret, or with None its end. The browser sends it for this table alone; `prefix` stands before our paths."""
    return Cookie(
        cookie_name(table),
        value=secret or "",
        path=f"{prefix}/api/tables/{table}",
        max_age=COOKIE_SECONDS if secret else 0,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def secrets_in(scope: Scope, table: str) -> list[str]:
    """What the cookies of our name hold for this table, in the order in which the browser sent them.

    Several when they were set for several paths. Only our own name is looked for: cookies ignore ports, so those of any
    other program on the host come along, and no form of theirs may cost somebody a seat.
    """
    name = cookie_name(table).encode()
    secrets: list[str] = []
    for key, raw in scope["headers"]:
        if key != b"cookie":
            continue
        for pair in raw.split(b";"):
            given, _, value = pair.partition(b"=")
            if given.strip() == name:
                secret = value.strip().strip(b'"').decode("latin-1")
                if secret and secret not in secrets:
                    secrets.append(secret)
    return secrets[:COOKIES_MOST]

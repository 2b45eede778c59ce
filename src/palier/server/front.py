"""The outermost layer: who calls, whether at the right address, and not too often at once; every answer, whoever gives
it, carries the security headers and a number, and is counted and logged."""

import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from palier.server.hub import Hub
from palier.server.keys import is_table_id
from palier.server.logs import Log, bound
from palier.server.protocol import ErrorAnswer, Problem, encode
from palier.server.proxies import Proxies
from palier.server.refusals import Refusal, status_of, waiting_time
from palier.server.security import HEADERS, STRICT_TRANSPORT, Scope, header, is_secure
from palier.server.texts import language_of, plain_page, sentence

LOG: Final = Log("palier.http")
QUIET: Final = ("/healthz", "/readyz")
RAW: Final = "palier.raw"
"""Where a WebSocket's scope holds the server's own receive and send."""

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]


def shape_of(path: str) -> str:
    """A path without what is different for every table; whatever is not asked by programs is one and the same."""
    parts = path.split("/")
    if parts[1:2] != ["api"]:
        return path if path in QUIET else "page"
    return "/".join("*" if is_table_id(part) else part for part in parts)


class Front:
    def __init__(self, inner: Application, hub: Hub) -> None:
        self.inner = inner
        self.metrics = hub.metrics
        self.limits = hub.limits
        self.site = hub.site
        self.proxies = Proxies(hub.settings.trusted_proxies)
        self.log_addresses = hub.settings.log_addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.inner(scope, receive, send)
            return
        self.proxies.read(scope)
        self.site.read(scope)
        # For all log lines that this request brings about.
        request = secrets.token_hex(6)
        with bound(request=request, **self.caller(scope)):
            if scope["type"] == "websocket":
                await self.open_socket(scope, receive, send, request)
            else:
                await self.answer_request(scope, receive, send, request)

    def caller(self, scope: Scope) -> dict[str, str]:
        return {"address": address_in(scope)} if self.log_addresses else {}

    async def open_socket(self, scope: Scope, receive: Receive, send: Send, request: str) -> None:
        try:
            self.site.check_host(scope)
            self.site.check_origin(scope)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.code).inc()
            await turn_socket_away(scope, send, refusal, request)
            return
        self.metrics.holds.name("websocket")
        LOG.info("socket", path=scope["path"])
        # A table's socket speaks to the network itself: on the way through a framework every message pays toll.
        scope[RAW] = (receive, send)
        await self.inner(scope, receive, send)

    async def answer_request(self, scope: Scope, receive: Receive, send: Send, request: str) -> None:
        began = time.perf_counter()
        self.metrics.holds.name(f"{scope['method']} {shape_of(scope['path'])}")
        status = 500
        extra = headers_for(scope, request)

        async def send_on(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*map(with_head, message.get("headers", ())), *extra]
            elif scope["method"] == "HEAD":
                message = {**message, "body": b""}
            await send(message)

        try:
            await self.answer(scope, receive, send_on)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.code).inc()
            await turn_away(scope, send_on, refusal)
        finally:
            took = time.perf_counter() - began
            self.metrics.requests.labels(
                scope["method"] if scope["method"] in ("GET", "POST") else "other", status
            ).inc()
            self.metrics.request_seconds.observe(took)
            if scope["path"] not in QUIET:
                LOG.info("request", method=scope["method"], path=scope["path"], status=status, ms=round(took * 1000, 2))

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.site.check_host(scope)
        if scope["method"] not in ("GET", "HEAD"):
            self.site.check_origin(scope)
        page = self.site.page_for(scope)
        if page is not None:
            await send_whole(send, 308, b"", [(b"location", page.encode("latin-1"))])
            return
        address = address_in(scope)
        self.limits.request_began(address)
        try:
            # The head of an answer is that of the whole answer; the body stays here (see `send_on`).
            await self.inner({**scope, "method": "GET"} if scope["method"] == "HEAD" else scope, receive, send)
        finally:
            self.limits.request_ended(address)


def with_head(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """Whatever may be got has a head."""
    name, value = header
    if name.lower() == b"allow" and b"GET" in value and b"HEAD" not in value:
        return name, value + b", HEAD"
    return header


def address_in(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def headers_for(scope: Scope, request: str) -> list[tuple[bytes, bytes]]:
    headers = [*HEADERS, (b"x-request-id", request.encode())]
    if is_secure(scope):
        headers.append(STRICT_TRANSPORT)
    return headers


def refused(scope: Scope, refusal: Refusal) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """A body and its headers: a page for whoever typed an address, JSON for programs."""
    lang = language_of(header(scope, b"accept-language"))
    said = sentence(refusal, lang)
    headers = [(name.encode(), value.encode()) for name, value in waiting_time(refusal).items()]
    if scope.get("method") in ("GET", "HEAD") and "text/html" in (header(scope, b"accept") or ""):
        body = plain_page(lang, "Palier", said)
        return body, [*headers, (b"content-type", b"text/html; charset=utf-8")]
    return encode(ErrorAnswer(Problem(refusal.code, said))), [*headers, (b"content-type", b"application/json")]


async def turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    body, headers = refused(scope, refusal)
    await send_whole(send, status_of(refusal), body, headers)


async def send_whole(send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def turn_socket_away(scope: Scope, send: Send, refusal: Refusal, request: str) -> None:
    """Before the socket is open; browsers tell their page no more than that it failed, other programs the sentence."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body, headers = refused(scope, refusal)
    headers = [*headers, *headers_for(scope, request)]
    await send({"type": "websocket.http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})

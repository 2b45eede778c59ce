"""The outermost layer: every answer, whoever gives it, carries the security headers and is counted and logged."""

import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog

from palier.server.limits import Limits
from palier.server.metrics import Metrics
from palier.server.protocol import ErrorAnswer, Problem, encode
from palier.server.proxies import Proxies
from palier.server.refusals import Refusal, status_of, waiting_time
from palier.server.security import HEADERS, STRICT_TRANSPORT, Scope, header, is_own_origin, is_secure
from palier.server.settings import Settings
from palier.server.texts import language_of, sentence

LOG: Final = structlog.get_logger("palier.http")
QUIET: Final = ("/healthz", "/readyz", "/metrics")
RAW: Final = "palier.raw"
"""Where a WebSocket's scope holds the server's own receive and send."""

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]


class Front:
    def __init__(self, inner: Application, metrics: Metrics, settings: Settings, limits: Limits) -> None:
        self.inner = inner
        self.metrics = metrics
        self.limits = limits
        self.origins = settings.origins
        self.proxies = Proxies(settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self.proxies.read(scope)
        if scope["type"] != "http":
            # A table's socket speaks to the network itself: on the way through a framework every message pays toll.
            scope[RAW] = (receive, send)
            await self.inner(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        extra = (*HEADERS, STRICT_TRANSPORT) if is_secure(scope) else HEADERS

        async def send_on(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        try:
            await self.answer(scope, receive, send_on)
        except Refusal as refusal:
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
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(scope, self.origins):
            raise Refusal("wrong_origin")
        address = scope["client"][0] if scope.get("client") else ""
        self.limits.request_began(address)
        try:
            await self.inner(scope, receive, send)
        finally:
            self.limits.request_ended(address)


async def turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    body = encode(ErrorAnswer(Problem(refusal.code, sentence(refusal, language_of(header(scope, b"accept-language"))))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in waiting_time(refusal).items()]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body})

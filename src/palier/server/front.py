"""The outermost layer: every answer, whoever gives it, carries the security headers and is counted and logged."""

import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog

from palier.server.metrics import Metrics
from palier.server.protocol import ErrorAnswer, Problem, encode
from palier.server.proxies import Proxies
from palier.server.refusals import Refusal
from palier.server.security import HEADERS, STRICT_TRANSPORT, Scope, header, is_own_origin, is_secure
from palier.server.settings import Settings
from palier.server.texts import language_of, sentence

LOG: Final = structlog.get_logger("palier.http")
QUIET: Final = ("/healthz", "/metrics")
RAW: Final = "palier.raw"
"""Where a WebSocket's scope holds the server's own receive and send."""

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]


class Front:
    def __init__(self, inner: Application, metrics: Metrics, settings: Settings) -> None:
        self.inner = inner
        self.metrics = metrics
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
            if scope["method"] not in ("GET", "HEAD") and not is_own_origin(scope, self.origins):
                await self.turn_away(scope, send_on)
            else:
                await self.inner(scope, receive, send_on)
        finally:
            took = time.perf_counter() - began
            self.metrics.requests.labels(
                scope["method"] if scope["method"] in ("GET", "POST") else "other", status
            ).inc()
            self.metrics.request_seconds.observe(took)
            if scope["path"] not in QUIET:
                LOG.info("request", method=scope["method"], path=scope["path"], status=status, ms=round(took * 1000, 2))

    async def turn_away(self, scope: Scope, send: Send) -> None:
        refusal = Refusal("wrong_origin")
        said = sentence(refusal, language_of(header(scope, b"accept-language")))
        body = encode(ErrorAnswer(Problem(refusal.code, said)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body})

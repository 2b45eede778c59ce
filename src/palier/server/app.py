"""The application: handlers, errors, OpenAPI."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Self

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.events import BaseEventEmitterBackend
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

import palier
from palier.engine.errors import PalierError
from palier.server.front import Front
from palier.server.http import games, operations, pages, records, tables
from palier.server.http.common import Asked, exact_body
from palier.server.hub import Hub
from palier.server.live import live
from palier.server.logs import Log
from palier.server.protocol import ErrorAnswer, Problem
from palier.server.refusals import Refusal, status_of, waiting_time
from palier.server.store.interface import NotStored
from palier.server.texts import language_of, sentence

LOG: Final = Log("palier.app")

CODES: Final = {
    401: "not_your_seat",
    403: "not_your_seat",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
}


def create_app(hub: Hub, static: Path | None = None) -> Front:
    """The whole server as an ASGI application; the hub is opened and closed with it."""
    return Front(create_inner(hub, static), hub)


def create_inner(hub: Hub, static: Path | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        # Made now: whoever asked for it first would hold up everybody.
        openapi: Any = app.plugins.get("OpenAPIPlugin")
        openapi.provide_openapi_schema()
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    return Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *records.HANDLERS,
            Router("/", route_handlers=records.UPLOADS, request_max_body_size=hub.settings.record_bytes),
            *games.HANDLERS,
            *operations.HANDLERS,
            *pages.HANDLERS,
            live,
        ],
        guards=[exact_body],
        lifespan=[lifespan],
        state=State({"hub": hub, "pages": pages.page_files(static or pages.FOLDER, hub.site.prefix)}),
        exception_handlers={PalierError: refused, NotStored: not_stored, HTTPException: misused, Exception: failed},
        request_max_body_size=hub.settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Palier",
            version=palier.__version__,
            servers=[Server(hub.site.address)],
            description="Tables over HTTP. docs/protocol.md tells the whole story, WebSocket included.",
            # The whole path here: Litestar answers unknown paths below it with a page of its own.
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
        ),
        event_emitter_backend=NoEvents,
        logging_config=None,
        debug=False,
    )


class NoEvents(BaseEventEmitterBackend):
    """We have no listeners; Litestar's own would load a whole library of tasks for them and keep one waiting."""

    def emit(self, event_id: str, *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError(event_id)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


def refused(request: Asked, error: PalierError) -> Response[ErrorAnswer] | Response[bytes]:
    request.app.state.hub.metrics.refusals.labels(error.code).inc()
    if error.code == "not_found" and pages.prefers_page(request):
        return pages.page(request, 404)
    said = sentence(error, language_of(request.headers.get("accept-language")))
    return Response(
        ErrorAnswer(Problem(error.code, said)), status_code=status_of(error), headers=waiting_time(error) or None
    )


def not_stored(request: Asked, error: NotStored) -> Response[ErrorAnswer] | Response[bytes]:
    LOG.warning("not_stored", path=request.url.path, error=str(error))
    return refused(request, Refusal("not_stored"))


def misused(request: Asked, error: HTTPException) -> Response[ErrorAnswer] | Response[bytes]:
    """What Litestar itself refuses: unknown paths, bodies that do not fit."""
    if error.status_code >= 500:
        return failed(request, error)
    code = CODES.get(error.status_code, "bad_request")
    return refused(request, Refusal(code, detail=detail_of(error)))


def detail_of(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return ": ".join(str(first[key]) for key in ("key", "message") if first.get(key))[:200]
    return ""


def failed(request: Asked, error: Exception) -> Response[ErrorAnswer] | Response[bytes]:
    LOG.error("request_failed", path=request.url.path, error=repr(error), exc_info=error)
    return refused(request, Refusal("server_error"))

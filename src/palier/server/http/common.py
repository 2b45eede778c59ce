"""What the handlers share."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec

from palier.server.acts import Given, first_that_opens
from palier.server.devices import kind_of
from palier.server.hub import Hub
from palier.server.protocol import DeviceKind, ErrorAnswer, Seated
from palier.server.refusals import Refusal
from palier.server.security import seat_cookie, secrets_in

T = TypeVar("T")
Asked = Request[object, object, State]

REFUSED: Final = ResponseSpec(ErrorAnswer, description="Refused; nothing has changed.", generate_examples=False)


def refusals(*statuses: int) -> Mapping[int, ResponseSpec]:
    """The refusals that OpenAPI tells of; every handler may be called too often or with nonsense."""
    return dict.fromkeys((400, 429, *statuses), REFUSED)


async def exact_body(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: bodies fit their schema to the letter. Litestar by itself would take the text "2" for the number 2."""
    parameter = handler.parsed_fn_signature.parameters.get("data")
    if parameter is None or not isinstance(connection, Request):
        return
    body = await connection.body()
    if not body and parameter.default is None:
        return
    try:
        msgspec.json.decode(body, type=parameter.annotation)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", detail=str(error)) from error


def hub_of(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def kind_of_device(request: Asked) -> DeviceKind:
    return kind_of(request.headers.get("user-agent"))


def address_of(request: Asked) -> str:
    return request.client.host if request.client is not None else ""


async def secret_of(request: Asked, table: str) -> str | None:
    return await first_that_opens(hub_of(request), table, secrets_in(dict(request.scope), table))


def give(request: Asked, given: Given) -> Response[Seated]:
    """Answers with the seat, and puts its secret where no script can read it."""
    cookies: list[Cookie] = []
    if given.secret is not None:
        cookies.append(cookie_for(request, given.table.id, given.secret))
    return Response(given.seated(hub_of(request).site.prefix), cookies=cookies, headers={"cache-control": "no-store"})


def cookie_for(request: Asked, table: str, secret: str | None) -> Cookie:
    return seat_cookie(table, secret, hub_of(request).site.prefix, request.url.scheme == "https")

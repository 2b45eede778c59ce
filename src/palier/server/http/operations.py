"""For whoever runs the server."""

from typing import Final

from litestar import Response, get
from litestar.openapi import ResponseSpec

import palier
from palier.server.http.common import Asked, hub_of
from palier.server.protocol import Health, Ready

NEVER_KEPT: Final = {"cache-control": "no-store"}


@get("/healthz")
async def healthz() -> Health:
    """Whether the server answers."""
    return Health("ok", palier.__version__, palier.compiled)


@get("/readyz", responses={503: ResponseSpec(Ready, description="Not now.", generate_examples=False)})
async def readyz(request: Asked) -> Response[Ready]:
    """Whether people can play: a write has gone through lately, and bots have somewhere to think."""
    reason = hub_of(request).not_ready()
    return Response(Ready(reason is None, reason), status_code=200 if reason is None else 503, headers=NEVER_KEPT)


HANDLERS = [healthz, readyz]

"""For whoever runs the server."""

from litestar import Response, get

import palier
from palier.server.http.common import Asked, hub_of
from palier.server.protocol import Health


@get("/healthz")
async def healthz() -> Health:
    """Whether the server answers."""
    return Health("ok", palier.__version__, palier.compiled)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    return Response(hub_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = [healthz, metrics]

"""Records and replays of finished tables."""

from dataclasses import dataclass
from typing import Annotated, cast

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.params import Body, Parameter

from palier.server import acts
from palier.server.http.common import Asked, address_of, hub_of, refusals
from palier.server.protocol import Replay, Review, ReviewAsk, Uploaded, UploadedRecord
from palier.server.refusals import Refusal

Step = Annotated[int, Parameter(ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}/record", responses=refusals(404, 409), media_type="application/json")
async def download(request: Asked, table_id: str) -> Response[bytes]:
    """The record of a finished table, as a file."""
    hub_of(request).limits.read(address_of(request))
    record = await acts.record(hub_of(request), table_id)
    return Response(
        record.encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="palier-{table_id}.json"'},
    )


@dataclass
class RecordOperation(Operation):
    """Tells OpenAPI what the bytes are. They are read in a worker, not where other bodies are."""

    def __post_init__(self) -> None:
        _, components = msgspec.json.schema_components([UploadedRecord])
        schema = cast("Schema", components[UploadedRecord.__name__])
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema)}, "A record.", required=True)


@post(
    "/api/records",
    operation_class=RecordOperation,
    responses=refusals(409, 413),
)
async def upload(request: Asked, body: Annotated[bytes, Body(media_type="application/json")]) -> Uploaded:
    """Stores a record as a finished table to look at."""
    hub_of(request).limits.make(address_of(request))
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refusal("bad_request", detail="UTF-8") from error
    return Uploaded(await acts.upload(hub_of(request), text, address_of(request)))


@get("/api/tables/{table_id:str}/replay", responses=refusals(404, 409))
async def replay(request: Asked, table_id: str, step: Step = 0) -> Replay:
    """A finished table after `step` actions, all hands open."""
    hub_of(request).limits.read(address_of(request))
    return await acts.replay(hub_of(request), table_id, step)


@post("/api/tables/{table_id:str}/review", status_code=200, responses=refusals(404, 409, 413))
async def review(request: Asked, table_id: str, data: ReviewAsk) -> Review:
    """A finished table's decisions of one seat where a search saw better. It works while somebody asks."""
    hub_of(request).limits.read(address_of(request))
    return await acts.review(hub_of(request), table_id, data.seat)


UPLOADS = [upload]
"""These take bodies as long as records are."""

HANDLERS = [download, replay, review]

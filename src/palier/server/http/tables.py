"""Tables: making, finding, sitting down, leaving, once more."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from palier.server import acts
from palier.server.http.common import Asked, address_of, cookie_for, give, hub_of, kind_of_device, refusals, secret_of
from palier.server.protocol import (
    ClaimSeat,
    DeviceInfo,
    Follow,
    FreeSeat,
    ListedTable,
    Log,
    MakeTable,
    Once,
    PutBot,
    Rename,
    ResumeLink,
    ResumeSeat,
    RevokeDevice,
    Seated,
    StandIn,
    TableInfo,
)

Since = Annotated[int, Parameter(ge=0, le=2**31 - 1)]


@get("/api/tables", responses=refusals())
async def list_tables(request: Asked) -> list[ListedTable]:
    """Public tables that wait for players or may be watched."""
    hub_of(request).limits.read(address_of(request))
    return await acts.listed(hub_of(request))


@post("/api/tables", responses=refusals(409, 413))
async def make_table(request: Asked, data: MakeTable) -> Response[Seated]:
    """Makes a table; with `name` the caller takes a seat at it."""
    hub_of(request).limits.make(address_of(request))
    return give(request, await acts.make(hub_of(request), data, kind_of_device(request), address_of(request)))


@get("/api/tables/{table_id:str}", responses=refusals(404, 409))
async def see_table(request: Asked, table_id: str) -> TableInfo:
    """A table as anybody may see it."""
    hub_of(request).limits.read(address_of(request))
    return await acts.look(hub_of(request), table_id)


@get("/api/tables/{table_id:str}/log", responses=refusals(404, 409))
async def see_log(request: Asked, table_id: str, since: Since = 0) -> Log:
    """The log after a version, without positions, as this seat may see it."""
    hub_of(request).limits.catch_up(address_of(request))
    return await acts.log(hub_of(request), table_id, await secret_of(request, table_id), since)


@post("/api/tables/{table_id:str}/claim", status_code=200, responses=refusals(404, 409, 413))
async def claim(request: Asked, table_id: str, data: ClaimSeat) -> Response[Seated]:
    """Takes a free seat."""
    hub_of(request).limits.make(address_of(request))
    secret = await secret_of(request, table_id)
    return give(
        request,
        await acts.claim(
            hub_of(request), table_id, data.seat, data.name, secret, data.claim_id, kind_of_device(request)
        ),
    )


@post("/api/tables/{table_id:str}/resume", status_code=200, responses=refusals(403, 404, 413))
async def resume(request: Asked, table_id: str, data: ResumeSeat) -> Response[Seated]:
    """Comes back to one's seat by the secret of a resume link."""
    hub_of(request).limits.make(address_of(request))
    secret = await secret_of(request, table_id)
    given = await acts.resume(hub_of(request), table_id, data.secret, secret, kind_of_device(request))
    return give(request, given)


@post("/api/tables/{table_id:str}/renew", status_code=200, responses=refusals(403, 404))
async def renew(request: Asked, table_id: str, data: Once | None = None) -> Response[Seated]:
    """A new secret for one's own seat, and all other devices and links are put out."""
    hub_of(request).limits.make(address_of(request))
    secret = await secret_of(request, table_id)
    claim_id = None if data is None else data.claim_id
    return give(request, await acts.renew(hub_of(request), table_id, secret, claim_id, kind_of_device(request)))


@get("/api/tables/{table_id:str}/devices", responses=refusals(403, 404, 409))
async def see_devices(request: Asked, table_id: str) -> list[DeviceInfo]:
    """What opens one's own seat."""
    hub_of(request).limits.read(address_of(request))
    return await acts.devices(hub_of(request), table_id, await secret_of(request, table_id))


@post("/api/tables/{table_id:str}/revoke", status_code=200, responses=refusals(403, 404, 409, 413))
async def revoke(request: Asked, table_id: str, data: RevokeDevice) -> Response[list[DeviceInfo]]:
    """Puts one device, or the resume link, out of one's own seat."""
    hub_of(request).limits.make(address_of(request))
    secret = await secret_of(request, table_id)
    left, itself = await acts.revoke(hub_of(request), table_id, secret, data.device)
    cookies = [cookie_for(request, table_id, None)] if itself else []
    return Response(left, cookies=cookies)


@post("/api/tables/{table_id:str}/link", status_code=200, responses=refusals(403, 404, 409))
async def make_link(request: Asked, table_id: str) -> ResumeLink:
    """A new resume link for one's own seat; the old one is worth nothing from now on."""
    hub_of(request).limits.make(address_of(request))
    return await acts.link(hub_of(request), table_id, await secret_of(request, table_id))


@post("/api/tables/{table_id:str}/free", status_code=200, responses=refusals(403, 404, 409, 413))
async def free(request: Asked, table_id: str, data: FreeSeat) -> TableInfo:
    """The host frees a seat before the start, whether a person or a bot has it."""
    hub_of(request).limits.make(address_of(request))
    return await acts.free(hub_of(request), table_id, await secret_of(request, table_id), data.seat)


@post("/api/tables/{table_id:str}/name", status_code=200, responses=refusals(403, 404, 413))
async def rename(request: Asked, table_id: str, data: Rename) -> TableInfo:
    """Takes another name."""
    hub_of(request).limits.make(address_of(request))
    return await acts.rename(hub_of(request), table_id, await secret_of(request, table_id), data.name)


@post("/api/tables/{table_id:str}/bot", status_code=200, responses=refusals(403, 404, 409, 413))
async def put_bot(request: Asked, table_id: str, data: PutBot) -> TableInfo:
    """The host seats a bot or sends it away, before the start."""
    hub_of(request).limits.make(address_of(request))
    return await acts.put_bot(hub_of(request), table_id, await secret_of(request, table_id), data.seat, data.bot)


@post("/api/tables/{table_id:str}/standin", status_code=200, responses=refusals(403, 404, 409, 413))
async def standin(request: Asked, table_id: str, data: StandIn) -> TableInfo:
    """A bot plays for one's own seat or an absent player's; `bot: null` takes one's own back."""
    hub_of(request).limits.make(address_of(request))
    return await acts.standin(hub_of(request), table_id, await secret_of(request, table_id), data.seat, data.bot)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=refusals(403, 404))
async def leave(request: Asked, table_id: str) -> Response[TableInfo]:
    """Frees the seat before the start; afterwards a bot plays on."""
    hub_of(request).limits.make(address_of(request))
    table = await acts.leave(hub_of(request), table_id, await secret_of(request, table_id))
    return Response(table, cookies=[cookie_for(request, table_id, None)])


@post("/api/tables/{table_id:str}/forget", status_code=200, responses=refusals(403, 404))
async def forget(request: Asked, table_id: str) -> Response[TableInfo]:
    """Leaves for good: one's name, words and secrets at this table are forgotten."""
    hub_of(request).limits.make(address_of(request))
    table = await acts.forget(hub_of(request), table_id, await secret_of(request, table_id))
    return Response(table, cookies=[cookie_for(request, table_id, None)])


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=refusals(403, 404, 409))
async def rematch(request: Asked, table_id: str, data: Once | None = None) -> Response[Seated]:
    """A new table with the same people and options."""
    hub_of(request).limits.make(address_of(request))
    secret = await secret_of(request, table_id)
    claim_id = None if data is None else data.claim_id
    given = await acts.rematch(
        hub_of(request), table_id, secret, claim_id, kind_of_device(request), address_of(request)
    )
    return give(request, given)


@post("/api/tables/{table_id:str}/follow", status_code=200, responses=refusals(403, 404, 409, 413))
async def follow(request: Asked, table_id: str, data: Follow) -> Response[Seated]:
    """Takes one's seat at the rematch with the cookie of the old table."""
    hub_of(request).limits.make(address_of(request))
    secret = await secret_of(request, table_id)
    given = await acts.follow(hub_of(request), table_id, secret, data.table, data.claim_id, kind_of_device(request))
    return give(request, given)


HANDLERS = [
    list_tables,
    make_table,
    see_table,
    see_log,
    claim,
    resume,
    renew,
    see_devices,
    revoke,
    make_link,
    free,
    rename,
    put_bot,
    standin,
    leave,
    forget,
    rematch,
    follow,
]

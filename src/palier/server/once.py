"""What gives a seat is done once, however often it is said: the answer to a claim id can be given again.

Of the id a hash is stored, and the keys are derived from the id itself: whoever reads the database can sit nowhere.
"""

from typing import Literal

from palier.server.hub import Hub
from palier.server.keys import SeatKeys, derived_keys, hash_secret
from palier.server.refusals import Refusal
from palier.server.store.interface import ClaimRow
from palier.server.table import Table
from palier.server.verbs.resume import own_device

Verb = Literal["make", "claim", "renew", "rematch", "follow"]


async def recall(
    hub: Hub, claim_id: str | None, verb: Verb, asked_at: str | None, seat: int | None = None
) -> ClaimRow | None:
    """What came of a request with this claim id; a refusal when it was another request."""
    if claim_id is None:
        return None
    before = await hub.store.claimed(hash_secret(claim_id))
    if before is not None and (
        (before.verb, before.asked_at) != (verb, asked_at) or (seat is not None and before.seat != seat)
    ):
        raise Refusal("claim_used")
    return before


def keys_for(hub: Hub, claim_id: str | None, verb: str, table: Table, seat: int) -> SeatKeys | None:
    return None if claim_id is None else derived_keys(hub.store.server_key, claim_id, verb, table.id, seat)


def claim_row(
    hub: Hub, claim_id: str | None, verb: Verb, asked_at: str | None, table: Table, seat: int | None
) -> ClaimRow | None:
    if claim_id is None:
        return None
    return ClaimRow(hash_secret(claim_id), verb, asked_at, table.id, seat, hub.steady())


def keys_again(hub: Hub, table: Table, claim_id: str | None, before: ClaimRow) -> SeatKeys | None:
    """The same keys once more, as long as the claim id is good.

    Beyond its time it still is while nobody has come by what it gave: else a seat whose answers were lost for longer
    would be nobody's.
    """
    keys = None if before.seat is None else keys_for(hub, claim_id, before.verb, table, before.seat)
    used = True
    if keys is not None:
        _, device = own_device(table, keys.secret)
        used = device.used
    if used and hub.steady() - before.at > hub.settings.claim_ms:
        raise Refusal("claim_over")
    return keys

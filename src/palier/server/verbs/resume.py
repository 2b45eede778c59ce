"""Coming back to one's seat: by the secret of a device or of a link; and what makes old ways back worthless."""

from palier.server.devices import Device, add, add_with_link, forget_old, open_devices, opened_by, put_out
from palier.server.keys import SeatKeys, hash_secret, new_keys, new_secret
from palier.server.protocol import DeviceInfo, DeviceKind
from palier.server.refusals import Refusal
from palier.server.table import Seat, Table

OUT_CODES = {"revoked": "put_out", "freed": "seat_freed", "left": "not_your_seat"}


def way_in(table: Table, secret: str | None) -> tuple[int, Device] | None:
    """The seat and the device that a secret belongs to, be it open or put out. All are compared, whichever fits."""
    found: tuple[int, Device] | None = None
    hashed = hash_secret(secret or "")
    for number, seat in enumerate(table.seats):
        device = opened_by(seat.devices, hashed)
        if device is not None:
            found = number, device
    return found


def seat_of(table: Table, secret: str | None) -> int | None:
    """The seat that a secret opens."""
    found = way_in(table, secret)
    return None if found is None or found[1].out is not None else found[0]


def own_device(table: Table, secret: str | None) -> tuple[int, Device]:
    """The seat that a secret opens, and by which device; a refusal that says why it opens none."""
    found = way_in(table, secret)
    if found is None:
        raise Refusal("not_your_seat")
    number, device = found
    if device.out is not None:
        raise Refusal(OUT_CODES[device.out])
    return number, device


def opening(table: Table, secrets: list[str]) -> str | None:
    """Of several secrets the first that opens a seat; else the first, which may say why it opens none."""
    if len(secrets) <= 1:
        # It need not be tried before it is used.
        return secrets[0] if secrets else None
    return next((secret for secret in secrets if seat_of(table, secret) is not None), secrets[0])


def pair(table: Table, number: int, kind: DeviceKind, now: int) -> str:
    """The secret of one more device for a seat."""
    secret = new_secret()
    add(table.seats[number].devices, secret, kind, now)
    forget_old(table.seats[number].devices)
    return secret


def renew(
    table: Table, number: int, by: Device, now: int, kind: DeviceKind = "device", keys: SeatKeys | None = None
) -> SeatKeys:
    """A new secret for the device that asks, and all others are put out.

    With `keys` that can be told again the asking device keeps its old secret until the new one is used, for the answer
    may be lost; so do those that were renewed before and not used yet. Without, the old one is worth nothing at once.
    """
    devices = table.seats[number].devices
    kept = [] if keys is None else [by, *(device for device in devices if device.renews and not device.used)]
    put_out([device for device in devices if device not in kept], "revoked")
    keys = new_keys() if keys is None else keys
    add_with_link(devices, keys, kind, now, renews=True)
    forget_old(devices)
    return keys


def new_link(table: Table, number: int, now: int) -> str:
    """A resume link in place of those there were."""
    devices = table.seats[number].devices
    put_out([device for device in devices if device.kind == "link"], "revoked")
    secret = new_secret()
    add(devices, secret, "link", now)
    forget_old(devices)
    return secret


def revoke(seat: Seat, device_number: int) -> Device:
    is_open = open_devices(seat.devices)
    device = next((device for device in is_open if device.number == device_number), None)
    if device is None:
        raise Refusal("bad_request", detail=f"device {device_number}")
    if len(is_open) == 1:
        raise Refusal("last_device")
    put_out([device], "revoked")
    forget_old(seat.devices)
    return device


def listed_devices(seat: Seat, own: Device, here: set[int]) -> list[DeviceInfo]:
    return [
        DeviceInfo(device.number, device.kind, device.since, device.number in here, device is own)
        for device in open_devices(seat.devices)
    ]

"""What opens a seat: a person's devices, each with a secret of its own, and a resume link."""

from typing import Final, Literal

from msgspec import Struct

from palier.server.keys import SeatKeys, hash_secret, same_hash
from palier.server.protocol import DeviceKind

Out = Literal["revoked", "freed", "left"]
"""Why a device opens nothing any more: put out from another one, by the host, or given up by its owner."""

DEVICES_MOST: Final = 20
OUT_MOST: Final = 40
"""Devices of a seat that are put out and still told so when they come back."""


class Device(Struct):
    """`secret` is a hash. The first use of one that `renews` puts out all that came before it."""

    number: int
    secret: str
    kind: DeviceKind
    since: int
    used: bool = False
    renews: bool = False
    out: Out | None = None


def open_devices(devices: list[Device]) -> list[Device]:
    return [device for device in devices if device.out is None]


def opened_by(devices: list[Device], hashed: str) -> Device | None:
    """By the secret with that hash. Every device is compared, in the same time whether it fits or not; those that are
    out as well."""
    found: Device | None = None
    for device in devices:
        if same_hash(hashed, device.secret):
            found = device
    return found


def add(devices: list[Device], secret: str, kind: DeviceKind, now: int, renews: bool = False) -> Device:
    is_open = open_devices(devices)
    if len(is_open) >= DEVICES_MOST:
        next((device for device in is_open if device.kind != "link"), is_open[0]).out = "revoked"
    device = Device(max((other.number for other in devices), default=0) + 1, hash_secret(secret), kind, now)
    device.renews = renews
    devices.append(device)
    return device


def add_with_link(devices: list[Device], keys: SeatKeys, kind: DeviceKind, now: int, renews: bool = False) -> None:
    add(devices, keys.secret, kind, now, renews)
    add(devices, keys.link, "link", now)


def put_out(devices: list[Device], out: Out) -> None:
    """Those given, of a seat's. Only the last so many are remembered."""
    for device in devices:
        if device.out is None:
            device.out = out


def forget_old(devices: list[Device]) -> None:
    gone = [device for device in devices if device.out is not None]
    for device in gone[: max(0, len(gone) - OUT_MOST)]:
        devices.remove(device)


def use(devices: list[Device], device: Device) -> bool:
    """Notes that somebody came by this one; whether anything has changed by that."""
    if device.used:
        return False
    device.used = True
    if device.renews:
        put_out([other for other in devices if other.number < device.number], "revoked")
    return True


def kind_of(agent: str | None) -> DeviceKind:
    """As coarse as a person would say it; nothing finer is kept."""
    text = (agent or "").lower()
    if "ipad" in text or "tablet" in text or ("android" in text and "mobile" not in text):
        return "tablet"
    if "mobile" in text or "iphone" in text:
        return "phone"
    if any(system in text for system in ("windows", "macintosh", "linux", "cros", "x11")):
        return "computer"
    return "device"

"""Who calls, when proxies stand between: only those that the host has named are believed."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from palier.server.logs import Log
from palier.server.security import Scope

LOG: Final = Log("palier.proxies")

FOR: Final = b"x-forwarded-for"
PROTO: Final = b"x-forwarded-proto"
SCHEMES: Final = {
    ("http", "http"): "http",
    ("http", "https"): "https",
    ("websocket", "http"): "ws",
    ("websocket", "https"): "wss",
}

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


@lru_cache(maxsize=4096)
def parse_address(text: str) -> Address | None:
    """An address, with or without the port that some proxies put behind it. An IPv4 address in IPv6 clothes, as a
    socket for both has it, is an IPv4 address."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


@lru_cache(maxsize=4096)
def written(text: str) -> str:
    """An address as we write it."""
    return str(parse_address(text))


def parse_network(text: str) -> Network:
    """An address or a network; ValueError for anything else."""
    return ip_network(text.strip(), strict=False)


class Proxies:
    """What requests say about themselves is put right: `client` and `scheme` of a scope tell who called, and how."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self.networks = [parse_network(text) for text in trusted]
        self.warned = False

    def trusts(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.networks)

    def read(self, scope: Scope) -> None:
        peer = parse_address(scope["client"][0]) if scope.get("client") else None
        if peer is None:
            return
        headers = scope["headers"]
        names = dict(headers)
        forwarded = [value.decode("latin-1") for name, value in headers if name == FOR] if FOR in names else []
        schemes = [value.decode("latin-1") for name, value in headers if name == PROTO] if PROTO in names else []
        caller = peer
        if self.trusts(peer):
            if schemes:
                scheme = schemes[-1].rpartition(",")[2].strip().lower()
                scope["scheme"] = SCHEMES.get((scope["type"], scheme), scope["scheme"])
            caller = self.caller(peer, ",".join(forwarded).split(","))
        elif (forwarded or schemes) and not self.networks and not self.warned and peer.is_private:
            self.warned = True
            LOG.warning("forwarded_by_nobody_trusted", proxy=str(peer), remedy=f"--trusted-proxy {peer}")
        host, port = scope["client"]
        scope["client"] = (written(host), port) if caller is peer else (str(caller), 0 if caller != peer else port)

    def caller(self, peer: Address, hops: list[str]) -> Address:
        """The nearest address that is no trusted proxy. Each proxy adds at the right whom it heard, so what stands left
        of that address is hearsay."""
        caller = peer
        while hops and self.trusts(caller):
            before = parse_address(hops.pop())
            if before is None:
                return caller
            caller = before
        return caller

"""Where people reach the server: its public address, the path in front of its own, the names that it answers to.

A page of a stranger may lead a browser here under a name of the stranger's (DNS rebinding), and then Origin and Host
agree. So without a public address the server answers only to names that no stranger can have: addresses, names without
a dot, and endings that the public DNS does not know.
"""

import re
import socket
from typing import Final, NamedTuple
from urllib.parse import SplitResult, quote, urlsplit

from palier.server.proxies import parse_address
from palier.server.refusals import Refusal
from palier.server.security import Scope, header
from palier.server.settings import Settings

HOME_ENDINGS: Final = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
OWN_FIRST_SEGMENTS: Final = ("api", "assets", "edit", "rules", "t")
"""A public path that began with one of them could not be told from our own."""
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*/?")


class BadAddress(ValueError):
    pass


class PublicAddress(NamedTuple):
    scheme: str
    host: str
    origin: str
    prefix: str
    """What stands before our own paths: empty, or such as `/palier`."""


def parse_public(text: str) -> PublicAddress:
    """BadAddress for whatever is no address of a site."""
    try:
        parts = urlsplit(text)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except (ValueError, UnicodeError) as error:
        raise BadAddress(text) from error
    if parts.scheme not in DEFAULT_PORTS or not host or parts.query or parts.fragment or parts.username is not None:
        raise BadAddress(text)
    if not PATH.fullmatch(parts.path) or parts.path.split("/")[1:2] in [[name] for name in OWN_FIRST_SEGMENTS]:
        raise BadAddress(text)
    netloc = f"[{host}]" if ":" in host else host
    if port is not None and port != DEFAULT_PORTS[parts.scheme]:
        netloc += f":{port}"
    return PublicAddress(parts.scheme, host, f"{parts.scheme}://{netloc}", parts.path.rstrip("/"))


def host_in(netloc: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (SplitResult("", netloc, "", "", "").hostname or "").rstrip(".")
    except ValueError:
        return ""


def parse_listen(text: str) -> tuple[str, int] | None:
    """The address and port of `127.0.0.1:9100` or `[::1]:9100`."""
    try:
        parts = urlsplit(f"//{text}")
        if parts.hostname and parts.port is not None and parts.netloc == text:
            return parts.hostname, parts.port
    except ValueError:
        pass
    return None


class Site:
    def __init__(self, settings: Settings) -> None:
        self.public = parse_public(settings.public_url) if settings.public_url else None
        self.prefix = self.public.prefix if self.public else ""
        self.address = self.public.origin + self.prefix if self.public else "/"
        self.origins = frozenset(settings.origins)
        self.names = {name.lower().rstrip(".") for name in (*settings.host_names, socket.gethostname())}
        if self.public:
            self.names.add(self.public.host)

    def read(self, scope: Scope) -> None:
        """Puts right what a scope says of our own address: scheme and path are those behind the public address."""
        if self.public is None:
            return
        encrypted = self.public.scheme == "https"
        if scope["type"] == "websocket":
            scope["scheme"] = "wss" if encrypted else "ws"
        else:
            scope["scheme"] = self.public.scheme
        # Some proxies pass the prefix on, others take it off.
        if self.prefix and scope["path"].startswith(f"{self.prefix}/"):
            scope["path"] = scope["path"][len(self.prefix) :]
            scope["raw_path"] = quote(scope["path"]).encode()

    def page_for(self, scope: Scope) -> str | None:
        """Where the page lies, for whoever asked for it without the last slash."""
        if not self.prefix or scope["path"] != self.prefix or scope["method"] not in ("GET", "HEAD"):
            return None
        query: str = scope["query_string"].decode("latin-1")
        return f"{self.prefix}/?{query}" if query else f"{self.prefix}/"

    def check_host(self, scope: Scope) -> None:
        netloc = header(scope, b"host")
        if netloc is not None and not self.answers_to(host_in(netloc)):
            expected = "" if self.public is None else self.public.origin
            raise Refusal("wrong_host", about="public" if expected else "host", host=netloc, expected=expected)

    def answers_to(self, name: str) -> bool:
        if name in self.names or "." not in name or name.endswith(HOME_ENDINGS):
            return True
        return parse_address(name) is not None

    def check_origin(self, scope: Scope) -> None:
        """Whether a request comes from our own page, or from a program that is no browser and names no origin."""
        origin = header(scope, b"origin")
        if origin is None or origin in self.origins:
            return
        if self.public is not None:
            if origin == self.public.origin:
                return
            expected, about = self.public.origin, "public"
        else:
            expected, about = header(scope, b"host") or "", "host"
            scheme, _, netloc = origin.partition("://")
            # The scheme is not compared: behind a proxy that speaks TLS for us, ours is not the one in the browser.
            if scheme in ("http", "https") and netloc and netloc == expected:
                return
        raise Refusal("wrong_origin", about=about if origin != "null" else "", origin=origin, expected=expected)

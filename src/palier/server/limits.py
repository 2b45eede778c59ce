"""How often somebody may ask. Tokens drip into a bucket a key; whoever finds it empty is refused with one sentence."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address
from secrets import token_bytes
from typing import Final

from palier.server.proxies import parse_address
from palier.server.refusals import Refusal
from palier.server.settings import Settings

PRUNE_AT: Final = 10_000


class Bucket:
    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def take(self, now: float, rate: float, burst: float, cost: float) -> bool:
        self.tokens = min(burst, self.tokens + (now - self.at) * rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """One bucket a key, forgotten when full again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, now: float) -> bool:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= PRUNE_AT:
                self.prune(now)
            bucket = self.buckets[key] = Bucket(self.burst, now)
        return bucket.take(now, self.rate, self.burst, 1.0)

    def prune(self, now: float) -> None:
        full = self.burst / self.rate
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full}


class OpenTables:
    """Which public tables were made from where. Of an address only a salted hash is held, and only in memory."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.salt = token_bytes(16)
        self.made: dict[bytes, dict[str, float]] = {}

    def take(self, key: str, table: str, now: float, is_over: Callable[[str], bool]) -> bool:
        if len(self.made) >= PRUNE_AT:
            self.made = {place: tables for place in self.made if (tables := self.young(self.made[place], now))}
        place = sha256(self.salt + key.encode()).digest()
        tables = {name: made for name, made in self.young(self.made.get(place, {}), now).items() if not is_over(name)}
        if len(tables) >= self.most:
            return False
        self.made[place] = {**tables, table: now}
        return True

    def young(self, tables: dict[str, float], now: float) -> dict[str, float]:
        return {table: made for table, made in tables.items() if now - made < self.seconds}

    def close(self, table: str) -> None:
        for tables in self.made.values():
            tables.pop(table, None)


class Limits:
    """`seconds` is a clock that only goes forward."""

    def __init__(self, settings: Settings, seconds: Callable[[], float]) -> None:
        self.settings = settings
        self.seconds = seconds
        self.makers = Buckets(settings.making_per_minute / 60, settings.making_per_minute)
        self.readers = Buckets(settings.reading_per_minute / 60, settings.reading_per_minute)
        self.chatters = Buckets(settings.chats_per_minute / 60, settings.chats_burst)
        self.leavers = Buckets(settings.standins_per_minute / 60, settings.standins_burst)
        self.advised = Buckets(settings.hints_per_minute / 60, settings.hints_burst)
        self.catchers = Buckets(settings.catch_ups_per_minute / 60, settings.catch_ups_burst)
        self.open_tables = OpenTables(settings.public_tables_per_address, settings.listed_for_ms / 1000)
        self.sockets: dict[str, int] = {}
        self.requests: Counter[str] = Counter()
        self.requests_in_all = 0

    def make(self, address: str) -> None:
        """Making, claiming, resuming: what costs a row or could be used to guess a secret."""
        self.check(self.makers, network_of(address))

    def read(self, address: str) -> None:
        self.check(self.readers, network_of(address))

    def open_table(self, address: str, table: str, is_over: Callable[[str], bool]) -> None:
        """A public table: whoever makes many of them takes the list from all others."""
        if not self.may_open_table(address, table, is_over):
            raise Refusal("too_many_public")

    def may_open_table(self, address: str, table: str, is_over: Callable[[str], bool]) -> bool:
        return not self.settings.limited or self.open_tables.take(network_of(address), table, self.seconds(), is_over)

    def table_closed(self, table: str) -> None:
        self.open_tables.close(table)

    def chat(self, table: str, seat: int) -> None:
        self.check(self.chatters, f"{table}/{seat}")

    def stand_in(self, table: str, seat: int) -> None:
        self.check(self.leavers, f"{table}/{seat}")

    def hint(self, address: str) -> None:
        """A hint keeps a worker busy for a second."""
        self.check(self.advised, network_of(address))

    def may_catch_up(self, address: str) -> bool:
        """Telling what was missed means going through the log again: dear enough to be counted by itself."""
        return not self.settings.limited or self.catchers.take(network_of(address), self.seconds())

    def catch_up(self, address: str) -> None:
        if not self.may_catch_up(address):
            raise Refusal("too_many_requests")

    def check(self, buckets: Buckets, key: str) -> None:
        if self.settings.limited and not buckets.take(key, self.seconds()):
            raise Refusal("too_many_requests")

    def request_began(self, address: str) -> None:
        """Refused, it does not count; else `request_ended` must follow."""
        key = network_of(address)
        if self.settings.limited and self.requests[key] >= self.settings.requests_per_address:
            raise Refusal("too_many_requests")
        if self.requests_in_all >= self.settings.requests:
            raise Refusal("busy")
        self.requests[key] += 1
        self.requests_in_all += 1

    def request_ended(self, address: str) -> None:
        key = network_of(address)
        self.requests_in_all -= 1
        self.requests[key] -= 1
        if self.requests[key] <= 0:
            del self.requests[key]

    def socket_opened(self, address: str) -> bool:
        key = network_of(address)
        held = self.sockets.get(key, 0)
        if self.settings.limited and held >= self.settings.sockets_per_address:
            return False
        self.sockets[key] = held + 1
        return True

    def socket_closed(self, address: str) -> None:
        key = network_of(address)
        held = self.sockets.get(key, 0) - 1
        if held > 0:
            self.sockets[key] = held
        else:
            self.sockets.pop(key, None)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whoever has one IPv6 address has 2**64 of them: they count as one."""
    parsed = parse_address(address)
    if isinstance(parsed, IPv6Address):
        return parsed.exploded[:19]
    return address if parsed is None else str(parsed)

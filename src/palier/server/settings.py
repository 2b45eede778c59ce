"""Every number that somebody may want to turn, in one place.

To add a setting, write three things:

1. a field of `Settings` with its type and default, in the block where it belongs. Types: int, float, bool, str and
   tuple[str, ...]. A name that ends in `_ms` or `_seconds` is a duration. Numbers must be more than 0, or 0 and more
   where 0 is the default or the field is in `MAY_BE_ZERO`;
2. and 3. `setting-<field> = one sentence` in text.fr.ftl and in text.en.ftl.

That makes it a line of `palier serve --config FILE`, of `--set name=value`, of `--print-config` and of `--help`
(configure.py); the tests find out what is missing.
"""

import os
from typing import Final

from msgspec import Struct

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
GIGABYTE: Final = 1024**3


GROUPS: Final = {
    "absence": "live_absence_ms",
    "windows": "quick_window_ms",
    "tables": "idle_ms",
    "operation": "waiting_kept_ms",
    "bots": "bot_workers",
    "reviews": "hint_seconds",
    "workers": "worker_memory_bytes",
    "seats": "claim_ms",
    "limits": "message_bytes",
    "connections": "connections",
    "callers": "public_url",
    "running": "metrics",
}
"""The blocks of `Settings`, each with its first field."""

MAY_BE_ZERO: Final = frozenset({"waiting_kept_ms", "playing_kept_ms", "finished_kept_ms"})
"""Fields whose default is more than 0, and for which 0 means something too."""


class Settings(Struct, frozen=True, kw_only=True):
    """Durations ending in `_ms` are milliseconds of the injected clock; the others are seconds of the event loop."""

    # Absent players
    live_absence_ms: int = 60 * SECOND
    days_absence_ms: int = 3 * DAY
    standin_bot: str = "greedy"
    idle_warning_ms: int = 15 * SECOND
    """How long before a bot stands in for a player who does nothing that player is warned."""
    host_absence_ms: int = 5 * 60 * SECOND
    host_days_absence_ms: int = DAY
    """After how long without doing anything the host is no longer host, if another person is there."""

    # Windows in which others may answer
    quick_window_ms: int = 150
    """How long a window stands open where nobody but quick bots is asked: it closes then, whatever they hold."""
    bots_window_ms: int = 600
    """The same where bots are asked that search, and wherever one person plays with bots."""
    people_window_ms: int = 2 * SECOND
    """The same where several people play, however many are asked: whoever answers sooner tells nothing by it."""
    strict_window_ms: int = 4 * SECOND
    """How long a window of a strict table stands open in all."""
    strict_more_time_ms: int = 15 * SECOND
    """How long it stands open from the moment somebody wants more time."""
    window_ms: int = 20 * SECOND
    """How long a person may think at a live table that is not strict; meanwhile the window stays open."""
    more_time_ms: int = 60 * SECOND
    """How long from the moment that person wants more time."""
    answer_travel_ms: int = 50
    """What is kept of a window's length for a bot's answer to arrive."""

    # Tables in memory and on the list
    idle_ms: int = 10 * 60 * SECOND
    tables_in_memory: int = 2000
    sweep_ms: int = 5 * 60 * SECOND
    tick_seconds: float = 1.0
    listed_tables: int = 50
    listed_for_ms: int = DAY
    listed_bytes: int = 64 * 1024
    """A public list that would be longer leaves its oldest tables out."""
    public_tables_per_address: int = 5
    """Not over yet, and made within `listed_for_ms`. The address is held in memory only, as a salted hash."""
    missed_most: int = 200
    log_page_entries: int = 500
    """So many entries of a log go into one answer; whoever wants more asks again."""
    take_backs_most: int = 100
    """How often a seat may take back before something becomes final: three times the longest turn seen."""
    entries_per_seat: int = 10_000
    """So many entries of a table's log may be one person's, ten times what a long match has; then a bot plays on."""

    # Operation
    waiting_kept_ms: int = 14 * DAY
    """A table that waits for players is removed when nobody has come for so long; 0: never."""
    playing_kept_ms: int = 180 * DAY
    """The same for one in the middle of a match, from the last move or visit on."""
    finished_kept_ms: int = 365 * DAY
    """The same for a finished one. What stays is a line without names."""
    heartbeat_seconds: float = 5.0
    """When nothing was stored for so long, a row without meaning is: /readyz tells whether that went through."""

    # Bots
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    warm_bots: bool = True
    """Starts the first workers with the server: the first bot at the first table need not wait for them."""
    bot_seconds: float = 2.9
    """From being asked to its answer. The longer the line, the less each thinks, so that all are answered in time; what
    a bot has not found by then is left to `greedy`."""
    search_seconds: float = 2.0
    """The most that a bot thinks when nobody waits behind it."""
    bot_pause_seconds: float = 0.0
    pressure_seconds: float = 20.0
    """For so long after the last sign of it, people are told that bots are pressed for time."""

    # Hints and reviews
    hint_seconds: float = 1.0
    review_decision_seconds: float = 0.4
    review_seconds: float = 90.0
    """For all decisions of a seat: in a long match each gets less."""
    review_patience_ms: int = 6 * SECOND
    """A review that nobody has asked about for so long rests."""
    idle_workers: int = 1
    idle_seconds: float = 10.0
    """A hint, or a decision of a review, that takes longer with its time in line is given up."""

    # Worker processes
    worker_memory_bytes: int = 2 * GIGABYTE
    check_memory_bytes: int = GIGABYTE // 2
    """For what strangers send; both where the system can limit a process."""
    check_seconds: float = 20.0
    """For reading what a stranger sent, waiting included."""

    # Sitting down
    claim_ms: int = 10 * 60 * SECOND
    """How long a claim id is good for; and beyond that until what it gave has been used."""

    # Limits
    message_bytes: int = 4096
    body_bytes: int = 64 * 1024
    record_bytes: int = 256 * 1024
    messages_per_second: float = 20.0
    """All sockets of a seat together; who watches counts by the socket."""
    messages_burst: float = 60.0
    making_per_minute: float = 60.0
    reading_per_minute: float = 1200.0
    chats_per_minute: float = 30.0
    chats_burst: float = 6.0
    standins_per_minute: float = 2.0
    """Each is an entry of the log: how often a seat may leave, come back or call a bot."""
    standins_burst: float = 20.0
    hints_per_minute: float = 40.0
    hints_burst: float = 10.0
    catch_ups_per_minute: float = 240.0
    catch_ups_burst: float = 60.0
    sockets_per_address: int = 64
    sockets_per_table: int = 200
    outbox_bytes: int = 8 * 1024 * 1024
    count_holds: bool = False
    """Whether `/metrics` tells how long the loop was held, and by what: some 3 % of what a move costs."""
    limited: bool = True
    """Benches and tests that come from one address turn the limits on rates off."""

    # Connections
    connections: int = 10_000
    connections_per_address: int = 256
    requests: int = 512
    requests_per_address: int = 64
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    unread_seconds: float = 30.0
    keep_alive_seconds: float = 5.0

    # Who may call, and where
    public_url: str = ""
    host_names: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    """Origins beside the server's own, such as a development page's `http://localhost:5173`."""

    # For whoever runs the server
    metrics: str = ""
    log_addresses: bool = False
    """Off, since addresses are personal: what is not written down need not be kept safe, told or deleted."""

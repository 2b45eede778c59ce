"""What can be counted, for Prometheus."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from palier.server.holds import Holds

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
COARSE = (0.05, 0.25, 1.0, 3.0, 10.0)
SHARES = (0.01, 0.03, 0.1, 0.3, 0.5, 0.99, 1.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """One set a server, so that several in one process do not mix."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.holds = Holds()
        registry.register(self.holds)
        self.requests = Counter("palier_http_requests", "Requests by answer", ["method", "status"], registry=registry)
        self.request_seconds = Histogram(
            "palier_http_request_seconds", "Time to answer a request", buckets=FAST, registry=registry
        )
        self.sockets = Gauge("palier_sockets", "Open WebSockets", registry=registry)
        self.turned_away = Counter(
            "palier_connections_turned_away", "Connections that were ended or not let in", ["why"], registry=registry
        )
        self.tables = Gauge("palier_tables_in_memory", "Tables held in memory", registry=registry)
        self.made = Counter("palier_tables_made", "Tables made", registry=registry)
        # Counted on the path of every move, so by a plain number that is looked at when somebody asks.
        self.entries = {"action": 0, "undo": 0, "standin": 0}
        entries = Gauge("palier_entries_total", "Log entries acknowledged", ["kind"], registry=registry)
        for kind in self.entries:
            entries.labels(kind).set_function(partial(self.entries.__getitem__, kind))
        self.refusals = Counter("palier_refusals", "What was refused, by code", ["code"], registry=registry)
        self.commit_seconds = Histogram(
            "palier_commit_seconds", "Time to make a batch durable", buckets=FAST, registry=registry
        )
        self.commit_entries = Histogram(
            "palier_commit_writes", "Writes in a batch", buckets=(1, 2, 5, 10, 20, 50, 100, 500), registry=registry
        )
        self.thinking_seconds = Histogram(
            "palier_bot_seconds", "Time a bot took to answer", buckets=SLOW, registry=registry
        )
        self.bot_failures = Counter(
            "palier_bot_failures",
            "Thoughts given up, by why; bots then play what greedy would",
            ["why"],
            registry=registry,
        )
        self.lane_wait_seconds = Histogram(
            "palier_lane_wait_seconds", "Time in line for a worker", ["lane"], buckets=COARSE, registry=registry
        )
        self.lane_work_seconds = Histogram(
            "palier_lane_work_seconds", "Time at work in a worker", ["lane"], buckets=COARSE, registry=registry
        )
        self.granted_share = Histogram(
            "palier_granted_share",
            "Share of its usual time that a search was granted; less than 1 while others wait",
            ["lane"],
            buckets=SHARES,
            registry=registry,
        )

    @contextmanager
    def served_at(self, host: str, port: int) -> Iterator[int]:
        """Tells whoever asks at an address of its own, of which the public one knows nothing; gives the port."""
        server, thread = start_http_server(port, host, self.registry)
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

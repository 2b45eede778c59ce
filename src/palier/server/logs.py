"""Structured logs: one JSON object a line on stderr. Never a secret, a cookie or a query."""

import json
import logging
import sys
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import Any, Final, TextIO

import structlog

JSON: Final = json.JSONEncoder(ensure_ascii=False, default=repr)
LOCK: Final = Lock()


class Lines:
    """Where our own lines go. A line a request is written: what logging and its records cost would be most of it."""

    def __init__(self, stream: TextIO, name: str) -> None:
        self.stream = stream
        self.name = name

    def write(self, line: str) -> None:
        # Whatever has become of the stream, nothing else may fail by it.
        with LOCK, suppress(OSError, ValueError):
            self.stream.write(line)
            self.stream.flush()

    debug = info = warning = error = critical = write


def as_line(_logger: Lines, _method: str, event: structlog.typing.EventDict) -> str:
    return f"{JSON.encode(event)}\n"


def set_up_logs(level: int = logging.INFO) -> None:
    """For the whole process; what libraries log comes out the same way."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, as_line],
        logger_factory=partial(Lines, sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic", "sqlalchemy"):
        noisy = logging.getLogger(name)
        noisy.handlers = []
        noisy.propagate = True
        # Below a warning they tell addresses with their queries.
        noisy.setLevel(logging.WARNING)

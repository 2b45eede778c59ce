"""Structured logs: one JSON object a line on stderr. Never a secret, a cookie or a query."""

import json
import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from threading import Lock
from typing import Any, Final

BOUND: Final[ContextVar[Mapping[str, Any]]] = ContextVar("palier_log_fields")
JSON: Final = json.JSONEncoder(ensure_ascii=False, default=repr)
LOCK: Final = Lock()
FORMATTER: Final = logging.Formatter()


def moment(seconds: float | None = None) -> str:
    at = datetime.now(UTC) if seconds is None else datetime.fromtimestamp(seconds, UTC)
    return at.isoformat().replace("+00:00", "Z")


class Log:
    """Tells events with their fields, in the name of a part of the server.

    A line a request is written: what a record of `logging` costs would be most of it, so our own lines go out at once.
    """

    def __init__(self, name: str) -> None:
        self.logger = logging.getLogger(name)

    def info(self, event: str, **fields: Any) -> None:
        self.tell(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        self.tell(logging.WARNING, event, fields)

    def error(self, event: str, exc_info: BaseException | None = None, **fields: Any) -> None:
        self.tell(logging.ERROR, event, fields, exc_info)

    def tell(self, level: int, event: str, fields: Mapping[str, Any], error: BaseException | None = None) -> None:
        if not self.logger.isEnabledFor(level):
            return
        line = {
            "event": event,
            **BOUND.get({}),
            **fields,
            "level": logging.getLevelName(level).lower(),
            "logger": self.logger.name,
            "timestamp": moment(),
        }
        if error is not None:
            line["exception"] = FORMATTER.formatException((type(error), error, error.__traceback__))
        # Whatever has become of the stream, nothing else may fail by it.
        with LOCK, suppress(OSError, ValueError):
            sys.stderr.write(f"{JSON.encode(line)}\n")
            sys.stderr.flush()


@contextmanager
def bound(**fields: Any) -> Iterator[None]:
    """Adds fields to all that is logged within, whoever logs it."""
    before = BOUND.set({**BOUND.get({}), **fields})
    try:
        yield
    finally:
        BOUND.reset(before)


class OneLine(logging.Formatter):
    """What libraries log comes out the same way."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "event": record.getMessage(),
            **BOUND.get({}),
            "level": record.levelname.lower(),
            "logger": record.name,
            "timestamp": moment(record.created),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return JSON.encode(line)


def set_up_logs(level: int = logging.INFO) -> None:
    """For the whole process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic", "sqlalchemy"):
        noisy = logging.getLogger(name)
        noisy.handlers = []
        noisy.propagate = True
        # Below a warning they tell addresses with their queries.
        noisy.setLevel(logging.WARNING)

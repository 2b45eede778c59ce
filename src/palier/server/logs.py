"""Structured logs: one JSON object a line on stderr. Never a secret, a cookie or a query."""

import json
import logging
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

BOUND: Final[ContextVar[Mapping[str, Any]]] = ContextVar("palier_log_fields")
FIELDS: Final = "palier_fields"
"""Where a record of ours carries the fields of its event."""


class Log:
    """Tells events with their fields, in the name of a part of the server."""

    def __init__(self, name: str) -> None:
        self.logger = logging.getLogger(name)

    def info(self, event: str, **fields: Any) -> None:
        self.tell(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        self.tell(logging.WARNING, event, fields)

    def error(self, event: str, exc_info: BaseException | None = None, **fields: Any) -> None:
        self.tell(logging.ERROR, event, fields, exc_info)

    def tell(self, level: int, event: str, fields: Mapping[str, Any], error: BaseException | None = None) -> None:
        if self.logger.isEnabledFor(level):
            told = {**BOUND.get({}), **fields}
            self.logger.log(level, "%s", event, exc_info=error, extra={FIELDS: told})


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
            **getattr(record, FIELDS, {}),
            "level": record.levelname.lower(),
            "logger": record.name,
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z"),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=repr)


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

"""Structured logs: one JSON object a line on stderr. Never a secret, a cookie or a query."""

import logging
import sys
from typing import Any

import structlog


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
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
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

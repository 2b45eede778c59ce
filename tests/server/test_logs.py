"""Each line of the log is one JSON object, whoever wrote it."""

import asyncio
import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from palier.server.logs import Log, OneLine, bound

LOG = Log("palier.test_logs")


class Late(logging.Handler):
    """Looks for stderr when there is something to write: pytest has another for each phase of a test."""

    def emit(self, record: logging.LogRecord) -> None:
        sys.stderr.write(f"{self.format(record)}\n")


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    handler = Late()
    handler.setFormatter(OneLine())
    logger = logging.getLogger("palier.test_logs")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    yield capsys
    logger.removeHandler(handler)
    logger.setLevel(logging.NOTSET)
    logger.propagate = True


def lines(written: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.readouterr().err.splitlines()]


def test_an_event_is_told_with_its_fields(written: pytest.CaptureFixture[str]) -> None:
    LOG.info("sat_down", table="aaaaaaaaaa", name="Zoé %s\n", seats=(1, 2), odd=object)
    (line,) = lines(written)
    moment = datetime.fromisoformat(line.pop("timestamp"))
    assert moment.tzinfo == UTC
    assert line == {
        "event": "sat_down",
        "table": "aaaaaaaaaa",
        "name": "Zoé %s\n",
        "seats": [1, 2],
        "odd": repr(object),
        "level": "info",
        "logger": "palier.test_logs",
    }


def test_an_error_comes_with_its_traceback_on_one_line(written: pytest.CaptureFixture[str]) -> None:
    try:
        raise ValueError("nothing\nthere")
    except ValueError as error:
        LOG.error("failed", exc_info=error, error=repr(error))
    (line,) = lines(written)
    assert line["exception"].startswith("Traceback")
    assert "test_logs.py" in line["exception"]
    assert (line["level"], line["error"]) == ("error", "ValueError('nothing\\nthere')")


def test_what_libraries_log_looks_the_same(written: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("palier.test_logs.library").warning("%d things", 3)
    (line,) = lines(written)
    assert (line["event"], line["level"], line["logger"]) == ("3 things", "warning", "palier.test_logs.library")


def test_fields_of_a_request_are_those_of_what_it_brings_about_alone(written: pytest.CaptureFixture[str]) -> None:
    async def request(number: int) -> None:
        with bound(request=number):
            await asyncio.sleep(0)
            with bound(address="127.0.0.1"):
                await asyncio.create_task(later(number))
            LOG.info("answered", number=number)

    async def later(number: int) -> None:
        LOG.info("later", number=number)

    async def both() -> None:
        await asyncio.gather(request(1), request(2))
        LOG.info("after")

    asyncio.run(both())
    found = lines(written)
    for line in found[:-1]:
        assert line["request"] == line["number"]
        assert ("address" in line) == (line["event"] == "later")
    assert len(found) == 5
    assert "request" not in found[-1]


def test_what_is_below_the_level_is_not_written(written: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("palier.test_logs").setLevel(logging.WARNING)
    LOG.info("quiet")
    LOG.warning("loud")
    assert [line["event"] for line in lines(written)] == ["loud"]

"""Servers that several tests share, for starting one takes a second."""

from collections.abc import Iterator

import pytest

from tests.server.process import ServerProcess
from tests.server.world import BOT_SECONDS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server without limits on rates, which waits for whoever is asked however slow the machine is."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(folder, bot_seconds=BOT_SECONDS, idle_seconds=BOT_SECONDS, window_ms=60 * 60 * 1000) as running:
        yield running

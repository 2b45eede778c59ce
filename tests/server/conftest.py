"""Servers that several tests share, for starting one takes a second."""

from collections.abc import Iterator

import pytest

from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server without limits on rates."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running

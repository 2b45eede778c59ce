"""One browser for all tests, one server for the tests of a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import PATIENCE
from tests.browser.prepared import Prepared, store
from tests.browser.site import chromium_path, launch, page_folder, serve
from tests.server.process import ServerProcess

# What is expected gets as long as everything else; Playwright's own 5 seconds may be too short on a busy machine.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium_path()
    with sync_playwright() as playwright:
        running = launch(playwright.chromium, path)
        yield running
        running.close()


@pytest.fixture(scope="session")
def built_page() -> Path:
    return page_folder()


@pytest.fixture(scope="module")
def tables() -> dict[str, Prepared]:
    """Tables that stand on the server from the start; a file of tests that needs some lays its own."""
    return {}


@pytest.fixture(scope="module")
def server(
    built_page: Path, tables: dict[str, Prepared], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("site")
    if tables:
        store(folder, list(tables.values()))
    with serve(folder, built_page) as running:
        yield running

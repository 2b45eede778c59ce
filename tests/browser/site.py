"""A real server with the built page, and a real browser in front of it."""

import os
import shutil
import sysconfig
from pathlib import Path

from playwright.sync_api import Browser, BrowserType

from palier.server.http.pages import FOLDER
from tests.server.process import ROOT, ServerProcess
from tools.browser import installed

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def page_folder() -> Path:
    """Where the built page is: PALIER_PAGE when set, else web/dist, else what the palier in use was installed with."""
    named = os.environ.get("PALIER_PAGE")
    if named:
        places = [Path(named)]
    else:
        installed_page = Path(sysconfig.get_path("purelib"), "palier", "server", "static")
        places = [ROOT / "web" / "dist", FOLDER, installed_page]
    for place in places:
        if (place / "index.html").is_file():
            return place
    raise AssertionError(f"The page is not built (looked in {', '.join(map(str, places))}): run make setup.")


def chromium_path() -> str:
    """Asked before Playwright runs: looking for Playwright's own browser runs it too."""
    path = installed()
    assert path is not None, "There is no Chromium: run python tools/browser.py."
    return path


def launch(kind: BrowserType, path: str) -> Browser:
    return kind.launch(executable_path=path, args=list(FLAGS))


def serve(folder: Path, page: Path, **settings: object) -> ServerProcess:
    """A server to start with `with`. It serves a copy of the page: a build may run meanwhile."""
    server = ServerProcess(folder, **settings)
    shutil.copytree(page, server.static)
    return server

"""A real server with the built page, and a real browser in front of it."""

import os
import shutil
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from random import Random

import httpx
from playwright.sync_api import Browser, BrowserType

import palier
from palier.server.http.pages import FOLDER
from tests.browser.people import SECONDS
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

# On a busy machine a click takes its time: nobody is passed over, replaced by a bot or left without a hint for that.
UNHURRIED = {
    "window_ms": 600_000,
    "people_window_ms": 300,
    "live_absence_ms": 600_000,
    "bot_seconds": SECONDS,
    "idle_seconds": SECONDS,
}


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
    server = ServerProcess(folder, **{**UNHURRIED, **settings})
    shutil.copytree(page, server.static)
    return server


def finished_record(
    players: int = 3, seed: int = 5, game: str = "roomshare", options: Mapping[str, bool | int | str] | None = None
) -> palier.Record:
    """A match that random hands have played to its end."""
    match = palier.new_match(game, players, seed, options or {})
    choice = Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match.record


def upload(server: ServerProcess, record: palier.Record) -> str:
    """The id of the finished table that the server makes of it."""
    answer = httpx.post(f"{server.address}/api/records", content=record.to_json(), timeout=SECONDS)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def axe_script() -> str:
    file = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    assert file.is_file(), f"There is no {file}: run npm ci in web."
    return file.read_text(encoding="utf-8")

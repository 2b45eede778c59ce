"""Finds a Chromium for the browser tests, and installs one where there is none. Prints its path.

    python tools/browser.py

A browser that is already there is taken (PALIER_CHROMIUM names one); otherwise Debian's package, and otherwise
Playwright's own.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    named = os.environ.get("PALIER_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    return playwright_own()


def playwright_own() -> str | None:
    """The browser that Playwright has downloaded, if it has."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        quietly("apt-get", "update", "-qq")
        quietly("apt-get", "install", "-y", "-qq", "chromium")
    if installed() is None:
        quietly(sys.executable, "-m", "playwright", "install", "chromium")


def quietly(*command: str) -> None:
    """What it prints is not ours to print, and whether it helped is looked at afterwards."""
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    if installed() is None:
        print("No Chromium here: installing one", file=sys.stderr)
        install()
    path = installed()
    if path is None:
        print(
            "There is no Chromium and none could be installed: install one, or name it in PALIER_CHROMIUM.",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

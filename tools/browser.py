"""Finds a Chromium for the browser tests, and installs one where there is none. Prints its path.

    python tools/browser.py

A browser that is already there is taken (PALIER_CHROMIUM names one); otherwise Debian's package, and otherwise Playwright's own.
"""

import os
import shutil
import subprocess
import sys

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
    return path if os.path.exists(path) else None


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "check": False}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], **quiet)  # type: ignore[call-overload]
    if installed() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


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

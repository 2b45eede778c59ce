"""Runs `python -m palier` for real, as a process of its own."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Self

COMMAND = [sys.executable, "-m", "palier"]
PATIENCE = 300.0


def environment(**more: str) -> dict[str, str]:
    """The caller's, with this very palier, texts that complain, and no language of the machine's own."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PALIER_LANG", "LC_ALL", "LANG")}
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    return {**kept, "PYTHONPATH": path, "PALIER_STRICT_TEXTS": "1", "PYTHONIOENCODING": "utf-8", **more}


def palier(*arguments: str, answers: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=answers,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def numbers(seed: int, count: int = 6000, most: int = 12) -> str:
    """Random answers; those that are no choice are asked again."""
    chance = Random(seed)
    return "".join(f"{chance.randint(1, most)}\n" for _ in range(count))


class Terminal:
    """The command in a terminal of its own: what it prints can be waited for, and answered."""

    def __init__(self, arguments: Sequence[str], **more: str) -> None:
        self.master, slave = pty.openpty()
        colours = {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment(**colours, **more)
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Everything printed since the last wait, up to and with this text."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            if not select.select([self.master], [], [], max(0.0, end - time.monotonic()))[0]:
                raise AssertionError(f"waited in vain for {text!r} in {self.seen[-2000:]!r}")
            try:
                self.seen += os.read(self.master, 65536).decode("utf-8", errors="replace")
            except OSError as error:
                raise AssertionError(f"the command ended before {text!r}: {self.seen[-2000:]!r}") from error
        before, found, self.seen = self.seen.partition(text)
        return before + found

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

"""A bot from the user's own file, in a process of its own: it may crash or dawdle, and costs nobody but itself."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, ClassVar, Final

from palier.bots.bot import Thinking
from palier.engine.chance import SeededChance
from palier.engine.errors import PalierError
from palier.engine.game import Action

SECONDS: Final = 5.0
START_SECONDS: Final = 30.0
"""For loading the file, in all: a machine under load takes its time for that."""

NUMBERS: Final = count(1)


class BadBot(PalierError):
    """A bot's file that cannot be used at all; `reason` is a word for programs, `detail` what Python said."""

    code: ClassVar[str] = "bad_bot"

    def __init__(self, name: str, reason: str = "", detail: str = "") -> None:
        super().__init__(name, reason, detail)
        self.name = name
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        why = self.detail or REASONS.get(self.reason, "")
        return f"{self.name}: {why}" if why else self.name


REASONS: Final = {
    "file": "there is no such file",
    "class": "there is no such class with a method choose(view, actions, thinking)",
    "name": "another bot has this name already",
    "ended": "it ended, or took too long, while it was loaded",
}


class Lost(Exception):
    """The bot crashed, took too long or answered nonsense."""


def is_own(name: str) -> bool:
    path, _, kind = name.rpartition(":")
    return path.endswith(".py") and kind.isidentifier()


def label(name: str) -> str:
    """What people read: the class, for a bot of one's own."""
    return name.rpartition(":")[2] if is_own(name) else name


class Host:
    """The process that runs one file's class, for as many matches as this process plays."""

    def __init__(self, name: str) -> None:
        self.name = name
        path, _, kind = name.rpartition(":")
        package = str(Path(__file__).parents[2])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([package, os.environ.get("PYTHONPATH", "")])}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "palier.bots.host", path, kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            # A group of its own, so that what the bot starts ends with it; Ctrl-C is for whoever asks it.
            start_new_session=True,
        )
        self.began = time.monotonic()
        self.ready = False
        self.ended = False
        self.spoken = threading.Event()
        self.answers: SimpleQueue[str] = SimpleQueue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.answers.put(line.decode("utf-8", errors="replace"))
            self.spoken.set()
        self.answers.put("")
        self.spoken.set()

    def wait_until_ready(self, seconds: float) -> None:
        """Lost when it takes longer to load; it may go on loading meanwhile, as long as it still has time in all."""
        if self.ready:
            return
        left = self.began + START_SECONDS - time.monotonic()
        if not self.spoken.wait(min(seconds, left)) and seconds < left:
            raise Lost
        told = self.receive(0.0)
        if "bad" in told:
            self.end()
            raise BadBot(self.name, told["bad"], told.get("detail", ""))
        self.ready = True

    def receive(self, seconds: float) -> dict[str, Any]:
        try:
            told = json.loads(self.answers.get(timeout=seconds))
        except (Empty, ValueError) as error:
            self.end()
            raise Lost from error
        return told if isinstance(told, dict) else {}

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            self.end()
            raise Lost from error
        return self.receive(seconds)

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def end(self) -> None:
        """Ends the process and those that the bot has started; once, for later its number may be somebody else's."""
        if self.ended:
            return
        self.ended = True
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()


HOSTS: Final[dict[str, Host]] = {}


def host_of(name: str, loading: float = START_SECONDS) -> Host:
    """The one that runs, or a new one, once it is ready; BadBot when it cannot be used, Lost when that takes longer."""
    host = HOSTS.get(name)
    if host is not None and not host.running:
        host.end()
        host = None
    if host is None:
        host = HOSTS[name] = Host(name)
    host.wait_until_ready(loading)
    return host


def check(name: str) -> None:
    """Raises BadBot with one sentence when the file cannot be loaded or has no such class."""
    try:
        host_of(name)
    except Lost as error:
        raise BadBot(name, "ended") from error


class OwnBot:
    """Stands for the user's bot. A move that it does not give in time is any legal one; `lost` counts them."""

    def __init__(self, name: str, seed: int, seconds: float = SECONDS, loading: float = START_SECONDS) -> None:
        self.name = name
        self.chance = SeededChance(seed, "own bot")
        self.seed = seed
        self.seconds = seconds
        self.loading = loading
        self.number = next(NUMBERS)
        self.lost = 0

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        question = {
            "bot": self.number,
            "seed": self.seed,
            "game": thinking.game.name,
            "seat": thinking.seat,
            "luck": self.chance.word(),
            # A guess that fits what the seat knows: the true state never leaves this process.
            "position": thinking.sample().to_json(),
            "view": view,
            "actions": [action.text for action in actions],
        }
        chosen: object = None
        with suppress(Lost, BadBot):
            chosen = host_of(self.name, self.loading).ask(question, self.seconds).get("action")
        for action in actions:
            if action.text == chosen:
                return action
        self.lost += 1
        return actions[self.chance.below(len(actions))]


def lost_by(bot: object) -> int:
    """How many moves a bot did not give; only those of one's own can lose any."""
    return bot.lost if isinstance(bot, OwnBot) else 0

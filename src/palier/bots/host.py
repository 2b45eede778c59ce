"""The process of a bot of one's own: `python -m palier.bots.host FILE CLASS`, a question and an answer a line."""

import contextlib
import importlib.util
import inspect
import json
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import palier
from palier.bots.bot import Bot, Thinking
from palier.engine.chance import SeededChance
from palier.engine.game import Action


class NoBot(Exception):
    """A file without a bot: what is missing, `file` or `class`."""


def load(path: str, kind: str) -> Callable[..., Bot]:
    """The class of that name in that file; NoBot, or whatever the file raises, otherwise."""
    if not Path(path).is_file():
        raise NoBot("file")
    # Beside the file may lie modules that it needs.
    sys.path.insert(0, str(Path(path).resolve().parent))
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None:
        raise NoBot("file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise NoBot("class")
    return found


def build(kind: Callable[..., Bot], seed: int) -> Bot:
    """Given its seed if it takes one; a bot without a `chance` of its own needs none."""
    return kind(seed) if inspect.signature(kind).parameters else kind()


def answer(bot: Bot, question: dict[str, Any]) -> str:
    game = palier.games[question["game"]]
    state = game.position(question["position"], False)
    chance = SeededChance(question["luck"], "thinking")
    thinking = Thinking(game, state, question["seat"], chance)
    actions = [Action(game.parse(text), text) for text in question["actions"]]
    return str(bot.choose(question["view"], actions, thinking))


def end_with_parent() -> None:
    """A bot that never answers must not outlive the match."""
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(1)
    end_all()


def end_all() -> None:
    """Ends this process and those that the bot has started."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


class Pipes:
    """Where questions come from and answers go to: what the bot reads and prints has nothing to do with it."""

    def __init__(self) -> None:
        self.questions = os.fdopen(os.dup(0), encoding="utf-8")
        self.answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
        self.owner = os.getpid()
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)

    def tell(self, message: dict[str, Any]) -> None:
        if os.getpid() != self.owner:
            # The bot forked, and its child came back as well: one answer is enough.
            os._exit(0)
        self.answers.write(json.dumps(message) + "\n")
        self.answers.flush()


def main(path: str, kind: str) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    pipes = Pipes()
    try:
        # Games too are loaded before it is ready: the time for its first move is for thinking.
        list(palier.games.values())
        list(palier.strategies.values())
        found = load(path, kind)
        # One that cannot even be made would lose every move.
        build(found, 0)
    except NoBot as error:
        pipes.tell({"bad": str(error)})
        return
    except BaseException as error:  # noqa: BLE001 - whatever the file does when it is loaded, its author is told
        pipes.tell({"bad": "code", "detail": f"{type(error).__name__}: {error}"})
        return
    pipes.tell({"ready": True})
    bots: dict[int, Bot] = {}
    told: set[str] = set()
    for line in pipes.questions:
        question = json.loads(line)
        number = question["bot"]
        try:
            if number not in bots:
                bots = {**dict(list(bots.items())[-16:]), number: build(found, question["seed"])}
            action: str | None = answer(bots[number], question)
        except Exception:  # noqa: BLE001 - the author reads what went wrong, once, and the match goes on
            action = None
            wrong = traceback.format_exc()
            if wrong not in told:
                told.add(wrong)
                sys.stderr.write(wrong)
                sys.stderr.flush()
        pipes.tell({"action": action})


if __name__ == "__main__":
    owner = os.getpid()
    with contextlib.suppress(KeyboardInterrupt):
        try:
            main(sys.argv[1], sys.argv[2])
        finally:
            if os.getpid() == owner:
                end_all()

"""The process of a bot of one's own: `python -m palier.bots.host FILE CLASS`, a question and an answer a line."""

import contextlib
import importlib.util
import inspect
import json
import os
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


def load(path: str, kind: str) -> Callable[..., Bot]:
    """The class of that name in that file; ValueError with a few words otherwise."""
    if not Path(path).is_file():
        raise ValueError("there is no such file")
    # Beside the file may lie modules that it needs.
    sys.path.insert(0, str(Path(path).resolve().parent))
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None:
        raise ValueError("this is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise ValueError(f"there is no class {kind} with a method choose(view, actions, thinking)")
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
    os._exit(1)


def main(path: str, kind: str) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    # What the bot prints must not be taken for its answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def tell(message: dict[str, Any]) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    try:
        # Games too are loaded before it is ready: the time for its first move is for thinking.
        list(palier.games.values())
        found = load(path, kind)
    except BaseException as error:  # noqa: BLE001 - whatever the file does when it is loaded, its author is told
        tell({"bad": f"{type(error).__name__}: {error}" if not isinstance(error, ValueError) else str(error)})
        return
    tell({"ready": True})
    bots: dict[int, Bot] = {}
    for line in sys.stdin:
        question = json.loads(line)
        number = question["bot"]
        try:
            if number not in bots:
                bots = {**dict(list(bots.items())[-16:]), number: build(found, question["seed"])}
            tell({"action": answer(bots[number], question)})
        except Exception:  # noqa: BLE001 - the author reads what went wrong, the match goes on
            traceback.print_exc()
            tell({"action": None})


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main(sys.argv[1], sys.argv[2])

"""Drawing in the terminal: style names become colours, and everything still reads without them."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from palier.text import Texts

STYLES: Final = {
    "": "",
    "dim": "dim",
    "strong": "bold",
    "red": "bold #FFFFFF on #B93A20",
    "blue": "bold #FFFFFF on #1F6FB5",
    "yellow": "bold #1F2433 on #E8B42A",
    "green": "bold #FFFFFF on #16785A",
    "classic": "#A08C72",
    "suite": "#C8922E",
    "royal": "bold #E3B65A",
    "haunted": "#9D7FD1",
    "lit": "bold #1F2433 on #FFEFC0",
    "full": "bold #FFFFFF on #B84E28",
    "log": "",
    "turn": "bold",
}


class Advance:
    """A progress bar on standard error, which stays out of the output; none where nobody watches."""

    def __init__(self, progress: Progress, what: str, total: int) -> None:
        self.progress = progress
        self.task = progress.add_task(what, total=total)

    @property
    def shown(self) -> bool:
        return not self.progress.disable

    def __call__(self, finished: int) -> None:
        self.progress.advance(self.task, finished)

    def say(self, text: str) -> None:
        self.progress.console.print(text)


@contextmanager
def bar(what: str, total: int) -> Iterator[Advance]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield Advance(progress, what, total)


def make_console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def sentence(console: Console, text: str, style: str = "") -> None:
    """A sentence, wrapped at words in a terminal and whole in a pipe."""
    console.print(Text(text, style=STYLES.get(style, style)), soft_wrap=not console.is_terminal)


def lost_moves(bot: str, moves: int, texts: Texts) -> str:
    """Whoever reads figures of a bot of their own must know which of its moves were not its own."""
    return texts.say("lost-moves", bot=texts.word("bot", bot), moves=moves)


def picture_of(game: str) -> Any:
    return import_module(f"palier.games.{game}.picture")


def board(console: Console, view: dict[str, Any], texts: Texts, names: Sequence[str]) -> None:
    for line in picture_of(view["game"]).text(view, texts.say, names):
        text = Text()
        for piece, style in line:
            text.append(piece, style=STYLES.get(style, ""))
        text.rstrip()
        console.print(text, soft_wrap=True)


def log_line(console: Console, event: dict[str, Any], told: str) -> None:
    """One sentence of the log; a new turn stands out."""
    if event["event"] == "turn":
        sentence(console, told, "turn")
    else:
        sentence(console, f"  {told}")


def ranking(console: Console, outcome: dict[str, Any], texts: Texts, names: Sequence[str]) -> None:
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome["ranking"])):
        told = texts.say("play-rank", rank=rank, player=names[seat], points=outcome["scores"][seat])
        sentence(console, f"  {told}", "strong" if seat in outcome["winners"] else "")

"""`palier rules`: a rule book, or the sentences of it that hold certain words."""

import re
import unicodedata
from importlib.resources import files
from typing import NamedTuple

import click
from rich.console import Console
from rich.text import Text

from palier.cli.commands import Verb, game, language, verb
from palier.cli.common import Stopped, find_game, texts_of
from palier.cli.screen import make_console, sentence
from palier.text import Texts


class Found(NamedTuple):
    """A paragraph of a rule book under its heading."""

    heading: str
    text: str


def command(texts: Texts) -> Verb:
    @verb("rules", texts, "help-rules")
    @game
    @click.option("--search", metavar="…", help="help-rules-search")
    @language
    def rules(game: str, search: str | None, lang: str | None) -> None:
        show(game, search, lang)

    return rules


def show(name: str, query: str | None, lang: str | None) -> None:
    game = find_game(name, texts_of(lang))
    texts = texts_of(lang, game.name)
    console = make_console()
    book = rule_book(game.name, texts.lang)
    if query is not None:
        if not show_found(console, texts, book, query):
            raise Stopped(1)
    elif console.is_terminal:
        # Slow to load, and of no use but here.
        from rich.markdown import Markdown  # noqa: PLC0415

        console.print(Markdown(book))
    else:
        print(book)


def rule_book(game: str, lang: str) -> str:
    return files(f"palier.games.{game}").joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")


def show_found(console: Console, texts: Texts, book: str, query: str) -> bool:
    """Prints what a query finds; False when that is nothing, which is then said."""
    found = search_book(book, query)
    heading = ""
    for one in found:
        if one.heading != heading:
            heading = one.heading
            console.print()
            sentence(console, heading, "strong")
        console.print(styled(one.text), soft_wrap=not console.is_terminal)
    if not found:
        sentence(console, texts.say("rules-none", title=texts.say("game-title"), query=query))
    return bool(found)


def search_book(book: str, query: str) -> list[Found]:
    """The paragraphs that hold all words of a query, capitals and accents apart."""
    wanted = [re.compile(rf"\b{re.escape(word)}\b" if word[-1].isdigit() else re.escape(word)) for word in plain(query)]
    found: list[Found] = []
    for one in paragraphs(book):
        here = " ".join(plain(one.text))
        if wanted and all(pattern.search(here) for pattern in wanted):
            found.append(one)
    return found


def plain(text: str) -> list[str]:
    """The words of a text without capitals, accents and emphasis."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return [word for word in re.split(r"[^\w'-]+", bare) if word]


def paragraphs(book: str) -> list[Found]:
    """A numbered sentence with the note below it is one paragraph."""
    result: list[Found] = []
    heading = ""
    lines: list[str] = []
    for line in [*book.splitlines(), ""]:
        if line.startswith(("#", "- ")) or not line.strip():
            if lines:
                result.append(Found(heading, " ".join(lines)))
            lines = []
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.strip():
            lines.append(line.strip().removeprefix("- "))
    return result


def styled(text: str) -> Text:
    """Emphasis as a terminal shows it."""
    result = Text()
    for piece in re.split(r"(\*\*.+?\*\*|\*.+?\*|`.+?`)", text):
        style = "bold" if piece.startswith(("**", "`")) else "italic dim" if piece.startswith("*") else ""
        result.append(piece.strip("*`") if style else piece, style=style)
    return result

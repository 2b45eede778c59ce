"""`palier show`: a position as text, and as SVG."""

from typing import Annotated

import typer

import palier
from palier.cli import screen
from palier.cli.common import Failure, find_game, read_object, texts_of, write_file
from palier.text import Texts


def add(app: typer.Typer, texts: Texts) -> None:
    @app.command("show", help=texts.say("help-show"))
    def show(
        position: Annotated[str, typer.Argument(metavar="POSITION.json", help=texts.say("help-show-file"))],
        svg: Annotated[str | None, typer.Option(metavar="OUT", help=texts.say("help-show-svg"))] = None,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
        draw(position, svg, lang)


def draw(path: str, svg: str | None, lang: str | None) -> None:
    texts = texts_of(lang)
    position = read_object(path, texts)
    name = position.get("game")
    if not isinstance(name, str):
        raise Failure(texts.say("error-position_game", file=path, example=next(iter(palier.games))))
    game = find_game(name, texts)
    texts = texts_of(lang, game.name)
    match = game.match_from(position, strict=False)
    names = texts.names(match.players)
    view = match.view(None)
    if svg is not None:
        write_file(svg, screen.picture_of(game.name).svg(view, texts.say, names), texts)
    console = screen.make_console()
    screen.board(console, view, texts, names)
    if view["asked"]:
        console.print()
        screen.sentence(console, texts.asked(view["asked"], names, you=False))
    if svg is not None:
        screen.sentence(console, texts.say("show-svg", file=svg))

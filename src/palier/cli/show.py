"""`palier show`: a position as text, and as SVG."""

import click

import palier
from palier.cli import screen
from palier.cli.commands import Verb, argument, language, verb
from palier.cli.common import Failure, find_game, read_object, texts_of, write_file
from palier.text import Texts


def command(texts: Texts) -> Verb:
    @verb("show", texts, "help-show")
    @argument("position", "POSITION.json", "help-show-file")
    @click.option("--svg", metavar="OUT", help="help-show-svg")
    @language
    def show(position: str, svg: str | None, lang: str | None) -> None:
        draw(position, svg, lang)

    return show


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

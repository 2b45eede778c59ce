"""`palier games`: which games there are, their variants, and the bots."""

from rich.table import Table
from rich.text import Text

import palier
from palier.bots import NAMES as BOTS
from palier.cli.commands import Verb, language, verb
from palier.cli.common import texts_of, values_of
from palier.cli.screen import make_console, sentence
from palier.engine.options import OptionValue
from palier.text import Texts


def command(texts: Texts) -> Verb:
    @verb("games", texts, "help-games")
    @language
    def games(lang: str | None) -> None:
        show(lang)

    return games


def show(lang: str | None) -> None:
    console = make_console()
    for name in palier.games:
        texts = texts_of(lang, name)
        game = palier.games[name]
        title = texts.say("game-title")
        heading = texts.say("games-heading", title=title, name=name, fewest=game.fewest, most=game.most)
        sentence(console, heading, "strong")
        sentence(console, texts.say("game-line"))
        console.print()
        sentence(console, " ".join(texts.say("game-description").split()))
        console.print()
        sentence(console, texts.say("games-options"), "strong")
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for option in game.options:
            default = texts.say("games-option-default", value=plain(option.default))
            about = Text(f"{texts.say(f'option-{option.name}')}. {texts.say(f'option-{option.name}-help')} ")
            about.append(f"{values_of(option, texts)} ({default})", style="dim")
            table.add_row(f"  {option.name}", about)
        console.print(table)
        console.print()
        sentence(console, " ".join(texts.say("game-credits").split()), "dim")
        sentence(console, texts.say("games-hint", name=name))
        console.print()
    texts = texts_of(lang)
    sentence(console, texts.say("games-bots"), "strong")
    for bot in BOTS:
        help_text = texts.say(f"bot-{bot}.help") if texts.has(f"bot-{bot}") else ""
        sentence(console, f"  {bot}  {texts.word('bot', bot)}, {help_text}")


def plain(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)

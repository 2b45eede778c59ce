"""What commands are made of: Click's, loaded when they are asked for, with our own help and in our own words."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

import click

from palier.cli.common import speak
from palier.cli.extras import need
from palier.text import Texts


class Helped(click.Command):
    """Shows its help in the language of its texts: what Click calls `help` is a message here, of a command as of its
    options. What belongs to an extra says so where that is missing.
    """

    def __init__(self, name: str, *, texts: Texts, extra: str = "", **more: Any) -> None:
        super().__init__(name, context_settings={"show_default": True}, **more)
        self.texts = texts
        self.extra = extra

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "help-help"
        return option

    def get_help(self, ctx: click.Context) -> str:
        from palier.cli.help import help_of  # noqa: PLC0415 - slow to load, and of no use but here

        return help_of(self, ctx)

    def more_help(self) -> list[Any]:
        """What Rich shows below the options."""
        return []


class Verb(Helped):
    def invoke(self, ctx: click.Context) -> Any:
        if self.extra:
            need(self.extra, ctx.command_path, self.texts)
        return super().invoke(ctx)


class Lazy(NamedTuple):
    """A command that is loaded when it is asked for: a module with a function `command`, and the message about it."""

    module: str
    help: str
    package: str | None = None
    """Whose texts hold the message; none for those that all share."""

    def texts(self, texts: Texts) -> Texts:
        return texts if self.package is None else Texts(texts.lang, package=self.package)

    def load(self, texts: Texts) -> Helped:
        command: Helped = import_module(self.module).command(self.texts(texts))
        return command


class Group(Helped, click.Group):
    """Verbs, of which the lazy ones are loaded when they are asked for; without a verb it shows its help."""

    def __init__(self, name: str, *, lazy: Mapping[str, Lazy] | None = None, **more: Any) -> None:
        super().__init__(name, invoke_without_command=True, **more)
        self.lazy = lazy or {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.lazy, *self.commands]

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*click.Command.collect_usage_pieces(self, ctx), self.texts.say("help-usage-command")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self.lazy:
            return self.lazy[cmd_name].load(self.texts)
        return self.commands.get(cmd_name)

    def lines(self) -> dict[str, str]:
        """What each verb is for, without loading it."""
        lazy = {name: one.texts(self.texts).say(one.help) for name, one in self.lazy.items()}
        return lazy | {name: self.texts.say(command.help or "") for name, command in self.commands.items()}

    def verb(self, name: str, text: str) -> Callable[[Callable[..., Any]], Verb]:
        """Declares a verb of this group; `text` is the message about it."""
        return verb(name, self.texts, text, self.extra, self)


def verb(
    name: str, texts: Texts, text: str, extra: str = "", group: Group | None = None, kind: type[Verb] = Verb
) -> Callable[[Callable[..., Any]], Verb]:
    """Makes a function a verb, described by a message of the texts; for a group if one is given."""

    def declare(function: Callable[..., Any]) -> Verb:
        made = click.command(name, cls=kind, texts=texts, extra=extra, help=text)(function)
        if group is not None:
            group.add_command(made)
        return made

    return declare


def group_of(name: str, texts: Texts, text: str, extra: str = "") -> Group:
    """A group that understands --lang for all its verbs."""

    def start(lang: str | None) -> None:
        context = click.get_current_context()
        speak(context, lang)
        if context.invoked_subcommand is None:
            print(context.get_help())

    group = Group(name, callback=start, texts=texts, extra=extra, help=text)
    made: Group = language(group)
    return made


# Options that many verbs have; `help` is a message


def argument(name: str, metavar: str, help: str) -> Callable[..., Any]:  # noqa: A002 - as Click calls it
    return click.argument(name, metavar=metavar, help=help)


def switch(declared: str, name: str, help: str) -> Callable[..., Any]:  # noqa: A002
    """An option that takes no value: off unless it is given."""
    return click.option(declared, name, is_flag=True, help=help)


game: Final = argument("game", "GAME", "help-game")
language: Final = click.option("--lang", metavar="fr|en", help="help-lang")

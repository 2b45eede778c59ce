"""How a command's help is drawn: Click knows what there is to tell, Rich draws it in colours where there are any."""

from collections.abc import Iterable
from typing import Any, Final

import click
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from palier.cli.commands import Group, Helped
from palier.cli.extras import is_there, line_for
from palier.text import Texts

BORDER: Final = "dim"
NAME: Final = "bold cyan"
OTHER_NAME: Final = "bold magenta"
METAVAR: Final = "bold yellow"
REQUIRED: Final = "red"

Row = tuple[Text, ...]


def help_of(command: Helped, context: click.Context) -> str:
    texts = command.texts
    parameters = command.get_params(context)
    arguments = [argument_row(one, texts) for one in parameters if isinstance(one, click.Argument)]
    options = [option_row(one, context, texts) for one in parameters if isinstance(one, click.Option)]
    verbs: list[Row] = []
    if isinstance(command, Group):
        verbs = [(Text(name, NAME), Text(line)) for name, line in command.lines().items()]
    console = Console(highlight=False, markup=False, emoji=False)
    usage = Text.assemble(" ", (texts.say("help-usage"), "yellow"), " ", (context.command_path, "bold"), " ")
    usage.append(" ".join(command.collect_usage_pieces(context)))
    with console.capture() as capture:
        console.print()
        console.print(usage)
        console.print()
        console.print(Padding(texts.say(command.help or ""), (0, 1, 1, 1)))
        if command.extra and not is_there(command.extra):
            missing = Text(line_for(command.extra, context.command_path, texts), style=REQUIRED)
            console.print(Padding(missing, (0, 1, 1, 1)))
        for kind, rows in (("arguments", arguments), ("options", options), ("commands", verbs)):
            if rows:
                console.print(panel(texts.say(f"help-panel-{kind}"), aligned(rows)))
        for part in command.more_help():
            console.print(part)
    return capture.get().rstrip("\n")


def panel(title: str, content: Any) -> Panel:
    return Panel(content, title=title, title_align="left", border_style=BORDER)


def aligned(rows: Iterable[Row]) -> Table:
    """The last column takes the room that the others leave it; columns without content are left out."""
    listed = list(rows)
    used = [index for index in range(len(listed[0])) if any(row[index] for row in listed)]
    table = Table.grid(padding=(0, 2, 0, 0))
    for index in used:
        table.add_column(no_wrap=index != used[-1], ratio=1 if index == used[-1] else None)
    for row in listed:
        table.add_row(*(row[index] for index in used))
    return table


def mark(required: bool) -> Text:
    return Text("*" if required else "", REQUIRED)


def argument_row(argument: click.Argument, texts: Texts) -> Row:
    told = Text(texts.say(argument.help or ""))
    return mark(argument.required), Text(argument.metavar or "", METAVAR), also(told, argument.required, "", texts)


def option_row(option: click.Option, context: click.Context, texts: Texts) -> Row:
    extra = option.get_help_extra(context)
    names = Text(", ").join(
        [*(Text(name, NAME) for name in option.opts), *(Text(name, OTHER_NAME) for name in option.secondary_opts)]
    )
    metavar = Text("" if option.is_flag else option.metavar or "", METAVAR)
    if "range" in extra:
        metavar.append(f" [{extra['range']}]", "dim")
    told = also(Text(texts.say(option.help or "")), option.required, extra.get("default", ""), texts)
    return mark(option.required), names, metavar, told


def also(told: Text, required: bool, default: str, texts: Texts) -> Text:
    """What is always said in the same words, after the sentence."""
    if default:
        told.append(f" [{texts.say('help-default', value=default)}]", "dim")
    if required:
        told.append(f" [{texts.say('help-required')}]", REQUIRED)
    return told

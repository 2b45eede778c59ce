"""The `palier` command. Whatever is wrong with what was given ends in one sentence and exit code 2."""

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

import palier
from palier.cli import backup, games, lab, play, replay, review, rules, serve, show, simulate, tables, tournament
from palier.cli.common import Failure, Stopped, language_given, misuse, phrase_help, speak
from palier.cli.wrong import sentence_of
from palier.engine.errors import PalierError
from palier.text import Texts, choose_language

VERBS: Final = {
    "games": games.add,
    "rules": rules.add,
    "play": play.add,
    "simulate": simulate.add,
    "tournament": tournament.add,
    "lab": lab.add,
    "replay": replay.add,
    "review": review.add,
    "show": show.add,
    "serve": serve.add,
    "tables": tables.add,
    "backup": backup.add_backup,
    "restore": backup.add_restore,
}


def build(texts: Texts) -> typer.Typer:
    """The command with its help in one language."""
    app = typer.Typer(
        add_completion=False,
        help=texts.say("help-palier"),
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
        subcommand_metavar=texts.say("help-usage-command"),
    )

    @app.callback(invoke_without_command=True)
    def start(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", metavar="", help=texts.say("help-version"))] = False,
        lang: Annotated[str | None, typer.Option(metavar="fr|en", help=texts.say("help-lang"))] = None,
    ) -> None:
        speak(context, lang)
        if version:
            compiled = "true" if palier.compiled else "false"
            print(texts.say("version", version=palier.__version__, compiled=compiled))
        elif context.invoked_subcommand is None:
            phrase_help(context.command, texts)
            print(context.get_help())

    for add in VERBS.values():
        add(app, texts)
    return app


def run(arguments: Sequence[str]) -> int:
    """Carries out one command line and returns its exit code."""
    texts = Texts(choose_language(language_given(arguments)))
    if arguments and not arguments[0].startswith("-") and arguments[0] not in VERBS:
        return fail(texts.say("error-unknown_command", given=arguments[0], known=", ".join(VERBS)))
    command = typer.main.get_command(build(texts))
    if "--help" in arguments:
        phrase_help(command, texts)
    try:
        code = command.main(args=list(arguments), prog_name="palier", standalone_mode=False)
    except Stopped as stop:
        return stop.code
    except Failure as failure:
        return fail(str(failure))
    except PalierError as error:
        return fail(sentence_of(error, texts))
    except typer.TyperException as error:
        verb = arguments[0] if arguments and arguments[0] in VERBS else ""
        return fail(misuse(error, verb, texts))
    except (KeyboardInterrupt, typer.Abort):
        code = 130
    if code == 130:
        fail(texts.say("error-interrupted"))
    return code if isinstance(code, int) else 0


def fail(sentence: str) -> int:
    print(sentence.replace("\n", " "), file=sys.stderr)
    return 2


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a sign, or a pipe that sends a broken one, must not end in a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))

"""The `palier` command. Whatever is wrong with what was given ends in one sentence and exit code 2."""

import sys
from collections.abc import Sequence
from typing import Final

import click

import palier
from palier.cli.commands import Group, Lazy, language, switch
from palier.cli.common import Failure, Stopped, language_given, misuse, speak
from palier.engine.errors import PalierError
from palier.text import Texts, choose_language

VERBS: Final = {
    "games": Lazy("palier.cli.games", "help-games"),
    "rules": Lazy("palier.cli.rules", "help-rules"),
    "play": Lazy("palier.cli.play", "help-play"),
    "simulate": Lazy("palier.cli.simulate", "help-simulate"),
    "tournament": Lazy("palier.cli.tournament", "help-tournament"),
    "lab": Lazy("palier.cli.lab", "help-lab"),
    "replay": Lazy("palier.cli.replay", "help-replay"),
    "review": Lazy("palier.cli.review", "help-review"),
    "show": Lazy("palier.cli.show", "help-show"),
    "serve": Lazy("palier.cli.serve", "serve-help", "palier.server"),
    "tables": Lazy("palier.cli.tables", "tables-help", "palier.server"),
    "backup": Lazy("palier.cli.backup", "backup-help", "palier.server"),
    "restore": Lazy("palier.cli.restore", "restore-help", "palier.server"),
}


def build(texts: Texts) -> Group:
    """The command with its help in one language."""

    def start(version: bool, lang: str | None) -> None:
        context = click.get_current_context()
        speak(context, lang)
        if version:
            compiled = "true" if palier.compiled else "false"
            print(texts.say("version", version=palier.__version__, compiled=compiled))
        elif context.invoked_subcommand is None:
            print(context.get_help())

    group = Group("palier", callback=start, texts=texts, lazy=VERBS, help="help-palier")
    made: Group = language(switch("--version", "version", "help-version")(group))
    return made


def run(arguments: Sequence[str]) -> int:
    """Carries out one command line and returns its exit code."""
    texts = Texts(choose_language(language_given(arguments)))
    if arguments and not arguments[0].startswith("-") and arguments[0] not in VERBS:
        return fail(texts.say("error-unknown_command", given=arguments[0], known=", ".join(VERBS)))
    try:
        code = build(texts).main(args=list(arguments), prog_name="palier", standalone_mode=False)
    except Stopped as stop:
        return stop.code
    except Failure as failure:
        return fail(str(failure))
    except PalierError as error:
        from palier.cli.wrong import sentence_of  # noqa: PLC0415 - only where something is wrong

        return fail(sentence_of(error, texts))
    except click.ClickException as error:
        verb = arguments[0] if arguments and arguments[0] in VERBS else ""
        return fail(misuse(error, verb, texts))
    except (KeyboardInterrupt, click.Abort):
        fail(texts.say("error-interrupted"))
        return 130
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

"""What the verbs share: reading what was given, and saying in one sentence what is wrong with it."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

import palier
from palier.engine.game import Game
from palier.engine.options import Option
from palier.text import LANGUAGES, Texts, choose_language


class Failure(Exception):
    """One sentence for whoever typed the command; exit code 2."""


class Stopped(Exception):
    """The command ends here, everything is said already."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


# Languages


def language_given(arguments: Sequence[str]) -> str | None:
    """The last value of --lang, found before anything is parsed, so that help and errors speak that language too."""
    given: str | None = None
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments):
            given = arguments[index + 1]
        if argument.startswith("--lang="):
            given = argument.removeprefix("--lang=")
    return given


def texts_of(lang: str | None, game: str | None = None) -> Texts:
    if lang is not None and lang not in LANGUAGES:
        texts = Texts(choose_language())
        raise Failure(texts.say("error-bad_language", given=lang, known=", ".join(LANGUAGES)))
    return Texts(choose_language(lang), game)


def words_of(lang: str) -> Texts:
    """The server's own texts, which are there where the server cannot run."""
    return Texts(lang, package="palier.server")


def speak(context: click.Context, lang: str | None) -> None:
    """A language that is given before a command holds for that command."""
    if lang is not None:
        texts_of(lang)
        context.default_map = {str(context.invoked_subcommand): {"lang": lang}}


# What names and numbers mean


def find_game(name: str, texts: Texts) -> Game[Any]:
    """The game of that name; capitals and hyphens do not matter."""
    plain = name.lower().replace("-", "_").replace(" ", "_")
    if plain not in palier.games:
        raise Failure(texts.say("error-unknown_game_named", given=name, known=", ".join(palier.games)))
    return palier.games[plain]


def read_options(given: Sequence[str] | None, texts: Texts) -> dict[str, object]:
    """The options of a command line, as they were typed: what they mean is for the game to say."""
    options: dict[str, object] = {}
    for item in given or ():
        name, sign, value = item.partition("=")
        if not sign:
            raise Failure(texts.say("error-option_form", given=item))
        options[name] = value
    return options


def read_names(given: str) -> list[str]:
    return [name.strip() for name in given.split(",") if name.strip()]


def values_of(option: Option, texts: Texts) -> str:
    if option.choices:
        return ", ".join(option.choices)
    if option.longest:
        return texts.say("error-length", most=option.longest)
    if isinstance(option.default, bool):
        return "true, false"
    return texts.say("error-range", low=option.low, high=option.high)


# Files


def read_file(path: str, texts: Texts) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Failure(texts.say("error-not_text", file=path)) from error
    except (OSError, ValueError) as error:
        raise Failure(file_trouble(path, error, texts)) from error


def write_file(path: str, content: str, texts: Texts) -> None:
    try:
        Path(path).write_text(content, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Failure(file_trouble(path, error, texts, writing=True)) from error


def check_writable(path: str, texts: Texts) -> None:
    """Now rather than after hours of play, should the place not be writable; what is there stays until then."""
    try:
        with Path(path).open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        raise Failure(file_trouble(path, error, texts, writing=True)) from error


def file_trouble(path: str, error: Exception, texts: Texts, writing: bool = False) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return texts.say("error-file_folder" if writing else "error-file_missing", file=path)
    if isinstance(error, IsADirectoryError):
        return texts.say("error-file_directory", file=path)
    if isinstance(error, PermissionError):
        return texts.say("error-file_forbidden", file=path)
    detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return texts.say("error-file_other", file=path, detail=detail)


def read_object(path: str, texts: Texts, otherwise: str = "error-not_object") -> Mapping[str, Any]:
    """The JSON object in a file; `otherwise` is said of JSON that is none."""
    try:
        data = json.loads(read_file(path, texts))
    except (ValueError, RecursionError) as error:
        raise Failure(texts.say("error-not_json", file=path)) from error
    if not isinstance(data, dict):
        raise Failure(texts.say(otherwise, file=path))
    return data


# Command lines that are not understood


def misuse(error: click.ClickException, verb: str, texts: Texts) -> str:
    """What Click found wrong, in our words."""
    command = f"palier {verb}".strip()
    kind = type(error).__name__
    if kind in ("NoSuchOption", "BadOptionUsage"):
        name = getattr(error, "option_name", "")
        message = "error-no_such_option" if kind == "NoSuchOption" else "error-bad_value"
        return texts.say(message, given=name, name=name, command=command)
    parameter = getattr(error, "param", None)
    if parameter is not None:
        option = next((name for name in parameter.opts if name.startswith("-")), None)
        name = option or parameter.metavar or str(parameter.name)
        message = "error-missing" if kind == "MissingParameter" else "error-bad_value"
        return texts.say(message, name=name, command=command)
    return texts.say("error-usage", command=command)

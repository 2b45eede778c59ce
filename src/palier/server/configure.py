"""Settings from a file and from the command line, and what people read about them: all follows from `Settings`."""

import difflib
import json
import math
import re
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from palier.server.proxies import parse_network
from palier.server.settings import GROUPS, MAY_BE_ZERO, Settings
from palier.server.site import BadAddress, Site, parse_listen
from palier.text import Texts

LARGEST: Final = 10**12
UNIT_MS: Final = {"ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000, "d": 86_400_000}
DURATION: Final = re.compile(r"(\d+(?:\.\d+)?) ?(ms|s|min|h|d)")
COMMENT_WIDTH: Final = 100

FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Settings)}


class BadSetting(Exception):
    """What is wrong with a setting: the name of a message and its arguments."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


# Names and kinds


def public_name(field: str) -> str:
    """What people write; milliseconds are our own affair, since a duration comes with its unit."""
    return field.removesuffix("_ms")


FIELD_OF: Final = {public_name(field): field for field in FIELDS}


def kind_of(field: str) -> str:
    if field.endswith(("_ms", "_seconds")):
        return "duration"
    kinds = {int: "integer", float: "number", bool: "switch", str: "text", tuple[str, ...]: "list"}
    return kinds[FIELDS[field].type]


# Reading


def settings_from(file: Path | None, words: Sequence[str] = (), **flags: Any) -> Settings:
    """The file, then `name=value` of the command line, then flags by the names of fields; None says nothing."""
    values = {} if file is None else read_settings(file)
    for word in words:
        values |= read_word(word)
    values |= {field: value for field, value in flags.items() if value is not None}
    settings = Settings(**values)
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """What must mean something, beyond being of the right kind."""
    for text in settings.trusted_proxies:
        try:
            parse_network(text)
        except ValueError as error:
            raise BadSetting("serve-setting-network", name="trusted_proxies", given=text) from error
    try:
        Site(settings)
    except BadAddress as error:
        raise BadSetting("serve-setting-public", name="public_url", given=settings.public_url) from error
    if settings.metrics and parse_listen(settings.metrics) is None:
        raise BadSetting("serve-setting-listen", name="metrics", given=settings.metrics)


def read_settings(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("serve-config-missing", file=str(file), detail=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        # UnicodeDecodeError and TOMLDecodeError are ValueErrors.
        raise BadSetting("serve-config-broken", file=str(file), detail=str(error)) from error
    return read_values(found)


def read_word(word: str) -> dict[str, Any]:
    name, sign, text = word.partition("=")
    if not sign:
        raise BadSetting("serve-setting-form", given=word)
    field = field_named(name.strip())
    return {field: read_value(field, value_of_word(field, text.strip()))}


def value_of_word(field: str, text: str) -> Any:
    """On a command line texts need no quotation marks, and lists are divided by commas."""
    kind = kind_of(field)
    if kind == "text":
        return text
    if kind == "list":
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except ValueError:
        return text


def read_values(found: Mapping[str, Any]) -> dict[str, Any]:
    return {field: read_value(field, value) for field, value in ((field_named(name), found[name]) for name in found)}


def field_named(name: str) -> str:
    if name in FIELD_OF:
        return FIELD_OF[name]
    close = difflib.get_close_matches(name, FIELD_OF, n=1)
    if close:
        raise BadSetting("serve-setting-unknown.close", given=name, close=close[0])
    raise BadSetting("serve-setting-unknown", given=name)


def read_value(field: str, value: Any) -> Any:
    """The value as the field wants it."""
    kind = kind_of(field)
    if kind == "duration":
        return read_duration(field, value)
    if kind in ("integer", "number"):
        return read_number(field, value, kind == "integer")
    if kind == "list" and isinstance(value, list) and all(isinstance(part, str) for part in value):
        return tuple(value)
    if (kind == "text" and isinstance(value, str)) or (kind == "switch" and isinstance(value, bool)):
        return value
    raise wrong_kind(field, value)


def read_number(field: str, value: Any, integer: bool) -> int | float:
    if isinstance(value, bool) or not isinstance(value, int if integer else int | float):
        raise wrong_kind(field, value)
    check_bounds(field, value, str(value))
    return value if integer else float(value)


def read_duration(field: str, value: Any) -> int | float:
    in_seconds = field.endswith("_seconds")
    if in_seconds and isinstance(value, int | float) and not isinstance(value, bool):
        milliseconds = value * 1000.0
    else:
        parts = DURATION.fullmatch(value.strip()) if isinstance(value, str) else None
        if parts is None:
            raise wrong_kind(field, value)
        milliseconds = float(parts[1]) * UNIT_MS[parts[2]]
    check_bounds(field, milliseconds, str(value))
    if in_seconds:
        return milliseconds / 1000
    return round(milliseconds)


def check_bounds(field: str, number: float, given: str) -> None:
    may_be_zero = field in MAY_BE_ZERO or FIELDS[field].default == 0
    if not math.isfinite(number) or number > LARGEST:
        raise BadSetting("serve-setting-large", name=public_name(field), given=given)
    if number < 0 or (number == 0 and not may_be_zero):
        message = "serve-setting-negative" if may_be_zero else "serve-setting-small"
        raise BadSetting(message, name=public_name(field), given=given)


def wrong_kind(field: str, value: Any) -> BadSetting:
    given = value if isinstance(value, str) else literal(value)
    return BadSetting(f"serve-setting-kind-{kind_of(field)}", name=public_name(field), given=given)


# Writing


def default_of(field: str) -> str:
    """A field's default as one writes it in the file."""
    default: Any = FIELDS[field].default
    if kind_of(field) != "duration":
        return literal(default)
    if field.endswith("_seconds"):
        return literal(human_duration(round(default * 1000)))
    return literal(human_duration(default))


def human_duration(milliseconds: int) -> str:
    """In the largest unit that divides it."""
    fitting = [unit for unit, size in UNIT_MS.items() if milliseconds % size == 0 and milliseconds]
    unit = fitting[-1] if fitting else "s"
    return f"{milliseconds // UNIT_MS[unit]} {unit}"


def literal(value: Any) -> str:
    if isinstance(value, list | tuple):
        return "[" + ", ".join(literal(part) for part in value) + "]"
    if isinstance(value, float) and value.is_integer() and abs(value) < LARGEST:
        return str(int(value))
    if isinstance(value, bool | str):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def groups() -> Iterator[tuple[str, list[str]]]:
    """The blocks of the settings, with their fields."""
    firsts = {first: group for group, first in GROUPS.items()}
    group, fields = "", list[str]()
    for field in FIELDS:
        if field in firsts:
            if fields:
                yield group, fields
            group, fields = firsts[field], []
        fields.append(field)
    yield group, fields


def example_file(texts: Texts) -> str:
    """A settings file that changes nothing: every setting with its sentence and its default."""
    lines = [f"# {line}" for line in textwrap.wrap(texts.say("settings-file"), COMMENT_WIDTH)]
    for group, fields in groups():
        lines += ["", f"## {texts.say(f'settings-{group}')}"]
        for field in fields:
            sentence = textwrap.wrap(texts.say(f"setting-{field}"), COMMENT_WIDTH)
            lines += ["", *[f"# {line}" for line in sentence], f"#{public_name(field)} = {default_of(field)}"]
    return "\n".join(lines)

"""The messages of one language, each parsed when it is first said.

A command says some thirty messages of more than a thousand: parsing all of them would take longer than the rest of its
start. And most need neither plurals nor numbers: they are text, with words put in at most. So fluent.runtime, with all
that babel knows of languages, is loaded for the first message that needs more.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    MessageReference,
    Pattern,
    Resource,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFINITION: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""What goes on over several lines is indented, so that this begins a message, or a term by its hyphen."""


class Messages:
    """Those of several packages; the last of two with one id counts."""

    def __init__(self, lang: str, packages: Sequence[str]) -> None:
        self.lang = lang
        self.sources: dict[str, str] = {}
        for package in packages:
            self.sources.update(sources(package, lang))
        self.known: dict[str, dict[str, Simple | None]] = {}
        self.bundle: FluentBundle | None = None
        self.bundled: set[str] = set()

    def __contains__(self, name: object) -> bool:
        return name in self.sources and not str(name).startswith("-")

    def texts(self, name: str) -> "dict[str, Simple | None]":
        """What there is to say of a message, by form; its own text is under "". None: only the bundle can say it."""
        found = self.known.get(name)
        if found is None:
            entry = parse(self.sources[name])
            patterns = {"": entry.value} if entry.value is not None else {}
            patterns |= {attribute.id.name: attribute.value for attribute in entry.attributes}
            found = self.known[name] = {form: simple(pattern) for form, pattern in patterns.items()}
        return found

    def format(self, name: str, form: str, arguments: Mapping[str, str | float]) -> tuple[str, list[Exception]]:
        """What the bundle makes of a message or of one of its forms, and how the arguments do not fit."""
        bundle = self.bundle_with(name)
        message = bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        return str(text), errors

    def bundle_with(self, name: str) -> "FluentBundle":
        """The bundle, once it holds a message and all that it refers to."""
        if self.bundle is None:
            self.bundle = new_bundle(self.lang)
        if name in self.bundled:
            return self.bundle
        needed: dict[str, Message | Term] = {}
        wanted = [name]
        while wanted:
            one = wanted.pop()
            if one not in needed and one in self.sources:
                needed[one] = parse(self.sources[one])
                references = References()
                references.visit(needed[one])
                wanted += references.names
        self.bundle.add_resource(Resource([*needed.values()]))
        self.bundled.update(needed)
        return self.bundle


def new_bundle(lang: str) -> "FluentBundle":
    """Takes a while for the first of a language."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to load: see above

    return FluentBundle([lang], use_isolating=False)


class Simple:
    """A text that has no more than words to put in."""

    def __init__(self, parts: Sequence[str], places: Mapping[int, str]) -> None:
        self.parts = list(parts)
        self.places = places
        """Which parts are arguments, and their names."""
        self.whole = None if places else "".join(parts)

    def say(self, arguments: Mapping[str, str | float]) -> str | None:
        """None where an argument is missing or is no word: how numbers are written, the bundle knows."""
        if self.whole is not None:
            return self.whole
        parts = self.parts.copy()
        for place, name in self.places.items():
            word = arguments.get(name)
            if not isinstance(word, str):
                return None
            parts[place] = word
        return "".join(parts)


def simple(pattern: Pattern) -> Simple | None:
    parts: list[str] = []
    places: dict[int, str] = {}
    for number, element in enumerate(pattern.elements):
        if isinstance(element, TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, VariableReference):
            parts.append("")
            places[number] = element.expression.id.name
        else:
            return None
    return Simple(parts, places)


class References(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the library's name
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def sources(package: str, lang: str) -> dict[str, str]:
    """The definition of each message and term of a package, not parsed yet."""
    text = read(package, f"text.{lang}.ftl")
    found = list(DEFINITION.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(found, ends, strict=True)}


@cache
def parse(source: str) -> Message | Term:
    entry = FluentParser(with_spans=False).parse(source).body[0]
    if not isinstance(entry, Message | Term):
        raise ValueError(f"this is not Fluent: {source!r}")
    return entry


def read(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")

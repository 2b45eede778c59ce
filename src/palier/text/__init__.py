"""Everything a person reads comes from .ftl files (Project Fluent): shared ones here, a game's own in its folder.

The page reads the same files with @fluent/bundle, so what Python does with them is small and the same for all games:

- Words: the argument `colour` with the machine name `red` is told by the message `colour-red`. It comes as
  `$colour` (the word), `$colour_id` (the machine name, for selectors), `$colour_<attribute>` (each attribute of the
  message: other forms of the word) and `$colour_effect` (the message `colour-red-effect`, where there is one).
- Families: `family-landing = arrow` says that the words of the argument `landing` are those of `arrow`. Arguments
  of the family `seat` come as players' names, `$x_self` tells whether that is the player who acts; `seat` itself
  comes as `$player`.
- Lists come joined ("a, b and c"), with `$x_count` beside them.
- An attribute of an event's message that is named after an argument is said instead when the event carries it:
  what only some may read.
- `action-meeple` with the attribute `.arguments = flat arrow` tells "meeple C2 north"; its `.detail` is said when
  more is known about the choice, its `.short` where that would be too long.
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final

from palier.engine.errors import PalierError
from palier.text.messages import Messages

LANGUAGES: Final = ("fr", "en")
DEFAULT: Final = "fr"

Value = str | int | float


class MissingText(Exception):
    """A message is missing or does not fit its arguments: a fault of ours, never the reader's."""


def choose_language(given: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else that of the environment, else French."""
    known = os.environ if environment is None else environment
    wishes = [given, known.get("PALIER_LANG"), known.get("LC_ALL"), known.get("LANG")]
    for wish in wishes:
        if wish and wish.lower().replace("-", "_").split("_")[0].split(".")[0] in LANGUAGES:
            return wish.lower()[:2]
    return DEFAULT


class Texts:
    """The texts of one language: shared ones, and those of a game or of another package with texts of its own.

    Strict texts raise where others show the bare id.
    """

    def __init__(
        self, lang: str = DEFAULT, game: str | None = None, strict: bool | None = None, package: str | None = None
    ) -> None:
        self.lang = lang
        self.game = game
        self.strict = os.environ.get("PALIER_STRICT_TEXTS") == "1" if strict is None else strict
        own = package if game is None else f"palier.games.{game}"
        self.messages = Messages(lang, ["palier.text"] if own is None else ["palier.text", own])

    def has(self, message: str) -> bool:
        return message in self.messages

    def forms(self, message: str) -> list[str]:
        """The names of a message's attributes."""
        return [form for form in self.messages.texts(message) if form] if self.has(message) else []

    def say(self, message: str, /, **arguments: Value) -> str:
        """The text of a message, or of one of its attributes ("event-drew.card")."""
        name, _, form = message.partition(".")
        if not self.has(name):
            return self.complain(message, "is missing")
        texts = self.messages.texts(name)
        if form not in texts:
            return self.complain(message, "is missing" if form else "has no text of its own")
        simple = texts[form]
        said = None if simple is None else simple.say(arguments)
        if said is not None:
            return said
        text, errors = self.messages.format(name, form, arguments)
        if errors and self.strict:
            return self.complain(message, f"does not fit its arguments: {errors}")
        return text

    def complain(self, message: str, what: str) -> str:
        if self.strict:
            raise MissingText(f"the text {message!r} in {self.lang!r} {what}")
        return message

    # Words for machine names

    def names(self, players: int) -> list[str]:
        """What the seats are called when nobody gave them names."""
        return [
            self.say(f"seat-{seat}" if self.has(f"seat-{seat}") else "seat", number=seat)
            for seat in range(1, players + 1)
        ]

    def family(self, argument: str) -> str:
        return self.say(f"family-{argument}") if self.has(f"family-{argument}") else argument

    def word(self, argument: str, value: object) -> str:
        """One machine name in words: `word("colour", "red")`."""
        message = f"{self.family(argument)}-{value}"
        return self.say(message) if self.has(message) else str(value)

    def words(self, arguments: Mapping[str, Any], names: Sequence[str] = ()) -> dict[str, Value]:
        """The arguments of an event, a question or an action as messages take them."""
        told: dict[str, Value] = {}
        for argument, value in arguments.items():
            if value is None:
                continue
            family = self.family(argument)
            if family == "seat":
                self.tell_seat(told, argument, value, arguments.get("seat"), names)
            elif isinstance(value, list):
                self.tell_list(told, argument, family, value)
            elif isinstance(value, bool):
                told[argument] = "true" if value else "false"
            elif isinstance(value, str):
                self.tell_word(told, argument, family, value)
            else:
                told[argument] = value
        return told

    def tell_seat(
        self, told: dict[str, Value], argument: str, value: object, actor: object, names: Sequence[str]
    ) -> None:
        seats = [seat for seat in (value if isinstance(value, list) else [value]) if isinstance(seat, int)]
        listed = self.join([names[seat] if seat < len(names) else self.say("seat", number=seat + 1) for seat in seats])
        if argument == "seat":
            told["player"] = listed
            told["seat"] = seats[0] + 1
            return
        told[argument] = listed
        told[f"{argument}_count"] = len(seats)
        told[f"{argument}_self"] = "true" if seats == [actor] else "false"

    def tell_word(self, told: dict[str, Value], argument: str, family: str, value: str) -> None:
        message = f"{family}-{value}"
        told[f"{argument}_id"] = value
        told[argument] = self.say(message) if self.has(message) else value
        for form in self.forms(message):
            told[f"{argument}_{form}"] = self.say(f"{message}.{form}")
        if self.has(f"{message}-effect"):
            told[f"{argument}_effect"] = self.say(f"{message}-effect")

    def tell_list(self, told: dict[str, Value], argument: str, family: str, values: Sequence[object]) -> None:
        told[f"{argument}_count"] = len(values)
        each: list[dict[str, Value]] = []
        for value in values:
            one: dict[str, Value] = {}
            self.tell_word(one, argument, family, str(value))
            each.append(one)
        told[argument] = self.join([str(one[argument]) for one in each])
        for form in self.forms(f"{family}-{values[0]}") if values else []:
            told[f"{argument}_{form}"] = self.join([str(one.get(f"{argument}_{form}", "")) for one in each])

    def join(self, items: Sequence[str]) -> str:
        """a, b and c"""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    # Sentences

    def event(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened, from `event.seen_by(seat)`."""
        carried = {argument: value for argument, value in event.items() if argument != "event"}
        message = f"event-{event['event']}"
        for form in self.forms(message):
            if carried.get(form) is not None:
                message = f"{message}.{form}"
                break
        return self.say(message, **self.words(carried, names))

    def asked(self, asked: Mapping[str, Any], names: Sequence[str], you: bool) -> str:
        """What is asked, from the view's `asked`: for the one who answers, or for the others."""
        carried = {argument: value for argument, value in asked.items() if argument != "ask"}
        return self.say(f"ask-{asked['ask']}{'' if you else '-other'}", **self.words(carried, names))

    def action(self, text: str, about: Mapping[str, Any] | None = None, short: bool = False) -> str:
        """An action's notation in words; `about` holds what more is known, and then the detailed form is said.

        `short`: within a sentence, where what a card does would be too much.
        """
        verb, *rest = text.split()
        message = f"action-{verb}"
        if not self.has(message):
            self.complain(message, "is missing")
            return text
        carried: dict[str, Any] = {}
        forms = self.forms(message)
        if "arguments" in forms:
            expected = self.say(f"{message}.arguments").split()
            if len(rest) > len(expected):
                rest = [*rest[: len(expected) - 1], " ".join(rest[len(expected) - 1 :])]
            carried = dict(zip(expected, rest, strict=False))
        if about is not None:
            carried.update(about)
            if short and "short" in forms:
                message = f"{message}.short"
            elif "detail" in forms:
                message = f"{message}.detail"
        return self.say(message, **self.words(carried))

    def error(self, error: PalierError) -> str:
        """One sentence on what is wrong with what was given."""
        if error.why is not None:
            return Texts(self.lang, error.why.game or None, self.strict).say(error.why.message, **error.why.given)
        message = f"error-{error.code}"
        return self.say(message if self.has(message) else "error-other", detail=str(error).rstrip("."))

"""How a game writes its actions: their texts, the codes read back from them, and what a slip probably meant."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from palier.engine.errors import BadText, Why, shown

NO_CODE: Final = -1
LONGEST: Final = 40
"""Of longer texts nobody is told what they may have meant: there are too many slips to try."""
SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_-: "


class Notation:
    """The notation of one game. A game whose texts can all be listed has a `Table`; others write `text` and `read`."""

    def __init__(self, game: str, title: str, examples: Sequence[str]) -> None:
        self.game = game
        self.title = title
        self.examples: tuple[str, ...] = tuple(examples)

    def text(self, code: int) -> str:
        """The stable text of an action."""
        raise NotImplementedError

    def read(self, words: list[str]) -> int:
        """The code of a text in small letters, cut at its spaces; NO_CODE when it is no action."""
        raise NotImplementedError

    def words(self) -> Collection[str]:
        """The words of all texts in small letters, as far as they can be listed."""
        raise NotImplementedError

    def parse(self, given: str) -> int:
        """The code of a text, or BadText; case and extra spaces do not matter."""
        code = self.read(given.lower().split())
        if code == NO_CODE:
            raise self.bad(given)
        return code

    def bad(self, given: str) -> BadText:
        """What to raise for a text that is no action."""
        close = self.close(given)
        said = f"{shown(given)} is no action of {self.title}"
        if close:
            error = BadText(f"{said} (did you mean '{close}'?)")
            error.why = Why(self.game, "notation-close", {"given": shown(given), "close": close})
            return error
        examples = self.examples_like(given)
        quoted = [f"'{example}'" for example in examples]
        listed = " or ".join([part for part in (", ".join(quoted[:-1]), quoted[-1]) if part])
        error = BadText(f"{said} (try {listed})")
        error.why = Why(self.game, "notation-examples", {"given": shown(given), "examples": ", ".join(examples)})
        return error

    def close(self, given: str) -> str:
        """The text that was probably meant, one slip away from what was written or one in each word; "" if none is."""
        words = given.lower().split()
        written = " ".join(words)
        if not written or len(written) > LONGEST:
            return ""
        for slip in slips(written):
            code = self.read(slip.split())
            if code != NO_CODE:
                return self.text(code)
        known = self.words()
        code = self.read([nearest(word, known) or word for word in words])
        return "" if code == NO_CODE else self.text(code)

    def examples_like(self, given: str) -> list[str]:
        """The examples that begin as this text does, or probably was meant to; all when none do."""
        verb = (given.lower().split() or [""])[0]
        alike = [example for example in self.examples if nearest(verb, (example.split()[0],))]
        return alike or list(self.examples)


class Table(Notation):
    """A notation whose texts are listed by their codes; codes that mean nothing have the text ""."""

    def __init__(self, game: str, title: str, texts: Sequence[str], examples: Sequence[str]) -> None:
        super().__init__(game, title, examples)
        self.texts: list[str] = list(texts)
        self.codes: dict[str, int] = {text.lower(): code for code, text in enumerate(self.texts) if text}

    def text(self, code: int) -> str:
        return self.texts[code]

    def read(self, words: list[str]) -> int:
        return self.codes.get(" ".join(words), NO_CODE)

    def words(self) -> Collection[str]:
        return {word for text in self.codes for word in text.split()}

    def close(self, given: str) -> str:
        """Also the first text that begins or ends with what was written, whole words alone."""
        written = " ".join(given.lower().split())
        if written:
            for text, code in self.codes.items():
                if text.startswith(f"{written} ") or text.endswith(f" {written}"):
                    return self.texts[code]
        return super().close(given)

    def has(self, code: int) -> bool:
        """Whether a number is the code of an action."""
        return 0 <= code < len(self.texts) and self.texts[code] != ""

    def listed(self) -> list[str]:
        """Every text that there is."""
        return [text for text in self.texts if text]


def nearest(word: str, known: Collection[str]) -> str:
    """The word itself where it is known, else one that is a single slip away; "" if none is."""
    if word in known:
        return word
    if len(word) <= LONGEST:
        for slip in slips(word):
            if slip in known:
                return slip
    return ""


def slips(written: str) -> Iterator[str]:
    """Everything that a single slip turns into this: two signs swapped, one too many, a wrong one, one missing."""
    for at in range(len(written) - 1):
        yield written[:at] + written[at + 1] + written[at] + written[at + 2 :]
    for at in range(len(written)):
        yield written[:at] + written[at + 1 :]
    for at in range(len(written)):
        for sign in SIGNS:
            yield written[:at] + sign + written[at + 1 :]
    for at in range(len(written) + 1):
        for sign in SIGNS:
            yield written[:at] + sign + written[at:]

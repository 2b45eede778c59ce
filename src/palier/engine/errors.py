"""Everything that can go wrong with what a caller gave us, each with a stable code for programs."""

import reprlib
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from palier.engine.copying import with_own

SHOWN_MOST: Final = 80


def shown(value: object) -> str:
    """A value as a sentence may show it: short, however long or deeply nested it is."""
    try:
        told = reprlib.repr(value)
    except ValueError:
        # Python writes no number of more than some thousand figures.
        return "a number that is far too large"
    return told if len(told) <= SHOWN_MOST else f"{told[: SHOWN_MOST - 3]}..."


class Why(NamedTuple):
    """The reason in words for people: a message among the texts of a game, or the shared ones, and its arguments."""

    game: str
    """The game whose texts these are; "" where the shared ones say it all."""
    message: str
    given: dict[str, str | int]


class PalierError(Exception):
    """Base of all errors that are the caller's to mend; `code` never changes, the sentence may."""

    code: ClassVar[str] = "error"

    def __init__(self, *said: object) -> None:
        super().__init__(*said)
        # Set here and not in the class: compiled classes give no instance a default that way.
        self.why: Why | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        # Not by the constructor, which takes more than the sentence in some.
        return (blank, (type(self), self.args), with_own(self, self.__getstate__()))


def blank(kind: type[PalierError], said: tuple[object, ...]) -> PalierError:
    """An error on its way from another process: its attributes follow."""
    return kind.__new__(kind, *said)


class BadArgument(PalierError):
    """A value in a call that is of no use there, such as a seed that is no whole number."""

    code: ClassVar[str] = "bad_argument"


class UnknownGame(PalierError):
    code: ClassVar[str] = "unknown_game"


class BadOptions(PalierError):
    code: ClassVar[str] = "bad_options"


class NotYourTurn(PalierError):
    code: ClassVar[str] = "not_your_turn"


class UnknownSeat(PalierError):
    code: ClassVar[str] = "unknown_seat"


class BadText(PalierError):
    """A text that is no action of this game at all."""

    code: ClassVar[str] = "bad_text"


class BadPosition(PalierError):
    code: ClassVar[str] = "bad_position"


class BadRecord(PalierError):
    code: ClassVar[str] = "bad_record"


class BadScript(PalierError):
    """A scripted or recorded chance outcome that cannot happen here."""

    code: ClassVar[str] = "bad_script"


class IllegalAction(PalierError):
    """An action of the game that is not open to this seat now; `legal` holds the texts of those that are."""

    code: ClassVar[str] = "illegal_action"

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)

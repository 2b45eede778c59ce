"""Everything that can go wrong with what a caller gave us, each with a stable code for programs."""

from collections.abc import Sequence
from typing import ClassVar


class PalierError(Exception):
    """Base of all errors that are the caller's to mend; `code` never changes, the sentence may."""

    CODE: ClassVar[str] = "error"

    @property
    def code(self) -> str:
        return self.CODE


class UnknownGame(PalierError):
    CODE: ClassVar[str] = "unknown_game"


class BadOptions(PalierError):
    CODE: ClassVar[str] = "bad_options"


class NotYourTurn(PalierError):
    CODE: ClassVar[str] = "not_your_turn"


class UnknownSeat(PalierError):
    CODE: ClassVar[str] = "unknown_seat"


class BadText(PalierError):
    """A text that is no action of this game at all."""

    CODE: ClassVar[str] = "bad_text"


class BadPosition(PalierError):
    CODE: ClassVar[str] = "bad_position"


class BadRecord(PalierError):
    CODE: ClassVar[str] = "bad_record"


class BadScript(PalierError):
    """A scripted or recorded chance outcome that cannot happen here."""

    CODE: ClassVar[str] = "bad_script"


class IllegalAction(PalierError):
    """An action of the game that is not open to this seat now; `legal` holds the texts of those that are."""

    CODE: ClassVar[str] = "illegal_action"

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)

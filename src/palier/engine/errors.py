"""Everything that can go wrong with what a caller gave us, each with a stable code for programs."""

from collections.abc import Sequence


class PalierError(Exception):
    """Base of all errors that are the caller's to mend; `code` never changes, the sentence may."""

    code = "error"


class UnknownGame(PalierError):
    code = "unknown_game"


class BadOptions(PalierError):
    code = "bad_options"


class NotYourTurn(PalierError):
    code = "not_your_turn"


class UnknownSeat(PalierError):
    code = "unknown_seat"


class BadText(PalierError):
    """A text that is no action of this game at all."""

    code = "bad_text"


class BadPosition(PalierError):
    code = "bad_position"


class BadRecord(PalierError):
    code = "bad_record"


class BadScript(PalierError):
    """A scripted or recorded chance outcome that cannot happen here."""

    code = "bad_script"


class IllegalAction(PalierError):
    """An action of the game that is not open to this seat now; `legal` holds the texts of those that are."""

    code = "illegal_action"

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)

"""What the server refuses, beside the errors of the engine: each with a code for programs and a status for HTTP."""

from typing import Final

from palier.engine.errors import PalierError

STATUS: Final = {
    "bad_request": 400,
    "not_your_seat": 403,
    "not_host": 403,
    "put_out": 403,
    "seat_freed": 403,
    "wrong_origin": 403,
    "wrong_host": 403,
    "no_such_table": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "seat_taken": 409,
    "already_seated": 409,
    "own_seat": 409,
    "last_device": 409,
    "claim_used": 409,
    "claim_over": 409,
    "already_started": 409,
    "not_started": 409,
    "not_over": 409,
    "not_absent": 409,
    "not_your_turn": 409,
    "illegal_action": 409,
    "no_undo": 409,
    "undo_spent": 409,
    "log_spent": 409,
    "table_closed": 409,
    "already_over": 409,
    "no_window": 409,
    "already_answered": 409,
    "not_shown": 409,
    "standing_in": 409,
    "no_hints": 403,
    "hint_running": 409,
    "no_hint": 503,
    "other_rules": 409,
    "too_large": 413,
    "too_many_requests": 429,
    "too_many_public": 429,
    "server_error": 500,
    "not_stored": 503,
    "busy": 503,
}


class Refusal(PalierError):
    """Nothing has changed. The sentence is said in the caller's language by `texts.py`."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code  # type: ignore[misc]  # one class for all that a server refuses
        self.arguments = arguments


def status_of(error: PalierError) -> int:
    return STATUS.get(error.code, 400)


def waiting_time(error: PalierError) -> dict[str, str]:
    """The header that says when to try again, where that helps."""
    return {"retry-after": "5"} if error.code in ("too_many_requests", "not_stored", "busy") else {}

"""Events: what happened, told in the past tense. They drive the log, the animation and the statistics."""

from typing import Any


class Event:
    """One thing that happened. `public` is for everybody; `private[seat]` adds what only that seat may read.

    An event that `reveals` turns up what some seats could not know before, without any chance: no preview may tell it.
    """

    __slots__ = ("kind", "private", "public", "reveals")

    def __init__(
        self,
        kind: str,
        public: dict[str, Any],
        private: dict[int, dict[str, Any]] | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.public = public
        self.private: dict[int, dict[str, Any]] = {} if private is None else private
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as one seat, or a spectator (None), may read it."""
        told: dict[str, Any] = {"event": self.kind}
        told.update(self.public)
        if seat is not None and seat in self.private:
            told.update(self.private[seat])
        return told

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.kind, self.public)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.public == other.public
            and self.private == other.private
            and self.reveals == other.reveals
        )

    def __repr__(self) -> str:
        reveals = ", reveals=True" if self.reveals else ""
        return f"Event({self.kind!r}, {self.public!r}, {self.private!r}{reveals})"


Events = list[Event] | None
"""Where rules write what happens; None: nobody wants to know, which is faster."""

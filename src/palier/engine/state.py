"""What matches are made of: states, actions, and the windows in which others may answer."""

from typing import Any, NamedTuple


class State:
    """Everything true about a match at a moment, hidden things included: flat lists of small ints, no log inside."""

    __slots__ = ()

    players: int

    def clone(self) -> "State":
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain JSON; the game's `position` reads it back."""
        raise NotImplementedError


class Action(NamedTuple):
    """An answer to a decision: `code` is how the rules know it, `text` how people and records write it."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class Window(NamedTuple):
    """A moment in which a seat may answer what another did, told by public facts alone."""

    kind: str
    """One of the game's `windows`; people set standing orders by it."""
    decline: int
    """The action that lets the moment pass."""
    concerns: bool
    """Whether this seat itself is what it is about: accused, robbed, evicted."""
    turn: int
    """A number that changes when the turn does."""

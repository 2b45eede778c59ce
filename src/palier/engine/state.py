"""What matches are made of: states, actions, and the windows in which others may answer."""

from typing import Any, NamedTuple, SupportsIndex

from palier.engine.copying import parts_with_own
from palier.engine.record import fingerprint
from palier.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true about a match at a moment, hidden things included: flat lists of small ints, no log inside.

    States are equal when their JSON is.
    """

    __slots__ = ()

    players: int

    def clone(self) -> "State":
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain JSON; the game's `position` reads it back."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, State) and self.to_json() == other.to_json())

    def __repr__(self) -> str:
        data = self.to_json()
        return f"<State of {data.get('game')}: {data.get('players')} players, {fingerprint(data)}>"

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        return parts_with_own(self, super().__reduce_ex__(protocol))

    def __getnewargs__(self) -> tuple[Any, ...]:
        """What the constructor takes, for pickle, which then sets all attributes: the number of players."""
        return (self.players,)


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

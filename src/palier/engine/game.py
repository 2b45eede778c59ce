"""The rules of a title: all that Palier asks of a game. Everything else works through this and knows no title."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Generic, NamedTuple, SupportsIndex, TypeVar

from palier.engine import reading
from palier.engine.chance import Chance
from palier.engine.copying import parts_with_own
from palier.engine.errors import BadOptions, shown
from palier.engine.events import Event
from palier.engine.match import Match
from palier.engine.options import Option, OptionValue, complete
from palier.engine.outcome import Outcome
from palier.engine.state import Action, State, Window
from palier.native import mypyc_attr

__all__ = ["Action", "Game", "Meta", "State", "Window"]

ACTIONS_KEPT: Final = 4096
"""Actions that a game keeps with their texts: more than most games have; Home Staging has no end of them."""

S = TypeVar("S", bound=State)


class Meta(NamedTuple):
    """What a game declares about itself."""

    name: str
    version: int
    """Of the rules: it changes when an old record would not be the same match any more."""
    fewest: int
    most: int
    """Players."""
    options: tuple[Option, ...] = ()
    windows: tuple[str, ...] = ()
    """Kinds of windows in which others may answer, for standing orders."""
    shows: tuple[str, ...] = ()
    """The parts of a seat's own view that its player may show to another."""
    open_option: str = ""
    """The option with which nothing is hidden or left to chance once play has begun, where there is one."""
    usual: int = 0
    """Players of a position that does not say how many there are; 0 for the fewest."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one title. Rules speak in action codes (ints); `Match` puts the friendly words on top.

    To be written: `setup`, `read`, `to_act`, `legal`, `apply`, `outcome`, `view`, `determinize`, `text`, `parse`, and
    `options_of` where there are options. Everything else has a default.
    """

    def __init__(self, meta: Meta) -> None:
        self.meta = meta
        # The facts that everybody asks for.
        self.name = meta.name
        self.version = meta.version
        self.fewest = meta.fewest
        self.most = meta.most
        self.options = meta.options
        self.windows = meta.windows
        self.shows = meta.shows
        self.open_option = meta.open_option

        # Those that were legal lately.
        self.actions: dict[int, Action] = {}
        self.codes: dict[str, int] = {}

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        # A game is what its module calls GAME; one that was made by hand goes by its attributes.
        if getattr(import_module(type(self).__module__), "GAME", None) is self:
            return "GAME"
        return parts_with_own(self, super().__reduce_ex__(protocol))

    def __repr__(self) -> str:
        return f"<Game {self.name}, version {self.version} of its rules>"

    def action(self, code: int) -> Action:
        """The action of a code, with its text."""
        action = self.actions.get(code)
        if action is None:
            if len(self.actions) >= ACTIONS_KEPT:
                self.actions.clear()
                self.codes.clear()
            action = Action(code, self.text(code))
            self.actions[code] = action
            self.codes[action.text] = code
        return action

    def code(self, text: str) -> int:
        """The code of an action's text, or BadText; at once for one that was legal lately."""
        code = self.codes.get(text)
        return self.parse(text) if code is None else code

    # Set-up

    def check_options(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """The complete options for this number of players, or BadOptions with one sentence."""
        if not self.fewest <= players <= self.most:
            raise BadOptions(f"{self.name} takes {self.fewest} to {self.most} players, not {shown(players)}")
        options = complete(self.options, given)
        self.check_combination(players, options)
        return options

    def check_combination(self, players: int, options: dict[str, OptionValue]) -> None:
        """Raises BadOptions when values that are fine alone do not go together."""

    def tidy_options(self, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """Checked options as a new table keeps them: the same meaning in as few signs as the game can write it."""
        return options

    def setup(self, players: int, options: dict[str, OptionValue], chance: Chance) -> S:
        raise NotImplementedError

    def options_of(self, state: S) -> dict[str, OptionValue]:
        """The options that a state was set up with."""
        return {}

    def players_of(self, state: S) -> int:
        return state.players

    # Positions

    def position(self, data: Mapping[str, Any], strict: bool) -> S:
        """A state from its JSON, or BadPosition. Not strict: hand-made boards that do not add up are welcome."""
        players, options = reading.head(self, data, self.meta.usual or self.fewest)
        return self.read(data, players, options, strict)

    def read(self, data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool) -> S:
        """The rest of `position`, once it is known how many play and with which options."""
        raise NotImplementedError

    def match_from(self, position: Mapping[str, Any], strict: object = True, seed: SupportsIndex = 0) -> Match:
        """A match that plays on from a position. Not strict: hand-made boards that do not add up are welcome."""
        return Match.from_position(self, position, strict=strict, seed=seed)

    # Play

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now; () when the match is over."""
        raise NotImplementedError

    def may_act(self, state: S) -> tuple[int, ...]:
        """The seats that may interject now but need not: told by public facts alone."""
        return ()

    def legal(self, state: S, seat: int) -> list[int]:
        """The codes of the actions open to a seat, in a stable order. Where not all can be listed, good candidates."""
        raise NotImplementedError

    def is_legal(self, state: S, seat: int, code: int) -> bool:
        return code in self.legal(state, seat)

    def why_not(self, state: S, seat: int, code: int) -> str:
        """The message among the game's texts that says why an action is not legal; "" where it goes without saying."""
        return ""

    def apply(self, state: S, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
        """Carries out a legal action on the state itself. With events=None nothing is told, which is faster."""
        raise NotImplementedError

    def hand_over(self, state: S, seat: int) -> int | None:
        """The action by which this seat leaves the rest of what is under way to the rules, where there is one now."""
        return None

    def window(self, state: S, seat: int) -> Window | None:
        """The window in which this seat is asked now; None when it is not asked, or by an ordinary decision."""
        return None

    def is_secret(self, code: int) -> bool:
        """Whether an action is nobody else's business as it is written; what others may know of it, events tell."""
        return False

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended; None while it goes on."""
        raise NotImplementedError

    # Knowledge

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What one seat, or a spectator (None), may know, as plain JSON. Nothing is in it unless put there."""
        raise NotImplementedError

    def private(self, state: S, seat: int) -> dict[str, Any] | None:
        """The fields that a seat's view adds to a spectator's, or has in their place; None where each is made anew.

        With it a server makes what all see once for everybody.
        """
        return None

    def determinize(self, state: S, seat: int | None, chance: Chance) -> S:
        """A state drawn at random from all those that look the same to this seat."""
        raise NotImplementedError

    def is_open(self, state: S) -> bool:
        """Whether nothing is hidden and nothing left to chance from here to the end."""
        return False

    # Notation

    def text(self, code: int) -> str:
        """The stable notation of an action."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The code of an action's notation, or BadText."""
        raise NotImplementedError

    # Reports

    def first(self, state: S) -> int:
        """The seat that began the match."""
        return 0

    def statistics(self, state: S) -> dict[str, int]:
        """Numbers of a finished match worth reporting over many; each is told by its largest value."""
        return {}

    def groups(self, state: S) -> list[str]:
        """What each seat plays as (a job, a role), as messages of its texts, or none: simulations tell wins by it."""
        return []

    def next_options(
        self, state: S, options: Mapping[str, OptionValue], places: Sequence[int]
    ) -> dict[str, OptionValue]:
        """The options of the table's next match, from those of this one; seat n will then sit at `places[n]`."""
        return dict(options)

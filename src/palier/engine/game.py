"""What a game must say about itself. Everything else in Palier works through this and knows no title."""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from math import inf
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, SupportsIndex, TypeVar

from palier.engine.chance import Chance
from palier.engine.copying import parts_with_own
from palier.engine.errors import BadOptions, shown
from palier.engine.events import Event
from palier.engine.net import Net
from palier.engine.options import Option, OptionValue, complete
from palier.engine.outcome import Outcome
from palier.native import mypyc_attr

ACTIONS_KEPT: Final = 4096
"""Actions that a game keeps with their texts: more than most games have; Home Staging has no end of them."""
PLAYERS: Final = attrgetter("players")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true about a match at a moment, hidden things included: flat lists of small ints, no log inside.

    States are equal when their JSON is.
    """

    __slots__ = ()

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
        return (PLAYERS(self),)


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


class Pace:
    """How a game runs, for bots that look ahead: what suits it was found by trying (`docs/results.md`)."""

    def __init__(
        self,
        luck_in_turns: bool = False,
        outlook: int = 0,
        patience: int = 1,
        trust: float = 12.0,
        breadth: int = 0,
    ) -> None:
        self.luck_in_turns: Final = luck_in_turns
        """Whether luck falls between the decisions of a turn: then no plan holds, and a turn is tried often instead."""
        self.outlook: Final = outlook
        """How many of its own turns a search plays through, after the one under way, before it evaluates: more where a
        turn changes much."""
        self.patience: Final = patience
        """How often a search comes to a position before it weighs each action there: more where luck makes every time
        different, so that what came of a few tries tells less than the evaluation."""
        self.trust: Final = trust
        """How many tries the first opinion on an action is worth to a search: more where a turn is long, so that
        planning it tells more than a few tries do."""
        self.breadth: Final = breadth
        """How many positions a search looks at for each step of its turn where that is so long that a search plans it
        whole instead of trying many actions a little; 0 elsewhere."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Pace, (self.luck_in_turns, self.outlook, self.patience, self.trust, self.breadth))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one title. Rules speak in action codes (ints); `Match` puts the friendly words on top."""

    def __init__(
        self,
        name: str,
        version: int,
        fewest: int,
        most: int,
        options: tuple[Option, ...] = (),
        windows: tuple[str, ...] = (),
        shows: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.version = version
        self.fewest = fewest
        self.most = most
        self.options: tuple[Option, ...] = options
        self.windows = windows
        self.shows = shows
        """The parts of a seat's own view that its player may show to another."""
        # The option with which nothing is hidden or left to chance once play has begun, where there is one.
        self.open_option: str = ""
        # What `evaluate` goes by, where it can be tuned: `palier lab tune` tries other values.
        self.weight_names: tuple[str, ...] = ()
        self.weights: list[float] = []
        # What `appraise` goes by where that is not the same: `palier lab hone` finds it by thought matches.
        self.thought: list[float] = []
        # Above this `evaluate` tells a win, where it tells one: bots then go the shortest way.
        self.won: float = inf
        # By how much `evaluate` rises when the odds to win become e times as good; alone, what is a clear gain.
        self.swing: float = 1.0
        # What each trait of a position between turns adds to the logarithm of the odds to win (`palier lab judge` finds
        # it); none where the evaluation has to tell.
        self.trait_names: tuple[str, ...] = ()
        self.judgement: list[float] = []
        # What `signs` tells, for a net (`palier lab learn` teaches one); none where nothing is told.
        self.sign_names: tuple[str, ...] = ()
        self.pace = Pace()
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
        raise NotImplementedError

    def players_of(self, state: S) -> int:
        raise NotImplementedError

    def position(self, data: Mapping[str, Any], strict: bool) -> S:
        """A state from its JSON, or BadPosition. Not strict: hand-made boards that do not add up are welcome."""
        raise NotImplementedError

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now; () when the match is over."""
        raise NotImplementedError

    def turn_of(self, state: S) -> int:
        """The seat whose turn it is, whoever decides something meanwhile; asked where luck falls in turns."""
        raise NotImplementedError

    def first(self, state: S) -> int:
        """The seat that began the match."""
        return 0

    def may_act(self, state: S) -> tuple[int, ...]:
        """The seats that may interject now but need not: told by public facts alone."""
        return ()

    def is_secret(self, code: int) -> bool:
        """Whether an action is nobody else's business as it is written; what others may know of it, events tell."""
        return False

    def legal(self, state: S, seat: int) -> list[int]:
        """The codes of the actions open to a seat, in a stable order. Where not all can be listed, good candidates."""
        raise NotImplementedError

    def promising(self, state: S, seat: int, most: int) -> list[int]:
        """Of very many actions about so many that are good at first sight: thought matches choose among these."""
        return self.legal(state, seat)

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

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What one seat, or a spectator (None), may know, as plain JSON. Nothing is in it unless put there."""
        raise NotImplementedError

    def is_open(self, state: S) -> bool:
        """Whether nothing is hidden and nothing left to chance from here to the end."""
        return False

    def determinize(self, state: S, seat: int | None, chance: Chance) -> S:
        """A state drawn at random from all those that look the same to this seat."""
        raise NotImplementedError

    def solo(self, state: S, seat: int) -> S | None:
        """Where nobody touches what is another's: the position as seat 0 has it who sits there alone.

        Actions keep their codes. What others would choose for all is then left to it: bots think of their own match
        only. None where players are in each other's way.
        """
        return None

    def text(self, code: int) -> str:
        """The stable notation of an action."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The code of an action's notation, or BadText."""
        raise NotImplementedError

    def evaluate(self, state: S, seat: int) -> float:
        """How good a position is for a seat, for bots; only differences count."""
        raise NotImplementedError

    def appraise(self, state: S, seat: int) -> float:
        """The same for plans that look far ahead, where a glance does not judge well what they come to."""
        return self.evaluate(state, seat)

    def traits(self, state: S, seat: int) -> list[int]:
        """What everybody sees of a seat between turns, as numbers of `trait_names`; what counts twice is told twice."""
        raise NotImplementedError

    def own_traits(self, state: S, seat: int) -> list[int]:
        """What only the seat itself knows, such as its hand, told in the same way."""
        raise NotImplementedError

    def net_for(self, players: int) -> Net | None:
        """What self-play has learned about who wins from any moment of a match of so many, where it has."""
        return None

    def signs(self, state: S, seat: int) -> list[int]:
        """What a seat knows of a settled position, as numbers of `sign_names`; what counts twice is told twice."""
        raise NotImplementedError

    def is_settled(self, state: S) -> bool:
        """Whether nothing is pending: everybody has answered, and the next choice is a free one."""
        raise NotImplementedError

    def settle(self, state: S, chance: Chance) -> None:
        """Carries out what is pending, on the state itself, as if nobody answered any more."""
        raise NotImplementedError

    def horizon(self, state: S) -> int:
        """A number that changes where one's own plans end and luck takes over: looking ahead stops there."""
        return 0

    def episode(self, state: S) -> int:
        """A number that changes where something else is to be decided, though nothing new may have come to light."""
        return self.horizon(state)

    def likeness(self, state: S) -> int:
        """Equal for positions from which the turn under way can go on in the same ways: a plan keeps one of them."""
        return id(state)

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

    def match_from(self, position: Mapping[str, Any], strict: object = True, seed: SupportsIndex = 0) -> Any:
        """A match that plays on from a position. Not strict: hand-made boards that do not add up are welcome."""
        # The two modules need each other: a match needs its game at every step, a game its match only here.
        from palier.engine.match import Match  # noqa: PLC0415

        return Match.from_position(self, position, strict=strict, seed=seed)


def fingerprint(data: Mapping[str, Any]) -> str:
    """A short stable hash of plain JSON: the same in every process, on every machine, in every build."""
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(plain.encode()).hexdigest()[:16]

"""Les Colocs as a game of Palier: what it is called, how many play, which variants there are."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.errors import BadOptions
from palier.engine.events import Events
from palier.engine.frames import SEATS
from palier.engine.game import Game, Meta, Window
from palier.engine.options import Option, OptionValue
from palier.engine.outcome import Outcome
from palier.games.les_colocs import actions, position, rules, scoring, setup, turn, view, windows
from palier.games.les_colocs.cards import JOB_NAMES
from palier.games.les_colocs.state import EVICTIONS, NONE, TWO_PLAYER_JOBS, LesColocsState
from palier.native import mypyc_attr

VERSION: Final = 1
MOST: Final = 5
LONGEST: Final = 500

OPTIONS: Final = (
    Option("two_player_jobs", TWO_PLAYER_JOBS[0], choices=TWO_PLAYER_JOBS),
    Option("evictions", EVICTIONS[0], choices=EVICTIONS),
    Option("previous_winner", 0, low=0, high=MOST),
    Option("dealer", 0, low=0, high=MOST),
    Option("max_turns", 0, low=0, high=LONGEST),
)
"""`previous_winner` and `dealer` name a place at the table from 1 on; 0 is nobody, or drawn by lot."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LesColocs(Game[LesColocsState]):
    def __init__(self) -> None:
        super().__init__(Meta("les_colocs", VERSION, 2, MOST, OPTIONS, windows.WINDOWS, shows=("hand",), usual=4))

    def check_combination(self, players: int, options: dict[str, OptionValue]) -> None:
        if options["two_player_jobs"] != TWO_PLAYER_JOBS[0] and players != 2:
            raise BadOptions("two_player_jobs is for two players; it does not go with more")
        for name in ("previous_winner", "dealer"):
            if int(options[name]) > players:
                raise BadOptions(f"{name} {options[name]} is no place at a table of {players}")

    def setup(self, players: int, options: dict[str, OptionValue], chance: Chance) -> LesColocsState:
        state = setup.set_up(players, options, chance)
        if not state.frames:
            turn.begin(state, state.first(), None)
        return state

    def options_of(self, state: LesColocsState) -> dict[str, OptionValue]:
        return state.options()

    def read(
        self, data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool
    ) -> LesColocsState:
        return position.read(data, players, options, strict)

    def first(self, state: LesColocsState) -> int:
        return state.first()

    def to_act(self, state: LesColocsState) -> tuple[int, ...]:
        return SEATS[rules.asked(state)]

    def may_act(self, state: LesColocsState) -> tuple[int, ...]:
        return SEATS[rules.allowed(state)]

    def is_secret(self, code: int) -> bool:
        """Picks of a basket until it is announced, and answers in a window, of which only one is ever shown."""
        return code == actions.PASS or actions.SHOP <= code < actions.DISCARD or code >= actions.PLAY

    def legal(self, state: LesColocsState, seat: int) -> list[int]:
        return rules.legal(state, seat)

    def apply(self, state: LesColocsState, seat: int, code: int, chance: Chance, events: Events) -> None:
        rules.apply(state, seat, code, chance, events)

    def window(self, state: LesColocsState, seat: int) -> Window | None:
        return rules.window(state, seat)

    def outcome(self, state: LesColocsState) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: LesColocsState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def private(self, state: LesColocsState, seat: int) -> dict[str, Any]:
        return view.private(state, seat)

    def determinize(self, state: LesColocsState, seat: int | None, chance: Chance) -> LesColocsState:
        return view.determinize(state, seat, chance)

    def text(self, code: int) -> str:
        return actions.NOTATION.texts[code]

    def parse(self, text: str) -> int:
        return actions.NOTATION.parse(text)

    def groups(self, state: LesColocsState) -> list[str]:
        """The jobs, once everybody has one."""
        return [] if NONE in state.jobs else [f"job-{JOB_NAMES[job]}" for job in state.jobs]

    def next_options(
        self, state: LesColocsState, options: Mapping[str, OptionValue], places: Sequence[int]
    ) -> dict[str, OptionValue]:
        """The winner chooses his job next time, and the deal passes to the left (LC-5, LC-9)."""
        winner = 0 if state.winner == NONE else places[state.winner] + 1
        return {**options, "previous_winner": winner, "dealer": places[state.first()] + 1}

    def statistics(self, state: LesColocsState) -> dict[str, int]:
        told = {"turns": state.turn, "cancelled": state.cancelled, "attacks": state.attacks}
        if state.winner != NONE:
            told["winning_slack"] = state.slack[state.winner]
        return told


GAME: Final = LesColocs()

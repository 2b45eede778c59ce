"""RoomShare as a game of Palier: what it is called, how many play, which variants there are."""

from collections.abc import Mapping
from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.errors import BadOptions
from palier.engine.events import Event
from palier.engine.frames import SEATS
from palier.engine.game import Game, Meta
from palier.engine.options import Option, OptionValue
from palier.engine.outcome import Outcome
from palier.games.roomshare import actions, position, rules, scoring, setup, turn, view
from palier.games.roomshare.state import OVER, SETUP, RoomShareState
from palier.native import mypyc_attr

VERSION: Final = 1

OPTIONS: Final = (
    Option("royal_suite", False),
    Option("royal_suite_replaces", "classic", choices=("classic", "suite", "haunted")),
    Option("renovation", False),
    Option("no_cards", False),
    Option("chosen_setup", False),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class RoomShare(Game[RoomShareState]):
    def __init__(self) -> None:
        super().__init__(Meta("roomshare", VERSION, 2, 4, OPTIONS, open_option="no_cards", usual=4))

    def check_combination(self, players: int, options: dict[str, OptionValue]) -> None:
        if options["no_cards"] and players != 2:
            raise BadOptions("no_cards is the game for two players; it does not go with more")
        if options["no_cards"] and options["renovation"]:
            raise BadOptions("renovation adds cards, so it does not go with no_cards")

    def setup(self, players: int, options: dict[str, OptionValue], chance: Chance) -> RoomShareState:
        state = setup.set_up(players, options, chance)
        turn.finish_setup(state, chance, None)
        return state

    def options_of(self, state: RoomShareState) -> dict[str, OptionValue]:
        return state.options()

    def read(
        self, data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool
    ) -> RoomShareState:
        return position.read(data, players, options, strict)

    def first(self, state: RoomShareState) -> int:
        return state.first

    def to_act(self, state: RoomShareState) -> tuple[int, ...]:
        return SEATS[rules.asked(state)]

    def legal(self, state: RoomShareState, seat: int) -> list[int]:
        return rules.legal(state, seat)

    def apply(self, state: RoomShareState, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
        rules.apply(state, seat, code, chance, events)

    def hand_over(self, state: RoomShareState, seat: int) -> int | None:
        return actions.AUTO if actions.AUTO in rules.legal(state, seat) else None

    def outcome(self, state: RoomShareState) -> Outcome | None:
        return scoring.outcome(state) if state.stage == OVER else None

    def view(self, state: RoomShareState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def private(self, state: RoomShareState, seat: int) -> dict[str, Any]:
        return view.private(state, seat)

    def is_open(self, state: RoomShareState) -> bool:
        return state.no_cards and state.stage != SETUP

    def determinize(self, state: RoomShareState, seat: int | None, chance: Chance) -> RoomShareState:
        return view.determinize(state, seat, chance)

    def text(self, code: int) -> str:
        return actions.NOTATION.texts[code]

    def parse(self, text: str) -> int:
        return actions.NOTATION.parse(text)

    def statistics(self, state: RoomShareState) -> dict[str, int]:
        return {"longest_chain": state.longest, "turns": state.turn}


GAME: Final = RoomShare()

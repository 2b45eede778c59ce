"""Wucherer as a game of Palier: what it is called, how many play, which variants there are."""

from collections.abc import Mapping
from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.errors import BadOptions
from palier.engine.events import Events
from palier.engine.frames import SEATS
from palier.engine.game import Game, Meta, Window
from palier.engine.options import Option, OptionValue
from palier.engine.outcome import Outcome
from palier.games.wucherer import actions, crimes, position, rules, scoring, setup, view
from palier.games.wucherer.state import OVER, WuchererState
from palier.native import mypyc_attr

VERSION: Final = 1

OPTIONS: Final = (
    Option("extension", False),
    Option("games", 1, low=1, high=9, tried=(2,)),
    Option("target", 0, low=0, high=999, tried=(60,)),
    Option("staggered_start", False),
    Option("stall_rounds", 3, low=0, high=9, tried=(1,)),
    Option("bomb_reopens", False),
    Option("buy_from_savings", False),
    Option("min_income", "houseless", choices=("houseless", "all")),
    Option("woman_evict", "any", choices=("any", "owner")),
    Option("squat_noplace", "both", choices=("both", "discard")),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wucherer(Game[WuchererState]):
    def __init__(self) -> None:
        super().__init__(Meta("wucherer", VERSION, 2, 6, OPTIONS, crimes.WINDOWS))

    def check_combination(self, players: int, options: dict[str, OptionValue]) -> None:
        if options["target"] and options["games"] != 1:
            raise BadOptions("a match goes over a number of games or to a target, not both")

    def setup(self, players: int, options: dict[str, OptionValue], chance: Chance) -> WuchererState:
        state = setup.set_up(players, options, chance)
        rules.begin(state, None)
        return state

    def options_of(self, state: WuchererState) -> dict[str, OptionValue]:
        return state.options()

    def read(
        self, data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool
    ) -> WuchererState:
        return position.read(data, players, options, strict)

    def first(self, state: WuchererState) -> int:
        # Who begins changes with each game of the match (W-148).
        return (state.first - state.number + 1) % state.players

    def to_act(self, state: WuchererState) -> tuple[int, ...]:
        return SEATS[rules.asked(state)]

    def legal(self, state: WuchererState, seat: int) -> list[int]:
        return rules.legal(state, seat)

    def apply(self, state: WuchererState, seat: int, code: int, chance: Chance, events: Events) -> None:
        rules.apply(state, seat, code, chance, events)

    def window(self, state: WuchererState, seat: int) -> Window | None:
        return rules.window(state, seat)

    def outcome(self, state: WuchererState) -> Outcome | None:
        return scoring.outcome(state) if state.stage == OVER else None

    def view(self, state: WuchererState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def private(self, state: WuchererState, seat: int) -> dict[str, Any]:
        return view.private(state, seat)

    def determinize(self, state: WuchererState, seat: int | None, chance: Chance) -> WuchererState:
        return view.determinize(state, seat, chance)

    def text(self, code: int) -> str:
        return actions.NOTATION.texts[code]

    def parse(self, text: str) -> int:
        return actions.NOTATION.parse(text)

    def statistics(self, state: WuchererState) -> dict[str, int]:
        turns = state.turns + state.turn
        money = [scoring.score(state, seat) for seat in range(state.players)]
        return {
            "games_played": state.number,
            "turns": turns,
            "rounds": -(-turns // state.players),
            "crimes": state.crimes,
            "arrests": state.arrests,
            "richest": max(money),
            "poorest": min(money),
        }


GAME: Final = Wucherer()

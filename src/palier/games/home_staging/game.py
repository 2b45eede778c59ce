"""Home Staging as a game of Palier: what it is called, how many play, which variants there are."""

from collections.abc import Mapping
from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.errors import BadOptions, Why, shown
from palier.engine.events import Event
from palier.engine.frames import SEATS
from palier.engine.game import Game, Meta
from palier.engine.options import Option, OptionValue
from palier.engine.outcome import Outcome
from palier.games.home_staging import actions, position, rules, scoring, setup, turn, view
from palier.games.home_staging.mission import MISSION_IDS, compact
from palier.games.home_staging.state import (
    ASK_CLOSE,
    ASK_FINISH,
    OVER,
    HomeStagingState,
)
from palier.games.home_staging.validate import BadMission
from palier.native import mypyc_attr

VERSION: Final = 1
LONGEST_MISSION: Final = 20_000

OPTIONS: Final = (
    Option("mission", MISSION_IDS[0], choices=MISSION_IDS),
    Option("daily", "", longest=10),
    Option("custom", "", longest=LONGEST_MISSION),
    Option("strict_paths", False),
    Option("drawn_choices", False),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class HomeStaging(Game[HomeStagingState]):
    def __init__(self) -> None:
        super().__init__(Meta("home_staging", VERSION, 1, 6, OPTIONS))

    def check_combination(self, players: int, options: dict[str, OptionValue]) -> None:
        if options["daily"] and options["custom"]:
            raise BadOptions("the daily mission and a custom mission do not go together")
        if (options["daily"] or options["custom"]) and options["mission"] != MISSION_IDS[0]:
            raise BadOptions("a daily or custom mission stands instead of the option mission")
        if options["daily"] and not is_date(str(options["daily"])):
            refused = BadOptions(f"option daily takes a date such as 2026-01-31, not {shown(options['daily'])}")
            refused.why = Why(self.name, "wrong-daily", {"given": str(options["daily"])})
            raise refused
        if options["drawn_choices"] and players != 1:
            raise BadOptions("drawn_choices is for playing alone")
        try:
            setup.chosen_mission(options)
        except BadMission as error:
            wrong = BadOptions(f"this mission cannot be played: {error}")
            wrong.why = error.why
            raise wrong from error

    def tidy_options(self, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        custom = str(options["custom"])
        return {**options, "custom": compact(custom)} if custom else options

    def setup(self, players: int, options: dict[str, OptionValue], chance: Chance) -> HomeStagingState:
        state = setup.set_up(players, options, chance)
        turn.next_room(state, chance, None)
        return state

    def options_of(self, state: HomeStagingState) -> dict[str, OptionValue]:
        return state.options()

    def read(
        self, data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool
    ) -> HomeStagingState:
        return position.read(data, players, options, strict)

    def first(self, state: HomeStagingState) -> int:
        return state.first

    def to_act(self, state: HomeStagingState) -> tuple[int, ...]:
        return SEATS[rules.asked(state)]

    def legal(self, state: HomeStagingState, seat: int) -> list[int]:
        return rules.legal(state, seat)

    def is_legal(self, state: HomeStagingState, seat: int, code: int) -> bool:
        return rules.is_legal(state, seat, code)

    def why_not(self, state: HomeStagingState, seat: int, code: int) -> str:
        return rules.why_not(state, seat, code)

    def apply(self, state: HomeStagingState, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
        rules.apply(state, seat, code, chance, events)

    def hand_over(self, state: HomeStagingState, seat: int) -> int | None:
        asked = rules.is_asked(state, seat) and state.asks() in (ASK_CLOSE, ASK_FINISH)
        return actions.code_of(actions.AUTO, 0) if asked else None

    def outcome(self, state: HomeStagingState) -> Outcome | None:
        return scoring.outcome(state) if state.stage == OVER else None

    def view(self, state: HomeStagingState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def is_open(self, state: HomeStagingState) -> bool:
        return state.players == 1 and state.asks() == ASK_FINISH

    def determinize(self, state: HomeStagingState, seat: int | None, chance: Chance) -> HomeStagingState:
        return view.determinize(state, seat, chance)

    def text(self, code: int) -> str:
        return actions.NOTATION.text(code)

    def parse(self, text: str) -> int:
        return actions.NOTATION.parse(text)

    def statistics(self, state: HomeStagingState) -> dict[str, int]:
        scores = [scoring.best_score(plan, plan.windows, state.strict_paths) for plan in state.plans]
        return {
            "best": max([score.total for score in scores]),
            "bonuses": max([sum(score.bonuses) for score in scores]),
            "pieces": max([plan.drawn() for plan in state.plans]),
        }


def is_date(text: str) -> bool:
    """A day as 2026-01-31: the form alone is checked, for there is no calendar in here."""
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(part.isascii() and part.isdecimal() for part in parts):
        return False
    return 1 <= int(parts[1]) <= 12 and 1 <= int(parts[2]) <= 31


GAME: Final = HomeStaging()

"""Setting up: the mission, an empty plan for everyone, who begins."""

from hashlib import sha256

from palier.engine.chance import Chance, SeededChance
from palier.engine.options import OptionValue
from palier.games.home_staging.mission import MISSION_IDS, Mission, mission_from_text, mission_named
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.state import NONE, HomeStagingState


def set_up(players: int, options: dict[str, OptionValue], chance: Chance) -> HomeStagingState:
    state = bare(players, options)
    state.variants = [NONE] * len(state.mission.card_number)
    for _ in range(players):
        plan = Plan(state.mission)
        plan.lay_out()
        state.plans.append(plan)
    state.show()
    # HS-10: whoever last put a piece of furniture together; here the lot decides.
    state.first = chance.below(players) if players > 1 else 0
    state.active = state.first
    return state


def bare(players: int, options: dict[str, OptionValue]) -> HomeStagingState:
    """A state that knows its options and nothing else."""
    state = HomeStagingState(players, chosen_mission(options))
    state.set_options(options)
    state.done = []
    state.variants = []
    state.tokens = [0, 0]
    state.plans = []
    state.shown = []
    state.frames = []
    return state


def chosen_mission(options: dict[str, OptionValue]) -> Mission:
    if options["custom"]:
        return mission_from_text(str(options["custom"]))
    if options["daily"]:
        return mission_named(MISSION_IDS[daily_chance(str(options["daily"]), "mission").below(len(MISSION_IDS))])
    return mission_named(str(options["mission"]))


def daily_chance(date: str, stream: str) -> SeededChance:
    """The luck of a day: the same for everybody who plays that date's mission (HS-113)."""
    return SeededChance(int.from_bytes(sha256(date.encode()).digest()[:6], "big"), f"daily/{stream}")

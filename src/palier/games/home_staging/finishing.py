"""The end of a match: entrance and windows for good (HS-58 to HS-63)."""

from palier.engine.events import Event, Events
from palier.games.home_staging.actions import AUTO, ENTRANCE, READY, WINDOW, code_of
from palier.games.home_staging.geometry import edge_text
from palier.games.home_staging.mission import WINDOW_BONUSES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import Score, best_score, best_windows, entrance_edges
from palier.games.home_staging.state import HomeStagingState


def legal(state: HomeStagingState, seat: int) -> list[int]:
    """`ready`, `auto`, the entrances that lead in, and the windows that some bonus could want."""
    plan = state.plans[seat]
    codes = [code_of(READY, 0), code_of(AUTO, 0)]
    if len(plan.entrances) < state.mission.entrances or state.mission.entrances == 1:
        codes += [code_of(ENTRANCE, edge) for edge in entrance_edges(plan) if plan.may_have_entrance(edge)]
    codes += [code_of(WINDOW, edge) for edge in useful_windows(plan) if plan.may_have_window(edge)]
    return codes


def useful_windows(plan: Plan) -> list[int]:
    mission = plan.mission
    found: list[int] = []
    for index in range(len(mission.edges)):
        if not plan.roomed >> mission.edge_inside[index] & 1:
            continue
        for bonus in mission.bonuses:
            if bonus.kind in WINDOW_BONUSES and mission.sees(index, bonus.scenery):
                found.append(mission.edges[index])
                break
    return found


def finish(state: HomeStagingState, seat: int, code: int, events: Events) -> None:
    plan = state.plans[seat]
    if code == code_of(AUTO, 0):
        furnish_edges(state, plan)
    settle(state, plan)
    if events is not None:
        told = {
            "entrances": [edge_text(edge) for edge in plan.entrances],
            "windows": [edge_text(edge) for edge in plan.windows],
        }
        events.append(Event("finished", {"seat": seat}, {seat: told}))


def furnish_edges(state: HomeStagingState, plan: Plan) -> None:
    """`auto`: the best windows and the best entrance, and a second one where it is allowed and brings more (HS-115)."""
    plan.windows = best_windows(plan, state.strict_paths)
    settle(state, plan)
    if len(plan.entrances) >= state.mission.entrances or not plan.entrances:
        return
    most = Score(plan, plan.entrances, plan.windows, state.strict_paths).total
    best = -1
    for edge in entrance_edges(plan):
        if plan.may_have_entrance(edge):
            total = Score(plan, [*plan.entrances, edge], plan.windows, state.strict_paths).total
            if total > most:
                most = total
                best = edge
    if best >= 0:
        plan.set_entrance(best)


def settle(state: HomeStagingState, plan: Plan) -> None:
    """Entrances that lead nowhere go; without any, the one that brings most is drawn (HS-61)."""
    for edge in plan.entrances[:]:
        if not plan.leads_in(edge):
            plan.clear_edge(edge)
    if plan.entrances:
        return
    for edge in best_score(plan, plan.windows, state.strict_paths).entrances:
        plan.clear_edge(edge)
        plan.set_entrance(edge)


def tell(state: HomeStagingState, events: list[Event]) -> None:
    for seat in range(state.players):
        plan = state.plans[seat]
        score = best_score(plan, plan.windows, state.strict_paths)
        events.append(
            Event(
                "scored",
                {
                    "seat": seat,
                    "total": score.total,
                    "rooms": sum(score.rooms),
                    "bonuses": sum(score.bonuses),
                    "penalties": sum(score.penalties),
                },
                reveals=True,
            )
        )

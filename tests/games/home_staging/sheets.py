"""Plans for tests: small houses, pieces set down by their notation, rooms closed by hand, and what they score."""

import json
from typing import Any

import palier
from palier import Match
from palier.games.home_staging import actions
from palier.games.home_staging.geometry import NO_EDGE, parse_edge, parse_outline
from palier.games.home_staging.mission import Mission, mission_from_data
from palier.games.home_staging.pieces import SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import Score, best_score

GROUND = "_" * 16
Data = dict[str, Any]


def house(*rows: str, top: int = 4, left: int = 4) -> list[str]:
    """A map with these rows in it: the first one is row `top`, counted from 1, and begins in column `left`, from 0."""
    lines = [GROUND] * 16
    for number, row in enumerate(rows):
        line = "_" * left + row
        lines[top - 1 + number] = line + "_" * (16 - len(line))
    return lines


BOX = house(*["." * 8] * 6)
"""E4 to L9."""


def mission_data(**fields: Any) -> Data:
    """A mission of one room with everything in it, unless other fields are given."""
    data: Data = {
        "name": "Essai",
        "map": BOX,
        "rooms": [{"kind": "salon", "name": "Salon", "cards": [[12, 2], [4, 2], [33, 1]]}],
    }
    return {**data, **fields}


def rooms(*cards: list[list[int]]) -> list[Data]:
    return [{"kind": "salon", "name": f"Pièce {number + 1}", "cards": list(one)} for number, one in enumerate(cards)]


def mission(**fields: Any) -> Mission:
    return mission_from_data(mission_data(**fields))


def new_plan(where: Mission) -> Plan:
    plan = Plan(where)
    plan.lay_out()
    return plan


def fits(plan: Plan, text: str) -> bool:
    """Whether a piece may be drawn like this now."""
    shape, anchor = actions.place_of(actions.NOTATION.parse(text))
    return plan.spots(SHAPES[shape]) >> anchor & 1 == 1


def put(plan: Plan, *texts: str, room: int = 0) -> Plan:
    for text in texts:
        assert fits(plan, text), f"{text} cannot be drawn"
        shape, anchor = actions.place_of(actions.NOTATION.parse(text))
        plan.put(shape, anchor, room)
    return plan


def close(plan: Plan, outline: str, door: str | None = None, room: int = 0) -> Plan:
    refusal = refused(plan, outline, door, room)
    assert not refusal, refusal
    plan.close(room, parse_outline(outline), NO_EDGE if door is None else parse_edge(door))
    return plan


def refused(plan: Plan, outline: str, door: str | None = None, room: int = 0) -> str:
    return plan.refusal(room, parse_outline(outline), NO_EDGE if door is None else parse_edge(door))


def enter(plan: Plan, *edges: str) -> Plan:
    for edge in edges:
        assert plan.may_have_entrance(parse_edge(edge)), edge
        plan.set_entrance(parse_edge(edge))
    return plan


def look(plan: Plan, *edges: str) -> Plan:
    for edge in edges:
        assert plan.may_have_window(parse_edge(edge)), edge
        plan.windows.append(parse_edge(edge))
    return plan


def score(plan: Plan, strict_paths: bool = False) -> Score:
    return best_score(plan, plan.windows, strict_paths)


def match_of(players: int = 1, seed: int = 0, **options: Any) -> Match:
    return palier.new_match("home_staging", players, seed, options)


def custom_match(players: int = 1, seed: int = 0, **fields: Any) -> Match:
    return match_of(players, seed, custom=json.dumps(mission_data(**fields)))


def play(match: Match, *texts: str, seat: int = 0) -> None:
    for text in texts:
        match.play(seat, text)


def texts(match: Match, seat: int = 0) -> list[str]:
    return [action.text for action in match.legal(seat)]


def told(match: Match, *actions_: str, seat: int = 0) -> list[Data]:
    """What these actions told the seat that took them."""
    return [event.seen_by(seat) for text in actions_ for event in match.play(seat, text)]


def scripted(outcomes: list[int], players: int = 1, **fields: Any) -> Match:
    """A custom mission whose cards are these: 0 for A, 1 for B, in the order in which they are turned up.

    With several players the first outcome is the seat that begins.
    """
    options = {"custom": json.dumps(mission_data(**fields))}
    return palier.new_match("home_staging", players, options=options, chance=palier.ScriptedChance(outcomes))

"""What a seat or a spectator may know of a state (HS-24). Nothing is visible unless it is put in here."""

from typing import Any, Literal, NotRequired, TypedDict

from palier.engine.chance import Chance
from palier.games.home_staging import actions, closing, drawing, finishing, rules
from palier.games.home_staging.actions import READY, code_of, place_of
from palier.games.home_staging.frames import FRAMES
from palier.games.home_staging.geometry import edge_text, outline_text, squares_of
from palier.games.home_staging.mission import CUSTOM, NO_ROOM
from palier.games.home_staging.pieces import PIECE_IDS, SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.scoring import best_score, entrance_edges, outcome
from palier.games.home_staging.state import (
    ASK_CLOSE,
    ASK_DRAW,
    ASK_FINISH,
    FRAME_NAMES,
    NONE,
    STAGE_NAMES,
    HomeStagingState,
    card_letter,
    door_text,
    piece_text,
)


class PieceSeen(TypedDict):
    """`at` is the notation of the placement; void: not kept when its room was closed; accessible: as things are."""

    at: str
    piece: str
    room: int
    cells: str
    access: str
    void: bool
    accessible: bool
    points: int


class RoomSeen(TypedDict):
    cells: str
    door: str | None


class PlanSeen(TypedDict):
    """One sheet. `score` counts it as if it ended now, with the best entrance where none is drawn that counts."""

    pieces: list[PieceSeen]
    rooms: list[RoomSeen | None]
    entrances: list[str]
    windows: list[str]
    joker: bool
    reach: str
    score: dict[str, Any]


class CardSeen(TypedDict):
    """`letter` and `pieces` are null while the card is face down."""

    no: int
    tokens: int
    letter: str | None
    pieces: list[str] | None


class TableRoom(TypedDict):
    name: str
    kind: str
    done: bool
    cards: list[CardSeen]


class Asked(TypedDict):
    """What is asked now; `seats` are those who still have to answer, `seat` the first of them."""

    ask: Literal["room", "card", "tokens", "draw", "close", "finish"]
    seat: int
    seats: list[int]
    room: NotRequired[str]
    card: NotRequired[str]
    pieces: NotRequired[list[str]]
    left: NotRequired[list[int]]


class View(TypedDict):
    """The shape of a view. Others' plans are shown as they were when this step began; one's own as it is.

    `mission_data` holds the whole mission when it is a custom one. `left`, `may_erase` and
    `proposed` are for the seat itself: pieces of the card left to draw, and the outline that `auto` would close with.
    """

    game: Literal["home_staging"]
    seat: int | None
    players: int
    mission: str
    mission_data: dict[str, Any] | None
    daily: str
    strict_paths: bool
    stage: Literal["play", "last", "over"]
    turn: int
    first: int
    active: int
    room: int | None
    rooms: list[TableRoom]
    card: int | None
    tokens: list[int]
    plans: list[PlanSeen]
    scores: list[int]
    asked: Asked | None
    outcome: dict[str, Any] | None
    left: NotRequired[list[int]]
    may_erase: NotRequired[bool]
    proposed: NotRequired[str]


def view(state: HomeStagingState, seat: int | None) -> dict[str, Any]:
    mission = state.mission
    result = outcome(state)
    plans = [state.plans[who] if who == seat else state.shown[who] for who in range(state.players)]
    seen_plans = [plan_seen(state, plan) for plan in plans]
    seen: dict[str, Any] = {
        "game": "home_staging",
        "seat": seat,
        "players": state.players,
        "mission": mission.id,
        "mission_data": copied(mission.data) if mission.id == CUSTOM else None,
        "daily": state.daily,
        "strict_paths": state.strict_paths,
        "stage": STAGE_NAMES[state.stage],
        "turn": state.turn,
        "first": state.first,
        "active": state.active,
        "room": None if state.room == NO_ROOM else state.room,
        "rooms": [room_on_table(state, room) for room in range(mission.rooms)],
        "card": None if state.card == NONE else mission.card_number[state.card],
        "tokens": list(state.tokens),
        "plans": seen_plans,
        "scores": [plan["score"]["total"] for plan in seen_plans],
        "asked": asked(state, seat),
        "outcome": None if result is None else result.to_json(),
    }
    if seat is not None and 0 <= seat < state.players:
        drawing_now = state.asks() == ASK_DRAW
        seen["left"] = list(state.left(seat)) if drawing_now else [0, 0]
        waiting = state.waiting >> seat & 1 != 0
        seen["may_erase"] = waiting and drawing.may_erase(state, seat)
        if waiting and state.asks() == ASK_CLOSE:
            seen["proposed"] = actions.NOTATION.text(actions.close_code(*closing.proposal(state, seat)))
    return seen


def copied(data: Any) -> Any:
    """Plain JSON once more, sharing nothing."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    if isinstance(data, list):
        return [copied(value) for value in data]
    return data


def plan_seen(state: HomeStagingState, plan: Plan) -> dict[str, Any]:
    score = best_score(plan, plan.windows, state.strict_paths)
    pieces: list[dict[str, Any]] = []
    for index in range(len(plan.pieces)):
        shape_id, anchor, room = plan.pieces[index]
        shape = SHAPES[shape_id]
        pieces.append(
            {
                "at": piece_text(shape_id, anchor),
                "piece": PIECE_IDS[shape.piece],
                "room": room,
                "cells": outline_text(shape.foot << anchor),
                "access": outline_text(shape.access << anchor),
                "void": plan.void[index],
                "accessible": score.accessible[index],
                "points": shape.points if score.accessible[index] else 0,
            }
        )
    told = score.to_json()
    del told["pieces"]
    return {
        "pieces": pieces,
        "rooms": [
            {"cells": outline_text(plan.cells[room]), "door": door_text(plan.doors[room])} if plan.cells[room] else None
            for room in range(plan.mission.rooms)
        ],
        "entrances": [edge_text(edge) for edge in plan.entrances],
        "windows": [edge_text(edge) for edge in plan.windows],
        "joker": plan.joker,
        "reach": outline_text(score.reach),
        "score": told,
    }


def room_on_table(state: HomeStagingState, room: int) -> dict[str, Any]:
    mission = state.mission
    cards: list[dict[str, Any]] = []
    for card in mission.cards_of(room):
        variant = state.variants[card]
        number = mission.card_number[card]
        first = (number - 1) * 4 + variant * 2
        cards.append(
            {
                "no": number,
                "tokens": mission.card_tokens[card],
                "letter": card_letter(variant),
                "pieces": None if variant == NONE else [PIECE_IDS[first], PIECE_IDS[first + 1]],
            }
        )
    return {
        "name": mission.room_names[room],
        "kind": mission.data["rooms"][room]["kind"],
        "done": room in state.done,
        "cards": cards,
    }


def asked(state: HomeStagingState, viewer: int | None) -> dict[str, Any] | None:
    """What is asked now and of whom; a seat that still has to answer is named first in its own view."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    seats = squares_of(rules.asked(state))
    return {
        "ask": FRAME_NAMES[frame[0]],
        "seat": viewer if viewer is not None and viewer in seats else seats[0],
        "seats": seats,
        **FRAMES[frame[0]].describe(state, frame, viewer),
    }


def determinize(state: HomeStagingState, seat: int | None, chance: Chance) -> HomeStagingState:
    """What the others have drawn in this step is drawn anew, from the plans that everybody saw before it.

    So are the cards to come, those of a daily mission too: the date tells them to nobody. A guess then turns up the
    same cards in whatever order they are asked for.
    """
    new = state.clone()
    new.guessed = 0
    for _ in state.variants:
        new.guessed = new.guessed * 2 + chance.below(2)
    ask = state.asks()
    if ask not in (ASK_DRAW, ASK_CLOSE, ASK_FINISH):
        return new
    for who in range(new.players):
        if who == seat:
            continue
        new.plans[who] = new.shown[who].clone()
        if ask == ASK_DRAW:
            draw_somehow(new, who, chance)
        elif not new.waiting >> who & 1:
            if ask == ASK_CLOSE:
                close_somehow(new, who, chance)
            else:
                finish_somehow(new, who, chance)
    return new


def draw_somehow(state: HomeStagingState, who: int, chance: Chance) -> None:
    while True:
        codes = drawing.legal(state, who)
        code = codes[chance.below(len(codes))]
        if code == code_of(READY, 0):
            return
        joker = drawing.needs_joker(state, who, place_of(code)[0])
        state.plans[who].put(*place_of(code), state.room)
        if joker:
            state.plans[who].joker = False


def close_somehow(state: HomeStagingState, who: int, chance: Chance) -> None:
    plan = state.plans[who]
    if not plan.has_furniture(state.room):
        return
    found = closing.proposals(plan, state.room)
    if found:
        cells, door = found[chance.below(len(found))]
        plan.close(state.room, cells, door)


def finish_somehow(state: HomeStagingState, who: int, chance: Chance) -> None:
    plan = state.plans[who]
    edges = [edge for edge in entrance_edges(plan) if plan.may_have_entrance(edge)]
    if edges and not plan.entrances:
        plan.set_entrance(edges[chance.below(len(edges))])
    finishing.settle(state, plan)

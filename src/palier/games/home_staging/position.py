"""Positions: any state from its JSON. The layout is written down in docs/positions.md."""

from collections.abc import Mapping
from typing import Any, Final

from palier.engine.errors import BadPosition, BadText, shown
from palier.engine.frames import Frame
from palier.engine.options import OptionValue
from palier.games.home_staging import actions, closing, turn
from palier.games.home_staging.geometry import NO_EDGE, edge_text, parse_edge, parse_outline
from palier.games.home_staging.mission import NO_ROOM, Mission
from palier.games.home_staging.pieces import CARD_NAMES, SHAPES, options_of
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.setup import bare
from palier.games.home_staging.state import (
    ASK_CARD,
    ASK_CLOSE,
    ASK_DRAW,
    ASK_FINISH,
    ASK_ROOM,
    ASK_TOKENS,
    EVERYONE,
    FRAME_NAMES,
    LAST,
    NONE,
    OVER,
    PLAY,
    STAGE_NAMES,
    HomeStagingState,
    card_letter,
    piece_text,
    same_plan,
)

FIELDS: Final = [
    "game",
    "players",
    "options",
    "stage",
    "turn",
    "first",
    "active",
    "done",
    "room",
    "card",
    "cards",
    "tokens",
    "waiting",
    "plans",
    "shown",
    "frames",
]


def read(data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool) -> HomeStagingState:
    """What is left out of a hand-made position gets the default that docs/positions.md names."""
    for field in data:
        if field not in FIELDS:
            raise BadPosition(f"a position of Home Staging has no field {shown(field)}")
    state = bare(players, options)
    mission = state.mission
    stage = data.get("stage", "play")
    if not isinstance(stage, str) or stage not in STAGE_NAMES:
        raise BadPosition(f"{shown(stage)} is no stage (one of {', '.join(STAGE_NAMES)})")
    state.stage = STAGE_NAMES.index(stage)
    state.first = number(data.get("first", 0), 0, players - 1, "first")
    state.active = number(data.get("active", 0), 0, players - 1, "active")
    read_done(state, data)
    read_cards(state, data)
    state.turn = number(data.get("turn", revealed(state)), 0, 1000, "turn")
    read_step(state, data)
    read_plans(state, data, strict)
    read_frames(state, data)
    check_plans(state)
    if strict:
        check(state)
    if not mission.open:
        raise BadPosition("there is nothing to furnish")
    return state


def number(value: object, low: int, high: int, field: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"'{field}' must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def numbers(value: object, high: int, field: str) -> list[int]:
    if not isinstance(value, list):
        raise BadPosition(f"'{field}' must be a list of whole numbers")
    found = [number(item, 0, high, field) for item in value]
    if len(set(found)) != len(found):
        raise BadPosition(f"'{field}' names something twice")
    return found


def items(value: object, length: int, field: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise BadPosition(f"'{field}' must be a list of {length}")
    return value


def revealed(state: HomeStagingState) -> int:
    return sum(1 for variant in state.variants if variant != NONE)


def read_done(state: HomeStagingState, data: Mapping[str, Any]) -> None:
    mission = state.mission
    state.done = numbers(data.get("done", []), mission.rooms - 1, "done")
    room = data.get("room")
    state.room = NO_ROOM if room is None else number(room, 0, mission.rooms - 1, "room")
    if state.room in state.done:
        raise BadPosition("the room being furnished is finished already")
    finished = len(state.done) == mission.rooms
    if state.stage != PLAY and not finished:
        raise BadPosition("the end has come only when every room is finished")


def read_cards(state: HomeStagingState, data: Mapping[str, Any]) -> None:
    """Cards of finished rooms are face up, those of rooms to come face down."""
    mission = state.mission
    given = data.get("cards")
    state.variants = [NONE] * len(mission.card_number)
    for room, cards in enumerate(items(given, mission.rooms, "cards") if given is not None else []):
        if not isinstance(cards, dict):
            raise BadPosition("'cards' must hold an object of card numbers for each room")
        known = {str(mission.card_number[card]): card for card in mission.cards_of(room)}
        for name, letter in cards.items():
            if name not in known:
                raise BadPosition(f"card {shown(name)} does not belong to room {room + 1}")
            if letter is not None and (not isinstance(letter, str) or letter not in CARD_NAMES):
                raise BadPosition(f"card {name} must be A, B or null, not {shown(letter)}")
            state.variants[known[name]] = NONE if letter is None else CARD_NAMES.index(letter)
    for card in range(len(mission.card_number)):
        room = mission.card_room[card]
        other = mission.other_card(card)
        if given is None and room in state.done:
            state.variants[card] = 0 if other == NONE or state.variants[other] != 0 else 1
        if room in state.done and state.variants[card] == NONE:
            raise BadPosition(f"card {mission.card_number[card]} is face down in a finished room")
        if room not in state.done and room != state.room and state.variants[card] != NONE:
            raise BadPosition(f"card {mission.card_number[card]} is face up in a room that has not been begun")
        if other != NONE and state.variants[card] != NONE and state.variants[other] == state.variants[card]:
            letter = card_letter(state.variants[card])
            raise BadPosition(f"card {mission.card_number[card]} {letter} lies in two rooms")
    current = data.get("card")
    if current is not None:
        for card in mission.cards_of(state.room) if state.room != NO_ROOM else []:
            if mission.card_number[card] == current and not isinstance(current, bool):
                state.card = card
        if state.card == NONE or state.variants[state.card] == NONE:
            raise BadPosition(f"card {shown(current)} is not face up in the room being furnished")


def read_step(state: HomeStagingState, data: Mapping[str, Any]) -> None:
    tokens = items(data.get("tokens", [0, 0]), 2, "tokens")
    state.tokens = [number(count, 0, 25, "tokens") for count in tokens]
    everyone = list(range(state.players)) if state.stage == LAST else []
    for seat in numbers(data.get("waiting", everyone), state.players - 1, "waiting"):
        state.waiting |= 1 << seat


# Plans


def read_plans(state: HomeStagingState, data: Mapping[str, Any], strict: bool) -> None:
    given = items(data.get("plans", [{}] * state.players), state.players, "plans")
    state.plans = [read_plan(state, plan, strict) for plan in given]
    shown = items(data.get("shown", [None] * state.players), state.players, "shown")
    for seat in range(state.players):
        before = shown[seat]
        state.shown.append(state.plans[seat].clone() if before is None else read_plan(state, before, strict))


def read_plan(state: HomeStagingState, data: object, strict: bool) -> Plan:
    """Draws everything again in the order of the rooms, so that each piece met the walls that stood then."""
    if not isinstance(data, dict) or set(data) - {"pieces", "rooms", "entrances", "windows", "joker"}:
        raise BadPosition("a plan holds pieces, rooms, entrances, windows and joker")
    mission = state.mission
    plan = Plan(mission)
    plan.lay_out()
    pieces = [read_piece(mission, item) for item in given_list(data, "pieces")]
    rooms: list[Any] = items(data.get("rooms", [None] * mission.rooms), mission.rooms, "rooms")
    order = state.done + ([state.room] if state.room != NO_ROOM else [])
    place = 0
    for room in order:
        while place < len(pieces) and pieces[place][2] == room:
            shape_id, anchor, _ = pieces[place]
            if not plan.spots(SHAPES[shape_id]) >> anchor & 1:
                raise BadPosition(f"{piece_text(shape_id, anchor)} cannot stand there")
            plan.put(shape_id, anchor, room)
            place += 1
        if rooms[room] is not None:
            read_room(plan, room, rooms[room])
        elif room in state.done or gave_up(state, plan, room):
            plan.give_up(room)
            if strict and plan.has_furniture(room) and room in state.done and closing.can_close(plan, room):
                raise BadPosition(f"room {room + 1} is open though it could have been closed")
    if place < len(pieces):
        raise BadPosition("the pieces of a plan must stand in the order of its rooms, and only for rooms begun")
    for room in range(mission.rooms):
        if rooms[room] is not None and not plan.cells[room]:
            raise BadPosition(f"room {room + 1} is closed though it has not been begun")
    read_edges(plan, data)
    joker = data.get("joker", True)
    if not isinstance(joker, bool):
        raise BadPosition("'joker' must be true or false")
    plan.joker = joker
    return plan


def gave_up(state: HomeStagingState, plan: Plan, room: int) -> bool:
    """While others close a room, whoever has none to close has given it up already."""
    if any(state.variants[card] == NONE for card in state.mission.cards_of(room)) or state.card != NONE:
        return False
    return not plan.has_furniture(room) or not closing.can_close(plan, room)


def given_list(data: Mapping[str, Any], field: str) -> list[Any]:
    value = data.get(field, [])
    if not isinstance(value, list) or len(value) > 200:
        raise BadPosition(f"'{field}' of a plan must be a list")
    return value


def read_piece(mission: Mission, item: object) -> tuple[int, int, int]:
    if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str):
        raise BadPosition("a piece on a plan is its notation and its room, such as ['lit_double E5 r1', 0]")
    room = number(item[1], 0, mission.rooms - 1, "room of a piece")
    try:
        code = actions.parse(f"place {item[0]}")
    except BadText as error:
        raise BadPosition(f"{shown(item[0])} is no piece on a plan") from error
    shape_id, anchor = actions.place_of(code)
    return shape_id, anchor, room


def read_room(plan: Plan, room: int, item: object) -> None:
    if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str):
        raise BadPosition("a room on a plan is its outline and its door, such as ['E5-I7', 'W:E6']")
    if item[1] is not None and not isinstance(item[1], str):
        raise BadPosition("the door of a room must be an edge or null")
    try:
        cells = parse_outline(item[0])
        door = NO_EDGE if item[1] is None else parse_edge(item[1])
    except BadText as error:
        raise BadPosition(f"room {room + 1} of a plan has no outline or door that can be read") from error
    refusal = plan.refusal(room, cells, door)
    if refusal:
        raise BadPosition(f"room {room + 1} of a plan cannot be closed like that ({refusal})")
    plan.close(room, cells, door)


def read_edges(plan: Plan, data: Mapping[str, Any]) -> None:
    for field in ("entrances", "windows"):
        for text in given_list(data, field):
            try:
                edge = parse_edge(text) if isinstance(text, str) else NO_EDGE
            except BadText:
                edge = NO_EDGE
            if edge == NO_EDGE:
                raise BadPosition(f"{shown(text)} is no edge")
            if field == "entrances":
                if len(plan.entrances) >= plan.mission.entrances or not plan.may_have_entrance(edge):
                    raise BadPosition(f"there can be no entrance at {edge_text(edge)}")
                plan.set_entrance(edge)
            elif not plan.may_have_window(edge):
                raise BadPosition(f"there can be no window at {edge_text(edge)}")
            else:
                plan.windows.append(edge)


# What is asked


def read_frames(state: HomeStagingState, data: Mapping[str, Any]) -> None:
    given = data.get("frames")
    if given is None:
        state.frames = default_frames(state)
    else:
        if not isinstance(given, list) or len(given) > 1:
            raise BadPosition("'frames' must be a list of at most one question")
        state.frames = [read_frame(item) for item in given]
    if (state.stage == OVER) != (not state.frames):
        raise BadPosition("a position asks one thing, and nothing when the match is over")
    for frame in state.frames:
        if not frame_fits(state, frame):
            raise BadPosition(f"{shown(FRAME_NAMES[frame[0]])} does not fit what is on the table")
    if (state.asks() in (ASK_DRAW, ASK_CLOSE, ASK_FINISH)) != (state.waiting != 0):
        raise BadPosition("somebody must be waited for in a step that everyone takes, and nobody otherwise")


def default_frames(state: HomeStagingState) -> list[Frame]:
    if state.stage == OVER:
        return []
    if state.stage == LAST:
        return [(ASK_FINISH, EVERYONE, 0, 0)]
    if state.room == NO_ROOM:
        return [(ASK_ROOM, state.active, 0, 0)]
    if state.card == NONE:
        return [(ASK_CARD, state.active, 0, 0)]
    if state.tokens == [0, 0]:
        return [(ASK_TOKENS, state.active, state.card, 0)]
    if not state.waiting:
        state.waiting = (1 << state.players) - 1
    return [(ASK_DRAW, EVERYONE, state.card, 0)]


def read_frame(item: object) -> Frame:
    if not isinstance(item, list) or len(item) != 4 or not isinstance(item[0], str) or item[0] not in FRAME_NAMES:
        raise BadPosition("a frame is what is asked, a seat (-1 for everyone), and two numbers")
    for value in item[1:]:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition(f"{shown(value)} in a frame is not a whole number")
    return (FRAME_NAMES.index(item[0]), item[1], item[2], item[3])


def frame_fits(state: HomeStagingState, frame: Frame) -> bool:
    ask, who, about, detail = frame
    if detail or who != (EVERYONE if ask in (ASK_DRAW, ASK_CLOSE, ASK_FINISH) else state.active):
        return False
    if (ask == ASK_FINISH) != (state.stage == LAST):
        return False
    if ask == ASK_ROOM:
        return about == 0 and state.room == NO_ROOM and len(turn.unfinished(state)) > 0 and state.card == NONE
    if ask == ASK_FINISH:
        return about == 0 and state.room == NO_ROOM
    if state.room == NO_ROOM:
        return False
    if ask == ASK_CARD:
        return about == 0 and state.card == NONE and len(turn.face_down(state)) > 0
    if ask == ASK_CLOSE:
        return about == state.room and state.card == NONE and not turn.face_down(state)
    if state.card == NONE or about != state.card:
        return False
    on_card = state.mission.card_tokens[state.card]
    return sum(state.tokens) == (0 if ask == ASK_TOKENS else on_card)


def check_plans(state: HomeStagingState) -> None:
    """Whatever was drawn in this step must be what the step asks for, and be drawn by somebody who is asked."""
    ask = state.asks()
    for seat in range(state.players):
        plan = state.plans[seat]
        shown = state.shown[seat]
        busy = ask in (ASK_DRAW, ASK_CLOSE, ASK_FINISH)
        if not busy and not same_plan(plan, shown):
            raise BadPosition(f"seat {seat} has drawn something between two steps")
        known = len(shown.pieces)
        if plan.pieces[:known] != shown.pieces or (plan.joker and not shown.joker):
            raise BadPosition(f"the plan of seat {seat} does not continue the one that was shown")
        fresh = plan.pieces[known:]
        if fresh and ask != ASK_DRAW:
            raise BadPosition(f"seat {seat} has drawn a piece when none was to be drawn")
        if ask == ASK_DRAW:
            check_drawn(state, seat, fresh)
        for room in range(state.mission.rooms):
            if room != state.room and (plan.cells[room] != shown.cells[room] or plan.doors[room] != shown.doors[room]):
                raise BadPosition(f"seat {seat} has changed the walls of a finished room")
        if state.room != NO_ROOM:
            check_current_room(state, seat, ask)
        if state.stage == OVER or (ask == ASK_FINISH and not state.waiting >> seat & 1):
            check_entrances(plan, seat)


def check_drawn(state: HomeStagingState, seat: int, fresh: list[tuple[int, int, int]]) -> None:
    first, second = state.pieces_on_card()
    counts = [0, 0]
    mirrored = 0
    for shape_id, _, room in fresh:
        piece = SHAPES[shape_id].piece
        if room != state.room or piece not in (first, second):
            raise BadPosition(f"seat {seat} has drawn a piece that is not on the card")
        counts[0 if piece == first else 1] += 1
        mirrored += SHAPES[shape_id].mirror
    swapped = max(0, counts[0] - state.tokens[0]) + max(0, counts[1] - state.tokens[1])
    spent = state.shown[seat].joker and not state.plans[seat].joker
    if sum(counts) > sum(state.tokens) or swapped + mirrored != (1 if spent else 0):
        raise BadPosition(f"seat {seat} has drawn more than the card and the joker allow")


def check_current_room(state: HomeStagingState, seat: int, ask: int) -> None:
    plan = state.plans[seat]
    closed = plan.cells[state.room] != 0
    if state.shown[seat].cells[state.room] or (closed and ask != ASK_CLOSE):
        raise BadPosition(f"seat {seat} has closed the room before its time")
    if ask == ASK_CLOSE:
        waiting = state.waiting >> seat & 1 != 0
        able = state.shown[seat].has_furniture(state.room) and closing.can_close(state.shown[seat], state.room)
        if closed == waiting if able else (closed or waiting):
            raise BadPosition(f"seat {seat} is asked to close a room it cannot close, or is not asked though it can")


def check_entrances(plan: Plan, seat: int) -> None:
    for edge in plan.entrances:
        if not plan.leads_in(edge):
            raise BadPosition(f"the entrance of seat {seat} does not lead to the corridor")


# Strict: the position could stand on a real table


def check(state: HomeStagingState) -> None:
    mission = state.mission
    if state.turn != revealed(state):
        raise BadPosition(f"{revealed(state)} cards are face up, but turn says {state.turn}")
    played = state.turn - (1 if state.card != NONE else 0)
    if state.active != (state.first + played) % state.players:
        raise BadPosition(f"after {played} cards it is not the turn of seat {state.active}")
    for plan in state.plans:
        check_pieces(state, plan)
    if state.asks() == ASK_DRAW:
        check_none_shown(state)
    for card in mission.cards_of(state.room) if state.room != NO_ROOM else []:
        if state.variants[card] == NONE and state.asks() in (ASK_CLOSE,):
            raise BadPosition("the room is being closed before its last card")
    if state.asks() == ASK_ROOM and len(turn.unfinished(state)) < 2:
        raise BadPosition("the last room is begun without asking")
    if state.asks() == ASK_CARD and len(turn.face_down(state)) < 2:
        raise BadPosition("the last card is turned up without asking")
    if state.drawn_choices and state.asks() in (ASK_ROOM, ASK_CARD, ASK_TOKENS):
        raise BadPosition("with drawn_choices nobody is asked for a room, a card or tokens")


def check_none_shown(state: HomeStagingState) -> None:
    """What the open card asks to draw cannot have been there when it was turned up."""
    number = state.mission.card_number[state.card]
    for seat, before in enumerate(state.shown):
        if any(room == state.room and SHAPES[shape].number == number for shape, _, room in before.pieces):
            raise BadPosition(f"seat {seat} showed a piece of card {number} before the card was open")


def check_pieces(state: HomeStagingState, plan: Plan) -> None:
    """No more pieces of a card than it has tokens, and each on a card that was face up in its room; one joker."""
    mission = state.mission
    mirrored = 0
    for card in range(len(mission.card_number)):
        room = mission.card_room[card]
        pieces = options_of(mission.card_number[card], state.variants[card]) if state.variants[card] != NONE else ()
        drawn = [
            shape
            for shape, _, where in plan.pieces
            if where == room and SHAPES[shape].number == mission.card_number[card]
        ]
        for shape in drawn:
            mirrored += SHAPES[shape].mirror
            if SHAPES[shape].piece not in pieces:
                raise BadPosition(f"a piece of card {mission.card_number[card]} was drawn that is not on it")
        if len(drawn) > mission.card_tokens[card]:
            raise BadPosition(f"{len(drawn)} pieces of card {mission.card_number[card]} are more than its tokens")
    if mirrored > (0 if plan.joker else 1):
        raise BadPosition("a piece was mirrored without the joker")
    for shape, _, room in plan.pieces:
        numbers_here = [mission.card_number[card] for card in mission.cards_of(room)]
        if SHAPES[shape].number not in numbers_here:
            raise BadPosition(f"a piece of card {SHAPES[shape].number} was drawn in a room without that card")

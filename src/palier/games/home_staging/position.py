"""Positions: any state from its JSON. The layout is written down in docs/positions.md."""

from collections.abc import Mapping
from typing import Any, Final

from palier.engine.errors import BadText, shown
from palier.engine.frames import Frame
from palier.engine.notation import NO_CODE
from palier.engine.options import OptionValue
from palier.engine.reading import (
    Refusals,
    distinct,
    exactly,
    fields,
    flag,
    items,
    misfit,
    name,
    not_over,
    number,
    read_frame,
    seats,
    table,
    whole,
)
from palier.games.home_staging import closing, turn
from palier.games.home_staging.actions import NOTATION, place_of
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


PLAN_FIELDS: Final = ["pieces", "rooms", "entrances", "windows", "joker"]
MOST_TURNS: Final = 1000
MOST_TOKENS: Final = 25
MOST_DRAWN: Final = 200

bad: Final = Refusals("home_staging")


def read(data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool) -> HomeStagingState:
    """What is left out of a hand-made position gets the default that docs/positions.md names."""
    fields(data, FIELDS)
    state = bare(players, options)
    mission = state.mission
    state.stage = name(data.get("stage", "play"), STAGE_NAMES, "stage")
    state.first = number(data, "first", 0, players - 1, 0)
    state.active = number(data, "active", 0, players - 1, 0)
    read_done(state, data)
    read_cards(state, data)
    state.turn = number(data, "turn", 0, MOST_TURNS, revealed(state))
    read_step(state, data)
    read_plans(state, data, strict)
    read_frames(state, data)
    check_plans(state)
    if strict:
        check(state)
    if not mission.open:
        raise bad("nothing", "there is nothing to furnish")
    return state


def numbers(value: object, high: int, where: str) -> list[int]:
    found = [whole(item, where, 0, high) for item in items(value, where, high + 1)]
    distinct(found, where)
    return found


def revealed(state: HomeStagingState) -> int:
    return sum(1 for variant in state.variants if variant != NONE)


def read_done(state: HomeStagingState, data: Mapping[str, Any]) -> None:
    mission = state.mission
    state.done = numbers(data.get("done", []), mission.rooms - 1, "done")
    room = data.get("room")
    state.room = NO_ROOM if room is None else whole(room, "room", 0, mission.rooms - 1)
    if state.room in state.done:
        raise bad("room_done", "the room being furnished is finished already")
    if state.stage != PLAY and len(state.done) != mission.rooms:
        raise bad("end", "the end has come only when every room is finished")


def read_cards(state: HomeStagingState, data: Mapping[str, Any]) -> None:
    """Cards of finished rooms are face up, those of rooms to come face down."""
    mission = state.mission
    given = data.get("cards")
    state.variants = [NONE] * len(mission.card_number)
    for room, cards in enumerate(exactly(given, "cards", mission.rooms) if given is not None else []):
        known = {str(mission.card_number[card]): card for card in mission.cards_of(room)}
        where = f"cards[{room}]"
        for key, letter in table(cards, where).items():
            name(key, list(known), where)
            state.variants[known[key]] = NONE if letter is None else name(letter, CARD_NAMES, f"{where}.{key}")
    for card in range(len(mission.card_number)):
        room = mission.card_room[card]
        other = mission.other_card(card)
        card_number = mission.card_number[card]
        if given is None and room in state.done:
            state.variants[card] = 0 if other == NONE or state.variants[other] != 0 else 1
        if room in state.done and state.variants[card] == NONE:
            raise bad("face_down", "card {card} is face down in a finished room", card=card_number)
        if room not in state.done and room != state.room and state.variants[card] != NONE:
            raise bad("face_up", "card {card} is face up in a room that has not been begun", card=card_number)
        if other != NONE and state.variants[card] != NONE and state.variants[other] == state.variants[card]:
            letter = card_letter(state.variants[card])
            raise bad("card_twice", "card {card} lies in two rooms", card=f"{card_number} {letter}")
    current = data.get("card")
    if current is not None:
        for card in mission.cards_of(state.room) if state.room != NO_ROOM else []:
            if mission.card_number[card] == current and not isinstance(current, bool):
                state.card = card
        if state.card == NONE or state.variants[state.card] == NONE:
            raise bad("card", "card {given} is not face up in the room being furnished", given=shown(current))


def read_step(state: HomeStagingState, data: Mapping[str, Any]) -> None:
    tokens = exactly(data.get("tokens", [0, 0]), "tokens", 2)
    state.tokens = [whole(count, "tokens", 0, MOST_TOKENS) for count in tokens]
    everyone = list(range(state.players)) if state.stage == LAST else []
    for seat in numbers(data.get("waiting", everyone), state.players - 1, "waiting"):
        state.waiting |= 1 << seat


# Plans


def read_plans(state: HomeStagingState, data: Mapping[str, Any], strict: bool) -> None:
    players = state.players
    plans = seats(data.get("plans", [{}] * players), "plans", players)
    shown_plans = seats(data.get("shown", [None] * players), "shown", players)
    state.plans = [read_plan(state, plan, f"plans[{seat}]", strict) for seat, plan in enumerate(plans)]
    for seat, plan in enumerate(shown_plans):
        same = state.plans[seat].clone() if plan is None else read_plan(state, plan, f"shown[{seat}]", strict)
        state.shown.append(same)


def read_plan(state: HomeStagingState, data: object, where: str, strict: bool) -> Plan:
    """Draws everything again in the order of the rooms, so that each piece met the walls that stood then."""
    given = table(data, where)
    fields(given, PLAN_FIELDS, where)
    mission = state.mission
    plan = Plan(mission)
    plan.lay_out()
    pieces = [read_piece(mission, item) for item in items(given.get("pieces", []), f"{where}.pieces", MOST_DRAWN)]
    rooms = exactly(given.get("rooms", [None] * mission.rooms), f"{where}.rooms", mission.rooms)
    order = state.done + ([state.room] if state.room != NO_ROOM else [])
    place = 0
    for room in order:
        while place < len(pieces) and pieces[place][2] == room:
            shape_id, anchor, _ = pieces[place]
            if not plan.spots(SHAPES[shape_id]) >> anchor & 1:
                raise bad("piece_place", "{piece} cannot stand there", piece=piece_text(shape_id, anchor))
            plan.put(shape_id, anchor, room)
            place += 1
        if rooms[room] is not None:
            read_room(plan, room, rooms[room])
        elif room in state.done or gave_up(state, plan, room):
            plan.give_up(room)
            if strict and plan.has_furniture(room) and room in state.done and closing.can_close(plan, room):
                raise bad("room_open", "room {room} is open though it could have been closed", room=room + 1)
    if place < len(pieces):
        raise bad("piece_order", "the pieces of a plan must stand in the order of its rooms, and only for rooms begun")
    for room in range(mission.rooms):
        if rooms[room] is not None and not plan.cells[room]:
            raise bad("room_early", "room {room} is closed though it has not been begun", room=room + 1)
    read_entrances(plan, items(given.get("entrances", []), f"{where}.entrances", MOST_DRAWN))
    read_windows(plan, items(given.get("windows", []), f"{where}.windows", MOST_DRAWN))
    plan.joker = flag(given.get("joker", True), f"{where}.joker")
    return plan


def gave_up(state: HomeStagingState, plan: Plan, room: int) -> bool:
    """While others close a room, whoever has none to close has given it up already."""
    if any(state.variants[card] == NONE for card in state.mission.cards_of(room)) or state.card != NONE:
        return False
    return not plan.has_furniture(room) or not closing.can_close(plan, room)


def read_piece(mission: Mission, item: object) -> tuple[int, int, int]:
    if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str):
        sentence = "a piece on a plan is its notation and its room, such as ['lit_double E5 r1', 0], not {given}"
        raise bad("piece", sentence, given=shown(item))
    room = whole(item[1], "room of a piece", 0, mission.rooms - 1)
    code = NOTATION.read(["place", *item[0].lower().split()])
    if code == NO_CODE:
        raise bad("no_piece", "{given} is no piece on a plan", given=shown(item[0]))
    shape_id, anchor = place_of(code)
    return shape_id, anchor, room


def read_room(plan: Plan, room: int, item: object) -> None:
    door_fits = isinstance(item, list) and len(item) == 2 and (item[1] is None or isinstance(item[1], str))
    if not isinstance(item, list) or not door_fits or not isinstance(item[0], str):
        sentence = "a room on a plan is its outline and its door or null, such as ['E5-I7', 'W:E6'], not {given}"
        raise bad("room", sentence, given=shown(item))
    try:
        cells = parse_outline(item[0])
        door = NO_EDGE if item[1] is None else parse_edge(item[1])
    except BadText as error:
        raise bad("outline", "room {room} of a plan has no outline or door that can be read", room=room + 1) from error
    refusal = plan.refusal(room, cells, door)
    if refusal:
        sentence = "room {room} of a plan cannot be closed like that ({reason})"
        raise bad("room_refused", sentence, room=room + 1, reason=refusal)
    plan.close(room, cells, door)


def read_entrances(plan: Plan, given: list[Any]) -> None:
    for text in given:
        edge = read_edge(text)
        if len(plan.entrances) >= plan.mission.entrances or not plan.may_have_entrance(edge):
            raise bad("entrance", "there can be no entrance at {edge}", edge=edge_text(edge))
        plan.set_entrance(edge)


def read_windows(plan: Plan, given: list[Any]) -> None:
    for text in given:
        edge = read_edge(text)
        if not plan.may_have_window(edge):
            raise bad("window", "there can be no window at {edge}", edge=edge_text(edge))
        plan.windows.append(edge)


def read_edge(text: object) -> int:
    try:
        return parse_edge(text if isinstance(text, str) else "")
    except BadText as error:
        raise bad("no_edge", "{given} is no edge", given=shown(text)) from error


# What is asked


def read_frames(state: HomeStagingState, data: Mapping[str, Any]) -> None:
    given = data.get("frames")
    if given is None:
        state.frames = default_frames(state)
    else:
        everyone = (EVERYONE, state.players - 1)
        state.frames = [read_frame(item, "frames", FRAME_NAMES, everyone) for item in items(given, "frames", 1)]
    if (state.stage == OVER) != (not state.frames):
        raise not_over()
    for frame in state.frames:
        if not frame_fits(state, frame):
            raise misfit([frame], FRAME_NAMES)
    if (state.asks() in (ASK_DRAW, ASK_CLOSE, ASK_FINISH)) != (state.waiting != 0):
        raise bad("waiting", "somebody must be waited for in a step that everyone takes, and nobody otherwise")


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
            raise bad("drawn_between", "seat {seat} has drawn something between two steps", seat=seat)
        known = len(shown.pieces)
        if plan.pieces[:known] != shown.pieces or (plan.joker and not shown.joker):
            raise bad("shown", "the plan of seat {seat} does not continue the one that was shown", seat=seat)
        fresh = plan.pieces[known:]
        if fresh and ask != ASK_DRAW:
            raise bad("drawn_early", "seat {seat} has drawn a piece when none was to be drawn", seat=seat)
        if ask == ASK_DRAW:
            check_drawn(state, seat, fresh)
        for room in range(state.mission.rooms):
            if room != state.room and (plan.cells[room] != shown.cells[room] or plan.doors[room] != shown.doors[room]):
                raise bad("walls", "seat {seat} has changed the walls of a finished room", seat=seat)
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
            raise bad("drawn_other", "seat {seat} has drawn a piece that is not on the card", seat=seat)
        counts[0 if piece == first else 1] += 1
        mirrored += SHAPES[shape_id].mirror
    swapped = max(0, counts[0] - state.tokens[0]) + max(0, counts[1] - state.tokens[1])
    spent = state.shown[seat].joker and not state.plans[seat].joker
    if sum(counts) > sum(state.tokens) or swapped + mirrored != (1 if spent else 0):
        raise bad("drawn_more", "seat {seat} has drawn more than the card and the joker allow", seat=seat)


def check_current_room(state: HomeStagingState, seat: int, ask: int) -> None:
    plan = state.plans[seat]
    closed = plan.cells[state.room] != 0
    if state.shown[seat].cells[state.room] or (closed and ask != ASK_CLOSE):
        raise bad("closed_early", "seat {seat} has closed the room before its time", seat=seat)
    if ask == ASK_CLOSE:
        waiting = state.waiting >> seat & 1 != 0
        able = state.shown[seat].has_furniture(state.room) and closing.can_close(state.shown[seat], state.room)
        if closed == waiting if able else (closed or waiting):
            sentence = "seat {seat} is asked to close a room it cannot close, or is not asked though it can"
            raise bad("closing", sentence, seat=seat)


def check_entrances(plan: Plan, seat: int) -> None:
    for edge in plan.entrances:
        if not plan.leads_in(edge):
            raise bad("no_way_in", "the entrance of seat {seat} does not lead to the corridor", seat=seat)


# Strict: the position could stand on a real table


def check(state: HomeStagingState) -> None:
    mission = state.mission
    if state.turn != revealed(state):
        raise bad("turn", "{found} cards are face up, but turn says {turn}", found=revealed(state), turn=state.turn)
    played = state.turn - (1 if state.card != NONE else 0)
    if state.active != (state.first + played) % state.players:
        raise bad("active", "after {played} cards it is not the turn of seat {seat}", played=played, seat=state.active)
    for plan in state.plans:
        check_pieces(state, plan)
    if state.asks() == ASK_DRAW:
        check_none_shown(state)
    for card in mission.cards_of(state.room) if state.room != NO_ROOM else []:
        if state.variants[card] == NONE and state.asks() in (ASK_CLOSE,):
            raise bad("last_card", "the room is being closed before its last card")
    if state.asks() == ASK_ROOM and len(turn.unfinished(state)) < 2:
        raise bad("ask_room", "the last room is begun without asking")
    if state.asks() == ASK_CARD and len(turn.face_down(state)) < 2:
        raise bad("ask_card", "the last card is turned up without asking")
    if state.drawn_choices and state.asks() in (ASK_ROOM, ASK_CARD, ASK_TOKENS):
        raise bad("drawn_choices", "with drawn_choices nobody is asked for a room, a card or tokens")


def check_none_shown(state: HomeStagingState) -> None:
    """What the open card asks to draw cannot have been there when it was turned up."""
    open_card = state.mission.card_number[state.card]
    for seat, before in enumerate(state.shown):
        if any(room == state.room and SHAPES[shape].number == open_card for shape, _, room in before.pieces):
            raise bad(
                "shown_early",
                "seat {seat} showed a piece of card {card} before the card was open",
                seat=seat,
                card=open_card,
            )


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
                sentence = "a piece of card {card} was drawn that is not on it"
                raise bad("piece_other", sentence, card=mission.card_number[card])
        if len(drawn) > mission.card_tokens[card]:
            sentence = "{found} pieces of card {card} are more than its tokens"
            raise bad("piece_more", sentence, found=len(drawn), card=mission.card_number[card])
    if mirrored > (0 if plan.joker else 1):
        raise bad("joker", "a piece was mirrored without the joker")
    for shape, _, room in plan.pieces:
        numbers_here = [mission.card_number[card] for card in mission.cards_of(room)]
        if SHAPES[shape].number not in numbers_here:
            sentence = "a piece of card {card} was drawn in a room without that card"
            raise bad("piece_room", sentence, card=SHAPES[shape].number)

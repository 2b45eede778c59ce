"""Drawing the pieces of a card: everyone at once, each on their own plan, privately until all are ready."""

from palier.engine.events import Event, Events
from palier.games.home_staging.actions import ENTRANCE, READY, WALL, WINDOW, code_of, place_code, place_of
from palier.games.home_staging.geometry import NAMES, edge_text, squares_of
from palier.games.home_staging.pieces import MIRRORED, PIECE_IDS, PLAIN, SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.state import HomeStagingState, same_plan


def legal(state: HomeStagingState, seat: int) -> list[int]:
    """Every placement of every piece that is left, those that take the joker last, and `ready` (HS-19, HS-22)."""
    codes = [code_of(READY, 0)]
    plan = state.plans[seat]
    pieces = state.pieces_on_card()
    left = state.left(seat)
    for option in range(2):
        if left[option]:
            add_places(plan, PLAIN[pieces[option]], codes)
    if plan.joker:
        for option in range(2):
            if left[option]:
                add_places(plan, MIRRORED[pieces[option]], codes)
            elif left[1 - option]:
                add_places(plan, PLAIN[pieces[option]], codes)
    return codes


def add_places(plan: Plan, shapes: list[int], codes: list[int]) -> None:
    for shape in shapes:
        for anchor in squares_of(plan.spots(SHAPES[shape])):
            codes.append(place_code(shape, anchor))


def needs_joker(state: HomeStagingState, seat: int, shape_id: int) -> bool:
    """Whether drawing this would be the joker's doing: a mirrored piece, or one that no token lies on (HS-39)."""
    shape = SHAPES[shape_id]
    first, _ = state.pieces_on_card()
    left = state.left(seat)
    return shape.mirror or left[0 if shape.piece == first else 1] == 0


def refusal(state: HomeStagingState, seat: int, code: int) -> str:
    """Why a piece cannot be drawn like this, or "" when it can; the joker is for any piece of the card (HS-41)."""
    shape_id, anchor = place_of(code)
    if shape_id >= len(SHAPES):
        return "outside"
    shape = SHAPES[shape_id]
    pieces = state.pieces_on_card()
    left = state.left(seat)
    if shape.piece not in pieces:
        return "other_card"
    if left[0] + left[1] == 0:
        return "none_left"
    if needs_joker(state, seat, shape_id):
        if not state.plans[seat].joker:
            return "no_joker"
        if shape.mirror and left[pieces.index(shape.piece)] == 0:
            # One effect of the joker or the other, never both (HS-42).
            return "joker_twice"
    return state.plans[seat].obstruction(shape, anchor)


def place(state: HomeStagingState, seat: int, code: int, events: Events) -> None:
    shape_id, anchor = place_of(code)
    shape = SHAPES[shape_id]
    joker = needs_joker(state, seat, shape_id)
    plan = state.plans[seat]
    plan.put(shape_id, anchor, state.room)
    if joker:
        plan.joker = False
    if events is not None:
        events.append(
            Event(
                "drew",
                {"seat": seat},
                {
                    seat: {
                        "piece": PIECE_IDS[shape.piece],
                        "square": NAMES[anchor],
                        "turn": shape.turn,
                        "mirror": shape.mirror,
                        "joker": joker,
                    }
                },
            )
        )


def may_mark(state: HomeStagingState, seat: int, verb: int, what: int) -> bool:
    """Entrance and windows can be drawn, moved and rubbed out in any step before one is ready (HS-57, HS-59)."""
    plan = state.plans[seat]
    if verb == ENTRANCE:
        room_left = len(plan.entrances) < state.mission.entrances or state.mission.entrances == 1
        return room_left and plan.may_have_entrance(what)
    if verb == WINDOW:
        return plan.may_have_window(what)
    if verb == WALL:
        return what in plan.windows or what in plan.entrances
    return False


def mark(state: HomeStagingState, seat: int, verb: int, what: int, events: Events) -> None:
    plan = state.plans[seat]
    if verb == ENTRANCE:
        plan.set_entrance(what)
        kind = "entrance"
    elif verb == WINDOW:
        plan.windows.append(what)
        kind = "window"
    else:
        plan.clear_edge(what)
        kind = "wall"
    if events is not None:
        events.append(Event("marked", {"seat": seat}, {seat: {"mark": kind, "edge": edge_text(what)}}))


def may_erase(state: HomeStagingState, seat: int) -> bool:
    return not same_plan(state.plans[seat], state.shown[seat])


def erase(state: HomeStagingState, seat: int, events: Events) -> None:
    """Back to the plan as it was when this step began (HS-23)."""
    state.plans[seat] = state.shown[seat].clone()
    if events is not None:
        events.append(Event("erased", {"seat": seat}))


def tell(state: HomeStagingState, events: list[Event]) -> None:
    """Everybody is ready: what each one drew is told to all, joker included (HS-24, HS-40)."""
    for seat in range(state.players):
        plan = state.plans[seat]
        known = len(state.shown[seat].pieces)
        for index in range(known, len(plan.pieces)):
            shape_id, anchor, _ = plan.pieces[index]
            shape = SHAPES[shape_id]
            events.append(
                Event(
                    "placed",
                    {
                        "seat": seat,
                        "piece": PIECE_IDS[shape.piece],
                        "square": NAMES[anchor],
                        "turn": shape.turn,
                        "mirror": shape.mirror,
                    },
                    reveals=True,
                )
            )
        if len(plan.pieces) == known:
            events.append(Event("skipped", {"seat": seat}, reveals=True))
        if state.shown[seat].joker and not plan.joker:
            events.append(Event("joker", {"seat": seat}, reveals=True))

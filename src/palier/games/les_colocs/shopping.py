"""Shopping: one announced basket, one window, then the Trucs enter one by one (LC-41, LC-43)."""

from palier.engine.events import Event, Events
from palier.engine.frames import Frame
from palier.games.les_colocs.cards import (
    CARD_NAMES,
    COST,
    FORBIDDEN_TO_COBAYE,
    JOB_COBAYE,
    TAG_HERBE,
    TAGS,
    THING,
    TYPE,
)
from palier.games.les_colocs.state import ASK_BASKET, ASK_WINDOW, ITEM_SHOPPING, RUN_BUY, WEED, LesColocsState
from palier.games.les_colocs.transfers import check, enter, has_tag


def may_play(state: LesColocsState, seat: int, kind: int) -> bool:
    """The research subject may not play these, though others may put them in the room (LC-101)."""
    return not (state.jobs[seat] == JOB_COBAYE and TAGS[kind] & FORBIDDEN_TO_COBAYE)


def basket_cost(state: LesColocsState) -> int:
    cost = 0
    for kind in state.basket:
        cost += COST[kind]
    return cost


def thing_codes(state: LesColocsState, seat: int, base: int, codes: list[int]) -> None:
    """The Trucs in hand that the seat may buy and can afford beside the basket (LC-41)."""
    left = state.income - basket_cost(state)
    last = -1
    for kind in state.hands[seat]:
        if kind != last and TYPE[kind] == THING and COST[kind] <= left and may_play(state, seat, kind):
            codes.append(base + kind)
        last = kind


def begin(state: LesColocsState, seat: int, kind: int) -> None:
    """Picks are nobody else's business until they are announced (LC-129)."""
    state.hands[seat].remove(kind)
    state.basket.append(kind)
    state.frames.append((ASK_BASKET, seat, 0, 0))


def add(state: LesColocsState, seat: int, kind: int) -> None:
    state.hands[seat].remove(kind)
    state.basket.append(kind)


def announce(state: LesColocsState, seat: int, events: Events) -> None:
    """Each trip costs a point of free time, and the cost is set aside (LC-39, LC-42)."""
    state.frames.pop()
    cost = basket_cost(state)
    for kind in state.basket:
        state.unseen[kind] -= 1
    state.free -= 1
    state.income -= cost
    if events is not None:
        cards = [CARD_NAMES[kind] for kind in state.basket]
        # Nobody else knew what is in the basket.
        events.append(Event("shopping", {"seat": seat, "cards": cards, "cost": cost}, reveals=True))
    weed = WEED if has_tag(state, seat, TAG_HERBE) else 0
    state.frames.append((ITEM_SHOPPING, seat, 0, cost | weed))
    state.frames.append((ASK_WINDOW, seat, 0, 0))


def buy_next(state: LesColocsState, frame: Frame, events: Events) -> None:
    """One Truc enters; a goal may be reached before the next (LC-43)."""
    if not state.basket:
        return
    kind = state.basket.pop(0)
    enter(state, frame[1], kind, 0, events)
    if not check(state, frame[1], events) and state.basket:
        state.frames.append((RUN_BUY, frame[1], 0, 0))

"""Rounds and turns: rooms, cards, tokens, and the steps that everyone takes at once (HS-12)."""

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.games.home_staging import closing, drawing, finishing
from palier.games.home_staging.mission import NO_ROOM
from palier.games.home_staging.pieces import CARD_NAMES, PIECE_IDS
from palier.games.home_staging.scoring import outcome
from palier.games.home_staging.setup import daily_chance
from palier.games.home_staging.state import (
    ASK_CARD,
    ASK_CLOSE,
    ASK_DRAW,
    ASK_FINISH,
    ASK_ROOM,
    ASK_TOKENS,
    EVERYONE,
    LAST,
    NONE,
    OVER,
    HomeStagingState,
)


def unfinished(state: HomeStagingState) -> list[int]:
    return [room for room in range(state.mission.rooms) if room not in state.done]


def face_down(state: HomeStagingState) -> list[int]:
    return [card for card in state.mission.cards_of(state.room) if state.variants[card] == NONE]


# Rooms and cards


def next_room(state: HomeStagingState, chance: Chance, events: Events) -> None:
    """The active player picks any unfinished room (HS-13); the last one needs no choice (HS-110).

    Alone, chance may choose (HS-112). Once none is left the end comes (HS-102).
    """
    rooms = unfinished(state)
    if not rooms:
        begin_finish(state)
    elif len(rooms) == 1:
        start_room(state, rooms[0], chance, events)
    elif state.drawn_choices:
        start_room(state, rooms[chance.below(len(rooms))], chance, events)
    else:
        state.frames.append((ASK_ROOM, state.active, 0, 0))


def start_room(state: HomeStagingState, room: int, chance: Chance, events: Events) -> None:
    state.room = room
    if events is not None:
        events.append(Event("room", {"seat": state.active, "room": state.mission.room_names[room]}))
    next_card(state, chance, events)


def next_card(state: HomeStagingState, chance: Chance, events: Events) -> None:
    """The active player turns up a card of the room (HS-15); when there is none left the room is closed."""
    cards = face_down(state)
    if not cards:
        begin_closing(state, chance, events)
    elif len(cards) == 1:
        reveal(state, cards[0], chance, events)
    elif state.drawn_choices:
        reveal(state, cards[chance.below(len(cards))], chance, events)
    else:
        state.frames.append((ASK_CARD, state.active, 0, 0))


def reveal(state: HomeStagingState, card: int, chance: Chance, events: Events) -> None:
    """Which of the two cards of its number it is shows only now (HS-8, HS-11, HS-111)."""
    other = state.mission.other_card(card)
    if other != NONE and state.variants[other] != NONE:
        variant = 1 - state.variants[other]
    elif state.guessed != NONE:
        # Chance is asked all the same: whoever has none, as previews, must not go past what nobody knows.
        chance.below(2)
        variant = state.guessed >> card & 1
    elif state.daily:
        variant = daily_chance(state.daily, f"card {state.mission.card_number[card]}").below(2)
    else:
        variant = chance.below(2)
    state.variants[card] = variant
    state.card = card
    state.turn += 1
    if events is not None:
        first, second = state.pieces_on_card()
        events.append(
            Event(
                "revealed",
                {
                    "seat": state.active,
                    "card": str(state.mission.card_number[card]),
                    "letter": CARD_NAMES[variant],
                    "pieces": [PIECE_IDS[first], PIECE_IDS[second]],
                },
                reveals=True,
            )
        )
    tokens = state.mission.card_tokens[card]
    if state.drawn_choices:
        first_tokens = chance.below(tokens + 1)
        begin_drawing(state, first_tokens, tokens - first_tokens, events)
    else:
        state.frames.append((ASK_TOKENS, state.active, card, 0))


def begin_drawing(state: HomeStagingState, first: int, second: int, events: Events) -> None:
    state.tokens = [first, second]
    if events is not None:
        one, other = state.pieces_on_card()
        chosen = [PIECE_IDS[one]] * first + [PIECE_IDS[other]] * second
        events.append(Event("chose", {"seat": state.active, "pieces": chosen}))
    state.show()
    state.waiting = (1 << state.players) - 1
    state.frames.append((ASK_DRAW, EVERYONE, state.card, 0))


def end_drawing(state: HomeStagingState, chance: Chance, events: Events) -> None:
    if events is not None:
        drawing.tell(state, events)
    state.show()
    state.card = NONE
    state.tokens = [0, 0]
    state.active = (state.active + 1) % state.players  # HS-14
    next_card(state, chance, events)


# Closing


def begin_closing(state: HomeStagingState, chance: Chance, events: Events) -> None:
    """Only those who can close are asked; who drew nothing, or cannot, has no room here (HS-50, HS-51)."""
    for seat in range(state.players):
        plan = state.plans[seat]
        if plan.has_furniture(state.room) and closing.can_close(plan, state.room):
            state.waiting |= 1 << seat
        else:
            plan.give_up(state.room)
    state.show()
    if state.waiting:
        state.frames.append((ASK_CLOSE, EVERYONE, state.room, 0))
    else:
        end_closing(state, chance, events)


def end_closing(state: HomeStagingState, chance: Chance, events: Events) -> None:
    if events is not None:
        closing.tell(state, events)
    state.show()
    state.done.append(state.room)
    state.room = NO_ROOM
    next_room(state, chance, events)


# The end


def begin_finish(state: HomeStagingState) -> None:
    state.stage = LAST
    state.waiting = (1 << state.players) - 1
    state.frames.append((ASK_FINISH, EVERYONE, 0, 0))


def end(state: HomeStagingState, events: Events) -> None:
    state.stage = OVER
    state.show()
    if events is not None:
        finishing.tell(state, events)
        result = outcome(state)
        if result is not None:
            events.append(Event("ended", result.to_json()))

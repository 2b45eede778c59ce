"""What cards do: which of a hand may be played, where each lets one place, and what the events change."""

from typing import Final

from palier.engine.events import Event, Events
from palier.games.roomshare.actions import CARDS, COLOUR_NAMES, DISCARD, FLAT, PASS, PLAY
from palier.games.roomshare.board import ARROW_NAMES, ARROWS, FLAT_NAMES, FLATS
from palier.games.roomshare.scoring import owner
from palier.games.roomshare.state import ANY_TENANT, COLOURS, CONTRACT, NONE, RoomShareState

# The cards from the fifth on; the first four are the Keys, each as its colour (RS-27 to RS-30).
KEYS: Final = 4
COMMUNICATION: Final = 4
DEPARTURE: Final = 5
EVICTION: Final = 6
EXCHANGE: Final = 8
RENOVATION: Final = 9


def legal_cards(state: RoomShareState, seat: int) -> list[int]:
    """Cards with an effect; only when there is none, cards to discard without one (RS-23, RS-24)."""
    base = seat * CARDS
    hands = state.hands
    codes = [PLAY + card for card in range(CARDS) if hands[base + card] and has_effect(state, seat, card)]
    if not codes:
        codes = [DISCARD + card for card in range(CARDS) if hands[base + card]]
    return codes


def has_effect(state: RoomShareState, seat: int, card: int) -> bool:
    """Only Departure day and Renovation can be without one in a match from the start (RS-25)."""
    if card == DEPARTURE:
        for colour in range(COLOURS):
            if may_depart(state, seat, colour):
                return True
        return False
    if card == EVICTION:
        return max(state.count) > 0
    if card == EXCHANGE:
        return sum(state.on_board) > max(state.count)
    if card == RENOVATION:
        return max(state.count) > 1
    if state.in_reserve(seat) == 0:
        return False
    if card < KEYS and not state.full:
        # No flat is full, so one with this colour has room: what the list below would find, without making it.
        return state.on_board[card] > 0
    return len(place_codes(state, seat, place_reason(card))) > 0


def place_reason(card: int) -> int:
    """Communication is a Key of any colour (RS-64, RS-86)."""
    if card < KEYS:
        return card
    return ANY_TENANT if card == COMMUNICATION else CONTRACT


def place_codes(state: RoomShareState, seat: int, reason: int) -> list[int]:
    """Where one may place for this reason; three tenants are no obstacle (RS-32) but in last chance (RS-50)."""
    count = state.count
    here = state.here
    if reason < COLOURS:
        base = reason * FLATS
        return [FLAT + flat for flat in range(FLATS) if here[base + flat] and count[flat] < ARROWS]
    if reason == ANY_TENANT:
        return [FLAT + flat for flat in range(FLATS) if 0 < count[flat] < ARROWS]
    base = seat * FLATS
    if reason == CONTRACT:
        # An empty flat, or one as for a Key of one's own colour (RS-70 to RS-72, RS-87).
        return [
            FLAT + flat for flat in range(FLATS) if count[flat] == 0 or (here[base + flat] and count[flat] < ARROWS)
        ]
    codes = [FLAT + flat for flat in range(FLATS) if here[base + flat] and count[flat] < ARROWS - 1]
    codes.append(PASS)
    return codes


def may_depart(state: RoomShareState, seat: int, colour: int) -> bool:
    """Not one's own colour (RS-65), nor the last of any (RS-66)."""
    return colour != seat and state.on_board[colour] > 1


def depart(state: RoomShareState, seat: int, slot: int, events: Events) -> None:
    """An opponent's meeple goes back to that opponent, one that is nobody's to whoever played the card (RS-67)."""
    colour = state.lift(slot)
    if slot // ARROWS in state.full:  # only a hand-made board has a full flat before the chain
        state.full.remove(slot // ARROWS)
    home = owner(state, colour)
    if home == NONE:
        home = seat
    state.reserves[home * COLOURS + colour] += 1
    if events is not None:
        told = {"seat": seat, "colour": COLOUR_NAMES[colour], "flat": FLAT_NAMES[slot // ARROWS]}
        events.append(Event("departed", {**told, "arrow": ARROW_NAMES[slot % ARROWS], "reserve": home}))


def exchange(state: RoomShareState, seat: int, one: int, other: int, kind: str, events: Events) -> None:
    """Each takes the other's exact place (RS-73, RS-74)."""
    if events is not None:
        events.append(
            Event(
                kind,
                {
                    "seat": seat,
                    "colour": COLOUR_NAMES[state.slots[one]],
                    "flat": FLAT_NAMES[one // ARROWS],
                    "arrow": ARROW_NAMES[one % ARROWS],
                    "other_colour": COLOUR_NAMES[state.slots[other]],
                    "to": FLAT_NAMES[other // ARROWS],
                    "landing": ARROW_NAMES[other % ARROWS],
                },
            )
        )
    state.swap(one, other)

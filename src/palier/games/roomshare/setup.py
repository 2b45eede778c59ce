"""Setting up: the building, the reserves, the corners, the cards."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.options import OptionValue
from palier.games.roomshare.actions import CARD_NAMES, CARDS, COLOUR_NAMES
from palier.games.roomshare.board import ARROWS, CORE, CORNERS, FLAT_NAMES, INNER_ARROW, NORTH, RING, SOUTH
from palier.games.roomshare.scoring import CONTENT
from palier.games.roomshare.state import (
    ASK_CORNER,
    ASK_SECOND,
    CLASSIC,
    COLOURS,
    KIND_NAMES,
    NONE,
    ROYAL,
    RoomShareState,
)

# What is in the box (RS-4 to RS-7).
CARDS_IN_BOX: Final[list[int]] = [CONTENT["cards"][card] for card in CARD_NAMES]
FLATS_IN_BOX: Final[list[int]] = [CONTENT["flats"][kind]["in_box"] for kind in KIND_NAMES]
EACH_COLOUR: Final[int] = CONTENT["meeples"]["each_colour"]
IN_RESERVE: Final[int] = CONTENT["meeples"]["in_reserve"]
SECOND_IN_RESERVE: Final[int] = CONTENT["meeples"]["second_colour_in_reserve"]
NEUTRAL_IN_RESERVE: Final[int] = CONTENT["meeples"]["neutral_in_reserve"]
HAND: Final[int] = CONTENT["play"]["hand"]
NEUTRAL: Final = 3
"""The colour nobody plays at three players."""


def set_up(players: int, options: dict[str, OptionValue], chance: Chance) -> RoomShareState:
    """A state in which the corners are still to be taken: by frames when players choose, else already by chance."""
    state = RoomShareState(players)
    state.lay_out()
    state.set_options(options)
    for seat in range(players):
        for colour in range(COLOURS):
            state.reserves[seat * COLOURS + colour] = starting_reserve(state, seat, colour)
    state.first = chance.below(players)  # RS-21
    state.active = state.first
    if state.chosen_setup:
        ask_players(state)
    else:
        draw_lots(state, chance)
    return state


def starting_reserve(state: RoomShareState, seat: int, colour: int) -> int:
    """What a seat begins with (RS-9 to RS-11); a second colour once it is chosen."""
    if colour == seat:
        return IN_RESERVE
    if state.players == 3 and colour == NEUTRAL:
        return NEUTRAL_IN_RESERVE
    return SECOND_IN_RESERVE if colour == state.second[seat] else 0


def ask_players(state: RoomShareState) -> None:
    """Clockwise from the first: second colours (2 players), own corners, corners of the second colours (RS-94)."""
    seats = [(state.first + turn) % state.players for turn in range(state.players)]
    asked = [(ASK_CORNER, seat, seat, 0) for seat in seats]
    if state.players == 2:
        # The second colours are not known yet: these frames are about whatever the seat will have chosen.
        asked += [(ASK_CORNER, seat, NONE, 0) for seat in seats]
        asked.insert(0, (ASK_SECOND, seats[0], 0, 0))
    asked.reverse()
    state.frames = asked


def draw_lots(state: RoomShareState, chance: Chance) -> None:
    """Second colours and corners at random (RS-16, RS-93)."""
    if state.players == 2:
        choose_second(state, 0, 2 + chance.below(2), None)
    corners = list(CORNERS)
    chance.shuffle(corners)
    for colour in range(COLOURS):
        set_down_corner(state, colour, corners[colour], None)


def choose_second(state: RoomShareState, seat: int, colour: int, events: Events) -> None:
    """One of two players takes a second colour, and so the other one the last that is left."""
    other = 1 - seat
    state.second[seat] = colour
    state.second[other] = 5 - colour
    for who in (seat, other):
        state.reserves[who * COLOURS + state.second[who]] = SECOND_IN_RESERVE
        if events is not None:
            events.append(Event("second", {"seat": who, "colour": COLOUR_NAMES[state.second[who]]}))


def place_corner(state: RoomShareState, seat: int, colour: int, flat: int, events: Events) -> None:
    """A chosen corner; the last corner goes to the last colour by itself (RS-95)."""
    if colour == NONE:
        colour = state.second[seat]
    set_down_corner(state, colour, flat, events)
    left = [corner for corner in CORNERS if state.count[corner] == 0]
    if len(left) == 1:
        state.frames = []
        for last in range(COLOURS):
            if state.on_board[last] == 0:
                set_down_corner(state, last, left[0], events)
    elif state.frames:
        state.active = state.frames[-1][1]


def set_down_corner(state: RoomShareState, colour: int, flat: int, events: Events) -> None:
    """One meeple (RS-14), three of the neutral colour (RS-17)."""
    state.put(flat * ARROWS + INNER_ARROW[CORNERS.index(flat)], colour)
    if state.players == 3 and colour == NEUTRAL:
        state.put(flat * ARROWS + NORTH, colour)
        state.put(flat * ARROWS + SOUTH, colour)
    if events is not None:
        events.append(Event("corner", {"colour": COLOUR_NAMES[colour], "flat": FLAT_NAMES[flat]}))


def begin_play(state: RoomShareState, chance: Chance, events: Events) -> None:
    """Once the corners are taken: the ring of flats (RS-18, RS-75) and the cards (RS-19)."""
    left = FLATS_IN_BOX[:]
    left[CLASSIC] -= len(CORE)
    if state.royal == NONE:
        left[ROYAL] = 0
    else:
        left[state.royal] -= 1
    ring: list[int] = []
    for kind in range(len(left)):
        ring += [kind] * left[kind]
    chance.shuffle(ring)
    for index in range(len(ring)):
        state.kinds[RING[index]] = ring[index]
    if state.no_cards:
        return
    state.deck = cards_in_game(state)
    for seat in range(state.players):
        dealt: list[str] = []
        for _ in range(HAND):
            card = chance.draw(state.deck)
            state.deck[card] -= 1
            state.hands[seat * CARDS + card] += 1
            dealt.append(CARD_NAMES[card])
        if events is not None:
            events.append(Event("dealt", {"seat": seat, "cards": HAND}, {seat: {"hand": sorted(dealt)}}))


def cards_in_game(state: RoomShareState) -> list[int]:
    """How many of each card take part: none (RS-78), or the Renovations only with their option (RS-76, RS-77)."""
    if state.no_cards:
        return [0] * CARDS
    cards = CARDS_IN_BOX[:]
    if not state.renovation:
        cards[CARD_NAMES.index("renovation")] = 0
    return cards

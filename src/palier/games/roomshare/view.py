"""What a seat or a spectator may know of a state (RS-20). Nothing is visible unless it is put in here."""

from typing import Any, Literal, NotRequired, TypedDict

from palier.engine.chance import Chance
from palier.games.roomshare.actions import CARD_NAMES, CARDS, COLOUR_NAMES
from palier.games.roomshare.board import ARROWS, FLAT_NAMES, FLATS
from palier.games.roomshare.frames import FRAMES
from palier.games.roomshare.scoring import outcome, pays, score
from palier.games.roomshare.state import (
    COLOURS,
    EMPTY,
    FRAME_NAMES,
    KIND_NAMES,
    NONE,
    STAGE_NAMES,
    RoomShareState,
    cards_to_json,
)

Colour = Literal["red", "blue", "yellow", "green"]
Arrow = Literal["north", "east", "south", "west"]


class FlatSeen(TypedDict):
    """`tenants` stand on the arrows north, east, south, west; `pays` is what each of one's meeples earns there now."""

    name: str
    kind: Literal["classic", "suite", "haunted", "royal"]
    tenants: list[Colour | None]
    pays: int


class Asked(TypedDict):
    """What is asked now; which details there are depends on `ask`."""

    ask: str
    seat: int
    where: NotRequired[str]
    flat: NotRequired[str]
    arrow: NotRequired[Arrow]
    to: NotRequired[str]
    colour: NotRequired[Colour]
    flats: NotRequired[list[str]]


class View(TypedDict):
    """The shape of a view, for programs that read it; `hand` is there for a seat, not for a spectator."""

    game: Literal["roomshare"]
    seat: int | None
    players: int
    stage: Literal["setup", "play", "last_chance", "over"]
    turn: int
    first: int
    active: int
    finisher: int | None
    colours: list[Colour]
    second: list[Colour | None]
    flats: list[FlatSeen]
    reserves: list[dict[Colour, int]]
    scores: list[int]
    hand_sizes: list[int]
    deck_size: int
    discard: dict[str, int]
    played: str | None
    evictions: int
    asked: Asked | None
    outcome: dict[str, Any] | None
    hand: NotRequired[dict[str, int]]


def view(state: RoomShareState, seat: int | None) -> dict[str, Any]:
    seen = shared(state)
    if seat is not None:
        seen.update(private(state, seat))
    return seen


def private(state: RoomShareState, seat: int) -> dict[str, Any]:
    return {"seat": seat, "hand": cards_to_json(state.hands[seat * CARDS : (seat + 1) * CARDS])}


def shared(state: RoomShareState) -> dict[str, Any]:
    seats = range(state.players)
    result = outcome(state)
    return {
        "game": "roomshare",
        "seat": None,
        "players": state.players,
        "stage": STAGE_NAMES[state.stage],
        "turn": state.turn,
        "first": state.first,
        "active": state.active,
        "finisher": None if state.finisher == NONE else state.finisher,
        "colours": [COLOUR_NAMES[who] for who in seats],
        "second": [None if colour == NONE else COLOUR_NAMES[colour] for colour in state.second],
        "flats": [flat_seen(state, flat) for flat in range(FLATS)],
        "reserves": [
            {COLOUR_NAMES[colour]: state.reserves[who * COLOURS + colour] for colour in range(COLOURS)} for who in seats
        ],
        "scores": [score(state, who) for who in seats],
        "hand_sizes": [sum(state.hands[who * CARDS : (who + 1) * CARDS]) for who in seats],
        "deck_size": sum(state.deck),
        "discard": cards_to_json(state.discard),
        "played": None if state.played == NONE else CARD_NAMES[state.played],
        "evictions": state.evictions,
        "asked": asked(state),
        "outcome": None if result is None else result.to_json(),
    }


def flat_seen(state: RoomShareState, flat: int) -> dict[str, Any]:
    tenants = state.slots[flat * ARROWS : (flat + 1) * ARROWS]
    return {
        "name": FLAT_NAMES[flat],
        "kind": KIND_NAMES[state.kinds[flat]],
        "tenants": [None if colour == EMPTY else COLOUR_NAMES[colour] for colour in tenants],
        "pays": pays(state, flat),
    }


def asked(state: RoomShareState) -> dict[str, Any] | None:
    """What is asked now and of whom. All of it is public: the card is on the table when its details are asked."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    return {"ask": FRAME_NAMES[frame[0]], "seat": frame[1], **FRAMES[frame[0]].describe(state, frame, None)}


def determinize(state: RoomShareState, seat: int | None, chance: Chance) -> RoomShareState:
    """Deals the cards that this seat cannot see anew: the other hands, and the deck, whose order never existed."""
    new = state.clone()
    unseen = new.deck[:]
    for who in range(new.players):
        if who != seat:
            for card in range(CARDS):
                unseen[card] += new.hands[who * CARDS + card]
    for who in range(new.players):
        if who == seat:
            continue
        size = sum(new.hands[who * CARDS : (who + 1) * CARDS])
        for card in range(CARDS):
            new.hands[who * CARDS + card] = 0
        for _ in range(size):
            card = chance.draw(unseen)
            unseen[card] -= 1
            new.hands[who * CARDS + card] += 1
    new.deck = unseen
    return new

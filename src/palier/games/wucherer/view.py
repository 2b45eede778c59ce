"""What a seat or a spectator may know of a state (W-14, W-15). Nothing is visible unless it is put in here."""

from typing import Any, Literal, NotRequired, TypedDict

from palier.engine.chance import Chance
from palier.games.wucherer.actions import (
    BASEMENT,
    CARD_NAMES,
    CARDS,
    HOUSE_NAMES,
    UNITS,
    place_name,
)
from palier.games.wucherer.frames import FRAMES
from palier.games.wucherer.houses import squatted
from palier.games.wucherer.scoring import house_rent, income, multiplier, outcome, tenant_rent
from palier.games.wucherer.setup import card_limit
from palier.games.wucherer.state import (
    ABSENT,
    CARD,
    EMPTY,
    FRAME_NAMES,
    NONE,
    REFUSES,
    ROOF_KINDS,
    STAGE_NAMES,
    UPPER,
    WuchererState,
    cards_to_json,
)


class FlatSeen(TypedDict):
    """`pays` is what the flat brings at the next rent; `upper` marks the upper half of a tenant in two flats."""

    name: str
    kind: Literal["basement", "ground", "storey", "loft"]
    occupant: str | None
    upper: bool
    refuses: bool
    pays: int


class HouseSeen(TypedDict):
    """From the lowest flat to the highest; `cards` are the faces of the storeys, for their owner alone."""

    name: str
    owner: int
    storeys: int
    roof: Literal["roof", "flat_roof", "roof+flat_roof"]
    loft: str | None
    basement: bool
    squatted: bool
    multiplier: int
    rent: int
    flats: list[FlatSeen]
    cards: NotRequired[list[str]]


class Asked(TypedDict):
    """What is asked now; which details there are depends on `ask`."""

    ask: str
    seat: int
    card: NotRequired[str]
    flat: NotRequired[str]
    house: NotRequired[str]
    to: NotRequired[str]
    owner: NotRequired[int]
    by: NotRequired[int]
    target: NotRequired[str]
    why: NotRequired[str]
    rent: NotRequired[int]
    most: NotRequired[int]
    amount: NotRequired[int]
    storeys: NotRequired[int]


class View(TypedDict):
    """The shape of a view, for programs that read it; `hand` and `site` are there for a seat, not for a spectator."""

    game: Literal["wucherer"]
    seat: int | None
    players: int
    stage: Literal["play", "over"]
    number: int
    games: int
    target: int
    turn: int
    first: int
    active: int
    final: int | None
    card_limit: int | None
    prisoner: int | None
    money: list[int]
    totals: list[int]
    incomes: list[int]
    houses: list[HouseSeen]
    hand_sizes: list[int]
    pile_size: int
    discard_size: int
    discard_top: str | None
    played: str | None
    building: int
    asked: Asked | None
    outcome: dict[str, Any] | None
    hand: NotRequired[dict[str, int]]
    site: NotRequired[list[str]]


def view(state: WuchererState, seat: int | None) -> dict[str, Any]:
    seen = shared(state)
    if seat is not None:
        seen.update(private(state, seat))
    return seen


def private(state: WuchererState, seat: int) -> dict[str, Any]:
    """Its hand, the cards that it builds with, and the faces of its own storeys."""
    return {
        "seat": seat,
        "houses": houses_seen(state, seat),
        "hand": cards_to_json(state.hands[seat * CARDS : (seat + 1) * CARDS]),
        "site": [CARD_NAMES[card] for card in state.site] if seat == state.active else [],
    }


def houses_seen(state: WuchererState, seat: int | None) -> list[dict[str, Any]]:
    return [house_seen(state, house, seat) for house in range(len(state.height)) if state.height[house]]


def shared(state: WuchererState) -> dict[str, Any]:
    seats = range(state.players)
    result = outcome(state)
    limit = card_limit(state)
    return {
        "game": "wucherer",
        "seat": None,
        "players": state.players,
        "stage": STAGE_NAMES[state.stage],
        "number": state.number,
        "games": state.games,
        "target": state.target,
        "turn": state.turn,
        "first": state.first,
        "active": state.active,
        "final": None if state.final == NONE else state.final,
        "card_limit": None if limit == NONE else limit,
        "prisoner": None if state.prisoner == NONE else state.prisoner,
        "money": list(state.money),
        "totals": list(state.totals),
        "incomes": [income(state, who) for who in seats],
        "houses": houses_seen(state, None),
        "hand_sizes": [state.hand_size(who) for who in seats],
        "pile_size": state.pile_size(),
        "discard_size": sum(state.discard),
        "discard_top": None if state.top == NONE else CARD_NAMES[state.top],
        "played": None if state.played == NONE else CARD_NAMES[state.played],
        "building": len(state.site),
        "asked": asked(state),
        "outcome": None if result is None else result.to_json(),
    }


def house_seen(state: WuchererState, house: int, seat: int | None) -> dict[str, Any]:
    start = state.base[house]
    storeys = state.height[house]
    loft = state.faces[start + storeys + 1]
    shut = squatted(state, house)
    seen: dict[str, Any] = {
        "name": HOUSE_NAMES[house],
        "owner": state.owner[house],
        "storeys": storeys,
        "roof": ROOF_KINDS[state.roof[house]],
        "loft": None if loft == NONE else CARD_NAMES[loft],
        "basement": state.faces[start] == BASEMENT,
        "squatted": shut,
        "multiplier": multiplier(state, house),
        "rent": house_rent(state, house),
        "flats": [
            flat_seen(state, house, unit, shut) for unit in range(storeys + 2) if state.cells[start + unit] != ABSENT
        ],
    }
    if seat == state.owner[house]:
        seen["cards"] = [CARD_NAMES[card] for card in state.faces[start + 1 : start + storeys + 1]]
    return seen


def flat_seen(state: WuchererState, house: int, unit: int, shut: bool) -> dict[str, Any]:
    cell = state.cells[state.base[house] + unit]
    pays = 0
    if not shut and cell == EMPTY:
        pays = multiplier(state, house)
    elif not shut and cell & (UPPER | REFUSES) == 0:
        pays = tenant_rent(state, house, cell)
    kinds = ("basement", "ground", "storey", "loft")
    return {
        "name": place_name(house * UNITS + unit),
        "kind": kinds[0 if unit == 0 else 3 if unit > state.height[house] else 1 if unit == 1 else 2],
        "occupant": None if cell == EMPTY else CARD_NAMES[cell & CARD],
        "upper": cell != EMPTY and cell & UPPER != 0,
        "refuses": cell != EMPTY and cell & REFUSES != 0,
        "pays": pays,
    }


def asked(state: WuchererState) -> dict[str, Any] | None:
    """What is asked now and of whom. All of it is public: cards are on the table when their details are asked."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    return {"ask": FRAME_NAMES[frame[0]], "seat": frame[1], **FRAMES[frame[0]].describe(state, frame, None)}


def determinize(state: WuchererState, seat: int | None, chance: Chance) -> WuchererState:
    """Deals anew what this seat cannot see: other hands, the faces of others' storeys, the pile and what lies under it,
    and the discard pile below its top."""
    new = state.clone()
    pool: list[int] = []
    hidden = new.pile[:]
    for card in range(CARDS):
        hidden[card] += new.discard[card] - (1 if card == new.top else 0)
        for who in range(new.players):
            if who != seat:
                hidden[card] += new.hands[who * CARDS + card]
    for card in new.under:
        hidden[card] += 1
    faces = hidden_faces(new, seat)
    for index in faces:
        hidden[new.faces[index]] += 1
    site = seat != new.active
    if site:
        for card in new.site:
            hidden[card] += 1
    for card in range(CARDS):
        pool += [card] * hidden[card]
    chance.shuffle(pool)
    for who in range(new.players):
        if who != seat:
            size = new.hand_size(who)
            new.hands[who * CARDS : (who + 1) * CARDS] = counted(pool, size)
    for index in faces:
        new.faces[index] = pool.pop()
    if site:
        for index in range(len(new.site)):
            new.site[index] = pool.pop()
    start = 0
    for size in new.under_sizes:
        layer = [pool.pop() for _ in range(size)]
        layer.sort()
        new.under[start : start + size] = layer
        start += size
    below = sum(new.discard) - (0 if new.top == NONE else 1)
    new.discard = counted(pool, below)
    if new.top != NONE:
        new.discard[new.top] += 1
    new.pile = counted(pool, len(pool))
    return new


def hidden_faces(state: WuchererState, seat: int | None) -> list[int]:
    """Where the storeys of houses lie whose owner the seat is not."""
    found: list[int] = []
    for house in range(len(state.height)):
        if state.height[house] and state.owner[house] != seat:
            start = state.base[house]
            found += list(range(start + 1, start + state.height[house] + 1))
    return found


def counted(pool: list[int], size: int) -> list[int]:
    """So many cards off the end of a shuffled pool, as counts."""
    counts = [0] * CARDS
    for _ in range(size):
        counts[pool.pop()] += 1
    return counts

"""Positions: any state from its JSON. The layout is written down in docs/positions.md."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from palier.engine.errors import BadPosition, shown
from palier.engine.frames import Frame
from palier.engine.options import OptionValue
from palier.games.wucherer.actions import (
    ATTIC_FITOUT,
    BASEMENT,
    CARD_NAMES,
    CARDS,
    FREAKS,
    HOUSE_NAMES,
    HOUSES,
    LOFT,
    RENT_REFUSAL,
    RETIREE,
    SQUATTER,
    TENANTS,
    UNITS,
    place_name,
)
from palier.games.wucherer.houses import MOST, card_at, count_in, occupants, put, tenants_in, wide
from palier.games.wucherer.position_frames import check_frames
from palier.games.wucherer.setup import IN_BOX, MONEY, cards_in_game
from palier.games.wucherer.state import (
    ASK_TURN,
    CARD,
    EMPTY,
    FRAME_NAMES,
    NONE,
    OVER,
    PLAIN_ROOF,
    REFUSES,
    ROOF_KINDS,
    STAGE_NAMES,
    UPPER,
    WuchererState,
)

MANY: Final = 1_000_000
MOST_CARDS: Final = 120
"""More than the box holds, and little enough for every action to have its code."""
FIELDS: Final = [
    "game",
    "players",
    "options",
    "stage",
    "number",
    "first",
    "active",
    "turn",
    "turns",
    "final",
    "reshuffles",
    "quiet",
    "prisoner",
    "money",
    "bank",
    "totals",
    "crimes",
    "arrests",
    "houses",
    "hands",
    "pile",
    "under",
    "discard",
    "top",
    "played",
    "site",
    "frames",
]
HOUSE_FIELDS: Final = ["house", "owner", "storeys", "roof", "basement", "loft", "occupants", "refusals"]


def read(data: Mapping[str, Any], options: dict[str, OptionValue], strict: bool) -> WuchererState:
    """What is left out of a hand-made position gets the default that docs/positions.md names."""
    for field in data:
        if field not in FIELDS:
            raise BadPosition(f"a position of Wucherer has no field {shown(field)}")
    state = WuchererState(number(data, "players", 2, 6, 2))
    state.lay_out()
    state.set_options(options)
    last = state.players - 1
    state.stage = name(data.get("stage", "play"), STAGE_NAMES, "stage")
    state.number = number(data, "number", 1, MANY, 1)
    state.first = number(data, "first", 0, last, 0)
    state.active = number(data, "active", 0, last, 0)
    state.turn = number(data, "turn", 1, MANY, 1)
    state.turns = number(data, "turns", 0, MANY, 0)
    state.quiet = number(data, "quiet", 0, MANY, 0)
    state.crimes = number(data, "crimes", 0, MANY, 0)
    state.arrests = number(data, "arrests", 0, MANY, 0)
    if data.get("final") is not None:
        state.final = number(data, "final", 0, last, 0)
    spare = 1 if state.players > 4 and state.final == NONE else 0
    state.reshuffles = number(data, "reshuffles", 0, spare, spare)
    if data.get("prisoner") is not None:
        state.prisoner = number(data, "prisoner", 0, last, 0)
    state.money = amounts(data, "money", state.players, MONEY)
    state.totals = amounts(data, "totals", state.players, 0)
    state.bank = number(data, "bank", -MANY, MANY * 6, sum(state.money))
    read_houses(state, data)
    read_cards(state, data)
    read_frames(state, data)
    if strict:
        check(state)
    return state


def number(data: Mapping[str, Any], field: str, low: int, high: int, default: int) -> int:
    value = data.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"'{field}' must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def name(value: object, names: Sequence[str], what: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{shown(value)} is no {what} (one of {', '.join(names)})")
    return names.index(value)


def amounts(data: Mapping[str, Any], field: str, players: int, default: int) -> list[int]:
    given = data.get(field)
    if given is None:
        return [default] * players
    if not isinstance(given, list) or len(given) != players:
        raise BadPosition(f"'{field}' must hold one number for each seat")
    return [number({field: value}, field, 0, MANY, 0) for value in given]


def card_counts(value: object) -> list[int]:
    if not isinstance(value, dict):
        raise BadPosition(f"{shown(value)} is not an object that counts cards")
    counts = [0] * CARDS
    for key, count in value.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_CARDS:
            raise BadPosition(f"{shown(count)} is no number of {shown(key)}: it must be from 0 to {MOST_CARDS}")
        counts[name(key, CARD_NAMES, "card")] = count
    return counts


def card_list(value: object, what: str) -> list[int]:
    if not isinstance(value, list) or len(value) > MOST_CARDS:
        raise BadPosition(f"{what} must be a list of cards")
    return [name(card, CARD_NAMES, "card") for card in value]


# Houses


def read_houses(state: WuchererState, data: Mapping[str, Any]) -> None:
    given = data.get("houses", [])
    if not isinstance(given, list) or len(given) > HOUSES:
        raise BadPosition(f"'houses' must be a list of at most {HOUSES} houses")
    read: list[tuple[int, Mapping[str, Any]]] = []
    for index, item in enumerate(given):
        if not isinstance(item, dict):
            raise BadPosition(f"{shown(item)} is no house")
        for field in item:
            if field not in HOUSE_FIELDS:
                raise BadPosition(f"a house has no field {shown(field)}")
        read.append((name(item.get("house", HOUSE_NAMES[index]), HOUSE_NAMES, "house"), item))
    slots = [slot for slot, _ in read]
    if slots != sorted(set(slots)):
        raise BadPosition("houses must be in the order of their letters, each letter once")
    for slot, item in read:
        read_house(state, slot, item)
    for card in [*range(TENANTS), SQUATTER]:
        found = sum([count_in(state, house, card) for house in slots])
        if found > IN_BOX[card]:
            raise BadPosition(f"{found} cards {CARD_NAMES[card]} live in the houses, and the box has {IN_BOX[card]}")


def read_house(state: WuchererState, slot: int, item: Mapping[str, Any]) -> None:
    """Slots before it that no house has are free."""
    letter = HOUSE_NAMES[slot]
    storeys = card_list(item.get("storeys"), f"the storeys of house {letter}")
    if not storeys:
        raise BadPosition(f"house {letter} has no storey")
    while len(state.height) < slot:
        state.height.append(0)
        state.owner.append(NONE)
        state.roof.append(0)
        state.base.append(0)
    kind = name(item.get("roof", "roof"), ROOF_KINDS, "roof")
    owner = number(item, "owner", 0, state.players - 1, 0)
    state.height.append(len(storeys))
    state.owner.append(owner)
    state.roof.append(kind)
    state.base.append(len(state.cells))
    state.cells += [-2] + [EMPTY] * len(storeys) + [-2]
    state.faces += [NONE, *storeys, NONE]
    start = state.base[slot]
    if item.get("basement", False) is True:
        state.faces[start] = BASEMENT
        state.cells[start] = EMPTY
    elif item.get("basement", False) is not False:
        raise BadPosition(f"'basement' of house {letter} must be true or false")
    if item.get("loft") is not None:
        loft = name(item["loft"], CARD_NAMES, "card")
        if loft not in (LOFT, ATTIC_FITOUT) or kind != PLAIN_ROOF:
            raise BadPosition(f"{shown(item['loft'])} does not make a loft under the roof of house {letter}")
        state.faces[start + len(storeys) + 1] = loft
        state.cells[start + len(storeys) + 1] = EMPTY
    read_occupants(state, slot, item)


def read_occupants(state: WuchererState, slot: int, item: Mapping[str, Any]) -> None:
    letter = HOUSE_NAMES[slot]
    start = state.base[slot]
    given = item.get("occupants", {})
    refusals = item.get("refusals", [])
    if not isinstance(given, dict) or not isinstance(refusals, list):
        raise BadPosition(f"'occupants' of house {letter} must be an object and 'refusals' a list")
    for key in given:
        if not isinstance(key, str) or not key.isascii() or not key.isdecimal() or str(int(key[:4])) != key:
            raise BadPosition(f"{shown(key)} is no number of a flat of house {letter}")
    for key in sorted(given, key=int):
        unit = int(key)
        card = name(given[key], CARD_NAMES, "card")
        if card >= TENANTS and card != SQUATTER:
            raise BadPosition(f"{CARD_NAMES[card]} does not live in a house")
        for flat in range(unit, unit + (2 if wide(card) else 1)):
            if flat > state.height[slot] + 1 or state.cells[start + flat] != EMPTY:
                raise BadPosition(f"there is no free flat {letter}{flat} for {CARD_NAMES[card]}")
        put(state, slot * UNITS + unit, card)
    if len(set(map(str, refusals))) != len(refusals):
        raise BadPosition(f"'refusals' of house {letter} must name each flat once")
    for refusal in refusals:
        unit = number({"refusals": refusal}, "refusals", 0, state.height[slot] + 1, 0)
        cell = state.cells[start + unit]
        if cell < 0 or cell & UPPER or cell == SQUATTER or not state.extension:
            raise BadPosition(f"no tenant of flat {letter}{unit} can refuse to pay")
        state.cells[start + unit] = cell | REFUSES


# Cards


def read_cards(state: WuchererState, data: Mapping[str, Any]) -> None:
    if data.get("played") is not None:
        state.played = name(data["played"], CARD_NAMES, "card")
    state.site = card_list(data.get("site", []), "'site'")
    state.discard = card_counts(data.get("discard", {}))
    top = data.get("top")
    if top is not None:
        state.top = name(top, CARD_NAMES, "card")
    elif "top" not in data:
        for card in range(CARDS):
            if state.discard[card]:
                state.top = card
    if (state.top == NONE) != (sum(state.discard) == 0) or (state.top != NONE and state.discard[state.top] == 0):
        raise BadPosition("'top' must be a card of the discard pile")
    given = data.get("hands", [None] * state.players)
    if not isinstance(given, list) or len(given) != state.players:
        raise BadPosition("'hands' must hold one object of cards for each seat, or null")
    for seat in range(state.players):
        if given[seat] is not None:
            state.hands[seat * CARDS : (seat + 1) * CARDS] = card_counts(given[seat])
    under = data.get("under", [])
    if not isinstance(under, list) or len(under) > MOST_CARDS:
        raise BadPosition("'under' must be a list of layers, each an object of cards")
    for layer in under:
        counts = card_counts(layer)
        if sum(counts) == 0:
            raise BadPosition("a layer of 'under' must hold cards")
        state.under_sizes.append(sum(counts))
        for card in range(CARDS):
            state.under += [card] * counts[card]
    if "pile" in data:
        state.pile = card_counts(data["pile"])
    else:
        state.pile = [max(0, left) for left in cards_left(state)]
    total = sum(state.pile) + sum(cards_placed(state))
    if total > MOST_CARDS:
        raise BadPosition(f"there are {total} cards, more than any game has")


def cards_placed(state: WuchererState) -> list[int]:
    """How many of each card lie anywhere but in the pile proper."""
    counts = state.discard[:]
    for card in range(CARDS):
        for seat in range(state.players):
            counts[card] += state.hands[seat * CARDS + card]
    for card in [*state.under, *state.site]:
        counts[card] += 1
    if state.played != NONE:
        counts[state.played] += 1
    for house in range(len(state.height)):
        if state.height[house]:
            for card in state.building_cards(house):
                counts[card] += 1
            for place in occupants(state, house):
                cell = state.cells[state.base[house] + place % UNITS]
                counts[cell & CARD] += 1
                if cell & REFUSES:
                    counts[RENT_REFUSAL] += 1
    return counts


def cards_left(state: WuchererState) -> list[int]:
    """The cards of the game that lie nowhere else, so that they must be the pile."""
    left = cards_in_game(state.extension)
    placed = cards_placed(state)
    return [left[card] - placed[card] for card in range(CARDS)]


# Frames


def read_frames(state: WuchererState, data: Mapping[str, Any]) -> None:
    given = data.get("frames")
    if given is None:
        state.frames = [] if state.stage == OVER else [(ASK_TURN, state.active, 0, 0)]
    elif not isinstance(given, list) or len(given) > HOUSES:
        raise BadPosition("'frames' must be a short list")
    else:
        state.frames = [read_frame(state, item) for item in given]
    check_frames(state)


def read_frame(state: WuchererState, item: object) -> Frame:
    if not isinstance(item, list) or len(item) != 4:
        raise BadPosition(f"{shown(item)} is no frame: what is asked, seat, and two numbers")
    for value in item[1:]:
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 1 << 30:
            raise BadPosition(f"{shown(value)} in a frame is not a whole number of any use")
    if not 0 <= item[1] < state.players:
        raise BadPosition(f"there is no seat {item[1]}")
    return (name(item[0], FRAME_NAMES, "question"), item[1], item[2], item[3])


# Strict: the position could stand on a real table


def check(state: WuchererState) -> None:
    """Raises BadPosition with the first thing that does not add up."""
    left = cards_left(state)
    for card in range(CARDS):
        if state.pile[card] != left[card]:
            total = cards_in_game(state.extension)[card] - left[card] + state.pile[card]
            raise BadPosition(f"there are {total} cards {CARD_NAMES[card]}, which is not what the game has")
    if sum(state.money) != state.bank:
        raise BadPosition(f"the players hold {sum(state.money)}, but the bank has paid out {state.bank}")
    if state.final == NONE and state.pile_size() == 0 and state.stage != OVER:
        raise BadPosition("the pile is used up, but the final round has not begun")
    if state.stage == OVER and state.final != 0:
        raise BadPosition("a game is over only after its final round")
    if state.number > state.games and state.target == 0:
        raise BadPosition(f"the match has {state.games} games, so there is no game {state.number}")
    if state.number == 1 and sum(state.totals) + state.turns:
        raise BadPosition("there is no game before the first one")
    seat = (state.first + state.turn - 1) % state.players
    if state.active != seat:
        raise BadPosition(f"turn {state.turn} belongs to seat {seat}, not to seat {state.active}")
    for house in range(len(state.height)):
        if state.height[house]:
            check_house(state, house)


def check_house(state: WuchererState, house: int) -> None:
    for place in occupants(state, house):
        card = card_at(state, place)
        if card < TENANTS and state.height[house] > MOST[card]:
            raise BadPosition(f"house {HOUSE_NAMES[house]} is too high for {CARD_NAMES[card]}")
        if card == RETIREE and place % UNITS > 1:
            raise BadPosition(f"a pensioner does not live as high up as {place_name(place)}")
    freaks = count_in(state, house, FREAKS)
    if freaks and freaks != tenants_in(state, house):
        raise BadPosition(f"nobody lives with the freaks of house {HOUSE_NAMES[house]} but freaks and squatters")

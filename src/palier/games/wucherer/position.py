"""Positions: any state from its JSON. The layout is written down in docs/positions.md."""

from collections.abc import Mapping
from typing import Any, Final

from palier.engine.errors import shown
from palier.engine.options import OptionValue
from palier.engine.reading import (
    Refusals,
    counts,
    each_number,
    fields,
    flag,
    items,
    miscounted,
    name,
    names_in,
    number,
    number_or_none,
    read_frame,
    seats,
    table,
    whole,
)
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
from palier.games.wucherer.houses import MOST as HIGHEST
from palier.games.wucherer.houses import card_at, count_in, occupants, put, tenants_in, wide
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
MOST: Final = 1 << 30
"""No number of a frame comes near it."""
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


bad: Final = Refusals("wucherer")


def read(data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool) -> WuchererState:
    """What is left out of a hand-made position gets the default that docs/positions.md names."""
    fields(data, FIELDS)
    state = WuchererState(players)
    state.lay_out()
    state.set_options(options)
    last = players - 1
    state.stage = name(data.get("stage", "play"), STAGE_NAMES, "stage")
    state.number = number(data, "number", 1, MANY, 1)
    state.first = number(data, "first", 0, last, 0)
    state.active = number(data, "active", 0, last, 0)
    state.turn = number(data, "turn", 1, MANY, 1)
    state.turns = number(data, "turns", 0, MANY, 0)
    state.quiet = number(data, "quiet", 0, MANY, 0)
    state.crimes = number(data, "crimes", 0, MANY, 0)
    state.arrests = number(data, "arrests", 0, MANY, 0)
    state.final = number_or_none(data, "final", 0, last, NONE)
    spare = 1 if players > 4 and state.final == NONE else 0
    state.reshuffles = number(data, "reshuffles", 0, spare, spare)
    state.prisoner = number_or_none(data, "prisoner", 0, last, NONE)
    state.money = each_number(data, "money", players, 0, MANY, MONEY)
    state.totals = each_number(data, "totals", players, 0, MANY, 0)
    state.bank = number(data, "bank", -MANY, MANY * 6, sum(state.money))
    read_houses(state, data)
    read_cards(state, data)
    read_frames(state, data)
    if strict:
        check(state)
    return state


# Houses


def read_houses(state: WuchererState, data: Mapping[str, Any]) -> None:
    slots: list[int] = []
    houses = items(data.get("houses", []), "houses", HOUSES)
    for index, item in enumerate(houses):
        fields(table(item, f"houses[{index}]"), HOUSE_FIELDS, f"houses[{index}]")
        slots.append(name(item.get("house", HOUSE_NAMES[index]), HOUSE_NAMES, f"houses[{index}].house"))
    if slots != sorted(set(slots)):
        raise bad("house_order", "houses must be in the order of their letters, each letter once")
    for slot, item in zip(slots, houses):
        read_house(state, slot, item)
    for card in [*range(TENANTS), SQUATTER]:
        found = sum([count_in(state, house, card) for house in slots])
        if found > IN_BOX[card]:
            sentence = "{found} cards {card} live in the houses, and the box has {most}"
            raise bad("too_many", sentence, found=found, card=CARD_NAMES[card], most=IN_BOX[card])


def read_house(state: WuchererState, slot: int, item: Mapping[str, Any]) -> None:
    """Slots before it that no house has are free."""
    house = HOUSE_NAMES[slot]
    storeys = names_in(item.get("storeys"), CARD_NAMES, f"house {house}: storeys", MOST_CARDS)
    if not storeys:
        raise bad("no_storey", "house {house} has no storey", house=house)
    while len(state.height) < slot:
        state.height.append(0)
        state.owner.append(NONE)
        state.roof.append(0)
        state.base.append(0)
    kind = name(item.get("roof", "roof"), ROOF_KINDS, f"house {house}: roof")
    owner = whole(item.get("owner", 0), f"house {house}: owner", 0, state.players - 1)
    state.height.append(len(storeys))
    state.owner.append(owner)
    state.roof.append(kind)
    state.base.append(len(state.cells))
    state.cells += [-2] + [EMPTY] * len(storeys) + [-2]
    state.faces += [NONE, *storeys, NONE]
    start = state.base[slot]
    if flag(item.get("basement", False), f"house {house}: basement"):
        state.faces[start] = BASEMENT
        state.cells[start] = EMPTY
    if item.get("loft") is not None:
        loft = name(item["loft"], CARD_NAMES, f"house {house}: loft")
        if loft not in (LOFT, ATTIC_FITOUT) or kind != PLAIN_ROOF:
            sentence = "{card} does not make a loft under the roof of house {house}"
            raise bad("no_loft", sentence, card=CARD_NAMES[loft], house=house)
        state.faces[start + len(storeys) + 1] = loft
        state.cells[start + len(storeys) + 1] = EMPTY
    read_occupants(state, slot, item)


def read_occupants(state: WuchererState, slot: int, item: Mapping[str, Any]) -> None:
    house = HOUSE_NAMES[slot]
    start = state.base[slot]
    occupants = table(item.get("occupants", {}), f"house {house}: occupants")
    for key in occupants:
        if not isinstance(key, str) or not key.isascii() or not key.isdecimal() or str(int(key[:4])) != key:
            raise bad("no_flat", "{given} is no number of a flat of house {house}", given=shown(key), house=house)
    for key in sorted(occupants, key=int):
        unit = int(key)
        card = name(occupants[key], CARD_NAMES, f"house {house}: occupants")
        if card >= TENANTS and card != SQUATTER:
            raise bad("no_tenant", "{card} does not live in a house", card=CARD_NAMES[card])
        for flat in range(unit, unit + (2 if wide(card) else 1)):
            if flat > state.height[slot] + 1 or state.cells[start + flat] != EMPTY:
                sentence = "there is no free flat {place} for {card}"
                raise bad("no_free_flat", sentence, place=f"{house}{flat}", card=CARD_NAMES[card])
        put(state, slot * UNITS + unit, card)
    where = f"house {house}: refusals"
    refusals = items(item.get("refusals", []), where, UNITS)
    for refusal in refusals:
        unit = whole(refusal, where, 0, state.height[slot] + 1)
        cell = state.cells[start + unit]
        if cell < 0 or cell & (UPPER | REFUSES) or cell == SQUATTER or not state.extension:
            raise bad("no_payer", "no tenant of flat {place} can refuse to pay", place=f"{house}{unit}")
        state.cells[start + unit] = cell | REFUSES


# Cards


def read_cards(state: WuchererState, data: Mapping[str, Any]) -> None:
    if data.get("played") is not None:
        state.played = name(data["played"], CARD_NAMES, "played")
    state.site = names_in(data.get("site", []), CARD_NAMES, "site", MOST_CARDS)
    state.discard = counts(data.get("discard", {}), CARD_NAMES, "discard", MOST_CARDS)
    if data.get("top") is not None:
        state.top = name(data["top"], CARD_NAMES, "top")
    elif "top" not in data:
        for card in range(CARDS):
            if state.discard[card]:
                state.top = card
    if (state.top == NONE) != (sum(state.discard) == 0) or (state.top != NONE and state.discard[state.top] == 0):
        raise bad("top", "'top' must be a card of the discard pile")
    for seat, hand in enumerate(seats(data.get("hands", [None] * state.players), "hands", state.players)):
        if hand is not None:
            state.hands[seat * CARDS : (seat + 1) * CARDS] = counts(hand, CARD_NAMES, f"hands[{seat}]", MOST_CARDS)
    for layer in items(data.get("under", []), "under", MOST_CARDS):
        cards = counts(layer, CARD_NAMES, "under", MOST_CARDS)
        if sum(cards) == 0:
            raise bad("empty_layer", "a layer of 'under' must hold cards")
        state.under_sizes.append(sum(cards))
        for card in range(CARDS):
            state.under += [card] * cards[card]
    if "pile" in data:
        state.pile = counts(data["pile"], CARD_NAMES, "pile", MOST_CARDS)
    else:
        state.pile = [max(0, left) for left in cards_left(state)]
    total = sum(state.pile) + sum(cards_placed(state))
    if total > MOST_CARDS:
        raise bad("cards_most", "there are {found} cards, more than any game has", found=total)


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
    else:
        everybody = (0, state.players - 1)
        state.frames = [
            read_frame(item, "frames", FRAME_NAMES, everybody, (-MOST, MOST)) for item in items(given, "frames", HOUSES)
        ]
    check_frames(state)


# Strict: the position could stand on a real table


def check(state: WuchererState) -> None:
    """Raises BadPosition with the first thing that does not add up."""
    left = cards_left(state)
    for card in range(CARDS):
        if state.pile[card] != left[card]:
            expected = cards_in_game(state.extension)[card]
            raise miscounted(CARD_NAMES[card], expected - left[card] + state.pile[card], expected)
    if sum(state.money) != state.bank:
        sentence = "the players hold {held}, but the bank has paid out {paid}"
        raise bad("bank", sentence, held=str(sum(state.money)), paid=str(state.bank))
    if state.final == NONE and state.pile_size() == 0 and state.stage != OVER:
        raise bad("final", "the pile is used up, but the final round has not begun")
    if state.stage == OVER and state.final != 0:
        raise bad("over", "a game is over only after its final round")
    if state.number > state.games and state.target == 0:
        sentence = "the match has {most} games, so there is no game {number}"
        raise bad("no_game", sentence, most=state.games, number=str(state.number))
    if state.number == 1 and sum(state.totals) + state.turns:
        raise bad("first_game", "there is no game before the first one")
    seat = (state.first + state.turn - 1) % state.players
    if state.active != seat:
        sentence = "turn {turn} belongs to seat {seat}, not to seat {active}"
        raise bad("turn", sentence, turn=str(state.turn), seat=seat, active=state.active)
    for house in range(len(state.height)):
        if state.height[house]:
            check_house(state, house)


def check_house(state: WuchererState, house: int) -> None:
    for place in occupants(state, house):
        card = card_at(state, place)
        if card < TENANTS and state.height[house] > HIGHEST[card]:
            sentence = "house {house} is too high for {card}"
            raise bad("too_high", sentence, house=HOUSE_NAMES[house], card=CARD_NAMES[card])
        if card == RETIREE and place % UNITS > 1:
            raise bad("pensioner", "a pensioner does not live as high up as {place}", place=place_name(place))
    freaks = count_in(state, house, FREAKS)
    if freaks and freaks != tenants_in(state, house):
        sentence = "nobody lives with the freaks of house {house} but freaks and squatters"
        raise bad("freaks", sentence, house=HOUSE_NAMES[house])

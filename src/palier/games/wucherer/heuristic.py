"""How good a position is for a seat: what bots go by. It looks at what everybody sees, and at one's own hand."""

from typing import Final

from palier.games.wucherer.actions import CARDS, FLAT_ROOF, ROOF, WOMAN_CHILD
from palier.games.wucherer.houses import RENT
from palier.games.wucherer.scoring import house_rent, multiplier
from palier.games.wucherer.state import ABSENT, ASK_RENT, ASK_STOREY, CARD, NONE, OVER, WuchererState
from palier.games.wucherer.turn import BAIL

CARDS_A_TURN: Final = 4.5
"""How fast pile and hands shrink together: cards that a player uses in a turn."""
SHUT: Final = 0.4
"""The share of an empty house's rent that a squatted house is still worth."""
WATCHED: Final = 0.25
"""The share of the rent of the woman with child that one can count on: anybody may put her out."""
HOUSELESS: Final = 0.3
"""A first storey pays no more than having no house at all, but it is where everything begins."""
IN_HAND: Final = [
    # musicians, mover, student, single, retiree, family, celebrities, freaks, woman with child, snob
    0.5, 0.35, 0.5, 0.7, 0.6, 0.8, 0.8, 0.6, 0.5, 0.6,
    # roof, loft, basement, removal, murder, bomb, squatter, police, alibi, justice, madman
    0.4, 0.5, 0.5, 0.6, 0.45, 0.5, 0.5, 0.55, 0.4, 0.4, 0.5,
    # flat roof, attic fit-out, rent refusal, broker, politics, own use, recycling, demolition
    0.4, 0.5, 0.35, 0.35, 0.4, 0.35, 0.4, 0.35,
]  # fmt: skip
"""What a card in hand is worth for each turn to come: less than on the table, more the better it is kept."""
UNKNOWN: Final = 0.5
"""The same for a card of somebody else's hand."""
FIRST_ROOF: Final = 0.6
"""What the first roof in hand adds for each turn to come: without one nothing can be built."""


def turns_left(state: WuchererState, seat: int) -> float:
    """How often a seat will still collect rent in this game, this turn's rent included."""
    if not state.frames:
        return 0.0
    away = (seat - state.active) % state.players
    if state.final != NONE:
        return 1.0 if away <= state.final else 0.0
    # Hands count too, so that taking a card does not seem to bring the end nearer: else whoever leads would take none.
    cards = state.pile_size() + sum(state.hands)
    if state.reshuffles:
        cards += sum(state.discard)
    return max(1.5, 1.5 + cards / (CARDS_A_TURN * state.players) - away / state.players)


def houses_pay(state: WuchererState, seat: int) -> float:
    """The rent that a seat can expect in a turn."""
    total = 0.0
    houses = 0
    for house in range(len(state.height)):
        if state.height[house] and state.owner[house] == seat:
            houses += 1
            rent = float(house_rent(state, house))
            start = state.base[house]
            end = start + state.height[house] + 2
            if rent == 0.0:
                for index in range(start, end):
                    if state.cells[index] != ABSENT:
                        rent += SHUT
            else:
                for index in range(start, end):
                    cell = state.cells[index]
                    if cell >= 0 and cell & CARD == WOMAN_CHILD:
                        rent -= (1.0 - WATCHED) * (RENT[WOMAN_CHILD] - 1) * multiplier(state, house)
            total += rent
    if seat == state.active and state.frames and state.frames[-1][0] == ASK_STOREY:
        total += max(1, len(state.site))
        houses += 1
    return total if houses else HOUSELESS


def hand_pays(state: WuchererState, seat: int, known: bool) -> float:
    """What the cards of a hand are worth for each turn to come."""
    if not known:
        return UNKNOWN * state.hand_size(seat)
    base = seat * CARDS
    total = 0.0
    if state.played != NONE and seat == state.active and state.frames[-1][0] != ASK_STOREY:
        # Halfway through playing a card it is worth what it was.
        total += IN_HAND[state.played]
    for card in range(CARDS):
        if state.hands[base + card]:
            total += IN_HAND[card] * state.hands[base + card]
    if state.hands[base + ROOF] or state.hands[base + FLAT_ROOF]:
        total += FIRST_ROOF
    return total


def prospects(state: WuchererState, seat: int, known: bool) -> float:
    """The money that a seat may hope for at the end of this game."""
    money = float(state.totals[seat] + state.money[seat])
    if state.stage == OVER:
        return money
    turns = turns_left(state, seat)
    rent = houses_pay(state, seat)
    collecting = seat == state.active
    if collecting and state.frames[-1][0] == ASK_RENT:
        money += state.frames[-1][2] - rent
    total = money + turns * rent
    if state.prisoner == seat:
        # A turn's rent or two is lost; whoever can will rather pay.
        lost = min(turns, 1.0 if collecting else 1.6) * max(0.0, rent - 1.0)
        if not collecting and money >= BAIL and turns > 0.0:
            lost = min(lost, BAIL + 1.0)
        total -= lost
    later = turns - 1.0 if collecting else turns
    if later > 0.0:
        total += later * hand_pays(state, seat, known)
    return total


def evaluate(state: WuchererState, seat: int) -> float:
    """One's own prospects, less those of the best opponent and of the others together."""
    best = -1e9
    others = 0.0
    for other in range(state.players):
        if other != seat:
            theirs = prospects(state, other, False)
            others += theirs
            best = max(best, theirs)
    return prospects(state, seat, True) - 0.5 * best - 0.5 * others / (state.players - 1)

"""How good a position is for a seat: what bots go by. It looks at what everybody sees, and at one's own hand."""

from typing import Final

from palier.games.wucherer.actions import CARDS, FLAT_ROOF, ROOF, WOMAN_CHILD
from palier.games.wucherer.houses import RENT
from palier.games.wucherer.scoring import house_rent, multiplier
from palier.games.wucherer.state import ABSENT, ASK_RENT, ASK_STOREY, CARD, NONE, OVER, WuchererState
from palier.games.wucherer.turn import BAIL

ROUNDS: Final = [0.0, 0.0, 11.0, 9.0, 7.5, 8.0, 7.0]
"""How many rounds a game takes, by the number of players."""
LEAST_ROUNDS: Final = 3.5
"""As long as there are cards, there is time to use them."""
LAST_CARDS: Final = 3
NEAR_THE_END: Final = 2.0
"""The rounds that are left when the pile holds no more than so many cards for each player."""
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
    0.25, 0.5, 0.5, 0.6, 0.45, 0.5, 0.5, 0.55, 0.4, 0.4, 0.5,
    # flat roof, attic fit-out, rent refusal, broker, politics, own use, recycling, demolition
    0.4, 0.5, 0.35, 0.35, 0.4, 0.35, 0.4, 0.35,
]  # fmt: skip
"""What a card in hand is worth for each turn to come: less than on the table, more the better it is kept."""
UNKNOWN: Final = 0.5
"""The same for a card of somebody else's hand."""
FIRST_ROOF: Final = 0.6
"""What the first roof in hand adds for each turn to come: without one nothing can be built."""

FULL_HAND: Final = 7
"""More cards than this are hard to use in a turn."""
BEYOND: Final = 0.3
"""The share of their worth that cards beyond a full hand have."""
LIKELY_STOREYS: Final = 3
DOUBT: Final = 1.0
DOUBT_AT_THE_END: Final = 0.2
"""How much of the money that is still to come may turn out otherwise."""
HURRY: Final = 10
"""Each round above the usual length costs so much, and one for each card left. Whoever takes the last card has one turn
less than the others, so that nobody wants to: without this bots wait for each other for a long time."""


def turns_left(state: WuchererState, seat: int) -> float:
    """How often a seat will still collect rent in this game, this turn's rent included."""
    if not state.frames:
        return 0.0
    away = (seat - state.active) % state.players
    if state.final != NONE:
        return 1.0 if away <= state.final else 0.0
    # By rounds played and not by cards left: else whoever leads takes no card, and the game drags on.
    if state.pile_size() <= LAST_CARDS * state.players and not state.reshuffles:
        expected = NEAR_THE_END
    else:
        expected = max(LEAST_ROUNDS, ROUNDS[state.players] - state.turn / state.players)
    return expected - away / state.players


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
        # A house that has just been begun is worth what it can become, less the cards that this will take.
        storeys = len(state.site)
        likely = min(LIKELY_STOREYS, storeys + state.hand_size(seat))
        total += storeys if storeys >= likely else likely - UNKNOWN * (likely - storeys)
        houses += 1
    return total if houses else HOUSELESS


def hand_pays(state: WuchererState, seat: int, known: bool) -> float:
    """What the cards of a hand are worth for each turn to come."""
    size = state.hand_size(seat)
    share = 1.0 if size <= FULL_HAND else (FULL_HAND + BEYOND * (size - FULL_HAND)) / size
    if not known:
        return UNKNOWN * size * share
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
    return total * share


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
    """One's own prospects, less those of the best opponent and of the others together; and how safe the win is.

    Only the first place counts in the end: else whoever leads and earns most would never take the last cards.
    """
    mine = prospects(state, seat, True)
    best = -1e9
    others = 0.0
    held = state.totals[seat] + state.money[seat]
    for other in range(state.players):
        if other != seat:
            theirs = prospects(state, other, False)
            others += theirs
            best = max(best, theirs)
            held += state.totals[other] + state.money[other]
    lead = mine - best
    average = (mine + others) / state.players
    to_come = max(0.0, average - held / state.players)
    doubt = 1.0 + to_come * (DOUBT if state.final == NONE else DOUBT_AT_THE_END)
    safety = average * lead / (abs(lead) + doubt)
    late = max(0.0, state.turn / state.players - ROUNDS[state.players]) if state.final == NONE else 0.0
    return mine - 0.5 * best - 0.5 * others / (state.players - 1) + safety - late * (state.pile_size() + HURRY)

"""What houses pay, and who wins."""

from typing import Final

from palier.engine.outcome import Outcome
from palier.games.wucherer.actions import CELEBRITIES, SQUATTER, STUDENT
from palier.games.wucherer.houses import CONTENT, RENT
from palier.games.wucherer.state import CARD, EMPTY, NONE, OVER, REFUSES, UPPER, WuchererState

STUDENT_BONUS: Final[int] = CONTENT["play"]["student_bonus"]
CHEAP_CARDS: Final[int] = CONTENT["play"]["cheap_cards"]
MULTIPLIER: Final = (1, 2, 4)

# Reasons of an outcome: which rule decided the first place.
MONEY: Final = "money"
SHARED: Final = "shared"


def multiplier(state: WuchererState, house: int) -> int:
    """1, 2 or 4 for no, one, or two and more couples of celebrities (W-69)."""
    start = state.base[house]
    couples = 0
    for index in range(start, start + state.height[house] + 2):
        cell = state.cells[index]
        if cell >= 0 and cell & CARD == CELEBRITIES:
            couples += 1
    return MULTIPLIER[min(couples, 2)]


def tenant_rent(state: WuchererState, house: int, cell: int) -> int:
    """What a tenant of this house pays, squatters and refusals left aside (W-60, W-69, W-70, W-99, W-158)."""
    card = cell & CARD
    if card == CELEBRITIES:
        return RENT[card]
    start = state.base[house]
    couples = 0
    students = 0
    for index in range(start, start + state.height[house] + 2):
        other = state.cells[index]
        if other >= 0:
            if other & CARD == CELEBRITIES:
                couples += 1
            elif other & CARD == STUDENT:
                students += 1
    rent = RENT[card]
    if card == STUDENT and students > 1:
        rent += STUDENT_BONUS
    return rent * MULTIPLIER[min(couples, 2)]


def house_rent(state: WuchererState, house: int) -> int:
    """Tenants and empty flats, basement and loft too (W-30, W-35, W-80, W-81); nothing when squatters are in (W-96)."""
    start = state.base[house]
    cells = state.cells
    couples = 0
    celebrities = 0
    students = 0
    paying_students = 0
    others = 0
    for index in range(start, start + state.height[house] + 2):
        cell = cells[index]
        if cell == EMPTY:
            others += 1
        elif cell >= 0 and not cell & UPPER:
            card = cell & CARD
            if card == SQUATTER:
                return 0
            if card == CELEBRITIES:
                # Those who refuse still lift the others' rents (W-155).
                couples += 1
                if not cell & REFUSES:
                    celebrities += RENT[card]
            elif card == STUDENT:
                students += 1
                if not cell & REFUSES:
                    paying_students += 1
            elif not cell & REFUSES:
                others += RENT[card]
    bonus = STUDENT_BONUS if students > 1 else 0
    others += paying_students * (RENT[STUDENT] + bonus)
    return celebrities + others * MULTIPLIER[min(couples, 2)]


def income(state: WuchererState, seat: int) -> int:
    """The rent of a seat as the table stands (W-80, W-87, W-88, W-180), at most 1 in prison (W-131, W-132)."""
    total = 0
    houseless = True
    for house in range(len(state.height)):
        if state.height[house] and state.owner[house] == seat:
            houseless = False
            total += house_rent(state, house)
    if houseless or (state.min_income_all and total == 0):
        total = 1
    if state.prisoner == seat:
        return min(1, total)
    return total


def cost(cards: int) -> int:
    """The sixth card and every further one cost two (W-83)."""
    return cards if cards <= CHEAP_CARDS else 2 * cards - CHEAP_CARDS


def score(state: WuchererState, seat: int) -> int:
    """The money of all games of the match so far (W-147)."""
    return state.totals[seat] + state.money[seat]


def outcome(state: WuchererState) -> Outcome | None:
    """Most money wins; equals share the place (W-2, W-146)."""
    if state.stage != OVER:
        return None
    scores = [score(state, seat) for seat in range(state.players)]
    ranking = [1 + sum([1 for other in scores if other > mine]) for mine in scores]
    return Outcome(scores, ranking, MONEY if ranking.count(1) == 1 else SHARED)


def owns_house_with(state: WuchererState, seat: int, card: int) -> bool:
    """Whether a card of this kind lives in one of the seat's houses, squatted or not."""
    for house in range(len(state.height)):
        if state.height[house] and state.owner[house] == seat:
            start = state.base[house]
            for index in range(start, start + state.height[house] + 2):
                cell = state.cells[index]
                if cell >= 0 and cell & CARD == card:
                    return True
    return False


def best_payers(state: WuchererState, house: int) -> list[int]:
    """The flats of the tenants who pay most (W-99)."""
    best = NONE
    units: list[int] = []
    start = state.base[house]
    for unit in range(state.height[house] + 2):
        cell = state.cells[start + unit]
        if cell >= 0 and cell & CARD != SQUATTER and not cell & UPPER:
            rent = tenant_rent(state, house, cell)
            if rent > best:
                best = rent
                units = []
            if rent == best:
                units.append(unit)
    return units

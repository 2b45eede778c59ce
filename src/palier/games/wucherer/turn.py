"""The frame of a turn: its start, the rent, the cards taken, the end of a game and of the match."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.games.wucherer.actions import CARD_NAMES, CARDS, RENT_REFUSAL, TAKE
from palier.games.wucherer.houses import CONTENT
from palier.games.wucherer.scoring import CHEAP_CARDS, cost, income, outcome, score
from palier.games.wucherer.setup import card_limit, deal
from palier.games.wucherer.state import (
    ASK_BAIL,
    ASK_RENT,
    ASK_TURN,
    DO_FLIGHTS,
    NONE,
    OVER,
    REFUSES,
    WuchererState,
)
from palier.games.wucherer.tenants import houses_to_check

BAIL: Final[int] = CONTENT["play"]["bail"]


def start_turn(state: WuchererState, events: Events) -> None:
    """Bail first (W-135, W-136), then the check for squatters (W-98), then cards are played (W-16)."""
    seat = state.active
    if events is not None:
        told = {"seat": seat, "number": state.turn, "final": state.final != NONE}
        events.append(Event("turn", told))
    state.frames.append((ASK_TURN, seat, 0, 0))
    bits = houses_to_check(state, seat)
    if bits:
        state.frames.append((DO_FLIGHTS, seat, bits, 0))
    if state.prisoner == seat and state.money[seat] >= BAIL:
        state.frames.append((ASK_BAIL, seat, 0, 0))


def pay_bail(state: WuchererState, seat: int, events: Events) -> None:
    state.pay(seat, -BAIL)
    state.prisoner = NONE
    if events is not None:
        events.append(Event("bailed", {"seat": seat, "amount": BAIL}))


# Rent and cards


def collect(state: WuchererState, seat: int, chance: Chance, events: Events) -> None:
    """Step 3: the rent is counted, refusals are used up (W-156), and cards may be taken for it (W-82)."""
    rent = income(state, seat)
    use_up_refusals(state, seat)
    if most_cards(state, seat, rent):
        state.frames.append((ASK_RENT, seat, rent, 0))
    else:
        take(state, seat, rent, 0, chance, events)


def use_up_refusals(state: WuchererState, seat: int) -> None:
    if not state.extension:
        return
    for house in range(len(state.height)):
        if state.height[house] and state.owner[house] == seat:
            start = state.base[house]
            for index in range(start, start + state.height[house] + 2):
                cell = state.cells[index]
                if cell >= 0 and cell & REFUSES:
                    state.cells[index] = cell & ~REFUSES
                    state.throw(RENT_REFUSAL)


def most_cards(state: WuchererState, seat: int, rent: int) -> int:
    """What the rent buys (W-84, W-86, W-181), of what there is (W-85); nothing in the final round (W-142, W-143)."""
    if state.final != NONE:
        return 0
    if state.buy_from_savings:
        rent += state.money[seat]
    most = rent if rent <= CHEAP_CARDS else (rent + CHEAP_CARDS) // 2
    there = state.pile_size()
    if state.reshuffles:
        there += sum(state.discard)
    most = min(most, there)
    limit = card_limit(state)
    return most if limit == NONE else min(most, limit)


def rent_codes(state: WuchererState, seat: int, rent: int) -> list[int]:
    return [TAKE + cards for cards in range(most_cards(state, seat, rent) + 1)]


def take(state: WuchererState, seat: int, rent: int, cards: int, chance: Chance, events: Events) -> None:
    """So many cards from the pile, the rest of the rent as money (W-82, W-191); then the turn is over."""
    state.pay(seat, rent - cost(cards))
    if events is not None:
        told = {"seat": seat, "rent": rent, "cards": cards, "money": rent - cost(cards)}
        events.append(Event("rent", told))
    state.quiet = 0 if cards else state.quiet + 1
    names: list[str] = []
    for _ in range(cards):
        names.append(CARD_NAMES[draw(state, seat, chance)])
        if state.pile_size() == 0:
            if events is not None and names:
                tell_drawn(seat, names, events)
                names = []
            exhausted(state, events)
    if events is not None and names:
        tell_drawn(seat, names, events)
    end_turn(state, chance, events)


def tell_drawn(seat: int, names: list[str], events: list[Event]) -> None:
    events.append(Event("drew", {"seat": seat, "cards": len(names)}, {seat: {"hand": sorted(names)}}))


def draw(state: WuchererState, seat: int, chance: Chance) -> int:
    """One card from the top; once the pile proper is used up, the layers under it come up one by one (W-197)."""
    while sum(state.pile) == 0:
        size = state.under_sizes.pop(0)
        for card in state.under[:size]:
            state.pile[card] += 1
        del state.under[:size]
    card = chance.draw(state.pile)
    state.pile[card] -= 1
    state.hands[seat * CARDS + card] += 1
    return card


def exhausted(state: WuchererState, events: Events) -> None:
    """At five or six the discard pile comes back once (W-139, W-140); else this is the end's beginning (W-138)."""
    cards = sum(state.discard)
    if state.reshuffles and cards:
        state.reshuffles -= 1
        state.pile = state.discard
        state.discard = [0] * CARDS
        state.top = NONE
        if events is not None:
            events.append(Event("reshuffled", {"cards": cards}))
    else:
        begin_final(state, "pile", events)


def begin_final(state: WuchererState, why: str, events: Events) -> None:
    """Everybody but the player of this turn has one more (W-138); what goes under the pile puts nothing off (W-144)."""
    state.final = state.players - 1
    state.reshuffles = 0
    if events is not None:
        events.append(Event("final", {"seat": state.active, "why": why}))


# The end


def end_turn(state: WuchererState, chance: Chance, events: Events) -> None:
    """Some rounds without a card taken begin the end too (W-145, W-182)."""
    if state.final == NONE and state.stall_rounds and state.quiet >= state.stall_rounds * state.players:
        begin_final(state, "stall", events)
    if state.final == 0:
        end_game(state, chance, events)
        return
    if state.final != NONE:
        state.final -= 1
    state.active = (state.active + 1) % state.players
    state.turn += 1
    start_turn(state, events)


def end_game(state: WuchererState, chance: Chance, events: Events) -> None:
    """The match goes on with the next starter until its number of games or its target is reached (W-148, W-149)."""
    if events is not None:
        told = {"number": state.number, "money": list(state.money)}
        events.append(Event("game_over", told))
    if match_is_over(state):
        state.stage = OVER
        result = outcome(state)
        if events is not None and result is not None:
            events.append(Event("ended", result.to_json()))
        return
    for seat in range(state.players):
        state.totals[seat] += state.money[seat]
    state.turns += state.turn
    state.number += 1
    state.first = (state.first + 1) % state.players
    if events is not None:
        events.append(Event("next_game", {"seat": state.first, "number": state.number}))
    deal(state, chance, events)
    start_turn(state, events)


def match_is_over(state: WuchererState) -> bool:
    """After the number of games, or when somebody has reached the target (W-149)."""
    if state.target == 0:
        return state.number >= state.games
    for seat in range(state.players):
        if score(state, seat) >= state.target:
            return True
    return False

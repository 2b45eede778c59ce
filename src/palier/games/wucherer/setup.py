"""Setting up a game of the match: cards, money, who begins."""

from typing import Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.options import OptionValue
from palier.games.wucherer.actions import CARD_NAMES, CARDS, FLAT_ROOF, ROOF
from palier.games.wucherer.houses import CONTENT
from palier.games.wucherer.state import NONE, PLAYING, WuchererState

HAND: Final[int] = CONTENT["play"]["hand"]
MONEY: Final[int] = CONTENT["play"]["money"]
FEWEST: Final = 2
# With `staggered_start`, by number of players and place in the turn order (W-13, W-184, W-185).
STAGGERED_CARDS: Final[list[list[int]]] = [CONTENT["staggered_start"]["cards"][str(n)] for n in range(2, 7)]
STAGGERED_MONEY: Final[list[list[int]]] = [CONTENT["staggered_start"]["money"][str(n)] for n in range(2, 7)]
IN_BOX: Final[list[int]] = [CONTENT["cards"][name]["copies"] for name in CARD_NAMES]
"""How many of each card there are (W-3, W-4), the extension included (W-150)."""


def cards_in_game(extension: bool) -> list[int]:
    return IN_BOX[:] if extension else IN_BOX[:FLAT_ROOF] + [0] * (CARDS - FLAT_ROOF)


def set_up(players: int, options: dict[str, OptionValue], chance: Chance) -> WuchererState:
    """Everybody could build five storeys from a hand of six with a roof, so that the starter is drawn by lot (W-12)."""
    state = WuchererState(players)
    state.lay_out()
    state.set_options(options)
    state.first = chance.below(players)
    deal(state, chance, None)
    return state


def deal(state: WuchererState, chance: Chance, events: Events) -> None:
    """A fresh game of the match: the prison aside, a roof and five cards each, money (W-7 to W-11)."""
    players = state.players
    totals = state.totals
    state.lay_out()
    state.totals = totals
    state.stage = PLAYING
    state.active = state.first
    state.turn = 1
    state.final = NONE
    state.reshuffles = 1 if players > 4 else 0  # W-139
    state.quiet = 0
    state.prisoner = NONE
    state.bank = 0
    state.top = NONE
    state.played = NONE
    state.pile = cards_in_game(state.extension)
    state.pile[ROOF] -= players
    for seat in range(players):
        place = (seat - state.first) % players
        state.pay(seat, STAGGERED_MONEY[players - FEWEST][place] if state.staggered else MONEY)
        state.hands[seat * CARDS + ROOF] += 1
        names = [CARD_NAMES[ROOF]]
        for _ in range(HAND):
            card = chance.draw(state.pile)
            state.pile[card] -= 1
            state.hands[seat * CARDS + card] += 1
            names.append(CARD_NAMES[card])
        if events is not None:
            events.append(Event("dealt", {"seat": seat, "cards": HAND + 1}, {seat: {"hand": sorted(names)}}))


def card_limit(state: WuchererState) -> int:
    """`staggered_start`: the most cards that may be taken in this turn, or NONE (W-183, W-184)."""
    if state.staggered and state.turn <= state.players:
        return STAGGERED_CARDS[state.players - FEWEST][state.turn - 1]
    return NONE

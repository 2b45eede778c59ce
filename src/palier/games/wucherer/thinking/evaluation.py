"""How good a position is for a seat: what bots go by. It looks at what everybody sees, and at one's own hand.

The weights are data (weights.toml), to be tuned by self-play with `palier lab tune wucherer`:

- one for each card of the basic game: what it is worth in hand for each turn to come, less than on the table, more the
  better it is kept;
- `first_roof`: what the first roof in hand adds to that, as without one nothing can be built;
- `unknown`: a card of somebody else's hand;
- `beyond`: the share of their worth that cards beyond a full hand have, as they are hard to use in a turn;
- `least_rounds`: as long as there are cards, there is time to use them;
- `last_rounds`: the rounds that are left when there are few cards;
- `shut`: the share of an empty house's rent that a squatted house is still worth;
- `watched`: the share of the rent of the woman with child that one can count on, as anybody may put her out;
- `houseless`: a first storey pays no more than having no house at all, but it is where everything begins;
- `doubt`, `final_doubt`: how much of the money that is still to come may turn out otherwise, before and in the final
  round;
- `leader`: how much of what counts against oneself is the best opponent's, the rest being that of all others together;
- `safety`: how much a safe win counts beside the money;
- `hurry`: each round above the usual length costs so much, and one for each card left. Whoever takes the last card has
  one turn less than the others, so that nobody wants to: without this bots wait for each other for a long time.
"""

from collections.abc import Sequence
from typing import Final

from palier.games.wucherer.actions import CARD_NAMES, CARDS, FLAT_ROOF, ROOF, WOMAN_CHILD
from palier.games.wucherer.houses import RENT
from palier.games.wucherer.scoring import CHEAP_CARDS, house_rent, multiplier, score
from palier.games.wucherer.state import ABSENT, ASK_RENT, ASK_STOREY, CARD, NONE, OVER, WuchererState
from palier.games.wucherer.turn import BAIL, match_is_over
from palier.thinking.evaluation import Evaluation
from palier.thinking.weights import load_scale, load_weights

PACKAGE: Final = "palier.games.wucherer.thinking"
NAMES: Final = (
    *CARD_NAMES[:FLAT_ROOF],
    "first_roof",
    "unknown",
    "beyond",
    "least_rounds",
    "last_rounds",
    "shut",
    "watched",
    "houseless",
    "doubt",
    "final_doubt",
    "leader",
    "safety",
    "hurry",
)
# The weights of the cards come first, so that a card's weight has its number.
FIRST_ROOF: Final = FLAT_ROOF
UNKNOWN: Final = FLAT_ROOF + 1
BEYOND: Final = FLAT_ROOF + 2
LEAST_ROUNDS: Final = FLAT_ROOF + 3
LAST_ROUNDS: Final = FLAT_ROOF + 4
SHUT: Final = FLAT_ROOF + 5
WATCHED: Final = FLAT_ROOF + 6
HOUSELESS: Final = FLAT_ROOF + 7
DOUBT: Final = FLAT_ROOF + 8
FINAL_DOUBT: Final = FLAT_ROOF + 9
LEADER: Final = FLAT_ROOF + 10
SAFETY: Final = FLAT_ROOF + 11
HURRY: Final = FLAT_ROOF + 12

EXTENSION: Final = [0.4, 0.5, 0.35, 0.35, 0.4, 0.35, 0.4, 0.35]
"""The cards of the extension in hand. Tuning plays the basic game, where their weights would drift."""
ROUNDS: Final = [0.0, 0.0, 11.0, 9.0, 7.5, 8.0, 7.0]
"""How many rounds a game takes, by the number of players."""
LAST_CARDS: Final = 3
"""There are few cards when the pile holds no more than so many for each player."""
FULL_HAND: Final = 7
LIKELY_STOREYS: Final = 3
AT_HAND: Final = 100.0
"""What being the one to win the final round counts, in marks."""
WON: Final = 100_000.0
"""More than any prospects: nobody goes on for more who could end the game and win."""
PATIENT: Final = 10.0
"""After so many rounds above the usual length each more costs double."""


class WuchererEvaluation(Evaluation[WuchererState]):
    """`planned`: for plans of crimes past their answers, which must know what prison costs."""

    def __init__(self, weights: Sequence[float], scale: float, planned: bool = False) -> None:
        super().__init__(NAMES, weights, scale, WON / 2)
        self.planned = planned

    def value(self, state: WuchererState, seat: int) -> float:
        return evaluate(state, seat, self.weights, self.planned)

    def with_weights(self, weights: Sequence[float]) -> "WuchererEvaluation":
        return WuchererEvaluation(weights, self.scale, self.planned)


def turns_left(state: WuchererState, seat: int, pile: int, weights: list[float]) -> float:
    """How often a seat will still collect rent in this game, this turn's rent included."""
    if not state.frames:
        return 0.0
    away = (seat - state.active) % state.players
    if state.final != NONE:
        return 1.0 if away <= state.final else 0.0
    # By rounds played and not by cards left: else whoever leads takes no card, and the game drags on.
    if pile <= LAST_CARDS * state.players and not state.reshuffles:
        expected = weights[LAST_ROUNDS]
    else:
        expected = max(weights[LEAST_ROUNDS], ROUNDS[state.players] - state.turn / state.players)
    return expected - away / state.players


def houses_pay(state: WuchererState, seat: int, weights: list[float]) -> float:
    """The rent that a seat can expect in a turn."""
    total = 0.0
    houses = 0
    cells = state.cells
    owner = state.owner
    for house in range(len(owner)):
        if owner[house] == seat:
            houses += 1
            rent = float(house_rent(state, house))
            start = state.base[house]
            end = start + state.height[house] + 2
            if rent == 0.0:
                for index in range(start, end):
                    if cells[index] != ABSENT:
                        rent += weights[SHUT]
            else:
                for index in range(start, end):
                    if cells[index] & CARD == WOMAN_CHILD and cells[index] >= 0:
                        rent -= (1.0 - weights[WATCHED]) * (RENT[WOMAN_CHILD] - 1) * multiplier(state, house)
            total += rent
    if seat == state.active and state.frames and state.frames[-1][0] == ASK_STOREY:
        # A house that has just been begun is worth what it can become, less the cards that this will take.
        storeys = len(state.site)
        likely = min(LIKELY_STOREYS, storeys + state.hand_size(seat))
        total += storeys if storeys >= likely else likely - weights[UNKNOWN] * (likely - storeys)
        houses += 1
    return total if houses else weights[HOUSELESS]


def worth_in_hand(card: int, weights: list[float]) -> float:
    return weights[card] if card < FLAT_ROOF else EXTENSION[card - FLAT_ROOF]


def hand_pays(state: WuchererState, seat: int, known: bool, weights: list[float]) -> float:
    """What the cards of a hand are worth for each turn to come."""
    if not known:
        size = state.hand_size(seat)
        return weights[UNKNOWN] * size * used(size, weights)
    hands = state.hands
    base = seat * CARDS
    total = 0.0
    size = 0
    for card in range(CARDS):
        held = hands[base + card]
        if held:
            size += held
            total += worth_in_hand(card, weights) * held
    if hands[base + ROOF] or hands[base + FLAT_ROOF]:
        total += weights[FIRST_ROOF]
    if state.played != NONE and seat == state.active and state.frames[-1][0] != ASK_STOREY:
        # Halfway through playing a card it is worth what it was.
        total += worth_in_hand(state.played, weights)
    return total * used(size, weights)


def used(size: int, weights: list[float]) -> float:
    """The share of their worth that the cards of such a hand have."""
    return 1.0 if size <= FULL_HAND else (FULL_HAND + weights[BEYOND] * (size - FULL_HAND)) / size


def prison_costs(
    state: WuchererState, seat: int, known: bool, rent: float, turns: float, weights: list[float]
) -> float:
    """Whoever cannot pay the bail earns a mark a turn until he can, and goes without the cards that rents buy."""
    stuck = min(turns, max(1 if seat == state.active else 0, BAIL - state.money[seat]))
    missed = max(0.0, rent - 1.0)
    if state.final == NONE:
        bought = rent if rent <= CHEAP_CARDS else (rent + CHEAP_CARDS) / 2.0
        card = sum(weights[:FLAT_ROOF]) / FLAT_ROOF if known else weights[UNKNOWN]
        missed = max(missed, (bought - 1.0) * card * (turns - stuck))
    return min(turns * max(0.0, rent - 1.0), stuck * missed + BAIL + 1.0)


def prospects(state: WuchererState, seat: int, known: bool, pile: int, weights: list[float], planned: bool) -> float:
    """The money that a seat may hope for at the end of this game."""
    money = float(state.totals[seat] + state.money[seat])
    if state.stage == OVER:
        return money
    turns = turns_left(state, seat, pile, weights)
    rent = houses_pay(state, seat, weights)
    collecting = seat == state.active
    if collecting and state.frames[-1][0] == ASK_RENT:
        money += state.frames[-1][2] - rent
    total = money + turns * rent
    if state.prisoner == seat and planned:
        total -= prison_costs(state, seat, known, rent, turns, weights)
    elif state.prisoner == seat:
        # A turn's rent or two is lost; whoever can will rather pay.
        lost = min(turns, 1.0 if collecting else 1.6) * max(0.0, rent - 1.0)
        if not collecting and money >= BAIL and turns > 0.0:
            lost = min(lost, BAIL + 1.0)
        total -= lost
    later = turns - 1.0 if collecting else turns
    if later > 0.0:
        total += later * hand_pays(state, seat, known, weights)
    return total


def is_won(state: WuchererState, seat: int) -> bool:
    """Whether the match is over, or in its last round, and nobody can well have as much money as a seat in the end.

    In the last turn somebody may double the rent and get a mark for every card in hand; more is possible, but rare.
    """
    goes_on = state.stage != OVER
    if goes_on and (state.final == NONE or state.bomb_reopens or not match_is_over(state)):
        return False
    mine = score(state, seat)
    for other in range(state.players):
        if other != seat:
            most = score(state, other)
            if goes_on and (other - state.active) % state.players <= state.final:
                most += 2 * rents(state, other) + state.hand_size(other)
            if most >= mine:
                return False
    return True


def rents(state: WuchererState, seat: int) -> int:
    """What the houses of a seat pay, in prison or not: the bail may be paid."""
    total = 0
    for house in range(len(state.owner)):
        if state.owner[house] == seat:
            total += house_rent(state, house)
    return max(1, total)


def evaluate(state: WuchererState, seat: int, weights: list[float], planned: bool = False) -> float:
    """One's own prospects, less those of the best opponent and of the others together; and how safe the win is.

    Only the first place counts in the end: else whoever leads and earns most would never take the last cards. Whoever
    plans crimes past their answers must know what prison costs; the weights were found by bots that see it at a glance.
    """
    pile = state.pile_size()
    mine = prospects(state, seat, True, pile, weights, planned)
    best = -1e9
    others = 0.0
    held = state.totals[seat] + state.money[seat]
    for other in range(state.players):
        if other != seat:
            theirs = prospects(state, other, False, pile, weights, planned)
            others += theirs
            best = max(best, theirs)
            held += state.totals[other] + state.money[other]
    lead = mine - best
    average = (mine + others) / state.players
    to_come = max(0.0, average - held / state.players)
    doubt = 1.0 + to_come * weights[DOUBT if state.final == NONE else FINAL_DOUBT]
    safety = lead / (abs(lead) + doubt)
    sure = weights[SAFETY] * average
    if state.final != NONE:
        # A win at hand counts more than a larger one to come, whatever the weights.
        sure += AT_HAND
    late = max(0.0, state.turn / state.players - ROUNDS[state.players]) if state.final == NONE else 0.0
    leader = weights[LEADER]
    against = leader * best + (1.0 - leader) * others / (state.players - 1)
    won = WON if is_won(state, seat) else 0.0
    return won + mine - against + sure * safety - late * (1.0 + late / PATIENT) * (pile + weights[HURRY])


STANDARD: Final = WuchererEvaluation(load_weights(PACKAGE, NAMES), load_scale(PACKAGE))
PLANNING: Final = WuchererEvaluation(STANDARD.weights, STANDARD.scale, planned=True)

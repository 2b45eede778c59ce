"""How good a position is for a seat: what bots go by. Of hands it looks at the seat's own alone.

Everything is told in turns still needed to reach the goal; whoever needs fewest is most likely to win. What is pending
on the table is carried out on a copy first, as if everybody passed and every die fell in the middle.
"""

from math import exp, log
from typing import Final

from palier.engine.chance import Chance
from palier.games.les_colocs import activities, rules
from palier.games.les_colocs.actions import PASS
from palier.games.les_colocs.cards import (
    ACTIVITY,
    ALARME_DE_VOITURE,
    ANYTIME,
    AUGMENTATION,
    CAMBRIOLEUR,
    CAMION_POUBELLE,
    CANAPE_GRATUIT,
    CHEQUE_DES_PARENTS,
    COST,
    CRETIN_A_LA_TRONCONNEUSE,
    DE_QUOI_ON_PARLAIT,
    DEHORS,
    ECRAN_GEANT,
    FACTURE_DE_TELEPHONE,
    FIN_DE_LA_FETE,
    FOUILLE_POUBELLES,
    FRAIS_DE_SCOLARITE,
    FUT_DE_BIERE,
    GAMESTATION,
    GOAL,
    HOMICIDE_JUSTIFIE,
    INCOME_HIGH,
    INCOME_LOW,
    INTERNAUTE_SQUATTEUR,
    JOB_BATTEUR,
    JOUR_DE_LESSIVE,
    KINDS,
    LA_MORFALE,
    LE_ROLISTE,
    LUNETTES_DE_BIERE,
    MENU,
    MISTER_MOTIVE,
    NARCOLEPSIE,
    NAZE_MAX,
    NETTOYAGE_DE_CANAPE,
    NOUVEAU_JOB,
    PAS_DE_BOL,
    PAS_SUR_LE_LIT,
    PERSON,
    PETIT_JOUEUR,
    REINE_DE_LA_TELE,
    RESQUILLEUR,
    RUPTURE,
    SE_FAIRE_PORTER_PALE,
    SERVEUR_SATURE,
    SLACK,
    SOIFFARD_MALADROIT,
    TACOT,
    TAG_CASSE_PIEDS,
    TAG_CHAT,
    TAG_COHABITATION,
    TAG_PLAN_CUL,
    TAG_TELE,
    TAGS,
    TATOUAGE,
    TELECOMMANDE_PERDUE,
    TES_VIRE,
    THING,
    TROU_DE_MEMOIRE,
    TYPE,
    TYPE_SUR_LE_CANAPE,
    UBERGEEK,
    VERROU,
    VISITE_DES_PARENTS,
    VOISIN_DU_DESSUS,
)
from palier.games.les_colocs.jobs import TATTOO_CAP
from palier.games.les_colocs.scoring import bonus
from palier.games.les_colocs.shopping import may_play
from palier.games.les_colocs.state import ASK_WINDOW, CALL, FREE, LAST_OPEN, NONE, OVER, SETUP, LesColocsState
from palier.games.les_colocs.table import has_tag, markers

WON: Final = 1000.0
SHARPNESS: Final = 1.1
"""How much one turn less counts: the larger, the surer the one who is ahead is to win."""
RISK: Final = 0.8
"""What can still be done this turn counts a little less than what is done."""
CALLING: Final = 0.6
"""What a guest in hand is worth while guests can be called."""
REFILL: Final = 0.4
"""An empty place in a hand will be filled with an average card."""
FOREIGN_CARD: Final = 0.15
"""What a card in somebody else's hand is worth."""
ROUNDS: Final = 4.8
"""A match takes about so many rounds."""
PER_INCOME: Final = 0.35
"""What one income more brings in a turn, in points."""
STEPS: Final = 60
"""A pending card is carried out in fewer steps than this."""

HELD: Final[dict[int, float]] = {
    ALARME_DE_VOITURE: 0.8,
    CRETIN_A_LA_TRONCONNEUSE: 0.8,
    CAMION_POUBELLE: 0.8,
    VOISIN_DU_DESSUS: 0.9,
    TROU_DE_MEMOIRE: 1.0,
    DE_QUOI_ON_PARLAIT: 0.6,
    SERVEUR_SATURE: 0.5,
    TELECOMMANDE_PERDUE: 0.5,
    JOUR_DE_LESSIVE: 0.9,
    PAS_DE_BOL: 0.7,
    NARCOLEPSIE: 0.9,
    LUNETTES_DE_BIERE: 0.5,
    RUPTURE: 0.5,
    RESQUILLEUR: 0.9,
    CAMBRIOLEUR: 1.1,
    SE_FAIRE_PORTER_PALE: 1.0,
    NETTOYAGE_DE_CANAPE: 0.5,
    CHEQUE_DES_PARENTS: 0.9,
    FOUILLE_POUBELLES: 0.9,
    CANAPE_GRATUIT: 0.7,
    FUT_DE_BIERE: 0.7,
    HOMICIDE_JUSTIFIE: 0.7,
    DEHORS: 0.7,
    NOUVEAU_JOB: 0.4,
    TES_VIRE: 0.5,
    PAS_SUR_LE_LIT: 0.5,
    FIN_DE_LA_FETE: 0.6,
    FACTURE_DE_TELEPHONE: 0.5,
    AUGMENTATION: 0.6,
    FRAIS_DE_SCOLARITE: 1.0,
    VISITE_DES_PARENTS: 0.7,
}
"""What a card is worth in the hand once this turn is over, in points."""


def find_held(kind: int) -> float:
    if kind in HELD:
        return HELD[kind]
    tags = TAGS[kind]
    if TYPE[kind] == PERSON:
        return 0.8 if tags & TAG_CHAT else 0.6 if tags & TAG_CASSE_PIEDS else 0.5
    if tags & TAG_PLAN_CUL:
        return 1.1
    if tags & TAG_TELE:
        return 0.7
    return 0.45 * SLACK[kind] - 0.03 * COST[kind] * COST[kind]


IN_HAND: Final[list[float]] = [find_held(kind) for kind in range(KINDS)]

PRESENCE: Final[dict[int, float]] = {
    NAZE_MAX: -0.5,
    SOIFFARD_MALADROIT: -0.3,
    LA_MORFALE: -0.3,
    INTERNAUTE_SQUATTEUR: -0.4,
    TYPE_SUR_LE_CANAPE: -0.9,
    PETIT_JOUEUR: -0.3,
    MISTER_MOTIVE: 1.0,
    TACOT: 0.6,
    LE_ROLISTE: 0.3,
    REINE_DE_LA_TELE: 0.6,
    UBERGEEK: 0.4,
    GAMESTATION: 0.2,
    ECRAN_GEANT: 0.5,
    VERROU: 0.4,
    FRAIS_DE_SCOLARITE: 0.4,
}
"""What a card in a room promises or threatens beside what it counts, in points."""
IN_ROOM: Final[list[float]] = [PRESENCE.get(kind, 0.0) for kind in range(KINDS)]


class Middling(Chance):
    """Every die falls in the middle; a draw takes the first that there is."""

    def below(self, n: int) -> int:
        return n // 2

    def draw(self, counts: list[int]) -> int:
        for kind in range(len(counts)):
            if counts[kind]:
                return kind
        return 0


def evaluate(state: LesColocsState, seat: int) -> float:
    """The logarithm of the likelihood to win, as a crude guess."""
    if state.stage == SETUP:
        # A previous winner is choosing a job.
        return 0.0 if state.jobs[seat] == NONE else -turns_left(state, seat, 0.0)
    if state.frames and state.frames[-1][0] > LAST_OPEN:
        state = settled(state)
    if state.stage == OVER:
        return 0.0 if state.winner == NONE else WON if state.winner == seat else -WON
    mine = turns_left(state, seat, hand_value(state, seat) + at_hand(state, seat))
    total = 1.0
    for other in range(state.players):
        if other != seat:
            theirs = turns_left(state, other, FOREIGN_CARD * len(state.hands[other]))
            total += exp(SHARPNESS * (mine - theirs))
    return -log(total) - 0.2 * mine


def settled(state: LesColocsState) -> LesColocsState:
    """The position once nobody answers any more and every forced choice is made."""
    after = state.clone()
    chance = Middling()
    for _ in range(STEPS):
        if not after.frames or after.frames[-1][0] <= LAST_OPEN:
            break
        frame = after.frames[-1]
        if frame[0] != ASK_WINDOW:
            rules.apply(after, frame[1], rules.forced_choices(after, frame)[-1], chance, None)
            continue
        for seat in range(after.players):
            if after.waiting >> seat & 1:
                rules.apply(after, seat, PASS, chance, None)
                break
    return after


def speed(state: LesColocsState, seat: int) -> float:
    """About how many points somebody gains in a turn. Jobs are made to win equally often: who needs more gains more."""
    job = state.jobs[seat]
    pace = GOAL[job] / ROUNDS
    income = 0.5 * (INCOME_LOW[job] + INCOME_HIGH[job]) + state.raises[seat]
    if income > TATTOO_CAP and TATOUAGE in state.rooms[seat]:
        return pace + PER_INCOME * (TATTOO_CAP - income)
    return pace + PER_INCOME * state.raises[seat]


def turns_left(state: LesColocsState, seat: int, extra: float) -> float:
    points = state.slack[seat] + extra
    for kind in state.rooms[seat]:
        points += IN_ROOM[kind]
        if MENU[kind] and has_tag(state, seat, MENU[kind]):
            points -= 0.7
        if TAGS[kind] & TAG_COHABITATION:
            points += 0.4
    points += 0.3 * state.noted_income[seat] + state.noted_free[seat]
    return max(0.15, GOAL[state.jobs[seat]] - points) / speed(state, seat)


def hand_value(state: LesColocsState, seat: int) -> float:
    """What the cards in hand are worth for later, against those that would be drawn in their place."""
    total = 0.0
    affordable = INCOME_HIGH[state.jobs[seat]] + state.raises[seat] + 1
    for kind in state.hands[seat]:
        worth = IN_HAND[kind]
        if TYPE[kind] == THING and (COST[kind] > affordable or not may_play(state, seat, kind)):
            worth = 0.1
        total += worth - REFILL
    return total


def at_hand(state: LesColocsState, seat: int) -> float:
    """What can still be had this turn with the free time, the income and the cards left, beyond holding them."""
    if seat != state.active or state.stage < CALL or state.stage > FREE:
        return 0.0
    total = 0.0
    things: list[int] = []
    gains: list[float] = []
    for kind in state.hands[seat]:
        if TYPE[kind] == ACTIVITY:
            if activities.cost_of(state, seat, kind) <= state.income and not activities.is_banned(state, seat, kind):
                gains.append(expected(state, seat, kind) - IN_HAND[kind] + REFILL)
        elif TYPE[kind] == THING:
            if COST[kind] <= state.income and may_play(state, seat, kind):
                things.append(kind)
        elif TYPE[kind] == PERSON and state.stage == CALL:
            total += CALLING
        elif TYPE[kind] == ANYTIME and (kind == CANAPE_GRATUIT or kind == FUT_DE_BIERE):
            total += 0.1
    if things:
        gains.append(basket(state, seat, things))
    gains.sort(reverse=True)
    for at in range(min(state.free, len(gains))):
        if gains[at] > 0.0:
            total += RISK * gains[at]
    return total


def expected(state: LesColocsState, seat: int, kind: int) -> float:
    tags = TAGS[kind]
    if tags & TAG_PLAN_CUL:
        if state.jobs[seat] == JOB_BATTEUR:
            return 3.5
        return 3.2 if has_tag(state, seat, TAG_COHABITATION) else 2.5
    worth = float(SLACK[kind] + markers(state.jobs[seat], kind))
    for giver in state.rooms[seat]:
        worth += bonus(giver, tags)
    return worth


def basket(state: LesColocsState, seat: int, things: list[int]) -> float:
    """A good basket: the most valuable first, as far as the income goes."""
    left = state.income
    total = 0.0
    taken = 0
    while True:
        best = -1
        for at in range(len(things)):
            if taken >> at & 1 or COST[things[at]] > left:
                continue
            if best < 0 or SLACK[things[at]] > SLACK[things[best]]:
                best = at
        if best < 0:
            return total
        kind = things[best]
        taken |= 1 << best
        left -= COST[kind]
        total += SLACK[kind] + markers(state.jobs[seat], kind) - IN_HAND[kind] + REFILL

"""Les Colocs's actions: small ints for the rules, and their notation for people and records.

draw | evict naze_max | evict none | call feliz | call naze_max B | act sieste | shop pizza | add biere | buy | pay
play canape_gratuit | play cambrioleur C | play resquilleur B mentholees | play dehors naze_max D | pass | end
lose pizza | lose sieste marked | room B | job yuppie | discard pizza | three | roll

Rooms are letters: A belongs to seat 0, B to seat 1 and so on.
"""

from typing import Final

from palier.engine.notation import Table
from palier.games.les_colocs.cards import ACTIVITY as ACTIVITY_TYPE
from palier.games.les_colocs.cards import ANYTIME as ANYTIME_TYPE
from palier.games.les_colocs.cards import (
    CAMBRIOLEUR,
    CARD_NAMES,
    COST,
    DEHORS,
    FACTURE_DE_TELEPHONE,
    FIN_DE_LA_FETE,
    FOUILLE_POUBELLES,
    FRAIS_DE_SCOLARITE,
    HOMICIDE_JUSTIFIE,
    JOB_NAMES,
    KINDS,
    PAS_SUR_LE_LIT,
    PERSONS,
    RESQUILLEUR,
    RUPTURE,
    TAG_BIBINE,
    TAG_BOUFFE,
    TAG_CHAT,
    TAG_CLOPES,
    TAG_COHABITATION,
    TAG_HERBE,
    TAG_SIESTE,
    TAG_TELE,
    TAGS,
    TES_VIRE,
    THING,
    TYPE,
    VISITE_DES_PARENTS,
)

ROOM_NAMES: Final = "ABCDE"
SEATS: Final = 5

PASS: Final = 0
DRAW: Final = 1
END: Final = 2
BUY: Final = 3
PAY: Final = 4
ROLL: Final = 5
THREE: Final = 6
STAY: Final = 7
ROOM: Final = 8
JOB: Final = 16
ACT: Final = 100
SHOP: Final = 200
ADD: Final = 300
DISCARD: Final = 400
LOSE: Final = 500
LOSE_MARKED: Final = 600
EVICT: Final = 700
CALL: Final = 800  # + person * SEATS + room
PLAY: Final = 900
PLAY_AT: Final = 1000  # + card * SEATS + room
PLAY_ON: Final = 2000  # + (card * ROOMS + room) * HUNDRED + another card; NOWHERE where no room is named
ROOMS: Final = 6
NOWHERE: Final = 5
HUNDRED: Final = 100
PLAY_BEYOND: Final = PLAY_ON + KINDS * ROOMS * HUNDRED

AT_A_SEAT: Final = (
    RUPTURE,
    CAMBRIOLEUR,
    TES_VIRE,
    FIN_DE_LA_FETE,
    FACTURE_DE_TELEPHONE,
    FRAIS_DE_SCOLARITE,
    VISITE_DES_PARENTS,
)
"""Cards played at a player, or at the one thing of that kind in a room."""
ON_A_CARD: Final = (RESQUILLEUR, HOMICIDE_JUSTIFIE, PAS_SUR_LE_LIT, DEHORS, FOUILLE_POUBELLES)
CHEAP: Final = 2
"""What may be found in the bins costs no more than this."""
EDIBLE: Final = TAG_BOUFFE | TAG_BIBINE | TAG_HERBE | TAG_COHABITATION


def all_texts() -> list[str]:
    """By code, of every action that can ever be open to somebody; codes that mean nothing have no text."""
    texts = [""] * PLAY_BEYOND
    texts[PASS : STAY + 1] = ["pass", "draw", "end", "buy", "pay", "roll", "three", "evict none"]
    for room in range(SEATS):
        texts[ROOM + room] = f"room {ROOM_NAMES[room]}"
    for job, name in enumerate(JOB_NAMES):
        texts[JOB + job] = f"job {name}"
    for kind, name in enumerate(CARD_NAMES):
        texts[DISCARD + kind] = f"discard {name}"
        if TYPE[kind] == ACTIVITY_TYPE:
            texts[ACT + kind] = f"act {name}"
        if TYPE[kind] == THING:
            texts[SHOP + kind] = f"shop {name}"
            texts[ADD + kind] = f"add {name}"
        if TYPE[kind] == THING or TAGS[kind] & (EDIBLE | TAG_SIESTE):
            texts[LOSE + kind] = f"lose {name}"
        if TAGS[kind] & TAG_SIESTE:
            texts[LOSE_MARKED + kind] = f"lose {name} marked"
        if kind < PERSONS:
            add_person(texts, kind, name)
        if TYPE[kind] == ANYTIME_TYPE or TAGS[kind] & TAG_TELE:
            add_play(texts, kind, name)
    return texts


def add_person(texts: list[str], kind: int, name: str) -> None:
    if TAGS[kind] & TAG_CHAT:
        texts[CALL + kind * SEATS] = f"call {name}"
        return
    texts[EVICT + kind] = f"evict {name}"
    for room in range(SEATS):
        texts[CALL + kind * SEATS + room] = f"call {name} {ROOM_NAMES[room]}"


def add_play(texts: list[str], kind: int, name: str) -> None:
    if kind in AT_A_SEAT:
        for room in range(SEATS):
            texts[play_at(kind, room)] = f"play {name} {ROOM_NAMES[room]}"
    elif kind not in ON_A_CARD:
        texts[PLAY + kind] = f"play {name}"
    else:
        for target in range(KINDS):
            if not may_be_target(kind, target):
                continue
            if kind == FOUILLE_POUBELLES or kind == DEHORS:
                texts[play_on(kind, NOWHERE, target)] = f"play {name} {CARD_NAMES[target]}"
            if kind == DEHORS:
                for room in range(SEATS):
                    texts[play_on(kind, room, target)] = f"play {name} {CARD_NAMES[target]} {ROOM_NAMES[room]}"
            elif kind != FOUILLE_POUBELLES:
                for room in range(SEATS):
                    texts[play_on(kind, room, target)] = f"play {name} {ROOM_NAMES[room]} {CARD_NAMES[target]}"


def may_be_target(kind: int, target: int) -> bool:
    if kind == RESQUILLEUR:
        return TAGS[target] & TAG_CLOPES != 0
    if kind == PAS_SUR_LE_LIT:
        return TAGS[target] & TAG_CHAT != 0
    if kind == FOUILLE_POUBELLES:
        return TYPE[target] == THING and COST[target] <= CHEAP
    return target < PERSONS and not TAGS[target] & TAG_CHAT


def play_at(kind: int, room: int) -> int:
    return PLAY_AT + kind * SEATS + room


def play_on(kind: int, room: int, target: int) -> int:
    return PLAY_ON + (kind * ROOMS + room) * HUNDRED + target


def card_of(code: int) -> int:
    """The card that a `play` action plays."""
    if code >= PLAY_ON:
        return (code - PLAY_ON) // (HUNDRED * ROOMS)
    if code >= PLAY_AT:
        return (code - PLAY_AT) // SEATS
    return code - PLAY


def room_of(code: int) -> int:
    """The room or player that a `play` action names, or NOWHERE."""
    if code >= PLAY_ON:
        return (code - PLAY_ON) // HUNDRED % ROOMS
    if code >= PLAY_AT:
        return (code - PLAY_AT) % SEATS
    return NOWHERE


def target_of(code: int) -> int:
    """The other card that a `play` action names, or -1."""
    return (code - PLAY_ON) % HUNDRED if code >= PLAY_ON else -1


EXAMPLES: Final = (
    "draw",
    "evict naze_max",
    "call naze_max B",
    "act sieste",
    "shop pizza",
    "add biere",
    "buy",
    "pay",
    "play canape_gratuit",
    "play cambrioleur C",
    "lose pizza",
    "discard pizza",
    "room B",
    "job yuppie",
    "three",
    "roll",
    "pass",
    "end",
)
NOTATION: Final = Table("les_colocs", "Les Colocs", all_texts(), EXAMPLES)

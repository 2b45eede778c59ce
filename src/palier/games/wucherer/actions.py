"""Wucherer's actions: small ints for the rules, and their notation for people and records.

build roof | storey bomb | play student | flat A2 | house A | under | dismiss A1 | answer police | as demolition
release | cards 3 | bail | done | pass

Houses are letters. A flat is a house and a number: 0 is the basement, 1 the ground floor and so on; the loft is the
number above the highest storey. A tenant in two flats is named by the lower one (W-187, W-188).
"""

from typing import Final

from palier.engine.notation import Table

# Cards, tenants first. The prison is no card of this list: it is never in a hand or a pile (W-7).
MUSICIANS: Final = 0
MOVER: Final = 1
STUDENT: Final = 2
SINGLE: Final = 3
RETIREE: Final = 4
FAMILY: Final = 5
CELEBRITIES: Final = 6
FREAKS: Final = 7
WOMAN_CHILD: Final = 8
SNOB: Final = 9
ROOF: Final = 10
LOFT: Final = 11
BASEMENT: Final = 12
REMOVAL: Final = 13
MURDER: Final = 14
BOMB: Final = 15
SQUATTER: Final = 16
POLICE: Final = 17
ALIBI: Final = 18
JUSTICE: Final = 19
MADMAN: Final = 20
FLAT_ROOF: Final = 21
ATTIC_FITOUT: Final = 22
RENT_REFUSAL: Final = 23
BROKER: Final = 24
POLITICS: Final = 25
OWN_USE: Final = 26
RECYCLING: Final = 27
DEMOLITION: Final = 28
CARD_NAMES: Final = (
    "musicians",
    "mover",
    "student",
    "single",
    "retiree",
    "family",
    "celebrities",
    "freaks",
    "woman_child",
    "snob",
    "roof",
    "loft",
    "basement",
    "removal",
    "murder",
    "bomb",
    "squatter",
    "police",
    "alibi",
    "justice",
    "madman",
    "flat_roof",
    "attic_fitout",
    "rent_refusal",
    "broker",
    "politics",
    "own_use",
    "recycling",
    "demolition",
)
CARDS: Final = 29
TENANTS: Final = 10

# Places: house * UNITS + number of the flat.
HOUSES: Final = 25
"""No more than there are roofs in the box, the extension included."""
UNITS: Final = 128
HOUSE_NAMES: Final = tuple("ABCDEFGHIJKLMNOPQRSTUVWXY")

PLAY: Final = 0
BUILD: Final = 32
STOREY: Final = 64
ANSWER: Final = 96
AS: Final = 128
HOUSE: Final = 160
TAKE: Final = 192
DONE: Final = 320
PASS: Final = 321
BAIL: Final = 322
UNDER: Final = 323
RELEASE: Final = 324
FLAT: Final = 512
DISMISS: Final = 4096

# The cards that each kind of action can name.
PLAYABLE: Final = tuple(card for card in range(CARDS) if card not in (ROOF, ALIBI, MADMAN, BROKER))
ROOFS: Final = (ROOF, FLAT_ROOF)
ANSWERS: Final = (POLICE, ALIBI, JUSTICE, MADMAN, BROKER)
POLITICAL: Final = (OWN_USE, DEMOLITION)


def place_name(place: int) -> str:
    return f"{HOUSE_NAMES[place // UNITS]}{place % UNITS}"


def all_texts() -> list[str]:
    """By code; codes that mean nothing have no text."""
    texts = [""] * (DISMISS + HOUSES * UNITS)
    for card in range(CARDS):
        texts[STOREY + card] = f"storey {CARD_NAMES[card]}"
    for card in PLAYABLE:
        texts[PLAY + card] = f"play {CARD_NAMES[card]}"
    for card in ROOFS:
        texts[BUILD + card] = f"build {CARD_NAMES[card]}"
    for card in ANSWERS:
        texts[ANSWER + card] = f"answer {CARD_NAMES[card]}"
    for card in POLITICAL:
        texts[AS + card] = f"as {CARD_NAMES[card]}"
    for house in range(HOUSES):
        texts[HOUSE + house] = f"house {HOUSE_NAMES[house]}"
    for number in range(UNITS):
        texts[TAKE + number] = f"cards {number}"
    for place in range(HOUSES * UNITS):
        texts[FLAT + place] = f"flat {place_name(place)}"
        texts[DISMISS + place] = f"dismiss {place_name(place)}"
    texts[DONE] = "done"
    texts[PASS] = "pass"
    texts[BAIL] = "bail"
    texts[UNDER] = "under"
    texts[RELEASE] = "release"
    return texts


EXAMPLES: Final = (
    "build roof",
    "storey bomb",
    "play student",
    "flat A2",
    "house A",
    "under",
    "dismiss A1",
    "answer police",
    "as demolition",
    "release",
    "cards 3",
    "bail",
    "done",
    "pass",
)
NOTATION: Final = Table("wucherer", "Wucherer", all_texts(), EXAMPLES)

"""RoomShare's actions: small ints for the rules, and their notation for people and records.

play key-red | discard departure | flat C2 | colour red | arrow north | meeple C2 north | auto | pass
"""

from typing import Final

from palier.engine.notation import Table
from palier.games.roomshare.board import ARROW_NAMES, FLAT_NAMES, SLOTS

COLOUR_NAMES: Final = ("red", "blue", "yellow", "green")
CARD_NAMES: Final = (
    "key-red",
    "key-blue",
    "key-yellow",
    "key-green",
    "communication",
    "departure",
    "eviction",
    "contract",
    "exchange",
    "renovation",
)
CARDS: Final = 10

PLAY: Final = 0
DISCARD: Final = 10
FLAT: Final = 20
COLOUR: Final = 40
ARROW: Final = 44
MEEPLE: Final = 48
AUTO: Final = 128
PASS: Final = 129


def all_texts() -> list[str]:
    """By code."""
    return (
        [f"play {card}" for card in CARD_NAMES]
        + [f"discard {card}" for card in CARD_NAMES]
        + [f"flat {flat}" for flat in FLAT_NAMES]
        + [f"colour {colour}" for colour in COLOUR_NAMES]
        + [f"arrow {arrow}" for arrow in ARROW_NAMES]
        + [f"meeple {FLAT_NAMES[slot // 4]} {ARROW_NAMES[slot % 4]}" for slot in range(SLOTS)]
        + ["auto", "pass"]
    )


EXAMPLES: Final = (
    "play key-red",
    "flat C2",
    "colour red",
    "arrow north",
    "meeple C2 north",
    "discard departure",
    "auto",
    "pass",
)
NOTATION: Final = Table("roomshare", "RoomShare", all_texts(), EXAMPLES)

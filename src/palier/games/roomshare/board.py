"""The geometry of the building: 5 × 4 flats on a torus, four arrows each."""

from typing import Final

COLUMNS: Final = 5
ROWS: Final = 4
FLATS: Final = 20
ARROWS: Final = 4
SLOTS: Final = 80
"""A slot is one arrow of one flat: slot = flat * 4 + arrow. It holds one meeple at most (RS-8)."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ARROW_NAMES: Final = ("north", "east", "south", "west")

# A letter for the column, a number for the row (RS-83).
FLAT_NAMES: Final = tuple(f"{'ABCDE'[flat % COLUMNS]}{flat // COLUMNS + 1}" for flat in range(FLATS))


def find_neighbour(slot: int) -> int:
    flat = slot // ARROWS
    arrow = slot % ARROWS
    column = flat % COLUMNS
    row = flat // COLUMNS
    if arrow == NORTH:
        row -= 1
    elif arrow == EAST:
        column += 1
    elif arrow == SOUTH:
        row += 1
    else:
        column -= 1
    return row % ROWS * COLUMNS + column % COLUMNS


NEIGHBOUR: Final = [find_neighbour(slot) for slot in range(SLOTS)]
"""The flat that an arrow points to; at an edge the flat at the other end of the row or column (RS-39)."""

# The six flats in the middle, B2 to D3, and their corners (RS-13, RS-14).
CORE: Final = (6, 7, 8, 11, 12, 13)
RING: Final = tuple(flat for flat in range(FLATS) if flat not in CORE)
CORNERS: Final = (6, 8, 11, 13)
INNER_ARROW: Final = (EAST, WEST, EAST, WEST)
"""The arrow of each corner that points to the middle column (RS-15)."""

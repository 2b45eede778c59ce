"""Squares and edges on bitboards: one Python int is a set of squares.

The plan is 16 × 16 squares (HS-5), but a row takes 17 bits: the one too many is a margin that nothing ever stands on,
so that a shift sideways never reaches the next row. Square (x, y) is bit y * 17 + x; names are A1 (top left) to P16.

An edge belongs to the square below it or to the right of it: its north or its west edge. A set of north edges and a set
of west edges are two boards; the south edge of row 16 is the north edge of a row 17 that has no squares.
"""

from typing import Final

from palier.engine.errors import BadText, shown

SIZE: Final = 16
STRIDE: Final = 17
COLUMNS: Final = "ABCDEFGHIJKLMNOP"
SQUARES: Final = STRIDE * STRIDE
"""Bits that a board may use, the margins included."""
ALL: Final = (1 << SQUARES) - 1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = "NESW"

NO_EDGE: Final = -1


def square(x: int, y: int) -> int:
    return y * STRIDE + x


GRID: Final = sum(1 << square(x, y) for y in range(SIZE) for x in range(SIZE))
NAMES: Final = [
    f"{COLUMNS[number % STRIDE]}{number // STRIDE + 1}" if number % STRIDE < SIZE and number // STRIDE < SIZE else ""
    for number in range(SQUARES)
]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES) if name}


def squares_of(board: int) -> list[int]:
    """The squares of a set, in reading order."""
    found: list[int] = []
    while board:
        lowest = board & -board
        found.append(lowest.bit_length() - 1)
        board ^= lowest
    return found


# Edges: a whole number each, so that they fit in actions and lists


def north_of(number: int) -> int:
    """The edge above a square."""
    return number * 2


def west_of(number: int) -> int:
    """The edge to the left of a square."""
    return number * 2 + 1


def edge_at(number: int, side: int) -> int:
    if side == NORTH:
        return north_of(number)
    if side == EAST:
        return west_of(number + 1)
    if side == SOUTH:
        return north_of(number + STRIDE)
    return west_of(number)


def beside(edge: int) -> tuple[int, int]:
    """The two squares at an edge; one may lie outside the paper."""
    number = edge // 2
    return (number - (1 if edge % 2 else STRIDE), number)


def edge_bit(edge: int) -> int:
    """The edge in the board of its kind: north edges when it is even, west edges when it is odd."""
    return 1 << (edge // 2)


def edge_text(edge: int) -> str:
    """`N:E5` or `W:E5` (HS-109); at the far borders of the paper `S:E16` and `E:P5`."""
    number = edge // 2
    if edge % 2 == 0:
        return f"N:{NAMES[number]}" if NAMES[number] else f"S:{NAMES[number - STRIDE]}"
    return f"W:{NAMES[number]}" if NAMES[number] else f"E:{NAMES[number - 1]}"


def parse_edge(text: str) -> int:
    """All four sides of a square are understood, in capitals or not."""
    side, _, name = text.upper().partition(":")
    if len(side) != 1 or side not in SIDES or name not in NUMBERS:
        raise BadText(f"{shown(text)} is no edge (try 'N:E5', a side and a square)")
    return edge_at(NUMBERS[name], SIDES.index(side))


# Sets of squares in writing: rectangles joined by +, such as E5-I7+E8-F9


def outline_text(cells: int) -> str:
    """The runs of each row, where a run that repeats in the row below is told once, as a rectangle."""
    growing: dict[tuple[int, int], int] = {}
    told: list[tuple[int, int, int, int]] = []
    first_row = ((cells & -cells).bit_length() - 1) // STRIDE if cells else 0
    last_row = (cells.bit_length() - 1) // STRIDE
    for y in range(first_row, last_row + 2):
        runs = runs_of(cells >> (y * STRIDE) & ((1 << SIZE) - 1)) if y < SIZE else []
        for run in list(growing):
            if run not in runs:
                told.append((growing.pop(run), run[0], y - 1, run[1]))
        for run in runs:
            growing.setdefault(run, y)
    told.sort()
    words: list[str] = []
    for top, left, bottom, right in told:
        first = NAMES[square(left, top)]
        last = NAMES[square(right, bottom)]
        words.append(first if first == last else f"{first}-{last}")
    return "+".join(words)


def runs_of(row: int) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    x = 0
    while row >> x:
        if row >> x & 1:
            start = x
            while row >> (x + 1) & 1:
                x += 1
            runs.append((start, x))
        x += 1
    return runs


def parse_outline(text: str) -> int:
    cells = 0
    for word in text.upper().split("+"):
        first, _, last = word.partition("-")
        if first not in NUMBERS or (last and last not in NUMBERS) or word.endswith("-"):
            raise BadText(f"{shown(text)} is no outline (try 'E5-I7+E8-F9', rectangles joined by +)")
        start = NUMBERS[first]
        end = NUMBERS[last] if last else start
        columns = sorted((start % STRIDE, end % STRIDE))
        rows = sorted((start // STRIDE, end // STRIDE))
        run = ((1 << (columns[1] - columns[0] + 1)) - 1) << columns[0]
        for y in range(rows[0], rows[1] + 1):
            cells |= run << (y * STRIDE)
    return cells


def without(cells: int, others: int) -> int:
    """`cells & ~others`: a complement of a set this large is a negative number, which costs more than all the rest."""
    return cells ^ (cells & others)


# Walking: `pass_north` and `pass_west` hold the edges that are no walls


def step(cells: int, pass_north: int, pass_west: int) -> int:
    """The squares one step away from a set across edges that are no walls; some may be of the set itself."""
    return (
        (cells & pass_north) >> STRIDE
        | (cells << STRIDE) & pass_north
        | (cells & pass_west) >> 1
        | (cells << 1) & pass_west
    )


def flood(start: int, free: int, pass_north: int, pass_west: int) -> int:
    """Everything that can be reached from a set of squares by walking over free ones."""
    reached = start & free
    if not reached or reached == free:
        return reached
    # Edges with a free square on either side: what a step may cross.
    north = pass_north & free & (free << STRIDE)
    west = pass_west & free & (free << 1)
    while True:
        # Each way goes on from what the one before has found: fewer rounds than four steps side by side.
        grown = reached | (reached << 1) & west
        grown |= (grown << STRIDE) & north
        grown |= (grown & west) >> 1
        grown |= (grown & north) >> STRIDE
        if grown == reached or grown == free:
            return grown
        reached = grown


def is_connected(cells: int, pass_north: int, pass_west: int) -> bool:
    return flood(cells & -cells, cells, pass_north, pass_west) == cells


def are_joined(start: int, goal: int, free: int, pass_north: int, pass_west: int) -> bool:
    """Whether one can walk from a set of free squares to every square of another: less work than a whole flood."""
    north = pass_north & free & (free << STRIDE)
    west = pass_west & free & (free << 1)
    reached = start
    while goal & reached != goal:
        grown = reached | (reached << 1) & west
        grown |= (grown << STRIDE) & north
        grown |= (grown & west) >> 1
        grown |= (grown & north) >> STRIDE
        if grown == reached:
            return False
        reached = grown
    return True


def parts_of(cells: int, pass_north: int, pass_west: int) -> list[int]:
    """The connected parts of a set."""
    found: list[int] = []
    while cells:
        part = flood(cells & -cells, cells, pass_north, pass_west)
        found.append(part)
        cells ^= part
    return found


def shortest_way(start: int, goal: int, free: int, pass_north: int, pass_west: int) -> int:
    """The squares strictly between two sets on a shortest walk over free squares; -1 when there is no walk.

    Waves go out from the start until one touches the goal; then the way is picked up backwards, wave by wave.
    """
    waves: list[int] = []
    unseen = without(free, start)
    around = step(start, pass_north, pass_west)
    while not around & goal:
        wave = around & unseen
        if not wave:
            return -1
        waves.append(wave)
        unseen ^= wave
        around = step(wave, pass_north, pass_west)
    way = 0
    target = goal
    for wave in reversed(waves):
        near = wave & step(target, pass_north, pass_west)
        target = near & -near
        way |= target
    return way


def border_north(cells: int) -> int:
    """The north edges between a set and the rest."""
    return (cells ^ (cells << STRIDE)) & ALL


def border_west(cells: int) -> int:
    return (cells ^ (cells << 1)) & ALL


def is_rectangle(cells: int) -> bool:
    if not cells:
        return False
    numbers = squares_of(cells)
    columns = [number % STRIDE for number in numbers]
    width = max(columns) - min(columns) + 1
    height = numbers[-1] // STRIDE - numbers[0] // STRIDE + 1
    return width * height == len(numbers)

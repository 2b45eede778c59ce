"""Who sits where in a tournament: every group of bots, in every order, with the same deals."""

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

MOST: Final = 24
"""Orders of one group; beyond that, turning round the table has to do."""


def seatings(bots: int, players: int, table: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """The orders of one deal, as numbers of bots by seat; with a `table`, of just those who sit at it."""
    found: list[tuple[int, ...]] = []
    for group in groups(bots, players, table):
        orders = orders_of(group)
        if len(orders) > MOST:
            orders = list(dict.fromkeys(group[turn:] + group[:turn] for turn in range(players)))
        found += orders
    return found


def are_turned(orders: Sequence[tuple[int, ...]]) -> bool:
    """Whether a group has so many orders that it only turns round the table."""
    return any(len(orders_of(group)) > MOST for group in {tuple(sorted(order)) for order in orders})


def orders_of(group: tuple[int, ...]) -> list[tuple[int, ...]]:
    return list(dict.fromkeys(permutations(group)))


def groups(bots: int, players: int, table: tuple[int, ...] = ()) -> Sequence[tuple[int, ...]]:
    """Those who meet: all combinations, or, with fewer bots than seats, everybody as evenly often as can be."""
    if table:
        return [table]
    if bots >= players:
        return list(combinations(range(bots), players))
    rounds, rest = divmod(players, bots)
    return [tuple(sorted(list(range(bots)) * rounds + list(more))) for more in combinations(range(bots), rest)]

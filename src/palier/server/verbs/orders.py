"""Standing orders: what is done for a seat in a window, set in advance and kept secret."""

from palier.engine.game import Window
from palier.server.protocol import OrderMode, Orders
from palier.server.refusals import Refusal
from palier.server.table import Table


def give_orders(table: Table, seat: int, orders: dict[str, OrderMode]) -> None:
    for kind in orders:
        if kind not in table.game.windows:
            raise Refusal("bad_request", detail=f"window {kind}")
    table.seats[seat].orders = {kind: mode for kind, mode in orders.items() if mode != "ask"}


def orders_of(table: Table, seat: int) -> Orders:
    given = table.seats[seat].orders
    return Orders({kind: given.get(kind, "ask") for kind in table.game.windows})


def open_window(table: Table, seat: int) -> Window:
    """The window that asks the seat now."""
    window = table.game.window(table.playing.state, seat) if seat in table.to_act else None
    if window is None:
        raise Refusal("no_window")
    return window

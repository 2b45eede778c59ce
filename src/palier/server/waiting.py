"""How long a table waits for those who may answer what another did.

Live: a short while. Over days: until they answer. A standing order answers by itself, after a time that is always the
same: neither a prompt nor its absence nor its speed tells who holds what.
"""

from typing import Literal, NamedTuple

from palier.engine.game import Window
from palier.server.protocol import WindowOpen
from palier.server.settings import Settings
from palier.server.table import Table

Plan = Literal["ask", "decline", "answer"]


class Asked(NamedTuple):
    """A seat that a window asks, and what will be done for it at `until` if it has not answered by then."""

    window: Window
    plan: Plan
    until: int | None


class Waiting:
    def __init__(self, table: Table, settings: Settings) -> None:
        self.table = table
        self.settings = settings
        self.version = -1
        self.asked: dict[int, Asked] = {}

    def look(self, now: int) -> list[int]:
        """After an entry of the log: who is asked now. Everybody who is gets the whole time again.

        Returns the seats that are to be told: those that are asked, and those that no longer are.
        """
        if self.version == self.table.version or not self.table.game.windows:
            return []
        return self.look_again(now)

    def look_again(self, now: int) -> list[int]:
        before = set(self.asked)
        self.version = self.table.version
        self.asked = {seat: self.ask(seat, window, now) for seat, window in windows(self.table).items()}
        return sorted(before | set(self.asked))

    def ask(self, seat: int, window: Window, now: int) -> Asked:
        plan = plan_for(self.table, seat, window)
        if plan != "ask":
            return Asked(window, plan, now + self.settings.order_ms)
        return Asked(window, "ask", now + self.settings.window_ms if self.table.pace == "live" else None)

    def more_time(self, seat: int, now: int) -> None:
        asked = self.asked.get(seat)
        if asked is not None and asked.plan == "ask" and asked.until is not None:
            self.asked[seat] = asked._replace(until=now + self.settings.more_time_ms)

    def give_again(self, seat: int, now: int) -> None:
        """After its standing orders changed, a seat that is asked gets its time anew."""
        self.asked[seat] = self.ask(seat, self.asked[seat].window, now)

    def due(self, now: int) -> list[int]:
        """The seats for which it is time. A live table that nobody is at sleeps."""
        if self.table.pace == "live" and not self.table.person_present(but=-1):
            return []
        return [seat for seat, asked in self.asked.items() if asked.until is not None and asked.until <= now]

    def action_for(self, seat: int) -> str:
        """What is played for a seat whose time has come."""
        game = self.table.game
        window, plan, _ = self.asked[seat]
        if plan == "answer":
            for code in game.legal(self.table.playing.state, seat):
                if code != window.decline:
                    return game.text(code)
        return game.text(window.decline)

    def tell(self, seat: int, now: int) -> WindowOpen:
        asked = self.asked.get(seat)
        if asked is None:
            return WindowOpen(self.table.version, None, None, False, None, False)
        window, plan, until = asked
        return WindowOpen(
            self.table.version,
            window.kind,
            self.table.game.text(window.decline),
            window.concerns,
            None if until is None else max(0, until - now),
            plan != "ask",
        )


def windows(table: Table) -> dict[int, Window]:
    """The persons whom a window asks now."""
    if table.match is None:
        return {}
    found: dict[int, Window] = {}
    for seat in table.to_act:
        if table.seats[seat].played_by is None:
            window = table.game.window(table.match.state, seat)
            if window is not None:
                found[seat] = window
    return found


def plan_for(table: Table, seat: int, window: Window) -> Plan:
    place = table.seats[seat]
    if place.quiet == window.turn:
        return "decline"
    mode = place.orders.get(window.kind, "ask")
    if mode == "answer":
        return "answer"
    if mode == "pass" or (mode == "concerned" and not window.concerns):
        return "decline"
    return "ask"

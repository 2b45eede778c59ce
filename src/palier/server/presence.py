"""Who is at a table and does something there, and who has been waited for too long.

An open socket is no presence: what counts at a live table is when a seat's turn came and when its player last did
something. All moments here are of the hub's steady clock (see steady.py), which no change of the wall clock touches;
and all follow from what everybody may know: whose turn it is, never what anybody holds.
"""

from palier.server.settings import Settings
from palier.server.table import Table


class Presence:
    def __init__(self, table: Table, settings: Settings, now: int, began: dict[int, int] | None = None) -> None:
        """`began`: since when those at a table over days have been waited for, as far as it was noted."""
        self.table = table
        self.settings = settings
        seats = range(table.players)
        self.gone = dict.fromkeys(seats, now)
        """Since when a seat has no socket, where it has none. Nobody could be here while the server was not."""
        self.loaded = now
        self.did: dict[int, int] = {}
        self.came: dict[int, int] = {}
        """Since when those who are to act now have been."""
        self.began = {**dict.fromkeys(seats, now), **(began or {})}
        self.warned: dict[int, int] = {}
        self.version = table.version
        self.acting: tuple[int, ...] = ()
        """Who was to act at the last look; at a live table an action that leaves them the same is no news."""

    # What happens

    def look(self, now: int) -> None:
        """After an entry of the log, or the deal."""
        table = self.table
        to_act = table.to_act
        came = self.came
        self.acting = to_act
        if came.keys() != set(to_act):
            self.came = {seat: came.get(seat, now) for seat in to_act}
            self.warned = {seat: at for seat, at in self.warned.items() if seat in self.came}
        if self.version != table.version:
            self.version = table.version
            last = table.entries[-1]
            if last.kind == "standin" and last.seat in self.came:
                # Whoever takes the seat back gets the whole time.
                self.came[last.seat] = now
            if table.pace == "days":
                self.began = dict.fromkeys(range(table.players), now)

    def act(self, seat: int, now: int) -> bool:
        """Its player did something; whether a warning was out."""
        self.did[seat] = now
        self.began[seat] = now
        return bool(self.warned) and self.warned.pop(seat, None) is not None

    def part(self, seat: int, now: int) -> None:
        self.gone[seat] = now

    # What is so now

    def idle_since(self, seat: int) -> int:
        return max(self.came[seat], self.did.get(seat, 0))

    def is_absent(self, seat: int, now: int) -> bool:
        """Whether another may let a bot play for this seat."""
        table = self.table
        settings = self.settings
        if table.pace == "days":
            # Nobody keeps a page open for days, and one that is open says nothing.
            return now - self.began[seat] >= settings.days_absence_ms
        if not table.seats[seat].sockets:
            return now - self.gone[seat] >= settings.live_absence_ms
        return self.must_act(seat, now) and now - self.idle_since(seat) >= settings.live_absence_ms

    def must_act(self, seat: int, now: int) -> bool:
        """Whether the table waits for this seat. A window waits by itself, and no longer than it says."""
        if seat not in self.came or self.table.seats[seat].played_by is not None:
            return False
        table = self.table
        if table.game.windows and table.game.window(table.playing.state, seat) is not None:
            self.came[seat] = now
            return False
        return True

    def somebody_waits(self, seat: int) -> bool:
        """Whether another person is here who has done something since shortly before this seat fell idle.

        Where all are idle the table sleeps, as when all are gone.
        """
        since = self.idle_since(seat) - self.settings.live_absence_ms
        return any(
            other.person and other.sockets and self.did.get(number, since - 1) >= since
            for number, other in enumerate(self.table.seats)
            if number != seat
        )

    def to_warn(self, now: int) -> list[tuple[int, int]]:
        """The seats that are to be warned, and after how long a bot plays for them."""
        if self.table.pace == "days":
            return []
        settings = self.settings
        warnings: list[tuple[int, int]] = []
        for seat in list(self.came):
            if seat in self.warned or not self.table.seats[seat].sockets or not self.must_act(seat, now):
                continue
            due = self.idle_since(seat) + settings.live_absence_ms
            if now >= due - settings.idle_warning_ms and self.somebody_waits(seat):
                self.warned[seat] = now
                warnings.append((seat, self.left_for(seat, now) or 0))
        return warnings

    def left_for(self, seat: int, now: int) -> int | None:
        """How long a seat that was warned has left."""
        warned = self.warned.get(seat)
        if warned is None or seat not in self.came:
            return None
        due = max(self.idle_since(seat) + self.settings.live_absence_ms, warned + self.settings.idle_warning_ms)
        return max(0, due - now)

    def to_replace(self, now: int) -> list[int]:
        """The seats that must act and whose players have been away or idle for too long.

        A live table that nobody is at sleeps: friends who lose their connection together find it as they left it.
        """
        table = self.table
        return [
            seat
            for seat in table.to_act
            if table.seats[seat].person
            and table.seats[seat].standin is None
            and self.is_absent(seat, now)
            and (table.pace == "days" or self.is_waited_for(seat, now))
        ]

    def is_waited_for(self, seat: int, now: int) -> bool:
        if not self.table.seats[seat].sockets:
            return self.table.person_present(but=seat)
        warned = self.warned.get(seat)
        return warned is not None and now - warned >= self.settings.idle_warning_ms

    def next_host(self, now: int) -> int | None:
        """Who is host from now on, when the one there is has been away or idle for long and another person is not."""
        table = self.table
        host: int | None = table.host
        most = self.settings.host_absence_ms if table.pace == "live" else self.settings.host_days_absence_ms
        if host is not None and not self.is_away(host, now, most):
            return None
        after = 0 if host is None else host + 1
        in_order: list[int] = [*range(after, table.players), *range(after)]
        for number in in_order:
            seat = table.seats[number]
            if number != host and seat.person and seat.sockets and not self.is_away(number, now, most):
                return number
        return None

    def is_away(self, seat: int, now: int, most: int) -> bool:
        """For so long without having done anything; others are told of it by a new host alone."""
        last = self.did.get(seat, self.loaded)
        if not self.table.seats[seat].sockets:
            last = max(last, self.gone[seat])
        return now - last >= most

"""How long a table waits for those who may answer what another did, and what is answered for whom.

All answers of a window are played together when it closes, at an instant that public facts fix when it opens. Live, a
person who is asked and still thinking keeps it open beyond that; nothing else does, and nothing closes it sooner:
neither a prompt nor its absence nor its speed tells who holds what.
"""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from palier.engine.game import Window
from palier.server.protocol import WindowOpen
from palier.server.settings import Settings
from palier.server.table import Table

HOUR_SECONDS: Final = 60 * 60.0
QUICK_BOTS: Final = ("random", "greedy")
"""Those that answer at once, whatever they hold."""
EARLY_SECONDS: Final = 0.002
"""A timer may ring so much before its time."""

Plan = Literal["ask", "decline", "answer", "bot"]
"""Who answers for a seat: its person; its standing order, in one way or the other; a bot."""


class Asked(NamedTuple):
    """A seat that a window asks, and who answers for it. `until`: how long its person may think (None: for ever)."""

    window: Window
    plan: Plan
    until: float | None


class Length(NamedTuple):
    """How long a window stands open, in seconds, and whether a person who is thinking keeps it open beyond that."""

    seconds: float
    fixed: bool


class OpenWindow:
    """One question to one or several seats. Moments are seconds of a clock that only goes forward."""

    def __init__(
        self, table: Table, settings: Settings, now: float, clock: int, left_seconds: float | None = None
    ) -> None:
        """`left_seconds`: of a window over days that was opened before, when somebody else had the table in memory."""
        self.table = table
        self.settings = settings
        self.version = table.asked_since
        self.length = length_of(table, settings)
        passed = self.length.seconds - left_seconds if self.over_days and left_seconds is not None else 0.0
        self.opened = now - passed
        self.opened_at = clock - round(passed * 1000)
        """The same by the clock on the wall."""
        self.instant = max(self.opened + self.length.seconds, now + bots_seconds(table, questions(table), settings))
        """When it closes, unless a person keeps it open."""
        self.last_word = self.opened
        """When a person last answered."""
        self.asleep = False
        self.asked: dict[int, Asked] = {seat: self.ask(seat, window, now) for seat, window in questions(table).items()}

    def ask(self, seat: int, window: Window, now: float) -> Asked:
        plan = plan_for(self.table, seat, window)
        alone_over_days = self.table.pace == "days" and not self.length.fixed
        return Asked(window, plan, None if alone_over_days else now + self.settings.window_ms / 1000)

    def look_again(self, now: float) -> None:
        """After a bot has begun to stand in, or a person is back: others answer, to the same question."""
        for seat, asked in self.asked.items():
            plan = plan_for(self.table, seat, asked.window)
            if plan == asked.plan:
                continue
            self.asked[seat] = self.ask(seat, asked.window, now)
            if plan == "bot" and not self.length.fixed:
                # Everybody is told that it stands in, so nothing is told by waiting for it. A fixed length stays as it
                # is: what the bot has not chosen by then it lets pass.
                self.instant = max(self.instant, now + bots_seconds(self.table, [seat], self.settings))
        if all(place.played_by is not None for place in self.table.seats):
            # No person plays any more who could be told anything.
            self.instant = min(self.instant, now + bots_seconds(self.table, self.asked, self.settings))

    def give_again(self, seat: int, now: float) -> None:
        """After its standing orders changed, a seat that is asked gets its time anew."""
        self.asked[seat] = self.ask(seat, self.asked[seat].window, now)

    def more_time(self, seat: int, now: float) -> bool:
        """Whether everybody is to be told: at a strict table the instant moves for all."""
        if self.is_strict:
            self.instant = max(self.instant, now + self.settings.strict_more_time_ms / 1000)
            return True
        asked = self.asked[seat]
        if asked.until is not None:
            self.asked[seat] = asked._replace(until=now + self.settings.more_time_ms / 1000)
        return False

    @property
    def is_strict(self) -> bool:
        return self.length.fixed and self.table.pace == "live"

    @property
    def over_days(self) -> bool:
        return self.length.fixed and self.table.pace == "days"

    def is_thinking(self, seat: int) -> bool:
        """Whether it is a person who may still answer."""
        return self.asked[seat].plan == "ask" and self.table.sealed_by(seat) is None

    @property
    def closes(self) -> float | None:
        """When it closes as things stand; None while it waits for a person who has all the time in the world."""
        latest = self.instant
        for seat, asked in self.asked.items():
            if not self.length.fixed and self.is_thinking(seat):
                if asked.until is None:
                    return None
                latest = max(latest, asked.until)
        return latest

    def is_over(self, now: float) -> bool:
        closes = self.closes
        return closes is not None and closes <= now + EARLY_SECONDS

    @property
    def clock_at_close(self) -> int:
        """What the log notes for all answers alike: not when they were played, but when they were to be."""
        moment = max(self.closes or self.instant, self.last_word)
        return self.opened_at + round((moment - self.opened) * 1000)

    @property
    def sleeps_when_left(self) -> bool:
        """Bots go on among themselves; where a person is asked, friends who lose their connection together find the
        question as they left it."""
        return self.table.pace == "live" and any(asked.plan != "bot" for asked in self.asked.values())

    def order_of(self, seat: int) -> str:
        """What is played for a seat that has no answer of its own."""
        game = self.table.game
        window, plan, _ = self.asked[seat]
        if plan == "answer":
            for code in game.legal(self.table.playing.state, seat):
                if code != window.decline:
                    return game.text(code)
        return game.text(window.decline)

    def tell(self, seat: int, now: float) -> WindowOpen:
        window, plan, until = self.asked[seat]
        answered = self.table.sealed_by(seat)
        if self.length.fixed or plan != "ask":
            until = self.instant
        left = None if until is None or (answered is not None and not self.length.fixed) else until
        return WindowOpen(
            self.table.version,
            window.kind,
            self.table.game.text(window.decline),
            window.concerns,
            None if left is None else milliseconds(left - now),
            plan != "ask",
            None if answered is None else answered.action,
            milliseconds(self.instant - now),
        )


def milliseconds(seconds: float) -> int:
    return max(0, round(seconds * 1000))


def no_window(table: Table) -> WindowOpen:
    """To a seat that is no longer asked."""
    return WindowOpen(table.version, None, None, False, None, False)


def questions(table: Table) -> dict[int, Window]:
    """The seats that a window asks now."""
    if table.match is None or not table.game.windows:
        return {}
    asked: dict[int, Window] = {}
    for seat in table.to_act:
        window = table.game.window(table.match.state, seat)
        if window is not None:
            asked[seat] = window
    return asked


def length_of(table: Table, settings: Settings) -> Length:
    """From public facts alone: who is asked and who plays the seats, never what they hold or have ordered."""
    asked = questions(table)
    persons = [seat for seat, place in enumerate(table.seats) if place.played_by is None]
    if not any(seat in asked for seat in persons):
        return Length(bots_seconds(table, asked, settings), False)
    if table.pace == "live" and table.strict:
        return Length(settings.strict_window_ms / 1000, True)
    if len(persons) == 1:
        return Length(bots_seconds(table, asked, settings), False)
    if table.pace == "days":
        return Length(table.answer_hours * HOUR_SECONDS, True)
    return Length(settings.people_window_ms / 1000, False)


def bots_seconds(table: Table, seats: Iterable[int], settings: Settings) -> float:
    quick = all(table.seats[seat].played_by in (None, *QUICK_BOTS) for seat in seats)
    return (settings.quick_window_ms if quick else settings.bots_window_ms) / 1000


def still_asked(table: Table, seat: int, remaining: set[int]) -> bool:
    """Whether the question stands that the answers of the remaining seats were given to.

    It does as long as the rules ask nobody but them: whoever has answered is asked again only by another question.
    """
    asked = questions(table)
    return seat in asked and asked.keys() <= remaining


def plan_for(table: Table, seat: int, window: Window) -> Plan:
    place = table.seats[seat]
    if place.played_by is not None:
        return "bot"
    if place.quiet == window.turn:
        return "decline"
    mode = place.orders.get(window.kind, "ask")
    if mode == "answer":
        return "answer"
    if mode == "pass" or (mode == "concerned" and not window.concerns):
        return "decline"
    return "ask"

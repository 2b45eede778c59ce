"""The window that stands open at a table: when it closes, and what the bots have chosen until then."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from palier.engine.game import State
from palier.server.logs import Log
from palier.server.protocol import MoreTime, encode
from palier.server.timers import Timer
from palier.server.waiting import QUICK_BOTS, OpenWindow, no_window, questions

if TYPE_CHECKING:
    from palier.server.room import Room

LOG = Log("palier.windows")


class Windows:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.table = room.table
        self.settings = room.hub.settings
        self.timers = room.hub.timers
        self.window: OpenWindow | None = None
        self.version = -1
        """The version of the table that was looked at last."""
        self.timer: Timer | None = None
        self.thoughts: list[asyncio.Task[None]] = []
        self.choices: dict[int, str] = {}
        """What the bots at seats have chosen, and the stand-ins; as secret as what people answer."""

    def asks(self, seat: int) -> bool:
        return self.window is not None and seat in self.window.asked

    @property
    def at_rest(self) -> bool:
        return all(thought.done() for thought in self.thoughts)

    # Opening

    def look(self) -> None:
        """After an entry of the log: is there another question, or does somebody else answer the one that stands?"""
        table = self.table
        if not table.game.windows or self.version == table.version:
            return
        self.version = table.version
        before = self.seats_told()
        if self.window is not None and self.window.version == table.asked_since:
            self.window.look_again(self.timers.now())
            self.think()
        else:
            if self.window is not None:
                self.note_closing(None)
            self.shut()
            if questions(table):
                self.open()
        for seat in before - self.seats_told():
            self.room.tell_seat(seat, encode(no_window(table)))
        self.tell()
        self.wait()

    def open(self) -> None:
        """The seats that have answered already, before a restart or while the table slept, have done so."""
        hub = self.room.hub
        steady = hub.steady()
        left = None if self.table.closes is None else (self.table.closes - steady) / 1000
        self.window = OpenWindow(self.table, self.settings, self.timers.now(), hub.clock(), left)
        if self.window.over_days and self.table.closes is None:
            self.note_closing(steady + round(self.window.length.seconds * 1000))
        self.think()

    def wake(self) -> None:
        """Somebody is back at a table that slept: all get their time anew."""
        if self.window is not None and self.window.asleep:
            self.open()
            self.tell()
            self.wait()

    def shut(self) -> None:
        """The question no longer stands: it was answered or taken back, or the table leaves the memory."""
        self.window = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for thought in self.thoughts:
            thought.cancel()
        self.thoughts = []
        self.choices = {}

    def note_closing(self, at: int | None) -> None:
        """Tables over days are not in memory while they wait: the store knows when to fetch this one.

        By the steady clock, so that nobody's time runs while the server is down.
        """
        if self.table.closes != at:
            self.table.closes = at
            self.room.hub.store.closes(self.table.id, at)

    # Closing

    def wait(self) -> None:
        """Sets the timer to when the window closes as things stand."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        closes = None if self.window is None or self.window.asleep else self.window.closes
        if closes is not None:
            self.timer = self.timers.call_at(closes, self.ring)

    def ring(self) -> None:
        room = self.room
        if not room.closed:
            room.put(partial(room.guard, self.close))

    async def close(self) -> None:
        """In the table's queue: plays all answers if it is time."""
        window = self.window
        if window is None or not window.is_over(self.timers.now()):
            self.wait()
            return
        if window.sleeps_when_left and not self.table.person_present(but=-1):
            window.asleep = True
            return
        self.note_closing(None)
        await self.room.play_together(window)

    def answer_of(self, seat: int) -> str:
        """What is played for a seat that has sealed nothing: its bot's choice, its order, or to let the moment pass."""
        assert self.window is not None
        game = self.table.game
        state = self.table.playing.state
        choice = self.choices.get(seat) if self.window.asked[seat].plan == "bot" else None
        if choice is not None and game.is_legal(state, seat, game.parse(choice)):
            return choice
        return self.window.order_of(seat)

    # Bots

    def think(self) -> None:
        """All bots that are asked think at once, and no longer than the window is sure to stand open.

        Each may think as long as if all had to: that one has nothing to choose from is not even good for the others.
        """
        assert self.window is not None
        table, window = self.table, self.window
        bots = {
            seat: str(table.seats[seat].played_by)
            for seat, asked in window.asked.items()
            if asked.plan == "bot" and table.sealed_by(seat) is None and seat not in self.choices
        }
        if not bots:
            return
        game = table.game
        state = table.playing.state.clone()
        left = window.instant - self.timers.now() - self.settings.answer_travel_ms / 1000
        seconds = min(left, self.settings.bots_window_ms / 1000)
        among = sum(1 for bot in bots.values() if bot not in QUICK_BOTS)
        for seat, bot in bots.items():
            legal = game.legal(state, seat)
            if len(legal) == 1:
                self.choices[seat] = game.text(legal[0])
            else:
                thought = self.choose(state, seat, bot, seconds, among)
                self.thoughts.append(asyncio.get_running_loop().create_task(thought))

    async def choose(self, state: State, seat: int, bot: str, seconds: float, among: int) -> None:
        thinkers = self.room.hub.thinkers
        try:
            actions = await thinkers.choose(self.table.game, bot, state, seat, self.table.id, seconds, among)
        except Exception as error:
            # A bot that fails must not stop its table.
            LOG.error("bot_failed", table=self.table.id, error=repr(error), exc_info=error)
        else:
            if actions:
                self.choices[seat] = actions[0]

    # Telling

    def seats_told(self) -> set[int]:
        if self.window is None:
            return set()
        return {seat for seat, asked in self.window.asked.items() if asked.plan != "bot"}

    def tell(self) -> None:
        for seat in self.seats_told():
            self.tell_seat(seat)

    def tell_seat(self, seat: int) -> None:
        """To all devices of a seat that is asked."""
        if self.window is not None and seat in self.seats_told():
            self.room.tell_seat(seat, encode(self.window.tell(seat, self.timers.now())))

    # What persons who are asked do

    def has_answered(self, seat: int) -> None:
        if self.window is not None:
            self.window.last_word = self.timers.now()
            self.tell_seat(seat)
            self.wait()

    def give_again(self, seat: int) -> None:
        if self.window is not None and seat in self.seats_told():
            self.window.give_again(seat, self.timers.now())
            self.has_answered(seat)

    async def more_time(self, seat: int) -> None:
        window = self.window
        if window is None or seat not in self.seats_told():
            return
        if window.more_time(seat, self.timers.now()):
            left = window.tell(seat, self.timers.now()).closes
            await self.room.tell_all(encode(MoreTime(self.table.version, left)))
            self.tell()
        else:
            self.tell_seat(seat)
        self.wait()

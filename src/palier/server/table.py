"""A table: a match being played by people. Pure logic: no network, no clock, no files; the verbs change it."""

from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from palier.engine.chance import Chance, RecordedChance
from palier.engine.events import Event
from palier.engine.game import Game, State
from palier.engine.match import Match, begin, replay
from palier.engine.preview import has_revealed
from palier.engine.record import Record
from palier.server.answered import Answered
from palier.server.devices import Device, Out, put_out
from palier.server.keyframes import KEYFRAME_ENTRIES, Cause, Keyframe, Keyframes
from palier.server.protocol import EntryKind, Hints, OptionValue, OrderMode, Pace, SeatInfo, TableInfo, TableState
from palier.server.refusals import Refusal

ANSWER_HOURS: Final = 4
"""How long windows stand open over days, unless the table says otherwise."""
CHAT_LINES_KEPT: Final = 1000
"""The newest lines of a table's chat, of which the last 100 are told; older ones are forgotten."""
CHAT_LINES_AT_ONCE: Final = 100
"""They are forgotten so many at once."""


class Entry(Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of a table's log. `bot`: which bot acted, or stands in from now on (none: the player is back)."""

    number: int
    kind: EntryKind
    seat: int
    at: int
    client: str | None = None
    action: str | None = None
    outcomes: tuple[int, ...] = ()
    bot: str | None = None
    cause: Cause | None = None


class Sealed(Struct, frozen=True):
    """An answer in the window that stands since `version`; nobody else hears of it until the window closes."""

    version: int
    seat: int
    client: str
    action: str


ENTRY_BODY: Final = msgspec.json.Encoder()


def digest(before: str, entries: Iterable[Entry]) -> str:
    """What a log comes to that began with what came to `before`: equal for equal logs alone."""
    whole = sha256(before.encode())
    for entry in entries:
        whole.update(ENTRY_BODY.encode(entry))
    return whole.hexdigest()


class Line(Struct, frozen=True):
    """Something said at a table; `version` is where the log stood."""

    number: int
    seat: int
    name: str
    text: str
    at: int
    client: str
    version: int


class Step(NamedTuple):
    """An action that may be taken back: the state before it, and what everybody saw of it."""

    before: State
    action: str
    events: list[Event]


class Seat:
    """Free, a person's (`devices` open it), a bot's, or kept for whoever had seat `kept_for` in the last match."""

    __slots__ = ("bot", "cause", "devices", "kept_for", "name", "orders", "quiet", "seen", "sockets", "standin")

    def __init__(self) -> None:
        self.name: str | None = None
        self.bot: str | None = None
        self.devices: list[Device] = []
        self.kept_for: int | None = None
        self.standin: str | None = None
        self.cause: Cause | None = None
        self.sockets: int = 0
        self.seen: int = 0
        self.orders: dict[str, OrderMode] = {}
        # The turn in which this seat does not want to be asked any more.
        self.quiet: int | None = None

    @property
    def free(self) -> bool:
        return not self.taken and self.kept_for is None

    @property
    def reserved(self) -> bool:
        return self.kept_for is not None and not self.taken

    @property
    def taken(self) -> bool:
        return self.person or self.bot is not None

    @property
    def person(self) -> bool:
        return any(device.out is None for device in self.devices)

    @property
    def played_by(self) -> str | None:
        """The bot that decides here now, if one does."""
        return self.bot if self.bot is not None else self.standin

    def clear(self, out: Out) -> None:
        """Nobody's any more. What opened it is remembered, so that whoever had it can be told."""
        put_out(self.devices, out)
        self.name = self.bot = self.kept_for = self.standin = self.cause = None
        self.orders = {}
        self.quiet = None


class Table:
    """`match` is there once the cards are dealt; `setup` notes how they fell. `entries` is the log."""

    # Beyond thirty attributes Python finds those of an ordinary instance much more slowly.
    __slots__ = (
        "answer_hours",
        "answered",
        "chat",
        "chat_answered",
        "chat_number",
        "closed",
        "closes",
        "created",
        "digest",
        "ended",
        "entries",
        "entries_most",
        "game",
        "hints_allowed",
        "host",
        "id",
        "keyframes",
        "match",
        "open",
        "options",
        "pace",
        "players",
        "public",
        "rematch",
        "rematch_of",
        "sealed",
        "sealed_ids",
        "seats",
        "settled",
        "setup",
        "snapshot",
        "started",
        "strict",
        "take_backs_most",
        "taken_back",
        "undo_seat",
        "unused",
        "uploaded",
        "written",
    )

    def __init__(
        self,
        id: str,  # noqa: A002 - the word of the protocol
        game: Game[Any],
        players: int,
        options: dict[str, OptionValue],
        pace: Pace = "live",
        public: bool = False,
        created: int = 0,
        hints_allowed: bool = False,
    ) -> None:
        self.id = id
        self.game = game
        self.players = players
        self.options = options
        self.pace: Pace = pace
        self.public = public
        self.created = created
        self.hints_allowed = hints_allowed
        self.strict = False
        """Whether windows of a live table stand open for a fixed time, whoever is still thinking."""
        self.answer_hours = ANSWER_HOURS
        self.started: int | None = None
        self.ended: int | None = None
        self.host: int | None = None
        self.closed: int | None = None
        """When the host of the server ended the match before its end."""
        self.rematch: str | None = None
        self.rematch_of: str | None = None
        self.uploaded: Record | None = None
        self.seats = [Seat() for _ in range(players)]
        self.setup: tuple[int, ...] | None = None
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.answered = Answered()
        self.sealed: dict[int, Sealed] = {}
        """The last answer of each seat, perhaps to an earlier question."""
        self.sealed_ids: dict[tuple[int, str], int] = {}
        """The version that was acknowledged for every message that ever was a sealed answer."""
        self.closes: int | None = None
        """When the window that stands open closes, over days."""
        self.chat: deque[Line] = deque(maxlen=100)
        self.chat_answered: dict[tuple[int, str], int] = {}
        self.chat_number = 0
        # The actions that the last seat to act may still take back, oldest first.
        self.open: list[Step] = []
        self.undo_seat = -1
        # Chance that no action has drawn from yet.
        self.unused: Chance | None = None
        # How often each seat has taken back since an action last became final, and how many are final.
        self.take_backs_most = 100
        self.taken_back: dict[int, int] = {}
        self.settled = 0
        # How many entries of the log are of each seat's person: some rules let a seat play to and fro for ever.
        self.entries_most = 10_000
        self.written: dict[int, int] = {}
        self.keyframes = Keyframes()
        self.digest = ""
        self.snapshot = 0
        """The last keyframe that lies in the database."""

    # What is so now

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def asked_since(self) -> int:
        """The version since which those who are to act are asked what they are asked: a stand-in changes nothing."""
        number = len(self.entries)
        while number and self.entries[number - 1].kind == "standin":
            number -= 1
        return number

    @property
    def state(self) -> TableState:
        if self.match is None:
            return "waiting"
        return "playing" if self.to_act else "over"

    @property
    def playing(self) -> Match:
        """The match, or a refusal before the start and after the host of the server has ended it."""
        if self.match is None:
            raise Refusal("not_started")
        if self.closed is not None:
            raise Refusal("table_closed")
        return self.match

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.match is None or self.closed is not None else self.match.to_act

    def seat(self, number: int) -> Seat:
        if not 0 <= number < self.players:
            raise Refusal("bad_request", detail=f"seat {number}")
        return self.seats[number]

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.open) and self.may_be_open(seat) and not self.take_backs_spent(self.undo_seat)

    def may_be_open(self, seat: int | None) -> bool:
        """Whether the last action is this seat's to take back, however often it has done so."""
        if self.closed is not None or not self.open:
            return False
        return seat == self.undo_seat and self.seats[self.undo_seat].standin is None

    def take_backs_spent(self, seat: int) -> bool:
        """Whoever plays and takes back for ever would let the log grow for ever."""
        return self.taken_back.get(seat, 0) >= self.take_backs_most

    def has_spent_log(self, seat: int) -> bool:
        """Whether the log holds as much of this seat's person as it may: from then on a bot plays there."""
        return self.written.get(seat, 0) >= self.entries_most

    def person_present(self, but: int) -> bool:
        """Whether another person than that seat's is here."""
        return any(seat.person and seat.sockets for number, seat in enumerate(self.seats) if number != but)

    @property
    def hints(self) -> Hints:
        """Who left counts too: they may come back, and have played against whoever was helped meanwhile."""
        if self.hints_allowed:
            return "allowed"
        people = sum(1 for seat in self.seats if seat.bot is None)
        return "alone" if people == 1 and self.uploaded is None else "none"

    def info(self) -> TableInfo:
        outcome = None if self.match is None else self.match.outcome
        return TableInfo(
            id=self.id,
            game=self.game.name,
            players=self.players,
            options=self.options,
            pace=self.pace,
            public=self.public,
            state=self.state,
            host=self.host,
            seats=[
                SeatInfo(
                    number,
                    seat.name,
                    seat.bot,
                    seat.standin,
                    seat.sockets > 0,
                    seat.free and self.match is None,
                    seat.reserved,
                )
                for number, seat in enumerate(self.seats)
            ],
            version=self.version,
            to_act=list(self.to_act),
            outcome=None if outcome is None else outcome.to_json(),
            rematch=self.rematch,
            uploaded=self.uploaded is not None,
            hints=self.hints,
            strict=self.strict,
            answer_hours=self.answer_hours,
            created=self.created,
            started=self.started,
            ended=self.ended,
            closed=self.closed,
        )

    # What happens; the verbs check first

    def deal(self, setup: tuple[int, ...]) -> None:
        """Deals as it was noted."""
        self.match = Match.new(self.game, self.players, self.options, RecordedChance(setup))
        self.setup = setup

    def from_the_start(self) -> "Table":
        """This table as it was before the first entry of its log, to go through it again."""
        other = self.undealt()
        if self.uploaded is not None:
            other.match = begin(self.game, self.uploaded)
        elif self.setup is not None:
            other.deal(self.setup)
        return other

    def undealt(self) -> "Table":
        other = Table(self.id, self.game, self.players, self.options, self.pace)
        other.take_backs_most = self.take_backs_most
        # Whoever goes through this log again leaves keyframes for the next.
        other.keyframes = self.keyframes
        return other

    def at(self, version: int) -> "Table":
        """This table as it was at that version or, where that has to be gone through, not much before."""
        keyframe = self.keyframes.before(version)
        if keyframe is None:
            return self.from_the_start()
        other = self.undealt()
        log = self.playing.log
        head = Record(log.game, log.rules, log.players, log.options, log.setup, log.start)
        other.match = Match(self.game, keyframe.base.clone(), head, RecordedChance(()))
        other.entries = self.entries[: keyframe.number]
        other.go_back_to(keyframe)
        return other

    def go_back_to(self, keyframe: Keyframe) -> None:
        """Goes on from a keyframe: the match is at its base, and the log ends there."""
        log = self.playing.log
        final = len(keyframe.steps) - keyframe.open
        log.steps = keyframe.steps[:final]
        log.hashes = dict(keyframe.hashes)
        for seat, (bot, cause) in zip(self.seats, keyframe.standins, strict=True):
            seat.standin = bot
            seat.cause = cause
        for step in keyframe.steps[final:]:
            self.act(step.seat, step.text, RecordedChance(()))
        self.settled = keyframe.settled
        self.taken_back = dict(keyframe.taken_back)
        self.digest = keyframe.digest

    def become(self, past: "Table") -> None:
        """Takes over the match and all that goes with it, but not the log."""
        self.match = past.match
        self.open = past.open
        self.undo_seat = past.undo_seat
        self.settled = past.settled
        self.taken_back = past.taken_back
        self.digest = past.digest
        for seat, before in zip(self.seats, past.seats, strict=True):
            seat.standin = before.standin
            seat.cause = before.cause

    def note(self, entry: Entry) -> None:
        self.entries.append(entry)
        # The same message again will get the same answer.
        if entry.client is not None:
            self.answered.note(entry.seat, entry.client, entry.number)
        if entry.client is not None or entry.kind == "standin":
            self.written[entry.seat] = self.written.get(entry.seat, 0) + 1
        if entry.number % KEYFRAME_ENTRIES == 0:
            self.digest = digest(self.digest, self.entries[-KEYFRAME_ENTRIES:])
            if self.to_act:
                self.keyframes.keep(self.keyframe())

    def keyframe(self) -> Keyframe:
        match = self.playing
        return Keyframe(
            self.version,
            (self.open[0].before if self.open else match.state).clone(),
            len(self.open),
            list(match.log.steps),
            dict(match.log.hashes),
            [(seat.standin, seat.cause) for seat in self.seats],
            self.settled,
            dict(self.taken_back),
            self.digest,
        )

    def seal(self, sealed: Sealed) -> None:
        """Keeps an answer for when the window closes."""
        # The first that its effect can be part of: who waits for that version waits for the window.
        self.sealed_ids[sealed.seat, sealed.client] = sealed.version + 1
        self.sealed[sealed.seat] = sealed

    def sealed_by(self, seat: int | None) -> Sealed | None:
        """What a seat has answered to the question that stands."""
        sealed = None if seat is None else self.sealed.get(seat)
        return sealed if sealed is not None and sealed.version == self.asked_since else None

    def act(self, seat: int, action: str, chance: Chance) -> list[Event]:
        """Plays an action; raises as `Match.play` does, and then nothing has changed."""
        match = self.playing
        in_window = bool(self.game.windows) and self.in_window(seat)
        before = match.state.clone()
        match.chance = chance
        events = match.play(seat, action)
        step = match.log.steps[-1]
        is_private = reveals = False
        for event in events:
            if event.private:
                is_private = True
            if event.reveals:
                reveals = True
        # Who answers in a window is shown what others have answered: there is no way back.
        if in_window or step.outcomes or is_private or not match.to_act:
            self.open.clear()
        else:
            if seat != self.undo_seat:
                self.open.clear()
            self.undo_seat = seat
            self.open.append(Step(before, step.text, events))
            if reveals and self.revealed():
                self.open.clear()
        self.undo_seat = seat
        settled = len(match.log.steps) - len(self.open)
        if settled > self.settled:
            self.settled = settled
            self.taken_back.clear()
        return events

    def in_window(self, seat: int) -> bool:
        return self.game.window(self.playing.state, seat) is not None

    def revealed(self) -> bool:
        """Whether the last action told its own seat what it could only guess.

        Tried out where an event says so, and when somebody wants to take it back, not at every action: a game rarely
        reveals without drawing.
        """
        before, action, events = self.open[-1]
        return has_revealed(self.game, before, self.undo_seat, self.game.parse(action), events)

    def take_back(self) -> str:
        """Undoes the last action and returns its text."""
        match = self.playing
        log = match.log
        log.hashes.pop(len(log.steps), None)
        step = log.steps.pop()
        self.taken_back[step.seat] = self.taken_back.get(step.seat, 0) + 1
        if self.open:
            match.state = self.open.pop().before
        else:
            # An old log may take back what these rules would not let go: what was acknowledged stays true.
            log.outcome = None
            match.state = replay(self.game, log).state
        return step.text

    def stand_in(self, seat: int, bot: str | None, cause: Cause | None) -> None:
        self.seats[seat].standin = bot
        self.seats[seat].cause = cause
        self.open.clear()

    def relive(self, entry: Entry) -> list[Event]:
        """Goes through an entry of the log again, with the chance that it notes."""
        events: list[Event] = []
        if entry.kind == "action":
            events = self.act(entry.seat, str(entry.action), RecordedChance(entry.outcomes))
        elif entry.kind == "undo":
            self.take_back()
        else:
            self.stand_in(entry.seat, entry.bot, entry.cause)
        self.note(entry)
        return events

"""Everything that goes over the wire, as types. docs/protocol.md tells when; the page's types are made from here."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

NAME_MOST: Final = 24
LISTED_TEXT_MOST: Final = 40
CHAT_MOST: Final = 300
SEATS_MOST: Final = 8

Name = Annotated[str, Meta(min_length=1, max_length=NAME_MOST)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS_MOST)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
BotName = Annotated[str, Meta(min_length=1, max_length=32)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
ClaimId = Annotated[str, Meta(pattern="^([0-9a-f]{32}|[A-Za-z0-9_-]{22})$")]
"""128 random bits, made by the client for one request that gives a seat: said again, it gets the same seat again."""
DeviceNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
DeviceKind = Literal["phone", "tablet", "computer", "device", "link"]
"""`link` is the resume link; `device` one that says too little of itself."""
Language = Literal["fr", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en")
Pace = Literal["live", "days"]
TableState = Literal["waiting", "playing", "over"]
EntryKind = Literal["action", "undo", "standin"]
Hints = Literal["allowed", "alone", "none"]
Verdict = Literal["only", "clear", "slight", "even"]
"""How the best action stands beside the next best; `only` when there is no other."""
ReviewState = Literal["waiting", "working", "done", "failed"]
OrderMode = Literal["ask", "concerned", "pass", "answer"]
"""What is done for a seat in a window: it is asked; asked only when it is about itself; never, and passes; or answers
with what it can, and passes when it cannot."""
PressureLevel = Literal["none", "hurried", "greedy"]
"""`hurried`: bots that search think less than usual. `greedy`: some moves were left to the bot of that name."""
WindowKind = Annotated[str, Meta(min_length=1, max_length=40)]
AnswerHours = Literal[1, 2, 4, 8, 24]
"""How long a window stands open at a table over days."""
OptionValue = bool | int | str
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OPTIONS_MOST: Final = 64
RULES_MOST: Final = 1_000_000
ACTIONS_MOST: Final = 100_000
Outcome = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Outcomes = Annotated[list[Outcome], Meta(max_length=ACTIONS_MOST)]
"""What chance gave, each a small whole number."""
RecordedAction = Annotated[list[int | str | Outcomes], Meta(min_length=2, max_length=3)]
"""Seat, text, and what chance gave then."""
Millis = int
"""Milliseconds since 1970, UTC."""

# ---- Asked over HTTP. A field that we do not know is an error, so that a slip never passes for a default.


class BotSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: BotName


class MakeTable(Struct, forbid_unknown_fields=True):
    """With `name` the caller takes `seat` and is the host; `bots` fill other seats."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=1, le=SEATS_MOST)]
    options: dict[str, OptionValue] = {}
    pace: Pace = "live"
    public: bool = False
    name: Name | None = None
    seat: SeatNumber = 0
    bots: Annotated[list[BotSeat], Meta(max_length=SEATS_MOST)] = []
    hints: bool = False
    """Whether people may ask for hints though they are several."""
    strict: bool = False
    """Whether windows of a live table stand open for a fixed time, whoever is still thinking."""
    answer_hours: AnswerHours = 4
    """How long windows of a table over days stand open."""
    claim_id: ClaimId | None = None


class ClaimSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name
    claim_id: ClaimId | None = None


class ResumeSeat(Struct, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(min_length=1, max_length=64)]


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class PutBot(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: BotName | None


class StandIn(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: BotName | None


class Follow(Struct, forbid_unknown_fields=True):
    table: TableId
    claim_id: ClaimId | None = None


class Once(Struct, forbid_unknown_fields=True):
    """A request that needs to say nothing but that it is the same one again."""

    claim_id: ClaimId | None = None


class FreeSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class RevokeDevice(Struct, forbid_unknown_fields=True):
    device: DeviceNumber


class ReviewAsk(Struct, forbid_unknown_fields=True):
    """Whose decisions are looked at."""

    seat: SeatNumber


# ---- Answered over HTTP.


class OptionInfo(Struct, omit_defaults=True):
    """With `choices` one of those; with `longest` a text; with `low` and `high` a whole number; else yes or no."""

    name: str
    default: OptionValue
    choices: list[str] | UnsetType = UNSET
    longest: int | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET


class CheckOptions(Struct, forbid_unknown_fields=True):
    """Options to try before a table is made."""

    players: int
    options: dict[str, OptionValue]


class OptionsChecked(Struct):
    """`problem` is one sentence on what is wrong, or null."""

    problem: str | None


class GameInfo(Struct):
    """A game that is not `ready` has a name and nothing else yet.

    With the option `open_option` nothing is hidden, and `open_bots` may be seated as well as `bots`.
    """

    name: str
    ready: bool
    fewest: int | None
    most: int | None
    options: list[OptionInfo]
    bots: list[str]
    open_option: str | None
    open_bots: list[str]
    windows: list[str]
    """The kinds of moment in which others may answer what a player did."""


class SeatInfo(Struct):
    """`bot` sits there by itself; `standin` plays for the person `name` for now. `reserved`: kept for `name`."""

    seat: int
    name: str | None
    bot: str | None
    standin: str | None
    present: bool
    free: bool
    reserved: bool


class TableInfo(Struct):
    """A table as anybody may see it.

    `hints`: `allowed` by whoever made the table; to be had because one person plays `alone` with bots; or `none`.
    `closed`: when the host of the server ended the match; then it has no outcome.
    """

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    pace: Pace
    public: bool
    state: TableState
    host: int | None
    seats: list[SeatInfo]
    version: int
    to_act: list[int]
    outcome: dict[str, Any] | None
    rematch: str | None
    uploaded: bool
    hints: Hints
    strict: bool
    answer_hours: int
    created: Millis
    started: Millis | None
    ended: Millis | None
    closed: Millis | None = None


class ListedTable(Struct):
    """A public table on the list."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    pace: Pace
    state: TableState
    seats: list[SeatInfo]
    created: Millis
    started: Millis | None
    shortened: list[str] = []
    """Options whose texts are too long for a list: of these only the beginning is told."""


class Seated(Struct):
    """One's place at a table. `resume` is the link that seats any device: it is shown this once."""

    table: TableInfo
    seat: int | None
    resume: str | None


class DeviceInfo(Struct):
    """A device that opens one's seat. `here`: it is at the table now; `this`: it is the one that asks."""

    device: int
    kind: DeviceKind
    since: Millis
    here: bool
    this: bool


class ResumeLink(Struct):
    resume: str


class UploadedRecord(Struct):
    """A finished match as docs/records.md tells it. Fields that we do not know are let through: later ones may come."""

    palier: Literal[1]
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    rules: Annotated[int, Meta(ge=0, le=RULES_MOST)]
    players: Annotated[int, Meta(ge=1, le=SEATS_MOST)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=OPTIONS_MOST)]
    setup: Outcomes
    actions: Annotated[list[RecordedAction], Meta(max_length=ACTIONS_MOST)]
    start: dict[str, Any] | UnsetType = UNSET
    hashes: dict[str, str] = {}
    outcome: dict[str, Any] | UnsetType = UNSET


class Uploaded(Struct):
    id: str


class LogEntry(Struct):
    """An `update` without its position."""

    version: int
    kind: EntryKind
    seat: int
    action: str | None
    events: list[dict[str, Any]]
    at: Millis


class Log(Struct):
    """`more`: the log goes on after the last of these entries; ask again from there."""

    version: int
    entries: list[LogEntry]
    more: bool = False


class Replay(Struct):
    """A finished match after `step` actions, all hands open.

    `view` is a spectator's; `private[seat]` holds what only that seat's view tells beside it (in RoomShare: `hand`).
    `seat`, `action` and `events` are the action that led here; none at step 0.
    """

    table: str
    game: str
    step: int
    steps: int
    seat: int | None
    action: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    private: list[dict[str, Any]]


class Told(Struct):
    """An action by its notation, and what more is known `about` it: what a text needs to say it in words."""

    action: str
    about: dict[str, Any]


class Suggestion(Struct):
    """`promise`: the share of the win that the search expects of the action, 0 to 1."""

    action: str
    about: dict[str, Any]
    promise: float


class Marked(Struct):
    """A decision where the search saw a clearly better one. `step`: how many actions came before it.

    `line`: how the seat might have gone on after `best`, as far as it alone decides.
    """

    step: int
    seat: int
    played: Suggestion
    best: Suggestion
    line: list[Told]


class Review(Struct):
    """How far the review of a seat's decisions has come, and those that it marks. It goes on while somebody asks."""

    table: str
    seat: int
    state: ReviewState
    done: int
    total: int
    marked: list[Marked]


class Problem(Struct):
    code: str
    message: str


class ErrorAnswer(Struct):
    error: Problem


class Health(Struct):
    status: Literal["ok"]
    version: str
    compiled: bool


NotReady = Literal[
    "starting", "locked", "disk_full", "read_only", "unreadable", "damaged", "moved", "not_written", "no_workers"
]


class Ready(Struct):
    """Whether moves are stored: the last write went through, lately. `reason`: why not."""

    ready: bool
    reason: NotReady | None


# ---- Said by a client over the WebSocket.


class PlayAsk(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    id: MessageId
    version: Version
    action: Annotated[str, Meta(max_length=2000)]


class UndoAsk(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    id: MessageId
    version: Version


class PreviewAsk(Struct, tag_field="type", tag="preview", forbid_unknown_fields=True):
    id: MessageId
    version: Version
    action: Annotated[str, Meta(max_length=2000)]


class HintAsk(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What a strong bot would do in one's place, as the table stands when this is heard."""

    id: MessageId


class ChatAsk(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_MOST)]


class MoreTimeAsk(Struct, tag_field="type", tag="more_time", forbid_unknown_fields=True):
    """A little longer to answer in a window; at a strict table for everybody who is asked."""

    id: MessageId
    version: Version


class QuietAsk(Struct, tag_field="type", tag="quiet", forbid_unknown_fields=True):
    """Passes in this window and in all others of this turn."""

    id: MessageId
    version: Version


class OrdersAsk(Struct, tag_field="type", tag="orders", forbid_unknown_fields=True):
    """Standing orders by kind of window; a kind that is left out is asked. They replace all that were given before."""

    id: MessageId
    orders: Annotated[dict[WindowKind, OrderMode], Meta(max_length=32)]


class ShowAsk(Struct, tag_field="type", tag="show", forbid_unknown_fields=True):
    """Shows one's hand to another seat, where the game allows it."""

    id: MessageId
    to: SeatNumber


class SinceAsk(Struct, tag_field="type", tag="since", forbid_unknown_fields=True):
    version: Version


class HereAsk(Struct, tag_field="type", tag="here", forbid_unknown_fields=True):
    """Says that somebody is there: a hand on the mouse, a key. Clients say it every few seconds at most."""


class PingAsk(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = (
    PlayAsk
    | UndoAsk
    | PreviewAsk
    | HintAsk
    | ChatAsk
    | MoreTimeAsk
    | QuietAsk
    | OrdersAsk
    | ShowAsk
    | SinceAsk
    | HereAsk
    | PingAsk
)

# ---- Said by the server over the WebSocket.


class Update(Struct, tag_field="type", tag="update"):
    """One entry of the log, and the position after it, as this seat may see them."""

    version: int
    kind: EntryKind
    seat: int
    action: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    legal: list[str]
    to_act: tuple[int, ...]
    may_act: tuple[int, ...]
    can_undo: bool
    at: Millis


class Hello(Struct, tag_field="type", tag="hello"):
    """Everything one needs to begin: first on every socket, and once more when the cards are dealt."""

    table: TableInfo
    seat: int | None
    version: int
    view: dict[str, Any] | None
    legal: list[str]
    to_act: tuple[int, ...]
    may_act: tuple[int, ...]
    can_undo: bool
    missed: list[Update]


class Ack(Struct, tag_field="type", tag="ack"):
    id: str
    version: int


class Refused(Struct, tag_field="type", tag="error", omit_defaults=True):
    """`id` is null when the message was not even readable."""

    id: str | None
    code: str
    message: str
    legal: list[str] | UnsetType = UNSET


class Stale(Struct, tag_field="type", tag="stale"):
    id: str
    version: int
    missed: list[Update]


class Preview(Struct, tag_field="type", tag="preview"):
    id: str
    version: int
    events: list[dict[str, Any]]


class HintFound(Struct):
    """`next` is the next best, null when `best` is all there is; `choices`: how many actions there are."""

    best: Suggestion
    next: Suggestion | None
    choices: int
    verdict: Verdict


class Hint(Struct, tag_field="type", tag="hint"):
    """`version`: where the table stood. Where several act at once it may have moved on, and the hint be as good."""

    id: str
    version: int
    found: HintFound


class TableChanged(Struct, tag_field="type", tag="table"):
    table: TableInfo


class Said(Struct, tag_field="type", tag="chat"):
    number: int
    seat: int
    name: str
    text: str
    at: Millis


class WindowOpen(Struct, tag_field="type", tag="window"):
    """To the seat that may answer: what about, and how long the table waits for it (null: as long as it takes).

    `by_order`: a standing order will answer. `kind` is null when the seat is no longer asked. `answer`: what the seat
    has answered, sealed until the window closes. `closes`: how long the window stays open whatever anybody answers.
    """

    version: int
    kind: str | None
    decline: str | None
    concerns: bool
    left: Millis | None
    by_order: bool
    answer: str | None = None
    closes: Millis = 0


class MoreTime(Struct, tag_field="type", tag="more_time"):
    """At a strict table somebody who is asked wants more time: the window now closes after `left`. Nobody is named."""

    version: int
    left: Millis


class Idle(Struct, tag_field="type", tag="idle"):
    """To a seat that others wait for: a bot plays for it in `left` if its player does nothing; null: no more."""

    left: Millis | None


class Orders(Struct, tag_field="type", tag="orders"):
    """One's own standing orders, for every kind of window that the game has. Nobody else is told them."""

    orders: dict[str, OrderMode]


class Shown(Struct, tag_field="type", tag="shown"):
    """Everybody hears that a hand was shown; only whom it was shown to gets it."""

    seat: int
    to: int
    version: int
    hand: dict[str, Any] | None


class PressureTold(Struct, tag_field="type", tag="pressure"):
    """Whether bots are short of time on this server, where bots play: see `PressureLevel`."""

    level: PressureLevel


class Pong(Struct, tag_field="type", tag="pong"):
    pass


ServerMessage = (
    Hello
    | Update
    | Ack
    | Refused
    | Stale
    | Preview
    | Hint
    | TableChanged
    | Said
    | WindowOpen
    | MoreTime
    | Idle
    | Orders
    | Shown
    | PressureTold
    | Pong
)

ENCODER: Final = msgspec.json.Encoder()
CLIENT_MESSAGE: Final = msgspec.json.Decoder(ClientMessage)


encode: Final[Callable[[Struct], bytes]] = ENCODER.encode

"""What clients say over their sockets, each answered in its turn in the table's queue."""

import asyncio
from functools import partial
from typing import Any, cast

import msgspec
from msgspec import Raw

from palier.engine.errors import IllegalAction, PalierError
from palier.server import seen
from palier.server.protocol import (
    CLIENT_MESSAGE,
    Ack,
    ChatAsk,
    ClientMessage,
    Hint,
    HintAsk,
    MoreTimeAsk,
    OrdersAsk,
    PingAsk,
    PlayAsk,
    Pong,
    Preview,
    PreviewAsk,
    QuietAsk,
    Refused,
    ShowAsk,
    Shown,
    SinceAsk,
    Stale,
    UndoAsk,
    Update,
    encode,
)
from palier.server.refusals import Refusal
from palier.server.room import Outlet, Room, failure
from palier.server.texts import sentence
from palier.server.verbs.answer import answer as answer_window
from palier.server.verbs.chat import say
from palier.server.verbs.hint import may_hint
from palier.server.verbs.orders import give_orders, open_window, orders_of
from palier.server.verbs.play import play
from palier.server.verbs.preview import preview
from palier.server.verbs.show import show
from palier.server.verbs.standin import stand_in
from palier.server.verbs.undo import undo
from palier.server.workers.run import GivenUp

PONG = encode(Pong())


class OnlyId(msgspec.Struct):
    """What can be saved of a message that is not understood, so that the refusal names it."""

    id: str | None = None


Versioned = PlayAsk | UndoAsk | PreviewAsk | MoreTimeAsk | QuietAsk

ONLY_ID = msgspec.json.Decoder(OnlyId)


def read(raw: str | bytes) -> ClientMessage:
    try:
        message: ClientMessage = CLIENT_MESSAGE.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", detail=str(error)) from error
    return message


def id_in(raw: str | bytes) -> str | None:
    try:
        found = ONLY_ID.decode(raw).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if found is None or len(found) <= 64 else None


def receive(room: Room, outlet: Outlet, raw: str | bytes) -> None:
    """Puts a message in the table's queue, or refuses it at once."""
    try:
        ask: ClientMessage = read(raw)
        if isinstance(ask, PingAsk):
            outlet.send(PONG)
        else:
            room.put(partial(answer, room, outlet, ask))
    except PalierError as error:
        refuse(room, outlet, id_in(raw), error)


def refuse(room: Room, outlet: Outlet, message_id: str | None, error: PalierError) -> None:
    room.hub.metrics.refusals.labels(error.code).inc()
    refused = Refused(message_id, error.code, sentence(error, outlet.lang))
    if isinstance(error, IllegalAction):
        refused.legal = list(error.legal)
    outlet.send(encode(refused))


async def answer(room: Room, outlet: Outlet, ask: ClientMessage) -> None:
    if not room.has(outlet):
        # It waited in the queue while its seat's secret became worthless.
        return
    hub = room.hub
    now = hub.clock()
    room.touched = hub.steady()
    if hub.metrics.holds.counting:
        hub.metrics.holds.name(type(ask).__name__)
    try:
        if outlet.seat is not None and not isinstance(ask, SinceAsk) and room.is_back(outlet.seat, room.touched):
            await let_in(room, outlet.seat, ask)
        if isinstance(ask, PlayAsk):
            await on_play(room, outlet, ask, now)
        elif isinstance(ask, UndoAsk):
            await on_undo(room, outlet, ask, now)
        elif isinstance(ask, PreviewAsk):
            on_preview(room, outlet, ask)
        elif isinstance(ask, HintAsk):
            on_hint(room, outlet, ask)
        elif isinstance(ask, ChatAsk):
            await on_chat(room, outlet, ask, now)
        elif isinstance(ask, MoreTimeAsk):
            await on_more_time(room, outlet, ask)
        elif isinstance(ask, QuietAsk):
            await on_quiet(room, outlet, ask)
        elif isinstance(ask, OrdersAsk):
            await on_orders(room, outlet, ask)
        elif isinstance(ask, ShowAsk):
            await on_show(room, outlet, ask)
        elif isinstance(ask, SinceAsk):
            on_since(room, outlet, ask)
    except PalierError as error:
        refuse(room, outlet, getattr(ask, "id", None), error)
    except Exception as error:  # noqa: BLE001 - memory may no longer tell what the log tells
        refuse(room, outlet, getattr(ask, "id", None), failure(error))
        room.break_off(error)


async def let_in(room: Room, seat: int, ask: ClientMessage) -> None:
    """A bot plays for them as absent: it makes way first."""
    before = room.table.version
    await room.come_back(seat)
    if isinstance(ask, Versioned) and ask.version == before:
        # That they are back is no news to them.
        ask.version = room.table.version


def seat_of(outlet: Outlet) -> int:
    if outlet.seat is None:
        raise Refusal("not_your_seat")
    return outlet.seat


async def on_play(room: Room, outlet: Outlet, ask: PlayAsk, now: int) -> None:
    table = room.table
    seat = seat_of(outlet)
    if answered_before(room, outlet, seat, ask) or is_stale(room, outlet, ask):
        return
    await check_log(room, seat, now)
    if table.seats[seat].standin is not None:
        raise Refusal("standing_in")
    if room.windows.asks(seat):
        await seal(room, outlet, seat, ask.action, ask.id)
        return
    entry, events = play(table, seat, ask.action, room.hub.chance, now, ask.id)
    await room.write(entry, events, partial(acknowledge_and_tell, room, outlet, ask.id))


async def check_log(room: Room, seat: int, now: int) -> None:
    """Where a seat has filled its part of the log a bot plays on, so that the table does not stop with it."""
    table = room.table
    if table.has_spent_log(seat) and table.to_act:
        if table.seats[seat].standin is None:
            await room.write(stand_in(table, seat, room.hub.settings.standin_bot, "left", now))
        raise Refusal("log_spent")


async def seal(room: Room, outlet: Outlet, seat: int, action: str, message_id: str) -> None:
    """An answer in a window: acknowledged to its seat, and nobody else hears of it yet."""
    sealed = answer_window(room.table, seat, action, message_id)
    if room.table.sealed_by(seat) is None:
        await room.seal(sealed)
    acknowledge(outlet, message_id, sealed.version + 1)
    room.windows.has_answered(seat)


async def on_undo(room: Room, outlet: Outlet, ask: UndoAsk, now: int) -> None:
    seat = seat_of(outlet)
    if answered_before(room, outlet, seat, ask) or is_stale(room, outlet, ask):
        return
    await check_log(room, seat, now)
    entry = undo(room.table, seat, now, ask.id)
    await room.write(entry, None, partial(acknowledge_and_tell, room, outlet, ask.id))


def on_preview(room: Room, outlet: Outlet, ask: PreviewAsk) -> None:
    seat = seat_of(outlet)
    if not is_stale(room, outlet, ask):
        outlet.send(encode(Preview(ask.id, ask.version, preview(room.table, seat, ask.action))))


def on_hint(room: Room, outlet: Outlet, ask: HintAsk) -> None:
    """Answered when it is found; meanwhile the table goes on."""
    seat = seat_of(outlet)
    match = may_hint(room.table, seat)
    if seat in room.hinting:
        raise Refusal("hint_running")
    room.hub.limits.hint(outlet.address)
    # Made now: by the time that a worker is asked, the table may have moved on.
    guess = room.hub.thinkers.guess(match.game, match.state, seat)
    looking = look_for_hint(room, outlet, ask.id, room.table.version, guess, seat)
    room.hinting[seat] = asyncio.get_running_loop().create_task(looking)


async def look_for_hint(
    room: Room, outlet: Outlet, message_id: str, version: int, guess: dict[str, Any], seat: int
) -> None:
    try:
        found = await room.hub.thinkers.advise(room.table.game, guess, seat, room.table.id)
        if room.has(outlet):
            outlet.send(encode(Hint(message_id, version, found)))
    except GivenUp:
        refuse(room, outlet, message_id, Refusal("no_hint"))
    except Exception as error:  # noqa: BLE001 - whoever asked is told, and the table goes on
        refuse(room, outlet, message_id, failure(error))
    finally:
        room.hinting.pop(seat, None)


async def on_chat(room: Room, outlet: Outlet, ask: ChatAsk, now: int) -> None:
    seat = seat_of(outlet)
    before = room.table.chat_answered.get((seat, ask.id))
    if before is not None:
        acknowledge(outlet, ask.id, before)
        return
    room.hub.limits.chat(room.table.id, seat)
    line = say(room.table, seat, ask.text, ask.id, now)
    await room.hub.store.say(room.table.id, line)
    acknowledge(outlet, ask.id, line.version)
    await room.tell_all(encode(seen.said(line)))


async def on_more_time(room: Room, outlet: Outlet, ask: MoreTimeAsk) -> None:
    seat = seat_of(outlet)
    if not is_stale(room, outlet, ask):
        acknowledge(outlet, ask.id, room.table.version)
        await room.windows.more_time(seat)


async def on_quiet(room: Room, outlet: Outlet, ask: QuietAsk) -> None:
    seat = seat_of(outlet)
    if answered_before(room, outlet, seat, ask) or is_stale(room, outlet, ask):
        return
    if room.table.seats[seat].standin is not None:
        raise Refusal("standing_in")
    window = open_window(room.table, seat)
    await seal(room, outlet, seat, room.table.game.text(window.decline), ask.id)
    room.table.seats[seat].quiet = window.turn


async def on_orders(room: Room, outlet: Outlet, ask: OrdersAsk) -> None:
    seat = seat_of(outlet)
    give_orders(room.table, seat, ask.orders)
    await room.save()
    acknowledge(outlet, ask.id, room.table.version)
    room.tell_seat(seat, encode(orders_of(room.table, seat)))
    room.windows.give_again(seat)


async def on_show(room: Room, outlet: Outlet, ask: ShowAsk) -> None:
    seat = seat_of(outlet)
    hand = show(room.table, seat, ask.to)
    room.hub.limits.chat(room.table.id, seat)
    acknowledge(outlet, ask.id, room.table.version)
    version = room.table.version
    others = [other for other in room.all_outlets() if other.seat != ask.to]
    await room.tell(
        [
            (encode(Shown(seat, ask.to, version, hand)), room.outlets.get(ask.to, ())),
            (encode(Shown(seat, ask.to, version, None)), others),
        ]
    )


def on_since(room: Room, outlet: Outlet, ask: SinceAsk) -> None:
    table = room.table
    if ask.version > table.version or table.match is None:
        outlet.send(encode(seen.hello(table, outlet.seat)))
        return

    def tell(missed: list[Raw]) -> None:
        for update in missed[:-1]:
            outlet.send(bytes(update), more=True)
        if missed:
            outlet.send(bytes(missed[-1]))

    room.catch_up(outlet, ask.version, tell)


def acknowledge(outlet: Outlet, message_id: str, version: int) -> None:
    outlet.send(encode(Ack(message_id, version)))


def acknowledge_and_tell(room: Room, outlet: Outlet, message_id: str, version: int) -> None:
    """Before everybody is told: whoever acted is told the entry right after its acknowledgement."""
    outlet.send(encode(Ack(message_id, version)), more=room.has(outlet))


def answered_before(room: Room, outlet: Outlet, seat: int, ask: PlayAsk | UndoAsk | QuietAsk) -> bool:
    """The same id again gets the same answer."""
    table = room.table
    version = table.answered.number(seat, ask.id)
    if table.sealed_ids:
        version = table.sealed_ids.get((seat, ask.id), version)
    if version is None:
        return False
    acknowledge(outlet, ask.id, version)
    return True


def is_stale(room: Room, outlet: Outlet, ask: Versioned) -> bool:
    table = room.table
    if ask.version == table.version:
        return False
    if table.match is None:
        raise Refusal("not_started")

    def tell(missed: list[Raw]) -> None:
        outlet.send(encode(Stale(ask.id, table.version, cast("list[Update]", missed))))

    room.catch_up(outlet, ask.version, tell)
    return True

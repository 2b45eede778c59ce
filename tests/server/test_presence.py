"""Who does nothing is absent, whatever sockets are open; no clock that can be set counts; hosts are replaced."""

from pathlib import Path

import pytest

from palier.server import acts
from palier.server.chance import entropy_chance
from palier.server.presence import Presence
from palier.server.protocol import BotSeat, MakeTable
from palier.server.refusals import Refusal
from palier.server.settings import Settings
from palier.server.table import Table
from palier.server.verbs.claim import claim
from palier.server.verbs.make import make
from palier.server.verbs.play import play
from palier.server.verbs.start import start_when_full
from tests.server.world import Client, World, in_world, settle

SETTINGS = Settings()
NOW = 1_800_000_000_000
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


def started(pace: str = "live", players: int = 2) -> Table:
    table = make(MakeTable(game="roomshare", players=players, pace=pace), "abcdefghjk", NOW)  # type: ignore[arg-type]
    for seat in range(players):
        claim(table, seat, f"seat {seat}", NOW)
    assert start_when_full(table, entropy_chance, NOW)
    return table


def presence_of(table: Table) -> Presence:
    presence = Presence(table, SETTINGS, NOW)
    presence.look(NOW)
    return presence


# The rules alone


def test_a_live_player_who_is_away_is_stood_in_for_when_somebody_waits() -> None:
    table = started()
    acting = table.to_act[0]
    presence = presence_of(table)
    table.seats[1 - acting].sockets = 1
    assert presence.to_replace(NOW + MINUTE - 1) == []
    assert presence.to_replace(NOW + MINUTE) == [acting]
    table.seats[1 - acting].sockets = 0
    assert presence.to_replace(NOW + MINUTE) == []


def test_an_open_page_that_does_nothing_is_absence_once_somebody_active_waits() -> None:
    table = started()
    acting = table.to_act[0]
    presence = presence_of(table)
    for seat in table.seats:
        seat.sockets = 1
    # Nobody does anything: the table sleeps.
    assert presence.to_warn(NOW + 10 * MINUTE) == []
    assert presence.to_replace(NOW + 10 * MINUTE) == []
    # The other comes back to it: a fair warning first.
    presence.act(1 - acting, NOW + 11 * MINUTE)
    assert presence.to_warn(NOW + 11 * MINUTE) == [(acting, SETTINGS.idle_warning_ms)]
    assert presence.to_warn(NOW + 11 * MINUTE) == []
    assert presence.to_replace(NOW + 11 * MINUTE + SETTINGS.idle_warning_ms - 1) == []
    assert presence.to_replace(NOW + 11 * MINUTE + SETTINGS.idle_warning_ms) == [acting]
    # Anything that they do is enough.
    assert presence.act(acting, NOW + 11 * MINUTE + 5)
    assert presence.to_replace(NOW + 11 * MINUTE + SETTINGS.idle_warning_ms) == []
    assert not presence.is_absent(acting, NOW + 12 * MINUTE)
    assert presence.is_absent(acting, NOW + 12 * MINUTE + 5)
    assert not presence.is_absent(1 - acting, NOW + 20 * MINUTE)


def test_over_days_it_is_three_days_from_the_turn_or_from_the_last_look() -> None:
    table = started("days")
    acting = table.to_act[0]
    presence = presence_of(table)
    table.seats[acting].sockets = 1
    assert presence.to_replace(NOW + 3 * DAY - 1) == []
    assert presence.to_replace(NOW + 3 * DAY) == [acting]
    presence.act(acting, NOW + 2 * DAY)
    assert presence.to_replace(NOW + 3 * DAY) == []
    play(table, acting, table.playing.legal(acting)[0].text, entropy_chance, NOW)
    presence.look(NOW + 4 * DAY)
    assert presence.to_replace(NOW + 7 * DAY - 1) == []
    assert presence.to_replace(NOW + 7 * DAY) == list(table.to_act)


# At a table


async def two_at_a_table(world: World) -> tuple[str, list[str], Client, Client]:
    """The one who is to act, and the other."""
    table, secrets = await world.table()
    clients = [await world.connect(table, secret) for secret in secrets]
    acting = clients[0].position["to_act"][0]
    return table, secrets, clients[acting], clients[1 - acting]


async def here(client: Client) -> None:
    """A hand on the mouse."""
    client.say(type="here")
    await settle(client.room)


async def pass_time(world: World, client: Client, seconds: float) -> None:
    world.clock.pass_time(seconds)
    await world.hub.tick()
    await settle(client.room)


def test_a_bot_stands_in_for_an_idle_page_and_makes_way_for_whatever_its_player_does(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        _, _, idle, other = await two_at_a_table(world)
        seat = idle.seat or 0
        await pass_time(world, other, 46)
        assert 13_000 < idle.last("idle")["left"] <= 15_000
        assert other.of("idle") == []
        await here(idle)
        await pass_time(world, other, 16)
        assert idle.last("idle") == {"type": "idle", "left": None}
        assert other.version == 0
        await pass_time(world, other, 30)
        await here(other)
        await pass_time(world, other, 16)
        assert other.of("update")[0]["kind"] == "standin"
        assert other.last("table")["table"]["seats"][seat]["standin"] == "greedy"
        # The bot has played the turn; on any word of its player the seat is theirs again.
        answer = await idle.ask(type="chat", id="c", text="I am here")
        assert answer["type"] == "ack"
        assert other.last("table")["table"]["seats"][seat]["standin"] is None
        await world.play([idle, other], 6)

    in_world(tmp_path, story)


def test_what_its_player_says_on_the_position_that_they_saw_is_not_stale_for_their_coming_back(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        _, _, idle, other = await two_at_a_table(world)
        # Their own bot must not play on meanwhile.
        room = idle.room
        assert room is not None
        await pass_time(world, other, 46)
        await pass_time(world, other, 20)
        assert other.last("table")["table"]["seats"][idle.seat or 0]["standin"] == "greedy"
        version = idle.version
        answer = await idle.ask(type="undo", id="u", version=version)
        assert answer["code"] == "no_undo"
        assert room.table.entries[-1].kind == "standin"

    in_world(tmp_path, story)


def test_a_tab_that_connects_again_by_itself_has_done_nothing(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets, idle, other = await two_at_a_table(world)
        for _ in range(4):
            await world.disconnect(idle)
            idle = await world.connect(table, secrets[idle.seat or 0], since=0)
            await here(other)
            await pass_time(world, other, 20)
        assert other.last("table")["table"]["seats"][idle.seat or 0]["standin"] == "greedy"

    in_world(tmp_path, story)


def test_another_may_let_a_bot_play_for_an_idle_page(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets, idle, other = await two_at_a_table(world)
        ask = (world.hub, table, secrets[other.seat or 0], idle.seat or 0, "greedy")
        world.clock.pass_time(59)
        with pytest.raises(Refusal, match="not_absent"):
            await acts.standin(*ask)
        world.clock.pass_time(2)
        info = await acts.standin(*ask)
        assert info.seats[idle.seat or 0].standin == "greedy"

    in_world(tmp_path, story)


def test_a_window_is_not_idleness(tmp_path: Path) -> None:
    """Whoever may answer is waited for as long as the window says, and no bot stands in for that."""

    async def story(world: World) -> None:
        table, secrets = await world.table(3, game="wucherer")
        clients = [await world.connect(table, secret) for secret in secrets]
        for number in range(400):
            await settle(clients[0].room)
            position = clients[0].position
            if not position["to_act"]:
                return
            for client in clients:
                client.say(type="here")
            await pass_time(world, clients[0], 5)
            turn = [client for client in clients if client.seat in client.position["to_act"]]
            if turn:
                legal = turn[0].position["legal"]
                turn[0].say(type="play", id=f"m{number}", version=turn[0].version, action=legal[number % len(legal)])
        assert all(update["kind"] != "standin" for update in clients[0].of("update"))

    in_world(tmp_path, story)


# Clocks that are set


@pytest.mark.parametrize("jump", [10 * 60, 4 * 24 * 3600, -3600, -30 * 24 * 3600])
@pytest.mark.parametrize("pace", ["live", "days"])
def test_no_jump_of_the_wall_clock_makes_or_hinders_an_absence(tmp_path: Path, pace: str, jump: float) -> None:
    patience = SETTINGS.live_absence_ms / 1000 if pace == "live" else SETTINGS.days_absence_ms / 1000

    async def story(world: World) -> None:
        table, secrets = await world.table(pace=pace)
        clients = [await world.connect(table, secret) for secret in secrets]
        acting = clients[0].position["to_act"][0]
        await world.disconnect(clients[acting])
        other = clients[1 - acting]
        await pass_time(world, other, 1)
        world.clock.jump(jump)
        await pass_time(world, other, patience - 5)
        await here(other)
        await pass_time(world, other, 1)
        assert (await acts.look(world.hub, table)).seats[acting].standin is None
        await pass_time(world, other, 10)
        assert (await acts.look(world.hub, table)).seats[acting].standin == "greedy"

    in_world(tmp_path, story)


@pytest.mark.parametrize("jump", [0, 10 * 60, 4 * 24 * 3600, -3600])
def test_over_days_the_time_of_the_server_adds_up_and_its_absence_does_not(tmp_path: Path, jump: float) -> None:
    """The server is killed once a day and stands still for a day, while somebody sets its clock."""

    async def story(world: World) -> None:
        table, secrets = await world.table(pace="days")
        client = await world.connect(table, secrets[0])
        acting = client.position["to_act"][0]
        await world.disconnect(client)
        day = 24 * 3600
        await world.hub.tick()
        for _ in range(2):
            world.clock.pass_time(day)
            await world.hub.tick()
            # Nothing is counted from the last note to the next start.
            world.clock.pass_time(day)
            world.clock.jump(jump)
            await world.restart()
            await world.hub.tick()
            assert table not in world.hub.rooms
        world.clock.pass_time(day - 600)
        await world.hub.tick()
        assert table not in world.hub.rooms
        world.clock.pass_time(900)
        await world.hub.tick()
        room = world.hub.rooms[table]
        await settle(room)
        assert room.table.seats[acting].standin == "greedy"

    in_world(tmp_path, story)


# Hosts


def test_a_host_who_is_gone_is_replaced_by_the_next_person_who_is_there(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        made = await acts.make(world.hub, MakeTable(game="roomshare", players=4, name="Ann"))
        table = made.table.id
        bob = await acts.claim(world.hub, table, 1, "Bob", None)
        cid = await acts.claim(world.hub, table, 2, "Cid", None)
        ann = await world.connect(table, made.secret)
        clients = {1: await world.connect(table, bob.secret), 2: await world.connect(table, cid.secret)}
        await world.disconnect(clients[1])
        # An open page that does nothing is no host either.
        await pass_time(world, ann, 299)
        await here(clients[2])
        await pass_time(world, ann, 0)
        assert (await acts.look(world.hub, table)).host == 0
        await pass_time(world, ann, 2)
        assert clients[2].last("table")["table"]["host"] == 2
        info = await acts.free(world.hub, table, cid.secret, 0)
        assert info.seats[0].free
        assert ann.code == 4401
        assert (ann.last("error")["code"], ann.last("error")["message"]) == (
            "seat_freed",
            "The host has freed your seat.",
        )
        await world.restart()
        assert (await acts.look(world.hub, table)).host == 2
        gone = await world.connect(table, made.secret)
        assert gone.seat is None
        assert gone.last("error")["code"] == "seat_freed"

    in_world(tmp_path, story)


def test_whoever_leaves_while_they_play_hands_the_table_on(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(3)
        client = await world.connect(table, secrets[2])
        info = await acts.leave(world.hub, table, secrets[0])
        assert info.host == 2
        assert client.code is None

    in_world(tmp_path, story)


def test_only_the_host_frees_a_seat_only_before_the_start_and_not_their_own(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        made = await acts.make(
            world.hub, MakeTable(game="roomshare", players=4, name="Ann", bots=[BotSeat(3, "greedy")])
        )
        table = made.table.id
        bob = await acts.claim(world.hub, table, 1, "Bob", None)
        with pytest.raises(Refusal, match="not_host"):
            await acts.free(world.hub, table, bob.secret, 3)
        with pytest.raises(Refusal, match="own_seat"):
            await acts.free(world.hub, table, made.secret, 0)
        info = await acts.free(world.hub, table, made.secret, 3)
        assert [seat.free for seat in info.seats] == [False, False, True, True]
        for seat in (2, 3):
            await acts.claim(world.hub, table, seat, "x", None)
        with pytest.raises(Refusal, match="already_started"):
            await acts.free(world.hub, table, made.secret, 1)

    in_world(tmp_path, story)

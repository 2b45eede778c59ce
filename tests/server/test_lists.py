"""The public list: bounded in bytes whatever options hold, and nobody's alone."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import palier
from palier.server import acts
from palier.server.protocol import LISTED_TEXT_MOST, ListedTable, MakeTable
from palier.server.refusals import Refusal
from palier.server.settings import Settings
from tests.server.material import mission_of
from tests.server.world import World, in_world

LONGEST_MISSION: Final = 20_000


def padded_mission() -> str:
    """A mission of the box with as many blanks as an option may hold."""
    text = json.dumps(mission_of("m01_boulangere"), ensure_ascii=True)
    return text[:-1] + " " * (LONGEST_MISSION - len(text) - 1) + text[-1]


def public_table(**more: Any) -> MakeTable:
    return MakeTable(game="home_staging", players=2, options={"custom": padded_mission()}, public=True, **more)


def test_a_padded_mission_is_kept_short_and_listed_shorter(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        made = [(await acts.make(world.hub, public_table(name="Ann"))).table for _ in range(50)]
        kept = str(made[0].options["custom"])
        assert json.loads(kept) == json.loads(padded_mission())
        assert len(kept) < 3000
        assert ": " not in kept.replace("\u00a0", " ").split('"map"')[1]
        listed = await acts.listed(world.hub)
        assert len(listed) == 50
        assert len(msgspec.json.encode(listed)) <= 64 * 1024
        for table in listed:
            assert len(str(table.options["custom"])) <= LISTED_TEXT_MOST
            assert table.shortened == ["custom"]
            assert table.options["mission"] == "m00_odette"
        await world.restart()
        again = await acts.listed(world.hub)
        assert [table.options for table in again] == [table.options for table in listed]
        assert str((await acts.look(world.hub, listed[0].id)).options["custom"]) == kept

    in_world(tmp_path, story, Settings(limited=False))


def test_a_list_of_too_many_bytes_leaves_its_oldest_out(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        for number in range(20):
            await acts.make(world.hub, MakeTable(game="roomshare", players=2, public=True, name=f"Ann {number}"))
        listed: list[ListedTable] = await acts.listed(world.hub)
        assert 3 <= len(listed) < 20
        assert [table.seats[0].name for table in listed] == [
            f"Ann {number}" for number in range(19, 19 - len(listed), -1)
        ]
        assert sum(len(msgspec.json.encode(table)) for table in listed) <= 4000

    in_world(tmp_path, story, Settings(limited=False, listed_bytes=4000))


def test_one_address_has_a_few_public_tables_open(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        ask = MakeTable(game="roomshare", players=2, public=True, name="Ann")
        for _ in range(world.settings.public_tables_per_address):
            await acts.make(world.hub, ask, address="2001:db8::1")
        with pytest.raises(Refusal) as refused:
            # One line of the same network, which has as many addresses as it likes.
            await acts.make(world.hub, ask, address="2001:db8::2")
        assert refused.value.code == "too_many_public"
        await acts.make(world.hub, ask, address="2001:db8:1::1")
        private = MakeTable(game="roomshare", players=2, name="Ann")
        await acts.make(world.hub, private, address="2001:db8::1")
        world.clock.pass_time(world.settings.listed_for_ms / 1000)
        await acts.make(world.hub, ask, address="2001:db8::1")

    in_world(tmp_path, story)


def test_where_a_public_table_came_from_stands_nowhere(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        await acts.make(world.hub, MakeTable(game="roomshare", players=2, public=True), address="203.0.113.77")
        assert "203.0.113.77" not in repr(vars(world.hub.limits.open_tables))

    in_world(tmp_path, story)
    for file in tmp_path.iterdir():
        assert b"203.0.113.77" not in file.read_bytes()


def test_a_public_table_that_is_over_counts_no_more(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        for _ in range(2):
            table, secrets = await world.table(public=True)
            clients = [await world.connect(table, secret) for secret in secrets]
            await world.play(clients)
            assert clients[0].room is not None
            assert clients[0].room.table.state == "over"

    in_world(tmp_path, story, Settings(public_tables_per_address=1, bot_seconds=60.0))


def test_a_rematch_of_a_public_table_is_public_only_while_its_address_may_have_one_more(tmp_path: Path) -> None:
    """Else whoever plays alone, again and again, fills the list with tables that wait for nobody."""

    async def story(world: World) -> None:
        ask = MakeTable(game="roomshare", players=2, public=True, name="Ann")
        home = "192.0.2.1"
        finished = []
        for _ in range(2):
            ann = await acts.make(world.hub, ask, address=home)
            bob = await acts.claim(world.hub, ann.table.id, 1, "Bob", None)
            await world.play([await world.connect(ann.table.id, one.secret) for one in (ann, bob)])
            finished.append((ann, bob))
        await acts.make(world.hub, ask, address=home)
        made = [(await acts.rematch(world.hub, ann.table.id, ann.secret, address=home)).table for ann, _ in finished]
        assert [table.public for table in made] == [True, False]
        assert len([table for table in await acts.listed(world.hub) if table.state == "waiting"]) == 2
        # Whoever comes second finds the same table.
        ann, bob = finished[1]
        assert (await acts.rematch(world.hub, ann.table.id, bob.secret)).table.id == made[1].id

    in_world(tmp_path, story, Settings(public_tables_per_address=2, bot_seconds=60.0))


def test_a_record_with_a_padded_mission_goes_on_loading(tmp_path: Path) -> None:
    """As version 0.1 kept them: its options are part of what its hashes are made of."""
    match = palier.new_match("home_staging", 1, seed=3, options={"custom": padded_mission()})
    while match.to_act:
        match.play(0, match.legal(0)[0])
    text = match.record.to_json()

    async def story(world: World) -> None:
        table = await acts.upload(world.hub, text)
        assert await acts.record(world.hub, table) == text

    in_world(tmp_path, story)

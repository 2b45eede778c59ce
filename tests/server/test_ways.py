"""Where all act at once a bot keeps to what it thought of, whatever the others do meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import palier
from palier.bots import choose
from palier.bots.search import SearchBot
from palier.engine.chance import SeededChance
from palier.engine.game import Game, State
from palier.server.bots import Thinkers, basis
from palier.server.protocol import BotSeat
from palier.server.settings import Settings
from tests.kit.driver import play_on
from tests.server.world import Client, World, in_world, nothing, settle

BOT = BotSeat(1, "search")


class Searching(Thinkers):
    """The search itself, in this process; remembers what it meant to do, time by time, and thinks while told to."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.meant: list[list[str]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.is_held = False

    async def choose(
        self,
        game: Game[Any],
        bot: str,
        state: State,
        seat: int,
        table: str = "",
        seconds: float | None = None,
        among: int = 1,
    ) -> list[str]:
        player = SearchBot(1, 60)
        action = choose(player, game.match_from(self.guess(game, state, seat), strict=False), seat)
        self.meant.append([action.text, *(game.text(code) for code in player.ahead())])
        self.is_held = not self.may_answer.is_set()
        await self.may_answer.wait()
        self.is_held = False
        return self.meant[-1]

    async def until_held(self) -> None:
        for _ in range(30_000):
            if self.is_held:
                return
            await asyncio.sleep(0.001)
        raise AssertionError("nobody thinks")


def thinkers_of(world: World) -> Searching:
    found = world.hub.thinkers
    assert isinstance(found, Searching)
    return found


def played_by_bot(client: Client) -> list[str]:
    updates = [update for update in client.of("update") if update["seat"] == BOT.seat]
    return [update["action"] for update in updates if update["action"] is not None]


async def until_both_draw(world: World, client: Client) -> None:
    """Until the person and the bot are both to act, the bot thinking and not yet allowed to answer."""
    thinkers = thinkers_of(world)
    for _ in range(60):
        thinkers.may_answer.set()
        await settle(client.room)
        thinkers.may_answer.clear()
        await draw(client)
        if set(client.position["to_act"]) == {0, 1}:
            await thinkers.until_held()
            return
    raise AssertionError("they never draw at once")


async def draw(client: Client) -> None:
    """Does not wait for bots, only until it is done."""
    room = client.room
    assert room is not None
    done = client.version
    client.say(type="play", id=f"own-{done}", version=done, action=client.position["legal"][0])
    for _ in range(30_000):
        await room.do(nothing)
        if client.version > done and client.last("ack")["id"] == f"own-{done}":
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the action was not taken")


@pytest.mark.parametrize("name", palier.games)
def test_a_choice_rests_on_something_whoever_is_to_act(name: str) -> None:
    for players in range(palier.games[name].fewest, palier.games[name].most + 1):
        match = palier.new_match(name, players, seed=players)
        for _ in play_on(match, SeededChance(players), most=120):
            for seat in match.to_act:
                rests_on = basis(match.game, match.state, seat)
                # Not on what it may not know.
                assert rests_on == basis(match.game, match.game.determinize(match.state, seat, SeededChance(1)), seat)


def test_a_bot_goes_its_way_to_the_end_without_thinking_again(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(2, "home_staging", bots=[BOT])
        client = await world.connect(table, secrets[0])
        await world.play([client], 25)
        meant = thinkers_of(world).meant
        assert max(len(way) for way in meant) > 1
        assert played_by_bot(client) == [action for way in meant for action in way]

    in_world(tmp_path, story, thinkers=Searching)


def test_what_others_draw_meanwhile_does_not_make_a_bot_think_again(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(2, "home_staging", bots=[BOT])
        client = await world.connect(table, secrets[0])
        await until_both_draw(world, client)
        thinkers = thinkers_of(world)
        before = len(played_by_bot(client))
        await draw(client)
        thinkers.may_answer.set()
        await settle(client.room)
        assert len(played_by_bot(client)) > before
        assert played_by_bot(client) == [action for way in thinkers.meant for action in way]

    in_world(tmp_path, story, thinkers=Searching)


def test_who_comes_back_while_a_bot_thinks_decides_alone(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(2, "home_staging")
        clients = [await world.connect(table, secret) for secret in secrets]
        thinkers = thinkers_of(world)
        thinkers.may_answer.clear()
        while BOT.seat not in clients[0].position["to_act"]:
            await draw(clients[0])
        await world.disconnect(clients[1])
        world.clock.pass_time(61)
        await world.hub.tick()
        await thinkers.until_held()
        await world.connect(table, secrets[1])
        thinkers.may_answer.set()
        await settle(clients[0].room)
        assert played_by_bot(clients[0]) == []

    in_world(tmp_path, story, Settings(standin_bot="search"), Searching)

"""Hints at tables: to whom they are given, what they know, and what becomes of the table meanwhile."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

import palier
from palier.analysis import CLEAR, hint
from palier.engine.game import Game
from palier.server import acts, bots
from palier.server.protocol import BotSeat, HintFound, MakeTable
from palier.server.settings import Settings
from palier.server.thinking import advise
from tests.server.process import PATIENCE, Player, ServerProcess, Socket
from tests.server.world import BOT_SECONDS, Client, FirstLegal, World, in_world

GAMES = list(palier.games)


def ask_hint(socket: Socket, number: int = 0) -> dict[str, Any]:
    return socket.ask(type="hint", id=f"hint-{number}")


def at_turn(socket: Socket) -> dict[str, Any]:
    """The first position in which this socket's seat, the first one, must do something."""
    position = socket.until("hello")
    while 0 not in position["to_act"]:
        position = socket.until("update")
    return position


def follow(socket: Socket, action: str) -> None:
    """Where several act at once, bots do so meanwhile: one plays on what they have done."""
    version = socket.position["version"]
    for number in range(50):
        answer = socket.ask(type="play", id=f"follow-{number}", version=version, action=action)
        if answer["type"] == "ack":
            return
        assert answer["type"] == "stale", answer
        version = answer["version"]
    raise AssertionError("the table never waits")


def bots_for(players: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "bot": "random"} for seat in range(1, players)]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_alone_with_bots_gets_a_hint_and_can_follow_it(server: ServerProcess, game: str) -> None:
    players = 3
    with Player(server) as ann:
        made = ann.make(players, game=game, bots=bots_for(players))
        assert made["table"]["hints"] == "alone"
        with ann.live(made["table"]["id"]) as socket:
            position = at_turn(socket)
            answer = ask_hint(socket)
            assert answer["type"] == "hint", answer
            assert answer["version"] >= position["version"]
            found = answer["found"]
            assert found["best"]["action"] in position["legal"]
            assert found["choices"] == len(position["legal"])
            assert 0 <= found["best"]["promise"] <= 1
            if found["choices"] == 1:
                assert (found["next"], found["verdict"]) == (None, "only")
            else:
                assert found["next"]["action"] in position["legal"]
                assert found["next"]["action"] != found["best"]["action"]
                ahead = found["best"]["promise"] - found["next"]["promise"]
                assert (found["verdict"] == "clear") == (ahead >= CLEAR)
            follow(socket, found["best"]["action"])


def test_a_solo_game_has_hints(server: ServerProcess) -> None:
    with Player(server) as ann:
        made = ann.make(1, game="home_staging")
        with ann.live(made["table"]["id"]) as socket:
            at_turn(socket)
            assert ask_hint(socket)["type"] == "hint"


@pytest.mark.parametrize(("lang", "words"), [("en", "alone against bots"), ("fr", "seul contre des robots")])
def test_between_people_a_hint_is_refused_in_a_sentence(server: ServerProcess, lang: str, words: str) -> None:
    """Whoever sits down later makes a table of one person a table of two."""
    with Player(server) as ann, Player(server) as bob:
        made = ann.make(3, bots=[{"seat": 2, "bot": "random"}])
        table = made["table"]["id"]
        assert made["table"]["hints"] == "none"
        with ann.live(table, lang=lang) as first:
            first.until("hello")
            before = first.ask(type="hint", id="early")
            assert (before["type"], before["code"]) == ("error", "not_started")
            bob.claim(table)
            with bob.live(table, lang=lang) as second:
                for socket in (first, second):
                    # Whoever connects late may find that the bot has played already.
                    socket.until("hello")
                    while socket.position["view"] is None:
                        socket.until("hello")
                    refused = ask_hint(socket)
                    assert (refused["type"], refused["code"]) == ("error", "no_hints")
                    assert words in refused["message"]


def test_who_has_left_still_counts_for_they_may_come_back(server: ServerProcess) -> None:
    with Player(server) as ann, Player(server) as bob:
        table = ann.make(2)["table"]["id"]
        bob.claim(table)
        assert bob.post(f"/api/tables/{table}/leave").status_code == 200
        assert ann.http.get(f"/api/tables/{table}").json()["hints"] == "none"
        with ann.live(table) as socket:
            at_turn(socket)
            assert ask_hint(socket)["code"] == "no_hints"


def test_where_the_maker_allowed_them_everybody_is_told_and_everybody_gets_them(server: ServerProcess) -> None:
    with Player(server) as ann, Player(server) as bob, Player(server) as eve:
        table = ann.make(2, hints=True)["table"]["id"]
        assert eve.http.get(f"/api/tables/{table}").json()["hints"] == "allowed"
        bob.claim(table)
        with ann.live(table) as first, bob.live(table) as second, eve.live(table) as watcher:
            sockets = [first, second]
            for socket in (*sockets, watcher):
                assert socket.until("hello")["table"]["hints"] == "allowed"
            acting = sockets[first.position["to_act"][0]]
            waiting = sockets[1 - first.position["to_act"][0]]
            assert ask_hint(acting)["type"] == "hint"
            assert ask_hint(waiting)["code"] == "not_your_turn"
            refused = ask_hint(watcher)
            assert (refused["type"], refused["code"]) == ("error", "not_your_seat")


def test_a_spectator_gets_no_hint_where_one_person_plays(server: ServerProcess) -> None:
    with Player(server) as ann, Player(server) as eve:
        table = ann.make(2, bots=bots_for(2))["table"]["id"]
        with eve.live(table) as watcher:
            watcher.until("hello")
            assert ask_hint(watcher)["code"] == "not_your_seat"


def test_the_setting_outlives_the_server_and_goes_on_to_the_rematch(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table(2, hints=True)
        await world.restart()
        assert (await acts.look(world.hub, table)).hints == "allowed"
        clients = [await world.connect(table, secret) for secret in secrets]
        await world.play(clients)
        again = await acts.rematch(world.hub, table, secrets[0])
        assert again.table.hints == "allowed"

    in_world(tmp_path, story)


# What a hint knows


def tell_hands(game: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> HintFound:
    """Instead of advice, what the worker was sent."""
    found = advise(game, position, seat, seed, 0.01)
    found.best.about = {"hands": position["hands"]}
    return found


async def ask(client: Client, **message: Any) -> dict[str, Any]:
    """Says something and waits for the answer, which a worker gives in its own time."""
    client.say(**message)
    return await answer_to(client, message["id"])


async def answer_to(client: Client, name: str) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for heard in client.heard:
            if heard.get("id") == name:
                return heard
        await asyncio.sleep(0.01)
    raise AssertionError(client.heard[-1])


async def hinting_table(world: World, players: int = 3, **more: Any) -> Client:
    table, secrets = await world.table(players, bots=[BotSeat(seat, "random") for seat in range(1, players)], **more)
    client = await world.connect(table, secrets[0])
    await world.play([client], 6)
    return client


def test_a_hint_is_made_from_a_guess_and_never_from_the_true_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "advise", tell_hands)

    async def story(world: World) -> None:
        client = await hinting_table(world)
        assert client.room is not None
        match = client.room.table.playing
        hands = match.state.to_json()["hands"]
        told = []
        for number in range(8):
            answer = await ask(client, type="hint", id=f"{number}")
            told.append(answer["found"]["best"]["about"]["hands"])
        assert all(guess[0] == hands[0] for guess in told)
        assert len({str(guess) for guess in told}) > 1
        assert any(guess != hands for guess in told)

    in_world(tmp_path, story, Settings(limited=False, bot_seconds=BOT_SECONDS, idle_seconds=BOT_SECONDS))


# What goes wrong, and how much there may be


def crash(game: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> HintFound:
    os._exit(3)


def stumble(game: str, position: dict[str, Any], seat: int, seed: int, seconds: float) -> HintFound:
    raise ValueError("a mistake")


@pytest.mark.parametrize("mishap", [crash, stumble])
def test_a_hint_that_fails_is_told_in_a_sentence_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mishap: Any
) -> None:
    monkeypatch.setattr(bots, "advise", mishap)

    async def story(world: World) -> None:
        client = await hinting_table(world)
        answer = await ask(client, type="hint", id="one")
        assert (answer["type"], answer["code"]) == ("error", "no_hint")
        assert answer["message"] == "No hint could be found this time; try again."
        assert await world.play([client], 2) == 2

    in_world(tmp_path, story)


class Held(FirstLegal):
    """Hints that are looked for only when the story says so: a move takes a while to be stored, too."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.may_look = asyncio.Event()

    async def advise(self, game: Game[Any], guess: dict[str, Any], seat: int, table: str = "") -> HintFound:
        await self.may_look.wait()
        return await super().advise(game, guess, seat, table)


def test_one_hint_at_a_time_and_the_table_does_not_wait_for_it(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        client = await hinting_table(world)
        version = client.version
        client.say(type="hint", id="one")
        client.say(type="hint", id="two")
        legal = client.position["legal"]
        client.say(type="play", id="move", version=version, action=legal[0])
        await answer_to(client, "move")
        thinkers = world.hub.thinkers
        assert isinstance(thinkers, Held)
        thinkers.may_look.set()
        await answer_to(client, "one")
        order = [message["id"] for message in client.heard if message.get("id") in ("one", "two", "move")]
        assert order == ["two", "move", "one"]
        refused = next(message for message in client.heard if message.get("id") == "two")
        assert (refused["type"], refused["code"]) == ("error", "hint_running")
        assert client.last("hint")["version"] == version

    in_world(tmp_path, story, Settings(limited=False, bot_seconds=BOT_SECONDS, idle_seconds=BOT_SECONDS), Held)


def test_so_many_hints_are_too_many(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        client = await hinting_table(world)
        codes = []
        for number in range(4):
            answer = await ask(client, type="hint", id=f"{number}")
            codes.append(answer.get("code", answer["type"]))
        assert codes == ["hint", "hint", "hint", "too_many_requests"]

    in_world(
        tmp_path, story, Settings(hint_seconds=0.01, hints_burst=3.0, bot_seconds=BOT_SECONDS, idle_seconds=BOT_SECONDS)
    )


def test_a_search_ends_when_its_time_is_over() -> None:
    match = palier.new_match("roomshare", 4, seed=1)
    seat = match.to_act[0]
    began = time.monotonic()
    found = hint(match, seat, 1_000_000, 1, 0.2)
    # Without a clock so many iterations would take minutes.
    assert time.monotonic() - began < 30
    assert 0 < sum(choice.tried for choice in found) < 1_000_000


def test_leaving_while_a_hint_is_looked_for_harms_nobody(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        client = await hinting_table(world)
        heard = len(client.heard)
        client.say(type="hint", id="one")
        await world.disconnect(client)
        room = client.room
        assert room is not None
        await asyncio.gather(*room.hinting.values())
        assert client.heard[heard:] == []
        assert not room.hinting

    in_world(tmp_path, story)


def test_make_table_says_no_by_default() -> None:
    assert MakeTable(game="roomshare", players=2).hints is False

"""Reviews of finished tables: what they mark, how they go on and stop, and that a second look is free."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import palier
from palier.analysis import CLEAR, advice
from palier.server import acts, bots
from palier.server.protocol import Marked, Review, ReviewAsk, Suggestion, Told
from palier.server.refusals import Refusal
from palier.server.settings import Settings
from palier.server.thinking import judge
from palier.text import Texts
from tests.server.process import PATIENCE, Player, ServerProcess
from tests.server.world import BOT_SECONDS, World, in_world


def finished(game: str, players: int = 2, seed: int = 3) -> palier.Record:
    """A match played to its end by random hands."""
    options = {"no_cards": True} if game == "roomshare" else {}
    match = palier.new_match(game, players, seed, options)
    choice = Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match.record


def upload(server: ServerProcess, record: palier.Record) -> str:
    answer = httpx.post(f"{server.address}/api/records", content=record.to_json(), timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def reviewed(player: Player, table: str, seat: int) -> list[dict[str, Any]]:
    """All the answers until the review is over."""
    answers: list[dict[str, Any]] = []
    end = time.monotonic() + 240
    while time.monotonic() < end:
        answer = player.post(f"/api/tables/{table}/review", {"seat": seat})
        assert answer.status_code == 200, answer.text
        answers.append(answer.json())
        if answers[-1]["state"] in ("done", "failed"):
            return answers
        time.sleep(0.05)
    raise AssertionError(answers[-1])


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("quick")
    with ServerProcess(
        folder, review_decision_seconds=0.05, bot_seconds=BOT_SECONDS, idle_seconds=BOT_SECONDS
    ) as running:
        yield running


def test_a_finished_match_is_reviewed_and_a_second_look_is_free(quick: ServerProcess) -> None:
    record = finished("roomshare")
    table = upload(quick, record)
    with Player(quick) as ann:
        answers = reviewed(ann, table, 0)
        last = answers[-1]
        mine = [number for number, step in enumerate(record.steps) if step.seat == 0]
        assert (last["state"], last["done"], last["total"]) == ("done", len(mine), len(mine))
        assert [answer["done"] for answer in answers] == sorted(answer["done"] for answer in answers)
        # Random hands do not play well.
        assert last["marked"]
        for marked in last["marked"]:
            assert (marked["seat"], marked["step"] in mine) == (0, True)
            assert marked["played"]["action"] == record.steps[marked["step"]].text
            legal = [action.text for action in palier.replay(record, marked["step"]).legal(0)]
            assert marked["best"]["action"] in legal
            assert marked["best"]["promise"] - marked["played"]["promise"] > CLEAR - 0.001
            follow(record, marked)
        assert len(reviewed(ann, table, 0)) == 1
        assert reviewed(ann, table, 0)[-1] == last


def follow(record: palier.Record, marked: dict[str, Any]) -> None:
    """The line can be played, in a game without secrets."""
    match = palier.replay(record, marked["step"])
    for action in (marked["best"], *marked["line"]):
        match.play(marked["seat"], action["action"])


def test_a_match_under_way_is_not_reviewed(quick: ServerProcess) -> None:
    with Player(quick) as ann:
        table = ann.make(2, bots=[{"seat": 1, "bot": "random"}])["table"]["id"]
        answer = ann.post(f"/api/tables/{table}/review", {"seat": 0})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_over")
        waiting = ann.make(2)["table"]["id"]
        assert ann.post(f"/api/tables/{waiting}/review", {"seat": 0}).json()["error"]["code"] == "not_over"


def test_a_seat_that_there_is_not_is_refused(quick: ServerProcess) -> None:
    table = upload(quick, finished("roomshare", seed=4))
    with Player(quick) as ann:
        assert ann.post(f"/api/tables/{table}/review", {"seat": 5}).status_code == 400
        assert ann.post(f"/api/tables/{table}/review", {"seat": 0, "iterations": 9}).status_code == 400


# In a world whose clock we have


def never(*_: object) -> Marked | None:
    raise ValueError("a mistake")


def always(game: str, position: dict[str, Any], seat: int, step: int, played: str, *_: float) -> Marked | None:
    """Marks everything, and tells what the worker was sent."""
    told = Suggestion(played, {"position": position}, 0.5)
    return Marked(step, seat, told, told, [])


async def review_until_over(world: World, table: str, seat: int) -> Review:
    for _ in range(100_000):
        told = await acts.review(world.hub, table, seat)
        if told.state in ("done", "failed"):
            return told
        await asyncio.sleep(0.001)
    raise AssertionError(told)


def test_a_review_is_made_from_guesses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the seat could not know is dealt anew, as for a bot."""
    monkeypatch.setattr(bots, "judge", always)
    match = palier.new_match("roomshare", 3, 7)
    choice = Random(7)
    while match.to_act:
        match.play(match.to_act[0], choice.choice(match.legal(match.to_act[0])))
    record = match.record

    async def story(world: World) -> None:
        table = await acts.upload(world.hub, record.to_json())
        told = await review_until_over(world, table, 1)
        others = 0
        for marked in told.marked:
            guess = marked.played.about["position"]
            true = palier.replay(record, marked.step)
            assert true.game.match_from(guess, strict=False).view(1) == true.view(1)
            others += guess["hands"] != true.state.to_json()["hands"]
        assert others > len(told.marked) / 2

    in_world(tmp_path, story)


def test_a_review_rests_when_nobody_asks_and_goes_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "judge", always)
    record = finished("roomshare", seed=5)

    async def story(world: World) -> None:
        table = await acts.upload(world.hub, record.to_json())
        first = await acts.review(world.hub, table, 0)
        assert first.state == "working"
        assert (await acts.review(world.hub, table, 1)).state == "waiting"
        # Whoever asked has gone.
        world.clock.pass_time(60)
        work = world.hub.reviews.running[table]
        assert work.task is not None
        await work.task
        assert work.state == "waiting"
        rested = work.done
        assert rested <= 2 < len(work.steps)
        assert (await review_until_over(world, table, 0)).done == len(work.steps)
        assert len(work.marked) > rested
        assert [marked.step for marked in work.marked] == sorted({marked.step for marked in work.marked})
        assert (await review_until_over(world, table, 1)).state == "done"

    in_world(tmp_path, story)


def test_a_review_that_keeps_failing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "judge", never)

    async def story(world: World) -> None:
        table = await acts.upload(world.hub, finished("roomshare", seed=6).to_json())
        told = await review_until_over(world, table, 0)
        assert told.state == "failed"
        assert not world.hub.reviews.running

    in_world(tmp_path, story)


def test_only_so_many_reviews_work_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "judge", always)

    async def story(world: World) -> None:
        record = finished("roomshare", seed=5).to_json()
        tables = [await acts.upload(world.hub, record) for _ in range(3)]
        states = [(await acts.review(world.hub, table, 0)).state for table in tables]
        assert states == ["working", "waiting", "waiting"]
        for table in tables:
            assert (await review_until_over(world, table, 0)).state == "done"

    in_world(tmp_path, story, Settings(bot_seconds=BOT_SECONDS, idle_seconds=BOT_SECONDS))


def test_what_is_not_over_is_refused_before_anything_begins(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        table, _ = await world.table(2)
        with pytest.raises(Refusal, match="not_over"):
            await acts.review(world.hub, table, 0)
        assert not world.hub.reviews.kept

    in_world(tmp_path, story)


@pytest.mark.parametrize("game", list(palier.games))
def test_decisions_of_every_game_are_judged_and_told_in_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a worker does it, with every decision marked."""
    monkeypatch.setattr(advice, "CLEAR", -1.0)
    record = finished(game, 2, 8)
    texts = [Texts(lang, game, strict=True) for lang in ("fr", "en")]
    verbs = set()
    for number in range(0, len(record.steps), max(1, len(record.steps) // 14)):
        match = palier.replay(record, number)
        step = record.steps[number]
        legal = [action.text for action in match.legal(step.seat)]
        found = judge(game, match.state.to_json(), step.seat, number, step.text, 0.05)
        assert (found is None) == (len(legal) == 1 or step.text not in legal)
        if found is not None:
            assert found.played.action == step.text
            assert found.best.action in legal
            said: list[Told | Suggestion] = [found.played, found.best, *found.line]
            for told in said:
                verbs.add(told.action.split()[0])
                for lang in texts:
                    assert lang.action(told.action, told.about, short=True)
    assert len(verbs) > 2


def test_the_ask_is_read_to_the_letter() -> None:
    assert ReviewAsk(2).seat == 2

"""Windows at a real server: kills between an answer and its opening, and the clock on the wall."""

import time
from pathlib import Path

import pytest

from tests.browser.prepared import Prepared, prepare, store
from tests.browser.roommates import dealt
from tests.server.process import ServerProcess, Socket
from tests.server.windows import ALARM, BEFORE, HANDS, JOBS, NAMES, NAP

NOTHING = "gamestation origine_des_especes concert piercing bong"
"""A hand for Bob without anything that answers a nap."""
KEPT = {"greedy": "trou_de_memoire", "planner": "tele_match", "search": "tele_match"}
"""What would answer it, and is thought about, but not worth it to this bot: so that nothing differs but the thought."""
TABLES = 30
"""For each of two hands."""


def table(bob: str, bot: str | None = None) -> Prepared:
    """Ann may announce a nap; Bob and Cid are people, or bots."""
    prepared = prepare("les_colocs", NAMES[:3], dealt(0, JOBS[:3], (HANDS[0], bob, HANDS[2])), BEFORE)
    for seat in prepared.table.seats[1:]:
        if bot is not None:
            seat.devices = []
            seat.bot = bot
    return prepared


def test_an_answer_outlives_a_kill_and_is_played_once(tmp_path: Path) -> None:
    prepared = table(HANDS[1])
    store(tmp_path, [prepared])
    where = prepared.table.id
    with ServerProcess(tmp_path, people_window_ms=1500) as server:
        for _ in range(2):
            ann, bob = (Socket(server, where, prepared.secrets[seat]) for seat in (0, 1))
            version = bob.until("hello")["version"]
            ann.until("hello")
            if version == len(BEFORE):
                assert ann.ask(type="play", id="nap", version=version, action=NAP)["type"] == "ack"
                version = bob.until("update")["version"]
            answer = bob.ask(type="play", id="alarm", version=version, action=ALARM)
            assert (answer["type"], answer["version"]) == ("ack", version + 1)
            server.kill()
            server.start()
        ann, bob, cid = (Socket(server, where, prepared.secrets[seat]) for seat in range(3))
        hello = bob.until("hello")
        assert (hello["version"], hello["legal"]) == (version, [])
        assert bob.until("window")["answer"] == ALARM
        cid.until("hello")
        assert cid.ask(type="play", id="pass", version=version, action="pass")["type"] == "ack"
        told = [bob.until("update")["seat"] for _ in range(2)]
        assert told == [1, 2]
        assert bob.ask(type="play", id="alarm", version=version, action=ALARM) == answer
        ann.until("update", version=version + 2)
        assert ann.position["view"]["stack"][-1]["card"] == "alarme_de_voiture"
        for client in (ann, bob, cid):
            client.close()


@pytest.mark.long
@pytest.mark.parametrize("bot", ["greedy", "planner", "search"])
def test_the_time_of_a_bots_answer_tells_no_hand(tmp_path: Path, bot: str) -> None:
    """From the update that asks to the answer, with an answer in hand and without, at tables that take turns."""
    hands = (NOTHING, NOTHING.replace("gamestation", KEPT[bot]))
    tables = [table(hands[number % 2], bot) for number in range(2 * TABLES)]
    store(tmp_path, tables)
    times: tuple[list[float], list[float]] = ([], [])
    with ServerProcess(tmp_path, warm_bots=True) as server:
        for number, prepared in enumerate(tables):
            with Socket(server, prepared.table.id, prepared.secrets[0]) as ann:
                version = ann.until("hello")["version"]
                ann.say(type="play", id="nap", version=version, action=NAP)
                ann.until("update", version=version + 1)
                asked = time.monotonic()
                ann.until("update", version=version + 2)
                took = time.monotonic() - asked
                # Once in a while it is worth it.
                if ann.until("update", version=version + 3)["view"]["stack"] == []:
                    times[number % 2].append(took)
    without, holding = map(sorted, times)
    assert len(holding) > TABLES * 0.5
    print(f"\n{bot}: without {told_of(without)}; holding {told_of(holding)}; distance {distance(without, holding):.2f}")  # noqa: T201
    # Kolmogorov and Smirnov: further apart once in a hundred times, if they are the same.
    assert distance(without, holding) <= 1.63 * (1 / len(without) + 1 / len(holding)) ** 0.5
    assert without[0] <= holding[-1]
    assert holding[0] <= without[-1]


def told_of(times: list[float]) -> str:
    return f"{times[0] * 1000:.0f} to {times[-1] * 1000:.0f} ms, median {times[len(times) // 2] * 1000:.0f}"


def distance(one: list[float], other: list[float]) -> float:
    """The largest gap between the two distributions."""
    return max(
        abs(sum(time <= moment for time in one) / len(one) - sum(time <= moment for time in other) / len(other))
        for moment in (*one, *other)
    )

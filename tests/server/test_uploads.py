"""Records, options, missions and positions that somebody made up: judged before anything is built for them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

import palier
from tests.server.material import RECORDS, mission_of
from tests.server.process import PATIENCE, ServerProcess

GIGABYTE: Final = 1 << 30
LEEWAY_KB: Final = 5 * 1024
NO_NUMBERS_OF_PLAYERS: Final = (10**6, 5 * 10**6, 10**12, 10**30, 10**60, -1, 0, 9)


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """It could not even hold the seats of a table for five million."""
    small = ServerProcess(tmp_path_factory.mktemp("small"))
    small.address_space = GIGABYTE
    with small as running:
        yield running


def peak_kb(process_id: int) -> int:
    status = Path(f"/proc/{process_id}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:"))


def forget_peak(process_id: int) -> None:
    Path(f"/proc/{process_id}/clear_refs").write_text("5")


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def made_up_records() -> Iterator[str]:
    for name in palier.games:
        record = json.loads(RECORDS[name][0])
        for players in NO_NUMBERS_OF_PLAYERS:
            yield json.dumps({**record, "players": players})
            # With little else in it: nothing but the number itself can be what is refused.
            yield json.dumps({**record, "players": players, "options": {}, "setup": [], "actions": [], "hashes": {}})
            yield json.dumps({**record, "start": {"game": name, "players": players}})
        yield json.dumps({**record, "options": {"no such option": "x" * 200_000}})
        yield json.dumps({**record, "rules": 10**4000})
        yield json.dumps({**record, "game": "x" * 200_000})
        yield json.dumps({**record, "setup": [10**60] * 4000})
        yield json.dumps({**record, "setup": [[]] * 60_000})
        yield json.dumps({**record, "actions": [{}] * 60_000})
        yield json.dumps({**record, "actions": [[0, "x" * 200_000]]})
        yield json.dumps(record)[:-1] + ',"start":' + nested(30_000) + "}"
        yield json.dumps(record)[:-1] + ',"outcome":' + nested(30_000) + "}"
    yield nested(100_000)
    yield '{"palier":1,"a":' * 10_000


def made_up_missions() -> Iterator[str]:
    mission = mission_of("m00_odette")
    yield json.dumps({**mission, "map": ["." * 1000] * 18})
    yield json.dumps({**mission, "map": ["."] * 6000})
    yield json.dumps({**mission, "map": "." * 19_000})
    yield json.dumps({**mission, "rooms": [[]] * 6000})
    yield json.dumps({**mission, "difficulty": 10**4000})
    yield nested(9_900)
    yield '{"map":' * 2_800


@pytest.mark.skipif(not Path("/proc/self/clear_refs").exists(), reason="the peak is read as Linux tells it")
def test_what_is_made_up_costs_one_sentence_and_no_memory(small_server: ServerProcess) -> None:
    assert small_server.process is not None
    process_id = small_server.process.pid
    with httpx.Client(base_url=small_server.address, timeout=PATIENCE, headers={"accept-language": "en"}) as http:

        def ask_for_everything() -> None:
            for text in made_up_records():
                says_one_sentence(http.post("/api/records", content=text.encode()))
            for text in made_up_missions():
                ask = {"players": 2, "options": {"custom": text}}
                checked = http.post("/api/games/home_staging/options/check", json=ask)
                assert checked.status_code == 200
                assert checked.json()["problem"]
                says_one_sentence(http.post("/api/tables", json={"game": "home_staging", **ask}))

        # What is right comes first, as long as it may be: modules are loaded, a worker is started, buffers are made.
        for texts in RECORDS.values():
            assert http.post("/api/records", content=texts[-1].ljust(250_000).encode()).status_code == 201
        custom = json.dumps(mission_of("m00_odette")).ljust(20_000)
        ask = {"game": "home_staging", "players": 2, "options": {"custom": custom}}
        assert http.post("/api/tables", json=ask).status_code == 201
        says_one_sentence(http.post("/api/records", content=b"{}"))
        says_one_sentence(http.post("/api/tables", json={**ask, "options": {"custom": "{}"}}))
        forget_peak(process_id)
        before = peak_kb(process_id)
        ask_for_everything()
        assert peak_kb(process_id) - before <= LEEWAY_KB
        assert http.get("/healthz").status_code == 200
    assert small_server.process.poll() is None


def says_one_sentence(answer: httpx.Response) -> None:
    assert answer.status_code == 400, answer.text[:300]
    error: dict[str, Any] = answer.json()["error"]
    assert error["code"] in ("bad_record", "bad_options", "bad_request", "unknown_game")
    assert error["message"]
    assert len(error["message"]) <= 500


@pytest.mark.parametrize("name", list(palier.games))
def test_a_record_that_is_right_still_goes_in(small_server: ServerProcess, name: str) -> None:
    for text in RECORDS[name]:
        answer = httpx.post(f"{small_server.address}/api/records", content=text.encode(), timeout=PATIENCE)
        assert answer.status_code == 201, answer.text

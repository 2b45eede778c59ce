"""Nobody waits long for a bot, however many others think: real servers, real sockets, the clock on the wall."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.server.process import ROOT

GREEDY_P99_SECONDS = 0.05
LONGEST_SECONDS = 3.0


@pytest.mark.long
@pytest.mark.parametrize("row", ["hs40", "mixed40"])
def test_beside_forty_tables_where_search_always_thinks(row: str) -> None:
    command = [sys.executable, str(ROOT / "bench" / "bots.py"), "--rows", row, "--seconds", "30", "--json"]
    told = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    figures: dict[str, Any] = json.loads(told)
    greedy, search = figures["greedy"], figures["search"]
    assert greedy["count"] > 200, told
    assert greedy["p99"] <= GREEDY_P99_SECONDS, told
    assert max(greedy["longest"], search["longest"]) <= LONGEST_SECONDS, told
    # Answering in time by not thinking at all would be easy.
    assert search["count"] > 200
    assert sum(figures["given_up"].values()) < search["count"] / 2

"""Ctrl-C in the middle of anything is told to whoever called; it never ends the process, compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.cases import IN_THE_KIT

# In a process of its own: mypyc ends one in which a product of large ints is interrupted ("fatal: out of memory").
SCRIPT = """
import signal, sys
import palier
from palier.bots import choose, make

def interrupt(*_):
    raise KeyboardInterrupt

caught = 0
for seed in range(4):
    players = palier.games[sys.argv[1]].fewest
    match = palier.new_match(sys.argv[1], players, seed=seed)
    bots = [make("random" if seat else "greedy", seat) for seat in range(players)]
    signal.signal(signal.SIGALRM, interrupt)
    for _ in range(60):
        if match.to_act:
            seat = match.to_act[0]
            for _ in range(4):
                try:
                    signal.setitimer(signal.ITIMER_REAL, 0.0003)
                    while True:  # a thought may be over sooner than that
                        choose(bots[seat], match.clone(), seat)
                except KeyboardInterrupt:
                    caught += 1
            match.play(seat, choose(bots[seat], match, seat))
print(caught)
"""


@pytest.mark.parametrize("game", IN_THE_KIT)
def test_ctrl_c_in_the_middle_of_a_thought_is_an_exception_like_others(game: str) -> None:
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, game],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0

"""Kills a server under load at random instants, again and again, and looks up every move that it had acknowledged.

    python tools/kills.py --kills 60 --seed 1

Each server is killed five times, unless its six tables of RoomShare, at which two people never stop playing, are over
before. Ends with the first thing that is wrong (see tests/server/test_killed.py).
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.test_killed import killed_under_load

LONGEST_WAIT_SECONDS = 0.05
"""Between ten more moves and the kill: most matches then last for all the kills."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    kills = acknowledged = views = servers = 0
    while kills < given.kills:
        with tempfile.TemporaryDirectory() as folder:
            found = killed_under_load(Path(folder), given.seed + servers, LONGEST_WAIT_SECONDS)
        servers += 1
        kills += found.kills
        acknowledged += found.acknowledged
        views += found.views
        seconds = time.monotonic() - began
        print(f"{kills} kills in {seconds:.0f} s: {acknowledged:,} acknowledged moves, each in the log once; ", end="")
        print(f"{views:,} positions that both at a table saw alike", flush=True)


if __name__ == "__main__":
    main()

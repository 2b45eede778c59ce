"""Draws anew what a seat cannot know, in states of random matches, and looks for anything that tells the states apart.

    python tools/secrecy.py --matches 40 --seed 1

For each of the few cases of tests/kit (every game, number of players and option), every seat and a spectator: views,
legal actions, who is asked, outcomes, further guesses and previews. The exit code is 1 when something differed.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from palier.engine.preview import preview
from tests.kit.cases import FEW, Case
from tests.kit.driver import play_out, spread, viewers
from tests.kit.test_preview import told
from tests.kit.test_secrecy import leaks, twins

STATES_OF_A_MATCH = 30


def look_through(case: Case, seed: int, counted: Counter[str]) -> list[str]:
    """What was wrong, each told with where it was found."""
    played = play_out(case, seed)
    wrong: list[str] = []
    for index in spread(len(played.states), STATES_OF_A_MATCH):
        for viewer in viewers(case):
            counted["states drawn anew"] += len(twins(case, played.states[index], viewer)) - 1
            found = leaks(case, played.states[index], viewer, case.game.view)
            wrong += [f"{case}, match {seed}, state {index}, viewer {viewer}: {what}" for what in found]
    for index in spread(len(played.moments), STATES_OF_A_MATCH):
        moment = played.moments[index]
        alike = twins(case, moment.state, moment.seat)
        shown = [told(preview(case.game, twin, moment.seat, moment.action.code), moment.seat) for twin in alike]
        counted["previews"] += len(shown)
        if any(one != shown[0] for one in shown):
            wrong.append(f"{case}, match {seed}, moment {index}: preview")
    counted["states"] += len(spread(len(played.states), STATES_OF_A_MATCH))
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10, help="of each case")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    counted: Counter[str] = Counter()
    wrong: list[str] = []
    for number in range(given.matches):
        for case in FEW:
            for line in look_through(case, given.seed + number, counted):
                print(line)
                wrong.append(line)
    print(f"{given.matches * len(FEW):,} matches in {time.monotonic() - began:.0f} s: ", end="")
    print(", ".join(f"{count:,} {what}" for what, count in counted.items()), f"- {len(wrong)} leaks")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

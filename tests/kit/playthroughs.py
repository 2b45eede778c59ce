"""Playthrough files: every value of the API at each state of one random match, kept in the repository and compared.

    python -m tests.kit.playthroughs [GAME ...]

writes them anew under tests/playthroughs/. Do so when a change of rules, texts, views or events is meant, and read the
difference: it is what players and programs will notice.
"""

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import palier
from palier.engine.record import fingerprint
from tests.kit.cases import EVERY, IN_THE_KIT, Case, few_cases
from tests.kit.driver import Moment, played, viewers

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 7
WHOLE_VIEWS_EVERY = 60
"""Views are told by their fingerprint, and now and then as a whole."""
MOST_TOLD = 85_000
"""Of a long match, so many characters are told moment by moment; the record at the end holds the rest."""
MANY = 40
"""So many legal actions are told one by one, the rest by a fingerprint."""


def cases(name: str) -> list[Case]:
    """The plainest case of the fewest players, and for each number of players the one with the most variants on."""
    every = [case for case in EVERY if case.name == name]
    chosen = [every[0]]
    for players in sorted({case.players for case in every}):
        chosen.append(max((case for case in every if case.players == players), key=lambda case: str(case).count("-")))
    return chosen


def path(case: Case) -> Path:
    return FOLDER / case.name / (str(case).removeprefix(f"{case.name}-") + ".txt")


def compact(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def who(viewer: int | None) -> str:
    return "spectator" if viewer is None else f"seat {viewer}"


def tell_state(case: Case, number: int, state: Any) -> Iterator[str]:
    game = case.game
    outcome = game.outcome(state)
    evaluation = palier.strategies[case.name].evaluation
    yield ""
    yield f"# {number}"
    yield f"position {fingerprint(state.to_json())}"
    yield f"to_act {compact(game.to_act(state))} may_act {compact(game.may_act(state))}"
    yield f"outcome {compact(None if outcome is None else outcome.to_json())}"
    yield "evaluate " + " ".join(f"{evaluation.value(state, seat):.3f}" for seat in range(case.players))
    for viewer in viewers(case):
        view = game.view(state, viewer)
        whole = number % WHOLE_VIEWS_EVERY == 0 or outcome is not None
        yield f"view {who(viewer)}: {compact(view) if whole else fingerprint(view)}"
    for seat in range(case.players):
        legal = game.legal(state, seat)
        if legal:
            texts = [game.text(code) for code in legal]
            yield f"legal {who(seat)}: {'; '.join(texts[:MANY])}"
            if len(texts) > MANY:
                yield f"and {len(texts) - MANY} more: {fingerprint({'all': texts})}"


def tell_moment(case: Case, moment: Moment) -> Iterator[str]:
    yield f"> seat {moment.seat}: {moment.action} {compact(moment.outcomes)}"
    for event in moment.events:
        everybody = event.seen_by(None)
        yield f"event {compact(everybody)}"
        for seat in range(case.players):
            if event.seen_by(seat) != everybody:
                yield f"event for seat {seat}: {compact(event.seen_by(seat))}"


def tell(case: Case) -> str:
    """One whole match."""
    one = played(case, SEED)
    lines = [f"game {case.name} version {case.game.version}", f"players {case.players}"]
    lines += [f"option {option.to_json()} = {case.options[option.name]}" for option in case.game.options]
    lines.append(f"seed {SEED}")
    told = 0
    for number, moment in enumerate(one.moments):
        some = [*tell_state(case, number, moment.state), *tell_moment(case, moment)]
        told += sum(map(len, some))
        if told > MOST_TOLD:
            break
        lines += some
    lines += tell_state(case, len(one.moments), one.match.state)
    lines += ["", f"statistics {compact(case.game.statistics(one.match.state))}"]
    lines += [f"end position {compact(one.match.state.to_json())}", f"record {one.match.record.to_json()}"]
    return "\n".join(lines) + "\n"


@cache
def tell_briefly(name: str) -> str:
    """One line a case with a fingerprint of everything, to compare processes."""
    lines = []
    for case in few_cases(name):
        one = played(case, SEED)
        events = [event for moment in one.moments for event in moment.events]
        told = [event.seen_by(viewer) for event in events for viewer in viewers(case)]
        views = [case.game.view(state, viewer) for state in one.states for viewer in viewers(case)]
        states = [state.to_json() for state in one.states]
        legal = [list(moment.legal.values()) for moment in one.moments]
        everything = {"told": told, "views": views, "states": states, "legal": legal}
        # Not sorted by key: the order of fields is part of what another process must tell alike.
        lines.append(f"{case} {fingerprint({'all': compact(everything)})} {one.match.record.to_json()}\n")
    return "".join(lines)


def main() -> None:
    for name in sys.argv[1:] or IN_THE_KIT:
        for case in cases(name):
            path(case).parent.mkdir(parents=True, exist_ok=True)
            path(case).write_text(tell(case), encoding="utf-8")
            sys.stdout.write(f"{path(case).stat().st_size // 1000:4} kB {path(case).relative_to(FOLDER)}\n")


if __name__ == "__main__":
    main()

"""Random matches through `Match`, as a table of people would play them, and what the kit's tests look at them with."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import palier
from palier import Action, Event, Game, Match, PalierError, SeededChance, State
from palier.engine.record import fingerprint
from tests.kit.cases import Case

INTERJECT_ONE_IN = 4
TOO_LONG = 20_000
ENOUGH_MOMENTS = 150
MOST_MATCHES = 60


class Moment(NamedTuple):
    """A match just before an action, the action, and what then happened."""

    state: State
    legal: dict[int, list[str]]
    seat: int
    action: Action
    events: list[Event]
    outcomes: tuple[int, ...]


class Played(NamedTuple):
    """One random match: where it stood at each moment, and how it is at its end."""

    case: Case
    match: Match
    moments: list[Moment]

    @property
    def states(self) -> list[State]:
        """Every state of the match, the last one included."""
        return [*(moment.state for moment in self.moments), self.match.state]


def new_match(case: Case, seed: int) -> Match:
    return palier.new_match(case.name, case.players, seed, case.options)


def pick(match: Match, choice: SeededChance) -> tuple[int, Action]:
    """A random seat of those that must act, now and then of those that only may, and one of its actions."""
    may = match.may_act
    if may and choice.below(INTERJECT_ONE_IN) == 0:
        seat = may[choice.below(len(may))]
        legal = match.legal(seat)
        if legal:
            return seat, legal[choice.below(len(legal))]
    seat = match.to_act[choice.below(len(match.to_act))]
    legal = match.legal(seat)
    return seat, legal[choice.below(len(legal))]


def play_on(match: Match, choice: SeededChance, most: int = TOO_LONG) -> Iterator[Moment]:
    """Plays a match at random to its end, or for `most` actions, and tells each moment."""
    for _ in range(most):
        if not match.to_act:
            return
        before = match.state.clone()
        legal = {seat: [action.text for action in match.legal(seat)] for seat in (*match.to_act, *match.may_act)}
        seat, action = pick(match, choice)
        events = match.play(seat, action)
        yield Moment(before, legal, seat, action, events, match.log.steps[-1].outcomes)


def play_out(case: Case, seed: int) -> Played:
    match = new_match(case, seed)
    moments = list(play_on(match, SeededChance(seed, "kit")))
    assert match.to_act == (), f"{case} with seed {seed} did not end after {TOO_LONG} actions"
    return Played(case, match, moments)


@cache
def played(case: Case, seed: int = 0) -> Played:
    """The random match of a case; tests share it, so none may change it."""
    return play_out(case, seed)


@cache
def matches(case: Case) -> tuple[Played, ...]:
    """The random matches of a case with the first seeds, until they hold enough moments: a small game is soon over."""
    some: list[Played] = []
    while len(some) < MOST_MATCHES and sum(len(one.moments) for one in some) < ENOUGH_MOMENTS:
        some.append(played(case, len(some)))
    return tuple(some)


def moments_of(case: Case) -> list[Moment]:
    """Every moment of the matches of a case."""
    return [moment for one in matches(case) for moment in one.moments]


def states_of(case: Case) -> list[State]:
    """Every state of the matches of a case, the last ones included."""
    return [state for one in matches(case) for state in one.states]


def places(case: Case, wanted: int) -> list[tuple[Played, int]]:
    """About `wanted` moments spread over the matches of a case: a match, and the number of an action in it."""
    every = [(one, index) for one in matches(case) for index in range(len(one.moments))]
    return [every[at] for at in spread(len(every), wanted)]


def viewers(case: Case) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(case.players), None]


def plain(data: Any) -> Any:
    """What is left of data after a trip through JSON text."""
    return json.loads(json.dumps(data, allow_nan=False))


def print_of(state: State) -> str:
    """The fingerprint of a whole state."""
    return fingerprint(state.to_json())


def print_of_chance(match: Match) -> tuple[int, int, int, int]:
    """Where the chance of a match stands."""
    chance = match.chance
    assert isinstance(chance, SeededChance)
    return chance.a, chance.b, chance.c, chance.counter


def print_of_match(match: Match) -> tuple[str, str, tuple[int, int, int, int]]:
    """Everything about a match that an action could change: its state, its record and its chance."""
    return print_of(match.state), match.record.to_json(), print_of_chance(match)


def match_at(played: Played, number: int) -> Match:
    """A match of its own that stands where a played one stood before action `number`, counted from 0."""
    return palier.replay(played.match.record, number)


def texts_met(game: Game[Any], matches: list[Played]) -> list[str]:
    """Every notation that was open to somebody in these matches, in the order of its code."""
    found = {text for one in matches for moment in one.moments for texts in moment.legal.values() for text in texts}
    return sorted(found, key=game.parse)


def assert_says(error: PalierError, code: str) -> None:
    """A refusal has the code that programs know and a sentence for people."""
    assert error.code == code
    assert str(error)


def spread(things: int, wanted: int) -> list[int]:
    """About `wanted` indexes spread evenly over so many things, the first and the last among them."""
    if things <= wanted:
        return list(range(things))
    return sorted({round(index * (things - 1) / (wanted - 1)) for index in range(wanted)})


def scribble(data: Any) -> None:
    """Spoils every list and dict in some plain data, to show that nothing else shares them."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data.clear()
        data["scribbled"] = True
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.clear()

"""Compiled or not, what Palier gives are Python objects: they pickle, copy, compare, and say what they are."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import pytest

import palier
from palier import (
    Action,
    Chance,
    Event,
    Option,
    Outcome,
    Played,
    RecordedChance,
    ScriptedChance,
    SeededChance,
    Window,
)
from palier.engine.chance import LoggedChance, MiddlingChance
from palier.engine.errors import Why
from palier.engine.record import Step
from palier.games.home_staging.validate import BadMission
from tests.engine.test_errors import error_types

STEP = Step(1, "play key-red", (3,))


def script() -> ScriptedChance:
    chance = ScriptedChance([1, 2, 3], SeededChance(4))
    chance.below(6)
    return chance


def recorded() -> RecordedChance:
    chance = RecordedChance([1, 2])
    chance.die(6)
    return chance


def logged() -> LoggedChance:
    chance = LoggedChance(SeededChance(3, "logged"))
    chance.die(6)
    return chance


def played() -> Played:
    events = Played([Event("drew", {"seat": 1})])
    events.step = STEP
    return events


VALUES: dict[str, Callable[[], Any]] = {
    "action": lambda: Action(3, "play key-green"),
    "window": lambda: Window("crime", 4, True, 7),
    "step": lambda: STEP,
    "event": lambda: Event("drew", {"seat": 1}, {1: {"card": "key-red"}}, reveals=True),
    "outcome": lambda: Outcome([3, 5, 5], [3, 1, 1], "points"),
    "option": lambda: Option("max_turns", 0, low=0, high=500, tried=(3,)),
    "seeded": lambda: SeededChance(7, "stream"),
    "recorded": recorded,
    "scripted": script,
    "logged": logged,
    "played": played,
    "games": lambda: palier.games,
    "match": lambda: palier.new_match("roomshare", 4, seed=7),
    "match to come": lambda: palier.new_match("roomshare", 2, chance=ScriptedChance([1])),
    "record": lambda: palier.new_match("roomshare", 4, seed=7).record,
}


def pickled(protocol: int, thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))


COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {protocol}": partial(pickled, protocol) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)},
}
values = pytest.mark.parametrize("make", VALUES.values(), ids=VALUES)
copies = pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)


@values
@copies
def test_a_copy_is_equal_and_of_the_same_type(make: Callable[[], Any], again: Callable[[Any], Any]) -> None:
    value = make()
    other = again(value)
    assert type(other) is type(value)
    assert other == value == make()
    assert repr(other) == repr(value)
    assert getattr(other, "step", None) == getattr(value, "step", None)


@pytest.mark.parametrize("name", VALUES)
def test_things_of_different_kinds_are_not_equal(name: str) -> None:
    value = VALUES[name]()
    for other in (None, 3, "play", *(make() for kind, make in VALUES.items() if kind != name)):
        # Tuples are equal when what they hold is.
        assert value != other or name in ("action", "window", "step")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (SeededChance(7), SeededChance(8)),
        (SeededChance(7), SeededChance(7, "clone")),
        (RecordedChance([1, 2]), RecordedChance([1, 3])),
        (RecordedChance([1, 2]), ScriptedChance([1, 2])),
        (ScriptedChance([1, 2]), RecordedChance([1, 2])),
        (ScriptedChance([1], SeededChance(1)), ScriptedChance([1], SeededChance(2))),
        (script(), ScriptedChance([1, 2, 3], SeededChance(4))),
        (logged(), LoggedChance(SeededChance(3, "logged"))),
        (Event("drew", {"seat": 1}), Event("drew", {"seat": 2})),
        (Event("drew", {"seat": 1}), Event("lost", {"seat": 1})),
        (Event("drew", {"seat": 1}), Event("drew", {"seat": 1}, reveals=True)),
        (Event("drew", {"seat": 1}), Event("drew", {"seat": 1}, {1: {"card": "key-red"}})),
        (Option("a", 1, high=3), Option("a", 1, high=4)),
        (Option("a", "x", choices=("x", "y")), Option("a", "x", choices=("x", "z"))),
        (palier.new_match("roomshare", 4, seed=7), palier.new_match("roomshare", 4, seed=8)),
        (palier.new_match("roomshare", 4, seed=7).record, palier.new_match("roomshare", 3, seed=7).record),
    ],
)
def test_what_differs_is_not_equal(one: object, other: object) -> None:
    assert one != other


def test_what_can_change_has_no_hash_and_what_cannot_has_one() -> None:
    for name in ("event", "seeded", "recorded", "scripted", "logged", "match", "record", "played"):
        with pytest.raises(TypeError, match="unhashable"):
            hash(VALUES[name]())
    for name in ("action", "window", "step", "outcome", "option"):
        assert hash(VALUES[name]()) == hash(VALUES[name]())


def test_equal_chances_go_on_alike_and_copies_go_their_own_way() -> None:
    for chance in (SeededChance(7), script()):
        for again in COPIES.values():
            other = again(chance)
            expected = [copy.deepcopy(chance).below(100) for _ in range(3)]
            assert [copy.deepcopy(other).below(100) for _ in range(3)] == expected
            other.below(100)
            assert other != chance


def test_a_middling_chance_is_copied_with_what_it_drew() -> None:
    chance = MiddlingChance()
    chance.draw([1])
    for again in COPIES.values():
        assert again(chance).drew


@pytest.mark.parametrize("kind", error_types(), ids=lambda kind: kind.__name__)
@copies
def test_errors_travel_with_their_code_and_their_reason(
    kind: type[palier.PalierError], again: Callable[[Any], Any]
) -> None:
    error = kind("one sentence")
    error.why = Why("roomshare", "message", {"given": 3})
    other = again(error)
    assert type(other) is kind
    assert (str(other), other.code, other.why, other.args) == ("one sentence", kind.code, error.why, ("one sentence",))


@copies
def test_errors_travel_with_all_that_they_hold(again: Callable[[Any], Any]) -> None:
    illegal = palier.IllegalAction("no", ["pass", "auto"])
    illegal.add_note("said by a bot")
    other = again(illegal)
    assert (other.legal, other.why, other.args, other.__notes__) == (("pass", "auto"), None, ("no",), ["said by a bot"])
    wrong = again(BadMission("the roof is missing", "roof", given=3))
    assert (wrong.code, wrong.why) == ("bad_mission", Why("home_staging", "wrong-roof", {"given": 3}))


def play_wrongly(match: palier.Match) -> None:
    match.play(match.to_act[0], "play nothing")


def test_matches_and_errors_go_to_other_processes_and_back() -> None:
    match = palier.new_match("roomshare", 4, seed=7)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(copy.copy, match).result() == match
        with pytest.raises(palier.BadText) as refused:
            pool.submit(play_wrongly, match).result()
    assert refused.value.code == "bad_text"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("event", "Event('drew', {'seat': 1}, {1: {'card': 'key-red'}}, reveals=True)"),
        ("option", "Option('max_turns', 0, low=0, high=500)"),
        ("seeded", "<SeededChance at "),
        ("recorded", "<RecordedChance [1, 2], 1 left>"),
        ("scripted", "<ScriptedChance [1, 2, 3], 2 left, then <SeededChance at "),
        ("logged", "<LoggedChance of <SeededChance at "),
        ("games", "<the games roomshare, home_staging, les_colocs, wucherer>"),
        ("match", "<Match of roomshare: 4 players, 0 actions, seats "),
        ("record", "<Record of roomshare: 4 players, 0 actions>"),
        ("outcome", "Outcome(scores=(3, 5, 5), ranking=(3, 1, 1), winners=(1, 2), reason='points')"),
    ],
)
def test_things_say_what_they_are(name: str, told: str) -> None:
    assert repr(VALUES[name]()).startswith(told)


def test_a_long_script_is_told_shortly() -> None:
    assert len(repr(RecordedChance(range(10_000)))) < 160


# What a play returns


def test_a_play_returns_its_events_as_a_list_and_its_step() -> None:
    match = palier.new_match("roomshare", 4, seed=7)
    seat = match.to_act[0]
    action = match.legal(seat)[0]
    happened = match.play(seat, action)
    assert isinstance(happened, list)
    assert happened
    assert all(isinstance(event, Event) for event in happened)
    assert happened == list(happened)
    assert happened.step == Step(seat, action.text, happened.step.outcomes) == match.record.steps[-1]


# Subclasses on plain Python of what is compiled, as a user of the wheel writes them


class Sixes(Chance):
    """Always the highest; it counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        return n - 1


class Loaded(Chance):
    def __init__(self, outcome: int) -> None:
        self.outcome = outcome

    def below(self, n: int) -> int:
        return self.outcome

    def draw(self, counts: list[int]) -> int:
        return self.outcome


class ShortRoomShare(type(palier.games["roomshare"])):  # type: ignore[misc]  # mypy takes no class from a call
    """A house rule: the match ends after ten turns, and whoever has fewest meeples in hand wins."""

    def to_act(self, state: Any) -> tuple[int, ...]:
        return () if state.turn > 10 else super().to_act(state)

    def legal(self, state: Any, seat: int) -> list[int]:
        codes: list[int] = super().legal(state, seat)
        return codes[:1]

    def outcome(self, state: Any) -> Outcome | None:
        if state.turn <= 10:
            return None
        left = [-state.in_reserve(seat) for seat in range(state.players)]
        return Outcome(left, [1 + sum(other > mine for other in left) for mine in left], "house rule")


def test_a_chance_of_ones_own_is_what_compiled_rules_draw_on() -> None:
    chance = Sixes()
    match = palier.new_match("roomshare", 4, chance=chance)
    [begins] = match.to_act
    assert begins == 3
    asked = chance.asked
    assert asked
    assert match.record.setup[0] == 3
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.log.steps) % len(legal)])
    assert chance.asked > asked
    assert palier.replay(match.record).record == match.record


@pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)
def test_a_match_with_a_chance_of_ones_own_is_copied_with_it(again: Callable[[Any], Any]) -> None:
    match = palier.new_match("roomshare", 4, chance=Sixes())
    other = again(match)
    assert isinstance(other.chance, Sixes)
    assert isinstance(match.chance, Sixes)
    assert other.chance.asked == match.chance.asked
    assert other.chance is not match.chance


@pytest.mark.parametrize("outcome", [-1, 4, 99, 10**30])
def test_a_chance_that_gives_what_cannot_be_is_refused(outcome: int) -> None:
    with pytest.raises(palier.BadScript):
        palier.new_match("roomshare", 4, chance=Loaded(outcome))
    with pytest.raises(palier.BadScript):
        LoggedChance(Loaded(outcome)).draw([1, 1])
    with pytest.raises(palier.BadScript):
        LoggedChance(Loaded(outcome)).die(3)


def test_a_house_rule_is_a_subclass_of_a_game() -> None:
    house = ShortRoomShare()
    match = palier.new_match(house, 3, seed=5)
    while match.to_act:
        seat = match.to_act[0]
        assert len(match.legal(seat)) == 1
        match.play(seat, match.legal(seat)[0])
    assert match.outcome is not None
    assert match.outcome.reason == "house rule"
    assert match.record.outcome is not None
    assert match.record.outcome["reason"] == "house rule"
    assert palier.replay(match.record, game=house) == palier.replay(match.record, game=house)
    with pytest.raises(palier.BadRecord):
        palier.replay(match.record)


def test_a_house_rule_refuses_what_it_does_not_allow() -> None:
    match = palier.new_match(ShortRoomShare(), 3, seed=5)
    other = palier.new_match("roomshare", 3, seed=5)
    seat = match.to_act[0]
    refused = 0
    for action in other.legal(seat)[1:]:
        with pytest.raises(palier.IllegalAction):
            match.play(seat, action)
        refused += 1
    assert refused


@pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)
def test_a_house_rule_is_copied_as_it_is(again: Callable[[Any], Any]) -> None:
    house = ShortRoomShare()
    house.name = "short"
    other = again(house)
    assert type(other) is ShortRoomShare
    assert (other.name, other.version, other.options) == ("short", house.version, house.options)
    match = palier.new_match(house, 3, seed=5)
    assert again(match) == match


class Coin(palier.State):
    """The smallest of games, all of it on plain Python: each throws once, and heads win."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.thrown: list[int] = []

    def clone(self) -> "Coin":
        new = Coin(self.players)
        new.thrown = self.thrown[:]
        return new

    def to_json(self) -> dict[str, Any]:
        return {"game": "coin", "players": self.players, "thrown": list(self.thrown)}


class Coins(palier.Game[Coin]):
    def __init__(self) -> None:
        super().__init__(palier.Meta("coin", 1, 1, 9))

    def setup(self, players: int, options: Any, chance: Chance) -> Coin:
        return Coin(players)

    def to_act(self, state: Coin) -> tuple[int, ...]:
        return (len(state.thrown),) if len(state.thrown) < state.players else ()

    def legal(self, state: Coin, seat: int) -> list[int]:
        return [0]

    def apply(self, state: Coin, seat: int, code: int, chance: Chance, events: list[Event] | None) -> None:
        state.thrown.append(chance.below(2))
        if events is not None:
            events.append(Event("thrown", {"seat": seat, "side": state.thrown[-1]}))

    def outcome(self, state: Coin) -> Outcome | None:
        if len(state.thrown) < state.players:
            return None
        return Outcome(state.thrown, [2 - side for side in state.thrown], "heads")

    def view(self, state: Coin, seat: int | None) -> dict[str, Any]:
        return state.to_json()

    def text(self, code: int) -> str:
        return "throw"

    def parse(self, text: str) -> int:
        if text != "throw":
            raise palier.BadText("only throw")
        return 0


def test_a_whole_game_of_ones_own_runs_on_the_compiled_engine() -> None:
    game = Coins()
    match = palier.new_match(game, 3, chance=ScriptedChance([1, 0, 1]))
    for seat in range(3):
        assert match.to_act == (seat,)
        assert match.legal(seat) == [Action(0, "throw")]
        assert match.play(seat, "throw") == [Event("thrown", {"seat": seat, "side": (1, 0, 1)[seat]})]
    assert match.outcome == Outcome([1, 0, 1], [1, 2, 1], "heads")
    for again in COPIES.values():
        other = again(match)
        assert other.state == match.state
        assert (other.record, other.outcome) == (match.record, match.outcome)
    assert palier.replay(match.record, game=game).state == match.state


PICKLED = "import pickle, sys; print(repr(pickle.loads(sys.stdin.buffer.read())))"


def test_a_game_is_pickled_by_its_name() -> None:
    data = pickle.dumps(palier.games["wucherer"])
    assert len(data) < 100
    assert pickle.loads(data) is palier.games["wucherer"]
    told = subprocess.run([sys.executable, "-c", PICKLED], input=data, capture_output=True, check=True)
    assert told.stdout.decode().strip() == repr(palier.games["wucherer"]) == "<Game wucherer, version 1 of its rules>"

"""Bots from the user's own file: whatever they do, the match goes on."""

import os
import time
from importlib import import_module
from pathlib import Path

import pytest

import palier
from palier.bots import NAMES, BadBot, check, choose, make, offer, offered, resolve
from palier.bots.own import HOSTS, OwnBot

BOTS = """
import os, time

class First:
    def choose(self, view, actions, thinking):
        print("thinking aloud")
        return actions[0]

class Seeded:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, actions, thinking):
        assert thinking.game.legal(thinking.sample(), thinking.seat) == [action.code for action in actions]
        return str(actions[self.seed % len(actions)])

class Counting:
    def __init__(self):
        self.asked = -1
    def choose(self, view, actions, thinking):
        self.asked += 1
        return actions[self.asked % len(actions)]

class Crashing:
    def choose(self, view, actions, thinking):
        os._exit(3)

class Stumbling:
    def choose(self, view, actions, thinking):
        raise RuntimeError("my own mistake")

class Dawdling:
    def choose(self, view, actions, thinking):
        time.sleep(600)

class Cheating:
    def choose(self, view, actions, thinking):
        return "fly away"

class Silent:
    pass

class Forking:
    def choose(self, view, actions, thinking):
        if os.fork() == 0 and thinking.seat == 0:
            time.sleep(600)
        return actions[0]

class Reading:
    def choose(self, view, actions, thinking):
        try:
            input()
        except EOFError:
            return actions[0]

class Unmade:
    def __init__(self, seed, more):
        pass
    def choose(self, view, actions, thinking):
        return actions[0]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


def bot_of(file: Path, kind: str, seed: int = 0, seconds: float = 60.0) -> OwnBot:
    bot = make(f"{file}:{kind}", seed, seconds)
    assert isinstance(bot, OwnBot)
    return bot


def play(bot: OwnBot, most: int) -> list[int]:
    """The places of what the bot chose in the lists that it was given."""
    match = palier.new_match("roomshare", 2, seed=2)
    places: list[int] = []
    for _ in range(most):
        seat = match.to_act[0]
        legal = match.legal(seat)
        action = choose(bot, match, seat)
        places.append(legal.index(action))
        match.play(seat, action)
    return places


def test_it_is_asked_and_may_print(file: Path) -> None:
    bot = bot_of(file, "First")
    assert play(bot, 6) == [0] * 6
    assert bot.lost == 0


def test_it_may_take_a_seed_and_answer_with_the_text(file: Path) -> None:
    bot = bot_of(file, "Seeded", seed=1)
    assert play(bot, 1) == [1]
    assert bot.lost == 0


def test_it_remembers_within_a_match_and_starts_anew_in_the_next(file: Path) -> None:
    bot = bot_of(file, "Counting")
    first = play(bot, 12)
    assert first[0] == 0
    assert len(set(first)) > 1
    assert play(bot_of(file, "Counting"), 12) == first


@pytest.mark.parametrize("kind", ["Crashing", "Stumbling", "Cheating"])
def test_a_mistake_costs_it_the_move_and_no_more(file: Path, kind: str) -> None:
    bot = bot_of(file, kind)
    assert len(play(bot, 3)) == 3
    assert bot.lost == 3


def test_one_that_dawdles_is_ended(file: Path) -> None:
    bot = bot_of(file, "Dawdling", seconds=0.2)
    play(bot, 1)
    assert bot.lost == 1
    assert not HOSTS[bot.name].running


def test_while_it_is_being_loaded_it_loses_its_moves_and_goes_on_loading(tmp_path: Path) -> None:
    file, go = tmp_path / "slow.py", tmp_path / "go"
    file.write_text(
        f"import time, pathlib\nwhile not pathlib.Path({str(go)!r}).exists():\n    time.sleep(0.02)\n" + BOTS,
        encoding="utf-8",
    )
    bot = make(f"{file}:First", 0, 60.0, 0.1)
    assert isinstance(bot, OwnBot)
    play(bot, 2)
    assert bot.lost == 2
    process = HOSTS[bot.name].process
    assert process.poll() is None
    go.touch()
    patient = make(f"{file}:First", 0, 60.0, 60.0)
    assert isinstance(patient, OwnBot)
    assert play(patient, 3) == [0] * 3
    assert patient.lost == 0
    assert HOSTS[bot.name].process is process


def group_of(bot: OwnBot) -> int:
    return HOSTS[bot.name].process.pid


def is_empty(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    # Those that were ended may still have to be taken leave of by the system.
    stats = [path.read_text() for path in Path("/proc").glob("[0-9]*/stat")]
    return not any(
        fields[2] == str(group) and fields[0] != "Z" for fields in (s.rpartition(")")[2].split() for s in stats)
    )


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_what_it_forks_gives_no_second_answer_and_ends_with_it(file: Path) -> None:
    bot = bot_of(file, "Forking")
    assert play(bot, 6) == [0] * 6
    assert bot.lost == 0
    group = group_of(bot)
    HOSTS[bot.name].end()
    end = time.monotonic() + 60
    while not is_empty(group):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_its_standard_input_is_not_where_questions_come_from(file: Path) -> None:
    bot = bot_of(file, "Reading")
    assert play(bot, 3) == [0] * 3
    assert bot.lost == 0


def test_the_same_mistake_is_told_once(file: Path, capfd: pytest.CaptureFixture[str]) -> None:
    play(bot_of(file, "Stumbling"), 3)
    assert capfd.readouterr().err.count("my own mistake") == 2  # the line of code, and what it said


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("{file}:Nobody", "no such class"),
        ("{file}:Silent", "no such class"),
        ("{file}:Unmade", "TypeError: .*more"),
        ("{file}x.py:First", "no such file"),
        ("{broken}:First", "SyntaxError"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_one_sentence(file: Path, name: str, why: str) -> None:
    broken = file.with_name("broken.py")
    broken.write_text("def choose(:", encoding="utf-8")
    with pytest.raises(BadBot, match=why):
        check(name.format(file=file, broken=broken))


def test_what_it_is_sent_is_a_guess(file: Path) -> None:
    spy = file.with_name("spy.py")
    out = file.with_name("seen.txt")
    spy.write_text(
        "class Spy:\n    def choose(self, view, actions, thinking):\n"
        f"        open({str(out)!r}, 'a').write(repr(thinking._guess.to_json()['hands']) + chr(10))\n"
        "        return actions[0]\n",
        encoding="utf-8",
    )
    match = palier.new_match("roomshare", 4, seed=1)
    seat = match.to_act[0]
    for seed in range(4):
        choose(bot_of(spy, "Spy", seed), match, seat)
    hands = match.state.to_json()["hands"]
    seen = [eval(line) for line in out.read_text().splitlines()]
    assert len(seen) == 4
    assert all(one[seat] == hands[seat] for one in seen)
    assert any(one != hands for one in seen)
    assert len({repr(one) for one in seen}) > 1


def test_two_bots_of_a_server_have_two_names(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("palier.bots.offered"), "OWN", {})
    again = file.with_name("again.py")
    again.write_text(BOTS + "\nclass greedy(First):\n    pass\n", encoding="utf-8")
    assert [offer(f"{file}:First"), offer(f"{file}:First")] == ["First", "First"]
    assert offered() == (*NAMES, "First")
    assert resolve("First") == f"{file}:First"
    for taken in ("First", "greedy"):
        with pytest.raises(BadBot, match="name"):
            offer(f"{again}:{taken}")

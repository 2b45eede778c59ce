"""Tournaments: fair seating, and the same results wherever and however often interrupted they run."""

import json
import multiprocessing
import os
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import permutations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import palier
from palier import BadOptions
from palier.bots.own import HOSTS
from palier.lab.balance import among_equals, balance
from palier.lab.journal import Journal, MatchResult, line_of
from palier.lab.plan import Plan
from palier.lab.rating import Table, rate, without
from palier.lab.running import NoCluster, NoRay, WorkersDie, run
from palier.lab.seating import are_turned, seatings
from palier.lab.simulate import MATCHES_A_TASK, simulate, simulation
from palier.lab.statistics import interval, quantile_ms, time_class
from palier.lab.tournament import figures_of, meeting, play_all, play_match, tallies, tournament
from tests.processes import exit_code


def small(games: int = 8, each: str = "", **options: object) -> Plan:
    return meeting("roomshare", ["random", "greedy"], games, 3, 2, options, each)


def told(**more: Any) -> dict[str, Any]:
    """A small tournament's results without what a clock told."""
    result = tournament(small(), **more).to_json()
    del result["seconds"]
    for one in result["bots"].values():
        del one["median_ms"], one["p99_ms"]
    return result


# Seating


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (4, 4), (2, 4), (3, 4), (6, 3), (2, 3), (5, 5)])
def test_everybody_sits_everywhere_as_often(bots: int, players: int) -> None:
    orders = seatings(bots, players)
    assert all(len(order) == players for order in orders)
    for seat in range(players):
        assert len(set(Counter(order[seat] for order in orders).values())) == 1
    assert set(Counter(bot for order in orders for bot in order)) == set(range(bots))


def test_a_bot_named_several_times_sits_so_often_at_every_table() -> None:
    plan = meeting("roomshare", ["greedy", "random", "random", "random"], 4, 5, 4)
    assert plan.bots == ("greedy", "random")
    assert sorted(plan.orders) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    result = tournament(plan).to_json()["bots"]
    assert (result["greedy"]["games"], result["random"]["games"]) == (4, 12)


def test_the_values_of_an_option_go_in_turn_and_are_told_apart() -> None:
    plan = small(each="royal_suite")
    assert [plan.options(number)["royal_suite"] for number in range(6)] == [False, False, True, True, False, False]
    matches = play_all(plan)
    figures = figures_of(plan, matches)
    found = figures.to_json()
    assert found["each"] == "royal_suite"
    assert found["mirrored"]
    assert {value: one["games"] for value, one in found["by_value"].items()} == {"false": 4, "true": 4}
    assert "royal_suite" not in found["options"]
    for bot in figures.bots:
        parts = [one.shares[bot.name] for one in figures.by_value]
        assert [part.games for part in parts] == [4, 4]
        assert sum(part.rate * part.games for part in parts) == pytest.approx(bot.wins)
    # The same deals with one value alone play the same matches.
    alone = play_all(small(royal_suite=True))
    assert [one.scores for one in alone[2:4]] == [one.scores for one in matches[2:4]]
    # Values that do not come equally often are told by their numbers; every deal is played in all orders even so.
    uneven = tournament(small(6, each="royal_suite"))
    assert uneven.mirrored
    assert {one.value: one.games for one in uneven.by_value} == {"false": 4, "true": 2}


def test_without_an_option_in_turn_nothing_is_told_by_value() -> None:
    found = told()
    assert (found["each"], found["by_value"]) == (None, {})


@pytest.mark.parametrize(
    ("game", "each", "options"),
    [
        ("roomshare", "no_such", {}),
        ("home_staging", "daily", {}),
        ("les_colocs", "dealer", {}),
        ("roomshare", "royal_suite", {"royal_suite": True}),
    ],
)
def test_an_option_in_turn_must_have_a_few_values_and_none_given(
    game: str, each: str, options: dict[str, object]
) -> None:
    with pytest.raises(BadOptions, match=each):
        meeting(game, ["random", "greedy"], 2, 1, 2, options, each)


def test_matches_by_value_are_counted_once_however_often_a_bot_sits_there() -> None:
    bots = ["random", "greedy", "greedy", "greedy"]
    found = tournament(meeting("roomshare", bots, 8, 3, 4, each="royal_suite")).by_value
    assert [one.games for one in found] == [4, 4]
    assert [one.shares["greedy"].games for one in found] == [12, 12]


def test_a_deal_is_the_same_in_every_order() -> None:
    plan = small()
    assert [plan.deal(number) for number in range(4)] == [0, 0, 1, 1]
    assert [plan.seats(number) for number in range(4)] == [(0, 1), (1, 0)] * 2


def test_whether_every_deal_was_played_in_all_orders_is_told() -> None:
    found = [tournament(meeting("roomshare", ["random", "random", "greedy"], games, players=3)) for games in (3, 4)]
    assert [one.mirrored for one in found] == [True, False]
    assert not any(one.turned for one in found)


@pytest.mark.parametrize(
    ("bots", "players", "table", "turned"),
    [(2, 2, (), False), (4, 4, (), False), (5, 5, (), True), (3, 6, (), True), (2, 6, (0, 1, 1, 1, 1, 1), False)],
)
def test_whether_the_seats_only_turn_round_the_table_is_told(
    bots: int, players: int, table: tuple[int, ...], turned: bool
) -> None:
    orders = seatings(bots, players, table)
    assert are_turned(orders) == turned
    missing = [one for order in orders for one in permutations(order) if one not in orders]
    assert bool(missing) == turned


# Results


def test_the_shares_add_up_and_lie_in_their_intervals() -> None:
    result = told()
    assert sum(one["wins"] for one in result["bots"].values()) == pytest.approx(8)
    assert sum(result["endings"].values()) == result["games"] == 8
    for one in result["bots"].values():
        low, high = one["interval"]
        assert 0 <= low <= one["win_rate"] <= high <= 1
        assert one["games"] == 8
    better, worse = sorted(result["bots"].values(), key=lambda one: -one["win_rate"])
    assert better["rating"] > worse["rating"] or better["win_rate"] == worse["win_rate"]


def test_sitting_several_times_at_a_table_makes_no_better_rating() -> None:
    """One of the three is likely to come in before the fourth: that must not count as being better."""
    rankings = [(1, 2, 3, 4), (1, 2, 3, 4), (2, 1, 3, 4), (3, 1, 2, 4), (4, 1, 2, 3)] * 20
    once, three_times = rate(2, [Table((0, 1, 1, 1), ranking) for ranking in rankings])
    assert once.value > three_times.value


def test_who_wins_more_is_rated_higher_whatever_the_order() -> None:
    """A rating leans towards what was rated last: here the worse bot wins its matches at the end."""
    rankings = [(1, 2)] * 110 + [(2, 1)] * 90
    better, worse = rate(2, [Table((0, 1), ranking) for ranking in rankings])
    assert better.value > worse.value


def test_two_processes_give_the_same_numbers_as_one() -> None:
    assert told(workers=2) == told()


def test_an_interrupted_run_goes_on_where_it_stood(tmp_path: Path) -> None:
    journal = tmp_path / "somewhere" / "journal.jsonl"
    finished = 0

    def stop(number: int) -> None:
        nonlocal finished
        finished += number
        if finished == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        told(journal=Journal(journal), progress=stop)
    lines = journal.read_text().splitlines()
    assert len(lines) == 3
    # A line that was cut off by the end of the process is played again; what is there is not.
    marked = {**json.loads(lines[0]), "reason": "kept"}
    journal.write_text("\n".join([json.dumps(marked), lines[1], lines[2][:20]]))
    counted: list[int] = []
    result = told(journal=Journal(journal), progress=counted.append)
    assert counted == [2] + [1] * 6
    assert result["endings"].pop("kept") == 1
    assert result["bots"] == told()["bots"]
    assert not journal.exists()


def test_a_shorter_run_leaves_the_place_of_a_longer_one(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    plan = small()
    journal.write_text("".join(line_of(play_match(plan, number)) for number in range(5)), encoding="utf-8")
    short = play_all(small(2), journal=Journal(journal))
    assert [match.number for match in short] == [0, 1]
    assert len(journal.read_text().splitlines()) == 5
    counted: list[int] = []
    told(journal=Journal(journal), progress=counted.append)
    assert counted == [5, 1, 1, 1]
    assert not journal.exists()


@pytest.mark.parametrize("when", ["at once", "after two matches"])
def test_a_journal_that_cannot_be_written_costs_no_match(when: str, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    troubles: list[str] = []
    finished = 0

    def spoil(number: int) -> None:
        nonlocal finished
        finished += number
        if finished == 2 and when != "at once":
            path.unlink()
            path.mkdir()

    if when == "at once":
        path.mkdir()
    journal = Journal(path, lambda: troubles.append("told"))
    assert told(journal=journal, progress=spoil) == told()
    assert troubles == ["told"]


def test_only_a_journal_with_a_line_cut_off_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    plan = small()
    lines = [line_of(play_match(plan, number)) for number in range(3)]
    path.write_text("".join(lines), encoding="utf-8")
    before = path.stat().st_ino
    assert [match.number for match in Journal(path).read()] == [0, 1, 2]
    assert path.stat().st_ino == before
    # Even where only the end of the line is missing, or the next would stand in the same.
    for torn in (lines[2].removesuffix("\n"), lines[2][:30], "\0\0"):
        path.write_text("".join(lines[:2]) + torn, encoding="utf-8")
        kept = [line_of(match) for match in Journal(path).read()]
        assert kept == lines[: 3 if torn + "\n" == lines[2] else 2]
        assert path.read_text(encoding="utf-8") == "".join(kept)
    assert list(tmp_path.iterdir()) == [path]


def test_a_changed_rule_or_bot_is_another_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or an interrupted run would go on with the matches of other bots."""
    own = tmp_path / "mine.py"
    own.write_text("class Mine: ...\n")
    beside = [tmp_path / "brain.py", tmp_path / "brain.toml"]
    for path in beside:
        path.touch()
    plan = replace(small(), bots=(f"{own}:Mine", "greedy"))
    package = Path(shutil.copytree(Path(palier.__file__).parent, tmp_path / "palier"))
    monkeypatch.setattr(palier, "__file__", str(package / "__init__.py"))
    keys = [plan.key()]
    ours = (
        "engine/match.py",
        "thinking/tree.py",
        "bots/planner.py",
        "games/content.py",
        "games/roomshare/rules.py",
        "games/roomshare/thinking/weights.toml",
    )
    for changed in [*(package / name for name in ours), own, *beside]:
        with changed.open("a") as file:
            file.write("\n")
        keys.append(plan.key())
    assert len(set(keys)) == len(keys) == 10
    for other in ("games/wucherer/thinking/weights.toml", "lab/plots.py"):
        with (package / other).open("a") as file:
            file.write("\n")
    assert plan.key() == keys[-1]


def test_a_journal_of_version_0_1_is_gone_on_with(tmp_path: Path) -> None:
    """Its lines do not say how many moves bots were asked for."""
    journal = tmp_path / "journal.jsonl"
    lines = [json.loads(line_of(play_match(small(), number))) for number in range(3)]
    for line in lines:
        del line["asked"]
        line["times"] = {"0": {"131": 7}, "1": {"150": 9}}
    lines[0]["reason"] = "kept"
    journal.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    counted: list[int] = []
    result = told(journal=Journal(journal), progress=counted.append)
    assert counted == [3, 1, 1, 1, 1, 1]
    assert result["endings"].pop("kept") == 1
    assert result["bots"] == told()["bots"]


# Bots that give no moves

SILENT = """
class Silent:
    def choose(self, view, actions, thinking):
        return "fly away"

class Moody:
    asked = 0

    def choose(self, view, actions, thinking):
        Moody.asked += 1
        return actions[0] if Moody.asked == 1 else "fly away"
"""


@pytest.fixture
def silent(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(SILENT, encoding="utf-8")
    return str(file)


def test_a_bot_that_gave_no_moves_is_marked_and_not_ranked(silent: str) -> None:
    bots = ["random", f"{silent}:Silent", "greedy"]
    figures = tournament(meeting("roomshare", bots, 12, seed=3, players=2))
    assert [bot.name for bot in figures.bots] == ["greedy", "random", "Silent"]
    assert [bot.name for bot in figures.ranked] == ["greedy", "random"]
    last = figures.bots[-1]
    assert last.rating is None
    assert last.lost > 0
    told = figures.to_json()["bots"]
    assert told["Silent"]["no_moves"] is True
    assert (told["Silent"]["rating"], told["Silent"]["rating_doubt"]) == (None, None)
    assert all("no_moves" not in told[name] and told[name]["rating"] is not None for name in ("greedy", "random"))


def test_whoever_met_a_bot_that_gave_no_moves_is_rated_by_the_others(silent: str) -> None:
    bots = ["random", f"{silent}:Silent", "greedy"]
    plan = meeting("roomshare", bots, 12, seed=3, players=2)
    matches = play_all(plan)
    among = [match for match in matches if 1 not in match.seats]
    assert 0 < len(among) < len(matches)
    alone = rate(3, [Table(match.seats, match.ranking) for match in among])
    assert {bot.name: bot.rating for bot in figures_of(plan, matches).ranked} == {
        "random": alone[0],
        "greedy": alone[2],
    }


def test_without_some_bots_the_others_keep_their_places() -> None:
    tables = [Table((0, 1, 2), (2, 1, 3)), Table((1, 0, 1), (1, 2, 3)), Table((2, 1), (1, 2))]
    assert without(frozenset(), tables) == tables
    assert without(frozenset({1}), tables) == [Table((0, 2), (2, 3))]
    assert without(frozenset({0, 1}), tables) == []


def test_a_bot_that_gave_a_single_move_is_ranked(silent: str) -> None:
    figures = tournament(meeting("roomshare", ["random", f"{silent}:Moody"], 2, seed=3, players=2))
    moody = next(bot for bot in figures.bots if bot.name == "Moody")
    assert moody.rating is not None
    assert moody.lost > 0


def test_a_bot_whose_file_loads_no_more_is_marked(silent: str) -> None:
    """As when it needs something that is not there where the matches are played."""
    plan = meeting("roomshare", ["random", f"{silent}:Silent"], 2, seed=3, players=2)
    HOSTS.pop(plan.bots[1]).end()
    Path(silent).write_text("import no_such_module", encoding="utf-8")
    figures = tournament(plan)
    assert [bot.name for bot in figures.ranked] == ["random"]


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["random", "random", "greedy"]])
def test_it_takes_two_and_a_full_table(bots: list[str]) -> None:
    with pytest.raises(BadOptions):
        meeting("roomshare", bots, 2, players=2)


# Workers that die


def fragile(folder: Path, plan: Plan, number: int) -> object:
    """Plays a match, but the first worker that gets number 2 is killed in the middle of it."""
    mark = folder / "killed"
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(plan, number).scores


def deadly(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_worker_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    plan = small()
    given: Iterator[object] = run(partial(fragile, tmp_path, plan), range(5), workers=2)
    assert Counter(map(str, given)) == Counter(str(play_match(plan, number).scores) for number in range(5))
    assert (tmp_path / "killed").exists()


def kill_a_worker(killed: list[int], finished: int) -> None:
    """Once, whichever it is, in the middle of what it does."""
    if not killed:
        worker = multiprocessing.active_children()[0]
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        killed.append(worker.pid)


def test_a_simulation_goes_on_when_a_worker_is_killed() -> None:
    plan = simulation("wucherer", 3, 30 * MATCHES_A_TASK, seed=5)
    finished: list[int] = []
    killed: list[int] = []

    def watch(matches: int) -> None:
        finished.append(matches)
        kill_a_worker(killed, matches)

    told = simulate(plan, workers=2, progress=watch)
    assert killed
    # Every match counts once, and as if nothing had happened.
    assert sum(finished) == plan.games
    assert replace(told, seconds=0.0) == replace(simulate(plan), seconds=0.0)


def test_a_balance_goes_on_when_a_worker_is_killed() -> None:
    plan = among_equals("roomshare", 60, seed=5, players=2, bot="random")
    killed: list[int] = []
    told = balance(plan, workers=2, progress=partial(kill_a_worker, killed))
    assert killed
    assert told == balance(plan)


def slow(number: int) -> int:
    time.sleep(600 if number else 0)
    return number


def test_nobody_waits_for_workers_after_ctrl_c() -> None:
    """And they say nothing themselves: it is for the process that was asked."""
    begun = time.monotonic()
    given = run(slow, range(3), workers=2)
    assert next(given) == 0
    workers = multiprocessing.active_children()
    assert workers
    with pytest.raises(KeyboardInterrupt):
        given.throw(KeyboardInterrupt)  # type: ignore[attr-defined]
    assert [exit_code(worker) for worker in workers] == [-signal.SIGKILL] * len(workers)
    assert time.monotonic() - begun < 300


def test_work_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(WorkersDie):
        list(run(deadly, range(2), workers=2))


def test_without_ray_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palier.lab.running.find_spec", lambda name: None)
    with pytest.raises(NoRay):
        list(run(deadly, range(2), ray="local"))


def test_a_cluster_that_is_not_there_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise ConnectionError("nobody\nthere")

    monkeypatch.setattr("palier.lab.running.find_spec", lambda name: name)
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(is_initialized=lambda: False, init=init))
    with pytest.raises(NoCluster, match=r"^1\.2\.3\.4:5$"):
        list(run(deadly, range(2), ray="1.2.3.4:5"))


# The small mathematics


def test_wilsons_interval() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == pytest.approx(1)
    assert interval(0, 0) == (0.0, 1.0)


def test_matches_that_only_repeat_each_other_count_once() -> None:
    """Sixty deals of two matches that always end alike are worth hardly more than sixty matches."""
    deals = [(2.0, 2)] * 40 + [(0.0, 2)] * 20
    assert interval(80, 120, deals) == pytest.approx(interval(40, 60), abs=0.003)
    low, high = interval(80, 120)
    assert interval(80, 120, deals)[0] < low < high < interval(80, 120, deals)[1]


@pytest.mark.parametrize(
    "deals",
    [
        [(1.0, 2)] * 60,
        [(1.0, 2)] * 50 + [(2.0, 2)] * 5 + [(0.0, 2)] * 5,
        [(float(number % 4 in (0, 1)) + float(number % 4 in (0, 2)), 2) for number in range(60)],
        [(60.0, 120)],
        [],
    ],
    ids=["who sits well wins", "mostly so", "independent", "one deal", "unknown"],
)
def test_deals_never_make_an_interval_narrower(deals: list[tuple[float, int]]) -> None:
    assert interval(60, 120, deals) == pytest.approx(interval(60, 120), abs=0.002)
    assert interval(60, 120, deals)[0] <= interval(60, 120)[0]


def test_a_tournament_tells_intervals_by_its_deals() -> None:
    plan = small()
    alike = [
        MatchResult(number, plan.seats(number), ranking, (0, 0), "", 1, {})
        for number in range(40)
        for ranking in [(1, 2) if (plan.seats(number)[0] == 0) == (plan.deal(number) % 4 > 0) else (2, 1)]
    ]
    share = tallies(plan, alike)[0].share
    assert share.rate == 0.75
    assert (share.low, share.high) == pytest.approx(interval(15, 20), abs=0.02)


def test_quantiles_of_times_are_right_within_their_classes() -> None:
    classes = Counter(time_class(ms / 1000) for ms in range(1, 101))
    assert quantile_ms(classes, 0.5) == pytest.approx(50, rel=0.06)
    assert quantile_ms(classes, 0.99) == pytest.approx(99, rel=0.06)

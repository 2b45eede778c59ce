"""`palier simulate`."""

import json
from typing import Any

import pytest

from palier.cli import run
from tests.cli.running import palier

KEYS = {
    *("game", "players", "options", "bots", "seed", "games", "decisions", "seconds", "decisions_per_second"),
    *("wins", "score_mean", "score_spread", "longest_chain", "endings", "turns", "compiled"),
}


def figures(*arguments: str) -> dict[str, Any]:
    done = palier("simulate", "roomshare", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_json_tells_everything_in_one_object() -> None:
    told = figures("--players", "3", "--games", "40", "--seed", "2", "--option", "royal_suite=true")
    assert told.keys() >= KEYS
    assert told["games"] == 40
    assert sum(told["wins"]) == pytest.approx(40)
    assert sum(told["wins_in_order"]) == pytest.approx(40)
    assert told["wins_in_order"] != told["wins"]
    assert sum(told["endings"].values()) == 40
    assert told["options"]["royal_suite"] is True
    assert told["bots"] == ["random"] * 3


def test_the_results_are_the_same_for_any_number_of_workers() -> None:
    arguments = ("--players", "2", "--games", "60", "--seed", "7")
    one, two = figures(*arguments, "--workers", "1"), figures(*arguments, "--workers", "2")
    for told in (one, two):
        del told["seconds"], told["decisions_per_second"]
    assert one == two


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ("victoires", "Vert", "hasard", "dans l’ordre du jeu")),
        ("en", ("wins", "Green", "random", "in the order of play")),
    ],
)
def test_without_json_it_tells_the_figures_in_words(
    lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", "roomshare", "--games", "20", "--lang", lang]) == 0
    told = capsys.readouterr().out
    for word in words:
        assert word in told


def test_each_seat_may_have_a_bot_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    run(["simulate", "roomshare", "--players", "2", "--games", "2", "--bots", "greedy,random", "--json"])
    assert json.loads(capsys.readouterr().out)["bots"] == ["greedy", "random"]


def test_wins_are_told_by_what_the_seats_began_as_where_a_game_has_such(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "les_colocs", "--players", "3", "--games", "30", "--lang", "en"]
    assert run([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    groups = told["groups"]
    assert len(groups) == 9
    assert sum(group["seats"] for group in groups.values()) == 90
    assert sum(group["wins"] for group in groups.values()) == 30
    yuppie = groups["job-yuppie"]
    assert yuppie["fair"] == pytest.approx(3 * yuppie["wins"] / yuppie["seats"], abs=1e-4)
    assert run(arguments) == 0
    assert "Corporate Drone" in capsys.readouterr().out
    assert "groups" not in figures("--players", "2", "--games", "2")

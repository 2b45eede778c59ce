"""`palier replay` and `palier show`."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import palier as package
from palier.cli import run
from palier.engine.match import Match
from tests.cli.running import palier


def some_match(steps: int = 10_000) -> Match:
    match = package.new_match("roomshare", 3, 5)
    while match.to_act and len(match.log.steps) < steps:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.log.steps) * 7 % len(legal)])
    return match


def test_replay_tells_a_match_and_shows_its_end(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(some_match().record.to_json(), encoding="utf-8")
    french = palier("replay", str(file))
    english = palier("replay", str(file), "--lang", "en")
    assert french.returncode == english.returncode == 0
    assert "La partie est finie" in french.stdout
    assert "The game is over" in english.stdout
    assert french.stdout.count("\n") == english.stdout.count("\n")
    assert "1. " in french.stdout
    assert "┌A4" in french.stdout or "A4══" in french.stdout


def test_replay_stops_where_it_is_told_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    match = some_match()
    file.write_text(match.record.to_json(), encoding="utf-8")
    steps = len(match.record.steps)
    run(["replay", str(file), "--step", "0", "--lang", "en"])
    start = capsys.readouterr().out
    assert f"After 0 actions of {steps}:" in start
    assert "played" not in start
    run(["replay", str(file), "--step", "9", "--lang", "en"])
    some = capsys.readouterr().out
    assert f"After 9 actions of {steps}:" in some
    assert "The game is over" not in some


def test_replay_says_that_a_match_is_not_finished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(some_match(8).record.to_json(), encoding="utf-8")
    assert run(["replay", str(file), "--lang", "fr"]) == 0
    assert "n’est pas finie" in capsys.readouterr().out


@pytest.mark.parametrize("steps", [0, 33, 10_000])
def test_show_draws_a_position_as_text_and_as_svg(tmp_path: Path, steps: int) -> None:
    file, picture = tmp_path / "position.json", tmp_path / "board.svg"
    file.write_text(json.dumps(some_match(steps).state.to_json()), encoding="utf-8")
    done = palier("show", str(file), "--svg", str(picture), "--lang", "en")
    assert done.returncode == 0
    assert str(picture) in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if "A1" in line) <= 80
    root = ET.fromstring(picture.read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root[0].text == "RoomShare: the building"


def test_show_welcomes_a_board_made_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    rows = [["rbyg", "....", "....", "....", "...."]] + [["...."] * 5] * 3
    file.write_text(json.dumps({"game": "roomshare", "board": rows}), encoding="utf-8")
    done = palier("show", str(file))
    assert done.returncode == 0
    assert "complet" in done.stdout

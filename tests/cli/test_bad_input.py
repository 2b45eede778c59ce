"""Whatever is wrong with what was given: one clear sentence, exit code 2, never a traceback."""

import json
from pathlib import Path

import pytest

import palier as package
from palier.cli import run
from tests.cli.running import palier

WRONG = [
    ["dance"],
    ["--nonsense"],
    ["games", "--lang", "xx"],
    ["games", "more"],
    ["rules"],
    ["rules", "chess"],
    ["play"],
    ["play", "chess"],
    ["play", "roomshare", "--players", "1"],
    ["play", "roomshare", "--players", "5"],
    ["play", "roomshare", "--players", "many"],
    ["play", "roomshare", "--humans", "-1"],
    ["play", "roomshare", "--players", "2", "--humans", "3"],
    ["play", "roomshare", "--bots", "deep_blue"],
    ["play", "roomshare", "--bots", "random,greedy"],
    ["play", "roomshare", "--seed", "x"],
    ["play", "roomshare", "--seed"],
    ["play", "roomshare", "--option", "royal_suite"],
    ["play", "roomshare", "--option", "royal_sweet=true"],
    ["play", "roomshare", "--option", "royal_suite=maybe"],
    ["play", "roomshare", "--option", "royal_suite_replaces=cellar"],
    ["play", "roomshare", "--players", "3", "--option", "no_cards=true"],
    ["play", "roomshare", "--save", "no/such/folder/match.json"],
    ["simulate", "roomshare", "--games", "0"],
    ["simulate", "roomshare", "--workers", "-1"],
    ["simulate", "roomshare", "--players", "9"],
    ["simulate", "roomshare", "--bots", "random,greedy"],
    ["simulate", "roomshare", "--players", "2", "--option", "no_cards=1", "--option", "renovation=1"],
    ["replay"],
    ["replay", "missing.json"],
    ["replay", "."],
    ["replay", "match.json", "--step", "99999"],
    ["replay", "match.json", "--step", "-1"],
    ["replay", "other_rules.json"],
    ["replay", "false.json"],
    ["replay", "chess.json"],
    ["replay", "damaged.json"],
    ["replay", "position.json"],
    ["replay", "list.json"],
    ["replay", "binary"],
    ["show", "missing.json"],
    ["show", "text.txt"],
    ["show", "list.json"],
    ["show", "binary"],
    ["show", "deep.json"],
    ["show", "no_game.json"],
    ["show", "chess.json"],
    ["show", "no_board.json"],
    ["show", "position.json", "--svg", "no/such/folder/board.svg"],
    ["show", "position.json", "--svg", "."],
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    match = package.new_match("roomshare", 2, 1)
    while len(match.record.steps) < 20:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    record = json.loads(match.record.to_json())
    position = match.state.to_json()
    files = {
        "match.json": record,
        "position.json": position,
        "other_rules.json": {**record, "rules": 999},
        "false.json": {**record, "actions": [[0, "pass"], [0, "pass"]]},
        "chess.json": {**record, "game": "chess"},
        "damaged.json": {"palier": 1, "game": "roomshare"},
        "list.json": [1, 2],
        "no_game.json": {name: value for name, value in position.items() if name != "game"},
        "no_board.json": {"game": "roomshare"},
    }
    for name, content in files.items():
        (tmp_path / name).write_text(json.dumps(content), encoding="utf-8")
    (tmp_path / "text.txt").write_text("bonjour", encoding="utf-8")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(code: int, out: str, err: str) -> None:
    assert code == 2
    assert out == ""
    lines = err.splitlines()
    assert len(lines) == 1, err
    assert lines[0].endswith(".")
    assert lines[0][0].isupper() or lines[0].startswith(("«", "--", "2"))


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
@pytest.mark.usefixtures("folder")
def test_it_says_so_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within this process, for there are many; `run` is all that `main` does."""
    monkeypatch.setenv("PALIER_STRICT_TEXTS", "1")
    monkeypatch.setenv("PALIER_LANG", "fr")
    check(run(arguments), *capsys.readouterr())


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["rules", "chess"],
        ["play", "roomshare", "--players", "9"],
        ["simulate", "roomshare", "--bots", "deep_blue"],
        ["replay", "damaged.json"],
        ["show", "text.txt"],
    ],
    ids=" ".join,
)
@pytest.mark.usefixtures("folder")
def test_it_does_so_as_a_process_too(arguments: list[str]) -> None:
    done = palier(*arguments)
    check(done.returncode, done.stdout, done.stderr)


@pytest.mark.usefixtures("folder")
def test_the_sentence_is_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    run(["replay", "missing.json", "--lang", "fr"])
    run(["replay", "missing.json", "--lang", "en"])
    french, english = capsys.readouterr().err.splitlines()
    assert "n’existe pas" in french
    assert "There is no file" in english

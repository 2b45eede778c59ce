"""`palier play home_staging`: a game with more actions than can be listed."""

from pathlib import Path

import pytest

import palier as package
from palier.engine.record import Record
from palier.text import Texts
from tests.cli.running import numbers, palier

SEED = "3"


def answers_until_drawing() -> tuple[package.Match, list[str]]:
    """The first choices offered, up to the first card, whose pieces are then drawn."""
    match = package.new_match("home_staging", 1, int(SEED))
    answers: list[str] = []
    while match.view(0)["asked"]["ask"] != "draw":
        answers.append(match.legal(0)[0].text)
        match.play(0, answers[-1])
    return match, answers


def can(match: package.Match, text: str) -> bool:
    return match.game.is_legal(match.state, 0, match.game.parse(text))


def test_a_piece_an_outline_and_a_front_door_by_their_notation() -> None:
    match, answers = answers_until_drawing()
    texts = Texts("en", "home_staging", strict=True)
    piece, square, turn = next(action.text for action in match.legal(0) if action.text != "ready").split()[1:]
    match.play(0, f"{piece} {square} {turn}")
    door = next(side for side in ("N:E5", "W:E5", "N:G5", "N:I5") if can(match, f"entrance {side}"))
    answers += [
        f"{piece} P16 {turn}",
        f"{piece} {square} {turn}",
        f"entrance {door}",
        "erase",
        f"{piece} {square} {turn}",
    ]
    done = palier("play", "home_staging", "--players", "1", "--seed", SEED, "--lang", "en", answers="\n".join(answers))
    assert texts.say("reason-place-outside") in done.stdout
    assert done.stdout.count(texts.event({"event": "drew", "seat": 0, "piece": piece, "square": square}, ["x"])) == 2
    assert texts.event({"event": "erased", "seat": 0}, texts.names(1)) in done.stdout
    assert "none of the choices" not in done.stdout


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_match_is_played_to_its_end_through_a_pipe(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "match.json"
    options = ["--players", "2", "--seed", SEED, "--bots", "random", "--option", "mission=m02_jumelles"]
    done = palier("play", "home_staging", *options, "--lang", lang, "--save", str(file), answers=numbers(1))
    assert done.returncode == 0, done.stderr
    outcome = package.replay(Record.from_json(file.read_text(encoding="utf-8"))).outcome
    assert outcome is not None
    texts = Texts(lang, "home_staging", strict=True)
    assert texts.event({"event": "ended", **outcome.to_json()}, texts.names(2)) in done.stdout


def test_a_daily_mission_and_what_is_wrong_with_one_of_ones_own() -> None:
    options = ["--games", "2", "--bots", "random", "--players", "1", "--json", "--option"]
    assert palier("simulate", "home_staging", *options, "daily=2026-11-16").returncode == 0
    told = palier("simulate", "home_staging", *options, "daily=tomorrow", "--lang", "en")
    assert "“tomorrow” is no date such as 2026-01-31." in told.stderr
    told = palier("simulate", "home_staging", *options, 'custom={"name": "x"}', "--lang", "fr")
    assert told.stderr.strip() == "Le plan doit avoir 16 lignes."

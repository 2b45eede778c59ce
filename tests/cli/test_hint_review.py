"""Analysis in the terminal: a hint at the prompt, `palier review` of a saved match, in both languages."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import palier as package
from palier.text import Texts
from tests.cli.running import palier


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a match without cards, badly played by random hands."""
    match = package.new_match("roomshare", 2, 4, {"no_cards": True})
    choice = Random(4)
    for _ in range(14):
        seat = match.to_act[0]
        match.play(seat, choice.choice(match.legal(seat)))
    path = tmp_path_factory.mktemp("review") / "match.json"
    path.write_text(match.record.to_json(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("game", "lang", "word"),
    [(game, *[("en", "hint"), ("fr", "conseil")][number % 2]) for number, game in enumerate(package.games)],
)
def test_a_hint_is_a_word_at_the_prompt_and_its_notation_can_be_typed(game: str, lang: str, word: str) -> None:
    arguments = ["play", game, "--players", "2", "--seed", "5", "--bots", "random", "--lang", lang]
    told = palier(*arguments, answers=f"help\n{word}\nquit\n")
    assert told.returncode == 0, told.stderr
    texts = Texts(lang, game, strict=True)
    assert re.search(rf"^ +{word} ", told.stdout, re.M)
    best = re.escape(texts.say("play-hint-best", action="ACTION", notation="NOTATION"))
    found = re.search(best.replace("ACTION", "(.+)").replace("NOTATION", "(.+)"), told.stdout)
    assert found, told.stdout
    verdicts = [texts.say(f"play-hint-{one}") for one in ("only", "clear", "slight", "even")]
    assert sum(told.stdout.count(verdict) for verdict in verdicts) == 1
    followed = palier(*arguments, answers=f"{found[2]}\nquit\n")
    assert followed.returncode == 0
    assert texts.say("play-not-understood", answer=found[2], count=1)[:20] not in followed.stdout


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil")])
def test_people_among_themselves_get_no_hint_unless_it_was_agreed(lang: str, word: str) -> None:
    arguments = ["play", "roomshare", "--players", "2", "--humans", "2", "--seed", "5", "--lang", lang]
    answers = f"\n{word}\nquit\n"
    texts = Texts(lang, "roomshare", strict=True)
    told = [palier(*arguments, *more, answers=answers).stdout for more in ((), ("--hints",))]
    refused = texts.say("play-hint-none")
    begins = texts.say("play-hint-best", action="ACTION", notation="").partition("ACTION")[0]
    assert [(refused in one, begins in one) for one in told] == [(True, False), (False, True)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_review_tells_where_something_else_was_better(file: Path, lang: str) -> None:
    done = palier("review", str(file), "--iterations", "12", "--seat", "1", "--most", "3", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    texts = Texts(lang, "roomshare", strict=True)
    names = texts.names(2)
    lines = [line for line in done.stdout.splitlines() if re.match(r"(Action|Coup) \d+", line)]
    assert 1 <= len(lines) <= 3
    assert all(names[0] in line and names[1] not in line.split(":")[0] for line in lines)
    assert "{" not in done.stdout


def test_a_review_for_programs(file: Path) -> None:
    done = palier("review", str(file), "--iterations", "3", "--json")
    told = json.loads(done.stdout)
    assert (told["game"], told["iterations"]) == ("roomshare", 3)
    assert {one["seat"] for one in told["decisions"]} == {0, 1}
    assert all(one["loss"] >= 0 for one in told["decisions"])


@pytest.mark.parametrize("most", ["0", "-1"])
def test_a_review_that_would_tell_nothing_is_not_taken_for_a_match_without_mistakes(file: Path, most: str) -> None:
    done = palier("review", str(file), "--most", most, "--lang", "en")
    assert done.returncode == 2
    assert "--most" in done.stderr
    assert Texts("en", strict=True).say("review-fine") not in done.stdout

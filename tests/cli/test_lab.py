"""`palier tournament`, `palier lab balance`, `palier lab tune`."""

import json
import re
import tomllib
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import palier as engine
from palier.cli import run
from palier.cli.common import check_writable
from palier.text import Texts
from tests.cli.running import palier

SMALL = ("roomshare", "--bots", "greedy,random", "--players", "2", "--games", "4", "--seed", "3")
BOT_KEYS = {"win_rate", "interval", "games", "rating", "median_ms", "p99_ms"}


def tournament(folder: Path, *arguments: str) -> CompletedProcess[str]:
    """With a journal of its own: another test may play the same matches at this moment."""
    return palier("tournament", *SMALL, *arguments, XDG_CACHE_HOME=str(folder))


def test_a_tournament_in_one_object(tmp_path: Path) -> None:
    done = tournament(tmp_path, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    told = json.loads(done.stdout)
    assert set(told["bots"]) == {"greedy", "random"}
    for one in told["bots"].values():
        assert one.keys() >= BOT_KEYS
        assert one["games"] == 4
    assert sum(one["win_rate"] for one in told["bots"].values()) == pytest.approx(1)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_values_of_an_option_in_turn_are_told_in_the_terminal_and_the_report(tmp_path: Path, lang: str) -> None:
    out = tmp_path / "report.html"
    done = tournament(tmp_path, "--each", "royal_suite", "--lang", lang, "--html", str(out))
    assert done.returncode == 0, done.stderr
    texts = Texts(lang, "roomshare", strict=True)
    heading = texts.say("tournament-by_value", option=texts.say("option-royal_suite"))
    for said in (done.stdout, out.read_text(encoding="utf-8")):
        assert heading in said
    rows = [line.split() for line in done.stdout.splitlines()]
    assert [row[:2] for row in rows if row[:1] == [texts.say("yes")]] == [[texts.say("yes"), "2"]]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("arguments", [("--each", "no_such"), ("--each", "royal_suite", "--option", "royal_suite=yes")])
def test_an_option_that_cannot_go_in_turn_is_said_in_a_sentence(
    arguments: tuple[str, ...], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tournament", *SMALL, *arguments, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert arguments[1] in said
    assert "Traceback" not in said


OWN = """
class Lost:
    def choose(self, view, actions, thinking):
        return "fly away"

class Silent:
    pass
"""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_moves_that_a_bot_did_not_give_are_told(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN, encoding="utf-8")
    out = tmp_path / "report.html"
    arguments = ("--bots", f"random,{file}:Lost", "--games", "1", "--lang", lang)
    done = tournament(tmp_path, *arguments, "--json")
    told = json.loads(done.stdout)["bots"]
    assert told["random"]["lost"] == 0 < told["Lost"]["lost"]
    said = Texts(lang, strict=True).say("lost-moves", bot="Lost", moves=told["Lost"]["lost"])
    assert said in tournament(tmp_path, *arguments, "--html", str(out)).stdout
    assert said in out.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_bot_that_gave_no_moves_is_shown_so_and_not_ranked(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN, encoding="utf-8")
    out = tmp_path / "report.html"
    arguments = ("--bots", f"{file}:Lost,random,greedy", "--games", "6", "--each", "royal_suite", "--lang", lang)
    wide = {"XDG_CACHE_HOME": str(tmp_path), "COLUMNS": "200"}
    done = palier("tournament", *SMALL, *arguments, "--html", str(out), **wide)
    assert done.returncode == 0, done.stderr
    texts = Texts(lang, strict=True)
    said = texts.say("tournament-no_moves")
    page = out.read_text(encoding="utf-8")
    rows = [row for row in re.findall("<tr>.*?</tr>", page) if said in row]
    assert [re.findall("<td>(.*?)</td>", row) for row in rows] == [["Lost", said, "", "4", "", "", "", ""]]
    assert rows[0] == re.findall("<tr>.*?</tr>", page.partition("</table>")[0])[-1]
    # In the plots, and by value, only those that have figures of their own.
    assert page.count('class="bar"') == 2
    assert [line.split() for line in done.stdout.splitlines() if said in line] == [["Lost", *said.split(), "4"]]
    assert done.stdout.count("Lost") == 2
    assert done.stdout.splitlines()[-2].startswith("Lost ")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_simulate_and_balance_tell_them_too(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN, encoding="utf-8")
    out = tmp_path / "report.html"
    both = ["--players", "2", "--games", "1", "--lang", lang]
    simulated = ["simulate", "roomshare", "--bots", f"random,{file}:Lost", *both]
    balanced = ["lab", "balance", "roomshare", "--bot", f"{file}:Lost", *both]
    for arguments in (simulated, balanced):
        assert run([*arguments, "--json"]) == 0
        lost = json.loads(capsys.readouterr().out)["lost"]
        moves = lost if arguments is balanced else lost[1]
        assert moves > 0
        said = Texts(lang, strict=True).say("lost-moves", bot="Lost", moves=moves)
        assert run(arguments) == 0
        assert said in capsys.readouterr().out
    assert run([*balanced, "--html", str(out)]) == 0
    assert said in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "random,{folder}/none.py:Lost"), "bot_no_file"),
        (("--bots", "random,{folder}/mine.py:Silent"), "bot_no_class"),
        (("--bots", "random,{folder}/broken.py:Lost"), "bot_no_code"),
        (("--bots", "random,{folder}/mine.py"), "bot_file"),
        (("--players", "0"), "players"),
        (("--html", "{folder}/none/report.html"), "file_folder"),
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_cannot_be_played_is_said_in_a_sentence(
    arguments: tuple[str, ...], message: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "broken.py").write_text("class Lost(:", encoding="utf-8")
    given = [argument.format(folder=tmp_path) for argument in arguments]
    assert run(["tournament", *SMALL, *given, "--lang", lang]) == 2
    said = capsys.readouterr().err
    # The sentence of that message, whatever it is told with.
    names = ("file", "kind", "detail", "given", "known", "title", "fewest", "most")
    pieces = Texts(lang).say(f"error-{message}", **dict.fromkeys(names, "¤")).split("¤")
    assert said.count("\n") == 1
    assert all(piece in said for piece in pieces)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_table_of_one_is_no_tournament(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tournament", "home_staging", "--bots", "greedy,random", "--players", "1", "--lang", lang]
    assert run(arguments) == 2
    assert capsys.readouterr().err.strip() == Texts(lang).say("error-tournament_alone")


def test_a_report_that_is_there_stays_until_the_new_one_is(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    out.write_text("the old one", encoding="utf-8")
    texts = Texts("en")
    check_writable(str(out), texts)
    assert out.read_text(encoding="utf-8") == "the old one"


def test_without_a_folder_to_keep_its_place_in_it_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder", encoding="utf-8")
    done = tournament(tmp_path / "cache", "--games", "1", "--lang", "en")
    assert done.returncode == 0
    assert done.stderr.strip() == Texts("en").say("tournament-no_journal")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_tournament_as_a_page_that_needs_nothing_else(tmp_path: Path, lang: str) -> None:
    out = tmp_path / "report.html"
    done = tournament(tmp_path, "--html", str(out), "--lang", lang)
    assert done.returncode == 0, done.stderr
    page = out.read_text(encoding="utf-8")
    assert f'lang="{lang}"' in page
    assert "<svg" in page
    assert page.count("<tr>") > 2
    assert not re.search(r'(?:src|href)="(?!#|data:)', page)


def test_balance_as_a_page(tmp_path: Path) -> None:
    out = tmp_path / "balance.html"
    done = palier("lab", "balance", "roomshare", "--games", "6", "--seed", "2", "--html", str(out), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "<svg" in out.read_text(encoding="utf-8")


def test_tuned_weights_tell_the_command_that_finds_them(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    arguments = ("lab", "tune", "les_colocs", "--tries", "0", "--games", "2", "--fit", "4", "--only", "hand_")
    done = palier(*arguments, "--out", str(out), "--lang", "en")
    assert done.returncode == 0, done.stderr
    written = out.read_text(encoding="utf-8")
    assert "palier lab tune les_colocs --players 2 --tries 0 --games 2 --seed 1 --fit 4 --only hand_" in written
    found = tomllib.loads(written)
    assert set(engine.strategies["les_colocs"].evaluation.weight_names) <= set(found)
    assert set(engine.strategies["les_colocs"].evaluation.weight_names) == set(found["start"])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--only", "hand_"), "--fit"),
        (("--only", "nonsense", "--fit", "2"), "nonsense"),
        (("--games", "1"), "--games"),
        (("--tries", "-1"), "--tries"),
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_cannot_be_tuned_is_said_in_a_sentence(
    arguments: tuple[str, ...], told: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "tune", "les_colocs", *arguments, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "Traceback" not in said


def test_what_is_learned_about_who_wins_tells_its_command(tmp_path: Path) -> None:
    out = tmp_path / "judgement.toml"
    done = palier("lab", "judge", "les_colocs", "--games", "24", "--out", str(out), "--lang", "en")
    assert done.returncode == 0, done.stderr
    written = out.read_text(encoding="utf-8")
    assert "palier lab judge les_colocs --games 24 --seed 1" in written
    features = engine.strategies["les_colocs"].turn_features
    assert features is not None
    assert set(tomllib.loads(written)) <= set(features.names)


def test_what_thought_matches_go_by_tells_its_command(tmp_path: Path) -> None:
    out = tmp_path / "thought.toml"
    done = palier("lab", "hone", "home_staging", "--rounds", "1", "--games", "2", "--out", str(out), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "2 other deals" in done.stdout + done.stderr
    written = out.read_text(encoding="utf-8")
    assert "palier lab hone home_staging --rounds 1 --games 2 --seed 1" in written
    found = tomllib.loads(written)
    names = set(engine.strategies["home_staging"].planning.weight_names)
    assert names == set(found) - {"start"} == set(found["start"])


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("roomshare",), "RoomShare"),
        (("home_staging", "--games", "1"), "--games"),
        (("home_staging", "--rounds", "0"), "--rounds"),
        (("home_staging", "--out", "no/such/folder/thought.toml"), "no/such/folder"),
    ],
)
def test_what_cannot_be_honed_is_said_in_a_sentence(
    arguments: tuple[str, ...], told: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "hone", *arguments, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "Traceback" not in said


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("arguments", "told"), [(("roomshare",), "RoomShare"), (("les_colocs", "--games", "3"), "--games")]
)
def test_what_cannot_be_learned_is_said_in_a_sentence(
    arguments: tuple[str, ...], told: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "judge", *arguments, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "Traceback" not in said


def test_what_a_net_has_learned_tells_its_command(tmp_path: Path) -> None:
    out = tmp_path / "insight.toml"
    done = palier("lab", "learn", "les_colocs", "--games", "20", "--out", str(out), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "of 20 matches" in done.stdout + done.stderr
    written = out.read_text(encoding="utf-8")
    assert "palier lab learn les_colocs --games 20 --seed 1" in written
    model = engine.strategies["les_colocs"].rollout_model
    assert model is not None
    assert set(tomllib.loads(written)["signs"]) <= set(model.names)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("roomshare",), "RoomShare"),
        (("les_colocs", "--games", "3"), "--games"),
        (("les_colocs", "--out", "no/such/folder/insight.toml"), "no/such/folder"),
    ],
)
def test_what_no_net_can_learn_is_said_in_a_sentence(
    arguments: tuple[str, ...], told: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "learn", *arguments, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "Traceback" not in said

"""`palier`, `palier --version`, `palier games` and `palier rules`."""

import pytest

import palier as package
from palier.cli import run
from tests.cli.running import palier


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    done = palier("--version")
    how = "compiled" if package.compiled else "plain Python"
    assert done.stdout == f"palier {package.__version__} ({how})\n"
    assert done.returncode == 0


@pytest.mark.parametrize(("lang", "words"), [("fr", ("Commandes", "Affiche")), ("en", ("Commands", "Shows"))])
def test_without_a_verb_it_explains_itself(lang: str, words: tuple[str, str]) -> None:
    done = palier(PALIER_LANG=lang)
    assert done.returncode == 0
    for word in (*words, "games", "rules", "play", "simulate", "replay", "show"):
        assert word in done.stdout


VERBS = [
    "games",
    "rules",
    "play",
    "simulate",
    "replay",
    "show",
    "review",
    "serve",
    "tournament",
    "lab",
    "backup",
    "restore",
]
TABLES = ["tables", "tables list", "tables show", "tables export", "tables delete", "tables close"]
IN_THE_LAB = ["balance", "tune", "hone", "judge", "learn"]


@pytest.mark.parametrize("verb", [*VERBS, *TABLES, *(f"lab {verb}" for verb in IN_THE_LAB)])
def test_every_verb_has_help_in_both_languages(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*verb.split(), "--help", "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert run([*verb.split(), "--help", "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert "Affiche cette aide" in french
    assert "Shows this help" in english
    assert "Show this message" not in french + english


@pytest.mark.parametrize("verb", [(), ("lab",), ("tables",)])
@pytest.mark.parametrize(("lang", "words"), [("fr", "Affiche cette aide"), ("en", "Shows this help")])
def test_without_more_a_group_shows_its_help(
    verb: tuple[str, ...], lang: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*verb, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert words in told
    assert "Show this message" not in told


@pytest.mark.parametrize(("lang", "words"), [("fr", "doit valoir au moins"), ("en", "must be at least")])
def test_a_language_given_before_a_command_holds_for_it(
    lang: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    other = {"fr": "en", "en": "fr"}[lang]
    balance = ["balance", "roomshare", "--games", "0"]
    lines = [
        ["--lang", lang, "simulate", "roomshare", "--games", "0"],
        ["--lang", lang, "lab", *balance],
        ["lab", "--lang", lang, *balance],
        # What is said last counts.
        ["--lang", other, "lab", "--lang", other, *balance, "--lang", lang],
    ]
    for line in lines:
        assert run(line) == 2
        assert words in capsys.readouterr().err
    assert run(["--lang", "de", "lab", *balance]) == 2
    assert "de" in capsys.readouterr().err


def test_games_names_every_game_with_its_variants_its_makers_and_the_bots() -> None:
    told = palier("games", LANG="C").stdout
    for name in package.games:
        assert f"({name})" in told
        for option in package.games[name].options:
            assert option.name in told
    for word in ("Mr.Kou", "Yuka Takahara", "RMBC", "Musoka Studio", "œuvre indépendante", "greedy", "random"):
        assert word in told


def test_rules_prints_the_whole_book() -> None:
    book = palier("rules", "roomshare").stdout
    assert "**RS-1**" in book
    assert "**RS-95**" in book


def test_rules_finds_words_in_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    run(["rules", "RoomShare", "--lang", "fr", "--search", "derniere CHANCE passer"])
    found = capsys.readouterr().out
    assert "RS-61" in found
    assert "RS-1 " not in found
    assert found.count("\n") < 20
    run(["rules", "roomshare", "--lang", "en", "--search", "RS-4"])
    one = capsys.readouterr().out
    assert one.strip().endswith("9 red, 9 blue, 9 yellow and 9 green.")
    assert "RS-40" not in one


def test_rules_says_when_nothing_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "roomshare", "--search", "trottinette"]) == 1
    assert "trottinette" in capsys.readouterr().out

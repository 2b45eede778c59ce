"""Settings from a file, from the command line, and what people read about them."""

from pathlib import Path

import msgspec
import pytest

from palier.cli import run
from palier.server.configure import (
    FIELD_OF,
    FIELDS,
    BadSetting,
    default_of,
    example_file,
    groups,
    human_duration,
    kind_of,
    settings_from,
)
from palier.server.settings import GROUPS, MAY_BE_ZERO, Settings
from palier.server.texts import texts


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "palier.toml"


def read(file: Path, content: str) -> Settings:
    file.write_text(content, encoding="utf-8")
    return settings_from(file)


def test_every_setting_has_a_kind_a_group_and_a_sentence_in_both_languages() -> None:
    assert {kind_of(field) for field in FIELDS} <= {"integer", "number", "switch", "text", "list", "duration"}
    assert len(FIELD_OF) == len(FIELDS)
    assert [field for _, fields in groups() for field in fields] == list(FIELDS)
    assert [group for group, _ in groups()] == list(GROUPS)
    assert set(FIELDS) >= MAY_BE_ZERO
    for lang in ("fr", "en"):
        words = texts(lang)
        for message in [f"setting-{field}" for field in FIELDS] + [f"settings-{group}" for group in GROUPS]:
            assert words.has(message), (lang, message)
        assert len({words.say(f"setting-{field}") for field in FIELDS}) == len(FIELDS)


def test_no_sentence_is_left_of_a_setting_that_is_gone() -> None:
    for lang in ("fr", "en"):
        known = texts(lang).messages.sources
        assert {message.removeprefix("setting-") for message in known if message.startswith("setting-")} == set(FIELDS)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_example_file_changes_nothing_and_says_every_default(file: Path, lang: str) -> None:
    example = example_file(texts(lang))
    assert read(file, example) == Settings()
    bare = "\n".join(line[1:] if line[:1] == "#" and line[1:2].islower() else line for line in example.splitlines())
    found = read(file, bare)
    assert found == Settings()
    assert bare.count("\n") == example.count("\n")
    assert sum(" = " in line and not line.startswith("#") for line in bare.splitlines()) == len(FIELDS)


SENSIBLE = {
    "trusted_proxies": '["10.0.0.1", "::1"]',
    "public_url": '"https://club.example/palier/"',
    "metrics": '"127.0.0.1:9100"',
}
"""Values for what must mean something."""


def test_every_setting_can_be_set_by_file_and_by_word(file: Path) -> None:
    other = {"integer": "7", "number": "7.5", "switch": "{}", "text": '"planner"', "list": '["a", "b"]'}
    for name, field in FIELD_OF.items():
        kind = kind_of(field)
        written = SENSIBLE.get(field) or ('"7 s"' if kind == "duration" else other[kind])
        if kind == "switch":
            written = "false" if FIELDS[field].default else "true"
        changed = read(file, f"{name} = {written}")
        differing = {one for one in FIELDS if getattr(changed, one) != getattr(Settings(), one)}
        assert differing == {field}
        word = written.strip("[]").replace('"', "")
        assert settings_from(None, [f"{name}={word}"]) == changed
        # What was read has the type that the field declares.
        assert msgspec.convert(msgspec.to_builtins(changed), Settings) == changed


def test_durations_are_written_in_human_units(file: Path) -> None:
    found = read(file, 'live_absence = "1.5 min"\ndays_absence = "2d"\nbot_seconds = "250 ms"\nhint_seconds = 3\n')
    assert (found.live_absence_ms, found.days_absence_ms) == (90_000, 172_800_000)
    assert (found.bot_seconds, found.hint_seconds) == (0.25, 3.0)
    assert [human_duration(ms) for ms in (0, 250, 90_000, 60_000, 86_400_000)] == [
        "0 s",
        "250 ms",
        "90 s",
        "1 min",
        "1 d",
    ]
    assert default_of("live_absence_ms") == '"1 min"'


def test_flags_go_before_words_and_words_before_the_file(file: Path) -> None:
    file.write_text('origins = ["http://file"]\ntables_in_memory = 1\nlisted_tables = 1\n', encoding="utf-8")
    found = settings_from(file, ["tables_in_memory=2", "tables_in_memory=3"], origins=("http://flag",), limited=None)
    assert (found.origins, found.tables_in_memory, found.listed_tables, found.limited) == (("http://flag",), 3, 1, True)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("live_abscence = 1", "There is no setting “live_abscence”; did you mean “live_absence”?"),
        ("live_absence_ms = 1", "There is no setting “live_absence_ms”; did you mean “live_absence”?"),
        ("zzz = 1", "There is no setting “zzz”; “palier serve --help” lists them all."),
        ("[absence]\nlive_absence = '1 s'", "There is no setting “absence”"),
        ("bot_workers = 2.5", "The setting bot_workers is a whole number, not “2.5”."),
        ("bot_workers = true", "The setting bot_workers is a whole number, not “true”."),
        ("messages_burst = 'many'", "The setting messages_burst is a number, not “many”."),
        ("messages_burst = nan", "The setting messages_burst is too large: “nan”."),
        ("limited = 1", "The setting limited is true or false, not “1”."),
        ("standin_bot = 7", "The setting standin_bot is a text in quotation marks, not “7”."),
        ("origins = 'http://x'", "The setting origins is a list of texts"),
        ("origins = [1]", "The setting origins is a list of texts"),
        ("live_absence = 90", "The setting live_absence is a duration such as"),
        ("live_absence = '90 fortnights'", "The setting live_absence is a duration such as"),
        ("tick_seconds = -1", "The setting tick_seconds must be more than 0, not “-1”."),
        ("bot_pause_seconds = -1", "The setting bot_pause_seconds must be 0 or more, not “-1”."),
        ("bot_workers = 0", "The setting bot_workers must be more than 0, not “0”."),
        (f"listed_for = '{10**15} d'", "The setting listed_for is too large"),
        ("a = ", "is not valid TOML"),
        ("a = 1\na = 2", "is not valid TOML"),
        ("standin_bot = 'gredy'", "The setting standin_bot must name a bot ("),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    file: Path, content: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(content, encoding="utf-8")
    assert run(["serve", "--config", str(file), "--port", "0", "--lang", "en"]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert sentence in error
    assert error.count("\n") == 1


def test_a_file_that_cannot_be_read_and_a_word_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "latin.toml").write_bytes(b"# caf\xe9")
    for words, message in (
        (("--config", str(tmp_path / "nowhere.toml")), "serve-config-missing"),
        (("--config", str(tmp_path)), "serve-config-missing"),
        (("--config", str(tmp_path / "latin.toml")), "serve-config-broken"),
        (("--set", "limited"), "serve-setting-form"),
        (("--set", "limited=maybe"), "serve-setting-kind-switch"),
    ):
        assert run(["serve", *words, "--lang", "en"]) == 2
        assert capsys.readouterr().err.count("\n") == 1
        with pytest.raises(BadSetting, match=message):
            settings_from(Path(words[1]) if words[0] == "--config" else None, words[1:])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_help_names_every_setting_and_its_sentence(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert run(["serve", "--help", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    for name, field in FIELD_OF.items():
        assert f"{name} = {default_of(field)}" in shown
        assert texts(lang).say(f"setting-{field}") in shown
    assert "--config" in shown
    assert run(["serve", "--print-config", "--lang", lang]) == 0
    assert capsys.readouterr().out.strip() == example_file(texts(lang))

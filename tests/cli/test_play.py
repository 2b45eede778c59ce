"""`palier play`: whole matches through a pipe, and a few moments in a terminal."""

import re
import signal
import subprocess
from pathlib import Path

import pytest

import palier as package
from palier.engine.record import Record
from palier.text import Texts
from tests.cli.running import COMMAND, PATIENCE, Terminal, environment, numbers, palier

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "4", "--seed", "11", "--bots", "random", "--option", "renovation=true"],
        ["--players", "3", "--humans", "3", "--seed", "12", "--option", "royal_suite=yes"],
        ["--players", "2", "--seed", "13", "--option", "no_cards=true", "--option", "chosen_setup=true"],
    ],
    ids=["four", "hot-seat", "no cards"],
)
def test_a_match_is_played_to_its_end_through_a_pipe(tmp_path: Path, lang: str, arguments: list[str]) -> None:
    file = tmp_path / "match.json"
    done = palier("play", "roomshare", *arguments, "--lang", lang, "--save", str(file), answers=numbers(1))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = Record.from_json(file.read_text(encoding="utf-8"))
    outcome = package.replay(record).outcome
    assert outcome is not None
    texts = Texts(lang, "roomshare", strict=True)
    winner = texts.names(record.players)[outcome.winners[0]]
    end = done.stdout[done.stdout.rindex(texts.say("play-over")) :]
    assert f"1. {winner}" in end
    assert texts.event({"event": "ended", **outcome.to_json()}, texts.names(record.players)) in end
    assert f"palier replay {file}" in end
    assert "{" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if re.match(r"[ A-E1-4]*[┌└╔╚┏┗]", line)) <= 80


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    arguments = ["play", "roomshare", "--players", "2", "--seed", "5", "--bots", "greedy"]
    answers = numbers(2, 40) + "quit\n"
    assert palier(*arguments, answers=answers).stdout == palier(*arguments, answers=answers).stdout


def test_bots_can_play_alone() -> None:
    done = palier("play", "roomshare", "--humans", "0", "--bots", "random", "--seed", "3", "--lang", "en")
    assert done.returncode == 0
    assert "Turn 2" in done.stdout
    assert "Your turn" not in done.stdout


def test_notation_and_its_end_are_understood_and_nonsense_is_not() -> None:
    seed = first_to_act(0)
    match = package.new_match("roomshare", 2, int(seed))
    card = match.legal(0)[0]
    match.play(0, card)
    flat = match.legal(0)[0].text.split()[-1]
    slip = f"{card.text[1]}{card.text[0]}{card.text[2:]}"
    answers = f"bonjour\n99\n\n{slip}\n{card.text.upper()}\n{flat.lower()}\nquit\n"
    done = palier("play", "roomshare", "--players", "2", "--seed", seed, "--lang", "en", answers=answers)
    assert "“bonjour” is none of the choices" in done.stdout
    assert "“99” is none of the choices" in done.stdout
    assert "Give a number" in done.stdout
    assert f"'{slip}' is no action of RoomShare; did you mean “{card.text}”?" in " ".join(done.stdout.split())
    match.play(0, f"flat {flat}")
    question = Texts("en", "roomshare").asked(match.view(0)["asked"], ["Red", "Blue"], you=True)
    assert question in done.stdout[done.stdout.rindex("Your turn") :]


def test_the_words_beside_the_choices() -> None:
    answers = "help\nlog\nrules RS-34\nrules\nsave\nundo\n1\nundo\n1\njournal\nregles RS-1\nquit\n"
    done = palier("play", "roomshare", "--players", "2", "--seed", first_to_act(0), answers=answers)
    assert done.returncode == 0
    texts = Texts("fr", "roomshare", strict=True)
    for message in ("play-log-empty", "play-save-name", "play-undo-nothing", "play-undone", "play-stopped"):
        assert texts.say(message) in done.stdout
    assert "**" not in done.stdout
    assert "RS-34 Dès qu’un appartement compte quatre meeples" in done.stdout
    assert "RS-1 RoomShare se joue" in done.stdout


def first_to_act(seat: int, players: int = 2) -> str:
    """A seed with which this seat begins."""
    return next(str(seed) for seed in range(100) if package.new_match("roomshare", players, seed).to_act == (seat,))


def test_undo_goes_back_to_the_start_of_the_decision_and_changes_nothing_else(tmp_path: Path) -> None:
    plain, undone = tmp_path / "plain.json", tmp_path / "undone.json"
    common = ["play", "roomshare", "--players", "2", "--bots", "random", "--seed", first_to_act(0)]
    palier(*common, "--save", str(plain), answers="1\n1\n1\n" + numbers(4, 60))
    palier(*common, "--save", str(undone), answers="1\n1\nundo\n1\n1\n1\n" + numbers(4, 60))
    assert plain.read_text(encoding="utf-8") == undone.read_text(encoding="utf-8")


def test_undo_does_not_reach_beyond_a_card_that_was_drawn() -> None:
    seed = first_to_act(0)
    match = package.new_match("roomshare", 2, int(seed))
    answers = ""
    while match.to_act == (0,):
        match.play(0, match.legal(0)[0])
        answers += "1\n"
    done = palier("play", "roomshare", "--players", "2", "--seed", seed, "--bots", "random", answers=answers + "undo\n")
    assert Texts("fr").say("play-undo-nothing") in done.stdout


def test_undo_does_not_reach_beyond_a_card_of_the_day() -> None:
    """It is turned up without any chance, yet whoever took it back would know it."""
    match = package.new_match("home_staging", 1, 1, {"daily": "2026-11-15"})
    answers = ""
    while not match.legal(0)[0].text.startswith("tokens"):
        match.play(0, match.legal(0)[0])
        answers += "1\n"
    assert not match.record.steps[-1].outcomes
    daily = ("play", "home_staging", "--players", "1", "--seed", "1", "--option", "daily=2026-11-15")
    assert Texts("fr").say("play-undo-nothing") in palier(*daily, answers=answers + "undo\n").stdout
    assert Texts("fr").say("play-undone") in palier(*daily, answers=answers + "1\nundo\n").stdout


def test_save_writes_a_match_that_replays_and_says_why_it_cannot(tmp_path: Path) -> None:
    file = tmp_path / "so far.json"
    answers = f"1\nsave {tmp_path}\nsave {tmp_path / 'no' / 'folder'}\nsave {file}\nquit\n"
    done = palier("play", "roomshare", "--players", "2", "--seed", first_to_act(0), answers=answers)
    assert done.returncode == 0
    assert "est un dossier" in done.stdout
    assert "son dossier n’existe pas" in done.stdout
    assert len(package.replay(Record.from_json(file.read_text(encoding="utf-8"))).record.steps) == 1


def test_the_end_of_the_input_is_polite_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = palier("play", "roomshare", "--players", "2", "--seed", first_to_act(0), "--save", str(file), answers="1\n")
    assert done.returncode == 130
    assert done.stderr == ""
    texts = Texts("fr")
    assert done.stdout.endswith(f"{texts.say('play-stopped')}\n{texts.say('play-saved-unfinished', file=str(file))}\n")
    assert len(Record.from_json(file.read_text(encoding="utf-8")).steps) == 1


def test_ctrl_c_is_polite_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with subprocess.Popen(
        [*COMMAND, "play", "roomshare", "--players", "2", "--seed", first_to_act(0), "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        seen = ""
        while "Votre choix" not in seen:
            seen += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == ""
    assert str(file) in out
    assert Record.from_json(file.read_text(encoding="utf-8")).outcome is None


# Several people at one keyboard


def test_a_hand_is_shown_only_after_its_player_has_taken_the_keyboard() -> None:
    done = palier(
        *("play", "roomshare", "--players", "3", "--humans", "2", "--bots", "random"),
        *("--seed", "6", "--lang", "en"),
        answers=numbers(8),
    )
    parts = re.split(r"Pass the keyboard to (\w+), then press Enter\.", done.stdout)
    assert "Your hand" not in parts[0]
    assert len(parts) > 20
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        assert "Your hand" in part
        assert set(re.findall(r"Your turn, (\w+)\.", part)) == {name}
    drawn = re.findall(r"drew .*", done.stdout)
    assert drawn
    assert set(drawn) == {"drew a card."}


def test_nobody_is_asked_to_look_away_when_there_is_nothing_to_hide() -> None:
    alone = palier("play", "roomshare", "--seed", "6", "--lang", "en", answers=numbers(9, 20))
    open_game = palier(
        *("play", "roomshare", "--players", "2", "--humans", "2", "--option", "no_cards=true"),
        *("--seed", "6", "--lang", "en"),
        answers=numbers(9, 60),
    )
    assert "Pass the keyboard" not in alone.stdout + open_game.stdout


def test_in_a_terminal_the_screen_is_cleared_before_the_keyboard_is_passed() -> None:
    arguments = ["play", "roomshare", "--players", "2", "--humans", "2", "--seed", "4", "--lang", "en"]
    with Terminal(arguments) as terminal:
        assert "Your hand" not in terminal.wait_for("then press Enter.")
        terminal.type("\n")
        while True:
            shown = terminal.wait_for("Your choice")
            assert "Your hand" in shown
            assert "\x1b[" in shown
            terminal.type("1\n")
            following = terminal.wait_for(".")
            while "Your" not in following and "Pass the keyboard" not in following:
                following += terminal.wait_for(".")
            if "Pass the keyboard" in following:
                break
            terminal.seen = following + terminal.seen
        assert CLEAR in following
        assert "Your hand" not in following[following.rindex(CLEAR) :]

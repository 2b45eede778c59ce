"""What cannot be played: one kind of error for each reason, and one sentence for each kind."""

from collections.abc import Callable
from pathlib import Path

import pytest

from palier import BadOptions, PalierError, UnknownGame
from palier.bots import BadBot, UnknownBot
from palier.cli.wrong import sentence_of
from palier.lab import checks
from palier.lab.balance import among_equals
from palier.lab.running import processes, run
from palier.lab.simulate import simulation
from palier.lab.tournament import meeting
from palier.text import Texts

BOTS = ["random", "greedy"]

WRONG: list[tuple[type[PalierError], Callable[[], object], str]] = [
    (UnknownGame, lambda: simulation("chess", 2, 1), "chess"),
    (checks.BadPlayers, lambda: simulation("roomshare", 9, 1), "9"),
    (checks.BadPlayers, lambda: meeting("roomshare", BOTS, 1, players=0), "0"),
    (checks.BadPlayers, lambda: among_equals("roomshare", 1, players=-1), "-1"),
    (checks.NoSuchOption, lambda: simulation("roomshare", 2, 1, options={"cellar": True}), "cellar"),
    (checks.NoSuchOption, lambda: meeting("roomshare", BOTS, 1, options={"cellar": True}), "cellar"),
    (checks.NoSuchOption, lambda: among_equals("roomshare", 1, options={"cellar": True}), "cellar"),
    (checks.BadValue, lambda: simulation("roomshare", 2, 1, options={"royal_suite": "maybe"}), "maybe"),
    (checks.BadValue, lambda: among_equals("roomshare", 1, options={"royal_suite": "maybe"}), "maybe"),
    (checks.NotTogether, lambda: simulation("roomshare", 3, 1, options={"no_cards": True}), "3"),
    (checks.NotTogether, lambda: among_equals("roomshare", 1, players=3, options={"no_cards": True}), "3"),
    (checks.TooFew, lambda: simulation("roomshare", 2, 0), "--games"),
    (checks.TooFew, lambda: meeting("roomshare", BOTS, 0), "--games"),
    (checks.TooFew, lambda: among_equals("roomshare", 0, bot="random"), "--games"),
    (checks.TooFew, lambda: processes(-1), "--workers"),
    (checks.TooFew, lambda: run(str, [1], workers=-1), "--workers"),
    (checks.BotsForSeats, lambda: simulation("roomshare", 3, 1, bots=BOTS), "3"),
    (UnknownBot, lambda: simulation("roomshare", 2, 1, bots=["deep_blue"]), "deep_blue"),
    (UnknownBot, lambda: meeting("roomshare", ["random", "mine.py"], 1), "mine.py"),
    (UnknownBot, lambda: among_equals("roomshare", 1, bot="deep_blue"), "deep_blue"),
    (BadBot, lambda: meeting("roomshare", ["random", "none.py:Mine"], 1), "none.py"),
    (BadBot, lambda: simulation("roomshare", 2, 1, bots=["none.py:Mine"]), "none.py"),
    (checks.NobodyToMeet, lambda: meeting("roomshare", ["random", "random"], 1), ""),
    (checks.TableOfOne, lambda: meeting("home_staging", BOTS, 1, players=1), ""),
    (checks.TableNotFull, lambda: meeting("roomshare", [*BOTS, "random"], 1, players=2), "3"),
    (checks.NotInTurn, lambda: meeting("roomshare", BOTS, 1, each="cellar"), "cellar"),
    (
        checks.InTurnAndGiven,
        lambda: meeting("roomshare", BOTS, 1, each="royal_suite", options={"royal_suite": True}),
        "royal_suite",
    ),
]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("kind", "ask", "told"), WRONG, ids=[f"{number}-{kind.__name__}" for number, (kind, _, _) in enumerate(WRONG)]
)
def test_what_cannot_be_played_is_said_in_a_sentence_of_its_own(
    kind: type[PalierError], ask: Callable[[], object], told: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PALIER_STRICT_TEXTS", "1")
    with pytest.raises(PalierError) as caught:
        ask()
    assert type(caught.value) is kind
    texts = Texts(lang)
    said = sentence_of(caught.value, texts)
    assert told in said
    assert "\n" not in said
    # Not merely what Python says, in English for both.
    assert kind is UnknownGame or said != texts.error(caught.value)


def test_all_kinds_of_bad_plans_are_bad_options_and_tried_here() -> None:
    kinds = {kind for kind in vars(checks).values() if isinstance(kind, type) and issubclass(kind, checks.BadPlan)}
    assert kinds - {checks.BadPlan} <= {kind for kind, _, _ in WRONG}
    assert issubclass(checks.BadPlan, BadOptions)


def test_texts_of_a_command_line_are_values_of_options() -> None:
    plan = simulation("roomshare", 2, 1, options={"royal_suite": "yes"})
    assert plan.options(0)["royal_suite"] is True


def test_no_cores_named_are_all_cores() -> None:
    assert processes(0) >= 1
    assert processes(3) == 3


def test_bots_of_ones_own_are_loaded_before_anything_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine(:", encoding="utf-8")
    with pytest.raises(BadBot) as caught:
        meeting("roomshare", ["random", f"{file}:Mine"], 1)
    assert caught.value.reason == "code"

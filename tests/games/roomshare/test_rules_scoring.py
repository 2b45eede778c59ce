"""RS-53 to RS-59, and the kinds of flats: counting points."""

from typing import Any

import pytest

import palier

from .boards import VARIANTS, field, flats_of, match_on, play_out

NOBODY = "...."


def scores(cells: dict[str, str], kinds: dict[str, str], **fields: Any) -> tuple[int, ...]:
    """The points of a finished match with these tenants in these flats."""
    text = "\n".join(" ".join(cells.get(f"{column}{row}", NOBODY) for column in "ABCDE") for row in "1234")
    match = match_on(text, **{"flats": flats_of(**kinds), "stage": "over", "finisher": 0, **fields})
    assert match.outcome is not None
    return match.outcome.scores


TENANTS = [("r...", 1), ("rb..", 2), ("rrby", 4), ("r..r", 2), ("rrrr", 4)]
"""Every number but three, and how many that is."""


@pytest.mark.parametrize(
    ("cell", "points"),
    [("rby.", (1, 1, 1, 0)), ("rr.b", (2, 1, 0, 0)), (".rrr", (3, 0, 0, 0)), ("g.yb", (0, 1, 1, 1))],
)
def test_RS_53_a_classic_flat_with_three_pays_1_each(cell: str, points: tuple[int, ...]) -> None:
    assert scores({"A1": cell}, {}) == points


@pytest.mark.parametrize(("cell", "number"), TENANTS)
def test_RS_53_a_classic_flat_with_any_other_number_pays_nothing(cell: str, number: int) -> None:
    assert 4 - cell.count(".") == number != 3
    assert scores({"A1": cell}, {}) == (0, 0, 0, 0)


@pytest.mark.parametrize(("cell", "points"), [("rby.", (2, 2, 2, 0)), ("rr.b", (4, 2, 0, 0)), (".rrr", (6, 0, 0, 0))])
def test_RS_54_a_suite_with_three_pays_2_each(cell: str, points: tuple[int, ...]) -> None:
    assert scores({"A1": cell}, {"A1": "suite"}) == points


@pytest.mark.parametrize(("cell", "number"), TENANTS)
def test_RS_54_a_suite_with_any_other_number_pays_nothing(cell: str, number: int) -> None:
    assert number != 3
    assert scores({"A1": cell}, {"A1": "suite"}) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("cell", "points"),
    [("r...", (-2, 0, 0, 0)), ("rb..", (-2, -2, 0, 0)), ("rby.", (-2, -2, -2, 0)), ("rr.r", (-6, 0, 0, 0))],
)
def test_RS_55_a_haunted_flat_costs_2_each_whatever_the_number(cell: str, points: tuple[int, ...]) -> None:
    assert scores({"A1": cell}, {"A1": "haunted"}) == points


ROYAL = {"options": {"royal_suite": True}}


@pytest.mark.parametrize(("cell", "points"), [("rby.", (3, 3, 3, 0)), ("rr.b", (6, 3, 0, 0)), (".rrr", (9, 0, 0, 0))])
def test_RS_56_the_royal_suite_with_three_pays_3_each(cell: str, points: tuple[int, ...]) -> None:
    assert scores({"A1": cell}, {"A1": "royal"}, **ROYAL) == points


@pytest.mark.parametrize(("cell", "number"), TENANTS)
def test_RS_56_the_royal_suite_with_any_other_number_pays_nothing(cell: str, number: int) -> None:
    assert number != 3
    assert scores({"A1": cell}, {"A1": "royal"}, **ROYAL) == (0, 0, 0, 0)


def test_flat_classic_pays_one_with_exactly_three() -> None:
    assert scores({"C2": "rby."}, {}) == (1, 1, 1, 0)
    assert scores({"C2": "rb.."}, {}) == (0, 0, 0, 0)


def test_flat_suite_pays_two_with_exactly_three() -> None:
    assert scores({"E4": "rby.", "A1": "g..."}, {"E4": "suite", "A1": "suite"}) == (2, 2, 2, 0)


def test_flat_haunted_costs_two_and_three_there_earn_nothing() -> None:
    assert scores({"E4": "rby.", "A1": "g..."}, {"E4": "haunted", "A1": "haunted"}) == (-2, -2, -2, -2)


def test_flat_royal_pays_three_with_exactly_three() -> None:
    assert scores({"E4": "rby.", "A1": "ggb."}, {"E4": "royal"}, **ROYAL) == (3, 4, 3, 2)


def test_RS_57_all_colours_count_towards_three() -> None:
    assert scores({"A1": "rgg."}, {"A1": "suite"}, players=3) == (2, 0, 0)
    assert scores({"A1": "rg.."}, {"A1": "suite"}, players=3) == (0, 0, 0)
    assert scores({"A1": "rryg"}, {"A1": "suite"}, players=2) == (0, 0)
    assert scores({"A1": "r.yg"}, {"A1": "suite"}, players=2) == (2, 0)
    assert scores({"A1": "bbbg"}, {}, players=3) == (0, 0, 0)


@pytest.mark.parametrize("kind", ["classic", "suite", "haunted", "royal"])
def test_RS_58_neutral_and_second_colours_are_worth_nothing(kind: str) -> None:
    assert scores({"A1": "ggg."}, {"A1": kind}, players=3, **ROYAL) == (0, 0, 0)
    for second in (["yellow", "green"], ["green", "yellow"]):
        assert scores({"A1": "ygg."}, {"A1": kind}, players=2, second=second, **ROYAL) == (0, 0)


def test_RS_58_a_reserve_is_worth_nothing() -> None:
    held = [{"red": 9}, {"blue": 1}, {}, {"green": 4}]
    assert scores({"A1": "rby."}, {}, reserves=held) == (1, 1, 1, 0)
    assert scores({}, {}, reserves=held) == (0, 0, 0, 0)


def test_RS_59_a_score_may_be_negative() -> None:
    haunted = {"A1": "haunted", "E4": "haunted"}
    assert scores({"A1": "bb..", "E4": "b...", "C2": "bry."}, haunted) == (1, -5, 1, 0)
    match = match_on(
        """
        rrrb .... .... .... ....
        .... .... .... .... ....
        .... .... .... .... ....
        .... .... .... .... ....
        """,
        players=2,
        flats=flats_of(A1="haunted"),
        stage="over",
        finisher=0,
    )
    assert match.outcome is not None
    assert match.outcome.scores == (-6, -2)
    assert match.outcome.winners == (1,)


def count_by_hand(match: palier.Match) -> tuple[int, ...]:
    """The points as the rule book tells them, counted from the position alone."""
    pays = {"classic": 1, "suite": 2, "royal": 3}
    points = [0] * match.players
    for kind_row, row in zip(field(match, "flats"), field(match, "board"), strict=True):
        for kind, cell in zip(kind_row, row, strict=True):
            for seat in range(match.players):
                mine = cell.count("rbyg"[seat])
                if kind == "haunted":
                    points[seat] -= 2 * mine
                elif cell.count(".") == 1:
                    points[seat] += pays[kind] * mine
    return tuple(points)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_53_to_59_hold_in_whole_matches(players: int, options: dict[str, object]) -> None:
    for seed in range(8):
        match = play_out(palier.new_match("roomshare", players, seed, options), seed)
        assert match.outcome is not None
        assert match.outcome.scores == count_by_hand(match)

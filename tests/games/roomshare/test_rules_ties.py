"""RS-60 to RS-63: breaking ties."""

from typing import Any

import pytest

import palier

from .boards import QUIET, VARIANTS, field, flats_of, match_on, play, play_out, reserve, told

EVEN = """
    rby. .... .... .... ....
    .... .... .... .... ....
    .... .... .... .... ....
    .... .... .... .... gg..
"""
"""Red, blue and yellow have 1 point each, green has none."""


def finished(held: list[int], finisher: int, text: str = EVEN, **fields: Any) -> palier.Outcome:
    colours = ("red", "blue", "yellow", "green")
    reserves = [{colours[seat]: number} for seat, number in enumerate(held)]
    match = match_on(text, stage="over", finisher=finisher, reserves=reserves, players=len(held), **fields)
    assert match.outcome is not None
    return match.outcome


def test_RS_60_points_come_before_reserves() -> None:
    outcome = finished([5, 4, 3, 0], finisher=3)
    assert outcome.scores == (1, 1, 1, 0)
    assert outcome.ranking[3] == 4


@pytest.mark.parametrize(("held", "ranking"), [([2, 1, 3, 0], (2, 1, 3, 4)), ([1, 3, 2, 0], (1, 3, 2, 4))])
def test_RS_60_the_smaller_reserve_wins_a_tie(held: list[int], ranking: tuple[int, ...]) -> None:
    outcome = finished(held, finisher=3)
    assert outcome.ranking == ranking
    assert outcome.reason == "reserve"


def test_RS_60_all_colours_of_a_reserve_count() -> None:
    match = match_on(
        EVEN,
        players=3,
        stage="over",
        finisher=2,
        reserves=[{"red": 1, "green": 2}, {"blue": 2}, {}],
    )
    assert match.outcome is not None
    assert match.outcome.ranking == (3, 2, 1)
    match = match_on(
        EVEN, players=2, stage="over", finisher=0, reserves=[{"red": 1, "yellow": 1, "green": 1}, {"blue": 2}]
    )
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


AFTER = """
    rby. .... .... .... ....
    .... b... .... .... ....
    .... .... g... .... ....
    .... .... .... .... ....
"""


def test_RS_60_reserves_are_counted_after_last_chance() -> None:
    held = [{"red": 2}, {"blue": 2}, {"yellow": 3}, {}]
    match = match_on(AFTER, stage="last_chance", finisher=3, active=1, reserves=held)
    play(match, "flat B2", "arrow east")
    assert match.outcome is not None
    assert match.outcome.scores == (1, 1, 1, 0)
    assert match.outcome.ranking == (2, 1, 3, 4)
    assert match.outcome.reason == "reserve"


def test_RS_60_who_places_nothing_in_last_chance_gains_nothing_by_it() -> None:
    held = [{"red": 2}, {"blue": 2}, {"yellow": 3}, {}]
    match = match_on(AFTER, stage="last_chance", finisher=3, active=1, reserves=held)
    play(match, "pass")
    assert match.outcome is not None
    assert match.outcome.ranking == (1, 2, 3, 4)
    assert match.outcome.reason == "order"


@pytest.mark.parametrize(
    ("finisher", "ranking"), [(3, (1, 2, 3, 4)), (0, (1, 2, 3, 4)), (1, (3, 1, 2, 4)), (2, (2, 3, 1, 4))]
)
def test_RS_61_then_whoever_came_first_in_last_chance_wins(finisher: int, ranking: tuple[int, ...]) -> None:
    outcome = finished([2, 2, 2, 2], finisher=finisher)
    assert outcome.ranking == ranking
    assert outcome.reason == "order"


HAUNTED_RED = """
    b..y .... .... .... ....
    .... .... y... .... ....
    .... .... .... .... ....
    r... .... .... .... g...
"""
"""With A4 haunted, red is last; the others have no points."""


def test_RS_61_even_if_they_chose_to_pass() -> None:
    held = [{}, {"blue": 2}, {"yellow": 3}, {"green": 2}]
    match = match_on(
        HAUNTED_RED, flats=flats_of(A4="haunted"), stage="last_chance", finisher=0, active=1, reserves=held
    )
    play(match, "pass")
    play(match, "flat C2", "arrow south")
    play(match, "pass")
    assert [sum(reserve(match, seat).values()) for seat in range(4)] == [0, 2, 2, 2]
    assert match.outcome is not None
    assert match.outcome.scores == (-2, 0, 0, 0)
    assert match.outcome.ranking == (4, 1, 2, 3)


def test_RS_61_even_if_they_had_to_pass() -> None:
    # Blue's only flat holds three already, so blue cannot place; green can and does.
    text = """
        byr. .... .... .... ry..
        .... .... .... .... ....
        .... .... gry. .... ....
        .... .... .... g... ....
    """
    match = match_on(
        text,
        hand=["contract"],
        flats=flats_of(E1="haunted"),
        reserves=[{"red": 1}, {"blue": 1}, {"yellow": 1}, {"green": 2}],
    )
    events = play(match, "play contract", "flat B4", "arrow north")
    assert told(events, "passed") == [{"seat": 1, "forced": True}]
    play(match, "pass", "flat D4", "arrow south")
    assert [sum(reserve(match, seat).values()) for seat in range(4)] == [0, 1, 1, 1]
    assert match.outcome is not None
    assert match.outcome.scores == (0, 1, 0, 1)
    assert match.outcome.ranking == (3, 1, 4, 2)
    assert match.outcome.reason == "order"


def test_RS_62_the_finisher_is_ranked_before_everyone_else() -> None:
    for finisher in range(3):
        outcome = finished([0, 0, 0, 0], finisher=finisher)
        assert outcome.winners == (finisher,)
        assert outcome.reason == "order"


def test_RS_62_also_when_tied_with_those_who_placed_their_last_in_last_chance() -> None:
    held = [{"red": 1}, {"blue": 1}, {}, {"green": 1}]
    match = match_on(QUIET, stage="last_chance", finisher=2, active=3, reserves=held)
    play(match, "flat D3", "arrow south", "flat B2", "arrow south", "flat D2", "arrow south")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 0, 0)
    assert [reserve(match, seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert match.outcome.ranking == (3, 4, 1, 2)
    assert match.outcome.reason == "order"


def test_RS_62_only_in_the_last_tie_break() -> None:
    assert finished([2, 2, 2, 0], finisher=3).winners == (0,)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_63_there_is_one_winner_and_no_shared_rank(players: int, options: dict[str, object]) -> None:
    for seed in range(8):
        match = play_out(palier.new_match("roomshare", players, seed, options), seed)
        assert match.outcome is not None
        assert sorted(match.outcome.ranking) == list(range(1, players + 1))
        assert len(match.outcome.winners) == 1
        assert field(match, "stage") == "over"


def test_RS_63_the_same_tie_breaks_settle_every_place() -> None:
    # Yellow wins by points; red and blue are tied for second, then by reserve, then by order.
    text = EVEN.replace("....\n    .... .... .... .... gg..", "....\n    yyg. .... .... .... ....")
    assert finished([2, 1, 4, 3], finisher=2, text=text).ranking == (3, 2, 1, 4)
    assert finished([1, 1, 4, 3], finisher=2, text=text).ranking == (2, 3, 1, 4)
    assert finished([1, 1, 4, 3], finisher=1, text=text).ranking == (3, 2, 1, 4)

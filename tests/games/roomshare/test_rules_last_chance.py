"""RS-47 to RS-52: the end and last chance."""

import pytest

import palier

from .boards import (
    COLOURS,
    QUIET,
    VARIANTS,
    arrows_offered,
    asked,
    board,
    board_of,
    count,
    field,
    flat,
    flats_offered,
    hand,
    kinds,
    legal,
    match_on,
    play,
    random_play,
    reserve,
    seat_of,
    told,
)

ONE_LEFT = [{"red": 1}, {"blue": 3}, {"yellow": 3}, {"green": 3}]


def test_RS_47_an_empty_reserve_leads_to_last_chance() -> None:
    match = match_on(QUIET, hand=["key-red", "contract", "contract"], reserves=ONE_LEFT)
    events = play(match, "play key-red", "flat B2", "arrow north")
    assert kinds(events) == ["played", "placed", "drew", "last_chance"]
    assert field(match, "stage") == "last_chance"
    assert field(match, "finisher") == 0
    assert asked(match) == "place"
    assert not any(text.startswith("play ") for text in legal(match))
    assert sum(hand(match, 0).values()) == 3


def test_RS_47_nobody_takes_another_turn() -> None:
    match = match_on(QUIET, hand=["key-red"], reserves=ONE_LEFT, turn=30)
    play(match, "play key-red", "flat B2", "arrow north")
    while match.to_act:
        assert field(match, "stage") == "last_chance"
        assert field(match, "turn") == 30
        play(match, "pass")
    assert field(match, "stage") == "over"
    assert match.outcome is not None


def test_RS_47_the_chain_comes_first() -> None:
    match = match_on(
        """
        .... .... .... .... ....
        .... .... rby. .... ....
        .... .... .... ...g ....
        .... .... .... .... ....
        """,
        hand=["key-red", "contract", "contract"],
        reserves=ONE_LEFT,
    )
    play(match, "play key-red", "flat C2")
    assert reserve(match, 0) == {}
    assert field(match, "stage") == "play"
    assert asked(match) == "landing"
    events = play(match, "arrow north", "arrow north", "arrow north", "arrow north")
    assert kinds(events) == ["moved", "moved", "moved", "moved", "drew", "last_chance"]


@pytest.mark.parametrize(
    ("players", "held"), [(3, {"red": 1, "green": 1}), (2, {"red": 1, "yellow": 1}), (2, {"red": 1, "green": 1})]
)
def test_RS_47_a_reserve_with_another_colour_left_is_not_empty(players: int, held: dict[str, int]) -> None:
    match = match_on(QUIET, players=players, hand=["key-red"], reserves=[held, {"blue": 3}, {"yellow": 3}][:players])
    play(match, "play key-red", "flat B2", "colour red", "arrow north")
    assert field(match, "stage") == "play"
    assert seat_of(match) == 1


def test_RS_47_any_colour_may_be_the_last() -> None:
    match = match_on(QUIET, players=3, hand=["key-red"], reserves=[{"green": 1}, {"blue": 3}, {"yellow": 3}])
    play(match, "play key-red", "flat B2", "arrow north")
    assert field(match, "stage") == "last_chance"


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_48_nobody_starts_a_turn_with_an_empty_reserve(players: int, options: dict[str, object]) -> None:
    for seed in range(4):
        turn = 0
        for step in random_play(palier.new_match("roomshare", players, seed, options), seed):
            if field(step, "stage") == "play" and field(step, "turn") != turn:
                turn = field(step, "turn")
                assert all(reserve(step, seat) for seat in range(players))


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_48_in_a_turn_only_the_active_reserve_shrinks(players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        before: list[int] = []
        active = -1
        for step in random_play(palier.new_match("roomshare", players, seed, options), seed):
            if field(step, "stage") != "play":
                continue
            sizes = [sum(reserve(step, seat).values()) for seat in range(players)]
            if field(step, "active") == active:
                assert all(sizes[seat] >= before[seat] for seat in range(players) if seat != active)
            before, active = sizes, field(step, "active")


@pytest.mark.parametrize(
    ("players", "finisher", "order"),
    [(4, 0, [1, 2, 3]), (4, 2, [3, 0, 1]), (3, 1, [2, 0]), (2, 0, [1]), (2, 1, [0])],
)
def test_RS_49_the_others_act_once_each_clockwise(players: int, finisher: int, order: list[int]) -> None:
    held: list[dict[str, int]] = [{colour: 3} for colour in COLOURS[:players]]
    held[finisher] = {COLOURS[finisher]: 1}
    match = match_on(QUIET, players=players, hand=["contract"], active=finisher, reserves=held)
    play(match, "play contract", "flat A1", "arrow north")
    acted = []
    while match.to_act:
        acted.append(seat_of(match))
        home = flats_offered(match)[0]
        play(match, f"flat {home}", "arrow south")
    assert acted == order
    assert field(match, "stage") == "over"
    assert [sum(reserve(match, seat).values()) for seat in order] == [2] * len(order)


def test_RS_49_then_points_are_counted_and_nothing_can_be_done() -> None:
    match = match_on(QUIET, stage="last_chance", finisher=0, active=3)
    events = play(match, "pass")
    assert kinds(events) == ["passed", "ended"]
    assert match.outcome is not None
    assert match.to_act == ()
    for seat in range(4):
        assert match.legal(seat) == []
        with pytest.raises(palier.NotYourTurn):
            match.play(seat, "pass")


LAST = """
    b... .... by.. .... gby.
    .... .r.. .... .... ....
    .... .yg. bbr. ...g ....
    .... .... .... rb.. ....
"""
"""For blue: A1 (one), C1 and D4 (two) are open; E1 and C3 hold three; the others have no blue."""


def test_RS_50_flats_with_your_colour_and_at_most_two_are_open_or_you_pass() -> None:
    match = match_on(LAST, stage="last_chance", finisher=0, active=1, reserves=[{}, {"blue": 3}, {}, {"green": 3}])
    assert legal(match) == ["flat A1", "flat C1", "flat D4", "pass"]
    for closed in ("E1", "C3", "B2", "B3", "D3", "B1"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"flat {closed}")
    play(match, "flat C1", "arrow west")
    assert flat(match, "C1") == "by.b"
    assert reserve(match, 1) == {"blue": 2}
    assert seat_of(match) == 3


def test_RS_50_passing_changes_nothing() -> None:
    match = match_on(LAST, stage="last_chance", finisher=0, active=1, reserves=[{}, {"blue": 3}, {}, {"green": 3}])
    events = play(match, "pass")
    assert told(events, "passed")[0] == {"seat": 1, "forced": False}
    assert board(match) == board_of(LAST)
    assert reserve(match, 1) == {"blue": 3}
    assert seat_of(match) == 3


def test_RS_50_a_single_meeple_is_placed() -> None:
    match = match_on(LAST, stage="last_chance", finisher=2, active=1, reserves=[{}, {"blue": 3}, {}, {}])
    play(match, "flat A1", "arrow east")
    assert match.to_act == ()
    assert reserve(match, 1) == {"blue": 2}


@pytest.mark.parametrize(
    ("players", "held"), [(3, {"blue": 1, "green": 1}), (2, {"blue": 1, "green": 1}), (2, {"blue": 1, "yellow": 1})]
)
def test_RS_51_any_meeple_of_the_reserve_may_be_placed(players: int, held: dict[str, int]) -> None:
    for colour in held:
        reserves = [{}, held, {"yellow": 1}][:players]
        match = match_on(QUIET, players=players, stage="last_chance", finisher=0, active=1, reserves=reserves)
        play(match, "flat D2")
        assert legal(match) == [f"colour {other}" for other in COLOURS if other in held]
        play(match, f"colour {colour}", "arrow north")
        assert flat(match, "D2") == f"{colour[0]}..b"
        assert reserve(match, 1) == {other: 1 for other in held if other != colour}


def test_RS_51_the_flat_must_still_hold_your_own_colour() -> None:
    match = match_on(QUIET, players=3, stage="last_chance", finisher=0, active=1, reserves=[{}, {"green": 2}, {}])
    assert flats_offered(match) == ["D2"]


SHARED = """
    .... .... by.. .... ....
    .... .r.. .... .... ....
    .... .... y... ...g ....
    .... .... .... .... ....
"""


def test_RS_52_earlier_placements_count() -> None:
    held = [{}, {"blue": 1}, {"yellow": 1}, {}]
    match = match_on(SHARED, stage="last_chance", finisher=0, active=1, reserves=held)
    play(match, "flat C1", "arrow south")
    assert seat_of(match) == 2
    assert flats_offered(match) == ["C3"]
    match = match_on(SHARED, stage="last_chance", finisher=0, active=1, reserves=held)
    play(match, "pass")
    assert flats_offered(match) == ["C1", "C3"]


def test_RS_52_no_eviction_is_possible() -> None:
    held = [{}, {"blue": 1}, {"yellow": 1}, {}]
    match = match_on(SHARED, stage="last_chance", finisher=0, active=1, reserves=held)
    play(match, "flat C1")
    assert arrows_offered(match) == ["south", "west"]
    events = play(match, "arrow south")
    assert "evicted" not in kinds(events)
    assert flat(match, "C1") == "byb."
    assert count(match, "C1") == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_52_no_flat_is_ever_full_in_last_chance(players: int) -> None:
    for seed in range(8):
        for step in random_play(palier.new_match("roomshare", players, seed), seed):
            if field(step, "stage") in ("last_chance", "over"):
                assert all(cell.count(".") >= 1 for cell in board(step).values())

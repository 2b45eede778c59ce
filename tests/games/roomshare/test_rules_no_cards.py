"""RS-78 to RS-82: two players without cards."""

from typing import Any

import pytest

import palier

from .boards import (
    COLOURS,
    CORNERS,
    QUIET,
    asked,
    board,
    field,
    flat,
    flats_of,
    kinds,
    legal,
    match_on,
    pile,
    play,
    random_play,
    reserve,
    seat_of,
    told,
)


def duel(text: str, **fields: Any) -> palier.Match:
    fields.setdefault("reserves", [{"red": 3, "yellow": 3}, {"blue": 3, "green": 3}])
    return match_on(text, players=2, options={"no_cards": True}, **fields)


@pytest.mark.parametrize("players", [3, 4])
def test_RS_78_it_is_for_two_only(players: int) -> None:
    with pytest.raises(palier.BadOptions, match="two players"):
        palier.new_match("roomshare", players, 1, {"no_cards": True})


def test_RS_78_it_excludes_renovation() -> None:
    with pytest.raises(palier.BadOptions, match="renovation"):
        palier.new_match("roomshare", 2, 1, {"no_cards": True, "renovation": True})


def test_RS_78_set_up_is_that_of_two_players_without_any_card() -> None:
    for seed in range(10):
        match = palier.new_match("roomshare", 2, seed, {"no_cards": True})
        assert set(board(match)) == set(CORNERS)
        assert [sum(reserve(match, seat).values()) for seat in range(2)] == [16, 16]
        assert sorted(field(match, "second")) == ["green", "yellow"]
        assert pile(match) == {}
        assert match.view(0)["hand"] == {}
        assert match.view(0)["deck_size"] == 0


def test_RS_79_you_place_any_meeple_in_any_flat_that_is_lived_in() -> None:
    text = """
        r... .... .... .... ....
        .... .r.. .... ...b ....
        .... .y.. ygg. ...g ....
        .... .... .... .... ..b.
    """
    for seat, colours in [(0, ["red", "yellow"]), (1, ["blue", "green"])]:
        for colour in colours:
            match = duel(text, active=seat)
            assert asked(match) == "place"
            assert legal(match) == [f"flat {name}" for name in ("A1", "B2", "D2", "B3", "C3", "D3", "E4")]
            play(match, "flat E4")
            assert legal(match) == [f"colour {one}" for one in colours]
            play(match, f"colour {colour}", "arrow west")
            assert flat(match, "E4") == f"..b{colour[0]}"
            assert reserve(match, seat)[colour] == 2
            assert seat_of(match) == 1 - seat
            assert asked(match) == "place"


def test_RS_79_never_in_an_empty_flat() -> None:
    match = duel(QUIET)
    for name in ("A1", "C2", "C3", "E4"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"flat {name}")
    with pytest.raises(palier.IllegalAction):
        play(match, "pass")


def test_RS_79_no_card_is_played_or_drawn() -> None:
    match = palier.new_match("roomshare", 2, 3, {"no_cards": True})
    events = []
    for step in random_play(match, 3):
        assert asked(step) != "card"
        assert pile(step) == {}
    match = palier.new_match("roomshare", 2, 3, {"no_cards": True})
    for _ in range(30):
        events += play(match, legal(match)[0])
    assert not {"played", "discarded", "drew", "reshuffled", "dealt"} & set(kinds(events))


def test_RS_80_evictions_do_not_change() -> None:
    match = duel(QUIET.replace(".... .y..", ".... ryb."))
    events = play(match, "flat B3", "colour red")
    assert told(events, "evicted") == [{"seat": 0, "flat": "B3"}]
    play(match, "auto")
    assert flat(match, "B3") == "...."
    assert seat_of(match) == 1


def test_RS_80_the_end_and_last_chance_do_not_change() -> None:
    match = duel(QUIET, reserves=[{"yellow": 1}, {"blue": 1, "green": 1}], first=0)
    play(match, "flat D2", "arrow north")
    assert field(match, "stage") == "last_chance"
    assert field(match, "finisher") == 0
    # Only flats with blue, not with the second colour green; and only one meeple.
    assert legal(match) == ["flat D2", "pass"]
    play(match, "flat D2", "colour green", "arrow south")
    assert flat(match, "D2") == "y.gb"
    assert match.to_act == ()
    assert match.outcome is not None
    assert match.outcome.scores == (0, 1)


def test_RS_80_scoring_does_not_change() -> None:
    match = duel(
        """
        rry. .... .... .... bbg.
        .... .... .... .... ....
        .... .... .... .... ....
        .... .... b... .... ....
        """,
        stage="over",
        finisher=0,
        flats=flats_of(A1="suite", C4="haunted"),
    )
    assert match.outcome is not None
    assert match.outcome.scores == (4, 0)
    assert match.outcome.reason == "points"


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("finisher", [0, 1])
@pytest.mark.parametrize("held", [[{}, {"blue": 1}], [{"red": 1}, {}], [{}, {}]])
def test_RS_81_a_tie_goes_to_whoever_took_the_first_turn(held: list[dict[str, int]], finisher: int, first: int) -> None:
    text = """
        rby. .... .... .... ....
        .... .... .... .... ....
        .... .... .... .... ....
        .... .... .... .... ....
    """
    match = duel(text, stage="over", finisher=finisher, first=first, reserves=held)
    assert match.outcome is not None
    assert match.outcome.scores == (1, 1)
    assert match.outcome.winners == (first,)
    assert match.outcome.reason == "first_turn"


def test_RS_81_only_if_points_are_tied() -> None:
    text = """
        rrb. .... .... .... ....
        .... .... .... .... ....
        .... .... .... .... ....
        .... .... .... .... ....
    """
    match = duel(text, stage="over", finisher=1, first=1)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.reason == "points"


@pytest.mark.parametrize("options", [{}, {"royal_suite": True}, {"chosen_setup": True}])
def test_RS_82_a_match_always_lasts_31_turns(options: dict[str, object]) -> None:
    for seed in range(15):
        match = palier.new_match("roomshare", 2, seed, {"no_cards": True, **options})
        first = field(match, "first")
        for step in random_play(match, seed):
            if field(step, "stage") == "play":
                assert field(step, "active") == (first + field(step, "turn") - 1) % 2
            if field(step, "stage") == "last_chance":
                assert seat_of(step) == 1 - first
        assert field(match, "turn") == 31
        assert field(match, "finisher") == first
        assert reserve(match, first) == {}
        assert sum(reserve(match, 1 - first).values()) in (0, 1)


def test_RS_82_the_second_player_has_one_left_when_last_chance_comes() -> None:
    asked_for = 0
    for seed in range(15):
        match = palier.new_match("roomshare", 2, seed, {"no_cards": True})
        for step in random_play(match, seed):
            if field(step, "stage") == "last_chance":
                asked_for += 1
                second = 1 - field(step, "first")
                assert sum(reserve(step, second).values()) == 1
                assert set(reserve(step, second)) <= {COLOURS[second], field(step, "second")[second]}
    assert asked_for > 5

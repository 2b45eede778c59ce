"""RS-27 to RS-33, and the Keys: placing a meeple."""
# ruff: noqa: N802

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
    counts,
    field,
    flat,
    flats_offered,
    kinds,
    legal,
    match_on,
    on_board,
    play,
    random_play,
    reserve,
    seat_of,
)

MIXED = """
    r... .... b.y. .... ggg.
    .... .r.. .... ...b ....
    .... .y.. rbg. ...g y...
    ..b. .... .... .... ..ry
"""
WHERE = {
    "red": ["A1", "B2", "C3", "E4"],
    "blue": ["C1", "D2", "C3", "A4"],
    "yellow": ["C1", "B3", "E3", "E4"],
    "green": ["E1", "C3", "D3"],
}
"""Where each colour lives on that board."""


def check_key(colour: str) -> None:
    """The key of a colour opens exactly the flats where that colour is found, and a meeple is placed there."""
    for seat in range(4):
        match = match_on(MIXED, hand=[f"key-{colour}"], active=seat)
        play(match, f"play key-{colour}")
        assert flats_offered(match) == WHERE[colour]
        assert len(legal(match)) == len(WHERE[colour])
        for closed in set(sum(WHERE.values(), ["B1", "B4"])) - set(WHERE[colour]):
            with pytest.raises(palier.IllegalAction):
                play(match, f"flat {closed}")
        name = WHERE[colour][1]
        before = count(match, name)
        play(match, f"flat {name}")
        if asked(match) == "arrow":
            play(match, f"arrow {arrows_offered(match)[0]}")
            assert count(match, name) == before + 1
        assert reserve(match, seat).get(COLOURS[seat], 0) == 9 - on_board(match)[COLOURS[seat]]


def check_key_not_full(colour: str) -> None:
    """A flat that is full already, on a hand-made board, is not open to any key."""
    match = match_on(
        """
        rbyg .... .... .... ....
        .... .r.. .... ...b ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
        """,
        hand=[f"key-{colour}"],
    )
    play(match, f"play key-{colour}")
    assert flats_offered(match) == [{"red": "B2", "blue": "D2", "yellow": "B3", "green": "D3"}[colour]]


def test_RS_26_a_meeple_goes_from_your_reserve_to_the_free_arrow_that_you_choose() -> None:
    for arrow, cell in [("north", "rr.."), ("south", ".rr."), ("west", ".r.r")]:
        match = match_on(QUIET, hand=["key-red"])
        others = [reserve(match, seat) for seat in (1, 2, 3)]
        play(match, "play key-red", "flat B2")
        assert arrows_offered(match) == ["north", "south", "west"]
        play(match, f"arrow {arrow}")
        assert board(match) == {**board_of(QUIET), "B2": cell}
        assert reserve(match, 0) == {"red": 7}
        assert [reserve(match, seat) for seat in (1, 2, 3)] == others


def test_RS_26_the_meeple_is_not_one_from_the_board() -> None:
    match = match_on(QUIET, hand=["key-blue"])
    play(match, "play key-blue", "flat D2", "arrow east")
    assert on_board(match) == {"red": 2, "blue": 1, "yellow": 1, "green": 1}


def test_RS_26_an_occupied_arrow_is_not_open() -> None:
    match = match_on(QUIET, hand=["key-red"])
    play(match, "play key-red", "flat B2")
    with pytest.raises(palier.IllegalAction):
        play(match, "arrow east")
    assert reserve(match, 0) == {"red": 8}


def test_RS_27_red_key_opens_flats_with_a_red_meeple() -> None:
    check_key("red")


def test_RS_28_blue_key_opens_flats_with_a_blue_meeple() -> None:
    check_key("blue")


def test_RS_29_yellow_key_opens_flats_with_a_yellow_meeple() -> None:
    check_key("yellow")


def test_RS_30_green_key_opens_flats_with_a_green_meeple() -> None:
    check_key("green")


def test_card_key_red_places_in_a_flat_with_red_and_in_no_full_one() -> None:
    check_key_not_full("red")


def test_card_key_blue_places_in_a_flat_with_blue_and_in_no_full_one() -> None:
    check_key_not_full("blue")


def test_card_key_yellow_places_in_a_flat_with_yellow_and_in_no_full_one() -> None:
    check_key_not_full("yellow")


def test_card_key_green_places_in_a_flat_with_green_and_in_no_full_one() -> None:
    check_key_not_full("green")


@pytest.mark.parametrize("colour", ["green", "red"])
def test_RS_31_a_key_does_not_limit_which_meeple_is_placed(colour: str) -> None:
    match = match_on(QUIET, players=3, hand=["key-blue"], reserves=[{"red": 8, "green": 2}, {"blue": 8}, {"yellow": 8}])
    play(match, "play key-blue", "flat D2")
    assert legal(match) == ["colour red", "colour green"]
    with pytest.raises(palier.IllegalAction):
        play(match, "colour blue")
    play(match, f"colour {colour}", "arrow north")
    assert flat(match, "D2") == f"{colour[0]}..b"
    assert sum(reserve(match, 0).values()) == 9


def test_RS_31_a_key_of_your_second_colour_takes_your_own_meeple_too() -> None:
    match = match_on(QUIET, players=2, hand=["key-yellow"], reserves=[{"red": 8, "yellow": 8}, {"blue": 8, "green": 8}])
    play(match, "play key-yellow", "flat B3")
    assert legal(match) == ["colour red", "colour yellow"]
    play(match, "colour red", "arrow west")
    assert flat(match, "B3") == ".y.r"
    assert reserve(match, 0) == {"red": 7, "yellow": 8}


THREE = """
    .... .... .... .... ....
    .... rb.y .... .... ....
    .... .... .... ...g ....
    .... .... .... .... ....
"""


@pytest.mark.parametrize("card", ["key-red", "key-yellow", "communication", "contract"])
def test_RS_32_a_fourth_meeple_may_be_placed_and_causes_an_eviction(card: str) -> None:
    match = match_on(THREE, hand=[card])
    play(match, f"play {card}")
    assert "B2" in flats_offered(match)
    events = play(match, "flat B2")
    assert kinds(events) == ["placed", "evicted"]
    play(match, "auto")
    assert flat(match, "B2") == "...."


def test_RS_32_without_cards_too() -> None:
    match = match_on(THREE, players=2, options={"no_cards": True})
    assert "B2" in flats_offered(match)
    assert "evicted" in kinds(play(match, "flat B2"))


def test_RS_32_only_last_chance_forbids_it() -> None:
    match = match_on(
        """
        r... .... .... .... ....
        .... rb.y .... .... ....
        .... .... .... ...g ....
        .... .... .... .... ....
        """,
        stage="last_chance",
        finisher=3,
        active=0,
    )
    assert flats_offered(match) == ["A1"]
    with pytest.raises(palier.IllegalAction):
        play(match, "flat B2")


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_33_no_flat_is_full_when_a_turn_starts(players: int, options: dict[str, object]) -> None:
    for seed in range(4):
        match = palier.new_match("roomshare", players, seed, options)
        turn = 0
        for step in random_play(match, seed):
            if field(step, "turn") != turn or not step.to_act:
                assert max(counts(step)) <= 3
                turn = field(step, "turn")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_33_wherever_a_key_lets_you_place_an_arrow_is_free(players: int) -> None:
    for seed in range(4):
        for step in random_play(palier.new_match("roomshare", players, seed), seed):
            if asked(step) == "card" and any(text.startswith("play key") for text in legal(step)):
                key = next(text for text in legal(step) if text.startswith("play key"))
                colour = key.removeprefix("play key-")
                copy = step.clone()
                copy.play(seat_of(copy), key)
                assert flats_offered(copy) == [name for name in board(copy) if colour[0] in flat(copy, name)]
                assert flats_offered(copy)

"""The positions that any implementation of RoomShare should be shown, each built by hand and named."""

from typing import Any

import pytest

import palier

from .boards import (
    COLOURS,
    FLATS,
    QUIET,
    asked,
    board,
    board_of,
    count,
    counts,
    field,
    flat,
    flats_offered,
    hand,
    kinds,
    legal,
    match_on,
    meeples_offered,
    moves,
    play,
    question,
    reserve,
    seat_of,
    told,
)


def chain_on(text: str, full: list[str], **fields: Any) -> palier.Match:
    """The middle of red's chain: these flats are full, in this order."""
    return match_on(
        text,
        hand=["contract", "exchange"],
        played="key-red",
        full=[FLATS.index(name) for name in full],
        frames=[["chain", 0, 0, 0]],
        **fields,
    )


def evicted(events: list[palier.Event]) -> list[str]:
    return [event["flat"] for event in told(events, "evicted")]


# Chains


def test_a_chain_that_wraps() -> None:
    match = match_on(
        """
        rby. .... .... .... ggb.
        .... .... .... .... ....
        .... .... .... .... ....
        y... .... .... .... ....
        """,
        hand=["key-red"],
    )
    events = play(match, "play key-red", "flat A1")
    # North of A1 lies A4, on three free arrows of which red may land.
    assert question(match)["to"] == "A4"
    events += play(match, "arrow south", "arrow north", "arrow north")
    # West of A1 lies E1, which red made full; it is evicted next, and its east is A1.
    assert evicted(events) == ["A1", "E1"]
    events += play(match, "arrow east", "arrow south", "arrow west", "arrow north")
    assert moves(events) == [
        "red A1 north > A4 south",
        "blue A1 east > B1 north",
        "yellow A1 south > A2 north",
        "red A1 west > E1 west",
        "green E1 north > E4 east",
        "green E1 east > A1 south",
        "blue E1 south > E2 west",
        "red E1 west > D1 north",
    ]
    assert board(match) == {
        "A1": "..g.",
        "B1": "b...",
        "D1": "r...",
        "A2": "y...",
        "E2": "...b",
        "A4": "y.r.",
        "E4": ".g..",
    }
    assert seat_of(match) == 1


CROWDED = """
    .... .... bgy. rgb. ....
    .... .... rby. rgy. ....
    .... .... .... .... ....
    .... .... .... .... ....
"""
"""Filling C2 fills C1 and D2; evicting D2 fills D1, the neighbour of C1."""


def test_a_blocked_meeple() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(
        match,
        "play key-red",
        "flat C2",
        "arrow north",
        "arrow north",
        "flat D2",
        "arrow east",
        "arrow east",
        "arrow east",
    )
    assert flat(match, "C1") == "bgyr"
    assert flat(match, "D1") == "rgbr"
    events = play(match, "flat C1", "arrow north", "arrow north", "arrow north")
    # Green, in the east of C1, cannot go to D1.
    assert not [move for move in moves(events) if move.startswith("green C1")]
    assert flat(match, "C1") == ".g.."
    assert question(match) == {"ask": "staying", "seat": 0, "flat": "C1", "arrow": "east", "colour": "green"}
    assert legal(match) == ["arrow north", "arrow east", "arrow south", "arrow west", "auto"]
    events = play(match, "arrow west")
    assert flat(match, "C1") == "...g"
    assert told(events, "stayed") == [{"seat": 0, "colour": "green", "flat": "C1", "arrow": "east", "landing": "west"}]
    # Now D1 is the only full flat and is evicted by itself; C1 has room for the meeple of its west.
    assert evicted(events) == ["D1"]
    assert count(match, "D1") == 4


def test_two_full_cards_in_either_order_end_differently() -> None:
    text = """
        .... .... .... .... ....
        .... .... rbyg bygr ....
        .... .... .... .... ....
        .... .... .... .... ....
    """
    ends = []
    for first, second in [("C2", "D2"), ("D2", "C2")]:
        match = chain_on(text, ["C2", "D2"])
        assert flats_offered(match) == ["C2", "D2"]
        events = play(match, f"flat {first}", "auto")
        assert evicted(events) == [first, second]
        ends.append(board(match))
    # Whoever is evicted first keeps the meeple that would have gone to the other.
    assert ends[0] == {"C1": "r...", "D1": "b...", "B2": "g...", "C2": "rb..", "E2": "y...", "C3": "y...", "D3": "g..."}
    assert ends[1] == {"C1": "r...", "D1": "b...", "B2": "g...", "D2": "b..r", "E2": "y...", "C3": "y...", "D3": "g..."}


PLUS = """
    rrrr b... .... .... b...
    .... b... b... b... b...
    yyyy y... y... y... y...
    gggg gggg .... .... rrrr
"""


def test_a_fully_blocked_card_may_not_be_chosen() -> None:
    match = chain_on(PLUS, ["A1", "A3", "A4", "B4", "E4"])
    assert flats_offered(match) == ["A1", "A3", "B4", "E4"]
    with pytest.raises(palier.IllegalAction):
        play(match, "flat A4")
    play(match, "flat B4")
    while asked(match) != "chain":
        play(match, legal(match)[0])
    assert flats_offered(match) == ["A1", "A3", "A4", "E4"]


def test_a_fully_blocked_card_and_a_full_one_elsewhere() -> None:
    # Nine full flats, as many as 36 meeples can make: the plus around C2 has four full neighbours more.
    match = chain_on(
        """
        .... rbyg rbyg .... ....
        rbyg rbyg rbyg rbyg ....
        .... rbyg rbyg rbyg ....
        .... .... .... .... ....
        """,
        ["C2", "B2", "C1", "D2", "C3", "B1", "A2", "B3", "D3"],
    )
    # B2 is shut in too: B1, C2, B3 and A2 are full.
    assert flats_offered(match) == ["C1", "D2", "C3", "B1", "A2", "B3", "D3"]
    play(match, "auto")
    assert max(counts(match)) <= 3
    assert sum(counts(match)) == 36


def test_a_fully_blocked_card_reached_by_playing() -> None:
    match = match_on(
        """
        rb.. .... .... .... ....
        ryg. byg. .... .... rby.
        rby. ygr. .... .... gbr.
        byg. ryg. .... .... rbg.
        """,
        hand=["key-red"],
    )
    assert sum(counts(match)) == 29
    events = play(match, "play key-red", "flat A3")
    order = ["A3", "B3", "E3", "A2", "B2", "E2", "A2"]
    while len(evicted(events)) < len(order) or asked(match) != "chain":
        choice = f"flat {order[len(evicted(events))]}" if asked(match) == "chain" else legal(match)[0]
        events += play(match, choice)
    assert evicted(events) == order
    assert counts(match) == [4, 1, 0, 0, 1, 0, 1, 1, 1, 1, 4, 1, 1, 1, 1, 4, 4, 0, 0, 4]
    assert sorted(flats_offered(match)) == ["A1", "A3", "B4", "E4"]
    with pytest.raises(palier.IllegalAction):
        play(match, "flat A4")
    play(match, "auto")
    assert max(counts(match)) <= 3
    assert sum(counts(match)) == 30


# Forced eviction


def test_forced_eviction_of_one() -> None:
    match = match_on(QUIET, hand=["eviction"])
    events = play(match, "play eviction", "flat D2")
    assert evicted(events) == ["D2"]
    assert question(match)["to"] == "C2"
    play(match, "arrow south")
    assert board(match) == {"B2": ".r..", "C2": "..b.", "B3": ".y..", "D3": "...g"}
    assert seat_of(match) == 1


def test_forced_eviction_of_two() -> None:
    match = match_on(QUIET.replace("...b", "y..b"), hand=["eviction"])
    events = play(match, "play eviction", "flat D2", "arrow east", "arrow north")
    assert moves(events) == ["yellow D2 north > D1 east", "blue D2 west > C2 north"]
    assert board(match) == {"D1": ".y..", "B2": ".r..", "C2": "b...", "B3": ".y..", "D3": "...g"}


def test_forced_eviction_of_three() -> None:
    match = match_on(QUIET.replace("...b", "yr.b"), hand=["eviction"])
    events = play(match, "play eviction", "flat D2", "arrow east", "arrow east", "arrow east")
    assert moves(events) == ["yellow D2 north > D1 east", "red D2 east > E2 east", "blue D2 west > C2 east"]
    assert flat(match, "D2") == "...."
    assert seat_of(match) == 1


def test_forced_eviction_of_three_into_a_chain_that_comes_back() -> None:
    match = match_on(
        """
        .... .... .... gyr. ....
        .... .r.. .... yr.b ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
        """,
        hand=["eviction"],
    )
    events = play(match, "play eviction", "flat D2", "auto")
    # Yellow fills D1; the red of its south comes down into D2 again.
    assert evicted(events) == ["D2", "D1"]
    assert flat(match, "D2") == "r..."


# Departure day


def test_departure_of_a_neutral_meeple() -> None:
    match = match_on(
        QUIET.replace("...g", "g.gg"),
        players=3,
        hand=["departure"],
        active=1,
        reserves=[{"red": 8, "green": 2}, {"blue": 8, "green": 2}, {"yellow": 8, "green": 2}],
    )
    play(match, "play departure")
    assert meeples_offered(match) == ["D3 north", "D3 south", "D3 west"]
    play(match, "meeple D3 south")
    assert [reserve(match, seat)["green"] for seat in range(3)] == [2, 3, 2]


@pytest.mark.parametrize(("place", "colour"), [("B3 north", "yellow"), ("D3 north", "green")])
@pytest.mark.parametrize("seat", [0, 1])
def test_departure_of_a_second_colour(seat: int, place: str, colour: str) -> None:
    match = match_on(
        QUIET.replace(".y..", "yy..").replace("...g", "g..g"),
        players=2,
        second=["yellow", "green"],
        hand=["departure"],
        active=seat,
        reserves=[{"red": 8, "yellow": 7}, {"blue": 8, "green": 7}],
    )
    play(match, "play departure", f"meeple {place}")
    held = reserve(match, seat)
    # One's own second colour becomes eight; the other's makes a third colour in the reserve.
    mine = "yellow" if seat == 0 else "green"
    assert held[colour] == (8 if colour == mine else 1)
    assert len(held) == (2 if colour == mine else 3)
    assert reserve(match, 1 - seat) == ({"blue": 8, "green": 7} if seat == 0 else {"red": 8, "yellow": 7})


def test_a_reserve_of_three_colours_is_played_from() -> None:
    match = match_on(
        QUIET,
        players=2,
        hand=["key-red"],
        reserves=[{"red": 1, "yellow": 1, "green": 1}, {"blue": 8}],
    )
    play(match, "play key-red", "flat B2")
    assert legal(match) == ["colour red", "colour yellow", "colour green"]
    play(match, "colour green", "arrow west")
    assert flat(match, "B2") == ".r.g"
    assert reserve(match, 0) == {"red": 1, "yellow": 1}


def test_the_last_of_its_colour() -> None:
    match = match_on(QUIET.replace("...b", ".b.b"), hand=["departure", "key-red"])
    play(match, "play departure")
    # Yellow and green have one meeple each; blue has two, of which only one can go.
    assert meeples_offered(match) == ["D2 east", "D2 west"]
    play(match, "meeple D2 east")
    assert board(match) == board_of(QUIET)
    # Now every other colour has one left, and a second Departure would have nobody to take.
    assert legal(match_on(QUIET, hand=["departure", "key-red"])) == ["play key-red"]


# Ties


TIED = """
    rby. .... .... .... ....
    .... .... .... .... ....
    .... .... .... .... ....
    .... .... .... .... gg..
"""


def outcome_of(text: str, held: list[int], finisher: int) -> palier.Outcome:
    reserves = [{COLOURS[seat]: number} for seat, number in enumerate(held)]
    match = match_on(text, stage="over", finisher=finisher, reserves=reserves)
    assert match.outcome is not None
    return match.outcome


def test_decided_by_points() -> None:
    # Blue has the most points, though the largest reserve but one and not the last turn.
    outcome = outcome_of(TIED.replace("gg..", "bb.y"), [0, 3, 0, 9], 0)
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 3, 2, 0), (1,), "points")


def test_tie_broken_by_the_reserve() -> None:
    outcome = outcome_of(TIED, [3, 2, 1, 0], 3)
    assert (outcome.ranking, outcome.reason) == ((3, 2, 1, 4), "reserve")


def test_tie_broken_by_the_order_of_last_chance() -> None:
    outcome = outcome_of(TIED, [2, 2, 2, 0], 3)
    assert (outcome.ranking, outcome.reason) == ((1, 2, 3, 4), "order")
    # With green's seat still last in points, another finisher turns the order.
    outcome = outcome_of(TIED.replace("rby.", "bgy.").replace("gg..", "rr.."), [0, 2, 2, 2], 0)
    assert (outcome.ranking, outcome.reason) == ((4, 1, 2, 3), "order")


def test_tie_with_the_finisher_broken_by_the_order() -> None:
    outcome = outcome_of(TIED, [0, 0, 0, 4], 2)
    assert (outcome.ranking, outcome.reason) == ((2, 3, 1, 4), "order")


@pytest.mark.parametrize("first", [0, 1])
def test_tie_without_cards_goes_to_the_first_turn(first: int) -> None:
    # Against both usual tie-breaks: the other one emptied their reserve.
    held: list[dict[str, int]] = [{}, {}]
    held[first] = {"red": 1} if first == 0 else {"blue": 1}
    match = match_on(
        TIED, players=2, options={"no_cards": True}, stage="over", finisher=1 - first, first=first, reserves=held
    )
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((1, 1), (first,))
    assert match.outcome.reason == "first_turn"


# Cards


ALONE = """
    r... .... .... .... ....
    .... .r.. .... ...b ....
    .... .y.. .... ...g ....
    .... .... .... .... ....
"""


@pytest.mark.parametrize("dead", [["departure", "departure", "renovation"], ["departure", "renovation", "renovation"]])
def test_a_hand_with_nothing_to_do(dead: list[str]) -> None:
    match = match_on(ALONE, hand=dead, options={"renovation": True}, deck={"key-red": 2})
    assert legal(match) == ["discard departure", "discard renovation"]
    events = play(match, "discard renovation")
    assert kinds(events) == ["discarded", "drew", "turn"]
    assert board(match) == board_of(ALONE)
    assert sum(hand(match, 0).values()) == 3
    assert field(match, "discard") == {"renovation": 1}


def test_the_same_hand_of_blue_can_act() -> None:
    # Red has two meeples on the board, so blue, unlike red, can send one home.
    match = match_on(ALONE, hand=["departure", "departure", "renovation"], active=1, options={"renovation": True})
    assert legal(match) == ["play departure"]
    play(match, "play departure")
    assert meeples_offered(match) == ["A1 north", "B2 east"]


def test_a_new_deck_may_give_back_the_card_just_played() -> None:
    match = match_on(QUIET, hand=["exchange", "key-red", "key-red"], deck={}, discard={"key-blue": 1}, chance=[8])
    events = play(match, "play exchange", "meeple B2 east", "meeple D3 west")
    assert told(events, "reshuffled") == [{"cards": 2}]
    assert hand(match, 0) == {"exchange": 1, "key-red": 2}
    assert field(match, "deck") == {"key-blue": 1}
    assert field(match, "discard") == {}


def test_a_new_deck_of_nothing_but_the_card_just_played() -> None:
    match = match_on(QUIET, hand=["exchange", "key-red", "key-red"], deck={}, discard={})
    play(match, "play exchange", "meeple B2 east", "meeple D3 west")
    assert hand(match, 0) == {"exchange": 1, "key-red": 2}
    assert field(match, "deck") == {}


# Handing over, and the valve


def test_the_valve_at_a_hundred() -> None:
    match = chain_on(
        """
        .... .... bgyr rgb. ....
        .... .... .... rgyb ....
        .... .... .... .... ....
        .... .... .... .... ....
        """,
        ["C1", "D2"],
        evictions=98,
    )
    events = play(match, "flat D2")
    assert (field(match, "evictions"), kinds(events).count("valve")) == (99, 0)
    play(match, "arrow west", "arrow west", "arrow west")
    assert (asked(match), flats_offered(match)) == ("chain", ["C1", "D1"])
    events = play(match, "flat C1")
    assert told(events, "valve") == [{"seat": 0}]
    # The hundredth goes by itself already, and so does what follows.
    assert evicted(events) == ["C1", "D1"]
    assert seat_of(match) == 1
    assert max(counts(match)) <= 3


def test_auto_from_a_choice_of_flats() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(match, "play key-red", "flat C2", "arrow north", "arrow north")
    assert asked(match) == "chain"
    events = play(match, "auto")
    assert evicted(events)[:2] == ["C1", "D2"]
    assert seat_of(match) == 1
    assert max(counts(match)) <= 3


def test_auto_from_a_landing() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(match, "play key-red", "flat C2")
    assert asked(match) == "landing"
    events = play(match, "auto")
    assert moves(events)[0] == "yellow C2 south > C3 north"
    assert evicted(events)[:2] == ["C1", "D2"]
    assert seat_of(match) == 1


def test_auto_from_a_staying_meeple() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(
        match,
        "play key-red",
        "flat C2",
        "arrow north",
        "arrow north",
        "flat D2",
        "arrow east",
        "arrow east",
        "arrow east",
    )
    play(match, "flat C1", "arrow north", "arrow north", "arrow north")
    assert asked(match) == "staying"
    events = play(match, "auto")
    assert told(events, "stayed")[0]["landing"] == "east"
    assert evicted(events)[0] == "D1"
    assert seat_of(match) == 1
    assert max(counts(match)) <= 3

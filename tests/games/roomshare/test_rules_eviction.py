"""RS-34 to RS-43: eviction and chains."""

from itertools import permutations

import pytest

import palier
from palier import SeededChance

from .boards import (
    FLATS,
    VARIANTS,
    arrows_offered,
    asked,
    board,
    count,
    counts,
    field,
    flat,
    flats_offered,
    hand,
    kinds,
    legal,
    match_on,
    moves,
    play,
    question,
    random_play,
    reserve,
    seat_of,
    told,
)

THREE = """
    .... .... .... .... ....
    .... .... rby. .... ....
    .... .... .... ...g ....
    .... .... .... .... ....
"""
"""One more in C2, and it is full: red north, blue east, yellow south, and the newcomer west."""

CROWDED = """
    .... .... bgy. rgb. ....
    .... .... rby. rgy. ....
    .... .... .... .... ....
    .... .... .... .... ....
"""
"""Filling C2 fills C1 and D2; evicting D2 fills D1."""


def chain_on(text: str, full: list[str], seat: int = 0) -> palier.Match:
    """The middle of a chain: these flats are full, in this order."""
    return match_on(
        text,
        hand=["contract", "exchange"],
        active=seat,
        played="key-red",
        full=[FLATS.index(name) for name in full],
        frames=[["chain", seat, 0, 0]],
    )


def test_RS_34_a_third_meeple_evicts_nobody() -> None:
    match = match_on(
        """
        .... .... .... .... ....
        .... .... rb.. .... ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
        """,
        hand=["key-red"],
    )
    events = play(match, "play key-red", "flat C2", "arrow south")
    assert "evicted" not in kinds(events)
    assert flat(match, "C2") == "rbr."
    assert seat_of(match) == 1


def test_RS_34_a_fourth_meeple_evicts_all_four() -> None:
    match = match_on(THREE, hand=["key-red"])
    events = play(match, "play key-red", "flat C2", "auto")
    assert told(events, "evicted") == [{"seat": 0, "flat": "C2"}]
    assert len(moves(events)) == 4
    assert flat(match, "C2") == "...."


def test_RS_35_each_goes_where_its_arrow_points() -> None:
    match = match_on(THREE, hand=["key-red"])
    events = play(match, "play key-red", "flat C2", "arrow south", "arrow west", "arrow north", "arrow east")
    assert moves(events) == [
        "red C2 north > C1 south",
        "blue C2 east > D2 west",
        "yellow C2 south > C3 north",
        "red C2 west > B2 east",
    ]
    assert board(match) == {"C1": "..r.", "D2": "...b", "C3": "y...", "B2": ".r..", "D3": "...g"}


def test_RS_35_an_eviction_brings_nobody_back_to_a_reserve() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(match, "play key-red", "flat C2")
    after_placing = [reserve(match, seat) for seat in range(4)]
    play(match, "auto")
    assert [reserve(match, seat) for seat in range(4)] == after_placing
    assert sum(counts(match)) == 13


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_RS_36_the_active_player_decides_for_every_colour(seat: int) -> None:
    match = match_on(CROWDED, hand=["communication"], active=seat)
    play(match, "play communication", "flat C2")
    while field(match, "active") == seat and asked(match) != "card":
        assert match.to_act == (seat,)
        for other in range(4):
            if other != seat:
                assert match.legal(other) == []
                with pytest.raises(palier.NotYourTurn):
                    match.play(other, legal(match)[0])
        play(match, legal(match)[0])


def test_RS_36_a_meeple_lands_on_any_free_arrow_of_its_new_flat() -> None:
    text = """
        .... .... .... .... ....
        .... .... rby. g.y. ....
        .... .... .... ...g ....
        .... .... .... .... ....
    """
    for arrow, cell in [("east", "gby."), ("west", "g.yb")]:
        match = match_on(text, hand=["key-red"])
        play(match, "play key-red", "flat C2")
        assert arrows_offered(match) == ["north", "east", "south", "west"]
        play(match, "arrow north")
        assert question(match)["to"] == "D2"
        assert question(match)["colour"] == "blue"
        assert arrows_offered(match) == ["east", "west"]
        with pytest.raises(palier.IllegalAction):
            play(match, "arrow north")
        play(match, f"arrow {arrow}")
        assert flat(match, "D2") == cell


def test_RS_37_the_active_player_chooses_which_full_flat_is_next() -> None:
    for choice, stays in [("C1", "D2"), ("D2", "C1")]:
        match = match_on(CROWDED, hand=["key-red"])
        play(match, "play key-red", "flat C2", "arrow north", "arrow north")
        assert asked(match) == "chain"
        assert flats_offered(match) == ["C1", "D2"]
        assert count(match, "C1") == count(match, "D2") == 4
        events = play(match, f"flat {choice}")
        assert told(events, "evicted") == [{"seat": 0, "flat": choice}]
        assert count(match, stays) == 4


def test_RS_37_only_full_flats_may_be_chosen() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(match, "play key-red", "flat C2", "arrow north", "arrow north")
    for other in ("D1", "C2", "B2", "A1"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"flat {other}")


def test_RS_37_one_flat_is_finished_before_the_next_begins() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(match, "play key-red", "flat C2", "arrow north", "arrow north", "flat D2")
    while asked(match) == "landing":
        assert question(match)["flat"] == "D2"
        play(match, "arrow north")
    assert flat(match, "D2") == "...."


def test_RS_37_after_each_eviction_the_full_flats_are_looked_at_again() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(match, "play key-red", "flat C2", "arrow north", "arrow north")
    assert flats_offered(match) == ["C1", "D2"]
    play(match, "flat D2", "arrow north", "arrow north", "arrow north")
    assert asked(match) == "chain"
    assert flats_offered(match) == ["C1", "D1"]


def test_RS_38_the_turn_does_not_move_on_while_a_flat_is_full() -> None:
    match = match_on(CROWDED, hand=["key-red", "contract", "exchange"])
    play(match, "play key-red", "flat C2")
    evictions = 1
    while field(match, "active") == 0:
        assert asked(match) in ("landing", "chain", "staying")
        assert sum(hand(match, 0).values()) == 2
        events = play(match, legal(match)[0])
        evictions += kinds(events).count("evicted")
    assert max(counts(match)) <= 3
    assert evictions >= 4
    assert sum(hand(match, 0).values()) == 3


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_38_every_chain_ends_with_no_flat_full(players: int, options: dict[str, object]) -> None:
    chains = 0
    for seed in range(3):
        match = palier.new_match("roomshare", players, seed, options)
        before = False
        for step in random_play(match, seed):
            under_way = asked(step) in ("landing", "chain", "staying")
            if before and not under_way:
                chains += 1
                assert max(counts(step)) <= 3
            before = under_way
    assert chains > 5


EDGES = (
    [(f"A{row}", 3, f"E{row}") for row in "1234"]
    + [(f"E{row}", 1, f"A{row}") for row in "1234"]
    + [(f"{column}1", 0, f"{column}4") for column in "ABCDE"]
    + [(f"{column}4", 2, f"{column}1") for column in "ABCDE"]
)


@pytest.mark.parametrize(("start", "arrow", "end"), EDGES)
def test_RS_39_the_edges_join(start: str, arrow: int, end: str) -> None:
    cells = dict.fromkeys(FLATS, "....")
    cells[start] = "." * arrow + "r" + "." * (3 - arrow)
    cells[end] = ".b.."
    cells["C3"] = "y..g"
    text = "\n".join(" ".join(cells[f"{column}{row}"] for column in "ABCDE") for row in "1234")
    match = match_on(text, hand=["eviction"])
    play(match, "play eviction", f"flat {start}")
    assert question(match)["to"] == end
    assert arrows_offered(match) == ["north", "south", "west"]
    play(match, "arrow west")
    assert flat(match, end) == ".b.r"
    assert flat(match, start) == "...."


TWO_FULL = """
    .... .... .... .... ....
    .... .... rbyg rrbb ....
    .... .... .... .... ....
    .... .... .... .... ....
"""


def test_RS_40_a_meeple_heading_for_a_full_flat_stays_at_home() -> None:
    match = chain_on(TWO_FULL, ["C2", "D2"])
    events = play(match, "flat C2", "arrow north", "arrow north", "arrow north")
    assert moves(events) == ["red C2 north > C1 north", "yellow C2 south > C3 north", "green C2 west > B2 north"]
    assert flat(match, "C2") == ".b.."
    assert flat(match, "D2") == "rrbb"
    assert asked(match) == "staying"
    assert question(match)["colour"] == "blue"


def test_RS_40_three_tenants_block_nobody() -> None:
    match = chain_on(TWO_FULL.replace("rrbb", "rrb."), ["C2"])
    events = play(match, "flat C2", "arrow north")
    assert "blue C2 east > D2 west" in moves(events)
    assert flat(match, "D2") == "rrbb"


def test_RS_40_only_the_moment_of_the_eviction_counts() -> None:
    match = chain_on(TWO_FULL, ["C2", "D2"])
    play(match, "flat D2")
    assert question(match)["to"] == "D1"
    play(match, "arrow north", "arrow north", "arrow north")
    # West of D2 lay the full C2: that blue stays. Now D2 has room, and blue may leave C2 for it.
    assert question(match) == {"ask": "staying", "seat": 0, "flat": "D2", "arrow": "west", "colour": "blue"}
    play(match, "arrow north", "arrow north")
    assert question(match)["to"] == "D2"
    assert arrows_offered(match) == ["east", "south", "west"]


THREE_FULL = """
    .... .... .... .... ....
    .... .... rbyg rrrr ....
    .... .... gggg .... ....
    .... .... .... .... ....
"""
"""Blue in the east and yellow in the south of C2 are blocked."""


def test_RS_41_staying_meeples_are_spread_when_the_others_have_left() -> None:
    match = chain_on(THREE_FULL, ["C2", "D2", "C3"])
    play(match, "flat C2")
    assert asked(match) == "landing"
    play(match, "arrow north")
    assert asked(match) == "landing"
    play(match, "arrow north")
    assert asked(match) == "staying"
    assert flat(match, "C2") == ".by."


@pytest.mark.parametrize(("blue", "yellow"), list(permutations(range(4), 2)))
def test_RS_41_they_may_be_spread_in_any_way_one_to_an_arrow(blue: int, yellow: int) -> None:
    names = ["north", "east", "south", "west"]
    match = chain_on(THREE_FULL, ["C2", "D2", "C3"])
    play(match, "flat C2", "arrow north", "arrow north")
    assert arrows_offered(match) == names
    play(match, f"arrow {names[blue]}")
    assert question(match)["colour"] == "yellow"
    assert arrows_offered(match) == [name for name in names if name != names[blue]]
    with pytest.raises(palier.IllegalAction):
        play(match, f"arrow {names[blue]}")
    play(match, f"arrow {names[yellow]}")
    assert flat(match, "C2") == "".join("b" if at == blue else "y" if at == yellow else "." for at in range(4))
    assert flats_offered(match) == ["D2", "C3"]


def test_RS_41_the_active_player_spreads_them_whatever_their_colour() -> None:
    match = chain_on(THREE_FULL, ["C2", "D2", "C3"], seat=3)
    play(match, "flat C2", "arrow north", "arrow north")
    assert match.to_act == (3,)


PLUS = """
    rrrr b... .... .... b...
    .... b... b... b... b...
    yyyy y... y... y... y...
    gggg gggg .... .... rrrr
"""
"""A4 and its four neighbours A1 (across the edge), A3, B4 and E4 are full."""


def test_RS_42_a_full_flat_among_four_full_ones_may_not_be_chosen() -> None:
    match = chain_on(PLUS, ["A4", "A1", "A3", "B4", "E4"])
    assert flats_offered(match) == ["A1", "A3", "B4", "E4"]
    with pytest.raises(palier.IllegalAction) as refused:
        play(match, "flat A4")
    assert "flat A4" not in refused.value.legal
    assert flat(match, "A4") == "gggg"


@pytest.mark.parametrize("neighbour", ["A1", "A3", "B4", "E4"])
def test_RS_42_it_may_be_chosen_when_a_neighbour_has_room_again(neighbour: str) -> None:
    match = chain_on(PLUS, ["A4", "A1", "A3", "B4", "E4"])
    play(match, f"flat {neighbour}")
    while asked(match) != "chain":
        play(match, legal(match)[0])
    assert count(match, neighbour) < 4
    assert "A4" in flats_offered(match)


def test_RS_42_another_full_flat_can_always_be_chosen() -> None:
    lots = SeededChance(42)
    for _ in range(150):
        order = list(range(20))
        lots.shuffle(order)
        # The most that 36 meeples can fill, lumped together as far as the draw allows.
        full = [order[0]]
        while len(full) < 9:
            near = [at for at in order if at not in full and any(at in neighbours(other) for other in full)]
            full.append(near[lots.below(len(near))])
        cells = ["rbyg" if at in full else "...." for at in range(20)]
        text = "\n".join(" ".join(cells[row * 5 : row * 5 + 5]) for row in range(4))
        match = chain_on(text, [FLATS[at] for at in full])
        assert flats_offered(match)
        assert flats_offered(match) == [FLATS[at] for at in full if not set(neighbours(at)) <= set(full)]


def neighbours(at: int) -> list[int]:
    row, column = divmod(at, 5)
    return [
        (row - 1) % 4 * 5 + column,
        row * 5 + (column + 1) % 5,
        (row + 1) % 4 * 5 + column,
        row * 5 + (column - 1) % 5,
    ]


def test_RS_43_meeples_leave_in_the_order_north_east_south_west() -> None:
    match = match_on(THREE, hand=["key-red"])
    play(match, "play key-red", "flat C2")
    asked_for = []
    while asked(match) == "landing":
        asked_for.append((question(match)["arrow"], question(match)["to"]))
        play(match, "arrow east")
    assert asked_for == [("north", "C1"), ("east", "D2"), ("south", "C3"), ("west", "B2")]


def test_RS_43_a_forced_eviction_keeps_the_same_order() -> None:
    match = match_on(THREE.replace("rby.", "r.yb"), hand=["eviction"])
    events = play(match, "play eviction", "flat C2", "arrow east", "arrow east", "arrow east")
    assert [event["arrow"] for event in told(events, "moved")] == ["north", "south", "west"]


THREE_STAY = """
    .... .... bbbb .... ....
    .... .... rbyg rrrr ....
    .... .... gggg .... ....
    .... .... .... .... ....
"""
"""Only green can leave C2, for B2: red north, blue east and yellow south stay."""


def test_RS_43_staying_meeples_are_given_their_arrows_in_the_same_order() -> None:
    match = chain_on(THREE_STAY, ["C2", "C1", "D2", "C3"])
    play(match, "flat C2", "arrow north")
    order = []
    while asked(match) == "staying":
        order.append((question(match)["arrow"], question(match)["colour"]))
        play(match, f"arrow {question(match)['arrow']}")
    assert order == [("north", "red"), ("east", "blue"), ("south", "yellow")]
    assert flat(match, "C2") == "rby."


@pytest.mark.parametrize("arrows", list(permutations(["north", "east", "south", "west"], 3)))
def test_RS_43_the_order_does_not_depend_on_the_arrows_given_before(arrows: tuple[str, str, str]) -> None:
    match = chain_on(THREE_STAY, ["C2", "C1", "D2", "C3"])
    play(match, "flat C2", "arrow north")
    order = []
    for arrow in arrows:
        order.append(question(match)["colour"])
        play(match, f"arrow {arrow}")
    assert order == ["red", "blue", "yellow"]


@pytest.mark.parametrize("arrows", list(permutations(["north", "east", "south", "west"], 3)))
def test_RS_43_no_arrow_is_given_twice(arrows: tuple[str, str, str]) -> None:
    match = chain_on(THREE_STAY, ["C2", "C1", "D2", "C3"])
    play(match, "flat C2", "arrow north")
    for number, arrow in enumerate(arrows):
        assert set(arrows_offered(match)) == {"north", "east", "south", "west"} - set(arrows[:number])
        play(match, f"arrow {arrow}")
    assert sorted(flat(match, "C2")) == [".", "b", "r", "y"]

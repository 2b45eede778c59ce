"""RS-64 to RS-74, and the event cards."""

import pytest

import palier
from palier import SeededChance

from .boards import (
    COLOURS,
    FLATS,
    QUIET,
    asked,
    board,
    board_of,
    count,
    flat,
    flats_offered,
    kinds,
    legal,
    match_on,
    meeples,
    meeples_offered,
    moves,
    on_board,
    play,
    random_play,
    reserve,
    seat_of,
    told,
)

MIXED = """
    r... .... b.y. .... ggg.
    .... .r.. .... ...b ....
    .... .y.. rbg. ...g y...
    ..b. .... .... .... ..ry
"""
LIVED_IN = ["A1", "C1", "E1", "B2", "D2", "B3", "C3", "D3", "E3", "A4", "E4"]
EMPTY = [name for name in FLATS if name not in LIVED_IN]

FULL_HOUSE = """
    r... b... y... g... r...
    b... y... g... r... b...
    y... g... r... b... y...
    g... b... b... y... g...
"""
"""Somebody lives in every flat; red in A1, E1, D2 and C3."""


# Communication


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_64_communication_is_a_key_of_any_colour(players: int) -> None:
    match = match_on(QUIET, players=players, hand=["communication"])
    play(match, "play communication")
    # Each colour lives alone here; with three players green is nobody's, with two yellow isn't either.
    assert flats_offered(match) == ["B2", "D2", "B3", "D3"]
    play(match, "flat D3", "arrow north")
    assert flat(match, "D3") == "r..g"


def test_RS_64_like_a_key_it_does_not_open_an_empty_flat() -> None:
    match = match_on(MIXED, hand=["communication"])
    play(match, "play communication")
    assert flats_offered(match) == LIVED_IN
    with pytest.raises(palier.IllegalAction):
        play(match, "flat B1")


@pytest.mark.parametrize("colour", COLOURS)
def test_card_communication_does_what_the_key_of_that_colour_does(colour: str) -> None:
    by_key = match_on(MIXED, hand=[f"key-{colour}"])
    play(by_key, f"play key-{colour}")
    name = flats_offered(by_key)[0]
    by_card = match_on(MIXED, hand=["communication"])
    play(by_card, "play communication")
    assert set(flats_offered(by_key)) <= set(flats_offered(by_card))
    for match in (by_key, by_card):
        play(match, f"flat {name}")
        play(match, legal(match)[0])
    assert board(by_key) == board(by_card)
    assert reserve(by_key, 0) == reserve(by_card, 0)


def test_card_communication_takes_any_meeple_of_the_reserve() -> None:
    match = match_on(QUIET, players=3, hand=["communication"], reserves=[{"red": 1, "green": 1}, {"blue": 1}, {}])
    play(match, "play communication", "flat B3")
    assert legal(match) == ["colour red", "colour green"]


# Departure day


def test_RS_65_departure_takes_a_meeple_of_another_colour_off_the_board() -> None:
    match = match_on(MIXED, hand=["departure"])
    play(match, "play departure")
    assert meeples_offered(match) == [
        "C1 north",
        "C1 south",
        "E1 north",
        "E1 east",
        "E1 south",
        "D2 west",
        "B3 east",
        "C3 east",
        "C3 south",
        "D3 west",
        "E3 north",
        "A4 south",
        "E4 west",
    ]
    play(match, "meeple E1 east")
    assert board(match) == {**board_of(MIXED), "E1": "g.g."}
    assert reserve(match, 3) == {"green": 5}
    assert seat_of(match) == 1


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_RS_65_never_one_of_your_own_colour(seat: int) -> None:
    match = match_on(MIXED, hand=["departure"], active=seat)
    play(match, "play departure")
    own = COLOURS[seat][0]
    places = [text.split() for text in meeples_offered(match)]
    letters = [flat(match, name)["nesw".index(arrow[0])] for name, arrow in places]
    assert own not in letters
    assert sorted(letters) == sorted(
        letter for cell in board(match).values() for letter in cell if letter not in f".{own}"
    )


def test_RS_66_departure_may_not_take_the_last_of_a_colour() -> None:
    match = match_on(
        """
        .... .... .... .... ....
        .... .r.. .... ...b ....
        .... .y.. .... ...g ....
        .... .... b... .... ....
        """,
        hand=["departure"],
    )
    play(match, "play departure")
    assert meeples_offered(match) == ["D2 west", "C4 north"]
    for alone in ("B3 east", "D3 west", "B2 east"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"meeple {alone}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_66_all_four_colours_always_stay_on_the_board(players: int) -> None:
    for seed in range(6):
        for step in random_play(palier.new_match("roomshare", players, seed), seed):
            assert min(on_board(step).values()) >= 1


@pytest.mark.parametrize(("where", "home"), [("D2 west", 1), ("B3 east", 2), ("D3 west", 3)])
def test_RS_67_an_opponents_meeple_goes_back_to_that_opponent(where: str, home: int) -> None:
    text = QUIET.replace(".... .... .... .... ....", ".... b... y... g... ....", 1)
    match = match_on(text, hand=["departure"])
    events = play(match, "play departure", f"meeple {where}")
    assert told(events, "departed")[0]["reserve"] == home
    for seat in range(4):
        expected = 8 if seat == 0 or seat == home else 7
        assert reserve(match, seat) == {COLOURS[seat]: expected}


def test_RS_67_a_neutral_meeple_goes_to_your_own_reserve() -> None:
    text = QUIET.replace("...g", "g.gg")
    for seat in range(3):
        match = match_on(text, players=3, hand=["departure"], active=seat)
        play(match, "play departure", "meeple D3 north")
        assert [reserve(match, who).get("green", 0) for who in range(3)] == [int(who == seat) for who in range(3)]
        assert flat(match, "D3") == "..gg"


@pytest.mark.parametrize("colour", ["yellow", "green"])
@pytest.mark.parametrize("seat", [0, 1])
def test_RS_67_either_second_colour_goes_to_your_own_reserve(seat: int, colour: str) -> None:
    match = match_on(
        """
        .... .... .... .... ....
        .... .r.. .... ...b ....
        .... .yy. .... ..gg ....
        .... .... .... .... ....
        """,
        players=2,
        second=["yellow", "green"],
        hand=["departure"],
        active=seat,
        reserves=[{"red": 8, "yellow": 7}, {"blue": 8, "green": 7}],
    )
    play(match, "play departure", "meeple B3 south" if colour == "yellow" else "meeple D3 south")
    expected = [{"red": 8, "yellow": 7}, {"blue": 8, "green": 7}]
    expected[seat][colour] = expected[seat].get(colour, 0) + 1
    assert [reserve(match, who) for who in range(2)] == expected


def test_RS_67_a_meeple_taken_so_is_still_worth_nothing() -> None:
    match = match_on(
        """
        .... .... .... .... ....
        .... rg.. .... ...b ....
        .... .y.. .... ..gg ....
        .... .... .... .... ....
        """,
        players=3,
        hand=["departure"],
        reserves=[{}, {"blue": 1}, {"yellow": 1}],
    )
    play(match, "play departure", "meeple D3 south")
    assert reserve(match, 0) == {"green": 1}
    # Blue ends the match; in last chance red puts the neutral meeple beside its own and so makes three.
    play(match, "play key-blue", "flat D2", "arrow north", "pass", "flat B2", "arrow south")
    assert flat(match, "B2") == "rgg."
    assert match.outcome is not None
    assert match.outcome.scores == (1, 0, 0)


def test_card_departure_returns_a_meeple_and_starts_no_chain() -> None:
    match = match_on(MIXED, hand=["departure"])
    before = meeples(match)
    events = play(match, "play departure", "meeple C3 east")
    assert kinds(events) == ["played", "departed", "drew", "turn"]
    assert flat(match, "C3") == "r.g."
    assert meeples(match) == before


# Forced eviction


def test_RS_68_forced_eviction_takes_any_flat_that_is_lived_in() -> None:
    match = match_on(MIXED, hand=["eviction"])
    play(match, "play eviction")
    assert flats_offered(match) == LIVED_IN
    for name in EMPTY:
        with pytest.raises(palier.IllegalAction):
            play(match, f"flat {name}")


@pytest.mark.parametrize("cell", ["r...", ".b..", "..y.", "...g", "r.y.", ".b.g", "rb.g", ".byg", "rby."])
def test_RS_68_all_its_meeples_follow_their_arrows(cell: str) -> None:
    rows = [".... .... .... .... ....", f".... .... {cell} .... ....", *[".... .... .... .... ...."] * 2]
    match = match_on("\n".join(rows), hand=["eviction"])
    play(match, "play eviction", "flat C2")
    targets = {"C1": cell[0], "D2": cell[1], "C3": cell[2], "B2": cell[3]}
    expected = {}
    for name, letter in targets.items():
        if letter != ".":
            assert asked(match) == "landing"
            play(match, "arrow west")
            expected[name] = f"...{letter}"
    assert board(match) == expected
    assert seat_of(match) == 1


def test_RS_68_then_the_chain_runs_as_usual() -> None:
    match = match_on(
        """
        .... .... byg. .... ....
        .... .... r.y. .... ....
        .... .... .... ...g ....
        .... .... .... .... ....
        """,
        hand=["eviction"],
    )
    events = play(match, "play eviction", "flat C2", "arrow north")
    # Red made four of C1, and the landlord came.
    assert told(events, "evicted") == [{"seat": 0, "flat": "C2"}, {"seat": 0, "flat": "C1"}]
    events = play(match, "arrow north", "arrow north", "arrow north", "arrow north")
    assert moves(events) == [
        "blue C1 north > C4 north",
        "yellow C1 east > D1 north",
        "green C1 south > C2 north",
        "red C1 west > B1 north",
    ]


def test_RS_69_no_first_move_is_ever_blocked() -> None:
    lots = SeededChance(69)
    for _ in range(60):
        cells = []
        for _flat in range(20):
            letters = ["rbyg"[lots.below(4)] if lots.below(10) < 6 else "." for _arrow in range(4)]
            if "." not in letters:
                letters[lots.below(4)] = "."
            cells.append("".join(letters))
        while sum(4 - cell.count(".") for cell in cells) > 32:
            cells[lots.below(20)] = "...."
        text = "\n".join(" ".join(cells[row * 5 : row * 5 + 5]) for row in range(4))
        match = match_on(text, hand=["eviction"], reserves=[{colour: 1} for colour in COLOURS])
        name = list(board(match))[lots.below(len(board(match)))]
        tenants = count(match, name)
        events = play(match, "play eviction", f"flat {name}")
        while len(moves(events)) < tenants:
            assert asked(match) == "landing"
            events += play(match, legal(match)[0])
        first = kinds(events).index("evicted")
        assert kinds(events)[first + 1 : first + 1 + tenants] == ["moved"] * tenants
        assert {event["flat"] for event in told(events, "moved")[:tenants]} == {name}


def test_card_eviction_moves_three_neighbours_in_and_keeps_reserves() -> None:
    match = match_on(MIXED, hand=["eviction"])
    held = [reserve(match, seat) for seat in range(4)]
    play(match, "play eviction", "flat E1", "auto")
    assert flat(match, "E1") == "...."
    assert [reserve(match, seat) for seat in range(4)] == held
    assert sum(on_board(match).values()) == sum(on_board(match_on(MIXED)).values())


# New contract


def test_RS_70_new_contract_places_any_meeple_in_an_empty_flat() -> None:
    for colour in ("red", "yellow"):
        match = match_on(
            MIXED, players=2, hand=["contract"], reserves=[{"red": 3, "yellow": 3}, {"blue": 1, "green": 1}]
        )
        play(match, "play contract")
        assert set(EMPTY) <= set(flats_offered(match))
        play(match, "flat B1")
        assert legal(match) == ["colour red", "colour yellow"]
        play(match, f"colour {colour}")
        play(match, "arrow south")
        assert flat(match, "B1") == f"..{colour[0]}."
        assert reserve(match, 0)[colour] == 2


def test_RS_71_without_an_empty_flat_only_the_second_option_is_open() -> None:
    match = match_on(FULL_HOUSE, hand=["contract"])
    assert legal(match) == ["play contract"]
    play(match, "play contract")
    assert flats_offered(match) == ["A1", "E1", "D2", "C3"]
    play(match, "flat C3", "arrow east")
    assert flat(match, "C3") == "rr.."


def test_RS_72_new_contract_is_a_key_of_your_colour() -> None:
    for seat, colour in enumerate(COLOURS):
        match = match_on(FULL_HOUSE, hand=["contract"], active=seat)
        by_key = match_on(FULL_HOUSE, hand=[f"key-{colour}"], active=seat)
        play(match, "play contract")
        play(by_key, f"play key-{colour}")
        assert flats_offered(match) == flats_offered(by_key)
        assert flats_offered(match) == [name for name in FLATS if colour[0] in flat(match, name)]


def test_RS_72_not_of_another_colour() -> None:
    match = match_on(MIXED, hand=["contract"])
    play(match, "play contract")
    assert flats_offered(match) == [name for name in FLATS if name in EMPTY or "r" in flat(match, name)]
    for name in ("C1", "E1", "D2", "B3", "D3", "E3", "A4"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"flat {name}")


def test_card_contract_may_fill_a_flat_of_your_colour() -> None:
    match = match_on(MIXED, hand=["contract"])
    events = play(match, "play contract", "flat C3")
    assert told(events, "evicted") == [{"seat": 0, "flat": "C3"}]


def test_card_contract_opens_neither_a_full_flat_nor_a_second_colours() -> None:
    match = match_on(
        """
        rbyg .... .... .... ....
        .... .r.. .... ...b ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
        """,
        players=2,
        hand=["contract"],
    )
    play(match, "play contract")
    assert not {"A1", "D2", "B3", "D3"} & set(flats_offered(match))
    assert "B2" in flats_offered(match)


# Flat exchange


def test_RS_73_two_meeples_take_each_others_exact_places() -> None:
    match = match_on(MIXED, hand=["exchange"])
    events = play(match, "play exchange", "meeple C1 south", "meeple E4 south")
    assert board(match) == {**board_of(MIXED), "C1": "b.r.", "E4": "..yy"}
    assert kinds(events) == ["played", "exchanged", "drew", "turn"]


def test_RS_73_any_two_in_different_flats() -> None:
    match = match_on(MIXED, hand=["exchange"])
    play(match, "play exchange")
    everybody = [
        f"{name} {arrow}"
        for name, cell in board(match).items()
        for arrow, letter in zip(["north", "east", "south", "west"], cell, strict=True)
        if letter != "."
    ]
    assert meeples_offered(match) == everybody
    play(match, "meeple C3 east")
    assert meeples_offered(match) == [place for place in everybody if not place.startswith("C3")]
    for place in ("C3 north", "C3 east", "C3 south", "C3 west", "A1 south"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"meeple {place}")


def test_RS_73_two_of_the_same_colour_change_nothing() -> None:
    match = match_on(MIXED, hand=["exchange"])
    play(match, "play exchange", "meeple A1 north", "meeple C3 north")
    assert board(match) == board_of(MIXED)
    assert seat_of(match) == 1


def test_card_exchange_touches_no_reserve_and_starts_no_chain() -> None:
    match = match_on(MIXED, hand=["exchange"])
    held = [reserve(match, seat) for seat in range(4)]
    events = play(match, "play exchange", "meeple E1 north", "meeple C3 south")
    assert "evicted" not in kinds(events)
    assert [reserve(match, seat) for seat in range(4)] == held


def test_card_exchange_may_move_two_meeples_of_opponents() -> None:
    match = match_on(QUIET, hand=["exchange"])
    play(match, "play exchange", "meeple D2 west", "meeple B3 east")
    assert board(match) == {"B2": ".r..", "D2": "...y", "B3": ".b..", "D3": "...g"}


# Renovation


def test_RS_74_two_meeples_of_one_flat_swap_arrows() -> None:
    match = match_on(MIXED, hand=["renovation"], options={"renovation": True})
    play(match, "play renovation")
    assert meeples_offered(match) == [
        "C1 north",
        "C1 south",
        "E1 north",
        "E1 east",
        "E1 south",
        "C3 north",
        "C3 east",
        "C3 south",
        "E4 south",
        "E4 west",
    ]
    play(match, "meeple C3 north")
    assert meeples_offered(match) == ["C3 east", "C3 south"]
    events = play(match, "meeple C3 south")
    assert board(match) == {**board_of(MIXED), "C3": "gbr."}
    assert kinds(events) == ["renovated", "drew", "turn"]


def test_RS_74_it_needs_a_flat_with_two() -> None:
    match = match_on(QUIET, hand=["renovation", "key-red"], options={"renovation": True})
    assert legal(match) == ["play key-red"]
    match = match_on(QUIET.replace(".r..", ".rb."), hand=["renovation", "key-red"], options={"renovation": True})
    assert "play renovation" in legal(match)


def test_RS_74_two_of_the_same_colour_change_nothing() -> None:
    match = match_on(MIXED, hand=["renovation"], options={"renovation": True})
    play(match, "play renovation", "meeple E1 north", "meeple E1 east")
    assert board(match) == board_of(MIXED)
    assert seat_of(match) == 1


def test_card_renovation_swaps_within_one_flat_only() -> None:
    match = match_on(MIXED, hand=["renovation"], options={"renovation": True})
    play(match, "play renovation", "meeple C1 north")
    for place in ("C1 north", "C1 east", "E1 north", "A1 north"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"meeple {place}")
    play(match, "meeple C1 south")
    assert flat(match, "C1") == "y.b."

"""RS-9 to RS-21: setting up."""
# ruff: noqa: N802

from collections import Counter
from typing import Any

import pytest

import palier

from .boards import (
    CORNERS,
    FLATS,
    QUIET,
    asked,
    board,
    board_of,
    field,
    flat,
    flats_offered,
    flats_of,
    hand,
    legal,
    match_on,
    pile,
    play,
    position,
    reserve,
    seat_of,
    told,
)

CORE = ("B2", "C2", "D2", "B3", "C3", "D3")
RING = tuple(name for name in FLATS if name not in CORE)
INNER = {"B2": 1, "B3": 1, "D2": 3, "D3": 3}
"""Where east and west stand among a flat's four letters."""


def start(players: int, seed: int, **options: object) -> palier.Match:
    return palier.new_match("roomshare", players=players, seed=seed, options=options)


def kind_of(match: palier.Match, name: str) -> str:
    kind: str = field(match, "flats")["1234".index(name[1])]["ABCDE".index(name[0])]
    return kind


def test_RS_9_with_four_players_a_reserve_is_eight_of_your_own_colour() -> None:
    match = start(4, 1)
    assert [reserve(match, seat) for seat in range(4)] == [{"red": 8}, {"blue": 8}, {"yellow": 8}, {"green": 8}]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_9_everyone_has_a_colour_of_their_own_and_eight_of_it(players: int) -> None:
    for seed in range(10):
        match = start(players, seed)
        colours = match.view(None)["colours"]
        assert len(set(colours)) == players
        assert [reserve(match, seat)[colours[seat]] for seat in range(players)] == [8] * players
        for seat in range(players):
            assert not set(reserve(match, seat)) & (set(colours) - {colours[seat]})


def test_RS_10_with_three_players_each_adds_two_of_the_neutral_colour() -> None:
    for seed in range(10):
        match = start(3, seed)
        assert [reserve(match, who) for who in range(3)] == [
            {"red": 8, "green": 2},
            {"blue": 8, "green": 2},
            {"yellow": 8, "green": 2},
        ]
        assert [sum(reserve(match, who).values()) for who in range(3)] == [10, 10, 10]
        assert field(match, "second") == [None, None, None]


@pytest.mark.parametrize("options", [{}, {"no_cards": True}])
def test_RS_11_with_two_players_each_adds_eight_of_a_second_colour(options: dict[str, object]) -> None:
    for seed in range(10):
        match = start(2, seed, **options)
        one, other = field(match, "second")
        assert {one, other} == {"yellow", "green"}
        assert [reserve(match, 0), reserve(match, 1)] == [{"red": 8, one: 8}, {"blue": 8, other: 8}]
        assert [sum(reserve(match, who).values()) for who in range(2)] == [16, 16]


def test_RS_12_a_second_colour_earns_and_costs_nothing() -> None:
    match = match_on(
        """
        yyb. .... .... .... y...
        .... .... .... .... ....
        .... .... .... .... ....
        g... .... .... .... ryy.
        """,
        players=2,
        second=["yellow", "green"],
        flats=flats_of(A1="suite", E1="haunted", A4="haunted"),
        stage="over",
        finisher=0,
    )
    assert match.outcome is not None
    assert match.outcome.scores == (1, 2)


def test_RS_12_a_second_colour_is_not_yours_for_new_contract() -> None:
    match = match_on(QUIET, players=2, second=["yellow", "green"], hand=["contract"])
    play(match, "play contract")
    assert "B2" in flats_offered(match)
    assert "B3" not in flats_offered(match)
    with pytest.raises(palier.IllegalAction):
        play(match, "flat B3")


def test_RS_12_a_second_colour_is_not_yours_for_last_chance() -> None:
    match = match_on(
        QUIET,
        players=2,
        second=["green", "yellow"],
        stage="last_chance",
        finisher=0,
        active=1,
        reserves=[{}, {"blue": 1, "yellow": 1}],
    )
    assert flats_offered(match) == ["D2"]


@pytest.mark.parametrize("royal_suite", [False, True])
def test_RS_13_six_classic_flats_form_the_core(royal_suite: bool) -> None:
    for seed in range(30):
        match = start(2 + seed % 3, seed, royal_suite=royal_suite)
        assert {kind_of(match, name) for name in CORE} == {"classic"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_14_one_colour_starts_on_each_corner_of_the_core(players: int) -> None:
    for seed in range(20):
        match = start(players, seed)
        assert set(board(match)) == set(CORNERS)
        standing = {name: set(flat(match, name)) - {"."} for name in CORNERS}
        assert all(len(colours) == 1 for colours in standing.values())
        assert set().union(*standing.values()) == set("rbyg")


@pytest.mark.parametrize("players", [2, 4])
def test_RS_14_a_corner_starts_with_one_meeple(players: int) -> None:
    match = start(players, 4)
    assert sorted(cell.replace(".", "") for cell in board(match).values()) == ["b", "g", "r", "y"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_15_it_stands_on_the_arrow_to_the_middle_column(players: int) -> None:
    for seed in range(20):
        match = start(players, seed)
        for name in CORNERS:
            cell = flat(match, name)
            assert cell[INNER[name]] != "."
            assert cell[4 - INNER[name]] == "."  # the outer one: west of B2, east of D2


def test_RS_16_the_arrangement_is_drawn_at_random() -> None:
    seen = Counter("".join(flat(match, name).replace(".", "") for name in CORNERS) for match in map(at_four, range(400)))
    assert len(seen) == 24
    assert max(seen.values()) < 60


def at_four(seed: int) -> palier.Match:
    return start(4, seed)


def test_RS_16_or_the_players_choose_it() -> None:
    for wanted in (["B2", "D2", "B3"], ["D3", "B2", "D2"], ["B3", "D3", "D2"]):
        match = start(4, 8, chosen_setup=True)
        first = seat_of(match)
        for turn, name in enumerate(wanted):
            assert seat_of(match) == (first + turn) % 4
            play(match, f"flat {name}")
        for turn, name in enumerate(wanted):
            assert flat(match, name).replace(".", "") == "rbyg"[(first + turn) % 4]


def test_RS_17_with_three_players_the_neutral_corner_starts_with_three() -> None:
    for seed in range(20):
        match = start(3, seed)
        crowded = [name for name in CORNERS if flat(match, name).count(".") < 3]
        assert len(crowded) == 1
        assert flat(match, crowded[0]) == ("ggg." if INNER[crowded[0]] == 1 else "g.gg")


@pytest.mark.parametrize("players", [2, 4])
def test_RS_17_with_two_or_four_players_no_corner_has_more_than_one(players: int) -> None:
    for seed in range(20):
        assert all(cell.count(".") == 3 for cell in board(start(players, seed)).values())


def test_RS_18_fourteen_flats_lie_shuffled_around_the_core() -> None:
    haunted_somewhere: set[str] = set()
    suite_somewhere: set[str] = set()
    for seed in range(60):
        match = start(4, seed)
        ring = {name: kind_of(match, name) for name in RING}
        assert Counter(ring.values()) == {"classic": 8, "suite": 3, "haunted": 3}
        haunted_somewhere |= {name for name in RING if ring[name] == "haunted"}
        suite_somewhere |= {name for name in RING if ring[name] == "suite"}
    assert haunted_somewhere == suite_somewhere == set(RING)


def test_RS_18_the_board_is_five_wide_and_four_high() -> None:
    flats = field(start(4, 1), "flats")
    assert [len(row) for row in flats] == [5, 5, 5, 5]


def test_RS_18_the_ring_is_not_laid_before_the_corners_are_chosen() -> None:
    match = start(4, 5, chosen_setup=True)
    while field(match, "stage") == "setup":
        assert {kind for row in field(match, "flats") for kind in row} == {"classic"}
        assert {seen["kind"] for seen in match.view(0)["flats"]} == {"classic"}
        play(match, legal(match)[0])
    assert Counter(kind_of(match, name) for name in RING) == {"classic": 8, "suite": 3, "haunted": 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_19_everyone_is_dealt_three_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    match = start(players, 6)
    assert [sum(hand(match, seat).values()) for seat in range(players)] == [3] * players
    assert sum(field(match, "deck").values()) == 30 - 3 * players
    assert field(match, "discard") == {}
    assert sum(pile(match).values()) == 30


def test_RS_19_keys_and_events_are_dealt_from_one_pile() -> None:
    dealt: set[str] = set()
    for seed in range(60):
        for seat in range(4):
            dealt |= set(hand(start(4, seed), seat))
    assert dealt == set(pile(start(4, 0)))


def test_RS_19_no_card_is_dealt_before_the_ring_lies() -> None:
    match = start(3, 5, chosen_setup=True)
    assert pile(match) == {}
    play(match, legal(match)[0], legal(match)[1])
    assert pile(match) == {}
    play(match, legal(match)[0])
    assert sum(pile(match).values()) == 30


def secrets(mine: dict[str, int], other: dict[str, int], deck: dict[str, int]) -> palier.Match:
    """Three hands known, the cards of seat 1 and of the deck not."""
    hands = [mine, other, {"key-blue": 3}, {"key-green": 3}]
    given: dict[str, Any] = {"hands": hands, "deck": deck, "discard": {"exchange": 1}}
    return palier.Match.from_position(palier.games["roomshare"], position(QUIET, **given), strict=False)


def test_RS_20_a_hand_is_secret() -> None:
    mine = {"key-red": 2, "contract": 1}
    one = secrets(mine, {"key-red": 3}, {"departure": 3, "key-blue": 1})
    other = secrets(mine, {"departure": 3}, {"key-red": 3, "key-blue": 1})
    for seat in (0, 2, 3, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(1) != other.view(1)
    assert one.view(0)["hand"] == mine
    assert one.view(1)["hand"] == {"key-red": 3}
    assert "hand" not in one.view(None)
    assert one.view(0)["hand_sizes"] == [3, 3, 3, 3]


def test_RS_20_a_drawn_card_is_told_to_nobody_else() -> None:
    match = match_on(QUIET, hand=["contract", "key-red", "key-red"], deck={"exchange": 4})
    events = play(match, "play contract", "flat A1", "arrow north")
    drew = next(event for event in events if event.kind == "drew")
    assert drew.seen_by(0)["card"] == "exchange"
    for seat in (1, 2, 3, None):
        assert drew.seen_by(seat) == {"event": "drew", "seat": 0}


def test_RS_20_dealt_cards_are_told_to_nobody_else() -> None:
    match = start(3, 5, chosen_setup=True)
    events = play(match, legal(match)[0], legal(match)[1]) + play(match, legal(match)[0])
    assert told(events, "dealt") == [{"seat": seat, "cards": 3} for seat in range(3)]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_RS_20_board_reserves_and_discard_are_open_to_all(seat: int | None) -> None:
    match = match_on(QUIET, discard={"key-red": 2}, reserves=[{"red": 3}, {"blue": 4}, {"yellow": 1}, {"green": 8}])
    seen = match.view(seat)
    assert seen["discard"] == {"key-red": 2}
    assert [held["yellow"] for held in seen["reserves"]] == [0, 0, 1, 0]
    assert [held["green"] for held in seen["reserves"]] == [0, 0, 0, 8]
    letters = {told["name"]: "".join(who[0] if who else "." for who in told["tenants"]) for told in seen["flats"]}
    assert {name: cell for name, cell in letters.items() if cell != "...."} == board_of(QUIET)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_21_the_first_player_is_drawn_at_random(players: int) -> None:
    first = Counter(seat_of(start(players, seed)) for seed in range(300))
    assert set(first) == set(range(players))
    assert min(first.values()) > 300 / players * 0.7


def test_RS_21_the_first_player_is_the_one_who_begins() -> None:
    for seed in range(10):
        match = start(4, seed)
        assert asked(match) == "card"
        assert seat_of(match) == field(match, "first") == field(match, "active")
        assert field(match, "turn") == 1

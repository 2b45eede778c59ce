"""RS-1 to RS-8: the goal, and what is in the box."""
# ruff: noqa: N802

from collections import Counter

import pytest

import palier
from palier.games.content import load

from .boards import (
    COLOURS,
    EVENT_CARDS,
    KEYS,
    QUIET,
    VARIANTS,
    arrows_offered,
    board,
    field,
    flat,
    flats_of,
    match_on,
    meeples,
    pile,
    play,
    play_out,
    random_play,
    seat_of,
)

CONTENT = load("roomshare")


def in_play(players: int, seed: int, options: dict[str, object]) -> palier.Match:
    """A match whose set-up is done."""
    match = palier.new_match("roomshare", players=players, seed=seed, options=options)
    while field(match, "stage") == "setup":
        play(match, match.legal(seat_of(match))[0].text)
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_1_two_three_or_four_can_play(players: int) -> None:
    match = palier.new_match("roomshare", players=players, seed=1)
    acted = {seat_of(step) for step in random_play(match, 1) if step.to_act}
    assert acted == set(range(players))
    assert match.outcome is not None
    assert len(match.outcome.scores) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_RS_1_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(palier.BadOptions, match=f"2 to 4 players, not {players}"):
        palier.new_match("roomshare", players=players, seed=1)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_2_most_points_win(players: int, options: dict[str, object]) -> None:
    for seed in range(6):
        outcome = play_out(palier.new_match("roomshare", players, seed, options), seed).outcome
        assert outcome is not None
        for winner in outcome.winners:
            assert outcome.scores[winner] == max(outcome.scores)


def test_RS_2_only_your_own_colour_earns_or_costs_points() -> None:
    match = match_on(
        """
        rrb. .... .... .... ...g
        .... .... .... .... ....
        .... .... .... .... ....
        .... .... .... .... ..y.
        """,
        flats=flats_of(A1="suite", E1="haunted"),
        stage="over",
        finisher=0,
    )
    assert match.outcome is not None
    assert match.outcome.scores == (4, 2, 0, -2)
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_3_no_meeple_ever_leaves_the_game(players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        for step in random_play(palier.new_match("roomshare", players, seed, options), seed):
            if field(step, "stage") != "setup":
                assert meeples(step) == dict.fromkeys(COLOURS, 9)
                assert min(number for held in field(step, "reserves") for number in [0, *held.values()]) >= 0


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_4_nine_meeples_of_each_of_four_colours(players: int, options: dict[str, object]) -> None:
    match = in_play(players, 3, options)
    assert meeples(match) == {"red": 9, "blue": 9, "yellow": 9, "green": 9}
    assert sum(meeples(match).values()) == 36


def test_RS_5_the_box_holds_21_flats() -> None:
    box = {kind: told["in_box"] for kind, told in CONTENT["flats"].items()}
    assert box == {"classic": 14, "suite": 3, "haunted": 3, "royal": 1}
    assert sum(box.values()) == 21


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_5_the_standard_game_uses_20_flats_and_no_royal_suite(players: int) -> None:
    for seed in range(10):
        match = palier.new_match("roomshare", players=players, seed=seed)
        kinds = Counter(kind for row in field(match, "flats") for kind in row)
        assert kinds == {"classic": 14, "suite": 3, "haunted": 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_6_all_20_keys_are_used_at_every_number_of_players(players: int) -> None:
    match = palier.new_match("roomshare", players=players, seed=2)
    assert {card: pile(match)[card] for card in KEYS} == dict.fromkeys(KEYS, 5)


def test_RS_6_no_key_is_used_without_cards() -> None:
    assert pile(palier.new_match("roomshare", players=2, seed=2, options={"no_cards": True})) == {}


def test_RS_7_the_box_holds_two_of_each_of_six_events() -> None:
    assert {card: CONTENT["cards"][card] for card in EVENT_CARDS} == dict.fromkeys(EVENT_CARDS, 2)
    assert set(CONTENT["cards"]) == {*KEYS, *EVENT_CARDS}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_7_the_standard_game_uses_30_cards_and_no_renovation(players: int) -> None:
    found = pile(palier.new_match("roomshare", players=players, seed=2))
    assert sum(found.values()) == 30
    assert {card: found.get(card, 0) for card in EVENT_CARDS} == {**dict.fromkeys(EVENT_CARDS, 2), "renovation": 0}


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_7_no_card_is_ever_lost_or_made(players: int, options: dict[str, object]) -> None:
    match = in_play(players, 5, options)
    before = pile(match)
    for step in random_play(match, 5):
        assert pile(step) == before


def test_RS_8_a_flat_has_four_arrows() -> None:
    match = match_on(QUIET, hand=["contract"])
    play(match, "play contract", "flat A1")
    assert arrows_offered(match) == ["north", "east", "south", "west"]


def test_RS_8_an_arrow_holds_at_most_one_meeple() -> None:
    match = match_on(
        """
        .... .... .... .... ....
        .... .... r.b. .... ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
        """,
        hand=["key-red"],
    )
    play(match, "play key-red", "flat C2")
    assert arrows_offered(match) == ["east", "west"]
    before = board(match)
    for taken in ("north", "south"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"arrow {taken}")
    assert board(match) == before
    play(match, "arrow west")
    assert flat(match, "C2") == "r.br"

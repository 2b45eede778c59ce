"""What bots go by: where arrows point, what is under way, and whether the end would be a win."""

import palier
from palier.engine.match import Match
from palier.games.roomshare.thinking.evaluation import WON

from .boards import flats_of, match_on, play

EVALUATION = palier.strategies["roomshare"].evaluation
TWO = [{"red": 4, "yellow": 4}, {"blue": 4, "green": 4}]
APART = """
    .... .... .... .... ....
    .... .r.. .... ...b ....
    .... .y.. .... ...g ....
    .... .... .... .... ....
"""


def worth(match: Match, seat: int, *texts: str) -> float:
    """What a position, or what these actions make of it, is worth to a seat."""
    after = match.clone()
    play(after, *texts)
    return EVALUATION.value(after.state, seat)


def test_an_arrow_to_a_suite_is_better_than_one_to_a_haunted_flat() -> None:
    match = match_on(
        APART, players=2, hand=["key-red"], reserves=TWO, flats=flats_of(B1="suite", A2="haunted"), turn=20
    )
    start = ("play key-red", "flat B2", "colour red")
    north, west = (worth(match, 0, *start, arrow) for arrow in ("arrow north", "arrow west"))
    assert north > west


def ending(mine: str, theirs: str) -> Match:
    """Seat 0 has one red meeple left to place; seat 1 has plenty, but no flat where last chance would help it."""
    return match_on(
        f"""
        {mine} .... {theirs} .... ....
        .... .r.. .... ...b ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
        """,
        players=2,
        hand=["key-red", "eviction"],
        reserves=[{"red": 1}, {"green": 4}],
        turn=30,
    )


ENDING = ("play key-red", "flat B2", "arrow north")


def test_who_is_ahead_wants_to_empty_the_reserve_and_who_is_behind_does_not() -> None:
    assert worth(ending("rry.", "byy."), 0, *ENDING) > WON / 2
    assert worth(ending("ryy.", "bby."), 0, *ENDING) < -WON / 2


def test_a_meeple_that_is_about_to_be_put_down_counts_as_put() -> None:
    """So that the last of a reserve is seen to end the match before its arrow is chosen."""
    assert worth(ending("rry.", "byy."), 0, *ENDING[:2]) > WON / 2
    assert worth(ending("ryy.", "bby."), 0, *ENDING[:2]) < -WON / 2


def test_what_the_other_can_do_in_last_chance_is_foreseen() -> None:
    """Red leads by one point, but blue can make three of two in C1 and earn two."""
    match = ending("ryy.", "bb..")
    assert worth(match, 0, *ENDING) < -WON / 2
    assert worth(match, 1, *ENDING) > WON / 2


def test_a_chain_under_way_is_settled() -> None:
    """The fourth meeple of C1 is placed: it counts as if the rest went by itself, and not as four who live there."""
    match = match_on(
        """
        .... .... rrr. .... ....
        .... .r.. .... ...b ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
        """,
        players=2,
        hand=["key-red"],
        reserves=TWO,
        flats=flats_of(D1="haunted", C4="suite"),
        turn=20,
    )
    play(match, "play key-red", "flat C1", "colour red")
    before = match.state.to_json()
    assert before["frames"][-1][0] == "landing"
    assert worth(match, 0) == worth(match, 0, "auto")
    assert worth(match, 1) == worth(match, 1, "auto")
    assert match.state.to_json() == before


def test_hands_do_not_count() -> None:
    """Bots may not go by what their seat cannot know, nor by the luck of a draw."""
    one, other = (
        match_on(APART, players=2, hands=[mine, theirs], reserves=TWO)
        for mine, theirs in (({"eviction": 3}, {"departure": 2, "exchange": 1}), ({"key-red": 3}, {"key-blue": 3}))
    )
    for seat in range(2):
        assert EVALUATION.value(one.state, seat) == EVALUATION.value(other.state, seat)

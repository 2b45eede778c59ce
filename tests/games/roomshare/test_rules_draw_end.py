"""RS-44 to RS-46: drawing and the end of a turn."""

import pytest

from .boards import (
    QUIET,
    asked,
    field,
    hand,
    kinds,
    match_on,
    play,
    seat_of,
    told,
)

RED, BLUE, EXCHANGE = 0, 1, 8
"""What the chance of a draw calls these cards: their place in the list of cards."""


def test_RS_44_you_discard_the_card_and_draw_one() -> None:
    match = match_on(
        QUIET,
        hand=["key-red", "contract", "contract"],
        deck={"key-blue": 3, "exchange": 2},
        discard={"key-green": 1},
        chance=[EXCHANGE],
    )
    events = play(match, "play key-red", "flat B2", "arrow north")
    assert kinds(events) == ["played", "placed", "drew", "turn"]
    assert hand(match, 0) == {"contract": 2, "exchange": 1}
    assert field(match, "discard") == {"key-green": 1, "key-red": 1}
    assert field(match, "deck") == {"key-blue": 3, "exchange": 1}
    assert field(match, "played") is None


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("communication", ["flat B2", "arrow north"]),
        ("departure", ["meeple D2 west"]),
        ("eviction", ["flat B2", "arrow north"]),
        ("contract", ["flat A1", "arrow north"]),
        ("exchange", ["meeple B2 east", "meeple D3 west"]),
        ("renovation", ["meeple D2 east", "meeple D2 west"]),
    ],
)
def test_RS_44_so_after_every_event(card: str, texts: list[str]) -> None:
    match = match_on(
        QUIET.replace("...b", ".b.b"),
        hand=[card, "key-red", "key-red"],
        deck={"key-blue": 3},
        options={"renovation": True},
    )
    play(match, f"play {card}", *texts)
    assert seat_of(match) == 1
    assert field(match, "discard") == {card: 1}
    assert hand(match, 0) == {"key-red": 2, "key-blue": 1}


def test_RS_44_not_before_the_last_flat_is_no_longer_full() -> None:
    match = match_on(
        """
        .... .... bgy. .... ....
        .... .... rby. .... ....
        .... .... .... ...g ....
        .... .... .... .... ....
        """,
        hand=["key-red", "contract", "contract"],
        deck={"key-blue": 3},
    )
    play(match, "play key-red", "flat C2")
    while asked(match) == "landing":
        assert hand(match, 0) == {"contract": 2}
        assert field(match, "deck") == {"key-blue": 3}
        assert field(match, "discard") == {}
        assert field(match, "played") == "key-red"
        play(match, "arrow north")
    assert field(match, "discard") == {"key-red": 1}
    assert hand(match, 0) == {"contract": 2, "key-blue": 1}


def test_RS_45_an_empty_draw_pile_is_made_anew_from_the_whole_discard_pile() -> None:
    match = match_on(
        QUIET,
        hand=["key-red", "contract", "contract"],
        deck={},
        discard={"key-blue": 2, "exchange": 1},
        chance=[BLUE],
    )
    events = play(match, "play key-red", "flat B2", "arrow north")
    assert kinds(events) == ["played", "placed", "reshuffled", "drew", "turn"]
    assert told(events, "reshuffled") == [{"cards": 4}]
    assert field(match, "discard") == {}
    assert field(match, "deck") == {"key-red": 1, "key-blue": 1, "exchange": 1}
    assert hand(match, 0) == {"contract": 2, "key-blue": 1}


def test_RS_45_the_card_just_played_is_part_of_it() -> None:
    match = match_on(QUIET, hand=["key-red", "contract", "contract"], deck={}, discard={"exchange": 1}, chance=[RED])
    play(match, "play key-red", "flat B2", "arrow north")
    assert hand(match, 0) == {"key-red": 1, "contract": 2}
    assert field(match, "deck") == {"exchange": 1}


def test_RS_45_a_pile_with_a_single_card_is_not_made_anew() -> None:
    match = match_on(QUIET, hand=["key-red", "contract", "contract"], deck={"exchange": 1}, discard={"key-blue": 4})
    events = play(match, "play key-red", "flat B2", "arrow north")
    assert "reshuffled" not in kinds(events)
    assert field(match, "deck") == {}
    assert field(match, "discard") == {"key-red": 1, "key-blue": 4}
    assert hand(match, 0) == {"contract": 2, "exchange": 1}


@pytest.mark.parametrize(("players", "seat", "left"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_RS_46_the_turn_passes_to_the_left(players: int, seat: int, left: int) -> None:
    match = match_on(QUIET, players=players, hand=["contract"], active=seat, turn=7)
    events = play(match, "play contract", "flat A1", "arrow north")
    assert told(events, "turn") == [{"seat": left, "number": 8}]
    assert seat_of(match) == left
    assert asked(match) == "card"
    assert field(match, "stage") == "play"


def test_RS_46_only_if_your_reserve_is_not_empty() -> None:
    match = match_on(QUIET, hand=["contract"], reserves=[{"red": 1}, {"blue": 8}, {"yellow": 8}, {"green": 8}])
    events = play(match, "play contract", "flat A1", "arrow north")
    assert told(events, "turn") == []
    assert field(match, "stage") == "last_chance"

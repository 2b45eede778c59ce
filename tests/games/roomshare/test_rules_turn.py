"""RS-22 to RS-25: a turn."""
# ruff: noqa: N802

import pytest

import palier

from .boards import (
    QUIET,
    VARIANTS,
    arrows_offered,
    asked,
    board,
    field,
    hand,
    kinds,
    legal,
    match_on,
    on_board,
    play,
    random_play,
    reserve,
    seat_of,
    told,
)

ALONE = """
    r... .... .... .... ....
    .... .r.. .... ...b ....
    .... .y.. .... ...g ....
    .... .... .... .... r...
"""
"""Nobody shares a flat, and of every colour but red there is one: Departure and Renovation have nothing to do for red."""


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_RS_22_turns_go_clockwise(players: int, options: dict[str, object]) -> None:
    match = palier.new_match("roomshare", players, 3, options)
    turn, active = 0, -1
    for step in random_play(match, 3):
        if field(step, "stage") == "play" and field(step, "turn") != turn:
            if turn:
                assert field(step, "active") == (active + 1) % players
                assert field(step, "turn") == turn + 1
            turn, active = field(step, "turn"), field(step, "active")
    assert turn > 20


def test_RS_22_card_then_evictions_then_discard_then_draw() -> None:
    match = match_on(
        """
        .... .... .... .... ....
        .... .... rby. .... ....
        .... .... .... ...g ....
        .... .... .... .... ....
        """,
        hand=["key-red", "key-blue", "contract"],
        discard={},
        deck={"key-green": 4},
    )
    events = play(match, "play key-red", "flat C2")
    assert kinds(events) == ["played", "placed", "evicted"]
    assert field(match, "played") == "key-red"
    assert field(match, "discard") == {}
    assert sum(field(match, "deck").values()) == 4
    assert asked(match) == "landing"
    events = play(match, "arrow north", "arrow north", "arrow north", "arrow north")
    assert kinds(events) == ["moved", "moved", "moved", "moved", "drew", "turn"]
    assert field(match, "played") is None
    assert field(match, "discard") == {"key-red": 1}
    assert hand(match, 0) == {"key-blue": 1, "contract": 1, "key-green": 1}


def test_RS_23_you_may_not_pass() -> None:
    match = match_on(QUIET, hand=["key-red", "exchange", "departure"])
    assert legal(match) == ["play key-red", "play exchange"]
    with pytest.raises(palier.IllegalAction):
        play(match, "pass")
    play(match, "play key-red")
    assert "pass" not in legal(match)


def test_RS_23_you_play_one_card_a_turn() -> None:
    match = match_on(QUIET, hand=["key-red", "key-blue", "contract"], deck={"exchange": 9})
    play(match, "play key-red")
    with pytest.raises(palier.IllegalAction):
        play(match, "play key-blue")
    play(match, "flat B2", "arrow north")
    assert seat_of(match) == 1
    with pytest.raises(palier.NotYourTurn):
        match.play(0, "play key-blue")
    assert field(match, "discard") == {"key-red": 1}


def test_RS_23_you_may_play_only_a_card_that_you_hold() -> None:
    match = match_on(QUIET, hand=["key-red", "contract"])
    for card in ("key-blue", "communication", "exchange", "eviction"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"play {card}")


def test_RS_23_a_card_played_must_be_applied() -> None:
    match = match_on(QUIET, hand=["exchange", "contract"])
    play(match, "play exchange")
    assert all(text.startswith("meeple ") for text in legal(match))


@pytest.mark.parametrize("dead", ["departure", "renovation"])
def test_RS_24_a_card_without_effect_may_not_be_chosen_beside_one_with(dead: str) -> None:
    match = match_on(ALONE, hand=[dead, dead, "key-red"], options={"renovation": True})
    assert legal(match) == ["play key-red"]
    for text in (f"play {dead}", f"discard {dead}", "discard key-red"):
        with pytest.raises(palier.IllegalAction):
            play(match, text)


def test_RS_24_a_hand_without_any_effect_discards_one_and_draws() -> None:
    match = match_on(
        ALONE, hand=["departure", "departure", "renovation"], options={"renovation": True}, deck={"contract": 5}
    )
    assert legal(match) == ["discard departure", "discard renovation"]
    before, held = board(match), [reserve(match, seat) for seat in range(4)]
    events = play(match, "discard departure")
    assert kinds(events) == ["discarded", "drew", "turn"]
    assert told(events, "discarded") == [{"seat": 0, "card": "departure"}]
    assert board(match) == before
    assert [reserve(match, seat) for seat in range(4)] == held
    assert field(match, "discard") == {"departure": 1}
    assert hand(match, 0) == {"departure": 1, "renovation": 1, "contract": 1}
    assert seat_of(match) == 1


@pytest.mark.parametrize("card", ["departure", "renovation"])
def test_RS_24_the_same_card_is_played_as_soon_as_it_can_do_something(card: str) -> None:
    match = match_on(
        """
        .... .... .... .... ....
        .... .r.. .... .b.b ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
        """,
        hand=[card],
        options={"renovation": True},
    )
    assert legal(match) == [f"play {card}"]


@pytest.mark.parametrize(
    "card", ["key-red", "key-blue", "key-yellow", "key-green", "communication", "eviction", "contract", "exchange"]
)
def test_RS_25_every_other_card_can_be_played_even_on_the_barest_board(card: str) -> None:
    for seat in range(4):
        assert legal(match_on(QUIET, hand=[card], active=seat)) == [f"play {card}"]


@pytest.mark.parametrize("card", ["departure", "renovation"])
def test_RS_25_departure_and_renovation_may_have_nothing_to_do(card: str) -> None:
    assert legal(match_on(QUIET, hand=[card], options={"renovation": True})) == [f"discard {card}"]


@pytest.mark.parametrize(("players", "renovation"), [(2, True), (3, True), (4, True), (2, False), (3, False), (4, False)])
def test_RS_25_in_play_only_those_two_are_ever_dead(players: int, renovation: bool) -> None:
    for seed in range(8):
        match = palier.new_match("roomshare", players, seed, {"renovation": renovation})
        for step in random_play(match, seed):
            if asked(step) == "card":
                held = {f"play {card}" for card in hand(step, seat_of(step))}
                assert held - set(legal(step)) <= {"play departure", "play renovation"}
                if not renovation:
                    assert set(legal(step)) <= held
                assert min(on_board(step).values()) > 0


def test_RS_25_a_play_never_leads_to_a_question_without_an_answer() -> None:
    for card in ("eviction", "exchange", "communication", "contract", "key-green"):
        match = match_on(QUIET, hand=[card])
        play(match, f"play {card}")
        assert legal(match)
        assert arrows_offered(match) == []

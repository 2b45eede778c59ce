"""HS-102 to HS-116: the end, points, ties, and how Palier plays it."""

import json
from typing import Any

import pytest

import palier
from palier import BadOptions, SeededChance
from palier.engine.preview import preview
from palier.games.home_staging.game import GAME
from palier.games.home_staging.geometry import edge_text
from palier.games.home_staging.mission import MISSION_IDS, mission_named

from .sheets import (
    close,
    custom_match,
    enter,
    match_of,
    mission,
    mission_data,
    new_plan,
    play,
    put,
    rooms,
    score,
    scripted,
    texts,
)


def test_HS_102_the_match_ends_when_all_rooms_are_done() -> None:
    match = scripted([0, 0], rooms=rooms([[3, 1]], [[4, 1]]))
    play(match, "room 1", "tokens 1 0", "ready", "tokens 1 0", "ready")
    assert match.view(0)["outcome"] is None
    play(match, "ready")
    assert match.outcome is not None
    assert match.view(0)["stage"] == "over"


def test_HS_103_a_point_for_each_square_of_an_accessible_piece() -> None:
    plan = put(new_plan(mission(rooms=rooms([[12, 1], [23, 1], [33, 1]]))), "lit_double E4 r0", "petite_plante E8 r0")
    put(plan, "tapis_carre G8 r0")
    close(enter(plan, "E:L9"), "E4-H9", "E:H8")
    assert score(plan).rooms == [6 + 1]


def test_HS_104_a_room_without_furniture_costs_3() -> None:
    where = mission(rooms=rooms([[19, 1], [33, 1]], [[23, 1]]))
    assert score(new_plan(where)).total == -6
    assert score(put(new_plan(where), "tapis_carre E4 r0")).penalties == [3, 3]
    assert score(put(new_plan(where), "petite_plante E4 r0", room=1)).penalties == [3, 0]


def test_HS_105_pieces_drawn_but_out_of_reach_score_0_without_penalty() -> None:
    plan = put(new_plan(mission(rooms=rooms([[4, 1]]))), "petite_table E4 r0")
    close(enter(plan, "E:L9"), "E4-H4", "S:H4")
    assert score(plan).total == 0


def test_HS_106_rooms_and_bonuses_less_penalties() -> None:
    bonus = [{"type": "per_item", "sel": {"no": 19}, "pts": 4, "cap": 1}]
    plan = put(new_plan(mission(rooms=rooms([[19, 1]], [[23, 1]]), bonus=bonus)), "fauteuil E4 r0")
    assert score(close(plan, "E4-E5", "S:E5")).total == 1 + 4 - 3


def test_HS_107_more_pieces_drawn_break_a_tie() -> None:
    match = scripted([0, 0, 0], 2, rooms=rooms([[19, 2]]))
    play(match, "tokens 2 0")
    play(match, "place fauteuil E4 r0", "place fauteuil H4 r0", "ready")
    play(match, "place fauteuil E4 r0", "ready", seat=1)
    for seat in (0, 1):
        play(match, "close E4-E5 S:E5", seat=seat)
    for seat in (0, 1):
        play(match, "ready", seat=seat)
    assert match.outcome is not None
    assert match.outcome.scores == (1, 1)
    assert match.outcome.winners == (0,)
    assert match.outcome.reason == "pieces"


def test_HS_108_still_equal_the_victory_is_shared() -> None:
    match = scripted([0, 0], 2, rooms=rooms([[19, 1]]))
    play(match, "tokens 1 0")
    for seat in (0, 1):
        play(match, "place fauteuil E4 r0", "ready", seat=seat)
    for seat in (0, 1):
        play(match, "close E4-E5 S:E5", seat=seat)
    for seat in (0, 1):
        play(match, "ready", seat=seat)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    assert match.outcome.reason == "shared"


def test_HS_109_notation() -> None:
    game = palier.games["home_staging"]
    assert game.text(game.parse("lit_double e5 R1")) == "place lit_double E5 r1"
    assert game.text(game.parse("close e5-i7+E8-F9 w:g8")) == "close E5-I7+E8-F9 W:G8"
    assert game.text(game.parse("window S:E4")) == "window N:E5"
    assert game.text(game.parse("entrance E:P4")) == "entrance E:P4"


def test_HS_110_what_leaves_no_choice_is_not_asked() -> None:
    match = scripted([0, 0], 2, rooms=rooms([[19, 1]]))
    assert match.view(0)["asked"]["ask"] == "tokens"  # one room, one card
    play(match, "tokens 1 0", "place fauteuil E4 r0", "ready")
    play(match, "ready", seat=1)
    assert match.to_act == (0,)  # the other one has nothing to close


def test_HS_111_a_letter_is_drawn_when_the_card_is_turned_up() -> None:
    match = custom_match()
    assert match.record.setup == ()
    play(match, "card 12")
    assert len(match.log.steps[-1].outcomes) == 1


def test_HS_112_alone_one_chooses_or_chance_does() -> None:
    assert texts(match_of())[0] == "room 1"
    match = match_of(drawn_choices=True)
    while match.to_act:
        assert match.view(0)["asked"]["ask"] in ("draw", "close", "finish")
        play(match, texts(match)[0])
    with pytest.raises(BadOptions, match="alone"):
        match_of(2, drawn_choices=True)


def test_HS_113_a_daily_mission_is_the_same_for_everyone_that_day() -> None:
    def letters(seed: int, date: str) -> tuple[str, list[str | None]]:
        match = match_of(1, seed, daily=date)
        while match.to_act:
            now = texts(match)
            play(match, "ready" if "ready" in now else now[0])
        view = match.view(0)
        return view["mission"], [card["letter"] for room in view["rooms"] for card in room["cards"]]

    assert letters(1, "2026-11-15") == letters(2, "2026-11-15")
    days = {letters(1, f"2026-11-{day:02}")[0] for day in range(1, 31)}
    assert len(days) > 6
    assert days <= set(MISSION_IDS)
    for bad in ("today", "2026-13-01", "26-1-1", "2026-01-32"):
        with pytest.raises(BadOptions, match="date"):
            match_of(daily=bad)


def test_HS_113_the_date_tells_nobody_which_cards_will_come() -> None:
    """Bots, hints, previews and taking back all go by guesses: these know no more than the player."""
    match = match_of(1, daily="2026-11-15")
    while "card" not in texts(match)[0]:
        play(match, texts(match)[0])
    code = match.legal(0)[0].code
    known = [card["letter"] for room in match.view(0)["rooms"] for card in room["cards"]]
    turned_up = set()
    for number in range(40):
        guess = match.game.determinize(match.state, 0, SeededChance(number))
        assert match.game.view(guess, 0) == match.view(0)
        match.game.apply(guess, 0, code, SeededChance(1), None)
        cards = [card["letter"] for room in match.game.view(guess, 0)["rooms"] for card in room["cards"]]
        turned_up |= {letter for letter, before in zip(cards, known, strict=True) if letter != before}
    assert turned_up == {"A", "B"}
    assert "revealed" not in [event.kind for event in preview(match.game, match.state, 0, code)]


def test_a_guess_turns_up_the_same_cards_in_whatever_order() -> None:
    def letters(guess: Any, luck: int) -> list[str | None]:
        chance = SeededChance(luck)
        while GAME.to_act(guess):
            codes = GAME.legal(guess, 0)
            ready = GAME.parse("ready")
            GAME.apply(guess, 0, ready if ready in codes else codes[chance.below(len(codes))], chance, None)
        return [card["letter"] for room in GAME.view(guess, 0)["rooms"] for card in room["cards"]]

    match = match_of(1, mission="m05_botanistes")
    guesses: list[Any] = [match.game.determinize(match.state, 0, SeededChance(number)) for number in range(5)]
    found = [{tuple(letters(guess.clone(), luck)) for luck in range(4)} for guess in guesses]
    assert [len(one) for one in found] == [1] * 5
    assert len(set.union(*found)) > 1


def test_HS_114_a_mission_of_ones_own_is_checked_first() -> None:
    assert custom_match().view(0)["mission"] == "custom"
    with pytest.raises(BadOptions, match="the map must have 16 rows"):
        custom_match(map=[])
    with pytest.raises(BadOptions, match="JSON"):
        match_of(custom="{")
    with pytest.raises(BadOptions, match="do not go together"):
        match_of(custom=json.dumps(mission_data()), daily="2026-01-01")


def test_HS_115_proposals_and_auto() -> None:
    match = scripted([0], rooms=rooms([[19, 1]]))
    play(match, "tokens 1 0", "place fauteuil E4 r0", "ready")
    offered = texts(match)
    assert offered[0] == "auto"
    assert "close E4-E5 N:E6" in offered
    play(match, "auto", "auto")
    assert match.outcome is not None
    assert match.outcome.scores == (1,)
    two = new_plan(mission(special=[{"type": "two_entrances"}], rooms=rooms([[19, 1]])))
    assert [edge_text(edge) for edge in score(two).entrances] == ["N:E4"]


@pytest.mark.parametrize("name", MISSION_IDS)
def test_HS_116_three_medals(name: str) -> None:
    bronze, silver, gold = mission_named(name).data["medals"]
    assert bronze < silver < gold

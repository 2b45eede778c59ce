"""Positions that cannot be read, each sentence with an example; and any that can be read can be played to its end."""

import copy
import functools
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, assume, given, note, settings
from hypothesis import strategies as st

import palier
from palier import BadPosition, Match, SeededChance

from .boards import (
    ARROWS,
    COLOURS,
    EVENT_CARDS,
    FLATS,
    GAME,
    KEYS,
    QUIET,
    VARIANTS,
    asked,
    field,
    flats_of,
    match_on,
    meeples,
    pile,
    play,
    position,
    random_play,
    reread,
    rows,
    seat_of,
    told,
)

Position = dict[str, Any]
Change = Callable[[Position], None]


def load(data: Position, *, strict: bool) -> Match:
    return Match.from_position(GAME, data, strict=strict)


# Real positions are good positions


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_position_of_a_real_match_is_read_strictly_and_written_back_the_same(
    players: int, options: dict[str, object]
) -> None:
    for seed in range(2):
        for step in random_play(palier.new_match("roomshare", players, seed, options), seed):
            written = step.state.to_json()
            again = load(json.loads(json.dumps(written)), strict=True)
            assert again.state.to_json() == written
            assert again.to_act == step.to_act
            for seat in range(players):
                assert again.legal(seat) == step.legal(seat)
                assert again.view(seat) == step.view(seat)


def test_a_board_is_all_that_a_position_needs() -> None:
    match = load(position(QUIET), strict=False)
    assert (match.players, seat_of(match), asked(match)) == (4, 0, "card")
    assert [field(match, name) for name in ("stage", "turn", "first", "finisher")] == ["play", 1, 0, None]
    assert field(match, "reserves") == [{colour: 8} for colour in COLOURS]
    assert sum(pile(match).values()) == 30


def test_a_hand_that_is_not_given_is_the_lowest_three_of_the_deck() -> None:
    match = load(position(QUIET, hands=[None, {"exchange": 3}, None, None]), strict=False)
    assert field(match, "hands") == [{"key-red": 3}, {"exchange": 3}, {"key-red": 2, "key-blue": 1}, {"key-blue": 3}]


# Every sentence


def sentence(change: Change, base: Position, *, strict: bool) -> str:
    """What is said of a position after a change that it does not bear."""
    changed = copy.deepcopy(base)
    load(changed, strict=strict)
    change(changed)
    with pytest.raises(BadPosition) as refused:
        load(changed, strict=strict)
    return str(refused.value)


def test_a_refusal_has_a_code_for_programs() -> None:
    with pytest.raises(BadPosition) as refused:
        load({}, strict=False)
    assert refused.value.code == "bad_position"


def put(**fields: Any) -> Change:
    return lambda data: data.update(copy.deepcopy(fields))


def without(name: str) -> Change:
    return lambda data: data.pop(name)


def cell(row: int, column: int, letters: object) -> Change:
    def change(data: Position) -> None:
        data["board"][row][column] = letters

    return change


def kind(row: int, column: int, name: object) -> Change:
    def change(data: Position) -> None:
        data["flats"] = flats_of()
        data["flats"][row][column] = name

    return change


OVERCROWDED = "\n".join(["rbyg rbyg rbyg .... ...."] * 3 + ["r... .... .... .... ...."])

MISFIT_BOARD = """
    rbyg ...r .... .... ....
    .... .r.. .... ...b ....
    .... .y.. .... ...g ....
    .... .... .... .... ....
"""

HAND_MADE: dict[str, tuple[Change, str]] = {
    "game": (put(game="wucherer"), "this is a position of 'wucherer', not of roomshare"),
    "options": (put(options=[]), "'options' must be an object, not []"),
    "players is no number": (put(players="four"), "'players' must be a whole number from 2 to 4, not 'four'"),
    "players is yes": (put(players=True), "'players' must be a whole number from 2 to 4, not True"),
    "players": (put(players=5), "'players' must be a whole number from 2 to 4, not 5"),
    "unknown option": (put(options={"royal": True}), "there is no option 'royal'"),
    "option value": (put(options={"renovation": 3}), "option renovation takes true or false, not 3"),
    "options that do not go together": (put(options={"no_cards": True}), "no_cards is the game for two players"),
    "field": (put(winner=1), "'position' has no field 'winner' (its fields: game, players, options, stage, "),
    "a slip in a field": (put(boards=[]), "'position' has no field 'boards' (did you mean 'board'?)"),
    "stage": (put(stage="dinner"), "'stage' cannot be 'dinner' (it is one of setup, play, last_chance, over)"),
    "stage is no text": (
        put(stage=["play"]),
        "'stage' cannot be ['play'] (it is one of setup, play, last_chance, over)",
    ),
    "turn": (put(turn=-1), "'turn' must be a whole number from 0 to 100000, not -1"),
    "turn is no number": (put(turn="1"), "'turn' must be a whole number from 0 to 100000, not '1'"),
    "turn is yes": (put(turn=True), "'turn' must be a whole number from 0 to 100000, not True"),
    "turn is broken": (put(turn=1.0), "'turn' must be a whole number from 0 to 100000, not 1.0"),
    "first": (put(first=4), "'first' must be a whole number from 0 to 3, not 4"),
    "active": (put(active=-1), "'active' must be a whole number from 0 to 3, not -1"),
    "finisher": (put(finisher=4), "'finisher' must be a whole number from 0 to 3, not 4"),
    "evictions": (put(evictions=-1), "'evictions' must be a whole number from 0 to 100000, not -1"),
    "longest": (put(longest=-1), "'longest' must be a whole number from 0 to 100000, not -1"),
    "kind of flat": (kind(0, 0, "castle"), "'flats' cannot be 'castle' (it is one of classic, suite, haunted, royal)"),
    "flats is no list": (put(flats="classic"), "'flats' must have 4 rows of 5"),
    "rows of flats": (put(flats=[["classic"] * 5] * 3), "'flats' must have 4 rows of 5"),
    "row of flats": (put(flats=[["classic"] * 5] * 3 + [["classic"] * 4]), "'flats' must have 4 rows of 5"),
    "no board": (without("board"), "a position needs a 'board'"),
    "rows of the board": (put(board=[["...."] * 5] * 5), "'board' must have 4 rows of 5"),
    "row of the board": (put(board=[["...."] * 5] * 3 + ["...."]), "'board' must have 4 rows of 5"),
    "three letters": (cell(1, 2, "r.."), "'r..' on C2 must be 4 letters for north, east, south, west"),
    "no letters": (cell(1, 2, 7), "7 on C2 must be 4 letters for north, east, south, west"),
    "letter": (cell(3, 4, "..x."), "'x' on E4 is none of r, b, y, g or . for nobody"),
    "too many": (put(board=rows(OVERCROWDED)), " meeples on the board and in reserve, and only 36 in the box"),
    "second": (put(second=["yellow"]), "'second' must be a list of 4, one entry for each seat, not ['yellow']"),
    "second of four": (put(second=["yellow", "green", None, None]), "second colours are for two players"),
    "second is no colour": (
        put(second=[None, None, None, "pink"]),
        "'second' cannot be 'pink' (it is one of red, blue, yellow, green)",
    ),
    "reserves": (put(reserves=[{}]), "'reserves' must be a list of 4, one entry for each seat, not [{}]"),
    "reserve": (put(reserves=[{}, {}, {}, 8]), "'reserves[3]' must be an object, not 8"),
    "reserve colour": (
        put(reserves=[{"pink": 1}, {}, {}, {}]),
        "'reserves[0]' cannot be 'pink' (it is one of red, blue, yellow, green)",
    ),
    "reserve number": (
        put(reserves=[{"red": -1}, {}, {}, {}]),
        "'reserves[0].red' must be a whole number from 0 to 36, not -1",
    ),
    "too many with the reserves": (
        put(reserves=[{"red": 9}, {"blue": 8}, {"yellow": 8}, {"green": 8}]),
        "there are 37 meeples on the board and in reserve, and only 36 in the box",
    ),
    "reserve yes": (
        put(reserves=[{"red": True}, {}, {}, {}]),
        "'reserves[0].red' must be a whole number from 0 to 36, not True",
    ),
    "hands": (put(hands=None), "'hands' must be a list of 4, one entry for each seat, not None"),
    "hand": (put(hands=[["key-red"], None, None, None]), "'hands[0]' must be an object, not ['key-red']"),
    "hand card": (
        put(hands=[{"key-pink": 1}, None, None, None]),
        "'hands[0]' cannot be 'key-pink' (it is one of key-red, ",
    ),
    "hand number": (
        put(hands=[{"contract": 61}, None, None, None]),
        "'hands[0].contract' must be a whole number from 0 to 60, not 61",
    ),
    "empty hand": (put(hands=[None, {}, None, None]), "seat 1 has no card in hand"),
    "empty deck to deal from": (put(deck={}), "seat 0 has no card in hand"),
    "deck": (put(deck=[]), "'deck' must be an object, not []"),
    "discard": (put(discard={"contract": "2"}), "'discard.contract' must be a whole number from 0 to 60, not '2'"),
    "played": (put(played="key"), "'played' cannot be 'key' (it is one of key-red, "),
    "full is no list": (put(full={}), "'full' must be a list of at most 20, not {}"),
    "full twice": (put(board=rows(MISFIT_BOARD), full=[0, 0]), "'full' names something twice"),
    "full": (put(full=[6]), "flat number 6 in 'full' does not hold four meeples"),
    "full by name": (put(full=["B2"]), "flat number 'B2' in 'full' does not hold four meeples"),
    "frames": (put(frames="card"), "'frames' must be a list of at most "),
    "frame": (
        put(frames=[["card", 0, 0]]),
        "'frames' holds ['card', 0, 0], which is not what is asked, a seat and two numbers",
    ),
    "frame is no list": (
        put(frames=["card"]),
        "'frames' holds 'card', which is not what is asked, a seat and two numbers",
    ),
    "frame number": (put(frames=[["card", 0, 0, None]]), "'frames' holds None for a number of ['card', 0, 0, None]"),
    "frame seat": (put(frames=[["card", 4, 0, 0]]), "'frames: seat' must be a whole number from 0 to 3, not 4"),
    "frame question": (put(frames=[["tea", 0, 0, 0]]), "'frames' cannot be 'tea' (it is one of second, corner, card, "),
    "nothing is asked": (put(frames=[]), "a position asks something unless the match is over"),
    "two things are asked": (put(frames=[["card", 0, 0, 0]] * 2), "a position asks one thing"),
    "asked when over": (
        put(stage="over", finisher=0, frames=[["card", 0, 0, 0]]),
        "a position asks something unless the match is over, and then nothing",
    ),
    "no finisher": (put(stage="over"), "after the last turn a position must name the 'finisher'"),
    "no finisher in last chance": (put(stage="last_chance"), "after the last turn a position must name the 'finisher'"),
    "card in set-up": (put(stage="setup"), "'card' about 0 is not asked in stage 'setup'"),
    "corner in play": (put(frames=[["corner", 0, 0, 0]]), "'corner' about 0 is not asked in stage 'play'"),
    "second in play": (put(frames=[["second", 0, 0, 0]]), "'second' about 0 is not asked in stage 'play'"),
    "last chance in play": (
        put(frames=[["place", 0, 6, 0]]),
        "'place' about 6 is not asked in stage 'play'",
    ),
    "no answer": (put(frames=[["departure", 0, 0, 0]]), "this position asks something that has no answer"),
    "no answer, alone in the flat": (
        put(frames=[["renovation_with", 0, 25, 0]]),
        "this position asks something that has no answer",
    ),
}


@pytest.mark.parametrize("what", HAND_MADE)
@pytest.mark.parametrize("strict", [False, True])
def test_a_position_that_cannot_be_read_is_refused_with_its_sentence(what: str, strict: bool) -> None:
    change, expected = HAND_MADE[what]
    base = position(QUIET)
    if strict:
        base["flats"] = real_flats()
    assert expected in sentence(change, base, strict=strict)


def real_flats() -> list[list[str]]:
    return flats_of(A1="suite", B1="suite", C1="suite", A4="haunted", B4="haunted", C4="haunted")


MISFITS: dict[str, tuple[list[Any], Position]] = {
    "another seat": (["card", 1, 0, 0], {}),
    "card without cards": (["card", 0, 0, 0], {"players": 2, "options": {"no_cards": True}}),
    "place for no reason": (["place", 0, 7, 0], {}),
    "place for a reason below all": (["place", 0, -1, 0], {}),
    "place from an empty reserve": (["place", 0, 0, 0], {"reserves": [{}, {"blue": 8}, {}, {}]}),
    "colour for no flat": (["colour", 0, 20, 0], {}),
    "colour for a full flat": (["colour", 0, 0, 0], {}),
    "arrow of no flat": (["arrow", 0, -1, 0], {}),
    "arrow of a full flat": (["arrow", 0, 0, 0], {}),
    "arrow for no colour": (["arrow", 0, 6, 4], {}),
    "arrow for a colour not in reserve": (["arrow", 0, 6, 1], {}),
    "exchange with nobody": (["exchange_with", 0, 24, 0], {}),
    "exchange with no place": (["exchange_with", 0, 80, 0], {}),
    "renovation with nobody": (["renovation_with", 0, -1, 0], {}),
    "landing from no flat": (["landing", 0, 20, 0], {}),
    "landing from no arrow": (["landing", 0, 6, 4], {}),
    "landing of nobody": (["landing", 0, 6, 0], {}),
    "landing in a full flat": (["landing", 0, 1, 3], {}),
    "staying in no flat": (["staying", 0, 20, 0], {}),
    "staying beyond four meeples": (["staying", 0, 6, 1 << 16], {}),
    "staying on another arrow": (["staying", 0, 6, 1 << 4], {}),
    "staying of nobody": (["staying", 0, 7, 0], {}),
    "staying of somebody settled": (["staying", 0, 6, 2], {}),
    "staying twice": (["staying", 0, 6, 2 | 2 << 4], {}),
}


@pytest.mark.parametrize("what", MISFITS)
def test_a_question_that_the_board_does_not_allow_is_refused(what: str) -> None:
    frame, fields = MISFITS[what]
    with pytest.raises(BadPosition, match="asks something that this table does not allow"):
        load(position(MISFIT_BOARD, frames=[frame], **fields), strict=False)


@pytest.mark.parametrize(
    ("frame", "players"), [(["second", 0, 0, 0], 3), (["corner", 0, 1, 0], 4), (["corner", 0, -1, 0], 3)]
)
def test_a_question_of_another_set_up_is_refused(frame: list[Any], players: int) -> None:
    data = position(
        "\n".join([".... .... .... .... ...."] * 4), players=players, stage="setup", deck={}, frames=[frame]
    )
    with pytest.raises(BadPosition, match="asks something that this table does not allow"):
        load(data, strict=False)


@pytest.mark.parametrize("second", [["yellow", "yellow"], ["yellow", None], ["red", "blue"], ["green", "blue"]])
def test_second_colours_are_yellow_and_green(second: list[str | None]) -> None:
    with pytest.raises(BadPosition, match="second colours are for two players: one has yellow, the other green"):
        load(position(QUIET, players=2, second=second), strict=False)


# Strict: what could not stand on a table


@functools.cache
def real(players: int = 4, no_cards: bool = False, steps: int = 0) -> str:
    match = palier.new_match("roomshare", players, 11, {"no_cards": no_cards})
    for number, step in enumerate(random_play(match, 11)):
        if number == steps:
            return json.dumps(step.state.to_json())
    raise AssertionError("the match is not that long")


def moved(one: str, other: str, field_name: str) -> Change:
    """Two flats change places."""

    def change(data: Position) -> None:
        grid = data[field_name]
        (a, b), (c, d) = [("1234".index(name[1]), "ABCDE".index(name[0])) for name in (one, other)]
        grid[a][b], grid[c][d] = grid[c][d], grid[a][b]

    return change


def suite_to_the_core(data: Position) -> None:
    flats = data["flats"]
    for row in range(4):
        for column in range(5):
            if flats[row][column] == "suite":
                flats[row][column], flats[1][2] = "classic", "suite"
                return


def all_classic(data: Position) -> None:
    data["flats"] = flats_of()


def yellow_for_green(data: Position) -> None:
    data["reserves"][2]["yellow"] += 1
    data["reserves"][3]["green"] -= 1


def all_red_in_reserve(data: Position) -> None:
    data["board"] = [[letters.replace("r", ".") for letters in row] for row in data["board"]]
    data["reserves"][0]["red"] = 9


def red_in_blues_reserve(data: Position) -> None:
    data["reserves"][0]["red"] -= 1
    data["reserves"][1]["red"] = 1


def one_key_more(data: Position) -> None:
    data["deck"]["key-red"] = data["deck"].get("key-red", 0) + 1


def one_renovation(data: Position) -> None:
    data["deck"]["renovation"] = 1


def a_card_kept(data: Position) -> None:
    card = next(iter(data["deck"]))
    data["deck"][card] -= 1
    data["hands"][2][card] = data["hands"][2].get(card, 0) + 1


def a_card_played_already(data: Position) -> None:
    card = next(iter(data["hands"][data["active"]]))
    data["played"] = card
    data["deck"][card] -= 1


def four_in_c3(data: Position) -> None:
    data["board"][2][2] = "rrrr"
    data["reserves"][0]["red"] -= 4
    data["full"] = [12]


def nothing_left(data: Position) -> None:
    """Everything that seat 0 holds stands on the board, by threes."""
    data["active"] = 0
    data["frames"] = [["card", 0, 0, 0]]
    data["board"][0] = ["rrr.", "rrr.", "rr..", "....", "...."]
    data["reserves"][0] = {}


STRICT: dict[str, tuple[Change, str]] = {
    "flats": (all_classic, "there are 20 flats of kind classic, not 14"),
    "the core": (suite_to_the_core, "C2 is one of the six in the middle and must be classic"),
    "meeples": (yellow_for_green, "there are 10 yellow meeples, not 9"),
    "a colour that has left": (
        all_red_in_reserve,
        "no red meeple is on the board: the last of a colour never leaves it",
    ),
    "a reserve with another's colour": (red_in_blues_reserve, "seat 1 holds red meeples, which belong to seat 0"),
    "cards": (one_key_more, "there are 6 cards key-red, not 5"),
    "cards of a variant": (one_renovation, "there are 1 cards renovation, not 0"),
    "a hand of four": (a_card_kept, "seat 2 holds 4 cards, not 3"),
    "four though no chain": (four_in_c3, "C3 holds four meeples though no chain is under way"),
    "nothing to play with": (nothing_left, "seat 0 has nothing left in reserve, so nobody is to play any more"),
}


@pytest.mark.parametrize("what", STRICT)
def test_what_does_not_add_up_is_refused_strictly_and_read_otherwise(what: str) -> None:
    change, expected = STRICT[what]
    data: Position = json.loads(real())
    assert expected in sentence(change, data, strict=True)
    change(data)
    load(data, strict=False)


def test_a_second_card_is_not_asked_for_while_one_is_on_the_table() -> None:
    data: Position = json.loads(real())
    for strict in (True, False):
        refused = sentence(a_card_played_already, json.loads(json.dumps(data)), strict=strict)
        assert "asks something that this table does not allow" in refused


def test_a_card_on_the_table_is_missing_from_the_active_hand() -> None:
    data: Position = json.loads(real())
    active = data["active"]
    data["frames"] = [["place", active, 4, 0]]
    assert f"seat {active} holds 3 cards, not 2" in sentence(a_card_played_already, data, strict=True)


# While players choose, even a hand-made position must be one that their choices lead to


def choosing(players: int, answers: list[str]) -> Position:
    """The position after these choices."""
    match = palier.new_match("roomshare", players, 3, {"chosen_setup": True})
    play(match, *answers)
    return match.state.to_json()


def another_first(data: Position) -> None:
    data["first"] = (data["first"] + 1) % data["players"]


def another_active(data: Position) -> None:
    data["active"] = (data["active"] + 1) % data["players"]


def ten_red(data: Position) -> None:
    data["reserves"][0]["red"] = 10


def not_on_the_inner_arrow(data: Position) -> None:
    data["board"][1][1] = data["board"][1][1][::-1]


SETTING_UP: dict[str, tuple[tuple[int, list[str]], Change, str]] = {
    "option": ((4, []), put(options={}), "stage 'setup' needs the option chosen_setup"),
    "questions": ((4, []), another_first, "these are not the questions that a set-up asks from this first player"),
    "too few questions": (
        (4, []),
        lambda data: data["frames"].pop(0),
        "these are not the questions that a set-up asks from this first player",
    ),
    "active": ((4, []), another_active, "'active' must be the seat that chooses now"),
    "second colours too early": (
        (2, []),
        put(second=["yellow", "green"]),
        "this position asks something that has no answer",
    ),
    "second colours too late": (
        (2, ["colour green"]),
        put(second=[None, None]),
        "second colours must be chosen just when they have been asked for",
    ),
    "a corner too early": (
        (4, []),
        cell(1, 1, ".r.."),
        "while setting up, the board holds one meeple on a corner for each corner chosen",
    ),
    "a corner missing": (
        (4, ["flat B2"]),
        cell(1, 1, "...."),
        "while setting up, the board holds one meeple on a corner for each corner chosen",
    ),
    "another arrow": (
        (4, ["flat B2"]),
        not_on_the_inner_arrow,
        "while setting up, the board holds one meeple on a corner for each corner chosen",
    ),
    "another colour": (
        (2, ["colour green", "flat B2"]),
        cell(1, 1, ".y.."),
        "while setting up, the board holds one meeple on a corner for each corner chosen",
    ),
    "reserve": ((4, []), ten_red, "seat 0 does not hold the reserve that a match starts with"),
}


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("what", SETTING_UP)
def test_a_set_up_that_no_choices_lead_to_is_refused(what: str, strict: bool) -> None:
    (players, answers), change, expected = SETTING_UP[what]
    assert expected in sentence(change, choosing(players, answers), strict=strict)


def test_cards_dealt_before_the_ring_lies_are_refused_strictly() -> None:
    match = palier.new_match("roomshare", 4, 3, {"chosen_setup": True})

    def deal(changed: Position) -> None:
        changed["deck"] = {"contract": 2}

    assert "there are 2 cards contract, not 0" in sentence(deal, match.state.to_json(), strict=True)


def test_flats_laid_before_the_corners_are_refused_strictly() -> None:
    match = palier.new_match("roomshare", 4, 3, {"chosen_setup": True})
    assert "there are 14 flats of kind classic, not 20" in sentence(
        put(flats=real_flats()), match.state.to_json(), strict=True
    )


def test_a_card_where_there_are_none_is_refused_strictly() -> None:
    def one_card(changed: Position) -> None:
        changed["hands"][0] = {"contract": 1}

    data: Position = json.loads(real(2, no_cards=True))
    assert "there are 1 cards contract, not 0" in sentence(one_card, data, strict=True)


# What no match can come to, though it adds up (RS-33, RS-47, RS-48)


def all_of_blue_placed(data: Position) -> None:
    """Blue has emptied the reserve, and yet red is to play: the match would be in last chance."""
    data["active"] = 0
    data["frames"] = [["place", 0, 4, 0]] if data["options"]["no_cards"] else [["card", 0, 0, 0]]
    held = data["reserves"][1]
    letters = [colour[0] for colour, number in held.items() for _ in range(number)]
    free = [(row, column) for row in (0, 3) for column in range(5)]
    for at, (row, column) in enumerate(free):
        data["board"][row][column] = "".join(letters[at * 3 : at * 3 + 3]).ljust(4, ".")
    data["reserves"][1] = {}


@pytest.mark.parametrize(("players", "no_cards"), [(4, False), (2, False), (2, True)])
def test_a_turn_after_somebody_emptied_their_reserve_is_refused_strictly(players: int, no_cards: bool) -> None:
    data: Position = json.loads(real(players, no_cards))
    expected = "seat 1 has nothing left in reserve, so nobody is to play any more"
    assert expected in sentence(all_of_blue_placed, data, strict=True)


@pytest.mark.parametrize("stage", ["last_chance", "over"])
def test_an_end_while_the_finisher_still_holds_meeples_is_refused_strictly(stage: str) -> None:
    def end(data: Position) -> None:
        frames = [["place", 1, 6, 0]] if stage == "last_chance" else []
        data.update(stage=stage, finisher=0, active=1, frames=frames)

    data: Position = json.loads(real())
    assert "seat 0 is the finisher but still holds meeples in reserve" in sentence(end, data, strict=True)


TWO_FULL = """
    rrrr .... bbbb .... ....
    .... .r.. .... ...b ....
    .... .y.. .... ...g ....
    .... .... .... .... ....
"""


@pytest.mark.parametrize("frame", [["card", 0, 0, 0], ["chain", 0, 0, 0], ["landing", 0, 0, 0]])
def test_a_full_flat_that_does_not_wait_is_refused(frame: list[Any]) -> None:
    full = [2] if frame[0] == "landing" else [0, 2]
    load(position(TWO_FULL, full=full, frames=[frame]), strict=False)
    with pytest.raises(BadPosition, match="C1 holds four meeples but is not listed in 'full'"):
        load(position(TWO_FULL, full=full[:-1], frames=[frame]), strict=False)


def test_a_flat_that_is_being_emptied_does_not_wait() -> None:
    with pytest.raises(BadPosition, match="A1 is being emptied, so it does not wait in 'full'"):
        load(position(TWO_FULL, full=[0, 2], frames=[["landing", 0, 0, 0]]), strict=False)


def test_a_neighbour_that_the_eviction_under_way_has_filled_need_not_wait_yet() -> None:
    text = TWO_FULL.replace("rrrr ....", "rrrr bbyy")
    match = load(position(text, full=[2], frames=[["landing", 0, 0, 0]]), strict=False)
    play(match, "auto")
    assert max(4 - letters.count(".") for row in field(match, "board") for letters in row) <= 3


# Whatever can be read can be played


def check_goes_on(match: Match, seed: int, most: int) -> bool:
    """Plays random legal actions; whether they led to the end. There is always one, and no meeple is made or lost."""
    chance, choice = SeededChance(seed, "cards"), SeededChance(seed, "choices")
    state = match.state
    setting_up = field(match, "stage") == "setup"
    before = meeples(match)
    for number in range(most):
        if setting_up and field(match, "stage") != "setup":
            setting_up, before = False, meeples(match)
        if not setting_up and number % 20 == 0:
            assert meeples(match) == before
            assert reread(match).view(None) == match.view(None)
        seats = GAME.to_act(state)
        if not seats:
            assert meeples(match) == before
            assert GAME.outcome(state) is not None
            return True
        codes = GAME.legal(state, seats[0])
        assert codes, f"nothing can be answered here: {state.to_json()}"
        GAME.apply(state, seats[0], codes[choice.below(len(codes))], chance, [])
    return False


def refused(data: Position, expected: str) -> None:
    with pytest.raises(BadPosition) as error:
        load(data, strict=False)
    assert expected in str(error.value)


EMPTY_BOARD = "\n".join([".... .... .... .... ...."] * 4)


def test_numbers_of_full_flats_with_a_point_are_refused() -> None:
    refused(position(MISFIT_BOARD, full=[0.0]), "flat number 0.0 in 'full' does not hold four meeples")


def test_without_cards_an_opponent_with_an_empty_reserve_is_refused() -> None:
    refused(
        position(QUIET, players=2, options={"no_cards": True}, reserves=[{"red": 3, "yellow": 2}, {}]),
        "seat 1 has nothing left in reserve",
    )


def test_a_full_flat_left_out_of_the_list_is_refused() -> None:
    board = """
        rbyg .... .... .... ....
        .... .... .... ...b ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
    """
    refused(
        position(board, full=[], hands=[{"key-red": 3}, None, None, None]),
        "A1 holds four meeples but is not listed in 'full'",
    )


def test_a_flat_that_somebody_has_left_is_not_evicted_though_it_was_full() -> None:
    match = match_on(TWO_FULL, hand=["departure"])
    events = play(match, "play departure", "meeple C1 north")
    # A1 is full and evicted; C1 holds three now (RS-34).
    assert [event["flat"] for event in told(events, "evicted")] == ["A1"]


def test_more_corners_to_choose_than_are_free_is_refused() -> None:
    board = """
        .... .... .... .... ....
        .... .r.. .... ...b ....
        .... .y.. .... .... ....
        .... .... .... .... ....
    """
    frames = [["corner", 1, 1, 0], ["corner", 0, 0, 0]]
    refused(
        position(board, stage="setup", deck={}, options={"chosen_setup": True}, frames=frames),
        "these are not the questions that a set-up asks",
    )


def test_the_corner_of_a_second_colour_not_chosen_yet_is_refused() -> None:
    refused(
        position(
            EMPTY_BOARD,
            players=2,
            second=[None, None],
            stage="setup",
            deck={},
            options={"chosen_setup": True},
            frames=[["corner", 1, 1, 0], ["corner", 0, 0, 0], ["corner", 0, -1, 0]],
        ),
        "these are not the questions that a set-up asks",
    )


def test_a_second_colour_asked_again_is_refused() -> None:
    refused(
        position(
            EMPTY_BOARD,
            players=2,
            second=["yellow", "green"],
            stage="setup",
            deck={},
            options={"chosen_setup": True},
            frames=[["second", 0, 0, 0], ["corner", 0, 0, 0]],
        ),
        "these are not the questions that a set-up asks",
    )


def test_a_set_up_that_leaves_the_board_empty_is_refused() -> None:
    refused(
        position(
            EMPTY_BOARD,
            players=2,
            second=[None, None],
            stage="setup",
            deck={},
            options={"chosen_setup": True, "no_cards": True},
            frames=[["second", 0, 0, 0]],
        ),
        "these are not the questions that a set-up asks",
    )


def test_more_meeples_than_the_box_holds_are_refused() -> None:
    # With forty meeples on the board a chain need not end.
    data = position(
        QUIET,
        players=2,
        options={"no_cards": True},
        reserves=[{"red": 36, "yellow": 36}, {"blue": 36, "green": 36}],
    )
    refused(data, "there are 148 meeples on the board and in reserve, and only 36 in the box")


def test_a_turn_that_passed_the_valve_and_ended_the_match_can_be_read_back() -> None:
    board = """
        .... .... bgyr rgb. ....
        .... .... .... rgyb ....
        .... .... .... .... ....
        .... .... .... .... ....
    """
    match = match_on(
        board,
        hand=["contract", "exchange"],
        played="key-red",
        full=[2, 8],
        evictions=98,
        frames=[["chain", 0, 0, 0]],
        reserves=[{}, {"blue": 2}, {"yellow": 2}, {"green": 2}],
    )
    play(match, "flat D2", "arrow west", "arrow west", "arrow west", "flat C1")
    assert field(match, "stage") == "last_chance"
    written = match.state.to_json()
    assert load(written, strict=False).state.to_json() == written


def test_the_middle_of_a_turn_played_with_a_single_card_can_be_read_back() -> None:
    match = match_on(QUIET, hand=["contract"])
    play(match, "play contract")
    written = match.state.to_json()
    assert load(written, strict=False).state.to_json() == written


# Fuzz


@functools.cache
def pool() -> list[str]:
    """Real positions of every variant, one for each question that was asked, and hand-made ones for the rare."""
    found: dict[tuple[int, str], str] = {}
    for number, (players, options) in enumerate(VARIANTS):
        for seed in range(3):
            for step in random_play(palier.new_match("roomshare", players, seed, options), seed):
                found.setdefault((number, str(asked(step))), json.dumps(step.state.to_json()))
    stay = match_on(
        """
        .... .... bbbb .... ....
        .... .... rbyg rrrr ....
        .... .... gggg .... ....
        .... .... .... .... ....
        """,
        hand=["contract", "exchange"],
        played="key-red",
        full=[7, 2, 8, 12],
        frames=[["chain", 0, 0, 0]],
    )
    play(stay, "flat C2", "arrow north")
    assert asked(stay) == "staying"
    return [*found.values(), json.dumps(stay.state.to_json())]


WORDS = st.sampled_from(
    [
        *COLOURS,
        *ARROWS,
        *FLATS,
        *KEYS,
        *EVENT_CARDS,
        *(
            "classic",
            "suite",
            "haunted",
            "royal",
            "setup",
            "play",
            "last_chance",
            "over",
            "roomshare",
            "....",
            "rbyg",
            "r..b",
        ),
        *("second", "corner", "card", "place", "colour", "arrow", "chain", "landing", "staying", "exchange_with"),
    ]
)
PLAIN = st.none() | st.booleans() | st.integers(-2, 40) | st.integers() | st.floats() | WORDS | st.text(max_size=5)
JSON = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=5), inner, max_size=4)
)


def spots(data: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths to everything inside a position."""
    found: list[tuple[str | int, ...]] = []
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    for key, value in inner:
        found.append((*path, key))
        found += spots(value, (*path, key))
    return found


def at(data: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def mutate(data: Position, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
    """Replaces, nudges, drops, doubles or swaps one thing in a field of a position, or the field itself."""
    name = draw(st.sampled_from(list(data)))
    path = draw(st.sampled_from([(name,), *spots(data[name], (name,))]))
    inside, key = at(data, path[:-1]), path[-1]
    how = draw(st.sampled_from(["replace", "nudge", "point", "empty", "drop", "add", "swap", "letter"]))
    value = inside[key]
    if how == "nudge" and isinstance(value, int):
        inside[key] = value + draw(st.sampled_from([-1, 1, 2]))
    elif how == "point" and isinstance(value, int):
        inside[key] = float(value)
    elif how == "empty" and value is not None:
        inside[key] = type(value)()
    elif how == "letter" and isinstance(value, str) and len(value) == 4:
        spot = draw(st.integers(0, 3))
        inside[key] = value[:spot] + draw(st.sampled_from("rbyg.")) + value[spot + 1 :]
    elif how == "drop":
        del inside[key]
    elif how == "add" and isinstance(value, list):
        value.append(copy.deepcopy(draw(st.sampled_from(value) if value else JSON)))
    elif how == "add" and isinstance(value, dict):
        value[draw(WORDS)] = draw(JSON)
    elif how == "swap":
        other = draw(st.sampled_from(list(inside) if isinstance(inside, dict) else list(range(len(inside)))))
        inside[key], inside[other] = inside[other], inside[key]
    else:
        inside[key] = draw(JSON)
    note(f"{how} at {path}: {value!r}")


@st.composite
def mutants(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Position:
    data: Position = json.loads(draw(st.sampled_from(pool())))
    for _ in range(draw(st.integers(1, 3))):
        mutate(data, draw)
    return data


# Shrinking a whole match takes minutes; the notes tell what was changed.
FUZZ = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@settings(FUZZ, max_examples=400)
@given(data=mutants(), strict=st.booleans())
def test_a_changed_position_is_read_or_refused_and_nothing_else(data: Position, strict: bool) -> None:
    try:
        match = load(data, strict=strict)
    except BadPosition:
        return
    written = match.state.to_json()
    assert load(json.loads(json.dumps(written)), strict=strict).state.to_json() == written
    assert all(match.legal(seat) for seat in match.to_act)


@settings(FUZZ, max_examples=100)
@given(data=mutants(), seed=st.integers(0, 1000))
def test_a_changed_position_that_is_read_can_be_played(data: Position, seed: int) -> None:
    try:
        match = load(data, strict=False)
    except BadPosition:
        assume(False)
    # Otherwise a chain might never end, and nothing here could stop it.
    assert sum(meeples(match).values()) <= 36
    real_cards = pile(palier.new_match("roomshare", match.players, 0, {**match.options, "chosen_setup": False}))
    if field(match, "stage") == "setup" or pile(match) == real_cards:
        assert check_goes_on(match, seed, 5_000)
    else:
        # With cards of one's own choice a match need not ever end; but it must always go on.
        check_goes_on(match, seed, 300)

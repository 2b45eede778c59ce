"""RS-83 to RS-95: playing on Palier."""

from collections import Counter
from itertools import permutations

import pytest

import palier
from palier import SeededChance

from .boards import (
    ARROWS,
    CORNERS,
    FLATS,
    QUIET,
    VARIANTS,
    arrows_offered,
    asked,
    board,
    counts,
    field,
    flat,
    flats_offered,
    hand,
    kinds,
    legal,
    match_on,
    moves,
    on_board,
    pile,
    play,
    question,
    random_play,
    reserve,
    seat_of,
    told,
)

CROWDED = """
    .... .... bgy. rgb. ....
    .... .... rby. rgy. ....
    .... .... .... .... ....
    .... .... .... .... ....
"""
"""Filling C2 fills C1 and D2; evicting D2 fills D1."""


def chain_on(text: str, full: list[str], evictions: int = 1) -> palier.Match:
    """The middle of a chain: these flats are full, in this order."""
    return match_on(
        text,
        hand=["contract", "exchange"],
        played="key-red",
        full=[FLATS.index(name) for name in full],
        evictions=evictions,
        frames=[["chain", 0, 0, 0]],
    )


def evicted(events: list[palier.Event]) -> list[str]:
    return [event["flat"] for event in told(events, "evicted")]


# Names and colours


def test_RS_83_flats_are_named_by_column_and_row() -> None:
    match = match_on(
        """
        r... .... .... .... ...b
        .... .... .... .... ....
        .... .... ..y. .... ....
        .g.. .... .... .... r..b
        """
    )
    assert [seen["name"] for seen in match.view(None)["flats"]] == list(FLATS)
    assert FLATS[:6] == ("A1", "B1", "C1", "D1", "E1", "A2")
    lived_in = {seen["name"]: seen["tenants"] for seen in match.view(None)["flats"] if any(seen["tenants"])}
    assert lived_in == {
        "A1": ["red", None, None, None],
        "E1": [None, None, None, "blue"],
        "C3": [None, None, "yellow", None],
        "A4": [None, "green", None, None],
        "E4": ["red", None, None, "blue"],
    }


def test_RS_83_a_meeple_is_named_by_its_flat_and_arrow() -> None:
    match = match_on(QUIET, hand=["exchange"])
    play(match, "play exchange")
    assert legal(match) == ["meeple B2 east", "meeple D2 west", "meeple B3 east", "meeple D3 west"]


@pytest.mark.parametrize(
    "text", ["flat F1", "flat A5", "flat A0", "flat 1A", "flat", "meeple A1", "meeple A1 up", "arrow n"]
)
def test_RS_83_there_are_no_other_names(text: str) -> None:
    with pytest.raises(palier.BadText):
        play(match_on(QUIET), text)


def test_RS_84_seats_play_red_blue_yellow_green() -> None:
    assert palier.new_match("roomshare", 4).view(None)["colours"] == ["red", "blue", "yellow", "green"]
    assert palier.new_match("roomshare", 2).view(None)["colours"] == ["red", "blue"]
    for seat, colour in enumerate(["red", "blue", "yellow", "green"]):
        match = match_on(QUIET, hand=["contract"], active=seat)
        play(match, "play contract", "flat A1", "arrow north")
        assert flat(match, "A1") == f"{colour[0]}..."


def test_RS_84_with_three_players_green_is_neutral() -> None:
    match = palier.new_match("roomshare", 3, 4)
    assert match.view(None)["colours"] == ["red", "blue", "yellow"]
    assert on_board(match) == {"red": 1, "blue": 1, "yellow": 1, "green": 3}
    over = match_on(
        "ggr. .... .... .... ....\n" + ".... .... .... .... ....\n" * 3, players=3, stage="over", finisher=0
    )
    assert over.outcome is not None
    assert over.outcome.scores == (1, 0, 0)


# One decision at a time


def test_RS_85_card_then_flat_then_colour_then_arrow() -> None:
    match = match_on(
        QUIET, players=3, hand=["communication"], reserves=[{"red": 2, "green": 2}, {"blue": 2}, {"yellow": 2}]
    )
    asked_for = []
    for text in ("play communication", "flat D2", "colour green", "arrow south"):
        asked_for.append(asked(match))
        assert seat_of(match) == 0
        play(match, text)
    assert asked_for == ["card", "place", "colour", "arrow"]
    assert flat(match, "D2") == "..gb"
    assert seat_of(match) == 1


def test_RS_85_the_colour_is_not_asked_when_the_reserve_holds_one() -> None:
    match = match_on(QUIET, players=3, hand=["communication"], reserves=[{"green": 2}, {"blue": 2}, {"yellow": 2}])
    play(match, "play communication", "flat D2")
    assert question(match) == {"ask": "arrow", "seat": 0, "flat": "D2", "colour": "green"}


def test_RS_85_the_arrow_is_not_asked_when_one_is_free() -> None:
    match = match_on(CROWDED, hand=["communication"])
    events = play(match, "play communication", "flat D1")
    assert told(events, "placed")[0] == {"seat": 0, "colour": "red", "flat": "D1", "arrow": "west"}


def test_RS_85_in_a_chain_what_leaves_no_choice_is_done_by_itself() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    events = play(match, "play key-red", "flat C2")
    # One flat is full, and only one arrow is free in C1 and D2: the first question is where yellow lands in C3.
    assert moves(events) == ["red C2 north > C1 west", "blue C2 east > D2 west"]
    assert question(match)["to"] == "C3"


def test_RS_85_no_card_plays_itself() -> None:
    # One card in hand, one flat with red in it: both are asked all the same.
    match = match_on(QUIET, hand=["key-red"])
    assert (asked(match), legal(match)) == ("card", ["play key-red"])
    play(match, "play key-red")
    assert (asked(match), legal(match)) == ("place", ["flat B2"])
    play(match, "flat B2")
    assert (asked(match), len(legal(match))) == ("arrow", 3)


def test_RS_85_a_meeple_is_asked_though_there_is_only_one() -> None:
    match = match_on(QUIET.replace("...b", ".b.b"), hand=["renovation"], options={"renovation": True})
    play(match, "play renovation", "meeple D2 east")
    assert (asked(match), legal(match)) == ("renovation_with", ["meeple D2 west"])
    play(match, "meeple D2 west")
    assert seat_of(match) == 1


def test_RS_86_communication_names_its_colour_by_the_flat() -> None:
    match = match_on(CROWDED, hand=["communication"])
    play(match, "play communication")
    assert asked(match) == "place"
    assert legal(match) == ["flat C1", "flat D1", "flat C2", "flat D2"]


def test_RS_86_a_flat_without_a_free_arrow_or_without_a_meeple_will_not_do() -> None:
    match = match_on(CROWDED.replace("rgb.", "rgbr"), hand=["communication"], full=[3])
    play(match, "play communication")
    assert legal(match) == ["flat C1", "flat C2", "flat D2"]


def test_RS_87_new_contract_takes_its_option_by_the_flat() -> None:
    match = match_on(QUIET, hand=["contract"])
    play(match, "play contract")
    assert asked(match) == "place"
    assert flats_offered(match) == [name for name in FLATS if name not in ("D2", "B3", "D3")]
    first, second = match.clone(), match.clone()
    play(first, "flat A1", "arrow north")
    assert flat(first, "A1") == "r..."
    play(second, "flat B2", "arrow north")
    assert flat(second, "B2") == "rr.."


def test_RS_88_a_card_is_drawn_at_random_from_those_left() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(600):
        match = palier.Match.from_position(
            palier.games["roomshare"],
            {
                "board": match_on(QUIET).state.to_json()["board"],
                "hands": [{"contract": 1}, {"key-blue": 3}, {"key-blue": 3}, {"key-blue": 3}],
                "deck": {"key-red": 1, "exchange": 3, "eviction": 2},
            },
            strict=False,
            seed=seed,
        )
        play(match, "play contract", "flat A1", "arrow north")
        (card,) = hand(match, 0)
        drawn[card] += 1
    assert set(drawn) == {"key-red", "exchange", "eviction"}
    assert 70 < drawn["key-red"] < 130
    assert 150 < drawn["eviction"] < 250
    assert 250 < drawn["exchange"] < 350


def test_RS_88_nobody_knows_the_next_card() -> None:
    match = palier.new_match("roomshare", 4, 5)
    # The draw pile is how many there are of each card: it has no order that anyone could look up.
    assert set(field(match, "deck").values()) <= set(range(1, 6))
    assert all(isinstance(number, int) for number in field(match, "deck").values())
    drawn = set()
    for seed in range(40):
        copy = match_on(QUIET, hand=["contract"]).clone(seed)
        play(copy, "play contract", "flat A1", "arrow north")
        drawn |= set(hand(copy, 0))
    assert len(drawn) > 4


# Handing a chain over


def test_RS_89_auto_is_open_at_every_decision_of_a_chain_and_nowhere_else() -> None:
    seen: set[str] = set()
    for players, options in VARIANTS:
        for step in random_play(palier.new_match("roomshare", players, 6, options), 6):
            if step.to_act:
                assert ("auto" in legal(step)) == (asked(step) in ("chain", "landing", "staying"))
                seen.add(str(asked(step)))
    assert {"chain", "landing", "card", "place", "arrow"} <= seen


def test_RS_89_auto_evicts_in_the_order_in_which_flats_became_full() -> None:
    text = """
        .... .... .... .... ....
        .... rgb. rby. rgy. ....
        .... .... .... .... ....
        .... .... .... .... ....
    """
    match = match_on(text, hand=["key-red"])
    # East before west: D2 became full before B2, though B2 comes first on the board.
    assert evicted(play(match, "play key-red", "flat C2", "arrow north", "auto")) == ["C2", "D2", "B2"]


def test_RS_89_auto_skips_a_flat_that_may_not_be_chosen_yet() -> None:
    plus = """
        rrrr b... .... .... b...
        .... b... b... b... b...
        yyyy y... y... y... y...
        gggg gggg .... .... rrrr
    """
    match = chain_on(plus, ["A4", "A1", "A3", "B4", "E4"])
    order = evicted(play(match, "auto"))
    assert order[:2] == ["A1", "A4"]
    assert max(counts(match)) <= 3


def test_RS_89_auto_takes_the_first_free_arrow() -> None:
    text = """
        .... .... .g.. .... ....
        .... .... rby. y... ....
        .... .... gg.. .... ....
        .... .... .... .... ....
    """
    match = match_on(text, hand=["key-red"])
    events = play(match, "play key-red", "flat C2", "auto")
    assert moves(events) == [
        "red C2 north > C1 north",
        "blue C2 east > D2 east",
        "yellow C2 south > C3 south",
        "red C2 west > B2 north",
    ]
    assert seat_of(match) == 1


def test_RS_89_auto_in_the_middle_keeps_what_was_chosen() -> None:
    match = match_on(CROWDED.replace("bgy. rgb.", ".... ....").replace("rgy.", "...."), hand=["key-red"])
    events = play(match, "play key-red", "flat C2", "arrow west", "auto")
    assert moves(events) == [
        "red C2 north > C1 west",
        "blue C2 east > D2 north",
        "yellow C2 south > C3 north",
        "red C2 west > B2 north",
    ]


def test_RS_89_auto_takes_over_the_first_moves_of_a_forced_eviction() -> None:
    match = match_on(CROWDED, hand=["eviction"])
    events = play(match, "play eviction", "flat C2", "auto")
    # C2's red and blue fill C1 and D2; yellow lands by itself.
    assert evicted(events)[:3] == ["C2", "C1", "D2"]
    assert kinds(events).count("auto") == 1
    assert max(counts(match)) <= 3
    assert seat_of(match) == 1


def test_RS_89_the_next_turn_is_decided_by_hand_again() -> None:
    match = match_on(CROWDED, hand=["key-red"])
    play(match, "play key-red", "flat C2", "auto")
    assert asked(match) == "card"
    assert field(match, "auto") is False


def default_answer(match: palier.Match) -> str:
    """What auto would choose, one decision at a time."""
    if asked(match) == "chain":
        return f"flat {flats_offered(match)[0]}"
    if asked(match) == "staying":
        return f"arrow {question(match)['arrow']}"
    return f"arrow {arrows_offered(match)[0]}"


def test_RS_89_auto_is_the_same_as_answering_so_by_hand() -> None:
    lots = SeededChance(89)
    chains = 0
    for seed in range(25):
        players = 2 + seed % 3
        for step in random_play(palier.new_match("roomshare", players, seed), seed):
            if asked(step) in ("chain", "landing", "staying") and lots.below(3) == 0:
                chains += 1
                turn = field(step, "turn")
                by_hand, by_program = step.clone(), step.clone()
                play(by_program, "auto")
                while field(by_hand, "turn") == turn and asked(by_hand) in ("chain", "landing", "staying"):
                    play(by_hand, default_answer(by_hand))
                assert board(by_hand) == board(by_program)
    assert chains > 50


THREE_STAY = """
    .... .... bbbb .... ....
    .... .... rbyg rrrr ....
    .... .... gggg .... ....
    .... .... .... .... ....
"""
"""Only green can leave C2, for B2: red north, blue east and yellow south stay."""


def after_c2(match: palier.Match, events: list[palier.Event]) -> dict[str, str]:
    """Where the meeples that stayed in C2 stood before the next flat was evicted."""
    names = dict(zip(ARROWS, range(4), strict=True))
    stood = ["."] * 4
    for event in told(events, "stayed"):
        if event["flat"] == "C2":
            stood[names[event["landing"]]] = event["colour"][0]
    return {"C2": "".join(stood)}


def test_RS_90_a_blocked_meeple_keeps_its_arrow() -> None:
    match = chain_on(THREE_STAY, ["C2", "C1", "D2", "C3"])
    events = play(match, "flat C2", "auto")
    assert after_c2(match, events) == {"C2": "rby."}


@pytest.mark.parametrize(("red", "stood"), [("north", "rby."), ("east", "bry."), ("south", "ybr."), ("west", ".byr")])
def test_RS_90_or_takes_the_arrow_left_by_the_one_that_was_given_its_own(red: str, stood: str) -> None:
    match = chain_on(THREE_STAY, ["C2", "C1", "D2", "C3"])
    events = play(match, "flat C2", "arrow north", f"arrow {red}", "auto")
    assert after_c2(match, events) == {"C2": stood}


@pytest.mark.parametrize(("red", "blue"), list(permutations(ARROWS, 2)))
def test_RS_90_nobody_is_ever_lost(red: str, blue: str) -> None:
    match = chain_on(THREE_STAY, ["C2", "C1", "D2", "C3"])
    before = on_board(match)
    play(match, "flat C2", "arrow north", f"arrow {red}", f"arrow {blue}", "auto")
    assert on_board(match) == before


def test_RS_91_the_hundredth_eviction_of_a_turn_and_the_rest_go_by_themselves() -> None:
    match = chain_on(CROWDED.replace("bgy.", "bgyr").replace("rgy.", "rgyb").replace("rby.", "...."), ["C1", "D2"], 98)
    play(match, "flat D2")
    assert field(match, "evictions") == 99
    assert asked(match) == "landing"
    while asked(match) == "landing":
        events = play(match, "arrow west")
    # D2 filled D1: again there is a choice.
    assert asked(match) == "chain"
    assert flats_offered(match) == ["C1", "D1"]
    events = play(match, "flat D1")
    assert kinds(events).count("valve") == 1
    assert kinds(events)[-2:] == ["drew", "turn"]
    assert max(counts(match)) <= 3
    assert seat_of(match) == 1
    assert field(match, "longest") >= 100


def test_RS_91_a_forced_eviction_counts_as_one() -> None:
    match = match_on(CROWDED, hand=["eviction"], evictions=98)
    events = play(match, "play eviction", "flat C2")
    assert "valve" not in kinds(events)
    assert asked(match) == "landing"
    events = play(match, "arrow north")
    assert asked(match) == "chain"
    events = play(match, "flat C1")
    assert "valve" in kinds(events)
    assert seat_of(match) == 1


def test_RS_91_a_forced_eviction_may_be_the_hundredth() -> None:
    match = match_on(CROWDED, hand=["eviction"], evictions=99)
    events = play(match, "play eviction", "flat D1")
    assert "valve" in kinds(events)
    assert seat_of(match) == 1


def test_RS_91_ninety_nine_are_decided_by_hand() -> None:
    match = match_on(CROWDED.replace("bgy. rgb.", ".... ....").replace("rgy.", "...."), hand=["key-red"], evictions=98)
    events = play(match, "play key-red", "flat C2")
    for _ in range(4):
        assert asked(match) == "landing"
        events += play(match, "arrow north")
    assert "valve" not in kinds(events)
    assert field(match, "longest") == 99


def test_RS_91_a_position_beyond_a_hundred_goes_by_itself_too() -> None:
    match = chain_on(CROWDED.replace("bgy.", "bgyr").replace("rgy.", "rgyb").replace("rby.", "...."), ["C1", "D2"], 100)
    play(match, "flat D2")
    assert seat_of(match) == 1
    assert max(counts(match)) <= 3


def test_RS_91_each_turn_counts_anew() -> None:
    match = match_on(QUIET, hand=["contract"], evictions=98)
    play(match, "play contract", "flat A1", "arrow north")
    assert field(match, "evictions") == 0


# Last chance


def test_RS_92_who_has_no_flat_to_place_in_passes_by_itself() -> None:
    text = """
        bbr. .... .... .... ....
        .... .... .... .... ....
        .... .y.. .... ...g ....
        .... .... .... .... ....
    """
    held = [{"red": 1}, {"blue": 2}, {"yellow": 2}, {}]
    match = match_on(text, hand=["contract"], reserves=held)
    events = play(match, "play contract", "flat A4", "arrow north")
    # Blue's only flat holds three; green has no meeple left. Yellow is asked.
    assert told(events, "passed") == [{"seat": 1, "forced": True}]
    assert seat_of(match) == 2
    events = play(match, "pass")
    assert told(events, "passed") == [{"seat": 2, "forced": False}, {"seat": 3, "forced": True}]
    assert match.to_act == ()
    assert reserve(match, 1) == {"blue": 2}


def test_RS_92_who_has_one_is_asked() -> None:
    match = match_on(QUIET, hand=["contract"], reserves=[{"red": 1}, {"blue": 1}, {"yellow": 1}, {"green": 1}])
    events = play(match, "play contract", "flat A1", "arrow north")
    assert told(events, "passed") == []
    assert legal(match) == ["flat D2", "pass"]


# Setting up


def test_RS_93_second_colours_are_drawn_at_random() -> None:
    drawn = Counter(tuple(field(palier.new_match("roomshare", 2, seed), "second")) for seed in range(200))
    assert set(drawn) == {("yellow", "green"), ("green", "yellow")}
    assert min(drawn.values()) > 65


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_93_corners_are_drawn_at_random(players: int) -> None:
    red = Counter(
        next(name for name in CORNERS if "r" in flat(match, name))
        for match in (palier.new_match("roomshare", players, seed) for seed in range(200))
    )
    assert set(red) == set(CORNERS)
    assert min(red.values()) > 25


@pytest.mark.parametrize("players", [2, 3, 4])
def test_RS_93_with_chosen_setup_only_the_first_player_is_drawn(players: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(120):
        match = palier.new_match("roomshare", players, seed, {"chosen_setup": True})
        assert board(match) == {}
        assert field(match, "second") == [None] * players
        assert len(match.record.setup) == 1
        first[field(match, "first")] += 1
    assert set(first) == set(range(players))


def choose_all(match: palier.Match) -> list[tuple[int, str, str]]:
    """Answers each question of a set-up with its first answer; tells who was asked what, about which colour."""
    asked_for = []
    while field(match, "stage") == "setup":
        asked_for.append((seat_of(match), str(asked(match)), str(question(match).get("colour", ""))))
        play(match, legal(match)[0])
    return asked_for


@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (3, 4) for seed in range(6)])
def test_RS_94_each_chooses_the_corner_of_their_own_colour_clockwise(players: int, seed: int) -> None:
    match = palier.new_match("roomshare", players, seed, {"chosen_setup": True})
    first = field(match, "first")
    colours = ("red", "blue", "yellow", "green")
    seats = [(first + turn) % players for turn in range(3)]
    assert choose_all(match) == [(seat, "corner", colours[seat]) for seat in seats]
    assert seat_of(match) == first


@pytest.mark.parametrize("seed", range(6))
def test_RS_94_with_two_players_second_colours_come_first_and_their_corners_last(seed: int) -> None:
    match = palier.new_match("roomshare", 2, seed, {"chosen_setup": True})
    first = field(match, "first")
    assert legal(match) == ["colour yellow", "colour green"]
    play(match, "colour green")
    assert field(match, "second")[first] == "green"
    assert choose_all(match) == [
        (first, "corner", ("red", "blue")[first]),
        (1 - first, "corner", ("red", "blue")[1 - first]),
        (first, "corner", "green"),
    ]
    assert seat_of(match) == first


def test_RS_94_only_free_corners_are_offered() -> None:
    match = palier.new_match("roomshare", 4, 1, {"chosen_setup": True})
    assert flats_offered(match) == ["B2", "D2", "B3", "D3"]
    play(match, "flat B3")
    assert flats_offered(match) == ["B2", "D2", "D3"]
    for taken in ("B3", "C2", "A1"):
        with pytest.raises(palier.IllegalAction):
            play(match, f"flat {taken}")
    play(match, "flat D2")
    assert flats_offered(match) == ["B2", "D3"]


def test_RS_95_the_last_second_colour_is_taken_by_itself() -> None:
    for colour, left in [("yellow", "green"), ("green", "yellow")]:
        match = palier.new_match("roomshare", 2, 3, {"chosen_setup": True})
        first = seat_of(match)
        events = play(match, f"colour {colour}")
        assert told(events, "second") == [{"seat": first, "colour": colour}, {"seat": 1 - first, "colour": left}]
        assert asked(match) == "corner"
        assert reserve(match, 1 - first)[left] == 8


@pytest.mark.parametrize(("players", "options"), [(4, {}), (2, {}), (2, {"no_cards": True})])
def test_RS_95_the_last_corner_is_taken_by_itself(players: int, options: dict[str, object]) -> None:
    match = palier.new_match("roomshare", players, 3, {"chosen_setup": True, **options})
    if players == 2:
        play(match, "colour yellow")
    for name in ("D3", "B2", "D2"):
        assert field(match, "stage") == "setup"
        play(match, f"flat {name}")
    assert field(match, "stage") == "play"
    assert set(board(match)) == set(CORNERS)
    assert on_board(match) == {"red": 1, "blue": 1, "yellow": 1, "green": 1}
    if players == 2:
        second = field(match, "second")[1 - field(match, "first")]
        assert flat(match, "B3") == f".{second[0]}.."


def test_RS_95_with_three_players_the_neutral_colour_takes_the_last_corner() -> None:
    for last in CORNERS:
        match = palier.new_match("roomshare", 3, 3, {"chosen_setup": True})
        for name in CORNERS:
            if name != last:
                play(match, f"flat {name}")
        assert field(match, "stage") == "play"
        assert flat(match, last).replace(".", "") == "ggg"
        assert sum(pile(match).values()) == 30

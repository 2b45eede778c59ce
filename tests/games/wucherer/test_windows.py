"""The windows in which a seat may answer, as timers and standing orders know them."""

from palier.engine.game import Window
from palier.engine.match import Match
from palier.games.wucherer.actions import PASS
from tests.games.wucherer.tables import cards, go, house, table


def windows(match: Match) -> list[Window | None]:
    return [match.game.window(match.state, seat) for seat in range(match.players)]


def test_squatters_concern_the_owner_of_the_house() -> None:
    match = table(house(2, 1), hands=[cards("squatter")], players=3)
    assert windows(match) == [None, None, None]
    go(match, "play squatter")
    assert windows(match) == [None, Window("squatters", PASS, False, 1), None]
    go(match, "pass")
    assert windows(match) == [None, None, Window("squatters", PASS, True, 1)]


def test_a_crime_asks_its_victim_and_an_arrest_the_suspect() -> None:
    match = table(house(1, 1, u1="student"), hands=[cards("murder"), cards("police")])
    go(match, "play murder")
    assert windows(match) == [None, Window("murder", PASS, True, 1)]
    go(match, "pass")
    assert windows(match) == [None, Window("murder", PASS, True, 1)]
    go(match, "answer police")
    assert windows(match) == [Window("arrest", PASS, True, 1), None]
    match = table(house(1, 1), hands=[cards("bomb")])
    go(match, "play bomb")
    assert windows(match) == [None, Window("bomb", PASS, True, 1)]


def test_to_call_the_police_on_oneself_is_an_ordinary_decision() -> None:
    match = table(house(0, 1, u1="student"), hands=[cards("murder", "police")])
    go(match, "play murder")
    assert match.to_act == (0,)
    assert windows(match) == [None, None]


def test_a_removal_asks_whose_tenant_leaves() -> None:
    match = table(house(1, 1, u1="student"), hands=[cards("removal")], options={"extension": True})
    go(match, "play removal")
    assert windows(match) == [None, Window("removal", PASS, True, 1)]


def test_each_turn_has_its_own_number_in_the_next_game_of_a_match_too() -> None:
    squat = cards("squatter")
    match = table(house(0, 1), house(1, 2), hands=[squat, squat], turn=5, turns=20, number=2, options={"games": 3})
    go(match, "play squatter", "flat B1")
    assert windows(match) == [None, Window("squatters", PASS, True, 25)]
    go(match, "pass", "done", "cards 0", "play squatter", "flat A1")
    assert windows(match) == [Window("squatters", PASS, True, 26), None]

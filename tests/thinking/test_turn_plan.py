"""Planning a turn breadth first, against a plain search of everything that a seat can still decide by itself."""

from typing import Any

import pytest

import palier
from palier import Game, SeededChance
from palier.thinking.turns import UNREACHED, TurnPlan
from tests.games.wucherer.tables import cards, go, house, table
from tests.kit.driver import play_on, print_of
from tests.thinking.test_lookahead import GAME, best, moments

PLENTY = 10**9
FEW = 20
KEY = palier.strategies["wucherer"].model.key


def plan_of(game: Game[Any], seat: int, beam: int) -> TurnPlan:
    strategy = palier.strategies[game.name]
    return TurnPlan(game, strategy.evaluation, strategy.planning, strategy.model, seat, beam)


@pytest.mark.parametrize("seed", range(3))
def test_with_a_beam_wide_enough_it_finds_the_best_end_of_ones_own_turn(seed: int) -> None:
    for state in [state for state in moments(seed) if state.to_json()["frames"][0][0] != "card"][:6]:
        (seat,) = GAME.to_act(state)
        before = print_of(state)
        found = plan_of(GAME, seat, PLENTY).values(state, GAME.legal(state, seat), SeededChance(1))
        assert max(found) == best(state, seat)
        assert print_of(state) == before


def test_with_a_narrow_beam_it_still_plans_a_turn_for_every_action_and_promises_nothing_out_of_reach() -> None:
    match = palier.new_match("wucherer", 2, seed=4)
    game = match.game
    luck = SeededChance(4)
    seen = 0
    for moment in play_on(match, luck, most=120):
        codes = game.legal(moment.state, moment.seat)
        plan = plan_of(game, moment.seat, FEW)
        for worth, end in zip(plan.values(moment.state, codes, luck), plan.ends, strict=True):
            assert end is not None
            assert worth > UNREACHED
            assert worth == palier.strategies["wucherer"].planning.value(end, moment.seat)
            # The turn is over, or somebody else has begun to decide something of their own.
            assert game.to_act(end) != (moment.seat,)
            seen += 1
    assert seen > 200


def test_a_narrow_plan_looks_at_fewer_positions() -> None:
    match = table(
        house(0, 3), house(0, 4), house(1, 3), hands=[cards("student", "single", "musicians", "loft", "roof")]
    )
    codes = match.game.legal(match.state, 0)
    tried = []
    for beam in (FEW, 10 * FEW):
        plan = plan_of(match.game, 0, beam)
        plan.values(match.state, codes, SeededChance(1))
        tried.append(plan.positions)
    assert 3 * tried[0] < tried[1]


def test_cards_that_can_be_played_in_any_order_are_worth_the_same() -> None:
    match = table(house(0, 2), house(1, 1), hands=[cards("student", "single")], pile=cards(*["roof"] * 20))
    codes = [action.code for action in match.legal(0)]
    plan = plan_of(match.game, 0, 300)
    worth = dict(
        zip([action.text for action in match.legal(0)], plan.values(match.state, codes, SeededChance(1)), strict=True)
    )
    assert worth["play student"] == worth["play single"] > worth["done"]
    ends = dict(zip([action.text for action in match.legal(0)], plan.ends, strict=True))
    assert ends["play student"] is ends["play single"]


def test_a_crime_is_planned_past_the_answers_to_it() -> None:
    """To look ahead only until somebody may answer shows the loss of the card and not what it does."""
    match = table(
        house(0, 3),
        house(1, 3, u1="family", u3="celebrities"),
        hands=[cards("bomb"), cards("student")],
        pile=cards(*["roof"] * 20),
    )
    actions = match.legal(0)
    codes = [action.code for action in actions]
    bomb = [action.text for action in actions].index("play bomb")
    done = [action.text for action in actions].index("done")
    planned = plan_of(match.game, 0, 300).values(match.state, codes, SeededChance(1))
    assert planned[bomb] > planned[done]
    ahead = palier.strategies["wucherer"].lookahead(0).values(match.state, codes, SeededChance(1), 8000)
    assert ahead[bomb] < ahead[done]


def test_positions_are_alike_whatever_the_order_that_led_there() -> None:
    one = table(house(0, 3), house(1, 3), hands=[cards("student", "single")])
    other = one.clone()
    go(one, "play student", "flat A1", "play single", "flat A2")
    go(other, "play single", "flat A1", "play student", "flat A2")
    assert KEY(one.state) == KEY(other.state)


@pytest.mark.parametrize("flat", ["A2", "B1"])
def test_positions_differ_by_house_and_by_the_room_that_is_left(flat: str) -> None:
    """On the middle of three storeys a tenant leaves no two flats for a family."""
    one = table(house(0, 3), house(1, 3), hands=[cards("student", "single")])
    other = one.clone()
    go(one, "play student", "flat A1")
    go(other, "play student", f"flat {flat}")
    assert KEY(one.state) != KEY(other.state)

"""What bots go by: the evaluation wants a game to end that is won, and that has lasted long enough."""

from typing import Any

import pytest

from palier.engine.match import Match
from palier.games.content import load_start, load_weights
from palier.games.wucherer.heuristic import NAMES, evaluate
from palier.games.wucherer.state import WuchererState
from tests.games.wucherer.tables import cards, go, house, table


def at_the_last_card(**fields: Any) -> Match:
    """Seat 0 has collected and may take the last card."""
    match = table(house(0, 20), house(1, 20), pile=cards("roof"), **fields)
    go(match, "done")
    return match


def wants_the_last_card(match: Match, weights: list[float] | None = None) -> bool:
    worth: dict[str, float] = {}
    for choice in ("cards 0", "cards 1"):
        after = match.clone()
        go(after, choice)
        assert isinstance(after.state, WuchererState)
        worth[choice] = evaluate(after.state, 0, weights or after.game.weights)
    return worth["cards 1"] > worth["cards 0"]


@pytest.mark.parametrize("money", [(90, 60), (100, 60), (150, 100), (300, 60)])
@pytest.mark.parametrize(
    "weights", [load_weights("wucherer", NAMES), load_start("wucherer", NAMES)], ids=["found", "start"]
)
def test_who_is_sure_to_win_takes_the_last_card(weights: list[float], money: tuple[int, int]) -> None:
    """Also with the weights that tuning starts from: it must not come upon a bot that never ends a game."""
    assert wants_the_last_card(at_the_last_card(money=list(money), turn=7), weights)


def test_who_would_be_overtaken_in_the_final_round_does_not() -> None:
    assert not wants_the_last_card(at_the_last_card(money=[60, 62], turn=7))


def test_a_game_far_above_its_usual_length_is_brought_to_its_end() -> None:
    assert wants_the_last_card(at_the_last_card(money=[60, 62], turn=47))


def test_other_hands_count_by_their_number_alone() -> None:
    """Bots may not go by what their seat cannot know."""
    one = table(house(0, 2), house(1, 2), hands=[cards("bomb"), cards("celebrities", "snob")])
    other = table(house(0, 2), house(1, 2), hands=[cards("bomb"), cards("roof", "alibi")])
    assert one.game.evaluate(one.state, 0) == other.game.evaluate(other.state, 0)
    assert one.game.evaluate(one.state, 1) != other.game.evaluate(other.state, 1)


def test_prison_costs_more_the_longer_one_is_stuck_in_it() -> None:
    """Without the money for the bail it is a mark a turn until there is enough."""
    lost = []
    for money in range(7):
        free = table(house(0, 4), house(1, 4), money=[3, money], pile=cards(*["roof"] * 40))
        jailed = table(house(0, 4), house(1, 4), money=[3, money], prisoner=1, pile=cards(*["roof"] * 40))
        lost.append(free.game.appraise(free.state, 1) - jailed.game.appraise(jailed.state, 1))
    assert lost[3] > lost[4] > lost[5] > 0
    assert lost[0] > 2 * lost[5]
    assert lost[5] == pytest.approx(lost[6], abs=1)


def test_the_prisoner_saves_for_the_bail() -> None:
    match = table(house(0, 6), house(1, 4), money=[4, 3], prisoner=0, pile=cards(*["roof"] * 40))
    go(match, "done")
    worth: dict[str, float] = {}
    for choice in ("cards 0", "cards 1"):
        after = match.clone()
        go(after, choice)
        worth[choice] = after.game.appraise(after.state, 0)
    assert worth["cards 0"] > worth["cards 1"]

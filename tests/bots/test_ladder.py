"""The rungs stand in their order, and the same seed makes the same choices."""

import pytest

import palier
from palier.bots import NAMES, UnknownBot, choose, make
from palier.bots.search import AlphaBetaBot, SearchBot
from palier.engine.chance import SeededChance
from palier.lab.tournament import meeting, tournament

SEARCH = "search:10"


def moves(bot: str, seed: int, most: int = 8) -> list[str]:
    match = palier.new_match("roomshare", 2, seed=3)
    bots = [make(bot, seed), make("random", 1)]
    while match.to_act and len(match.log.steps) < most:
        seat = match.to_act[0]
        match.play(seat, choose(bots[seat], match, seat))
    return [step.text for step in match.log.steps]


@pytest.mark.parametrize("bot", [*NAMES[:-1], SEARCH, "alphabeta"])
def test_the_same_seed_makes_the_same_choices(bot: str) -> None:
    assert moves(bot, 7) == moves(bot, 7)


def test_another_seed_makes_others() -> None:
    assert moves("random", 7) != moves("random", 8)


@pytest.mark.parametrize("name", ["", "nobody", "search:", "search:0", "search:x", "search:5s", "greedy:5", "mine.py"])
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(name, 0)


@pytest.mark.parametrize(("better", "worse", "games"), [("greedy", "random", 20), (SEARCH, "random", 4)])
def test_who_thinks_more_wins_more(better: str, worse: str, games: int) -> None:
    """Few matches, so only what no luck explains; docs/results.md has the real measurements."""
    told = tournament(meeting("roomshare", [better, worse], games, seed=4, players=2)).to_json()["bots"]
    assert told[better]["win_rate"] > 0.6


def test_a_search_by_time_stops_in_time_and_still_chooses() -> None:
    match = palier.new_match("roomshare", 2, seed=3)
    seat = match.to_act[0]
    bot = SearchBot(1, None, 0.01)
    assert choose(bot, match, seat) in match.legal(seat)
    assert bot.search is not None
    assert bot.search.visits < 5000


def test_the_tree_is_kept_through_ones_own_turn_and_no_further() -> None:
    match = palier.new_match("roomshare", 2, seed=3)
    seat = match.to_act[0]
    bots = [SearchBot(1, 30), SearchBot(2, 30)]
    kept = 0
    for _ in range(20):
        seat = match.to_act[0]
        before = bots[seat].search
        several = len(match.legal(seat)) > 1
        match.play(seat, choose(bots[seat], match, seat))
        if several and before is not None and bots[seat].search is before:
            kept += 1
    assert kept > 0
    # A tree that fits something else is not used.
    bot = bots[match.to_act[0]]
    bot.expected = {}
    old = bot.search
    choose(bot, match, match.to_act[0])
    assert old is None or bot.search is not old


def test_a_search_stops_when_thinking_on_would_change_nothing() -> None:
    match = palier.new_match("roomshare", 2, seed=3)
    bots = [SearchBot(1, 200), SearchBot(2, 200)]
    stopped = 0
    for _ in range(16):
        seat = match.to_act[0]
        codes = [action.code for action in match.legal(seat)]
        chosen = choose(bots[seat], match, seat)
        match.play(seat, chosen)
        search = bots[seat].search
        if len(codes) > 1 and search is not None and search.visits < 200:
            stopped += 1
            search.run(200 - search.visits)
            assert search.best(codes) == chosen.code
            bots[seat].search = None
    assert stopped > 0


def test_alpha_beta_does_not_let_a_win_slip() -> None:
    """Where an action wins at once the bot may choose another, but then that one wins too."""
    seen = 0
    for seed in range(10):
        match = palier.new_match("roomshare", 2, seed=seed, options={"no_cards": True})
        luck = SeededChance(seed)
        while match.to_act:
            seat = match.to_act[0]
            legal = match.legal(seat)
            ends = [match.clone() for _ in legal]
            for end, action in zip(ends, legal, strict=True):
                end.play(seat, action)
            won = [end.outcome is not None and end.outcome.winners == (seat,) for end in ends]
            if any(won) and not all(won):
                seen += 1
                rest = match.clone()
                while rest.to_act:
                    rest.play(rest.to_act[0], choose(AlphaBetaBot(0, 3000), rest, rest.to_act[0]))
                assert rest.outcome is not None
                assert rest.outcome.winners == (seat,)
            match.play(seat, legal[luck.below(len(legal))])
    assert seen > 0

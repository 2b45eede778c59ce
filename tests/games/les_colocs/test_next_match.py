"""What one match hands on to the next at the same table (LC: the winner chooses, the deal passes to the left)."""

from tests.games.les_colocs.flat import GAME, play, table


def test_the_winner_chooses_next_time_and_the_deal_passes_to_the_left_wherever_they_then_sit() -> None:
    match = table(rooms={0: [["sieste", 19]]}, hands={0: ["cd"]}, options={"dealer": 3})
    play(match, 0, "shop cd", "buy")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    options = GAME.check_options(4, {"evictions": "each", "dealer": 3})
    again = GAME.next_options(match.state, options, [0, 1, 2, 3])
    assert again == {**options, "previous_winner": 1, "dealer": 4}
    moved = GAME.next_options(match.state, options, [3, 0, 1, 2])
    assert moved == {**options, "previous_winner": 4, "dealer": 3}
    assert GAME.check_options(4, moved) == moved


def test_after_a_draw_nobody_chooses() -> None:
    match = table(options={"max_turns": 1, "dealer": 4}, turn=1)
    play(match, 0, "end")
    assert match.outcome is not None
    assert match.outcome.reason == "turns"
    assert GAME.next_options(match.state, {}, [0, 1, 2, 3]) == {"previous_winner": 0, "dealer": 1}


def test_groups_are_the_jobs_once_everybody_has_one() -> None:
    match = table(players=3, jobs={0: "yuppie", 1: "cobaye"})
    assert GAME.groups(match.state) == ["job-yuppie", "job-cobaye", "job-job_campus"]

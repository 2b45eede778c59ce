"""The table's own logic: nothing but verbs on a table."""

from functools import partial
from typing import Any

import pytest

import palier
from palier.engine.chance import SeededChance
from palier.engine.errors import BadOptions, IllegalAction, NotYourTurn, UnknownGame
from palier.server.chance import entropy_chance
from palier.server.protocol import BotSeat, MakeTable
from palier.server.refusals import Refusal
from palier.server.table import Table
from palier.server.verbs.chat import say
from palier.server.verbs.claim import claim
from palier.server.verbs.leave import leave
from palier.server.verbs.make import make
from palier.server.verbs.play import play
from palier.server.verbs.preview import preview
from palier.server.verbs.put_bot import put_bot
from palier.server.verbs.rematch import follow, rematch
from palier.server.verbs.rename import rename
from palier.server.verbs.resume import own_device, renew, seat_of
from palier.server.verbs.standin import ask_standin, come_back, stand_in
from palier.server.verbs.start import start_when_full
from palier.server.verbs.undo import undo

NOW = 1_800_000_000_000


def waiting(players: int = 2, **more: Any) -> Table:
    return make(MakeTable(game="roomshare", players=players, **more), "abcdefghjk", NOW)


def started(players: int = 2, **options: Any) -> Table:
    table = waiting(players, options=options)
    for seat in range(players):
        claim(table, seat, f"seat {seat}", NOW)
    assert start_when_full(table, lambda: SeededChance(5), NOW)
    return table


def play_first(table: Table, steps: int = 1) -> None:
    for number in range(steps):
        seat = table.to_act[0]
        legal = table.playing.legal(seat)
        play(table, seat, legal[number * 7 % len(legal)].text, entropy_chance, NOW + table.version)


def refused(code: str) -> Any:
    return pytest.raises(Refusal, match=f"^{code}$")


# Making and claiming


def test_a_table_waits_until_all_seats_are_taken() -> None:
    table = waiting(3)
    assert [seat.free for seat in table.info().seats] == [True, True, True]
    claim(table, 0, "Ann", NOW)
    claim(table, 2, "Bob", NOW)
    assert not start_when_full(table, entropy_chance, NOW)
    assert table.info().state == "waiting"
    claim(table, 1, "Cid", NOW)
    assert start_when_full(table, entropy_chance, NOW)
    assert table.info().state == "playing"
    assert table.version == 0
    assert not start_when_full(table, entropy_chance, NOW)


def test_the_calculator_sits_where_nothing_is_hidden() -> None:
    calculator = [BotSeat(1, "alphabeta")]
    table = waiting(options={"no_cards": True}, bots=calculator)
    assert table.seats[1].bot == "alphabeta"
    for other in (partial(waiting, bots=calculator), partial(waiting, options={"no_cards": False}, bots=calculator)):
        with pytest.raises(palier.PalierError) as bot:
            other()
        assert bot.value.code == "unknown_bot"
    for name in ("home_staging", "les_colocs", "wucherer"):
        with pytest.raises(palier.PalierError) as bot:
            make(MakeTable(game=name, players=2, bots=calculator), "abcdefghjk", NOW)
        assert bot.value.code == "unknown_bot"


def test_what_cannot_be_made() -> None:
    with pytest.raises(UnknownGame):
        make(MakeTable(game="monopoly", players=2), "abcdefghjk", NOW)
    with pytest.raises(BadOptions):
        waiting(5)
    with pytest.raises(BadOptions):
        waiting(3, options={"no_cards": True})
    with pytest.raises(palier.PalierError) as bot:
        waiting(bots=[BotSeat(1, "hal")])
    assert bot.value.code == "unknown_bot"
    with refused("bad_request"):
        waiting(bots=[BotSeat(2, "greedy")])
    with refused("seat_taken"):
        waiting(bots=[BotSeat(1, "greedy"), BotSeat(1, "random")])
    with refused("seat_taken"):
        waiting(name="Ann", seat=1, bots=[BotSeat(1, "greedy")])
    with refused("bad_request"):
        waiting(bots=[BotSeat(0, "greedy"), BotSeat(1, "random")])


def test_a_seat_is_claimed_once() -> None:
    table = waiting(bots=[BotSeat(1, "greedy")])
    claim(table, 0, "Ann", NOW)
    for seat in (0, 1):
        with refused("seat_taken"):
            claim(table, seat, "Eve", NOW)
    with refused("bad_request"):
        claim(table, 7, "Eve", NOW)
    assert start_when_full(table, entropy_chance, NOW)
    with refused("already_started"):
        claim(table, 0, "Eve", NOW)


def test_names_are_cleaned() -> None:
    table = waiting()
    claim(table, 0, "  Ann \u202e\x00 Lee\n", NOW)
    assert table.seats[0].name == "Ann Lee"
    rename(table, 0, "Zoé 🏠")
    assert table.seats[0].name == "Zoé 🏠"
    with refused("bad_request"):
        claim(table, 1, " \u200b\t", NOW)
    assert table.seats[1].free


def test_whoever_takes_the_first_seat_is_host_and_passes_it_on() -> None:
    table = waiting(3)
    claim(table, 2, "Ann", NOW)
    claim(table, 0, "Bob", NOW)
    assert table.host == 2
    assert leave(table, 2, "greedy", NOW) is None
    assert table.host == 0
    assert table.seats[2].free
    leave(table, 0, "greedy", NOW)
    assert table.host is None


def test_only_the_host_seats_bots_and_only_before_the_start() -> None:
    table = waiting(3)
    claim(table, 0, "Ann", NOW)
    claim(table, 1, "Bob", NOW)
    with refused("not_host"):
        put_bot(table, 1, 2, "greedy")
    with refused("seat_taken"):
        put_bot(table, 0, 1, "greedy")
    put_bot(table, 0, 2, "greedy")
    put_bot(table, 0, 2, None)
    assert table.seats[2].free
    put_bot(table, 0, 2, "random")
    start_when_full(table, entropy_chance, NOW)
    with refused("already_started"):
        put_bot(table, 0, 2, None)


# Secrets


def test_a_secret_opens_its_own_seat_alone() -> None:
    table = waiting()
    secrets = [claim(table, seat, "x", NOW).secret for seat in range(2)]
    assert [seat_of(table, secret) for secret in secrets] == [0, 1]
    assert len(secrets[0]) == 22
    for wrong in (None, "", "x", secrets[0][:-1], secrets[0] + "A", table.seats[0].devices[0].secret):
        assert seat_of(table, wrong) is None
    with refused("not_your_seat"):
        own_device(table, "guess")
    assert all(secret not in repr([seat.devices for seat in table.seats]) for secret in secrets)


def test_a_renewed_secret_makes_the_old_one_worthless() -> None:
    table = waiting()
    old = claim(table, 0, "Ann", NOW)
    new = renew(table, 0, own_device(table, old.secret)[1], NOW)
    assert [seat_of(table, secret) for secret in (*old, *new)] == [None, None, 0, 0]


# Playing


def test_what_may_not_be_played_changes_nothing() -> None:
    table = waiting()
    with refused("not_started"):
        play(table, 0, "play key-red", entropy_chance, NOW)
    table = started()
    before = table.playing.state.to_json()
    acting = table.to_act[0]
    with pytest.raises(NotYourTurn):
        play(table, 1 - acting, "play key-red", entropy_chance, NOW)
    with pytest.raises(IllegalAction) as illegal:
        play(table, acting, "arrow north", entropy_chance, NOW)
    assert illegal.value.legal
    with pytest.raises(palier.BadText):
        play(table, acting, "castle", entropy_chance, NOW)
    assert table.version == 0
    assert table.playing.state.to_json() == before


def test_a_log_relives_to_the_same_table() -> None:
    table = started(4, royal_suite=True)
    play_first(table, 60)
    seat = table.undo_seat
    if table.can_undo(seat):
        undo(table, seat, NOW, "u")
    again = table.from_the_start()
    for entry in table.entries:
        again.relive(entry)
    assert again.playing.state.to_json() == table.playing.state.to_json()
    assert again.playing.record.to_json() == table.playing.record.to_json()
    assert again.answered == table.answered
    assert again.can_undo(seat) == table.can_undo(seat)


# Undo


def test_undo_takes_back_ones_own_steps_one_by_one() -> None:
    table = started(no_cards=True)
    acting = table.to_act[0]
    start = table.playing.state.to_json()
    play_first(table)
    assert table.to_act == (acting,)
    middle = table.playing.state.to_json()
    play_first(table)
    assert table.can_undo(acting)
    assert not table.can_undo(1 - acting)
    assert not table.can_undo(None)
    entry = undo(table, acting, NOW, "a")
    assert (entry.kind, entry.number) == ("undo", 3)
    assert table.playing.state.to_json() == middle
    undo(table, acting, NOW, "b")
    assert table.playing.state.to_json() == start
    assert not table.can_undo(acting)
    with refused("no_undo"):
        undo(table, acting, NOW, "c")


def test_no_undo_once_chance_was_drawn() -> None:
    table = started()
    acting = table.to_act[0]
    while table.to_act == (acting,):
        play_first(table)
    # The turn ended with a card from the deck.
    assert table.playing.log.steps[-1].outcomes
    assert not table.can_undo(acting)


def test_no_undo_once_a_card_of_the_day_was_turned_up() -> None:
    """The day draws no chance, yet whoever took it back would know the card."""
    table = make(MakeTable(game="home_staging", players=1, options={"daily": "2026-11-15"}), "abcdefghjk", NOW)
    claim(table, 0, "Ann", NOW)
    assert start_when_full(table, lambda: SeededChance(5), NOW)
    play(table, 0, table.playing.legal(0)[0].text, entropy_chance, NOW)
    assert table.can_undo(0)
    while all(card["letter"] is None for room in table.playing.view(0)["rooms"] for card in room["cards"]):
        play(table, 0, table.playing.legal(0)[0].text, entropy_chance, NOW)
    assert not table.playing.log.steps[-1].outcomes
    assert not table.can_undo(0)
    with refused("no_undo"):
        undo(table, 0, NOW, "a")


def test_no_undo_once_somebody_else_acted() -> None:
    table = started(no_cards=True)
    acting = table.to_act[0]
    while table.to_act == (acting,):
        play_first(table)
    assert table.can_undo(acting)
    play_first(table)
    assert not table.can_undo(acting)
    assert table.can_undo(1 - acting)
    undo(table, 1 - acting, NOW, "a")
    # What the other took back is as if it had not been, but the first player's turn has been seen and answered.
    assert not table.can_undo(acting)


def test_no_undo_when_a_bot_stands_in_or_the_match_is_over() -> None:
    table = started(no_cards=True)
    acting = table.to_act[0]
    play_first(table)
    assert table.can_undo(acting)
    stand_in(table, acting, "greedy", "asked", NOW)
    come_back(table, acting, NOW)
    assert not table.can_undo(acting)
    while table.to_act:
        play_first(table)
    assert not any(table.can_undo(seat) for seat in range(2))


def test_no_undo_when_something_hidden_was_revealed() -> None:
    """RoomShare reveals nothing without chance, so events that no guess would bring play the part."""
    table = started()
    acting = table.to_act[0]
    play_first(table)
    assert not table.revealed()
    step = table.open[-1]
    told = [palier.Event(event.kind, {**event.public, "card": "other"}) for event in step.events]
    table.open[-1] = step._replace(events=told)
    assert table.can_undo(acting)
    with refused("no_undo"):
        undo(table, acting, NOW, "a")
    assert table.version == 1


def test_an_undo_that_todays_rules_would_refuse_is_relived_all_the_same() -> None:
    table = started()
    play_first(table)
    start = table.from_the_start().playing.state.to_json()
    table.open.clear()
    table.take_back()
    assert table.playing.state.to_json() == start


# Preview


def test_a_preview_tells_what_would_happen_and_changes_nothing() -> None:
    table = started(no_cards=True)
    acting = table.to_act[0]
    before = table.playing.state.to_json()
    action = table.playing.legal(acting)[0].text
    preview(table, acting, action)
    assert table.playing.state.to_json() == before
    with pytest.raises(NotYourTurn):
        preview(table, 1 - acting, action)
    with pytest.raises(IllegalAction):
        preview(table, acting, "auto")


# Stand-ins


def test_who_may_ask_for_a_standin() -> None:
    table = started()
    with refused("not_absent"):
        ask_standin(table, 0, 1, "greedy", NOW, False)
    entry = ask_standin(table, 0, 1, "greedy", NOW, True)
    assert entry is not None
    assert (entry.kind, entry.seat, entry.bot, entry.cause) == ("standin", 1, "greedy", "absent")
    assert ask_standin(table, 0, 1, "greedy", NOW, True) is None
    with refused("not_your_seat"):
        ask_standin(table, 0, 1, None, NOW, False)
    assert ask_standin(table, 1, 1, None, NOW, False) is not None
    assert ask_standin(table, 1, 1, None, NOW, False) is None
    own = ask_standin(table, 1, 1, "random", NOW, False)
    assert own is not None
    assert own.cause == "asked"
    with pytest.raises(palier.PalierError):
        ask_standin(table, 1, 1, "hal", NOW, False)


def test_nobody_plays_by_hand_while_a_bot_stands_in() -> None:
    table = started()
    acting = table.to_act[0]
    stand_in(table, acting, "greedy", "asked", NOW)
    action = table.playing.legal(acting)[0].text
    with refused("standing_in"):
        play(table, acting, action, entropy_chance, NOW)
    entry, _ = play(table, acting, action, entropy_chance, NOW, bot="greedy")
    assert entry.bot == "greedy"


def test_leaving_after_the_start_lets_a_bot_play_on() -> None:
    table = started()
    entry = leave(table, 1, "greedy", NOW)
    assert entry is not None
    assert entry.cause == "left"
    assert leave(table, 1, "greedy", NOW) is None
    assert table.info().seats[1].standin == "greedy"


# Once more


def test_a_rematch_keeps_people_and_bots_and_rotates_the_start() -> None:
    table = waiting(3, bots=[BotSeat(2, "greedy")])
    claim(table, 0, "Ann", NOW)
    claim(table, 1, "Bob", NOW)
    start_when_full(table, entropy_chance, NOW)
    with refused("not_over"):
        rematch(table, "bbbbbbbbbb", NOW)
    while table.to_act:
        seat = table.to_act[0]
        legal = table.playing.legal(seat)
        play(table, seat, legal[table.version * 7 % len(legal)].text, entropy_chance, NOW, bot="x")
    new = rematch(table, "bbbbbbbbbb", NOW)
    assert table.rematch == "bbbbbbbbbb"
    assert [(seat.name, seat.bot, seat.reserved) for seat in new.info().seats] == [
        ("Bob", None, True),
        (None, "greedy", False),
        ("Ann", None, True),
    ]
    with refused("seat_taken"):
        claim(new, 0, "Eve", NOW)
    place, keys = follow(table, 0, new, NOW)
    assert (place, seat_of(new, keys.secret), new.host) == (2, 2, 2)
    # The answer may have been lost, or another device of hers follows too: either finds the seat.
    again, other = follow(table, 0, new, NOW)
    assert again == 2
    assert [seat_of(new, secret) for secret in (*keys, *other)] == [2] * 4
    put_bot(new, 2, 0, "random")
    with refused("seat_taken"):
        follow(table, 1, new, NOW)
    with refused("not_your_seat"):
        follow(new, 0, table, NOW)
    assert start_when_full(new, entropy_chance, NOW)


def test_a_rematch_has_the_options_that_the_game_derives_from_the_last_match() -> None:
    """In Les Colocs the winner chooses a job next time and the deal passes on: both told by where people then sit."""
    options: dict[str, bool | int | str] = {"dealer": 2, "evictions": "each"}
    table = make(MakeTable(game="les_colocs", players=3, options=options), "abcdefghjk", NOW)
    for seat in range(3):
        claim(table, seat, f"seat {seat}", NOW)
    assert start_when_full(table, lambda: SeededChance(3), NOW)
    while table.to_act:
        seat = table.to_act[0]
        legal = table.playing.legal(seat)
        play(table, seat, legal[table.version * 7 % len(legal)].text, entropy_chance, NOW, bot="x")
    assert table.playing.outcome is not None
    (winner,) = table.playing.outcome.winners
    new = rematch(table, "bbbbbbbbbb", NOW)
    # Everybody sits one seat further on, so that the next dealer has the place of the last.
    assert new.options == {**table.options, "previous_winner": (winner - 1) % 3 + 1, "dealer": 2}
    for seat in range(3):
        follow(table, seat, new, NOW)
    assert start_when_full(new, lambda: SeededChance(4), NOW)
    assert new.to_act == ((winner - 1) % 3,)


def test_chat_is_numbered_and_cleaned() -> None:
    table = started()
    line = say(table, 1, "  bien\x07  joué  ", "a", NOW)
    assert (line.number, line.text, line.name) == (1, "bien joué", "seat 1")
    with refused("bad_request"):
        say(table, 1, "\x00", "b", NOW)
    for number in range(150):
        say(table, 0, "x", f"c{number}", NOW)
    assert len(table.chat) == 100
    assert table.chat[-1].number == 151


# Growth


def test_whoever_takes_back_for_ever_must_play_on_some_day() -> None:
    table = started(no_cards=True)
    table.take_backs_most = 3
    acting = table.to_act[0]
    play_first(table)
    for number in range(3):
        play_first(table)
        assert table.can_undo(acting)
        undo(table, acting, NOW, f"{number}")
    play_first(table)
    assert not table.can_undo(acting)
    with refused("undo_spent"):
        undo(table, acting, NOW, "once too often")
    # Going on is always possible, and when something has become final there is a new allowance.
    while table.to_act == (acting,):
        play_first(table)
    other = table.to_act[0]
    assert not table.can_undo(acting)
    play_first(table)
    assert table.can_undo(other)
    undo(table, other, NOW, "the other's first")


def test_two_seats_do_not_renew_each_others_allowance() -> None:
    """Where all act at once, one person with two seats could go on for ever otherwise."""
    table = make(MakeTable(game="home_staging", players=2), "abcdefghjk", NOW)
    for seat in range(2):
        claim(table, seat, f"seat {seat}", NOW)
    assert start_when_full(table, lambda: SeededChance(5), NOW)
    while table.to_act != (0, 1):
        play_first(table)
    table.take_backs_most = 4
    taken_back = 0
    for number in range(100):
        seat = number % 2
        play(table, seat, table.playing.legal(seat)[0].text, entropy_chance, NOW)
        if not table.can_undo(seat):
            break
        undo(table, seat, NOW, f"{number}")
        taken_back += 1
    assert taken_back == 8


def test_a_restart_does_not_renew_the_allowance() -> None:
    table = started(no_cards=True)
    acting = table.to_act[0]
    table.take_backs_most = 2
    for number in range(2):
        play_first(table)
        undo(table, acting, NOW, f"{number}")
    play_first(table)
    again = table.from_the_start()
    for entry in table.entries:
        again.relive(entry)
    assert not again.can_undo(acting)
    assert again.taken_back == {acting: 2}

"""Whole games of RoomShare, played in the page by people who click what is lit."""

from collections.abc import Sequence

from playwright.sync_api import Browser

import palier
from tests.browser.driver import Player, check_board, final_scores, play
from tests.browser.people import Person
from tests.browser.wire import check_secrecy, record_of
from tests.server.process import ServerProcess


def check_end(server: ServerProcess, table: str, people: Sequence[Person]) -> palier.Record:
    """Everybody is shown the scores that the record leads to."""
    record = record_of(server, table)
    outcome = palier.replay(record).outcome
    assert outcome is not None
    for person in people:
        person.sees("result")
        assert final_scores(person.page) == list(outcome.scores)
        check_board(person)
        assert person.refusals == []
    return record


def test_two_people_and_a_bot_before_a_spectator(browser: Browser, server: ServerProcess) -> None:
    """With the royal suite and a chosen set-up; nobody is told anybody else's cards."""
    with (
        Person(browser, server, "Ann") as ann,
        Person(browser, server, "Bob") as bob,
        Person(browser, server, "Eve") as eve,
    ):
        options: dict[str, bool | str] = {"royal_suite": True, "royal_suite_replaces": "suite", "chosen_setup": True}
        table = ann.set_table(3, {2: "greedy"}, options)
        eve.go(f"/t/{table}")
        eve.sees("claim-1")
        bob.sit(table, 1)
        eve.sees("board")

        play([Player(ann, 0), Player(bob, 1)])
        record = check_end(server, table, [ann, bob, eve])
        assert record.options["royal_suite"] is True
        assert record.options["royal_suite_replaces"] == "suite"
        assert record.options["chosen_setup"] is True
        assert eve.see("hand").count() == 0
        assert ann.see("hand").count() == 1
        for viewer, person in ((None, eve), (0, ann), (1, bob)):
            others = [other for other in (ann, bob) if other is not person]
            check_secrecy(person, viewer, record, others)


def test_two_people_without_cards_and_then_again(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob", lang="fr") as bob:
        table = ann.set_table(2, options={"no_cards": True})
        bob.sit(table, 1)
        play([Player(ann, 0), Player(bob, 1)])
        record = check_end(server, table, [ann, bob])
        assert record.options["no_cards"] is True

        ann.press("rematch")
        ann.page.wait_for_url(lambda address: table not in address)
        again = ann.table
        ann.sees("waiting")
        bob.press("rematch")
        bob.page.wait_for_url(f"**/t/{again}")
        # Before that the last that Ann heard may still be of the match before.
        ann.sees("board")
        players = [Player(ann, ann_seat := ann.position["seat"]), Player(bob, 1 - ann_seat)]
        assert [seat["name"] for seat in ann.position["table"]["seats"]][ann_seat] == "Ann"
        play(players, until=lambda player, look: player.person is bob)
        play(players, until=lambda player, look: player.person is ann)


def test_two_people_and_two_bots(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob") as bob:
        table = ann.set_table(4, {1: "greedy", 3: "random"}, {"renovation": True})
        bob.sit(table, 2)
        play([Player(ann, 0), Player(bob, 2)])
        record = check_end(server, table, [ann, bob])
        assert record.options["renovation"] is True


def test_the_calculator_sits_down_where_nothing_is_hidden(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann") as ann:
        ann.go("/?new=roomshare")
        ann.see("players-2").check()
        seat = ann.see("seat-1")
        calculator = seat.locator("option[value='bot:alphabeta']")
        assert calculator.count() == 0
        ann.see("option-no_cards").check()
        seat.select_option("bot:alphabeta")
        ann.sees("bot-help-1")
        # It leaves with the option that let it in.
        ann.see("option-no_cards").uncheck()
        ann.misses("bot-help-1")
        assert calculator.count() == 0
        table = ann.set_table(2, {1: "alphabeta"}, {"no_cards": True})
        play([Player(ann, 0)])
        check_end(server, table, [ann])

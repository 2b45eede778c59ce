"""Wucherer in the page: whole games by people who click what is lit, and what it looks like to axe."""

from playwright.sync_api import Browser

import palier
from tests.browser.landlords import REACTIONS, Landlord, check_street, final_money, play
from tests.browser.people import PHONE, Person
from tests.browser.site import axe_script
from tests.browser.test_axe import audit
from tests.browser.wire import record_of
from tests.server.process import ServerProcess

USUAL = {"turn", "storey", "flat", "rent"}
MATCHES = 4
"""Tables have luck of their own: now and then a match goes by without anything to answer, hardly ever four."""


def test_two_people_and_two_bots(browser: Browser, server: ServerProcess) -> None:
    """To the end, with everything that is answered out of turn; one of the two plays on a phone, in French."""
    with (
        Person(browser, server, "Ann") as ann,
        Person(browser, server, "Bob", size=PHONE, touch=True, lang="fr") as bob,
    ):
        asked: set[str] = set()
        for _ in range(MATCHES):
            table = ann.set_table(4, {1: "greedy", 3: "random"}, game="wucherer")
            bob.sit(table, 2)
            players = [Landlord(ann, 0), Landlord(bob, 2)]
            play(players)
            outcome = palier.replay(record_of(server, table)).outcome
            assert outcome is not None
            for person in (ann, bob):
                person.sees("result")
                assert final_money(person.page) == list(outcome.scores)
                check_street(person)
                assert person.refusals == []
            asked |= players[0].asked | players[1].asked
            if asked >= USUAL and asked & set(REACTIONS):
                return
        raise AssertionError(f"in {MATCHES} matches only this was asked: {asked}")


def test_axe(browser: Browser, server: ServerProcess) -> None:
    found: list[str] = []
    with Person(browser, server, scripts=(axe_script(),)) as ann:
        ann.set_table(3, {1: "greedy", 2: "random"}, {"extension": True}, game="wucherer")
        player = Landlord(ann, 0, seed=2)
        play([player], until=lambda _, look: look.ask == "rent")
        found += audit(ann.page, "rent")
        play([player], until=lambda _, look: look.ask in ("flat", "occupant", "house"))
        found += audit(ann.page, "lit places")
        play([player], until=lambda player, look: look.ask == "turn" and player.view["turn"] > 12)
        ann.see("card-roof").or_(ann.page.locator(".card")).first.focus()
        found += audit(ann.page, "turn")
    assert found == []

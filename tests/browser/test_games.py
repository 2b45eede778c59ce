"""Whole games of RoomShare, played in the page by people who click what is lit."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.driver import Player, final_scores, play
from tests.browser.people import Person
from tests.server.process import ServerProcess
import httpx
import palier


def test_x(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob") as bob:
        table = ann.set_table(3, bots={2: "greedy"}, options={"royal_suite": True, "royal_suite_replaces": "suite", "chosen_setup": True})
        bob.sit(table, 1)
        play([Player(ann, 0), Player(bob, 1)])
        record = palier.Record.from_json(httpx.get(f"{server.address}/api/tables/{table}/record").text)
        outcome = palier.replay(record).outcome
        assert outcome is not None
        for person in (ann, bob):
            person.sees("result")
            assert final_scores(person.page) == list(outcome.scores)
            assert person.refusals == []

"""Alone against bots, on a phone, with the limits that everybody has."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import palier
from tests.browser.driver import Player, final_scores, play
from tests.browser.people import PHONE, Person
from tests.browser.site import serve
from tests.browser.wire import first_heard, record_of, updates_of
from tests.server.process import ServerProcess


@pytest.fixture
def server(built_page: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    with serve(tmp_path / "site", built_page, limited=True) as running:
        yield running


def test_one_touch_begins_a_game_and_a_reload_loses_nothing(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, size=PHONE, touch=True) as ann:
        ann.go("/")
        ann.press("play-now")
        table = ann.table
        player = Player(ann, 0)

        play([player], until=lambda _, look: look.ask == "place")
        before = player.look()
        version = ann.version
        ann.page.reload()
        after = player.wait()
        assert (after.ask, after.flats) == (before.ask, before.flats)
        assert ann.version == version

        play([player])
        record = record_of(server, table)
        outcome = palier.replay(record).outcome
        assert outcome is not None
        assert final_scores(ann.page) == list(outcome.scores)
        assert ann.refusals == []
        versions = list(range(first_heard(ann) + 1, len(record.steps) + 1))
        assert [update["version"] for update in updates_of(ann)] == versions

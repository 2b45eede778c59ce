"""A mission made in the page, shared, and played; the mission of the day."""

from datetime import UTC, datetime, timedelta
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from palier.games.home_staging.mission import MISSION_IDS
from palier.text import Texts
from tests.browser.people import PHONE, Person
from tests.browser.site import axe_script
from tests.browser.stager import Stager, play
from tests.browser.test_axe import audit
from tests.server.process import ServerProcess


def test_made_shared_and_played(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann") as ann, Person(browser, server, "Bob") as bob:
        ann.go("/?new=home_staging")
        ann.press("editor")
        verdict = ann.see("verdict")
        expect(verdict).to_contain_text("name")
        ann.see("mission-title").fill("Two rooms by the lake")
        expect(verdict).to_have_attribute("data-fine", "true")
        brush = Stager(ann, 0)
        # An island that is no part of the house, and then its bridge.
        ann.press("brush-floor")
        brush.paint("N6", "N7")
        expect(verdict).to_contain_text("hang together")
        brush.paint("M6")
        expect(verdict).to_have_attribute("data-fine", "true")
        ann.press("brush-lake")
        brush.paint("B5", "B6", "B7", "B8")
        ann.see("new-bonus").select_option("view")
        ann.press("add-bonus")
        expect(verdict).to_contain_text("view")
        ann.page.get_by_label("Scenery").select_option("W")
        expect(verdict).to_have_attribute("data-fine", "true")

        ann.press("share-mission")
        link = ann.see("mission-link").input_value()
        bob.go(link.removeprefix(server.address))
        expect(bob.see("mission-title")).to_have_value("Two rooms by the lake")
        expect(bob.see("verdict")).to_have_attribute("data-fine", "true")

        with ann.page.expect_download() as saved:
            ann.press("save-mission")
        bob.see("start-from").select_option("m03_horloger")
        expect(bob.see("mission-title")).to_have_value("The clockmaker in the arcade")
        expect(bob.see("verdict")).to_have_attribute("data-fine", "true")
        bob.see("open-mission").set_input_files(saved.value.path())
        expect(bob.see("mission-title")).to_have_value("Two rooms by the lake")

        ann.press("play-mission")
        ann.sees("paper")
        expect(ann.see("mission-name")).to_have_text("Two rooms by the lake")
        play([Stager(ann, 0)])
        ann.sees("result")
        assert ann.position["view"]["mission_data"]["map"][5][13] == "."
        assert ann.refusals == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_mission_of_the_box_may_be_started_from(
    browser: Browser, server: ServerProcess, lang: Literal["fr", "en"]
) -> None:
    said = Texts(lang, "home_staging")
    with Person(browser, server, "Ann", lang=lang) as ann:
        ann.go("/edit/home_staging")
        for mission_id in MISSION_IDS:
            ann.see("start-from").select_option(mission_id)
            expect(ann.see("mission-title")).to_have_value(said.say(f"mission-{mission_id}"))
            expect(ann.see("verdict")).to_have_attribute("data-fine", "true")
        ann.press("play-mission")
        ann.sees("paper")
        assert ann.refusals == []


def test_mission_of_the_day(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, "Ann", size=PHONE) as ann:
        ann.go("/?new=home_staging")
        ann.press("daily")
        ann.sees("paper")
        # The day is the browser's: somewhere on earth it is a day before or after.
        now = datetime.now(UTC)
        days = [(now + timedelta(days=days)).date().isoformat() for days in (-1, 0, 1)]
        assert ann.position["view"]["daily"] in days
        assert ann.position["view"]["players"] == 1


def test_axe(browser: Browser, server: ServerProcess) -> None:
    with Person(browser, server, scripts=(axe_script(),)) as ann:
        ann.go("/edit/home_staging")
        ann.sees("mission-editor")
        ann.press("add-bonus")
        expect(ann.see("verdict")).not_to_have_text("Checking…")
        found = audit(ann.page, "editor")
    assert found == []

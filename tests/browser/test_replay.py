"""A finished match by its address, step by step; its record as a file, down and up."""

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

import palier
from palier.text import Texts
from tests.browser.driver import number_of
from tests.browser.people import SECONDS, Notices, Person
from tests.browser.site import finished_record
from tests.server.process import ServerProcess


def test_record_goes_up_is_looked_at_and_comes_down_again(
    browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    record = finished_record()
    file = tmp_path / "record.json"
    file.write_text(record.to_json())
    steps = len(record.steps)
    with Person(browser, server) as ann:
        ann.go("/")
        ann.see("upload").set_input_files(file)
        ann.page.wait_for_url("**/replay/0")
        table = ann.table

        with ann.page.expect_download() as download:
            ann.press("download")
        assert json.loads(Path(download.value.path()).read_text()) == json.loads(record.to_json())

        ann.go(f"/t/{table}/replay/5")
        scrubber = ann.see("scrubber")
        expect(scrubber).to_have_value("5")
        expect(scrubber).to_have_attribute("max", str(steps))
        check_step(ann, record, 5)
        ann.press("replay-next")
        ann.page.wait_for_url("**/replay/6")
        check_step(ann, record, 6)
        scrubber.fill(str(steps // 2))
        ann.page.wait_for_url(f"**/replay/{steps // 2}")
        check_step(ann, record, steps // 2)
        ann.press("replay-last")
        ann.page.wait_for_url(f"**/replay/{steps}")
        check_step(ann, record, steps)
        ann.press("replay-first")
        ann.page.wait_for_url("**/replay/0")
        check_step(ann, record, 0)


def check_step(person: Person, record: palier.Record, step: int) -> None:
    """Scores, and all hands open, as the record leads to them."""
    match = palier.replay(record, step)
    scores = match.view(None)["scores"]
    shown = [person.see(f"score-{seat}").locator(".number").inner_text() for seat in range(record.players)]
    assert [number_of(text) for text in shown] == scores
    hands = person.see("open-hands").locator("> li").all()
    assert len(hands) == record.players
    texts = Texts("en", record.game)
    for seat, hand in enumerate(hands):
        held = [texts.word("card", card) for card, count in match.view(seat)["hand"].items() for _ in range(count)]
        assert sorted(hand.get_by_role("button").all_inner_texts()) == sorted(held)


@pytest.mark.parametrize("body", ["not a record", "{}"])
def test_what_is_no_record_is_refused_in_a_sentence(
    browser: Browser, server: ServerProcess, tmp_path: Path, body: str
) -> None:
    file = tmp_path / "record.json"
    file.write_text(body)
    before = httpx.get(f"{server.address}/api/tables", timeout=SECONDS).json()
    with Person(browser, server, refused=True) as ann:
        ann.go("/")
        notices = Notices(ann.page)
        ann.see("upload").set_input_files(file)
        notices.wait_for(selector=".wrong")
        assert ann.page.url == f"{server.address}/"
    assert httpx.get(f"{server.address}/api/tables", timeout=SECONDS).json() == before

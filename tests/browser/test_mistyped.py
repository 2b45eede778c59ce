"""Addresses that somebody mistyped: the page says so in their language, and leads home."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, Person
from tests.server.process import ServerProcess

NOWHERE = {"fr": "Cette adresse ne mène à aucune porte.", "en": "This address leads to no door."}
NO_TABLE = {"fr": "Cette table n’existe pas.", "en": "There is no such table."}
HOME = {"fr": "Retour au palier", "en": "Back to the landing"}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_mistyped_address_is_told_and_leads_home(
    browser: Browser, server: ServerProcess, lang: Literal["fr", "en"]
) -> None:
    with Person(browser, server, size=PHONE, lang=lang, refused=True) as ann:
        for path, said in (
            ("/nowhere/at/all", NOWHERE),
            ("/rules/chess", NOWHERE),
            ("/t/xyz", NO_TABLE),
            ("/t/xyz/replay/3", NO_TABLE),
        ):
            answer = ann.page.goto(path)
            assert answer is not None
            assert answer.status == 404
            main = ann.page.locator("main")
            expect(main).to_contain_text(said[lang])
            main.get_by_role("link", name=HOME[lang]).click()
            expect(ann.page).to_have_url(f"{server.address}/")

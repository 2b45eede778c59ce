"""Home Staging in the page: a whole mission at once, walls badly and well drawn, the joker, what cannot be reached."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

import palier
from tests.browser.people import PHONE, Person
from tests.browser.prepared import Prepared, Step, prepare
from tests.browser.site import axe_script
from tests.browser.stager import DRAWN, Stager, play
from tests.browser.test_axe import audit
from tests.browser.wire import record_of
from tests.server.process import ServerProcess

MISSION = {"mission": "m00_odette"}


def kitchen() -> Prepared:
    """Ann has drawn a counter and a fridge, and is asked for the walls of her kitchen."""
    steps: list[Step] = ["room 1", ("card 1", [0]), "tokens 0 1", "place comptoir_droit_de_cuisine E7 r3", "ready"]
    steps += [("card 3", [0]), "tokens 0 1", "place frigo_americain E5 r3", ("ready", [0]), "tokens 1 0", "ready"]
    return prepare("home_staging", ["Ann"], [], steps, MISSION)


def corner() -> Prepared:
    """Ann is about to draw a corner kitchen that is not its own mirror image."""
    return prepare("home_staging", ["Ann"], [], ["room 1", ("card 1", [1]), "tokens 0 1"], MISSION)


def cut_off() -> list[Step]:
    """Until Ann settles her front door: her living room has furniture and no way in."""
    match = palier.new_match("home_staging", 1, 1, dict(MISSION))
    random = Random(1)
    while (asked := match.view(0)["asked"])["ask"] != "finish":
        legal = [action.text for action in match.legal(0)]
        places = [text for text in legal if text.startswith("place") and not text.endswith(" m")]
        places = [text for text in places if text.split()[1] in asked.get("pieces", [])]
        closings = [text for text in legal if text.startswith("close")]
        match.play(0, random.choice(places) if places else (closings or legal)[0])
    return [(step.text, step.outcomes) for step in match.log.steps]


@pytest.fixture(scope="module")
def tables() -> dict[str, Prepared]:
    steps = cut_off()
    laid = {name: kitchen() for name in ("kitchen", "walls", "axe walls")}
    laid |= {name: prepare("home_staging", ["Ann"], [], steps, MISSION) for name in ("cut off", "axe end")}
    return laid | {name: corner() for name in ("mirror", "keys", "touch", "drag", "axe")}


def seated(person: Person, table: Prepared) -> Stager:
    person.go(table.link(0))
    person.sees("paper")
    person.page.wait_for_function("() => document.querySelector('[data-testid=prompt]')?.dataset.mine === 'true'")
    return Stager(person, 0)


def test_three_people_draw_a_mission_at_once(browser: Browser, server: ServerProcess) -> None:
    with (
        Person(browser, server, "Ann") as ann,
        Person(browser, server, "Bob", dark=True) as bob,
        Person(browser, server, "Cid", lang="fr") as cid,
    ):
        table = ann.set_table(3, options={"mission": "m00_odette"}, game="home_staging")
        bob.sit(table, 1)
        cid.sit(table, 2)
        people = [ann, bob, cid]
        for person in people:
            person.sees("paper")
        play([Stager(person, seat) for seat, person in enumerate(people)])
        record = record_of(server, table)
        outcome = palier.replay(record).outcome
        assert outcome is not None
        for seat, person in enumerate(people):
            for other in range(3):
                shown = person.see(f"final-{other}").inner_text().replace("−", "-")
                assert int(shown.split()[0]) == outcome.scores[other]
            assert person.page.locator(DRAWN).count() == len(Stager(person, seat).plan["pieces"])
            assert person.refusals == []
        # Nobody was told what somebody else was drawing before all were ready.
        for message in bob.heard:
            for event in message.data.get("events", []):
                if event["event"] == "drew" and event["seat"] != 1:
                    assert "piece" not in event


def test_walls_badly_then_well_drawn(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    with Person(browser, server) as ann:
        stager = seated(ann, tables["walls"])
        why = ann.see("why")
        ann.press("clear-outline")
        stager.paint("I6", "I7", "J7")
        expect(why).to_have_text("The outline keeps no piece of this room.")
        expect(ann.see("close-room")).to_be_disabled()
        ann.press("clear-outline")
        # Around the fridge alone: the counter would be lost, and that is said and shown before anything is final.
        stager.paint("E5", "E6", "F6", "F5")
        ann.press("tool-door")
        stager.click(6, 5.5)
        expect(why).to_contain_text("Straight kitchen counter")
        assert ann.page.locator(f"{DRAWN}[data-lost]").evaluate_all("all => all.map((one) => one.dataset.piece)") == [
            "comptoir_droit_de_cuisine"
        ]
        expect(ann.see("close-room")).to_be_enabled()
        ann.press("tool-outline")
        stager.paint("E7", "E8", "E9", "F9", "F8", "F7")
        expect(why).to_contain_text("nothing lost")
        expect(ann.page.locator(f"{DRAWN}[data-lost]")).to_have_count(0)
        stager.press("close-room")
        assert stager.plan["rooms"][0] == {"cells": "E5-F9", "door": "W:G6"}
        assert [piece["void"] for piece in stager.plan["pieces"]] == [False, False]
        assert ann.refusals == []


def test_proposed_walls_are_taken_as_they_are(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    with Person(browser, server) as ann:
        stager = seated(ann, tables["kitchen"])
        proposed = stager.view["proposed"]
        stager.press("close-room")
        plays = [message.data for message in ann.said if message.data["type"] == "play"]
        assert plays[-1]["action"] == proposed
        assert stager.plan["rooms"][0] is not None


def test_joker_mirrors_a_piece(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    with Person(browser, server) as ann:
        stager = seated(ann, tables["mirror"])
        mirrored = [text for text in stager.legal if text.endswith("r0 m")]
        assert mirrored
        stager.draw(mirrored[0])
        assert stager.plan["pieces"][0]["at"] == mirrored[0].removeprefix("place ")
        assert stager.plan["joker"] is False
        expect(ann.see("joker")).to_have_text("joker played")
        stager.press("erase")
        assert stager.plan["pieces"] == []
        expect(ann.see("joker")).to_have_text("joker left")


def test_pulled_off_the_card(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    with Person(browser, server) as ann:
        stager = seated(ann, tables["drag"])
        version = ann.version
        ann.page.locator("[data-testid=tray] [data-piece=cuisine_en_coin_fleurie]").hover(position={"x": 30, "y": 30})
        ann.page.mouse.down()
        # E5 is the corner of the house; the drawing is three squares wide and two high.
        ann.page.mouse.move(*stager.point(5, 6), steps=4)
        ann.page.mouse.move(*stager.point(5.5, 5))
        ann.page.mouse.up()
        ann.wait_past(version)
        assert stager.plan["pieces"][0]["at"] == "cuisine_en_coin_fleurie E5 r0"


def test_drawn_with_keys_alone(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    with Person(browser, server) as ann:
        stager = seated(ann, tables["keys"])
        ann.see("paper").focus()
        ann.page.keyboard.press("r")
        ann.page.keyboard.press("n")
        expect(ann.see("said")).to_contain_text(": possible")
        version = ann.version
        ann.page.keyboard.press("Enter")
        ann.wait_past(version)
        assert stager.plan["pieces"][0]["at"].endswith(" r1")
        assert ann.refusals == []


def test_drawn_with_a_finger(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    """A first touch shows where it would lie, the button draws it."""
    with Person(browser, server, size=PHONE, touch=True) as ann:
        stager = seated(ann, tables["touch"])
        stager.click(5.5, 5)
        expect(ann.see("confirm")).to_be_enabled()
        assert stager.plan["pieces"] == []
        stager.press("confirm")
        assert stager.plan["pieces"][0]["at"] == "cuisine_en_coin_fleurie E5 r0"


def test_what_cannot_be_reached_scores_nothing(
    browser: Browser, server: ServerProcess, tables: dict[str, Prepared]
) -> None:
    with Person(browser, server) as ann:
        stager = seated(ann, tables["cut off"])
        stager.press("ready")
        ann.sees("result")
        lost = [piece for piece in stager.plan["pieces"] if not piece["void"] and not piece["accessible"]]
        assert {piece["room"] for piece in lost} == {2}
        assert all(piece["points"] == 0 for piece in lost)
        shown = ann.page.locator(f"{DRAWN}[data-lost]").evaluate_all("all => all.map((one) => one.dataset.piece)")
        assert set(shown) >= {piece["piece"] for piece in lost}
        row = ann.see("result").locator("tbody tr").nth(2)
        assert row.locator("td").inner_text() == "0"
        with ann.page.expect_download() as saved:
            ann.press("save-svg-0")
        drawing = saved.value.path().read_text(encoding="utf-8")
        assert drawing.startswith("<svg")
        assert "Granny Odette" in drawing
        with ann.page.expect_download() as saved:
            ann.press("save-png-0")
        assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_axe(browser: Browser, server: ServerProcess, tables: dict[str, Prepared]) -> None:
    found: list[str] = []
    with Person(browser, server, scripts=(axe_script(),)) as ann:
        seated(ann, tables["axe"])
        found += audit(ann.page, "drawing")
        ann.go("/?new=home_staging")
        ann.sees("daily")
        found += audit(ann.page, "new table")
        seated(ann, tables["axe walls"])
        found += audit(ann.page, "walls", (PHONE,))
        seated(ann, tables["axe end"]).press("ready")
        ann.sees("result")
        found += audit(ann.page, "result")
    assert found == []

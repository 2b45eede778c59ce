"""What a seat does in secret is told to nobody else: neither live, nor in the log, nor when it is taken back."""

import json
from typing import Any

import msgspec

from palier.server.seen import log, updates
from palier.server.slices import at_once
from palier.server.table import Entry, Table
from tests.browser.prepared import NOW, prepare
from tests.browser.roommates import dealt, drawing

HANDS = (
    "sieste pizza cd figurine biere",
    "alarme_de_voiture tele_match concert piercing bong",
    "jeux_video dehors rupture petard tatouage",
)
JOBS = ("job_campus", "technicien_hotline", "serveur")
SEATS = (None, 0, 1, 2)


def told_log(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    told = msgspec.json.encode(at_once(log(table, viewer, 0, table.version, 1000)))
    entries: list[dict[str, Any]] = msgspec.json.decode(told)["entries"]
    return entries


def test_a_basket_is_secret_until_it_is_announced() -> None:
    table = prepare("les_colocs", ("Ann", "Bob", "Cid"), dealt(0, JOBS, HANDS), [drawing("champis"), "end"]).table
    entry = Entry(table.version + 1, "action", 0, NOW, None, "shop pizza", ())
    told = dict(updates(table, SEATS, entry, table.relive(entry)))
    assert {viewer: update.action for viewer, update in told.items()} == {
        None: None,
        0: "shop pizza",
        1: None,
        2: None,
    }
    for viewer in (None, 1, 2):
        lines = json.dumps([line["action"] for line in told_log(table, viewer)])
        assert "pizza" not in lines
        assert "draw" in lines

    back = Entry(table.version + 1, "undo", 0, NOW, None, "shop pizza", ())
    told = dict(updates(table, SEATS, back, table.relive(back)))
    assert [told[viewer].action for viewer in SEATS] == [None, "shop pizza", None, None]


def test_an_answer_is_secret_even_when_it_is_the_last_and_not_the_one_that_counts() -> None:
    steps = [drawing("champis"), "end", "act sieste"]
    table = prepare("les_colocs", ("Ann", "Bob", "Cid"), dealt(0, JOBS, HANDS), steps).table
    for seat, action in ((1, "play alarme_de_voiture"), (2, "pass")):
        entry = Entry(table.version + 1, "action", seat, NOW, None, action, ())
        told = dict(updates(table, SEATS, entry, table.relive(entry)))
        assert [told[viewer].action for viewer in SEATS] == [action if viewer == seat else None for viewer in SEATS]
    # What came of it is told by an event.
    assert told[0].events[0]["event"] == "answered"

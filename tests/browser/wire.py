"""What a viewer was told, held against what it may know."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

import httpx

import palier
from palier.games.roomshare.actions import CARD_NAMES
from tests.browser.people import SECONDS, Person
from tests.server.process import ServerProcess

# Questions and options are named like cards, and open to all: a card is on the table when its details are asked.
OPEN = ("action", "asked", "discard", "options", "played")
NAMED = re.compile(rf"(?<![\w-])({'|'.join(CARD_NAMES)})(?![\w-])")
NEVER = ("chance", "deck", "hands", "outcomes", "private", "secret", "seed", "setup")


def record_of(server: ServerProcess, table: str) -> palier.Record:
    answer = httpx.get(f"{server.address}/api/tables/{table}/record", timeout=SECONDS)
    assert answer.status_code == 200, answer.text
    return palier.Record.from_json(answer.text)


def entries_of(server: ServerProcess, table: str) -> list[dict[str, Any]]:
    """The table's log, as a spectator may read it."""
    answer = httpx.get(f"{server.address}/api/tables/{table}/log", timeout=SECONDS)
    assert answer.status_code == 200, answer.text
    entries: list[dict[str, Any]] = answer.json()["entries"]
    return entries


def first_heard(person: Person) -> int:
    """The version of the first position told whole: a bot may have begun before anybody listened."""
    version: int = next(message.data["version"] for message in person.heard if message.data["type"] == "hello")
    return version


def updates_of(person: Person) -> list[dict[str, Any]]:
    """Every update that came, by itself or as one that was missed."""
    found: list[dict[str, Any]] = []
    for message in person.heard:
        found += message.data.get("missed", [])
        if message.data["type"] == "update":
            found.append(message.data)
    return found


def secrets_in(value: object, viewer: int | None) -> Iterator[str]:
    """Every mention of a card where this viewer should find none; hidden things have no place at all."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key in NEVER or key in CARD_NAMES:
                yield f"{key}: {item}"
            elif key == "hand":
                if viewer is None or value["seat"] != viewer:
                    yield f"the hand {item}"
            elif key == "card":
                if value["event"] not in ("played", "discarded") and value["seat"] != viewer:
                    yield f"the card {item} in {value['event']}"
            elif key == "legal":
                if item and viewer is None:
                    yield f"legal actions {item}"
            elif key not in OPEN:
                yield from secrets_in(item, viewer)
    elif isinstance(value, list):
        for item in value:
            yield from secrets_in(item, viewer)
    elif isinstance(value, str):
        if NAMED.search(value):
            yield value


def told_about_tables(person: Person) -> list[str]:
    """The bodies that HTTP brought about tables while they were played."""
    return [
        answer.text()
        for answer in person.answers
        if "/api/tables" in answer.url and not answer.url.split("?")[0].endswith(("/record", "/replay"))
    ]


def views_of(record: palier.Record, viewer: int | None) -> list[dict[int | None, dict[str, Any]]]:
    """What a spectator and this viewer may see, after each action."""
    match = palier.replay(record, 0)
    views = [{seat: match.view(seat) for seat in {None, viewer}}]
    for step in record.steps:
        match.chance = palier.RecordedChance(step.outcomes)
        match.play(step.seat, step.text)
        views.append({seat: match.view(seat) for seat in {None, viewer}})
    return views


def keys_of(person: Person) -> list[str]:
    """What opens this person's seat, as it came with the resume link."""
    given = [json.loads(body).get("resume") for body in told_about_tables(person) if body.startswith("{")]
    return [link.split("#")[1] for link in given if link]


def check_secrecy(person: Person, viewer: int | None, record: palier.Record, others: Sequence[Person]) -> None:
    """Nothing that came over this wire tells more than the seat may know, and each position is the replayed one."""
    texts = [*told_about_tables(person), *(message.raw for message in person.heard)]
    found = [secret for text in texts for secret in secrets_in(json.loads(text), viewer)]
    assert not found, found
    for other in others:
        assert len(keys_of(other)) == 1
        assert not [text for text in texts for key in keys_of(other) if key in text]

    # Whoever has just sat down may still be told what a spectator sees.
    views = views_of(record, viewer)
    positions = updates_of(person) + [one.data for one in person.heard if one.data["type"] == "hello"]
    for position in positions:
        view = position["view"]
        if view is not None:
            assert view == views[position["version"]][view["seat"]], position
    # Nothing was skipped either: otherwise little was looked at.
    assert {position["version"] for position in positions} == set(range(len(views)))

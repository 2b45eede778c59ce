"""The schema that the page's types are made from, and the texts."""

import json
import subprocess
import sys

import httpx
import msgspec
import pytest

import palier
from palier.engine.errors import PalierError
from palier.server import protocol
from palier.server.refusals import STATUS, Refusal
from palier.server.schema import schema
from palier.server.texts import language_of, sentence
from tests.server.material import RECORDS
from tests.server.process import PATIENCE, ROOT, ServerProcess


def test_the_schema_prints_and_holds_every_message() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "palier.server.schema"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = json.loads(printed.stdout)
    assert found == json.loads(json.dumps(schema()))
    definitions = found["$defs"]
    for name in (
        "ClientMessage",
        "ServerMessage",
        "TableInfo",
        "Seated",
        "Update",
        "RoomshareView",
        "RoomshareFlatSeen",
        "LesColocsSeatSeen",
        "WuchererFlatSeen",
        "HomeStagingView",
    ):
        assert name in definitions
    kinds = {
        definitions[one["$ref"].split("/")[-1]]["properties"]["type"]["enum"][0]
        for one in definitions["ServerMessage"]["anyOf"]
    }
    assert kinds == {
        "hello",
        "update",
        "ack",
        "error",
        "stale",
        "preview",
        "hint",
        "table",
        "chat",
        "window",
        "more_time",
        "idle",
        "pressure",
        "orders",
        "shown",
        "pong",
    }


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(schema())
    definitions = schema()["$defs"]
    for part in text.split('"$ref": "#/$defs/')[1:]:
        assert part.split('"')[0] in definitions


@pytest.mark.parametrize("game", list(palier.games))
def test_a_view_fits_its_declared_type(game: str) -> None:
    match = palier.new_match(game, 3, seed=4)
    declared = schema()["$defs"][f"{game.title().replace('_', '')}View"]
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert set(declared["required"]) <= set(view) <= set(declared["properties"])


def test_every_refusal_is_told_in_both_languages() -> None:
    errors: list[PalierError] = [Refusal(code, detail="x") for code in STATUS]
    errors += [kind("x") for kind in PalierError.__subclasses__() if kind is not Refusal]
    for error in errors:
        french, english = sentence(error, "fr"), sentence(error, "en")
        assert french != english
        for text in (french, english):
            assert error.code not in text
            assert text.endswith(".")
            assert "{" not in text


def test_the_language_that_is_asked_for() -> None:
    assert language_of(None) == "fr"
    assert language_of("de, es") == "fr"
    assert language_of("en-GB,en;q=0.9,fr;q=0.8") == "en"
    assert language_of("de;q=1,fr;q=0.5,en;q=0.7") == "en"
    assert language_of("fr-CA, en") == "fr"
    assert language_of("en;q=x,, ;") == "fr"


def test_limits_in_the_schema() -> None:
    definitions = schema()["$defs"]
    assert definitions["ChatAsk"]["properties"]["text"]["maxLength"] == protocol.CHAT_MOST == 300
    assert definitions["PlayAsk"]["additionalProperties"] is False


@pytest.mark.parametrize("name", list(palier.games))
def test_every_record_fits_its_declared_type(name: str) -> None:
    for text in RECORDS[name]:
        record = msgspec.json.decode(text, type=protocol.UploadedRecord)
        assert record.game == name
        # What a later Palier may write beside it is no reason to refuse it.
        msgspec.json.decode(text[:-1] + ',"played_at":"home"}', type=protocol.UploadedRecord)


def test_openapi_tells_what_a_record_is(server: ServerProcess) -> None:
    openapi = httpx.get(f"{server.address}/api/openapi.json", timeout=PATIENCE).json()
    upload = openapi["paths"]["/api/records"]["post"]
    declared = upload["requestBody"]["content"]["application/json"]["schema"]
    assert upload["requestBody"]["required"] is True
    assert declared["properties"]["players"] == {"type": "integer", "minimum": 1, "maximum": protocol.SEATS_MOST}
    assert declared["properties"]["actions"]["maxItems"] == protocol.ACTIONS_MOST
    assert set(declared["required"]) == {"palier", "game", "rules", "players", "options", "setup", "actions"}
    assert declared.get("additionalProperties", True)

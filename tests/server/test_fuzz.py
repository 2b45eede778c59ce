"""Nonsense of every kind is refused; nothing of it gives a 500, ends a socket's loop, or changes a table."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from palier.engine.errors import PalierError
from palier.games.home_staging.mission import MISSION_IDS
from palier.server import acts, judging
from palier.server.messages import receive
from palier.server.protocol import ServerMessage
from palier.server.settings import Settings
from tests.server.fuzz.attack import Figures, attack, error_lines, small_server
from tests.server.material import mission_of
from tests.server.process import PATIENCE, Player, ServerProcess, two_players
from tests.server.world import World, in_world, settle

JSONABLE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "undo", "preview", "chat", "since", "ping", "hello", ""]) | JSONABLE},
    optional={
        "id": st.text(max_size=70) | JSONABLE,
        "version": st.integers(-3, 3) | JSONABLE,
        "action": st.sampled_from(["pass", "auto", "play key-red", "flat C2", "arrow north", ""]) | JSONABLE,
        "text": st.text(max_size=310) | JSONABLE,
        "other": JSONABLE,
    },
)
MESSAGES = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60).map(str.encode),
    JSONABLE.map(lambda value: json.dumps(value).encode()),
    FIELDS.map(lambda value: json.dumps(value).encode()),
    st.integers(1, 3000).map(lambda depth: b"[" * depth),
    st.integers(1, 1000).map(lambda depth: b'{"type":' * depth),
)
SERVER_MESSAGE = msgspec.json.Decoder(ServerMessage)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
Case = schemathesis.Case[Any]
QUIET = hypothesis.settings(deadline=None, suppress_health_check=list(HealthCheck))


@hypothesis.settings(QUIET, max_examples=25)
@given(messages=st.lists(st.tuples(st.integers(0, 2), MESSAGES), min_size=5, max_size=40))
def test_any_bytes_get_an_answer_that_fits_the_schema(tmp_path_factory: Any, messages: list[tuple[int, bytes]]) -> None:
    async def story(world: World) -> None:
        table, secrets = await world.table()
        clients = [await world.connect(table, secret) for secret in (*secrets, None)]
        for who, message in messages:
            client = clients[who]
            assert client.room is not None
            before = len(client.raw)
            receive(client.room, client, message)
            await settle(client.room)
            assert client.code is None
            for raw in client.raw[before:]:
                SERVER_MESSAGE.decode(raw)
            if b"since" not in message:
                assert len(client.raw) > before
        await world.play(clients[:2], 3)
        again = await world.connect(table, secrets[0], since=0)
        assert again.position["view"] == clients[0].position["view"]
        assert not [m for client in clients for m in client.heard if m.get("code") in ("server_error", "not_stored")]

    in_world(tmp_path_factory.mktemp("fuzz"), story, Settings(limited=False))


@hypothesis.settings(QUIET, max_examples=60)
@given(
    text=st.one_of(
        st.text(max_size=100), JSONABLE.map(json.dumps), st.binary(max_size=50).map(lambda b: b.decode("latin-1"))
    )
)
def test_any_text_as_a_record_is_refused(text: str) -> None:
    try:
        judging.table_from_record(text, 0)
    except PalierError:
        return
    raise AssertionError("that was no record")


RECORD: dict[str, Any] = {}


def a_record(path: Path) -> dict[str, Any]:
    """A finished match, played once for all the examples below."""
    if not RECORD:

        async def story(world: World) -> None:
            table, secrets = await world.table()
            clients = [await world.connect(table, secret) for secret in secrets]
            await world.play(clients)
            RECORD.update(json.loads(await acts.record(world.hub, table)))

        in_world(path, story)
    return RECORD


@hypothesis.settings(QUIET, max_examples=60)
@given(data=st.data())
def test_a_damaged_record_is_refused_or_tells_a_whole_match(tmp_path_factory: Any, data: st.DataObject) -> None:
    record = json.loads(json.dumps(a_record(tmp_path_factory.mktemp("record"))))
    key = data.draw(st.sampled_from(sorted(record)))
    if data.draw(st.booleans()) or not isinstance(record[key], list) or not record[key]:
        record[key] = data.draw(JSONABLE)
    else:
        index = data.draw(st.integers(0, len(record[key]) - 1))
        record[key][index] = data.draw(JSONABLE)
    if data.draw(st.booleans()):
        record["start"] = data.draw(JSONABLE | st.just({"game": "roomshare", "players": 2}))
    try:
        table = judging.table_from_record(json.dumps(record), 0)
    except PalierError:
        return
    assert table.match is not None
    assert table.match.outcome is not None


def test_nonsense_over_a_real_socket_leaves_it_open(server: ServerProcess) -> None:
    nonsense: list[str | bytes] = [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        '{"type":"play"}',
        '{"type":"play","id":1,"version":0,"action":"pass"}',
        '{"type":"play","id":"a","version":-1,"action":"pass"}',
        '{"type":"play","id":"","version":0,"action":"pass"}',
        '{"type":"play","id":"a","version":1e3,"action":"pass"}',
        '{"type":"play","id":"a","version":99999999999999999999,"action":"pass"}',
        '{"type":"play","id":"a","version":0,"action":"\\ud800"}',
        '{"type":"play","id":"a","version":0,"action":"pass","seat":1}',
        '{"type":"hello"}',
        '{"type":"ack","id":"a","version":1}',
        "[" * 4000,
        '{"a":' * 800,
        b"\xff\xfe\x00",
        b'{"type":"ping"',
    ]
    with two_players(server) as (table, ann, _), ann.live(table) as socket:
        socket.until("hello")
        for one in nonsense:
            socket.connection.send(one)
            refused = socket.until("error")
            assert refused["code"] in ("bad_request", "bad_text", "not_your_turn"), one
        # A message may come as bytes as well.
        socket.connection.send(b'{"type":"ping"}')
        socket.until("pong")


def test_the_api_keeps_what_its_schema_promises(server: ServerProcess) -> None:
    """Schemathesis makes requests of every kind from OpenAPI; each answer must be one that OpenAPI tells of."""
    with Player(server) as ann:
        table = ann.make(public=True)["table"]["id"]
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json", timeout=PATIENCE)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:
        try_out(operation.as_strategy(generation_mode=GenerationMode.POSITIVE), table)
        # What takes nothing cannot be given anything wrong.
        with suppress(Unsatisfiable):
            try_out(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), table)


def try_out(cases: st.SearchStrategy[Case], table: str) -> None:
    @hypothesis.settings(QUIET, max_examples=4, database=None)
    @given(case=cases, real=st.booleans())
    def call(case: Case, real: bool) -> None:
        if real and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(checks=CHECKS, headers={"accept-language": "en"}, timeout=PATIENCE)

    call()


def test_the_api_keeps_it_with_missions_of_every_kind(server: ServerProcess) -> None:
    """To OpenAPI a mission is a text, as every option may be: what stands in it is made up here."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json", timeout=PATIENCE)
    mission = mission_of(MISSION_IDS[0])
    answers: set[int] = set()

    @hypothesis.settings(QUIET, max_examples=40, database=None, derandomize=True)
    @given(
        field=st.none() | st.sampled_from(sorted(mission)) | st.text(max_size=10), value=JSONABLE, make=st.booleans()
    )
    def call(field: str | None, value: Any, make: bool) -> None:
        custom = json.dumps(mission if field is None else {**mission, field: value})
        ask: dict[str, Any] = {"players": 2, "options": {"custom": custom}}
        if make:
            case = schema["/api/tables"]["POST"].Case(body={"game": "home_staging", **ask})
        else:
            operation = schema["/api/games/{game}/options/check"]["POST"]
            case = operation.Case(path_parameters={"game": "home_staging"}, body=ask)
        answer = case.call_and_validate(checks=CHECKS, headers={"accept-language": "en"}, timeout=PATIENCE)
        answers.add(answer.status_code)

    call()
    assert {200, 400} <= answers <= {200, 201, 400}


def is_well(figures: Figures, server: ServerProcess) -> None:
    assert not figures.failures, "\n".join(f"case {failure.number}: {failure.reason}" for failure in figures.failures)
    assert error_lines(server) == []
    # Not everything is refused: what is hardly spoiled goes in.
    assert figures.answers["POST 201"] > figures.sent // 200
    assert figures.answers["POST 400"] > figures.sent // 5
    assert figures.answers["WS error"] > figures.sent // 20


def test_two_thousand_spoiled_things_harm_nothing(tmp_path: Path) -> None:
    """Each again by its number: python tools/fuzz.py --seed 1 --case NUMBER."""
    with small_server(tmp_path) as running:
        is_well(attack(running, seed=1, numbers=range(2_000)), running)


@pytest.mark.long
def test_twenty_thousand_spoiled_things_harm_nothing(tmp_path: Path) -> None:
    with small_server(tmp_path) as running:
        is_well(attack(running, seed=2, numbers=range(20_000)), running)

"""Damaged JSON on purpose: what a record or a position may look like after an accident or an attack."""

import json
from typing import Any

from hypothesis import strategies as st

import palier
from palier import BadRecord, Match, PalierError, Record, UnknownGame
from tests.kit.driver import assert_says, plain

leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 130),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63), 10**40]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["red", "classic", "play", "north", "C2", "1", "true"]),
)
junk = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def places(data: Any) -> list[Any]:
    """The keys or indexes of a list or dict."""
    if isinstance(data, dict):
        return list(data)
    return list(range(len(data))) if isinstance(data, list) else []


def values_in(data: Any) -> list[Any]:
    """Every leaf of some JSON: what stands elsewhere in a file is the most believable wrong value."""
    if isinstance(data, dict | list):
        return [leaf for place in places(data) for leaf in values_in(data[place])]
    return [data]


@st.composite
def damaged(draw: st.DrawFn, whole: Any) -> Any:
    """A copy of some JSON with one or two places changed."""
    data = plain(whole)
    for _ in range(draw(st.integers(1, 2))):
        data = damage_once(draw, data)
    return data


def damage_once(draw: st.DrawFn, data: Any) -> Any:
    parent: Any = None
    place: Any = None
    here = data
    while places(here) and (parent is None or draw(st.integers(0, 3))):
        parent, place = here, draw(st.sampled_from(places(here)))
        here = parent[place]
    if parent is None:
        return draw(junk)
    how = draw(st.sampled_from(["replace", "borrow", "nudge", "remove", "repeat", "retype"]))
    if how == "remove":
        del parent[place]
    elif how == "repeat" and isinstance(parent, list):
        parent.insert(place, plain(parent[place]))
    elif how == "nudge" and type(here) is int:
        parent[place] = here + draw(st.sampled_from([-1, 1]))
    elif how == "retype" and type(here) is int:
        parent[place] = draw(st.sampled_from([float(here), str(here), bool(here), [here]]))
    elif how == "borrow":
        parent[place] = draw(st.sampled_from(values_in(data) or [None]))
    else:
        parent[place] = draw(junk)
    return data


def canonical(record: Record) -> dict[str, Any]:
    """What a record tells, free of the ways to write it: option texts, case of notation, defaults of a position."""
    game = palier.games[record.game]
    start = None
    if record.start is not None:
        start = game.position(record.start, strict=False).to_json()
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "options": game.check_options(record.players, record.options),
        "setup": record.setup,
        "start": start,
        "actions": [(step.seat, game.parse(step.text), step.outcomes) for step in record.steps],
        "outcome": record.outcome,
    }


def replay_or_refuse(text: str) -> Match | None:
    """Replays what may be a record. None when it is refused; what is not refused must be exactly what was replayed."""
    try:
        record = Record.from_json(text)
        match = palier.replay(record)
    except BadRecord as error:
        assert_says(error, "bad_record")
        return None
    except UnknownGame:
        # A record may well come from a Palier with more games: that has a code of its own.
        assert json.loads(text)["game"] not in palier.games
        return None
    try:
        told = canonical(record)
    except PalierError as error:
        raise AssertionError("a record was replayed though part of it means nothing") from error
    assert canonical(match.record) == told, "a record was replayed as another match than it tells"
    for number, value in record.hashes.items():
        assert match.record.hashes.get(number, value) == value
        assert 0 < number <= len(record.steps), "a hash after an action that is not there was not refused"
    return match

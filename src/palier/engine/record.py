"""Records: options, actions and chance outcomes of a match; a record replays to exactly the same match."""

import json
from collections.abc import Mapping
from copy import deepcopy
from hashlib import sha256
from typing import Any, Final, NamedTuple

from palier.engine.errors import BadRecord, shown

FORMAT: Final = 1
HASH_EVERY: Final = 32
"""A state hash is noted after every so many actions, and after the last one of a finished match."""


class Step(NamedTuple):
    """One action as played: who, its text, and what chance then gave."""

    seat: int
    text: str
    outcomes: tuple[int, ...]


class Record:
    """One match as a value. `start` is a position when the match did not begin with a set-up of its own."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, Any],
        setup: tuple[int, ...],
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.setup = setup
        self.start = start
        self.steps: list[Step] = []
        self.hashes: dict[int, str] = {}
        self.outcome: dict[str, Any] | None = None

    def copy(self) -> "Record":
        other = Record(self.game, self.rules, self.players, dict(self.options), self.setup, deepcopy(self.start))
        other.steps = list(self.steps)
        other.hashes = dict(self.hashes)
        other.outcome = deepcopy(self.outcome)
        return other

    def __copy__(self) -> "Record":
        return self.copy()

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.head()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self.head() == other.head()
            and self.steps == other.steps
            and self.hashes == other.hashes
            and self.outcome == other.outcome
        )

    def __repr__(self) -> str:
        end = "" if self.outcome is None else ", over"
        return f"<Record of {self.game}: {self.players} players, {len(self.steps)} actions{end}>"

    def head(self) -> tuple[Any, ...]:
        """What stands before the first action."""
        return (self.game, self.rules, self.players, self.options, self.setup, self.start)

    def to_json(self) -> str:
        """One line of compact JSON; docs/records.md tells the layout."""
        data: dict[str, Any] = {
            "palier": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "setup": list(self.setup),
            "actions": [
                [step.seat, step.text, list(step.outcomes)] if step.outcomes else [step.seat, step.text]
                for step in self.steps
            ],
            "hashes": {str(number): value for number, value in self.hashes.items()},
        }
        if self.start is not None:
            data["start"] = self.start
        if self.outcome is not None:
            data["outcome"] = self.outcome
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def from_json(text: str | bytes | Mapping[str, Any]) -> "Record":
        """Reads a record back, from its text or from what JSON has made of it already.

        Raises BadRecord with one sentence on what is wrong with it.
        """
        try:
            # What is read already is read again: then it shares nothing with the caller, and is JSON for certain.
            data = json.loads(json.dumps(text) if isinstance(text, Mapping) else text)
        except (TypeError, ValueError, RecursionError) as error:
            raise BadRecord("this is no record: it is not JSON") from error
        if not isinstance(data, dict) or "palier" not in data:
            raise BadRecord("this is no record of Palier: it has no 'palier' field")
        if isinstance(data["palier"], bool) or not isinstance(data["palier"], int) or data["palier"] != FORMAT:
            raise BadRecord(f"this record has format {shown(data['palier'])}; this Palier reads format {FORMAT}")
        try:
            return read(data)
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise BadRecord(f"this record is damaged: {error}") from error


def whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{shown(value)} is not a whole number")
    return value


def wholes(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise ValueError(f"{shown(value)} is not a list of whole numbers")
    return tuple(whole(item) for item in value)


def mapping(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{shown(value)} is not an object")
    return value


def read(data: dict[str, Any]) -> Record:
    name = data["game"]
    if not isinstance(name, str):
        raise ValueError(f"{shown(name)} is not the name of a game")
    start = mapping(data["start"]) if "start" in data else None
    record = Record(
        name,
        whole(data["rules"]),
        whole(data["players"]),
        mapping(data["options"]),
        wholes(data["setup"]),
        start,
    )
    if not isinstance(data["actions"], list):
        raise ValueError("'actions' is not a list")
    for item in data["actions"]:
        if not isinstance(item, list) or not 2 <= len(item) <= 3 or not isinstance(item[1], str):
            raise ValueError(f"{shown(item)} is not an action")
        record.steps.append(Step(whole(item[0]), item[1], wholes(item[2]) if len(item) == 3 else ()))
    for number, value in mapping(data.get("hashes", {})).items():
        if not isinstance(value, str):
            raise ValueError(f"{shown(value)} is not a hash")
        record.hashes[int(number)] = value
    if "outcome" in data:
        record.outcome = mapping(data["outcome"])
    return record


def fingerprint(data: Mapping[str, Any]) -> str:
    """A short stable hash of plain JSON: the same in every process, on every machine, in every build."""
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(plain.encode()).hexdigest()[:16]

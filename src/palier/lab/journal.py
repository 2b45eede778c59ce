"""What a tournament has played so far, a line for each match, so that an interrupted run goes on where it stood."""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class MatchResult:
    """One match: who sat where, how it ended, and how long the decisions took (by bot, in classes of time)."""

    number: int
    seats: tuple[int, ...]
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int
    times: dict[int, dict[int, int]]
    lost: dict[int, int] = field(default_factory=dict)
    """By bot, the moves that those of one's own did not give in time, or not at all."""
    asked: dict[int, int] = field(default_factory=dict)
    """By bot, the moves that those of one's own were asked for."""

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "MatchResult":
        """JSON has no tuples, and no numbers as keys."""
        lists = {name: tuple(data[name]) for name in ("seats", "ranking", "scores")}
        moves = {name: by_number(data[name]) for name in ("lost", "asked") if name in data}
        times = {int(bot): by_number(classes) for bot, classes in data["times"].items()}
        return MatchResult(**{**data, **lists, **moves, "times": times})


def by_number(counts: Mapping[str, int]) -> dict[int, int]:
    return {int(number): count for number, count in counts.items()}


class Journal:
    """A file of matches. Where it cannot be written (any more), the run goes on without it and `on_trouble` is told."""

    def __init__(self, path: Path, on_trouble: Callable[[], None] = lambda: None) -> None:
        self.path = path
        self.on_trouble = on_trouble
        self.lost = False

    def read(self) -> list[MatchResult]:
        """The matches up to a line that was cut off, in the middle of which a run was killed."""
        try:
            lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
        except FileNotFoundError:
            return []
        except OSError:
            self.give_up()
            return []
        matches: list[MatchResult] = []
        for line in lines:
            try:
                matches.append(MatchResult.from_json(json.loads(line)))
            except (ValueError, TypeError, KeyError, AttributeError):
                break
        if len(matches) < len(lines) or (lines and not lines[-1].endswith("\n")):
            self.mend(matches)
        return matches

    def mend(self, matches: list[MatchResult]) -> None:
        """Whole lines only, so that the next one stands by itself; the old file stays until the new one is complete."""
        whole = self.path.with_suffix(".whole")
        try:
            whole.write_text("".join(line_of(match) for match in matches), encoding="utf-8")
            whole.replace(self.path)
        except OSError:
            self.give_up()

    def add(self, match: MatchResult) -> None:
        if self.lost:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line_of(match))
        except OSError:
            self.give_up()

    def remove(self) -> None:
        try:
            self.path.unlink(missing_ok=True)
        except OSError:
            self.give_up()

    def give_up(self) -> None:
        """Told once."""
        if not self.lost:
            self.lost = True
            self.on_trouble()


def line_of(match: MatchResult) -> str:
    return json.dumps(asdict(match)) + "\n"


def journal_path(key: str) -> Path | None:
    """Where a run is kept that may be interrupted; None where nothing can be written."""
    from platformdirs import user_cache_path  # noqa: PLC0415 - of the extra `lab`; where matches are played it need not be

    folder = Path(user_cache_path("palier", appauthor=False)) / "tournaments"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder / f"{key}.jsonl" if os.access(folder, os.W_OK) else None

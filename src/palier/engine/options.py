"""Options: a game's variants as declared data, validated in one place for every surface."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from palier.engine.errors import BadOptions, shown

OptionValue = bool | int | str
WHOLE: Final = re.compile("-?[0-9]{1,9}")


class Option:
    """One declared variant.

    With `choices` one of those texts, with `longest` any text up to that length, with `low` and `high` a whole number,
    else yes or no. `tried` are the numbers that tests try instead of `high`, where that would make matches of hours.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
        tried: Sequence[int] = (),
        longest: int = 0,
    ) -> None:
        self.name = name
        self.default: OptionValue = default
        self.choices: tuple[str, ...] = tuple(choices)
        self.low = low
        self.high = high
        self.tried: tuple[int, ...] = tuple(tried)
        self.longest = longest

    def declared(self) -> tuple[object, ...]:
        """What it was declared with."""
        return (self.name, self.default, self.choices, self.low, self.high, self.tried, self.longest)

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.declared()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.declared() == other.declared()

    def __hash__(self) -> int:
        return hash(self.declared())

    def __repr__(self) -> str:
        told = f", choices={self.choices}" if self.choices else ""
        if self.low or self.high:
            told += f", low={self.low}, high={self.high}"
        if self.longest:
            told += f", longest={self.longest}"
        return f"Option({self.name!r}, {self.default!r}{told})"

    def check(self, value: object) -> OptionValue:
        """The value in its own type; texts from a command line are understood."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            raise BadOptions(f"option {self.name} takes {', '.join(self.choices)}, not {shown(value)}")
        if self.longest:
            if isinstance(value, str) and len(value) <= self.longest:
                return value
            raise BadOptions(f"option {self.name} takes a text of at most {self.longest} characters")
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1"):
                return True
            if isinstance(value, str) and value.lower() in ("false", "no", "off", "0"):
                return False
            raise BadOptions(f"option {self.name} takes true or false, not {shown(value)}")
        number = value
        if isinstance(number, str) and WHOLE.fullmatch(number):
            number = int(number)
        if isinstance(number, int) and not isinstance(number, bool) and self.low <= number <= self.high:
            return number
        raise BadOptions(f"option {self.name} takes a whole number from {self.low} to {self.high}, not {shown(value)}")

    def values(self) -> list[OptionValue]:
        """Every value worth trying, for tests that go through all option sets."""
        if self.choices:
            return list(self.choices)
        if self.longest:
            return [self.default]
        if isinstance(self.default, bool):
            return [False, True]
        return sorted({self.low, int(self.default), *(self.tried or (self.high,))})

    def to_json(self) -> dict[str, object]:
        result: dict[str, object] = {"name": self.name, "default": self.default}
        if self.choices:
            result["choices"] = list(self.choices)
        elif self.longest:
            result["longest"] = self.longest
        elif not isinstance(self.default, bool):
            result["low"] = self.low
            result["high"] = self.high
        return result


def complete(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All declared options with the given values checked and the defaults filled in."""
    names = [option.name for option in declared]
    # A caller's names may be anything.
    given_names: Iterable[object] = given
    for name in given_names:
        if name not in names:
            known = ", ".join(names) if names else "none"
            raise BadOptions(f"there is no option {shown(name)} (options: {known})")
    return {option.name: option.check(given.get(option.name, option.default)) for option in declared}

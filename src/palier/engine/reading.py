"""Reading positions: checked values out of plain JSON, and one wording for what is wrong with them.

`where` names a part of the position as its writer would point at it: turn, hands[1], houses[0].roof. A refusal is an
English sentence for programmers and a message for everybody; both are told with the same arguments.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from palier.engine.errors import BadOptions, BadPosition, Why, shown
from palier.engine.frames import Frame
from palier.engine.notation import nearest
from palier.engine.options import Option, OptionValue

if TYPE_CHECKING:
    from palier.engine.game import Game

MOST_LISTED: Final = 30
"""Of more names than these only the first are told."""


class Refusals:
    """What one game has to say against a position: messages `position-…` of its texts."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, message: str, sentence: str, **arguments: str | int) -> BadPosition:
        return refusal(self.game, f"position-{message}", sentence, arguments)


def misshapen(message: str, sentence: str, **arguments: str | int) -> BadPosition:
    """What any game may say: a message `reading-…` of the shared texts."""
    return refusal("", f"reading-{message}", sentence, arguments)


def refusal(game: str, message: str, sentence: str, arguments: dict[str, str | int]) -> BadPosition:
    error = BadPosition(sentence.format(**arguments))
    error.why = Why(game, message, arguments)
    return error


# The head of a position: which game, how many players, which options


def head(game: "Game[Any]", data: Mapping[str, Any], usual: int) -> tuple[int, dict[str, OptionValue]]:
    """The number of players, the usual one where none is named, and the complete options."""
    named = data.get("game", game.name)
    if named != game.name:
        raise misshapen("game", "this is a position of {given}, not of {game}", given=shown(named), game=game.name)
    players = number(data, "players", game.fewest, game.most, usual)
    given = table(data.get("options", {}), "options")
    try:
        return players, game.check_options(players, given)
    except BadOptions as error:
        refused = BadPosition(str(error))
        refused.why = error.why or why_not_options(game.options, players, given)
        raise refused from error


def why_not_options(declared: Sequence[Option], players: int, given: Mapping[Any, Any]) -> Why:
    """One that there is not, or a value that it does not take; else they do not go together."""
    options = {option.name: option for option in declared}
    for key, value in given.items():
        if not isinstance(key, str) or key not in options:
            return Why("", "reading-option", {"given": shown(key), "known": ", ".join(options)})
        option = options[key]
        try:
            option.check(value)
        except BadOptions:
            if option.longest:
                return Why("", "reading-option-text", {"where": key, "most": str(option.longest)})
            known = ", ".join(option.choices)
            if not known:
                known = "true, false" if isinstance(option.default, bool) else f"{option.low}–{option.high}"
            return Why("", "reading-option-value", {"where": key, "given": shown(value), "known": known})
    return Why("", "reading-options", {"players": players, "given": ", ".join(given)})


# Values


def whole(value: object, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        sentence = "'{where}' must be a whole number from {low} to {high}, not {given}"
        raise misshapen("number", sentence, where=where, low=str(low), high=str(high), given=shown(value))
    return value


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise misshapen("flag", "'{where}' must be true or false, not {given}", where=where, given=shown(value))
    return value


def name(value: object, names: Sequence[str], where: str) -> int:
    """The place of a name among those that there are."""
    if isinstance(value, str) and value in names:
        return names.index(value)
    close = nearest(value, names) if isinstance(value, str) else ""
    if close:
        sentence = "'{where}' cannot be {given} (did you mean '{close}'?)"
        raise misshapen("name-close", sentence, where=where, given=shown(value), close=close)
    known = ", ".join(names[:MOST_LISTED]) + (", ..." if len(names) > MOST_LISTED else "")
    sentence = "'{where}' cannot be {given} (it is one of {known})"
    raise misshapen("name", sentence, where=where, given=shown(value), known=known)


def table(value: object, where: str) -> dict[Any, Any]:
    """An object of JSON."""
    if not isinstance(value, dict):
        raise misshapen("table", "'{where}' must be an object, not {given}", where=where, given=shown(value))
    return value


def items(value: object, where: str, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        sentence = "'{where}' must be a list of at most {most}, not {given}"
        raise misshapen("items", sentence, where=where, most=str(most), given=shown(value))
    return value


def exactly(value: object, where: str, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        sentence = "'{where}' must be a list of {length}, not {given}"
        raise misshapen("exactly", sentence, where=where, length=str(length), given=shown(value))
    return value


def seats(value: object, where: str, players: int) -> list[Any]:
    """One entry for each seat."""
    if not isinstance(value, list) or len(value) != players:
        sentence = "'{where}' must be a list of {players}, one entry for each seat, not {given}"
        raise misshapen("seats", sentence, where=where, players=str(players), given=shown(value))
    return value


def grid(value: object, where: str, rows: int, columns: int) -> list[Any]:
    """The cells of a board, row by row."""
    cells: list[Any] = []
    if isinstance(value, list) and len(value) == rows:
        for row in value:
            if isinstance(row, list) and len(row) == columns:
                cells += row
    if len(cells) != rows * columns:
        sentence = "'{where}' must have {rows} rows of {columns}"
        raise misshapen("grid", sentence, where=where, rows=str(rows), columns=str(columns))
    return cells


def names_in(value: object, names: Sequence[str], where: str, most: int) -> list[int]:
    return [name(item, names, where) for item in items(value, where, most)]


def counts(value: object, names: Sequence[str], where: str, most: int) -> list[int]:
    """How many there are of each name."""
    result = [0] * len(names)
    for key, count in table(value, where).items():
        index = name(key, names, where)
        fits = type(count) is int and 0 <= count <= most
        result[index] = count if fits else whole(count, f"{where}.{key}", 0, most)
    return result


def distinct(values: Sequence[int], where: str) -> None:
    if len(set(values)) != len(values):
        raise misshapen("distinct", "'{where}' names something twice", where=where)


def read_frame(
    value: object, where: str, names: Sequence[str], seats: tuple[int, int], numbers: tuple[int, int] | None = None
) -> Frame:
    """What is asked, of which seat, and two numbers: any, where there are no bounds."""
    if not isinstance(value, list) or len(value) != 4:
        sentence = "'{where}' holds {given}, which is not what is asked, a seat and two numbers"
        raise misshapen("frame", sentence, where=where, given=shown(value))
    for number in value[2:]:
        if (
            isinstance(number, bool)
            or not isinstance(number, int)
            or (numbers and not numbers[0] <= number <= numbers[1])
        ):
            sentence = "'{where}' holds {given} for a number of {frame}"
            raise misshapen("frame-number", sentence, where=where, given=shown(number), frame=shown(value))
    return (name(value[0], names, where), whole(value[1], f"{where}: seat", *seats), value[2], value[3])


# Fields of an object


def fields(data: Mapping[Any, Any], known: Sequence[str], where: str = "position") -> None:
    """Refuses fields that nobody reads: they are slips, and would be lost."""
    for field in data:
        if field in known:
            continue
        close = nearest(field, known) if isinstance(field, str) else ""
        if close:
            sentence = "'{where}' has no field {given} (did you mean '{close}'?)"
            raise misshapen("field-close", sentence, where=where, given=shown(field), close=close)
        sentence = "'{where}' has no field {given} (its fields: {known})"
        raise misshapen("field", sentence, where=where, given=shown(field), known=", ".join(known))


def needed(data: Mapping[str, Any], field: str) -> Any:
    if field not in data:
        raise misshapen("needed", "a position needs a '{where}'", where=field)
    return data[field]


def number(data: Mapping[str, Any], field: str, low: int, high: int, default: int) -> int:
    return whole(data.get(field, default), field, low, high)


def number_or_none(data: Mapping[str, Any], field: str, low: int, high: int, none: int) -> int:
    """A number where there is one: the field may be left out or null."""
    return none if data.get(field) is None else whole(data[field], field, low, high)


def each_seat(data: Mapping[str, Any], field: str, players: int, default: object) -> list[Any]:
    """One entry for each seat: the default where the field is left out or null."""
    value = data.get(field)
    return [default] * players if value is None else seats(value, field, players)


def each_number(data: Mapping[str, Any], field: str, players: int, low: int, high: int, default: int) -> list[int]:
    return [whole(value, field, low, high) for value in each_seat(data, field, players, default)]


# What positions of several games get wrong alike


def misfit(frames: Sequence[Frame], names: Sequence[str]) -> BadPosition:
    told = shown([[names[kind], seat, first, second] for kind, seat, first, second in frames])
    return misshapen("misfit", "{given} asks something that this table does not allow", given=told)


def no_answer() -> BadPosition:
    return misshapen("no_answer", "this position asks something that has no answer")


def not_over() -> BadPosition:
    return misshapen("over", "a position asks something unless the match is over, and then nothing")


def miscounted(card: str, found: int, expected: int) -> BadPosition:
    sentence = "there are {found} cards {card}, not {expected}"
    return misshapen("cards", sentence, card=card, found=found, expected=expected)

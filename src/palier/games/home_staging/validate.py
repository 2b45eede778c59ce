"""The validator of missions: one sentence on the first thing that is wrong, in the order of the fields."""

from typing import Any, Final
from unicodedata import category

from palier.engine.errors import BadText, PalierError, Why
from palier.games.home_staging.geometry import (
    GRID,
    SIZE,
    STRIDE,
    beside,
    is_connected,
    parse_edge,
)
from palier.games.home_staging.pieces import CARD_NAMES, NUMBERS, PIECE_NUMBER, PIECE_TAGS, PIECES, RUG, TAGS

MAP_LETTERS: Final = ".#o_TWR"
SCENERY: Final = "TWR"
ROOM_KINDS: Final = ("cuisine", "bain", "salon", "chambre", "bureau")
MOST_ROOMS: Final = 5
MOST_TOKENS: Final = 25
MOST_ON_A_CARD: Final = 5
MOST_BONUSES: Final = 8
NAME_LENGTH: Final = 60
STORY_LENGTH: Final = 600

FIELDS: Final = ("name", "story", "tip", "difficulty", "map", "walls", "rooms", "special", "bonus")

# What each special rule and bonus is told with. "room", "rooms", "scen", "sel" and the like each have one check below.
SPECIALS: Final[dict[str, list[str]]] = {
    "no_corridor": ["hub"],
    "rug_under": [],
    "two_entrances": [],
    "entrance_scenery": ["scen"],
    "max_windows": ["n"],
    "windows_free_cell": [],
    "must_touch_exterior": ["sel"],
    "obstacle_corridor": ["pen"],
}
BONUSES: Final[dict[str, list[str]]] = {
    "each_room_min_items": ["min"],
    "all_cards": ["room"],
    "per_item": ["sel", "cap"],
    "per_room_with": ["sel", "cap"],
    "distinct": ["sel", "min"],
    "count_cells": ["sel", "min"],
    "view": ["room", "scen"],
    "per_room_view": ["scen", "cap"],
    "clear_view": ["room"],
    "per_window_item": ["sel", "scen", "cap"],
    "distance": ["a", "b", "op", "n", "mode"],
    "facing": ["a", "b", "max"],
    "same_points": ["rooms"],
    "area": ["room", "op", "n"],
    "rectangle_each": ["cap"],
    "adjacent": ["rooms"],
    "not_adjacent": ["rooms"],
    "touch_block": ["room"],
    "no_facing_wall": ["room", "scen"],
    "corridor_max": ["n", "min_rooms"],
    "corridor_around_obstacle": ["cap"],
    "rug_placed": ["room"],
    "rug_under_item": ["sel", "min"],
    "rug_near": ["sel", "n"],
}


class BadMission(PalierError):
    """What is wrong, as an English sentence for programmers and as one of our texts for everybody."""

    code = "bad_mission"

    def __init__(self, sentence: str, message: str = "", **given: str | int) -> None:
        super().__init__(sentence)
        if message:
            self.why = Why("home_staging", f"wrong-{message}", given)


def check(data: object) -> dict[str, Any]:
    """The mission with its defaults filled in, sharing nothing with what was given (HS-4, HS-114)."""
    if not isinstance(data, dict):
        raise BadMission("a mission must be an object with a map and rooms", "object")
    for field in data:
        if field not in FIELDS:
            raise BadMission(f"a mission has no field {short(field)}", "field", field=bare(field))
    mission: dict[str, Any] = {
        "name": text_of(data, "name", NAME_LENGTH),
        "story": text_of(data, "story", STORY_LENGTH),
        "tip": text_of(data, "tip", STORY_LENGTH),
        "difficulty": whole(data.get("difficulty", 1), 1, 3, "the difficulty", "difficulty"),
    }
    if not mission["name"]:
        raise BadMission("a mission needs a name", "name")
    mission["map"] = check_map(data.get("map"))
    mission["walls"] = check_walls(data.get("walls", []), mission["map"])
    mission["rooms"] = check_rooms(data.get("rooms"))
    mission["special"] = check_rules(data.get("special", []), SPECIALS, "special", mission)
    mission["bonus"] = check_rules(data.get("bonus", []), BONUSES, "bonus", mission)
    if len({special["type"] for special in mission["special"]}) != len(mission["special"]):
        raise BadMission("a special rule stands there twice", "special_twice")
    for rule in mission["special"] + mission["bonus"]:
        check_against_map(rule, mission)
    for bonus in mission["bonus"]:
        check_cap(bonus, mission)
    return mission


def short(value: object) -> str:
    """A value as an error shows it: never longer than a line."""
    told = repr(value) if isinstance(value, str | int | float | bool) or value is None else type(value).__name__
    return told if len(told) <= 40 else told[:37] + "..."


def bare(value: object) -> str:
    """The same without quotes, which each language has its own of."""
    return short(value).strip("'\"")


def text_of(data: dict[Any, Any], field: str, longest: int) -> str:
    value = data.get(field, "")
    if not isinstance(value, str) or len(value) > longest or not all(may_stand(sign) for sign in value):
        raise BadMission(
            f"the {field} must be a text of at most {longest} characters on one line", f"text_{field}", most=longest
        )
    return value


def may_stand(sign: str) -> bool:
    """Whatever prints, and every kind of space but a line's end: French sets some that do not break before « : »."""
    return sign.isprintable() or category(sign) == "Zs"


def whole(value: object, low: int, high: int, what: str, message: str, **given: str | int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        sentence = f"{what} must be a whole number from {low} to {high}, not {short(value)}"
        raise BadMission(sentence, f"whole_{message}", low=low, high=high, value=bare(value), **given)
    return value


def check_map(rows: object) -> list[str]:
    if not isinstance(rows, list) or len(rows) != SIZE:
        raise BadMission(f"the map must have {SIZE} rows", "rows", size=SIZE)
    indoor = 0
    free = 0
    for y, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != SIZE:
            raise BadMission(f"row {y + 1} of the map must have {SIZE} characters", "row", row=y + 1, size=SIZE)
        for x, letter in enumerate(row):
            if letter not in MAP_LETTERS:
                letters = " ".join(MAP_LETTERS)
                sentence = f"{short(letter)} in row {y + 1} of the map is none of {letters}"
                raise BadMission(sentence, "letter", letter=bare(letter), row=y + 1, letters=letters)
            if letter in ".#o":
                indoor |= 1 << (y * STRIDE + x)
            if letter == ".":
                free |= 1 << (y * STRIDE + x)
    if not free:
        raise BadMission("the map has no indoor square", "no_indoor")
    if not is_connected(indoor, GRID, GRID):
        raise BadMission("the indoor squares of the map do not hang together", "apart")
    return [str(row) for row in rows]


def check_walls(walls: object, rows: list[str]) -> list[str]:
    if not isinstance(walls, list) or len(walls) > 100:
        raise BadMission("the inner walls must be a list of at most 100 edges", "walls")
    for wall in walls:
        try:
            edge = parse_edge(wall) if isinstance(wall, str) else -1
        except BadText:
            edge = -1
        if edge < 0:
            sentence = f"{short(wall)} is no edge: write a side and a square, such as 'W:D2'"
            raise BadMission(sentence, "edge", edge=bare(wall))
        for number in beside(edge):
            x, y = number % STRIDE, number // STRIDE
            if number < 0 or x >= SIZE or y >= SIZE or rows[y][x] not in ".o":
                sentence = f"the inner wall {short(wall)} is not between two indoor squares"
                raise BadMission(sentence, "wall", edge=bare(wall))
    return [str(wall) for wall in walls]


def check_rooms(rooms: object) -> list[dict[str, Any]]:
    if not isinstance(rooms, list) or not 1 <= len(rooms) <= MOST_ROOMS:
        raise BadMission(f"a mission has 1 to {MOST_ROOMS} rooms", "rooms", most=MOST_ROOMS)
    result = [check_room(room, number + 1) for number, room in enumerate(rooms)]
    used = [number for room in result for number, _ in room["cards"]]
    for number in used:
        if used.count(number) > len(CARD_NAMES):
            sentence = f"card {number} is in {used.count(number)} rooms, and there are only two of each number"
            raise BadMission(sentence, "card_rooms", number=number, rooms=used.count(number))
    tokens = sum(tokens for room in result for _, tokens in room["cards"])
    if tokens > MOST_TOKENS:
        sentence = f"the cards carry {tokens} choice tokens, and the box holds {MOST_TOKENS}"
        raise BadMission(sentence, "tokens", tokens=tokens, most=MOST_TOKENS)
    names = [room["name"] for room in result]
    if len(set(names)) != len(names):
        raise BadMission("two rooms have the same name", "same_name")
    return result


def check_room(room: object, number: int) -> dict[str, Any]:
    if not isinstance(room, dict) or set(room) - {"kind", "name", "cards"}:
        raise BadMission(f"room {number} must be an object with a kind, a name and cards", "room", room=number)
    if not isinstance(room.get("kind"), str) or room["kind"] not in ROOM_KINDS:
        kinds = ", ".join(ROOM_KINDS)
        raise BadMission(f"room {number} must be of a kind: {kinds}", "room_kind", room=number, kinds=kinds)
    name = text_of(room, "name", NAME_LENGTH)
    if not name or name != name.strip() or "  " in name:
        raise BadMission(f"room {number} needs a name without stray spaces", "room_name", room=number)
    cards = room.get("cards")
    if not isinstance(cards, list) or not cards:
        raise BadMission(f"room {number} needs at least one card", "no_card", room=number)
    result: list[list[int]] = []
    for card in cards:
        if not isinstance(card, list) or len(card) != 2:
            sentence = f"a card of room {number} must be a number and its tokens, such as [12, 1]"
            raise BadMission(sentence, "card_form", room=number)
        no = whole(card[0], 1, NUMBERS, f"a card of room {number}", "card", room=number)
        tokens = whole(card[1], 1, MOST_ON_A_CARD, f"the tokens on a card of room {number}", "tokens", room=number)
        result.append([no, tokens])
    if len({no for no, _ in result}) != len(result):
        raise BadMission(f"room {number} has the same card twice", "card_twice", room=number)
    if all(no == RUG for no, _ in result):
        raise BadMission(f"room {number} has nothing but a rug", "only_rug", room=number)
    return {"kind": room["kind"], "name": name, "cards": result}


def check_rules(rules: object, known: dict[str, list[str]], what: str, mission: dict[str, Any]) -> list[dict[str, Any]]:
    if not isinstance(rules, list) or len(rules) > MOST_BONUSES:
        raise BadMission(f"{what} must be a list of at most {MOST_BONUSES}", f"{what}_list", most=MOST_BONUSES)
    result: list[dict[str, Any]] = []
    for rule in rules:
        kind = rule.get("type") if isinstance(rule, dict) else None
        if not isinstance(rule, dict) or not isinstance(kind, str) or kind not in known:
            names = ", ".join(known)
            raise BadMission(
                f"{short(kind)} is no {what} (one of {names})", f"{what}_kind", kind=bare(kind), names=names
            )
        wanted = known[kind] + (["pts"] if known is BONUSES else [])
        for field in rule:
            if field != "type" and field not in wanted:
                raise BadMission(f"{kind} has no field {short(field)}", "rule_field", kind=kind, field=bare(field))
        checked: dict[str, Any] = {"type": kind}
        for field in wanted:
            if field not in rule:
                raise BadMission(f"{kind} needs the field {field!r}", "rule_needs", kind=kind, field=field)
            checked[field] = check_field(field, rule[field], kind, mission)
        result.append(checked)
    return result


def check_field(field: str, value: object, kind: str, mission: dict[str, Any]) -> Any:
    if field in ("room", "hub"):
        return check_room_number(value, kind, mission)
    if field == "rooms":
        if not isinstance(value, list) or len(value) != 2 or value[0] == value[1]:
            raise BadMission(f"{kind} is about two different rooms", "two_rooms", kind=kind)
        return [check_room_number(room, kind, mission) for room in value]
    if field == "scen":
        if not isinstance(value, str) or len(value) != 1 or value not in SCENERY:
            raise BadMission(f"{kind} needs a scenery: T, W or R", "scenery", kind=kind)
        return value
    if field == "op":
        if value not in ("<=", ">="):
            sentence = f"{kind} compares with <= or >=, not {short(value)}"
            raise BadMission(sentence, "op", kind=kind, value=bare(value))
        return value
    if field == "mode":
        if value not in ("exists", "all"):
            sentence = f"{kind} takes the mode exists or all, not {short(value)}"
            raise BadMission(sentence, "mode", kind=kind, value=bare(value))
        return value
    if field in ("sel", "a", "b"):
        things = field != "sel" and kind == "distance"
        return check_selector(value, kind, things, mission)
    limits = {"pts": (1, 20), "cap": (1, 30), "pen": (1, 20), "n": (0, 256), "max": (0, 15)}
    low, high = limits.get(field, (1, 256))
    return whole(value, low, high, f"{field!r} of {kind}", "field", kind=kind, field=field)


def check_room_number(value: object, kind: str, mission: dict[str, Any]) -> int:
    last = len(mission["rooms"]) - 1
    return whole(value, 0, last, f"a room of {kind}, counted from 0,", "room", kind=kind)


def check_selector(value: object, kind: str, things: bool, mission: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(value, dict) or not value:
        raise BadMission(f"{kind} needs a selector, such as a tag or a card number", "selector", kind=kind)
    checked: dict[str, Any] = {}
    for key, what in value.items():
        if key == "tag":
            if not isinstance(what, str) or what not in TAGS:
                tags = ", ".join(TAGS)
                sentence = f"{short(what)} in {kind} is no tag (one of {tags})"
                raise BadMission(sentence, "tag", kind=kind, tag=bare(what), tags=tags)
            checked[key] = what
        elif key == "no":
            checked[key] = whole(what, 1, NUMBERS, f"a card number of {kind}", "number", kind=kind)
        elif key == "nos":
            if not isinstance(what, list) or not what:
                raise BadMission(f"'nos' of {kind} must be a list of card numbers", "nos", kind=kind)
            given = [whole(no, 1, NUMBERS, f"a card number of {kind}", "number", kind=kind) for no in what]
            checked[key] = list(dict.fromkeys(given))
        elif key == "room" or (key == "door" and things):
            checked[key] = check_room_number(what, kind, mission)
        elif key in ("entrance", "obstacle") and things and what is True:
            checked[key] = True
        else:
            raise BadMission(f"{kind} cannot select by {short(key)}", "select_by", kind=kind, key=bare(key))
    alone = [key for key in ("entrance", "obstacle", "door") if key in checked]
    if alone and len(checked) > 1:
        sentence = f"{kind} selects by {alone[0]!r}, which goes with nothing else"
        raise BadMission(sentence, "alone", kind=kind, key=alone[0])
    return checked


def check_against_map(rule: dict[str, Any], mission: dict[str, Any]) -> None:
    letters = "".join(mission["map"])
    kind: str = rule["type"]
    about = [rule.get("a", {}), rule.get("b", {})]
    obstacle = kind in ("obstacle_corridor", "corridor_around_obstacle")
    if (obstacle or any("obstacle" in one for one in about)) and "o" not in letters:
        raise BadMission(f"{kind} is about an obstacle (o), and the map has none", "no_obstacle", kind=kind)
    corridor = kind in ("obstacle_corridor", "corridor_around_obstacle", "corridor_max")
    hub = [special["hub"] for special in mission["special"] if special["type"] == "no_corridor"]
    if corridor and hub:
        raise BadMission(f"{kind} is about the corridor, and this mission has none", "no_corridor", kind=kind)
    if hub and any(one.get("door") == hub[0] for one in about):
        raise BadMission(f"{kind} is about the door of the room that has none", "no_door", kind=kind)


def cards_with(selector: dict[str, Any], room: dict[str, Any], number: int) -> list[int]:
    """The cards of a room that hold a piece of this kind: for each the tokens on it."""
    if selector.get("room", number) != number:
        return []
    numbers = list(selector.get("nos", []))
    if "no" in selector:
        numbers.append(selector["no"])
    found: list[int] = []
    for no, tokens in room["cards"]:
        if no == RUG or (numbers and no not in numbers):
            continue
        tags = [PIECE_TAGS[piece] for piece in range(PIECES) if PIECE_NUMBER[piece] == no]
        if "tag" not in selector or any(selector["tag"] in each for each in tags):
            found.append(tokens)
    return found


def check_cap(bonus: dict[str, Any], mission: dict[str, Any]) -> None:
    """What a bonus counts must be able to reach its cap with the cards of this mission."""
    rooms = mission["rooms"]
    kind: str = bonus["type"]
    for field in ("sel", "a", "b"):
        selector = bonus.get(field, {})
        if not set(selector) & {"tag", "no", "nos", "room"}:
            continue
        if not any(cards_with(selector, room, number) for number, room in enumerate(rooms)):
            raise BadMission(f"no card of this mission has a piece that {kind} asks for", "no_piece", kind=kind)
    if kind in ("per_item", "per_window_item"):
        most = sum(sum(cards_with(bonus["sel"], room, number)) for number, room in enumerate(rooms))
    elif kind == "per_room_with":
        most = sum(1 for number, room in enumerate(rooms) if cards_with(bonus["sel"], room, number))
    elif kind in ("per_room_view", "rectangle_each"):
        most = len(rooms)
    else:
        most = bonus.get("cap", 0)
    if bonus.get("cap", 0) > most:
        sentence = f"{kind} counts up to {bonus['cap']}, and this mission can reach only {most}"
        raise BadMission(sentence, "cap", kind=kind, cap=bonus["cap"], most=most)
    if kind == "corridor_max" and bonus["min_rooms"] > len(rooms):
        sentence = f"{kind} asks for {bonus['min_rooms']} rooms, and there are {len(rooms)}"
        raise BadMission(sentence, "min_rooms", kind=kind, asked=bonus["min_rooms"], rooms=len(rooms))
    rugs = [number for number, room in enumerate(rooms) if any(no == RUG for no, _ in room["cards"])]
    if kind == "rug_placed" and bonus["room"] not in rugs:
        raise BadMission(f"{kind} asks for a rug in a room that has no rug card", "no_rug_room", kind=kind)
    if kind in ("rug_near", "rug_under_item") and not rugs:
        raise BadMission(f"{kind} asks for a rug, and no room has a rug card", "no_rug", kind=kind)

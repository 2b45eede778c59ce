"""Small tables for tests: houses, hands, and whoever is asked answers."""

from typing import Any

import palier
from palier import Event, Match, ScriptedChance

GAME = palier.games["wucherer"]
STOREY = "roof"
"""The face of a storey where it does not matter."""


def house(
    owner: int = 0,
    storeys: int = 1,
    *,
    loft: bool = False,
    basement: bool = False,
    roof: str = "roof",
    refusals: tuple[int, ...] = (),
    **occupants: str,
) -> dict[str, Any]:
    """`house(1, 3, u1="student")`: three storeys of seat 1, a student on the ground floor."""
    return {
        "owner": owner,
        "storeys": [STOREY] * storeys,
        "roof": roof,
        "loft": "loft" if loft else None,
        "basement": basement,
        "occupants": {name[1:]: card for name, card in occupants.items()},
        "refusals": list(refusals),
    }


def cards(*names: str) -> dict[str, int]:
    return {name: names.count(name) for name in names}


def table(
    *houses: dict[str, Any],
    hands: list[dict[str, int]] | None = None,
    players: int = 2,
    options: dict[str, Any] | None = None,
    luck: list[int] | None = None,
    **fields: Any,
) -> Match:
    """A match at a moment of seat 0's turn; what is not given has the position's defaults."""
    given = list(hands or [])
    given += [{}] * (players - len(given))
    letters = "ABCDEFGHIJKLMNOP"
    data = {
        "players": players,
        "options": options or {},
        "houses": [{"house": letters[index], **one} for index, one in enumerate(houses)],
        "hands": given,
        **fields,
    }
    match: Match = GAME.match_from(data, strict=False, seed=1)
    if luck is not None:
        match.chance = ScriptedChance(luck)
    return match


def legal(match: Match) -> list[str]:
    return [action.text for action in match.legal(match.to_act[0])]


def go(match: Match, *texts: str) -> list[Event]:
    """Whoever is asked answers, one after the other; the events of the last answer."""
    events: list[Event] = []
    for text in texts:
        events = match.play(match.to_act[0], text)
    return events


def asked(match: Match) -> tuple[str, int]:
    told = match.view(None)["asked"]
    return told["ask"], told["seat"]


def at(match: Match, flat: str) -> str | None:
    """Who lives in a flat."""
    for one in match.view(None)["houses"]:
        for seen in one["flats"]:
            if seen["name"] == flat:
                occupant: str | None = seen["occupant"]
                return occupant
    raise AssertionError(f"there is no flat {flat}")


def rent(match: Match, letter: str = "A") -> int:
    for one in match.view(None)["houses"]:
        if one["name"] == letter:
            paid: int = one["rent"]
            return paid
    raise AssertionError(f"there is no house {letter}")


def hand(match: Match, seat: int = 0) -> dict[str, int]:
    held: dict[str, int] = match.view(seat)["hand"]
    return held


def flats_for(card: str, *houses: dict[str, Any], **more: Any) -> list[str]:
    """Where seat 0 may play this card from its hand. Another one is in hand too, so that nothing is settled unasked."""
    match = table(*houses, hands=[cards(card)], **more)
    if f"play {card}" not in legal(match):
        return []
    before = {one["name"]: [flat["occupant"] for flat in one["flats"]] for one in match.view(None)["houses"]}
    match.play(0, f"play {card}")
    if asked(match)[0] == "flat":
        return [text.removeprefix("flat ") for text in legal(match)]
    # A single place is taken without a question.
    for one in match.view(None)["houses"]:
        for index, flat in enumerate(one["flats"]):
            if flat["occupant"] == card and before[one["name"]][index] != card:
                return [flat["name"]]
    raise AssertionError("the card went nowhere")


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def top(match: Match) -> str | None:
    seen: str | None = match.view(None)["discard_top"]
    return seen

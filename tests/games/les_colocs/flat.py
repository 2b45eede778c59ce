"""Hand-made positions in a few words, and short words to play them.

Everybody has a Campus Job (only books gain by it, goal 19) unless told otherwise, hands are empty, so nobody is asked
about anything, and seat 0 is in the Free Time phase with 9 income and 3 free time.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import palier
from palier import Event, Match, ScriptedChance

GAME = palier.games["les_colocs"]
FILLER = "verrou"
"""A card that answers nothing: whoever holds it is asked in windows and can only pass."""


def table(
    *,
    players: int = 4,
    jobs: Mapping[int, str] | None = None,
    rooms: Mapping[int, Sequence[Any]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    chance: Sequence[int] = (),
    stage: str = "free",
    **fields: Any,
) -> Match:
    """A match on a table that need not add up. `chance` holds the next outcomes: dice, draws."""
    position: dict[str, Any] = {
        "players": players,
        "stage": stage,
        "jobs": [(jobs or {}).get(seat, "job_campus") for seat in range(players)],
        "rooms": [list((rooms or {}).get(seat, [])) for seat in range(players)],
        "hands": [list((hands or {}).get(seat, [])) for seat in range(players)],
        **fields,
    }
    if stage in ("call", "free"):
        position = {"income": 9, "free_time": 3, **position}
    return Match.from_position(GAME, position, strict=False, chance=ScriptedChance(chance))


def play(match: Match, seat: int, *texts: str) -> list[Event]:
    told: list[Event] = []
    for text in texts:
        told += match.play(seat, text)
    return told


def luck(match: Match, *outcomes: int) -> None:
    """What chance gives next."""
    match.chance = ScriptedChance(outcomes)


def all_pass(match: Match) -> list[Event]:
    """Everybody passes until nothing is asked in a window any more."""
    told: list[Event] = []
    while match.to_act and asked(match).startswith("window"):
        told += match.play(match.to_act[0], "pass")
    return told


def end_turn(match: Match, seat: int) -> None:
    """Ends every phase of a seat's turn, discarding the first cards where that is needed."""
    while match.to_act == (seat,) and match.view(None)["active"] == seat:
        play(match, seat, "end" if can(match, seat, "end") else texts(match, seat)[0])


def texts(match: Match, seat: int) -> list[str]:
    return [action.text for action in match.legal(seat)]


def can(match: Match, seat: int, text: str) -> bool:
    return text in texts(match, seat)


def asked(match: Match) -> str:
    """What is asked now: begin, evict, call, free, discard, window_activity, …; "" when the match is over."""
    question = match.view(None)["asked"]
    return "" if question is None else str(question["ask"])


def slack(match: Match, seat: int = 0) -> int:
    return int(match.view(None)["seats"][seat]["slack"])


def room(match: Match, seat: int = 0) -> list[str]:
    return [str(card["card"]) for card in match.view(None)["seats"][seat]["room"]]


def value(match: Match, card: str, seat: int = 0) -> int:
    """What a card of a room counts now."""
    return next(int(seen["value"]) for seen in match.view(None)["seats"][seat]["room"] if seen["card"] == card)


def hand(match: Match, seat: int = 0) -> list[str]:
    return list(match.view(seat)["hand"])


def discard(match: Match) -> list[str]:
    return list(match.view(None)["discard"])


def job(match: Match, seat: int = 0) -> str:
    return str(match.view(None)["seats"][seat]["job"])


def income(match: Match) -> int:
    return int(match.view(None)["income"])


def free_time(match: Match) -> int:
    return int(match.view(None)["free_time"])


def winner(match: Match) -> int | None:
    return None if match.outcome is None or match.outcome.reason != "goal" else match.outcome.winners[0]


def bought(card: str, *, job: str = "interimaire", with_room: Sequence[Any] = ()) -> tuple[int, int]:
    """Buys one Truc unopposed: what it cost, and what the room counts more."""
    match = table(jobs={0: job}, rooms={0: with_room}, hands={0: [card]})
    before = slack(match)
    play(match, 0, f"shop {card}", "buy")
    assert card in room(match)
    assert free_time(match) == 2
    return 9 - income(match), slack(match) - before


def done(card: str, *, job: str = "interimaire", with_room: Sequence[Any] = ()) -> tuple[int, int]:
    """Plays one Activity unopposed: what it cost, and what the room counts more."""
    match = table(jobs={0: job}, rooms={0: with_room}, hands={0: [card]})
    before = slack(match)
    play(match, 0, f"act {card}")
    assert card in room(match)
    assert free_time(match) == 2
    return 9 - income(match), slack(match) - before


def stops(answer: str, announced: str, *, with_room: Sequence[Any] = ()) -> bool:
    """Whether a card in seat 1's hand may answer an Activity (or "shopping") of seat 0; then it really cancels it."""
    card = "pizza" if announced == "shopping" else announced
    match = table(rooms={0: with_room}, hands={0: [card], 1: [answer]})
    before = income(match)
    play(match, 0, *(("shop pizza", "buy") if announced == "shopping" else (f"act {announced}",)))
    if not can(match, 1, f"play {answer}"):
        return False
    play(match, 1, f"play {answer}")
    assert card not in room(match)
    assert income(match) == before
    assert free_time(match) == 2
    assert card in (hand(match) if announced == "shopping" else discard(match))
    return True


def eaten(guest: str, food: str) -> bool:
    """Whether a guest that arrives in seat 1's room takes this card there."""
    match = table(stage="call", rooms={1: [food]}, hands={0: [guest]})
    play(match, 0, f"call {guest} B")
    assert guest in room(match, 1)
    return food not in room(match, 1)

"""Hand-made positions in a few readable lines, and short words to play them.

A board is four rows of five flats, A1 to E1 first. A flat is four letters for its arrows north, east, south, west:
r, b, y, g for a meeple and a dot for nobody, so `r.b.` has red in the north and blue in the south.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import palier
from palier import Event, Match, ScriptedChance, SeededChance

GAME = palier.games["roomshare"]
COLOURS = ("red", "blue", "yellow", "green")
ARROWS = ("north", "east", "south", "west")
FLATS = tuple(f"{column}{row}" for row in "1234" for column in "ABCDE")
CORNERS = ("B2", "D2", "B3", "D3")
KEYS = ("key-red", "key-blue", "key-yellow", "key-green")
EVENT_CARDS = ("communication", "departure", "eviction", "contract", "exchange", "renovation")

VARIANTS: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"no_cards": True}),
    (2, {"renovation": True, "royal_suite": True, "chosen_setup": True}),
    (3, {"renovation": True, "chosen_setup": True}),
    (4, {"renovation": True, "royal_suite": True, "royal_suite_replaces": "haunted", "chosen_setup": True}),
    (2, {"no_cards": True, "royal_suite": True, "royal_suite_replaces": "suite", "chosen_setup": True}),
)
"""Every number of players with and without cards, and every option at least once."""

QUIET = """
    .... .... .... .... ....
    .... .r.. .... ...b ....
    .... .y.. .... ...g ....
    .... .... .... .... ....
"""
"""One meeple of each colour, as after a set-up for four: red B2, blue D2, yellow B3, green D3."""


# Building


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.split("\n") if line.strip()]


def cards(*names: str) -> dict[str, int]:
    """A hand or a pile as a position counts it."""
    return {name: names.count(name) for name in names}


def position(board: str, **fields: Any) -> dict[str, Any]:
    """A position with this board; what is not given gets its default: four players, seat 0 to play a card."""
    return {"board": rows(board), **fields}


def match_on(board: str, *, hand: Sequence[str] = (), chance: Sequence[int] | None = None, **fields: Any) -> Match:
    """A match on a hand-made board. `hand` is the active seat's hand; `chance` the next outcomes, told in advance.

    With a hand given, each other seat holds three Keys of its own colour.
    """
    if hand:
        hands = [{KEYS[seat]: 3} for seat in range(int(fields.get("players", 4)))]
        hands[int(fields.get("active", 0))] = cards(*hand)
        fields["hands"] = hands
    scripted = None if chance is None else ScriptedChance(chance)
    return Match.from_position(GAME, position(board, **fields), strict=False, seed=1, chance=scripted)


def reread(match: Match, *, strict: bool = False) -> Match:
    """The same position written down and read back."""
    return Match.from_position(GAME, match.state.to_json(), strict=strict)


def flats_of(**kinds: str) -> list[list[str]]:
    """The kinds of a board that is classic but for the flats named: `flats_of(A1="suite")`."""
    return [[kinds.get(f"{column}{row}", "classic") for column in "ABCDE"] for row in "1234"]


# Playing


def seat_of(match: Match) -> int:
    """The one seat that is asked now."""
    (seat,) = match.to_act
    return seat


def legal(match: Match) -> list[str]:
    return [action.text for action in match.legal(seat_of(match))]


def play(match: Match, *texts: str) -> list[Event]:
    """Plays these texts for whoever is asked, and tells everything that happened."""
    told: list[Event] = []
    for text in texts:
        told += match.play(seat_of(match), text)
    return told


def asked(match: Match) -> str | None:
    """What is asked now: card, place, colour, arrow, chain, landing, staying, …; None when the match is over."""
    question = match.view(None)["asked"]
    return None if question is None else str(question["ask"])


def question(match: Match) -> dict[str, Any]:
    """The whole question, with the flat, the colour and so on that it is about."""
    told: dict[str, Any] = match.view(None)["asked"]
    return told


def random_play(match: Match, seed: int, most: int = 5_000) -> Iterator[Match]:
    """Random legal actions until the match is over; gives the match before each, and once more at the end."""
    choice = SeededChance(seed, "test")
    for _ in range(most):
        yield match
        if not match.to_act:
            return
        open_now = match.legal(seat_of(match))
        assert open_now, f"nothing can be answered here: {match.state.to_json()}"
        match.play(seat_of(match), open_now[choice.below(len(open_now))])
    raise AssertionError(f"not over after {most} actions")


def play_out(match: Match, seed: int = 0) -> Match:
    for _ in random_play(match, seed):
        pass
    return match


def play_until(match: Match, seed: int, there: Callable[[Match], bool]) -> bool:
    """Random play until something is true; False when the match ended before."""
    return any(there(step) for step in random_play(match, seed))


# Looking


def flat(match: Match, name: str) -> str:
    """The four letters of a flat."""
    cell: str = match.state.to_json()["board"]["1234".index(name[1])]["ABCDE".index(name[0])]
    return cell


def board(match: Match) -> dict[str, str]:
    """The flats that hold anybody."""
    return {name: flat(match, name) for name in FLATS if flat(match, name) != "...."}


def board_of(text: str) -> dict[str, str]:
    """The same of a board as it is written, to compare with."""
    cells = [cell for row in rows(text) for cell in row]
    return {name: cell for name, cell in zip(FLATS, cells, strict=True) if cell != "...."}


def count(match: Match, name: str) -> int:
    return 4 - flat(match, name).count(".")


def counts(match: Match) -> list[int]:
    """How many live in each flat, A1 first."""
    return [4 - cell.count(".") for row in match.state.to_json()["board"] for cell in row]


def on_board(match: Match) -> dict[str, int]:
    letters = "".join(cell for row in match.state.to_json()["board"] for cell in row)
    return {colour: letters.count(colour[0]) for colour in COLOURS}


def reserve(match: Match, seat: int) -> dict[str, int]:
    """The colours that a reserve holds, and how many of each."""
    held: dict[str, int] = match.state.to_json()["reserves"][seat]
    return held


def hand(match: Match, seat: int) -> dict[str, int]:
    held: dict[str, int] = match.state.to_json()["hands"][seat]
    return held


def field(match: Match, name: str) -> Any:
    """Anything else of the position: stage, turn, active, deck, discard, played, evictions, …"""
    return match.state.to_json()[name]


def meeples(match: Match) -> dict[str, int]:
    """How many meeples of each colour there are at all, on the board and in reserves."""
    found = on_board(match)
    for seat in range(match.players):
        for colour, number in reserve(match, seat).items():
            found[colour] += number
    return found


def pile(match: Match) -> dict[str, int]:
    """Every card of the match, wherever it lies."""
    state = match.state.to_json()
    found: dict[str, int] = {}
    for heap in [state["deck"], state["discard"], *state["hands"], cards(*filter(None, [state["played"]]))]:
        for card, number in heap.items():
            found[card] = found.get(card, 0) + number
    return found


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened, by its kinds."""
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of one kind say to everybody."""
    return [event.public for event in events if event.kind == kind]


def flats_offered(match: Match) -> list[str]:
    return [text.removeprefix("flat ") for text in legal(match) if text.startswith("flat ")]


def arrows_offered(match: Match) -> list[str]:
    return [text.removeprefix("arrow ") for text in legal(match) if text.startswith("arrow ")]


def meeples_offered(match: Match) -> list[str]:
    return [text.removeprefix("meeple ") for text in legal(match) if text.startswith("meeple ")]


def moves(events: Sequence[Event]) -> list[str]:
    """Where evicted meeples went: `red C2 north > C1 west`."""
    return [
        f"{event['colour']} {event['flat']} {event['arrow']} > {event['to']} {event['landing']}"
        for event in told(events, "moved")
    ]

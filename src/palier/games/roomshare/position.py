"""Positions: any state from its JSON. The layout is written down in docs/positions.md."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from palier.engine.errors import BadPosition, shown
from palier.engine.frames import Frame
from palier.engine.options import OptionValue
from palier.games.roomshare import chain
from palier.games.roomshare.actions import CARD_NAMES, CARDS, COLOUR_NAMES
from palier.games.roomshare.board import (
    ARROWS,
    COLUMNS,
    CORE,
    CORNERS,
    FLAT_NAMES,
    FLATS,
    INNER_ARROW,
    NEIGHBOUR,
    ROWS,
    SLOTS,
)
from palier.games.roomshare.rules import legal
from palier.games.roomshare.setup import (
    EACH_COLOUR,
    FLATS_IN_BOX,
    HAND,
    ask_players,
    cards_in_game,
    starting_reserve,
)
from palier.games.roomshare.state import (
    ANY_TENANT,
    ASK_ARROW,
    ASK_CARD,
    ASK_COLOUR,
    ASK_CORNER,
    ASK_EXCHANGE_WITH,
    ASK_LANDING,
    ASK_PLACE,
    ASK_RENOVATION_WITH,
    ASK_SECOND,
    ASK_STAYING,
    CLASSIC,
    COLOURS,
    EMPTY,
    FRAME_NAMES,
    KIND_NAMES,
    LAST,
    LAST_CHANCE,
    NONE,
    OVER,
    PLAY,
    ROYAL,
    SETUP,
    STAGE_NAMES,
    RoomShareState,
)

LETTERS: Final = "rbyg"
MEEPLES: Final = COLOURS * EACH_COLOUR
FIELDS: Final = [
    "game",
    "players",
    "options",
    "stage",
    "turn",
    "first",
    "active",
    "finisher",
    "flats",
    "board",
    "second",
    "reserves",
    "hands",
    "deck",
    "discard",
    "played",
    "full",
    "evictions",
    "longest",
    "auto",
    "frames",
]


def read(data: Mapping[str, Any], options: dict[str, OptionValue], strict: bool) -> RoomShareState:
    """What is left out of a hand-made position gets the default that docs/positions.md names."""
    for field in data:
        if field not in FIELDS:
            raise BadPosition(f"a position of RoomShare has no field {shown(field)}")
    state = RoomShareState(number(data, "players", 2, COLOURS, 4))
    state.lay_out()
    state.set_options(options)
    last = state.players - 1
    state.stage = name(data.get("stage", "play"), STAGE_NAMES, "stage")
    state.turn = number(data, "turn", 0, 100_000, 1)
    state.first = number(data, "first", 0, last, 0)
    state.active = number(data, "active", 0, last, 0)
    if data.get("finisher") is not None:
        state.finisher = number(data, "finisher", 0, last, 0)
    state.evictions = number(data, "evictions", 0, 100_000, 0)
    state.longest = number(data, "longest", 0, 100_000, state.evictions)
    state.auto = data.get("auto") is True
    read_board(state, data)
    read_second(state, data)
    read_reserves(state, data)
    read_cards(state, data)
    if sum(state.on_board) + sum(state.reserves) > MEEPLES:
        # With more of them a chain could go on for ever, so not even a puzzle may have them.
        raise BadPosition(f"there are more than {MEEPLES} meeples on the board and in reserve")
    read_full(state, data)
    read_frames(state, data)
    if state.stage == SETUP:
        check_setup(state)
    if state.stage == PLAY and state.no_cards:
        check_can_place(state)
    if strict or state.stage == SETUP:
        check(state)
    return state


def number(data: Mapping[str, Any], field: str, low: int, high: int, default: int) -> int:
    value = data.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"'{field}' must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def name(value: object, names: Sequence[str], what: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{shown(value)} is no {what} (one of {', '.join(names)})")
    return names.index(value)


def grid(data: Mapping[str, Any], field: str) -> list[Any]:
    rows = data[field]
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise BadPosition(f"'{field}' must have {ROWS} rows")
    cells: list[Any] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != COLUMNS:
            raise BadPosition(f"each row of '{field}' must have {COLUMNS} flats")
        cells += row
    return cells


def read_board(state: RoomShareState, data: Mapping[str, Any]) -> None:
    if "flats" in data:
        state.kinds = [name(cell, KIND_NAMES, "kind of flat") for cell in grid(data, "flats")]
    if "board" not in data:
        raise BadPosition("a position needs a 'board'")
    for flat, cell in enumerate(grid(data, "board")):
        if not isinstance(cell, str) or len(cell) != ARROWS:
            raise BadPosition(
                f"{shown(cell)} on {FLAT_NAMES[flat]} must be {ARROWS} letters for north, east, south, west"
            )
        for arrow, letter in enumerate(cell):
            if letter == ".":
                continue
            if letter not in LETTERS:
                raise BadPosition(f"{shown(letter)} on {FLAT_NAMES[flat]} is none of r, b, y, g or . for nobody")
            state.put(flat * ARROWS + arrow, LETTERS.index(letter))
    if sum(state.on_board) > MEEPLES:
        raise BadPosition(f"there are {sum(state.on_board)} meeples on the board, and only {MEEPLES} in the box")


def read_second(state: RoomShareState, data: Mapping[str, Any]) -> None:
    given = data.get("second")
    if given is None:
        if state.players == 2:
            state.second = [2, 3]
        return
    if not isinstance(given, list) or len(given) != state.players:
        raise BadPosition("'second' must name a colour or null for each seat")
    state.second = [NONE if colour is None else name(colour, COLOUR_NAMES, "colour") for colour in given]
    chosen = [colour for colour in state.second if colour != NONE]
    if chosen and (state.players != 2 or sorted(chosen) != [2, 3]):
        raise BadPosition("second colours are for two players: one has yellow, the other green")


def read_reserves(state: RoomShareState, data: Mapping[str, Any]) -> None:
    given = data.get("reserves")
    if given is None:
        for seat in range(state.players):
            state.reserves[seat * COLOURS + seat] = max(0, EACH_COLOUR - state.on_board[seat])
        return
    if not isinstance(given, list) or len(given) != state.players:
        raise BadPosition("'reserves' must hold one object of colours for each seat")
    for seat in range(state.players):
        for colour, count in counts(given[seat], COLOUR_NAMES, "colour", MEEPLES).items():
            state.reserves[seat * COLOURS + colour] = count


def counts(value: object, names: Sequence[str], what: str, most: int) -> dict[int, int]:
    if not isinstance(value, dict):
        raise BadPosition(f"{shown(value)} is not an object that counts a {what}")
    result: dict[int, int] = {}
    for key, count in value.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
            raise BadPosition(f"{shown(count)} is no number of {shown(key)}: it must be from 0 to {most}")
        result[name(key, names, what)] = count
    return result


def card_counts(value: object) -> list[int]:
    found = counts(value, CARD_NAMES, "card", 60)
    return [found.get(card, 0) for card in range(CARDS)]


def read_cards(state: RoomShareState, data: Mapping[str, Any]) -> None:
    if data.get("played") is not None:
        state.played = name(data["played"], CARD_NAMES, "card")
    if "discard" in data:
        state.discard = card_counts(data["discard"])
    given = data.get("hands", [None] * state.players)
    if not isinstance(given, list) or len(given) != state.players:
        raise BadPosition("'hands' must hold one object of cards for each seat, or null")
    for seat in range(state.players):
        if given[seat] is not None:
            state.hands[seat * CARDS : (seat + 1) * CARDS] = card_counts(given[seat])
    if state.no_cards:
        return
    if "deck" in data:
        state.deck = card_counts(data["deck"])
    else:
        state.deck = [max(0, left) for left in cards_left(state)]
    if state.stage == SETUP:
        return
    for seat in range(state.players):
        if given[seat] is None:
            deal_lowest(state, seat)
        empty = sum(state.hands[seat * CARDS : (seat + 1) * CARDS]) == 0
        if empty and not (seat == state.active and state.played != NONE):
            raise BadPosition(f"seat {seat} has no card in hand")


def cards_left(state: RoomShareState) -> list[int]:
    """The cards of the game that lie neither in a hand nor on the discard pile nor on the table."""
    left = cards_in_game(state)
    for card in range(CARDS):
        left[card] -= state.discard[card] + (1 if state.played == card else 0)
        for seat in range(state.players):
            left[card] -= state.hands[seat * CARDS + card]
    return left


def deal_lowest(state: RoomShareState, seat: int) -> None:
    """A hand that was not given: the first three cards of the deck, in the order of the list of cards."""
    for card in range(CARDS):
        while state.deck[card] and sum(state.hands[seat * CARDS : (seat + 1) * CARDS]) < HAND:
            state.deck[card] -= 1
            state.hands[seat * CARDS + card] += 1


def read_full(state: RoomShareState, data: Mapping[str, Any]) -> None:
    full = [flat for flat in range(FLATS) if state.count[flat] == ARROWS]
    given = data.get("full", full)
    if not isinstance(given, list) or len(set(map(str, given))) != len(given):
        raise BadPosition("'full' must list flats by number, each once")
    for flat in given:
        if isinstance(flat, bool) or not isinstance(flat, int) or flat not in full:
            raise BadPosition(f"flat number {shown(flat)} in 'full' does not hold four meeples")
    state.full = list(given)


def read_frames(state: RoomShareState, data: Mapping[str, Any]) -> None:
    """A position asks exactly one thing, unless it is over or players still choose their corners."""
    given = data.get("frames")
    if given is None:
        if state.stage == OVER:
            state.frames = []
        elif state.stage == LAST_CHANCE:
            state.frames = [(ASK_PLACE, state.active, LAST, 0)]
        elif state.no_cards:
            state.frames = [(ASK_PLACE, state.active, ANY_TENANT, 0)]
        else:
            state.frames = [(ASK_CARD, state.active, 0, 0)]
    elif not isinstance(given, list):
        raise BadPosition("'frames' must be a list")
    else:
        state.frames = [read_frame(state, item) for item in given]
    if (state.stage == OVER) != (not state.frames) or (len(state.frames) > 1 and state.stage != SETUP):
        raise BadPosition("a position asks one thing (several while setting up, nothing when the match is over)")
    if state.stage in (LAST_CHANCE, OVER) and state.finisher == NONE:
        raise BadPosition("after the last turn a position must name the 'finisher'")
    for frame in state.frames:
        if (frame[0] in (ASK_SECOND, ASK_CORNER)) != (state.stage == SETUP):
            raise BadPosition(f"'{FRAME_NAMES[frame[0]]}' is not asked in stage '{STAGE_NAMES[state.stage]}'")
        if (frame[0] == ASK_PLACE and frame[2] == LAST) and state.stage != LAST_CHANCE:
            raise BadPosition("a last-chance placement is asked only in stage 'last_chance'")
        if not frame_fits(state, frame):
            raise BadPosition(f"{[FRAME_NAMES[frame[0]], *frame[1:]]} asks something that this board does not allow")
    check_full(state)
    if state.frames and not legal(state, state.frames[-1][1]):
        raise BadPosition("this position asks something that has no answer")


def read_frame(state: RoomShareState, item: object) -> Frame:
    if not isinstance(item, list) or len(item) != 4:
        raise BadPosition(f"{shown(item)} is no frame: what is asked, seat, and two numbers")
    for value in item[1:]:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition(f"{shown(value)} in a frame is not a whole number")
    if not 0 <= item[1] < state.players:
        raise BadPosition(f"there is no seat {item[1]}")
    return (name(item[0], FRAME_NAMES, "question"), item[1], item[2], item[3])


def frame_fits(state: RoomShareState, frame: Frame) -> bool:
    """Whether the numbers of a frame mean something on this board, so that its rules can run."""
    ask, seat, about, detail = frame
    if ask == ASK_SECOND:
        return state.players == 2
    if ask == ASK_CORNER:
        return about == seat or (about == NONE and state.players == 2)
    if seat != state.active:
        return False
    if ask == ASK_CARD:
        return not state.no_cards and state.played == NONE
    if ask == ASK_PLACE:
        return 0 <= about <= LAST and state.in_reserve(seat) > 0
    if ask == ASK_COLOUR:
        return 0 <= about < FLATS and state.count[about] < ARROWS
    if ask == ASK_ARROW:
        in_range = 0 <= about < FLATS and 0 <= detail < COLOURS
        return in_range and state.count[about] < ARROWS and state.reserves[seat * COLOURS + detail] > 0
    if ask in (ASK_EXCHANGE_WITH, ASK_RENOVATION_WITH):
        return 0 <= about < SLOTS and state.slots[about] != EMPTY
    if ask == ASK_LANDING:
        if not (0 <= about < FLATS and 0 <= detail < ARROWS):
            return False
        slot = about * ARROWS + detail
        return state.slots[slot] != EMPTY and state.count[NEIGHBOUR[slot]] < ARROWS
    if ask == ASK_STAYING:
        in_range = 0 <= about < FLATS and 0 <= detail < 1 << 16
        return in_range and staying_fits(state, about, detail)
    return True


def staying_fits(state: RoomShareState, flat: int, detail: int) -> bool:
    """Whether the arrows that were given and those that wait are just the ones that hold a meeple, each once."""
    places = [arrow for arrow in range(ARROWS) if detail >> arrow & 1]
    if chain.next_stayer(detail) < 0:
        return False
    left = detail >> 4
    while left:
        places.append((left & 7) - 1)
        left >>= 3
    return sorted(places) == [arrow for arrow in range(ARROWS) if state.slots[flat * ARROWS + arrow] != EMPTY]


def check_full(state: RoomShareState) -> None:
    """Every full flat waits for its eviction, but for those that the one under way has just filled or is emptying."""
    ask, _, about, _ = state.frames[-1] if state.frames else (NONE, 0, 0, 0)
    under_way: list[int] = []
    if ask in (ASK_LANDING, ASK_STAYING):
        under_way = [about] + [NEIGHBOUR[about * ARROWS + arrow] for arrow in range(ARROWS)]
        if about in state.full:
            raise BadPosition(f"{FLAT_NAMES[about]} is being emptied, so it does not wait in 'full'")
    for flat in range(FLATS):
        if state.count[flat] == ARROWS and flat not in state.full and flat not in under_way:
            raise BadPosition(f"{FLAT_NAMES[flat]} holds four meeples but is not listed in 'full'")


def check_can_place(state: RoomShareState) -> None:
    """Without cards whoever is next must place, so nobody may have run out; the active player may just have."""
    for seat in range(state.players):
        if state.in_reserve(seat) == 0 and (seat != state.active or state.frames[-1][0] == ASK_PLACE):
            raise BadPosition(f"seat {seat} has nothing left in reserve, so nobody is to play any more")


def check_setup(state: RoomShareState) -> None:
    """While players choose there is no room for puzzles: the position must be one that their choices lead to."""
    if not state.chosen_setup:
        raise BadPosition("stage 'setup' needs the option chosen_setup")
    blank = RoomShareState(state.players)
    blank.lay_out()
    blank.first = state.first
    ask_players(blank)
    answered = blank.frames[len(state.frames) :]
    if not state.frames or blank.frames[: len(state.frames)] != state.frames:
        raise BadPosition("these are not the questions that a set-up asks from this first player")
    if state.active != state.frames[-1][1]:
        raise BadPosition("'active' must be the seat that chooses now")
    if (state.second[0] != NONE) != any(frame[0] == ASK_SECOND for frame in answered):
        raise BadPosition("second colours must be chosen just when they have been asked for")
    taken = [state.second[seat] if about == NONE else about for ask, seat, about, _ in answered if ask == ASK_CORNER]
    inner = [corner * ARROWS + arrow for corner, arrow in zip(CORNERS, INNER_ARROW, strict=True)]
    standing = [state.slots[slot] for slot in inner if state.slots[slot] != EMPTY]
    if sum(state.count) != len(standing) or sorted(standing) != sorted(taken):
        raise BadPosition("while setting up, the board holds one meeple on a corner for each corner chosen")
    for seat in range(state.players):
        for colour in range(COLOURS):
            if state.reserves[seat * COLOURS + colour] != starting_reserve(state, seat, colour):
                raise BadPosition(f"seat {seat} does not hold the reserve that a match starts with")


# Strict: the position could stand on a real table


def check(state: RoomShareState) -> None:
    """Raises BadPosition with the first thing that does not add up."""
    check_flats(state)
    check_cards(state)
    if state.stage == SETUP:
        return
    check_meeples(state)
    top = state.frames[-1][0] if state.frames else NONE
    between_turns = top in (ASK_CARD, ASK_PLACE) or state.stage == OVER
    if between_turns and ARROWS in state.count:
        raise BadPosition(f"{FLAT_NAMES[state.count.index(ARROWS)]} holds four meeples though no chain is under way")
    for seat in range(state.players):
        if state.stage == PLAY and state.in_reserve(seat) == 0 and (seat != state.active or between_turns):
            raise BadPosition(f"seat {seat} has nothing left in reserve, so nobody is to play any more")
    if state.stage in (LAST_CHANCE, OVER) and state.in_reserve(state.finisher) > 0:
        raise BadPosition(f"seat {state.finisher} is the finisher but still holds meeples in reserve")


def check_flats(state: RoomShareState) -> None:
    found = [state.kinds.count(kind) for kind in range(len(KIND_NAMES))]
    expected = [FLATS] + [0] * (len(KIND_NAMES) - 1)
    if state.stage != SETUP:
        expected = FLATS_IN_BOX[:]
        if state.royal == NONE:
            expected[ROYAL] = 0
        else:
            expected[state.royal] -= 1
    for kind in range(len(KIND_NAMES)):
        if found[kind] != expected[kind]:
            raise BadPosition(f"there are {found[kind]} flats of kind {KIND_NAMES[kind]}, not {expected[kind]}")
    for flat in CORE:
        if state.kinds[flat] != CLASSIC:
            raise BadPosition(f"{FLAT_NAMES[flat]} is one of the six in the middle and must be classic")


def check_meeples(state: RoomShareState) -> None:
    for colour in range(COLOURS):
        held = [state.reserves[seat * COLOURS + colour] for seat in range(state.players)]
        total = state.on_board[colour] + sum(held)
        if total != EACH_COLOUR:
            raise BadPosition(f"there are {total} {COLOUR_NAMES[colour]} meeples, not {EACH_COLOUR}")
        if state.on_board[colour] == 0:
            raise BadPosition(f"no {COLOUR_NAMES[colour]} meeple is on the board: the last of a colour never leaves it")
        for seat in range(state.players):
            if seat != colour and colour < state.players and held[seat]:
                raise BadPosition(f"seat {seat} holds {COLOUR_NAMES[colour]} meeples, which belong to seat {colour}")


def check_cards(state: RoomShareState) -> None:
    left = cards_left(state)
    for card in range(CARDS):
        expected = 0 if state.stage == SETUP else left[card]
        if state.deck[card] != expected:
            total = cards_in_game(state)[card] - left[card] + state.deck[card]
            raise BadPosition(f"there are {total} cards {CARD_NAMES[card]}, which is not what the game has")
    if state.no_cards or state.stage == SETUP:
        return
    for seat in range(state.players):
        expected = HAND - (1 if state.played != NONE and seat == state.active else 0)
        size = sum(state.hands[seat * CARDS : (seat + 1) * CARDS])
        if size != expected:
            raise BadPosition(f"seat {seat} holds {size} cards, not {expected}")

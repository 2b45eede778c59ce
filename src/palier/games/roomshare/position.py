"""Positions: any state from its JSON. The layout is written down in docs/positions.md."""

from collections.abc import Mapping
from typing import Any, Final

from palier.engine.errors import shown
from palier.engine.frames import Frame
from palier.engine.options import OptionValue
from palier.engine.reading import (
    Refusals,
    counts,
    distinct,
    fields,
    grid,
    items,
    miscounted,
    misfit,
    name,
    needed,
    no_answer,
    not_over,
    number,
    number_or_none,
    read_frame,
    seats,
)
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
MANY: Final = 100_000
MOST_CARDS: Final = 60
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

bad: Final = Refusals("roomshare")


def read(data: Mapping[str, Any], players: int, options: dict[str, OptionValue], strict: bool) -> RoomShareState:
    """What is left out of a hand-made position gets the default that docs/positions.md names."""
    fields(data, FIELDS)
    state = RoomShareState(players)
    state.lay_out()
    state.set_options(options)
    last = players - 1
    state.stage = name(data.get("stage", "play"), STAGE_NAMES, "stage")
    state.turn = number(data, "turn", 0, MANY, 1)
    state.first = number(data, "first", 0, last, 0)
    state.active = number(data, "active", 0, last, 0)
    state.finisher = number_or_none(data, "finisher", 0, last, NONE)
    state.evictions = number(data, "evictions", 0, MANY, 0)
    state.longest = number(data, "longest", 0, MANY, state.evictions)
    state.auto = data.get("auto") is True
    read_board(state, data)
    read_second(state, data)
    read_reserves(state, data)
    read_cards(state, data)
    meeples = sum(state.on_board) + sum(state.reserves)
    if meeples > MEEPLES:
        # With more of them a chain could go on for ever, so not even a puzzle may have them.
        raise bad(
            "meeples_most",
            "there are {found} meeples on the board and in reserve, and only {most} in the box",
            found=meeples,
            most=MEEPLES,
        )
    read_full(state, data)
    read_frames(state, data)
    if state.stage == SETUP:
        check_setup(state)
    if state.stage == PLAY and state.no_cards:
        check_can_place(state)
    if strict or state.stage == SETUP:
        check(state)
    return state


def read_board(state: RoomShareState, data: Mapping[str, Any]) -> None:
    if "flats" in data:
        state.kinds = [name(cell, KIND_NAMES, "flats") for cell in grid(data["flats"], "flats", ROWS, COLUMNS)]
    for flat, cell in enumerate(grid(needed(data, "board"), "board", ROWS, COLUMNS)):
        if not isinstance(cell, str) or len(cell) != ARROWS:
            raise bad(
                "letters",
                "{given} on {place} must be 4 letters for north, east, south, west",
                given=shown(cell),
                place=FLAT_NAMES[flat],
            )
        for arrow, letter in enumerate(cell):
            if letter == ".":
                continue
            if letter not in LETTERS:
                sentence = "{given} on {place} is none of r, b, y, g or . for nobody"
                raise bad("letter", sentence, given=shown(letter), place=FLAT_NAMES[flat])
            state.put(flat * ARROWS + arrow, LETTERS.index(letter))


def read_second(state: RoomShareState, data: Mapping[str, Any]) -> None:
    default = [2, 3] if state.players == 2 else [NONE] * state.players
    if data.get("second") is None:
        state.second = default
        return
    given = seats(data["second"], "second", state.players)
    state.second = [NONE if colour is None else name(colour, COLOUR_NAMES, "second") for colour in given]
    chosen = [colour for colour in state.second if colour != NONE]
    if chosen and sorted(state.second) != default:
        raise bad("second", "second colours are for two players: one has yellow, the other green")


def read_reserves(state: RoomShareState, data: Mapping[str, Any]) -> None:
    if data.get("reserves") is None:
        for seat in range(state.players):
            state.reserves[seat * COLOURS + seat] = max(0, EACH_COLOUR - state.on_board[seat])
        return
    state.reserves = []
    for seat, given in enumerate(seats(data["reserves"], "reserves", state.players)):
        state.reserves += counts(given, COLOUR_NAMES, f"reserves[{seat}]", MEEPLES)


def read_cards(state: RoomShareState, data: Mapping[str, Any]) -> None:
    if data.get("played") is not None:
        state.played = name(data["played"], CARD_NAMES, "played")
    state.discard = counts(data.get("discard", {}), CARD_NAMES, "discard", MOST_CARDS)
    hands = seats(data.get("hands", [None] * state.players), "hands", state.players)
    for seat, hand in enumerate(hands):
        if hand is not None:
            state.hands[seat * CARDS : (seat + 1) * CARDS] = counts(hand, CARD_NAMES, f"hands[{seat}]", MOST_CARDS)
    if state.no_cards:
        return
    if "deck" in data:
        state.deck = counts(data["deck"], CARD_NAMES, "deck", MOST_CARDS)
    else:
        state.deck = [max(0, left) for left in cards_left(state)]
    if state.stage == SETUP:
        return
    for seat in range(state.players):
        if hands[seat] is None:
            deal_lowest(state, seat)
        empty = sum(state.hands[seat * CARDS : (seat + 1) * CARDS]) == 0
        if empty and not (seat == state.active and state.played != NONE):
            raise bad("empty_hand", "seat {seat} has no card in hand", seat=seat)


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
    state.full = []
    for flat in items(data.get("full", full), "full", FLATS):
        if isinstance(flat, bool) or not isinstance(flat, int) or flat not in full:
            raise bad("full", "flat number {given} in 'full' does not hold four meeples", given=shown(flat))
        state.full.append(flat)
    distinct(state.full, "full")


def read_frames(state: RoomShareState, data: Mapping[str, Any]) -> None:
    """A position asks exactly one thing, unless it is over or players still choose their corners."""
    given = data.get("frames")
    if given is None:
        state.frames = default_frames(state)
    else:
        everybody = (0, state.players - 1)
        state.frames = [read_frame(item, "frames", FRAME_NAMES, everybody) for item in items(given, "frames", MANY)]
    if (state.stage == OVER) != (not state.frames):
        raise not_over()
    if len(state.frames) > 1 and state.stage != SETUP:
        raise bad("one_thing", "a position asks one thing, and several only while setting up")
    if state.stage in (LAST_CHANCE, OVER) and state.finisher == NONE:
        raise bad("finisher", "after the last turn a position must name the '{where}'", where="finisher")
    for asked in state.frames:
        is_setup = asked[0] in (ASK_SECOND, ASK_CORNER)
        is_last = asked[0] == ASK_PLACE and asked[2] == LAST
        if is_setup != (state.stage == SETUP) or (is_last and state.stage != LAST_CHANCE):
            sentence = "'{ask}' about {about} is not asked in stage '{stage}'"
            raise bad(
                "stage", sentence, ask=FRAME_NAMES[asked[0]], about=shown(asked[2]), stage=STAGE_NAMES[state.stage]
            )
        if not frame_fits(state, asked):
            raise misfit([asked], FRAME_NAMES)
    check_full(state)
    if state.frames and not legal(state, state.frames[-1][1]):
        raise no_answer()


def default_frames(state: RoomShareState) -> list[Frame]:
    if state.stage == OVER:
        return []
    if state.stage == LAST_CHANCE:
        return [(ASK_PLACE, state.active, LAST, 0)]
    if state.no_cards:
        return [(ASK_PLACE, state.active, ANY_TENANT, 0)]
    return [(ASK_CARD, state.active, 0, 0)]


def frame_fits(state: RoomShareState, asked: Frame) -> bool:
    """Whether the numbers of a frame mean something on this board, so that its rules can run."""
    ask, seat, about, detail = asked
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
            raise bad("emptied", "{place} is being emptied, so it does not wait in 'full'", place=FLAT_NAMES[about])
    for flat in range(FLATS):
        if state.count[flat] == ARROWS and flat not in state.full and flat not in under_way:
            raise bad("not_full", "{place} holds four meeples but is not listed in 'full'", place=FLAT_NAMES[flat])


def check_can_place(state: RoomShareState) -> None:
    """Without cards whoever is next must place, so nobody may have run out; the active player may just have."""
    for seat in range(state.players):
        if state.in_reserve(seat) == 0 and (seat != state.active or state.frames[-1][0] == ASK_PLACE):
            raise bad("spent", "seat {seat} has nothing left in reserve, so nobody is to play any more", seat=seat)


def check_setup(state: RoomShareState) -> None:
    """While players choose there is no room for puzzles: the position must be one that their choices lead to."""
    if not state.chosen_setup:
        raise bad("setup", "stage 'setup' needs the option chosen_setup")
    blank = RoomShareState(state.players)
    blank.lay_out()
    blank.first = state.first
    ask_players(blank)
    answered = blank.frames[len(state.frames) :]
    if not state.frames or blank.frames[: len(state.frames)] != state.frames:
        raise bad("setup_questions", "these are not the questions that a set-up asks from this first player")
    if state.active != state.frames[-1][1]:
        raise bad("setup_active", "'active' must be the seat that chooses now")
    if (state.second[0] != NONE) != any(frame[0] == ASK_SECOND for frame in answered):
        raise bad("setup_second", "second colours must be chosen just when they have been asked for")
    taken = [state.second[seat] if about == NONE else about for ask, seat, about, _ in answered if ask == ASK_CORNER]
    inner = [corner * ARROWS + arrow for corner, arrow in zip(CORNERS, INNER_ARROW, strict=True)]
    standing = [state.slots[slot] for slot in inner if state.slots[slot] != EMPTY]
    if sum(state.count) != len(standing) or sorted(standing) != sorted(taken):
        raise bad("setup_corners", "while setting up, the board holds one meeple on a corner for each corner chosen")
    for seat in range(state.players):
        for colour in range(COLOURS):
            if state.reserves[seat * COLOURS + colour] != starting_reserve(state, seat, colour):
                raise bad("setup_reserve", "seat {seat} does not hold the reserve that a match starts with", seat=seat)


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
        place = FLAT_NAMES[state.count.index(ARROWS)]
        raise bad("no_chain", "{place} holds four meeples though no chain is under way", place=place)
    for seat in range(state.players):
        if state.stage == PLAY and state.in_reserve(seat) == 0 and (seat != state.active or between_turns):
            raise bad("spent", "seat {seat} has nothing left in reserve, so nobody is to play any more", seat=seat)
    if state.stage in (LAST_CHANCE, OVER) and state.in_reserve(state.finisher) > 0:
        raise bad(
            "finisher_holds", "seat {seat} is the finisher but still holds meeples in reserve", seat=state.finisher
        )


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
            sentence = "there are {found} flats of kind {kind}, not {expected}"
            raise bad("flats", sentence, found=found[kind], kind=KIND_NAMES[kind], expected=expected[kind])
    for flat in CORE:
        if state.kinds[flat] != CLASSIC:
            raise bad("core", "{place} is one of the six in the middle and must be classic", place=FLAT_NAMES[flat])


def check_meeples(state: RoomShareState) -> None:
    for colour in range(COLOURS):
        held = [state.reserves[seat * COLOURS + colour] for seat in range(state.players)]
        total = state.on_board[colour] + sum(held)
        if total != EACH_COLOUR:
            sentence = "there are {found} {colour} meeples, not {expected}"
            raise bad("meeples", sentence, found=total, colour=COLOUR_NAMES[colour], expected=EACH_COLOUR)
        if state.on_board[colour] == 0:
            sentence = "no {colour} meeple is on the board: the last of a colour never leaves it"
            raise bad("colour_gone", sentence, colour=COLOUR_NAMES[colour])
        for seat in range(state.players):
            if seat != colour and colour < state.players and held[seat]:
                sentence = "seat {seat} holds {colour} meeples, which belong to seat {owner}"
                raise bad("foreign", sentence, seat=seat, colour=COLOUR_NAMES[colour], owner=colour)


def check_cards(state: RoomShareState) -> None:
    left = cards_left(state)
    for card in range(CARDS):
        expected = 0 if state.stage == SETUP else left[card]
        if state.deck[card] != expected:
            elsewhere = cards_in_game(state)[card] - left[card]
            raise miscounted(CARD_NAMES[card], elsewhere + state.deck[card], elsewhere + expected)
    if state.no_cards or state.stage == SETUP:
        return
    for seat in range(state.players):
        expected = HAND - (1 if state.played != NONE and seat == state.active else 0)
        size = sum(state.hands[seat * CARDS : (seat + 1) * CARDS])
        if size != expected:
            raise bad(
                "hand", "seat {seat} holds {found} cards, not {expected}", seat=seat, found=size, expected=expected
            )

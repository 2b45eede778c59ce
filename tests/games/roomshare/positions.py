"""Fixed positions, and strategies for random ones, on which the engine and the slow reference must agree."""

from typing import Any

from hypothesis import strategies as st

from tests.games.roomshare.slow import CARDS, LETTERS

RING = [
    ["haunted", "classic", "suite", "classic", "classic"],
    ["classic", "classic", "classic", "classic", "suite"],
    ["classic", "classic", "classic", "classic", "haunted"],
    ["suite", "classic", "haunted", "classic", "classic"],
]


def position(
    players: int,
    board: list[str],
    reserves: list[dict[str, int]],
    hands: list[dict[str, int]],
    deck: dict[str, int],
    **more: Any,
) -> dict[str, Any]:
    """A whole position; the board is given as four lines."""
    no_cards = not deck
    ask = ["place", 0, 4, 0] if no_cards else ["card", 0, 0, 0]
    return {
        "game": "roomshare",
        "players": players,
        "options": {
            "royal_suite": False,
            "royal_suite_replaces": "classic",
            "renovation": any("renovation" in hand for hand in hands),
            "no_cards": no_cards,
            "chosen_setup": False,
        },
        "stage": "play",
        "turn": 1,
        "first": 0,
        "active": 0,
        "finisher": None,
        "flats": RING,
        "board": [line.split() for line in board],
        "second": ["yellow", "green"] if players == 2 else [None] * players,
        "reserves": reserves,
        "hands": hands,
        "deck": deck,
        "discard": {},
        "played": None,
        "full": [],
        "evictions": 0,
        "longest": 0,
        "auto": False,
        "frames": [ask],
        **more,
    }


FOUR_PLAYERS_START = position(
    4,
    [
        ".... .... .... .... ....",
        ".... .r.. .... ...b ....",
        ".... .g.. .... ...y ....",
        ".... .... .... .... ....",
    ],
    [{"red": 8}, {"blue": 8}, {"yellow": 8}, {"green": 8}],
    [
        {"key-red": 1, "contract": 1, "exchange": 1},
        {"communication": 1, "eviction": 1, "key-blue": 1},
        {"key-red": 1, "key-yellow": 1, "departure": 1},
        {"key-green": 2, "contract": 1},
    ],
    {
        "key-red": 3,
        "key-blue": 4,
        "key-yellow": 4,
        "key-green": 3,
        "communication": 1,
        "departure": 1,
        "eviction": 1,
        "exchange": 1,
    },
)

TWO_PLAYERS_NEARLY_FULL = position(
    2,
    [
        ".gb. yrg. rb.. by.. ...b",
        "gr.. rby. .gry b.yg ..g.",
        ".y.. gb.r ybr. rg.. .b..",
        ".... .y.. .... .... ...y",
    ],
    [{"red": 1}, {"green": 1}],
    [{"key-red": 1, "eviction": 1, "renovation": 1}, {"key-yellow": 1, "departure": 1, "exchange": 1}],
    {
        "key-red": 3,
        "key-blue": 2,
        "key-yellow": 2,
        "key-green": 3,
        "communication": 1,
        "eviction": 1,
        "contract": 1,
        "renovation": 1,
    },
    discard={
        "key-red": 1,
        "key-blue": 3,
        "key-yellow": 2,
        "key-green": 2,
        "communication": 1,
        "departure": 1,
        "contract": 1,
        "exchange": 1,
    },
    turn=40,
)

NO_CARDS = position(
    2,
    [
        ".... r.b. .... .... ....",
        ".... rb.y .y.. gr.b ....",
        ".... .g.. y.g. b..y ....",
        ".... .... ..r. .... ....",
    ],
    [{"red": 5, "yellow": 5}, {"blue": 5, "green": 6}],
    [{}, {}],
    {},
    turn=13,
)

THREE_STAY = position(
    4,
    [
        ".... .... rbyg .... ....",
        ".... g.by rbyg rybg ....",
        ".... .... bbyg .r.. ....",
        ".... .... .... .... ....",
    ],
    [{"red": 1}, {"blue": 1}, {"yellow": 1}, {"green": 1}],
    [{"key-red": 2}, {"key-red": 3}, {"key-red": 3}, {"key-red": 3}],
    {"key-red": 5},
    played="communication",
    full=[2, 7, 8, 12],
    frames=[["chain", 0, 0, 0]],
)
"""Of C2, also full, only west can leave: to B2, where one arrow is free. Three meeples of three colours stay."""


# Random positions, at the start of a turn and inside a chain

FLAT = [a + b + c + d for a in "rbyg." for b in "rbyg." for c in "rbyg." for d in "rbyg."]
FULL = [flat for flat in FLAT if "." not in flat]
THREE = [flat for flat in FLAT if flat.count(".") == 1]
FEWER = [flat for flat in FLAT if flat.count(".") > 1]
MEEPLES = 36
"""In the box: more, and a chain need not end."""


def tenants(flat: str) -> int:
    return 4 - flat.count(".")


@st.composite
def boards(draw: st.DrawFn, left: int, with_full: bool) -> list[str]:
    """Twenty flats with no more meeples than are left, crowded together so that chains run far.

    Colours need not add up: a hand has laid them out.
    """
    three, fewer, full = st.sampled_from(THREE), st.sampled_from(FEWER), st.sampled_from(FULL)
    kinds = st.one_of(full, three, three, fewer) if with_full else st.one_of(three, three, fewer)
    flats = draw(st.lists(kinds, min_size=20, max_size=20))
    for index in draw(st.permutations(range(20))):
        if tenants(flats[index]) > left:
            flats[index] = "...."
        left -= tenants(flats[index])
    return flats


@st.composite
def positions(draw: st.DrawFn, with_full: bool = False) -> dict[str, Any]:
    """The start of a turn; or, with full flats, the middle of a chain in which several may be evicted."""
    players = draw(st.integers(2, 4))
    no_cards = players == 2 and draw(st.booleans())
    # Nobody's reserve is empty, otherwise the match would be over.
    colours = st.lists(st.sampled_from(list(LETTERS.values())), min_size=1, max_size=3)
    reserves = [count_up(draw(colours)) for _ in range(players)]
    in_reserve = sum(sum(reserve.values()) for reserve in reserves)
    flats = draw(boards(MEEPLES - in_reserve, with_full))
    lines = [" ".join(flats[row * 5 : row * 5 + 5]) for row in range(4)]
    seat = draw(st.integers(0, players - 1))
    cards = st.lists(st.sampled_from(CARDS), min_size=3, max_size=3)
    hands: list[dict[str, int]] = [{} for _ in range(players)]
    deck: dict[str, int] = {}
    played = None
    if not no_cards:
        hands = [count_up(draw(cards)) for _ in range(players)]
        deck = count_up(draw(st.lists(st.sampled_from(CARDS), max_size=3)))
        played = draw(st.sampled_from(CARDS)) if with_full else None
    given = position(players, lines, reserves, hands, deck, active=seat, played=played)
    given["options"]["no_cards"] = no_cards
    given["options"]["renovation"] = not no_cards
    full = [number for number, flat in enumerate(flats) if tenants(flat) == 4]
    given["full"] = draw(st.permutations(full))
    given["discard"] = {} if no_cards else {"key-blue": 1, "departure": 1}
    given["flats"] = draw(st.permutations(RING))
    given["frames"] = [["place", seat, 4, 0] if no_cards else ["card", seat, 0, 0]]
    if with_full:
        given["frames"] = [["chain", seat, 0, 0]]
    return given


def count_up(things: list[str]) -> dict[str, int]:
    return {thing: things.count(thing) for thing in sorted(set(things))}

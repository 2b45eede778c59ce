"""RoomShare once more, slowly and plainly, from the rule book (src/palier/games/roomshare/rules.en.md) alone.

It shares no code with the engine. A turn is written as one straight procedure that asks its way through; there is no
stack of decisions. To know what may follow some answers, the whole procedure runs again from the position with those
answers, until it asks for one that is not there (`Asked`). That is slow, and hard to get wrong.

Its input is a position as JSON, at the start of a turn or at the choice of the next full flat in a chain. Luck follows
a scheme instead of chance, so that both sides can agree: of the cards in the pile, the one that comes first in CARDS
is drawn.
"""

from collections.abc import Mapping, Sequence
from typing import Any

COLUMNS = "ABCDE"
ROWS = "1234"
FLATS = [column + row for row in ROWS for column in COLUMNS]
ARROWS = ["north", "east", "south", "west"]
COLOURS = ["red", "blue", "yellow", "green"]
LETTERS = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}
KEYS = ["key-red", "key-blue", "key-yellow", "key-green"]
CARDS = [*KEYS, "communication", "departure", "eviction", "contract", "exchange", "renovation"]
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
VALVE = 100


class Asked(Exception):
    """The answers are used up: this seat is asked, and these are its choices."""

    def __init__(self, seat: int, choices: list[str], staying: bool) -> None:
        super().__init__(seat, choices)
        self.seat = seat
        self.choices = choices
        self.staying = staying
        """Whether meeples that stay are being spread over their flat: until then no board is defined (RS-41)."""


def neighbour(flat: str, arrow: str) -> str:
    """RS-39: the edges join both ways."""
    across, down = STEPS[arrow]
    column = (COLUMNS.index(flat[0]) + across) % len(COLUMNS)
    row = (ROWS.index(flat[1]) + down) % len(ROWS)
    return COLUMNS[column] + ROWS[row]


class Table:
    """What lies on the table, in the words of the rule book."""

    def __init__(self, position: Mapping[str, Any], answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.players: int = position["players"]
        self.no_cards: bool = position["options"]["no_cards"]
        self.stage: str = position["stage"]
        self.turn: int = position["turn"]
        self.first: int = position["first"]
        self.seat: int = position["active"]
        self.finisher: int | None = position["finisher"]
        self.kinds: dict[str, str] = {}
        self.board: dict[str, dict[str, str]] = {}
        for row, flats in zip(ROWS, position["board"], strict=True):
            for column, letters in zip(COLUMNS, flats, strict=True):
                held = {arrow: LETTERS[letter] for arrow, letter in zip(ARROWS, letters, strict=True) if letter != "."}
                self.board[column + row] = held
        for row, kinds in zip(ROWS, position["flats"], strict=True):
            for column, kind in zip(COLUMNS, kinds, strict=True):
                self.kinds[column + row] = kind
        self.reserves: list[dict[str, int]] = [dict(reserve) for reserve in position["reserves"]]
        self.hands: list[dict[str, int]] = [dict(hand) for hand in position["hands"]]
        self.deck: dict[str, int] = dict(position["deck"])
        self.discard: dict[str, int] = dict(position["discard"])
        self.played: str | None = position["played"]
        self.evictions: int = position["evictions"]
        self.auto: bool = position["auto"]
        # In the order in which they became full. A position may tell it by the number of the flat, row by row.
        self.full: list[str] = [FLATS[number] for number in position["full"]]

    def ask(self, seat: int, choices: list[str], staying: bool = False) -> str:
        """RS-85: card, flat and meeple are always asked; colour and arrow, and what comes up in a chain, by their callers
        only where there is something to choose.
        """
        assert choices
        if not self.answers:
            raise Asked(seat, choices, staying)
        answer = self.answers.pop(0)
        assert answer in choices, f"{answer} is none of {choices}"
        return answer

    def ask_in_chain(self, choices: list[str], staying: bool = False) -> str | None:
        """RS-89: at any decision of a chain the rest may be handed over; None is what the program then answers."""
        if self.auto:
            return None
        answer = self.ask(self.seat, [*choices, "auto"], staying)
        if answer == "auto":
            self.auto = True
            return None
        return answer

    # What can be seen

    def tenants(self, flat: str) -> int:
        return len(self.board[flat])

    def free(self, flat: str) -> list[str]:
        """RS-8: each arrow holds at most one meeple."""
        return [arrow for arrow in ARROWS if arrow not in self.board[flat]]

    def lives_in(self, colour: str, flat: str) -> bool:
        return colour in self.board[flat].values()

    def on_board(self, colour: str) -> int:
        return sum(list(held.values()).count(colour) for held in self.board.values())

    def meeples(self) -> list[tuple[str, str]]:
        """The places of all meeples on the board."""
        return [(flat, arrow) for flat in FLATS for arrow in ARROWS if arrow in self.board[flat]]

    def reserve(self, seat: int) -> int:
        return sum(self.reserves[seat].values())

    def own(self, seat: int) -> str:
        """RS-84; RS-12: a second colour is not one's own."""
        return COLOURS[seat]

    # Playing

    def play(self) -> None:
        """The rest of the match; RS-22, RS-46, RS-47."""
        if self.full:
            # A position in the middle of a chain: its first steps are done.
            self.chain()
            self.finish_turn()
        while self.stage == "play":
            self.take_turn()
            self.finish_turn()
        while self.stage == "last_chance":
            self.last_chance()

    def take_turn(self) -> None:
        seat = self.seat
        self.evictions = 0
        self.auto = False
        if self.no_cards:
            # RS-79
            self.place(seat, [flat for flat in FLATS if self.tenants(flat) >= 1 and self.free(flat)])
            self.chain()
            return
        hand = [card for card in CARDS if self.hands[seat].get(card, 0)]
        useful = [card for card in hand if self.can_have_an_effect(seat, card)]
        if useful:
            card = self.ask(seat, [f"play {card}" for card in useful]).removeprefix("play ")
        else:
            # RS-24
            card = self.ask(seat, [f"discard {card}" for card in hand]).removeprefix("discard ")
        take(self.hands[seat], card)
        self.played = card
        if useful:
            self.carry_out(seat, card)
            self.chain()

    def can_have_an_effect(self, seat: int, card: str) -> bool:
        if card == "departure":
            return self.may_depart(seat) != []
        if card == "eviction":
            return self.meeples() != []
        if card == "exchange":
            return len({flat for flat, _ in self.meeples()}) >= 2
        if card == "renovation":
            return any(self.tenants(flat) >= 2 for flat in FLATS)
        return self.reserve(seat) > 0 and self.flats_for(seat, card) != []

    def flats_for(self, seat: int, card: str) -> list[str]:
        """Where a card that places lets one place."""
        if card in KEYS:
            # RS-27 to RS-30; RS-26 wants a free arrow
            named = [card.removeprefix("key-")]
        elif card == "communication":
            # RS-64, RS-86: a Key of any colour, named by choosing the flat
            named = COLOURS
        else:
            # RS-72: a Key of one's own colour
            named = [self.own(seat)]
        flats = [flat for flat in FLATS if self.free(flat) and any(self.lives_in(colour, flat) for colour in named)]
        if card == "contract":
            # RS-70
            flats += [flat for flat in FLATS if self.tenants(flat) == 0]
        return flats

    def may_depart(self, seat: int) -> list[tuple[str, str]]:
        """RS-65: not of one's own colour. RS-66: never the last of its colour on the board."""
        return [
            (flat, arrow)
            for flat, arrow in self.meeples()
            if self.board[flat][arrow] != self.own(seat) and self.on_board(self.board[flat][arrow]) > 1
        ]

    def carry_out(self, seat: int, card: str) -> None:
        if card == "departure":
            flat, arrow = self.ask_meeple(seat, self.may_depart(seat))
            self.depart(seat, flat, arrow)
        elif card == "eviction":
            # RS-68
            flats = [flat for flat in FLATS if self.tenants(flat) >= 1]
            self.evict(self.ask(seat, [f"flat {flat}" for flat in flats]).removeprefix("flat "))
        elif card == "exchange":
            # RS-73
            one = self.ask_meeple(seat, self.meeples())
            other = self.ask_meeple(seat, [place for place in self.meeples() if place[0] != one[0]])
            self.swap(one, other)
        elif card == "renovation":
            # RS-74
            one = self.ask_meeple(seat, [place for place in self.meeples() if self.tenants(place[0]) >= 2])
            same_flat = [place for place in self.meeples() if place[0] == one[0] and place != one]
            self.swap(one, self.ask_meeple(seat, same_flat))
        else:
            self.place(seat, self.flats_for(seat, card))

    def ask_meeple(self, seat: int, places: list[tuple[str, str]]) -> tuple[str, str]:
        _, flat, arrow = self.ask(seat, [f"meeple {flat} {arrow}" for flat, arrow in places]).split()
        return flat, arrow

    def depart(self, seat: int, flat: str, arrow: str) -> None:
        """RS-67: to the opponent whose colour it is, and what is nobody's colour to whoever played the card."""
        colour = self.board[flat].pop(arrow)
        home = seat
        for other in range(self.players):
            if self.own(other) == colour:
                home = other
        self.reserves[home][colour] = self.reserves[home].get(colour, 0) + 1

    def swap(self, one: tuple[str, str], other: tuple[str, str]) -> None:
        first = self.board[one[0]][one[1]]
        self.board[one[0]][one[1]] = self.board[other[0]][other[1]]
        self.board[other[0]][other[1]] = first

    def place(self, seat: int, flats: list[str]) -> None:
        """RS-26, RS-31, RS-85: the flat, then the colour if there are several, then the arrow if several are free."""
        self.place_in(seat, self.ask(seat, [f"flat {flat}" for flat in flats]).removeprefix("flat "))

    def place_in(self, seat: int, flat: str) -> None:
        colours = [colour for colour in COLOURS if self.reserves[seat].get(colour, 0)]
        colour = colours[0]
        if len(colours) > 1:
            colour = self.ask(seat, [f"colour {colour}" for colour in colours]).removeprefix("colour ")
        arrow = self.free(flat)[0]
        if len(self.free(flat)) > 1:
            arrow = self.ask(seat, [f"arrow {arrow}" for arrow in self.free(flat)]).removeprefix("arrow ")
        take(self.reserves[seat], colour)
        self.arrive(colour, flat, arrow)

    def arrive(self, colour: str, flat: str, arrow: str) -> None:
        assert arrow not in self.board[flat]
        self.board[flat][arrow] = colour
        if self.tenants(flat) == 4:
            self.full.append(flat)

    # Evictions

    def chain(self) -> None:
        """RS-37, RS-38: one after another, chosen anew each time, as long as any flat holds four."""
        assert sorted(self.full) == sorted(flat for flat in FLATS if self.tenants(flat) == 4)
        while self.full:
            # RS-42: not a flat that nobody can leave.
            choices = [flat for flat in self.full if any(self.tenants(neighbour(flat, way)) < 4 for way in ARROWS)]
            flat = choices[0]
            if len(choices) > 1:
                answer = self.ask_in_chain([f"flat {flat}" for flat in choices])
                if answer is not None:
                    flat = answer.removeprefix("flat ")
            self.evict(flat)

    def evict(self, flat: str) -> None:
        self.evictions += 1
        if self.evictions == VALVE:
            # RS-91
            self.auto = True
        if flat in self.full:
            self.full.remove(flat)
        # RS-40: blocked is who would go to a flat that holds four at the moment of the eviction.
        blocked = [arrow for arrow in ARROWS if self.tenants(neighbour(flat, arrow)) == 4]
        # RS-35, RS-36, RS-43
        for arrow in ARROWS:
            if arrow not in self.board[flat] or arrow in blocked:
                continue
            target = neighbour(flat, arrow)
            landing = self.free(target)[0]
            if len(self.free(target)) > 1:
                answer = self.ask_in_chain([f"arrow {arrow}" for arrow in self.free(target)])
                if answer is not None:
                    landing = answer.removeprefix("arrow ")
            self.arrive(self.board[flat].pop(arrow), target, landing)
        self.spread_stayers(flat)

    def spread_stayers(self, flat: str) -> None:
        """RS-41, RS-43: in the order north, east, south, west each is given an arrow that no other has been given."""
        stayers = [(arrow, colour) for arrow, colour in in_order(self.board[flat])]
        stands = [arrow for arrow, _ in stayers]
        given: dict[str, str] = {}
        for number, (_, colour) in enumerate(stayers):
            # RS-90: by itself a meeple keeps its arrow, or has the one left by whoever was given it.
            landing = stands[number]
            answer = self.ask_in_chain([f"arrow {arrow}" for arrow in ARROWS if arrow not in given], staying=True)
            if answer is not None:
                landing = answer.removeprefix("arrow ")
            for waiting in range(number + 1, len(stayers)):
                if stands[waiting] == landing:
                    stands[waiting] = stands[number]
            given[landing] = colour
        self.board[flat] = given

    # The end of a turn, and of the match

    def finish_turn(self) -> None:
        seat = self.seat
        if not self.no_cards:
            # RS-44, RS-45
            if self.played is not None:
                self.discard[self.played] = self.discard.get(self.played, 0) + 1
                self.played = None
            if sum(self.deck.values()) == 0:
                self.deck, self.discard = self.discard, {}
            card = next(card for card in CARDS if self.deck.get(card, 0))
            take(self.deck, card)
            self.hands[seat][card] = self.hands[seat].get(card, 0) + 1
        if self.reserve(seat) == 0:
            # RS-47
            self.stage = "last_chance"
            self.finisher = seat
            self.seat = (seat + 1) % self.players
        else:
            self.seat = (seat + 1) % self.players
            self.turn += 1

    def last_chance(self) -> None:
        """RS-49 to RS-52: one seat, or the end."""
        seat = self.seat
        if seat == self.finisher:
            self.stage = "over"
            return
        flats = [flat for flat in FLATS if self.lives_in(self.own(seat), flat) and self.tenants(flat) <= 2]
        # RS-92
        if flats and self.reserve(seat):
            answer = self.ask(seat, [*(f"flat {flat}" for flat in flats), "pass"])
            if answer != "pass":
                self.place_in(seat, answer.removeprefix("flat "))
        self.seat = (seat + 1) % self.players

    def score(self, seat: int) -> int:
        """RS-53 to RS-59."""
        points = 0
        for flat in FLATS:
            mine = list(self.board[flat].values()).count(self.own(seat))
            if self.kinds[flat] == "haunted":
                points -= 2 * mine
            elif self.tenants(flat) == 3:
                points += {"classic": 1, "suite": 2, "royal": 3}[self.kinds[flat]] * mine
        return points

    def ranking(self) -> list[int]:
        """RS-60 to RS-63; without cards RS-81."""
        assert self.finisher is not None

        def better(seat: int) -> tuple[int, int, int]:
            if self.no_cards:
                return -self.score(seat), (seat - self.first) % self.players, 0
            assert self.finisher is not None
            return -self.score(seat), self.reserve(seat), (seat - self.finisher) % self.players

        order = sorted(range(self.players), key=better)
        return [order.index(seat) + 1 for seat in range(self.players)]

    def shown(self) -> dict[str, Any]:
        """What stands on the table, to compare."""
        letters = {colour: letter for letter, colour in LETTERS.items()}
        return {
            "stage": self.stage,
            "turn": self.turn,
            "finisher": self.finisher,
            "board": [
                [
                    "".join(letters.get(self.board[column + row].get(arrow, ""), ".") for arrow in ARROWS)
                    for column in COLUMNS
                ]
                for row in ROWS
            ],
            "reserves": [some(reserve) for reserve in self.reserves],
            "hands": [some(hand) for hand in self.hands],
            "deck": some(self.deck),
            "discard": some(self.discard),
            "played": self.played,
        }


def take(pile: dict[str, int], thing: str) -> None:
    assert pile[thing] > 0
    pile[thing] -= 1


def some(pile: dict[str, int]) -> dict[str, int]:
    return {thing: number for thing, number in pile.items() if number}


def in_order(held: dict[str, str]) -> list[tuple[str, str]]:
    return [(arrow, held[arrow]) for arrow in ARROWS if arrow in held]


def follow(position: Mapping[str, Any], answers: Sequence[str]) -> tuple[Table, Asked | None]:
    """The table after these answers, and what is asked then; None when the match is over."""
    table = Table(position, answers)
    try:
        table.play()
    except Asked as asked:
        return table, asked
    assert not table.answers, f"{table.answers} were not asked for"
    return table, None


def perft(position: Mapping[str, Any], depth: int, answers: Sequence[str] = ()) -> int:
    """The number of ways to go on for so many decisions; a match that ends earlier counts once."""
    if depth == 0:
        return 1
    _, asked = follow(position, answers)
    if asked is None:
        return 1
    return sum(perft(position, depth - 1, [*answers, choice]) for choice in asked.choices)

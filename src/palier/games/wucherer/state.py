"""Wucherer's state: houses and who lives in them, hands, piles, money, and the decisions that are asked."""

from typing import Any, Final

from palier.engine.frames import Frame
from palier.engine.game import State
from palier.engine.options import OptionValue
from palier.games.wucherer.actions import (
    BASEMENT,
    CARD_NAMES,
    CARDS,
    FLAT_ROOF,
    HOUSE_NAMES,
    ROOF,
)

NONE: Final = -1

# What a flat holds: a card (tenant or squatter) with these marks, or nobody, or there is no such flat.
EMPTY: Final = -1
ABSENT: Final = -2
CARD: Final = 31
UPPER: Final = 32  # the upper half of a tenant who takes two flats
REFUSES: Final = 64  # a rent refusal lies on this tenant; marked on the lower half

# The roof of a house; a flat roof laid on a normal one keeps that card below it.
ROOF_KINDS: Final = ("roof", "flat_roof", "roof+flat_roof")
PLAIN_ROOF: Final = 0
TERRACE: Final = 1
TERRACE_ON_ROOF: Final = 2

# Stages of a match.
PLAYING: Final = 0
OVER: Final = 1
STAGE_NAMES: Final = ("play", "over")

# The kinds of frames; `frames` says what each asks or does and what is in it.
ASK_TURN: Final = 0
ASK_BAIL: Final = 1
ASK_FLIGHT: Final = 2
ASK_SETTLE: Final = 3
ASK_FLAT: Final = 4
ASK_HOUSE: Final = 5
ASK_OCCUPANT: Final = 6
ASK_DESTINATION: Final = 7
ASK_STOREY: Final = 8
ASK_MODE: Final = 9
ASK_EVICTED: Final = 10
ASK_REHOUSED: Final = 11
ASK_REDIRECT: Final = 12
ASK_RENT: Final = 13
ASK_SQUAT: Final = 14
ASK_MADMAN: Final = 15
ASK_POLICE: Final = 16
ASK_ALIBI: Final = 17
ASK_BROKER: Final = 18
DO_FLIGHTS: Final = 19
DO_SUSPECT: Final = 20
DO_CRIME: Final = 21
DO_ARREST: Final = 22
DO_MOVE: Final = 23
DO_EVICT: Final = 24
DO_REHOUSE: Final = 25
FRAME_NAMES: Final = (
    "turn",
    "bail",
    "flight",
    "settle",
    "flat",
    "house",
    "occupant",
    "destination",
    "storey",
    "mode",
    "evicted",
    "rehoused",
    "redirect",
    "rent",
    "squat",
    "madman",
    "police",
    "alibi",
    "broker",
    "do_flights",
    "do_suspect",
    "do_crime",
    "do_arrest",
    "do_move",
    "do_evict",
    "do_rehouse",
)
FIRST_TASK: Final = DO_FLIGHTS

# Why an occupant settles elsewhere.
FLIGHT: Final = 0
EVICTION: Final = 1
REHOUSING: Final = 2
WHY_NAMES: Final = ("flight", "eviction", "rehousing")

# The destination of a removal that is no flat.
UNDER_PILE: Final = -1

# Numbers whose sums tell apart who lives in a house, and how many flats in a row are free.
MIX: Final[list[int]] = [pow(3, 1000 + number, (1 << 53) - 111) for number in range(2 + 4 * 64)]
MIX_FREE: Final[list[int]] = [0] + [pow(3, 5000 + number, (1 << 53) - 111) for number in range(200)]


class WuchererState(State):
    """Houses are slots: slot 0 is house A. A slot with no storeys is free; the next house built takes it (W-187)."""

    __slots__ = (
        "active",
        "arrests",
        "bank",
        "base",
        "bomb_reopens",
        "buy_from_savings",
        "cells",
        "crimes",
        "discard",
        "extension",
        "faces",
        "final",
        "first",
        "frames",
        "games",
        "hands",
        "height",
        "min_income_all",
        "money",
        "noplace_discard",
        "number",
        "owner",
        "pile",
        "played",
        "players",
        "prisoner",
        "quiet",
        "reshuffles",
        "roof",
        "site",
        "stage",
        "staggered",
        "stall_rounds",
        "target",
        "top",
        "totals",
        "turn",
        "turns",
        "under",
        "under_sizes",
        "woman_owner",
    )

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.extension: bool = False
        self.woman_owner: bool = False
        self.noplace_discard: bool = False
        self.min_income_all: bool = False
        self.buy_from_savings: bool = False
        self.bomb_reopens: bool = False
        self.staggered: bool = False
        self.stall_rounds: int = 3
        self.games: int = 1
        self.target: int = 0
        self.stage: int = PLAYING
        self.number: int = 1  # of this game in the match
        self.first: int = 0
        self.active: int = 0
        self.turn: int = 1  # of this game
        self.turns: int = 0  # of the games before it
        self.final: int = NONE  # in the final round: turns to come after this one
        self.reshuffles: int = 0  # how often the discard pile still becomes the pile
        self.quiet: int = 0  # turns in a row in which nobody took a card
        self.prisoner: int = NONE
        self.bank: int = 0  # what the bank has paid out in this game, less what it took back
        self.crimes: int = 0
        self.arrests: int = 0
        self.top: int = NONE  # of the discard pile
        self.played: int = NONE  # the card on the table whose details are being chosen
        self.totals: list[int] = NO_INTS  # seat -> money of the games before
        self.money: list[int] = NO_INTS
        self.hands: list[int] = NO_INTS  # seat * CARDS + card -> how many
        self.pile: list[int] = NO_INTS  # card -> how many; its order is nobody's, so there is none
        self.under: list[int] = NO_INTS  # cards put under the pile, layer after layer, each layer sorted
        self.under_sizes: list[int] = NO_INTS  # cards in each layer; inside a layer there is no order
        self.discard: list[int] = NO_INTS  # card -> how many
        self.site: list[int] = NO_INTS  # storeys laid for the house that is being built
        self.owner: list[int] = NO_INTS  # house -> seat
        self.height: list[int] = NO_INTS  # house -> storeys, 0 when the slot is free
        self.roof: list[int] = NO_INTS  # house -> kind of roof
        self.base: list[int] = NO_INTS  # house -> index of its basement in cells and faces
        self.cells: list[int] = NO_INTS  # basement, storeys, loft of each house: who lives there
        self.faces: list[int] = NO_INTS  # the card that makes each of them
        self.frames: list[Frame] = NO_FRAMES

    def lay_out(self) -> None:
        """An empty table."""
        self.totals = [0] * self.players
        self.money = [0] * self.players
        self.hands = [0] * (self.players * CARDS)
        self.pile = [0] * CARDS
        self.discard = [0] * CARDS
        self.under = []
        self.under_sizes = []
        self.site = []
        self.owner = []
        self.height = []
        self.roof = []
        self.base = []
        self.cells = []
        self.faces = []
        self.frames = []

    def set_options(self, options: dict[str, OptionValue]) -> None:
        self.extension = bool(options["extension"])
        self.games = int(options["games"])
        self.target = int(options["target"])
        self.staggered = bool(options["staggered_start"])
        self.stall_rounds = int(options["stall_rounds"])
        self.bomb_reopens = bool(options["bomb_reopens"])
        self.buy_from_savings = bool(options["buy_from_savings"])
        self.min_income_all = options["min_income"] == "all"
        self.woman_owner = options["woman_evict"] == "owner"
        self.noplace_discard = options["squat_noplace"] == "discard"

    def options(self) -> dict[str, OptionValue]:
        return {
            "extension": self.extension,
            "games": self.games,
            "target": self.target,
            "staggered_start": self.staggered,
            "stall_rounds": self.stall_rounds,
            "bomb_reopens": self.bomb_reopens,
            "buy_from_savings": self.buy_from_savings,
            "min_income": "all" if self.min_income_all else "houseless",
            "woman_evict": "owner" if self.woman_owner else "any",
            "squat_noplace": "discard" if self.noplace_discard else "both",
        }

    def clone(self) -> "WuchererState":
        new = WuchererState(self.players)
        new.extension = self.extension
        new.woman_owner = self.woman_owner
        new.noplace_discard = self.noplace_discard
        new.min_income_all = self.min_income_all
        new.buy_from_savings = self.buy_from_savings
        new.bomb_reopens = self.bomb_reopens
        new.staggered = self.staggered
        new.stall_rounds = self.stall_rounds
        new.games = self.games
        new.target = self.target
        new.stage = self.stage
        new.number = self.number
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.turns = self.turns
        new.final = self.final
        new.reshuffles = self.reshuffles
        new.quiet = self.quiet
        new.prisoner = self.prisoner
        new.bank = self.bank
        new.crimes = self.crimes
        new.arrests = self.arrests
        new.top = self.top
        new.played = self.played
        new.totals = self.totals[:]
        new.money = self.money[:]
        new.hands = self.hands[:]
        new.pile = self.pile[:]
        new.under = self.under[:]
        new.under_sizes = self.under_sizes[:]
        new.discard = self.discard[:]
        new.site = self.site[:]
        new.owner = self.owner[:]
        new.height = self.height[:]
        new.roof = self.roof[:]
        new.base = self.base[:]
        new.cells = self.cells[:]
        new.faces = self.faces[:]
        new.frames = self.frames[:]
        return new

    def likeness(self) -> int:
        """Of what a turn can change, but for orders: in which of a house's flats people live matters only for the room
        that they leave."""
        houses: list[int] = []
        cells = self.cells
        for house in range(len(self.height)):
            total = 0
            free = 0
            start = self.base[house]
            if self.height[house]:
                for index in range(start, start + self.height[house] + 2):
                    cell = cells[index]
                    if cell == EMPTY:
                        free += 1
                    else:
                        total += MIX_FREE[free] + MIX[cell + 2]
                        free = 0
            houses.append(total + MIX_FREE[free])
        return hash(
            (
                tuple(houses),
                tuple(self.hands),
                tuple(self.owner),
                tuple(self.height),
                tuple(self.roof),
                tuple(self.frames),
                tuple(sorted(self.site)),
                tuple(self.money),
                len(self.under),
                self.played,
                self.prisoner,
            )
        )

    def throw(self, card: int) -> None:
        """A card goes on the discard pile, on top (W-20, W-196)."""
        self.discard[card] += 1
        self.top = card

    def pay(self, seat: int, amount: int) -> None:
        """The bank pays, or takes when the amount is negative."""
        self.money[seat] += amount
        self.bank += amount

    def hand_size(self, seat: int) -> int:
        hands = self.hands
        total = 0
        for index in range(seat * CARDS, (seat + 1) * CARDS):
            total += hands[index]
        return total

    def pile_size(self) -> int:
        total = len(self.under)
        for count in self.pile:
            total += count
        return total

    def new_house(self, seat: int, storeys: list[int], kind: int) -> int:
        """Builds in the first free slot and returns it; as high as one likes (W-23, W-29)."""
        house = 0
        while house < len(self.height) and self.height[house]:
            house += 1
        if house == len(self.height):
            self.height.append(0)
            self.owner.append(NONE)
            self.roof.append(0)
            self.base.append(0)
        self.height[house] = len(storeys)
        self.owner[house] = seat
        self.roof[house] = kind
        self.base[house] = len(self.cells)
        self.cells.append(ABSENT)
        self.faces.append(NONE)
        for card in storeys:
            self.cells.append(EMPTY)
            self.faces.append(card)
        self.cells.append(ABSENT)
        self.faces.append(NONE)
        return house

    def remove_house(self, house: int) -> None:
        """The slot is free again; whoever wanted its cards has taken them before."""
        start = self.base[house]
        length = self.height[house] + 2
        del self.cells[start : start + length]
        del self.faces[start : start + length]
        for other in range(len(self.base)):
            if self.base[other] > start:
                self.base[other] -= length
        self.height[house] = 0
        self.owner[house] = NONE
        self.roof[house] = 0
        self.base[house] = 0
        while self.height and self.height[-1] == 0:
            self.height.pop()
            self.owner.pop()
            self.roof.pop()
            self.base.pop()

    def building_cards(self, house: int) -> list[int]:
        """Storeys, basement, loft and roofs of a house."""
        cards: list[int] = []
        start = self.base[house]
        for index in range(start, start + self.height[house] + 2):
            if self.faces[index] != NONE:
                cards.append(self.faces[index])
        kind = self.roof[house]
        if kind != TERRACE:
            cards.append(ROOF)
        if kind != PLAIN_ROOF:
            cards.append(FLAT_ROOF)
        return cards

    def to_json(self) -> dict[str, Any]:
        """The layout is written down in docs/positions.md."""
        layers: list[dict[str, int]] = []
        start = 0
        for size in self.under_sizes:
            counts = [0] * CARDS
            for card in self.under[start : start + size]:
                counts[card] += 1
            layers.append(cards_to_json(counts))
            start += size
        return {
            "game": "wucherer",
            "players": self.players,
            "options": self.options(),
            "stage": STAGE_NAMES[self.stage],
            "number": self.number,
            "first": self.first,
            "active": self.active,
            "turn": self.turn,
            "turns": self.turns,
            "final": None if self.final == NONE else self.final,
            "reshuffles": self.reshuffles,
            "quiet": self.quiet,
            "prisoner": None if self.prisoner == NONE else self.prisoner,
            "money": list(self.money),
            "bank": self.bank,
            "totals": list(self.totals),
            "crimes": self.crimes,
            "arrests": self.arrests,
            "houses": [self.house_to_json(house) for house in range(len(self.height)) if self.height[house]],
            "hands": [cards_to_json(self.hands[seat * CARDS : (seat + 1) * CARDS]) for seat in range(self.players)],
            "pile": cards_to_json(self.pile),
            "under": layers,
            "discard": cards_to_json(self.discard),
            "top": None if self.top == NONE else CARD_NAMES[self.top],
            "played": None if self.played == NONE else CARD_NAMES[self.played],
            "site": [CARD_NAMES[card] for card in self.site],
            "frames": [[FRAME_NAMES[frame[0]], frame[1], frame[2], frame[3]] for frame in self.frames],
        }

    def house_to_json(self, house: int) -> dict[str, Any]:
        start = self.base[house]
        storeys = self.height[house]
        occupants: dict[str, str] = {}
        refusals: list[int] = []
        for unit in range(storeys + 2):
            cell = self.cells[start + unit]
            if cell >= 0 and not cell & UPPER:
                occupants[str(unit)] = CARD_NAMES[cell & CARD]
                if cell & REFUSES:
                    refusals.append(unit)
        loft = self.faces[start + storeys + 1]
        return {
            "house": HOUSE_NAMES[house],
            "owner": self.owner[house],
            "storeys": [CARD_NAMES[card] for card in self.faces[start + 1 : start + storeys + 1]],
            "roof": ROOF_KINDS[self.roof[house]],
            "basement": self.faces[start] == BASEMENT,
            "loft": None if loft == NONE else CARD_NAMES[loft],
            "occupants": occupants,
            "refusals": refusals,
        }


NO_INTS: Final[list[int]] = []
NO_FRAMES: Final[list[Frame]] = []
"""Stand-ins until the lists are set: a clone must not pay for lists that it throws away."""


def cards_to_json(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: counts[card] for card in range(CARDS) if counts[card]}

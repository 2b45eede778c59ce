"""What cards are worth where they lie, each player's Glandouille, and who has won."""

from typing import Final

from palier.engine.outcome import Outcome
from palier.games.les_colocs.cards import (
    AME_DE_LA_FETE,
    ECRAN_GEANT,
    GAMESTATION,
    GOAL,
    KINDS,
    LE_ROLISTE,
    PETIT_JOUEUR,
    REINE_DE_LA_TELE,
    TAG_BIBINE,
    TAG_INTERNET,
    TAG_INVITE,
    TAG_JDR,
    TAG_JEU_VIDEO,
    TAG_TELE,
    TAGS,
    UBERGEEK,
)
from palier.games.les_colocs.state import NONE, OVER, LesColocsState

# Reasons of an outcome
REACHED: Final = "goal"
TURNS: Final = "turns"

PARTY_LIMIT: Final = 2
"""The life of the party counts so many other guests at most."""
CHANGERS: Final = (
    REINE_DE_LA_TELE,
    ECRAN_GEANT,
    LE_ROLISTE,
    UBERGEEK,
    GAMESTATION,
    AME_DE_LA_FETE,
    PETIT_JOUEUR,
)
CHANGES_VALUES: Final[list[bool]] = [kind in CHANGERS for kind in range(KINDS)]


def value(state: LesColocsState, seat: int, at: int) -> int:
    """What a card in a room counts now: value and markers, then bonuses of the room, then the malus (LC-80, LC-109)."""
    room = state.rooms[seat]
    kind = room[at]
    tags = TAGS[kind]
    worth = state.worths[seat][at]
    for other in room:
        worth += bonus(other, tags)
    if kind == AME_DE_LA_FETE:
        worth += party(room)
    if tags & TAG_BIBINE and PETIT_JOUEUR in room and worth > 0:
        worth -= 1
    return worth


def bonus(giver: int, tags: int) -> int:
    """What a card lying in the same room adds to a card with these tags; all bonuses add up (LC-81, LC-110, LC-111)."""
    if giver == REINE_DE_LA_TELE or giver == ECRAN_GEANT:
        return 1 if tags & TAG_TELE else 0
    if giver == LE_ROLISTE:
        return 1 if tags & TAG_JDR else 0
    if giver == UBERGEEK:
        return 1 if tags & (TAG_INTERNET | TAG_JEU_VIDEO) else 0
    if giver == GAMESTATION:
        return 1 if tags & TAG_JEU_VIDEO else 0
    return 0


def party(room: list[int]) -> int:
    """What the life of the party gains from the other guests, itself not counted (LC-110)."""
    guests = -1
    for kind in room:
        if TAGS[kind] & TAG_INVITE:
            guests += 1
    return min(guests, PARTY_LIMIT)


def recount(state: LesColocsState, seat: int) -> None:
    """Sums a room and the points on the job slot anew (LC-79); called after every change of either."""
    total = state.bonus[seat]
    changing = False
    for kind in state.rooms[seat]:
        if CHANGES_VALUES[kind]:
            changing = True
    if changing:
        for at in range(len(state.rooms[seat])):
            total += value(state, seat, at)
    else:
        for worth in state.worths[seat]:
            total += worth
    state.slack[seat] = total


def missing(state: LesColocsState, seat: int) -> int:
    """How far a seat is from its goal; 0 or less: it is there."""
    return GOAL[state.jobs[seat]] - state.slack[seat]


def outcome(state: LesColocsState) -> Outcome | None:
    """Scores are how far each is from the goal, below zero; behind the winner the nearest come first (LC-88)."""
    if state.stage != OVER:
        return None
    seats = range(state.players)
    scores = [min(0, -missing(state, seat)) for seat in seats]
    if state.winner == NONE:
        # Those nearest to their goals share the first place (LC-89).
        return Outcome(scores, [better(scores, seat, NONE) + 1 for seat in seats], TURNS)
    scores[state.winner] = max(0, -missing(state, state.winner))
    ranking = [better(scores, seat, state.winner) + 2 for seat in seats]
    ranking[state.winner] = 1
    return Outcome(scores, ranking, REACHED)


def better(scores: list[int], seat: int, besides: int) -> int:
    """How many have a better score than a seat, one seat not counted."""
    count = 0
    for other in range(len(scores)):
        if other != besides and scores[other] > scores[seat]:
            count += 1
    return count

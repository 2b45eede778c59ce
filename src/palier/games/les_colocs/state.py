"""Les Colocs's state: flat lists of small ints; decisions and pending cards are frames on a stack."""

from typing import Any, Final

from palier.engine.frames import Frame
from palier.engine.game import State
from palier.engine.options import OptionValue
from palier.games.les_colocs.cards import CARD_NAMES, JOB_NAMES, JOBS, KINDS

NONE: Final = -1

# Stages of a match: the set-up in which a previous winner chooses, then the five phases of a turn.
SETUP: Final = 0
DRAW: Final = 1
ROLL: Final = 2
CALL: Final = 3
FREE: Final = 4
DISCARD: Final = 5
OVER: Final = 6
STAGE_NAMES: Final = ("setup", "draw", "roll", "call", "free", "discard", "over")

# The kinds of frames; `frames` says what each asks or does and what is in it.
ASK_BEGIN: Final = 0
ASK_EVICT: Final = 1
ASK_CALL: Final = 2
ASK_FREE: Final = 3
ASK_DISCARD: Final = 4
LAST_OPEN: Final = 4
ASK_BASKET: Final = 5
ASK_EAT: Final = 6
ASK_SIESTE: Final = 7
ASK_BURGLED: Final = 8
ASK_ROOM: Final = 9
ASK_JOB: Final = 10
ASK_TRIM: Final = 11
ASK_THREE: Final = 12
LAST_FORCED: Final = 12
ASK_WINDOW: Final = 13
RUN_ROLL: Final = 14
ITEM_PERSON: Final = 15
ITEM_ACTIVITY: Final = 16
ITEM_SHOPPING: Final = 17
ITEM_ANYTIME: Final = 18
ITEM_ANSWER: Final = 19
ITEM_TV: Final = 20
ITEM_NAP: Final = 21
ITEM_DIE: Final = 22
RUN_BUY: Final = 23
RUN_NEXT: Final = 24
FRAME_NAMES: Final = (
    "begin",
    "evict",
    "call",
    "free",
    "discard",
    "basket",
    "eat",
    "sieste",
    "burgled",
    "room",
    "job",
    "trim",
    "three",
    "window",
    "roll",
    "person",
    "activity",
    "shopping",
    "anytime",
    "answer",
    "tv",
    "nap",
    "die",
    "buy",
    "next",
)
WEED: Final = 256
"""In the detail of an announced activity or shopping: the player had HERBE when announcing it (LC-48)."""

# What may be done about the jobs of two players (LC-8), and how often one may throw people out (LC-20, LC-23).
TWO_PLAYER_JOBS: Final = ("remove", "one_each", "ignore")
REMOVE: Final = 0
ONE_EACH: Final = 1
EVICTIONS: Final = ("one", "each")


class LesColocsState(State):
    __slots__ = (
        "active",
        "answers",
        "arrived",
        "attacks",
        "basket",
        "bonus",
        "cancelled",
        "capped",
        "dealer",
        "deck",
        "discard",
        "each",
        "evictable",
        "evicted",
        "figure",
        "frames",
        "free",
        "hands",
        "income",
        "jobs",
        "max_turns",
        "noted_free",
        "noted_income",
        "players",
        "previous_winner",
        "raises",
        "rooms",
        "slack",
        "stage",
        "time",
        "turn",
        "two_player_jobs",
        "unseen",
        "waiting",
        "winner",
        "worths",
    )

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.two_player_jobs: int = REMOVE
        self.each: bool = False  # an eviction may be tried for each guest
        self.previous_winner: int = NONE
        self.max_turns: int = 0
        self.dealer: int = 0
        self.stage: int = SETUP
        self.turn: int = 0
        self.active: int = 0
        self.winner: int = NONE
        self.figure: int = 0  # the job's income of this turn as rolled
        self.time: int = 0  # the job's free time of this turn as rolled
        self.income: int = 0  # left to spend; what is set aside for a pending card is taken off
        self.free: int = 0
        self.capped: bool = False  # a tattoo limits the income of this turn (LC-108)
        self.cancelled: int = 0  # cards cancelled so far, for statistics
        self.attacks: int = 0  # television and naps forced on somebody so far
        self.waiting: int = 0  # bits of the seats that the window on top still waits for
        self.jobs: list[int] = NO_INTS
        self.raises: list[int] = NO_INTS
        self.bonus: list[int] = NO_INTS  # points kept on the job slot
        self.slack: list[int] = NO_INTS  # Glandouille of each seat, kept up to date by scoring.recount
        self.noted_income: list[int] = NO_INTS  # what will change the next income that is fixed (LC-18)
        self.noted_free: list[int] = NO_INTS
        self.answers: list[int] = NO_INTS  # seat -> code given in the window on top, or NONE
        self.hands: list[list[int]] = NO_LISTS  # kinds, in order of kind
        self.rooms: list[list[int]] = NO_LISTS  # kinds, in order of entry
        self.worths: list[list[int]] = NO_LISTS  # printed or rolled value and markers of each card in a room
        self.basket: list[int] = NO_INTS
        self.deck: list[int] = NO_INTS  # kind -> how many; the order is nobody's, so there is none
        self.unseen: list[int] = NO_INTS  # kind -> how many lie in hands or deck
        self.discard: list[int] = NO_INTS  # kinds, oldest first
        self.evictable: list[int] = NO_INTS  # guests that may still be tried this turn (LC-23)
        self.evicted: list[int] = NO_INTS  # guests thrown out by the active seat's die this turn (LC-24)
        self.arrived: list[int] = NO_INTS  # guests that entered some room this turn: room * KINDS + kind (LC-29)
        self.frames: list[Frame] = NO_FRAMES

    def lay_out(self) -> None:
        """Nothing in hand, nothing in the rooms."""
        players = self.players
        self.jobs = [NONE] * players
        self.raises = [0] * players
        self.bonus = [0] * players
        self.slack = [0] * players
        self.noted_income = [0] * players
        self.noted_free = [0] * players
        self.answers = [NONE] * players
        self.hands = [[] for _ in range(players)]
        self.rooms = [[] for _ in range(players)]
        self.worths = [[] for _ in range(players)]
        self.basket = []
        self.deck = [0] * KINDS
        self.unseen = [0] * KINDS
        self.discard = []
        self.evictable = []
        self.evicted = []
        self.arrived = []
        self.frames = []

    def set_options(self, options: dict[str, OptionValue]) -> None:
        """But for the dealer, who is drawn by lot where the option names none."""
        self.two_player_jobs = TWO_PLAYER_JOBS.index(str(options["two_player_jobs"]))
        self.each = options["evictions"] == EVICTIONS[1]
        self.previous_winner = int(options["previous_winner"]) - 1
        self.max_turns = int(options["max_turns"])

    def options(self) -> dict[str, OptionValue]:
        return {
            "two_player_jobs": TWO_PLAYER_JOBS[self.two_player_jobs],
            "evictions": EVICTIONS[1 if self.each else 0],
            "previous_winner": self.previous_winner + 1,
            "dealer": self.dealer + 1,
            "max_turns": self.max_turns,
        }

    def clone(self) -> "LesColocsState":
        new = LesColocsState(self.players)
        new.two_player_jobs = self.two_player_jobs
        new.each = self.each
        new.previous_winner = self.previous_winner
        new.max_turns = self.max_turns
        new.dealer = self.dealer
        new.stage = self.stage
        new.turn = self.turn
        new.active = self.active
        new.winner = self.winner
        new.figure = self.figure
        new.time = self.time
        new.income = self.income
        new.free = self.free
        new.capped = self.capped
        new.cancelled = self.cancelled
        new.attacks = self.attacks
        new.waiting = self.waiting
        new.jobs = self.jobs[:]
        new.raises = self.raises[:]
        new.bonus = self.bonus[:]
        new.slack = self.slack[:]
        new.noted_income = self.noted_income[:]
        new.noted_free = self.noted_free[:]
        new.answers = self.answers[:]
        new.hands = [cards[:] for cards in self.hands]
        new.rooms = [cards[:] for cards in self.rooms]
        new.worths = [values[:] for values in self.worths]
        new.basket = self.basket[:]
        new.deck = self.deck[:]
        new.unseen = self.unseen[:]
        new.discard = self.discard[:]
        new.evictable = self.evictable[:]
        new.evicted = self.evicted[:]
        new.arrived = self.arrived[:]
        new.frames = self.frames[:]
        return new

    def first(self) -> int:
        """The player on the dealer's left begins (LC-5)."""
        return (self.dealer + 1) % self.players

    def to_json(self) -> dict[str, Any]:
        """The layout is written down in docs/positions.md."""
        return {
            "game": "les_colocs",
            "players": self.players,
            "options": self.options(),
            "stage": STAGE_NAMES[self.stage],
            "turn": self.turn,
            "active": self.active,
            "winner": None if self.winner == NONE else self.winner,
            "figures": [self.figure, self.time],
            "capped": self.capped,
            "income": self.income,
            "free_time": self.free,
            "jobs": [None if job == NONE else JOB_NAMES[job] for job in self.jobs],
            "raises": self.raises[:],
            "bonus": self.bonus[:],
            "noted_income": self.noted_income[:],
            "noted_free_time": self.noted_free[:],
            "rooms": [
                [[CARD_NAMES[self.rooms[seat][at]], self.worths[seat][at]] for at in range(len(self.rooms[seat]))]
                for seat in range(self.players)
            ],
            "hands": [names(cards) for cards in self.hands],
            "basket": names(self.basket),
            "deck": {CARD_NAMES[kind]: self.deck[kind] for kind in range(KINDS) if self.deck[kind]},
            "discard": names(self.discard),
            "job_pile": [JOB_NAMES[job] for job in job_pile(self)],
            "evictable": names(self.evictable),
            "evicted": names(self.evicted),
            "arrived": [[place // KINDS, CARD_NAMES[place % KINDS]] for place in self.arrived],
            "cancelled": self.cancelled,
            "attacks": self.attacks,
            "answers": [None if code == NONE else code for code in self.answers],
            "waiting": [seat for seat in range(self.players) if self.waiting >> seat & 1],
            "frames": [[FRAME_NAMES[frame[0]], frame[1], frame[2], frame[3]] for frame in self.frames],
        }


NO_INTS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_FRAMES: Final[list[Frame]] = []
"""Stand-ins until the lists are set: a clone must not pay for lists that it throws away."""


def names(kinds: list[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds]


def jobs_in_game(state: LesColocsState) -> list[int]:
    """Slacker and Drummer are out with two players, unless the table wants them (LC-8)."""
    if state.players == 2 and state.two_player_jobs == REMOVE:
        return [job for job in range(JOBS) if job > 1]
    return list(range(JOBS))


def job_pile(state: LesColocsState) -> list[int]:
    """The jobs that lie face down: those that nobody has and that are not on the table being chosen from."""
    shown = (NONE, NONE)
    if state.frames and state.frames[-1][0] == ASK_JOB:
        shown = (state.frames[-1][2], state.frames[-1][3])
    return [job for job in jobs_in_game(state) if job not in state.jobs and job != shown[0] and job != shown[1]]


def put_in_hand(hand: list[int], kind: int) -> None:
    """Hands stay in order of kind: in what order cards were drawn is nobody's business."""
    at = len(hand)
    while at > 0 and hand[at - 1] > kind:
        at -= 1
    hand.insert(at, kind)

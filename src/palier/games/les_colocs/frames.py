"""What is asked, what is pending and what goes on by itself, each kind of frame in one place, by number in `FRAMES`.

Open decisions are the active seat's, and others may play a card; forced choices come before anything else; a window
lies above the pending card that may be answered; cards and steps run by themselves as soon as they are on top.
"""

from typing import Any, Final

from palier.engine import game
from palier.engine.chance import Chance
from palier.engine.events import Events
from palier.engine.frames import Frame, FrameKind
from palier.games.les_colocs import activities, anytime, jobs, people, setup, shopping, turn, windows
from palier.games.les_colocs.actions import (
    ACT,
    ADD,
    BUY,
    DISCARD,
    DRAW,
    END,
    EVICT,
    JOB,
    NOWHERE,
    PASS,
    PAY,
    PLAY,
    ROLL,
    ROOM,
    SHOP,
    STAY,
    THREE,
    room_of,
    target_of,
)
from palier.games.les_colocs.cards import CARD_NAMES, FRAIS_DE_SCOLARITE, JOB_NAMES, MENU, TAG_SIESTE
from palier.games.les_colocs.state import FRAME_NAMES, NONE, RUN_BUY, WEED, LesColocsState, names
from palier.games.les_colocs.transfers import hand_limit


class Item(FrameKind[LesColocsState]):
    """A kind of frame that may lie on the table as a card, pending or being chosen for.

    The three that follow are declared once more with our own state, which spares compiled calls a check each.
    """

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        raise NotImplementedError

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        raise NotImplementedError

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        raise NotImplementedError

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        """The card on the table that the frame stands for, as all may see it; None when there is none."""
        return None


# Open decisions


class Open(Item):
    """The active seat decides, and whoever else holds a card may play one (LC-59, LC-64), whatever it is (LC-71)."""

    open = True
    stays = True


class Begin(Open):
    """The turn opens before the draw (LC-11)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        codes: list[int] = []
        if seat == state.active:
            codes.append(DRAW)
        anytime.open_codes(state, seat, codes)
        return codes

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code >= PLAY:
            anytime.announce(state, seat, code, events)
        else:
            turn.draw(state, seat, chance, events)


class Evict(Open):
    """Whom to try to throw out, if anybody (LC-20)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        codes: list[int] = []
        if seat == state.active:
            codes += people.evict_codes(state, seat)
        anytime.open_codes(state, seat, codes)
        return codes

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code >= PLAY:
            anytime.announce(state, seat, code, events)
            return
        state.frames.pop()
        if code != STAY:
            people.evict(state, seat, code - EVICT, chance, events)


class Call(Open):
    """Whom to call, as many as one likes (LC-32); always asked (LC-127)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        codes: list[int] = []
        if seat == state.active:
            people.call_codes(state, seat, codes)
            codes.append(END)
        anytime.open_codes(state, seat, codes)
        return codes

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code >= PLAY:
            anytime.announce(state, seat, code, events)
        elif code == END:
            turn.end_phase(state, seat)
        else:
            people.announce_person(state, seat, code, events)


class Free(Open):
    """Activities and shopping, one for each point of free time (LC-38), or to stop (LC-40); always asked (LC-127)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        codes: list[int] = []
        if seat == state.active:
            if state.free > 0:
                activities.activity_codes(state, seat, codes)
                shopping.thing_codes(state, seat, SHOP, codes)
            if state.income >= turn.TUITION and FRAIS_DE_SCOLARITE in state.rooms[seat]:
                codes.append(PAY)
            codes.append(END)
        anytime.open_codes(state, seat, codes)
        return codes

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code >= PLAY:
            anytime.announce(state, seat, code, events)
        elif code == END:
            turn.end_phase(state, seat)
        elif code == PAY:
            turn.pay(state, seat, events)
        elif code >= SHOP:
            shopping.begin(state, seat, code - SHOP)
        else:
            activities.announce(state, seat, code - ACT, events)


class Discard(Open):
    """A card to discard, or the end of the turn (LC-56, LC-57)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        codes: list[int] = []
        if seat == state.active:
            turn.discard_codes(state, seat, codes)
        anytime.open_codes(state, seat, codes)
        return codes

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code >= PLAY:
            anytime.announce(state, seat, code, events)
        elif code == END:
            turn.end_phase(state, seat)
        else:
            turn.discard(state, seat, code - DISCARD, events)


# Forced choices: nobody may play anything until they are made (LC-59)


class Basket(Item):
    """Another thing for the basket, or to announce it (LC-41). The picks are in the state."""

    stays = True

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        codes: list[int] = []
        shopping.thing_codes(state, seat, ADD, codes)
        codes.append(BUY)
        return codes

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if code == BUY:
            shopping.announce(state, seat, events)
        else:
            shopping.add(state, seat, code - ADD)

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        return item_of(frame)  # only that there is one (LC-129)


class Loss(Item):
    """A card of one's room is lost: with one answer it goes by itself, with none nothing does (LC-30, LC-126)."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        codes = self.legal(state, frame[1], frame)
        if len(codes) > 1:
            return False
        state.frames.pop()
        if codes:
            people.lose(state, frame[1], codes[0], events)
        return True

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        people.lose(state, seat, code, events)


class Eat(Loss):
    """What a guest eats (LC-26). About: the guest."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        return people.choices(state, seat, MENU[frame[2]])

    def describe(self, state: LesColocsState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"card": CARD_NAMES[frame[2]]}


class Sieste(Loss):
    """A Sieste lost by discretion (LC-52)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        return people.choices(state, seat, TAG_SIESTE)


class Burgled(Loss):
    """A Truc among equals (LC-113)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        return anytime.burgled_codes(state, seat)


class Room(Item):
    """Where somebody thrown out goes (LC-21). About: who."""

    runs = True

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        return people.room_codes(state, seat, frame[2])

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        people.send(state, seat, frame[2], code - ROOM, events)

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        rooms = people.rooms_for(state, frame[1], frame[2])
        if len(rooms) > 1:
            return False
        state.frames.pop()
        people.send(state, frame[1], frame[2], rooms[0] if rooms else -1, events)
        return True

    def describe(self, state: LesColocsState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"card": CARD_NAMES[frame[2]]}


class Job(Item):
    """A job. About, detail: the two drawn (LC-104); NONE, NONE: a previous winner chooses freely (LC-9)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        return setup.job_codes(state) if frame[2] < 0 else [JOB + frame[2], JOB + frame[3]]

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        if frame[2] < 0:
            setup.winner_takes(state, seat, code - JOB, chance, events)
            turn.begin(state, state.first(), events)
        else:
            jobs.take_job(state, seat, code - JOB, events)

    def describe(self, state: LesColocsState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        if frame[2] == NONE:
            return {"ask": "first_job"}
        return {"jobs": [JOB_NAMES[frame[2]], JOB_NAMES[frame[3]]]}


class Trim(Item):
    """A card too many after a change of job (LC-95)."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        codes: list[int] = []
        last = -1
        for kind in state.hands[seat]:
            if kind != last:
                codes.append(DISCARD + kind)
            last = kind
        return codes

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        turn.discard(state, seat, code - DISCARD, events)
        if len(state.hands[seat]) > hand_limit(state, seat):
            state.frames.append(frame)


class Three(Item):
    """Three points or the die (LC-50). About: the Plan-cul."""

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        return [THREE, ROLL]

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        activities.choose_three(state, frame, code, chance, events)

    def describe(self, state: LesColocsState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"card": CARD_NAMES[frame[2]]}

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        return card_of(frame)


# Windows


class Window(Item):
    """Who may answer the frame below. Seat: whose card it is, who is not asked; NONE: everybody is (LC-51, LC-69)."""

    everyone = True
    stays = True
    runs = True

    def legal(self, state: LesColocsState, seat: int, frame: Frame) -> list[int]:
        return windows.answer_codes(state, seat)

    def window(self, state: LesColocsState, seat: int, frame: Frame) -> game.Window | None:
        return game.Window(windows.kind_of(state), PASS, windows.concerns(state, seat), state.turn)

    def apply(self, state: LesColocsState, seat: int, frame: Frame, code: int, chance: Chance, events: Events) -> None:
        windows.answer(state, seat, code, events)

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        if state.waiting or windows.open_window(state):
            return False
        state.frames.pop()
        return True

    def describe(self, state: LesColocsState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        below = state.frames[-2]
        item = FRAMES[below[0]].lies(state, below)
        assert item is not None
        details = {"ask": f"window_{item['item']}", "seat": item["seat"]}
        for field in ("card", "cards", "target", "other", "die"):
            if field in item:
                details[field] = item[field]
        return details


# Pending cards, which nobody has stopped once they are on top again (LC-73)


def item_of(frame: Frame) -> dict[str, Any]:
    return {"item": FRAME_NAMES[frame[0]], "seat": frame[1]}


def card_of(frame: Frame) -> dict[str, Any]:
    return {"item": FRAME_NAMES[frame[0]], "seat": frame[1], "card": CARD_NAMES[frame[2]]}


class Person(Item):
    """Somebody called (LC-37). About: the card, detail: the room."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        people.resolve_person(state, frame, chance, events)
        return True

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        return {**card_of(frame), "target": frame[3]}


class Activity(Item):
    """An activity (LC-46). About: the card, detail: its cost, and WEED where the player had some."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        activities.resolve(state, frame, chance, events)
        return True

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        return {**card_of(frame), "cost": frame[3] & ~WEED}


class Shopping(Item):
    """An announced basket (LC-43), whose cards are in the state. Detail: as of Activity."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        state.frames.append((RUN_BUY, frame[1], 0, 0))
        return True

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        return {**item_of(frame), "cards": names(state.basket), "cost": frame[3] & ~WEED}


class Anytime(Item):
    """An anytime card (LC-58). About: the card, detail: the action's code, which holds the targets (LC-61)."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        anytime.carry_out(state, frame, chance, events)
        return True

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        item = card_of(frame)
        room, target = room_of(frame[3]), target_of(frame[3])
        if room != NOWHERE:
            item["target"] = room
        if target >= 0:
            item["other"] = CARD_NAMES[target]
        return item


class Answer(Item):
    """A card that cancels another (LC-66), or beer goggles. About: the card."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        windows.resolve_answer(state, frame, chance, events)
        return True

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        return card_of(frame)


class Attack(Item):
    """A card that takes the place of what was announced. About: the card."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        windows.resolve_attack(state, frame, events)
        return True

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        return card_of(frame)


class Tv(Attack):
    """Television played against somebody (LC-75)."""


class Nap(Attack):
    """A sudden nap (LC-78)."""


class Die(Item):
    """The die of a Plan-cul (LC-51). About: the card, detail: the die."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        activities.score_die(state, frame, events)
        return True

    def lies(self, state: LesColocsState, frame: Frame) -> dict[str, Any] | None:
        return {**card_of(frame), "die": frame[3]}


# Steps


class Roll(Item):
    """A step of the roll phase (LC-15). About: its number."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        turn.roll_step(state, frame, chance, events)
        return True


class Buy(Item):
    """The first thing of the basket enters (LC-43)."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        shopping.buy_next(state, frame, events)
        return True


class Next(Item):
    """The next player's turn."""

    runs = True

    def run(self, state: LesColocsState, frame: Frame, chance: Chance, events: Events) -> bool:
        state.frames.pop()
        turn.next_turn(state, frame, events)
        return True


FRAMES: Final[list[Item]] = [
    Begin(),
    Evict(),
    Call(),
    Free(),
    Discard(),
    Basket(),
    Eat(),
    Sieste(),
    Burgled(),
    Room(),
    Job(),
    Trim(),
    Three(),
    Window(),
    Roll(),
    Person(),
    Activity(),
    Shopping(),
    Anytime(),
    Answer(),
    Tv(),
    Nap(),
    Die(),
    Buy(),
    Next(),
]

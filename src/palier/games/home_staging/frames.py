"""What is asked, each kind of question in one place; `FRAMES` has them by their numbers."""

from typing import Any, Final

from palier.engine.chance import Chance
from palier.engine.events import Event, Events
from palier.engine.frames import Frame, FrameKind
from palier.games.home_staging import closing, drawing, finishing, turn
from palier.games.home_staging.actions import (
    AUTO,
    CARD,
    CLOSE,
    ERASE,
    PLACE,
    READY,
    ROOM,
    about,
    close_of,
    code_of,
    tokens_code,
    tokens_of,
    verb_of,
)
from palier.games.home_staging.pieces import PIECE_IDS
from palier.games.home_staging.state import HomeStagingState

# Choices of the active player, for everyone (HS-17)


class Room(FrameKind[HomeStagingState]):
    """The room to furnish next (HS-13)."""

    def legal(self, state: HomeStagingState, seat: int, frame: Frame) -> list[int]:
        return [code_of(ROOM, room) for room in turn.unfinished(state)]

    def apply(
        self, state: HomeStagingState, seat: int, frame: Frame, code: int, chance: Chance, events: Events
    ) -> None:
        turn.start_room(state, about(code), chance, events)


class Card(FrameKind[HomeStagingState]):
    """A card of the room, face down (HS-15)."""

    def legal(self, state: HomeStagingState, seat: int, frame: Frame) -> list[int]:
        return [code_of(CARD, state.mission.card_number[card]) for card in turn.face_down(state)]

    def apply(
        self, state: HomeStagingState, seat: int, frame: Frame, code: int, chance: Chance, events: Events
    ) -> None:
        for card in turn.face_down(state):
            if state.mission.card_number[card] == about(code):
                turn.reveal(state, card, chance, events)
                return

    def describe(self, state: HomeStagingState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"room": state.mission.room_names[state.room]}


class Tokens(FrameKind[HomeStagingState]):
    """How the tokens of the card fall on its two pieces (HS-16). About: the card."""

    def legal(self, state: HomeStagingState, seat: int, frame: Frame) -> list[int]:
        tokens = state.mission.card_tokens[state.card]
        return [tokens_code(first, tokens - first) for first in range(tokens, -1, -1)]

    def apply(
        self, state: HomeStagingState, seat: int, frame: Frame, code: int, chance: Chance, events: Events
    ) -> None:
        first, second = tokens_of(code)
        turn.begin_drawing(state, first, second, events)

    def describe(self, state: HomeStagingState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        first, second = state.pieces_on_card()
        return {
            "room": state.mission.room_names[state.room],
            "card": str(state.mission.card_number[state.card]),
            "pieces": [PIECE_IDS[first], PIECE_IDS[second]],
        }


# Steps that everyone takes at once, each on their own plan (HS-18)


class Step(FrameKind[HomeStagingState]):
    """Entrance, windows and the eraser are there in every step until one is done (HS-23, HS-57, HS-59)."""

    everyone = True
    stays = True

    def is_legal(self, state: HomeStagingState, seat: int, frame: Frame, code: int) -> bool:
        verb = verb_of(code)
        if verb == ERASE:
            return code == code_of(ERASE, 0) and drawing.may_erase(state, seat)
        return drawing.may_mark(state, seat, verb, about(code)) or self.takes(state, seat, code)

    def apply(
        self, state: HomeStagingState, seat: int, frame: Frame, code: int, chance: Chance, events: Events
    ) -> None:
        verb = verb_of(code)
        if verb == PLACE:
            drawing.place(state, seat, code, events)
            return
        if verb == ERASE:
            drawing.erase(state, seat, events)
            return
        if verb not in (READY, AUTO, CLOSE):
            drawing.mark(state, seat, verb, about(code), events)
            return
        self.finish(state, seat, code, events)
        state.waiting &= ~(1 << seat)
        if not state.waiting:
            state.frames.pop()
            self.end(state, chance, events)

    def takes(self, state: HomeStagingState, seat: int, code: int) -> bool:
        """Whether this is an answer to this step alone."""
        raise NotImplementedError

    def finish(self, state: HomeStagingState, seat: int, code: int, events: Events) -> None:
        """A seat is done with the step."""
        raise NotImplementedError

    def end(self, state: HomeStagingState, chance: Chance, events: Events) -> None:
        """Everyone is."""
        raise NotImplementedError


class Draw(Step):
    """The pieces chosen (HS-19 to HS-22). About: the card."""

    def legal(self, state: HomeStagingState, seat: int, frame: Frame) -> list[int]:
        return drawing.legal(state, seat)

    def takes(self, state: HomeStagingState, seat: int, code: int) -> bool:
        return code == code_of(READY, 0) or (verb_of(code) == PLACE and not drawing.refusal(state, seat, code))

    def why_not(self, state: HomeStagingState, seat: int, frame: Frame, code: int) -> str:
        reason = drawing.refusal(state, seat, code) if verb_of(code) == PLACE else ""
        return f"reason-place-{reason}" if reason else ""

    def finish(self, state: HomeStagingState, seat: int, code: int, events: Events) -> None:
        if events is not None:
            events.append(Event("ready", {"seat": seat}))

    def end(self, state: HomeStagingState, chance: Chance, events: Events) -> None:
        turn.end_drawing(state, chance, events)

    def describe(self, state: HomeStagingState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        first, second = state.pieces_on_card()
        busy = viewer is not None and state.waiting >> viewer & 1 != 0
        left = state.left(viewer) if viewer is not None and busy else (state.tokens[0], state.tokens[1])
        return {
            "room": state.mission.room_names[state.room],
            "card": str(state.mission.card_number[state.card]),
            "pieces": [PIECE_IDS[first]] * left[0] + [PIECE_IDS[second]] * left[1],
        }


class Close(Step):
    """Walls and a door (HS-44). About: the room."""

    def legal(self, state: HomeStagingState, seat: int, frame: Frame) -> list[int]:
        return closing.legal(state, seat)

    def takes(self, state: HomeStagingState, seat: int, code: int) -> bool:
        if verb_of(code) == CLOSE:
            return not state.plans[seat].refusal(state.room, *close_of(code))
        return code == code_of(AUTO, 0)

    def why_not(self, state: HomeStagingState, seat: int, frame: Frame, code: int) -> str:
        reason = state.plans[seat].refusal(state.room, *close_of(code)) if verb_of(code) == CLOSE else ""
        return f"reason-close-{reason}" if reason else ""

    def finish(self, state: HomeStagingState, seat: int, code: int, events: Events) -> None:
        closing.close(state, seat, code, events)

    def end(self, state: HomeStagingState, chance: Chance, events: Events) -> None:
        turn.end_closing(state, chance, events)

    def describe(self, state: HomeStagingState, frame: Frame, viewer: int | None) -> dict[str, Any]:
        return {"room": state.mission.room_names[state.room]}


class Finish(Step):
    """Entrance and windows for good (HS-63)."""

    def legal(self, state: HomeStagingState, seat: int, frame: Frame) -> list[int]:
        return finishing.legal(state, seat)

    def takes(self, state: HomeStagingState, seat: int, code: int) -> bool:
        return code == code_of(READY, 0) or code == code_of(AUTO, 0)

    def finish(self, state: HomeStagingState, seat: int, code: int, events: Events) -> None:
        finishing.finish(state, seat, code, events)

    def end(self, state: HomeStagingState, chance: Chance, events: Events) -> None:
        turn.end(state, events)


FRAMES: Final[list[FrameKind[HomeStagingState]]] = [Room(), Card(), Tokens(), Draw(), Close(), Finish()]

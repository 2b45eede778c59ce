"""What an action would do, as far as neither chance nor others' secrets are involved: shown before a player commits."""

from typing import Any, Final

from palier.engine.chance import Chance, SeededChance
from palier.engine.events import Event
from palier.engine.game import Game, State

GUESSES: Final = 12
"""How often an action is tried on what its seat merely believed, to find out whether it revealed something."""


class ChanceNeeded(Exception):
    """Raised where the known part of the future ends."""


class NoChance(Chance):
    def below(self, n: int) -> int:
        raise ChanceNeeded


def preview(game: Game[Any], state: State, seat: int, code: int) -> list[Event]:
    """The events that a legal action would bring, up to the first draw or roll, or the first one that reveals a secret.

    What the seat cannot know is dealt anew first, so that a preview never tells more than the view does.
    """
    after = game.determinize(state, seat, SeededChance(0, "preview"))
    events: list[Event] = []
    try:
        game.apply(after, seat, code, NoChance(), events)
        rest = game.hand_over(after, seat)
        while rest is not None:
            game.apply(after, seat, rest, NoChance(), events)
            rest = game.hand_over(after, seat)
    except ChanceNeeded:
        pass
    for known in range(len(events)):
        if events[known].reveals:
            return events[:known]
    return events


def has_revealed(game: Game[Any], before: State, seat: int, code: int, events: list[Event]) -> bool:
    """Whether an action told its own seat what it could only guess: on a guess it would look otherwise.

    Then it cannot be taken back, even if no chance was drawn.
    """
    saw = [event.public for event in events]
    chance = SeededChance(0, "undo")
    for _ in range(GUESSES):
        guess = game.determinize(before, seat, chance)
        told: list[Event] = []
        try:
            game.apply(guess, seat, code, NoChance(), told)
        except ChanceNeeded:
            return True
        if [event.public for event in told] != saw:
            return True
    return False

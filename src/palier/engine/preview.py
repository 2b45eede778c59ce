"""What an action would do, as far as neither chance nor others' secrets are involved: shown before a player commits."""

from typing import Any

from palier.engine.chance import Chance, SeededChance
from palier.engine.events import Event
from palier.engine.game import Game, State


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

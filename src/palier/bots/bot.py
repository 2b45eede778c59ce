"""What a bot is: one method."""

from collections.abc import Sequence
from typing import Any, Protocol

from palier.engine.chance import Chance, SeededChance
from palier.engine.game import Action, Game, State
from palier.engine.match import Match


class Thinking:
    """What a bot may think with: the game's rules, chance of its own, and states that fit what its seat knows."""

    def __init__(self, game: Game[Any], state: State, seat: int, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        # The true state is not kept: whoever digs in here finds one guess among many.
        self._guess: State = game.determinize(state, seat, chance)

    def sample(self) -> State:
        """A state drawn at random from all those that look the same to this seat."""
        state: State = self.game.determinize(self._guess, self.seat, self.chance)
        return state


class Bot(Protocol):
    """`chance` is the bot's own luck; the same seed makes the same choices."""

    chance: SeededChance

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action:
        """One of the actions."""
        ...


def choose(bot: Bot, match: Match, seat: int, actions: Sequence[Action] | None = None) -> Action:
    """Asks a bot for a seat of a match; `actions` are what is legal for it, where that is known already."""
    thinking = Thinking(match.game, match.state, seat, bot.chance)
    return bot.choose(match.view(seat), match.legal(seat) if actions is None else actions, thinking)


def best(actions: Sequence[Action], worth: Sequence[float], chance: Chance) -> Action:
    """The action worth most; of several any, all equally likely."""
    most = max(worth)
    found = [action for action, one in zip(actions, worth, strict=True) if one == most]
    return found[chance.below(len(found))]

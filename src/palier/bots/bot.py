"""What a bot is: one method."""

from collections.abc import Sequence
from typing import Any, Protocol

from palier.engine.chance import Chance, SeededChance
from palier.engine.errors import IllegalAction
from palier.engine.game import Action, Game, State
from palier.engine.match import Match
from palier.registry import strategies
from palier.thinking.strategy import Strategy


class Thinking:
    """What a bot may think with: the game's rules, its strategy, chance, and states that fit what its seat knows."""

    def __init__(
        self, game: Game[Any], state: State, seat: int, chance: Chance, strategy: Strategy[Any] | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self._strategy = strategy
        # The true state is not kept: whoever digs in here finds one guess among many.
        self._guess: State = game.determinize(state, seat, chance)

    @property
    def strategy(self) -> Strategy[Any]:
        """How the bots of this game think: its evaluation, searches and plans."""
        return strategies[self.game.name] if self._strategy is None else self._strategy

    def sample(self) -> State:
        """A state drawn at random from all those that look the same to this seat."""
        state: State = self.game.determinize(self._guess, self.seat, self.chance)
        return state


class Bot(Protocol):
    """Whoever wants the same choices from the same seed keeps a `chance` of their own, and gets samples by it."""

    def choose(self, view: dict[str, Any], actions: Sequence[Action], thinking: Thinking) -> Action | str:
        """One of the actions, or its text."""
        ...


def choose(bot: Bot, match: Match, seat: int, actions: Sequence[Action] | None = None) -> Action:
    """Asks a bot for a seat of a match; IllegalAction when it answers with something else than its actions.

    `actions` are what is legal for the seat, where that is known already.
    """
    if actions is None:
        actions = match.legal(seat)
    thinking = Thinking(match.game, match.state, seat, chance_of(bot, match, seat))
    answer = str(bot.choose(match.view(seat), actions, thinking))
    for action in actions:
        if action.text == answer:
            return action
    raise IllegalAction(f"'{answer}' is not possible now", [action.text for action in actions])


def chance_of(bot: Bot, match: Match, seat: int) -> Chance:
    """The bot's own luck; for a bot without any, luck that depends on the moment alone."""
    own = getattr(bot, "chance", None)
    return own if isinstance(own, Chance) else SeededChance(seat, f"thinking/{len(match.log.steps)}")


def best(actions: Sequence[Action], values: Sequence[float], chance: Chance) -> Action:
    """The action with the highest value; of several any, all equally likely."""
    highest = max(values)
    found = [action for action, value in zip(actions, values, strict=True) if value == highest]
    return found[chance.below(len(found))]

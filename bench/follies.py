"""What a good player would laugh at, counted over whole matches of equal bots.

    python bench/follies.py GAME [MATCHES [PLAYERS [BOT [SEED]]]]

Les Colocs: nuisances called into one's own room, and cats kept in hand that would have won. Wucherer: games that are
won and not ended, where somebody could take the last cards and have most money even if each of the others came out of
prison, doubled the rent and made a mark of every card in hand.
"""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import palier
from palier.bots import make
from palier.engine.game import Action
from palier.engine.match import Match
from palier.games.les_colocs.cards import CARD_NAMES, GOAL, JOB_NAMES, TAG_CASSE_PIEDS, TAG_CHAT, TAGS
from palier.games.wucherer.scoring import cost, house_rent
from palier.lab.playing import Watch, play

GAMES: Final = {"les_colocs": 4, "wucherer": 2}
"""What can be counted, and how many play unless told."""


def of_les_colocs(match: Match, seat: int, chosen: str, counts: Counter[str]) -> None:
    """Looks at a choice before it is played."""
    words = chosen.split()
    if words[0] == "call" and TAGS[CARD_NAMES.index(words[1])] & TAG_CASSE_PIEDS:
        counts["nuisances called"] += 1
        counts["nuisances called into one's own room"] += words[2] == "ABCDE"[seat]
    own = match.view(None)["seats"][seat]
    lacks = GOAL[JOB_NAMES.index(own["job"])] - own["slack"] if own["job"] else 0
    cats = [
        action.text
        for action in match.legal(seat)
        if action.text.startswith("call ") and TAGS[CARD_NAMES.index(action.text.split()[1])] & TAG_CHAT
    ]
    if lacks == 1 and cats:
        counts["cats that win"] += 1
        counts["cats that win, not called"] += chosen not in cats


def of_wucherer(match: Match, seat: int, chosen: str, counts: Counter[str]) -> None:
    state: Any = match.state
    cards = state.pile_size()
    if match.view(None)["asked"]["ask"] != "rent" or state.reshuffles:
        return
    if f"cards {cards}" not in [action.text for action in match.legal(seat)]:
        return
    mine = state.money[seat] + state.frames[-1][2] - cost(cards)
    others = [other for other in range(state.players) if other != seat]
    if all(mine > state.money[other] + 2 * rents(state, other) + state.hand_size(other) for other in others):
        after: Any = match.clone()
        after.play(seat, chosen)
        counts["won games that could be ended"] += 1
        # Where nobody takes cards for some rounds that ends the game too.
        counts["won games that could be ended, and were not"] += after.outcome is None and after.state.final < 0


def rents(state: Any, seat: int) -> int:
    """What the houses of a seat pay, in prison or not."""
    return max(1, sum(house_rent(state, house) for house, owner in enumerate(state.owner) if owner == seat))


LOOKS: Final[dict[str, Callable[[Match, int, str, Counter[str]], None]]] = {
    "les_colocs": of_les_colocs,
    "wucherer": of_wucherer,
}


class Look(Watch):
    def __init__(self, game: str, counts: Counter[str]) -> None:
        self.look = LOOKS[game]
        self.counts = counts

    def chosen(self, match: Match, seat: int, actions: Sequence[Action], action: Action, seconds: float) -> None:
        self.look(match, seat, action.text, self.counts)


def main() -> None:
    given = dict(enumerate(sys.argv[1:]))
    game = given[0]
    matches = int(given.get(1, 60))
    players = int(given.get(2, GAMES[game]))
    bot = given.get(3, "greedy")
    first = int(given.get(4, 1))
    counts: Counter[str] = Counter()
    for seed in range(first, first + matches):
        match = palier.new_match(game, players=players, seed=seed)
        before: Counter[str] = Counter(counts)
        play(match, [make(bot, seed=players * seed + seat) for seat in range(players)], Look(game, counts))
        counts["decisions"] += len(match.log.steps)
        for name in [name for name in counts if counts[name] > before[name] and name != "decisions"]:
            counts[f"matches with {name}"] += 1
    print(f"{game}, {matches} matches of {players} {bot}, seeds from {first}")
    for name in sorted(counts):
        print(f"{counts[name]:8}  {name}")


if __name__ == "__main__":
    main()

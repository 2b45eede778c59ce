"""How strong bots are, from who came in before whom: OpenSkill's Plackett-Luce."""

from collections.abc import Sequence
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

ORDERS: Final = 16
RATINGS_MOST: Final = 20_000
"""In how many orders matches are rated, as long as that makes no more ratings of a match in all."""


class Table(NamedTuple):
    """One match, as far as ratings go: who sat there, and how each seat came in."""

    seats: tuple[int, ...]
    ranking: tuple[int, ...]


class Rating(NamedTuple):
    value: float
    doubt: float


def rate(bots: int, matches: Sequence[Table]) -> list[Rating]:
    """The mean over several orders: a rating leans towards the matches rated last."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to load, and not needed where matches are played

    model = PlackettLuce()
    orders = max(1, min(ORDERS, RATINGS_MOST // max(1, len(matches))))
    by_bot: list[list[Any]] = [[] for _ in range(bots)]
    for number in range(orders):
        order = list(matches)
        Random(number).shuffle(order)
        for ratings, rating in zip(by_bot, rate_in_order(model, bots, order), strict=True):
            ratings.append(rating)
    return [
        Rating(mean(rating.mu for rating in ratings), mean(rating.sigma for rating in ratings)) for ratings in by_bot
    ]


def rate_in_order(model: Any, bots: int, matches: Sequence[Table]) -> list[Any]:
    """A bot that sits several times at a table takes the mean of what its seats learned."""
    ratings = [model.rating() for _ in range(bots)]
    for match in matches:
        seats = [[ratings[bot]] for bot in match.seats]
        learned: dict[int, list[Any]] = {}
        rated = model.rate(seats, ranks=[float(place) for place in match.ranking])
        for bot, (rating,) in zip(match.seats, rated, strict=True):
            learned.setdefault(bot, []).append(rating)
        if len(learned) > 1:
            for bot, updates in learned.items():
                mu, sigma = mean(update.mu for update in updates), mean(update.sigma for update in updates)
                ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return ratings


def without(bots: frozenset[int], matches: Sequence[Table]) -> list[Table]:
    """The matches among the others, as if those bots had not sat there; where at least two others did."""
    if not bots:
        return list(matches)
    left: list[Table] = []
    for match in matches:
        seats = [seat for seat, bot in enumerate(match.seats) if bot not in bots]
        if len(seats) > 1:
            places = tuple(match.ranking[seat] for seat in seats)
            left.append(Table(tuple(match.seats[seat] for seat in seats), places))
    return left

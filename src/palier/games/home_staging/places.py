"""Whether a piece still lies somewhere: asked for every piece to come, whenever a position is judged.

Most pieces still lie where they lately did, and to see that is far less work than to find every place.
"""

from typing import Final

from palier.games.home_staging.mission import Mission, Place
from palier.games.home_staging.pieces import PLAIN, SHAPES, Shape, options_of
from palier.games.home_staging.plan import Plan


def place_at(shape: Shape, anchor: int) -> Place:
    return Place(
        shape.foot << anchor,
        shape.access << anchor,
        board_at(shape.need_north, anchor),
        board_at(shape.need_west, anchor),
        board_at(shape.inner_north, anchor),
        board_at(shape.inner_west, anchor),
    )


def board_at(spots: list[int], anchor: int) -> int:
    board = 0
    for spot in spots:
        board |= 1 << (spot + anchor)
    return board


REMEMBERED: Final = 6
"""So many places of a piece are looked at before all are searched."""


class Places:
    """One plan, asked about many pieces; `kept` are squares that no furniture may take."""

    def __init__(self, plan: Plan, kept: int = 0) -> None:
        self.plan: Plan = plan
        self.kept: int = kept
        mission = plan.mission
        # What furniture, what a rug and what an access square may not lie on.
        self.no_access: int = plan.roomed | plan.foot
        self.no_foot: int = self.no_access | plan.access | kept
        self.no_rug: int = plan.roomed | plan.rug
        if not mission.rug_under:
            self.no_foot |= plan.rug
            self.no_rug |= plan.foot
        self.shares: dict[int, float] = {}

    def share(self, number: int) -> float:
        """Which share of the four pieces of a number still lies somewhere, turned but not mirrored."""
        known = self.shares.get(number, -1.0)
        if known >= 0.0:
            return known
        count = 0
        for variant in range(2):
            first, second = options_of(number, variant)
            if self.lies(first):
                count += 1
            if self.lies(second):
                count += 1
        self.shares[number] = count / 4.0
        return count / 4.0

    def lies(self, piece: int) -> bool:
        mission = self.plan.mission
        known = mission.places[piece]
        is_rug = SHAPES[PLAIN[piece][0]].is_rug
        for index in range(len(known)):
            place = known[index]
            if self.is_free(place, is_rug):
                known[index] = known[0]
                known[0] = place
                return True
        return self.find(mission, piece)

    def is_free(self, place: Place, is_rug: bool) -> bool:
        plan = self.plan
        if place.foot & (self.no_rug if is_rug else self.no_foot) or place.access & self.no_access:
            return False
        if place.inner_north & plan.wall_north or place.inner_west & plan.wall_west:
            return False
        return (not place.need_north or place.need_north & plan.wall_north == place.need_north) and (
            not place.need_west or place.need_west & plan.wall_west == place.need_west
        )

    def find(self, mission: Mission, piece: int) -> bool:
        for shape_id in PLAIN[piece]:
            spots = self.plan.spots(SHAPES[shape_id], self.kept)
            if spots:
                known = mission.places[piece]
                if len(known) >= REMEMBERED:
                    known.pop()
                known.insert(0, place_at(SHAPES[shape_id], spots.bit_length() - 1))
                return True
        return False

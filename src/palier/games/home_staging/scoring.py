"""Points: what is within reach, every bonus, penalties, and who wins."""

from typing import Any, Final

from palier.engine.outcome import Outcome
from palier.games.home_staging.geometry import (
    ALL,
    NO_EDGE,
    STRIDE,
    beside,
    edge_text,
    is_rectangle,
    squares_of,
    step,
    without,
)
from palier.games.home_staging.geometry import flood as flooded
from palier.games.home_staging.mission import NO_ROOM, ROOMLESS_BONUSES, WINDOW_BONUSES, Bonus, Selector
from palier.games.home_staging.pieces import PIECE_IDS, SHAPES
from palier.games.home_staging.plan import Plan
from palier.games.home_staging.state import OVER, HomeStagingState

EMPTY_ROOM: Final = 3
"""What a room without furniture costs (HS-104)."""
FAR: Final = 1 << 20
"""The distance between things that no walk joins."""
UNKNOWN: Final = -1

# Reasons of an outcome: which rule decided the first place.
POINTS: Final = "points"
PIECES: Final = "pieces"
SHARED: Final = "shared"
ALONE: Final = "alone"


class Thing:
    """Something that a distance is measured from: the squares it covers, and the squares one step away from it."""

    __slots__ = ("body", "near")

    def __init__(self, body: int, near: int) -> None:
        self.body: int = body
        self.near: int = near


class Score:
    """One plan counted: everything that a player may want explained."""

    __slots__ = (
        "accessible",
        "bonuses",
        "corridor",
        "entrances",
        "free",
        "pass_north",
        "pass_west",
        "penalties",
        "plan",
        "reach",
        "reached",
        "rooms",
        "total",
        "windows",
    )

    def __init__(
        self,
        plan: Plan,
        entrances: list[int],
        windows: list[int],
        strict_paths: bool,
        known: "Score | None" = None,
        reach: int = UNKNOWN,
    ) -> None:
        """`known`: the same plan counted from another entrance to the same corridor; `reach`, where it is known."""
        self.plan: Plan = plan
        self.entrances: list[int] = entrances
        self.windows: list[int] = windows
        self.pass_north: int = ALL ^ plan.wall_north
        self.pass_west: int = ALL ^ plan.wall_west
        self.free: int = plan.free()
        if known is not None:
            reach = known.reach
        self.reach: int = self.find_reach(strict_paths) if reach == UNKNOWN else reach
        self.corridor: int = without(self.reach, plan.roomed)
        self.reached: list[bool] = [cells & self.reach != 0 for cells in plan.cells]
        self.accessible: list[bool] = [] if known is None else known.accessible
        self.rooms: list[int] = [0] * plan.mission.rooms if known is None else known.rooms
        self.penalties: list[int] = self.find_penalties() if known is None else known.penalties
        self.bonuses: list[int] = [] if known is None else known.bonuses[:]
        if known is None:
            self.count()
        else:
            self.count_again()
        self.total: int = sum(self.rooms) + sum(self.bonuses) - sum(self.penalties)

    def find_reach(self, strict_paths: bool) -> int:
        """What one walks to from the entrances, through doors alone (HS-70); nothing without one (HS-81)."""
        mission = self.plan.mission
        walkable = walkable_squares(self.plan, strict_paths)
        start = 0
        for edge in self.entrances:
            start |= 1 << mission.edge_inside[mission.edge_index[edge]]
        return flooded(start, walkable, self.pass_north, self.pass_west)

    def find_penalties(self) -> list[int]:
        """Rooms without furniture (HS-104), and an obstacle away from the corridor (HS-86)."""
        mission = self.plan.mission
        found = [0 if self.plan.has_furniture(room) else EMPTY_ROOM for room in range(mission.rooms)]
        if mission.obstacle_penalty:
            near = step(mission.obstacle, self.pass_north, self.pass_west)
            found.append(0 if near & self.corridor else mission.obstacle_penalty)
        return found

    def count(self) -> None:
        """A piece scores its squares (HS-103) if all its access is reached (HS-67, HS-69) and it is not void (HS-71).

        A room whose pieces are all out of reach scores nothing (HS-105).
        """
        plan = self.plan
        if True not in self.reached:
            # A corner without a door: most bonuses look at rooms that are reached.
            self.accessible = [False] * len(plan.pieces)
            self.bonuses = [
                bonus_points(self, bonus) if bonus.kind in ROOMLESS_BONUSES or bonus.least < 1 else 0
                for bonus in plan.mission.bonuses
            ]
            return
        for index in range(len(plan.pieces)):
            shape_id, anchor, room = plan.pieces[index]
            shape = SHAPES[shape_id]
            within = not plan.void[index] and self.reached[room] and not (shape.access << anchor) & ~self.reach
            self.accessible.append(within)
            if within:
                self.rooms[room] += shape.points
        for bonus in plan.mission.bonuses:
            self.bonuses.append(bonus_points(self, bonus))

    def moved(self, entrances: list[int], windows: list[int]) -> "Score":
        """The same from another entrance to the same corridor, perhaps with other windows."""
        return Score(self.plan, entrances, windows, False, self)

    def count_again(self) -> None:
        """The bonuses that look at the entrance or at windows."""
        bonuses = self.plan.mission.bonuses
        for index in range(len(bonuses)):
            bonus = bonuses[index]
            if bonus.a.entrance or bonus.b.entrance or bonus.kind in WINDOW_BONUSES:
                self.bonuses[index] = bonus_points(self, bonus)

    # What bonuses look at

    def chosen(self, selector: Selector) -> list[int]:
        """The accessible pieces that a selector takes; never rugs (HS-76)."""
        plan = self.plan
        found: list[int] = []
        for index in range(len(plan.pieces)):
            shape_id, _, room = plan.pieces[index]
            if self.accessible[index] and selector.takes(SHAPES[shape_id].piece, room):
                found.append(index)
        return found

    def foot_of(self, index: int) -> int:
        shape_id, anchor, _ = self.plan.pieces[index]
        return SHAPES[shape_id].foot << anchor

    def rugs(self, room: int) -> int:
        """The squares of accessible rugs, of one room or of all (HS-68)."""
        plan = self.plan
        board = 0
        for index in range(len(plan.pieces)):
            shape_id, anchor, where = plan.pieces[index]
            if SHAPES[shape_id].is_rug and self.accessible[index] and room in (NO_ROOM, where):
                board |= SHAPES[shape_id].foot << anchor
        return board

    def things(self, selector: Selector) -> list[Thing]:
        plan = self.plan
        mission = plan.mission
        if selector.entrance:
            return [Thing(0, 1 << mission.edge_inside[mission.edge_index[edge]]) for edge in self.entrances]
        if selector.obstacle:
            body = mission.obstacle
            return [Thing(body, step(body, self.pass_north, self.pass_west))]
        if selector.door != NO_ROOM:
            edge = plan.doors[selector.door]
            if edge == NO_EDGE or not self.reached[selector.door]:
                return []
            one, other = beside(edge)
            return [Thing(0, 1 << one | 1 << other)]
        return [self.thing(self.foot_of(index)) for index in self.chosen(selector)]

    def thing(self, body: int) -> Thing:
        return Thing(body, step(body, self.pass_north, self.pass_west))

    def distance(self, one: Thing, other: Thing) -> int:
        """Free squares on the shortest walk between two things (HS-72 to HS-75)."""
        if one.near & other.body or other.near & one.body or one.body & other.body:
            return 0
        free = self.free & ~one.body & ~other.body
        wave = one.near & free
        seen = wave
        squares = 1
        while wave:
            if wave & other.near:
                return squares
            wave = step(wave, self.pass_north, self.pass_west) & free & ~seen
            seen |= wave
            squares += 1
        return FAR

    def is_facing(self, one: int, other: int, most: int) -> bool:
        """In one row or column, with nothing but free squares and no wall between (HS-77)."""
        for side in range(4):
            ray = one
            for _ in range(most + 1):
                if side == 0:
                    ray = (ray & self.pass_north) >> STRIDE
                elif side == 1:
                    ray = (ray << 1) & self.pass_west
                elif side == 2:
                    ray = (ray << STRIDE) & self.pass_north
                else:
                    ray = (ray & self.pass_west) >> 1
                if ray & other:
                    return True
                ray &= self.free
        return False

    def window_squares(self, scenery: int) -> int:
        """The indoor squares of windows with a view of that scenery, furnished ones not always (HS-84)."""
        mission = self.plan.mission
        board = 0
        for edge in self.windows:
            index = mission.edge_index[edge]
            inside = mission.edge_inside[index]
            if mission.windows_free_cell and self.plan.foot >> inside & 1:
                continue
            if mission.sees(index, scenery):
                board |= 1 << inside
        return board

    def to_json(self) -> dict[str, Any]:
        """The breakdown: room by room, piece by piece, bonus by bonus."""
        plan = self.plan
        pieces: list[dict[str, Any]] = []
        for index in range(len(plan.pieces)):
            shape_id, _, room = plan.pieces[index]
            within = self.accessible[index]
            points = SHAPES[shape_id].points if within else 0
            piece = PIECE_IDS[SHAPES[shape_id].piece]
            pieces.append({"piece": piece, "room": room, "accessible": within, "points": points})
        return {
            "rooms": list(self.rooms),
            "reached": list(self.reached),
            "pieces": pieces,
            "penalties": list(self.penalties),
            "bonuses": list(self.bonuses),
            "total": self.total,
            "entrances": [edge_text(edge) for edge in self.entrances],
            "windows": [edge_text(edge) for edge in self.windows],
        }


def walkable_squares(plan: Plan, strict_paths: bool) -> int:
    """Squares without a dot too, as a rule (HS-65)."""
    return plan.free() & ~undotted(plan) if strict_paths else plan.free()


def undotted(plan: Plan) -> int:
    """With `strict_paths`, the squares of rooms that may not be walked on: no access, no rug, no door there (HS-66)."""
    board = plan.roomed & ~plan.access & ~plan.rug
    for edge in plan.doors:
        if edge != NO_EDGE:
            one, other = beside(edge)
            board &= ~(1 << one | 1 << other)
    return board


# Bonuses, one function a family


def bonus_points(score: Score, bonus: Bonus) -> int:
    """What one bonus is worth: its points once, or for each of a count up to its cap."""
    return bonus.points * min(bonus.cap, bonus_count(score, bonus))


def bonus_count(score: Score, bonus: Bonus) -> int:
    kind = bonus.kind
    if kind in ("each_room_min_items", "all_cards", "per_item", "per_room_with", "distinct", "count_cells"):
        return count_pieces(score, bonus)
    if kind in ("view", "per_room_view", "clear_view", "per_window_item"):
        return count_views(score, bonus)
    if kind == "distance":
        return 1 if distances_hold(score, bonus) else 0
    if kind == "facing":  # HS-95
        for one in score.chosen(bonus.a):
            for other in score.chosen(bonus.b):
                if one != other and score.is_facing(score.foot_of(one), score.foot_of(other), bonus.n):
                    return 1
        return 0
    if kind in ("corridor_max", "corridor_around_obstacle"):
        return count_corridor(score, bonus)
    if kind in ("rug_placed", "rug_under_item", "rug_near"):
        return count_rugs(score, bonus)
    return count_rooms(score, bonus)


def count_pieces(score: Score, bonus: Bonus) -> int:
    """The bonuses of HS-89 to HS-91."""
    plan = score.plan
    mission = plan.mission
    kind = bonus.kind
    if kind == "each_room_min_items":
        counts = [0] * mission.rooms
        for index in range(len(plan.pieces)):
            if score.accessible[index] and not SHAPES[plan.pieces[index][0]].is_rug:
                counts[plan.pieces[index][2]] += 1
        return 1 if min(counts) >= bonus.least else 0
    if kind == "all_cards":
        missing = [mission.card_number[card] for card in mission.cards_of(bonus.room)]
        for index in range(len(plan.pieces)):
            number = SHAPES[plan.pieces[index][0]].number
            if score.accessible[index] and plan.pieces[index][2] == bonus.room and number in missing:
                missing.remove(number)
        return 0 if missing else 1
    chosen = score.chosen(bonus.a)
    if kind == "per_item":
        return len(chosen)
    if kind == "per_room_with":
        return len({plan.pieces[index][2] for index in chosen})
    if kind == "distinct":
        return 1 if len({SHAPES[plan.pieces[index][0]].piece for index in chosen}) >= bonus.least else 0
    squares = sum([SHAPES[plan.pieces[index][0]].points for index in chosen])
    return 1 if squares >= bonus.least else 0


def count_views(score: Score, bonus: Bonus) -> int:
    """The bonuses of HS-92 and HS-93."""
    plan = score.plan
    board = score.window_squares(bonus.scenery)
    if bonus.kind == "per_window_item":
        count = 0
        for index in score.chosen(bonus.a):
            shape_id, anchor, _ = plan.pieces[index]
            if (SHAPES[shape_id].foot | SHAPES[shape_id].access) << anchor & board:
                count += 1
        return count
    if bonus.kind == "per_room_view":
        count = 0
        for room in range(plan.mission.rooms):
            if score.reached[room] and plan.cells[room] & board:
                count += 1
        return count
    return 1 if score.reached[bonus.room] and plan.cells[bonus.room] & board else 0


def distances_hold(score: Score, bonus: Bonus) -> bool:
    """Some pair of different things, or every pair and at least one (HS-94)."""
    pairs = 0
    for one in score.things(bonus.a):
        for other in score.things(bonus.b):
            if one.body and one.body == other.body:
                continue
            pairs += 1
            far = score.distance(one, other)
            holds = far >= bonus.n if bonus.at_least else far <= bonus.n
            if holds and not bonus.all_pairs:
                return True
            if not holds and bonus.all_pairs:
                return False
    return pairs > 0 and bonus.all_pairs


def count_corridor(score: Score, bonus: Bonus) -> int:
    """The bonuses of HS-100."""
    if bonus.kind == "corridor_max":
        few = score.corridor != 0 and score.corridor.bit_count() <= bonus.n
        return 1 if few and sum(score.reached) >= bonus.least else 0
    near = step(score.plan.mission.obstacle, score.pass_north, score.pass_west)
    return (near & score.corridor).bit_count()


def count_rugs(score: Score, bonus: Bonus) -> int:
    """The bonuses of HS-101."""
    if bonus.kind == "rug_placed":
        return 1 if score.rugs(bonus.room) else 0
    if bonus.kind == "rug_under_item":
        rugs = score.rugs(NO_ROOM)
        for index in score.chosen(bonus.a):
            if (score.foot_of(index) & rugs).bit_count() >= bonus.least:
                return 1
        return 0
    plan = score.plan
    for index in range(len(plan.pieces)):
        if not SHAPES[plan.pieces[index][0]].is_rug or not score.accessible[index]:
            continue
        rug = score.thing(score.foot_of(index))
        for other in score.chosen(bonus.a):
            if score.distance(rug, score.thing(score.foot_of(other))) <= bonus.n:
                return 1
    return 0


def count_rooms(score: Score, bonus: Bonus) -> int:
    """The bonuses of HS-96 to HS-99."""
    plan = score.plan
    kind = bonus.kind
    if kind == "rectangle_each":
        count = 0
        for room in range(plan.mission.rooms):
            if score.reached[room] and is_rectangle(plan.cells[room]):
                count += 1
        return count
    rooms = bonus.rooms if bonus.rooms else [bonus.room]
    for room in rooms:
        if not score.reached[room]:
            return 0
    cells = plan.cells[rooms[0]]
    if kind == "same_points":
        return 1 if score.rooms[rooms[0]] == score.rooms[rooms[1]] > 0 else 0
    if kind == "area":
        area = cells.bit_count()
        return 1 if (area >= bonus.n if bonus.at_least else area <= bonus.n) else 0
    if kind == "touch_block":
        return 1 if step(plan.mission.block, ALL, ALL) & cells else 0
    if kind == "no_facing_wall":
        mission = plan.mission
        for index in range(len(mission.edges)):
            if cells >> mission.edge_inside[index] & 1 and mission.edge_sees[index] & bonus.scenery:
                return 0
        return 1
    touching = step(cells, ALL, ALL) & plan.cells[rooms[1]] != 0
    return 1 if touching == (kind == "adjacent") else 0


# The entrance and the windows that serve a plan best


def entrance_edges(plan: Plan) -> list[int]:
    """The edges where an entrance would count now, by row, column and side (HS-61)."""
    mission = plan.mission
    found: list[int] = []
    for square in squares_of(entrance_squares(plan) & mission.exterior):
        for index in mission.edges_at[square]:
            if may_lead_in(plan, index):
                found.append(mission.edges[index])
    return found


def entrance_squares(plan: Plan) -> int:
    """The free squares of the corridor (HS-55), or of the room that stands in for it (HS-78)."""
    mission = plan.mission
    if mission.hub != NO_ROOM:
        cells = plan.cells[mission.hub]
        return cells ^ (cells & plan.foot)
    return mission.open ^ (mission.open & (plan.roomed | plan.foot))


def may_lead_in(plan: Plan, index: int) -> bool:
    """Not where a piece leans (HS-58), and facing the scenery that the mission wants (HS-82)."""
    mission = plan.mission
    seen = mission.entrance_scenery == 0 or mission.edge_sees[index] & mission.entrance_scenery != 0
    return seen and not plan.is_needed(mission.edges[index])


def best_score(plan: Plan, windows: list[int], strict_paths: bool) -> Score:
    """The plan as it counts: with its own entrances as far as they lead in, else with the best one there is (HS-61)."""
    entrances = [edge for edge in plan.entrances if plan.leads_in(edge)]
    if entrances:
        return Score(plan, entrances, windows, strict_paths)
    mission = plan.mission
    if not windows and not mission.entrance_matters:
        return best_corridor(plan, windows, strict_paths)
    best: Score | None = None
    counted: list[Score] = []
    for edge in entrance_edges(plan):
        inside = mission.edge_inside[mission.edge_index[edge]]
        left = [window for window in windows if window != edge] if edge in windows else windows
        known: Score | None = None
        for one in counted:
            if one.reach >> inside & 1:
                known = one
                break
        if known is None:
            score = Score(plan, [edge], left, strict_paths)
            counted.append(score)
        elif not mission.entrance_matters and len(left) == len(windows):
            # From two squares of one corridor the same is reached: counting once is enough.
            continue
        else:
            score = known.moved([edge], left)
        if best is None or score.total > best.total:
            best = score
    return Score(plan, [], windows, strict_paths) if best is None else best


def best_corridor(plan: Plan, windows: list[int], strict_paths: bool) -> Score:
    """The best score where no bonus measures from the entrance: one from each corridor is enough."""
    mission = plan.mission
    best: Score | None = None
    # Corridors without a door to any room are most of them, and only the first can be the best, where no other scores.
    bare: list[int] = []
    pass_north = ALL ^ plan.wall_north
    pass_west = ALL ^ plan.wall_west
    walkable = walkable_squares(plan, strict_paths)
    left = entrance_squares(plan) & mission.exterior
    while left:
        square = left & -left
        left ^= square
        for index in mission.edges_at[square.bit_length() - 1]:
            if may_lead_in(plan, index):
                reach = flooded(square, walkable, pass_north, pass_west)
                left ^= left & reach
                if mission.pockets_are_bare and not reach & plan.roomed:
                    if best is None and not bare:
                        bare = [mission.edges[index]]
                    break
                score = Score(plan, [mission.edges[index]], windows, strict_paths, None, reach)
                if best is None or score.total > best.total:
                    best = score
                break
    if best is None or (bare and sum(best.rooms) + sum(best.bonuses) <= 0):
        return Score(plan, bare, windows, strict_paths)
    return best


def best_windows(plan: Plan, strict_paths: bool) -> list[int]:
    """Windows that bring every bonus they can: the ones drawn, and then as few as will do, best bonus first (HS-83)."""
    return windows_for(best_score(plan, plan.windows, strict_paths))


def windows_for(score: Score) -> list[int]:
    mission = score.plan.mission
    windows = score.windows[:]
    for index in mission.window_bonuses:
        bonus = mission.bonuses[index]
        for target in window_targets(score, bonus):
            if len(windows) >= mission.max_windows:
                return windows
            add_window(score, windows, target, bonus.scenery)
    return windows


def window_targets(score: Score, bonus: Bonus) -> list[int]:
    """Sets of squares each of which wants a window for this bonus."""
    plan = score.plan
    if bonus.kind == "per_window_item":
        found: list[int] = []
        for index in score.chosen(bonus.a):
            shape_id, anchor, _ = plan.pieces[index]
            found.append((SHAPES[shape_id].foot | SHAPES[shape_id].access) << anchor)
        return found
    if bonus.kind == "per_room_view":
        return [plan.cells[room] for room in range(plan.mission.rooms) if score.reached[room]]
    return [plan.cells[bonus.room]] if score.reached[bonus.room] else []


def add_window(score: Score, windows: list[int], target: int, scenery: int) -> None:
    plan = score.plan
    mission = plan.mission
    wanted = -1
    for inside in squares_of(target & mission.views[scenery]):
        blocked = plan.foot >> inside & 1
        if blocked and mission.windows_free_cell:
            continue
        for index in mission.edges_at[inside]:
            edge = mission.edges[index]
            if not mission.sees(index, scenery) or edge in score.entrances:
                continue
            if edge in windows:
                return
            if wanted < 0 or not blocked:
                wanted = edge
    if wanted >= 0:
        windows.append(wanted)


# The end


def outcome(state: HomeStagingState) -> Outcome | None:
    """Most points (HS-2, HS-106), then most pieces drawn (HS-107); else the place is shared (HS-108)."""
    if state.stage != OVER:
        return None
    seats = range(state.players)
    scores = [best_score(plan, plan.windows, state.strict_paths).total for plan in state.plans]
    drawn = [plan.drawn() for plan in state.plans]
    keys = [(-scores[seat], -drawn[seat]) for seat in seats]
    order = sorted(keys)
    if state.players == 1:
        reason = ALONE
    elif order[0][0] != order[1][0]:
        reason = POINTS
    elif order[0] != order[1]:
        reason = PIECES
    else:
        reason = SHARED
    return Outcome(scores, [order.index(keys[seat]) + 1 for seat in seats], reason)

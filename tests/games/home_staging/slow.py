"""The rules of placing and counting once more, square by square: slow, and right at a glance. For tests and benches."""

from collections.abc import Callable

from palier.games.home_staging.geometry import SIZE, STRIDE, beside, edge_at, squares_of
from palier.games.home_staging.pieces import CONTENT, SHAPES, drawing_of
from palier.games.home_staging.plan import Plan


def slow_fits(plan: Plan, piece: int, turn: int, anchor: int) -> bool:
    """Every square and every edge by itself, from the rule book and the list of what is on the plan."""
    data = CONTENT["pieces"][piece]
    drawing = drawing_of(data["rows"], data["walls"])
    for _ in range(turn):
        drawing = drawing.turned()
    x0, y0 = anchor % STRIDE, anchor // STRIDE
    foot = {(x0 + x, y0 + y) for x, y in drawing.foot}
    access = {(x0 + x, y0 + y) for x, y in drawing.access}
    rows = plan.mission.data["map"]
    furniture: set[tuple[int, int]] = set()
    dots: set[tuple[int, int]] = set()
    rugs: set[tuple[int, int]] = set()
    for shape, where, _ in plan.pieces:
        for board, cells in (
            (SHAPES[shape].foot, rugs if SHAPES[shape].is_rug else furniture),
            (SHAPES[shape].access, dots),
        ):
            cells |= {(number % STRIDE, number // STRIDE) for number in squares_of(board << where)}
    roomed = {(number % STRIDE, number // STRIDE) for cells in plan.cells for number in squares_of(cells)}
    is_rug = data["no"] == 33
    shared = plan.mission.rug_under
    for x, y in foot | access:
        if not (0 <= x < SIZE and 0 <= y < SIZE) or rows[y][x] != "." or (x, y) in roomed:
            return False
    if access & furniture or (foot & furniture and not (is_rug and shared)):
        return False
    if (foot & rugs and (is_rug or not shared)) or (foot & dots and not is_rug):
        return False
    touch = plan.mission.must_touch
    if touch is not None and touch.pieces[piece]:
        numbers = {y * STRIDE + x for x, y in foot}
        if not numbers & set(squares_of(plan.mission.exterior)):
            return False

    def wall(x: int, y: int, side: int) -> bool:
        return plan.is_wall(edge_at(y * STRIDE + x, side))

    for x, y in foot | access:
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if (x + dx, y + dy) in foot | access and wall(x, y, side):
                return False
    outermost: dict[int, Callable[[int, int], bool]] = {
        0: lambda _, y: y == min(row for _, row in foot),
        1: lambda x, _: x == max(column for column, _ in foot),
        2: lambda _, y: y == max(row for _, row in foot),
        3: lambda x, _: x == min(column for column, _ in foot),
    }
    return all(wall(x, y, side) for side in drawing.walls for x, y in foot if outermost[side](x, y))


def slow_reach(plan: Plan, starts: list[int]) -> set[int]:
    """Every square that a walk from these squares comes to, one step after the other."""
    free = set(squares_of(plan.free()))
    found = {number for number in starts if number in free}
    todo = sorted(found)
    while todo:
        number = todo.pop()
        for side in range(4):
            edge = edge_at(number, side)
            one, other = beside(edge)
            beyond = other if one == number else one
            if beyond in free and beyond not in found and not plan.is_wall(edge):
                found.add(beyond)
                todo.append(beyond)
    return found


def slow_points(plan: Plan, entrances: list[int]) -> list[int]:
    """The points of each room, bonuses and penalties apart: the pieces whose access squares are all reached."""
    inside = [plan.mission.edge_inside[plan.mission.edge_index[edge]] for edge in entrances]
    reach = slow_reach(plan, inside)
    points = [0] * plan.mission.rooms
    for index, (shape_id, anchor, room) in enumerate(plan.pieces):
        shape = SHAPES[shape_id]
        access = set(squares_of(shape.access << anchor))
        if plan.void[index] or shape.is_rug or not reach & set(squares_of(plan.cells[room])) or access - reach:
            continue
        points[room] += len(squares_of(shape.foot << anchor))
    return points

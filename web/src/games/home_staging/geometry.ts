/**
 * Squares and edges as `src/palier/games/home_staging/geometry.py` counts them: square (x, y) is y * 17 + x, and an edge is
 * the north (number * 2) or the west edge (number * 2 + 1) of a square.
 */
export const SIZE = 16;
export const STRIDE = 17;
export const SIDES = "NESW";
/** One step north, east, south, west. */
export const STEPS = [-STRIDE, 1, STRIDE, -1] as const;

export type Cells = ReadonlySet<number>;

export function square(x: number, y: number): number {
  return y * STRIDE + x;
}

export function xOf(number: number): number {
  return number % STRIDE;
}

export function yOf(number: number): number {
  return Math.floor(number / STRIDE);
}

export function onPaper(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE;
}

export function nameOf(number: number): string {
  return `${String.fromCharCode(65 + xOf(number))}${yOf(number) + 1}`;
}

export function parseSquare(name: string): number {
  return square(name.charCodeAt(0) - 65, Number(name.slice(1)) - 1);
}

export function edgeAt(number: number, side: number): number {
  if (side === 0) return number * 2;
  if (side === 1) return (number + 1) * 2 + 1;
  if (side === 2) return (number + STRIDE) * 2;
  return number * 2 + 1;
}

/** The two squares at an edge; one may lie outside the paper. */
export function beside(edge: number): [number, number] {
  const number = Math.floor(edge / 2);
  return [number - (edge % 2 ? 1 : STRIDE), number];
}

export function isAcross(edge: number): boolean {
  return edge % 2 === 0;
}

export function edgeText(edge: number): string {
  const number = Math.floor(edge / 2);
  if (isAcross(edge)) return yOf(number) < SIZE ? `N:${nameOf(number)}` : `S:${nameOf(number - STRIDE)}`;
  return xOf(number) < SIZE ? `W:${nameOf(number)}` : `E:${nameOf(number - 1)}`;
}

export function parseEdge(text: string): number {
  const [side = "", name = ""] = text.split(":");
  return edgeAt(parseSquare(name), SIDES.indexOf(side));
}

/** `E5-I7+E8-F9` as a set of squares. */
export function parseOutline(text: string): Set<number> {
  const cells = new Set<number>();
  for (const word of text ? text.split("+") : []) {
    const [first = "", last] = word.split("-");
    const start = parseSquare(first);
    const end = last ? parseSquare(last) : start;
    for (let y = yOf(start); y <= yOf(end); y++)
      for (let x = xOf(start); x <= xOf(end); x++) cells.add(square(x, y));
  }
  return cells;
}

/** The same way of writing as Python's: a run that repeats in the next row is told once, as a rectangle. */
export function outlineText(cells: Cells): string {
  const growing = new Map<string, { top: number; left: number; right: number }>();
  const told: [number, number, number, number][] = [];
  for (let y = 0; y <= SIZE; y++) {
    const runs = new Map<string, [number, number]>();
    for (let x = 0; y < SIZE && x < SIZE; x++) {
      if (!cells.has(square(x, y))) continue;
      const start = x;
      while (x + 1 < SIZE && cells.has(square(x + 1, y))) x++;
      runs.set(`${start}-${x}`, [start, x]);
    }
    for (const [key, run] of growing) {
      if (runs.has(key)) continue;
      told.push([run.top, run.left, y - 1, run.right]);
      growing.delete(key);
    }
    for (const [key, [left, right]] of runs) if (!growing.has(key)) growing.set(key, { top: y, left, right });
  }
  told.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return told
    .map(([top, left, bottom, right]) => {
      const first = nameOf(square(left, top));
      const last = nameOf(square(right, bottom));
      return first === last ? first : `${first}-${last}`;
    })
    .join("+");
}

/** Everything that can be reached from some squares by walking over free ones across edges that are no walls. */
export function flood(start: Iterable<number>, free: Cells, walls: Cells): Set<number> {
  const reached = new Set<number>();
  const next: number[] = [];
  for (const number of start) {
    if (free.has(number) && !reached.has(number)) {
      reached.add(number);
      next.push(number);
    }
  }
  for (let number = next.pop(); number !== undefined; number = next.pop()) {
    for (let side = 0; side < 4; side++) {
      const other = number + (STEPS[side] ?? 0);
      if (reached.has(other) || !free.has(other) || walls.has(edgeAt(number, side))) continue;
      reached.add(other);
      next.push(other);
    }
  }
  return reached;
}

export function isSubset(some: Iterable<number>, all: Cells): boolean {
  for (const one of some) if (!all.has(one)) return false;
  return true;
}

/** The edges between a set of squares and the rest. */
export function border(cells: Cells): number[] {
  const edges: number[] = [];
  for (const number of cells)
    for (let side = 0; side < 4; side++)
      if (!cells.has(number + (STEPS[side] ?? 0))) edges.push(edgeAt(number, side));
  return edges;
}

/** How a piece lies: turned, mirrored, and what it needs of the squares around it. */
import { pieceOf, RUG } from "./content";
import { edgeAt, SIDES, square, type Cells } from "./geometry";

type Spot = readonly [number, number];

export interface Shape {
  piece: string;
  turn: number;
  mirror: boolean;
  width: number;
  height: number;
  foot: Spot[];
  access: Spot[];
  /** Sides (0 north to 3 west) whose outermost squares need a wall. */
  walls: number[];
  rug: boolean;
}

const known = new Map<string, Shape>();

/** The shape of a way to lie, named as the rules name it: of ways that look the same, the first. */
export function shapeOf(piece: string, turn: number, mirror = false): Shape {
  const key = `${piece} ${turn} ${mirror}`;
  let shape = known.get(key);
  if (!shape) {
    const wanted = drawn(piece, turn, mirror);
    for (let way = 0; !shape; way++) {
      const other = drawn(piece, way % 4, way > 3);
      if (same(wanted, other)) shape = known.get(`${piece} ${other.turn} ${other.mirror}`) ?? other;
    }
    known.set(`${piece} ${shape.turn} ${shape.mirror}`, shape);
    known.set(key, shape);
  }
  return shape;
}

function drawn(piece: string, turn: number, mirror: boolean): Shape {
  const { rows, walls, no } = pieceOf(piece);
  const spots = rows.flatMap((row, y) => [...row].map((letter, x) => [x, y, letter] as const));
  let foot: Spot[] = spots.filter(([, , letter]) => "#PR".includes(letter)).map(([x, y]) => [x, y]);
  let access: Spot[] = spots.filter(([, , letter]) => letter === ".").map(([x, y]) => [x, y]);
  let sides = [...walls].map((side) => SIDES.indexOf(side));
  const extent = (axis: 0 | 1): number => 1 + Math.max(...[...foot, ...access].map((spot) => spot[axis]));
  if (mirror) {
    const width = extent(0);
    const flip = ([x, y]: Spot): Spot => [width - 1 - x, y];
    foot = foot.map(flip);
    access = access.map(flip);
    sides = sides.map((side) => [0, 3, 2, 1][side] ?? 0);
  }
  for (let quarter = 0; quarter < turn; quarter++) {
    const height = extent(1);
    const rotate = ([x, y]: Spot): Spot => [height - 1 - y, x];
    foot = foot.map(rotate);
    access = access.map(rotate);
    sides = sides.map((side) => (side + 1) % 4);
  }
  const order = (one: Spot, other: Spot): number => one[0] - other[0] || one[1] - other[1];
  return {
    piece,
    turn,
    mirror,
    width: extent(0),
    height: extent(1),
    foot: foot.sort(order),
    access: access.sort(order),
    walls: sides.sort(),
    rug: no === RUG,
  };
}

function same(one: Shape, other: Shape): boolean {
  return [one.foot, one.access, one.walls].join("|") === [other.foot, other.access, other.walls].join("|");
}

export function isItsOwnMirror(piece: string): boolean {
  return !shapeOf(piece, 0, true).mirror;
}

export function footAt(shape: Shape, anchor: number): Set<number> {
  return new Set(shape.foot.map(([x, y]) => anchor + square(x, y)));
}

export function accessAt(shape: Shape, anchor: number): Set<number> {
  return new Set(shape.access.map(([x, y]) => anchor + square(x, y)));
}

/** The edges that must be walls where this shape lies. */
export function needsAt(shape: Shape, anchor: number): number[] {
  const xs = shape.foot.map(([x]) => x);
  const ys = shape.foot.map(([, y]) => y);
  const ends = [Math.min(...ys), Math.max(...xs), Math.max(...ys), Math.min(...xs)];
  return shape.walls.flatMap((side) =>
    shape.foot
      .filter(([x, y]) => (side % 2 ? x : y) === ends[side])
      .map(([x, y]) => edgeAt(anchor + square(x, y), side)),
  );
}

/** `place lit_double E5 r1 m` taken apart. */
export function readPlacement(action: string): { shape: Shape; anchor: number } | null {
  const [verb, piece = "", name = "", turn = "r0", mirror] = action.split(" ");
  if (verb !== "place") return null;
  const anchor = square(name.charCodeAt(0) - 65, Number(name.slice(1)) - 1);
  return { shape: shapeOf(piece, Number(turn.slice(1)), mirror === "m"), anchor };
}

export function placement(shape: Shape, anchor: number, name: (number: number) => string): string {
  return `place ${shape.piece} ${name(anchor)} r${shape.turn}${shape.mirror ? " m" : ""}`;
}

export type { Cells };

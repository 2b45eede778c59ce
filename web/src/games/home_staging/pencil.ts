/** Paths as a steady hand draws them: nearly straight. The wobble comes from where a line is, so that it never flickers. */
import { isAcross, STEPS, edgeAt, xOf, yOf, type Cells } from "./geometry";

export const CELL = 40;

function noise(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave) - 0.5;
}

function told(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** A line in units of the drawing. */
export function stroke(x1: number, y1: number, x2: number, y2: number, wobble = 1.6): string {
  const seed = x1 * 0.7 + y1 * 1.3 + x2 * 2.1 + y2 * 3.7;
  const bend = (1 + Math.hypot(x2 - x1, y2 - y1) / 160) * wobble;
  const end = (of: number): number => noise(seed + of) * wobble;
  const middle = [(x1 + x2) / 2 + noise(seed + 5) * bend, (y1 + y2) / 2 + noise(seed + 6) * bend];
  return `M${told(x1 + end(1))} ${told(y1 + end(2))}Q${middle.map(told).join(" ")} ${told(x2 + end(3))} ${told(y2 + end(4))}`;
}

/** Edges that follow one another in a row are one line. */
export function edgesPath(edges: Iterable<number>, wobble = 1.6, cell = CELL): string {
  const left = new Set(edges);
  const paths: string[] = [];
  for (const edge of [...left].sort((one, other) => one - other)) {
    if (!left.delete(edge)) continue;
    const step = isAcross(edge) ? 2 : STEPS[2] * 2;
    let last = edge;
    while (left.delete(last + step)) last += step;
    const [from, to] = [Math.floor(edge / 2), Math.floor(last / 2)];
    const across = isAcross(edge);
    paths.push(
      stroke(
        xOf(from) * cell,
        yOf(from) * cell,
        (xOf(to) + (across ? 1 : 0)) * cell,
        (yOf(to) + (across ? 0 : 1)) * cell,
        wobble,
      ),
    );
  }
  return paths.join("");
}

/** All squares as one area. */
export function areaPath(cells: Iterable<number>, cell = CELL): string {
  let path = "";
  for (const number of cells) path += `M${xOf(number) * cell} ${yOf(number) * cell}h${cell}v${cell}h${-cell}z`;
  return path;
}

/** The line around squares, a little inside when `inset` is given. */
export function outlineEdges(cells: Cells): number[] {
  const edges: number[] = [];
  for (const number of cells)
    for (let side = 0; side < 4; side++) if (!cells.has(number + (STEPS[side] ?? 0))) edges.push(edgeAt(number, side));
  return edges;
}

/** What is sketched on a piece of furniture: one sign in each of its squares, around (0, 0). */
const SIGNS: [string, string][] = [
  ["plant", "M0 9C-1 3-9 3-9-5C-3-5 0-1 0 3C0-3 3-8 9-8C9-1 5 2 0 4"],
  ["bigplant", "M0 10C-1 3-9 3-9-5C-3-5 0-1 0 3C0-3 3-8 9-8C9-1 5 2 0 4"],
  ["cook", "M-9-4A4 4 0 1 0-1-4A4 4 0 1 0-9-4M2 5A4 4 0 1 0 10 5A4 4 0 1 0 2 5"],
  ["cold", "M0-9V9M-8-4.5L8 4.5M8-4.5L-8 4.5"],
  ["wc", "M-6-9H6V-5H-6ZM-6-3C-8 8 8 8 6-3Z"],
  ["wash", "M-10 0C-10-9 10-9 10 0S-10 9-10 0M0-2V2"],
  ["basin", "M-9-2C-9 9 9 9 9-2ZM0-8V-4"],
  ["laundry", "M-8-8H8V8H-8ZM-4 1A4 4 0 1 0 4 1A4 4 0 1 0-4 1"],
  ["wellness", "M-9 4Q-6 0-3 4T3 4T9 4M-9-3Q-6-7-3-3T3-3T9-3"],
  ["baby", "M-9-6V8M9-6V8M-9 4H9M-3-4V4M3-4V4"],
  ["bed", "M-10-7H10V9H-10ZM-6-3H6V1H-6Z"],
  ["sofa", "M-10-8Q0-11 10-8V7Q0 9-10 7ZM-10-3H10"],
  ["armchair", "M-9-8Q0-11 9-8V7Q0 9-9 7ZM-6-3Q0-5 6-3V5H-6Z"],
  ["tv", "M-10-6H10V5H-10ZM-4 9H4M0 5V9"],
  ["fire", "M0 9C-9 9-8-1-2-9C-1-4 2-5 2-8C8-2 9 9 0 9Z"],
  ["music", "M-3 6V-8L7-10V4M-3 6A3.5 3 0 1 1-9 6A3.5 3 0 1 1-3 6M7 4A3.5 3 0 1 1 1 4A3.5 3 0 1 1 7 4"],
  ["sport", "M-10-5V5M10-5V5M-7-7V7M7-7V7M-7 0H7"],
  ["toy", "M0-9L2.6-3L9-2.6L4 1.4L5.6 8L0 4.4L-5.6 8L-4 1.4L-9-2.6L-2.6-3Z"],
  ["pet", "M-4 7Q0-1 4 7Q0 10-4 7M-7 0A2 2.4 0 1 1-7 .1M-3-5A2 2.4 0 1 1-3-4.9M3-5A2 2.4 0 1 1 3-4.9M7 0A2 2.4 0 1 1 7 .1"],
  ["art", "M-9-9H9V9H-9ZM-5-5H5V5H-5ZM-5 5L0-1L5 5"],
  ["mirror", "M-7 0A7 9 0 1 1 7 0A7 9 0 1 1-7 0M-3 3L3-4"],
  ["table", "M-9-9H9V9H-9ZM-5-5H5V5H-5Z"],
  ["bar", "M-8-7H8L0 2ZM0 2V9M-4 9H4"],
  ["desk", "M-10-6H10V7H-10ZM-5 7V1H5V7"],
  ["craft", "M-8 8L4-4M2-8A5 5 0 0 1 8-2"],
  ["books", "M-8-9V9M-4-9V9M0-9V9M4-9L8 9"],
  ["seat", "M-8-8Q0-10 8-8V8Q0 10-8 8Z"],
  ["storage", "M-9-9H9V9H-9ZM-9 0H9M-2-4.5H2M-2 4.5H2"],
  ["kitchen", "M-9-9H9V9H-9ZM-9-3H9"],
];

export function signOf(tags: readonly string[]): string {
  return SIGNS.find(([tag]) => tags.includes(tag))?.[1] ?? "M-7-7L7 7M7-7L-7 7";
}

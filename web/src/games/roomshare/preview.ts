/** What a move would lead to, from the events that the server foretells. */
import { place, corner, PITCH, ROOM, STEPS, wraps, type Point } from "./building";
import { after, movesOf, scores, type Position } from "./position";
import type { Colour, GameEvent } from "./view";

export interface Foreseen {
  position: Position;
  /** Slots where somebody else, or somebody at all, would stand. */
  arrivals: Map<number, Colour>;
  /** Slots that whoever stands there now would leave. */
  departures: Set<number>;
  paths: Point[][];
  /** Flats that would be emptied. */
  emptied: Set<number>;
  scores: number[];
}

export function foresee(position: Position, events: readonly GameEvent[], colours: readonly Colour[]): Foreseen {
  let next = position;
  const paths: Point[][] = [];
  const emptied = new Set<number>();
  for (const event of events) {
    if (event.event === "evicted" && event.flat) emptied.add((event.flat.charCodeAt(1) - 49) * 5 + event.flat.charCodeAt(0) - 65);
    for (const { from, to } of movesOf(event)) {
      if (typeof from === "number" && typeof to === "number") paths.push(...pathOf(from, to, event.event === "moved"));
    }
    next = after(next, event);
  }
  const arrivals = new Map<number, Colour>();
  const departures = new Set<number>();
  next.tenants.forEach((colour, slot) => {
    const now = position.tenants[slot] ?? null;
    if (now === colour) return;
    if (now) departures.add(slot);
    if (colour) arrivals.set(slot, colour);
  });
  return { position: next, arrivals, departures, paths, emptied, scores: scores(next, colours) };
}

/** A straight line; through an edge it is cut in two. */
function pathOf(from: number, to: number, throughDoor: boolean): Point[][] {
  const start = place(from);
  const end = place(to);
  const flat = Math.floor(from / 4);
  const arrow = from % 4;
  if (!throughDoor) return [[start, end]];
  const step = STEPS[arrow] ?? { x: 0, y: 0 };
  const home = corner(flat);
  const out = { x: home.x + ROOM / 2 + (step.x * PITCH) / 2, y: home.y + ROOM / 2 + (step.y * PITCH) / 2 };
  if (!wraps(flat, arrow)) return [[start, out, end]];
  const there = corner(Math.floor(to / 4));
  const back = { x: there.x + ROOM / 2 - (step.x * PITCH) / 2, y: there.y + ROOM / 2 - (step.y * PITCH) / 2 };
  const beyond = (point: Point, way: number): Point => ({ x: point.x + step.x * way, y: point.y + step.y * way });
  return [
    [start, beyond(out, 18)],
    [beyond(back, -18), end],
  ];
}

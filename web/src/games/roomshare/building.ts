/** The geometry of the building: 5 × 4 flats on a torus, four doorways each, and where things are drawn. */
import { ARROWS, type Arrow } from "./view";

export const COLUMNS = 5;
export const ROWS = 4;
export const FLATS = COLUMNS * ROWS;

/** A flat is ROOM wide inside; WALL stands between two flats. */
export const ROOM = 100;
export const WALL = 8;
export const PITCH = ROOM + WALL;
export const WIDTH = COLUMNS * PITCH + WALL;
export const HEIGHT = ROWS * PITCH + WALL;

export interface Point {
  x: number;
  y: number;
}

export function flatName(flat: number): string {
  return `${"ABCDE"[flat % COLUMNS] ?? "?"}${Math.floor(flat / COLUMNS) + 1}`;
}

export function flatIndex(name: string): number {
  return (name.charCodeAt(1) - 49) * COLUMNS + name.charCodeAt(0) - 65;
}

export function arrowIndex(arrow: Arrow): number {
  return ARROWS.indexOf(arrow);
}

export function slotOf(flat: string, arrow: Arrow): number {
  return flatIndex(flat) * 4 + arrowIndex(arrow);
}

export function corner(flat: number): Point {
  return { x: WALL + (flat % COLUMNS) * PITCH, y: WALL + Math.floor(flat / COLUMNS) * PITCH };
}

/** What stands in a classic flat: the same in every match, so that one knows the building. */
const FURNITURE = [0, 7, 3, 1, 5, 6, 2, 4, 0, 3, 1, 5, 6, 7, 2, 4, 3, 0, 6, 1];

export function furniture(flat: number): number {
  return FURNITURE[flat] ?? 0;
}

/** Where a meeple stands inside its flat, in front of the doorway that it points to. */
export const STANDS: readonly Point[] = [
  { x: 50, y: 21 },
  { x: 80.5, y: 50 },
  { x: 50, y: 79 },
  { x: 19.5, y: 50 },
];

export const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function place(slot: number): Point {
  const at = corner(Math.floor(slot / 4));
  const stand = STANDS[slot % 4] ?? { x: 50, y: 50 };
  return { x: at.x + stand.x, y: at.y + stand.y };
}

/** The flat that lies one step away; past an edge, the one at the other end of the row or column. */
export function neighbour(flat: number, arrow: number): number {
  const step = STEPS[arrow] ?? { x: 0, y: 0 };
  const column = ((flat % COLUMNS) + step.x + COLUMNS) % COLUMNS;
  const row = (Math.floor(flat / COLUMNS) + step.y + ROWS) % ROWS;
  return row * COLUMNS + column;
}

/** Whether the step through this doorway leaves the board and comes back at the other end. */
export function wraps(flat: number, arrow: number): boolean {
  const step = STEPS[arrow] ?? { x: 0, y: 0 };
  const column = (flat % COLUMNS) + step.x;
  const row = Math.floor(flat / COLUMNS) + step.y;
  return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS;
}

/** What the server tells of a RoomShare match: `src/palier/games/roomshare/view.py`, and the events of its rules. */

import type { RoomshareAsked, RoomshareView } from "../../protocol";

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export const ARROWS = ["north", "east", "south", "west"] as const;
export const KINDS = ["classic", "suite", "haunted", "royal"] as const;
export const CARDS = [
  "key-red",
  "key-blue",
  "key-yellow",
  "key-green",
  "communication",
  "departure",
  "eviction",
  "contract",
  "exchange",
  "renovation",
] as const;

export type Colour = (typeof COLOURS)[number];
export type Arrow = (typeof ARROWS)[number];
export type Kind = (typeof KINDS)[number];
export type Card = (typeof CARDS)[number];

export type Asked = RoomshareAsked;

export interface Outcome {
  scores: number[];
  ranking: number[];
  winners: number[];
  reason: string;
}

/** The generated type, with the names of cards and colours where the schema only knows texts. */
export interface View extends Omit<RoomshareView, "reserves" | "discard" | "played" | "outcome" | "hand"> {
  reserves: Record<Colour, number>[];
  discard: Partial<Record<Card, number>>;
  played: Card | null;
  outcome: Outcome | null;
  hand?: Partial<Record<Card, number>>;
}

/** An event carries what its kind needs; these are the fields that move something on the board. */
export interface GameEvent {
  event: string;
  seat?: number;
  colour?: Colour;
  flat?: string;
  arrow?: Arrow;
  to?: string;
  landing?: Arrow;
  other_colour?: Colour;
  reserve?: number;
  card?: Card;
}

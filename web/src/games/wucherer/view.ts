/** What the server tells of a Wucherer match: `src/palier/games/wucherer/view.py`, and the events of its rules. */
import content from "../../../../src/palier/games/wucherer/content.toml?raw";
import type { WuchererAsked, WuchererFlatSeen, WuchererHouseSeen, WuchererView } from "../../protocol";

export const TENANTS = [
  "musicians",
  "mover",
  "student",
  "single",
  "retiree",
  "family",
  "celebrities",
  "freaks",
  "woman_child",
  "snob",
] as const;
const BUILDING = ["roof", "flat_roof", "loft", "attic_fitout", "basement"] as const;
const ACTIONS = ["removal", "squatter", "rent_refusal", "broker", "politics", "own_use", "recycling", "demolition"] as const;
const CRIMES = ["murder", "bomb", "madman"] as const;
const LAW = ["police", "alibi", "justice"] as const;
/** In the order of a sorted hand. */
export const CARDS = [...TENANTS, ...BUILDING, ...ACTIONS, ...CRIMES, ...LAW] as const;
export type Card = (typeof CARDS)[number];

export type Sort = "tenant" | "building" | "action" | "crime" | "law";
export function sortOf(card: string): Sort {
  const among = (cards: readonly string[]): boolean => cards.includes(card);
  if (among(TENANTS)) return "tenant";
  if (among(BUILDING)) return "building";
  if (among(CRIMES)) return "crime";
  return among(LAW) ? "law" : "action";
}

export type Asked = WuchererAsked;
export type Flat = WuchererFlatSeen;
export type House = WuchererHouseSeen;

export interface Outcome {
  scores: number[];
  ranking: number[];
  winners: number[];
  reason: string;
}

/** The generated type, with what the schema leaves open. */
export interface View extends Omit<WuchererView, "outcome"> {
  outcome: Outcome | null;
}

export interface GameEvent {
  event: string;
  seat?: number;
  owner?: number;
  card?: string;
  target?: string;
  flat?: string;
  to?: string;
  house?: string;
}

interface Printed {
  rent: number;
  most: number;
  flats: number;
}

/** What is printed on a tenant's card, from the game's own table; nothing for other cards. */
export function printed(card: string): Printed | null {
  const line = new RegExp(`^${card} = \\{.*rent = (\\d+), most = (\\d+), flats = (\\d+)`, "m").exec(content);
  return line ? { rent: Number(line[1]), most: Number(line[2]), flats: Number(line[3]) } : null;
}

const CHEAP = Number(/^cheap_cards = (\d+)/m.exec(content)?.[1]);

/** What so many cards cost when rent is collected. */
export function cost(cards: number): number {
  return cards + Math.max(0, cards - CHEAP);
}

/** The most cards that a rent buys, as far as the pile goes. */
export function mostFor(rent: number): number {
  return rent <= CHEAP ? rent : Math.floor((rent + CHEAP) / 2);
}

/** Cards of a hand, each kind once with its number. */
export function held(hand: Record<string, number> | undefined): { card: Card; count: number }[] {
  return CARDS.flatMap((card) => (hand?.[card] ? [{ card, count: hand[card] }] : []));
}

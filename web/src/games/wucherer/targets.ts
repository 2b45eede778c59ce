/** Where on the table each offered action has its place. What has none becomes a button with its name on it. */
import type { House } from "./view";

export interface Targets {
  /** By card of the hand: what it can do now. */
  cards: ReadonlyMap<string, readonly string[]>;
  /** By flat: the action of touching it. */
  flats: ReadonlyMap<string, string>;
  houses: ReadonlyMap<string, string>;
  /** How many cards may be taken for the rent. */
  takes: readonly number[];
  /** Everything else, in the order of the offer. */
  buttons: readonly string[];
}

export const NOTHING: Targets = { cards: new Map(), flats: new Map(), houses: new Map(), takes: [], buttons: [] };

const OF_CARDS = ["play", "build", "storey", "answer"];

export function targetsOf(
  offered: readonly string[],
  houses: readonly House[],
  hand: Record<string, number> | undefined,
): Targets {
  const cards = new Map<string, string[]>();
  const flats = new Map<string, string>();
  const lit = new Map<string, string>();
  const takes: number[] = [];
  const buttons: string[] = [];
  const drawn = new Set(houses.flatMap((house) => house.flats.map((flat) => flat.name)));
  for (const action of offered) {
    const [verb = "", about = ""] = action.split(" ");
    const holds = OF_CARDS.includes(verb) && Boolean(hand?.[about]);
    if (holds) cards.set(about, [...(cards.get(about) ?? []), action]);
    // An answer is wanted now: besides its card, it is said in so many words.
    if (holds && verb !== "answer") continue;
    if (verb === "flat" && drawn.has(about)) flats.set(about, action);
    else if (verb === "house" && houses.some((house) => house.name === about)) lit.set(about, action);
    else if (verb === "cards") takes.push(Number(about));
    else buttons.push(action);
  }
  return { cards, flats, houses: lit, takes, buttons };
}

/** Where a card may be dropped, by what its kind is for; the server has the last word. */
export function mayDrop(card: string, what: "flat" | "house" | "lot", occupant: string | null): boolean {
  if (what === "lot") return true;
  if (["bomb", "loft", "attic_fitout", "basement", "flat_roof", "own_use", "demolition"].includes(card))
    return what === "house";
  if (what === "house") return false;
  if (["removal", "murder", "rent_refusal"].includes(card)) return occupant !== null;
  if (card === "police") return occupant === "squatter";
  return occupant === null;
}

/** Legal actions as things on the table that can be lit and touched. */
import { flatIndex, slotOf } from "./building";
import type { Arrow, Asked, Card, Colour, View } from "./view";

export interface Targets {
  /** card → the action that plays or discards it */
  cards: Map<Card, string>;
  flats: Set<number>;
  /** slots whose free doorway can be chosen: now, or right after choosing their flat */
  doorways: Map<number, string[]>;
  meeples: Map<number, string>;
  colours: Colour[];
  auto: boolean;
  pass: boolean;
}

/** The flat whose arrows are asked for. */
export function arrowFlat(asked: Asked | null): string | undefined {
  return asked?.ask === "landing" ? asked.to : asked?.flat;
}

export function targetsOf(view: View, legal: readonly string[]): Targets {
  const targets: Targets = {
    cards: new Map(),
    flats: new Set(),
    doorways: new Map(),
    meeples: new Map(),
    colours: [],
    auto: false,
    pass: false,
  };
  for (const action of legal) {
    const [verb, first = "", second] = action.split(" ");
    if (verb === "play" || verb === "discard") targets.cards.set(first as Card, action);
    else if (verb === "flat") targets.flats.add(flatIndex(first));
    else if (verb === "colour") targets.colours.push(first as Colour);
    else if (verb === "meeple" && second) targets.meeples.set(slotOf(first, second as Arrow), action);
    else if (verb === "arrow") {
      const flat = arrowFlat(view.asked);
      if (flat) targets.doorways.set(slotOf(flat, first as Arrow), [action]);
    } else if (verb === "auto") targets.auto = true;
    else if (verb === "pass") targets.pass = true;
  }
  if (view.asked?.ask === "place") addPlaceDoorways(view, targets);
  return targets;
}

/** While a flat is asked for a new meeple, one may touch its doorway at once: flat first, then the arrow. */
function addPlaceDoorways(view: View, targets: Targets): void {
  for (const flat of targets.flats) {
    const seen = view.flats[flat];
    seen?.tenants.forEach((tenant, arrow) => {
      if (tenant !== null) return;
      const name = (["north", "east", "south", "west"] as const)[arrow] ?? "north";
      targets.doorways.set(flat * 4 + arrow, [`flat ${seen.name}`, `arrow ${name}`]);
    });
  }
}

/** Where a card would probably be played: a hint while one looks at it; the server alone decides. */
export function hintFlats(view: View, card: Card): Set<number> {
  const flats = new Set<number>();
  const own = view.seat === null ? undefined : view.colours[view.seat];
  view.flats.forEach((flat, index) => {
    const tenants = flat.tenants.filter(Boolean).length;
    const holds = (colour: string | undefined) => flat.tenants.some((tenant) => tenant === colour);
    if (card.startsWith("key-") ? holds(card.slice(4)) : card === "communication" || card === "eviction" ? tenants > 0 : card === "contract" && (tenants === 0 || holds(own))) flats.add(index);
  });
  return flats;
}

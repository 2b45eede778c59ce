/** The board as far as it is drawn: what events change, step by step, until the next full view settles it. */
import content from "../../../../src/palier/games/roomshare/content.toml?raw";
import { FLATS, slotOf } from "./building";
import { KINDS, type Colour, type GameEvent, type Kind, type View } from "./view";

export interface Position {
  kinds: Kind[];
  /** By slot (flat × 4 + arrow). */
  tenants: (Colour | null)[];
  reserves: Record<Colour, number>[];
}

export function positionOf(view: View): Position {
  return {
    kinds: view.flats.map((flat) => flat.kind),
    tenants: view.flats.flatMap((flat) => flat.tenants),
    reserves: view.reserves.map((reserve) => ({ ...reserve })),
  };
}

function value(kind: Kind, name: string): number {
  const line = new RegExp(`^${kind} = \\{.*?\\b${name} = (-?\\d+)`, "m").exec(content);
  return line?.[1] === undefined ? 0 : Number(line[1]);
}

const WITH_THREE = Object.fromEntries(KINDS.map((kind) => [kind, value(kind, "with_three")])) as Record<Kind, number>;
const EACH = Object.fromEntries(KINDS.map((kind) => [kind, value(kind, "each")])) as Record<Kind, number>;

export function tenantsOf(position: Position, flat: number): (Colour | null)[] {
  return position.tenants.slice(flat * 4, flat * 4 + 4);
}

export function count(position: Position, flat: number): number {
  return tenantsOf(position, flat).filter(Boolean).length;
}

/** Points for each meeple of one's colour; between two views the page has to work it out itself (RS-53 to RS-56). */
export function pays(kind: Kind, meeples: number): number {
  return EACH[kind] + (meeples === 3 ? WITH_THREE[kind] : 0);
}

/** What a flat of this kind is worth when it pays. */
export function worth(kind: Kind): number {
  return EACH[kind] + WITH_THREE[kind];
}

export function scores(position: Position, colours: readonly Colour[]): number[] {
  const totals = colours.map(() => 0);
  for (let flat = 0; flat < FLATS; flat++) {
    const kind = position.kinds[flat];
    if (!kind) continue;
    const each = pays(kind, count(position, flat));
    for (const tenant of tenantsOf(position, flat)) {
      const seat = tenant === null ? -1 : colours.indexOf(tenant);
      if (seat >= 0) totals[seat] = (totals[seat] ?? 0) + each;
    }
  }
  return totals;
}

export interface Move {
  /** Slot left, or the seat whose reserve it comes from. */
  from: number | { reserve: number };
  to: number | { reserve: number };
  colour: Colour;
}

/** How an event moves meeples, if it does. */
export function movesOf(event: GameEvent): Move[] {
  const { colour, flat, arrow, to, landing, seat, reserve, other_colour: other } = event;
  if (!colour || !flat) return [];
  switch (event.event) {
    case "placed":
      return arrow && seat !== undefined ? [{ from: { reserve: seat }, to: slotOf(flat, arrow), colour }] : [];
    case "departed":
      return arrow && reserve !== undefined ? [{ from: slotOf(flat, arrow), to: { reserve }, colour }] : [];
    case "moved":
      return arrow && to && landing ? [{ from: slotOf(flat, arrow), to: slotOf(to, landing), colour }] : [];
    case "stayed":
      return arrow && landing && arrow !== landing ? [{ from: slotOf(flat, arrow), to: slotOf(flat, landing), colour }] : [];
    case "exchanged":
    case "renovated":
      return arrow && to && landing && other
        ? [
            { from: slotOf(flat, arrow), to: slotOf(to, landing), colour },
            { from: slotOf(to, landing), to: slotOf(flat, arrow), colour: other },
          ]
        : [];
    default:
      return [];
  }
}

/** The position after an event; the given one stays as it is. */
export function after(position: Position, event: GameEvent): Position {
  const moves = movesOf(event);
  if (!moves.length) return position;
  const tenants = position.tenants.slice();
  const reserves = position.reserves.map((one) => ({ ...one }));
  // A meeple that gives way inside its own flat takes the place that was left (RS-90).
  const displaced = event.event === "stayed" && moves[0] ? tenants[moves[0].to as number] : null;
  for (const { from, colour } of moves) {
    if (typeof from === "number") tenants[from] = null;
    else if (reserves[from.reserve]) reserves[from.reserve]![colour] -= 1;
  }
  if (displaced && moves[0]) tenants[moves[0].from as number] = displaced;
  for (const { to, colour } of moves) {
    if (typeof to === "number") tenants[to] = colour;
    else if (reserves[to.reserve]) reserves[to.reserve]![colour] += 1;
  }
  return { ...position, tenants, reserves };
}

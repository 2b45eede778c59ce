/** A mission being made: what it begins with, which rules there are and what each is told with, and how it travels. */
import type { Mission, Rule } from "../content";

export type Draft = Required<Pick<Mission, "map" | "walls" | "special" | "bonus">> & {
  name: string;
  story: string;
  tip: string;
  difficulty: number;
  rooms: { kind: string; name: string; cards: [number, number][] }[];
};

export const KINDS = ["cuisine", "bain", "salon", "chambre", "bureau"] as const;
export const MOST_ROOMS = 5;
export const MOST_RULES = 8;

/** As `validate.py` has them. */
export const SPECIALS: Record<string, string[]> = {
  no_corridor: ["hub"],
  rug_under: [],
  two_entrances: [],
  entrance_scenery: ["scen"],
  max_windows: ["n"],
  windows_free_cell: [],
  must_touch_exterior: ["sel"],
  obstacle_corridor: ["pen"],
};
export const BONUSES: Record<string, string[]> = {
  each_room_min_items: ["min"],
  all_cards: ["room"],
  per_item: ["sel", "cap"],
  per_room_with: ["sel", "cap"],
  distinct: ["sel", "min"],
  count_cells: ["sel", "min"],
  view: ["room", "scen"],
  per_room_view: ["scen", "cap"],
  clear_view: ["room"],
  per_window_item: ["sel", "scen", "cap"],
  distance: ["a", "b", "op", "n", "mode"],
  facing: ["a", "b", "max"],
  same_points: ["rooms"],
  area: ["room", "op", "n"],
  rectangle_each: ["cap"],
  adjacent: ["rooms"],
  not_adjacent: ["rooms"],
  touch_block: ["room"],
  no_facing_wall: ["room", "scen"],
  corridor_max: ["n", "min_rooms"],
  corridor_around_obstacle: ["cap"],
  rug_placed: ["room"],
  rug_under_item: ["sel", "min"],
  rug_near: ["sel", "n"],
};

const FIRST: Record<string, unknown> = {
  room: 0,
  hub: 0,
  scen: "T",
  op: "<=",
  mode: "exists",
  n: 3,
  min: 2,
  max: 4,
  cap: 2,
  pen: 3,
  min_rooms: 1,
  pts: 3,
};

export function newRule(what: "bonus" | "special", type: string): Rule {
  const rule: Rule = { type };
  for (const field of fieldsOf(what, type)) {
    if (field === "rooms") rule[field] = [0, 1];
    else if (field === "sel" || field === "a" || field === "b") rule[field] = { tag: field === "b" ? "table" : "seat" };
    else rule[field] = FIRST[field] ?? 1;
  }
  return rule;
}

export function fieldsOf(what: "bonus" | "special", type: string): string[] {
  return what === "bonus" ? [...(BONUSES[type] ?? []), "pts"] : (SPECIALS[type] ?? []);
}

export function emptyDraft(names: [string, string]): Draft {
  return {
    name: "",
    story: "",
    tip: "",
    difficulty: 1,
    map: Array.from({ length: 16 }, (_, y) =>
      Array.from({ length: 16 }, (_, x) => (x >= 4 && x < 12 && y >= 5 && y < 11 ? "." : "_")).join(""),
    ),
    walls: [],
    rooms: [
      { kind: "chambre", name: names[0], cards: [[12, 1], [15, 1]] },
      { kind: "bain", name: names[1], cards: [[7, 1], [8, 1]] },
    ],
    special: [],
    bonus: [],
  };
}

/** Whatever came in as a file or by a link, in the shape that the editor needs; what it means is checked by the server. */
export function draftOf(data: unknown): Draft | null {
  if (typeof data !== "object" || data === null) return null;
  const given = data as Record<string, unknown>;
  const text = (field: string): string => (typeof given[field] === "string" ? given[field] : "");
  const list = (field: string): unknown[] => (Array.isArray(given[field]) ? given[field] : []);
  const map = list("map").map(String);
  if (map.length !== 16 || map.some((row) => row.length !== 16)) return null;
  const isObject = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null;
  return {
    name: text("name"),
    story: text("story"),
    tip: text("tip"),
    difficulty: typeof given["difficulty"] === "number" ? given["difficulty"] : 1,
    map,
    walls: list("walls").map(String),
    rooms: list("rooms")
      .filter(isObject)
      .slice(0, MOST_ROOMS)
      .map((room) => ({
        kind: String(room["kind"] ?? "salon"),
        name: String(room["name"] ?? ""),
        cards: (Array.isArray(room["cards"]) ? room["cards"] : [])
          .filter((card): card is [number, number] => Array.isArray(card) && card.length === 2)
          .map(([no, tokens]) => [Number(no), Number(tokens)]),
      })),
    special: list("special").filter(isObject) as Rule[],
    bonus: list("bonus").filter(isObject) as Rule[],
  };
}

// As part of an address: plain when short, pressed when long

const LONG = 300;

function toText(bytes: Uint8Array): string {
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function toFragment(draft: Draft): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  if (bytes.length <= LONG) return `j=${toText(bytes)}`;
  return `z=${toText(await through(bytes, new CompressionStream("deflate-raw")))}`;
}

export async function fromFragment(fragment: string): Promise<Draft | null> {
  const [kind, text = ""] = fragment.replace(/^#/, "").split("=");
  if (kind !== "j" && kind !== "z") return null;
  try {
    const bytes = toBytes(text);
    const plain = kind === "z" ? await through(bytes, new DecompressionStream("deflate-raw")) : bytes;
    return draftOf(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    // A link that was cut off or changed on its way.
    return null;
  }
}

/** The facts of cards and jobs, read from the same file as the rules read. */
import content from "../../../../src/palier/games/les_colocs/content.toml?raw";

export type CardType = "person" | "activity" | "thing" | "anytime";

export interface CardFacts {
  type: CardType;
  tags: readonly string[];
  /** What it costs to play; persons and anytime cards cost nothing. */
  cost: number;
  /** What is printed on it; null where a die decides. */
  slack: number | null;
}

type Line = Record<string, unknown>;

/** The little TOML that the file uses: tables of one-line values. */
function parse(source: string): Record<string, Record<string, Line>> {
  const found: Record<string, Record<string, Line>> = {};
  let table: Line = {};
  for (const line of source.split("\n")) {
    const head = /^\[(\w+)\.(\w+)\]$/.exec(line);
    const entry = /^(\w+) = (.+)$/.exec(line);
    if (head) (found[head[1] ?? ""] ??= {})[head[2] ?? ""] = table = {};
    else if (entry) table[entry[1] ?? ""] = JSON.parse(entry[2] ?? "null");
  }
  return found;
}

const tables = parse(content);

export const CARDS: Record<string, CardFacts> = Object.fromEntries(
  Object.entries(tables["cards"] ?? {}).map(([name, line]) => {
    const tags = (line["tags"] as string[] | undefined) ?? [];
    const type = line["type"] as CardType;
    const slack = (line["slack"] as number | undefined) ?? (tags.includes("plan_cul") ? null : 0);
    return [name, { type, tags, cost: (line["cost"] as number | undefined) ?? 0, slack }];
  }),
);

export const JOBS: readonly string[] = Object.keys(tables["jobs"] ?? {});

export function factsOf(card: string): CardFacts {
  return CARDS[card] ?? { type: "anytime", tags: [], cost: 0, slack: 0 };
}

export function has(card: string, ...tags: string[]): boolean {
  return factsOf(card).tags.some((tag) => tags.includes(tag));
}

/** A person who can be thrown out: any but a cat. */
export function isGuest(card: string): boolean {
  return factsOf(card).type === "person" && !has(card, "chat");
}

/** Whether a card lying in a room brings points only by being there: anytime cards that do not stay are worth nothing. */
export function counts(card: string): boolean {
  const { type, slack } = factsOf(card);
  return type !== "anytime" || slack !== 0;
}

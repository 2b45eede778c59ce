/** What the pencil does now. */
export type Tool = "piece" | "outline" | "door" | "entrance" | "window";

/** Verbs that have a place of their own on the surface; any other offered action is a plain button. */
export const PLACED_VERBS: readonly string[] = [
  "room",
  "card",
  "tokens",
  "place",
  "ready",
  "erase",
  "close",
  "entrance",
  "window",
  "wall",
  "auto",
];

export function verbOf(action: string): string {
  return action.split(" ")[0] ?? "";
}

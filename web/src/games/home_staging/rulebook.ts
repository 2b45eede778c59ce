/** Which sentences of the rule book tell about what one points at. */
const TOPICS: Record<string, string[]> = {
  draw: ["HS-19", "HS-22", "HS-25", "HS-30"],
  joker: ["HS-39", "HS-40", "HS-42", "HS-43"],
  close: ["HS-44", "HS-45", "HS-48", "HS-49"],
  reach: ["HS-64", "HS-66"],
  finish: ["HS-57", "HS-58", "HS-59", "HS-60"],
};

export function ruleIds(topic: string): string[] {
  return TOPICS[topic] ?? [];
}

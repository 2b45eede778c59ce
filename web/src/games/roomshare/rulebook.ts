/** Which sentences of the rule book tell about what one points at. */
const PLACING = ["RS-26", "RS-31", "RS-32"];

const TOPICS: Record<string, string[]> = {
  "card-key-red": ["RS-27", ...PLACING],
  "card-key-blue": ["RS-28", ...PLACING],
  "card-key-yellow": ["RS-29", ...PLACING],
  "card-key-green": ["RS-30", ...PLACING],
  "card-communication": ["RS-64", "RS-86"],
  "card-departure": ["RS-65", "RS-66", "RS-67"],
  "card-eviction": ["RS-68", "RS-69"],
  "card-contract": ["RS-70", "RS-71", "RS-72", "RS-87"],
  "card-exchange": ["RS-73"],
  "card-renovation": ["RS-74"],
  "kind-classic": ["RS-53", "RS-34"],
  "kind-suite": ["RS-54", "RS-34"],
  "kind-haunted": ["RS-55"],
  "kind-royal": ["RS-56", "RS-75"],
  chain: ["RS-34", "RS-35", "RS-36", "RS-37", "RS-39", "RS-40"],
};

export function ruleIds(topic: string): string[] {
  return TOPICS[topic] ?? [];
}

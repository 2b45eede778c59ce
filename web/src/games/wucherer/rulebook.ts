/** Which sentences of the rule book tell about what one points at. */
const HOUSING = ["W-38", "W-39"];
const ARREST = ["W-125", "W-127"];

function span(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `W-${from + index}`);
}

const TOPICS: Record<string, string[]> = {
  "card-musicians": span(45, 55),
  "card-mover": span(56, 58),
  "card-student": ["W-59", "W-60", ...HOUSING],
  "card-single": ["W-61", "W-62", ...HOUSING],
  "card-retiree": span(63, 65),
  "card-family": ["W-66", "W-67", "W-40", "W-122"],
  "card-celebrities": ["W-68", "W-69", "W-70"],
  "card-freaks": ["W-71", "W-72", "W-73"],
  "card-woman_child": ["W-74", "W-75", "W-76"],
  "card-snob": ["W-77", "W-78", "W-79", "W-40"],
  "card-roof": ["W-31", "W-189"],
  "card-loft": ["W-32", "W-34", "W-35", "W-36"],
  "card-basement": ["W-33", "W-34", "W-35", "W-36"],
  "card-removal": span(89, 92),
  "card-murder": ["W-109", "W-110", "W-124"],
  "card-bomb": ["W-111", "W-112", "W-124"],
  "card-squatter": span(93, 97),
  "card-police": span(113, 116),
  "card-alibi": ARREST,
  "card-justice": ["W-126", ...ARREST],
  "card-madman": span(117, 121),
  "card-flat_roof": ["W-151", "W-152"],
  "card-attic_fitout": ["W-153", "W-32"],
  "card-rent_refusal": span(154, 158),
  "card-broker": span(159, 161),
  "card-politics": ["W-162"],
  "card-own_use": span(163, 165),
  "card-recycling": ["W-166", "W-167"],
  "card-demolition": span(168, 173),
  flat: ["W-30", "W-37", "W-80"],
  house: ["W-29", "W-30", "W-80", "W-81"],
  rent: span(80, 88),
  prison: span(130, 137),
  end: span(138, 144),
};

export function ruleIds(topic: string): string[] {
  return TOPICS[topic] ?? [];
}

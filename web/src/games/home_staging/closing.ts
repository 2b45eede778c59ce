/** The outlines that the server proposes for a room, best first. */
import { parseEdge, parseOutline } from "./geometry";
import type { Sheet } from "./sheet";

export interface Closing {
  cells: Set<number>;
  door: number | null;
}

/** One for each outline, with the door that keeps most within reach; the one that the server would take comes first. */
export function closings(sheet: Sheet, room: number, offered: readonly string[], proposed: string | undefined): Closing[] {
  const best = new Map<string, Closing & { worth: number }>();
  for (const action of offered) {
    const [verb, outline = "", door] = action.split(" ");
    if (verb !== "close") continue;
    const cells = parseOutline(outline);
    const edge = door ? parseEdge(door) : null;
    const after = sheet.closing(room, cells, edge);
    const reached = after.reach.cells;
    // What is still free counts a little: other rooms have to fit in somewhere.
    const worth = action === proposed ? Infinity : after.worth(reached) * 100 - cells.size + reached.size;
    const before = best.get(outline);
    if (!before || worth > before.worth) best.set(outline, { cells, door: edge, worth });
  }
  return [...best.values()].sort((one, other) => other.worth - one.worth);
}

/** What the server tells of a match of Les Colocs: `src/palier/games/les_colocs/view.py`, and the events of its rules. */
import type {
  LesColocsAsked as Asked,
  LesColocsCardSeen as CardSeen,
  LesColocsItemSeen as ItemSeen,
  LesColocsSeatSeen as SeatSeen,
  LesColocsView,
} from "../../protocol";

export type { Asked, CardSeen, ItemSeen, SeatSeen };

export interface Outcome {
  scores: number[];
  ranking: number[];
  winners: number[];
  reason: string;
}

export interface View extends Omit<LesColocsView, "outcome"> {
  outcome: Outcome | null;
}

/** An event carries what its kind needs; these are the fields that move something on the page. */
export interface GameEvent {
  event: string;
  seat?: number;
  card?: string;
  cards?: number | string[];
  to?: number;
  from?: number;
  target?: number;
  other?: string;
  die?: number;
  roll?: string;
  value?: number;
  cost?: number;
  job?: string;
}

/** The phases of a turn, in order. */
export const PHASES = ["draw", "roll", "call", "free", "discard"] as const;

export const ROOMS = "ABCDE";

export function roomLetter(seat: number): string {
  return ROOMS[seat] ?? "";
}

/** Whether this seat must answer now. */
export function isAsked(view: View, seat: number | null): boolean {
  return seat !== null && view.waiting.includes(seat);
}

/** What an action is about: "play dehors naze_max D" plays dehors on naze_max, towards seat 3. */
export interface Action {
  text: string;
  verb: string;
  card: string | null;
  other: string | null;
  room: number | null;
}

export function actionOf(text: string): Action {
  const [verb = "", ...rest] = text.split(" ");
  const rooms = rest.filter((word) => word.length === 1 && ROOMS.includes(word));
  const words = rest.filter((word) => word.length > 1 && word !== "marked");
  const room = rooms[0] === undefined ? null : ROOMS.indexOf(rooms[0]);
  const known = words[0] === undefined || words[0] === "none" ? null : words[0];
  return { text, verb, card: verb === "job" ? null : known, other: words[1] ?? null, room };
}

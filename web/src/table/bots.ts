import type { GameInfo } from "../protocol";

/** The bots that a table of this game offers: more where nothing is hidden. */
export function botsAt(info: GameInfo, options: Readonly<Record<string, unknown>>): string[] {
  const open = info.open_option !== null && options[info.open_option] === true;
  return open ? [...info.bots, ...info.open_bots] : info.bots;
}

/** The tables this browser sat at, so that one finds them again. No secrets: those live in HttpOnly cookies. */
import { recall, remember } from "../storage";

export interface Mine {
  id: string;
  game: string;
  name: string;
  at: number;
  over: boolean;
}

const KEPT = 12;

let list: Mine[] = $state(recall<Mine[]>("tables", []));

export const mine = {
  get tables(): Mine[] {
    return list;
  },
  note(table: Mine): void {
    list = [table, ...list.filter((one) => one.id !== table.id)].slice(0, KEPT);
    remember("tables", $state.snapshot(list));
  },
  forget(id: string): void {
    list = list.filter((one) => one.id !== id);
    remember("tables", $state.snapshot(list));
  },
};

export function myName(): string {
  return recall<string>("name", "");
}

export function rememberName(name: string): void {
  remember("name", name);
}

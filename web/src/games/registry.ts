/** The doors of the landing, in order. A game plugs in by its one entry here. */
import type { Component } from "svelte";
import type { GameModule } from "./game";
import {
  HomeStagingSign,
  HomeStagingThings,
  LesColocsSign,
  LesColocsThings,
  RoomShareSign,
  RoomShareThings,
  WuchererSign,
  WuchererThings,
} from "./signs";

export interface Door {
  name: string;
  title: string;
  /** The door's colour, a custom property of app.css. */
  colour: string;
  /** What hangs on the door: about 60 × 60 around (0, 0). */
  Sign: Component;
  /** What people left in front of it, on the door's 240 × 400. */
  Things?: Component;
  /** A sentence of the page for those who wonder whether to come in, by its id. */
  note?: string;
  /** Absent as long as the page cannot play it. */
  load?: () => Promise<GameModule>;
  /** A page where one makes something of one's own for this game, at /edit/… */
  edit?: () => Promise<{ default: Component }>;
}

export const doors: readonly Door[] = [
  {
    name: "roomshare",
    title: "RoomShare",
    colour: "var(--roomshare)",
    Sign: RoomShareSign,
    Things: RoomShareThings,
    load: async () => (await import("./roomshare")).default,
  },
  {
    name: "home_staging",
    title: "Home Staging",
    colour: "var(--home_staging)",
    Sign: HomeStagingSign,
    Things: HomeStagingThings,
    load: async () => (await import("./home_staging")).default,
    edit: () => import("./home_staging/editor/Editor.svelte"),
  },
  {
    name: "les_colocs",
    title: "Les Colocs",
    colour: "var(--les_colocs)",
    Sign: LesColocsSign,
    Things: LesColocsThings,
    note: "note-adults",
    load: async () => (await import("./les_colocs")).default,
  },
  {
    name: "wucherer",
    title: "Wucherer",
    colour: "var(--wucherer)",
    Sign: WuchererSign,
    Things: WuchererThings,
    load: async () => (await import("./wucherer")).default,
  },
];

export function doorOf(game: string): Door | undefined {
  return doors.find((door) => door.name === game);
}

const loaded = new Map<string, Promise<GameModule>>();

/** The module of a game, loaded once; undefined when the page does not know it. */
export function loadGame(game: string): Promise<GameModule> | undefined {
  const door = doorOf(game);
  if (!door?.load) return undefined;
  let module = loaded.get(game);
  if (!module) {
    module = door.load();
    module.catch(() => loaded.delete(game));
    loaded.set(game, module);
  }
  return module;
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { texts as staging } from "../src/games/home_staging/texts";
import { texts as colocs } from "../src/games/les_colocs/texts";
import { texts as roomshare } from "../src/games/roomshare/texts";
import { CARDS, COLOURS, KINDS } from "../src/games/roomshare/view";
import { texts as wucherer } from "../src/games/wucherer/texts";
import { texts } from "../src/language.svelte";
import { preferences, type Language } from "../src/preferences.svelte";

const LANGUAGES: Language[] = ["fr", "en"];

afterEach(() => {
  preferences.language = "fr";
});

/** Every literal id that a file asks for, by the function it asks with. */
function asked(folder: string, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    for (const match of readFileSync(join(folder, file), "utf8").matchAll(pattern)) if (match[1]) found.add(match[1]);
  }
  return found;
}

describe.each(LANGUAGES)("in %s", (language) => {
  it("the page finds every sentence it asks for", () => {
    preferences.language = language;
    const ids = asked("src", /\bt\(\s*"([a-z-]+)"/g);
    for (const id of asked("src/table", /"(key-[a-z]+)"/g)) ids.add(id);
    expect(ids.size).toBeGreaterThan(80);
    for (const id of ids) expect(texts.has(id), id).toBe(true);
  });

  it("every game says what its keys do", () => {
    preferences.language = language;
    for (const [name, own] of Object.entries({ roomshare, home_staging: staging, les_colocs: colocs, wucherer })) {
      const ids = asked(`src/games/${name}`, /"(page-key-[a-z]+)"/g);
      expect(ids.size).toBeGreaterThan(3);
      for (const id of ids) expect(own.has(id), `${name}: ${id}`).toBe(true);
    }
  });

  it("RoomShare finds every sentence it asks for", () => {
    preferences.language = language;
    const ids = asked("src/games/roomshare", /texts\.say\(\s*["']([a-z-]+)["']/g);
    expect(ids.size).toBeGreaterThan(15);
    for (const card of CARDS) ids.add(`card-${card}`).add(`card-${card}-effect`);
    for (const kind of KINDS) ids.add(`kind-${kind}`).add(`kind-${kind}-effect`);
    for (const colour of COLOURS) ids.add(`colour-${colour}`);
    for (const id of ids) expect(roomshare.has(id), id).toBe(true);
  });

  it("Home Staging finds every sentence it asks for", () => {
    preferences.language = language;
    const ids = asked("src/games/home_staging", /texts\.say\(\s*["']([a-z-]+)["']/g);
    expect(ids.size).toBeGreaterThan(60);
    for (const id of ids) expect(staging.has(id), id).toBe(true);
  });
});

it("both languages say the same things", () => {
  const ids = (language: Language) =>
    [...readFileSync(`src/text.${language}.ftl`, "utf8").matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]);
  expect(ids("en")).toEqual(ids("fr"));
});

describe("machine names become words", () => {
  it("in events", () => {
    const event = { event: "moved", seat: 0, colour: "red", flat: "C2", arrow: "north", to: "C1", landing: "east" };
    preferences.language = "fr";
    expect(roomshare.event(event, ["Ana"])).toMatch(/rouge.*C2.*par le haut.*C1.*à droite/);
    preferences.language = "en";
    expect(roomshare.event(event, ["Ana"])).toMatch(/red.*C2.*north.*C1.*east/);
  });

  it("with names of players, and what only oneself may read", () => {
    expect(roomshare.event({ event: "drew", seat: 1 }, ["Ana", "Bo"])).toBe("Bo a pioché une carte.");
    expect(roomshare.event({ event: "drew", seat: 1, card: "key-red" }, ["Ana", "Bo"])).toBe(
      "Bo a pioché une Clé rouge.",
    );
  });

  it("in questions, for whoever answers and for the others", () => {
    const asked = { ask: "landing", seat: 1, flat: "A2", arrow: "west", to: "E2", colour: "blue" };
    expect(roomshare.asked(asked, ["Ana", "Bo"], true)).toContain("sur quelle flèche");
    expect(roomshare.asked(asked, ["Ana", "Bo"], false)).toContain("Bo");
  });

  it("in actions", () => {
    expect(roomshare.action("arrow north", { next: "C1" })).toContain("C1");
    expect(roomshare.action("meeple C2 east", { colour: "green" })).toMatch(/vert.*C2/);
  });
});

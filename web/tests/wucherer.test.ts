import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import rules from "../../src/palier/games/wucherer/rules.fr.md?raw";
import { ruleIds } from "../src/games/wucherer/rulebook";
import { mayDrop, targetsOf } from "../src/games/wucherer/targets";
import { texts } from "../src/games/wucherer/texts";
import { CARDS, cost, held, mostFor, printed, type House } from "../src/games/wucherer/view";
import { preferences, type Language } from "../src/preferences.svelte";
import { parseRules } from "../src/ui/markdown";

const FOLDER = "src/games/wucherer";

afterEach(() => {
  preferences.language = "fr";
});

function house(name: string, ...flats: string[]): House {
  const seen = { kind: "storey", occupant: null, pays: 1, refuses: false, upper: false } as const;
  return {
    name,
    owner: 0,
    storeys: flats.length,
    roof: "roof",
    loft: null,
    basement: false,
    squatted: false,
    multiplier: 1,
    rent: flats.length,
    flats: flats.map((flat) => ({ ...seen, name: flat })),
  };
}

describe.each<Language>(["fr", "en"])("in %s", (language) => {
  it("every sentence that is asked for is there", () => {
    preferences.language = language;
    const ids = new Set(CARDS.flatMap((card) => [`card-${card}`, `card-${card}-effect`]));
    for (const file of readdirSync(FOLDER)) {
      if (!/\.(svelte|ts)$/.test(file)) continue;
      const source = readFileSync(`${FOLDER}/${file}`, "utf8");
      for (const [, id] of source.matchAll(/texts\.say\(\s*"([a-z-]+)"/g)) if (id) ids.add(id);
    }
    expect(ids.size).toBeGreaterThan(80);
    for (const id of ids) expect(texts.has(id), id).toBe(true);
  });
});

it("every rule that a card points at is in the book", () => {
  const known = new Set(parseRules(rules).flatMap((section) => section.sentences.map((one) => one.id)));
  for (const topic of [...CARDS.map((card) => `card-${card}`), "flat", "house", "rent", "prison", "end"]) {
    expect(ruleIds(topic).length, topic).toBeGreaterThan(0);
    for (const id of ruleIds(topic)) expect(known.has(id), `${topic} ${id}`).toBe(true);
  }
});

describe("offered actions", () => {
  const houses = [house("A", "A1", "A2")];

  it("all have a place, and what has none is a button", () => {
    const offered = ["play student", "build roof", "flat A2", "house A", "cards 2", "dismiss A1", "flat Q7", "done"];
    const targets = targetsOf(offered, houses, { student: 1, roof: 2 });
    expect([...targets.cards]).toEqual([
      ["student", ["play student"]],
      ["roof", ["build roof"]],
    ]);
    expect([...targets.flats]).toEqual([["A2", "flat A2"]]);
    expect([...targets.houses]).toEqual([["A", "house A"]]);
    expect(targets.takes).toEqual([2]);
    expect(targets.buttons).toEqual(["dismiss A1", "flat Q7", "done"]);
  });

  it("of a card that is not in the hand is a button too", () => {
    expect(targetsOf(["play bomb"], houses, undefined).buttons).toEqual(["play bomb"]);
  });
});

it("cards are dropped where their kind belongs", () => {
  expect(mayDrop("student", "flat", null)).toBe(true);
  expect(mayDrop("student", "flat", "snob")).toBe(false);
  expect(mayDrop("murder", "flat", "snob")).toBe(true);
  expect(mayDrop("bomb", "flat", "snob")).toBe(false);
  expect(mayDrop("bomb", "house", null)).toBe(true);
  expect(mayDrop("police", "flat", "squatter")).toBe(true);
});

it("what is printed and what cards cost comes from the game's own table", () => {
  expect(printed("snob")).toEqual({ rent: 6, most: 1, flats: 2 });
  expect(printed("bomb")).toBeNull();
  // W-84: a rent of 9 buys 7 cards; a rent of 10 buys 7 cards and leaves 1 mark.
  expect(mostFor(9)).toBe(7);
  expect(cost(7)).toBe(9);
  expect(mostFor(10)).toBe(7);
  expect(mostFor(4)).toBe(4);
});

it("a hand is sorted, each kind once", () => {
  expect(held({ bomb: 1, student: 2, roof: 0 })).toEqual([
    { card: "student", count: 2 },
    { card: "bomb", count: 1 },
  ]);
});

import { describe, expect, it } from "vitest";
import { flatIndex, flatName, neighbour, slotOf, wraps } from "../src/games/roomshare/building";
import { after, count, pays, scores, worth, type Position } from "../src/games/roomshare/position";
import { foresee } from "../src/games/roomshare/preview";
import { ruleIds } from "../src/games/roomshare/rulebook";
import { targetsOf } from "../src/games/roomshare/targets";
import { CARDS, KINDS, type Colour, type Kind, type View } from "../src/games/roomshare/view";
import rulesEn from "../../src/palier/games/roomshare/rules.en.md?raw";
import rulesFr from "../../src/palier/games/roomshare/rules.fr.md?raw";
import { parseRules } from "../src/ui/markdown";

function board(tenants: Record<string, string>, kinds: Record<string, Kind> = {}): Position {
  const letters: Record<string, Colour> = { r: "red", b: "blue", y: "yellow", g: "green" };
  const position: Position = {
    kinds: Array.from({ length: 20 }, (_, flat) => kinds[flatName(flat)] ?? "classic"),
    tenants: Array.from({ length: 80 }, () => null),
    reserves: Array.from({ length: 4 }, () => ({ red: 8, blue: 8, yellow: 8, green: 8 })),
  };
  for (const [flat, row] of Object.entries(tenants)) {
    [...row].forEach((letter, arrow) => (position.tenants[flatIndex(flat) * 4 + arrow] = letters[letter] ?? null));
  }
  return position;
}

function viewOf(position: Position, asked: View["asked"]): View {
  return {
    game: "roomshare",
    seat: 0,
    players: 4,
    stage: "play",
    turn: 1,
    first: 0,
    active: 0,
    finisher: null,
    colours: ["red", "blue", "yellow", "green"],
    second: [null, null, null, null],
    flats: position.kinds.map((kind, flat) => ({ name: flatName(flat), kind, tenants: position.tenants.slice(flat * 4, flat * 4 + 4), pays: 0 })),
    reserves: position.reserves,
    scores: [0, 0, 0, 0],
    hand_sizes: [3, 3, 3, 3],
    deck_size: 18,
    discard: {},
    played: null,
    evictions: 0,
    asked,
    outcome: null,
  };
}

describe("the building", () => {
  it("names flats by column and row", () => {
    expect([flatName(0), flatName(7), flatName(19)]).toEqual(["A1", "C2", "E4"]);
    for (let flat = 0; flat < 20; flat++) expect(flatIndex(flatName(flat))).toBe(flat);
  });

  it("joins its edges (RS-39)", () => {
    expect(flatName(neighbour(flatIndex("A2"), 3))).toBe("E2");
    expect(flatName(neighbour(flatIndex("C1"), 0))).toBe("C4");
    expect(wraps(flatIndex("A2"), 3)).toBe(true);
    expect(wraps(flatIndex("B2"), 3)).toBe(false);
  });
});

describe("points", () => {
  it("come from the game's content", () => {
    expect(KINDS.map((kind) => worth(kind))).toEqual([1, 2, -2, 3]);
    expect(KINDS.map((kind) => pays(kind, 3))).toEqual([1, 2, -2, 3]);
    expect(KINDS.map((kind) => pays(kind, 2))).toEqual([0, 0, -2, 0]);
  });

  it("are counted by seat", () => {
    const position = board({ B2: "rrb.", C2: "r...", D2: "ry.." }, { B2: "suite", D2: "haunted" });
    expect(scores(position, ["red", "blue", "yellow", "green"])).toEqual([2, 2, -2, 0]);
  });
});

describe("events", () => {
  it("move meeples", () => {
    const position = board({ B2: "rb..", C2: ".y.." });
    const placed = after(position, { event: "placed", seat: 0, colour: "red", flat: "B2", arrow: "west" });
    expect(placed.tenants[slotOf("B2", "west")]).toBe("red");
    expect(placed.reserves[0]?.red).toBe(7);
    const moved = after(placed, { event: "moved", seat: 0, colour: "blue", flat: "B2", arrow: "east", to: "C2", landing: "north" });
    expect(moved.tenants[slotOf("B2", "east")]).toBeNull();
    expect(moved.tenants[slotOf("C2", "north")]).toBe("blue");
    const exchanged = after(moved, { event: "exchanged", seat: 0, colour: "red", flat: "B2", arrow: "north", other_colour: "yellow", to: "C2", landing: "east" });
    expect(exchanged.tenants[slotOf("B2", "north")]).toBe("yellow");
    expect(exchanged.tenants[slotOf("C2", "east")]).toBe("red");
    const departed = after(exchanged, { event: "departed", seat: 0, colour: "yellow", flat: "B2", arrow: "north", reserve: 2 });
    expect(departed.tenants[slotOf("B2", "north")]).toBeNull();
    expect(departed.reserves[2]?.yellow).toBe(9);
    expect(count(position, flatIndex("B2"))).toBe(2);
  });

  it("let a blocked meeple change places with one that still waits (RS-90)", () => {
    const stayed = after(board({ B2: "rb.." }), { event: "stayed", seat: 0, colour: "red", flat: "B2", arrow: "north", landing: "east" });
    expect(stayed.tenants.slice(slotOf("B2", "north"), slotOf("B2", "north") + 2)).toEqual(["blue", "red"]);
  });

  it("foretell where everybody would end up", () => {
    const position = board({ A2: "rbyg" });
    const seen = foresee(
      position,
      [
        { event: "evicted", seat: 0, flat: "A2" },
        { event: "moved", seat: 0, colour: "green", flat: "A2", arrow: "west", to: "E2", landing: "north" },
      ],
      ["red", "blue", "yellow", "green"],
    );
    expect([...seen.arrivals]).toEqual([[slotOf("E2", "north"), "green"]]);
    expect([...seen.departures]).toEqual([slotOf("A2", "west")]);
    expect([...seen.emptied]).toEqual([flatIndex("A2")]);
    expect(seen.paths).toHaveLength(2);
    expect(seen.scores).toEqual([1, 1, 1, 0]);
  });
});

describe("legal actions", () => {
  it("light what can be touched", () => {
    const position = board({ B2: "r...", C2: "rrb." });
    const place = targetsOf(viewOf(position, { ask: "place", seat: 0, where: "red" }), ["flat B2", "flat C2"]);
    expect([...place.flats].map(flatName)).toEqual(["B2", "C2"]);
    expect(place.doorways.get(slotOf("B2", "south"))).toEqual(["flat B2", "arrow south"]);
    expect(place.doorways.has(slotOf("B2", "north"))).toBe(false);
    const landing = targetsOf(viewOf(position, { ask: "landing", seat: 0, flat: "B2", arrow: "north", to: "B1", colour: "red" }), ["arrow east", "auto"]);
    expect([...landing.doorways]).toEqual([[slotOf("B1", "east"), ["arrow east"]]]);
    expect(landing.auto).toBe(true);
    const card = targetsOf(viewOf(position, { ask: "card", seat: 0 }), ["play key-red", "play departure"]);
    expect([...card.cards.keys()]).toEqual(["key-red", "departure"]);
    const meeple = targetsOf(viewOf(position, { ask: "exchange", seat: 0 }), ["meeple C2 east", "pass"]);
    expect([...meeple.meeples]).toEqual([[slotOf("C2", "east"), "meeple C2 east"]]);
    expect(meeple.pass).toBe(true);
  });
});

describe("the rule book", () => {
  const books = [rulesFr, rulesEn].map((source) => new Set(parseRules(source).flatMap((section) => section.sentences.map((one) => one.id))));

  it("has a rule for every card and every kind of flat", () => {
    for (const topic of [...CARDS.map((card) => `card-${card}`), ...KINDS.map((kind) => `kind-${kind}`)]) {
      expect(ruleIds(topic).length, topic).toBeGreaterThan(0);
      for (const id of ruleIds(topic)) for (const book of books) expect(book.has(id), `${topic} ${id}`).toBe(true);
    }
  });
});

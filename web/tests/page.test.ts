import { describe, expect, it } from "vitest";
import rules from "../../src/palier/games/roomshare/rules.fr.md?raw";
import { parse } from "../src/router.svelte";
import type { GameInfo } from "../src/protocol";
import { at, inside, linkTo } from "../src/site";
import { botsAt } from "../src/table/bots";
import { timeLeft } from "../src/table/time";
import { parseRules, pieces, search, slug } from "../src/ui/markdown";

describe("addresses", () => {
  it("are read", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/", "?new=roomshare")).toEqual({ page: "new", game: "roomshare" });
    expect(parse("/t/abc")).toEqual({ page: "table", id: "abc" });
    expect(parse("/t/abc/replay/12")).toEqual({ page: "replay", id: "abc", step: 12 });
    expect(parse("/t/abc/replay/x")).toEqual({ page: "replay", id: "abc", step: 0 });
    expect(parse("/rules/roomshare")).toEqual({ page: "rules", game: "roomshare" });
    expect(parse("/nowhere")).toEqual({ page: "lost" });
  });
});

describe("where the page lies", () => {
  it("is before every address of ours", () => {
    expect(at("/t/abc")).toBe("/t/abc");
    expect(at("/t/abc", "/palier/")).toBe("/palier/t/abc");
    expect(at("/", "/palier/")).toBe("/palier/");
    expect(linkTo("/t/abc")).toBe(`${location.origin}/t/abc`);
  });
  it("is taken off again", () => {
    for (const path of ["/", "/t/abc", "/rules/palier"]) expect(inside(at(path, "/palier/"), "/palier/")).toBe(path);
    expect(inside("/t/abc", "/palier/")).toBe("/t/abc");
    expect(inside("/t/abc")).toBe("/t/abc");
  });
});

it("more bots are offered where nothing is hidden", () => {
  const bots = { bots: ["greedy"], open_option: "no_cards", open_bots: ["alphabeta"], windows: [] };
  const info = { name: "roomshare", ready: true, fewest: 2, most: 4, options: [], ...bots } satisfies GameInfo;
  expect(botsAt(info, { no_cards: false })).toEqual(["greedy"]);
  expect(botsAt(info, { no_cards: true })).toEqual(["greedy", "alphabeta"]);
  expect(botsAt({ ...info, open_option: null, open_bots: [] }, { no_cards: true })).toEqual(["greedy"]);
});

it("time is told in the unit that tells it best", () => {
  expect(timeLeft(19_001)).toEqual({ unit: "seconds", seconds: 20 });
  expect(timeLeft(-5)).toEqual({ unit: "seconds", seconds: 0 });
  expect(timeLeft(600_000)).toEqual({ unit: "minutes", minutes: 10 });
  expect(timeLeft(4 * 3_600_000 - 1000)).toEqual({ unit: "hours", hours: 4, minutes: "00" });
  expect(timeLeft(2 * 3_600_000 + 180_000)).toEqual({ unit: "hours", hours: 2, minutes: "03" });
});

describe("a rule book", () => {
  const sections = parseRules(rules);

  it("is read with its sentences and notes", () => {
    const sentences = sections.flatMap((section) => section.sentences);
    expect(sentences.map((one) => Number(one.id.slice(3)))).toEqual(sentences.map((_, index) => index + 1));
    expect(sentences.find((one) => one.id === "RS-15")?.note).toMatch(/^Le livre/);
    expect(new Set(sections.map((section) => slug(section.title))).size).toBe(sections.length);
  });

  it("is searched without accents, and by whole ids", () => {
    const ids = (query: string) => search(sections, query).flatMap((section) => section.sentences.map((one) => one.id));
    expect(ids("derniere chance")).toContain("RS-49");
    expect(ids("RS-4")).toEqual(["RS-4"]);
    expect(ids("zzz")).toEqual([]);
  });

  it("has its little Markdown told apart", () => {
    expect(pieces("Avec `no_cards` *ici* (R12) (Palier).")).toEqual([
      { text: "Avec ", as: "text" },
      { text: "no_cards", as: "code" },
      { text: " ", as: "text" },
      { text: "ici", as: "em" },
      { text: " ", as: "text" },
      { text: "R12", as: "tag" },
      { text: " ", as: "text" },
      { text: "Palier", as: "tag" },
      { text: ".", as: "text" },
    ]);
  });
});

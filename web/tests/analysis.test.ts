import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { inWords, percent, texts } from "../src/analysis/texts";
import { texts as colocs } from "../src/games/les_colocs/texts";
import { texts as roomshare } from "../src/games/roomshare/texts";
import { preferences, type Language } from "../src/preferences.svelte";
import { parse } from "../src/router.svelte";

const LANGUAGES: Language[] = ["fr", "en"];
const VERDICTS = ["only", "clear", "slight", "even"];

afterEach(() => {
  preferences.language = "fr";
});

function source(language: Language): string {
  return readFileSync(`src/analysis/page.${language}.ftl`, "utf8");
}

it("both languages say the same things", () => {
  const ids = (language: Language) => [...source(language).matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]);
  expect(ids("en")).toEqual(ids("fr"));
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("every sentence that is asked for is there, whole", () => {
    preferences.language = language;
    const asked = ["HintPanel", "ReviewPanel"].flatMap((file) =>
      [...readFileSync(`src/analysis/${file}.svelte`, "utf8").matchAll(/(?:say|told)\(\s*"([a-z-]+)"/g)].map(
        (match) => match[1] ?? "",
      ),
    );
    expect(asked.length).toBeGreaterThan(12);
    for (const id of [...asked, ...VERDICTS.map((verdict) => `hint-${verdict}`)])
      expect(texts.has(id), id).toBe(true);
    for (const players of [1, 3])
      for (const id of ["hint-worth", "review-played", "review-better"]) {
        const told = texts.say(id, { players, share: 62, next_share: 55, other: "X", action: "Y" });
        expect(told).toContain("62");
        expect(told).not.toMatch(/[{}]/);
        expect(told.includes("%")).toBe(players > 1);
      }
  });

  it("an action is told short, with where it aims", () => {
    preferences.language = language;
    const card = inWords(roomshare, { action: "play key-red", about: {} });
    expect(card).toBe(language === "fr" ? "Jouer une Clé rouge" : "Play a Red Key");
    const about = { card: "dehors", room: "B", aim: "room" };
    expect(inWords(colocs, { action: "play dehors B", about })).not.toContain(":");
  });
});

it("promises are told in whole hundredths", () => {
  expect([0, 0.346, 0.5, 1].map(percent)).toEqual([0, 35, 50, 100]);
});

it("an address opens the review of a seat", () => {
  expect(parse("/t/abc/replay/0", "?review=2")).toEqual({ page: "replay", id: "abc", step: 0, review: 2 });
  expect(parse("/t/abc/replay/4", "?review=x")).toEqual({ page: "replay", id: "abc", step: 4, review: 0 });
});

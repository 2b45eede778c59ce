import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { MISSIONS, PIECES } from "../src/games/home_staging/content";
import { edgeText, outlineText, parseEdge, parseOutline } from "../src/games/home_staging/geometry";
import { emptyDraft, fromFragment, toFragment } from "../src/games/home_staging/editor/draft";
import { asSvg, drawPlan } from "../src/games/home_staging/keep";
import { isItsOwnMirror, shapeOf } from "../src/games/home_staging/shapes";
import { House, Sheet } from "../src/games/home_staging/sheet";
import { texts } from "../src/games/home_staging/texts";
import type { View } from "../src/games/home_staging/view";
import { preferences } from "../src/preferences.svelte";

afterEach(() => {
  preferences.language = "fr";
});

describe("content", () => {
  it("is read from the file of the rules", () => {
    expect(PIECES.size).toBe(132);
    expect(MISSIONS.size).toBe(12);
    expect(PIECES.get("cuisine_en_l")?.rows).toEqual(["####", "#...", "#.  "]);
    expect(MISSIONS.get("m06_caserne")?.bonus?.[0]).toMatchObject({ a: { obstacle: true }, b: { door: 0 }, op: "<=" });
  });

  it("has a name for everything, in both languages", () => {
    for (const language of ["fr", "en"] as const) {
      preferences.language = language;
      for (const piece of PIECES.keys()) expect(texts.has(`piece-${piece}`), piece).toBe(true);
      for (const mission of MISSIONS.keys()) expect(texts.has(`mission-${mission}`), mission).toBe(true);
    }
  });
});

describe("notation", () => {
  it("of outlines and edges goes there and back", () => {
    for (const text of ["E5-I7+E8-F9", "A1", "P16", "C3-D3+C4+C5-D5"]) expect(outlineText(parseOutline(text))).toBe(text);
    for (const text of ["N:E5", "W:E5", "S:E16", "E:P5"]) expect(edgeText(parseEdge(text))).toBe(text);
    expect(edgeText(parseEdge("S:E4"))).toBe("N:E5");
  });

  it("of ways that look the same is one", () => {
    expect(shapeOf("petite_table_carree", 2)).toBe(shapeOf("petite_table_carree", 0));
    expect(isItsOwnMirror("petite_cuisine_en_coin")).toBe(true);
    expect(isItsOwnMirror("cuisine_en_coin_fleurie")).toBe(false);
  });
});

describe("a sheet", () => {
  const house = new House(MISSIONS.get("m00_odette")!);
  const bare = new Sheet(house, false, {
    things: [],
    rooms: [null, null, null],
    roomDoors: [null, null, null],
    entrances: [],
    windows: [],
  });
  const counter = bare.with(shapeOf("comptoir_droit_de_cuisine", 3), parseEdge("N:E7") / 2, 0);

  it("says why a room cannot be closed", () => {
    const cells = parseOutline("E7-F9");
    expect(counter.refusal(0, parseOutline("G7-H8"), null)).toBe("empty");
    expect(counter.refusal(0, cells, null)).toBe("no_door");
    expect(counter.refusal(0, cells, parseEdge("W:E8"))).toBe("door_place");
    expect(counter.refusal(0, parseOutline("D7-F9"), null)).toBe("outside");
    expect(counter.refusal(0, cells, parseEdge("N:E7"))).toBe("door_blocked");
    expect(counter.refusal(0, cells, parseEdge("W:G8"))).toBeNull();
  });

  it("foresees what is lost", () => {
    expect(counter.lost.size).toBe(0);
    const closed = counter.closing(0, parseOutline("E7-F9"), parseEdge("W:G8"));
    expect(closed.lost.size).toBe(0);
    expect(closed.roomAt.size).toBe(6);
    // Without its access squares the piece is not kept.
    expect(counter.closing(0, parseOutline("E7-E9"), parseEdge("W:F8")).lost).toEqual(new Set([0]));
  });
});

it("a mission travels in a link, short or long", async () => {
  const draft = { ...emptyDraft(["Chambre", "Bain"]), name: "L’été", story: "x".repeat(600) };
  expect(await fromFragment(`#${await toFragment(draft)}`)).toEqual(draft);
  expect((await toFragment(draft)).startsWith("z=")).toBe(true);
  expect(await fromFragment("#z=nonsense")).toBeNull();
});

it("a final plan is a drawing of its own", () => {
  const view = JSON.parse(readFileSync("tests/home_staging_view.json", "utf8")) as View;
  const svg = asSvg(drawPlan(view, 0, "<Ann>"));
  expect(svg).toContain("&lt;Ann&gt;");
  expect(svg).not.toContain("NaN");
  expect(svg.match(/<path/g)?.length).toBeGreaterThan(30);
});

it("both languages say the same things", () => {
  const ids = (language: string) =>
    [...readFileSync(`src/games/home_staging/page.${language}.ftl`, "utf8").matchAll(/^([\w-]+) =/gm)].map((match) => match[1]);
  expect(ids("en")).toEqual(ids("fr"));
});

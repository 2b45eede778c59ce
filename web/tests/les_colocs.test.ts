import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { ART } from "../src/games/les_colocs/art";
import { CARDS, factsOf, JOBS } from "../src/games/les_colocs/cards";
import { actionLabel, choicesOf, litBy, offerLabel } from "../src/games/les_colocs/choices";
import { ruleIds } from "../src/games/les_colocs/rulebook";
import { texts } from "../src/games/les_colocs/texts";
import { actionOf, PHASES, type View } from "../src/games/les_colocs/view";
import { whyNot } from "../src/games/les_colocs/why";
import { preferences, type Language } from "../src/preferences.svelte";
import { parseRules } from "../src/ui/markdown";
import rulesEn from "../../src/palier/games/les_colocs/rules.en.md?raw";
import rulesFr from "../../src/palier/games/les_colocs/rules.fr.md?raw";

const LANGUAGES: Language[] = ["fr", "en"];
const NAMES = ["Ann", "Bob", "Cid"];

afterEach(() => {
  preferences.language = "fr";
});

function viewOf(more: Partial<View> = {}): View {
  const seat = {
    job: "cobaye",
    income: [3],
    free_time: [3],
    goal: 20,
    raised: false,
    slack: 0,
    bonus: 0,
    room: [],
    hand_size: 5,
    noted_income: 0,
    noted_free_time: 0,
  };
  return {
    game: "les_colocs",
    seat: 0,
    players: 3,
    stage: "free",
    turn: 1,
    dealer: 2,
    active: 0,
    income: 3,
    set_aside: 0,
    free_time: 2,
    seats: [seat, { ...seat, job: "yuppie" }, { ...seat, job: "serveur" }],
    deck_size: 60,
    discard: [],
    job_pile: [],
    evicted: [],
    stack: [],
    asked: { ask: "free", seat: 0 },
    waiting: [0],
    may_play: [1, 2],
    outcome: null,
    hand: ["naze_max", "sieste", "pizza", "rupture", "dehors"],
    basket: [],
    answer: null,
    ...more,
  };
}

it("knows every card and every job, and has a drawing of each card", () => {
  expect(Object.keys(CARDS)).toHaveLength(92);
  expect(JOBS).toHaveLength(9);
  expect(factsOf("space_cake")).toEqual({ type: "thing", tags: ["bouffe", "herbe"], cost: 2, slack: 3 });
  expect(factsOf("plan_cul_panne").slack).toBeNull();
  expect(Object.keys(ART).sort()).toEqual(Object.keys(CARDS).sort());
  for (const [card, strokes] of Object.entries(ART)) {
    for (const [, path] of strokes) expect(path, card).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
  }
});

describe("the rule book", () => {
  const topics = [
    ...Object.keys(CARDS).map((card) => `card-${card}`),
    ...JOBS.map((job) => `job-${job}`),
    ...PHASES.map((phase) => `phase-${phase}`),
    "stack",
    "goal",
  ];

  it.each([rulesFr, rulesEn])("has every sentence that is pointed at", (book) => {
    const known = new Set(parseRules(book).flatMap((section) => section.sentences.map(({ id }) => id)));
    for (const topic of topics) {
      expect(ruleIds(topic).length, topic).toBeGreaterThan(0);
      for (const id of ruleIds(topic)) expect(known.has(id), `${topic}: ${id}`).toBe(true);
    }
  });

  it("tells of a job by its own sentence", () => {
    preferences.language = "en";
    for (const job of JOBS) {
      const sentence = parseRules(rulesEn)
        .flatMap((section) => section.sentences)
        .find(({ id }) => id === ruleIds(`job-${job}`)[0]);
      expect(sentence?.text.startsWith(texts.say(`job-${job}`)), job).toBe(true);
    }
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("every card and job has its words, and every reason its sentence", () => {
    preferences.language = language;
    for (const card of Object.keys(CARDS)) {
      expect(texts.has(`card-${card}`), card).toBe(true);
      expect(texts.has(`card-${card}-effect`), card).toBe(true);
      for (const tag of factsOf(card).tags) expect(texts.has(`tag-${tag}`), tag).toBe(true);
    }
    for (const job of JOBS) expect(texts.has(`job-${job}-effect`), job).toBe(true);
  });

  it("says why a card cannot be played, whatever is asked", () => {
    preferences.language = language;
    const asks = ["begin", "evict", "call", "free", "discard", "basket", "eat", "window_activity", "window_answer"];
    for (const card of Object.keys(CARDS)) {
      for (const ask of asks) {
        for (const active of [0, 1]) {
          for (const stage of ["draw", "roll", "call", "free", "discard", "over"] as const) {
            const view = viewOf({ stage, active, asked: { ask, seat: active }, waiting: [active] });
            const why = whyNot(view, card, 0);
            expect(texts.has(`why-${why.id}`), `${card} at ${ask}: ${why.id}`).toBe(true);
            expect(texts.say(`why-${why.id}`, why.args)).not.toContain("{");
          }
        }
      }
    }
  });

  it("both languages say the same things", () => {
    const ids = (one: Language) =>
      [...readFileSync(`src/games/les_colocs/page.${one}.ftl`, "utf8").matchAll(/^([\w-]+) =/gm)].map(([, id]) => id);
    expect(ids(language)).toEqual(ids(language === "fr" ? "en" : "fr"));
  });
});

describe("why not", () => {
  it("names what stands in the way", () => {
    const couch = { card: "type_sur_le_canape", value: -1, markers: 0 };
    const view = viewOf();
    const blocked = viewOf({ seats: view.seats.map((seat) => ({ ...seat, room: [couch] })) });
    expect(whyNot(blocked, "sieste", 0).id).toBe("couch");
    expect(whyNot(view, "biere", 0).id).toBe("cobaye");
    expect(whyNot(view, "gamestation", 0)).toEqual({ id: "costs", args: { cost: 5, income: 3 } });
    expect(whyNot(viewOf({ free_time: 0 }), "sieste", 0).id).toBe("no-time");
    expect(whyNot(view, "naze_max", 0).id).toBe("call-phase");
    expect(whyNot(viewOf({ active: 1 }), "sieste", 0).id).toBe("not-your-turn");
    expect(whyNot(view, "alarme_de_voiture", 0).id).toBe("for-alarme_de_voiture");
    expect(whyNot(view, "rupture", 0).id).toBe("no-target");
  });
});

describe("choices", () => {
  const offered = ["act sieste", "shop pizza", "play rupture B", "play rupture C", "play dehors naze_max B", "pay", "end"];

  it("are sorted by card, and nothing is left out", () => {
    const choices = choicesOf(viewOf(), offered);
    const found = [...choices.hand.values()].flat().flatMap((offer) => offer.actions);
    expect([...found, ...choices.buttons].map(({ text }) => text).sort()).toEqual([...offered].sort());
    expect(choices.buttons.map(({ text }) => text)).toEqual(["pay", "end"]);
    expect(choices.hand.get("rupture")?.[0]?.actions).toHaveLength(2);
  });

  it("become buttons when their card is not in the hand", () => {
    expect(choicesOf(viewOf({ hand: [] }), offered).buttons).toHaveLength(offered.length);
  });

  it("are told in words", () => {
    preferences.language = "en";
    const label = (text: string) => actionLabel(actionOf(text), viewOf(), NAMES, 0);
    expect(label("end")).toBe("End Free Time");
    expect(label("room B")).toBe("To Bob");
    expect(label("call naze_max A")).toBe("Call to your room");
    expect(label("call naze_max C")).toBe("Call to Cid");
    expect(label("play rupture A")).toBe("Play on yourself");
    expect(label("play dehors naze_max B")).toBe("Send Choad Warrior to Bob");
    expect(label("play dehors naze_max")).toBe("Send Choad Warrior away");
    expect(label("play resquilleur B mentholees")).toBe("Menthols, Bob’s room");
    expect(label("play fouille_poubelles pizza")).toBe("Take Pizza");
    expect(label("lose sieste marked")).not.toBe(label("lose sieste"));
    const choices = choicesOf(viewOf(), offered);
    const [rupture] = choices.hand.get("rupture") ?? [];
    expect(rupture && offerLabel("rupture", rupture, viewOf(), NAMES, 0)).toBe("Play…");
  });

  it("light cards in rooms, and rooms", () => {
    const actions = ["lose pizza", "lose biere", "play resquilleur B mentholees", "room C", "evict none"].map(actionOf);
    const lit = litBy(actions, 0);
    expect([...lit.cards.keys()]).toEqual(["0 pizza", "0 biere", "1 mentholees"]);
    expect([...lit.rooms.keys()]).toEqual([2]);
  });
});

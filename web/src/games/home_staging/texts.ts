/** Home Staging's own texts, from the game's folder, and what only its page says. */
import en from "../../../../src/palier/games/home_staging/text.en.ftl?raw";
import fr from "../../../../src/palier/games/home_staging/text.fr.ftl?raw";
import { gameTexts, type Arguments } from "../../language.svelte";
import type { Mission, Rule, Selector } from "./content";
import pageEn from "./page.en.ftl?raw";
import pageFr from "./page.fr.ftl?raw";
import type { View } from "./view";

export const texts = gameTexts({ fr: `${fr}\n${pageFr}`, en: `${en}\n${pageEn}` });

export function roomName(view: View, room: number): string {
  return texts.word("room", view.rooms[room]?.name ?? "");
}

export function pieceName(piece: string): string {
  return texts.word("piece", piece);
}

export function points(number: number): string {
  return texts.say("picture-points", { points: number }).replace("-", "−");
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0";
}

/** The sentence of a bonus or special rule: written for our missions, put together for others. */
export function ruleText(id: string, mission: Mission, what: "bonus" | "special", index: number): string {
  const own = `${what}-${id}-${index + 1}`;
  const rule = mission[what]?.[index];
  if (!rule || texts.has(own)) return texts.say(own);
  return ruleSentence(mission, what, rule);
}

export function ruleSentence(mission: Mission, what: "bonus" | "special", rule: Rule): string {
  const room = (number: unknown): string => mission.rooms[Number(number)]?.name ?? "";
  const args: Arguments = {};
  for (const [field, value] of Object.entries(rule)) {
    if (typeof value === "number") args[field] = value;
    if (typeof value === "string") args[field] = value;
  }
  if (typeof rule["scen"] === "string") args["scenery_of"] = texts.say(`scenery-${rule["scen"]}.of`);
  if ("room" in rule || "hub" in rule) args["room"] = room(rule["room"] ?? rule["hub"]);
  if (Array.isArray(rule["rooms"])) {
    args["room"] = room(rule["rooms"][0]);
    args["other_room"] = room(rule["rooms"][1]);
  }
  const about = (rule["sel"] ?? rule["a"]) as Selector | undefined;
  if (about) args["what"] = selectorText(mission, about);
  if (rule["b"]) args["other"] = selectorText(mission, rule["b"] as Selector);
  if (rule["op"] === "<=") args["op"] = "≤";
  if (rule["op"] === ">=") args["op"] = "≥";
  return texts.say(`${what}-${rule.type}`, args);
}

function selectorText(mission: Mission, selector: Selector): string {
  if (selector.entrance) return texts.say("thing-entrance");
  if (selector.obstacle) return texts.say("thing-obstacle");
  const room = (number: number): string => mission.rooms[number]?.name ?? "";
  if (selector.door !== undefined) return texts.say("thing-door", { room: room(selector.door) });
  const words: string[] = [];
  if (selector.tag) words.push(texts.say(`tag-${selector.tag}`));
  for (const no of [...(selector.nos ?? []), ...(selector.no === undefined ? [] : [selector.no])])
    words.push(texts.say(`card-${no}`));
  if (selector.room !== undefined) words.push(room(selector.room));
  return words.join(", ");
}

export function missionName(view: View): string {
  return view.mission_data?.name ?? texts.say(`mission-${view.mission}`);
}

/** An action in words, for lists and plain buttons. */
export function moveText(action: string): string {
  const [verb, piece = "", square = "", way = "r0", mirror] = action.split(" ");
  if (verb !== "place") return texts.action(action);
  const told = texts.action(`place ${piece} ${square} ${way}`);
  return mirror ? texts.say("page-mirrored", { move: told }) : told;
}

/**
 * Sentences from the same .ftl files that Python reads; `src/palier/text/__init__.py` tells how machine names become
 * words, and this does the same.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import sharedEn from "../../src/palier/text/text.en.ftl?raw";
import sharedFr from "../../src/palier/text/text.fr.ftl?raw";
import { preferences, type Language } from "./preferences.svelte";
import pageEn from "./text.en.ftl?raw";
import pageFr from "./text.fr.ftl?raw";

export type Arguments = Record<string, FluentVariable>;
type Carried = Record<string, unknown>;

/** The texts of the moment's language: read inside a component, they follow the language switch by themselves. */
export class Texts {
  #sources: Record<Language, string[]>;
  #bundles: Partial<Record<Language, FluentBundle>> = {};

  constructor(...sources: Record<Language, string>[]) {
    this.#sources = { fr: sources.map((source) => source.fr), en: sources.map((source) => source.en) };
  }

  get #bundle(): FluentBundle {
    const language = preferences.language;
    let bundle = this.#bundles[language];
    if (!bundle) {
      // Both languages run left to right, so isolating marks would only disturb copied text.
      bundle = new FluentBundle(language, { useIsolating: false });
      for (const source of this.#sources[language])
        bundle.addResource(new FluentResource(source), { allowOverrides: true });
      this.#bundles[language] = bundle;
    }
    return bundle;
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The names of a message's attributes. */
  forms(message: string): string[] {
    return Object.keys(this.#bundle.getMessage(message)?.attributes ?? {});
  }

  /** The text of a message, or of one of its attributes ("event-drew.card"). */
  say(message: string, args?: Arguments): string {
    const [name = "", form] = message.split(".");
    const found = this.#bundle.getMessage(name);
    const pattern = form ? found?.attributes[form] : found?.value;
    if (pattern === null || pattern === undefined) {
      if (import.meta.env.DEV) console.warn(`no text for ${message} in ${preferences.language}`);
      return message;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (import.meta.env.DEV && errors.length) console.warn(message, args, errors);
    // What is below zero has a minus before it, not a hyphen.
    return text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
  }

  // Words for machine names

  family(argument: string): string {
    return this.has(`family-${argument}`) ? this.say(`family-${argument}`) : argument;
  }

  /** One machine name in words: `word("colour", "red")`. */
  word(argument: string, value: string): string {
    const message = `${this.family(argument)}-${value}`;
    return this.has(message) ? this.say(message) : value;
  }

  /** The arguments of an event, a question or an action as messages take them. */
  words(carried: Carried, names: readonly string[] = []): Arguments {
    const told: Arguments = {};
    for (const [argument, value] of Object.entries(carried)) {
      if (value === null || value === undefined) continue;
      const family = this.family(argument);
      if (family === "seat") this.#tellSeat(told, argument, value, carried["seat"], names);
      else if (Array.isArray(value)) this.#tellList(told, argument, family, value.map(String));
      else if (typeof value === "boolean") told[argument] = String(value);
      else if (typeof value === "string") this.#tellWord(told, argument, family, value);
      else if (typeof value === "number") told[argument] = value;
    }
    return told;
  }

  #tellSeat(told: Arguments, argument: string, value: unknown, actor: unknown, names: readonly string[]): void {
    const seats = (Array.isArray(value) ? value : [value]).filter((seat): seat is number => typeof seat === "number");
    const listed = this.join(seats.map((seat) => names[seat] ?? this.say("seat", { number: seat + 1 })));
    if (argument === "seat") {
      told["player"] = listed;
      told["seat"] = (seats[0] ?? 0) + 1;
      return;
    }
    told[argument] = listed;
    told[`${argument}_count`] = seats.length;
    told[`${argument}_self`] = String(seats.length === 1 && seats[0] === actor);
  }

  #tellWord(told: Arguments, argument: string, family: string, value: string): void {
    const message = `${family}-${value}`;
    told[`${argument}_id`] = value;
    told[argument] = this.has(message) ? this.say(message) : value;
    for (const form of this.forms(message)) told[`${argument}_${form}`] = this.say(`${message}.${form}`);
    if (this.has(`${message}-effect`)) told[`${argument}_effect`] = this.say(`${message}-effect`);
  }

  #tellList(told: Arguments, argument: string, family: string, values: string[]): void {
    told[`${argument}_count`] = values.length;
    const each = values.map((value) => {
      const one: Arguments = {};
      this.#tellWord(one, argument, family, value);
      return one;
    });
    told[argument] = this.join(each.map((one) => String(one[argument])));
    for (const form of this.forms(`${family}-${values[0] ?? ""}`)) {
      told[`${argument}_${form}`] = this.join(each.map((one) => String(one[`${argument}_${form}`] ?? "")));
    }
  }

  /** a, b and c */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-and", { first: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
  }

  // Sentences

  /** What happened. */
  event(event: Carried, names: readonly string[]): string {
    const { event: kind, ...carried } = event;
    let message = `event-${String(kind)}`;
    const form = this.forms(message).find((name) => carried[name] !== undefined && carried[name] !== null);
    if (form) message = `${message}.${form}`;
    return this.say(message, this.words(carried, names));
  }

  /** What is asked: for the one who answers, or for the others. */
  asked(asked: Carried, names: readonly string[], you: boolean): string {
    const { ask, ...carried } = asked;
    return this.say(`ask-${String(ask)}${you ? "" : "-other"}`, this.words(carried, names));
  }

  /**
   * An action's notation in words; with `about`, which holds what more is known, the detailed form is said, or the short
   * one within a sentence, where what a card does would be too much.
   */
  action(text: string, about?: Carried, short = false): string {
    const [verb = "", ...rest] = text.split(" ");
    let message = `action-${verb}`;
    const forms = this.forms(message);
    const carried: Carried = {};
    if (forms.includes("arguments")) {
      const expected = this.say(`${message}.arguments`).split(" ");
      expected.forEach((name, at) => {
        if (rest[at] !== undefined) carried[name] = at === expected.length - 1 ? rest.slice(at).join(" ") : rest[at];
      });
    }
    if (about) {
      Object.assign(carried, about);
      if (short && forms.includes("short")) message = `${message}.short`;
      else if (forms.includes("detail")) message = `${message}.detail`;
    }
    return this.say(message, this.words(carried));
  }
}

const shared = { fr: sharedFr, en: sharedEn };

export const texts = new Texts(shared, { fr: pageFr, en: pageEn });

/** A sentence of the page itself. */
export function t(message: string, args?: Arguments): string {
  return texts.say(message, args);
}

/** The texts of a game, on top of the shared ones. */
export function gameTexts(own: Record<Language, string>): Texts {
  return new Texts(shared, own);
}

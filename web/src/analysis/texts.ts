/** What hints and reviews say, loaded with them. */
import { gameTexts, type Texts } from "../language.svelte";
import en from "./page.en.ftl?raw";
import fr from "./page.fr.ftl?raw";

export const texts = gameTexts({ fr, en });

/** An action as a sentence tells it. */
export function inWords(game: Texts, told: { action: string; about: Record<string, unknown> }): string {
  return game.action(told.action, told.about, true);
}

/** A promise as messages take it: hundredths of the win, or points out of 100 where one plays alone. */
export function percent(promise: number): number {
  return Math.round(promise * 100);
}

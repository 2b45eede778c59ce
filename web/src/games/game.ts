/** What a game brings to the page. Everything else works through this and knows no title. */
import type { Component, Snippet } from "svelte";
import type { Texts } from "../language.svelte";
import type { Language } from "../preferences.svelte";
import type { SeatInfo } from "../protocol";

export type Json = Record<string, unknown>;

/** What is drawn, and how it gets there: follows the events one by one, and rests on the last full view. */
export interface Scene {
  show(view: Json): void;
  step(event: Json, pace: Pace): Promise<void>;
  /** Ends what is moving at once. */
  skip(): void;
}

export interface Pace {
  /** 1 is calm, 0 is at once. */
  factor: number;
  /** Cross-fades instead of movement. */
  still: boolean;
}

/** A match as the game's surface sees it: at a live table or in a replay. */
export interface Play {
  readonly view: Json | null;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly seats: readonly SeatInfo[];
  /** The actions one may take now; empty while something moves or is on its way. */
  readonly offered: readonly string[];
  /** The action that a hint suggests, lit where it is done: each control names what it does in `data-acts`. */
  readonly hinted: string | null;
  readonly canUndo: boolean;
  readonly busy: boolean;
  /** A move of one's own is on its way. */
  readonly sending: boolean;
  /** What others hold, where all hands are open (replays). */
  readonly open: readonly Json[] | null;
  /** Plays the actions one after the other; one that is not legal when its turn comes is left out. */
  play(actions: readonly string[]): Promise<void>;
  /** Sends one action that need not be among the offered ones: the server judges it. Whether it was accepted. */
  attempt(action: string): Promise<boolean>;
  undo(): Promise<void>;
  preview(action: string): Promise<Json[] | null>;
  skip(): void;
  /** Something was touched that does nothing now: what it is, unless that touch was meant for what was there before. */
  look(topic: string, about?: Json): void;
  /** The rule was asked for. */
  showRule(topic: string): void;
  /** What was looked at or asked for last, a new object each time. */
  readonly looked: Looked | null;
}

/** What the page is to tell about. */
export interface Looked {
  topic: string;
  about: Json | null;
  /** It was touched in passing, not asked about in so many words. */
  touched: boolean;
}

export interface SurfaceProps {
  play: Play;
  scene: Scene;
}

export interface Verdict {
  winners: number[];
  scores: number[];
  ranking: number[];
  reason: string;
}

export interface GameModule {
  texts: Texts;
  /** The rule book as Markdown, by language. */
  rules: Record<Language, () => Promise<string>>;
  /** The ids of the sentences that tell about a topic ("card-key-red", "kind-suite", …). */
  ruleIds(topic: string): string[];
  makeScene(): Scene;
  /** The whole playing surface: board, hands, scores. */
  Surface: Component<SurfaceProps>;
  /** A small drawing that stands for a seat, with its colour, shape and letter. */
  Emblem: Component<{ seat: number; size?: number }>;
  /** How the result came about, shown when a match is over. */
  Result: Component<{ view: Json; names: readonly string[]; children?: Snippet }>;
  /** Other ways to begin than the general form, shown above it: a mission of the day, an editor. */
  Begin?: Component;
  /** What is told of something that was touched, in place of its rules; `about` is what the surface knows of it. */
  Look?: Component<{ topic: string; about: Json | null }>;
  /** What is asked now, in a sentence; null when nothing is. */
  prompt(view: Json, names: readonly string[], seat: number | null): string | null;
  /** The sentence of an event, or null when it is not worth a line. */
  tell(event: Json, names: readonly string[]): string | null;
  /** A hand that somebody showed to oneself, where the game allows that. */
  ShownHand?: Component<{ hand: Json }>;
  /** The keys that are its own, each with what it does: a message of its texts. */
  keys: readonly (readonly [keys: readonly string[], meaning: string])[];
  /** What seats are called when a bot sits there. */
  seatName(seat: number): string;
}

/** The rooms in motion: cards with an identity of their own, which events move one after the other, and dice that roll. */
import { tick } from "svelte";
import type { Json, Pace, Scene } from "../game";
import type { CardSeen, GameEvent, ItemSeen, View } from "./view";

export interface Token extends CardSeen {
  id: number;
}

export interface DieShown {
  face: number;
  rolling: boolean;
  seat: number;
  roll: string;
}

const FACE = 75;
const FACES = 8;
const DIE_READ = 520;
const SHOWN = 420;
const BREATH = 140;
const FLIGHT = 320;

/** What an event puts on the table. */
const ON_TABLE: Record<string, ItemSeen["item"]> = {
  called: "person",
  announced: "activity",
  shopping: "shopping",
  played: "anytime",
  played_at: "anytime",
  answered: "answer",
  attacked: "tv",
};

export class LesColocsScene implements Scene {
  /** The last full view: everything that events do not move is drawn from it. */
  view: View | null = $state.raw(null);
  rooms: Token[][] = $state([]);
  stack: ItemSeen[] = $state.raw([]);
  die: DieShown | null = $state.raw(null);
  active: number | null = $state(null);

  #places = new Map<string, HTMLElement>();
  #running = new Set<Animation>();
  #pauses = new Set<() => void>();
  #skipping = false;
  #next = 1;

  show(json: Json): void {
    const view = json as unknown as View;
    this.view = view;
    this.stack = view.stack;
    this.active = view.stage === "over" ? null : view.active;
    this.rooms = view.seats.map((seat, at) => this.#settle(this.rooms[at] ?? [], seat.room));
    if (view.stage === "draw") this.die = null;
    this.#skipping = false;
  }

  async step(json: Json, pace: Pace): Promise<void> {
    const event = json as unknown as GameEvent;
    if (!this.view || pace.factor === 0) this.#skipping = true;
    const { event: kind, seat = 0, card } = event;
    const item = ON_TABLE[kind];
    if (item) {
      this.stack = [...this.stack, itemOf(event, item)];
      await this.#pause(SHOWN * pace.factor);
    } else if (kind === "rolled") await this.#roll(event, pace);
    else if (kind === "entered" && card) {
      this.#clear(card);
      const token = { id: this.#next++, card, value: event.value ?? 0, markers: 0 };
      this.rooms[seat]?.push(token);
      await this.#fly(token.id, this.#rect("table"), pace);
    } else if (kind === "moved" && card) await this.#carry(seat, event.to ?? 0, card, pace);
    else if (kind === "taken" && card) await this.#carry(event.from ?? 0, seat, card, pace);
    else if (kind === "left" && card) await this.#leave(seat, card, pace);
    else if (kind === "cancelled" || kind === "not_home" || kind === "failed") {
      if (card) this.#clear(card);
      await this.#pause(SHOWN * pace.factor);
    } else if (kind === "shopping_cancelled") {
      this.stack = this.stack.filter((one) => one.item !== "shopping");
      await this.#pause(SHOWN * pace.factor);
    } else if (kind === "turn") {
      this.active = seat;
      this.die = null;
    } else if (kind === "drew" || kind === "discarded") await this.#pause(BREATH * pace.factor);
  }

  skip(): void {
    this.#skipping = true;
    for (const animation of this.#running) animation.finish();
    for (const resume of this.#pauses) resume();
  }

  /** Called by what draws a token, the table or a pile: where things come from and go to. */
  draws(place: string | number, element: HTMLElement): () => void {
    this.#places.set(String(place), element);
    return () => this.#places.delete(String(place));
  }

  #settle(before: readonly Token[], room: readonly CardSeen[]): Token[] {
    const left = [...before];
    return room.map((seen) => {
      const at = left.findIndex((token) => token.card === seen.card);
      const token = at >= 0 ? left.splice(at, 1)[0] : undefined;
      return { ...seen, id: token?.id ?? this.#next++ };
    });
  }

  /** What was on the table is there no more. */
  #clear(card: string): void {
    const at = this.stack.findLastIndex((one) => one.card === card || one.cards?.includes(card));
    const one = this.stack[at];
    if (!one) return;
    const rest = one.cards?.filter((other) => other !== card) ?? [];
    const kept = one.cards && rest.length ? [{ ...one, cards: rest }] : [];
    this.stack = [...this.stack.slice(0, at), ...kept, ...this.stack.slice(at + 1)];
  }

  async #roll(event: GameEvent, pace: Pace): Promise<void> {
    const { seat = 0, die = 1, roll = "" } = event;
    if (!pace.still && !this.#skipping) {
      for (let turn = 0; turn < FACES && !this.#skipping; turn++) {
        // Any face but the one just seen, so that it never seems to rest.
        this.die = { face: ((die + turn * 2 + 1) % 6) + 1, rolling: true, seat, roll };
        await this.#pause(FACE * pace.factor);
      }
    }
    this.die = { face: die, rolling: false, seat, roll };
    await this.#pause(DIE_READ * pace.factor);
  }

  async #carry(from: number, to: number, card: string, pace: Pace): Promise<void> {
    const at = this.rooms[from]?.findIndex((token) => token.card === card) ?? -1;
    const token = this.rooms[from]?.[at];
    if (!token) return;
    const start = this.#rect(token.id);
    this.rooms[from]?.splice(at, 1);
    this.rooms[to]?.push(token);
    await this.#fly(token.id, start, pace);
  }

  async #leave(seat: number, card: string, pace: Pace): Promise<void> {
    const at = this.rooms[seat]?.findIndex((token) => token.card === card) ?? -1;
    const token = this.rooms[seat]?.[at];
    if (!token) return;
    const element = this.#places.get(String(token.id));
    const here = this.#rect(token.id);
    const there = this.#rect("discard");
    if (element && here && there) {
      const gone = pace.still ? "none" : shift(here, there, 0.5);
      await this.#animate(element, [{}, { transform: gone, opacity: 0 }], FLIGHT * pace.factor);
    }
    this.rooms[seat]?.splice(at, 1);
  }

  /** From where it was to where it is drawn now. */
  async #fly(id: number, start: DOMRect | null, pace: Pace): Promise<void> {
    if (this.#skipping) return;
    await tick();
    const element = this.#places.get(String(id));
    const end = this.#rect(id);
    if (!element || !end) return;
    const from =
      start && !pace.still ? { transform: shift(end, start, 0.8), opacity: 0.4 } : { transform: "none", opacity: 0 };
    await this.#animate(element, [from, { transform: "none", opacity: 1 }], FLIGHT * pace.factor);
  }

  #rect(place: string | number): DOMRect | null {
    return this.#places.get(String(place))?.getBoundingClientRect() ?? null;
  }

  async #animate(element: HTMLElement, frames: Keyframe[], duration: number): Promise<void> {
    if (this.#skipping) return;
    const animation = element.animate(frames, { duration, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
    this.#running.add(animation);
    // A tab in the background draws no frames; the match goes on all the same.
    const late = new Promise<void>((resolve) => setTimeout(resolve, duration + 400));
    await Promise.race([animation.finished.catch(() => undefined), late]);
    this.#running.delete(animation);
  }

  #pause(duration: number): Promise<void> {
    if (this.#skipping || duration <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#pauses.delete(done);
        resolve();
      };
      const timer = setTimeout(done, duration);
      this.#pauses.add(done);
    });
  }
}

function itemOf(event: GameEvent, item: ItemSeen["item"]): ItemSeen {
  const told: ItemSeen = { item, seat: event.seat ?? 0 };
  if (event.card) told.card = event.card;
  if (Array.isArray(event.cards)) told.cards = event.cards;
  if (event.cost !== undefined) told.cost = event.cost;
  if (item === "person" && event.to !== undefined) told.target = event.to;
  if (item === "anytime" && event.target !== undefined) told.target = event.target;
  if (item === "anytime" && event.other) told.other = event.other;
  return told;
}

function shift(from: DOMRect, to: DOMRect, scale: number): string {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

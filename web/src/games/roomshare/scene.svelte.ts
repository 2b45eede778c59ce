/** The board in motion: meeples with an identity of their own, which events move one after the other. */
import type { Json, Pace, Scene } from "../game";
import { corner, place, PITCH, ROOM, STEPS, wraps, type Point } from "./building";
import { after, movesOf, positionOf, type Position } from "./position";
import type { Card, Colour, GameEvent, View } from "./view";

export interface Token {
  id: number;
  colour: Colour;
  slot: number;
}

const STEP = 280;
const DOORS_OPEN = 300;
const CARD_SHOWN = 380;
const BREATH = 160;

export class RoomShareScene implements Scene {
  /** The last full view: everything that events do not move is drawn from it. */
  view: View | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  tokens: Token[] = $state([]);
  /** The card on the table, shown as soon as it is played. */
  played: Card | null = $state(null);
  active: number | null = $state(null);
  /** The flat whose doors have flown open. */
  emptied: number | null = $state(null);

  #elements = new Map<number, SVGElement>();
  #running = new Set<Animation>();
  #pauses = new Set<() => void>();
  #skipping = false;
  #next = 1;
  #reserve: (seat: number) => Point | null = () => null;

  show(json: Json): void {
    const view = json as unknown as View;
    this.view = view;
    this.position = positionOf(view);
    this.played = view.played;
    this.active = view.stage === "over" ? null : (view.asked?.seat ?? view.active);
    this.emptied = null;
    this.#settle(this.position);
    this.#skipping = false;
  }

  async step(json: Json, pace: Pace): Promise<void> {
    const event = json as unknown as GameEvent;
    if (!this.position || pace.factor === 0) this.#skipping = true;
    if (event.event === "played" || event.event === "discarded") {
      this.played = event.card ?? null;
      await this.#pause(CARD_SHOWN * pace.factor);
    } else if (event.event === "evicted" && event.flat) {
      this.emptied = (event.flat.charCodeAt(1) - 49) * 5 + event.flat.charCodeAt(0) - 65;
      await this.#pause(DOORS_OPEN * pace.factor);
    } else if (event.event === "drew") {
      this.emptied = null;
      this.played = null;
      await this.#pause(BREATH * pace.factor);
    } else if (event.event === "turn") {
      this.active = event.seat ?? this.active;
    } else {
      await this.#move(event, pace);
    }
  }

  skip(): void {
    this.#skipping = true;
    for (const animation of this.#running) animation.finish();
    for (const resume of this.#pauses) resume();
  }

  /** Called by the board: the element that draws a token. */
  draws(id: number, element: SVGElement): () => void {
    this.#elements.set(id, element);
    return () => this.#elements.delete(id);
  }

  /** Called by the board: where on it a seat's reserve lies, so that meeples come from there and go there. */
  reserveAt(find: (seat: number) => Point | null): void {
    this.#reserve = find;
  }

  async #move(event: GameEvent, pace: Pace): Promise<void> {
    const moves = movesOf(event);
    if (!moves.length || !this.position) return;
    const next = after(this.position, event);
    const going: Promise<void>[] = [];
    const lifted = moves.map((move) => (typeof move.from === "number" ? this.tokens.find((token) => token.slot === move.from) : undefined));
    const displaced = event.event === "stayed" && moves[0] ? this.tokens.find((token) => token.slot === moves[0]?.to) : undefined;
    for (const [index, move] of moves.entries()) {
      const token = lifted[index];
      if (typeof move.from === "number" && typeof move.to === "number" && token) {
        const from = token.slot;
        token.slot = move.to;
        going.push(this.#walk(token, from, move.to, event.event === "moved", pace));
      } else if (typeof move.from === "object" && typeof move.to === "number") {
        const placed: Token = { id: this.#next++, colour: move.colour, slot: move.to };
        this.tokens.push(placed);
        going.push(this.#enter(placed, move.from.reserve, pace));
      } else if (typeof move.to === "object" && token) {
        going.push(this.#leave(token, move.to.reserve, pace));
      }
    }
    if (displaced && moves[0] && typeof moves[0].from === "number") {
      const from = displaced.slot;
      displaced.slot = moves[0].from;
      going.push(this.#walk(displaced, from, displaced.slot, false, pace));
    }
    await Promise.all(going);
    this.position = next;
    this.#settle(next);
  }

  /** Every slot has the token of its meeple: kept where the colour is right, moved from where one is left over, else new. */
  #settle(position: Position): void {
    const left = [...this.tokens];
    const kept: Token[] = [];
    const open: { slot: number; colour: Colour }[] = [];
    position.tenants.forEach((colour, slot) => {
      if (!colour) return;
      const at = left.findIndex((token) => token.slot === slot && token.colour === colour);
      if (at >= 0) kept.push(...left.splice(at, 1));
      else open.push({ slot, colour });
    });
    for (const { slot, colour } of open) {
      const at = left.findIndex((token) => token.colour === colour);
      const token = at >= 0 ? left.splice(at, 1)[0] : undefined;
      if (token) {
        token.slot = slot;
        kept.push(token);
      } else kept.push({ id: this.#next++, colour, slot });
    }
    if (kept.length !== this.tokens.length || kept.some((token) => !this.tokens.includes(token))) {
      this.tokens = kept.sort((one, other) => one.id - other.id);
    }
  }

  async #walk(token: Token, from: number, to: number, throughDoor: boolean, pace: Pace): Promise<void> {
    if (pace.still) return this.#animate(token.id, [{ opacity: 0 }, { opacity: 1 }], 180 * pace.factor);
    const start = place(from);
    const end = place(to);
    if (!throughDoor) return this.#animate(token.id, [at(start), lifted(middle(start, end)), at(end)], 320 * pace.factor);
    const flat = Math.floor(from / 4);
    const arrow = from % 4;
    const step = STEPS[arrow] ?? { x: 0, y: 0 };
    const home = corner(flat);
    const door = { x: home.x + ROOM / 2 + (step.x * PITCH) / 2, y: home.y + ROOM / 2 + (step.y * PITCH) / 2 };
    if (!wraps(flat, arrow)) return this.#animate(token.id, [at(start), at(door), at(end)], STEP * pace.factor);
    // Out at one edge, in at the other.
    const out = { x: door.x + step.x * 26, y: door.y + step.y * 26 };
    const there = corner(Math.floor(to / 4));
    const back = { x: there.x + ROOM / 2 - step.x * (PITCH / 2 + 26), y: there.y + ROOM / 2 - step.y * (PITCH / 2 + 26) };
    await this.#animate(token.id, [at(start), { ...at(out), opacity: 0 }], (STEP / 2) * pace.factor, "ease-in");
    await this.#animate(token.id, [{ ...at(back), opacity: 0 }, at(end)], (STEP / 2) * pace.factor);
  }

  async #enter(token: Token, seat: number, pace: Pace): Promise<void> {
    const end = place(token.slot);
    const from = this.#reserve(seat);
    if (pace.still || !from) return this.#animate(token.id, [{ opacity: 0 }, { opacity: 1 }], 180 * pace.factor);
    await this.#animate(token.id, [{ ...at(from), opacity: 0.2 }, lifted(middle(from, end)), at(end)], 320 * pace.factor);
  }

  async #leave(token: Token, seat: number, pace: Pace): Promise<void> {
    const start = place(token.slot);
    const to = this.#reserve(seat);
    if (pace.still || !to) return this.#animate(token.id, [{ opacity: 1 }, { opacity: 0 }], 180 * pace.factor);
    await this.#animate(token.id, [at(start), lifted(middle(start, to)), { ...at(to), opacity: 0.2 }], 320 * pace.factor);
  }

  async #animate(id: number, frames: Keyframe[], duration: number, easing = "cubic-bezier(0.2, 0.7, 0.2, 1)"): Promise<void> {
    if (this.#skipping) return;
    // A token that was just added is drawn in the next frame.
    if (!this.#elements.has(id)) await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = this.#elements.get(id);
    if (!element || this.#skipping) return;
    const animation = element.animate(frames, { duration, easing });
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
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

function at(point: Point): Keyframe {
  return { transform: `translate(${point.x}px, ${point.y}px)` };
}

function lifted(point: Point): Keyframe {
  return { transform: `translate(${point.x}px, ${point.y - 10}px) scale(1.18)` };
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

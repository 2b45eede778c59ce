/** A finished match, gone through action by action with all hands open. */
import { api } from "../api";
import type { GameModule, Json, Looked, Play, Scene } from "../games/game";
import { preferences, prefersReducedMotion } from "../preferences.svelte";
import type { Replay, SeatInfo, TableInfo } from "../protocol";
import { seatNames } from "./session.svelte";

const NOTHING: readonly string[] = [];
const FACTORS = { calm: 1, quick: 0.5, none: 0 } as const;

export class ReplaySession implements Play {
  readonly scene: Scene;
  readonly seat = null;
  readonly offered = NOTHING;
  readonly canUndo = false;
  readonly sending = false;
  readonly hinted = null;

  frame: Replay = $state.raw()!;
  busy = $state(false);
  looked: Looked | null = $state.raw(null);

  #game: GameModule;
  #frames = new Map<number, Promise<Replay>>();
  #wanted = 0;

  constructor(
    game: GameModule,
    readonly table: TableInfo,
    first: Replay,
  ) {
    this.#game = game;
    this.scene = game.makeScene();
    this.frame = first;
    this.#frames.set(first.step, Promise.resolve(first));
    this.scene.show(first.view);
  }

  get view(): Json {
    return this.frame.view;
  }

  get names(): string[] {
    return seatNames(this.#game, this.table.seats);
  }

  get seats(): SeatInfo[] {
    return this.table.seats;
  }

  get open(): Json[] {
    return this.frame.private;
  }

  /** Goes to a step; the next one is acted out, any other shown at once. False when another step was asked for meanwhile. */
  async goTo(step: number): Promise<boolean> {
    const target = Math.max(0, Math.min(step, this.frame.steps));
    const turn = ++this.#wanted;
    this.scene.skip();
    const next = await this.#load(target);
    if (turn !== this.#wanted) return false;
    const forward = target === this.frame.step + 1;
    this.frame = next;
    void this.#load(Math.min(target + 1, next.steps));
    if (forward) {
      this.busy = true;
      for (const event of next.events) {
        await this.scene.step(event, { factor: FACTORS[preferences.speed], still: prefersReducedMotion() });
        if (turn !== this.#wanted) return false;
      }
      this.busy = false;
    }
    this.busy = false;
    this.scene.show(next.view);
    return true;
  }

  #load(step: number): Promise<Replay> {
    let frame = this.#frames.get(step);
    if (!frame) {
      frame = api.replay(this.table.id, step);
      frame.catch(() => this.#frames.delete(step));
      this.#frames.set(step, frame);
    }
    return frame;
  }

  play(): Promise<void> {
    return Promise.resolve();
  }

  attempt(): Promise<boolean> {
    return Promise.resolve(false);
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }

  preview(): Promise<null> {
    return Promise.resolve(null);
  }

  skip(): void {
    this.scene.skip();
  }

  look(topic: string, about: Json | null = null): void {
    this.looked = { topic, about, touched: true };
  }

  showRule(topic: string): void {
    this.looked = { topic, about: null, touched: false };
  }
}

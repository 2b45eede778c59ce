/** A table as the page lives it: what the server told, what is being drawn, and what one may do about it. */
import { api, ApiError } from "../api";
import type { GameModule, Json, Looked, Pace, Play, Scene } from "../games/game";
import { t } from "../language.svelte";
import { preferences, prefersReducedMotion } from "../preferences.svelte";
import type { Hello, HintFound, LogEntry, PressureTold, Said, SeatInfo, Shown, TableInfo, Update, WindowOpen } from "../protocol";
import { notices } from "../ui/notices.svelte";
import { sound } from "../ui/sound";
import { Connection, liveAddress, type Answer, type Listener, type OrderMode, type Status } from "./connection";
import { mine } from "./mine.svelte";

export interface LogLine {
  key: string;
  seat: number | null;
  version: number;
  /** An event, or a change of the table itself. */
  event: Json;
}

/** More updates than this at once are not acted out one by one. */
const TOO_MANY = 60;

/** How often an action is sent again that somebody else's came before. */
const MOST_TRIES = 5;

/** How often the page says at most that somebody is there, in milliseconds. */
const HERE_EVERY = 10_000;
const URGENT_EVERY = 1_000;

/** Refusals that mean that this device has lost its seat. */
const OUT = ["put_out", "seat_freed"];

const FACTORS = { calm: 1, quick: 0.5, none: 0 } as const;

export function seatNames(game: GameModule, seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => seat.name ?? game.seatName(seat.seat));
}

export class TableSession implements Play, Listener {
  readonly scene: Scene;
  readonly open = null;

  connection: Status = $state("connecting");
  /** There is no such table any more. */
  lost = $state(false);
  table: TableInfo = $state.raw()!;
  seat: number | null = $state(null);
  view: Json | null = $state.raw(null);
  legal: string[] = $state.raw([]);
  toAct: number[] = $state.raw([]);
  undoable = $state(false);
  log: LogLine[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  /** The moment in which one may answer, and the time by this page's clock until which the table waits. */
  asked: (WindowOpen & { until: number | null }) | null = $state.raw(null);
  /** One's standing orders; null where the game has no windows. */
  standing: Record<string, OrderMode> | null = $state.raw(null);
  /** The last hand that somebody showed to oneself. */
  shownHand: Shown | null = $state.raw(null);
  /** Something is being acted out. */
  busy = $state(false);
  /** A move is on its way. */
  sending = $state(false);
  looked: Looked | null = $state.raw(null);
  /** What a strong bot would do now. */
  hint: HintFound | null = $state.raw(null);
  hinting = $state(false);

  #pressure: PressureTold["level"] = $state("none");
  /** By this page's clock, when a bot will play for oneself; null while nobody waits so long. */
  idleUntil: number | null = $state(null);
  /** Why this device has lost the seat, in a sentence. */
  putOut: string | null = $state(null);

  #saidHere = -HERE_EVERY;
  #game: GameModule;
  #wire: Connection;
  #queue: Update[] = [];
  #previews = new Map<string, Promise<Json[] | null>>();
  #known = new Set<number>();

  constructor(game: GameModule, table: TableInfo) {
    this.#game = game;
    this.table = table;
    this.scene = game.makeScene();
    this.#wire = new Connection(liveAddress(table.id), this);
  }

  start(): void {
    this.#wire.start();
  }

  stop(): void {
    this.#wire.stop();
  }

  /** One's seat has changed (claimed, resumed, left): a new handshake tells the server who is there. */
  reseat(): void {
    this.#queue = [];
    this.#previews.clear();
    this.#wire.restart();
  }

  // What the surface sees

  get names(): string[] {
    return seatNames(this.#game, this.table.seats);
  }

  get seats(): SeatInfo[] {
    return this.table.seats;
  }

  get offered(): string[] {
    return this.busy || this.sending || this.standIn || this.answered ? [] : this.legal;
  }

  /** Whether the bots at this table are short of time. */
  get pressure(): PressureTold["level"] {
    const bots = this.table.seats.some((seat) => seat.bot !== null || seat.standin !== null);
    return bots && this.table.state === "playing" ? this.#pressure : "none";
  }

  /** Whether one has answered in the window that stands open, on whatever device. */
  get answered(): boolean {
    return this.asked !== null && this.asked.answer != null;
  }

  /** Whether a hint may be asked for at this table at all. */
  get hints(): boolean {
    return this.seat !== null && this.table.hints !== "none" && this.table.state === "playing";
  }

  get hinted(): string | null {
    return this.hint?.best.action ?? null;
  }

  get canUndo(): boolean {
    return this.undoable && !this.sending && !this.standIn;
  }

  /** The bot that plays for oneself for now. */
  get standIn(): string | null {
    return this.seat === null ? null : (this.table.seats[this.seat]?.standin ?? null);
  }

  async play(actions: readonly string[]): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (const action of actions) {
        if (!this.legal.includes(action)) continue;
        const answer = await this.#send(action, () => this.legal.includes(action));
        if (!this.#accepted(answer)) return;
      }
    } finally {
      this.sending = false;
    }
  }

  async attempt(action: string): Promise<boolean> {
    if (this.sending || this.standIn) return false;
    this.sending = true;
    try {
      return this.#accepted(await this.#send(action, () => true));
    } finally {
      this.sending = false;
    }
  }

  /** Where several act at once somebody else's move comes in between: that is no reason to ask twice. */
  async #send(action: string, stillMeant: () => boolean): Promise<Answer> {
    // Whatever comes of it, the hint was for the moment before, even where the same choices follow.
    this.hint = null;
    for (let again = 0; ; again++) {
      // Not in a window: an answer that came too late was to another question.
      const together = this.toAct.length > 1 && this.asked === null;
      const answer = await this.#wire.play(action);
      if (answer.is !== "stale" || !together || again >= MOST_TRIES || !stillMeant()) return answer;
    }
  }

  async undo(): Promise<void> {
    if (!this.canUndo) return;
    this.sending = true;
    try {
      this.#accepted(await this.#wire.undo());
    } finally {
      this.sending = false;
    }
  }

  preview(action: string): Promise<Json[] | null> {
    const key = `${this.#wire.version} ${action}`;
    let known = this.#previews.get(key);
    if (!known) {
      known = this.#wire.preview(action);
      this.#previews.set(key, known);
      void known.then((events) => {
        if (events === null) this.#previews.delete(key);
      });
    }
    return known;
  }

  async askHint(): Promise<void> {
    if (!this.hints || this.hinting || !this.offered.length) return;
    const before = this.legal.join("|");
    this.hint = null;
    this.hinting = true;
    const answer = await this.#wire.hint();
    this.hinting = false;
    if (answer.is === "refused") notices.add(answer.message, true);
    // Others may have acted meanwhile; as long as one has the same choice, it is as good as before.
    if (answer.is === "found" && this.legal.join("|") === before) this.hint = answer.found;
  }

  async say(text: string): Promise<boolean> {
    return this.#accepted(await this.#wire.say(text));
  }

  async askMoreTime(): Promise<void> {
    this.#accepted(await this.#wire.moreTime());
  }

  async quiet(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      this.#accepted(await this.#wire.quiet());
    } finally {
      this.sending = false;
    }
  }

  async order(orders: Record<string, OrderMode>): Promise<boolean> {
    return this.#accepted(await this.#wire.order(orders));
  }

  async show(to: number): Promise<boolean> {
    return this.#accepted(await this.#wire.show(to));
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

  #accepted(answer: Answer): boolean {
    if (answer.is === "stale") notices.add(t("stale"));
    else if (answer.is === "refused") notices.add(answer.message, true);
    return answer.is === "done";
  }

  // What the server tells

  status(status: Status): void {
    this.connection = status;
  }

  hello(hello: Hello): void {
    const first = this.view === null || this.seat !== hello.seat;
    this.seat = hello.seat;
    this.idleUntil = null;
    if (hello.seat !== null) this.putOut = null;
    // It follows if there is any.
    this.#pressure = "none";
    this.#setTable(hello.table);
    this.view = hello.view;
    this.#take(hello);
    if (first && hello.view) {
      this.#queue = [];
      this.scene.skip();
      this.scene.show(hello.view);
      void this.#recallLog();
    } else if (!this.busy && hello.view) this.scene.show(hello.view);
  }

  update(update: Update): void {
    this.view = update.view;
    this.#take(update);
    this.#previews.clear();
    this.#queue.push(update);
    if (!this.busy) void this.#actOut();
  }

  said(said: Said): void {
    // The same line again: whoever said it has been forgotten.
    const others = this.chat.filter((one) => one.number !== said.number);
    this.chat = [...others, said].sort((one, other) => one.number - other.number).slice(-100);
  }

  window(window: WindowOpen): void {
    this.asked = window.kind === null ? null : { ...window, until: until(window.left) };
  }

  moreTime(): void {
    notices.add(t("more-time-told"));
  }

  orders(orders: Record<string, OrderMode>): void {
    this.standing = orders;
  }

  shown(shown: Shown): void {
    if (shown.hand) this.shownHand = shown;
    else notices.add(t("hand-shown", { player: this.names[shown.seat] ?? "", to: this.names[shown.to] ?? "" }));
  }

  pressureTold(level: PressureTold["level"]): void {
    this.#pressure = level;
  }

  tableChanged(table: TableInfo): void {
    this.#setTable(table);
  }

  idle(left: number | null): void {
    this.idleUntil = until(left);
    if (left !== null) sound("turn");
  }

  /** Said after any sign of life, but not too often; at once when a bot is about to play for oneself, or does. */
  here = (): void => {
    if (this.seat === null || this.table.state === "over") return;
    const now = performance.now();
    const urgent = this.idleUntil !== null || this.standIn !== null;
    if (now - this.#saidHere < (urgent ? URGENT_EVERY : HERE_EVERY)) return;
    this.#saidHere = now;
    this.#wire.here();
  };

  problem(message: string, code: string): void {
    if (OUT.includes(code)) {
      // Told before the socket closes and again on the next one.
      if (this.putOut === message) return;
      this.putOut = message;
      mine.forget(this.table.id);
      return;
    }
    notices.add(message, true);
  }

  gone(): void {
    this.lost = true;
  }

  #take(news: { legal: string[]; to_act: number[]; can_undo: boolean }): void {
    const wasMine = this.seat !== null && this.toAct.includes(this.seat);
    if (this.hint && this.legal.join("|") !== news.legal.join("|")) this.hint = null;
    this.legal = news.legal;
    this.toAct = news.to_act;
    if (this.seat === null || !news.to_act.includes(this.seat)) this.asked = this.idleUntil = null;
    this.undoable = news.can_undo;
    const isMine = this.seat !== null && news.to_act.includes(this.seat);
    if (isMine && !wasMine) sound("turn");
  }

  #setTable(table: TableInfo): void {
    this.table = table;
    const name = this.seat === null ? null : table.seats[this.seat]?.name;
    if (name) mine.note({ id: table.id, game: table.game, name, at: Date.now(), over: table.state === "over" });
  }

  // Acting out

  get #pace(): Pace {
    return { factor: document.hidden ? 0 : FACTORS[preferences.speed], still: prefersReducedMotion() };
  }

  async #actOut(): Promise<void> {
    this.busy = true;
    try {
      for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
        const pace = this.#queue.length > TOO_MANY ? { factor: 0, still: true } : this.#pace;
        this.#write(update);
        if (update.kind === "action") {
          for (const event of update.events) {
            if (pace.factor > 0) knock(event);
            await this.scene.step(event, pace);
          }
        }
        this.scene.show(update.view);
      }
    } finally {
      this.busy = false;
    }
  }

  #write(entry: Pick<LogEntry, "version" | "kind" | "seat" | "events">): void {
    if (this.#known.has(entry.version)) return;
    this.#known.add(entry.version);
    this.log = [...this.log, ...linesOf(entry)];
  }

  async #recallLog(): Promise<void> {
    try {
      const entries = await wholeLog(this.table.id);
      const before = entries.filter((entry) => !this.#known.has(entry.version));
      for (const entry of before) this.#known.add(entry.version);
      this.log = [...before.flatMap(linesOf), ...this.log].sort((one, other) => one.version - other.version);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The log of this visit is enough.
    }
  }
}

/** A very long log comes in pages. */
async function wholeLog(table: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let more = true;
  while (more) {
    const page = await api.log(table, entries.at(-1)?.version ?? 0);
    entries.push(...page.entries);
    more = (page.more ?? false) && page.entries.length > 0;
  }
  return entries;
}

function linesOf(entry: Pick<LogEntry, "version" | "kind" | "seat" | "events">): LogLine[] {
  const { version, kind, seat } = entry;
  if (kind !== "action") return [{ key: `${version}`, seat, version, event: { event: kind, seat } }];
  return entry.events.map((event, index) => ({ key: `${version}.${index}`, seat, version, event }));
}

function until(left: number | null): number | null {
  return left === null ? null : Date.now() + left;
}

function knock(event: Json): void {
  const kind = event["event"];
  if (kind === "played" || kind === "drew") sound("card");
  else if (kind === "evicted") sound("door");
  else sound("step");
}

/**
 * One table's WebSocket, kept alive. What it promises its listener: every update once and in order, whatever the network
 * does; and an asker: an answer for every move, without ever playing it twice or on a position that was not seen.
 */
import { preferences } from "../preferences.svelte";
import type { Hello, HintFound, Orders, PressureTold, Said, ServerMessage, Shown, TableInfo, Update, WindowOpen } from "../protocol";
import { linkTo } from "../site";

/** What is done for a seat when it may answer. */
export type OrderMode = Orders["orders"][string];

export type Status = "connecting" | "live" | "lost";

export interface Listener {
  status(status: Status): void;
  /** What was missed has been told by `update` before. */
  hello(hello: Hello): void;
  update(update: Update): void;
  tableChanged(table: TableInfo): void;
  said(said: Said): void;
  window(window: WindowOpen): void;
  /** Somebody who is asked wants more time for all. */
  moreTime(): void;
  orders(orders: Record<string, OrderMode>): void;
  shown(shown: Shown): void;
  pressureTold(level: PressureTold["level"]): void;
  /** Others wait: a bot plays in so many milliseconds unless one does something; null: not any more. */
  idle(left: number | null): void;
  problem(message: string, code: string): void;
  /** There is no such table: no use in trying again. */
  gone(): void;
}

export type Answer =
  | { is: "done" }
  /** The table had moved on: nothing was played, and what was missed has been told. */
  | { is: "stale" }
  | { is: "refused"; code: string; message: string }
  | { is: "closed" };

export type HintAnswer = { is: "found"; found: HintFound } | { is: "refused"; message: string } | { is: "closed" };

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: (() => void) | null;
}

interface Pending {
  text: string;
  settle: (answer: Answer) => void;
  /** Set by the acknowledgement: done as soon as the update of this version is here too. */
  version: number | null;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const GAP_PATIENCE = 3_000;
const ASK_AGAIN = 6_000;

const NO_SUCH_TABLE = 4404;
const TOO_MUCH = 1008;

export class Connection {
  version: number | null = null;

  #listener: Listener;
  #address: (since: number | null) => string;
  #open: (address: string) => Socket;
  #socket: Socket | null = null;
  #greeted = false;
  #stopped = false;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #gap: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #pending = new Map<string, Pending>();
  #previews = new Map<string, (events: Record<string, unknown>[] | null) => void>();
  #hints = new Map<string, (answer: HintAnswer) => void>();
  #held = new Map<number, Update>();

  constructor(
    address: (since: number | null) => string,
    listener: Listener,
    open: (address: string) => Socket = openSocket,
  ) {
    this.#address = address;
    this.#listener = listener;
    this.#open = open;
  }

  start(): void {
    this.#stopped = false;
    this.#connect();
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY / 4);
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.addEventListener?.("offline", this.#offline);
    globalThis.document?.addEventListener("visibilitychange", this.hurry);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#gap);
    clearInterval(this.#pulse);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.document?.removeEventListener("visibilitychange", this.hurry);
    this.#drop();
    for (const pending of this.#pending.values()) pending.settle({ is: "closed" });
    this.#pending.clear();
  }

  /** Tries again at once: the network or the reader came back. */
  hurry = (): void => {
    if (this.#stopped || this.#greeted || globalThis.document?.hidden) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  };

  /** A new start on a new socket: the seat has changed, which only the handshake tells the server. */
  restart(): void {
    this.version = null;
    this.#lost(0);
  }

  play(action: string): Promise<Answer> {
    return this.#ask({ type: "play", version: this.version ?? 0, action });
  }

  undo(): Promise<Answer> {
    return this.#ask({ type: "undo", version: this.version ?? 0 });
  }

  say(text: string): Promise<Answer> {
    return this.#ask({ type: "chat", text });
  }

  /** A little longer to answer. */
  moreTime(): Promise<Answer> {
    return this.#ask({ type: "more_time", version: this.version ?? 0 });
  }

  /** Passes, now and in every other window of this turn. */
  quiet(): Promise<Answer> {
    return this.#ask({ type: "quiet", version: this.version ?? 0 });
  }

  order(orders: Record<string, OrderMode>): Promise<Answer> {
    return this.#ask({ type: "orders", orders });
  }

  show(to: number): Promise<Answer> {
    return this.#ask({ type: "show", to });
  }

  /** What an action would bring; null when that cannot be told now. */
  preview(action: string): Promise<Record<string, unknown>[] | null> {
    if (!this.#greeted) return Promise.resolve(null);
    const id = crypto.randomUUID();
    return new Promise((resolve) => {
      this.#previews.set(id, resolve);
      this.#send(JSON.stringify({ type: "preview", id, version: this.version ?? 0, action }));
    });
  }

  /** What a strong bot would do in one's place. */
  hint(): Promise<HintAnswer> {
    if (!this.#greeted) return Promise.resolve({ is: "closed" });
    const id = crypto.randomUUID();
    return new Promise((resolve) => {
      this.#hints.set(id, resolve);
      this.#send(JSON.stringify({ type: "hint", id }));
    });
  }

  /** Somebody is there. */
  here(): void {
    if (this.#greeted) this.#send('{"type":"here"}');
  }

  // Asking

  #ask(message: Record<string, unknown>): Promise<Answer> {
    const id = crypto.randomUUID();
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve) => {
      const again = setInterval(() => {
        if (this.#greeted && this.#pending.get(id)?.version === null) this.#send(text);
      }, ASK_AGAIN);
      const settle = (answer: Answer): void => {
        clearInterval(again);
        this.#pending.delete(id);
        resolve(answer);
      };
      this.#pending.set(id, { text, settle, version: null });
      if (this.#greeted) this.#send(text);
    });
  }

  #send(text: string): void {
    try {
      this.#socket?.send(text);
    } catch {
      // A socket that cannot send is about to close; what is pending is sent again on the next one.
    }
  }

  // The socket

  #connect(): void {
    if (this.#stopped) return;
    const socket = this.#open(this.#address(this.version));
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(event.data);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === NO_SUCH_TABLE) {
        this.stop();
        this.#listener.gone();
      } else this.#lost(code === TOO_MUCH ? LONGEST_WAIT : undefined);
    };
    socket.onerror = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#held.clear();
    clearTimeout(this.#gap);
    this.#gap = undefined;
    if (socket) {
      socket.onmessage = socket.onclose = socket.onerror = socket.onopen = null;
      try {
        socket.close();
      } catch {
        // It was never open.
      }
    }
    for (const resolve of this.#previews.values()) resolve(null);
    this.#previews.clear();
    for (const resolve of this.#hints.values()) resolve({ is: "closed" });
    this.#hints.clear();
  }

  #lost(wait?: number): void {
    this.#drop();
    if (this.#stopped) return;
    this.#listener.status("lost");
    clearTimeout(this.#retry);
    // A little chance keeps a whole table from knocking at the same moment after a restart.
    this.#retry = setTimeout(() => this.#connect(), wait ?? this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #offline = (): void => {
    this.#lost();
  };

  #beat(): void {
    if (!this.#socket) return;
    const silent = Date.now() - this.#heard;
    if (silent > SILENCE) this.#lost(0);
    else if (this.#greeted && silent > PING_EVERY) this.#send('{"type":"ping"}');
  }

  // Messages

  #receive(text: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "hello":
        this.#welcome(message);
        break;
      case "update":
        this.#take(message);
        break;
      case "ack": {
        const pending = this.#pending.get(message.id);
        if (pending) pending.version = message.version;
        this.#settleDone();
        break;
      }
      case "stale":
        for (const missed of message.missed) this.#take(missed);
        this.#pending.get(message.id)?.settle({ is: "stale" });
        break;
      case "error":
        this.#refuse(message.id, message.code, message.message);
        break;
      case "preview":
        this.#previews.get(message.id)?.(message.version === this.version ? message.events : null);
        this.#previews.delete(message.id);
        break;
      case "hint":
        this.#hints.get(message.id)?.({ is: "found", found: message.found });
        this.#hints.delete(message.id);
        break;
      case "table":
        this.#listener.tableChanged(message.table);
        break;
      case "chat":
        this.#listener.said(message);
        break;
      case "window":
        this.#listener.window(message);
        break;
      case "more_time":
        this.#listener.moreTime();
        break;
      case "idle":
        this.#listener.idle(message.left);
        break;
      case "orders":
        this.#listener.orders(message.orders);
        break;
      case "shown":
        this.#listener.shown(message);
        break;
      case "pressure":
        this.#listener.pressureTold(message.level);
        break;
      case "pong":
        break;
    }
  }

  #welcome(hello: Hello): void {
    for (const missed of hello.missed) {
      // After a long absence only the last updates are told; their views are where to go on from.
      if (this.version !== null && missed.version > this.version) this.version = missed.version - 1;
      this.#take(missed);
    }
    this.version = hello.version;
    this.#held.clear();
    clearTimeout(this.#gap);
    this.#gap = undefined;
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.#listener.hello(hello);
    this.#listener.status("live");
    this.#settleDone();
    for (const pending of this.#pending.values()) if (pending.version === null) this.#send(pending.text);
  }

  #take(update: Update): void {
    if (this.version === null || update.version <= this.version) return;
    if (update.version > this.version + 1) {
      this.#held.set(update.version, update);
      if (this.#gap === undefined) {
        this.#send(JSON.stringify({ type: "since", version: this.version }));
        this.#gap = setTimeout(() => this.#lost(0), GAP_PATIENCE);
      }
      return;
    }
    this.version = update.version;
    this.#listener.update(update);
    this.#settleDone();
    const next = this.#held.get(this.version + 1);
    if (next) {
      this.#held.delete(next.version);
      this.#take(next);
    } else if (this.#held.size === 0 || Math.max(...this.#held.keys()) <= this.version) {
      this.#held.clear();
      clearTimeout(this.#gap);
      this.#gap = undefined;
    }
  }

  #settleDone(): void {
    for (const pending of this.#pending.values()) {
      if (pending.version !== null && (this.version ?? 0) >= pending.version) pending.settle({ is: "done" });
    }
  }

  #refuse(id: string | null, code: string, message: string): void {
    if (id !== null && this.#previews.has(id)) {
      this.#previews.get(id)?.(null);
      this.#previews.delete(id);
    } else if (id !== null && this.#hints.has(id)) {
      this.#hints.get(id)?.({ is: "refused", message });
      this.#hints.delete(id);
    } else if (id !== null && this.#pending.has(id)) {
      this.#pending.get(id)?.settle({ is: "refused", code, message });
    } else {
      this.#listener.problem(message, code);
    }
  }
}

function openSocket(address: string): Socket {
  return new WebSocket(address) as unknown as Socket;
}

export function liveAddress(table: string): (since: number | null) => string {
  const base = linkTo(`/api/tables/${table}/live`).replace(/^http/, "ws");
  return (since) => `${base}?lang=${preferences.language}${since === null ? "" : `&since=${since}`}`;
}

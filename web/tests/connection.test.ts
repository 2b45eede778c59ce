import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Hello, Update } from "../src/protocol";
import { Connection, type Answer, type Listener, type Socket, type Status } from "../src/table/connection";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

function hello(version: number, missed: Update[] = []): Hello {
  return {
    type: "hello",
    version,
    missed,
    view: {},
    legal: [],
    to_act: [],
    may_act: [],
    can_undo: false,
    seat: 0,
    table: {} as Hello["table"],
  };
}

function update(version: number): Update {
  return {
    type: "update",
    version,
    kind: "action",
    seat: 0,
    action: "pass",
    events: [],
    view: {},
    legal: [],
    to_act: [],
    may_act: [],
    can_undo: false,
    at: 0,
  };
}

let sockets: FakeSocket[];
let versions: number[];
let statuses: Status[];
let gone: boolean;
let levels: string[];
let connection: Connection;

function last(): FakeSocket {
  return sockets[sockets.length - 1]!;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  versions = [];
  statuses = [];
  gone = false;
  levels = [];
  const listener: Listener = {
    moreTime: () => undefined,
    status: (status) => statuses.push(status),
    hello: () => undefined,
    update: (one) => versions.push(one.version),
    tableChanged: () => undefined,
    said: () => undefined,
    window: () => undefined,
    orders: () => undefined,
    shown: () => undefined,
    idle: () => undefined,
    pressureTold: (level) => levels.push(level),
    problem: () => undefined,
    gone: () => (gone = true),
  };
  connection = new Connection(
    (since) => `table${since === null ? "" : `?since=${since}`}`,
    listener,
    (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket;
    },
  );
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

async function settled(promise: Promise<Answer>): Promise<Answer | "waiting"> {
  return Promise.race([
    promise,
    Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => "waiting" as const),
  ]);
}

describe("updates", () => {
  it("are told once and in order", () => {
    last().tell(hello(3));
    last().tell(update(4));
    last().tell(update(4));
    last().tell(update(5));
    last().tell(update(3));
    expect(versions).toEqual([4, 5]);
  });

  it("that leave a gap wait until the gap is filled", () => {
    last().tell(hello(3));
    last().tell(update(6));
    expect(last().of("since")).toEqual([{ type: "since", version: 3 }]);
    expect(versions).toEqual([]);
    last().tell(update(4));
    last().tell(update(5));
    expect(versions).toEqual([4, 5, 6]);
    last().tell(update(7));
    expect(versions).toEqual([4, 5, 6, 7]);
    expect(last().of("since")).toHaveLength(1);
  });

  it("that never fill the gap lead to a new connection", () => {
    last().tell(hello(3));
    last().tell(update(6));
    vi.advanceTimersByTime(3_100);
    expect(sockets).toHaveLength(2);
    expect(last().address).toBe("table?since=3");
    last().tell(hello(6, [update(4), update(5), update(6)]));
    expect(versions).toEqual([4, 5, 6]);
  });

  it("too many to tell are joined where the server goes on", () => {
    last().tell(hello(3));
    last().drop();
    vi.advanceTimersByTime(1_000);
    last().tell(hello(900, [update(899), update(900)]));
    expect(versions).toEqual([899, 900]);
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
  });
});

describe("the bots' want of time", () => {
  it("is passed on, and what an older page does not know is passed over", () => {
    last().tell(hello(3));
    last().tell({ type: "pressure", level: "hurried" });
    last().tell({ type: "of a later version" });
    last().tell({ type: "pressure", level: "none" });
    expect(levels).toEqual(["hurried", "none"]);
    last().tell(update(4));
    expect(versions).toEqual([4]);
  });
});

describe("a move", () => {
  it("is done when it is acknowledged and its update is here", async () => {
    last().tell(hello(3));
    const answer = connection.play("pass");
    const [sent] = last().of("play");
    expect(sent).toMatchObject({ version: 3, action: "pass" });
    last().tell({ type: "ack", id: sent!["id"], version: 4 });
    expect(await settled(answer)).toBe("waiting");
    last().tell(update(4));
    expect(await answer).toEqual({ is: "done" });
  });

  it("that was not acknowledged is sent again after a reconnection, with the same id and version", async () => {
    last().tell(hello(3));
    const answer = connection.play("pass");
    const [first] = last().of("play");
    last().drop();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    last().tell(hello(4, [update(4)]));
    const [again] = last().of("play");
    expect(again).toEqual(first);
    last().tell({ type: "ack", id: first!["id"], version: 4 });
    expect(await answer).toEqual({ is: "done" });
    expect(versions).toEqual([4]);
  });

  it("made while offline is sent when the table is back", async () => {
    last().tell(hello(3));
    last().drop();
    const answer = connection.play("pass");
    vi.advanceTimersByTime(1_000);
    expect(last().of("play")).toHaveLength(0);
    last().tell(hello(3));
    const [sent] = last().of("play");
    last().tell({ type: "ack", id: sent!["id"], version: 4 });
    last().tell(update(4));
    expect(await answer).toEqual({ is: "done" });
  });

  it("on an old position is never played again by itself", async () => {
    last().tell(hello(3));
    const answer = connection.play("pass");
    const [sent] = last().of("play");
    last().tell({ type: "stale", id: sent!["id"], version: 5, missed: [update(4), update(5)] });
    expect(await answer).toEqual({ is: "stale" });
    expect(versions).toEqual([4, 5]);
    last().drop();
    vi.advanceTimersByTime(1_000);
    last().tell(hello(5));
    expect(last().of("play")).toHaveLength(0);
  });

  it("that is refused says why", async () => {
    last().tell(hello(3));
    const answer = connection.play("pass");
    last().tell({ type: "error", id: last().of("play")[0]!["id"], code: "illegal_action", message: "Non." });
    expect(await answer).toEqual({ is: "refused", code: "illegal_action", message: "Non." });
  });

  it("without an answer is asked about again", () => {
    last().tell(hello(3));
    void connection.play("pass");
    vi.advanceTimersByTime(6_500);
    const sent = last().of("play");
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });
});

describe("a connection", () => {
  it("waits longer each time and comes back with what it knows", () => {
    last().tell(hello(7));
    last().drop();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().drop();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(3);
    expect(last().address).toBe("table?since=7");
  });

  it("that went silent is replaced", () => {
    last().tell(hello(1));
    vi.advanceTimersByTime(25_000);
    expect(last().of("ping").length).toBeGreaterThan(0);
    vi.advanceTimersByTime(30_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("to a table that does not exist is given up", () => {
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(gone).toBe(true);
    expect(sockets).toHaveLength(1);
  });

  it("answers open previews with nothing when it breaks", async () => {
    last().tell(hello(1));
    const preview = connection.preview("pass");
    last().drop();
    expect(await preview).toBeNull();
  });
});

describe("a hint", () => {
  const found = { best: { action: "pass", about: {}, promise: 0.6 }, next: null, choices: 1, verdict: "only" };

  it("is answered by its id", async () => {
    last().tell(hello(3));
    const one = connection.hint();
    const other = connection.hint();
    const ids = last()
      .of("hint")
      .map((message) => message["id"]);
    expect(new Set(ids).size).toBe(2);
    last().tell({ type: "hint", id: ids[1], version: 3, found });
    last().tell({ type: "error", id: ids[0], code: "hint_running", message: "Wait." });
    expect(await other).toEqual({ is: "found", found });
    expect(await one).toEqual({ is: "refused", message: "Wait." });
  });

  it("is given up when the network goes, and never asked again by itself", async () => {
    last().tell(hello(3));
    const asked = connection.hint();
    last().drop();
    expect(await asked).toEqual({ is: "closed" });
    await vi.advanceTimersByTimeAsync(60_000);
    last().tell(hello(3));
    expect(last().of("hint")).toEqual([]);
  });

  it("is not waited for while there is no connection", async () => {
    expect(await connection.hint()).toEqual({ is: "closed" });
  });
});

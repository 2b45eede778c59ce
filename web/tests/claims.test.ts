import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../src/api";
import { once, unanswered } from "../src/table/claims";

const kept = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});

const lost = new ApiError(0, "offline", "");
const atOnce = (): Promise<void> => Promise.resolve();

/** Answers as told, one after the other, and notes the ids that were said. */
function asked(...answers: (string | Error)[]): { ids: string[]; ask: (id: string) => Promise<string> } {
  const ids: string[] = [];
  return {
    ids,
    ask: (id) => {
      ids.push(id);
      const answer = answers.shift() ?? "done";
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
}

beforeEach(() => kept.clear());

describe("a request that gives a seat", () => {
  it("is said again with the same id until it is answered", async () => {
    const { ids, ask } = asked(lost, new ApiError(503, "not_stored", ""), "seated");
    expect(await once("make", { game: "x" }, ask, atOnce)).toBe("seated");
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(unanswered("make")).toBeNull();
  });

  it("keeps its id when it gives up, and for the same wish only", async () => {
    const { ids, ask } = asked(lost, lost, lost, lost, "seated", "another");
    await expect(once("make", { game: "x" }, ask, atOnce)).rejects.toBe(lost);
    expect(unanswered("make")).toEqual({ game: "x" });
    await once("make", { game: "x" }, ask, atOnce);
    expect(new Set(ids).size).toBe(1);
    await once("make", { game: "x" }, ask, atOnce);
    expect(new Set(ids).size).toBe(2);
  });

  it("is another request for another wish", async () => {
    const { ids, ask } = asked(lost, lost, lost, lost);
    await expect(once("make", { game: "x" }, ask, atOnce)).rejects.toBe(lost);
    await once("make", { game: "y" }, ask, atOnce);
    expect(new Set(ids).size).toBe(2);
  });

  it("is over when it was refused", async () => {
    const taken = new ApiError(409, "seat_taken", "");
    const { ids, ask } = asked(taken);
    await expect(once("claim.a", { seat: 1 }, ask, atOnce)).rejects.toBe(taken);
    expect(ids).toHaveLength(1);
    expect(unanswered("claim.a")).toBeNull();
  });
});

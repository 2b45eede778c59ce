/**
 * Requests that give a seat, each made once: they carry an id that is kept until they are answered, and said again with
 * the same id when the answer is lost, also after the page was loaded anew. The server gives the same seat again.
 */
import { ApiError } from "../api";
import { recall, remember } from "../storage";

interface Pending {
  id: string;
  at: number;
  /** What was asked: another wish is another request. */
  wish: string;
}

/** Milliseconds until the request is said again, one after the other. */
const AGAIN_AFTER = [500, 1500, 4000];
/** As long as the server takes it for the same, in milliseconds. */
const GOOD_FOR = 10 * 60 * 1000;
/** Answers that say nothing of what became of the request. */
const UNCERTAIN = [0, 502, 503, 504];

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function pendingOf(key: string): Pending | null {
  const pending = recall<Pending | null>(`claim.${key}`, null);
  return pending !== null && Date.now() - pending.at < GOOD_FOR ? pending : null;
}

/** What was wished when it was not answered. */
export function unanswered<W>(key: string): W | null {
  const pending = pendingOf(key);
  return pending === null ? null : (JSON.parse(pending.wish) as W);
}

export async function once<W, T>(
  key: string,
  wish: W,
  ask: (claimId: string) => Promise<T>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  const said = JSON.stringify(wish);
  const before = pendingOf(key);
  const id = before?.wish === said ? before.id : newId();
  if (before?.id !== id) remember(`claim.${key}`, { id, at: Date.now(), wish: said } satisfies Pending);
  for (let tries = 0; ; tries++) {
    try {
      const answer = await ask(id);
      remember(`claim.${key}`, null);
      return answer;
    } catch (error) {
      const isUncertain = error instanceof ApiError && UNCERTAIN.includes(error.status);
      if (!isUncertain) remember(`claim.${key}`, null);
      const next = AGAIN_AFTER[tries];
      if (!isUncertain || next === undefined) throw error;
      await wait(next);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The HTTP half of docs/protocol.md. */
import { untrack } from "svelte";
import { preferences } from "./preferences.svelte";
import type {
  CheckOptions,
  ClaimSeat,
  DeviceInfo,
  ErrorAnswer,
  Follow,
  GameInfo,
  Log,
  MakeTable,
  OptionsChecked,
  PutBot,
  Replay,
  Review,
  ResumeLink,
  ReviewAsk,
  Seated,
  StandIn,
  TableInfo,
  Uploaded,
} from "./protocol";
import { at } from "./site";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown, plain?: string): Promise<T> {
  const posting = body !== undefined || plain !== undefined;
  let answer: Response;
  try {
    answer = await fetch(at(`/api${path}`), {
      method: posting ? "POST" : "GET",
      // Whoever asks must not ask again because the language changes.
      headers: {
        "Accept-Language": untrack(() => preferences.language),
        ...(posting ? { "Content-Type": "application/json" } : {}),
      },
      ...(posting ? { body: plain ?? JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    // A proxy's error page, most likely.
  }
  if (!answer.ok) {
    const error = (data as ErrorAnswer | null)?.error;
    throw new ApiError(answer.status, error?.code ?? "unknown", error?.message ?? answer.statusText);
  }
  return data as T;
}

export const api = {
  games: () => ask<GameInfo[]>("/games"),
  checkOptions: (game: string, wish: CheckOptions) => ask<OptionsChecked>(`/games/${game}/options/check`, wish),
  tables: () => ask<TableInfo[]>("/tables"),
  table: (id: string) => ask<TableInfo>(`/tables/${id}`),
  make: (wish: MakeTable) => ask<Seated>("/tables", wish),
  claim: (id: string, wish: ClaimSeat) => ask<Seated>(`/tables/${id}/claim`, wish),
  resume: (id: string, secret: string) => ask<Seated>(`/tables/${id}/resume`, { secret }),
  renew: (id: string, claim_id: string) => ask<Seated>(`/tables/${id}/renew`, { claim_id }),
  devices: (id: string) => ask<DeviceInfo[]>(`/tables/${id}/devices`),
  revoke: (id: string, device: number) => ask<DeviceInfo[]>(`/tables/${id}/revoke`, { device }),
  link: (id: string) => ask<ResumeLink>(`/tables/${id}/link`, {}),
  free: (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/free`, { seat }),
  rename: (id: string, name: string) => ask<TableInfo>(`/tables/${id}/name`, { name }),
  bot: (id: string, wish: PutBot) => ask<TableInfo>(`/tables/${id}/bot`, wish),
  standIn: (id: string, wish: StandIn) => ask<TableInfo>(`/tables/${id}/standin`, wish),
  leave: (id: string) => ask<TableInfo>(`/tables/${id}/leave`, {}),
  forget: (id: string) => ask<TableInfo>(`/tables/${id}/forget`, {}),
  rematch: (id: string, claim_id: string) => ask<Seated>(`/tables/${id}/rematch`, { claim_id }),
  follow: (id: string, wish: Follow) => ask<Seated>(`/tables/${id}/follow`, wish),
  log: (id: string, since: number) => ask<Log>(`/tables/${id}/log?since=${since}`),
  upload: (record: string) => ask<Uploaded>("/records", undefined, record),
  review: (id: string, wish: ReviewAsk) => ask<Review>(`/tables/${id}/review`, wish),
  replay: (id: string, step: number) => ask<Replay>(`/tables/${id}/replay?step=${step}`),
};

export function recordAddress(id: string): string {
  return at(`/api/tables/${id}/record`);
}

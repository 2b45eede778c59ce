/** Makes a table, sits down at it and goes there. */
import { api } from "../api";
import type { MakeTable } from "../protocol";
import { go } from "../router.svelte";
import { once } from "./claims";
import { mine } from "./mine.svelte";
import { noteResume } from "./resume";

export async function begin(wish: MakeTable): Promise<void> {
  const seated = await once("make", wish, (claim_id) => api.make({ ...wish, claim_id }));
  noteResume(seated.table.id, seated.resume);
  if (wish.name) mine.note({ id: seated.table.id, game: wish.game, name: wish.name, at: Date.now(), over: false });
  go(`/t/${seated.table.id}`);
}

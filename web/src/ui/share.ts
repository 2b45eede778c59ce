import { t } from "../language.svelte";
import { notices } from "./notices.svelte";

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.add(t("copied"));
  } catch {
    // Without permission or outside https the address in the field can still be copied by hand.
    notices.add(t("copy-by-hand"), true);
  }
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Called off: nothing to say.
  }
}

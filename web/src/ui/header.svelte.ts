/** What a page puts into the header beside the settings. */
import type { Snippet } from "svelte";

let content: Snippet | null = $state.raw(null);

export const header = {
  get content(): Snippet | null {
    return content;
  },
};

/** Called by a page's component: its snippet stands in the header as long as the page does. */
export function fillHeader(snippet: Snippet): void {
  $effect(() => {
    content = snippet;
    return () => {
      if (content === snippet) content = null;
    };
  });
}

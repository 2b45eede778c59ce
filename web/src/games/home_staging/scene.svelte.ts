/** What is on the table. Everybody draws at once, so nothing has to wait for anything but a card that is turned up. */
import type { Json, Pace, Scene } from "../game";
import type { View } from "./view";

const CARD_SHOWN = 420;

export class StagingScene implements Scene {
  view: View | null = $state.raw(null);
  #pause: (() => void) | null = null;
  #skipping = false;

  show(json: Json): void {
    this.view = json as unknown as View;
    this.#skipping = false;
  }

  async step(event: Json, pace: Pace): Promise<void> {
    if (event["event"] !== "revealed" || pace.factor === 0 || this.#skipping || !this.view) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, CARD_SHOWN * pace.factor);
      this.#pause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#pause = null;
  }

  skip(): void {
    this.#skipping = true;
    this.#pause?.();
  }
}

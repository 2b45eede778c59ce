/** The street in motion: what an event is about lights up, and whoever moves is seen moving. */
import type { Json, Pace, Scene } from "../game";
import type { GameEvent, View } from "./view";

const PAUSES: Record<string, number> = {
  turn: 160,
  passed: 160,
  played: 360,
  answered: 480,
  bomb: 560,
  murder: 560,
  bombed: 560,
  murdered: 560,
  jailed: 560,
  denounced: 480,
  rent: 320,
  drew: 160,
  dealt: 0,
};
const USUAL = 320;
const FLIGHT = 320;
/** How many of the turn's last sentences stay in sight. */
const REMEMBERED = 3;
const DULL = ["turn", "dealt", "drew", "passed", "ended"];

export interface Mark {
  flats: readonly string[];
  house: string | null;
  seat: number | null;
}

const NO_MARK: Mark = { flats: [], house: null, seat: null };

export class WuchererScene implements Scene {
  view: View | null = $state.raw(null);
  /** What the event of the moment is about. */
  mark: Mark = $state.raw(NO_MARK);
  /** The card on the table, shown as soon as it is played. */
  played: string | null = $state(null);
  /** What has just happened, for whoever has to answer. */
  told: readonly Json[] = $state.raw([]);

  #running = new Set<Animation>();
  #pauses = new Set<() => void>();
  #skipping = false;

  show(json: Json): void {
    this.view = json as unknown as View;
    this.played = this.view.played;
    this.mark = NO_MARK;
    this.#skipping = false;
  }

  async step(json: Json, pace: Pace): Promise<void> {
    const event = json as unknown as GameEvent;
    if (event.event === "turn") this.told = [];
    if (!DULL.includes(event.event)) this.told = [...this.told, json].slice(-REMEMBERED);
    if (pace.factor === 0) this.#skipping = true;
    if (event.event === "played" || event.event === "answered") this.played = event.card ?? null;
    this.mark = {
      flats: [event.flat, event.to].filter((flat) => flat !== undefined),
      house: event.house ?? null,
      seat: event.seat ?? null,
    };
    if (!pace.still && event.to && event.flat && ["moved", "settled"].includes(event.event))
      await this.#fly(`[data-flat="${event.flat}"] svg`, `[data-flat="${event.to}"]`, pace);
    else if (!pace.still && event.event === "moved_in" && event.flat)
      await this.#fly("[data-on-table] svg", `[data-flat="${event.flat}"]`, pace);
    await this.#pause((PAUSES[event.event] ?? USUAL) * pace.factor);
  }

  skip(): void {
    this.#skipping = true;
    for (const animation of this.#running) animation.finish();
    for (const resume of this.#pauses) resume();
  }

  /** A copy of the figure goes there; the view that follows shows it arrived. */
  async #fly(from: string, to: string, pace: Pace): Promise<void> {
    const figure = document.querySelector<SVGElement>(from);
    const there = document.querySelector(to)?.getBoundingClientRect();
    if (this.#skipping || !figure || !there) return;
    const here = figure.getBoundingClientRect();
    const copy = figure.cloneNode(true) as SVGElement;
    Object.assign(copy.style, {
      position: "fixed",
      zIndex: "20",
      pointerEvents: "none",
      left: `${here.x}px`,
      top: `${here.y}px`,
    });
    document.body.append(copy);
    const animation = copy.animate(
      [
        { transform: "none" },
        { transform: `translate(${there.x - here.x + 8}px, ${there.y - here.y + 4}px)` },
      ],
      { duration: FLIGHT * pace.factor, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
    this.#running.add(animation);
    // A tab in the background draws no frames; the match goes on all the same.
    const late = new Promise<void>((resolve) => setTimeout(resolve, FLIGHT * pace.factor + 400));
    await Promise.race([animation.finished.catch(() => undefined), late]);
    this.#running.delete(animation);
    copy.remove();
  }

  #pause(duration: number): Promise<void> {
    if (this.#skipping || duration <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#pauses.delete(done);
        resolve();
      };
      const timer = setTimeout(done, duration);
      this.#pauses.add(done);
    });
  }
}

import type { GameModule } from "../game";
import "./colours.css";
import Begin from "./Begin.svelte";
import Emblem from "./Emblem.svelte";
import Result from "./Result.svelte";
import { ruleIds } from "./rulebook";
import { StagingScene } from "./scene.svelte";
import Surface from "./Surface.svelte";
import { texts } from "./texts";

/** Everybody draws at once: these would only tell that a pencil is at work. */
const QUIET = ["drew", "marked", "erased", "closing", "finished"];

const homeStaging: GameModule = {
  texts,
  rules: {
    fr: async () => (await import("../../../../src/palier/games/home_staging/rules.fr.md?raw")).default,
    en: async () => (await import("../../../../src/palier/games/home_staging/rules.en.md?raw")).default,
  },
  ruleIds,
  makeScene: () => new StagingScene(),
  Surface,
  Emblem,
  Result,
  Begin,
  prompt(view, names, seat) {
    const asked = view["asked"] as { seat: number } | null;
    return asked ? texts.asked(asked, names, asked.seat === seat) : null;
  },
  tell: (event, names) => (QUIET.includes(String(event["event"])) ? null : texts.event(event, names)),
  keys: [
    [["←", "↑", "→", "↓"], "page-key-move"],
    [["↵"], "page-key-enter"],
    [["N"], "page-key-next"],
    [["R", "T"], "page-key-turn"],
    [["X"], "page-key-mirror"],
    [["Esc"], "page-key-escape"],
  ],
  seatName: (seat) => texts.say("seat", { number: seat + 1 }),
};

export default homeStaging;

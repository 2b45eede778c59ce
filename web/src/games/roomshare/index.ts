import type { GameModule } from "../game";
import "./colours.css";
import Emblem from "./Emblem.svelte";
import Result from "./Result.svelte";
import { ruleIds } from "./rulebook";
import { RoomShareScene } from "./scene.svelte";
import Surface from "./Surface.svelte";
import { texts } from "./texts";

const roomshare: GameModule = {
  texts,
  rules: {
    fr: async () => (await import("../../../../src/palier/games/roomshare/rules.fr.md?raw")).default,
    en: async () => (await import("../../../../src/palier/games/roomshare/rules.en.md?raw")).default,
  },
  ruleIds,
  makeScene: () => new RoomShareScene(),
  Surface,
  Emblem,
  Result,
  prompt(view, names, seat) {
    const asked = view["asked"] as { seat: number } | null;
    return asked ? texts.asked(asked, names, asked.seat === seat) : null;
  },
  tell: (event, names) => texts.event(event, names),
  keys: [
    [["←", "↑", "→", "↓"], "page-key-move"],
    [["↵"], "page-key-enter"],
    [["Esc"], "page-key-escape"],
    [["1", "2", "3"], "page-key-card"],
    [["A"], "page-key-auto"],
    [["P"], "page-key-pass"],
  ],
  seatName: (seat) => texts.say(`seat-${seat + 1}`),
};

export default roomshare;

import type { GameModule } from "../game";
import "./colours.css";
import Emblem from "./Emblem.svelte";
import Look from "./Look.svelte";
import Result from "./Result.svelte";
import { ruleIds } from "./rulebook";
import { LesColocsScene } from "./scene.svelte";
import ShownHand from "./ShownHand.svelte";
import Surface from "./Surface.svelte";
import { texts } from "./texts";
import { isAsked, roomLetter, type View } from "./view";

const lesColocs: GameModule = {
  texts,
  rules: {
    fr: async () => (await import("../../../../src/palier/games/les_colocs/rules.fr.md?raw")).default,
    en: async () => (await import("../../../../src/palier/games/les_colocs/rules.en.md?raw")).default,
  },
  ruleIds,
  makeScene: () => new LesColocsScene(),
  Surface,
  Emblem,
  Result,
  ShownHand,
  Look,
  prompt(json, names, seat) {
    const view = json as unknown as View;
    return view.asked ? texts.asked({ ...view.asked }, names, isAsked(view, seat)) : null;
  },
  tell: (event, names) => texts.event(event, names),
  keys: [
    [["Tab"], "page-key-tab"],
    [["↵"], "page-key-enter"],
    [["Esc"], "page-key-escape"],
    [["P"], "page-key-pass"],
  ],
  seatName: (seat) => texts.say("page-seat", { letter: roomLetter(seat) }),
};

export default lesColocs;

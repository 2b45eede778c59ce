/** What may be done now, sorted by where on the page it is done. */
import { has } from "./cards";
import { texts } from "./texts";
import { actionOf, type Action, type View } from "./view";

/** The verbs that use a card of the hand. */
const WITH_A_CARD = ["call", "act", "shop", "add", "play", "discard"];

/** One way to use a card; with several actions it still has to be said on whom or what. */
export interface Offer {
  verb: string;
  actions: Action[];
}

export interface Choices {
  hand: Map<string, Offer[]>;
  /** Everything that has no card: each is a button of its own. */
  buttons: Action[];
}

export function choicesOf(view: View, offered: readonly string[]): Choices {
  const hand = new Map<string, Offer[]>();
  const buttons: Action[] = [];
  for (const action of offered.map(actionOf)) {
    if (!action.card || !WITH_A_CARD.includes(action.verb) || !view.hand?.includes(action.card)) {
      buttons.push(action);
      continue;
    }
    const offers = hand.get(action.card) ?? [];
    const offer = offers.find(({ verb }) => verb === action.verb);
    if (offer) offer.actions.push(action);
    else offers.push({ verb: action.verb, actions: [action] });
    hand.set(action.card, offers);
  }
  return { hand, buttons };
}

/** The word on the button of a card. */
export function offerLabel(card: string, offer: Offer, view: View, names: readonly string[], seat: number | null): string {
  const [only] = offer.actions;
  if (offer.verb === "call" && has(card, "chat")) return texts.say("page-call-cat");
  if (offer.actions.length === 1 && only && (only.room !== null || only.other)) return actionLabel(only, view, names, seat);
  const more = offer.actions.length > 1 ? "-more" : "";
  return texts.say(`page-do-${offer.verb}${more}`);
}

/** The whole of an action in a few words, for a button of its own. */
export function actionLabel(action: Action, view: View, names: readonly string[], seat: number | null): string {
  const { verb, card, other, room } = action;
  const where = room === null ? "" : room === seat ? texts.say("page-home") : (names[room] ?? "");
  const own = String(room !== null && room === seat);
  if (verb === "end") return texts.say(`page-end-${view.stage}`);
  if (verb === "room") return texts.say("page-room", { player: where });
  if (verb === "call" && room !== null) return texts.say("page-call-to", { player: where, own });
  if (verb === "lose" && card && action.text.endsWith("marked"))
    return texts.say("page-lose-marked", { card: texts.word("card", card) });
  if (verb === "play" && (room !== null || other)) {
    const named = other ? texts.word("card", other) : "";
    if (card === "dehors") return texts.say("page-send", { card: named, player: where || "none" });
    if (!other) return texts.say("page-at", { player: where, own });
    return room === null ? texts.say("page-on", { card: named }) : texts.say("page-on-at", { card: named, player: where, own });
  }
  return texts.action(action.text);
}

/** Cards in rooms that an action names, and rooms alone: what is lit on the drawing while one chooses. */
export interface Lit {
  cards: Map<string, Action>;
  rooms: Map<number, Action>;
}

export function litBy(actions: readonly Action[], seat: number | null): Lit {
  const cards = new Map<string, Action>();
  const rooms = new Map<number, Action>();
  for (const action of actions) {
    const { verb, card, other, room } = action;
    if (seat !== null && card && (verb === "lose" || verb === "evict")) {
      if (!cards.has(`${seat} ${card}`)) cards.set(`${seat} ${card}`, action);
    } else if (verb === "play" && other && room !== null && card !== "dehors") cards.set(`${room} ${other}`, action);
    else if (room !== null && !other && !rooms.has(room)) rooms.set(room, action);
  }
  return { cards, rooms };
}

/** Why a card in hand cannot be played just now: the id of a short sentence, and what it names. */
import { factsOf, has } from "./cards";
import { isAsked, type ItemSeen, type View } from "./view";

export interface Why {
  id: string;
  args?: Record<string, string | number>;
}

const OWN_TURN = ["nouveau_job", "augmentation"];
const UNTIL_DISCARD = ["se_faire_porter_pale", "nettoyage_de_canape", "cheque_des_parents"];
const GENERAL = [
  "rupture",
  "resquilleur",
  "cambrioleur",
  "canape_gratuit",
  "fut_de_biere",
  "homicide_justifie",
  "dehors",
  "pas_sur_le_lit",
  "fin_de_la_fete",
  "facture_de_telephone",
  "frais_de_scolarite",
  "visite_des_parents",
];
/** Announced things in whose windows general cards fit. */
const FIRST_LEVEL = ["person", "activity", "shopping"];

export function whyNot(view: View, card: string, seat: number): Why {
  const { type } = factsOf(card);
  const ask = view.asked?.ask ?? "";
  const window = ask.startsWith("window_");
  const mine = view.active === seat;
  if (view.stage === "over") return { id: "over" };
  if (window && view.answer) return { id: "answered" };
  if (!window && isForced(ask)) return { id: isAsked(view, seat) && ask === "basket" ? basket(view, card) : "choice" };
  if (type === "anytime") return { id: anytime(view, card, seat, window) };
  if (window && has(card, "tele")) return { id: "tv-answer" };
  if (!mine) return { id: has(card, "tele") ? "tv" : "not-your-turn" };
  if (window) return { id: "window" };
  if (type === "person") return { id: view.stage === "call" ? "nowhere" : "call-phase" };
  if (view.stage !== "free") return { id: type === "activity" ? "free-phase" : "shop-phase" };
  if (view.free_time < 1) return { id: "no-time" };
  return inTheWay(view, card, seat);
}

function isForced(ask: string): boolean {
  return !["begin", "evict", "call", "free", "discard"].includes(ask);
}

function basket(view: View, card: string): string {
  if (factsOf(card).type !== "thing") return "only-things";
  return view.seats[view.active]?.job === "cobaye" && has(card, "bibine", "herbe", "champis") ? "cobaye" : "too-dear";
}

function inTheWay(view: View, card: string, seat: number): Why {
  const room = (view.seats[seat]?.room ?? []).map((seen) => seen.card);
  if (view.seats[seat]?.job === "cobaye" && has(card, "bibine", "herbe", "champis")) return { id: "cobaye" };
  if (has(card, "internet", "jeu_video") && room.includes("internaute_squatteur")) return { id: "squatter" };
  if (has(card, "sieste") && room.includes("type_sur_le_canape")) return { id: "couch" };
  return { id: "costs", args: { cost: factsOf(card).cost, income: view.income } };
}

function anytime(view: View, card: string, seat: number, window: boolean): string {
  const pending: ItemSeen | undefined = view.stack.at(-1);
  if (OWN_TURN.includes(card) || UNTIL_DISCARD.includes(card) || card === "fouille_poubelles") {
    if (view.active !== seat) return "own-turn";
    if (window) return "window";
    if (card === "fouille_poubelles") return view.stage === "free" ? "bins" : "bins-phase";
    if (UNTIL_DISCARD.includes(card)) return "too-late";
    return "no-raise";
  }
  if (card === "tes_vire") return window ? "window" : "no-target";
  if (!GENERAL.includes(card)) return `for-${card}`;
  if (card === "fut_de_biere" && view.seats[seat]?.job === "cobaye") return "cobaye";
  if (window && pending && !FIRST_LEVEL.includes(pending.item)) return "window";
  if (window && !isAsked(view, seat)) return "window";
  return "no-target";
}

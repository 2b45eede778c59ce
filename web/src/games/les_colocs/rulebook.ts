/** Which sentences of the rule book tell about what one points at. */
import { CARDS, JOBS } from "./cards";

const EATING = ["LC-26", "LC-27", "LC-30"];
const NUISANCE = ["LC-35", "LC-20"];
const CANCELLING = ["LC-66", "LC-68", "LC-69"];

/** What holds for every card of a kind, by tag, first match first. */
const BY_TAG: [string, string[]][] = [
  ["chat", ["LC-36"]],
  ["cohabitation", ["LC-50", "LC-34"]],
  ["casse_pieds", NUISANCE],
  ["invite", ["LC-34", "LC-33"]],
  ["plan_cul", ["LC-49", "LC-50", "LC-51", "LC-52"]],
  ["tele", ["LC-74", "LC-75", "LC-76", "LC-77"]],
  ["annulation", CANCELLING],
  ["sieste", ["LC-46", "LC-52", "LC-55"]],
  ["internet", ["LC-46", "LC-102"]],
];

const BY_TYPE: Record<string, string[]> = {
  person: ["LC-32", "LC-33"],
  activity: ["LC-38", "LC-45", "LC-46"],
  thing: ["LC-41", "LC-43", "LC-44"],
  anytime: ["LC-58", "LC-59", "LC-60"],
};

const BY_CARD: Record<string, string[]> = {
  naze_max: EATING,
  soiffard_maladroit: EATING,
  la_morfale: EATING,
  internaute_squatteur: ["LC-109"],
  type_sur_le_canape: ["LC-109"],
  petit_joueur: ["LC-109", "LC-80"],
  le_roliste: ["LC-110"],
  reine_de_la_tele: ["LC-110"],
  ubergeek: ["LC-110"],
  ame_de_la_fete: ["LC-110"],
  mister_motive: ["LC-112"],
  les_paresseux: ["LC-105"],
  space_cake: ["LC-105"],
  glander_au_cafe: ["LC-106"],
  piercing: ["LC-107"],
  tatouage: ["LC-108"],
  gamestation: ["LC-111"],
  ecran_geant: ["LC-111"],
  tacot: ["LC-112", "LC-17"],
  verrou: ["LC-35"],
  pas_de_bol: ["LC-72"],
  narcolepsie: ["LC-78", "LC-72"],
  de_quoi_on_parlait: ["LC-48"],
  lunettes_de_biere: ["LC-51"],
  cambrioleur: ["LC-113"],
  resquilleur: ["LC-114", "LC-87"],
  facture_de_telephone: ["LC-115"],
  augmentation: ["LC-116", "LC-65"],
  frais_de_scolarite: ["LC-117"],
  fouille_poubelles: ["LC-118"],
  visite_des_parents: ["LC-119"],
  fin_de_la_fete: ["LC-119"],
  tes_vire: ["LC-120", "LC-90", "LC-91"],
  nouveau_job: ["LC-65", "LC-90", "LC-91"],
  dehors: ["LC-121"],
  homicide_justifie: ["LC-121"],
  rupture: ["LC-121"],
  pas_sur_le_lit: ["LC-121"],
  se_faire_porter_pale: ["LC-122", "LC-65"],
  nettoyage_de_canape: ["LC-122", "LC-65"],
  cheque_des_parents: ["LC-122", "LC-65"],
  canape_gratuit: ["LC-123"],
  fut_de_biere: ["LC-123"],
};

const FIRST_JOB = 96;

const TOPICS: Record<string, string[]> = {
  "phase-draw": ["LC-11", "LC-12", "LC-14"],
  "phase-roll": ["LC-15", "LC-16", "LC-18", "LC-20", "LC-21"],
  "phase-call": ["LC-32", "LC-33", "LC-34", "LC-35", "LC-36"],
  "phase-free": ["LC-38", "LC-39", "LC-40", "LC-41", "LC-45"],
  "phase-discard": ["LC-56", "LC-57"],
  stack: ["LC-69", "LC-70", "LC-71"],
  goal: ["LC-2", "LC-79", "LC-85"],
};

export function ruleIds(topic: string): string[] {
  if (topic.startsWith("job-")) {
    const at = JOBS.indexOf(topic.slice(4));
    return at < 0 ? [] : [`LC-${FIRST_JOB + at}`, "LC-92"];
  }
  if (!topic.startsWith("card-")) return TOPICS[topic] ?? [];
  const card = topic.slice(5);
  const facts = CARDS[card];
  if (!facts) return [];
  const kind = BY_TAG.find(([tag]) => facts.tags.includes(tag))?.[1] ?? BY_TYPE[facts.type] ?? [];
  return [...new Set([...(BY_CARD[card] ?? []), ...kind])];
}

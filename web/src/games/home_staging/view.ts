/** What the server tells of a Home Staging match: `src/palier/games/home_staging/view.py`. */
import type { HomeStagingView } from "../../protocol";
import { MISSIONS, type Mission } from "./content";

export type PieceSeen = HomeStagingView["plans"][number]["pieces"][number];
export type TableRoom = HomeStagingView["rooms"][number];

export interface Score {
  rooms: number[];
  reached: boolean[];
  penalties: number[];
  bonuses: number[];
  total: number;
  entrances: string[];
  windows: string[];
}

export interface Outcome {
  scores: number[];
  ranking: number[];
  winners: number[];
  reason: string;
}

type PlanTold = HomeStagingView["plans"][number];
export type PlanSeen = Omit<PlanTold, "score"> & { score: Score };

export interface View extends Omit<HomeStagingView, "plans" | "outcome" | "mission_data"> {
  plans: PlanSeen[];
  outcome: Outcome | null;
  mission_data: Mission | null;
}

export function missionOf(view: View): Mission {
  const mission = view.mission_data ?? MISSIONS.get(view.mission);
  if (!mission) throw new Error(`no mission ${view.mission}`);
  return mission;
}

/** The pieces and missions of the game, from the same file that the rules read. */
import source from "../../../../src/palier/games/home_staging/content.toml?raw";
import { readToml } from "./toml";

export interface Piece {
  id: string;
  no: number;
  card: "A" | "B";
  rows: string[];
  walls: string;
  tags: string[];
}

export interface Selector {
  tag?: string;
  no?: number;
  nos?: number[];
  room?: number;
  door?: number;
  entrance?: boolean;
  obstacle?: boolean;
}

export interface Rule {
  type: string;
  pts?: number;
  [field: string]: unknown;
}

export interface Mission {
  id?: string;
  name?: string;
  story?: string;
  tip?: string;
  difficulty?: number;
  medals?: number[];
  map: string[];
  walls?: string[];
  rooms: { kind: string; name?: string; cards: [number, number][] }[];
  special?: Rule[];
  bonus?: Rule[];
}

const content = readToml(source) as unknown as { pieces: Piece[]; missions: (Mission & { id: string })[] };

export const PIECES: ReadonlyMap<string, Piece> = new Map(content.pieces.map((piece) => [piece.id, piece]));
export const MISSIONS: ReadonlyMap<string, Mission> = new Map(content.missions.map((one) => [one.id, one]));
export const TAGS: readonly string[] = [...new Set(content.pieces.flatMap((piece) => piece.tags))].sort();
export const RUG = 33;
export const CARDS = 33;

export function pieceOf(id: string): Piece {
  const piece = PIECES.get(id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
}

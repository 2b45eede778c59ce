/**
 * One plan made ready to draw and to try things on. It foresees what the rules will say (where a door can be, what is still
 * within reach), so that a pencil can answer at once; what counts is what the server answers.
 */
import { RUG, pieceOf, type Mission } from "./content";
import {
  beside,
  border,
  edgeAt,
  flood,
  isSubset,
  onPaper,
  parseEdge,
  parseOutline,
  SIZE,
  square,
  STEPS,
  xOf,
  yOf,
  type Cells,
} from "./geometry";
import { accessAt, footAt, needsAt, readPlacement, type Shape } from "./shapes";
import { missionOf, type View } from "./view";

export interface Thing {
  at: string;
  piece: string;
  room: number;
  cells: Cells;
  access: Cells;
  needs: number[];
  rug: boolean;
  void: boolean;
  points: number;
}

/** The house of a mission: what is printed on the sheet. */
export class House {
  readonly open = new Set<number>();
  readonly indoor = new Set<number>();
  readonly walls = new Set<number>();
  /** Outer edges of open squares, each with its square: where windows and front doors can be. */
  readonly outer = new Map<number, number>();
  readonly hub: number | null;
  readonly doors: number;
  readonly facing: string | null;
  readonly windows: number;
  readonly frame: { left: number; top: number; right: number; bottom: number };

  constructor(readonly mission: Mission) {
    const { map } = mission;
    const at = (x: number, y: number): string => (onPaper(x, y) ? (map[y]?.[x] ?? "_") : "_");
    let [left, top, right, bottom] = [SIZE, SIZE, 0, 0];
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) {
        const letter = at(x, y);
        const number = square(x, y);
        if (letter !== "_") {
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = Math.max(bottom, y);
        }
        if (!".#o".includes(letter)) continue;
        this.indoor.add(number);
        if (letter === ".") this.open.add(number);
        for (let side = 0; side < 4; side++) {
          const [dx, dy] = [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ][side] as [number, number];
          const other = at(x + dx, y + dy);
          if (!".#o".includes(other)) {
            this.walls.add(edgeAt(number, side));
            if (letter === ".") this.outer.set(edgeAt(number, side), number);
          } else if (letter === "#" || other === "#") this.walls.add(edgeAt(number, side));
        }
      }
    }
    for (const wall of mission.walls ?? []) this.walls.add(parseEdge(wall));
    const special = (type: string): Record<string, unknown> | undefined =>
      mission.special?.find((rule) => rule.type === type);
    this.hub = (special("no_corridor")?.["hub"] as number | undefined) ?? null;
    this.doors = special("two_entrances") ? 2 : 1;
    this.facing = (special("entrance_scenery")?.["scen"] as string | undefined) ?? null;
    this.windows = (special("max_windows")?.["n"] as number | undefined) ?? Infinity;
    this.frame = {
      left: Math.max(0, left - 1),
      top: Math.max(0, top - 1),
      right: Math.min(SIZE - 1, right + 1),
      bottom: Math.min(SIZE - 1, bottom + 1),
    };
  }

  letter(number: number): string {
    return this.mission.map[yOf(number)]?.[xOf(number)] ?? "_";
  }

  /** The scenery straight out of an outer edge, until another part of the building. */
  sees(edge: number): Set<string> {
    const found = new Set<string>();
    const inside = this.outer.get(edge);
    if (inside === undefined) return found;
    const side = [0, 1, 2, 3].find((one) => edgeAt(inside, one) === edge) ?? 0;
    const step = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][side] as [number, number];
    for (let x = xOf(inside) + step[0], y = yOf(inside) + step[1]; onPaper(x, y); x += step[0], y += step[1]) {
      const letter = this.mission.map[y]?.[x] ?? "_";
      if (".#o".includes(letter)) break;
      if (letter !== "_") found.add(letter);
    }
    return found;
  }
}

const houses = new WeakMap<Mission, House>();

export function houseOf(mission: Mission): House {
  let house = houses.get(mission);
  if (!house) houses.set(mission, (house = new House(mission)));
  return house;
}

interface Drawn {
  things: Thing[];
  rooms: (Cells | null)[];
  roomDoors: (number | null)[];
  entrances: number[];
  windows: number[];
}

export class Sheet {
  readonly walls: Set<number>;
  readonly foot = new Set<number>();
  readonly roomAt = new Map<number, number>();
  readonly doors = new Set<number>();
  readonly needs = new Set<number>();

  constructor(
    readonly house: House,
    readonly strict: boolean,
    readonly drawn: Drawn,
  ) {
    this.walls = new Set(house.walls);
    for (const thing of drawn.things) {
      if (!thing.rug) for (const number of thing.cells) this.foot.add(number);
      for (const edge of thing.needs) this.needs.add(edge);
    }
    drawn.rooms.forEach((cells, room) => {
      if (!cells) return;
      for (const number of cells) this.roomAt.set(number, room);
      for (const edge of border(cells)) this.walls.add(edge);
    });
    for (const door of drawn.roomDoors) {
      if (door === null) continue;
      this.doors.add(door);
      this.walls.delete(door);
    }
    for (const edge of drawn.entrances) this.walls.delete(edge);
  }

  get things(): Thing[] {
    return this.drawn.things;
  }

  /** With one more piece. */
  with(shape: Shape, anchor: number, room: number): Sheet {
    const thing: Thing = {
      at: "",
      piece: shape.piece,
      room,
      cells: footAt(shape, anchor),
      access: accessAt(shape, anchor),
      needs: needsAt(shape, anchor),
      rug: shape.rug,
      void: false,
      points: shape.rug ? 0 : shape.foot.length,
    };
    return new Sheet(this.house, this.strict, { ...this.drawn, things: [...this.things, thing] });
  }

  /** With a room closed; pieces that are not wholly inside are lost. */
  closing(room: number, cells: Cells, door: number | null): Sheet {
    const { rooms, roomDoors } = this.drawn;
    return new Sheet(this.house, this.strict, {
      ...this.drawn,
      things: this.things.map((thing) =>
        thing.room === room && !(isSubset(thing.cells, cells) && isSubset(thing.access, cells))
          ? { ...thing, void: true }
          : thing,
      ),
      rooms: rooms.map((old, index) => (index === room ? cells : old)),
      roomDoors: roomDoors.map((old, index) => (index === room ? door : old)),
    });
  }

  // Walking

  get free(): Set<number> {
    const free = new Set([...this.house.open].filter((number) => !this.foot.has(number)));
    if (!this.strict) return free;
    const kept = new Set<number>();
    for (const thing of this.things) for (const one of thing.rug ? thing.cells : thing.access) kept.add(one);
    for (const door of this.doors) for (const one of beside(door)) kept.add(one);
    for (const number of [...free]) if (this.roomAt.has(number) && !kept.has(number)) free.delete(number);
    return free;
  }

  /** Whether a front door here leads in: onto the corridor, or into the room that stands in for it. */
  leadsIn(edge: number): boolean {
    const inside = this.house.outer.get(edge);
    if (inside === undefined || this.foot.has(inside) || this.needs.has(edge)) return false;
    const room = this.roomAt.get(inside);
    return this.house.hub === null ? room === undefined : room === this.house.hub || !this.drawn.rooms[this.house.hub];
  }

  faces(edge: number): boolean {
    return this.house.facing === null || this.house.sees(edge).has(this.house.facing);
  }

  /** Where one gets from the front door; where none is drawn that counts, from the one that opens most. */
  get reach(): { cells: Set<number>; entrances: number[] } {
    const free = this.free;
    const walk = (edges: number[]): Set<number> =>
      flood(
        edges.map((edge) => this.house.outer.get(edge) ?? -1),
        free,
        this.walls,
      );
    const own = this.drawn.entrances.filter((edge) => this.leadsIn(edge));
    if (own.length) return { cells: walk(own), entrances: own };
    let best = { cells: new Set<number>(), entrances: [] as number[] };
    let most = -1;
    const tried = new Set<number>();
    for (const [edge, inside] of this.house.outer) {
      if (tried.has(inside) || !this.leadsIn(edge) || !this.faces(edge)) continue;
      const cells = walk([edge]);
      for (const number of cells) tried.add(number);
      const worth = this.worth(cells) * 1000 + cells.size;
      if (worth > most) {
        most = worth;
        best = { cells, entrances: [edge] };
      }
    }
    return best;
  }

  /** Whether one can walk up to a piece; one of a room still open need not be in a reached room. */
  isWithin(thing: Thing, reach: Cells): boolean {
    if (thing.void) return false;
    const room = this.drawn.rooms[thing.room];
    if (room) {
      if (![...room].some((number) => reach.has(number))) return false;
    } else if (thing.access.size === 0) {
      return [...thing.cells].some((number) => STEPS.some((step) => reach.has(number + step)));
    }
    return isSubset(thing.access, reach);
  }

  worth(reach: Cells): number {
    let sum = 0;
    for (const thing of this.things) if (this.isWithin(thing, reach)) sum += thing.points;
    return sum;
  }

  /** The pieces that nobody could walk up to. */
  get lost(): Set<number> {
    const { cells } = this.reach;
    const lost = new Set<number>();
    this.things.forEach((thing, index) => {
      if (!this.isWithin(thing, cells)) lost.add(index);
    });
    return lost;
  }

  // Closing a room: as `Plan.refusal`

  get outerSquares(): Set<number> {
    const found = new Set<number>();
    for (const door of this.doors) for (const one of beside(door)) if (!this.roomAt.has(one)) found.add(one);
    return found;
  }

  refusal(room: number, cells: Cells, door: number | null): string | null {
    if (!cells.size || !isSubset(cells, this.house.open)) return "outside";
    if ([...cells].some((number) => this.roomAt.has(number))) return "taken";
    const isHub = room === this.house.hub;
    if (!isHub) {
      const outer = this.outerSquares;
      if ([...cells].some((number) => outer.has(number))) return "blocks_door";
    }
    const [first = 0] = cells;
    if (flood([first], cells, this.walls).size !== cells.size) return "apart";
    const keeps = this.things.some(
      (thing) =>
        thing.room === room && !thing.rug && isSubset(thing.cells, cells) && isSubset(thing.access, cells),
    );
    if (!keeps) return "empty";
    if (isHub) return door === null ? null : "hub_door";
    if (door === null) return "no_door";
    return this.doorRefusal(cells, door);
  }

  doorRefusal(cells: Cells, door: number): string | null {
    const [one, other] = beside(door);
    const inside = cells.has(one) ? one : other;
    const outside = inside === one ? other : one;
    if (!cells.has(inside) || cells.has(outside) || !this.house.open.has(outside)) return "door_place";
    if (this.needs.has(door)) return "door_wall";
    if (this.foot.has(inside) || this.foot.has(outside)) return "door_blocked";
    const room = this.roomAt.get(outside);
    if (room !== undefined && room !== this.house.hub) return "door_room";
    return null;
  }

  doorPlaces(cells: Cells): number[] {
    return border(cells).filter((edge) => this.doorRefusal(cells, edge) === null);
  }

  // Edges one may mark

  entrancePlaces(): number[] {
    return [...this.house.outer.keys()].filter(
      (edge) => this.leadsIn(edge) && this.faces(edge) && !this.drawn.windows.includes(edge),
    );
  }

  windowPlaces(): number[] {
    return [...this.house.outer.keys()].filter((edge) => !this.drawn.entrances.includes(edge));
  }
}

export function sheetOf(view: View, seat: number): Sheet {
  const plan = view.plans[seat];
  const house = houseOf(missionOf(view));
  if (!plan) throw new Error(`no plan of seat ${seat}`);
  return new Sheet(house, view.strict_paths, {
    things: plan.pieces.map((piece) => {
      const placed = readPlacement(`place ${piece.at}`);
      return {
        at: piece.at,
        piece: piece.piece,
        room: piece.room,
        cells: parseOutline(piece.cells),
        access: parseOutline(piece.access),
        needs: placed ? needsAt(placed.shape, placed.anchor) : [],
        rug: pieceOf(piece.piece).no === RUG,
        void: piece.void,
        points: placed && !placed.shape.rug ? placed.shape.foot.length : 0,
      };
    }),
    rooms: plan.rooms.map((room) => (room ? parseOutline(room.cells) : null)),
    roomDoors: plan.rooms.map((room) => (room?.door ? parseEdge(room.door) : null)),
    entrances: plan.entrances.map(parseEdge),
    windows: plan.windows.map(parseEdge),
  });
}

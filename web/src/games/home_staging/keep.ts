/** A plan as a drawing of its own: the same strokes as SVG text, or on a canvas for a PNG. Always ink on light paper. */
import { beside, isAcross, xOf, yOf } from "./geometry";
import { areaPath, edgesPath, outlineEdges, signOf } from "./pencil";
import { PIECES } from "./content";
import { sheetOf } from "./sheet";
import { missionName, pieceName, points, roomName } from "./texts";
import type { View } from "./view";

interface Mark {
  path?: string;
  text?: string;
  x?: number;
  y?: number;
  size?: number;
  bold?: boolean;
  middle?: boolean;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  alpha?: number;
}

export interface Drawing {
  width: number;
  height: number;
  title: string;
  marks: Mark[];
}

const CELL = 40;
const INK = "#1f2433";
const PENCIL = "#5d6472";
const LOST = "#b3261e";
const FONT = "'Atkinson Hyperlegible Next', 'DejaVu Sans', sans-serif";
const KINDS: Record<string, string> = {
  cuisine: "#f5dda6",
  bain: "#c6e2ee",
  salon: "#efc9b8",
  chambre: "#dacfeb",
  bureau: "#d0e2c3",
};
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const LINE = 84;

export function drawPlan(view: View, seat: number, name: string): Drawing {
  const sheet = sheetOf(view, seat);
  const { house } = sheet;
  const { left, top, right, bottom } = house.frame;
  const plan = view.plans[seat];
  const [dx, dy] = [56 - left * CELL, 118 - top * CELL];
  const width = Math.max((right - left + 1) * CELL + 84, 560);
  const marks: Mark[] = [];
  const title = `${missionName(view)} · ${name}`;
  const put = (path: string, mark: Mark): void => void marks.push({ ...mark, path: shifted(path, dx, dy) });
  marks.push({ text: missionName(view), x: 56, y: 44, size: 24, bold: true, fill: INK });
  marks.push({ text: `${name} · ${points(plan?.score.total ?? 0)}`, x: 56, y: 74, size: 18, fill: PENCIL });
  const all: number[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) all.push(y * 17 + x);
  const of = (letters: string): number[] => all.filter((number) => letters.includes(house.letter(number)));
  put(areaPath(of("R")), { fill: "#d8d3ca" });
  put(areaPath(of("W")), { fill: "#bfdcea" });
  put(areaPath(house.open), { fill: "#ffffff" });
  const reach = sheet.reach.cells;
  put(areaPath([...reach].filter((number) => !sheet.roomAt.has(number))), { fill: "#dcefd5" });
  sheet.drawn.rooms.forEach((cells, room) => {
    if (cells) put(areaPath(cells), { fill: KINDS[view.rooms[room]?.kind ?? ""] ?? "#eeeeee", alpha: 0.45 });
  });
  put(areaPath(all), { stroke: "#cfdcea", width: 0.8 });
  for (const number of of("T")) put(circle(number, 13), { fill: "#6a9a6f", stroke: PENCIL, width: 1.5 });
  put(areaPath(of("#")), { fill: PENCIL });
  for (const number of of("o")) put(circle(number, 13), { fill: "#cfdcea", stroke: PENCIL, width: 2 });
  sheet.things.forEach((thing, index) => {
    const seen = plan?.pieces[index];
    const gone = !seen?.accessible;
    if (thing.rug) put(areaPath(thing.cells), { fill: "#eec9af", alpha: 0.8 });
    for (const number of thing.access) if (!sheet.foot.has(number)) put(circle(number, 3.6), { fill: gone ? LOST : PENCIL });
  });
  sheet.things.forEach((thing, index) => {
    const gone = !plan?.pieces[index]?.accessible;
    if (!thing.rug) {
      put(areaPath(thing.cells), { fill: gone ? "#f6cfc7" : (KINDS[view.rooms[thing.room]?.kind ?? ""] ?? "#eeeeee") });
      const sign = signOf(PIECES.get(thing.piece)?.tags ?? []);
      for (const number of thing.cells)
        marks.push({
          path: shifted(sign, dx + (xOf(number) + 0.5) * CELL, dy + (yOf(number) + 0.5) * CELL),
          stroke: PENCIL,
          width: 1.3,
          alpha: 0.6,
        });
    }
    put(edgesPath(outlineEdges(thing.cells)), {
      stroke: gone ? LOST : INK,
      width: 2.2,
      ...(thing.rug || gone ? { dash: [5, 4] } : {}),
    });
    const first = Math.min(...thing.cells);
    put(square(first), { fill: "#fffdf6", alpha: 0.9 });
    marks.push({
      text: LETTERS[index % 26] ?? "",
      x: dx + xOf(first) * CELL + 9,
      y: dy + yOf(first) * CELL + 14,
      size: 14,
      bold: true,
      middle: true,
      fill: gone ? LOST : INK,
    });
  });
  const openings = new Set([...sheet.drawn.windows, ...sheet.drawn.entrances]);
  put(edgesPath([...sheet.walls].filter((edge) => !openings.has(edge)), 1), { stroke: INK, width: 5 });
  for (const edge of sheet.drawn.windows) {
    put(edgesPath([edge], 0.4), { stroke: INK, width: 9 });
    put(edgesPath([edge], 0.4), { stroke: "#7fb6d6", width: 4.5 });
  }
  for (const edge of sheet.doors) put(leaf(edge), { stroke: "#8a5e0c", width: 2.6 });
  for (const edge of sheet.drawn.entrances) put(leaf(edge), { stroke: "#8a5e0c", width: 5 });

  let y = dy + (bottom + 1) * CELL + 36;
  view.rooms.forEach((_, room) => {
    const told = sheet.things.flatMap((thing, index) =>
      thing.room === room ? [`${LETTERS[index % 26]} ${pieceName(thing.piece)}`] : [],
    );
    if (!told.length) return;
    marks.push({
      text: `${roomName(view, room)} (${points(plan?.score.rooms[room] ?? 0)})`,
      x: 56,
      y,
      size: 15,
      bold: true,
      fill: INK,
    });
    y += 20;
    for (const line of wrapped(told)) {
      marks.push({ text: line, x: 56, y, size: 14, fill: PENCIL });
      y += 20;
    }
    y += 6;
  });
  return { width, height: y + 12, title, marks };
}

function wrapped(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE - 24) lines[lines.length - 1] = `${last} · ${word}`;
    else lines.push(word);
  }
  return lines;
}

function circle(number: number, radius: number): string {
  const [x, y] = [(xOf(number) + 0.5) * CELL, (yOf(number) + 0.5) * CELL];
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

function square(number: number): string {
  return `M${xOf(number) * CELL + 2} ${yOf(number) * CELL + 2}h15v15h-15z`;
}

function leaf(edge: number): string {
  const [, number] = beside(edge);
  const [x, y] = [xOf(number) * CELL, yOf(number) * CELL];
  return isAcross(edge) ? `M${x} ${y}l${CELL * 0.7} ${CELL * 0.5}` : `M${x} ${y}l${CELL * 0.5} ${CELL * 0.7}`;
}

/** A path moved: its capital letters take places, its small ones steps. */
function shifted(path: string, dx: number, dy: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, letter: string, rest: string) => {
    if (letter >= "a") return letter + rest;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const moved = numbers.map((number, at) => {
      if (letter === "H") return number + dx;
      if (letter === "V") return number + dy;
      if (letter === "A") return at % 7 === 5 ? number + dx : at % 7 === 6 ? number + dy : number;
      return at % 2 ? number + dy : number + dx;
    });
    return letter + moved.map((number) => Math.round(number * 10) / 10).join(" ");
  });
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

export function asSvg({ width, height, title, marks }: Drawing): string {
  const body = marks.map((mark) => {
    const paint = [
      `fill="${mark.fill ?? "none"}"`,
      mark.stroke ? `stroke="${mark.stroke}" stroke-width="${mark.width ?? 1}" stroke-linecap="round" stroke-linejoin="round"` : "",
      mark.dash ? `stroke-dasharray="${mark.dash.join(" ")}"` : "",
      mark.alpha === undefined ? "" : `opacity="${mark.alpha}"`,
    ]
      .filter(Boolean)
      .join(" ");
    if (mark.path !== undefined) return `<path d="${mark.path}" ${paint}/>`;
    const weight = mark.bold ? ' font-weight="700"' : "";
    const anchor = mark.middle ? ' text-anchor="middle"' : "";
    return `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}"${weight}${anchor} ${paint}>${escaped(mark.text ?? "")}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="${FONT}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fffdf6"/>`,
    ...body,
    "</svg>",
    "",
  ].join("\n");
}

export function asCanvas({ width, height, marks }: Drawing, scale = 2): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.scale(scale, scale);
  context.fillStyle = "#fffdf6";
  context.fillRect(0, 0, width, height);
  context.lineCap = context.lineJoin = "round";
  for (const mark of marks) {
    context.globalAlpha = mark.alpha ?? 1;
    context.setLineDash(mark.dash ?? []);
    if (mark.fill) context.fillStyle = mark.fill;
    if (mark.path !== undefined) {
      const path = new Path2D(mark.path);
      if (mark.fill) context.fill(path);
      if (mark.stroke) {
        context.strokeStyle = mark.stroke;
        context.lineWidth = mark.width ?? 1;
        context.stroke(path);
      }
    } else {
      context.font = `${mark.bold ? 700 : 400} ${mark.size ?? 14}px ${FONT}`;
      context.textAlign = mark.middle ? "center" : "left";
      context.fillText(mark.text ?? "", mark.x ?? 0, mark.y ?? 0);
    }
  }
  return canvas;
}

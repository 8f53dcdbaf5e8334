/** The plain around the city: fields, hedges, farms, woods, villages, two roads and the railway; the same at every look. */
import { mix } from "../../../art/pen";
import { WALLS, ROOFS } from "./blocks/paint";
import { p as d } from "./ink";
import type { Light } from "./light";
import { Pen, chanceOf, type Stroke } from "./pen3";
import type { Plan } from "./plan";

/** How far it goes on to every side. */
export const REACH = 3600;
/** From the northernmost row to the horizon. */
export const HORIZON = 66;

/** Something of the country, and where it is. */
interface Scenery {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly strokes: () => readonly Stroke[];
  /** What keeps away from the city: the middle of it, and how far. */
  readonly shy?: readonly [number, number, number];
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function farm(pen: Pen, x: number, y: number): void {
  pen.saddle(x, y, 34, 14, 10, 7, "#d9c4a0", "#8f4a34", 5, 1, 1);
  pen.gable(x + 40, y + 4, 20, 16, 11, 9, "#a5694c", "#6b4434", 2, 1);
  pen.tree(x - 8, y + 2, 8, 1).tree(x + 66, y, 7, 1);
  if (!pen.day) pen.halo(x + 10, y - 5, 9, 0.5);
}

function field(light: Light, x: number, y: number, w: number, h: number, seed: number): Stroke[] {
  const pen = new Pen(light, seed);
  const skew = (pen.chance() - 0.5) * 14;
  const colour = pen.pick(light.field);
  pen.path(d`M${x} ${y}h${w}l${skew} ${h}h${-w}z`, `!${colour}`, 0.7);
  const many = Math.floor(w / 15);
  const upright = pen.chance() < 0.7;
  const rows = Array.from({ length: upright ? many - 1 : Math.floor(h / 11) }, (_, at) =>
    upright
      ? d`M${x + ((at + 1) * w) / many} ${y + 2}l${skew * 0.97} ${h - 4}`
      : d`M${x + 2 + (skew * (at + 1) * 11) / h} ${y + (at + 1) * 11}h${w - 4}`,
  );
  pen.line(rows.join(""), `!${mix(colour, pen.dusk ? "#0a1024" : "#5a5a2a", 0.34)}`, 1.5, 0.28);
  for (let at = 0; at < w / 26; at++)
    if (pen.chance() < 0.5)
      pen.tree(x + at * 26 + pen.chance() * 10, y + 2 + pen.chance() * 3, 5 + pen.chance() * 3, 0);
  if (pen.chance() < 0.1) farm(pen, x + w * 0.4, y + h * 0.55);
  return pen.strokes;
}

function fields(light: Light, top: number): Scenery[] {
  const chance = chanceOf(21);
  const found: Scenery[] = [];
  const first = top - HORIZON + 4;
  for (let [y, row] = [first, 0]; y < REACH; row++) {
    const h = 60 + Math.min(150, (y - first) * 0.45) + chance() * 30;
    for (let x = -REACH + ((row * 137) % 180); x < REACH;) {
      const w = (150 + chance() * 230) * (row < 1 ? 1.3 : 1);
      const at = [x, y, w, h, row * 97 + Math.floor(x) + 5] as const;
      found.push({
        left: x - 20,
        right: x + w + 30,
        top: y - 16,
        bottom: y + h + 4,
        strokes: once(() => field(light, ...at)),
      });
      x += w + 6;
    }
    y += h + 5;
  }
  return found;
}

function wood(light: Light, x: number, y: number, seed: number): Stroke[] {
  const pen = new Pen(light, seed);
  Array.from({ length: 10 + pen.chance() * 26 }, () => [x + (pen.chance() - 0.5) * 170, y + (pen.chance() - 0.5) * 64])
    .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
    .forEach(([tx = 0, ty = 0]) => pen.tree(tx, ty, 6 + pen.chance() * 4, pen.chance() < 0.7 ? 0 : 1));
  return pen.strokes;
}

function village(light: Light, x: number, y: number, seed: number): Stroke[] {
  const pen = new Pen(light, seed);
  pen.rect(x, y - 30, 9, 26, "#d8cdb8").cone(x + 4.5, y - 30, 7, 18, "#5f6f78");
  Array.from({ length: 6 }, () => [x + (pen.chance() - 0.5) * 130, y + (pen.chance() - 0.5) * 60])
    .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
    .forEach(([hx = 0, hy = 0]) => {
      pen.gable(hx, hy, 16, 13, 8, 8, pen.pick(WALLS), pen.pick(ROOFS), 2, 1).tree(hx + 20, hy, 6, 1);
      if (!pen.day && pen.chance() < 0.6) pen.halo(hx + 8, hy - 4, 10, 0.45);
    });
  return pen.strokes;
}

function groves(light: Light, top: number): Scenery[] {
  const chance = chanceOf(22);
  return Array.from({ length: 190 }, (_, at) => {
    const [x, y] = [(chance() - 0.5) * 2 * REACH, top + 30 + chance() * (REACH - top)];
    const [lives, far] = [at % 4 === 3, at % 4 === 3 ? 170 : 150];
    return {
      left: x - 110,
      right: x + 110,
      top: y - 70,
      bottom: y + 50,
      strokes: once(() => (lives ? village : wood)(light, x, y, at * 31 + 7)),
      shy: [x, y, far] as const,
    };
  });
}

const road = (light: Light, path: string): Stroke[] => [
  { d: path, stroke: mix(light.road, "#000000", 0.35), width: 10, opacity: 0.35 },
  { d: path, stroke: light.road, width: 7, opacity: 0.85 },
];

/** Both roads, and the railway below the horizon. */
function ways(light: Light, top: number): Stroke[] {
  const rail = top - 34;
  const track = d`M${-REACH} ${rail + 26}C${-REACH * 0.5} ${rail + 4} ${REACH * 0.2} ${rail - 6} ${REACH} ${rail + 12}`;
  const steel = light.hour === "dusk" ? "#9aa3c8" : "#5c5f66";
  const beside = (by: number): string =>
    d`M${-REACH} ${rail + 26 + by}C${-REACH * 0.5} ${rail + 4 + by} ${REACH * 0.2} ${rail - 6 + by} ${REACH} ${rail + 12 + by}`;
  return [
    ...road(light, d`M${-REACH} 210C-1700 190-1300 60-700 0H300C800 0 1100-90 ${REACH} -60`),
    ...road(
      light,
      d`M-60 ${top - HORIZON + 4}C-30 ${top + 60} 0 ${top + 140} 0 ${top + 260}V500C0 900-160 1000-260 ${REACH}`,
    ),
    { d: track, stroke: mix(light.earth, "#000000", 0.2), width: 11 },
    { d: track, stroke: mix(light.road, "#3a2c20", 0.4), width: 7, dash: "2 4" },
    { d: beside(-2.5), stroke: steel, width: 1.2 },
    { d: beside(2), stroke: steel, width: 1.2 },
  ];
}

function lampposts(light: Light): Scenery[] {
  if (light.hour === "day") return [];
  const at = (t: number, a: number, b: number, c: number, e: number): number =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + e * t ** 3;
  return Array.from({ length: 91 }, (_, n) => n / 90).flatMap((t) =>
    [
      [at(t, -REACH, -1700, -1300, -700), at(t, 210, 190, 60, 0)],
      [at(t, 300, 800, 1100, REACH), at(t, 0, 0, -90, -60)],
      [at(t, 0, 0, -160, -260), at(t, 500, 900, 1000, REACH)],
    ].map(([x = 0, y = 0]) => ({
      left: x - 8,
      right: x + 8,
      top: y - 14,
      bottom: y + 2,
      strokes: () => new Pen(light, 1).halo(x, y - 6, 7, 0.7).oval(x, y - 6, 1.3, 1.3, "!#ffe9b0").strokes,
      shy: [x, y, 4] as const,
    })),
  );
}

function near(plan: Plan, x: number, y: number, far: number): boolean {
  for (const lot of plan.lots.values())
    if (Math.abs(lot.x * 100 + 50 - x) < far + 50 && Math.abs(-(lot.y + 1) * 80 + 40 - y) < far * 0.7 + 40) return true;
  return false;
}

export class Country {
  readonly #fields: readonly Scenery[];
  readonly #things: readonly Scenery[];
  readonly #ways: readonly Stroke[];

  constructor(
    readonly light: Light,
    /** The upper edge of the northernmost row. */
    readonly top: number,
  ) {
    this.#fields = fields(light, top);
    this.#things = [...groves(light, top), ...lampposts(light)];
    this.#ways = ways(light, top);
  }

  /** What is seen of it in an area, around the city. */
  seen(area: Area, plan: Plan): Stroke[] {
    const inside = (each: Scenery): boolean =>
      each.right > area.x &&
      each.left < area.x + area.w &&
      each.bottom > area.y &&
      each.top < area.y + area.h &&
      !(each.shy && near(plan, ...each.shy));
    const of = (all: readonly Scenery[]): Stroke[] => all.filter(inside).flatMap(({ strokes }) => strokes());
    return [...of(this.#fields), ...this.#ways, ...of(this.#things)];
  }
}

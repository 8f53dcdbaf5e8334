/** What lies under the houses: verge, land, water with its shores, streets with lanes and crossings, pavements; each by what lies beside it. */
import { mix } from "../../../art/pen";
import { box, p as d, rounded } from "./ink";
import { grade, type Light } from "./light";
import { Pen, chanceOf, type Stroke } from "./pen3";
import { AROUND, type Lot, type Plan, type Spot } from "./plan";

export const CELL = { w: 100, h: 80 } as const;
const corner = ({ x, y }: Spot): [number, number] => [x * CELL.w, -(y + 1) * CELL.h];
const SHADE = "#060a18";

const fill = (path: string, colour: string, opacity?: number): Stroke =>
  opacity === undefined ? { d: path, fill: colour } : { d: path, fill: colour, opacity };
const stroke = (path: string, colour: string, width: number, opacity = 1, dash?: string): Stroke => ({
  d: path,
  stroke: colour,
  width,
  opacity,
  ...(dash === undefined ? {} : { dash }),
});
const every = (lots: readonly Lot[], path: (x: number, y: number) => string): string =>
  lots.map((lot) => path(...corner(lot))).join("");

/** Trodden earth around the city, and the shadow it throws. */
function verge(lots: readonly Lot[], light: Light): Stroke[] {
  return [
    fill(
      every(lots, (x, y) => rounded(x - 13, y - 11, 126, 106, 16)),
      mix(light.plain[1], light.earth, 0.55),
    ),
    fill(
      every(lots, (x, y) => rounded(x - 3, y + 2, 113, 90, 9)),
      SHADE,
      light.shadow * 0.5,
    ),
  ];
}

function surfaces(lots: readonly Lot[], light: Light): Stroke[] {
  const of = (kind: Lot["kind"]): Lot[] => lots.filter((lot) => lot.kind === kind);
  return [
    fill(
      every(of("land"), (x, y) => box(x - 1, y - 1, 102, 82)),
      light.land,
    ),
    fill(
      every(of("water"), (x, y) => rounded(x - 4, y - 4, 108, 88, 5)),
      mix(light.earth, light.quay, 0.6),
    ),
    fill(
      every(of("city"), (x, y) => rounded(x - 5, y - 5, 110, 90, 6)),
      light.street,
    ),
  ];
}

const north = (y: number): number => Math.max(0, Math.min(1, (y + 420) / 1320));

/** How far the water stays away from each side. */
function shoreline(plan: Plan, { x, y }: Lot): number[] {
  return AROUND.map(([dx, dy]) => {
    const beside = plan.at(x + dx, y + dy);
    return beside === undefined ? 5 : beside.kind === "water" ? -1 : beside.kind === "city" ? 1.5 : 3;
  });
}

function pool(plan: Plan, lot: Lot, light: Light): Stroke {
  const [x, y] = corner(lot);
  const [n = 0, e = 0, s = 0, w = 0] = shoreline(plan, lot);
  const alone = AROUND.every(([dx, dy]) => plan.at(lot.x + dx, lot.y + dy) === undefined);
  const r = plan.beside("water", lot) > 0 ? 3 : alone ? 16 : 4;
  return fill(rounded(x + w, y + n, 100 - e - w, 80 - n - s, r), mix(light.water[0], light.water[1], north(y)));
}

type Side = readonly [x: number, y: number, dx: number, dy: number, ix: number, iy: number];
const sides = (x: number, y: number): readonly Side[] => [
  [x, y, 100, 0, 0, 1],
  [x + 100, y, 0, 80, -1, 0],
  [x, y + 80, 100, 0, 0, -1],
  [x, y, 0, 80, 1, 0],
];

function wave([x, y, dx, dy, ix, iy]: Side, off: number, much: number, chance: () => number): string {
  const [a, b, high] = [x + ix * off, y + iy * off, much * (ix + iy)];
  const bends = [1, 2, 3, 4, 5].map((at) => {
    const [mx, my] = [dy ? high * (chance() - 0.3) : 0, dx ? high * (chance() - 0.3) : 0];
    return d`Q${a + (dx * (at - 0.5)) / 5 + mx} ${b + (dy * (at - 0.5)) / 5 + my} ${a + (dx * at) / 5} ${b + (dy * at) / 5}`;
  });
  return d`M${a} ${b}` + bends.join("");
}

/** Where water ends: a quay at the city, sand at land and at the plain. */
function shore(side: Side, beside: Lot | undefined, light: Light, chance: () => number): Stroke[] {
  const [x, y, dx, dy, ix, iy] = side;
  if (beside?.kind === "water") return [];
  if (beside?.kind === "city") {
    const edge = d`M${x} ${y}l${dx} ${dy}`;
    return [
      stroke(edge, light.quay, 4.5),
      stroke(d`M${x + ix * 3.5} ${y + iy * 3.5}l${dx} ${dy}`, "#050a1c", 3.5, 0.26),
      stroke(edge, mix(light.quay, "#000000", 0.45), 4.5, 0.6, "1.2 9"),
    ];
  }
  return [
    stroke(wave(side, 2, 11, chance), mix(light.quay, light.land, beside ? 0.35 : 0.1), 6),
    stroke(wave(side, 6, 8, chance), light.ripple, 1.2, 0.45),
  ];
}

/** The light of banks that shine, on the water. */
function gleams(plan: Plan, lot: Lot, chance: () => number): string {
  const [x, y] = corner(lot);
  return AROUND.filter(([dx, dy]) => plan.at(lot.x + dx, lot.y + dy)?.lit)
    .flatMap(([a, b]) =>
      [0, 1, 2, 3, 4, 5].map((i) => {
        const px = b ? x + 10 + i * 15 : a > 0 ? x + 94 - chance() * 18 : x + 6 + chance() * 18;
        const py = b > 0 ? y + 8 : b < 0 ? y + 70 : y + 10 + i * 11;
        return d`M${px} ${py}h${4 + chance() * 6}M${px + 1} ${py + (b > 0 ? 7 : b < 0 ? -7 : 4)}h${3 + chance() * 4}`;
      }),
    )
    .join("");
}

function water(plan: Plan, lots: readonly Lot[], light: Light): Stroke[] {
  const all = lots.filter((lot) => lot.kind === "water");
  return [
    ...all.map((lot) => pool(plan, lot, light)),
    ...all.flatMap((lot) => {
      const [x, y] = corner(lot);
      const chance = chanceOf(lot.x * 31 + lot.y * 7 + 400);
      const shores = sides(x, y).flatMap((side, at) => {
        const [dx = 0, dy = 0] = AROUND[at] ?? [];
        return shore(side, plan.at(lot.x + dx, lot.y + dy), light, chance);
      });
      const ripples = [0, 1, 2, 3, 4, 5, 6].map(() => {
        const [a, b, w] = [x + 10 + chance() * 66, y + 10 + chance() * 62, 3 + chance() * 5];
        return d`M${a} ${b}q${w} -2.6 ${w * 2} 0t${w * 2} 0`;
      });
      const gleam = light.hour === "day" ? "" : gleams(plan, lot, chance);
      return [
        ...shores,
        stroke(ripples.join(""), light.ripple, 1.3, 0.55),
        ...(gleam ? [stroke(gleam, "#ffcf7a", 1.7, 0.75)] : []),
      ];
    }),
  ];
}

/** A path from the middle to every side where land or city goes on. */
function meadow(plan: Plan, lot: Lot, light: Light): Stroke[] {
  const [x, y] = corner(lot);
  const chance = chanceOf(lot.x * 17 + lot.y * 29 + 90);
  const [cx, cy] = [x + 46 + chance() * 10, y + 36 + chance() * 9];
  const ends = [
    [50, 0],
    [100, 40],
    [50, 80],
    [0, 40],
  ] as const;
  const ways = ends.map(([px, py], at) => {
    const [dx = 0, dy = 0] = AROUND[at] ?? [];
    const beside = plan.at(lot.x + dx, lot.y + dy);
    if (!beside || beside.kind === "water") return "";
    const [bx, by] = [x + px * 0.5 + 25 + (chance() - 0.5) * 12, y + py * 0.5 + 20 + (chance() - 0.5) * 10];
    return d`M${cx} ${cy}Q${bx} ${by} ${x + px} ${y + py}`;
  });
  const patches = [0, 1, 2, 3, 4].map((at) => {
    const [a, b, rx, ry] = [x + 12 + chance() * 76, y + 10 + chance() * 60, 6 + chance() * 10, 3 + chance() * 4];
    const colour = at % 2 ? light.land2 : mix(light.land, "#ffffff", 0.06);
    return fill(d`M${a - rx} ${b}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`, colour, 0.8);
  });
  return [...patches, stroke(ways.join(""), light.path, 4.6, 0.85)];
}

/** Dashes where both sides are city, a zebra where three or more meet. */
function lanes(plan: Plan, lots: readonly Lot[], light: Light): Stroke[] {
  let [lane, zebra] = ["", ""];
  for (const lot of lots.filter(({ kind }) => kind === "city")) {
    const [x, y] = corner(lot);
    const [east, south] = [plan.is("city", lot.x + 1, lot.y), plan.is("city", lot.x, lot.y - 1)];
    if (east) lane += d`M${x + 100} ${y + 12}v56`;
    if (south) lane += d`M${x + 12} ${y + 80}h76`;
    const many = 1 + Number(east) + Number(south) + Number(plan.is("city", lot.x + 1, lot.y - 1));
    if (many < 3) continue;
    const [cx, cy] = [x + 100, y + 80];
    for (const at of [-2.8, 0, 2.8])
      zebra += d`M${cx - 11} ${cy + at}h4M${cx + 7} ${cy + at}h4M${cx + at} ${cy - 10.5}v3.5M${cx + at} ${cy + 7}v3.5`;
  }
  return [stroke(lane, light.lane, 0.9, 0.6, "5 5"), stroke(zebra, light.lane, 1.5, 0.6)];
}

const CARS = ["#c8402f", "#e6dfce", "#2f78a8", "#3b444c", "#d9a13a"] as const;

function cars(plan: Plan, lots: readonly Lot[], light: Light): Stroke[] {
  const found: Stroke[] = [];
  for (const lot of lots.filter(({ kind }) => kind === "city")) {
    const chance = chanceOf(lot.x * 71 + lot.y * 43 + 77);
    const [x, y] = corner(lot);
    if (chance() > 0.34) continue;
    const colour = grade(CARS[Math.floor(chance() * CARS.length)] ?? CARS[0], light);
    const east = chance() < 0.5;
    if (plan.is("city", lot.x, lot.y - 1)) {
      const [a, b] = [x + 14 + chance() * 66, east ? y + 80.8 : y + 75.4];
      found.push(fill(rounded(a, b, 7.5, 3.4, 1.4), colour));
      if (light.hour !== "day")
        found.push(
          stroke(east ? d`M${a + 8} ${b + 1.7}h3` : d`M${a - 3} ${b + 1.7}h3`, "#fff0b4", 2.4, 0.8),
          stroke(east ? d`M${a - 0.8} ${b + 1.7}h1` : d`M${a + 7.5} ${b + 1.7}h1`, "#ff5a4a", 2.2),
        );
    } else if (plan.is("city", lot.x + 1, lot.y))
      found.push(fill(rounded(east ? x + 101 : x + 95.8, y + 14 + chance() * 44, 3.4, 6.5, 1.4), colour));
  }
  return found;
}

/** A street with water on both sides goes on. */
function bridges(plan: Plan, lots: readonly Lot[], light: Light): Stroke[] {
  const ends = ({ x, y }: Lot, side: number): boolean =>
    plan.is("city", x + side, y) && plan.is("city", x + side, y - 1);
  return lots
    .filter((lot) => lot.kind === "water" && plan.is("water", lot.x, lot.y - 1) && ends(lot, 1) && ends(lot, -1))
    .flatMap((lot) => {
      const [x, top] = corner(lot);
      const y = top + 80;
      return [
        fill(box(x - 3, y + 3, 106, 8), "#050a1c", 0.35),
        fill(box(x - 4, y - 6, 108, 12), light.street),
        stroke(d`M${x - 4} ${y - 6}h108M${x - 4} ${y + 6}h108`, light.quay, 3),
        stroke(d`M${x + 2} ${y}h96`, light.lane, 0.9, 0.6, "5 5"),
        stroke(d`M${x + 16} ${y + 8}q17 -10 34 0q17 -10 34 0`, mix(light.quay, "#000000", 0.3), 3),
      ];
    });
}

function pavements(lots: readonly Lot[], light: Light): Stroke[] {
  const dusk = light.hour === "dusk";
  return lots
    .filter(({ kind }) => kind === "city")
    .flatMap((lot) => {
      const [x, y] = corner(lot);
      const base = mix(light.pave, grade(lot.ground, light), 0.42);
      const paved = lot.lit && dusk ? mix(base, "#c98a4a", 0.42) : base;
      return [
        fill(rounded(x + 5, y + 4.5, 90, 71, 4), mix(paved, dusk ? "#a9b0d8" : "#ffffff", 0.22)),
        fill(rounded(x + 6.5, y + 6, 87, 68, 3), paved),
      ];
    });
}

/** What lies under the houses of these lots. */
export const ground = (plan: Plan, lots: readonly Lot[], light: Light): Stroke[] => [
  ...verge(lots, light),
  ...surfaces(lots, light),
  ...water(plan, lots, light),
  ...lots.filter(({ kind }) => kind === "land").flatMap((lot) => meadow(plan, lot, light)),
  ...lanes(plan, lots, light),
  ...cars(plan, lots, light),
  ...bridges(plan, lots, light),
  ...pavements(lots, light),
];

/** Trees of a meadow, more where land goes on; a barge or a sail on the water. */
export function growth(plan: Plan, lot: Lot, light: Light): Stroke[] {
  const pen = new Pen(light, lot.x * 131 + lot.y * 57 + 903);
  if (lot.kind === "land") {
    const trees = Array.from(
      { length: 7 + 3 * plan.beside("land", lot) },
      () => [6 + pen.chance() * 88, 14 + pen.chance() * 62] as const,
    ).sort((a, b) => a[1] - b[1]);
    for (const [x, y] of trees)
      if (pen.chance() < 0.16) pen.poplar(x, y, 8 + pen.chance() * 3);
      else pen.tree(x, y, 4.5 + pen.chance() * 3.4);
    return pen.strokes;
  }
  const wide = plan.beside("water", lot) > 1;
  if (pen.chance() > 0.55 && !wide) return [];
  const [x, y] = [22 + pen.chance() * 40, 34 + pen.chance() * 26];
  if (wide && pen.chance() < 0.7) {
    pen.path(d`M${x - 16} ${y}h38l-4 8h-30z`, "#6b4434").rect(x - 12, y - 4, 20, 5, "#c8553d");
    pen.rect(x + 10, y - 8, 8, 8, "#efe2c8").oval(x + 14, y - 10, 1.4, 1.4, "!#ffdf94");
  } else {
    pen.path(d`M${x - 7} ${y}h17l-3 5h-11z`, "#8b5a3c").path(d`M${x + 1} ${y - 1}v-20l11 17z`, "#fbf6ea");
    pen.path(d`M${x} ${y - 2}v-15l-6 14z`, "#e6ddc8");
  }
  return pen.strokes;
}

/** The pen that draws the city: walls to the south, roofs as they lie, windows lit or dark; a cell is 100 by 80 of ground. */
import { mix } from "../../../art/pen";
import { box, oval, p as d, type Shape } from "./ink";
import { grade, type Light } from "./light";

/** A shape, or light that fades from a point. */
export interface Stroke extends Shape {
  /** Where light fades from, and how far it reaches. */
  readonly glow?: readonly [number, number, number];
  /** What is inside, where it has holes. */
  readonly rule?: "evenodd";
}
export type Silhouette = (pen: Pen) => void;
type Corner = readonly [number, number];

const DARK = "!#04081a";
const WHITE = "!#ffffff";
const CAST = "!#060a18";
const TINTS = ["#ffffff", "#7a4a34", "#50648c", "#d8a860", "#3c5a4c", "#a86a5a"] as const;
const WINDOWS = { day: ["!#ffeeb8", "!#ffe08a"], night: ["!#ffd27a", "!#ffe9b0", "!#ffb356", "!#7a5230"] } as const;

/** Chance that is the same at every look. */
export function chanceOf(seed: number): () => number {
  let x = Math.imul(seed + 11, 2654435761) >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x / 4294967296;
  };
}

export class Pen {
  readonly strokes: Stroke[] = [];
  readonly chance: () => number;
  readonly day: boolean;
  readonly gold: boolean;
  readonly dusk: boolean;
  /** No two blocks have quite the same paint. */
  readonly #tint: string;
  readonly #much: number;

  constructor(
    readonly light: Light,
    seed: number,
    readonly lit = false,
  ) {
    this.chance = chanceOf(seed);
    const chance = chanceOf(seed * 3 + 7);
    this.#tint = TINTS[Math.floor(chance() * TINTS.length)] ?? "#ffffff";
    this.#much = 0.03 + chance() * 0.13;
    [this.day, this.gold, this.dusk] = [light.hour === "day", light.hour === "gold", light.hour === "dusk"];
  }

  pick(all: readonly string[]): string {
    return all[Math.floor(this.chance() * all.length)] ?? "#ffffff";
  }
  /** Paint, graded; what begins with `!` shines by itself. */
  #paint(colour: string): string {
    return colour.startsWith("!") ? colour.slice(1) : grade(mix(colour, this.#tint, this.#much), this.light, this.lit);
  }
  path(path: string, colour: string, opacity = 1): this {
    const fill = this.#paint(colour);
    const last = this.strokes.at(-1);
    // What has one colour and lies on top of each other is one path.
    if (opacity === 1 && last?.fill === fill && last.opacity === undefined && !last.stroke)
      this.strokes[this.strokes.length - 1] = { ...last, d: last.d + path };
    else this.strokes.push({ d: path, fill, ...(opacity < 1 ? { opacity } : {}) });
    return this;
  }
  line(path: string, colour: string, width = 1, opacity = 1, dash = ""): this {
    this.strokes.push({
      d: path,
      stroke: this.#paint(colour),
      width,
      ...(opacity < 1 ? { opacity } : {}),
      ...(dash ? { dash } : {}),
    });
    return this;
  }
  rect(x: number, y: number, w: number, h: number, colour: string, opacity = 1): this {
    return this.path(box(x, y, w, h), colour, opacity);
  }
  oval(x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): this {
    return this.path(oval(x, y, rx, ry), colour, opacity);
  }
  ring(x: number, y: number, rx: number, ry: number, colour: string, width: number, dash = ""): this {
    return this.line(oval(x, y, rx, ry), colour, width, 1, dash);
  }
  poly(corners: readonly Corner[], colour: string, opacity = 1): this {
    return this.path(`M${corners.map(([x, y]) => d`${x} ${y}`).join("L")}z`, colour, opacity);
  }
  /** Light that fades around a point. */
  halo(x: number, y: number, r: number, opacity: number): this {
    return this.beam(oval(x, y, r, r), x, y, r, opacity);
  }
  beam(path: string, x: number, y: number, r: number, opacity: number): this {
    this.strokes.push({ d: path, fill: "#fff0b4", opacity, glow: [x, y, r] });
    return this;
  }
  /** Shadow on the ground, to the east. */
  shadow(x: number, y: number, w: number, deep: number, h: number): this {
    const s = Math.min(h * 0.5, 34);
    return this.path(d`M${x + w} ${y}l${s} ${-s * 0.2}v${-deep}l${-s} ${s * 0.2}z`, CAST, this.light.shadow);
  }
  #pane(q: number): string {
    const [bright, warm, deep, brown] = WINDOWS.night;
    if (this.lit && this.day) return q < 0.6 ? WINDOWS.day[0] : q < 0.85 ? WINDOWS.day[1] : `!${this.light.glass[0]}`;
    if (this.lit) return q < 0.5 ? bright : q < 0.78 ? warm : q < 0.93 ? deep : brown;
    if (q < this.light.bulb) return this.dusk ? "!#e2a04e" : bright;
    return `!${this.light.glass[q < 0.62 ? 0 : q < 0.86 ? 1 : 2]}`;
  }
  windows(x: number, y: number, w: number, h: number, across: number, down: number, fill = 0.52, tall = 0.58): this {
    const [cw, ch] = [w / across, h / down];
    const panes: Record<string, string> = {};
    for (let i = 0; i < across; i++)
      for (let j = 0; j < down; j++) {
        const colour = this.#pane(this.chance());
        panes[colour] =
          (panes[colour] ?? "") +
          box(x + cw * (i + 0.5 - fill / 2), y + ch * (j + 0.5 - tall / 2), cw * fill, ch * tall);
      }
    for (const [colour, path] of Object.entries(panes)) this.path(path, colour);
    return this;
  }
  get #edge(): number {
    return this.dusk ? 0.16 : 0.4;
  }
  /** A wall to the south, its right part in shade. */
  wall(x: number, y: number, w: number, h: number, colour: string): this {
    this.rect(x, y - h, w, h, colour);
    this.rect(x + w * 0.64, y - h, w * 0.36, h, DARK, 0.13);
    return this.rect(x, y - h, Math.min(1.6, w * 0.1), h, WHITE, this.dusk ? 0.08 : 0.22);
  }
  /** A house with a flat roof. */
  box(x: number, y: number, w: number, deep: number, h: number, wall: string, roof: string, nx = 0, ny = 0): this {
    this.shadow(x, y, w, deep, h).rect(x, y - h - deep, w, deep, roof);
    this.line(d`M${x + 0.7} ${y - h}V${y - h - deep + 0.7}H${x + w - 0.7}`, WHITE, 1.2, this.#edge);
    this.rect(x + w * 0.7, y - h - deep + 1.4, w * 0.3 - 1.4, deep - 1.4, DARK, 0.1).wall(x, y, w, h, wall);
    return nx > 0 ? this.windows(x + 1.5, y - h + 1.5, w - 3, h - 3.5, nx, ny) : this;
  }
  /** A ridge from west to east: both slopes are seen. */
  saddle(
    x: number,
    y: number,
    w: number,
    deep: number,
    h: number,
    rise: number,
    wall: string,
    roof: string,
    nx = 0,
    ny = 1,
    chimneys = 1,
  ): this {
    this.shadow(x, y, w, deep, h + rise * 0.6);
    const [eaves, ridge, north] = [y - h + 1.4, y - h - deep / 2 - rise, y - h - deep];
    if (north < ridge) this.rect(x - 1, north, w + 2, ridge - north + 1, mix(roof, "#ffffff", 0.1));
    this.wall(x, y, w, h, wall).rect(x - 1.2, ridge, w + 2.4, eaves - ridge, roof);
    this.rect(x + w * 0.66, ridge, w * 0.34 + 1.2, eaves - ridge, DARK, 0.12);
    this.line(d`M${x - 1} ${ridge}h${w + 2}`, WHITE, 1, this.#edge);
    const course = (eaves - ridge) / 3;
    this.line(d`M${x - 1} ${ridge + course}h${w + 2}M${x - 1} ${ridge + course * 2}h${w + 2}`, "!#000000", 0.6, 0.14);
    for (let at = 0; at < chimneys; at++) {
      const cx = x + w * (0.18 + (0.62 * (at + this.chance() * 0.4)) / Math.max(1, chimneys));
      this.rect(cx, ridge - 5, 3, 6, mix(roof, "#5a3a30", 0.5)).rect(cx - 0.4, ridge - 5.6, 3.8, 1.5, "#d9cdb8");
    }
    return nx > 0 ? this.windows(x + 1, y - h + 2, w - 2, h - 3, nx, ny) : this;
  }
  /** A ridge from north to south: the gable is to the south. */
  gable(
    x: number,
    y: number,
    w: number,
    deep: number,
    h: number,
    rise: number,
    wall: string,
    roof: string,
    nx = 2,
    ny = 1,
    stepped = false,
  ): this {
    this.shadow(x, y, w, deep, h + rise * 0.5);
    const [m, foot, top] = [x + w / 2, y - h, y - h - rise];
    const slope = (at: number): Corner[] => [
      [at, foot + 1],
      [m, top],
      [m, top - deep],
      [at, foot - deep + 1],
    ];
    this.poly(slope(x - 1), mix(roof, "#ffffff", 0.13)).poly(slope(x + w + 1), mix(roof, "#10081a", 0.22));
    this.wall(x, y, w, h, wall);
    if (stepped) {
      const [s, g] = [w / 8, rise * 0.3];
      const up = d`v${-g}h${s}`;
      const down = d`h${s}v${g}`;
      this.path(`${d`M${x} ${foot}`}${up.repeat(4)}${down.repeat(4)}z`, wall);
    } else
      this.poly(
        [
          [x, foot],
          [m, top + 1],
          [x + w, foot],
        ],
        wall,
      );
    this.poly(
      [
        [m, top + (stepped ? -rise * 0.1 : 1)],
        [x + w, foot],
        [m, foot],
      ],
      DARK,
      0.13,
    );
    return nx > 0 ? this.windows(x + 1, foot + 1, w - 2, h - 2.5, nx, ny) : this;
  }
  cylinder(x: number, y: number, r: number, h: number, colour: string, top: string, flat = 0.42): this {
    const f = r * flat;
    this.path(d`M${x + r} ${y - 2}l${h * 0.4} ${-h * 0.08}v${-r}l${-h * 0.4} ${h * 0.08}z`, CAST, this.light.shadow);
    this.path(d`M${x - r} ${y - f}V${y - h - f}H${x + r}V${y - f}A${r} ${f} 0 0 1 ${x - r} ${y - f}z`, colour);
    this.path(d`M${x + r * 0.25} ${y - h - f}H${x + r}V${y - f}A${r} ${f} 0 0 1 ${x + r * 0.25} ${y}z`, DARK, 0.16);
    return this.oval(x, y - h - f, r, f, top);
  }
  dome(x: number, y: number, r: number, h: number, colour: string): this {
    this.path(
      d`M${x - r} ${y}C${x - r} ${y - h * 1.25} ${x + r} ${y - h * 1.25} ${x + r} ${y}A${r} ${r * 0.25} 0 0 1 ${x - r} ${y}z`,
      colour,
    );
    this.path(
      d`M${x + r * 0.1} ${y + r * 0.24}C${x + r * 0.75} ${y - h * 0.3} ${x + r * 0.6} ${y - h * 0.9} ${x} ${y - h * 0.94}C${x + r * 0.9} ${y - h * 0.9} ${x + r} ${y - h * 0.2} ${x + r} ${y}z`,
      DARK,
      0.16,
    );
    return this.line(
      d`M${x - r * 0.55} ${y - h * 0.55}Q${x - r * 0.4} ${y - h * 0.85} ${x - r * 0.1} ${y - h * 0.9}`,
      WHITE,
      1.6,
      this.#edge,
    );
  }
  cone(x: number, y: number, r: number, h: number, colour: string): this {
    this.path(d`M${x - r} ${y}L${x} ${y - h}L${x + r} ${y}z`, colour);
    return this.path(d`M${x} ${y - h}L${x + r} ${y}L${x + r * 0.1} ${y}z`, DARK, 0.2);
  }
  tree(x: number, y: number, s = 6, which = -1): this {
    const leaf = this.light.tree[which < 0 ? Math.floor(this.chance() * 3) : which] ?? this.light.tree[0];
    this.oval(x + s * 0.6, y, s, s * 0.36, CAST, this.light.shadow * 0.8).oval(x, y - s * 0.8, s, s, `!${leaf}`);
    const shine = mix(leaf, this.dusk ? "#6f7fae" : "#f2f0a0", this.dusk ? 0.16 : 0.28);
    return this.oval(x - s * 0.28, y - s * 1.12, s * 0.58, s * 0.58, `!${shine}`);
  }
  poplar(x: number, y: number, s = 9): this {
    const leaf = this.light.tree[1];
    this.oval(x + s * 0.4, y, s * 0.5, s * 0.16, CAST, this.light.shadow).oval(x, y - s, s * 0.38, s, `!${leaf}`);
    return this.oval(
      x - s * 0.1,
      y - s * 1.1,
      s * 0.17,
      s * 0.75,
      `!${mix(leaf, this.dusk ? "#6f7fae" : "#f2f0a0", 0.2)}`,
    );
  }
  smoke(x: number, y: number, puffs = 4, big = 1): this {
    const colour = this.dusk ? "!#b9b4d2" : this.gold ? "!#ffe9cf" : "!#ffffff";
    for (let i = 0; i < puffs; i++)
      this.oval(
        x + i * i * 2.2 * big + i * 2,
        y - i * 6.5 * big,
        (3 + i * 2.1) * big,
        (2.6 + i * 1.7) * big,
        colour,
        0.5 - 0.08 * i,
      );
    return this;
  }
  chimney(x: number, y: number, w: number, h: number, colour = "#a4543c"): this {
    this.shadow(x, y, w, w, h);
    this.path(d`M${x} ${y}L${x + w * 0.14} ${y - h}H${x + w * 0.86}L${x + w} ${y}z`, colour);
    this.path(d`M${x + w * 0.6} ${y}L${x + w * 0.58} ${y - h}H${x + w * 0.86}L${x + w} ${y}z`, DARK, 0.2);
    this.rect(x + w * 0.08, y - h, w * 0.84, 3, "#f0e2c4");
    return this.oval(x + w / 2, y - h, w * 0.4, 1.6, "#3a2a26");
  }
  awning(x: number, y: number, w: number, h: number, one: string, other: string, strips: number): this {
    const s = w / strips;
    for (let i = 0; i < strips; i++)
      this.path(d`M${x + s * i} ${y}h${s}v${h * 0.6}q${-s / 2} ${h * 0.7} ${-s} 0z`, i % 2 ? one : other);
    return this;
  }
  shopfront(x: number, y: number, w: number, h: number): this {
    return this.windows(x, y - h, w, h, Math.max(2, Math.round(w / 9)), 1, 0.8, 0.86);
  }
  lamp(x: number, y: number, h = 8): this {
    this.line(d`M${x} ${y}v${-h}`, "!#3b3f46", 1).oval(x, y - h, 1.7, 1.7, "!#ffe9b0");
    return this.day ? this : this.halo(x, y - h, 6, 0.8);
  }
}

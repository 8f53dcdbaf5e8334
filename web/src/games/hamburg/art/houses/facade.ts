/** A building's front: the wall in the card's colour, one silhouette for each category; origin lower left, upwards is negative. */
import { arch, box, dice, disc, filled, line, mix, p, type Point, type Shape } from "../../../../art/pen";
import { BODY, colourNamed, COPPER, CREAM, DARK, GOLD } from "../palette";

export interface Front {
  readonly shapes: readonly Shape[];
  /** Where the category's emblem stands, and how large. */
  readonly emblem: Point & { readonly size: number; readonly ink: string };
  /** Where smoke rises, if it does. */
  readonly smoke: Point | null;
  /** The highest point of the walls and roofs. */
  readonly top: number;
}

/** The colours of a front, mixed from its card's. */
interface Paints {
  readonly wall: string;
  readonly dark: string;
  readonly light: string;
  readonly roof: string;
  readonly trim: string;
  readonly base: string;
}

/** What a category puts on the walls: how high they are, what stands behind, on and before them. */
interface Crown {
  readonly eaves: number;
  readonly behind?: Shape[];
  readonly walls?: Shape[];
  readonly top: Shape[];
  readonly emblem: readonly [x: number, y: number, size: number];
  /** Where snow lies in the last season. */
  readonly snow: string;
  readonly smoke?: Point;
  readonly columns?: number;
  readonly arched?: boolean;
  readonly awning?: boolean;
  readonly plain?: boolean;
}

type Draw = (w: number, h: number, of: Paints, category: string) => Crown;

const SHADE = "#000000";
const LAMP = "#ffe08a";

function gable(d: string, { wall, trim }: Paints): Shape[] {
  return [filled(d, wall), line(d.replace(/z$/, ""), trim, 1.6)];
}

/** A small window in a roof. */
function dormer(x: number, y: number, size: number, { trim, dark, wall }: Paints): Shape[] {
  return [
    filled(p`M${x - size / 2} ${y}v${-size * 0.8}h${size}v${size * 0.8}z`, wall),
    filled(
      p`M${x - size * 0.66} ${y - size * 0.75}L${x} ${y - size * 1.35}L${x + size * 0.66} ${y - size * 0.75}z`,
      dark,
    ),
    filled(box(x - size * 0.22, y - size * 0.66, size * 0.44, size * 0.5), "var(--wlit)"),
    line(
      p`M${x - size * 0.66} ${y - size * 0.75}L${x} ${y - size * 1.35}L${x + size * 0.66} ${y - size * 0.75}`,
      trim,
      0.9,
    ),
  ];
}

const stepped: Draw = (w, h, of, category) => {
  const eaves = Math.round(h * 0.6);
  const rise = h * 0.34;
  const a = w / 9;
  const outline = p`M0 ${-eaves}v${-rise * 0.2}h${a}v${-rise * 0.25}h${a}v${-rise * 0.25}h${a}v${-rise * 0.3}h${a * 3}v${rise * 0.3}h${a}v${rise * 0.25}h${a}v${rise * 0.25}h${a}v${rise * 0.2}z`;
  const top = [
    ...gable(outline, of),
    filled(
      p`M${w / 2} ${-eaves - rise}h${a * 1.5}v${rise * 0.3}h${a}v${rise * 0.25}h${a}v${rise * 0.25}h${a}v${rise * 0.2}H${w / 2}z`,
      SHADE,
      0.1,
    ),
  ];
  if (category === "civic") {
    top.push(filled(box(w / 2 - 1, -h * 0.95 - 10, 2, 12), of.dark), filled(disc(w / 2, -h * 0.95 - 11, 3), GOLD));
    const copings = [0, 1, 2].map(
      (at) =>
        disc(a * (at + 0.5), -eaves - rise * (0.2 + 0.25 * at) - 2, 1.7) +
        disc(w - a * (at + 0.5), -eaves - rise * (0.2 + 0.25 * at) - 2, 1.7),
    );
    top.push(filled(copings.join(""), of.trim));
  } else
    top.push(
      filled(box(w / 2 - 3.3, -eaves - rise * 0.86, 6.6, 7), "var(--wdark)"),
      line(p`M${w / 2} ${-eaves - rise}v-3.5h6v4`, "#1d1a1a", 1.4),
    );
  return {
    eaves,
    top,
    snow: p`M1 ${-eaves - rise * 0.2}h${a - 1}m0 ${-rise * 0.25}h${a}m0 ${-rise * 0.25}h${a}m0 ${-rise * 0.3}h${a * 3}m0 ${rise * 0.3}h${a}m0 ${rise * 0.25}h${a}m0 ${rise * 0.25}h${a - 1}`,
    emblem: [w / 2, -eaves - rise * (category === "civic" ? 0.4 : 0.3), 17],
    awning: category === "commerce",
  };
};

const industry: Draw = (w, h, { roof, wall, dark, trim }) => {
  const eaves = Math.round(h * 0.56);
  const teeth = 3;
  const t = w / teeth;
  const rise = h * 0.2;
  const x = w * 0.72;
  const each = (draw: (at: number) => string): string =>
    Array.from({ length: teeth }, (_, at) => draw(at * t)).join("");
  return {
    eaves,
    behind: [
      filled(p`M${x - 4.5} ${-eaves}l1.5 ${eaves - h}h6l1.5 ${h - eaves}z`, mix(wall, "#7a2e20", 0.5)),
      filled(p`M${x + 0.4} ${-eaves}v${eaves - h}h2.6l1.5 ${h - eaves}z`, SHADE, 0.2),
      filled(box(x - 4.5, -h, 9, 4) + box(x - 3.6, -h + 9, 7.2, 1.6), dark),
    ],
    top: [
      filled(
        each((at) => p`M${at} ${-eaves}v${-rise}L${at + t} ${-eaves}z`),
        roof,
      ),
      filled(
        each((at) => p`M${at + 2} ${-eaves - 2}v${-rise * 0.72}l${t * 0.3} ${rise * 0.3}V${-eaves - 2}z`),
        "var(--glass)",
        0.85,
      ),
      line(
        each((at) => p`M${at} ${-eaves - rise}L${at + t} ${-eaves}`),
        trim,
        1,
      ),
      filled(box(-1.5, -eaves - 1, w + 3, 2.5), trim),
    ],
    snow: each((at) => p`M${at} ${-eaves - rise}L${at + t} ${-eaves}`),
    emblem: [w / 2, -eaves + 14, 17],
    smoke: { x, y: -h },
  };
};

const church: Draw = (w, h, { roof, light, dark }) => {
  const eaves = Math.round(h * 0.46);
  const tower = w * 0.36;
  const x = (w - tower) / 2;
  return {
    eaves,
    behind: [filled(p`M-2 ${-eaves}L${w / 2} ${-eaves - h * 0.2}L${w + 2} ${-eaves}z`, roof)],
    top: [
      filled(box(x, -h * 0.7, tower, h * 0.7), light),
      filled(box(x + tower * 0.6, -h * 0.7, tower * 0.4, h * 0.7), SHADE, 0.14),
      filled(arch(w / 2 - 4, -h * 0.27, 8, 17), "var(--wlit)"),
      line(p`M${w / 2} ${-h * 0.27}v-16M${w / 2 - 4} ${-h * 0.27 - 7}h8`, dark, 0.8, 0.6),
      filled(p`M${x - 3} ${-h * 0.7}h${tower + 6}L${w / 2 + 1} ${-h * 1.02}h-2z`, COPPER),
      filled(p`M${w / 2} ${-h * 0.7}h${tower / 2 + 3}L${w / 2 + 1} ${-h * 1.02}h-1z`, SHADE, 0.18),
      filled(box(x - 3, -h * 0.7 - 1, tower + 6, 2.4), CREAM),
      line(p`M${w / 2} ${-h * 1.02}v-9m-3.5 3.5h7`, GOLD, 1.5),
    ],
    snow: p`M-2 ${-eaves}L${x - 2} ${-eaves - h * 0.13}M${w + 2} ${-eaves}L${w - x + 2} ${-eaves - h * 0.13}M${x - 3} ${-h * 0.71}L${w / 2 - 2} ${-h * 0.98}`,
    emblem: [w / 2, -h * 0.58, 14],
    arched: true,
  };
};

const circus: Draw = (w, h, { wall, trim, dark }) => {
  const eaves = Math.round(h * 0.42);
  const stripes = 7;
  const t = w / stripes;
  const b = (w + 12) / stripes;
  const cloth = (odd: boolean, draw: (at: number) => string): string =>
    Array.from({ length: stripes }, (_, at) => at)
      .filter((at) => at % 2 === Number(odd))
      .map(draw)
      .join("");
  const side = (at: number): string => p`M${at * t} 0V${-eaves}h${t}V0z`;
  const roof = (at: number): string =>
    p`M${w / 2} ${-h * 0.9}C${w / 2 + (at * t - w / 2) * 0.2} ${-h * 0.62} ${at * b - 6} ${-h * 0.55} ${at * b - 6} ${-eaves}h${b}C${(at + 1) * b - 6} ${-h * 0.55} ${w / 2 + ((at + 1) * t - w / 2) * 0.2} ${-h * 0.62} ${w / 2} ${-h * 0.9}z`;
  const hem = (at: number): string => p`M${at * b - 6} ${-eaves}h${b}a${b / 2} 6 0 0 1 ${-b} 0z`;
  return {
    eaves,
    walls: [
      filled(cloth(false, side), wall),
      filled(cloth(true, side), trim),
      filled(box(w * 0.6, -eaves, w * 0.4, eaves), SHADE, 0.12),
    ],
    top: [
      filled(cloth(false, roof), wall),
      filled(cloth(true, roof), trim),
      filled(
        p`M${w / 2} ${-h * 0.9}C${w / 2 + w * 0.1} ${-h * 0.62} ${w + 6} ${-h * 0.55} ${w + 6} ${-eaves}H${w / 2}z`,
        SHADE,
        0.1,
      ),
      filled(cloth(true, hem), wall),
      filled(cloth(false, hem), trim),
      line(p`M${w / 2} ${-h * 0.88}v-14`, dark, 1.6),
      filled(p`M${w / 2} ${-h * 0.88 - 14}l12 4-12 4z`, BODY.orange),
      filled(p`M${w / 2 - 8} 0V${-eaves * 0.36}L${w / 2} ${-eaves * 0.44}L${w / 2 + 8} ${-eaves * 0.36}V0z`, dark),
      filled(
        p`M${w / 2 - 8} ${-eaves * 0.36}L${w / 2} ${-eaves * 0.44}q-2 ${eaves * 0.2} -8 ${eaves * 0.28}zM${w / 2 + 8} ${-eaves * 0.36}L${w / 2} ${-eaves * 0.44}q2 ${eaves * 0.2} 8 ${eaves * 0.28}z`,
        LAMP,
        0.8,
      ),
    ],
    snow: p`M${w / 2} ${-h * 0.9}C${w * 0.4} ${-h * 0.62} -6 ${-h * 0.55} -6 ${-eaves}`,
    emblem: [w / 2, -eaves * 0.7, 15],
    plain: true,
  };
};

const military: Draw = (w, h, { wall, light, dark }) => {
  const eaves = Math.round(h * 0.7);
  const right = mix(wall, SHADE, 0.16);
  const tower = w * 0.2;
  const merlons = (x: number): string =>
    [0, 1, 2].map((at) => box(x - 1.5 + (at * (tower + 3)) / 2.5, -h - 6, (tower + 3) / 5, 7)).join("");
  return {
    eaves,
    top: [
      filled(Array.from({ length: 6 }, (_, at) => box((at * w) / 6, -eaves - 6, w / 12, 6.5)).join(""), wall),
      filled(box(-3, -h, tower, h) + merlons(-3), light),
      filled(box(w - tower + 3, -h, tower, h) + merlons(w - tower + 3), right),
      filled(
        box(-4.5, -h - 0.5, tower + 3, 2) +
          box(w - tower + 1.5, -h - 0.5, tower + 3, 2) +
          box(-4.5, -h * 0.8, tower + 3, 1.6) +
          box(w - tower + 1.5, -h * 0.8, tower + 3, 1.6),
        dark,
        0.4,
      ),
      filled(
        box(tower / 2 - 4.2, -h * 0.9, 2.4, 10) +
          box(tower / 2 - 4.2, -h * 0.62, 2.4, 10) +
          box(w - tower / 2 + 1.8, -h * 0.9, 2.4, 10) +
          box(w - tower / 2 + 1.8, -h * 0.62, 2.4, 10),
        DARK,
        0.75,
      ),
      line(p`M${w * 0.08} ${-h - 6}v-13`, dark, 1.4),
      filled(p`M${w * 0.08} ${-h - 19}h13l-4 3.5 4 3.5h-13z`, "#c23a2e"),
    ],
    snow: p`M${tower + 2} ${-eaves}H${w - tower - 2}M-3 ${-h - 6}h${tower}M${w - tower + 3} ${-h - 6}h${tower}`,
    emblem: [w / 2, -eaves + 17, 20],
    columns: 3,
  };
};

const mysticism: Draw = (w, h, of) => {
  const eaves = Math.round(h * 0.56);
  const rise = h * 0.34;
  const half = p`c${w * 0.08} ${h * 0.18} ${w * 0.34} ${h * 0.18} ${w * 0.28} ${rise}`;
  const small = (x: number): string => p`M${x - 5.5} ${-eaves}c-2 -8 5 -8 5.5 -15c.5 7 7.5 7 5.5 15z`;
  return {
    eaves,
    top: [
      filled(small(7) + small(w - 7), COPPER),
      filled(box(w * 0.26, -eaves - 8, w * 0.48, 9), of.light),
      filled([0.32, 0.44, 0.56, 0.68].map((at) => box(w * at - 1.3, -eaves - 7, 2.6, 6)).join(""), of.dark, 0.6),
      filled(
        `${p`M${w * 0.22} ${-eaves - 7}c${-w * 0.06} ${-h * 0.16} ${w * 0.2} ${-h * 0.16} ${w * 0.28} ${-rise}`}${half}z`,
        COPPER,
      ),
      filled(p`M${w / 2} ${-eaves - 7 - rise}` + half + p`H${w / 2}z`, SHADE, 0.16),
      filled(p`M${w / 2 - 3} ${-eaves - rise - 18}a6 6 0 1 0 6 8a5 5 0 0 1-6-8z`, GOLD),
      filled(box(-1.5, -eaves - 1.2, w + 3, 2.6), of.trim),
    ],
    snow: p`M${w * 0.27} ${-eaves - h * 0.12}Q${w * 0.46} ${-eaves - h * 0.22} ${w / 2} ${-eaves - rise - 4}M2 ${-eaves - 2}H${w - 2}`,
    emblem: [w / 2, -eaves + 13, 18],
    arched: true,
  };
};

const lodge: Draw = (w, h, { roof, trim, dark }) => {
  const eaves = Math.round(h * 0.5);
  return {
    eaves,
    top: [
      filled(p`M0 ${-eaves}L${w / 2} ${-h}L${w} ${-eaves}z`, roof),
      filled(p`M${w / 2} ${-h}L${w} ${-eaves}H${w / 2}z`, SHADE, 0.22),
      line(
        [0.25, 0.5, 0.75].map((at) => p`M${(w / 2) * at} ${-eaves - (h - eaves) * at}H${w - (w / 2) * at}`).join(""),
        dark,
        0.9,
        0.55,
      ),
      line(p`M0 ${-eaves}L${w / 2} ${-h}L${w} ${-eaves}`, trim, 1.6),
      filled(p`M${w / 2 - 4.5} ${-h + 9}L${w / 2} ${-h}l4.5 9z`, GOLD),
    ],
    snow: p`M0 ${-eaves}L${w / 2} ${-h}L${w} ${-eaves}`,
    emblem: [w / 2, -eaves - h * 0.16, 22],
    columns: 3,
  };
};

const colonnade: Draw = (w, h, of, category) => {
  const eaves = Math.round(h * 0.66);
  const rise = h * 0.2;
  const peak = -eaves - 4 - rise;
  const at = Array.from({ length: 5 }, (_, column) => 5 + (column * (w - 10)) / 4);
  const top = [
    filled(box(-3, -eaves - 4, w + 6, 5), of.trim),
    filled(p`M-3 ${-eaves - 4}L${w / 2} ${peak}L${w + 3} ${-eaves - 4}z`, of.light),
    filled(p`M${w / 2} ${peak}L${w + 3} ${-eaves - 4}H${w / 2}z`, SHADE, 0.1),
    line(p`M-3 ${-eaves - 4}L${w / 2} ${peak}L${w + 3} ${-eaves - 4}`, of.trim, 2),
    filled(at.map((x) => box(x - 3, -eaves + 2, 6, eaves - 8)).join(""), of.trim),
    filled(at.map((x) => box(x, -eaves + 2, 3, eaves - 8)).join(""), SHADE, 0.15),
    filled(at.map((x) => box(x - 4.5, -eaves, 9, 3) + box(x - 4.5, -8, 9, 4)).join(""), of.trim),
    filled(box(-3, -4, w + 6, 4), mix(of.trim, of.wall, 0.35)),
  ];
  if (category === "government")
    top.push(
      line(p`M${w / 2} ${peak}v-20`, of.dark, 1.5),
      filled(p`M${w / 2} ${peak - 20}c5 -2 9 2 15 0v9c-6 2 -10 -2 -15 0z`, "#c23a2e"),
      filled(box(w / 2 + 5, peak - 16.5, 4, 4), "#ffffff"),
    );
  else
    top.push(
      filled(disc(w / 2, peak - 4, 4.8), "#e9b93f"),
      line(disc(w / 2, peak - 4, 3.2), "#9a6f1a", 0.9),
      filled(disc(0, -eaves - 7, 2.2) + disc(w, -eaves - 7, 2.2), GOLD),
    );
  return {
    eaves,
    top,
    snow: p`M-3 ${-eaves - 4}L${w / 2} ${peak}L${w + 3} ${-eaves - 4}`,
    emblem: [w / 2, -eaves - 4 - rise * 0.36, 13],
    columns: 4,
    plain: false,
  };
};

const university: Draw = (w, h, of) => {
  const eaves = Math.round(h * 0.58);
  const rise = h * 0.26;
  return {
    eaves,
    top: [
      filled(box(-2, -eaves - 3, w + 4, 4), of.trim),
      filled(box(w * 0.25, -eaves - 14, w * 0.5, 12), of.light),
      filled([0.29, 0.41, 0.53, 0.65].map((at) => box(w * at, -eaves - 12, w * 0.05, 9)).join(""), of.dark, 0.55),
      filled(p`M${w * 0.22} ${-eaves - 13}a${w * 0.28} ${rise} 0 0 1 ${w * 0.56} 0z`, COPPER),
      filled(p`M${w / 2} ${-eaves - 13 - rise}a${w * 0.28} ${rise} 0 0 1 ${w * 0.28} ${rise}H${w / 2}z`, SHADE, 0.15),
      line(
        p`M${w * 0.36} ${-eaves - 13}q${w * 0.02} ${-rise * 0.7} ${w * 0.14} ${-rise}M${w * 0.64} ${-eaves - 13}q${-w * 0.02} ${-rise * 0.7} ${-w * 0.14} ${-rise}`,
        "#3f6e62",
        0.9,
        0.8,
      ),
      filled(box(w / 2 - 2, -eaves - 20 - rise, 4, 8), of.trim),
      filled(disc(w / 2, -eaves - 22 - rise, 3), GOLD),
      filled(box(1, -eaves - 9, 4, 6) + box(w - 5, -eaves - 9, 4, 6), of.trim),
    ],
    snow: p`M${w * 0.22} ${-eaves - 13}a${w * 0.28} ${rise} 0 0 1 ${w * 0.28} ${-rise}M-2 ${-eaves - 3}h${w * 0.24}M${w + 2} ${-eaves - 3}h${-w * 0.24}`,
    emblem: [w / 2, -eaves + 13, 19],
    arched: true,
  };
};

const theater: Draw = (w, h, of) => {
  const eaves = Math.round(h * 0.64);
  const rise = h * 0.3;
  const at = [0.1, 0.36, 0.64, 0.9];
  return {
    eaves,
    top: [
      ...gable(p`M-2 ${-eaves}c0 ${-rise * 1.25} ${w + 4} ${-rise * 1.25} ${w + 4} 0z`, of),
      line(p`M6 ${-eaves}c0 ${-rise * 1.02} ${w - 12} ${-rise * 1.02} ${w - 12} 0`, of.trim, 0.8, 0.7),
      filled(at.map((x) => box(w * x - 2.5, -eaves + 4, 5, eaves - 10)).join(""), of.trim),
      filled(at.map((x) => box(w * x, -eaves + 4, 2.5, eaves - 10)).join(""), SHADE, 0.14),
      filled(box(-2, -eaves, w + 4, 4), of.trim),
      filled(Array.from({ length: 9 }, (_, each) => disc(4 + (each * (w - 8)) / 8, -eaves + 2, 1.1)).join(""), LAMP),
    ],
    snow: p`M-2 ${-eaves}c0 ${-rise * 1.25} ${w + 4} ${-rise * 1.25} ${w + 4} 0`,
    emblem: [w / 2, -eaves - rise * 0.34, 22],
    columns: 3,
  };
};

const entertainment: Draw = (w, h, of) => {
  const eaves = Math.round(h * 0.64);
  const rise = h * 0.3;
  const string = Array.from({ length: 7 }, (_, at) =>
    disc(4 + (at * (w - 8)) / 6, -eaves + 1 + Math.sin((at / 6) * Math.PI) * 5, 2),
  ).join("");
  return {
    eaves,
    top: [
      ...gable(
        p`M0 ${-eaves}c${w * 0.3} 0 ${w * 0.16} ${-rise} ${w / 2} ${-rise}c${w * 0.34} 0 ${w * 0.2} ${rise} ${w / 2} ${rise}z`,
        of,
      ),
      filled(p`M${w / 2} ${-eaves - rise}c${w * 0.34} 0 ${w * 0.2} ${rise} ${w / 2} ${rise}H${w / 2}z`, SHADE, 0.1),
      line(p`M3 ${-eaves}q${w / 2 - 3} 13 ${w - 6} 0`, of.dark, 0.9),
      filled(string, LAMP),
      filled(disc(w / 2, -eaves - rise - 3, 2.4), GOLD),
    ],
    snow: p`M0 ${-eaves}c${w * 0.3} 0 ${w * 0.16} ${-rise} ${w / 2} ${-rise}c${w * 0.34} 0 ${w * 0.2} ${rise} ${w / 2} ${rise}`,
    emblem: [w / 2, -eaves - rise * 0.42, 17],
    awning: true,
  };
};

const gabled: Draw = (w, h, of, category) => {
  const eaves = Math.round(h * 0.68);
  const rise = h * 0.32;
  const top = [
    ...gable(p`M0 ${-eaves}L${w / 2} ${-eaves - rise}L${w} ${-eaves}z`, of),
    filled(p`M${w / 2} ${-eaves - rise}L${w} ${-eaves}H${w / 2}z`, SHADE, 0.13),
  ];
  if (category === "harbor") {
    const hook = h * 0.36;
    const y = -eaves - rise + 8;
    top.push(
      filled(box(w / 2 - 5, -eaves + 4, 10, eaves - 12), of.dark, 0.5),
      line(
        [0.2, 0.45, 0.7].map((at) => p`M${w / 2 - 5} ${-eaves + 4 + (eaves - 12) * at}h10`).join(""),
        of.trim,
        1.2,
        0.8,
      ),
      line(p`M${w / 2} ${y}h${w * 0.42}m-3 0v${hook}M${w / 2 + 4} ${y + 10}L${w * 0.72} ${y}`, "#1d1a1a", 1.8),
      filled(box(w * 0.92 - 9, y + hook, 11, 9), "#c79a5a"),
      line(p`M${w * 0.92 - 9} ${y + hook + 4.5}h11M${w * 0.92 - 3.5} ${y + hook}v9`, "#7a5528", 1),
    );
  } else {
    top.push(
      filled(box(w * 0.7, -eaves - rise * 0.86, 6, rise * 0.5), of.dark),
      line(p`M${w - 4} ${-eaves * 0.62}h11v4`, "#1d1a1a", 1.5),
      filled(p`M${w + 1.5} ${-eaves * 0.62 + 4}h11v9h-11z`, of.trim),
      filled(disc(w + 7, -eaves * 0.62 + 8.5, 2.6), of.base),
    );
  }
  return {
    eaves,
    top,
    snow: p`M0 ${-eaves}L${w / 2} ${-eaves - rise}L${w} ${-eaves}`,
    emblem: [w / 2, -eaves - rise * 0.32, 17],
    columns: 4,
    awning: category === "craft",
  };
};

const emigration: Draw = (w, h, of) => {
  const eaves = Math.round(h * 0.46);
  const rise = h * 0.24;
  return {
    eaves,
    top: [
      filled(
        p`M-3 ${-eaves}c0 ${-h * 0.2} ${w * 0.2} ${-rise} ${w / 2 + 3} ${-rise}s${w / 2 + 3} ${h * 0.04} ${w / 2 + 3} ${rise}z`,
        of.roof,
      ),
      line(
        [0.18, 0.34, 0.66, 0.82]
          .map((at) => p`M${w * at} ${-eaves}v${-rise * (at < 0.3 || at > 0.7 ? 0.72 : 0.93)}`)
          .join(""),
        of.dark,
        1,
        0.6,
      ),
      filled(box(-3, -eaves - 1, w + 6, 2.6), of.trim),
      line(p`M${w / 2} ${-eaves - rise}v-16`, of.dark, 1.5),
      filled(p`M${w / 2} ${-eaves - rise - 16}l14 4-14 4z`, "#3a74c4"),
      filled(p`M${w * 0.32} ${-eaves - h * 0.1 + 10}v-20a3 3 0 0 1 3 -3h${w * 0.36 - 6}a3 3 0 0 1 3 3v20z`, of.wall),
      line(p`M${w * 0.32} ${-eaves - h * 0.1 + 10}v-20a3 3 0 0 1 3 -3h${w * 0.36 - 6}a3 3 0 0 1 3 3v20`, of.trim, 1.2),
    ],
    snow: p`M-3 ${-eaves}c0 ${-h * 0.2} ${w * 0.2} ${-rise} ${w / 2 + 3} ${-rise}s${w / 2 + 3} ${h * 0.04} ${w / 2 + 3} ${rise}`,
    emblem: [w / 2, -eaves - h * 0.1, 17],
  };
};

const hipped: Draw = (w, h, of, category) => {
  const eaves = Math.round(h * 0.64);
  const rise = h * 0.22;
  const ridge = -eaves - rise;
  const top: Shape[] = [
    filled(p`M-2 ${-eaves}l${w * 0.16} ${-rise}h${w * 0.68 + 4}l${w * 0.16} ${rise}z`, of.roof),
    filled(p`M${w / 2} ${-eaves}v${-rise}h${w * 0.34 + 2}l${w * 0.16} ${rise}z`, SHADE, 0.16),
    filled(box(-3, -eaves - 1, w + 6, 2.8), of.trim),
    ...dormer(w * 0.2, -eaves - 3, 8, of),
    ...dormer(w * 0.8, -eaves - 3, 8, of),
  ];
  if (category === "police")
    top.push(
      filled(box(w / 2 - 5, ridge - 14, 10, 14), of.dark),
      filled(disc(w / 2, ridge - 7, 12), "#6db7ff", 0.22),
      filled(box(w / 2 - 3.5, ridge - 11, 7, 8), "#6db7ff"),
      filled(p`M${w / 2 - 8} ${ridge - 14}L${w / 2} ${ridge - 21}l8 7z`, of.roof),
    );
  else
    top.push(
      filled(p`M${w / 2 - 7} ${ridge}v-10l7-9 7 9v10z`, COPPER),
      filled(p`M${w / 2} ${ridge}v-19l7 9v10z`, SHADE, 0.15),
      filled(box(w / 2 - 1.6, ridge - 9, 3.2, 7), "var(--wlit)"),
      line(p`M${w / 2} ${ridge - 19}v-6`, GOLD, 1.3),
    );
  return {
    eaves,
    top,
    snow: p`M-2 ${-eaves}l${w * 0.16} ${-rise}h${w * 0.68 + 4}l${w * 0.16} ${rise}`,
    emblem: [w / 2, -eaves - rise * 0.5, 16],
    columns: 4,
  };
};

const studio: Draw = (w, h, { roof, dark, trim }) => {
  const eaves = Math.round(h * 0.62);
  return {
    eaves,
    top: [
      filled(box(w * 0.8, -eaves - h * 0.2, 6, h * 0.2) + box(w * 0.8 - 1, -eaves - h * 0.2, 8, 2.5), dark),
      filled(p`M0 ${-eaves}L${w * 0.16} ${-h * 0.98}H${w * 0.42}L${w} ${-eaves}z`, roof),
      filled(
        p`M${w * 0.1} ${-eaves - 4}L${w * 0.2} ${-h * 0.9}H${w * 0.39}L${w * 0.66} ${-eaves - 4}z`,
        "var(--glass)",
      ),
      filled(
        p`M${w * 0.14} ${-eaves - 8}L${w * 0.22} ${-h * 0.88}h${w * 0.05}L${w * 0.24} ${-eaves - 8}z`,
        "#ffffff",
        0.35,
      ),
      line(
        p`M${w * 0.2} ${-h * 0.9}L${w * 0.24} ${-eaves - 4}M${w * 0.3} ${-h * 0.9}L${w * 0.38} ${-eaves - 4}M${w * 0.39} ${-h * 0.9}L${w * 0.52} ${-eaves - 4}M${w * 0.14} ${-h * 0.78}h${w * 0.34}`,
        roof,
        1.5,
      ),
      line(p`M0 ${-eaves}L${w * 0.16} ${-h * 0.98}H${w * 0.42}L${w} ${-eaves}`, trim, 1, 0.8),
      filled(box(-1.5, -eaves - 1, w + 3, 2.4), trim),
    ],
    snow: p`M0 ${-eaves}L${w * 0.16} ${-h * 0.98}H${w * 0.42}L${w} ${-eaves}`,
    emblem: [w / 2, -eaves + 13, 19],
    columns: 3,
  };
};

const crooked: Draw = (w, h, { roof, dark, trim }) => {
  const eaves = Math.round(h * 0.54);
  return {
    eaves,
    top: [
      filled(p`M${w * 0.66} ${-h * 0.58}l1 ${-h * 0.24}h7l1 ${h * 0.24}z`, dark),
      filled(p`M-4 ${-eaves + 2}L${w * 0.36} ${-h * 0.88}L${w + 3} ${-eaves - 5}l-1 4z`, roof),
      filled(p`M${w * 0.36} ${-h * 0.88}L${w + 3} ${-eaves - 5}L${w * 0.42} ${-eaves - 1}z`, SHADE, 0.2),
      line(p`M-4 ${-eaves + 2}L${w * 0.36} ${-h * 0.88}L${w + 3} ${-eaves - 5}`, trim, 1, 0.7),
      filled(disc(w * 0.36, -eaves - h * 0.13, 4), "var(--wlit)"),
      line(p`M${w * 0.36 - 4} ${-eaves - h * 0.13}h8m-4 -4v8`, dark, 1),
      line(p`M${w * 0.8 - 5} -30h9v5`, "#1d1a1a", 1.4),
      filled(disc(w * 0.84, -21, 10), "#ff5a3c", 0.22),
      filled(disc(w * 0.84, -21, 4.2), "#ff5a3c"),
    ],
    snow: p`M-4 ${-eaves + 2}L${w * 0.36} ${-h * 0.88}L${w + 3} ${-eaves - 5}`,
    emblem: [w / 2, -eaves + 12, 20],
    columns: 3,
  };
};

const CROWNS: Readonly<Record<string, Draw>> = {
  art: studio,
  bank: colonnade,
  church,
  circus,
  civic: stepped,
  commerce: stepped,
  craft: gabled,
  emigration,
  entertainment,
  government: colonnade,
  harbor: gabled,
  industry,
  medicine: hipped,
  military,
  mysticism,
  police: hipped,
  secret_society: lodge,
  theater,
  underworld: crooked,
  university,
};

function paints(colour: string, chance: () => number): Paints {
  const base = BODY[colourNamed(colour)];
  const wall = mix(base, chance() < 0.5 ? "#f0dfbd" : "#5a2a20", 0.06 + 0.12 * chance());
  return {
    base,
    wall,
    dark: mix(wall, DARK, 0.42),
    light: mix(wall, "#fff1d4", 0.26),
    roof: mix(mix(base, "#2a3a40", 0.62), DARK, 0.22),
    trim: mix(CREAM, base, 0.08),
  };
}

/** Windows, door and ground floor; lit and dark windows are one path each. */
function storeys(w: number, eaves: number, crown: Crown, of: Paints, chance: () => number): Shape[] {
  const ground = 24;
  const low = crown.emblem[1] > -eaves;
  const columns = crown.columns ?? Math.max(2, Math.round(w / 17));
  const arched = crown.arched ?? chance() < 0.5;
  const rows = Math.max(1, Math.floor((eaves - ground - (low ? 26 : 6)) / 17));
  const y0 = -eaves + (low ? 27 : 8);
  const gap = w / columns;
  const panes = { lit: "", dark: "", bars: "", sills: "" };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = gap * (column + 0.5) - 3.3;
      const y = y0 + row * 17;
      panes[chance() < 0.42 ? "lit" : "dark"] += arched ? arch(x, y + 11, 6.6, 11) : box(x, y, 6.6, 11);
      panes.bars += p`M${x + 3.3} ${y + 0.8}v10M${x} ${y + 5}h6.6`;
      panes.sills += box(x - 1, y + 11, 8.6, 1.5) + (arched ? "" : box(x - 0.8, y - 1.6, 8.2, 1.4));
    }
  const shapes: Shape[] = [];
  const door = w / 2;
  const t = w / 6;
  const stripe = (odd: number): string =>
    [0, 1, 2, 3, 4, 5]
      .filter((at) => at % 2 === odd)
      .map((at) => p`M${at * t} ${3 - ground}h${t}v6a${t / 2} 3 0 0 1 ${-t} 0z`)
      .join("");
  if (crown.awning) panes.lit += box(4, -11, w * 0.3, 9) + box(w * 0.7 - 4, -11, w * 0.3, 9);
  else for (const at of [0.18, 0.82]) panes[chance() < 0.6 ? "lit" : "dark"] += arch(w * at - 4.5, -4, 9, 12.5);
  shapes.push(
    filled(panes.dark, "var(--wdark)"),
    filled(panes.lit, "var(--wlit)"),
    line(panes.bars, of.dark, 0.8, 0.6),
    filled(panes.sills, of.trim, 0.85),
    filled(box(-1.5, 1 - ground, w + 3, 2.5), of.trim),
  );
  if (crown.awning)
    shapes.push(
      filled(stripe(0), mix(of.base, SHADE, 0.2)),
      filled(stripe(1), of.trim),
      filled(box(door - 4.5, -13, 9, 13), of.dark),
      line(p`M4 -6.5h${w * 0.3}M${w * 0.7 - 4} -6.5h${w * 0.3}`, of.dark, 0.9, 0.7),
    );
  else
    shapes.push(
      filled(arch(door - 6, 0, 12, 18), of.dark),
      line(p`M${door - 6} 0v-12a6 6 0 0 1 12 0v12`, of.trim, 1.2),
      line(p`M${door} -1v-16`, SHADE, 0.8, 0.5),
      filled(disc(door + 2, -7, 0.8), GOLD),
    );
  shapes.push(filled(box(0, -3, w, 3), SHADE, 0.18));
  return shapes;
}

/** The front of a building: its number makes it like no other. */
export function front(card: number, category: string, colour: string, w: number, h: number): Front {
  const chance = dice(card);
  const of = paints(colour, chance);
  const crown = (CROWNS[category] ?? stepped)(w, h, of, category);
  const { eaves } = crown;
  const walls: Shape[] = crown.walls ?? [
    filled(box(0, -eaves, w, eaves), of.wall),
    filled(box(w * 0.6, -eaves, w * 0.4, eaves), SHADE, 0.1),
    filled(box(0, -eaves, 2.2, eaves), of.light, 0.8),
  ];
  const [x, y, size] = crown.emblem;
  return {
    shapes: [
      ...(crown.behind ?? []),
      ...walls,
      ...(crown.plain ? [] : storeys(w, eaves, crown, of, chance)),
      ...crown.top,
      line(crown.snow, "var(--snowcap)", 3.4),
    ],
    emblem: { x, y, size, ink: category === "circus" ? of.dark : of.trim },
    smoke: crown.smoke ?? null,
    top: -h,
  };
}

/** What lies far off in every picture of a town: clouds, gulls, stars, roofs and spires, and what the water gives back. */
import { box, dice, disc, filled, line, p, rounded, type Shape } from "./pen";

export const cloud = (x: number, y: number, w: number): string =>
  p`M${x} ${y}c${w * 0.08} -9 ${w * 0.18} -8 ${w * 0.24} -2c${w * 0.06} -12 ${w * 0.2} -14 ${w * 0.28} -3c${w * 0.08} -7 ${w * 0.2} -5 ${w * 0.24} 1c${w * 0.06} -3 ${w * 0.16} -3 ${w * 0.24} 4z`;

export const gull = (x: number, y: number, k = 1): string =>
  p`M${x} ${y}q${5 * k} ${-5 * k} ${9 * k} 0q${4 * k} ${-5 * k} ${9 * k} 0`;

export function stars(w: number, h: number, count: number, seed: number): string {
  const chance = dice(seed);
  return Array.from({ length: count }, () => disc(chance() * w, chance() * h, 0.4 + chance() * 0.9)).join("");
}

/** A row of roofs from `x0` to `x1` on the ground `y`, `low` to `high` high. */
export function roofs(x0: number, x1: number, y: number, low: number, high: number, seed: number): string {
  const chance = dice(seed);
  let d = p`M${x0} ${y}`;
  for (let x = x0; x < x1;) {
    const w = 12 + chance() * 22;
    const h = low + chance() * (high - low);
    const gable = (high - low) * 0.3;
    d +=
      p`V${y - h}` +
      (chance() < 0.55 ? p`l${w / 2} ${-gable - chance() * 5}l${w / 2} ${gable + chance() * 3}` : p`h${w}`);
    x += w;
  }
  return d + p`V${y}z`;
}

export const spire = (x: number, y: number, w: number, h: number): string =>
  p`M${x} ${y}v${-h * 0.4}l${w * 0.1} ${-h * 0.04}L${x + w / 2} ${y - h}l${w * 0.4} ${h * 0.56}l${w * 0.1} ${h * 0.04}V${y}z`;

/** Windows far away, lit in the evening. */
export function windows(x0: number, x1: number, y: number, h: number, count: number, seed: number): string {
  const chance = dice(seed);
  return Array.from({ length: count }, () => box(x0 + chance() * (x1 - x0), y - 4 - chance() * h, 2, 3)).join("");
}

export function waves(w: number, y0: number, y1: number, count: number, seed: number): string {
  const chance = dice(seed);
  return Array.from({ length: count }, () => {
    const [x, y, wide] = [chance() * w, y0 + chance() * (y1 - y0), 40 + chance() * 50];
    const q = wide / 4;
    return p`M${x - wide / 2} ${y}q${q / 2} -2.5 ${q} 0t${q} 0t${q} 0t${q} 0`;
  }).join("");
}

/** What the water gives back of a house: bands of its colour, and the light of two windows. */
export function mirrored(x: number, w: number, y: number, h: number, colour: string, seed: number): Shape[] {
  const chance = dice(seed);
  const count = Math.min(14, Math.max(3, Math.round(h / 7)));
  const bands = Array.from({ length: count }, (_, at): Shape => {
    const wide = w * (1 - (at / count) * 0.5) * (0.6 + chance() * 0.4);
    const left = x + (w - wide) / 2 + (chance() - 0.5) * w * 0.12;
    return filled(rounded(left, y + 3 + at * 7, wide, 3.6, 1.8), colour, 0.34 * (1 - at / count));
  });
  const lights = [0, 1].map(() => {
    const left = x + w * (0.2 + chance() * 0.6);
    return Array.from({ length: Math.min(4, count) }, (_, at) =>
      rounded(left - 4 + (chance() - 0.5) * 4, y + 5 + at * 8, 6 + chance() * 6, 1.6, 0.8),
    ).join("");
  });
  return [...bands, filled(lights.join(""), "var(--wlit)", 0.36)];
}

/** The path of sun or moon on the water. */
export function shine(x: number, y: number, h: number, w: number): Shape {
  const chance = dice(77);
  const d = Array.from({ length: 26 }, (_, at) => {
    const part = at / 26;
    const wide = (6 + chance() * 26) * (0.5 + part);
    return rounded(x + (chance() - 0.5) * w * (0.35 + part) - wide / 2, y + part * h, wide, 1.7, 0.85);
  });
  return filled(d.join(""), "var(--sunc)", 0.24);
}

export const gulls = (at: readonly (readonly [number, number])[], k = 1): Shape =>
  line(at.map(([x, y]) => gull(x, y, k)).join(""), "var(--gull)", 1.5);

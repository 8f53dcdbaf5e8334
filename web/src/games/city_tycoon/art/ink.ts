/** What a drawing of the city is made of: shapes, letters, and groups of both that are moved and scaled together. */
import { box, disc, filled, line, oval, p, rounded, type Shape } from "../../../art/pen";

export interface Letters {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor: "start" | "middle" | "end";
  readonly face: "serif" | "sans" | "narrow";
  /** The width it is set to if it would be wider. */
  readonly most?: number;
}

export interface Group {
  readonly items: readonly Ink[];
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly opacity?: number;
  readonly turn?: number;
  /** Whether it is seen in a mirror. */
  readonly mirrored?: boolean;
  /** What it is of its drawing, for what moves it. */
  readonly part?: string;
}

export type Ink = Shape | Letters | Group;

export const isLetters = (ink: Ink): ink is Letters => "text" in ink;
export const isGroup = (ink: Ink): ink is Group => "items" in ink;

export const moved = (items: readonly Ink[], x: number, y: number, k = 1, opacity?: number): Group =>
  opacity === undefined ? { items, x, y, k } : { items, x, y, k, opacity };
/** Something of a drawing that is moved by itself, around its own origin. */
export const part = (name: string, items: readonly Ink[]): Group => ({ items, x: 0, y: 0, k: 1, part: name });
export const turned = (items: readonly Ink[], x: number, y: number, turn: number, k = 1): Group => ({
  items,
  x,
  y,
  k,
  turn,
});

export function letters(
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill: string,
  more: Partial<Omit<Letters, "text" | "x" | "y" | "size" | "fill">> = {},
): Letters {
  return { text: String(text), x, y, size, fill, anchor: "middle", face: "sans", ...more };
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, opacity?: number): Shape =>
  filled(box(x, y, w, h), fill, opacity);
export const slab = (x: number, y: number, w: number, h: number, r: number, fill: string, opacity?: number): Shape =>
  filled(rounded(x, y, w, h, Math.min(r, w / 2, h / 2)), fill, opacity);
export const dot = (x: number, y: number, r: number, fill: string, opacity?: number): Shape =>
  filled(disc(x, y, r), fill, opacity);
export const egg = (x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): Shape =>
  filled(oval(x, y, rx, ry), fill, opacity);
/** A filled shape with an edge. */
export const edged = (d: string, fill: string, stroke: string, width: number): Shape => ({ d, fill, stroke, width });

export { box, disc, filled, line, oval, p, rounded, type Shape };

/** Join neighbours of one colour into one path: fewer nodes for the same picture. */
export function joined(ink: readonly Ink[]): Ink[] {
  const found: Ink[] = [];
  for (const each of ink) {
    const last = found.at(-1);
    if (
      last &&
      "d" in last &&
      "d" in each &&
      last.fill === each.fill &&
      last.opacity === each.opacity &&
      last.stroke === each.stroke &&
      last.width === each.width &&
      last.dash === each.dash &&
      last.opacity === undefined
    ) {
      found[found.length - 1] = { ...last, d: last.d + each.d };
    } else found.push(each);
  }
  return found;
}

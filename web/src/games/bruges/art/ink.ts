/** What is drawn, as data: shapes, short texts, and groups of them. One component draws it all. */
import { disc, filled, oval, type Shape } from "../../../art/pen";

/** A shape, perhaps moved, turned or scaled. */
export interface Inked extends Shape {
  readonly at?: string;
  /** Whether a part within a part is a hole. */
  readonly even?: boolean;
}

export interface Written {
  readonly text: string | number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face?: "serif" | "sans" | "narrow";
  readonly fill?: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly weight?: number;
  readonly opacity?: number;
  /** A dark edge behind the letters. */
  readonly edge?: string;
  /** The width it is set to. */
  readonly fit?: number;
  /** Of a figure: where what changes it flies to. */
  readonly figure?: string;
}

export interface Group {
  readonly of: readonly Ink[];
  readonly at?: string;
  readonly opacity?: number;
  /** What it is called where movements look for it: `data-drawn`. */
  readonly drawn?: string;
  /** The class of what is drawn, such as `ghost`; `stands`, `turns`, `hangs` and `swings` say what it moves about. */
  readonly kind?: string;
  /** The outline beyond which nothing of it is seen. */
  readonly clip?: string;
  /** How much smaller it is drawn: its letters are not. */
  readonly small?: number;
  /** Whether it looks the same at any hour. */
  readonly always?: boolean;
}

export type Ink = Inked | Written | Group;

/** How something may look besides its colours. */
export interface Look {
  readonly opacity?: number;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
}

export const shape = (d: string, fill: string, look: Look = {}): Shape => ({ d, fill, ...look });
export const spot = (x: number, y: number, r: number, fill: string, look: Look = {}): Shape => ({
  d: disc(x, y, r),
  fill,
  ...look,
});
export const egg = (x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): Shape =>
  filled(oval(x, y, rx, ry), fill, opacity);
export const write = (
  x: number,
  y: number,
  text: string | number,
  size: number,
  look: Omit<Written, "x" | "y" | "text" | "size"> = {},
): Written => ({ text, x, y, size, ...look });
export const group = (of: readonly Ink[], look: Omit<Group, "of"> = {}): Group => ({ of, ...look });

const round = (value: number): number => Math.round(value * 100) / 100;

/** Move something, and perhaps scale and turn it. */
export function moved(x: number, y: number, scale?: number, turn?: number): string {
  return [
    `translate(${round(x)} ${round(y)})`,
    turn ? `rotate(${round(turn)})` : "",
    scale === undefined || scale === 1 ? "" : `scale(${round(scale)})`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A sign of the grid of 24, its middle on a point. */
export function glyph(d: string, x: number, y: number, size: number, fill: string, look: Look = {}): Inked {
  return { d, fill, ...look, at: moved(x - size / 2, y - size / 2, Math.round((size / 24) * 1000) / 1000) };
}

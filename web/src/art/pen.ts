/** One pen for every drawing: shapes as data, so that a drawing is a list one can merge, count and test. */

/** A filled path, a line, or both; colours are CSS. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

/** A point on a drawing, and a rectangle with its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The text of a path, with figures of at most two decimals: p`M${x} ${y}z`. */
export function p(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, at) => text + (at > 0 ? String(round(values[at - 1] ?? 0)) : "") + part, "");
}

export const box = (x: number, y: number, w: number, h: number): string => p`M${x} ${y}h${w}v${h}h${-w}z`;

export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return p`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  p`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** An opening with a round top, from its lower left corner. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  p`M${x} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

export const filled = (d: string, fill: string, opacity?: number): Shape =>
  opacity === undefined ? { d, fill } : { d, fill, opacity };

export const line = (d: string, stroke: string, width = 1, opacity?: number): Shape =>
  opacity === undefined ? { d, stroke, width } : { d, stroke, width, opacity };

/** Two colours of six digits, mixed: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const part = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(one, at) + (part(other, at) - part(one, at)) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const NIGHT = "#0a1030";
const painted = new Map<string, string>();

/** A colour by day and in the evening; what is no plain colour stays as it is. */
export function paint(colour: string): string {
  if (!colour.startsWith("#") || colour.length !== 7) return colour;
  let both = painted.get(colour);
  if (both === undefined) painted.set(colour, (both = `light-dark(${colour},${mix(colour, NIGHT, 0.24)})`));
  return both;
}

/** Numbers between 0 and 1 that look like chance and are the same at every look. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  const next = (): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  for (let at = 0; at < 4; at++) next();
  return next;
}

/** Lines of a text, broken at spaces, hyphens and soft hyphens so that none is wider than `most` of its height, if that can be. */
export function lines(text: string, most: number): string[] {
  const done: string[] = [];
  let now = "";
  for (const piece of text.split(/(?<=[-\u00ad])|\s+/)) {
    const joined = now === "" || /[-\u00ad]$/.test(now) ? now + piece : `${now} ${piece}`;
    if (now === "" || measure(joined.replaceAll("\u00ad", "")) <= most) now = joined;
    else {
      done.push(now);
      now = piece;
    }
  }
  done.push(now);
  return done.map((each) => each.replace(/\u00ad$/, "-").replaceAll("\u00ad", ""));
}

const NARROW_LETTERS = /[ijlrtfI1.,:;'’|!()\u00ad -]/;
const WIDE_LETTERS = /[mwMWÄ—…@%]/;

/** About how wide a text is in a bold narrow face, as a share of its height; faces differ, so texts are set to this width. */
export function measure(text: string): number {
  let sum = 0;
  for (const letter of text)
    sum += NARROW_LETTERS.test(letter) ? 0.27 : WIDE_LETTERS.test(letter) ? 0.68 : /\p{Lu}/u.test(letter) ? 0.55 : 0.46;
  return sum;
}

export interface Setting {
  readonly size: number;
  readonly rows: readonly string[];
}

/** A text set into a box: the largest letters between `most` and `least` that fit on at most `rows` lines; what is left over ends in three dots. */
export function setInto(
  text: string,
  w: number,
  h: number,
  o: { readonly most: number; readonly least: number; readonly rows: number; readonly wider?: number },
): Setting {
  const room = w / (o.wider ?? 1);
  for (let size = o.most; ; size = Math.max(o.least, size - 0.4)) {
    const all = lines(text, room / size);
    if (
      size > o.least &&
      (all.length > o.rows || all.length * size * 1.04 > h || Math.max(...all.map(measure)) * size > room)
    )
      continue;
    const rows = all.slice(0, o.rows);
    if (all.length > o.rows) rows.push(`${rows.pop() ?? ""}…`);
    return { size, rows };
  }
}

/** How wide a text is in the letters there are: until the typeface has come, those of the device, which differ by a quarter. */
import { faces } from "./faces.svelte";

type Face = "serif" | "sans" | "narrow";

let canvas: CanvasRenderingContext2D | null | undefined;
const fonts = new Map<Face, string>();
const known = new Map<string, number>();

/** The mean width of a letter where nothing can be measured, as a share of its height. */
const USUAL: Readonly<Record<Face, number>> = { serif: 0.56, sans: 0.55, narrow: 0.48 };

function fontOf(face: Face): string {
  let found = fonts.get(face);
  if (found === undefined) {
    found = getComputedStyle(document.documentElement).getPropertyValue(`--${face}`).trim();
    fonts.set(face, found);
  }
  return found;
}

function measures(): CanvasRenderingContext2D | null {
  // A page without a canvas, as in tests, estimates.
  if (canvas === undefined)
    canvas =
      typeof navigator === "undefined" || navigator.userAgent.includes("jsdom")
        ? null
        : document.createElement("canvas").getContext("2d");
  return canvas;
}

/** The width of a text of this size. */
export function widthOf(text: string | number, face: Face, size: number, weight = 700): number {
  const written = String(text);
  // Whatever is fitted to a width is fitted anew when the typeface comes.
  const key = `${faces.come} ${face} ${weight} ${written}`;
  let wide = known.get(key);
  if (wide === undefined) {
    const context = measures();
    const font = fontOf(face);
    if (!context || !font) return written.length * USUAL[face] * size;
    context.font = `${weight} 100px ${font}`;
    wide = context.measureText(written).width / 100;
    if (known.size > 4000) known.clear();
    known.set(key, wide);
  }
  return wide * size;
}

/** A text cut to a width, with what is left out told by three dots. */
export function cutTo(text: string, wide: number, face: Face, size: number, weight = 700): string {
  if (widthOf(text, face, size, weight) <= wide) return text;
  let cut = text.length - 1;
  while (cut > 1 && widthOf(`${text.slice(0, cut)}…`, face, size, weight) > wide) cut -= 1;
  return `${text.slice(0, cut).trimEnd()}…`;
}

/** A tram: a cube that waits at its plant, or is on its way. */
import { box, oval, rounded } from "./ink";
import { CUBE } from "./palette";
import type { Stroke } from "./pen3";

/** Sixteen wide, its wheels at y. */
export function tram(colour: string, x: number, y: number, k = 1): Stroke[] {
  const [front = "#d9382c", top = "#ff8171", side = "#8f1b14"] = CUBE[colour] ?? [];
  const at = (dx: number, dy: number, w: number, h: number, r: number): string =>
    rounded(x + dx * k, y + dy * k, w * k, h * k, r * k);
  const window = (dx: number): string => box(x + dx * k, y - 7.4 * k, 3.4 * k, 3 * k);
  return [
    { d: oval(x + 8 * k, y + 0.5 * k, 10 * k, 2 * k), fill: "#04081a", opacity: 0.4 },
    { d: at(0, -9, 16, 8.5, 1.6), fill: front },
    { d: at(0, -12, 16, 4, 1.6), fill: top },
    { d: at(10.5, -9, 5.5, 8.5, 1), fill: side, opacity: 0.55 },
    { d: window(1.6) + window(6.2) + window(10.8), fill: "#fff3c4" },
    { d: box(x + k, y - 1.4 * k, 14 * k, 1.2 * k), fill: "#0b1020" },
  ];
}

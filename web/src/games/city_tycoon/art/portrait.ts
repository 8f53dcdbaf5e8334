/** What stands on a cell, as it is seen on cards, plates and pages: by day on its pavement, its foot in the middle at 0, 0. */
import { mix } from "../../../art/pen";
import { block, risesBy, silhouetteOf } from "./blocks/blocks";
import { filled, moved, rect, slab, type Group, type Ink } from "./ink";
import { grade, LIGHTS, type Hour } from "./light";
import { tones } from "./palette";

export interface Portrayed {
  /** A tile by its number, else a plant by its kind. */
  readonly tile: number | null;
  readonly kind: string;
  readonly district: string;
  readonly lit?: boolean;
  readonly hour?: Hour;
}

/** A block on its pavement, as large as fits a box of this width and height. */
export function portrait({ tile, kind, district, lit = false, hour = "day" }: Portrayed, w: number, h: number): Group {
  const light = LIGHTS[hour];
  const { strokes } = block({ tile, kind, x: 0, y: 0, lit }, hour);
  const rise = risesBy(tile === null ? kind : silhouetteOf(tile));
  const k = Math.min(w / 104, h / (82 + rise));
  const pave = mix(light.pave, grade(tones(district).colour, light, lit), 0.42);
  const drawn: Ink[] = [slab(3, 3, 94, 74, 5, pave), ...strokes.filter(({ glow }) => !glow)];
  return moved(drawn, -50 * k, -80 * k, k);
}

/** Sky and meadow behind it, in a box from its upper left corner on. */
export function view(x: number, y: number, w: number, h: number, hour: Hour = "day"): Ink[] {
  const light = LIGHTS[hour];
  const horizon = y + h * 0.62;
  return [
    rect(x, y, w, h, light.sky[1]),
    rect(x, y + h * 0.34, w, h * 0.3, light.sky[2]),
    rect(x, horizon, w, y + h - horizon, light.land),
    filled(
      [0.06, 0.16, 0.84, 0.93]
        .map((at) => `M${x + w * at} ${horizon + h * 0.12}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`)
        .join(""),
      light.tree[1],
    ),
  ];
}

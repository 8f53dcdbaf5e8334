/** City Tycoon at the front door. */
import type { CoverOf } from "../../../room/cover";
import Small from "./Small.svelte";
import Stretch from "./Stretch.svelte";

const tile = (card: number, x: number, y: number, lit = true) => ({ card, kind: "tile", x, y, lit }) as const;

export const cover: CoverOf = {
  Small,
  example: [
    ...[75, 118, 63, 94, 28, 77].map((card, x) => tile(card, x, 1)),
    ...[13, 58, 5, 49, 26, 112].map((card, x) => tile(card, x, 0, x % 3 !== 0)),
  ],
  Stretch,
  wide: 510,
  easy: {},
};

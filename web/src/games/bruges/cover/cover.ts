/** Bruges at the front door. */
import type { CoverOf } from "../../../room/cover";
import Small from "./Small.svelte";
import Stretch from "./Stretch.svelte";

const house = (colour: string, card: number) => ({ card, colour, kind: "house" }) as const;

export const cover: CoverOf = {
  Small,
  example: [
    house("blue", 53),
    house("red", 15),
    house("violet", 75),
    house("brown", 118),
    house("yellow", 101),
    house("red", 41),
  ],
  Stretch,
  wide: 470,
  easy: {},
};

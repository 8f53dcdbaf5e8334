/** Hamburg at the front door: its small street, its part of the shore, and which expansions go well together. */
import type { CoverOf } from "../../../room/cover";
import Small from "./Small.svelte";
import Stretch from "./Stretch.svelte";

const house = (card: number) => ({ card, kind: "house" }) as const;

export const cover: CoverOf = {
  Small,
  example: [
    { card: 241, kind: "garden" },
    house(24),
    house(115),
    house(199),
    house(75),
    house(229),
    house(151),
    house(88),
  ],
  Stretch,
  wide: 523,
  // The rulebook begins without any; these two add something to enjoy and nothing to look up.
  easy: { expansions: ["mayors", "statues"] },
};

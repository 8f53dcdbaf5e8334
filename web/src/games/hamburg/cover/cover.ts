/** Hamburg in the lobby: its picture, and which expansions go well together. */
import type { CoverOf } from "../../../room/cover";
import Cover from "./Cover.svelte";

export const cover: CoverOf = {
  Cover,
  // The rulebook begins without any; these two add something to enjoy and nothing to look up.
  easy: { expansions: ["mayors", "statues"] },
};

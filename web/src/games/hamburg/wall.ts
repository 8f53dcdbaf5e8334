/** The colours printed on the wall, from the tower outwards; a view only tells the next of each half. */
import type { Side } from "./components";

export const WALL: Readonly<Record<Side, readonly string[]>> = {
  left: ["gray", "brown", "pink", "purple", "orange"],
  right: ["orange", "purple", "brown", "pink", "gray"],
};

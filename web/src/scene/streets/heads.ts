/** Where the others' faces stand in the head of a low window, beside one's own figures. */
export interface Head {
  readonly x: number;
  readonly y: number;
  /** How large the face is, and the letters of the figure beside it. */
  readonly size: number;
  readonly letters: number;
}

/** What stands there, too: the season before the figures, help and menu behind. */
const TAKEN = 184;
const STEP = 41;

/** All of them side by side where the head, so wide, has room for that; else small, in two rows. */
export function headsAt(count: number, wide: number): readonly Head[] {
  const fits = 187 + STEP * (count - 1) <= wide - TAKEN;
  return Array.from({ length: count }, (_, at) =>
    fits
      ? { x: 160 + STEP * at, y: 22, size: 22, letters: 13 }
      : { x: 136 + 30 * (at % 2), y: count > 2 ? 12 + 20 * Math.floor(at / 2) : 22, size: 15, letters: 11 },
  );
}

/** The way a cube is seen to go, along the streets. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A way along the streets: to the south and to the west of each cell that it crosses, from the middle of the first one's south side to that of the last one's; so it crosses no house. */
export function streets(
  cells: readonly Corner[],
  place: (cell: Corner) => Corner,
  { w, h }: { readonly w: number; readonly h: number },
  off = 0,
): Corner[] {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return [];
  const south = (cell: Corner, along: number): Corner => ({
    x: place(cell).x + along,
    y: place(cell).y + h - 2 + off,
  });
  const all = [south(first, w / 2), ...cells.map((cell) => south(cell, off)), south(last, w / 2)];
  const found: Corner[] = [];
  for (const point of all) {
    // No needless corners, nor turns at the ends.
    for (let [a, b] = [found.at(-2), found.at(-1)]; a && b; [a, b] = [found.at(-2), found.at(-1)]) {
      const level = Math.abs(a.y - b.y) < 0.1 && Math.abs(b.y - point.y) < 0.1;
      const upright = Math.abs(a.x - b.x) < 0.1 && Math.abs(b.x - point.x) < 0.1;
      if (!level && !upright) break;
      found.pop();
    }
    found.push(point);
  }
  return found;
}

export const drawnAs = (corners: readonly Corner[]): string =>
  corners.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");

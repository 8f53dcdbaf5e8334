/** The way a cube is seen to go: the story tells where from and where to, and who was paid for it. */

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** How readily a cube is led over ground: over one's own first, then where somebody was paid. */
function weight(owner: number, seat: number, paid: readonly number[]): number {
  if (owner === seat) return 0.01;
  return owner === 0 ? 0.5 : paid.includes(owner) ? 1 : 3;
}

/** The cells between two of them, as targets, the first and the last left out; none if there is no way. */
export function route(
  from: string,
  to: string,
  ground: ReadonlyMap<string, number>,
  seat: number,
  paid: readonly number[],
): string[] {
  const reached = new Map<string, { far: number; before: string | null }>([[from, { far: 0, before: null }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((reached.get(a)?.far ?? 0) <= (reached.get(b)?.far ?? 0) ? a : b));
    if (here === to) break;
    open.delete(here);
    const [x = 0, y = 0] = here.slice(5).split(",").map(Number);
    for (const [dx, dy] of AROUND) {
      const next = `cell:${x + dx},${y + dy}`;
      const owner = ground.get(next);
      if (owner === undefined) continue;
      const far = (reached.get(here)?.far ?? 0) + weight(owner, seat, paid) + 0.001;
      if (far >= (reached.get(next)?.far ?? Infinity)) continue;
      reached.set(next, { far, before: here });
      open.add(next);
    }
  }
  const cells: string[] = [];
  for (let at = reached.get(to)?.before ?? null; at !== null && at !== from; at = reached.get(at)?.before ?? null)
    cells.unshift(at);
  return cells;
}

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

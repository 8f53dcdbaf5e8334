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

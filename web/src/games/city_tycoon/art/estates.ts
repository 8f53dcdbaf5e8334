/** Estates: what belongs to one owner and hangs together has one outline. */
import { p as d } from "./ink";
import { AROUND, keyOf, type Lot, type Plan, type Spot } from "./plan";

export interface Estate {
  readonly owner: number;
  readonly lots: readonly Lot[];
}
type Point = readonly [number, number];

export function estates(plan: Plan): Estate[] {
  const done = new Set<string>();
  const found: Estate[] = [];
  for (const lot of plan.lots.values()) {
    if (lot.owner === null || done.has(keyOf(lot.x, lot.y))) continue;
    const [lots, open]: [Lot[], Lot[]] = [[], [lot]];
    done.add(keyOf(lot.x, lot.y));
    for (let here = open.pop(); here; here = open.pop()) {
      lots.push(here);
      for (const [dx, dy] of AROUND) {
        const next = plan.at(here.x + dx, here.y + dy);
        if (next?.owner !== lot.owner || done.has(keyOf(next.x, next.y))) continue;
        done.add(keyOf(next.x, next.y));
        open.push(next);
      }
    }
    found.push({ owner: lot.owner, lots });
  }
  return found;
}

/** Where its pennant flies: on its first roof, northernmost, then westernmost; on land only where there is no other. */
export function flagged({ lots }: Estate): Spot {
  const rank = (lot: Lot): number => (lot.kind === "land" ? 1 : 0);
  return [...lots].sort((a, b) => rank(a) - rank(b) || b.y - a.y || a.x - b.x)[0] ?? { x: 0, y: 0 };
}

/** The sides of lots that lie at another's, each by where it begins and ends, clockwise. */
function edges(lots: readonly Spot[]): Map<string, Point[]> {
  const has = new Set(lots.map(({ x, y }) => keyOf(x, -y - 1)));
  const found = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    found.set(String(from), [...(found.get(String(from)) ?? []), to]);
  };
  for (const lot of lots) {
    const [x, y] = [lot.x, -lot.y - 1];
    if (!has.has(keyOf(x, y - 1))) add([x, y], [x + 1, y]);
    if (!has.has(keyOf(x + 1, y))) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(keyOf(x, y + 1))) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(keyOf(x - 1, y))) add([x, y + 1], [x, y]);
  }
  return found;
}

function taken(found: Map<string, Point[]>, from: string, direction: Point | null): Point | undefined {
  const open = found.get(from);
  if (!open) return undefined;
  const [x = 0, y = 0] = from.split(",").map(Number);
  // Right turns first: diagonal neighbours stay apart.
  const right = direction ? open.findIndex(([nx, ny]) => nx - x === -direction[1] && ny - y === direction[0]) : -1;
  const [next] = open.splice(Math.max(0, right), 1);
  if (open.length === 0) found.delete(from);
  return next;
}

function loop(found: Map<string, Point[]>, start: string): Point[] {
  const points: Point[] = [];
  let [here, direction]: [string, Point | null] = [start, null];
  do {
    const [x = 0, y = 0] = here.split(",").map(Number);
    points.push([x, y]);
    const next = taken(found, here, direction);
    if (!next) break;
    direction = [next[0] - x, next[1] - y];
    here = String(next);
  } while (here !== start);
  return points;
}

function rounded(points: readonly Point[], r: number): string {
  const corner = ([x, y]: Point, [ox, oy]: Point): Point => {
    const far = Math.hypot(ox - x, oy - y) || 1;
    const share = Math.min(r, far / 2) / far;
    return [x + (ox - x) * share, y + (oy - y) * share];
  };
  const many = points.length;
  return `${points
    .map((point, at) => {
      const [a, b] = [points[(at + many - 1) % many] ?? point, points[(at + 1) % many] ?? point];
      const [from, to] = [corner(point, a), corner(point, b)];
      return `${at ? "L" : "M"}${d`${from[0]} ${from[1]}Q${point[0]} ${point[1]} ${to[0]} ${to[1]}`}`;
    })
    .join("")}z`;
}

/** One closed outline, a little inside, traced clockwise. */
export function outline(lots: readonly Spot[], inset = 6.5): string {
  const found = edges(lots);
  let path = "";
  for (let start = found.keys().next().value; start !== undefined; start = found.keys().next().value) {
    const points = loop(found, start);
    const many = points.length;
    const corners = points.flatMap(([x, y], at): Point[] => {
      const [a, b] = [points[(at + many - 1) % many] ?? [x, y], points[(at + 1) % many] ?? [x, y]];
      const [d1, d2] = [
        [x - a[0], y - a[1]],
        [b[0] - x, b[1] - y],
      ] as const;
      if (d1[0] === d2[0] && d1[1] === d2[1]) return [];
      return [[x * 100 + inset * (-d1[1] - d2[1]), y * 80 + inset * (d1[0] + d2[0])]];
    });
    path += rounded(corners, 9);
  }
  return path;
}

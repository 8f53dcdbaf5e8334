/** Pieces of the map on canvases: a stretch of ground, and what stands on a cell. */
import { block } from "./blocks/blocks";
import { glow, paint, prepared } from "./brush";
import { HORIZON, type Country } from "./country";
import { estates, outline } from "./estates";
import { ground, growth } from "./ground";
import { LIGHTS, type Hour } from "./light";
import { owner } from "./palette";
import { Pen, type Stroke } from "./pen3";
import type { Lot, Plan } from "./plan";
import { tram } from "./tram";

/** A stretch of ground, in units: five by five cells, with a little of the next so that no seam is seen. */
export const STRETCH = { w: 500, h: 400, over: 1 } as const;

const reaches = (i: number, j: number, margin: number) => {
  const [x, y] = [i * STRETCH.w, j * STRETCH.h];
  return (lot: Lot): boolean => {
    const [lx, ly] = [lot.x * 100, -(lot.y + 1) * 80];
    return lx + 100 > x - margin && lx < x + STRETCH.w + margin && ly + 80 > y - margin && ly < y + STRETCH.h + margin;
  };
};

/** What a stretch of ground depends on. */
export const stretchOf = (plan: Plan, i: number, j: number): string =>
  [...plan.lots.values()]
    .filter(reaches(i, j, 240))
    .map(({ x, y, kind, ground: paved, owner: seat, lit }) => `${x},${y}${kind}${paved}${seat ?? ""}${lit ? "+" : ""}`)
    .join(" ");

function plain(ctx: CanvasRenderingContext2D, country: Country, x: number): void {
  const { light, top } = country;
  const edge = top - HORIZON;
  const made = ctx.createLinearGradient(0, edge, 0, edge + 1900);
  made.addColorStop(0, light.plain[0]);
  made.addColorStop(0.5, light.plain[1]);
  made.addColorStop(1, light.plain[2]);
  ctx.fillStyle = made;
  ctx.fillRect(x - 10, edge, STRETCH.w + 20, 9000);
}

function haze(ctx: CanvasRenderingContext2D, { light, top }: Country, x: number): void {
  const edge = top - HORIZON;
  const made = ctx.createLinearGradient(0, edge, 0, edge + 240);
  made.addColorStop(0, `${light.haze}${light.hour === "dusk" ? "6b" : "80"}`);
  made.addColorStop(1, `${light.haze}00`);
  ctx.fillStyle = made;
  ctx.fillRect(x - 10, edge, STRETCH.w + 20, 240);
}

function borders(plan: Plan, line: number): { tints: Stroke[]; lines: Stroke[] } {
  const all = estates(plan).map((each) => ({ seat: each.owner, d: outline(each.lots) }));
  return {
    tints: all.map(({ seat, d }) => ({
      d,
      fill: seat === 3 ? "#000000" : owner(seat).colour,
      opacity: 0.1,
      rule: "evenodd" as const,
    })),
    lines: all.flatMap(({ seat, d }): Stroke[] => [
      { d, stroke: "#050914", width: 4.4 * line, opacity: 0.5 },
      ...(seat === 3 ? [{ d, stroke: "#f5f0e4", width: 3.8 * line }] : []),
      seat === 3 ? { d, stroke: "#10151c", width: 1.9 * line } : { d, stroke: owner(seat).colour, width: 2.2 * line },
    ]),
  };
}

/** Paint a stretch of ground; `scale` is in pixels a unit, `line` in units a pixel that is seen. */
export function paintStretch(
  canvas: HTMLCanvasElement,
  at: { readonly i: number; readonly j: number },
  of: { readonly plan: Plan; readonly country: Country; readonly scale: number; readonly line: number },
): void {
  const { plan, country, scale, line } = of;
  const area = {
    x: at.i * STRETCH.w,
    y: at.j * STRETCH.h,
    w: STRETCH.w + STRETCH.over,
    h: STRETCH.h + STRETCH.over,
  };
  const ctx = prepared(canvas, area, scale);
  if (!ctx) return;
  const { light } = country;
  plain(ctx, country, area.x);
  paint(ctx, country.seen(area, plan));
  haze(ctx, country, area.x);
  const lots = [...plan.lots.values()].filter(reaches(at.i, at.j, 120));
  paint(ctx, ground(plan, lots, light));
  const { tints, lines } = lots.length > 0 ? borders(plan, line) : { tints: [], lines: [] };
  paint(ctx, tints);
  const much = light.hour === "dusk" ? 1 : 0.45;
  for (const lot of lots) if (lot.lit) glow(ctx, lot.x * 100 + 50, -(lot.y + 1) * 80 + 44, 84, 66, much);
  paint(ctx, lines);
}

/** What stands on a cell, and how far it reaches beyond it. */
export interface Standing {
  readonly lot: Lot;
  readonly tile: number | null;
  readonly kind: string;
  /** Cubes that wait at a plant. */
  readonly cubes: number;
  readonly colour: string;
}
/** How far a drawing reaches beyond its cell to each side, in units. */
export const BEYOND = { left: 52, right: 52, top: 128, bottom: 8 } as const;
const AREA = {
  x: -BEYOND.left,
  y: -BEYOND.top,
  w: 100 + BEYOND.left + BEYOND.right,
  h: 80 + BEYOND.top + BEYOND.bottom,
} as const;
/** As many trams stand at the kerb at most. */
const KERB = 4;

function lamps(hour: Hour, back: boolean): Stroke[] {
  const pen = new Pen(LIGHTS[hour], 1);
  for (const [x, y] of back
    ? ([
        [3, 3],
        [97, 3],
      ] as const)
    : ([
        [3, 78],
        [50, 78],
        [97, 78],
      ] as const))
    pen.lamp(x, y);
  return pen.strokes;
}

/** Paint what stands on a cell. */
export function paintStanding(
  canvas: HTMLCanvasElement,
  { lot, tile, kind, cubes, colour }: Standing,
  of: { readonly plan: Plan; readonly hour: Hour; readonly scale: number },
): void {
  const ctx = prepared(canvas, AREA, of.scale);
  if (!ctx) return;
  if (lot.kind !== "city") return paint(ctx, growth(of.plan, lot, LIGHTS[of.hour]));
  const shines = lot.lit && of.hour !== "day";
  if (shines) paint(ctx, lamps(of.hour, true));
  const { strokes, mirrored } = block({ tile, kind, x: lot.x, y: lot.y, lit: lot.lit }, of.hour);
  ctx.save();
  if (mirrored) ctx.transform(-1, 0, 0, 1, 100, 0);
  paint(ctx, strokes);
  ctx.restore();
  if (shines) {
    glow(ctx, 50, 24, 66, 58, of.hour === "dusk" ? 0.26 : 0.2);
    paint(ctx, lamps(of.hour, false));
  }
  for (let at = 0; at < Math.min(cubes, KERB); at++) paint(ctx, tram(colour, 8 + at * 21, 78, 1.15));
}

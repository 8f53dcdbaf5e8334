/** The brush that puts strokes on a canvas, and the order in which canvases are painted: some at every frame, what is looked at first. */
import type { Stroke } from "./pen3";

/** The map is a little flatter than its drawings. */
export const FLAT = 0.95;

function faded(
  ctx: CanvasRenderingContext2D,
  [x, y, r]: readonly [number, number, number],
  colour: string,
): CanvasGradient {
  const made = ctx.createRadialGradient(x, y, 0, x, y, r);
  made.addColorStop(0, colour);
  made.addColorStop(1, `${colour}00`);
  return made;
}

export function paint(ctx: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  for (const each of strokes) {
    const path = new Path2D(each.d);
    ctx.globalAlpha = each.opacity ?? 1;
    if (each.fill) {
      ctx.fillStyle = each.glow ? faded(ctx, each.glow, each.fill) : each.fill;
      ctx.fill(path, each.rule);
    }
    if (!each.stroke) continue;
    ctx.strokeStyle = each.stroke;
    ctx.lineWidth = each.width ?? 1;
    ctx.setLineDash(each.dash ? each.dash.split(" ").map(Number) : []);
    ctx.lineCap = each.dash ? "butt" : "round";
    ctx.stroke(path);
  }
  ctx.globalAlpha = 1;
}

/** Light on the ground, or in the air: warm, and added to what lies there. */
export function glow(ctx: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number, much: number): void {
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  ctx.globalAlpha = much;
  ctx.translate(x, y);
  ctx.scale(1, ry / rx);
  const made = ctx.createRadialGradient(0, 0, 0, 0, 0, rx);
  made.addColorStop(0, "#ffcb6ad9");
  made.addColorStop(0.55, "#ff9d4257");
  made.addColorStop(1, "#ff8a3a00");
  ctx.fillStyle = made;
  ctx.fillRect(-rx, -rx, 2 * rx, 2 * rx);
  ctx.restore();
}

/** A canvas of so many pixels for a piece of the map, ready to be drawn on in its units; null where nothing can be drawn. */
export function prepared(
  canvas: HTMLCanvasElement,
  area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  scale: number,
): CanvasRenderingContext2D | null {
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  if (!ctx) return null;
  [canvas.width, canvas.height] = [
    Math.max(1, Math.round(area.w * scale)),
    Math.max(1, Math.round(area.h * scale * FLAT)),
  ];
  ctx.setTransform(canvas.width / area.w, 0, 0, canvas.height / area.h, 0, 0);
  ctx.translate(-area.x, -area.y);
  return ctx;
}

interface Job {
  readonly far: number;
  readonly paint: () => void;
}
/** For how long is painted in a frame, in milliseconds. */
const MOST = 7;

export class Painter {
  readonly #jobs = new Map<HTMLCanvasElement, Job>();
  #waits = false;

  /** Paint a canvas soon, the nearest first. */
  ask(canvas: HTMLCanvasElement, far: number, paint: () => void): () => void {
    this.#jobs.set(canvas, { far, paint });
    this.#soon();
    return () => this.#jobs.delete(canvas);
  }
  #soon(): void {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame(() => this.#some());
  }
  #some(): void {
    const end = performance.now() + MOST;
    const order = [...this.#jobs].sort((a, b) => a[1].far - b[1].far);
    for (const [canvas, job] of order) {
      this.#jobs.delete(canvas);
      job.paint();
      if (performance.now() > end) break;
    }
    this.#waits = false;
    if (this.#jobs.size > 0) this.#soon();
  }
}

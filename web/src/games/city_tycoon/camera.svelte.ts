/** Where one looks at the city: a point of the map in the middle of the window, and how wide a cell is. */
import type { Box } from "../../scene/stage.svelte";
import { UNIT, type Distance } from "./art/cell";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How high a cell is for its width: one looks from the south and from above. */
export const RATIO = 0.76;
const STEP = 1.15;
const LEAST = 22;
const MOST = 240;
/** A city of a few tiles is not drawn larger than this. */
const FITTED = 126;
/** Another window is worth a move when the city is so much larger there. */
const MUCH = 1.04;
/** So long after it was moved last it is at rest, in milliseconds. */
const REST = 160;

export class Camera {
  /** The point of the map in the middle of the window, in cells. */
  #at = $state.raw<Spot>({ x: 0, y: 0 });
  /** How wide a cell is, in units. */
  #w = $state(84);
  /** Where the city may be seen in full, in units. */
  #window = $state.raw<Box>({ x: 0, y: 0, w: 1000, h: 500 });
  /** Where it may be as long as nothing else is looked for. */
  #usual: Box | null = null;
  /** Whether someone has moved it: then it stays where it is. */
  moved = $state(false);
  /** Whether it was ever directed at the city: a map that is shown again finds it where it was. */
  placed = false;
  #unit = $state(1);
  /** Whether it is being moved right now: what can wait until it rests, waits. */
  moving = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The point of the map that is looked at, in cells. */
  get at(): Spot {
    return this.#at;
  }
  #move(): void {
    this.moved = this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), REST);
  }

  /** Show the whole city where nothing lies over it; whoever draws the map tells how. */
  whole: () => void = () => undefined;

  get w(): number {
    return this.#w;
  }
  get h(): number {
    return this.#w * RATIO;
  }

  /** Take another window; tells whether it is one. */
  resize(window: Box, unit: number): boolean {
    this.#unit = unit;
    const same =
      this.#usual !== null && (["x", "y", "w", "h"] as const).every((side) => this.#usual?.[side] === window[side]);
    if (!same) this.#window = this.#usual = window;
    return !same;
  }

  /** How near it is, by the pixels a cell has. */
  readonly distance: Distance = $derived(
    this.#w * this.#unit >= 112 ? "near" : this.#w * this.#unit >= 64 ? "mid" : "far",
  );
  /** By how much the map is scaled: cells have the same units at every distance, so that only drawings change with it. */
  readonly scale: number = $derived(this.#w / UNIT.w);
  /** Where the corner between the four quarters of the start tile lies. */
  readonly origin: Spot = $derived({
    x: this.#window.x + this.#window.w / 2 - this.#at.x * this.#w,
    y: this.#window.y + this.#window.h / 2 + this.#at.y * this.#w * RATIO,
  });

  /** Show these cells as large as they fit; in one of these windows where they are larger there, or the usual one is covered. */
  fit(cells: readonly Spot[], free: readonly Box[] = []): void {
    if (cells.length === 0) return;
    const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1];
    const wide = ({ w, h }: Box): number => Math.min(FITTED, w / (right - left), h / (high - low) / RATIO);
    const usual = this.#usual ?? this.#window;
    // Where the city would lie in the middle of the usual window.
    const [w, h] = [wide(usual) * (right - left), wide(usual) * RATIO * (high - low)];
    const [x, y] = [usual.x + (usual.w - w) / 2, usual.y + (usual.h - h) / 2];
    const open =
      free.length === 0 ||
      free.some((box) => box.x <= x + 1 && box.y <= y + 1 && box.x + box.w >= x + w - 1 && box.y + box.h >= y + h - 1);
    const best = [...free].sort((a, b) => wide(b) - wide(a) || b.w * b.h - a.w * a.h)[0] ?? usual;
    this.#window = open && wide(usual) * MUCH >= wide(best) ? usual : best;
    this.#at = { x: (left + right) / 2, y: (low + high) / 2 };
    this.#w = Math.max(LEAST, wide(this.#window));
    this.moved = false;
    this.placed = true;
  }

  /** Whether all of a cell is in the window, of which so much may be covered from below. */
  shows(cell: Spot, covered = 0): boolean {
    const { x, y, w, h } = { ...this.#window, h: this.#window.h - covered };
    const [left, top] = [this.origin.x + cell.x * this.#w, this.origin.y - (cell.y + 1) * this.h];
    return left >= x - 1 && left + this.#w <= x + w + 1 && top >= y - 1 && top + this.h <= y + h + 1;
  }

  /** Move by so many units. */
  pan(dx: number, dy: number): void {
    this.#at = { x: this.#at.x - dx / this.#w, y: this.#at.y + dy / this.h };
    this.#move();
  }

  /** Zoom so that a point of the screen, in units, stays where it is. */
  zoom(by: number, point: Spot = this.#middle()): void {
    const w = Math.max(LEAST, Math.min(MOST, this.#w * by));
    const middle = this.#middle();
    const [dx, dy] = [point.x - middle.x, point.y - middle.y];
    this.#at = { x: this.#at.x + dx / this.#w - dx / w, y: this.#at.y - dy / this.h + dy / (w * RATIO) };
    this.#w = w;
    this.#move();
  }
  nearer(): void {
    this.zoom(STEP);
  }
  further(): void {
    this.zoom(1 / STEP);
  }

  /** Move no further than needed to show a cell; when the city grows it is fitted all the same. */
  reveal(cell: Spot, covered = 0): void {
    if (this.shows(cell, covered)) return;
    const { moved } = this;
    const { x, y, w, h } = { ...this.#window, h: this.#window.h - covered };
    const [left, top] = [this.origin.x + cell.x * this.#w, this.origin.y - (cell.y + 1) * this.h];
    const dx = left < x ? x - left : Math.min(0, x + w - left - this.#w);
    const dy = top < y ? y - top : Math.min(0, y + h - top - this.h);
    this.pan(dx, dy);
    this.moved = moved;
  }

  #middle(): Spot {
    return { x: this.#window.x + this.#window.w / 2, y: this.#window.y + this.#window.h / 2 };
  }
}

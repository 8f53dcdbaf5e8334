/** Where one looks at the city: a point of the map in the middle of the window, and how wide a cell is. */
import type { Box } from "../../scene/stage.svelte";
import { UNIT } from "./art/cell";
import type { Spot } from "./cells";

export type { Spot } from "./cells";

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

/** Cells from the lowest and leftmost on. */
export interface Around extends Spot {
  readonly w: number;
  readonly h: number;
}
export type Side = "n" | "e" | "s" | "w";
/** So long is left to whoever has moved the map, and so long it takes to go somewhere, in milliseconds. */
const PATIENCE = 4000;
const GLIDE = 260;

function around(cells: readonly Spot[]): Around {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + 1 - y };
}

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
  /** How small a cell may become by itself, in pixels. */
  #floor = 0;
  /** Whether it goes to where something is: seen to go, not jumped to. */
  gliding = $state(false);
  #glides: ReturnType<typeof setTimeout> | undefined;
  /** When someone moved it last. */
  #touched = -Infinity;
  /** Whether it is being moved right now: what can wait until it rests, waits. */
  moving = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The point of the map that is looked at, in cells. */
  get at(): Spot {
    return this.#at;
  }
  #move(): void {
    this.moved = this.moving = true;
    this.gliding = false;
    this.#touched = performance.now();
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

  /** Take another window; tells whether it is one. No cell is to be smaller than so many pixels there. */
  resize(window: Box, unit: number, floor = 0): boolean {
    this.#unit = unit;
    this.#floor = floor;
    const same =
      this.#usual !== null && (["x", "y", "w", "h"] as const).every((side) => this.#usual?.[side] === window[side]);
    if (!same) this.#window = this.#usual = window;
    return !same;
  }

  /** By how much the map is scaled: cells have the same units at every distance, so that only drawings change with it. */
  readonly scale: number = $derived(this.#w / UNIT.w);
  /** Where the corner between the four quarters of the start tile lies. */
  readonly origin: Spot = $derived({
    x: this.#window.x + this.#window.w / 2 - this.#at.x * this.#w,
    y: this.#window.y + this.#window.h / 2 + this.#at.y * this.#w * RATIO,
  });

  /** Show these cells as large as they fit, in one of these windows where they are larger there, or the usual one is covered; where they would become too small, those that are asked about are in the middle. */
  fit(cells: readonly Spot[], free: readonly Box[] = [], about: readonly Spot[] = cells): void {
    if (cells.length === 0) return;
    const all = around(cells);
    const wide = ({ w, h }: Box): number => Math.min(FITTED, w / all.w, h / all.h / RATIO);
    const usual = this.#usual ?? this.#window;
    // Where the city would lie in the middle of the usual window.
    const [w, h] = [wide(usual) * all.w, wide(usual) * RATIO * all.h];
    const [x, y] = [usual.x + (usual.w - w) / 2, usual.y + (usual.h - h) / 2];
    const open =
      free.length === 0 ||
      free.some((box) => box.x <= x + 1 && box.y <= y + 1 && box.x + box.w >= x + w - 1 && box.y + box.h >= y + h - 1);
    const best = [...free].sort((a, b) => wide(b) - wide(a) || b.w * b.h - a.w * a.h)[0] ?? usual;
    this.#window = open && wide(usual) * MUCH >= wide(best) ? usual : best;
    this.#w = Math.max(LEAST, this.least, wide(this.#window));
    this.#at = this.#within(all, around(about.length > 0 ? about : cells));
    this.moved = false;
    this.placed = true;
  }
  /** How wide a cell is at least where nobody wants it smaller, in units. */
  get least(): number {
    return this.#floor / this.#unit;
  }
  /** The middle of what is asked about, as long as the window does not go beyond the city for it. */
  #within(all: Around, about: Around): Spot {
    const [w, h] = [this.#window.w / this.#w, this.#window.h / this.h];
    const kept = (from: number, length: number, room: number, wanted: number): number =>
      length <= room ? from + length / 2 : Math.max(from + room / 2, Math.min(from + length - room / 2, wanted));
    return { x: kept(all.x, all.w, w, about.x + about.w / 2), y: kept(all.y, all.h, h, about.y + about.h / 2) };
  }

  /** Whether someone looks at something of their own choice right now. */
  get held(): boolean {
    return performance.now() - this.#touched < PATIENCE;
  }
  /** Go to these cells, no nearer and no further away than needed. */
  show(cells: readonly Spot[], least = 0): void {
    if (cells.length === 0) return;
    this.#w = Math.max(this.#w, least / this.#unit);
    const about = around(cells);
    this.#at = { x: about.x + about.w / 2, y: about.y + about.h / 2 };
    this.gliding = true;
    clearTimeout(this.#glides);
    this.#glides = setTimeout(() => (this.gliding = false), GLIDE);
  }

  /** Where a cell lies, in units of the stage. */
  boxOf(cell: Spot): Box {
    return { x: this.origin.x + cell.x * this.#w, y: this.origin.y - (cell.y + 1) * this.h, w: this.#w, h: this.h };
  }
  /** On which side a cell lies beyond the window; none if it is seen. */
  beyond(cell: Spot): Side | null {
    if (this.shows(cell)) return null;
    const { x, y, w, h } = this.#window;
    const [left, top] = [this.origin.x + cell.x * this.#w, this.origin.y - (cell.y + 1) * this.h];
    const out: readonly (readonly [Side, number])[] = [
      ["n", y - top],
      ["e", left + this.#w - x - w],
      ["s", top + this.h - y - h],
      ["w", x - left],
    ];
    return [...out].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  }
  /** Whether all of these cells are in the window. */
  showsAll(cells: readonly Spot[]): boolean {
    return cells.every((cell) => this.shows(cell));
  }
  /** What is seen, in cells: from its upper left corner. */
  get seen(): Around {
    const [w, h] = [this.#window.w / this.#w, this.#window.h / this.h];
    return { x: this.#at.x - w / 2, y: this.#at.y - h / 2, w, h };
  }
  /** Look at a point of the map, in cells. */
  look(at: Spot): void {
    this.#at = at;
    this.#move();
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

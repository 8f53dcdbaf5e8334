/** Where everything of a curve lies: times from left to right, chances from below. */
import type { AnalysisInfo } from "../../wire/types";

export interface Box {
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Pin {
  readonly number: number;
  /** Where its head stands. */
  readonly x: number;
  /** The moment itself. */
  readonly foot: number;
}

/** Pins do not stand nearer than this. */
const APART = 26;

export class Drawn {
  readonly first: number;
  readonly last: number;

  constructor(
    readonly found: AnalysisInfo,
    readonly box: Box,
  ) {
    this.first = found.curve[0]?.time_hundredths ?? 100;
    this.last = Math.max(this.first + 1, found.curve.at(-1)?.time_hundredths ?? 200);
  }

  x(time: number): number {
    const { w, left, right } = this.box;
    return Math.round((left + ((w - left - right) * (time - this.first)) / (this.last - this.first)) * 10) / 10;
  }

  y(permille: number): number {
    const { h, top, bottom } = this.box;
    return Math.round((h - bottom - ((h - top - bottom) * permille) / 1000) * 10) / 10;
  }

  line(at: number): string {
    return this.found.curve
      .map((point, n) => `${n ? "L" : "M"}${this.x(point.time_hundredths)} ${this.y(point.chances_permille[at] ?? 0)}`)
      .join("");
  }

  /** Twice as far as a chance is off in the mean, either way. */
  band(at: number): string {
    const edge = (sign: 1 | -1): string[] =>
      this.found.curve.map((point) => {
        const told = (point.chances_permille[at] ?? 0) + sign * 2 * (point.bands_permille[at] ?? 0);
        return `${this.x(point.time_hundredths)} ${this.y(Math.max(0, Math.min(1000, told)))}`;
      });
    return `M${edge(1).join("L")}L${edge(-1).toReversed().join("L")}Z`;
  }

  /** The first point of each season or round. */
  get chapters(): readonly { readonly chapter: number; readonly n: number; readonly x: number }[] {
    const seen: { chapter: number; n: number; x: number }[] = [];
    this.found.curve.slice(0, -1).forEach((point, n) => {
      const chapter = point.chapter[0] ?? 0;
      if (seen.at(-1)?.chapter !== chapter) seen.push({ chapter, n, x: this.x(point.time_hundredths) });
    });
    return seen;
  }

  /** Turning points stand in their order, none over another and none beyond the last moment. */
  get pins(): readonly Pin[] {
    const feet = this.found.turning.map((turned) => this.x(turned.time_hundredths));
    const heads = apart(feet, APART, this.x(this.last));
    return feet.map((foot, n) => ({ number: n + 1, x: heads[n] ?? foot, foot }));
  }

  /** The entry at which one looks who points at a place. */
  entry(x: number): number {
    const near = (time: number): number => Math.abs(this.x(time) - x);
    const nearest = this.found.curve.reduce((best, point) =>
      near(point.time_hundredths) < near(best.time_hundredths) ? point : best,
    );
    return nearest.entry;
  }

  /** Where an entry lies. */
  at(entry: number): number {
    const before = this.found.curve.findLast((point) => point.entry <= entry) ?? this.found.curve[0];
    const after = this.found.curve.find((point) => point.entry > entry) ?? before;
    if (!before || !after) return this.box.left;
    const part = after.entry > before.entry ? (entry - before.entry) / (after.entry - before.entry) : 0;
    return this.x(before.time_hundredths + part * (after.time_hundredths - before.time_hundredths));
  }
}

/** Places in their order, moved so that they keep a distance and none lies beyond the last that may be. */
export function apart(places: readonly number[], distance: number, last: number): readonly number[] {
  const moved = [...places];
  moved.forEach((place, n) => (moved[n] = Math.max(place, (moved[n - 1] ?? -Infinity) + distance)));
  return moved.map((place, n) => Math.min(place, last - distance * (moved.length - 1 - n)));
}

/** Points with their sign, as they are told: "+3", "−4". */
export function signed(tenths: number): string {
  const points = Math.round(tenths / 10);
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}

/** The stage: one unit for every screen. What is on it is placed in units, and scaled as a whole. */
import { getContext, setContext } from "svelte";
import { FirstDrawing } from "./firstdrawing.svelte";

/** Where something lies on the stage, in units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const TABS = ["mine", "city", "others", "story"] as const;
export type Tab = (typeof TABS)[number];

/** A desk is at least this many units wide and high; what is left over becomes sky. */
export const DESK = { width: 1440, height: 757 } as const;
/** A phone is this many units wide; where a desk would be too small to be read, everything is a phone. */
export const PHONE = { width: 360, height: 740 } as const;
/** Below this unit of a desk, names on cards could not be read any more. */
const SMALLEST = 0.68;
/** How wide the story is, in units of a desk. */
export const STORY = 320;

export interface Measures {
  readonly kind: "desk" | "phone";
  /** How many pixels a unit is. */
  readonly u: number;
  /** The stage in units, without a story that is open beside it. */
  readonly width: number;
  readonly height: number;
  /** Whether the story has a place of its own beside the stage. */
  readonly beside: boolean;
}

/** Measure a window: what is drawn in it, and how large a unit is. */
export function measure(width: number, height: number): Measures {
  const desk = Math.min(width / DESK.width, height / DESK.height);
  if (desk >= SMALLEST) {
    // Wider than two to one, there is room for the story beside everything.
    const beside = width > 2 * height;
    const u = beside ? Math.min(desk, width / (DESK.width + STORY)) : desk;
    return {
      kind: "desk",
      u,
      width: Math.max(DESK.width, width / u - (beside ? STORY : 0)),
      height: height / u,
      beside,
    };
  }
  const u = Math.max(Math.min(width / PHONE.width, height / PHONE.height), Math.min(1, width / PHONE.width));
  return { kind: "phone", u, width: width / u, height: height / u, beside: false };
}

export class Stage {
  #size = $state.raw({ width: DESK.width as number, height: DESK.height as number });
  #now = $derived(measure(this.#size.width, this.#size.height));
  /** How what is on it comes to be there. */
  readonly firstDrawing = new FirstDrawing();
  /** What is looked at on a phone. */
  tab = $state<Tab>("mine");

  resize(width: number, height: number): void {
    if (width > 0 && height > 0) this.#size = { width, height };
  }
  get kind(): "desk" | "phone" {
    return this.#now.kind;
  }
  get u(): number {
    return this.#now.u;
  }
  get width(): number {
    return this.#now.width;
  }
  get height(): number {
    return this.#now.height;
  }
  get beside(): boolean {
    return this.#now.beside;
  }
  /** How far what is drawn begins from the left, when it stands in the middle of the stage. */
  get left(): number {
    return (this.width - (this.kind === "desk" ? DESK : PHONE).width) / 2;
  }
  /** How much sky there is above what is drawn. */
  get top(): number {
    return this.kind === "desk" ? this.height - DESK.height : 0;
  }
}

const KEY = Symbol("stage");

export function offerStage(stage: Stage): void {
  setContext(KEY, stage);
}

/** The stage around; what is drawn without one gets a desk of the usual size. */
export function useStage(): Stage {
  return getContext<Stage | undefined>(KEY) ?? new Stage();
}

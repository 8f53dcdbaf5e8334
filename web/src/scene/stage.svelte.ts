/** The stage: one unit for every screen. What is on it is placed in units, and scaled as a whole. */
import { getContext, setContext } from "svelte";
import { settings } from "../browser/settings.svelte";
import { FirstDrawing } from "./firstdrawing.svelte";
import { FULL_DESK, LEAST, measure, type Frame } from "../room/measure";

/** Where something lies on the stage, in units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const TABS = ["mine", "city", "others", "story"] as const;
export type Tab = (typeof TABS)[number];

/** What a desk that gives up nothing is drawn on, and a phone. */
export const DESK = { width: LEAST.desk.width, height: FULL_DESK } as const;

/** Narrower than this, a low window gives its rail and its column less. */
const SLIM_SIDE = 720;

export class Stage {
  #size = $state.raw<{ width: number; height: number }>({ ...DESK });
  #now = $derived(measure(this.#size.width, this.#size.height, settings.text));
  /** How what is on it comes to be there. */
  readonly firstDrawing = new FirstDrawing();
  /** What is looked at on a phone. */
  tab = $state<Tab>("mine");

  resize(width: number, height: number): void {
    if (width > 0 && height > 0) this.#size = { width, height };
  }
  get frame(): Frame {
    return this.#now.frame;
  }
  /** Whether everything is there at once, or behind tabs. */
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
  /** The smallest size of letters, in units. */
  get least(): number {
    return this.#now.least;
  }
  /** In a low window: how wide the rail of tabs is, and the column with question and hand. */
  get rail(): number {
    return this.width < SLIM_SIDE ? 52 : 60;
  }
  get column(): number {
    return this.width < SLIM_SIDE ? 256 : Math.min(330, Math.max(286, 0.36 * this.width));
  }
  /** How far what is drawn begins from the left, when it stands in the middle of the stage. */
  get left(): number {
    return this.frame === "side" ? 0 : (this.width - LEAST[this.frame].width) / 2;
  }
  /** How much sky there is above what is drawn. */
  get top(): number {
    return this.frame === "desk" ? Math.max(0, this.height - DESK.height) : 0;
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

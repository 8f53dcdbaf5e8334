/** How a window is measured: which of five frames is drawn in it, and how large a unit is. Nothing here but figures. */
import type { TextSize } from "../browser/settings.svelte";

/** What can be drawn in a window: everything at once on a desk, on two banks, or one below the other; or behind tabs. */
export const FRAMES = ["desk", "square", "tall", "side", "phone"] as const;
export type Frame = (typeof FRAMES)[number];
const LARGER: Readonly<Record<TextSize, number>> = { a: 1, "a+": 1.15, "a++": 1.3 };

interface Sized {
  readonly width: number;
  readonly height: number;
}
/** What each frame is at least, in units; what is left over is spent by who draws it, the rest is sky. */
export const LEAST: Readonly<Record<Frame, Sized>> = {
  desk: { width: 1440, height: 640 },
  square: { width: 1024, height: 740 },
  tall: { width: 768, height: 1024 },
  side: { width: 720, height: 360 },
  phone: { width: 360, height: 740 },
};
/** From here on a desk needs to give up nothing. */
export const FULL_DESK = 757;
/** No letter is smaller, in pixels. */
export const SMALLEST_LETTER = 10.6;
/** Narrower than this, a desk has letters and buttons that are too small: two banks have it instead, where that makes them larger. */
const NARROW = 1366;
/** How wide the story is, in units of a desk. */
export const STORY = 320;
/** Beside a desk the story has a place only where letters stay so large. */
const BESIDE = 0.95;

export interface Measures {
  readonly frame: Frame;
  /** Whether everything is there at once, or behind tabs. */
  readonly kind: "desk" | "phone";
  /** How many pixels a unit is. */
  readonly u: number;
  /** The stage in units, without a story that is open beside it. */
  readonly width: number;
  readonly height: number;
  /** Whether the story has a place of its own beside the stage. */
  readonly beside: boolean;
  /** The smallest size of letters, in units. */
  readonly least: number;
}

/** Which frame a window of so many pixels has. */
export function frameOf(width: number, height: number): Frame {
  const shape = width / height;
  if (width < 600 && height > width) return "phone";
  if (height < 560 || (width < 1100 && height < 640)) return "side";
  if (shape < 0.95) return "tall";
  const larger = unitOf("square", width, height) > unitOf("desk", width, height);
  return shape < 1.5 || (width < NARROW && larger) ? "square" : "desk";
}

function unitOf(frame: Frame, width: number, height: number): number {
  const { width: wide, height: high } = LEAST[frame];
  const whole = Math.min(width / wide, height / high);
  if (frame === "side") return Math.min(1.25, Math.max(1, height / 420));
  if (frame === "phone") return Math.max(whole, Math.min(1, width / wide));
  return whole;
}

/** Measure a window; larger letters measure it as if it were smaller, and the smallest of them are larger by as much. */
export function measure(width: number, height: number, text: TextSize = "a"): Measures {
  const larger = LARGER[text];
  const [wide, high] = [width / larger, height / larger];
  const known = frameOf(wide, high);
  // A desk that is as wide as before has no larger letters: two banks may.
  const frame =
    larger > 1 && known === "desk" && unitOf("square", wide, high) > unitOf("desk", wide, high) ? "square" : known;
  const unit = unitOf(frame, wide, high);
  // Wider than two to one, there is room for the story beside everything.
  const narrowed = Math.min(unit, wide / (LEAST.desk.width + STORY));
  const beside = frame === "desk" && wide > 2 * high && narrowed * larger >= BESIDE;
  const u = (beside ? narrowed : unit) * larger;
  const full = width / u - (beside ? STORY : 0);
  return {
    frame,
    kind: frame === "side" || frame === "phone" ? "phone" : "desk",
    u,
    width: beside ? Math.max(LEAST.desk.width, full) : full,
    height: height / u,
    beside,
    least: (SMALLEST_LETTER * larger) / u,
  };
}

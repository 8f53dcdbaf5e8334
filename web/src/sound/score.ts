/** What each sound is made of: notes as a few numbers. Nothing is recorded, so nothing is loaded. */
export const SOUNDS = ["card", "coin", "die", "hammer", "thunder", "chord", "step", "bell"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** A tone, or a rush of noise where the pitch is that of a filter. */
export interface Note {
  readonly kind: "tone" | "noise";
  /** In hertz; for noise, the middle of what is let through. */
  readonly pitch: number;
  /** When it begins and how long it sounds, in seconds. */
  readonly at: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly loud: number;
  readonly wave?: "sine" | "triangle" | "square";
  /** The pitch it slides to. */
  readonly to?: number;
}

const tone = (pitch: number, at: number, length: number, loud: number, more: Partial<Note> = {}): Note => ({
  kind: "tone",
  pitch,
  at,
  length,
  loud,
  ...more,
});
const noise = (pitch: number, at: number, length: number, loud: number, more: Partial<Note> = {}): Note => ({
  kind: "noise",
  pitch,
  at,
  length,
  loud,
  ...more,
});

/** A bell has partials that are no octaves. */
const bell = (pitch: number, at: number, loud: number): Note[] =>
  [
    [1, 1.6],
    [2, 1.1],
    [2.76, 0.8],
    [5.4, 0.4],
  ].map(([by = 1, length = 1], n) => tone(pitch * by, at, length, loud / (1 + n * 1.2)));

export const SCORE: Readonly<Record<SoundName, readonly Note[]>> = {
  card: [noise(2600, 0, 0.09, 0.25, { to: 900 })],
  coin: [tone(2637, 0, 0.09, 0.12, { wave: "triangle" }), tone(3520, 0.05, 0.25, 0.12, { wave: "triangle" })],
  die: [0, 0.07, 0.13, 0.2, 0.3].map((at, n) => noise(1500 - n * 120, at, 0.035, 0.3 - n * 0.04)),
  hammer: [0, 0.17].flatMap((at) => [tone(190, at, 0.09, 0.3, { to: 90 }), noise(2200, at, 0.03, 0.25)]),
  thunder: [noise(180, 0, 0.9, 0.5, { to: 60 }), noise(90, 0.15, 0.7, 0.4)],
  chord: [196, 246.94, 293.66, 392].map((pitch) => tone(pitch, 0, 1.4, 0.07, { wave: "triangle" })),
  step: [noise(700, 0, 0.05, 0.2)],
  bell: [...bell(659.26, 0, 0.2), ...bell(523.25, 0.28, 0.2)],
};

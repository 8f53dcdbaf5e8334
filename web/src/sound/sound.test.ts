import { describe, expect, it } from "vitest";

import { SCORE, SOUNDS, type SoundName } from "./score";
import { Sounds } from "./sound";

function made(on: boolean): { sounds: Sounds; heard: string[]; state: { on: boolean; fetched: number; now: number } } {
  const heard: string[] = [];
  const state = { on, fetched: 0, now: 0 };
  const sounds = new Sounds(
    () => state.on,
    () => {
      state.fetched += 1;
      return Promise.resolve({ play: (name: SoundName, wait = 0) => void heard.push(`${name} ${wait}`) });
    },
    () => state.now,
  );
  return { sounds, heard, state };
}

/** What is on its way has come. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("the switch of all sounds", () => {
  it("fetches and plays nothing while it is off", async () => {
    const { sounds, heard, state } = made(false);
    sounds.play("bell");
    await settled();
    expect([heard, state.fetched]).toEqual([[], 0]);
  });

  it("plays once it is on, and fetches the player once", async () => {
    const { sounds, heard, state } = made(false);
    state.on = true;
    sounds.play("card");
    sounds.play("coin", 300);
    await settled();
    expect([heard, state.fetched]).toEqual([["card 0", "coin 300"], 1]);
  });

  it("is silent at once when it is switched off, whatever is on its way", async () => {
    const { sounds, heard, state } = made(true);
    sounds.play("card");
    state.on = false;
    await settled();
    expect(heard).toEqual([]);
  });

  it("fetches the player again where it did not arrive", async () => {
    const heard: string[] = [];
    const answers = [
      Promise.reject(new Error("gone")),
      Promise.resolve(undefined as never),
      Promise.resolve({ play: (name: SoundName) => void heard.push(name) }),
    ];
    const sounds = new Sounds(
      () => true,
      () => answers.shift() ?? Promise.reject(new Error("asked too often")),
    );
    for (const name of ["card", "coin", "bell"] as const) {
      sounds.play(name);
      await settled();
    }
    expect([heard, answers]).toEqual([["bell"], []]);
  });

  it("lets many of a kind at once be one", async () => {
    const { sounds, heard, state } = made(true);
    for (let i = 0; i < 5; i++) sounds.play("coin");
    state.now = 100;
    sounds.play("coin");
    await settled();
    expect(heard).toHaveLength(2);
  });
});

describe("the score", () => {
  it("has notes for every sound that are short and not too loud", () => {
    for (const name of SOUNDS) {
      const notes = SCORE[name];
      expect(notes.length).toBeGreaterThan(0);
      for (const note of notes) {
        expect(note.pitch).toBeGreaterThan(20);
        expect(note.loud).toBeLessThanOrEqual(0.5);
        expect(note.at + note.length).toBeLessThan(2);
      }
    }
  });
});

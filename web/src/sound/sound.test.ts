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

describe("the switch of all sounds", () => {
  it("fetches and plays nothing while it is off", async () => {
    const { sounds, heard, state } = made(false);
    sounds.play("bell");
    await Promise.resolve();
    expect([heard, state.fetched]).toEqual([[], 0]);
  });

  it("plays once it is on, and fetches the player once", async () => {
    const { sounds, heard, state } = made(false);
    state.on = true;
    sounds.play("card");
    sounds.play("coin", 300);
    await Promise.resolve();
    expect([heard, state.fetched]).toEqual([["card 0", "coin 300"], 1]);
  });

  it("is silent at once when it is switched off, whatever is on its way", async () => {
    const { sounds, heard, state } = made(true);
    sounds.play("card");
    state.on = false;
    await Promise.resolve();
    expect(heard).toEqual([]);
  });

  it("lets many of a kind at once be one", async () => {
    const { sounds, heard, state } = made(true);
    for (let i = 0; i < 5; i++) sounds.play("coin");
    state.now = 100;
    sounds.play("coin");
    await Promise.resolve();
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

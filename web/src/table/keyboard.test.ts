import { beforeEach, describe, expect, it } from "vitest";

import { onKey, type Commands } from "./keyboard";

let done: string[] = [];
const note = (what: string) => () => void done.push(what);
const moment: Commands["moment"] = {
  step: (by) => done.push(`step ${by}`),
  jump: (by) => done.push(`jump ${by}`),
  to: (end) => done.push(`to ${end}`),
  play: note("play"),
};
const commands: Commands = {
  digit: (n) => done.push(`digit ${n}`),
  cancel: note("cancel"),
  next: (step) => done.push(`next ${step}`),
  end: note("end"),
  undo: note("undo"),
  question: note("question"),
  hand: note("hand"),
  having: note("having"),
  list: note("list"),
  story: note("story"),
  score: note("score"),
  replay: note("replay"),
  help: note("help"),
  moment: null,
};

/** What a key does with the focus on this. */
function press(
  key: string,
  on = "<div></div>",
  letters = true,
  now: Partial<Commands> = { moment },
  shiftKey = false,
): string[] {
  document.body.innerHTML = on;
  done = [];
  const target = document.body.firstElementChild ?? document.body;
  target.addEventListener("keydown", (event) => onKey(event as KeyboardEvent, letters, { ...commands, ...now }));
  target.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey }));
  return done;
}

beforeEach(() => (done = []));

describe("keys while looking back", () => {
  it.each([
    ["ArrowRight", "step 1"],
    ["ArrowLeft", "step -1"],
    ["Home", "to first"],
    ["End", "to last"],
    [" ", "play"],
  ])("%s", (key, what) => {
    expect(press(key)).toEqual([what]);
    // They are no single letters, so they work without those, too.
    expect(press(key, "<div></div>", false)).toEqual([what]);
    expect(press(key, "<div></div>", true, { moment: null })).toEqual([]);
  });
  it("jump to the next part with the shift key, on the slider, too", () => {
    for (const on of ["<div></div>", "<button></button>", '<input type="range">']) {
      expect(press("ArrowRight", on, false, { moment }, true)).toEqual(["jump 1"]);
      expect(press("ArrowLeft", on, false, { moment }, true)).toEqual(["jump -1"]);
    }
    expect(press("ArrowLeft", "<div></div>", true, { moment: null }, true)).toEqual([]);
  });
  it("are left to what knows them itself", () => {
    expect(press(" ", "<button></button>")).toEqual([]);
    expect(press("ArrowRight", "<button></button>")).toEqual(["step 1"]);
    expect(press("ArrowRight", '<input type="range">')).toEqual([]);
    expect(press(" ", '<input type="range">')).toEqual(["play"]);
    expect(press("ArrowRight", "<input>")).toEqual([]);
    expect(press("Home", "<textarea></textarea>")).toEqual([]);
  });
});

describe("single letters", () => {
  it("work unless they are switched off or something is being typed", () => {
    expect(press("n")).toEqual(["next 1"]);
    expect(press("3")).toEqual(["digit 3"]);
    expect(press("i")).toEqual(["having"]);
    expect(press("n", "<div></div>", false)).toEqual([]);
    expect(press("n", "<input>")).toEqual([]);
  });
});

it("a key that is held chooses once, and goes on where nothing is chosen", () => {
  const held = (key: string): boolean => {
    const event = new KeyboardEvent("keydown", { key, repeat: true, cancelable: true });
    onKey(event, true, commands);
    return event.defaultPrevented;
  };
  expect(["1", "Enter", "e", "U", "n"].map(held)).toEqual([true, true, true, true, true]);
  expect(done).toEqual(["next 1"]);
});

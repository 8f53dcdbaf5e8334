/** The key that tells what one has, in each of the games. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import bruges from "../games/bruges/fixtures/middle.json";
import { roomAt as brugesAt } from "../games/bruges/room";
import { roomAt as cityAt } from "../games/city_tycoon/room";
import hamburg from "../games/hamburg/fixtures/middle.json";
import { roomAt as hamburgAt } from "../games/hamburg/room";
import type { Language } from "../browser/settings.svelte";
import { NO_TABLE } from "../room/room";
import { TABLE } from "../room/table";
import { words } from "../words/words.svelte";
import Having from "./Having.svelte";

const [hamburgRoom, brugesRoom, cityRoom] = [hamburgAt(NO_TABLE), brugesAt(NO_TABLE), cityAt(NO_TABLE)];
const WEB = join(import.meta.dirname, "..");
const ENGINE = join(WEB, "../../src/burgomaster/words");

function speak(language: Language): void {
  const engine = readdirSync(join(ENGINE, language)).map((name) => readFileSync(join(ENGINE, language, name), "utf8"));
  const own = ["words", "games/hamburg/words", "games/bruges/words", "games/city_tycoon/words"].map((folder) =>
    readFileSync(join(WEB, folder, `${language}.ftl`), "utf8"),
  );
  words.use(language, own.join("\n"), engine.join("\n"));
}

const city = {
  viewer: 2,
  players: [
    { seat: 1, money: 3, yellow: 0, plants: [], hand: [null], tiles: [], points: { tiles: 2 }, total: 3 },
    {
      seat: 2,
      money: 12,
      yellow: 1,
      plants: ["solar-1"],
      hand: [4, 9],
      tiles: [{ supplied: 1 }, { supplied: null }],
      points: { tiles: 5, money: 0 },
      total: 7,
    },
  ],
};

const tableOf = (room: unknown, view: unknown) => new Map([[TABLE, { room, view }]]);

/** What is said of a view, once it is there. */
async function said(room: unknown, view: unknown): Promise<string> {
  const { unmount } = render(Having, {
    props: { asked: 1, onclose: () => undefined },
    context: tableOf(room, view),
  });
  const line = screen.getByRole("status");
  await vi.waitFor(() => expect(line.textContent).not.toBe(""), { timeout: 60_000 });
  const text = line.textContent ?? "";
  unmount();
  return text;
}

describe("what one has", () => {
  beforeEach(() => speak("en"));
  it("is told in Hamburg", async () => {
    expect(await said(hamburgRoom, hamburg)).toBe(
      "3 marks. Workers: 2 orange, 4 gray, and 6 brown. Hand: 1 card (pink). Flood: level 1. Fire: level 1. Decay: level 2. Unrest: level 2. Disease: level 1. The left half of the wall: 1 of 5 built. The right half of the wall: 2 of 5 built. City Hall Square: 0. Majority token Buildings: active. Majority token City Wall: active. 7 points. 21 with final scoring. Place 2 of 3.",
    );
  });
  it("is told in Bruges", async () => {
    expect(await said(brugesRoom, bruges)).toBe(
      "0 guilders. Workers: 1 red and 1 violet. Hand: 3 cards (brown, red, brown). Plague (brown): 2 markers. Raid (yellow): 2 markers. Fire (red): 1 marker. The left section of the canal: 0 of 5 built. Next: blue for 1 guilder. The right section of the canal: 0 of 5 built. Next: brown for 1 guilder. Stairs of the town hall: 0. Majority marker Persons: colored side up. 7 points. 25 with final scoring. Place 1 of 3.",
    );
  });
  it("is told in City Tycoon", async () => {
    expect(await said(cityRoom, city)).toBe(
      "12 euros. 1 yellow cube. Plants: solar-1. 2 tiles in hand. 2 tiles in the city, 1 supplied. 5 points, 2 more for money. Place 1 of 2.",
    );
  });
  it.each(["de", "nl"] as const)("has words for all of it, %s", async (language) => {
    speak(language);
    for (const [room, view] of [
      [hamburgRoom, hamburg],
      [brugesRoom, bruges],
      [cityRoom, city],
    ])
      expect(await said(room, view)).not.toMatch(/\{|(app|hamburg|bruges|tycoon|hb|br|ct)-/);
  });
  it("is nothing for whoever only watches", async () => {
    expect(await said(cityRoom, { ...city, viewer: 0 })).toBe("You are watching.");
  });
});

describe("the line", () => {
  beforeEach(() => {
    speak("en");
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());
  it("goes by itself, and is said anew when it is asked for again", async () => {
    const onclose = vi.fn();
    const { rerender, unmount } = render(Having, { props: { asked: 1, onclose }, context: tableOf(cityRoom, city) });
    await vi.advanceTimersByTimeAsync(14_000);
    const first = screen.getByRole("status").firstElementChild;
    await rerender({ asked: 2 });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(screen.getByRole("status").firstElementChild).not.toBe(first);
    expect(onclose).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onclose).toHaveBeenCalledTimes(1);
    unmount();
  });
});

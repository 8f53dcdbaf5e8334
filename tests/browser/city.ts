/** What tests of City Tycoon's room share: a game of three that was played, a table to sit down at, and whether two things lie over each other. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ourTurn, seatAt, type House, type Page } from "./house";

export const GAME = "city_tycoon";
const GOLDEN = join(import.meta.dirname, "../city_tycoon/golden/house-2");
export const RECORD = readFileSync(
  join(
    GOLDEN,
    readdirSync(GOLDEN)
      .sort()
      .find((name) => name.endsWith("-3-players.record")) ?? "",
  ),
  "utf8",
);
export const PLAIN = { language: "en", motion: false, speed: "off", list: false };

/** The record's game up to a share of it. */
export function begun(share: number): object {
  const lines = RECORD.split("\n");
  return { type: "record", text: `${lines.slice(0, Math.floor(lines.length * share)).join("\n")}\n` };
}

export async function sit(page: Page, house: House, text: string | null, settings: object = PLAIN): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), settings);
  await seatAt(
    page,
    house,
    [
      { type: "me", name: "Anna" },
      { type: "bot", bot: "random" },
    ],
    text === null ? null : { type: "position", text },
    GAME,
  );
  await ourTurn(page);
}

/** Whether two things on the screen lie over each other. */
export async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((each) => page.locator(each).first().boundingBox()));
  if (!a || !b) throw new Error(`${one} or ${other} is not there`);
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}

export const SIZES = [
  { width: 1440, height: 757 },
  { width: 360, height: 740 },
  { width: 2560, height: 1440 },
];
export const BUILD = 'round = 1\nphase = "III"\nplayer.1 = { hand = [3, 7], money = 30 }\n';

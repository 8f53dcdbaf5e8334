/** What the tests of Bruges share: a turn in the middle of a game, and how one sits down to it. */
import { ourTurn, seatAt, type House, type Page, type Sitter } from "./house";

export const GAME = "bruges";
/** My turn in the middle of a game, with people at home and people in the hand. */
export const MIDDLE = `round = 4
dice = { blue = 1, brown = 5, yellow = 2, red = 3, violet = 4 }
[player.1]
guilders = 12
hand = [42, 97, 118, 63]
houses = [{ house = "blue", persons = [53] }, "brown", { house = "red", persons = [15] }, "yellow"]
workers = { blue = 2, brown = 1, yellow = 2, red = 1, violet = 3 }
threats = { violet = 1, brown = 2 }
canal = { left = 1, right = 3 }
[player.2]
houses = [{ house = "red", persons = [25] }, "violet"]
`;
export const bots = (count: number): Sitter[] => Array.from({ length: count }, () => ({ type: "bot", bot: "random" }));

export async function keep(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
    language: "en",
    motion: false,
    speed: "off",
    list: false,
    ...settings,
  });
}
export async function sit(
  page: Page,
  house: House,
  players: number,
  settings: object = {},
  text = `players = ${players}\n${MIDDLE}`,
): Promise<void> {
  await keep(page, settings);
  await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(players - 1)], { type: "position", text }, GAME);
  await ourTurn(page);
}
export const place = (page: Page, target: string, kind = ""): ReturnType<Page["locator"]> =>
  page.locator(`[data-target='${target}']${kind}`);

/** The picture that is saved shows what anyone who watches may see: worlds that differ in what is hidden give the same pixels. */
import { expect, ourTurn, seatAt, test, type House, type Page } from "./house";
import { readFileSync } from "node:fs";

/** Two worlds each, which nobody who only watches could tell apart: another hand, another card laid as a site or house, other tiles in hand. */
const WORLDS: Readonly<Record<string, (other: boolean) => string>> = {
  hamburg: (other) => `players = 2
season = 3
round = 1
[player.1]
marks = 8
points = 7
hand = [${other ? "54, 90, 182" : "31, 245, 60"}]
sites = [{ site = "pink", buildings = [104] }, { site = "brown", buildings = [15] }, ${other ? 71 : 72}]
[player.2]
hand = [100, 120]
points = 5
`,
  bruges: (other) => `game = "bruges"
players = 2
round = 2
phase = "3"
lap = 1
[player.1]
guilders = 9
hand = [${other ? "14, 27, 50" : "110, 138, 120"}]
houses = [${other ? "1, 2" : "3, 16"}]
persons = [21]
[player.2]
hand = [100, 101]
`,
  city_tycoon: (other) => `game = "city_tycoon"
players = 2
[player.1]
money = 14
hand = [${other ? "36, 43" : "39, 40"}]
tiles = ["1 at e2 s1", "22 at w2 n1"]
[player.2]
tiles = ["3 at e2 n1"]
`,
};

/** The picture of a table's present, as it is saved. */
async function saved(page: Page, house: House, game: string, text: string, form: string): Promise<Buffer> {
  await seatAt(
    page,
    house,
    [
      { type: "me", name: "Anna" },
      { type: "here", name: "Ben" },
    ],
    { type: "position", text },
    game,
  );
  const open = page.getByRole("button", { name: /^I am/ });
  await open.or(page.locator("button.spot.lit").first()).first().waitFor();
  if (await open.isVisible()) await open.click();
  await ourTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Save as picture" }).click();
  const button = page.getByRole("button", { name: form });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFileSync(await download.path());
}

for (const [game, world] of Object.entries(WORLDS))
  test(`a picture of ${game} is the same in worlds that differ in what is hidden${game === "hamburg" ? "" : " @slow"}`, async ({
    page,
    house,
  }) => {
    // Which faces sit at a table is told to everyone, and differs from table to table.
    await page.routeWebSocket(/\/api\//, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => socket.send(String(message).replace(/"face":\s*\d+/g, '"face":1')));
    });
    for (const form of ["Save it wide", "Save it upright"]) {
      const [one, other] = [
        await saved(page, house, game, world(false), form),
        await saved(page, house, game, world(true), form),
      ];
      expect(one.length).toBeGreaterThan(20_000);
      expect(other.equals(one), form).toBe(true);
    }
  });

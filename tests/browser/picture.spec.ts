/** The picture that is saved shows what anyone who watches may see: worlds that differ in what is hidden give the same pixels. */
import { expect, ourTurn, seatAt, test, type House, type Page } from "./house";
import { readFileSync } from "node:fs";

/** Two worlds each, which nobody who only watches could tell apart: another hand, another card laid as a site or house, other tiles in hand. The one who plays has another face, too, which is for the table alone. */
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

/** The picture of a table's present, as it is saved by someone with this face. */
async function saved(page: Page, house: House, game: string, other: boolean, form: string): Promise<Buffer> {
  const text = WORLDS[game]?.(other) ?? "";
  await page.goto(`${house.url}/healthz`);
  await page.evaluate(
    (face) => localStorage.setItem("burgomaster.settings", JSON.stringify({ name: "Anna", face })),
    other ? 5 : 2,
  );
  await seatAt(
    page,
    house,
    [
      { type: "me", name: "Anna", face: other ? 5 : 2 },
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

for (const game of Object.keys(WORLDS))
  test(`a picture of ${game} is the same in worlds that differ in what is hidden and in the face one chose${game === "hamburg" ? "" : " @slow"}`, async ({
    page,
    house,
  }) => {
    for (const form of ["Save it wide", "Save it upright"]) {
      const [one, other] = [await saved(page, house, game, false, form), await saved(page, house, game, true, form)];
      expect(one.length).toBeGreaterThan(20_000);
      expect(other.equals(one), form).toBe(true);
    }
  });

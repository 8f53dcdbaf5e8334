/** Looking back at a finished game: a curve that can be heard, turning points by keyboard, another choice tried. */
import { readFileSync } from "node:fs";

import { accessible, expect, RECORD, seatAt, test, type House, type Page } from "./house";

const TEXT = readFileSync(RECORD, "utf8");

/** The first seat draws orange at this entry of the record; what else it could draw the server says. */
const DRAWS = 85;

const point = (entry: number, time_hundredths: number, chances_permille: number[]): object => ({
  entry,
  chapter: [Math.floor(time_hundredths / 100)],
  time_hundredths,
  leads_tenths: [0, 0, 0],
  errors_tenths: [3, 3, 3],
  chances_permille,
  bands_permille: [40, 40, 40],
});
const said = (id: string, args: Record<string, string | number> = {}): object => ({ id, arguments: args });
const turning = (begin: number, cause: "luck" | "loss"): object => ({
  begin,
  end: begin + 1,
  chapter: [2],
  time_hundredths: begin < 90 ? 210 : 240,
  seat: 1,
  cause,
  moved: { tenths: -31, error_tenths: 6 },
  chances_permille: [410, 330],
  played: cause === "luck" ? null : { text: "draw orange", data: { verb: "draw", colour: "orange" } },
  better:
    cause === "luck"
      ? null
      : {
          entry: begin,
          played: { text: "draw orange", data: { verb: "draw", colour: "orange" } },
          choice: { text: "draw gray", data: { verb: "draw", colour: "gray" } },
          gain: { tenths: 31, error_tenths: 6 },
        },
  told: [],
  claim: said(cause === "luck" ? "insight-unlucky" : "insight-missed", {
    seat: 1,
    points: 3,
    error: 1,
    before: 41,
    after: 33,
  }),
  played_at: cause === "luck" ? null : begin,
});
const found = (state: "working" | "done"): object => ({
  version: "2",
  earlier: false,
  hindsight: false,
  worlds: 40,
  state,
  ahead: 0,
  refined: state === "done" ? 4 : 1,
  curve: [
    point(0, 100, [340, 330, 330]),
    point(60, 200, [410, 300, 290]),
    point(110, 300, [330, 350, 320]),
    point(493, 900, [1000, 0, 0]),
  ],
  turning: state === "done" ? [turning(DRAWS, "loss"), turning(95, "luck")] : [],
  best: [],
  luck:
    state === "done"
      ? [1, 2, 3].map((seat) => ({
          seat,
          chapters: [1, 2],
          by_chapter: [
            { tenths: 12, error_tenths: 4 },
            { tenths: -5, error_tenths: 4 },
          ],
          total: { tenths: 7, error_tenths: 6 },
          lost_tenths: 40,
          kept_permille: 930,
          claim: said("insight-luck", { seat: 1, sign: "gave", points: 1, error: 1, lost: 4, kept: 93 }),
        }))
      : [],
  method: said("insight-method", { worlds: 40, game: "hamburg", eye: "then" }),
});

/** An analysis is known at the third question; where one looks is told with each. */
async function lookBack(page: Page, house: House): Promise<number[]> {
  const looks: number[] = [];
  await page.route("**/api/tables/*/analysis", async (route) => {
    looks.push((route.request().postDataJSON() as { look: number }).look);
    await route.fulfill({ json: found(looks.length < 3 ? "working" : "done") });
  });
  await seatAt(page, house, [], { type: "record", text: TEXT });
  await page.getByRole("button", { name: "Count everything" }).click();
  await page.locator(".ending").getByRole("button", { name: "Look back" }).click();
  await page.getByRole("button", { name: "What it was about" }).click();
  await page.getByRole("button", { name: "Turning point 2" }).last().waitFor();
  return looks;
}

test("what a game was about is seen, heard and gone through by keyboard, and another choice is tried", async ({
  page,
  house,
}) => {
  const looks = await lookBack(page, house);
  expect(looks.length).toBeGreaterThan(2);
  const back = page.getByRole("region", { name: "What it was about" });
  // The curve as a table in words.
  const heard = back.getByRole("table", { name: "Chance of winning" });
  await expect(heard.getByRole("row")).toHaveCount(4);
  await expect(heard.getByRole("row").nth(2)).toContainText("41 %, give or take 8");
  await expect(back.getByRole("listitem")).toHaveCount(2);
  // Turning points by their numbers.
  await page.keyboard.press("2");
  const moment = back.getByRole("region", { name: "Turning point 2" });
  await expect(moment).toContainText("Nothing to be done: luck.");
  await expect(moment.getByRole("button", { name: "Try another" })).toHaveCount(0);
  await page.keyboard.press("1");
  const first = back.getByRole("region", { name: "Turning point 1" });
  await expect(first).toContainText("worth 3 points more");
  await accessible(page, "looking back");
  // What else could have been done there, and what it would have brought: by the server itself.
  await first.getByRole("button", { name: "Try another" }).press("Enter");
  const others = first.getByRole("combobox", { name: "Try another" });
  await expect(others.locator("option")).toHaveCount(5);
  await others.selectOption({ index: 2 });
  await expect(first.getByRole("status")).toContainText(/^In \d+ worlds it /, { timeout: 60_000 });
});

/** Moves are seen: how long a turn takes, how it is ended, and when the question opens. */
import { expect, seatAt, test, toTurn, type House, type Page } from "./house";

interface Seen {
  readonly at: number;
  /** Whose turn is being shown: a seat, `table`, or nobody's. */
  readonly turn: string;
  readonly question: boolean;
}

/** Sit down with two bots at a table where moves are shown, and wait for our first turn. */
async function follow(page: Page, house: House): Promise<void> {
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem("burgomaster.settings") ?? "{}") as object;
    localStorage.setItem("burgomaster.settings", JSON.stringify({ ...settings, speed: "usual" }));
  });
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "clerk" }, { type: "bot", bot: "clerk" }]);
  await toTurn(page);
  await page.evaluate(() => {
    const seen: { at: number; turn: string; question: boolean }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const turn = document.querySelector("[data-turn]")?.getAttribute("data-turn") ?? "";
      const question = document.querySelector("#question button.choice, #question button.group") !== null;
      const last = seen.at(-1);
      if (turn !== last?.turn || question !== last.question) seen.push({ at: performance.now(), turn, question });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

const seen = (page: Page): Promise<Seen[]> => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

/** Take workers with a card, and end the turn. */
async function takeTurn(page: Page): Promise<void> {
  await page.locator("[data-target^='card:']").first().click();
  await page.locator("#question button.choice:not([aria-disabled=true])").first().click();
  await page.getByText("End your turn").waitFor();
  await page.locator("#question button.choice:not([aria-disabled=true])").last().click();
}

test("a bot's turn takes 0.6 to 0.9 seconds, and the question opens after the last", async ({ page, house }) => {
  await follow(page, house);
  await takeTurn(page);
  await page.waitForFunction(() => (window as unknown as { seen: Seen[] }).seen.some((each) => each.turn === "3"));
  await expect(page.locator("[data-beats]")).toBeAttached();
  await page.getByText(/^Take a standard action/).waitFor();
  const found = await seen(page);
  for (const seat of ["2", "3"]) {
    const from = found.findIndex((each) => each.turn === seat);
    const took = (found.slice(from).find((each) => each.turn !== seat)?.at ?? 0) - (found[from]?.at ?? 0);
    // A machine with much to do is late, never early.
    expect(took, JSON.stringify(found)).toBeGreaterThan(580);
    expect(took, JSON.stringify(found)).toBeLessThan(2500);
    expect(found[from]?.question).toBe(false);
  }
});

for (const how of ["click", "space"] as const) {
  test(`a ${how} ends what is shown, and chooses nothing${how === "space" ? " @slow" : ""}`, async ({ page, house }) => {
    await follow(page, house);
    await takeTurn(page);
    await page.locator("[data-turn='2']").waitFor({ state: "attached" });
    const before = Date.now();
    if (how === "space") await page.keyboard.press(" ");
    else await page.locator("[data-target^='card:']").first().click();
    await page.getByText(/^Take a standard action/).waitFor();
    expect(Date.now() - before).toBeLessThan(1000);
    await expect(page.locator("button.spot.picked")).toHaveCount(0);
  });
}

test("after F5 everything stands as it is, whatever was still to be seen", async ({ page, house }) => {
  await follow(page, house);
  await takeTurn(page);
  await page.locator("[data-turn='2']").waitFor({ state: "attached" });
  await page.reload();
  await page.getByText(/^Take a standard action/).waitFor();
  await expect(page.locator("[data-turn='']")).toBeAttached();
  await expect(page.getByRole("complementary", { name: "Since your last turn" })).toContainText(/Terbeck|Harms|Voss|Brandt|Moreau|Petersen|Jansen|Reimers/);
  await page.getByRole("button", { name: "Watch it" }).click();
  await page.locator("[data-turn='2']").waitFor({ state: "attached" });
  await page.locator("[data-turn='3']").waitFor({ state: "attached" });
  await page.getByText(/^Take a standard action/).waitFor();
});

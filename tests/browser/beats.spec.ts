/** Moves are seen: how long a turn takes, how it is ended, and when the question opens. */
import { atTurn, expect, test, type House, type Page } from "./house";

/** What is shown at a moment of the page's own clock. */
interface Shown {
  /** Whose turn is being shown: a seat, `table`, or nobody's. */
  readonly turn: string;
  readonly question: boolean;
}

/** What came in: whether we are asked, and how much is still being fetched. */
interface Heard {
  asked: boolean;
  fetching: number;
}

/** Sit down with two bots at a table where moves are shown, and wait for our first turn. */
async function follow(page: Page, house: House): Promise<Heard> {
  const heard = { asked: false, fetching: 0 };
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem("burgomaster.settings") ?? "{}") as object;
    localStorage.setItem("burgomaster.settings", JSON.stringify({ ...settings, speed: "usual" }));
  });
  page.on("websocket", (socket) => {
    const wanted = new Set<string>();
    const count = (): number => (heard.fetching = wanted.size);
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; id?: string };
      if (message.type === "replay") wanted.add(message.id ?? "");
      count();
    });
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        type: string;
        question?: object | null;
        id?: string;
        about?: string | null;
      };
      if (message.type === "state") heard.asked = Boolean(message.question);
      if (message.type === "moment") wanted.delete(message.id ?? "");
      if (message.type === "refused") wanted.delete(message.about ?? "");
      count();
    });
  });
  await atTurn(page, house, 3, "clerk");
  return heard;
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    turn: document.querySelector("[data-turn]")?.getAttribute("data-turn") ?? "",
    question: document.querySelector("#question button.choice, #question button.group") !== null,
  }));

/** Take workers with a card, and end the turn. */
async function takeTurn(page: Page, heard: Heard): Promise<void> {
  await page.locator("[data-target^='card:']").first().click();
  await page.locator("#question button.choice:not([aria-disabled=true])").first().click();
  await page.getByText("End your turn").waitFor();
  heard.asked = false;
  await page.locator("#question button.choice:not([aria-disabled=true])").last().click();
}

/** Wait until the bots have moved and we are asked again, whatever of it was shown. */
async function allIn(heard: Heard): Promise<void> {
  await expect.poll(() => heard.asked && heard.fetching === 0).toBe(true);
}

/** From here on the page's time stands still unless a test moves it: how fast the machine is decides nothing. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const STEP = 20;

/** Let the page's time pass until something is shown; tell how long it took. While something is being fetched, none passes. */
async function passUntil(page: Page, heard: Heard, wanted: (found: Shown) => boolean): Promise<number> {
  for (let ms = 0; ms < 20_000; ms += STEP) {
    if (wanted(await shown(page))) return ms;
    if (heard.fetching > 0) await expect.poll(() => heard.fetching).toBe(0);
    await page.clock.runFor(STEP);
  }
  throw new Error(`never shown; now: ${JSON.stringify(await shown(page))}`);
}

test("a bot's turn takes 0.6 to 0.9 seconds, and the question opens after the last", async ({ page, house }) => {
  const heard = await follow(page, house);
  await stopTime(page);
  await takeTurn(page, heard);
  await allIn(heard);
  for (const seat of ["2", "3"]) {
    await passUntil(page, heard, ({ turn }) => turn === seat);
    await expect(page.locator("[data-beats]")).toBeAttached();
    expect((await shown(page)).question).toBe(false);
    const took = await passUntil(page, heard, ({ turn }) => turn !== seat);
    expect(took).toBeGreaterThanOrEqual(600 - STEP);
    // The last turn of a round ends with what the order of play brings.
    if (seat === "2") expect(took).toBeLessThanOrEqual(900 + STEP);
  }
  await passUntil(page, heard, ({ question }) => question);
  await expect(page.getByText(/^Take a standard action/)).toBeVisible();
});

for (const how of ["click", "space"] as const) {
  test(`a ${how} ends what is shown, and chooses nothing${how === "space" ? " @slow" : ""}`, async ({
    page,
    house,
  }) => {
    const heard = await follow(page, house);
    await stopTime(page);
    await takeTurn(page, heard);
    await allIn(heard);
    await passUntil(page, heard, ({ turn }) => turn === "2");
    if (how === "space") await page.keyboard.press(" ");
    else await page.locator("[data-target^='card:']").first().click();
    // Time stands still: only the end of what was shown can open the question.
    await page.getByText(/^Take a standard action/).waitFor();
    await expect(page.locator("button.spot.picked")).toHaveCount(0);
  });
}

test("after F5 everything stands as it is, whatever was still to be seen", async ({ page, house }) => {
  const heard = await follow(page, house);
  await stopTime(page);
  await takeTurn(page, heard);
  await allIn(heard);
  await passUntil(page, heard, ({ turn }) => turn === "2");
  await page.reload();
  await page.getByText(/^Take a standard action/).waitFor();
  await expect(page.locator("[data-turn='']")).toBeAttached();
  await expect(page.getByRole("complementary", { name: "Since your last turn" })).toContainText(
    /Terbeck|Harms|Voss|Brandt|Moreau|Petersen|Jansen|Reimers/,
  );
  await page.getByRole("button", { name: "Watch it" }).click();
  await passUntil(page, heard, ({ turn }) => turn === "2");
  await passUntil(page, heard, ({ turn }) => turn === "3");
  await passUntil(page, heard, ({ question }) => question);
  await page.getByText(/^Take a standard action/).waitFor();
});

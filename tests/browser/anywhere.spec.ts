/** The app without a server, where it is not easy: no room, nothing kept, a newer version, one device for two, and all that one does besides playing. */
import { readFile } from "node:fs/promises";

import { accessible, ourTurn, RECORD, toTurn, untilAnswered } from "./house";
import { expect, kept, LONG, play, sitDown, test, ticket } from "./site";

test.setTimeout(600_000);

test.describe("in Dutch", () => {
  test.use({ locale: "nl-NL" });

  test("a full disk is told at once, and when there is room again all is kept @slow", async ({ page, site }) => {
    await sitDown(page, site, "bruges");
    await ourTurn(page);
    await kept(page);
    const disk = await page.context().newCDPSession(page);
    const origin = new URL(site.url).origin;
    await disk.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    // For half a minute Chromium goes by what it knew of the room before.
    await page.waitForTimeout(31_000);
    await play(page, 3, 1);
    await expect(page.getByText("Op dit apparaat is geen plaats meer")).toBeVisible({ timeout: LONG });
    await accessible(page, "a table that cannot be kept");
    await disk.send("Storage.overrideQuotaForOrigin", { origin });
    await play(page, 4, 1);
    await expect(page.getByText("Op dit apparaat is geen plaats meer")).toHaveCount(0);
    const asked = await ticket(page);
    await page.reload();
    expect(await ticket(page)).toBe(asked);
  });
});

test("a browser that keeps nothing plays on, and says so @slow", async ({ page, site }) => {
  // In a worker nothing can be put in a test's place but what is sent to it.
  const refuses =
    'Object.defineProperty(IDBFactory.prototype, "open", { value() { throw new DOMException("no", "SecurityError"); } });\n';
  site.alter = (name, body) => (/^assets\/engine-/.test(name) ? Buffer.concat([Buffer.from(refuses), body]) : body);
  await sitDown(page, site, "bruges");
  await expect(page.getByText("This browser keeps nothing")).toBeVisible({ timeout: LONG });
  expect(await play(page, 3, 2)).toBe(2);
});

test("a newer version says that it is here, and goes on with the table where it was @slow", async ({ page, site }) => {
  await sitDown(page, site, "bruges");
  await play(page, 5, 2);
  await kept(page);
  const asked = await ticket(page);
  const sent = site.sent.get("index.html") ?? 0;
  site.alter = (name, body) => {
    if (name === "index.html") return Buffer.from(body.toString().replace("<head>", '<head><meta name="next" />'));
    return name === "sw.js" ? Buffer.from(body.toString().replace(/"app-\w+"/, '"app-next"')) : body;
  };
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText("A newer version is here.")).toBeVisible({ timeout: LONG });
  // The earlier one is kept until the page is loaded anew: nothing of it goes while someone plays.
  expect(await page.locator("meta[name=next]").count()).toBe(0);
  await page
    .getByRole("button", { name: "Reload now" })
    .click()
    .catch(() => undefined); // it does so by itself after a while
  await expect(page.locator("meta[name=next]")).toHaveCount(1, { timeout: LONG });
  expect(await ticket(page)).toBe(asked);
  expect(site.sent.get("index.html") ?? 0).toBeGreaterThan(sent);
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.startsWith("burgomaster "))).toEqual([expect.stringContaining("app-next")]);
  expect(await play(page, 6, 1)).toBe(1);
});

test.describe("on a phone, in German", () => {
  test.use({ locale: "de-DE", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("two at one phone do not see each other's hands @slow", async ({ page, site }) => {
    await sitDown(page, site, "bruges", ["here"]);
    const curtain = page.getByRole("dialog");
    for (let turn = 0; turn < 3; turn++) {
      await expect(curtain).toContainText("dran", { timeout: LONG });
      await expect(page.locator("[data-target^='card:']")).toHaveCount(0);
      if (turn === 0) await accessible(page, "the curtain");
      await page.getByRole("button", { name: /^Ich bin/ }).click();
      await expect(curtain).toBeHidden();
      if (turn === 0) await accessible(page, "a table on a phone");
      for (let i = 0; i < 30 && !(await curtain.isVisible()); i++)
        await untilAnswered(page, async () => {
          await page.keyboard.press("1");
          await page.keyboard.press("e");
        });
    }
  });
});

test("hints, undo, looking back and a link to a moment, below the path of the page @slow", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(site.url).origin });
  await sitDown(page, site, "hamburg");
  await toTurn(page);
  await page.getByRole("button", { name: "Why am I asked?" }).click();
  await page.getByRole("button", { name: "What would the clerk do?" }).click();
  await expect(page.getByText("The clerk would:")).toBeVisible({ timeout: LONG });
  await page.keyboard.press("Escape");
  const undo = page.getByRole("button", { name: "Undo" });
  const cards = await page.locator("[data-target^='card:']").count();
  await page.locator("[data-target^='card:']").first().click();
  await page.locator("#question .choice").filter({ hasText: "Take three workers" }).click();
  await expect(page.locator("[data-target^='card:']")).toHaveCount(cards - 1);
  await undo.click();
  await expect(page.locator("[data-target^='card:']")).toHaveCount(cards);
  // Who plays how well is told; nobody could come in anyone's place.
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("region", { name: "Seats" })).toContainText("Clerk");
  await expect(page.getByRole("button", { name: /^Hand over/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Replay", exact: true }).click();
  await page.getByRole("button", { name: "One step back" }).click();
  await page.getByRole("button", { name: "Link to this moment" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${site.url.replaceAll(".", "\\.")}#/table/\\w+/at/\\d+$`));
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Link to this moment" })).toBeVisible({ timeout: LONG });
});

test("records, positions, the dice's proof, first games, the book and the rules @slow", async ({ page, site }) => {
  const load = async (text: string): Promise<void> => {
    await page.goto(`${site.url}#/load`);
    await page.locator("textarea").fill(text);
    await expect(page.locator("form [role=status]").first()).toBeVisible({ timeout: LONG });
    await page.getByRole("button", { name: "Set up" }).click();
    await expect(page).toHaveURL(/#\/table\//, { timeout: LONG });
  };
  await load(await readFile(RECORD, "utf8"));
  await page.getByRole("button", { name: "Count everything" }).click();
  await page.getByRole("button", { name: "Points by source" }).click();
  await page.getByRole("button", { name: "Were the dice fair?" }).click();
  await expect(page.getByText("Every roll and every draw follows from the secret")).toBeVisible({ timeout: LONG });
  await load("players = 2\nseason = 2\nround = 1\n[player.1]\nmarks = 8\nhand = [54, 90, 182, 245, 31]\n");
  await ourTurn(page);
  await expect(page.locator("[data-target^='card:']")).toHaveCount(5);
  for (const game of ["hamburg", "bruges", "city_tycoon"]) {
    await page.goto(`${site.url}#/rules/${game}`);
    await expect(page.locator("main h2").first()).toBeVisible();
    await page.goto(`${site.url}#/book/${game}`);
    await expect(page.locator("main article, main li").nth(5)).toBeVisible();
  }
  await page.goto(`${site.url}#/`);
  await page.getByRole("button", { name: /First game/ }).click();
  const named = page.getByRole("dialog");
  await named.getByRole("textbox").fill("Anna");
  await named.getByRole("textbox").press("Enter");
  await expect(page).toHaveURL(/#\/table\//, { timeout: LONG });
  await expect(page.locator("[data-coach] h2").first()).toBeVisible({ timeout: LONG });
});

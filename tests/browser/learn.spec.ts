/** Learning: the first game with its coach, `?` on anything, why one is asked, a hint, and the rules in pages. */
import AxeBuilder from "@axe-core/playwright";

import { CHOICES, expect, ourTurn, seatAt, test, toTurn, untilAnswered, type Page } from "./house";

async function axe(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-motion", "off"));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`), where).toEqual([]);
}

const panel = (page: Page) => page.locator("[data-coach]");

/** Read what the coach says until there is nothing more to say; return the titles. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  while ((await panel(page).locator("h2").count()) > 0) {
    const title = await panel(page).locator("h2").innerText();
    heard.push(title);
    await panel(page).locator("button.turn").click();
    await expect.poll(async () => ((await panel(page).locator("h2").count()) > 0 ? await panel(page).locator("h2").innerText() : "")).not.toBe(title);
  }
  return heard;
}

/** Answer whatever is asked with the last thing on offer, as someone in a hurry does. */
async function answer(page: Page, heard: string[] = []): Promise<void> {
  await ourTurn(page);
  await untilAnswered(page, async () => {
    // What belongs to a question may be said only when it is asked, after what happened before it.
    if (heard.length > 0) heard.push(...(await listen(page)));
    await page.locator(CHOICES).last().click({ timeout: 3000 }).catch(() => undefined);
    const confirm = page.locator("#question .confirm button.main:not([aria-disabled=true])");
    if ((await confirm.count()) > 0) await confirm.click({ timeout: 3000 }).catch(() => undefined);
  });
}

/** Begin the first game of a game, by its picture in the lobby; once more if the lobby moved beneath the press. */
async function firstGame(page: Page, game: string, label = "First game"): Promise<void> {
  const picture = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: game }) });
  await expect(async () => {
    if (!page.url().includes("#/table/")) await picture.getByRole("button", { name: label }).click({ timeout: 3000 });
    await expect(page).toHaveURL(/#\/table\//);
  }).toPass();
}

for (const theme of ["light", "dark"] as const) {
  test(`the first game goes through two seasons with its coach, ${theme}`, async ({ page, house }) => {
    test.setTimeout(240_000);
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), { language: "en", theme, speed: "off", list: true });
    if (theme === "dark") await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(house.url);
    await axe(page, "lobby");
    await firstGame(page, "Hamburg");
    // A house that has much to do takes its time to lay the first table.
    await expect(panel(page).getByRole("heading", { name: "Welcome to Hamburg" })).toBeVisible({ timeout: 60_000 });
    await axe(page, "the coached table");
    const heard = await listen(page);
    expect(heard).toEqual(["Welcome to Hamburg", "Draw cards"]);
    // What was said is not said again when the page is loaded anew.
    await page.reload();
    await ourTurn(page);
    await expect(panel(page).locator("h2")).toHaveCount(0);
    for (let i = 0; i < 60 && !heard.includes("Now it is yours"); i++) {
      await answer(page, heard);
      await ourTurn(page);
      heard.push(...(await listen(page)));
    }
    // Each thing once, whatever was done; and the coach comes only when called from now on.
    expect(heard).toEqual(expect.arrayContaining(["The dice of the season", "A disaster rises", "City Hall Square", "One card, six uses", "The next season", "Now it is yours"]));
    expect(new Set(heard).size).toBe(heard.length);
    await page.getByRole("button", { name: "Help", exact: true }).click();
    await page.getByText("What the coach has said").click();
    await expect(page.getByText("Welcome to Hamburg")).toBeVisible();
  });
}

for (const [where, width, height] of [["a desk", 1440, 757], ["a phone", 360, 740]] as const) {
  test(`what the coach says lies over nothing that is asked, told or spoken of, and its buttons are in sight, on ${where}`, async ({ page, house }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem("burgomaster.settings", JSON.stringify({ language: "de", speed: "off", list: false })));
    await page.goto(house.url);
    await firstGame(page, "Hamburg", "Erste Partie");
    const covered = () =>
      page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect();
        const page = document.querySelector("[data-coach]:has(h2)");
        if (!page) return ["nothing said"];
        const own = box(page);
        const over = [...document.querySelectorAll("#question .bar, .story .tab, [data-spoken-of]")].filter((element) => {
          const { left, right, top, bottom } = box(element);
          return left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
        });
        const out = [...page.querySelectorAll("button")].filter((button) => box(button).bottom > Math.min(own.bottom, window.innerHeight) || box(button).right > Math.min(own.right, window.innerWidth));
        return [...over, ...out].map((element) => element.outerHTML.slice(0, 80));
      });
    await expect(panel(page).locator("h2")).toBeVisible({ timeout: 60_000 });
    const heard: string[] = [];
    for (let i = 0; i < 20 && !heard.includes("Eine Karte, sechs Möglichkeiten"); i++) {
      await expect(page.locator("[data-coach] h2, button.spot.lit, #question .bar button.choice").first()).toBeVisible();
      while ((await panel(page).locator("h2").count()) > 0) {
        const title = await panel(page).locator("h2").innerText();
        heard.push(title);
        await expect.poll(covered, title).toEqual([]);
        // What comes first lets the question wait.
        const first = !["Karten ziehen", "Der Rathausplatz", "Eine Karte, sechs Möglichkeiten"].includes(title);
        await expect(page.locator("html[data-listening]")).toHaveCount(first ? 1 : 0);
        await panel(page).locator("button.turn").click();
        await expect(panel(page).getByRole("heading", { name: title })).toHaveCount(0);
      }
      await untilAnswered(page, async () => {
        // What is said with the question is measured first.
        if ((await panel(page).locator("h2").count()) > 0) return;
        await page.locator("button.spot.lit, #question .bar button.choice").last().click({ timeout: 3000 }).catch(() => undefined);
        const confirm = page.locator("#question .confirm button.main:not([aria-disabled=true])");
        if ((await confirm.count()) > 0) await confirm.click({ timeout: 3000 }).catch(() => undefined);
      });
    }
    expect(heard).toEqual(["Willkommen in Hamburg", "Karten ziehen", "Die Würfel des Durchgangs", "Eine Gefahr steigt", "Der Rathausplatz", "Ein Geistlicher in der Kirche", "Eine Karte, sechs Möglichkeiten"]);
  });
}

test("the first game of City Tycoon explains the draft, and goes on when a tile is kept", async ({ page, house }) => {
  await page.goto(house.url);
  await firstGame(page, "City Tycoon");
  await expect(panel(page).getByRole("heading", { name: "Welcome to the city" })).toBeVisible();
  expect(await listen(page)).toEqual(["Welcome to the city", "Keep one tile"]);
  await answer(page);
  await expect(panel(page).getByRole("heading", { name: "The packs go round" })).toBeVisible();
});

test("one may play on without listening, and send the coach away", async ({ page, house }) => {
  await page.goto(house.url);
  await firstGame(page, "Hamburg");
  await expect(panel(page).locator("h2")).toBeVisible();
  await answer(page);
  await ourTurn(page);
  await panel(page).getByRole("button", { name: "Play without the coach" }).click();
  await expect(panel(page).locator("h2")).toHaveCount(0);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await page.getByRole("button", { name: "Call the coach back" }).click();
  await expect(panel(page).locator("h2")).toBeVisible();
});

test("? tells what anything is, by mouse, by keyboard and by a long touch", async ({ page, house }) => {
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "random" }]);
  await toTurn(page);
  const before = await page.locator("#question").innerText();
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await page.getByRole("button", { name: /What is this/ }).click();
  await page.locator("[data-target='die:gray']").click();
  await expect(page.getByText("A die of this season; it holds for everyone.")).toBeVisible();
  await axe(page, "what a die is");
  await page.keyboard.press("Escape");
  await expect(page.getByText("A die of this season; it holds for everyone.")).toBeHidden();
  // Nothing was chosen or picked by it.
  expect(await page.locator("#question").innerText()).toBe(before);
  await page.locator("button[data-target^='card:']").first().focus();
  await page.keyboard.press("?");
  await expect(page.getByText("A card of your hand. One card, six uses")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("[data-target='worker:gray']").dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await expect(page.getByText("Workers of one color.")).toBeVisible();
});

test("every question says why it is asked, and the clerk what it would do", async ({ page, house }) => {
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "random" }]);
  await toTurn(page);
  await page.getByRole("button", { name: "Why am I asked?" }).click();
  await expect(page.getByText("It is your turn in phase III")).toBeVisible();
  await page.getByRole("button", { name: "What would the clerk do?" }).click();
  await expect(page.getByText("The clerk would:")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("[data-spoken-of]")).not.toHaveCount(0);
  await axe(page, "a hint");
});

test("where two people play, the clerk says nothing", async ({ page, house }) => {
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "here", name: "Ben" }]);
  await page.getByRole("button", { name: "I am Anna" }).click();
  await page.getByRole("button", { name: "Why am I asked?" }).click();
  await expect(page.getByText("Phase I: hands are filled up")).toBeVisible();
  await expect(page.getByRole("button", { name: "What would the clerk do?" })).toHaveCount(0);
});

for (const theme of ["light", "dark"] as const) {
  test(`the rules are a few pages with pictures, ${theme}`, async ({ page, house }) => {
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), { language: "en", theme });
    await page.goto(house.url);
    await page.getByRole("link", { name: "How to play Hamburg" }).click();
    await expect(page.getByRole("heading", { name: "How to play Hamburg" })).toBeVisible();
    await expect(page.locator("main section")).toHaveCount(6);
    const [pictures, empty] = await page.evaluate(() => {
      const all = [...document.querySelectorAll("main .picture svg")];
      return [all.length, all.filter((svg) => svg.querySelectorAll("path, rect, circle, text").length < 2).length];
    });
    expect([pictures, empty]).toEqual([27, 0]);
    await axe(page, "rules");
  });
}

test("what others do is said aloud in a few sentences", async ({ page, house }) => {
  await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "bot", bot: "random" }, { type: "bot", bot: "random" }]);
  // All that is announced on the way, whenever a pause lets it be said.
  await page.locator("[data-announced]").evaluate((said) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(said.textContent ?? "")).observe(said, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  await toTurn(page);
  const all = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(" "));
  await expect.poll(all).toContain("The dice: purple");
  const text = await all();
  expect(text.match(/draws 5 cards/g)).toHaveLength(2);
  expect(text.split(". ").length).toBeLessThan(14);
});

/** Playing in a real browser, short enough for every day. */
import { atTurn, clickOn, dice, expect, ourTurn, seatAt, still, story, test, toTurn, untilAnswered } from "./house";

test("from the lobby to a table against computers, and a season by clicking", async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByRole("main").getByRole("link", { name: "New table Hamburg" }).click();
  await page.getByLabel("Name").fill("Anna");
  await page.getByLabel("Seat 3").selectOption("bot:random");
  await page.getByRole("button", { name: "Start game" }).click();
  const roll = dice(7);
  for (let i = 0; i < 60; i++) {
    if (!(await ourTurn(page))) break;
    if (await page.getByText("Season 2 of 8").isVisible()) break;
    await clickOn(page, roll);
  }
  await expect(page.getByText("Season 2 of 8")).toBeVisible();
  await expect(await story(page)).toContainText("Anna");
});

test("a round by keyboard only", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "random" },
  ]);
  for (let i = 0; i < 40; i++) {
    await ourTurn(page);
    if (await page.getByText("Round 2 of 4").isVisible()) break;
    await untilAnswered(page, async () => {
      await page.keyboard.press("1");
      await page.keyboard.press("e");
    });
  }
  await expect(page.getByText("Round 2 of 4")).toBeVisible();
  // The focus walks over what is lit; Enter picks, Escape lets go.
  await ourTurn(page);
  await page.keyboard.press("n");
  await expect(page.locator("button.spot.lit:focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.locator("button.spot.picked")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("button.spot.picked")).toHaveCount(0);
});

test("a card says what it can do, what that brings, and why the rest is not possible", async ({ page, house }) => {
  await atTurn(page, house);
  await page.locator("[data-target^='card:']").first().click();
  await expect(page.locator("#question .choice").filter({ hasText: "Take three workers" })).toContainText("+3");
  await page.getByRole("button", { name: "Why not?" }).click();
  await expect(page.locator("#question details li").first()).toBeVisible();
  await expect(page.locator("#question details li .soft").first()).not.toBeEmpty();
});

test("a card is enlarged where one points at it or focuses it", async ({ page, house }) => {
  await atTurn(page, house);
  const card = page.locator("[data-target^='card:']").first();
  await card.hover();
  await expect(page.locator("[data-enlarged]")).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator("[data-enlarged]")).toBeHidden();
  await page.keyboard.press("h");
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-enlarged]")).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a long press enlarges a card and chooses nothing, a tap picks it", async ({ page, house }) => {
    await atTurn(page, house);
    const card = page.locator("[data-target^='card:']").first();
    await card.scrollIntoViewIfNeeded();
    const box = await still(card);
    const touch = await page.context().newCDPSession(page);
    const at = { x: box.x + 40, y: box.y + 60 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await expect(page.locator("[data-enlarged]")).toBeVisible();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.locator("[data-enlarged]")).toBeVisible();
    await expect(page.locator("button.spot.picked")).toHaveCount(0);
    await page.touchscreen.tap(180, 60);
    await expect(page.locator("[data-enlarged]")).toBeHidden();
    await card.tap();
    await expect(page.locator("button.spot.picked")).toHaveCount(1);
  });
});

test("undo goes back to the barrier and not beyond", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "random" },
  ]);
  await toTurn(page);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  const cards = await page.locator("[data-target^='card:']").count();
  await page.locator("[data-target^='card:']").first().click();
  await page.locator("#question .choice").filter({ hasText: "Take three workers" }).click();
  await expect(page.locator("#question .ask")).toContainText(/end your turn/i);
  await expect(page.locator("[data-target^='card:']")).toHaveCount(cards - 1);
  await undo.click();
  await expect(page.locator("[data-target^='card:']")).toHaveCount(cards);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await undo.click({ force: true });
  await expect(page.locator("#question .tools[role=status]")).not.toBeEmpty();
});

test("F5 gives back the same screen", async ({ page, house }) => {
  await atTurn(page, house);
  const screen = async (): Promise<string> => page.locator("main").innerText();
  await page.evaluate(() => document.documentElement.setAttribute("data-motion", "off"));
  let before = "";
  // Something may still have to be told: it stands still when two looks are the same.
  await expect.poll(async () => before === (before = await screen())).toBe(true);
  await page.reload();
  await ourTurn(page);
  await expect.poll(screen).toBe(before);
});

test("the language is switched in mid-game", async ({ page, house }) => {
  await atTurn(page, house);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("dialog", { name: "Menü" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#question .ask")).toContainText("Basisaktion");
  await expect(page.locator("[data-target^='pile:']").first()).toHaveAccessibleName(/Zugstapel: /);
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByLabel("Sprache").selectOption("nl");
  await page.keyboard.press("Escape");
  await expect(page.locator("#question .ask")).toContainText("basisactie");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.locator("[data-target^='pile:']").first()).toHaveAccessibleName(/trekstapel: /);
});

test("replay goes to any move and back to the present", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "bot", bot: "random" },
  ]);
  await toTurn(page);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(page.getByText("Set-up")).toBeVisible();
  await expect(page.locator("[data-target^='card:']")).toHaveCount(0);
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page.getByText(/1 of \d+/)).toBeVisible();
  await expect(page.locator("button.spot.lit")).toHaveCount(0);
  // The story shows the line of that moment, and any line of it leads to its own.
  const told = await story(page);
  const current = told.locator("[aria-current]");
  const last = Number(await slider.getAttribute("max"));
  await slider.fill(String(last));
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport();
  await expect(told.locator("li").last()).toHaveAttribute("aria-current", "step");
  const line = told.locator("li").nth(4);
  const entry = await line.getByRole("button").innerText();
  await line.click({ position: { x: 200, y: 8 } });
  await expect(page.getByText(`${entry} of ${last}`)).toBeVisible();
  // Several lines may tell of one step; the last of them is marked.
  await expect(current).toHaveAttribute("data-entry", entry);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.getByRole("banner").getByText(/Actions$/)).toBeVisible();
  await expect(current).toHaveCount(0);
  await ourTurn(page);
});

test("at a shared device hands are hidden between turns", async ({ page, house }) => {
  await seatAt(page, house, [
    { type: "me", name: "Anna" },
    { type: "here", name: "Ben" },
  ]);
  const curtain = page.getByRole("dialog");
  await expect(curtain).toContainText("is next");
  const order: string[] = [];
  for (let i = 0; i < 4; i++) {
    await expect(curtain).toBeVisible();
    await expect(page.locator("[data-target^='card:']")).toHaveCount(0);
    // What the other one chose last could be taken back, but not by whoever comes next: that would open the other's hand.
    if (i > 0)
      expect(
        await page
          .locator("body")
          .evaluate((body) =>
            body.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true, cancelable: true })),
          ),
      ).toBe(true);
    const button = page.getByRole("button", { name: /^I am/ });
    order.push((await button.innerText()).replace("I am ", ""));
    await button.click();
    await expect(curtain).toBeHidden();
    for (let j = 0; j < 30 && !(await curtain.isVisible()); j++) {
      await untilAnswered(page, async () => {
        await page.keyboard.press("1");
        await page.keyboard.press("e");
      });
    }
  }
  expect(new Set(order)).toEqual(new Set(["Anna", "Ben"]));
});

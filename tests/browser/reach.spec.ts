/** Everyone can use it: axe finds nothing on any screen, light and dark, by setting and by system, wide and narrow. */
import { readFileSync } from "node:fs";

import { accessible, atTurn, expect, ourTurn, readable, RECORD, seatAt, test, type Page } from "./house";

/** Light or dark as someone set it here, against what their system says, or as their system says. */
async function light(page: Page, theme: "light" | "dark", by: "setting" | "system"): Promise<void> {
  const other = theme === "light" ? "dark" : "light";
  await page.emulateMedia({ colorScheme: by === "system" ? theme : other, reducedMotion: "reduce" });
  const kept = { language: "en", theme: by === "system" ? "auto" : theme, speed: "off", list: true };
  await page.addInitScript((settings) => localStorage.setItem("burgomaster.settings", JSON.stringify(settings)), kept);
}

const ALL = (["light", "dark"] as const).flatMap((theme) =>
  ([360, 1440] as const).flatMap((width) => (["setting", "system"] as const).map((by) => ({ theme, width, by }))),
);

for (const { theme, width, by } of ALL) {
  // What is outside a table once a day, tables once a game below.
  const rare = theme === "light" && width === 360 && by === "setting" ? "" : " @slow";
  const size = { width, height: width === 360 ? 740 : 900 };

  test(`axe finds nothing outside a table, ${theme} by the ${by}, ${width} px${rare}`, async ({ page, house }) => {
    test.slow();
    await light(page, theme, by);
    await page.setViewportSize(size);
    await seatAt(page, house, [{ type: "me", name: "Anna" }, { type: "link" }]);
    await expect(page.getByText("Waiting for everyone")).toBeVisible();
    await accessible(page, "waiting");
    await page.goto(`${house.url}/#/`);
    await expect(page.locator(".tables article")).not.toHaveCount(0);
    await accessible(page, "lobby");
    for (const [address, there] of [
      ["new", "Start game"],
      ["load", "Or as text"],
      ["book/hamburg", "280 cards"],
      ["about", "Dice and cards come from a secret"],
    ] as const) {
      await page.goto(`${house.url}/#/${address}`);
      await expect(page.getByText(there).first()).toBeVisible();
      await accessible(page, address);
    }
  });

  test(`axe finds nothing at a table, ${theme} by the ${by}, ${width} px @slow`, async ({ page, house }) => {
    test.slow();
    await light(page, theme, by);
    await page.setViewportSize(size);
    await atTurn(page, house, 3);
    await accessible(page, "table");
    await page.locator("[data-target^='card:']").first().click();
    await accessible(page, "table with a card picked");
    await page.keyboard.press("s");
    await expect(page.getByRole("dialog", { name: /^Points/ })).toBeVisible();
    await accessible(page, "points");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await expect(page.getByRole("slider")).toBeVisible();
    await accessible(page, "replay");
    await page.keyboard.press("r");
    await page.keyboard.press("h");
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-enlarged]")).toBeVisible();
    await accessible(page, "a card enlarged");
    await seatAt(page, house, [], { type: "record", text: readFileSync(RECORD, "utf8") });
    await expect(page.getByText(/(is|are) (mayors?|burgomasters?) of/)).toBeVisible();
    await expect(page.locator("#question")).toBeVisible();
    await accessible(page, "the end");
  });
}

for (const game of ["hamburg", "bruges", "city_tycoon"] as const) {
  test(`axe finds nothing at a table of ${game}, and its words can be read by day and in the evening`, async ({
    page,
    house,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.addInitScript(() =>
      localStorage.setItem(
        "burgomaster.settings",
        JSON.stringify({ language: "en", theme: "auto", motion: false, speed: "off", list: false }),
      ),
    );
    if (game === "hamburg") await atTurn(page, house, 3);
    else
      await seatAt(
        page,
        house,
        [
          { type: "me", name: "Anna" },
          { type: "bot", bot: "random" },
          { type: "bot", bot: "random" },
        ],
        null,
        game,
      );
    await ourTurn(page);
    await page.getByRole("button", { name: "Why am I asked?" }).click();
    await expect(page.locator(".told.open")).toBeVisible();
    await accessible(page, "why something is asked", true);
    await readable(page, "by day");
    await page.emulateMedia({ colorScheme: "dark" });
    await readable(page, "in the evening");
  });
}

test("a rule of axe that breaks off is no rule that is kept", async ({ page, house }) => {
  await page.goto(house.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const style = window.getComputedStyle;
    window.getComputedStyle = (element, pseudo) => {
      if (pseudo) throw new Error("nobody can tell what lies here");
      return style(element);
    };
  });
  await expect(readable(page, "where nothing can be looked at")).rejects.toThrow("rules that broke off");
});

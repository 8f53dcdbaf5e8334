/** Expansions are chosen in the lobby, seen at the table and played with. */
import { accessible, expect, ourTurn, test, toTurn, type Page } from "./house";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

async function check(page: Page, where: string): Promise<void> {
  await accessible(page, where);
  const folder = process.env["BURGOMASTER_LOOK"];
  if (folder)
    await page.screenshot({ path: `${folder}/${where.replaceAll(" ", "-")}-${page.viewportSize()?.width ?? 0}.png` });
}

for (const size of SIZES) {
  test(`expansions are ticked, told of and played with, ${size.width} px`, async ({ page, house }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${house.url}/#/new`);
    await page.locator("label.game", { hasText: "Hamburg" }).click();
    const expansions = page.getByRole("group", { name: "Expansions" });
    await expect(expansions).toContainText("The Mayors");
    const names = await expansions.locator("b").allInnerTexts();
    expect(names).toEqual(expect.arrayContaining(["The Mayors", "The Ships", "The Cleric Tiles"]));
    for (const name of names) await expansions.getByRole("checkbox", { name }).check();
    await check(page, "new table");
    await page.getByRole("button", { name: "Start game" }).click();

    // The mayor's side: each says what it does, and the page takes the choice.
    await ourTurn(page);
    await expect(page.getByText(/^Your mayor is \S+\. Which side do you play with\?$/)).toBeVisible();
    const sides = page.locator("#question button.choice");
    await expect(sides).toHaveCount(2);
    for (const note of await sides.locator(".note").allInnerTexts()) expect(note).toMatch(/^[A-Z].*\.$/);
    await check(page, "mayor");
    await sides.last().click();
    await toTurn(page);
    const phone = size.width === 360;
    if (phone) await page.getByRole("tab", { name: /^Mine/ }).click();
    const mayor = page.locator("[data-target='mayor']");
    await expect(mayor).toHaveAccessibleName(/^Mayor\. .*, side B\. \S/);
    await mayor.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-enlarged]")).toContainText(", side B");
    await check(page, "tile");
    await page.keyboard.press("Escape");
    if (phone) await page.getByRole("tab", { name: /^City/ }).click();
    const windows = page.locator("[data-target^='window:']");
    await expect(windows).toHaveCount(6);
    await expect(windows.filter({ hasText: "In force" })).toHaveCount(1);
    await expect(page.getByRole("region", { name: "Harbor" }).getByRole("button")).toHaveCount(6);
    await expect(page.locator("[data-target='exchange']")).toHaveAccessibleName(/price tracker is on space \d/);
    await check(page, "table");

    // What is played with, by the keyboard alone.
    await page.getByRole("button", { name: "Menu" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "This table" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "This table" });
    for (const name of names) await expect(dialog).toContainText(name);
    await expect(dialog).toContainText(/Rules\s*Version \d/);
    await check(page, "this table");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}

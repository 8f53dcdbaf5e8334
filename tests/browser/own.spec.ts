/** One's own page: made by a passkey or by a mail, the same tables on every device, shared, taken along, forgotten. */
import type { Browser, BrowserContext, CDPSession } from "@playwright/test";

import { accessible, dice, clickOn, expect, ourTurn, quick, type Page } from "./house";
import { test, type Outside } from "./outside";

interface Device {
  readonly page: Page;
  readonly context: BrowserContext;
}

async function device(browser: Browser, outside: Outside, more: object = {}): Promise<Device> {
  const context = await quick(await browser.newContext({ locale: "en-US", baseURL: outside.url, ...more }));
  return { context, page: await context.newPage() };
}

/** An authenticator in a page, as a phone or a key has one. */
async function authenticator(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id: authenticatorId };
}

/** A table of one person and a bot, opened at a device; its key is in the browser. */
async function table(page: Page, outside: Outside, start: object | null = null, name = "Anna"): Promise<string> {
  const answer = await page.request.post(`${outside.url}/api/tables`, {
    data: {
      game: "hamburg",
      options: start ? {} : { players: 2 },
      sitters: [
        { type: "me", name },
        { type: "bot", bot: "random" },
      ],
      start,
    },
    headers: { Origin: outside.url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const held = (await answer.json()) as { table: string; token: string; code: string | null; owner: boolean };
  await page.goto(`${outside.url}/healthz`);
  await page.evaluate((kept) => {
    const tokens = JSON.parse(localStorage.getItem("burgomaster.tokens") ?? "[]") as object[];
    localStorage.setItem("burgomaster.tokens", JSON.stringify([kept, ...tokens]));
  }, held);
  return held.table;
}
const END =
  'season = 8\nround = 4\n\n[player.1]\nhand = [100]\nmarks = 9\nsites = [{ site = "pink", buildings = [6] }]\n\n[player.2]\nhand = [54]\n';

/** A game that is over. */
async function finished(page: Page, outside: Outside): Promise<string> {
  const id = await table(page, outside, { type: "position", text: END });
  await page.goto(`/#/table/${id}`);
  const roll = dice(3);
  for (let i = 0; i < 60 && (await ourTurn(page)); i++) await clickOn(page, roll);
  return id;
}
const heldHere = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem("burgomaster.tokens") ?? "[]") as { table: string }[]).map((each) => each.table),
  );

async function make(page: Page): Promise<void> {
  await page.goto("/#/me");
  await page.getByRole("button", { name: "Make my page" }).click();
  await expect(page.getByText("Your page is made.")).toBeVisible();
}

async function linkTo(outside: Outside, mail: string): Promise<{ link: string; code: string }> {
  const sent = (await outside.mails()).filter((each) => each.to === mail).at(-1);
  const link = /http\S+#\/me\/\w+/.exec(sent?.text ?? "")?.[0] ?? "";
  return { link, code: /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(sent?.text ?? "")?.[0] ?? "" };
}
async function askForMail(page: Page, mail: string): Promise<void> {
  await page.goto("/#/me");
  await page.getByLabel("Your address").fill(mail);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText(`A mail is on its way to ${mail}`)).toBeVisible();
}

test("a passkey makes a page, and opens it elsewhere with all tables, name and settings", async ({
  page,
  outside,
  browser,
}) => {
  const first = await table(page, outside);
  await page.evaluate(() =>
    localStorage.setItem(
      "burgomaster.settings",
      JSON.stringify({ name: "Anna", face: 3, language: "de", theme: "dark", speed: "off", list: true }),
    ),
  );
  await page.goto("/#/me");
  await page.reload();
  const key = await authenticator(page);
  await page.getByRole("button", { name: "Meine Seite anlegen" }).click();
  await expect(page.getByText("Deine Seite ist angelegt.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Anna" })).toBeVisible();
  // The same key at another device: as platforms carry passkeys along.
  const { credentials } = await key.session.send("WebAuthn.getCredentials", { authenticatorId: key.id });
  const other = await device(browser, outside);
  const second = await table(other.page, outside);
  await other.page.goto("/#/me");
  const there = await authenticator(other.page);
  for (const credential of credentials)
    await there.session.send("WebAuthn.addCredential", { authenticatorId: there.id, credential });
  await other.page.getByRole("button", { name: "I have a page" }).click();
  await expect(other.page.getByRole("heading", { name: "Anna" })).toBeVisible();
  await expect(other.page.locator("html")).toHaveAttribute("lang", "de");
  expect(new Set(await heldHere(other.page))).toEqual(new Set([first, second]));
  await expect(other.page.locator(`a[href="#/table/${first}"]`)).toBeVisible();
  // And back: the table of the second device is at the front door of the first.
  await page.reload();
  await expect(page.locator(`a[href="#/table/${second}"]`)).toBeVisible();
  expect(new Set(await heldHere(page))).toEqual(new Set([first, second]));
  await page.goto("/#/");
  await expect(page.locator(`a[href="#/table/${second}"]`)).toBeVisible();
  // What is changed here is changed there.
  await page.getByRole("button", { name: "Name und Gesicht" }).click();
  await page.getByLabel("Dein Name").fill("Annegret");
  const told = page.waitForResponse((answer) => answer.url().endsWith("/api/own/self") && answer.ok());
  await page.getByRole("button", { name: "Behalten" }).click();
  await told;
  await other.page.reload();
  await expect(other.page.getByRole("heading", { name: "Annegret" })).toBeVisible();
  // Signing out there takes the tables of this device along, and leaves that device's own.
  await other.page.getByRole("button", { name: "Hier abmelden" }).click();
  await expect(other.page.getByText("Du bist hier abgemeldet")).toBeVisible();
  await other.page.goto("/#/");
  await expect.poll(() => heldHere(other.page)).toEqual([second]);
  await other.context.close();
});

test("a passkey of somebody else, or none, opens nothing and says so", async ({ page, outside, browser }) => {
  await page.goto("/#/me");
  await authenticator(page);
  await make(page);
  const other = await device(browser, outside);
  await other.page.goto("/#/me");
  const wrong = await authenticator(other.page);
  await other.page.getByRole("button", { name: "I have a page" }).click();
  await expect(other.page.getByRole("alert")).toContainText("Nothing happened");
  // One that this server never saw.
  await make(other.page);
  const { credentials } = await wrong.session.send("WebAuthn.getCredentials", { authenticatorId: wrong.id });
  await other.page.getByRole("button", { name: "Forget me" }).click();
  await other.page.getByRole("button", { name: "Forget me for good" }).click();
  await expect(other.page.getByText("You are forgotten here.")).toBeVisible();
  expect(credentials).toHaveLength(1);
  await other.page.getByRole("button", { name: "I have a page" }).click();
  await expect(other.page.getByRole("alert")).toContainText("Signing in did not work.");
  await other.context.close();
});

test("without a name or https the page says why there is no passkey", async ({ page, outside }) => {
  await page.goto(`${outside.url.replace("localhost", "127.0.0.1")}/#/me`);
  await expect(page.getByText("A passkey belongs to a name")).toBeVisible();
  await page.getByRole("link", { name: "Open this page at localhost" }).click();
  await expect(page.getByRole("button", { name: "Make my page" })).toBeVisible();
  expect(page.url()).toBe(`${outside.url}/#/me`);
});

test("a mail's link opens the page in the browser that asked, once, and its code does not stay in the address", async ({
  page,
  outside,
  browser,
}) => {
  const mail = "anna@example.org";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await askForMail(page, mail);
  const { link, code } = await linkTo(outside, mail);
  expect(link).toMatch(new RegExp(`^${outside.url}/#/me/`));
  // Stolen: in another browser it opens nothing, and does not use the code up.
  const thief = await device(browser, outside);
  await thief.page.goto(link);
  await expect(thief.page.getByRole("alert")).toContainText("only in the browser in which it was asked for");
  await expect(thief.page).toHaveURL(`${outside.url}/#/me`);
  await thief.page.goto("/#/me");
  await thief.page.getByLabel("Your address").fill("eve@example.org");
  await thief.page.getByRole("button", { name: "Send me a link" }).click();
  await thief.page.getByLabel("Code").fill(code);
  await thief.page.getByRole("button", { name: "Go on" }).click();
  await expect(thief.page.getByText("Signing in did not work.")).toBeVisible();
  await thief.context.close();
  // In a second window of the same browser: the first one notices.
  const window = await page.context().newPage();
  await window.goto(link);
  await expect(window.getByText("Your page is made.")).toBeVisible();
  await expect(window).toHaveURL(`${outside.url}/#/me`);
  await expect(page.getByRole("heading", { name: "All that is yours" })).toBeVisible();
  expect(asked.filter((url) => url.includes(link.split("/").at(-1) ?? "?"))).toEqual([]);
  // Used: signed out, the link leads nowhere.
  await window.getByRole("button", { name: "Sign out here" }).click();
  await expect(window.getByText("You are signed out here")).toBeVisible();
  await window.goto("/#/");
  await window.goto(link);
  await expect(window.getByRole("alert")).toContainText("only in the browser");
});

test("a code is typed where it was asked for, and a passkey gets an address besides", async ({ page, outside }) => {
  await page.goto("/#/me");
  await authenticator(page);
  await make(page);
  await expect(page.getByText("With a second way in")).toBeVisible();
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByLabel("Your address").fill("ben@example.org");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByLabel("Code")).toBeVisible();
  const { code } = await linkTo(outside, "ben@example.org");
  await page.getByLabel("Code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("From now on this opens your page, too.")).toBeVisible();
  await expect(page.getByText("ben@example.org", { exact: true })).toBeVisible();
  await expect(page.getByText("Signed in at one device")).toBeVisible();
});

test("games, best town, sharing without names, a file, and being forgotten", async ({ page, outside, browser }) => {
  test.slow();
  const over = await finished(page, outside);
  const open = await table(page, outside);
  await page.goto("/#/me");
  await authenticator(page);
  await make(page);
  const numbers = page.getByRole("region", { name: "How it went" });
  await expect(numbers.getByRole("row", { name: /Hamburg 1/ })).toBeVisible();
  await expect(numbers.getByRole("row", { name: /^Random 1/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Under way" }).getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Finished" }).locator(`a[href="#/table/${over}"]`)).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /Save as picture/ }).click();
  expect((await saved).suggestedFilename()).toBe("burgomaster-hamburg.png");
  await accessible(page, "one's own page", true);
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, "one's own page on a phone", true);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Shared: whoever has the link sees finished games, and nobody else.
  await page.getByRole("button", { name: "Share it by a link" }).click();
  const link = await page.getByRole("textbox", { name: "Link to your page" }).inputValue();
  const guest = await device(browser, outside);
  await guest.page.goto(link);
  await expect(guest.page.getByRole("heading", { name: /The towns of/ })).toBeVisible();
  await expect(guest.page.getByRole("region", { name: "Finished" }).getByRole("listitem")).toHaveCount(1);
  const seen = await guest.page.locator("main").innerHTML();
  for (const hidden of ["Random", over, open]) expect(seen).not.toContain(hidden);
  await accessible(guest.page, "a shared page", true);
  await page.getByRole("button", { name: "Share it no longer" }).click();
  await expect(page.getByRole("button", { name: "Share it by a link" })).toBeVisible();
  await guest.page.reload();
  await expect(guest.page.getByRole("alert")).toContainText("not shared any more");
  await guest.context.close();
  // The file.
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const all = JSON.parse(Buffer.concat(chunks).toString()) as { games: { table: string; record: string }[] };
  expect(new Set(all.games.map((each) => each.table))).toEqual(new Set([over, open]));
  // Forgotten, after a question whose harmless answer changes nothing.
  await page.getByRole("button", { name: "Forget me" }).click();
  const question = page.getByRole("dialog", { name: "Forget me" });
  await expect(question.getByText("a computer player goes on")).toBeVisible();
  await accessible(page, "whether one wants to be forgotten", true);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Save as a file" })).toBeVisible();
  await page.getByRole("button", { name: "Forget me" }).click();
  await question.getByRole("button", { name: "Forget me for good" }).click();
  await expect(page.getByText("You are forgotten here.")).toBeVisible();
  expect(await heldHere(page)).toEqual([]);
  const record = await page.request.get(`${outside.url}/api/tables/${over}/record`);
  expect(await record.text()).toContain("a player");
});

test("a guest's page and what is kept can be read by everyone", async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/#/me");
    await expect(page.getByRole("button", { name: "Make my page" })).toBeVisible();
    await accessible(page, "a guest's page", true);
    await page.getByRole("link", { name: "What is kept, and for how long" }).click();
    await expect(page.getByRole("heading", { name: "What is kept, and for how long" })).toBeVisible();
    await accessible(page, "what is kept", true);
  }
});

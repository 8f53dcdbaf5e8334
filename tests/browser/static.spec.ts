/** The app without a server: plain files under a path of their own, and everything that one plays with. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

import { filesIn } from "../../web/src/local/archive";
import { accessible, ourTurn } from "./house";
import { expect, FOLDER, kept, LONG, play, sitDown, test, ticket } from "./site";

test.setTimeout(600_000);

test("after the first visit it plays on without any net, and a table is where it was after a reload", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  // What there is to play is there while the engine is loaded, and a bar tells how much of it is here.
  await expect(page.getByRole("heading", { name: "Hamburg", exact: true })).toBeVisible();
  await expect(page.getByText(/The games are being (loaded|set up)/)).toBeVisible({ timeout: LONG });
  await accessible(page, "the lobby while the engine comes");
  await sitDown(page, site, "hamburg");
  await ourTurn(page);
  await kept(page);
  const sent = [...site.sent.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(sent, "all that was sent, packed").toBeLessThan(8_000_000);
  await play(page, 7, 3);
  await site.stop();
  const asked = await ticket(page);
  await page.reload();
  expect(await ticket(page)).toBe(asked);
  expect(await play(page, 8, 3)).toBe(3);
  // The lobby lists it, and what would need others is not there.
  await page.goto(`${site.url}#/`);
  await expect(page.locator(".tables > li")).toHaveCount(1);
  await expect(page.locator("option[value=link]")).toHaveCount(0);
});

for (const [game, seed] of [
  ["hamburg", 7],
  ["bruges", 8],
  ["city_tycoon", 9],
] as const)
  test(`a game of ${game} against a clerk, to its end without any net @slow`, async ({ page, site }) => {
    await sitDown(page, site, game);
    await ourTurn(page);
    await kept(page);
    await site.stop();
    expect(await play(page, seed)).toBeGreaterThan(20);
    await expect(page.locator(".ending")).toBeVisible();
  });

test("Python comes compiled, and its WebAssembly is compiled for both workers at once", async ({ page, site }) => {
  const [engine = ""] = readdirSync(FOLDER).filter((name) => name.endsWith(".pack"));
  const packed = Uint8Array.from(gunzipSync(readFileSync(join(FOLDER, engine))));
  const modules = [...filesIn(packed.buffer)].map(({ name }) => name).filter((name) => /\.py\w?$/.test(name));
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter((name) => !name.endsWith(".pyc"))).toEqual([]);
  const counts = `self.streams = 0; for (const each of ["compileStreaming", "instantiateStreaming"]) {
    const plain = WebAssembly[each]; WebAssembly[each] = (...given) => { self.streams += 1; return plain.call(WebAssembly, ...given); };
  }`;
  site.alter = (name, body) =>
    /^assets\/(engine|thinker)-/.test(name) ? Buffer.concat([Buffer.from(counts), body]) : body;
  await sitDown(page, site, "city_tycoon");
  await play(page, 5, 6);
  const compiled = (worker: string): Promise<number> | undefined =>
    page
      .workers()
      .find((each) => each.url().includes(worker))
      ?.evaluate(() => (self as unknown as { streams: number }).streams);
  expect(await compiled("engine-")).toBe(1);
  expect(await compiled("thinker-")).toBe(0);
});

test("what it is made of is told beside it", async ({ request, site }) => {
  const told = await (await request.get(`${site.url}licenses/README.txt`)).text();
  const named = [...told.matchAll(/[\w-]+[\d.]*[\w-]*\.txt/g)].map(([name]) => name);
  expect(named).toHaveLength(3);
  for (const name of [...named, "burgomaster-MIT.txt"])
    expect(await (await request.get(`${site.url}licenses/${name}`)).text()).toMatch(/license|permi/i);
});

test("a table that is open in another tab says so, and opens when that is closed", async ({ page, context, site }) => {
  await sitDown(page, site, "bruges");
  await ourTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText("This table is open in another tab or window.")).toBeVisible({ timeout: LONG });
  await page.close();
  await other.reload();
  await expect(other.locator("#question[data-ticket]")).toBeVisible({ timeout: LONG });
});

test("opened from a disk it says that it needs a server", async ({ page, errors }) => {
  await page.goto(pathToFileURL(join(FOLDER, "index.html")).href);
  await expect(page.getByText("Burgomaster has to come from a web server")).toBeVisible();
  await expect(page.getByText("Burgomaster muss von einem Webserver kommen")).toBeVisible();
  errors.length = 0; // the browser says, too, that it lets no module in there
});

/** Installed, without a server, and after an update: one page is kept, the app never is, and nothing half done is lost. */
import { atTurn, expect, test } from "./house";

test("can be installed: the manifest and its icons are there", async ({ page, house }) => {
  await page.goto(house.url);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(house.url + (address ?? ""));
  expect(answer.headers()["content-type"]).toContain("manifest+json");
  const manifest = (await answer.json()) as {
    icons: { src: string; sizes: string }[];
    display: string;
    start_url: string;
  };
  expect([manifest.display, manifest.start_url]).toEqual(["standalone", "/"]);
  for (const icon of manifest.icons) {
    const drawn = await page.request.get(house.url + icon.src);
    expect([drawn.status(), drawn.headers()["content-type"]?.startsWith("image/")]).toEqual([200, true]);
  }
});

test("without a server one page is left, and it opens again by itself", async ({ page, house }) => {
  test.slow();
  await page.goto(house.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Nothing of the app is kept.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught
      .flat()
      .map((request) => new URL(request.url).pathname)
      .sort();
  });
  expect(kept).toEqual(["/favicon.svg", "/offline.css", "/offline.html", "/offline.js"]);
  await house.kill();
  try {
    await page.goto(`${house.url}/#/about`).catch(() => undefined);
    await page.reload();
    await expect(page.getByRole("heading", { name: "The town gate is closed" })).toBeVisible();
    await expect(page.getByText("Das Stadttor ist zu")).toBeHidden();
  } finally {
    await house.start();
  }
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
});

test("a page of an earlier build says so, and reloads with what is picked", async ({ page, house }) => {
  test.slow();
  await atTurn(page, house);
  const card = page.locator("button.spot.lit[data-target^='card:']").first();
  const target = await card.getAttribute("data-target");
  await card.click();
  await expect(page.locator(`[data-target='${target}'][aria-pressed=true]`)).toBeVisible();
  // As if another build had been put in place while the server was down: its welcome names one.
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(String(text).replace(/"build":"[^"]*"/, '"build":"index-newer.js"')));
  });
  await house.kill();
  await house.start();
  await expect(page.getByText("A newer version is here.")).toBeVisible();
  await page.getByRole("button", { name: "Reload now" }).click();
  await expect(page.locator(`[data-target='${target}'][aria-pressed=true]`)).toBeVisible();
  // It is not tried again for the same build.
  await expect(page.getByText("A newer version is here.")).toBeHidden();
});

test("a page whose part did not arrive says so, and loads itself anew", async ({ page }) => {
  // The page loads itself anew when the test lets its time pass, not while it is looked at.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const part = /assets\/NewTable-[^/]*\.js/;
  await page.route(part, (route) => route.abort());
  await page.goto("/#/new");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(page.getByRole("button", { name: "Reload now" })).toBeVisible();
  await page.unroute(part);
  await page.clock.runFor(10_000);
  await expect(page.getByRole("heading", { level: 1, name: "New table" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

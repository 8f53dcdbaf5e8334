/** Learning Bruges: its first game with the coach, and what the coach says of rarer things. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { bots, GAME, keep, MIDDLE, place } from "./bruges";
import { accessible, expect, ourTurn, seatAt, test, type Page } from "./house";

const CONFIRM = "#question .confirm button.main";

/** One choice by places: what is picked goes to a place, first of all into a new house or an empty one; else something lit is picked. */
async function choose(page: Page, first: string): Promise<void> {
  for (const found of [
    CONFIRM,
    `button.spot.near[data-target^='${first}']`,
    "button.spot.near",
    "button[data-pile]",
    "button.spot.lit:not(.picked)",
    "#question .bar button.choice:not([aria-disabled=true])",
  ]) {
    if ((await page.locator(found).count()) === 0) continue;
    await page
      .locator(found)
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
    return;
  }
}

test("the first game is explained to its end: what is spoken of is there, and never covered", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 1440, height: 757 });
  await keep(page, { theme: "auto" });
  await page.goto(house.url);
  const sign = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Bruges" }) });
  await sign.getByRole("button", { name: "Learn it" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  const coach = page.locator("[data-coach]");
  const said: string[] = [];
  /** What is said of no place. */
  const placeless = ["End your turn", "Over to you"];
  for (let step = 0; step < 120 && said.at(-1) !== "Over to you"; step++) {
    await ourTurn(page);
    if ((await coach.locator("h2").count()) === 0) {
      await choose(page, said.includes("Your first house") ? "house:" : "house:new");
      await page.waitForFunction(() => document.querySelector("#question[data-busy=true]") === null);
      continue;
    }
    const title = (await coach.locator("h2").textContent())?.trim() ?? "";
    said.push(title);
    // Marked, and the coach aside from it, once it is drawn.
    await expect
      .poll(() =>
        page.evaluate((nowhere) => {
          const own = document.querySelector("[data-coach]")?.getBoundingClientRect();
          const marked = [...document.querySelectorAll("[data-spoken-of]")].map(
            (each) => [each.getAttribute("data-target"), each.getBoundingClientRect()] as const,
          );
          if (marked.length === 0 && !nowhere) return ["nothing is marked"];
          return own
            ? marked
                .filter(
                  ([, box]) =>
                    box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top,
                )
                .map(([target]) => target)
            : ["nobody"];
        }, placeless.includes(title)),
      )
      .toEqual([]);
    if (title === "One card, six uses") {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await accessible(page, `the coach, ${colorScheme}`);
      }
    }
    await coach.locator("button.turn").click();
  }
  expect(said.slice(0, 2)).toEqual(["Welcome to Bruges", "Draw cards"]);
  for (const title of [
    "The dice of the round",
    "One card, six uses",
    "Your first house",
    "End your turn",
    "The next round",
  ])
    expect(said).toContain(title);
  expect(said.at(-1)).toBe("Over to you");
  await expect(coach.locator("h2")).toHaveCount(0);
});

/** What the coach says but for a few steps, as if it had been said. */
function saidBut(...steps: readonly string[]): string[] {
  const source = readFileSync(join(import.meta.dirname, "../../web/src/games/bruges/teaching/teaching.ts"), "utf8");
  return [
    ...source
      .slice(source.indexOf("const LESSON"), source.indexOf("];", source.indexOf("const LESSON")))
      .matchAll(/\bkey: "(\w+)", ?(?:when|\n)|\bkey: "(\w+)",$/gm),
  ]
    .map((found) => found[1] ?? found[2] ?? "")
    .filter((key) => !steps.includes(key));
}
for (const [language, width, height, titles] of [
  ["en", 1440, 757, ["Use a person", "Danger", "A threat averted"]],
  ["de", 360, 740, ["Eine Person aktivieren", "Gefahr droht", "Eine Bedrohung abgewendet"]],
] as const) {
  test(`the coach tells of a person who can be used, of a threat that is near and of one averted, ${language}, ${width} px`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height });
    await keep(page, { language });
    // A position is played as a first game is.
    await page.routeWebSocket(/.*/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) =>
        socket.send(
          typeof message === "string" ? message.replace('"begins":"position"', '"begins":"lesson"') : message,
        ),
      );
    });
    const told = saidBut("use", "threat", "warning");
    expect(told).toContain("welcome");
    await page.addInitScript((kept) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return (
          getItem.call(this, key) ?? (key.startsWith("burgomaster.coach.") ? JSON.stringify({ told: kept }) : null)
        );
      };
    }, told);
    const text = `players = 2\n${MIDDLE}`.replace(
      "threats = { violet = 1, brown = 2 }",
      "threats = { violet = 2, brown = 1 }",
    );
    await seatAt(page, house, [{ type: "me", name: "Anna" }, ...bots(1)], { type: "position", text }, GAME);
    const coach = page.locator("[data-coach]");
    /** How many marks there are that are beside none of these places, or under the coach, and whether there are any. */
    const astray = (places: readonly string[]): Promise<string> =>
      page.evaluate((wanted) => {
        const own = document.querySelector("[data-coach]")?.getBoundingClientRect();
        const apart = (one: DOMRect, two: DOMRect): number =>
          Math.hypot(
            Math.max(one.left - two.right, two.left - one.right, 0),
            Math.max(one.top - two.bottom, two.top - one.bottom, 0),
          );
        const marks = [...document.querySelectorAll("[data-spoken-of]")].map((each) => each.getBoundingClientRect());
        const there = wanted
          .flatMap((target) => [...document.querySelectorAll(`[data-target='${target}']`)])
          .map((each) => each.getBoundingClientRect());
        const wrong = marks.filter(
          (mark) => !there.some((box) => apart(mark, box) < 48) || !own || apart(mark, own) === 0,
        );
        return `${marks.length > 0 && there.length === wanted.length ? "some" : "no"} marks, ${wrong.length} astray`;
      }, places);
    const look = async (name: string): Promise<void> => {
      const folder = process.env["BURGOMASTER_LOOK"];
      if (folder) await page.screenshot({ path: `${folder}/coach-${language}-${name}.png` });
    };
    for (const [title, places] of [
      [titles[0], ["person:53", "person:15"]],
      [titles[1], ["threat:violet", "card:118"]],
    ] as const) {
      await expect(coach.locator("h2")).toHaveText(title);
      await expect.poll(() => astray(places)).toBe("some marks, 0 astray");
      await look(places[0]);
      await coach.locator("button.turn").click();
    }
    await place(page, "card:118").click();
    await place(page, "threat:violet", ".near").click();
    await expect(coach.locator("h2")).toHaveText(titles[2]);
    await expect.poll(() => astray(["threat:violet"])).toBe("some marks, 0 astray");
    await look("averted");
  });
}

/** What a screen reader is told of a table: everything in the order of reading, with a name, once, and nothing that is empty. */
import { expect, ourTurn, seatAt, test } from "./house";

const TABLES = [
  {
    game: "hamburg",
    text: 'players = 3\nseason = 4\nround = 2\n[player.1]\nmarks = 20\nhand = [54, 90, 182]\nsites = ["pink", { site = "gray", buildings = [155] }]\n',
    order: [
      "City Hall Square",
      "Binnenalster",
      "at a glance",
      "Workers",
      "Sites and buildings",
      "Wall",
      "Board of Anna",
      "Your choice",
      "Your hand (3)",
    ],
  },
  {
    game: "bruges",
    text: 'players = 3\nround = 4\n[player.1]\nguilders = 12\nhand = [42, 97, 118]\nhouses = [{ house = "blue", persons = [53] }, "brown"]\n',
    order: [
      "Stairs of the town hall",
      "Market",
      "at a glance",
      "Houses and persons",
      "Canal",
      "Workers and threats",
      "Display of Anna",
      "Your choice",
      "Your hand (3)",
    ],
  },
  {
    game: "city_tycoon",
    text: '[player.1]\ntiles = ["1 at e2 s1", "31 at e3 s1"]\nmoney = 14\n',
    order: [
      "The city, row by row",
      "Row n1",
      "Row s1",
      "Order of play",
      "Red plants",
      "Your choice",
      "Your tiles, by what they bring in euros",
    ],
  },
] as const;

for (const { game, text, order } of TABLES) {
  test(`${game} is read from top to bottom`, async ({ page, house }) => {
    await page.addInitScript((kept) => localStorage.setItem("burgomaster.settings", JSON.stringify(kept)), {
      language: "en",
      motion: false,
      speed: "off",
      list: false,
    });
    const players = game === "city_tycoon" ? 2 : 3;
    await seatAt(
      page,
      house,
      [
        { type: "me", name: "Anna" },
        ...Array.from({ length: players - 1 }, () => ({ type: "bot", bot: "random" }) as const),
      ],
      { type: "position", text },
      game,
    );
    await ourTurn(page);
    let lines: string[] = [];
    // The question may be there before the room is.
    await expect(async () => {
      lines = (await page.getByRole("main").ariaSnapshot()).split("\n").map((line) => line.trim());
      const parts = lines.filter((line) => /^- (region|group|list|'?heading) /.test(line));
      const found = order.map((name) => parts.findIndex((line) => line.includes(name)));
      expect(found, parts.join("\n")).toEqual([...found].sort((a, b) => a - b));
      expect(found).not.toContain(-1);
    }).toPass({ timeout: 60_000 });
    // One jumps from part to part by headings.
    const heads = lines.filter((line) => /^- '?heading /.test(line));
    const wanted = order.filter((name) => !name.startsWith("Row "));
    expect(wanted.filter((name) => !heads.some((line) => line.includes(name)))).toEqual([]);
    // No part without content, no button or picture without a name, no sign that is spelt out, no two that are the same one after the other.
    const bad = lines.filter(
      (line, at) =>
        /^- (region|group|list)( "[^"]*")?$/.test(line) ||
        /^- (button|img|link)$/.test(line) ||
        /[→←↶◆]/.test(line) ||
        (/^- '?(button|img)/.test(line) && line === lines[at - 1]),
    );
    expect(bad).toEqual([]);
  });
}

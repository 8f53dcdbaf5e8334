/** How many gestures a game takes: the same choices of the same recorded game of three, by clicking places and by dragging cards.
 *
 * What the first seat was asked is given to the page question by question; every answer the page sends is compared with
 * the one that was recorded.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { expect, RECORD, test, type House, type Page } from "./house";

interface Asked {
  readonly choice: string;
  readonly entries: number;
  readonly question: { ticket: string; choices: { text: string; data: Record<string, string | number>; final: boolean }[] };
  readonly view: { players: { seat: number; hand: { card: number | null; colour: string }[] }[] };
}

const PYTHON = process.env["BURGOMASTER_PYTHON"] ?? join(import.meta.dirname, "../../.venv/bin/python");

function questions(): Asked[] {
  const told = execFileSync(PYTHON, [join(import.meta.dirname, "questions.py"), RECORD], { encoding: "utf8", maxBuffer: 2 ** 28 });
  return told.trim().split("\n").map((line) => JSON.parse(line) as Asked);
}

/** The places that a person points at for a choice: the card first, then where it goes. */
function places({ choice, view, question }: Asked): string[] {
  const [verb = ""] = choice.split(" ");
  const data = question.choices.find((each) => each.text === choice)?.data ?? {};
  const hand = view.players.find((player) => player.seat === 1)?.hand ?? [];
  const card = `card:${data["card"] ?? ""}`;
  const colour = hand.find((each) => each.card === data["card"])?.colour ?? "";
  const where: Record<string, string[]> = {
    workers: [card, `worker:${colour}`],
    money: [card, `die:${colour}`],
    decrease: [card, `level:${colour}`],
    wall: [card, `wall:${data["side"] ?? ""}`],
    site: [card, "site:new"],
    lay: [card, "garden:new"],
    build: [card, `site:${data["place"] ?? ""}`],
    discard: [card],
    draw: [`pile:${data["colour"] ?? ""}`],
    use: [`building:${data["card"] ?? ""}`],
    again: [`building:${data["card"] ?? ""}`],
    back: [`building:${data["card"] ?? ""}`],
    take: [`worker:${data["colour"] ?? ""}`],
    return: [`worker:${data["colour"] ?? ""}`],
    lower: [`level:${data["colour"] ?? ""}`],
    raise: [`level:${data["colour"] ?? ""}`],
    advance: ["square"],
    deactivate: [`majority:${data["majority"] ?? ""}`],
    segment: [`wall:${data["side"] ?? ""}`],
    give: [`seat:${data["seat"] ?? ""}`],
  };
  return where[verb] ?? [];
}

/** A page whose server says what it is given, and keeps what the page sends. */
async function fed(page: Page, house: House): Promise<(message: object) => Promise<void>> {
  await page.addInitScript(() => {
    localStorage.setItem("burgomaster.settings", JSON.stringify({ language: "en", motion: false, speed: "off", list: false }));
    localStorage.setItem("burgomaster.tokens", JSON.stringify([{ table: "t", token: "x", seats: [1], owner: true, code: null }]));
    class Fed extends EventTarget {
      static readonly OPEN = 1;
      readonly readyState = 1;
      onopen: (() => void) | null = null;
      onmessage: ((event: { data: string }) => void) | null = null;
      constructor() {
        super();
        Object.assign(window, { feed: (data: string) => this.onmessage?.({ data }), sent: [] });
        setTimeout(() => this.onopen?.());
      }
      send(data: string): void {
        (window as unknown as { sent: unknown[] }).sent.push(JSON.parse(data));
      }
      close(): void {}
    }
    Object.assign(window, { WebSocket: Fed });
  });
  await page.goto(`${house.url}/#/table/t`);
  await page.waitForFunction(() => "feed" in window);
  return (message) => page.evaluate((text) => (window as unknown as { feed: (text: string) => void }).feed(text), JSON.stringify(message));
}

const SEATS = ["Anna", "Ben", "Clara"].map((name, at) => ({ seat: at + 1, who: "person", name, bot: null, ready: true, connected: true, stands_for: null, away: null, agreed: [], face: at }));

async function count(page: Page, house: House, dragged: boolean): Promise<{ answers: number; gestures: number; listed: number }> {
  await page.setViewportSize({ width: 1440, height: 757 });
  const feed = await fed(page, house);
  await feed({ type: "welcome", table: "t", game: "hamburg", options: { players: 3 }, mine: [1], returns: [], owner: true, listed: false, commitment: "", rules: 2, begins: "setup", away_seconds: 120, hints: false, build: "" });
  let gestures = 0;
  // By a list, as it was before: a card, what to do with it, and the end of every turn are a click each.
  let listed = 0;
  const all = questions();
  for (const [at, asked] of all.entries()) {
    const only = asked.question.choices.length === 1;
    const targets = places(asked);
    const final = asked.question.choices.find((each) => each.text === asked.choice)?.final ?? false;
    listed += 1 + (targets[0]?.startsWith("card:") ? 1 : 0) + (final ? 1 : 0);
    // With nothing else to do the turn ends by itself.
    if (only && asked.choice === "end turn") continue;
    await feed({
      type: "state", version: at + 1, phase: "running", seat: 1, seats: SEATS, asked: [1], winners: [], question: asked.question, undo: { possible: false, count: 0, why_not: null },
      entries: asked.entries, last_own: asked.entries, view: asked.view, log_keep: 0, log: [],
    });
    const place = (target: string) => page.locator(`button[data-target='${target}']`);
    if (targets.length === 0) {
      await page.locator(`#question [data-choice='${asked.choice}']`).click();
      gestures += 1;
    } else if (dragged && targets.length === 2) {
      const [from, to] = [await place(targets[0] ?? "").boundingBox(), { near: targets[1] ?? "" }];
      if (!from) throw new Error(`${targets[0] ?? ""} is not in sight`);
      await page.mouse.move(from.x + from.width / 2, from.y + 40);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 2 });
      const box = await page.locator(`button.near[data-target='${to.near}']`).boundingBox();
      if (!box) throw new Error(`${to.near} is not lit`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
      await page.mouse.up();
      gestures += 1;
    } else {
      for (const target of targets) {
        await place(target).click();
        gestures += 1;
      }
    }
    if (final) {
      await page.locator("#question .confirm button.main").click();
      gestures += 1;
    }
    const chosen = await page.waitForFunction((ticket) => (window as unknown as { sent: { type: string; ticket?: string; choice?: string; move_id?: string }[] }).sent.find((each) => each.type === "choose" && each.ticket === ticket), asked.question.ticket);
    const sent = (await chosen.jsonValue()) as { choice: string; move_id: string };
    expect(sent.choice, `question ${at}`).toBe(asked.choice);
    await feed({ type: "accepted", move_id: sent.move_id, version: at + 2 });
  }
  return { answers: all.length, gestures, listed };
}

for (const dragged of [false, true]) {
  test(`a game of three ${dragged ? "with cards dragged" : "by clicks"} takes as few gestures as it can @slow`, async ({ page, house }) => {
    const { answers, gestures, listed } = await count(page, house, dragged);
    console.log(`${answers} answers: ${listed} clicks by the list, ${gestures} gestures ${dragged ? "with cards dragged" : "by places"}, turns ending by themselves`);
    // Three quarters of the clicks that the list takes; with cards dragged, three fifths.
    expect(gestures / listed).toBeLessThan(dragged ? 0.6 : 0.8);
  });
}

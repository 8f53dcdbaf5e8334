/** How many gestures a game takes: the same choices of the same recorded game of three, by clicking places and by dragging.
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
    localStorage.setItem("burgomaster.settings", JSON.stringify({ language: "en", motion: false, speed: "off", list: false, endTurns: true }));
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

type Gesture = "clicks" | "drags";

/** How the first seat's questions are answered on the page, gesture by gesture. */
class Player {
  gestures = 0;
  #at = 0;

  constructor(
    private readonly page: Page,
    private readonly feed: (message: object) => Promise<void>,
    private readonly all: readonly Asked[],
  ) {}

  #place(target: string) {
    return this.page.locator(`button[data-target='${target}']`);
  }

  async #middle(target: string): Promise<{ x: number; y: number; top: number }> {
    const box = await this.#place(target).boundingBox();
    if (!box) throw new Error(`${target} is not in sight`);
    return { x: box.x + box.width / 2, y: box.y + Math.min(40, box.height / 2), top: box.y };
  }

  /** Ask the next question. */
  async ask(): Promise<Asked | null> {
    const asked = this.all[this.#at];
    if (!asked) return null;
    await this.feed({
      type: "state", version: this.#at + 1, phase: "running", seat: 1, seats: SEATS, asked: [1], winners: [], question: asked.question, undo: { possible: false, count: 0, why_not: null },
      entries: asked.entries, last_own: asked.entries, view: asked.view, log_keep: 0, log: [],
    });
    return asked;
  }

  /** The answer that the page sends is the one that was recorded; what is done by itself is done after two seconds. */
  async answered(asked: Asked, byItself: boolean): Promise<void> {
    if (byItself) {
      await expect(this.page.locator("#question .ending")).toBeVisible();
      await this.page.clock.fastForward(2500);
    }
    const chosen = await this.page.waitForFunction((ticket) => (window as unknown as { sent: { type: string; ticket?: string; choice?: string; move_id?: string }[] }).sent.find((each) => each.type === "choose" && each.ticket === ticket), asked.question.ticket);
    const sent = (await chosen.jsonValue()) as { choice: string; move_id: string };
    expect(sent.choice, `question ${this.#at}`).toBe(asked.choice);
    this.#at += 1;
    await this.feed({ type: "accepted", move_id: sent.move_id, version: this.#at + 1 });
  }

  /** How many of the next answers draw cards for the same hand. */
  #row(): number {
    const end = this.all.findIndex((each, at) => at >= this.#at && (!each.choice.startsWith("draw ") || final(each)));
    return end - this.#at + 1;
  }

  /** One stroke over the piles, in the recorded order: from pile to pile over what lies above them. */
  async sweep(targets: readonly string[]): Promise<void> {
    const [first = "", ...rest] = targets;
    const from = await this.#middle(first);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    let x = from.x;
    for (const target of rest) {
      const to = await this.#middle(target);
      await this.page.mouse.move(x, to.top - 20, { steps: 3 });
      await this.page.mouse.move(to.x, to.top - 20, { steps: 3 });
      await this.page.mouse.move(to.x, to.y, { steps: 3 });
      x = to.x;
    }
    await this.page.mouse.up();
    this.gestures += 1;
  }

  async drag(card: string, target: string): Promise<void> {
    const from = await this.#middle(card);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x, from.top - 10, { steps: 2 });
    await expect(this.page.locator(`button.near[data-target='${target}']`)).toBeVisible();
    const to = await this.#middle(target);
    await this.page.mouse.move(to.x, to.y, { steps: 3 });
    await this.page.mouse.up();
    this.gestures += 1;
  }

  async click(target: string): Promise<void> {
    await this.#place(target).click();
    this.gestures += 1;
  }

  /** Answer the next question, or a row of them; false when there are no more. */
  async next(gesture: Gesture): Promise<boolean> {
    const asked = await this.ask();
    if (!asked) return false;
    const [first, second] = places(asked);
    if (asked.question.choices.length === 1) {
      await this.answered(asked, true);
    } else if (gesture === "drags" && asked.choice.startsWith("draw ")) {
      const row = this.#row();
      await this.sweep(this.all.slice(this.#at, this.#at + row).flatMap(places));
      await this.answered(asked, false);
      for (let left = row - 1; left > 0; left--) {
        const more = await this.ask();
        if (more) await this.answered(more, final(more));
      }
    } else {
      if (first === undefined) {
        await this.page.locator(`#question [data-choice='${asked.choice}']`).click();
        this.gestures += 1;
      } else if (second === undefined) await this.click(first);
      else if (gesture === "drags") await this.drag(first, second);
      else {
        // Pointing at a card lights its places.
        await this.#place(first).hover({ position: { x: 60, y: 40 } });
        await this.click(second);
      }
      await this.answered(asked, final(asked));
    }
    return true;
  }
}

function final(asked: Asked): boolean {
  return asked.question.choices.find((each) => each.text === asked.choice)?.final ?? false;
}

/** What the same takes by the list, with every turn ended by hand: a card, what to do with it, and what cannot be taken back confirmed. */
function listed(asked: Asked): number {
  return 1 + (places(asked)[0]?.startsWith("card:") ? 1 : 0) + (final(asked) ? 1 : 0);
}

const MOST: Record<Gesture, number> = { clicks: 95, drags: 70 };

for (const gesture of ["clicks", "drags"] as const) {
  test(`a game of three takes at most ${MOST[gesture]} ${gesture} @slow`, async ({ page, house }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1440, height: 757 });
    const feed = await fed(page, house);
    await feed({ type: "welcome", table: "t", game: "hamburg", options: { players: 3 }, mine: [1], returns: [], owner: true, listed: false, commitment: "", rules: 2, begins: "setup", away_seconds: 120, hints: false, build: "" });
    const all = questions();
    const player = new Player(page, feed, all);
    while (await player.next(gesture));
    console.log(`${all.length} answers: ${all.reduce((sum, each) => sum + listed(each), 0)} clicks by the list, ${player.gestures} ${gesture} with turns ending by themselves`);
    expect(player.gestures).toBeLessThanOrEqual(MOST[gesture]);
  });
}

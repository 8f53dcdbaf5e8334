/** How many gestures a game takes: the same choices of the same recorded game of three, by clicking places and by dragging.
 *
 * What the first seat was asked is given to the page question by question; every answer the page sends is compared with
 * the one that was recorded.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { expect, RECORD, test, type House, type Page } from "./house";

type Data = Record<string, string | number>;

interface Asked {
  readonly choice: string;
  readonly entries: number;
  readonly question: {
    ticket: string;
    ask: { id: string };
    choices: { text: string; data: Data; final: boolean; warning: object | null }[];
  };
  readonly view: object;
  /** What it would mean, as the page asks for it before it is chosen; null where a game foresees nothing. */
  readonly foreseen: {
    readonly choices?: readonly string[];
    readonly places?: readonly {
      readonly cell: { readonly x: number; readonly y: number };
      readonly landscapes: readonly object[];
    }[];
  } | null;
}

/** How a game is played by hand. */
interface Game {
  readonly id: string;
  readonly record: string;
  readonly options: object;
  readonly rules: number;
  /** Which choices draw cards that one stroke may pass over. */
  readonly sweeps: string;
  /** Whether they are drawn as the stroke goes, though none can be put back; else the last of them ends the row. */
  readonly live?: boolean;
  /** The places that a person points at for a choice: what is in the hand first, then where it goes. */
  places(asked: Asked, data: Data): string[];
  /** The most gestures that are allowed, where that is decided. */
  readonly most: Partial<Record<Gesture, number>>;
}

const PYTHON = process.env["BURGOMASTER_PYTHON"] ?? join(import.meta.dirname, "../../.venv/bin/python");

function questions(game: Game): Asked[] {
  const told = execFileSync(PYTHON, [join(import.meta.dirname, "questions.py"), game.record], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return told
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Asked);
}

interface Held {
  readonly players: readonly { seat: number; hand: readonly { card: number | null; colour: string }[] }[];
}
/** The colour of a card in one's hand. */
function colourOf({ view }: Asked, card: string | number | undefined): string {
  const hand = (view as Held).players.find((player) => player.seat === 1)?.hand ?? [];
  return hand.find((each) => each.card === card)?.colour ?? "";
}

const GOLDEN = join(import.meta.dirname, "..");
const HAMBURG: Game = {
  id: "hamburg",
  record: RECORD,
  options: { players: 3 },
  rules: 2,
  sweeps: "draw ",
  most: { clicks: 95, drags: 70 },
  places(asked, data) {
    const [verb = ""] = asked.choice.split(" ");
    const card = `card:${data["card"] ?? ""}`;
    const colour = colourOf(asked, data["card"]);
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
  },
};
const BRUGES: Game = {
  id: "bruges",
  record: join(GOLDEN, "bruges/golden/house-1/03-3-players.record"),
  options: { players: 3 },
  rules: 1,
  sweeps: "draw ",
  live: true,
  most: { clicks: 75, drags: 55 },
  places(asked, data) {
    const [verb = "", next = ""] = asked.choice.split(" ");
    const card = `card:${data["card"] ?? ""}`;
    const colour = colourOf(asked, data["card"]);
    const person = `person:${data["card"] ?? ""}`;
    const where: Record<string, string[]> = {
      workers: [card, `worker:${colour}`],
      money: [card, `die:${colour}`],
      threat: [card, `threat:${colour}`],
      canal: [card, `canal:${data["side"] ?? ""}`],
      house: [card, "house:new"],
      person: [card, `house:${data["place"] ?? ""}`],
      draw: [`pile:${data["side"] ?? ""}`],
      use: [person],
      again: [person],
      lose: next === "person" ? [person] : [],
      take: [`worker:${data["colour"] ?? ""}`],
      return: [`worker:${data["colour"] ?? ""}`],
      exchange: [`worker:${data["colour"] ?? ""}`, `into:${data["into"] ?? ""}`],
      tile: [`canal:${data["side"] ?? ""}`],
      advance: ["stairs"],
    };
    return where[verb] ?? [];
  },
};
const cell = (data: Data): string => `cell:${data["x"] ?? ""},${data["y"] ?? ""}`;
const TYCOON: Game = {
  id: "city_tycoon",
  record: join(GOLDEN, "city_tycoon/golden/house-2/01-3-players.record"),
  options: { players: 3 },
  rules: 1,
  sweeps: "nothing",
  most: {},
  places(asked, data) {
    const [verb = ""] = asked.choice.split(" ");
    const tile = `tile:${data["tile"] ?? ""}`;
    const where: Record<string, string[]> = {
      pick: [tile],
      discard: [tile],
      sell: [tile, "bank"],
      build: [`side:${data["kind"] ?? ""}`],
      at: [cell(data)],
      land: [cell(data)],
      water: [cell(data)],
      // Taken up, and done by clicking it once more.
      supply: [tile, tile],
    };
    return where[verb] ?? [];
  },
};

/** A page whose server says what it is given, and keeps what the page sends. */
async function fed(page: Page, house: House): Promise<(message: object) => Promise<void>> {
  await page.addInitScript(() => {
    localStorage.setItem(
      "burgomaster.settings",
      JSON.stringify({ language: "en", motion: false, speed: "off", list: false, endTurns: true }),
    );
    localStorage.setItem(
      "burgomaster.tokens",
      JSON.stringify([{ table: "t", token: "x", seats: [1], owner: true, code: null }]),
    );
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
        const message = JSON.parse(data) as {
          type: string;
          id: string;
          about?: { kind: string; tile?: number; demand?: number };
        };
        const { sent, foreseen } = window as unknown as {
          sent: unknown[];
          foreseen: { kind: string; tile: number; demand?: number } | null;
        };
        sent.push(message);
        const { about } = message;
        if (
          foreseen &&
          about?.kind === foreseen.kind &&
          about.tile === foreseen.tile &&
          about.demand === foreseen.demand
        ) {
          setTimeout(() =>
            this.onmessage?.({
              data: JSON.stringify({ type: "foreseen", id: message.id, version: 0, found: foreseen }),
            }),
          );
        }
      }
      close(): void {}
    }
    Object.assign(window, { WebSocket: Fed });
  });
  await page.goto(`${house.url}/#/table/t`);
  await page.waitForFunction(() => "feed" in window);
  return (message) =>
    page.evaluate(
      (text) => (window as unknown as { feed: (text: string) => void }).feed(text),
      JSON.stringify(message),
    );
}

const SEATS = ["Anna", "Ben", "Clara"].map((name, at) => ({
  seat: at + 1,
  who: "person",
  name,
  bot: null,
  ready: true,
  connected: true,
  stands_for: null,
  away: null,
  agreed: [],
  face: at,
}));

type Gesture = "clicks" | "drags";

/** How the first seat's questions are answered on the page, gesture by gesture. */
class Player {
  gestures = 0;
  #at = 0;

  /** What is asked next. */
  get asks(): string {
    return this.all[this.#at]?.question.ask.id ?? "";
  }

  constructor(
    private readonly page: Page,
    private readonly feed: (message: object) => Promise<void>,
    private readonly game: Game,
    private readonly all: readonly Asked[],
  ) {}

  #place(target: string) {
    return this.page.locator(`button[data-target='${target}']`);
  }

  /** The places of an answer; a tile that is laid goes to the cell that is asked for next. */
  places(asked: Asked): string[] {
    const data = dataOf(asked);
    const next = this.all[this.#at + 1];
    if (this.game.id === "city_tycoon" && asked.choice.startsWith("lay ") && next)
      return [`tile:${data["tile"] ?? ""}`, cell(dataOf(next))];
    return this.game.places(asked, data);
  }

  async #middle(target: string): Promise<{ x: number; y: number; top: number }> {
    const box = await this.#place(target).boundingBox();
    if (!box) throw new Error(`${target} is not in sight`);
    return { x: box.x + box.width / 2, y: box.y + Math.min(40, box.height / 2), top: box.y };
  }

  /** Where a place is once the map has come to rest: it moves to show where a tile may go. */
  async #rest(target: string): Promise<{ x: number; y: number; top: number }> {
    for (let before = await this.#middle(target); ;) {
      await this.page.waitForTimeout(50);
      const now = await this.#middle(target);
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  }

  /** Ask the next question. */
  async ask(): Promise<Asked | null> {
    const asked = this.all[this.#at];
    if (!asked) return null;
    await this.page.evaluate((foreseen) => Object.assign(window, { foreseen }), asked.foreseen);
    await this.feed({
      type: "state",
      version: this.#at + 1,
      phase: "running",
      seat: 1,
      seats: SEATS,
      asked: [1],
      winners: [],
      question: asked.question,
      undo: { possible: false, count: 0, why_not: null },
      entries: asked.entries,
      last_own: asked.entries,
      view: asked.view,
      // Whoever is asked did something just now: only such a turn ends by itself.
      log_keep: 0,
      log: [{ n: this.#at + 1, entry: asked.entries, seat: 1, text: "", says: [], beats: [], warning: false }],
    });
    return asked;
  }

  /** The answer that the page sends is the recorded one; what is done by itself is done after two seconds, what is to be confirmed takes a gesture more. */
  async answered(asked: Asked): Promise<void> {
    const state = (): Promise<string> =>
      this.page
        .waitForFunction((ticket) => {
          const { sent } = window as unknown as { sent: { type: string; ticket?: string }[] };
          if (sent.some((each) => each.type === "choose" && each.ticket === ticket)) return "sent";
          if (document.querySelector("#question .ending")) return "by itself";
          return document.querySelector("#question span.confirm button.main") ? "confirm" : null;
        }, asked.question.ticket)
        .then((found) => found.jsonValue() as Promise<string>);
    for (let now = await state(); now !== "sent"; now = await state()) {
      if (now === "by itself") await this.page.clock.fastForward(2500);
      else {
        await this.page.locator("#question span.confirm button.main").click();
        this.gestures += 1;
      }
    }
    const chosen = await this.page.evaluate(
      (ticket) =>
        (window as unknown as { sent: { type: string; ticket?: string; choice: string; move_id: string }[] }).sent.find(
          (each) => each.type === "choose" && each.ticket === ticket,
        ),
      asked.question.ticket,
    );
    expect(chosen?.choice, `question ${this.#at}`).toBe(asked.choice);
    this.#at += 1;
    await this.feed({ type: "accepted", move_id: chosen?.move_id, version: this.#at + 1 });
    // Nobody is so quick that the next click could belong to a double click.
    await this.page.clock.fastForward(400);
  }

  /** How many of the next answers draw cards for the same hand. */
  #row(): number {
    const goesOn = ({ choice }: Asked, before: Asked): boolean =>
      choice.startsWith(this.game.sweeps) && (this.game.live === true || !final(before));
    const end = this.all.findIndex((each, at) => at > this.#at && !goesOn(each, this.all[at - 1] ?? each));
    return end - this.#at;
  }

  /** One stroke over the piles, in the recorded order: from pile to pile well above them, as the same pile twice is meant only so. */
  async sweep(targets: readonly string[]): Promise<void> {
    const [first = "", ...rest] = targets;
    const from = await this.#middle(first);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    let x = from.x;
    for (const target of rest) {
      const to = await this.#middle(target);
      await this.page.mouse.move(x, to.top - 40, { steps: 3 });
      await this.page.mouse.move(to.x, to.top - 40, { steps: 3 });
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
    const to = await this.#rest(target);
    await this.page.mouse.move(to.x, to.y, { steps: 3 });
    await this.page.mouse.up();
    this.gestures += 1;
  }

  async click(target: string): Promise<void> {
    await this.#place(target).click();
    this.gestures += 1;
  }

  async #press(selector: string): Promise<void> {
    await this.page.locator(selector).click();
    this.gestures += 1;
  }

  /** Answer questions that the page answers by what it was told before. */
  async #follow(count: number): Promise<void> {
    for (let left = count; left > 0; left--) {
      const more = await this.ask();
      if (more) await this.answered(more);
    }
  }

  /** Supply a tile: taken up, its ways are drawn; once more, and it is done as it was drawn. */
  async #supply(asked: Asked): Promise<void> {
    const steps = asked.foreseen?.choices ?? [];
    const { tile, demand } = dataOf(asked);
    if (steps.some((step, at) => this.all[this.#at + at]?.choice !== step)) {
      // Another payee than the first is chosen here question by question, in the list.
      await this.#press("#question button[aria-keyshortcuts='l']");
      const tiles = [...new Set(asked.question.choices.flatMap(({ data }) => data["tile"] ?? []))];
      const listed = `#question .list [data-choice='${asked.choice}']`;
      await expect(this.page.locator("#question .list")).toBeVisible();
      if ((await this.page.locator(listed).count()) === 0)
        await this.#press(`#question .list li:nth-child(${tiles.indexOf(tile ?? "") + 1}) .group`);
      await this.#press(listed);
      await this.answered(asked);
      while (/^(from|pay) /.test(this.all[this.#at]?.choice ?? "")) {
        const more = await this.ask();
        await this.#press(`#question [data-choice='${more?.choice ?? ""}']`);
        if (more) await this.answered(more);
      }
      await this.page.keyboard.press("l");
      this.gestures += 1;
      return;
    }
    const other = `demand:${tile ?? ""}:${demand ?? ""}`;
    const target = (await this.#place(other).count()) > 0 ? other : `tile:${tile ?? ""}`;
    await this.click(target);
    await expect(this.page.locator(".plate .sum button:enabled")).toBeVisible();
    await this.click(target);
    await this.answered(asked);
    await this.#follow(steps.length - 1);
  }

  /** The recorded answers that lay landscape, from so many questions on. */
  #pieces(from: number): readonly Asked[] {
    const rest = this.all.slice(this.#at + from);
    const end = rest.findIndex((each) => !/^(land|water) /.test(each.choice));
    return end < 0 ? rest : rest.slice(0, end);
  }

  /** Where the landscape of a tile can lie in several ways, it is moved until it lies as it was recorded, and all of it is laid. */
  async #landscape(asked: Asked, target: string): Promise<void> {
    const place = asked.foreseen?.places?.find(({ cell: { x, y } }) => cell({ x, y }) === target);
    if ((place?.landscapes.length ?? 0) < 2) return;
    await expect(this.page.locator(".plate .sum button:enabled")).toBeVisible();
    const wanted = this.#pieces(2).map((each) => ({
      target: cell(dataOf(each)),
      lies: `the ${each.choice.split(" ")[0] ?? ""} comes here`,
    }));
    await expect(this.page.locator("button.cell", { hasText: "comes here" })).toHaveCount(wanted.length);
    const wrong = async (): Promise<string | undefined> => {
      for (const each of wanted)
        if (!((await this.#place(each.target).textContent()) ?? "").includes(each.lies)) return each.target;
      return undefined;
    };
    for (let next = await wrong(); next !== undefined; next = await wrong()) await this.click(next);
    await this.click(target);
  }

  /** Answer the next question, or a row of them; false when there are no more. */
  async next(gesture: Gesture): Promise<boolean> {
    const asked = await this.ask();
    if (!asked) return false;
    const [first, second] = this.places(asked);
    // What is left alone is done by itself, but for selling.
    if (asked.question.choices.length === 1 && !asked.choice.startsWith("sell ")) await this.answered(asked);
    else if (asked.choice.startsWith("supply ")) await this.#supply(asked);
    else if (gesture === "drags" && asked.choice.startsWith(this.game.sweeps)) {
      const row = this.#row();
      await this.sweep(
        this.all.slice(this.#at, this.#at + row).flatMap((each) => this.game.places(each, dataOf(each))),
      );
      await this.answered(asked);
      await this.#follow(row - 1);
    } else {
      if (first === undefined) await this.#press(`#question [data-choice='${asked.choice}']`);
      else if (second === undefined) await this.click(first);
      else if (asked.choice.startsWith("exchange ")) {
        await this.click(first);
        await this.click(second);
      } else if (gesture === "drags") await this.drag(first, second);
      else {
        // Pointing at a card lights its places.
        await this.#place(first).hover({ position: { x: 60, y: 20 } });
        await this.click(second);
      }
      const laid = asked.choice.startsWith("lay ") && second?.startsWith("cell:");
      if (laid && second !== undefined) await this.#landscape(asked, second);
      await this.answered(asked);
      // The cell of a tile was pointed at already, and its landscape lies around it.
      if (laid) await this.#follow(1 + this.#pieces(1).length);
    }
    return true;
  }
}

function dataOf(asked: Asked): Data {
  return asked.question.choices.find((each) => each.text === asked.choice)?.data ?? {};
}

function final(asked: Asked): boolean {
  return asked.question.choices.find((each) => each.text === asked.choice)?.final ?? false;
}

/** What the same takes by the list, with every turn ended by hand: a card, what to do with it, and what cannot be taken back confirmed. */
function listed(game: Game, asked: Asked): number {
  return 1 + (/^(card|tile):/.test(game.places(asked, dataOf(asked))[0] ?? "") ? 1 : 0) + (final(asked) ? 1 : 0);
}

/** Where the gestures went, the dearest questions first. */
function dearest(spent: ReadonlyMap<string, readonly number[]>): string {
  const rows = [...spent].map(([ask, all]) => ({
    ask,
    sum: all.reduce((sum, each) => sum + each, 0),
    times: all.length,
  }));
  return rows
    .sort((a, b) => b.sum - a.sum)
    .slice(0, 8)
    .map(({ ask, sum, times }) => `${ask} ${sum} (${times} times)`)
    .join(", ");
}

for (const game of [HAMBURG, BRUGES, TYCOON]) {
  for (const gesture of ["clicks", "drags"] as const) {
    const most = game.most[gesture];
    test(`${game.id}: a game of three takes ${most === undefined ? "" : `at most ${most} `}${gesture} @slow`, async ({
      page,
      house,
    }) => {
      await page.clock.install();
      await page.setViewportSize({ width: 1440, height: 757 });
      const feed = await fed(page, house);
      await feed({
        type: "welcome",
        table: "t",
        game: game.id,
        options: game.options,
        mine: [1],
        returns: [],
        owner: true,
        listed: false,
        commitment: "",
        rules: game.rules,
        begins: "setup",
        away_seconds: 120,
        hints: false,
        build: "",
      });
      const all = questions(game);
      const player = new Player(page, feed, game, all);
      const spent = new Map<string, number[]>();
      for (let before = 0, ask = player.asks; await player.next(gesture); before = player.gestures, ask = player.asks) {
        spent.set(ask, [...(spent.get(ask) ?? []), player.gestures - before]);
      }
      console.log(
        `${game.id}: ${all.length} answers: ${all.reduce((sum, each) => sum + listed(game, each), 0)} clicks by the list, ${player.gestures} ${gesture} with turns ending by themselves; ${dearest(spent)}`,
      );
      expect(player.gestures).toBeLessThanOrEqual(most ?? all.length);
    });
  }
}

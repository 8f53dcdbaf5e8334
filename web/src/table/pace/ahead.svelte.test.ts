/** Answers in advance at a table over days: offered, left, refused, told. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { TABLE } from "../../room/table";
import type { AheadInfo } from "../../wire/types";
import { words } from "../../words/words.svelte";
import Beside from "./Beside.svelte";

const WEB = join(import.meta.dirname, "../..");
const ENGINE = join(WEB, "../../src/burgomaster/words/en");
const said = (id: string) => ({ id, arguments: {} });
const ahead: AheadInfo = {
  offered: [[said("hb-ahead-draw")], [said("hb-ahead-stay"), said("hb-ahead-advance")]],
  left: ["hb-ahead-draw", "hb-ahead-stay"],
  given: [],
};
const [DRAW, STAY, ADVANCE] = ["Fill my hand", "stay where I am", "advance if I can"];
const line = (n: number, entry: number, id: string) => ({ n, entry, seat: 1, text: "", says: [said(id)], beats: [] });

let now = $state.raw<object>({});
let refusal = $state.raw<object | null>(null);
const leaveAhead = vi.fn();
/** The place at seat 1, where `more` is told; what is told later is put into `now`. */
function at(more: object): void {
  now = { phase: "running", seat: 1, ahead: null, ...more };
  const session = {
    ...{ welcome: { pace: { kind: "days", days: 1, late: "wait" } }, seats: [], mine: [1], quiet: vi.fn(), leaveAhead },
    get refusal() {
      return refusal;
    },
  };
  const table = {
    ...{ session, name: String, naming: {}, log: [line(1, 4, "hb-ahead-advance"), line(2, 5, "hb-ahead-stay")] },
    get now() {
      return now;
    },
  };
  render(Beside, { props: { wanted: false }, context: new Map([[TABLE, table]]) });
}
function tell(more: object): void {
  flushSync(() => (now = { ...now, ...more }));
}
const turned = (): readonly boolean[] =>
  [DRAW, STAY, ADVANCE].map((name) => screen.getByRole<HTMLInputElement>("switch", { name: RegExp(name) }).checked);
const press = (name: string) => fireEvent.click(screen.getByRole("switch", { name: RegExp(name) }));
const open = () => fireEvent.click(screen.getByText(/^Answer/));

describe("answers in advance", () => {
  beforeAll(() => {
    const engine = readdirSync(ENGINE).map((name) => readFileSync(join(ENGINE, name), "utf8"));
    const own = ["words", "pace/words"].map((folder) => readFileSync(join(WEB, folder, "en.ftl"), "utf8"));
    words.use("en", own.join("\n"), engine.join("\n"));
  });
  beforeEach(() => {
    refusal = null;
    leaveAhead.mockClear();
  });
  afterEach(cleanup);
  it("have a place only where some are offered, and as long as the game goes on", () => {
    at({});
    expect(screen.queryByText(/^Answer/)).toBeNull();
    tell({ ahead: { offered: [], left: [], given: [] } });
    expect(screen.queryByText(/^Answer/)).toBeNull();
    tell({ ahead: { ...ahead, left: [] } });
    screen.getByText("Answer in advance");
    tell({ phase: "over" });
    expect(screen.queryByText(/^Answer/)).toBeNull();
  });
  it("are shown as they are left, with when they are cleared", async () => {
    at({ ahead });
    screen.getByText("Answered in advance: 2");
    await open();
    expect(turned()).toEqual([true, true, false]);
    const group = screen.getByRole("group", { name: "If nothing else is asked:" });
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/^Each counts/);
    tell({ ahead: { ...ahead, left: [] } });
    expect(turned()).toEqual([false, false, false]);
    screen.getByText("Answer in advance");
  });
  it("are sent all together, one to each question", async () => {
    at({ ahead });
    await open();
    await press(ADVANCE);
    expect(leaveAhead).toHaveBeenLastCalledWith(1, ["hb-ahead-draw", "hb-ahead-advance"]);
    expect(turned()).toEqual([true, false, true]);
    await press(DRAW);
    expect(leaveAhead).toHaveBeenLastCalledWith(1, ["hb-ahead-advance"]);
    await press(ADVANCE);
    expect(leaveAhead).toHaveBeenLastCalledWith(1, []);
  });
  it("stand as they were when they are refused", async () => {
    at({ ahead });
    await open();
    await press(DRAW);
    expect(turned()).toEqual([false, true, false]);
    flushSync(() => (refusal = { reason: said("ahead-unknown") }));
    expect(turned()).toEqual([true, true, false]);
  });
  it("are told when they were given", async () => {
    at({ ahead });
    await open();
    expect(screen.queryByRole("list")).toBeNull();
    tell({ ahead: { ...ahead, given: [5] } });
    const told = screen.getByRole("list", { name: "Given for you lately:" });
    expect(told.textContent).toBe("City Hall Square: stay where I am");
  });
});

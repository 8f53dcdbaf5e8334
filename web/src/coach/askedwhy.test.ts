import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";

import { TABLE } from "../room/table";
import type { AskedInfo } from "../wire/types";
import { words } from "../words/words.svelte";
import { Marks } from "./mark.svelte";
import AskedWhy from "./AskedWhy.svelte";

beforeAll(() => words.use("en", readFileSync(join(import.meta.dirname, "../words/en.ftl"), "utf8")));

const ASKED = (ticket: string): AskedInfo => ({
  ticket,
  seat: 1,
  ask: { id: "x", arguments: {} },
  step: "",
  choices: [],
});
const table = { room: { id: "plain", targets: () => [] }, name: String };

it("puts away why something is asked by Esc, by a press elsewhere and with the question", async () => {
  const { rerender, unmount } = render(AskedWhy, {
    props: { question: ASKED("1"), marks: new Marks(), hint: () => Promise.resolve(null) },
    context: new Map([[TABLE, table]]),
  });
  const open = async (): Promise<void> => {
    await fireEvent.click(screen.getByRole("button", { name: "Why am I asked?" }));
    await screen.findByText("What would the clerk do?");
  };
  const told = (): HTMLElement | null => screen.queryByText("What would the clerk do?");
  await open();
  screen.getByText("What would the clerk do?").focus();
  // What is picked meanwhile stays picked: the key goes no further.
  const heard: string[] = [];
  const hear = (event: KeyboardEvent): void => void heard.push(event.key);
  window.addEventListener("keydown", hear);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  window.removeEventListener("keydown", hear);
  expect([told(), heard]).toEqual([null, []]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Why am I asked?" }));
  await open();
  await fireEvent.pointerDown(screen.getByText("What would the clerk do?"));
  expect(told()).not.toBeNull();
  await fireEvent.pointerDown(document.body);
  expect(told()).toBeNull();
  await open();
  await rerender({ question: ASKED("2") });
  expect(told()).toBeNull();
  unmount();
});

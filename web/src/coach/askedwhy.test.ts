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

const OWN = readFileSync(join(import.meta.dirname, "../words/en.ftl"), "utf8");

it("tells a hint with what is claimed of it, why, and the next best", async () => {
  words.use("en", OWN, "claim = In 40 worlds it leads by 3.\nreason = It brings a house.\neven = no worse");
  const choice = (text: string): AskedInfo["choices"][number] => ({ text, data: {} }) as never;
  const asked = { ...ASKED("1"), choices: ["a", "b", "c"].map(choice) };
  const said = (id: string): { id: string; arguments: Record<string, never> } => ({ id, arguments: {} });
  const advice = {
    type: "advice" as const,
    id: "h",
    ticket: "1",
    choice: "b",
    claim: said("claim"),
    rivals: [{ choice: "c", said: said("even") }],
    reasons: [said("reason")],
  };
  const room = { id: "plain", targets: () => [], long: ({ text }: { text: string }) => `to ${text}` };
  render(AskedWhy, {
    props: { question: asked, marks: new Marks(), hint: () => Promise.resolve(advice) },
    context: new Map([[TABLE, { room, name: String }]]),
  });
  await fireEvent.click(screen.getByRole("button", { name: "Why am I asked?" }));
  await fireEvent.click(await screen.findByText("What would the clerk do?"));
  const told = (await screen.findByText("The clerk would:")).closest("div")?.textContent.replace(/\s+/g, " ");
  expect(told).toContain("to b");
  expect(told).toContain("In 40 worlds it leads by 3. It brings a house.");
  expect(screen.getByRole("listitem").textContent).toBe("to c · no worse");
});

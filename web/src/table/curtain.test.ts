import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import { TABLE } from "../room/table";
import Face from "../ui/Face.svelte";
import { words } from "../words/words.svelte";
import Curtain from "./Curtain.svelte";

it("is the town's shut gate with the arms and the face of whoever comes next, and opens for them alone", async () => {
  words.use("en", readFileSync(join(import.meta.dirname, "../words/en.ftl"), "utf8"), "", "");
  const onopen = vi.fn();
  const { container } = render(Curtain, {
    props: { name: "Anna", seat: 2, onopen },
    context: new Map<unknown, unknown>([[TABLE, { Portrait: Face, play: { face: () => 3 } }]]),
  });
  await vi.waitFor(() => expect(container.querySelectorAll(".gate .bars path").length).toBeGreaterThan(8), 20_000);
  expect(container.querySelector<SVGElement>(".gate")?.style.getPropertyValue("--seat")).toContain("seat-2");
  expect(container.querySelector(".face svg")).not.toBeNull();
  expect(onopen).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toContain("Anna");
  await fireEvent.click(screen.getByRole("button", { name: "I am Anna" }));
  expect(onopen).toHaveBeenCalledOnce();
});

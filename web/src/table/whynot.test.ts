import { render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";

import { TABLE } from "../room/table";
import type { MissingInfo } from "../wire/types";
import { words } from "../words/words.svelte";
import WhyNot from "./WhyNot.svelte";

beforeAll(() => words.use("en", "app-why-not = Why not?\napp-not-now = Not now.\nshort = Too dear.\nnone = Full."));

const of = (text: string, card: number, reason: string): MissingInfo => ({
  text,
  data: { card },
  reason: { id: reason, arguments: {} },
});
const MISSING = [of("build 7", 7, "short"), of("build 8", 8, "none"), of("copy 7", 7, "not-asked-for")];

/** What is said of a place where these are on offer. */
async function told(target: string, offered: readonly string[] = []): Promise<string> {
  const choices = offered.map((text) => ({ text, data: { card: Number(text.split(" ")[1]) } }));
  const missing = vi.fn(() => Promise.resolve(MISSING));
  const table = {
    session: { state: { question: { ticket: "1", ask: { id: "", arguments: {} }, choices } }, missing },
    room: {
      targets: ({ data }: { data: { card: number } }) => [`card:${data.card}`, "site:1"],
      short: ({ text }: { text: string }) => text,
    },
    naming: () => undefined,
  };
  const { container, unmount } = render(WhyNot, { props: { target, open: true }, context: new Map([[TABLE, table]]) });
  await vi.waitFor(() => expect(missing).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
  const text = (container.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  unmount();
  return text;
}

it("says of a place why what one would think of there is not on offer", async () => {
  expect(await told("card:7")).toBe("Why not? build 7: Too dear.");
  expect(await told("card:8")).toBe("Why not? build 8: Full.");
});

it("says that nothing can be done where nothing is on offer nor thought of, and nothing where something is", async () => {
  expect(await told("site:1")).toBe("Not now.");
  expect(await told("card:9", ["build 9"])).toBe("");
});

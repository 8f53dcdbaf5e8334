import { afterEach, expect, it } from "vitest";

import { settings } from "../browser/settings.svelte";
import { BURGHERS, GUESTS, ownName } from "./names";

afterEach(() => settings.change({ name: "" }));

it("gives whoever has no name yet a burgher's, which nobody else at the table has", () => {
  expect(GUESTS).toContain(ownName());
  expect(GUESTS.filter((each) => (BURGHERS as readonly string[]).includes(each))).toEqual([]);
  settings.change({ name: "Anna" });
  expect(ownName()).toBe("Anna");
});

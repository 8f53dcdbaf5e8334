import { expect, it } from "vitest";

import type { LogLine } from "../wire/types";
import { openly } from "./openly";

it("tells what everyone may know, and leaves every other line as it is", () => {
  const say = (id: string): LogLine["says"] => [{ id, arguments: {} }];
  const line = { n: 1, entry: 1, seat: 1, text: "", says: say("seen"), beats: [], warning: false };
  const own = { ...line, n: 2, says: say("drawn-card"), openly: say("drawn-back") };
  const unheard = { ...line, n: 3, says: say("looked"), openly: [] };
  expect(openly([line, own, unheard]).map(({ says }) => says.map(({ id }) => id))).toEqual([
    ["seen"],
    ["drawn-back"],
    [],
  ]);
  expect(openly([line])[0]).toBe(line);
});

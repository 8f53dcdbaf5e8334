import { expect, it, vi } from "vitest";

import { http } from "../wire/http";
import { problem } from "./problem";

it("one file tells build, position and record as this seat may know them, and no token or code", async () => {
  const record = vi.spyOn(http, "record").mockResolvedValue("the record");
  const session = {
    table: "t1",
    token: "my-secret-token",
    code: "my-secret-code",
    welcome: { game: "toy", options: {}, rules: 1, code: "my-secret-code" },
    state: { version: 7, asked: [1], question: null, view: { hand: [1, 2] }, log: [] },
    seats: [],
  };
  const text = await problem(session as never);
  expect(record).toHaveBeenCalledWith("t1", "my-secret-token");
  expect(JSON.parse(text)).toMatchObject({ game: "toy", version: 7, position: { hand: [1, 2] }, record: "the record" });
  expect(JSON.parse(text)).toHaveProperty("build");
  expect(text).not.toMatch(/my-secret/);
  vi.restoreAllMocks();
});

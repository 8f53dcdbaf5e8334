import { describe, expect, it } from "vitest";

import { arrived } from "./arrived";

describe("a part of the app that is fetched", () => {
  it("is there when it arrived", async () => {
    const part = { default: "page" };
    expect(await arrived(Promise.resolve(part))).toBe(part);
  });
  it("is refused when it did not, whether the browser says so or nothing is there", async () => {
    await expect(arrived(Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    await expect(arrived(Promise.resolve(undefined))).rejects.toThrow("did not arrive");
  });
});

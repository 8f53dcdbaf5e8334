import jsQR from "jsqr";
import { describe, expect, it } from "vitest";

import { picture } from "./qr";

/** Draw the path of squares as a reader's camera would see it. */
function seen(path: string, size: number, scale = 4): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(size * scale * size * scale * 4).fill(255);
  for (const [, x = "0", y = "0"] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy++) {
      for (let dx = 0; dx < scale; dx++)
        pixels.set([0, 0, 0], ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4);
    }
  }
  return pixels;
}

describe("a link as a picture", () => {
  it.each([
    "http://127.0.0.1:8765/#/seat/k3vqy2mzzfgsyb3a/" + "a-token_of-43-characters".padEnd(43, "x"),
    "https://spiele.example.org/burgomaster/#/table/abc/at/120",
  ])("is read as what it says: %s", (text) => {
    const { size, path } = picture(text);
    const found = jsQR(seen(path, size), size * 4, size * 4);
    expect(found?.data).toBe(text);
  });
});

import { expect, test } from "vitest";

import { filesIn } from "./archive";

/** An archive as Python's zipfile writes it, uncompressed: what is said of each file, its name, what is in it; then a list of all. */
function archive(files: Readonly<Record<string, string>>, method = 0): ArrayBuffer {
  const pieces = Object.entries(files).map(([name, content]) => {
    const bytes = new TextEncoder().encode(name + content);
    const piece = new Uint8Array(30 + bytes.length);
    const view = new DataView(piece.buffer);
    view.setUint32(0, 0x04034b50, true);
    view.setUint16(8, method, true);
    view.setUint32(22, bytes.length - name.length, true);
    view.setUint16(26, name.length, true);
    piece.set(bytes, 30);
    return piece;
  });
  const list = Uint8Array.of(0x50, 0x4b, 0x01, 0x02, 9, 9);
  return new Uint8Array([...pieces, list].flatMap((piece) => [...piece])).buffer;
}

const told = (found: ArrayBuffer): string[] =>
  [...filesIn(found)].map(({ name, content }) => `${name}: ${new TextDecoder().decode(content)}`);

test("every file is found, with what is in it, and none is copied", () => {
  const packed = archive({ "a/b.pyc": "first", empty: "", "c.csv": "größer" });
  expect(told(packed)).toEqual(["a/b.pyc: first", "empty: ", "c.csv: größer"]);
  expect([...filesIn(packed)].every(({ content }) => content.buffer === packed)).toBe(true);
});

test("an archive of another kind is refused", () => {
  expect(() => told(archive({ a: "b" }, 8))).toThrow("compressed by itself");
});

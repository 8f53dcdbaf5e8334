/** What lies in an archive that only keeps files together, compressed as a whole: packed by server/bytecode.py. */

const FILE = 0x04034b50;

export interface Packed {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The files of an archive, each a part of it and no copy. */
export function* filesIn(archive: ArrayBuffer): Generator<Packed> {
  const view = new DataView(archive);
  const names = new TextDecoder();
  for (let at = 0; at + 4 <= view.byteLength && view.getUint32(at, true) === FILE;) {
    if (view.getUint16(at + 8, true) !== 0) throw new Error("a file of the archive is compressed by itself");
    const [size, name, extra] = [
      view.getUint32(at + 22, true),
      view.getUint16(at + 26, true),
      view.getUint16(at + 28, true),
    ];
    const begin = at + 30 + name + extra;
    yield {
      name: names.decode(new Uint8Array(archive, at + 30, name)),
      content: new Uint8Array(archive, begin, size),
    };
    at = begin + size;
  }
}

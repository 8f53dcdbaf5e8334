/** Tables that go from place to place: as a file, or in an address, whose part after `#` reaches no server. */
import type { SeatPlan } from "../ui/seats";
import { folder, type Source } from "../words/words.svelte";
import type { Sitter } from "../wire/types";

/** What a server needs of a table to go on with it: the game so far, and who sat there. */
export interface Carried {
  readonly game: string;
  readonly record: string;
  readonly sitters: readonly Sitter[];
}

export const WORDS: Source = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** No table is longer than this, unpacked: what came by an address is read no further. */
const MOST = 256 * 1024;

function sitter(each: unknown): Sitter | null {
  if (typeof each !== "object" || each === null) return null;
  const { type, name, bot } = each as Record<string, unknown>;
  if ((type === "me" || type === "here") && typeof name === "string") return { type, name: name.slice(0, 40) };
  if (type === "bot" && typeof bot === "string") return { type, bot };
  return type === "link" ? { type } : null;
}

/** A table that was saved as a file, as far as a server needs it; null if the text is none. */
export function carried(text: string): Carried | null {
  try {
    const found = JSON.parse(text) as Partial<Record<string, unknown>>;
    const { game, record, sitters } = found;
    if (found["burgomaster"] !== "table" || typeof game !== "string" || typeof record !== "string") return null;
    return { game, record, sitters: Array.isArray(sitters) ? sitters.map(sitter).filter((each) => each !== null) : [] };
  } catch {
    return null;
  }
}

/** Who is to sit where at a table that comes from elsewhere: those who sat there. */
export function plans(sitters: readonly Sitter[]): SeatPlan[] {
  return sitters.map((each) => ({
    who: each.type,
    name: "name" in each && each.type !== "bot" ? (each.name ?? "") : "",
    bot: each.type === "bot" ? each.bot : "",
  }));
}

async function through(bytes: Uint8Array, by: ReadableWritablePair, most: number): Promise<Uint8Array> {
  const source = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = (source.pipeThrough(by) as ReadableStream<Uint8Array>).getReader();
  const pieces: Uint8Array[] = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new Error("too long");
    pieces.push(value);
  }
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** A table as a part of an address, packed. */
export async function addressed(table: Carried): Promise<string> {
  const text = JSON.stringify({ burgomaster: "table", ...table });
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity);
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The table that came as a part of an address; null if there is none in it. */
export async function arrivedBy(address: string): Promise<Carried | null> {
  try {
    const letters = atob(address.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"), MOST);
    return carried(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

/** The page of a server, from what someone typed; null if it can be none. */
export function serverOf(typed: string): string | null {
  const text = typed.trim();
  if (!text) return null;
  try {
    const found = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(found.protocol) && found.hostname ? found.href.replace(/[?#].*$/, "") : null;
  } catch {
    return null;
  }
}

/** Python in a worker, with the engine: fetched while someone is told how much of it is here. */
import type { PyodideAPI } from "pyodide";

import type { Parts } from "./protocol";

/** What was fetched lies here until the service worker takes it over. */
const CACHE = "burgomaster-engine";
const LIBRARY = "/lib/burgomaster";

async function keep(address: string, response: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(address, response);
  } catch {
    // Nothing can be kept here; then it is fetched again the next time.
  }
}

/** A file, from what was kept or from the net; `arrived` hears of every piece. */
async function fetched(
  fetch: typeof globalThis.fetch,
  address: string,
  arrived: (bytes: number) => void,
): Promise<Response> {
  const keeps = typeof caches !== "undefined";
  const kept = keeps ? await caches.match(address).catch(() => undefined) : undefined;
  // What we keep ourselves the browser need not keep, too: Firefox lets a page that is loaded anew wait for ever for a file
  // that the page before it had begun to keep.
  const response = kept ?? (await fetch(address, keeps ? { cache: "no-store" } : {}));
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  if (!kept && keeps) void keep(address, response.clone());
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      arrived(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, headers });
}

/** Load Python and the engine; `told` hears how many bytes of all are here. */
export async function loadPython(
  base: string,
  parts: Parts,
  told: (bytes: number, of: number) => void,
): Promise<PyodideAPI> {
  const of = Object.values(parts.sizes).reduce((sum, size) => sum + size, 0);
  let bytes = 0;
  const arrived = (more: number): void => told((bytes = Math.min(of, bytes + more)), of);
  const python = new URL(parts.python, base).href;
  const plain = globalThis.fetch.bind(globalThis);
  const counting = (address: string): Promise<Response> => fetched(plain, address, arrived);
  // Whatever Python fetches of its own folder is counted, and kept.
  globalThis.fetch = (what, init) => {
    const address = what instanceof Request ? what.url : String(what);
    return address.startsWith(python) ? counting(address) : plain(what, init);
  };
  try {
    const archive = counting(new URL(parts.engine, base).href).then((answer) => answer.arrayBuffer());
    const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as typeof import("pyodide");
    const loaded = await loadPyodide({ indexURL: python });
    loaded.unpackArchive(await archive, "zip", { extractDir: LIBRARY });
    loaded.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
    told(of, of);
    return loaded;
  } finally {
    globalThis.fetch = plain;
  }
}

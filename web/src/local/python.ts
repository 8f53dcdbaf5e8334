/** Python in a worker, with the engine: fetched while someone is told how much of it is here. */
import type { PyodideAPI } from "pyodide";

import { filesIn } from "./archive";
import type { ToStart } from "./protocol";

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

/** An archive as it was before it was compressed for its way. */
function unpacked({ body }: Response): Response {
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")));
}

/** Lay the engine where Python finds it: its files are parts of the archive, and no copies. */
function lay(python: PyodideAPI, archive: ArrayBuffer): void {
  const made = new Set<string>();
  for (const { name, content } of filesIn(archive)) {
    const path = `${LIBRARY}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(path, content, { canOwn: true });
  }
}

/** Let Python's WebAssembly be compiled by the first worker only, for all: a compiled one can be shared. */
function sharing(known: WebAssembly.Module | undefined): {
  instantiate: typeof WebAssembly.instantiateStreaming;
  module: () => WebAssembly.Module | undefined;
} {
  let module = known;
  return {
    async instantiate(source, imports) {
      module ??= await WebAssembly.compileStreaming(source);
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    },
    module: () => module,
  };
}

export interface Loaded {
  readonly python: PyodideAPI;
  /** For the next worker. */
  readonly wasm: WebAssembly.Module | undefined;
}

/** Load Python and the engine, with the WebAssembly of another worker if there is one; `told` hears how many bytes of all are here. */
export async function loadPython(
  { base, parts, wasm }: ToStart,
  told: (bytes: number, of: number) => void,
): Promise<Loaded> {
  const of = Object.values(parts.sizes).reduce((sum, size) => sum + size, 0);
  let bytes = 0;
  const arrived = (more: number): void => told((bytes = Math.min(of, bytes + more)), of);
  const folder = new URL(parts.python, base).href;
  const plain = { fetch: globalThis.fetch.bind(globalThis), instantiate: WebAssembly.instantiateStreaming };
  const counting = async (address: string): Promise<Response> => {
    if (wasm && address.endsWith(".wasm")) return new Response();
    const found = await fetched(plain.fetch, address, arrived);
    return address.endsWith(".pack") ? unpacked(found) : found;
  };
  // Whatever Python fetches of its own folder is counted, and kept.
  globalThis.fetch = (what, init) => {
    const address = what instanceof Request ? what.url : String(what);
    return address.startsWith(folder) ? counting(address) : plain.fetch(what, init);
  };
  const shared = sharing(wasm);
  WebAssembly.instantiateStreaming = shared.instantiate;
  try {
    const archive = counting(new URL(parts.engine, base).href).then((answer) => answer.arrayBuffer());
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
    const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}library.pack` });
    lay(python, await archive);
    python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
    told(of, of);
    return { python, wasm: shared.module() };
  } finally {
    globalThis.fetch = plain.fetch;
    WebAssembly.instantiateStreaming = plain.instantiate;
  }
}

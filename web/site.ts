/** The app as a folder for any host: the parts of the engine beside it, and a service worker that keeps all of it. */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

import type { Parts } from "./src/local/protocol";

const PYODIDE = resolve(import.meta.dirname, "node_modules/pyodide");
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
/** The list of packages that Pyodide could fetch; of its own it needs what stands above them, and none of these. */
const LIST = "pyodide-lock.json";
/** What only a server's app keeps, and what only builds look at. */
const NOT_HERE = ["offline.html", "offline.css", "offline.js", ".vite"];

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}

/** What is in some files, in a word. */
export function digest(folder: string, names: readonly string[]): string {
  const made = createHash("sha256");
  for (const name of names) made.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return made.digest("hex").slice(0, 12);
}

function partsOf(folder: string): Parts {
  const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8")) as { version: string };
  return {
    python: `pyodide-${version}-${digest(folder, ["library.zip"])}/`,
    engine: `engine-${digest(folder, ["engine.zip"])}.pack`,
    texts: `texts-${digest(join(folder, "texts"), files(join(folder, "texts")))}/`,
    sizes: {
      "pyodide.asm.wasm": statSync(join(PYODIDE, "pyodide.asm.wasm")).size,
      "library.pack": packed(join(folder, "library.zip")).length,
      engine: packed(join(folder, "engine.zip")).length,
    },
  };
}

/** An archive for its way: compressed as a whole, it is a quarter smaller than if each of its files were. */
function packed(archive: string): Buffer {
  return gzipSync(readFileSync(archive), { level: 9 });
}

function listOfNothing(): string {
  const list = JSON.parse(readFileSync(join(PYODIDE, LIST), "utf8")) as object;
  return JSON.stringify({ ...list, packages: {} });
}

/** A service worker of the one source, for the files that it keeps. */
export function serviceWorker(kept: readonly string[], name: string, whole: boolean): string {
  const source = readFileSync(join(import.meta.dirname, "sw.js"), "utf8");
  return `const KEPT = ${JSON.stringify(kept)};\nconst CACHE = "${name}";\nconst WHOLE = ${String(whole)};\n${source}`;
}

/** A server's app keeps these, for when the server cannot be reached. */
const OFFLINE = ["offline.html", "offline.css", "offline.js", "favicon.svg"];

/** The service worker of a server's app. */
export function offline(): Plugin {
  let out = "";
  return {
    name: "offline",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeFileSync(join(out, "sw.js"), serviceWorker(OFFLINE, `offline-${digest(out, OFFLINE)}`, false));
    },
  };
}

export function site(folder: string): Plugin {
  const place = resolve(import.meta.dirname, folder);
  const parts = partsOf(place);
  let out = "";
  return {
    name: "site",
    config: () => ({ base: "./", define: { __PARTS__: JSON.stringify(parts) }, worker: { format: "es" as const } }),
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml(page) {
      const policy = readFileSync(join(place, "policy.txt"), "utf8");
      const head = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
      return page.replace("<head>", `<head>\n    ${head}`).replace("</body>", `${OPENED}\n  </body>`);
    },
    closeBundle() {
      for (const name of NOT_HERE) rmSync(join(out, name), { recursive: true, force: true });
      for (const name of PYTHON) copy(join(PYODIDE, name), join(out, parts.python, name));
      writeFileSync(join(out, parts.python, LIST), listOfNothing());
      writeFileSync(join(out, parts.python, "library.pack"), packed(join(place, "library.zip")));
      writeFileSync(join(out, parts.engine), packed(join(place, "engine.zip")));
      cpSync(join(place, "texts"), join(out, parts.texts), { recursive: true });
      const manifest = readFileSync(join(out, "manifest.webmanifest"), "utf8");
      writeFileSync(join(out, "manifest.webmanifest"), manifest.replaceAll('"/', '"./'));
      writeFileSync(join(out, "opened.js"), OPENED_SCRIPT);
      cpSync(resolve(import.meta.dirname, "licenses"), join(out, "licenses"), { recursive: true });
      copy(resolve(import.meta.dirname, "../LICENSE"), join(out, "licenses/burgomaster-MIT.txt"));
      const kept = files(out).filter((name) => name !== "sw.js" && !name.startsWith("licenses/"));
      writeFileSync(join(out, "sw.js"), serviceWorker(kept, `app-${digest(out, kept)}`, true));
    },
  };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Opened from a disk, the app cannot run, and says so: no script but this is let in there. */
const OPENED_SCRIPT = `if (location.protocol === "file:") document.getElementById("opened").hidden = false;\n`;
const OPENED = `  <div id="opened" hidden>
      <p lang="en">Burgomaster has to come from a web server, any will do: for instance, python -m http.server in this folder, then http://localhost:8000.</p>
      <p lang="de">Burgomaster muss von einem Webserver kommen, egal welchem: zum Beispiel python -m http.server in diesem Ordner, dann http://localhost:8000.</p>
      <p lang="nl">Burgomaster moet van een webserver komen, om het even welke: bijvoorbeeld python -m http.server in deze map, dan http://localhost:8000.</p>
    </div>
    <script src="./opened.js"></script>`;

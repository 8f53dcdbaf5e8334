// Plays in Pyodide what same.py plays in Python: node same.mjs ROOT GAMES
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, games] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(root, "web/node_modules/pyodide/pyodide.mjs")).href);
const python = await loadPyodide({ stdLibURL: join(root, "build/parts/library.zip") });
python.unpackArchive(new Uint8Array(readFileSync(join(root, "build/parts/engine.zip"))), "zip", { extractDir: "/lib/burgomaster" });
python.FS.writeFile("/lib/burgomaster/same.py", readFileSync(join(root, "tests/talk/same.py")));
console.log(python.runPython(`import sys; sys.path.insert(0, "/lib/burgomaster"); from same import told; told(${Number(games)})`));

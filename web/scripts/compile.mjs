// Compiles the engine and Python's library for the browser's Python, by that Python: node compile.mjs SOURCES FOLDER
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [sources, folder] = process.argv.slice(2);
const script = new URL("../../src/burgomaster/server/bytecode.py", import.meta.url);
// What comes out must not depend on chance.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
const archive = new Uint8Array(readFileSync(sources));
python.FS.writeFile("/sources.zip", archive);
python.FS.mkdir("/made");
python.unpackArchive(archive, "zip", { extractDir: "/lib/burgomaster" });
python.runPython(readFileSync(script, "utf8"));
try {
  python.runPython(`
sys.path.insert(0, "/lib/burgomaster")
[library] = [each for each in sys.path if each.endswith(".zip")]
compile_all(Path("/sources.zip"), Path("/made"), library)`);
} catch (error) {
  // Node.js would show the line where it was thrown, a megabyte long.
  console.error(error.message);
  process.exit(1);
}
for (const name of ["engine.zip", "library.zip"])
  writeFileSync(join(folder, name), python.FS.readFile(`/made/${name}`));

// Measures in Pyodide what pace.py tells: node pace.mjs ROOT GAME BOT ANSWERS
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, game, bot, answers] = process.argv.slice(2);
/** Milliseconds of the processor that this process has taken. */
const taken = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const { loadPyodide } = await import(pathToFileURL(join(root, "web/node_modules/pyodide/pyodide.mjs")).href);
const python = await loadPyodide({ stdLibURL: join(root, "build/parts/library.zip") });
python.unpackArchive(new Uint8Array(readFileSync(join(root, "build/parts/engine.zip"))), "zip", { extractDir: "/lib/burgomaster" });
const device = python.runPython(`import sys; sys.path.insert(0, "/lib/burgomaster")
from burgomaster.talk.device import Device, think; Device(1)`);
const think = python.globals.get("think");
const start = taken();
const sitters = ["clerk", bot, bot].map((each) => ({ type: "bot", bot: each }));
const made = device.ask("POST", "/api/tables", JSON.stringify({ game, sitters, options: { players: 3 } }));
const { table } = JSON.parse(made.text);
const times = [];
for (let asked = device.ask_bot(table); asked !== undefined && times.length < Number(answers); asked = device.ask_bot(table)) {
  const before = taken();
  const answer = think(asked);
  if (JSON.parse(answer).fault) throw new Error(answer);
  device.hear_bot(table, answer).destroy();
  device.changed().destroy();
  if (JSON.parse(asked).bot === bot) times.push(taken() - before);
}
const heap = python._module.HEAPU8.length / 2 ** 20;
console.log(JSON.stringify({ answers: times, start, heap, process: process.memoryUsage().rss / 2 ** 20 }));

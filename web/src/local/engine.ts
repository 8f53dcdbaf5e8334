/** The worker that plays: the tables of this device, kept after every choice. */
import type { PyProxy } from "pyodide/ffi";

import type { FromEngine, FromThinker, ToEngine, ToStart, ToThinker } from "./protocol";
import { loadPython } from "./python";
import { shelf, whyUnkept } from "./shelf";

/** What Python has for us. */
interface Device extends PyProxy {
  holds(table: string): boolean;
  take_up(table: string, kept: string): void;
  let_go(table: string): void;
  changed(): Iterable<PyProxy & { table: string; kept: string | undefined; summary: string }> & PyProxy;
  hear(table: string, text: string): PyProxy & { toJs(): string[] };
  ask_bot(table: string): string | undefined;
  hear_bot(table: string, answer: string): PyProxy & { toJs(): string[] };
  to_advise(table: string, text: string): string | undefined;
  hear_adviser(table: string, text: string, asked: string, answer: string): PyProxy & { toJs(): string[] };
  to_analyse(table: string, body: string): PyProxy & { status: number; text: string };
  to_try(table: string, body: string): PyProxy & { status: number; text: string };
  ask(method: string, path: string, body: string): PyProxy & { status: number; text: string };
}

const SECONDS = 1;
let started: { asked: ToStart; device: Promise<Device> } | null = null;

function tell(message: FromEngine): void {
  self.postMessage(message);
}

/** Python's WebAssembly, for the worker in which bots think. */
let wasm: WebAssembly.Module | undefined;

async function load(asked: ToStart): Promise<Device> {
  const { python, wasm: compiled } = await loadPython(asked, (bytes, of) => tell({ told: "loaded", bytes, of }));
  wasm = compiled;
  const device = python.runPython(`from burgomaster.talk.device import Device; Device(${SECONDS})`) as Device;
  tell({ told: "ready" });
  return device;
}

// What is kept.

async function putAway(device: Device): Promise<void> {
  const changes = device.changed();
  for (const change of changes) {
    const { table, kept, summary } = change;
    change.destroy();
    try {
      if (kept === undefined) await shelf.remove(table);
      else await shelf.put({ table, kept, summary, engine: started?.asked.parts.engine ?? "" });
      tell({ told: "kept", why: null });
    } catch (error) {
      tell({ told: "kept", why: whyUnkept(error) });
    }
  }
  changes.destroy();
}

async function takeUp(device: Device, table: string): Promise<void> {
  if (device.holds(table)) return;
  const kept = await shelf.of(table).catch(() => undefined);
  if (kept) device.take_up(table, kept.kept);
}

// Lines to tables: one at a time has a table, in all tabs.

interface Held {
  readonly line: number;
  readonly table: string;
  readonly release: () => void;
}
const lines = new Map<number, Held>();

/** Take a table for ourselves; null if another tab has it. */
async function take(table: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  return new Promise((resolve) => {
    void navigator.locks.request(`burgomaster/${table}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}

async function enter(device: Device, line: number, table: string): Promise<void> {
  const release = await take(table);
  if (release === null) {
    const reason = { id: "app-open-elsewhere", arguments: {} };
    return tell({ told: "line", line, text: JSON.stringify({ type: "refused", about: null, reason, stale: false }) });
  }
  lines.set(line, { line, table, release });
  await takeUp(device, table);
}

async function say(device: Device, line: number, text: string): Promise<void> {
  const message = JSON.parse(text) as { type: string; table?: string };
  if (message.type === "hello") await enter(device, line, message.table ?? "");
  const held = lines.get(line);
  if (!held) return;
  const question = message.type === "hint" ? device.to_advise(held.table, text) : undefined;
  if (question !== undefined) return void advise(device, held, text, question);
  await send(device, held, device.hear(held.table, text));
  void think(device, held);
}

async function send(device: Device, held: Held, texts: PyProxy & { toJs(): string[] }): Promise<void> {
  const told = texts.toJs();
  texts.destroy();
  await putAway(device);
  for (const text of told) tell({ told: "line", line: held.line, text });
}

function close(device: Device, line: number): void {
  const held = lines.get(line);
  lines.delete(line);
  if (!held) return;
  device.let_go(held.table);
  held.release();
}

// Bots.

let thinker: Worker | null = null;
let asked = 0;
const answers = new Map<number, (answer: string) => void>();
const thinking = new Set<number>();

function bot(question: string, work: "think" | "advise" | "analyse" = "think"): Promise<string> {
  if (!thinker && started) {
    thinker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    thinker.onmessage = (event: MessageEvent<FromThinker>) => {
      answers.get(event.data.id)?.(event.data.answer);
      answers.delete(event.data.id);
    };
    thinker.postMessage({ ...started.asked, wasm } satisfies ToThinker);
  }
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    answers.set(id, resolve);
    thinker?.postMessage({ do: work, id, asked: question } satisfies ToThinker);
  });
}

/** Let the bots of a table choose, one after the other, as long as one is asked and someone looks. */
async function think(device: Device, held: Held): Promise<void> {
  if (thinking.has(held.line)) return;
  thinking.add(held.line);
  try {
    for (;;) {
      const question = lines.get(held.line) === held ? device.ask_bot(held.table) : undefined;
      if (question === undefined) return;
      const answer = await bot(question);
      await inTurn(async () => {
        if (lines.get(held.line) === held) await send(device, held, device.hear_bot(held.table, answer));
      });
    }
  } finally {
    thinking.delete(held.line);
  }
}

/** A hint takes a while; whoever plays does not wait for it. */
async function advise(device: Device, held: Held, text: string, question: string): Promise<void> {
  const answer = await bot(question, "advise");
  await inTurn(async () => {
    if (lines.get(held.line) === held)
      await send(device, held, device.hear_adviser(held.table, text, question, answer));
  });
}

// Requests.

async function answer(device: Device, message: ToEngine & { do: "ask" }): Promise<void> {
  const table = /^\/api\/tables\/([^/]+)/.exec(message.path)?.[1];
  const name = table === undefined ? undefined : decodeURIComponent(table);
  if (name !== undefined) await takeUp(device, name);
  const found = device.ask(message.method, message.path, message.body);
  const { status, text } = found;
  found.destroy();
  await putAway(device);
  if (name !== undefined && ![...lines.values()].some((held) => held.table === name)) device.let_go(name);
  tell({ told: "answer", id: message.id, status, text });
}

/** What a finished game was about, a piece at a time; whoever plays does not wait for it. */
async function analyse(device: Device, message: ToEngine & { do: "ask" }, table: string): Promise<void> {
  const question = await inTurn(async () => {
    await takeUp(device, table);
    const another = message.path.endsWith("/another");
    const asked = another ? device.to_try(table, message.body) : device.to_analyse(table, message.body);
    const { status, text } = asked;
    asked.destroy();
    return { status, text };
  });
  if (question.status !== 200) return tell({ told: "answer", id: message.id, ...question });
  const told = JSON.parse(await bot(question.text, "analyse")) as {
    analysis?: unknown;
    another?: unknown;
    refused?: unknown;
  };
  const found = told.analysis ?? told.another;
  const reason = told.refused ?? { id: "server-fault", arguments: {} };
  const text = JSON.stringify(found ?? { reason, mistakes: [] });
  tell({ told: "answer", id: message.id, status: found ? 200 : told.refused ? 409 : 500, text });
}

// One thing after the other: what is asked second may depend on the first.

let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

async function hear(device: Device, message: ToEngine): Promise<void> {
  try {
    if (message.do === "ask") await answer(device, message);
    if (message.do === "say") await say(device, message.line, message.text);
    if (message.do === "close") close(device, message.line);
  } catch (error) {
    console.error(error);
    const reason = { id: "server-fault", arguments: {} };
    if (message.do === "ask")
      tell({ told: "answer", id: message.id, status: 500, text: JSON.stringify({ reason, mistakes: [] }) });
  }
}

self.onmessage = (event: MessageEvent<ToEngine>) => {
  const message = event.data;
  if (message.do === "start") {
    started = { asked: message, device: load(message) };
    started.device.catch((error: unknown) => tell({ told: "failed", why: String(error) }));
    return;
  }
  const device = started?.device;
  const finished =
    message.do === "ask" ? /^\/api\/tables\/([^/]+)\/analysis(?:\/another)?$/.exec(message.path)?.[1] : undefined;
  if (device && message.do === "ask" && finished !== undefined)
    void device.then((found) => analyse(found, message, decodeURIComponent(finished)));
  else if (device) void inTurn(async () => hear(await device, message));
};

/** The worker in which bots think. */
import type { PyCallable } from "pyodide/ffi";

import type { FromThinker, ToThinker } from "./protocol";
import { loadPython } from "./python";

let think: Promise<(asked: string) => string> | null = null;

async function start(base: string, parts: Parameters<typeof loadPython>[1]): Promise<(asked: string) => string> {
  const python = await loadPython(base, parts, () => undefined);
  return python.runPython("from burgomaster.talk.device import think; think") as PyCallable as unknown as (
    asked: string,
  ) => string;
}

self.onmessage = async (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.do === "start") {
    think = start(message.base, message.parts);
    return;
  }
  const answer = await think?.then((found) => found(message.asked)).catch((error: unknown) => failed(error));
  self.postMessage({ id: message.id, answer: answer ?? failed("not started") } satisfies FromThinker);
};

/** What the table is told then: something that is on offer is chosen. */
function failed(error: unknown): string {
  return JSON.stringify({ choice: "", fault: String(error).slice(-500) });
}

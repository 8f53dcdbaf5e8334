/** The worker in which bots think. */
import type { PyCallable } from "pyodide/ffi";

import type { FromThinker, ToStart, ToThinker } from "./protocol";
import { loadPython } from "./python";

type Work = (asked: string) => string;
type Does = "think" | "advise" | "analyse";
let work: Promise<Record<Does, Work>> | null = null;

async function start(message: ToStart): Promise<Record<Does, Work>> {
  const { python } = await loadPython(message, () => undefined);
  const found = (name: Does): Work =>
    python.runPython(`from burgomaster.talk.device import ${name}; ${name}`) as PyCallable as unknown as Work;
  return { think: found("think"), advise: found("advise"), analyse: found("analyse") };
}

self.onmessage = async (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.do === "start") {
    work = start(message);
    return;
  }
  const answer = await work?.then((found) => found[message.do](message.asked)).catch((error: unknown) => failed(error));
  self.postMessage({ id: message.id, answer: answer ?? failed("not started") } satisfies FromThinker);
};

/** What the table is told then: something that is on offer is chosen. */
function failed(error: unknown): string {
  return JSON.stringify({ choice: "", fault: String(error).slice(-500) });
}

/** This device as what carries requests and messages: texts are files, and a worker plays. */
import { CLOSED, OPEN, type Carrier, type Line } from "../wire/carrier";
import { tokens } from "../wire/tokens";
import { addressOf, engineWorker, fileOf } from "./places";
import type { FromEngine, Parts, ToEngine } from "./protocol";
import { shelf, summaryOf, type Unkept } from "./shelf";

/** A line to a table on this device. It is never lost; it ends when it is closed. */
class LocalLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly number: number,
    private readonly device: Device,
  ) {
    queueMicrotask(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = OPEN;
      this.onopen?.(new Event("open"));
    });
  }
  send(text: string): void {
    // Whoever is here need not be asked whether they are: a worker that thinks hard is not gone.
    if (text === '{"type":"ping"}') return this.onmessage?.(new MessageEvent("message", { data: '{"type":"pong"}' }));
    this.device.post({ do: "say", line: this.number, text });
  }
  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.device.end(this.number);
    this.onclose?.(new CloseEvent("close"));
  }
}

export class Device implements Carrier {
  /** How much of the engine is here, from 0 to 1; 1 when it can play. */
  loaded = $state(0);
  ready = $state(false);
  /** Whether the engine is on its way, or here. */
  started = $state(false);
  failed = $state<string | null>(null);
  /** Why the last change could not be kept. */
  unkept = $state<Unkept | null>(null);

  #worker: Worker | null = null;
  #asked = 0;
  // Nobody draws these two: they need not be reactive.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #answers = new Map<number, (answer: Response) => void>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #lines = new Map<number, LocalLine>();

  #plays: () => void = () => undefined;
  /** Done when the engine can play. */
  readonly playing = new Promise<void>((resolve) => (this.#plays = resolve));

  constructor(
    private readonly parts: Parts,
    private readonly base: string,
  ) {}

  /** Let the engine come; what is asked meanwhile waits for it. */
  start(): void {
    if (this.#worker) return;
    this.started = true;
    this.#worker = engineWorker();
    this.#worker.onmessage = (event: MessageEvent<FromEngine>) => this.#hear(event.data);
    this.#worker.onerror = (event) => (this.failed = event.message || "worker");
    this.post({ do: "start", base: this.base, parts: this.parts });
  }

  post(message: ToEngine): void {
    this.start();
    this.#worker?.postMessage(message);
  }

  line(): Line {
    this.#asked += 1;
    const line = new LocalLine(this.#asked, this);
    this.#lines.set(this.#asked, line);
    return line;
  }

  end(line: number): void {
    this.#lines.delete(line);
    this.post({ do: "close", line });
  }

  async request(path: string, init: RequestInit): Promise<Response> {
    const [method, body] = [init.method ?? "GET", typeof init.body === "string" ? init.body : ""];
    const file = fileOf(path);
    if (method === "GET" && file) return fetch(addressOf(this.parts.texts + file, this.base));
    if (path === "/api/mine") {
      const wanted = (JSON.parse(body) as { tokens: string[] }).tokens;
      const found = await Promise.all(wanted.map((table) => shelf.of(table)));
      return Response.json({ tables: found.map((kept) => (kept ? summaryOf(kept) : null)) });
    }
    const table = /^\/api\/tables\/([^/]+)$/.exec(path)?.[1];
    const kept = method === "GET" && table !== undefined ? await shelf.of(decodeURIComponent(table)) : undefined;
    if (kept) return Response.json(summaryOf(kept));
    return this.#ask(method, path, body);
  }

  #ask(method: string, path: string, body: string): Promise<Response> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.post({ do: "ask", id, method, path, body });
    });
  }

  #hear(message: FromEngine): void {
    switch (message.told) {
      case "loaded":
        this.loaded = message.bytes / message.of;
        break;
      case "ready":
        this.ready = true;
        this.#plays();
        break;
      case "failed":
        this.failed = message.why;
        break;
      case "answer":
        this.#answers.get(message.id)?.(new Response(message.text, { status: message.status }));
        this.#answers.delete(message.id);
        break;
      case "line":
        this.#lines.get(message.line)?.onmessage?.(new MessageEvent("message", { data: message.text }));
        break;
      case "kept":
        this.unkept = message.why;
        break;
    }
  }
}

/** Whoever has the device has its tables, also those that this browser knew no key to. */
export async function findTables(): Promise<void> {
  const names = await shelf.names().catch(() => []);
  for (const table of names) if (!tokens.of(table)) tokens.keep({ table, token: table, code: null, owner: true });
}

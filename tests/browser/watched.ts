/** Stands between a browser and a server and adds one script to pages, which keeps whatever goes wrong in them: not every driver tells it. */
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { gunzipSync } from "node:zlib";

const KEPT = "burgomaster.wrong";
const SCRIPT = "kept-errors.js";
/** Whatever goes wrong is kept as long as the tab is open: thrown, rejected, said on the console, refused by the policy. */
const BODY = `{
  const keep = (text) => sessionStorage.setItem("${KEPT}", JSON.stringify([...JSON.parse(sessionStorage.getItem("${KEPT}") ?? "[]"), String(text)]));
  // What is only fetched ahead is fetched again when it is needed; Firefox tells as an error that it is there already.
  addEventListener("error", (event) => event.target.rel !== "modulepreload" && keep(event.message ?? "not loaded: " + (event.target.src ?? event.target.href)), true);
  addEventListener("unhandledrejection", (event) => keep("rejected: " + (event.reason?.stack ?? event.reason)));
  addEventListener("securitypolicyviolation", (event) => keep("policy: " + event.violatedDirective + " " + event.blockedURI));
  const say = console.error;
  console.error = (...parts) => { keep("console: " + parts.map(String).join(" ")); say(...parts); };
}`;

/** What went wrong in the page so far; to be looked up in it. */
export function wrong(key: string): string[] {
  return JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
}
export const WRONG = KEPT;

export class Watched {
  readonly #behind: URL;
  readonly #server: Server;
  #port = 0;
  /** Sockets that went through; the server itself has let them go. */
  readonly #through = new Set<Duplex>();

  constructor(behind: string) {
    this.#behind = new URL(behind);
    this.#server = createServer((asked, answer) => this.#pass(asked, answer));
    // Sockets go through as they are.
    this.#server.on("upgrade", (asked, socket) => {
      const on = connect(Number(this.#behind.port), this.#behind.hostname, () => {
        const head = [`${asked.method} ${asked.url} HTTP/1.1`];
        for (let at = 0; at < asked.rawHeaders.length; at += 2)
          head.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
        on.write(`${head.join("\r\n")}\r\n\r\n`);
        on.pipe(socket).pipe(on);
      });
      for (const end of [on, socket]) {
        this.#through.add(end);
        end.on("error", () => (on.destroy(), socket.destroy())).on("close", () => this.#through.delete(end));
      }
    });
  }

  /** Where the browser finds it, under the path of the server behind. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}${this.#behind.pathname.replace(/\/$/, "")}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    const address = this.#server.address();
    if (address !== null && typeof address === "object") this.#port = address.port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    for (const each of this.#through) each.destroy();
    await new Promise((done) => this.#server.close(done));
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (asked.url?.endsWith(SCRIPT)) {
      answer.writeHead(200, { "Content-Type": "text/javascript" }).end(BODY);
      return;
    }
    const { hostname, port } = this.#behind;
    // Packed pages could not be added to; the Host stays, as the server compares it with where the page is from.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const on = request({ hostname, port, path: asked.url, method: asked.method, headers }, (got) => {
      if (!got.headers["content-type"]?.startsWith("text/html")) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      void this.#add(got, answer);
    });
    on.on("error", () => answer.writeHead(502).end());
    asked.pipe(on);
  }

  /** A page, with the script before every other. */
  async #add(got: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of got) parts.push(part as Buffer);
    const sent = Buffer.concat(parts);
    const body = got.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
    const page = body.toString().replace("<head>", `<head><script src="./${SCRIPT}"></script>`);
    const { "content-length": _, "content-encoding": __, ...headers } = got.headers;
    answer.writeHead(got.statusCode ?? 200, headers).end(page);
  }
}

/** One socket to one table: it comes back by itself, and says how it is. */
import { carrier, CLOSED, OPEN, type Line } from "./carrier";
import type { ClientMessage, Hello, ServerMessage } from "./types";

export type Connection = "connecting" | "open" | "lost" | "closed";

interface Options {
  /** The first message, made anew for every connection. */
  hello: () => Hello;
  message: (message: ServerMessage) => void;
  /** How it is; when it is lost, in how many milliseconds it tries again. */
  status: (status: Connection, wait?: number) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15000;
const PONG_WITHIN = 8000;

export class Socket {
  #socket: Line | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly options: Options) {
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Send now; what cannot be sent is lost, so whoever needs an answer sends it again after the next hello. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Try now what would be tried in a while. */
  tryNow(): void {
    if (this.#closed || this.#socket?.readyState !== CLOSED) return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#retry);
    this.#quiet();
    this.#socket?.close();
    this.options.status("closed");
  }

  #open(): void {
    this.options.status("connecting");
    const socket = carrier.line();
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.send(this.options.hello());
      this.options.status("open");
      this.#ping = setInterval(() => {
        this.send({ type: "ping" });
        this.#pong = setTimeout(() => socket.close(), PONG_WITHIN);
      }, PING_EVERY);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#pong);
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type !== "pong") this.options.message(message);
    };
    socket.onclose = () => {
      this.#quiet();
      if (this.#closed || socket !== this.#socket) return;
      // Not all at once: after a restart everybody comes back.
      const wait = Math.round(this.#wait * (0.5 + Math.random()));
      this.options.status("lost", wait);
      this.#retry = setTimeout(() => this.#open(), wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** Whoever comes back to the page, or back to the net, does not wait. */
  #now = (): void => {
    if (!document.hidden) this.tryNow();
  };

  #quiet(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
  }
}

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Socket, type Connection } from "./socket";

/** A socket of the browser that connects and breaks when it is told to. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: () => void = () => undefined;
  constructor() {
    Line.all.push(this);
  }
  send(): void {
    // Nobody listens.
  }
  close(): void {
    this.readyState = Line.CLOSED;
    this.onclose();
  }
}

const heard: [Connection, number | undefined][] = [];
function made(): Socket {
  return new Socket({
    hello: () => ({ type: "hello", table: "t" }),
    message: () => undefined,
    status: (status, wait) => heard.push([status, wait]),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tells in how long a lost connection is tried again, a little longer each time", () => {
  const random = vi.spyOn(Math, "random").mockReturnValueOnce(0.5).mockReturnValueOnce(0.25);
  const socket = made();
  Line.all[0]?.close();
  vi.advanceTimersByTime(400);
  Line.all[1]?.close();
  expect(heard.filter(([status]) => status === "lost")).toEqual([
    ["lost", 400],
    ["lost", 600], // 800, a quarter sooner: not everybody comes back at once
  ]);
  random.mockRestore();
  socket.close();
});

it("does not wait when it is told to try now, and tries only once", () => {
  const socket = made();
  Line.all[0]?.close();
  socket.tryNow();
  expect(Line.all).toHaveLength(2);
  socket.tryNow();
  vi.advanceTimersByTime(10_000);
  expect(Line.all).toHaveLength(2);
  socket.close();
  socket.tryNow();
  expect(Line.all).toHaveLength(2);
});

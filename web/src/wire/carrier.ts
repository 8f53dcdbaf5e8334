/** What carries requests and messages: a server over the net, or the device itself. */

/** Whether there is no server at all: everybody sits at this device. */
export const ALONE: boolean = __PARTS__ !== null;

/** A line to a table, as a socket is one. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How far a line is, in the numbers that sockets have for it. */
export const OPEN = 1;
export const CLOSED = 3;

export interface Carrier {
  request(path: string, init: RequestInit): Promise<Response>;
  line(): Line;
}

/** The address of the socket, from the address of the page. */
function socketAddress(page: Location): string {
  return `${page.protocol.replace("http", "ws")}//${page.host}/api/socket`;
}

export const carrier: Carrier = {
  request: (path, init) => fetch(path, init),
  line: () => new WebSocket(socketAddress(window.location)),
};

/** Let something else carry from now on. */
export function carryBy(other: Carrier): void {
  carrier.request = (path, init) => other.request(path, init);
  carrier.line = () => other.line();
}

/** Where things lie that the page of this device needs: files instead of what a server would tell, and the worker that plays. */

/** The file of what a server would tell in words; none if it is no such thing. */
export function fileOf(path: string): string | null {
  if (path === "/api/lobby") return "lobby.json";
  const words = /^\/api\/(?:games\/(\w+)\/)?words\/(\w+)$/.exec(path);
  if (words) return `${words[1] ? `${words[1]}/` : ""}words/${words[2] ?? ""}.ftl`;
  const book = /^\/api\/games\/(\w+)\/book\/(\w+)(?:\?data=(.+))?$/.exec(path);
  return book ? `${book[1] ?? ""}/book/${book[2] ?? ""}/${book[3] ?? "usual"}.json` : null;
}

export function addressOf(file: string, base: string): string {
  return new URL(file, base).href;
}

export function engineWorker(): Worker {
  return new Worker(new URL("./engine.ts", import.meta.url), { type: "module" });
}

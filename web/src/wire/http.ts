/** Plain requests to the server; what goes wrong comes back as a reason in words. */
import { carrier } from "./carrier";
import type {
  Belongings,
  Book,
  Failure,
  Fetch,
  HandoverCode,
  Held,
  Inspect,
  Inspection,
  Join,
  Lobby,
  MistakeInfo,
  MyTables,
  NewKey,
  NewTable,
  Said,
  TableSummary,
  Verification,
} from "./types";

/** A request that was answered with a reason instead of an answer. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly reason: Said,
    readonly mistakes: readonly MistakeInfo[] = [],
  ) {
    super(reason.id);
  }
}

export async function request(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await carrier.request(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Failed(0, { id: "app-unreachable", arguments: {} });
  }
  if (response.ok) return response;
  let failure: Partial<Failure> = {};
  try {
    failure = (await response.json()) as Failure;
  } catch {
    // The answer is no JSON; its status has to do.
  }
  const reason = failure.reason ?? { id: "app-status", arguments: { status: response.status } };
  throw new Failed(response.status, reason, failure.mistakes ?? []);
}

export async function json<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

export const http = {
  lobby: () => json<Lobby>(request("GET", "/api/lobby")),
  mine: (tokens: string[]) => json<MyTables>(request("POST", "/api/mine", { tokens })),
  /** Keep what this browser holds under a code for another device. */
  handOver: (what: Belongings) => json<HandoverCode>(request("POST", "/api/handover", what)),
  fetchCode: (code: Fetch) => json<Belongings>(request("POST", "/api/fetch", code)),
  inspect: (what: Inspect) => json<Inspection>(request("POST", "/api/inspect", what)),
  make: (table: NewTable) => json<Held>(request("POST", "/api/tables", table)),
  summary: (table: string, token?: string) =>
    json<TableSummary>(request("GET", `/api/tables/${encodeURIComponent(table)}`, undefined, token)),
  join: (table: string, join: Join) =>
    json<Held>(request("POST", `/api/tables/${encodeURIComponent(table)}/join`, join)),
  /** Leave a table: computer players go on for all of one's seats. */
  leave: (table: string, token: string) =>
    request("POST", `/api/tables/${encodeURIComponent(table)}/leave`, { type: "leave" }, token),
  /** A new token for ours, which is worth nothing then: whoever has it on another device only watches. */
  newKey: (table: string, token: string) =>
    json<NewKey>(request("POST", `/api/tables/${encodeURIComponent(table)}/key`, undefined, token)),
  /** Play again with the same people. */
  rematch: (table: string, token: string) =>
    json<Held>(request("POST", `/api/tables/${encodeURIComponent(table)}/rematch`, undefined, token)),
  remove: (table: string, token: string) =>
    request("DELETE", `/api/tables/${encodeURIComponent(table)}`, undefined, token),
  record: async (table: string, token?: string) =>
    (await request("GET", `/api/tables/${encodeURIComponent(table)}/record`, undefined, token)).text(),
  /** The whole table as a file, to go on with it elsewhere. */
  take: async (table: string, token?: string) =>
    (await request("POST", `/api/tables/${encodeURIComponent(table)}/take`, undefined, token)).text(),
  /** Take up a table that was saved as a file: only a device does. */
  adopt: (file: string) => json<Held>(request("POST", "/api/adopt", JSON.parse(file))),
  verify: (table: string, token?: string) =>
    json<Verification>(request("GET", `/api/tables/${encodeURIComponent(table)}/verify`, undefined, token)),
  /** All cards and tiles as they are printed in a data set; an empty name means the usual one. */
  book: (game: string, language: string, data: string) =>
    json<Book>(request("GET", `/api/games/${game}/book/${language}${data ? `?data=${encodeURIComponent(data)}` : ""}`)),
  words: async (language: string) => (await request("GET", `/api/words/${language}`)).text(),
  /** What the engine says of one game. */
  wordsOf: async (game: string, language: string) =>
    (await request("GET", `/api/games/${game}/words/${language}`)).text(),
};

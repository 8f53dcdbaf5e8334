/** What a host asks of the server, with the key that it was started with. */
import { json, request } from "../wire/http";
import type { HostedTable, HostedTables, HostView } from "../wire/types";

const PLACE = "burgomaster.host";

/** The key stays as long as this window does, and is sent to nobody but the server. */
export const key = {
  get: (): string => sessionStorage.getItem(PLACE) ?? "",
  keep: (typed: string): void => {
    sessionStorage.setItem(PLACE, typed);
  },
  forget: (): void => {
    sessionStorage.removeItem(PLACE);
  },
};

function ask(method: string, path: string, body?: unknown): Promise<Response> {
  return request(method, `/api/admin${path}`, body, key.get());
}

function at(table: HostedTable): string {
  return `/tables/${encodeURIComponent(table.table)}`;
}

export const host = {
  view: () => json<HostView>(ask("GET", "")),
  tables: () => json<HostedTables>(ask("GET", "/tables")),
  remove: (table: HostedTable) => ask("DELETE", at(table)),
  close: (table: HostedTable) => ask("POST", `${at(table)}/close`),
  toBot: (table: HostedTable, seat: number) => ask("POST", `${at(table)}/bot`, { seat }),
  mute: (table: HostedTable, seat: number, muted: boolean) => ask("POST", `${at(table)}/mute`, { seat, muted }),
  block: (address: string) => ask("POST", "/block", { address }),
  unblock: (address: string) => ask("POST", "/unblock", { address }),
};

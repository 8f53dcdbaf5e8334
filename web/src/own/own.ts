/** What one's own page asks of the server. */
import { joinPace } from "../pace/join";
import { json, request } from "../wire/http";
import type {
  Entered,
  GivePasskey,
  MailSent,
  OwnPage,
  PasskeyWanted,
  SharedPage,
  ShareCode,
  Synced,
} from "../wire/types";
import { folder, words } from "../words/words.svelte";
import { key } from "./key";

const WORDS = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

export const joinOwn = (): Promise<unknown> => Promise.all([words.join("own", WORDS), joinPace()]);

function ask(method: string, path: string, body?: unknown): Promise<Response> {
  return request(method, `/api/own${path}`, body, key.get() ?? undefined);
}

export const own = {
  wanted: (kind: "make" | "enter", name: string) => json<PasskeyWanted>(ask("POST", "/passkey/wanted", { kind, name })),
  passkey: (answer: GivePasskey) => json<Entered>(ask("POST", "/passkey", answer)),
  mail: (mail: string, language: string) => json<MailSent>(ask("POST", "/mail", { mail, language })),
  code: (nonce: string, code: string, name: string, face: number) =>
    json<Entered>(ask("POST", "/code", { nonce, code, name, face })),
  page: () => json<OwnPage>(ask("GET", "")),
  sync: (tokens: readonly string[]) => json<Synced>(ask("POST", "/sync", { tokens })),
  self: (name: string, face: number, settings: string) => ask("POST", "/self", { name, face, settings }),
  share: (shared: boolean) => json<ShareCode>(ask("POST", "/share", { shared })),
  shared: (code: string) => json<SharedPage>(request("GET", `/api/pages/${encodeURIComponent(code)}`)),
  export: async () => (await ask("GET", "/export")).text(),
  leave: () => ask("POST", "/leave"),
  leaveAll: () => ask("POST", "/leave-all"),
  forget: () => ask("DELETE", ""),
};

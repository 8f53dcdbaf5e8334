/** Being told with the page closed: the key that stands for this device's wishes, and the ways to be told. */
import { settings } from "../browser/settings.svelte";
import { keptQuiet } from "../pace/pace";
import { tokens } from "../wire/tokens";
import type { Listening, NoticeWays, Tried } from "../wire/types";
import { folder, words, type Source } from "../words/words.svelte";

const WORDS: Source = folder(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));
const PLACE = "burgomaster.listener";

export const joinNotices = (): Promise<void> => words.join("notices", WORDS);

export interface Wishes {
  readonly push: boolean;
  readonly mail: string;
  readonly hook: string;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const how = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`/api/notices${path}`, how);
  const text = await answer.text();
  const found = (text === "" ? null : JSON.parse(text)) as T & { reason?: Parameters<typeof words.plain>[0] };
  if (!answer.ok) throw new Error(found?.reason ? words.plain(found.reason) : String(answer.status));
  return found;
}

export const ways = (): Promise<NoticeWays> => ask("");

/** The key of this device, made when it is wanted first. */
function key(): string {
  const kept = localStorage.getItem(PLACE);
  if (kept) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(24)), (each) => each.toString(16).padStart(2, "0"));
  localStorage.setItem(PLACE, made.join(""));
  return made.join("");
}
export const listens = (): boolean => localStorage.getItem(PLACE) !== null;

/** Whether this page may have notices pushed at all: only in a secure context. */
export const canPush = (): boolean => window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

async function subscribed(publicKey: string): Promise<unknown> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return (await pushManager.subscribe(options)).toJSON();
}

/** Say how one wants to be told, at all tables that this device has a key to. */
export async function listen(wishes: Wishes): Promise<Listening> {
  const { push_key } = await ways();
  const found = await ask<Listening>("/listen", {
    key: key(),
    language: settings.language,
    quiet: keptQuiet(),
    push: wishes.push ? await subscribed(push_key) : null,
    mail: wishes.mail || null,
    hook: wishes.hook || null,
  });
  await listenAt(
    tokens.all().map((each) => each.token),
    true,
  );
  return found;
}

export async function listenAt(held: readonly string[], on: boolean): Promise<void> {
  if (listens() && held.length > 0) await ask("/tables", { key: key(), tokens: held, on });
}

export const tryIt = (): Promise<Tried> => ask("/test", { key: key() });

export async function forget(): Promise<void> {
  await ask("/forget", { key: key() });
  localStorage.removeItem(PLACE);
}

/** Where the tables of this device lie: a database of the browser, in reach of the page and of the worker that plays. */
import type { TableSummary } from "../wire/types";

/** A table that was put away: all of it, and how the lobby shows it, both as text. */
export interface Kept {
  readonly table: string;
  readonly kept: string;
  readonly summary: string;
  /** The engine that put it away. */
  readonly engine: string;
}

const NAME = "burgomaster";
const STORE = "tables";
const VERSION = 1;

/** Why something cannot be kept: there is no room, or the browser does not let anything be kept. */
export type Unkept = "full" | "refused";

export function whyUnkept(error: unknown): Unkept {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "refused";
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("nothing was said"));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, VERSION);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "table" });
  const found = await done(asked);
  // Another tab brings a newer database: it need not wait for us.
  found.onversionchange = () => {
    found.close();
    opened = null;
  };
  return found;
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE);
}

/** Change something; it is kept when this is done, and a full disk is told only then. */
async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const tables = await store("readwrite");
  await new Promise<void>((resolve, reject) => {
    const failed = (): void => reject(tables.transaction.error ?? new Error("nothing was said"));
    tables.transaction.oncomplete = () => resolve();
    tables.transaction.onabort = failed;
    tables.transaction.onerror = failed;
    work(tables);
  });
}

export const shelf = {
  put: (table: Kept): Promise<void> => change((tables) => void tables.put(table)),
  remove: (table: string): Promise<void> => change((tables) => void tables.delete(table)),
  of: async (table: string): Promise<Kept | undefined> =>
    done((await store("readonly")).get(table) as IDBRequest<Kept | undefined>),
  all: async (): Promise<Kept[]> => done((await store("readonly")).getAll() as IDBRequest<Kept[]>),
  names: async (): Promise<string[]> => done((await store("readonly")).getAllKeys() as IDBRequest<string[]>),
};

export function summaryOf(kept: Kept): TableSummary {
  return JSON.parse(kept.summary) as TableSummary;
}

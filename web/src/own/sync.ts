/** This device and one's own page: each gets what only the other has. */
import { settings } from "../browser/settings.svelte";
import { keepQuiet, keptQuiet } from "../pace/pace";
import { Failed } from "../wire/http";
import { tokens } from "../wire/tokens";
import type { Quiet, Synced } from "../wire/types";
import { key } from "./key";
import { own } from "./own";

/** What goes along to one's other devices, besides name and face. */
interface Carried {
  readonly app: string;
  readonly quiet: Quiet | null;
}

/** Tell the page who one is, and how one likes the app. */
async function give(): Promise<void> {
  const carried: Carried = { app: settings.written, quiet: keptQuiet() };
  key.changed = false;
  await own.self(settings.name, settings.face, JSON.stringify(carried));
}

function take({ name, face, settings: text }: Synced): void {
  let carried: Partial<Carried> = {};
  try {
    carried = JSON.parse(text || "{}") as Partial<Carried>;
  } catch {
    // Of what cannot be read name and face are left.
  }
  const app = { ...(JSON.parse(carried.app ?? "{}") as object), face, ...(name ? { name } : {}) };
  settings.take(JSON.stringify(app));
  if (carried.quiet !== undefined) keepQuiet(carried.quiet);
}

async function once(): Promise<void> {
  if (key.changed) await give();
  const found = await own.sync(tokens.all().map((each) => each.token));
  for (const { table, token, owner } of found.held.toReversed())
    if (!tokens.of(table) && !tokens.isAway(table)) tokens.keep({ table, token, code: null, owner: owner ?? false });
  // What was changed meanwhile is told next time.
  if (!key.changed) take(found);
}

let running: Promise<void> | null = null;

/** Bring them together; whoever was signed out meanwhile is a guest again. */
export function sync(): Promise<void> {
  running ??= once()
    .catch((reason: unknown) => {
      if (reason instanceof Failed && reason.status === 401) key.forget();
      else throw reason;
    })
    .finally(() => (running = null));
  return running;
}

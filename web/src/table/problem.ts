/** What helps to find out what is wrong at a table, as one file: nothing in it but what this seat may know, no token and no code. */
import { build } from "../browser/build.svelte";
import { http } from "../wire/http";
import type { Session } from "./session.svelte";

export async function problem(
  session: Pick<Session, "table" | "token" | "welcome" | "state" | "seats">,
): Promise<string> {
  const record = await http.record(session.table, session.token ?? undefined).catch(() => null);
  const { game, options, rules } = session.welcome ?? {};
  const state = session.state;
  return JSON.stringify(
    {
      build: build.own,
      browser: navigator.userAgent,
      window: [window.innerWidth, window.innerHeight, window.devicePixelRatio],
      at: new Date().toISOString(),
      game,
      rules,
      options,
      version: state?.version,
      asked: state?.asked,
      question: state?.question?.ask ?? null,
      position: state?.view ?? null,
      record,
    },
    null,
    1,
  );
}

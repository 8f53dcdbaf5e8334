/** What another device gave: its seats come here, too, and its name where none was given yet. */
import { settings } from "../browser/settings.svelte";
import { http } from "../wire/http";
import { tokens } from "../wire/tokens";

export async function fetched(code: string): Promise<void> {
  const { held, name, face } = await http.fetchCode({ code: code.trim() });
  for (const { table, token, code: invitation, owner } of held.toReversed())
    tokens.keep({ table, token, code: invitation ?? null, owner: owner ?? false });
  if (!settings.name && name) settings.change({ name, face: face ?? settings.face });
}

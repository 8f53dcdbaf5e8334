/** What is half done is carried over when the page loads itself anew: whoever has something like that registers it. */

const PLACE = "burgomaster.carried.";
const keepers = new Map<string, () => unknown>();

/** From now on, keep what this returns when the page loads itself anew; what is returned ends it. */
export function carry(name: string, keep: () => unknown): () => void {
  keepers.set(name, keep);
  return () => {
    if (keepers.get(name) === keep) keepers.delete(name);
  };
}

/** Keep everything that is half done, for the page that comes next. */
export function pack(): void {
  for (const [name, keep] of keepers) {
    const kept = keep();
    if (kept !== null && kept !== undefined) sessionStorage.setItem(PLACE + name, JSON.stringify(kept));
  }
}

/** What was kept under a name, once. */
export function unpack<T>(name: string): T | null {
  const kept = sessionStorage.getItem(PLACE + name);
  sessionStorage.removeItem(PLACE + name);
  try {
    return kept === null ? null : (JSON.parse(kept) as T);
  } catch {
    return null;
  }
}

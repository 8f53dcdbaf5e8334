/** The tokens this browser holds: which seats of which tables are ours. They never leave it but to the server. */
export interface Token {
  readonly table: string;
  readonly token: string;
  readonly code: string | null;
  readonly owner: boolean;
}

const PLACE = "burgomaster.tokens";

function read(): Token[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as Token[]) : [];
  } catch {
    return [];
  }
}

export const tokens = {
  all: read,
  of: (table: string): Token | undefined => read().find((each) => each.table === table),
  keep(token: Token): void {
    const rest = read().filter((each) => each.table !== token.table);
    localStorage.setItem(PLACE, JSON.stringify([token, ...rest].slice(0, 200)));
  },
  forget(table: string): void {
    localStorage.setItem(PLACE, JSON.stringify(read().filter((each) => each.table !== table)));
  },
};

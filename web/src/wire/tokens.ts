/** The tokens this browser holds: which seats of which tables are ours. They never leave it but to the server. */
export interface Token {
  readonly table: string;
  readonly token: string;
  readonly code: string | null;
  readonly owner: boolean;
}

const PLACE = "burgomaster.tokens";
/** Tables that someone took off their list here: they come back only by a link. */
const AWAY = "burgomaster.away";
const MOST = 200;

function list<T>(place: string): T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}
const read = (): Token[] => list(PLACE);
const write = (place: string, kept: readonly unknown[]): void =>
  localStorage.setItem(place, JSON.stringify(kept.slice(0, MOST)));
/** Who hears of a new key. */
let hear: (token: string) => void = () => undefined;

export const tokens = {
  all: read,
  of: (table: string): Token | undefined => read().find((each) => each.table === table),
  keep(token: Token): void {
    const rest = read().filter((each) => each.table !== token.table);
    const known = tokens.of(token.table)?.token === token.token;
    write(PLACE, [token, ...rest]);
    if (known) return;
    if (tokens.isAway(token.table))
      write(
        AWAY,
        list<string>(AWAY).filter((each) => each !== token.table),
      );
    hear(token.token);
  },
  forget(table: string): void {
    write(
      PLACE,
      read().filter((each) => each.table !== table),
    );
  },
  /** Forget a table that one does not want on one's list here any more. */
  putAway(table: string): void {
    tokens.forget(table);
    write(AWAY, [table, ...list<string>(AWAY).filter((each) => each !== table)]);
  },
  isAway: (table: string): boolean => list<string>(AWAY).includes(table),
  /** Let someone hear of every new key. */
  tell(whom: (token: string) => void): void {
    hear = whom;
  },
};

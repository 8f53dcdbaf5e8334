/** What a text begins like: a record, a position, or neither. */
export function kindOf(text: string): "record" | "position" | null {
  const first = /^\uFEFF?\s*(?:#.*\s*)*(.*)/.exec(text)?.[1] ?? "";
  // A position is TOML: the first line that counts is a header or a key with its value.
  if (/^(\[|[\w.-]+\s*=)/.test(first)) return "position";
  // A record begins with the game it is of, or it is an object of JSON.
  return /^(game\s|\{)/.test(first) ? "record" : null;
}

/** The game that a record or a position names. */
export function gameOf(text: string): string | null {
  return /^\s*(?:game\s*=\s*"(\w+)"|game\s+(\w+)|\{\s*"game":\s*"(\w+)")/m.exec(text)?.slice(1).find(Boolean) ?? null;
}

/** Where a text leads once it lies on a table: a game that is over is looked at from its beginning, not from its counting. */
export const opened = (table: string, over: boolean): string => `#/table/${table}${over ? "/at/0" : ""}`;

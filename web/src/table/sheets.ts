/** What opens over a table: one at a time. */
export type Sheet = "menu" | "about" | "score" | "leave" | "device" | "keys" | "book" | "picture" | "carry";

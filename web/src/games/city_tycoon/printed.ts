// Made by `make web-types` from `python -m burgomaster.server.schema`. Do not edit.

/** What is printed as district on each tile, with the number of the first. */
export const TILE_DISTRICT = [["residential",1],["industry",7],["entertainment",13],["shopping",19],["landmark",25],["residential",31],["industry",37],["entertainment",43],["shopping",49],["landmark",55],["residential",61],["industry",67],["entertainment",73],["shopping",79],["landmark",85],["residential",91],["industry",97],["entertainment",103],["shopping",109],["landmark",115]] as const;

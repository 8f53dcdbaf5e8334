/** Paint that silhouettes share. */
export const WALLS = ["#efe6cc", "#e8d3a8", "#d99f78", "#f4efe2", "#cfd8c4", "#e3bfa0", "#d8c9b8"] as const;
export const ROOFS = ["#b9573a", "#a3492f", "#8f4531", "#c4673f", "#7d4a3c", "#96503a"] as const;
export const STONE = "#e6dfce";
export const COPPER = "#5fa08c";
export const GILT = "#e9b93f";

/** One of several in turn. */
export const pickAt = (all: readonly string[], at: number): string => all[at % all.length] ?? "#ffffff";

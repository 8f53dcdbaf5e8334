/** Who is to sit where, as someone fills in the form. */
import type { Sitter } from "../wire/types";

export type Who = "me" | "here" | "link" | "bot";

export interface SeatPlan {
  who: Who;
  name: string;
  bot: string;
}

/** Usually one plays against computers, the strongest first. */
export function usualSeats(players: number, name: string, bots: readonly string[]): SeatPlan[] {
  const best = bots.at(-1);
  return Array.from({ length: players }, (_, at) => {
    if (at === 0) return { who: "me", name, bot: best ?? "" };
    return { who: best === undefined ? "here" : "bot", name: "", bot: best ?? "" };
  });
}

export function sitterOf(plan: SeatPlan, at: number): Sitter {
  const name = plan.name.trim();
  switch (plan.who) {
    case "me":
      return { type: "me", name: name || `${at + 1}` };
    case "here":
      return { type: "here", name: name || `${at + 1}` };
    case "link":
      return { type: "link" };
    case "bot":
      return { type: "bot", bot: plan.bot };
  }
}

/** Who is to sit where, as someone fills in the form. */
import type { Sitter } from "../wire/types";

export type Who = "me" | "here" | "link" | "bot";

export interface SeatPlan {
  who: Who;
  name: string;
  bot: string;
}

/** Usually one plays against the usual computer player. */
export function usualSeats(players: number, name: string, bot: string): SeatPlan[] {
  return Array.from({ length: players }, (_, at) => ({
    who: at === 0 ? "me" : bot === "" ? "here" : "bot",
    name: at === 0 ? name : "",
    bot,
  }));
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

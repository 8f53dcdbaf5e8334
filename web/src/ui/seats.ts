/** Who is to sit where, as someone fills in the form. */
import { settings } from "../browser/settings.svelte";
import type { Me, Sitter } from "../wire/types";

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

/** Whoever is at this device, with the face they chose. */
export function oneself(name: string): Me {
  return { type: "me", name, face: settings.face };
}

export function sitterOf(plan: SeatPlan, at: number): Sitter {
  const name = plan.name.trim();
  switch (plan.who) {
    case "me":
      return oneself(name || `${at + 1}`);
    case "here":
      return { type: "here", name: name || `${at + 1}` };
    case "link":
      return { type: "link" };
    case "bot":
      return { type: "bot", bot: plan.bot };
  }
}

/** The computer players of a game, as the server offers them. */
import { http } from "./http";
import type { GameInfo } from "./types";

/** From weak to strong, and who plays where nobody else is named; none if the server cannot be asked. */
export async function botsOf(game: string): Promise<Pick<GameInfo, "bots" | "usual">> {
  const lobby = await http.lobby().catch(() => null);
  return lobby?.games.find((each) => each.id === game) ?? { bots: [], usual: "" };
}

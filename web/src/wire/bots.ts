/** The computer players of a game, as the server offers them. */
import { http } from "./http";

/** From weak to strong; none if the server cannot be asked. */
export async function botsOf(game: string): Promise<readonly string[]> {
  const lobby = await http.lobby().catch(() => null);
  return lobby?.games.find((each) => each.id === game)?.bots ?? [];
}

export async function strongest(game: string): Promise<string | undefined> {
  return (await botsOf(game)).at(-1);
}

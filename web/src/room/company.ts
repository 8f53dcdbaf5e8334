/** Who plays, as the table around tells it; a board that is only looked at knows seats by their numbers. */
import { t } from "../words/words.svelte";
import { usePlay } from "./play.svelte";

export interface Company {
  name(seat: number): string;
  face(seat: number): number;
  /** How well a computer player plays, in a word. */
  level(seat: number): string;
}

export function useCompany(): Company {
  const play = usePlay();
  return {
    name: (seat) => play?.name(seat) ?? t("app-player", { seat }),
    face: (seat) => play?.face(seat) ?? seat,
    level: (seat) => play?.level(seat) ?? "",
  };
}

interface Seated {
  readonly seat: number;
}

/** From whose side a table is seen (whoever only watches: the first player's), and the others in turn order, from that player's left. */
export function seated<P extends Seated>({
  players,
  viewer,
}: {
  readonly players: readonly P[];
  readonly viewer: number;
}): { me: P | undefined; others: P[] } {
  const me = players.find(({ seat }) => seat === viewer) ?? players[0];
  const others = players.filter((player) => player !== me);
  return {
    me,
    others: me
      ? [...others.filter(({ seat }) => seat > me.seat), ...others.filter(({ seat }) => seat < me.seat)]
      : others,
  };
}

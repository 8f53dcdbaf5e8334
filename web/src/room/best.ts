/** The card that was worth most to its owner in a game that is over. */
export interface Best {
  readonly seat: number;
  readonly card: number;
  readonly points: number;
}

/** Of all cards of all players; none where none was worth anything. */
export function bestOf<P extends { readonly seat: number }>(
  players: readonly P[],
  cards: (player: P) => readonly number[],
  worth: (card: number, seat: number) => number,
): Best | null {
  const all = players.flatMap((player) =>
    cards(player).map((card) => ({ seat: player.seat, card, points: worth(card, player.seat) })),
  );
  return all.reduce<Best | null>((best, each) => (each.points > (best?.points ?? 0) ? each : best), null);
}

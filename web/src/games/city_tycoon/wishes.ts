/** Which of one's tiles can be supplied, by what is left of it in the end. */
import type { CityTycoonPlayer, PlanView, SupplyView } from "../../wire/types";

export interface Offer {
  readonly tile: number;
  /** The demand that was met already. */
  readonly supplied: number | null;
  readonly supply: SupplyView | null;
  /** Euros gained or lost; null where it cannot be. */
  readonly net: number | null;
  readonly points: number;
  readonly yellow: number;
}

/** The euros that supplying brings, before anything is paid for it. */
export const incomeOf = (supply: SupplyView): number => supply.income.euro + supply.neighbours.euro;

export function netOf(supply: SupplyView): number | null {
  return supply.cost === null ? null : incomeOf(supply) - supply.cost;
}

/** What a point and a yellow cube are worth in euros, about: as at the end of the game, and a little less than what they save. */
const POINT = 10;
const YELLOW = 4;
/** What supplying is worth in the end, euros, points and cubes together. */
export const worthOf = ({ net, points, yellow }: Offer): number =>
  net === null ? -Infinity : net + POINT * points + YELLOW * yellow;

/** One's tiles, the best first: those that cannot be supplied after them, those that are supplied last. */
export function offers(me: CityTycoonPlayer): Offer[] {
  const all = me.tiles.flatMap((each): Offer[] => {
    if (each.supplied !== null || each.supplies.length === 0)
      return [{ tile: each.tile, supplied: each.supplied, supply: null, net: null, points: 0, yellow: 0 }];
    return each.supplies.map((supply) => ({
      tile: each.tile,
      supplied: null,
      supply,
      net: netOf(supply),
      points: supply.income.points + supply.neighbours.points,
      yellow: supply.income.yellow + supply.neighbours.yellow,
    }));
  });
  const rank = (offer: Offer): number =>
    offer.supplied !== null || offer.supply === null ? 2 : offer.supply.possible ? 0 : 1;
  return all.sort((a, b) => rank(a) - rank(b) || (worthOf(a) === worthOf(b) ? 0 : worthOf(b) - worthOf(a)));
}

/** One's tiles while there is a plan: its steps in their order with what each leaves, then the rest as it would be after it. No cube is counted twice. */
export function afterPlan(me: CityTycoonPlayer, { steps, rest }: PlanView): Offer[] {
  const planned = steps.flatMap((step): Offer[] => {
    const known = me.tiles
      .find(({ tile }) => tile === step.tile)
      ?.supplies.find(({ demand }) => demand === step.demand);
    return known
      ? [
          {
            ...{ tile: step.tile, supplied: null, net: step.possible ? step.net : null },
            supply: { ...known, cost: step.possible ? step.cost : null, possible: step.possible },
            points: step.income.points + step.neighbours.points,
            yellow: step.income.yellow + step.neighbours.yellow,
          },
        ]
      : [];
  });
  const others = rest.filter(({ tile }) => !steps.some((step) => step.tile === tile));
  return [...planned, ...offers({ ...me, tiles: others })];
}

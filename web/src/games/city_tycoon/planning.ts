/** A plan of all that pay off: what lacks cubes or leaves a loss after the others is left out, what then pays off is taken in. */
import type { CityTycoonPlayer, PieceView, PlanView, TransportView } from "../../wire/types";
import { kindOf } from "./art/cell";
import { PLANT_COLOUR } from "./art/palette";
import type { Wish } from "./transport";
import { afterPlan, offers, type Offer } from "./wishes";

/** Whether supplying leaves something and costs nothing in the end. */
export const gains = ({ supply, net, points, yellow }: Offer): boolean =>
  supply?.possible === true && net !== null && net >= 0 && net + points + yellow > 0;

export const wishOf = ({ tile, supply }: Offer): Wish => ({ tile, demand: supply?.demand ?? 1, plants: null });
const keyOf = ({ tile, demand }: { readonly tile: number; readonly demand: number }): string => `${tile} ${demand}`;

/** What could be supplied with a gain, the best first: of a tile one demand. */
export function gaining(me: CityTycoonPlayer): Wish[] {
  const all = offers(me).filter(gains);
  return all.filter((offer, at) => all.findIndex(({ tile }) => tile === offer.tile) === at).map(wishOf);
}

/** The best that a plan leaves room for. */
export const gainingAfter = (
  me: CityTycoonPlayer,
  plan: readonly Wish[],
  planned: PlanView,
  without: readonly string[] = [],
): Wish | undefined =>
  afterPlan(me, planned)
    .filter((each) => gains(each) && !plan.some(({ tile }) => tile === each.tile))
    .map(wishOf)
    .find((each) => !without.includes(keyOf(each)));

interface Filled {
  readonly plan: readonly Wish[];
  readonly without: readonly string[];
}
/** The next plan on the way to all that pay off, with what it does without; null when it is that already. */
export function filled(
  me: CityTycoonPlayer,
  plan: readonly Wish[],
  planned: PlanView,
  without: readonly string[],
): Filled | null {
  // What cannot be done takes nothing from what follows; what leaves a loss does, so what follows is looked at anew.
  const loss = planned.steps.findIndex(({ possible, net }) => possible && net < 0);
  const out = planned.steps
    .filter((step, at) => (loss < 0 || at <= loss) && (!step.possible || at === loss))
    .map(keyOf);
  if (out.length > 0) return { plan: plan.filter((each) => !out.includes(keyOf(each))), without: [...without, ...out] };
  const more = gainingAfter(me, plan, planned, without);
  return more ? { plan: [...plan, more], without } : null;
}

/** Cubes of each colour that are left in the plants of the city when the plan is done. */
export function leftAfter(
  city: readonly PieceView[],
  { steps }: PlanView,
): { readonly red: number; readonly blue: number } {
  const taken = steps.flatMap(({ possible, cubes }) => (possible ? cubes : []));
  const left = (colour: string): number =>
    city
      .filter((piece) => piece.plant !== null && PLANT_COLOUR[kindOf(piece)] === colour)
      .reduce((sum, { cubes }) => sum + (cubes ?? 0), 0) - taken.filter((cube) => cube.colour === colour).length;
  return { red: left("red"), blue: left("blue") };
}

/** What the steps pay to each of the others, in the order of seats. */
export function tollsOf(
  steps: readonly TransportView[],
  me: number,
): { readonly seat: number; readonly euro: number }[] {
  const paid = new Map<number, number>();
  for (const { possible, payments } of steps)
    for (const { seat, euro } of possible ? payments : [])
      if (seat !== null && seat !== me && euro > 0) paid.set(seat, (paid.get(seat) ?? 0) + euro);
  return [...paid].map(([seat, euro]) => ({ seat, euro })).sort((a, b) => a.seat - b.seat);
}

/** What stands on the kerb under the town. */
import type { BrugesPlayer, BrugesView } from "../../wire/types";
import { t } from "../../words/words.svelte";

export interface Captions {
  /** The price of a step, for whoever looks. */
  readonly climb: string;
  readonly market: string;
  readonly dice: string;
  readonly extra: string;
}

/** `short` is whether whoever looks was not asked about a step for want of guilders. */
export function captions(view: BrugesView, me: BrugesPlayer | undefined, short: boolean): Captions {
  const rolled = view.phase >= 2;
  const price = me?.advance_price ?? null;
  const low = Object.values(view.dice).some((pips) => pips === 1 || pips === 2);
  const sum = Object.values(view.dice).reduce((all, pips) => all + pips, 0);
  return {
    climb: !rolled
      ? ""
      : price !== null
        ? t(short ? "bruges-caption-short" : "bruges-caption-price", { price, guilders: me?.guilders ?? 0 })
        : low
          ? ""
          : t("bruges-stairs-closed"),
    market: view.last !== null && view.round >= view.last ? t("bruges-market-last") : t("bruges-market"),
    dice: rolled ? t("bruges-caption-sum", { sum }) : t("bruges-caption-not-rolled"),
    extra: (view.piles["extra"]?.cards ?? 0) > 0 ? t("bruges-caption-extra") : t("bruges-caption-in-play"),
  };
}

/** What Hamburg's sentences tell of pieces that come and go. */
import { bringing } from "../../room/brings";
import { t } from "../../words/words.svelte";

export const brings = bringing({
  own: {
    "hb-gain-marks": { icon: "mark", sign: 1 },
    "hb-take-marks": { icon: "mark", sign: 1 },
    "hb-pay-marks": { icon: "mark", sign: -1 },
    "hb-lose-marks": { icon: "mark", sign: -1 },
    "hb-gain-points": { icon: "point", sign: 1 },
    "hb-take-points": { icon: "point", sign: 1 },
    "hb-gain-workers": { icon: "worker", sign: 1, colour: true },
    "hb-take-worker": { icon: "worker", sign: 1, colour: true },
    "hb-return-workers": { icon: "worker", sign: -1, colour: true },
    "hb-lose-workers": { icon: "worker", sign: -1, colour: true },
    "hb-place-worker": { icon: "worker", sign: -1, colour: true },
    "hb-prevent": { icon: "worker", sign: -1, colour: true },
    "hb-announce": { icon: "worker", sign: -1, colour: "gray", single: true },
    "hb-decrease": { icon: "level", sign: -1, colour: true, single: true },
    "hb-increase": { icon: "level", sign: 1, colour: true, single: true },
    "hb-draw": { icon: "card", sign: 1, colour: true, single: true },
    "hb-take-statue": { icon: "statue", sign: 1 },
    "hb-build-segment": { icon: "wall", sign: 1, colour: true, single: true },
    "hb-advance": { icon: "square", sign: 1, single: true },
  },
  given: {
    "hb-take-marks": { icon: "mark", sign: -1 },
    "hb-take-points": { icon: "point", sign: -1 },
    "hb-take-worker": { icon: "worker", sign: -1, colour: true, single: true },
  },
  said: new Set(["hb-act", "hb-discard", "hb-construct", "hb-lay", "hb-lay-site", "hb-lay-known-site", "hb-use"]),
  label: (icon, told) => t(`hamburg-chip-${icon}`, told),
});

/** What Bruges' sentences tell of pieces that come and go. */
import { bringing } from "../../room/brings";
import { t } from "../../words/words.svelte";

export const brings = bringing({
  own: {
    "br-gain-guilders": { icon: "guilder", sign: 1 },
    "br-take-guilders": { icon: "guilder", sign: 1 },
    "br-pay-guilders": { icon: "guilder", sign: -1 },
    "br-lose-guilders": { icon: "guilder", sign: -1 },
    "br-gain-points": { icon: "point", sign: 1 },
    "br-take-points": { icon: "point", sign: 1 },
    "br-lose-points": { icon: "point", sign: -1 },
    "br-gain-workers": { icon: "worker", sign: 1, colour: true },
    "br-take-worker": { icon: "worker", sign: 1, colour: true },
    "br-return-workers": { icon: "worker", sign: -1, colour: true },
    "br-lose-workers": { icon: "worker", sign: -1, colour: true },
    "br-take-statue": { icon: "statue", sign: 1 },
    "br-take-threat": { icon: "threat", sign: 1, colour: true, single: true },
    "br-give-back": { icon: "threat", sign: -1, colour: true, single: true },
    "br-draw": { icon: "card", sign: 1, colour: true, single: true },
    "br-build-tile": { icon: "canal", sign: 1, colour: true, single: true },
    "br-advance": { icon: "reputation", sign: 1, single: true },
  },
  given: {
    "br-take-guilders": { icon: "guilder", sign: -1 },
    "br-take-points": { icon: "point", sign: -1 },
    "br-take-worker": { icon: "worker", sign: -1, colour: true },
  },
  said: new Set(["br-act", "br-flash", "br-discard", "br-build-house", "br-lay-person", "br-use"]),
  label: (icon, told) => t(`bruges-chip-${icon}`, told),
});

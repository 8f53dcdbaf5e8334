/** What Bruges' sentences tell of pieces that come and go. */
import { bringing, signed } from "../../room/brings";
import type { Chip, Room } from "../../room/room";
import { t } from "../../words/words.svelte";

/** What a choice would bring, color by color. */
export const told = bringing({
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

/** From how many colors on workers that go are one chip: a flood takes all of them. */
const MANY = 3;

/** What a choice would bring; workers of many colors that go are counted together. */
export const brings: Room["brings"] = (heard, seat) => {
  const { chips, rest } = told(heard, seat);
  const gone = chips.filter(({ icon, text }) => icon === "worker" && Number(text.replace("−", "-")) < 0);
  const [first] = gone;
  if (!first || gone.length < MANY) return { chips, rest };
  const all: Chip = {
    text: signed(gone.reduce((sum, { text }) => sum + Number(text.replace("−", "-")), 0)),
    icon: "worker",
    label: gone.map(({ label }) => label).join(", "),
  };
  return { chips: chips.flatMap((chip) => (chip === first ? [all] : gone.includes(chip) ? [] : [chip])), rest };
};

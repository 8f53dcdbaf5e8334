/** The people of Bruges: head and shoulders of each of the 165, about 60 x 72 round 0, 0; an archetype for each group. */
import { disc, filled, line, mix, p, rounded, type Shape } from "../../../../art/pen";
import { egg, group, moved, spot, type Ink } from "../ink";
import { garment } from "./garments";
import { putOn, type Layers } from "./hats";
import { toolOf } from "./tools";
import { bareheaded, traitsOf, type Traits } from "./traits";

const EYES = -6.5;

function behind(of: Traits): Shape[] {
  if (!bareheaded(of.group, of.hat)) return [];
  const { face: w, locks, hair, left } = of;
  const side = left ? 1 : -1;
  return [
    filled(
      p`M${-w - 2.5} ${locks - 4}V-8C${-w - 3} -24 ${w + 3} -24 ${w + 2.5} -8V${locks - 4}q-5 3 -9 0h${-2 * w + 13}q-5 3 -9 0z`,
      hair,
    ),
    ...(of.braid
      ? [filled(p`M${9 * side} 2q${7 * side} 8 ${3 * side} 24q-6 -8 ${-7 * side} -22z`, mix(hair, "#000000", 0.15))]
      : []),
  ];
}

function head(of: Traits): Shape[] {
  const { face: w, chin, skin, shade, turn, eyes, brows, hair, woman } = of;
  const under = p`C${w + 0.3} 0 ${w * 0.72} ${chin - 4.5} 0 ${chin - 4}`;
  const side = turn > 0 ? 1 : -1;
  const brow = p`M${turn - eyes - 2.4} ${EYES - 3.4 + brows * 0.4}q2.3 ${-1.2 - brows * 0.4} 4.6 ${0.2 + brows * 0.4}M${turn + eyes + 2.4} ${EYES - 3.4 + brows * 0.4}q-2.3 ${-1.2 - brows * 0.4} -4.6 ${0.2 + brows * 0.4}`;
  const grim = of.mood < 0.3;
  return [
    filled(rounded(-4.6, 3, 9.2, 10, 3), shade),
    ...(of.group === "church" || of.group === "underworld" ? [] : [egg(-w, -5, 2, 3, shade), egg(w, -5, 2, 3, shade)]),
    filled(
      p`M${-w} -9C${-w} -22 ${w} -22 ${w} -9` + under + p`C${-w * 0.72} ${chin - 4.5} ${-w - 0.3} 0 ${-w} -9z`,
      skin,
    ),
    filled(
      p`M${w * 0.25} -18C${w * 0.95} -17 ${w} -12 ${w} -9` + under + p`C${w * 0.7} 0 ${w * 0.7} -9 ${w * 0.25} -18z`,
      "#5a1f10",
      0.13,
    ),
    egg(turn - eyes, EYES, 1.25, 1.5, "#2a1a16"),
    egg(turn + eyes, EYES, 1.25, 1.5, "#2a1a16"),
    line(brow, woman ? mix(hair, shade, 0.3) : mix(hair, "#2a1a16", 0.3), woman ? 1 : 1.5),
    line(p`M${turn * 1.5} -6q${1.8 * side} 4 ${1.2 * side} 5.2q${-1.2 * side} .7 ${-2.4 * side} .2`, shade, 1.3),
    spot(turn - 5.6, -1, 2.2, "#d2553c", { opacity: 0.22 }),
    spot(turn + 5.6, -1, 2.2, "#d2553c", { opacity: 0.22 }),
    woman
      ? filled(p`M${turn - 2.6} 3.2q1.3 -1.2 2.6 -.4q1.3 -.8 2.6 .4q-2.6 2.4 -5.2 0z`, "#b2453c")
      : line(p`M${turn - 2.8} ${grim ? 4 : 3.2}q2.8 ${grim ? -1.2 : 1.7} 5.6 0`, "#8c3f30", 1.3),
    ...(of.age > 0.7 && !woman
      ? [line(p`M${turn - 7} -3.2q1.5 1.3 3 .8M${turn + 7} -3.2q-1.5 1.3 -3 .8`, shade, 0.9)]
      : []),
  ];
}

/** A full beard, a goatee, a long beard, or a moustache. */
function beard({ beard: kind, face: w, chin, turn, hair }: Traits): Shape[] {
  if (kind === null) return [];
  const grown = mix(hair, "#2a1a16", 0.1);
  const mouth = line(p`M${turn - 2.2} 4q2.2 1 4.4 0`, "#8c3f30", 1.3);
  if (kind === 0)
    return [
      filled(
        p`M${-w} -4C${-w} 12 -5 ${chin + 1} 0 ${chin + 1}S${w} 12 ${w} -4Q${w - 1.5} 2 ${turn + 3.5} 1.2Q${turn} -.2 ${turn - 3.5} 1.2Q${-w + 1.5} 2 ${-w} -4z`,
        grown,
      ),
      mouth,
    ];
  if (kind === 1)
    return [
      filled(
        p`M${turn - 4.5} 2.2Q${turn} -.6 ${turn + 4.5} 2.2Q${turn} 2.6 ${turn - 4.5} 2.2zM-3 ${chin - 7}Q0 ${chin - 8} 3 ${chin - 7}L0 ${chin + 1}z`,
        grown,
      ),
    ];
  if (kind === 2)
    return [
      filled(
        p`M${-w + 0.5} -3C${-w + 1} 8 -7 ${chin + 8} 0 ${chin + 10}S${w - 1} 8 ${w - 0.5} -3Q${w - 2} 3 ${turn + 3.5} 1.5Q${turn} .2 ${turn - 3.5} 1.5Q${-w + 2} 3 ${-w + 0.5} -3z`,
        grown,
      ),
      mouth,
      line("M-2 10l1 7M3 10l-1.5 6", mix(grown, "#fff1d4", 0.25), 0.9),
    ];
  return [line(p`M${turn - 5} 2.6Q${turn - 2} .2 ${turn} 1.3Q${turn + 2} .2 ${turn + 5} 2.6`, grown, 2)];
}

function forehead({ group: of, woman, face: w, hair, fringe }: Traits): Shape[] {
  if (of === "church" || of === "protection" || of === "underworld") return [];
  const d = woman
    ? p`M${-w - 0.8} -4C${-w - 1} -22 ${w + 1} -22 ${w + 0.8} -4C${w - 1} -12 ${w * 0.3} -14.5 0 -15.5C${-w * 0.3} -14.5 ${-w + 1} -12 ${-w - 0.8} -4z`
    : p`M${-w - 0.6} -5C${-w - 1} -22 ${w + 1} -22 ${w + 0.6} -5L${w - 1.5} -11Q0 ${-13.5 - fringe} ${-w + 1.5} -11z`;
  return [filled(d, hair)];
}

/** The hand, held low on one side, with what it holds. */
function hand(of: Traits): Ink[] {
  const x = of.left ? -17 : 17;
  return [
    group(toolOf(of.card), { at: moved(x - 9, 11, 0.78) }),
    filled(p`M${x - 5} 31q5 -4.5 10 0l2 7h-13z`, mix(of.cloth, "#fff1d4", 0.1)),
    egg(x, 29.5, 4.4, 3.6, of.skin),
    line(p`M${x - 2} 28.5h4.5M${x - 2} 30.5h4.5`, of.shade, 0.8),
  ];
}

const drawn = new Map<number, readonly Ink[]>();

/** A person with empty hands. */
function bust(of: Traits): Ink[] {
  const layers: Layers = { back: behind(of), chest: [], face: [], front: forehead(of), hat: [] };
  putOn(of, layers);
  return [
    ...layers.back,
    ...garment(of),
    ...layers.chest,
    ...head(of),
    ...layers.face,
    ...beard(of),
    ...layers.front,
    ...layers.hat,
  ];
}

/** A person, drawn once. */
export function person(card: number): readonly Ink[] {
  const known = drawn.get(card);
  if (known) return known;
  const of = traitsOf(card);
  const all = [...bust(of), ...hand(of)];
  drawn.set(card, all);
  return all;
}

/** Whom the players look like, by their faces: a shipowner, a widow, a senator and so on, as people dressed in 1450. */
const PLAYERS = [49, 10, 20, 15, 2, 56, 154, 101];

/** A player in a round frame in the colour of the seat. */
export function medal(face: number, colour: string, x: number, y: number, size: number): Ink {
  const card = PLAYERS[((face % PLAYERS.length) + PLAYERS.length) % PLAYERS.length] ?? 49;
  return group(
    [
      spot(0, 0, size * 0.5, colour),
      spot(0, 0, size * 0.46, mix(colour, "#10161a", 0.45)),
      group([group(bust(traitsOf(card)), { at: moved(0, size * 0.1, size / 60) })], { clip: disc(0, 0, size * 0.46) }),
      line(disc(0, 0, size * 0.46), "#f6e6bf", 1, 0.5),
    ],
    { at: moved(x, y), always: true },
  );
}

/** What people wear on their heads: three hats for each group, women's their own. */
import { filled, line, mix, p, rounded, type Shape } from "../../../../art/pen";
import type { Group } from "../../components";
import { egg, spot } from "../ink";
import { GOLD } from "../palette";
import { LINEN } from "./garments";
import { JESTER, MITRED, PILGRIM, PLAGUE_DOCTOR, type Traits } from "./traits";

/** The parts of a head that a hat may change. */
export interface Layers {
  /** Behind the face: hair, or the back of a veil or hood. */
  back: Shape[];
  /** On the chest. */
  chest: Shape[];
  /** On the face: the shadow of a hood, a scarf. */
  face: Shape[];
  /** The hair on the forehead. */
  front: Shape[];
  hat: Shape[];
}

const STEEL = "#b4bfc4";
const CREASE = "#cfc2a2";
const pick = (of: readonly string[], at: number): string => of[at] ?? "#000000";
/** Something in the shade. */
const shade = (d: string, opacity: number): Shape => filled(d, "#000000", opacity);
/** Short hair under a hat. */
const cropped = ({ face: w, hair }: Traits): Shape =>
  filled(p`M${-w - 0.6} -4C${-w - 1} -20 ${w + 1} -20 ${w + 0.6} -4L${w - 1.5} -11Q0 -14 ${-w + 1.5} -11z`, hair);
/** The brim of a cap on the forehead. */
const brim = ({ face: w }: Traits, colour: string, width: number): Shape =>
  line(p`M${-w - 1} -13.5Q0 -19 ${w + 1} -13.5`, colour, width);

interface Felt {
  readonly felt: string;
  readonly deep: string;
  readonly pale: string;
  /** Half the width of what goes round the head. */
  readonly W: number;
}

function feltOf({ cloth, hat, face }: Traits): Felt {
  const felt = mix(cloth, pick(["#1b1418", "#7a2a24", "#2a3f5a"], hat), 0.45);
  return { felt, deep: mix(felt, "#000000", 0.3), pale: mix(felt, "#fff1d4", 0.22), W: face + 3 };
}

type Hat = (of: Traits, on: Layers, felt: Felt) => void;

const nobility: Hat = ({ woman, hat, face: w, left }, on, { felt, W }) => {
  const side = left ? 1 : -1;
  if (woman && hat === 0) {
    // A hennin with its veil.
    on.back.unshift(
      filled(p`M${-6 * side} -14L${20 * side} -40L${30 * side} 16Q${22 * side} 26 ${14 * side} 20z`, "#f6efdf", 0.55),
    );
    on.hat.push(
      filled(
        p`M${-w - 1} -11Q0 -19 ${w + 1} -11L${left ? 14 : -7} -38Q${left ? 11 : -10} -40 ${left ? 7 : -14} -38z`,
        felt,
      ),
      line(p`M${-w - 1} -11Q0 -19 ${w + 1} -11`, GOLD, 2.6),
    );
  } else if (woman && hat === 1) {
    // Two horns with pearls.
    on.hat.push(
      filled("M0 -15C-4 -30 -22 -28 -16 -8Q-12 -14 0 -15C12 -14 12 -14 16 -8C22 -28 4 -30 0 -15z", felt),
      line("M-16 -8Q-12 -14 0 -15Q12 -14 16 -8", GOLD, 1.8),
      ...[-12, -6, 0, 6, 12].map((x) => spot(x, -18.5 + Math.abs(x) * 0.25, 1.4, "#fff8ea")),
    );
  } else if (woman) {
    // A crown over a veil.
    on.back.unshift(
      filled(
        p`M${-W - 2} 20V-8C${-W - 2} -26 ${W + 2} -26 ${W + 2} -8V20q-6 4 -9 -2V-6H${-W + 7}V18q-3 6 -9 2z`,
        LINEN,
      ),
    );
    on.hat.push(
      filled(p`M${-w - 1} -15L${-w - 2} -25l4.5 4 4 -6 4 5 4 -5 4 6 4.5 -4 -1 10Q0 -19 ${-w - 1} -15z`, GOLD),
      spot(0, -19, 1.7, "#b3271b"),
    );
  } else if (hat === 0) {
    on.hat.push(
      filled(p`M${-w - 1.5} -13V-25l5 5 3.5 -7 4.5 6 4.5 -6 3.5 7 5 -5V-13Q0 -18 ${-w - 1.5} -13z`, GOLD),
      shade(p`M0 -16.5Q6 -16 ${w + 1.5} -13V-25l-5 5z`, 0.12),
      spot(0, -19.5, 1.9, "#b3271b"),
      spot(-7, -17.5, 1.3, "#3a74c4"),
      spot(7, -17.5, 1.3, "#3a74c4"),
    );
  } else if (hat === 1) {
    // A bycocket with a feather.
    on.hat.push(
      filled(p`M${-W - 5} -11Q-4 -22 ${W - 1} -16L${W + 4} -12Q2 -16 ${-W - 5} -11zM${-w} -15Q-2 -34 ${w} -17z`, felt),
      line("M6 -19Q14 -34 22 -34", "#f6efdf", 2.6),
      line(p`M${-w} -15.5Q0 -20 ${w} -17`, GOLD, 1.6),
    );
  } else {
    on.hat.push(
      filled(p`M${-w - 3} -12C${-w - 3} -34 ${w + 3} -34 ${w + 3} -12z`, felt),
      filled(p`M${-w - 4} -10Q0 -20 ${w + 4} -10L${w + 3} -16Q0 -25 ${-w - 3} -16z`, "#a5713f"),
      spot(0, -24, 2.4, GOLD),
    );
  }
};

const officials: Hat = ({ woman, hat, face: w, left }, on, { felt, deep, pale, W }) => {
  const side = left ? 1 : -1;
  if (woman) {
    on.hat.push(
      filled(p`M${-W} -2C${-W - 2} -28 ${W + 2} -28 ${W} -2Q${w} -14 0 -16Q${-w} -14 ${-W} -2z`, felt),
      line(p`M${-W + 1} -6Q${-w} -16 0 -17Q${w} -16 ${W - 1} -6`, GOLD, 1.3),
    );
  } else if (hat === 2) {
    on.hat.push(
      filled(p`M${-w - 2} -12L${-w + 1} -28H${w - 1}L${w + 2} -12Q0 -19 ${-w - 2} -12z`, felt),
      shade(p`M0 -28H${w - 1}L${w + 2} -12Q6 -16 0 -16z`, 0.15),
    );
  } else {
    // A roundlet with its tail.
    on.hat.push(
      filled(
        p`M${8 * side} -22Q${26 * side} -20 ${20 * side} 22L${14 * side} 20Q${18 * side} -8 ${6 * side} -14z`,
        deep,
      ),
      filled("M-2 -30Q10 -34 12 -22L-8 -20z", pale),
      filled(
        p`M${-W - 1} -15Q${-W - 2} -24 0 -25Q${W + 2} -24 ${W + 1} -15Q${W - 2} -10.5 0 -14Q${-W + 2} -10.5 ${-W - 1} -15z`,
        felt,
      ),
      line(p`M${-W + 2} -17Q0 -22 ${W - 2} -17`, pale, 1.3),
    );
  }
};

const entertainment: Hat = ({ card, hat, face: w, left }, on, { W }) => {
  const [one, other] = [pick(["#c2483a", "#2f7a6a", "#6a4aa0"], hat), pick(["#e3b84a", "#efe2c4", "#e3b84a"], hat)];
  const side = left ? -1 : 1;
  if (hat === 0 || card === JESTER) {
    // A fool's hood with bells.
    on.hat.push(
      filled(p`M${-W} -8C${-W - 4} -22 ${-W - 10} -22 ${-W - 9} -10C${-W - 14} -34 -6 -36 0 -20z`, one),
      filled(p`M${W} -8C${W + 4} -22 ${W + 10} -22 ${W + 9} -10C${W + 14} -34 6 -36 0 -20z`, other),
      filled(p`M${-W} -7Q${-w} -20 0 -24Q${w} -20 ${W} -7Q0 -18 ${-W} -7z`, other),
      filled(p`M0 -24Q${w} -20 ${W} -7Q6 -14 0 -14.5z`, one),
      filled("M-4 -22Q0 -40 4 -22z", one),
      ...[[-W - 9, -9] as const, [W + 9, -9] as const, [0, -33] as const].map(([x, y]) => spot(x, y, 2.2, GOLD)),
    );
  } else if (hat === 1) {
    const feather = p`M${6 * side} -17Q${10 * side} -36 ${24 * side} -32`;
    on.hat.push(
      filled(p`M${-w - 1.5} -13Q${-w} -27 0 -26T${w + 1.5} -13Q0 -19 ${-w - 1.5} -13z`, one),
      filled(rounded(-w - 2, -16, 2 * w + 4, 4, 2), other),
      line(feather, "#e3574a", 3),
      line(feather, "#fff1d4", 0.8),
    );
  } else {
    on.hat.push(
      filled(
        p`M${-w - 1} -11Q${-w - 2} -24 -2 -25L${22 * side} -36Q${12 * side} -22 ${w + 1} -11Q0 -18 ${-w - 1} -11z`,
        one,
      ),
      spot(22 * side, -36, 2.4, GOLD),
      line(p`M${-w - 1} -11Q0 -18 ${w + 1} -11`, other, 2.6),
    );
  }
};

const commerce: Hat = ({ woman, hat, face: w }, on, { felt, deep, pale, W }) => {
  if (woman) {
    on.hat.push(
      filled(
        p`M${-W - 2} 8C${-W - 4} -30 ${W + 4} -30 ${W + 2} 8L${w - 1} 4Q${w + 1} -14 0 -16Q${-w - 1} -14 ${-w + 1} 4z`,
        hat === 1 ? "#d8cdb6" : LINEN,
      ),
      filled(p`M${-w - 2} -14Q0 -30 ${w + 2} -14Q0 -22 ${-w - 2} -14z`, felt),
      line(p`M${-w - 1} -14Q0 -22 ${w + 1} -14`, GOLD, 1.2),
    );
  } else if (hat === 0) {
    // Tall, with a brim, as the bridegroom wears it.
    on.hat.push(
      filled(p`M${-w + 1} -14L${-w - 3} -35Q0 -40 ${w + 3} -35L${w - 1} -14z`, "#2a211c"),
      egg(0, -14.5, W + 7, 4.2, "#1d1613"),
      line(p`M${-w} -18.5Q0 -15.5 ${w} -18.5`, pale, 1.6),
    );
  } else if (hat === 1) {
    on.hat.push(
      filled(p`M${-w} -14C${-w - 4} -32 ${w + 4} -32 ${w} -14z`, felt),
      filled(rounded(-w - 4, -18, 2 * w + 8, 6.5, 3.2), "#7a5434"),
      shade(rounded(2, -18, w + 2, 6.5, 3.2), 0.15),
    );
  } else {
    on.hat.push(egg(0, -18, W + 5, 8, felt), egg(0, -15.5, W, 4.5, deep), line(p`M${W + 1} -14q6 12 3 30`, deep, 5));
  }
};

const craft: Hat = ({ woman, hat, face: w, left }, on, { felt, deep, W }) => {
  const side = left ? 1 : -1;
  if (woman) {
    on.hat.push(
      filled(p`M${-W - 1} 4C${-W - 3} -28 ${W + 3} -28 ${W + 1} 4L${w} -2Q${w} -14 0 -15Q${-w} -14 ${-w} -2z`, LINEN),
      line(p`M${-W} -3Q${-w - 1} -18 0 -19Q${w + 1} -18 ${W} -3`, CREASE, 1.1),
    );
  } else if (hat === 0) {
    on.hat.push(
      filled(
        p`M${-w - 1.5} 2C${-w - 3} -26 ${w + 3} -26 ${w + 1.5} 2L${w - 0.5} -4Q${w - 1} -14 0 -14.5Q${-w + 1} -14 ${-w + 0.5} -4z`,
        "#efe6d0",
      ),
      line(p`M0 -22V-15M${-w - 1} 1Q-6 10 -3 11`, CREASE, 1.1),
    );
  } else if (hat === 1) {
    on.hat.push(
      filled(p`M${-w - 1} -12C${-w - 2} -28 ${w + 2} -28 ${w + 1} -12Q0 -17 ${-w - 1} -12z`, felt),
      filled(rounded(-w - 2.5, -16, 2 * w + 5, 5, 2.5), deep),
    );
  } else {
    on.hat.push(
      filled(
        p`M${-w - 2} -12Q${-w - 2} -25 ${8 * side} -26Q${18 * side} -26 ${20 * side} -16L${w + 1.5} -13Q0 -18 ${-w - 2} -12z`,
        "#8a4a34",
      ),
      line(p`M${-w - 1} -13Q0 -18 ${w + 1} -13`, "#5a2c1e", 1.7),
    );
  }
};

const court: Hat = ({ woman, hat, face: w, left, cloth, hair }, on, { felt, pale }) => {
  const side = left ? -1 : 1;
  if (woman) {
    on.hat.push(
      filled(p`M${-w - 2} -8C${-w - 5} -30 ${w + 5} -30 ${w + 2} -8Q${w} -14 0 -16Q${-w} -14 ${-w - 2} -8z`, LINEN),
      { ...line(p`M${-w - 2} -8Q${-w} -14 0 -16Q${w} -14 ${w + 2} -8`, "#d8ccb0", 2), dash: "2 2" },
    );
    return;
  }
  if (hat === 0) {
    on.hat.push(
      filled(p`M${-w - 2} -12Q${-w - 1} -20 0 -20T${w + 2} -12Q0 -17 ${-w - 2} -12z`, felt),
      egg(3 * side, -19, w + 3, 4.6, pale),
      line(p`M${8 * side} -20Q${16 * side} -34 ${22 * side} -26`, "#f6efdf", 2.6),
    );
    return;
  }
  // A page's hair falls straight beside the face.
  on.front.push(
    filled(
      p`M${-w - 2.5} 4V-9Q${-w} -16 ${-w + 2.5} -12L${-w + 1} 5zM${w + 2.5} 4V-9Q${w} -16 ${w - 2.5} -12L${w - 1} 5z`,
      hair,
    ),
  );
  if (hat === 1)
    on.hat.push(
      filled(p`M${-w - 1} -13Q${-w} -25 0 -25T${w + 1} -13Q0 -18 ${-w - 1} -13z`, cloth),
      line(p`M${-w - 1} -13.5Q0 -18.5 ${w + 1} -13.5`, GOLD, 2),
    );
  else
    on.hat.push(
      filled(p`M${-w - 1} -14L${-w - 3} -20Q0 -27 ${w + 3} -20L${w + 1} -14Q0 -19 ${-w - 1} -14z`, felt),
      spot(6 * side, -19, 2, GOLD),
    );
};

const church: Hat = (of, on, { W }) => {
  const { woman, hat, card, face: w, hair, cloth } = of;
  if (woman) {
    // Veil and wimple.
    const veil = hat === 1 ? "#3a3230" : "#23201f";
    on.back = [filled(p`M${-W - 3} 22V-8C${-W - 4} -30 ${W + 4} -30 ${W + 3} -8V22Q0 30 ${-W - 3} 22z`, veil)];
    on.chest.push(filled("M-13 8Q0 24 13 8L11 18Q0 30 -11 18z", LINEN));
    on.hat.push(
      filled(p`M${-W} 8C${-W - 3} -27 ${W + 3} -27 ${W} 8L${w - 0.8} 4Q${w} -13 0 -14Q${-w} -13 ${-w + 0.8} 4z`, LINEN),
      filled(
        p`M${-W - 2.5} 2C${-W - 5} -31 ${W + 5} -31 ${W + 2.5} 2Q${W - 1} -22 0 -23Q${-W + 1} -22 ${-W - 2.5} 2z`,
        veil,
      ),
    );
  } else if (MITRED.has(card)) {
    on.hat.push(
      filled(
        p`M${-w - 1.5} -12L${-w - 3} -24Q-6 -34 0 -40Q6 -34 ${w + 3} -24L${w + 1.5} -12Q0 -17 ${-w - 1.5} -12z`,
        LINEN,
      ),
      shade(p`M0 -40Q6 -34 ${w + 3} -24L${w + 1.5} -12Q6 -15 0 -14.7z`, 0.1),
      line(p`M0 -38V-15M${-w - 1.5} -14Q0 -19 ${w + 1.5} -14`, GOLD, 2.2),
      spot(0, -26, 1.9, "#b3271b"),
    );
  } else if (card === PILGRIM) {
    on.front = [cropped(of)];
    on.hat.push(
      filled(p`M${-w} -15C${-w - 1} -31 ${w + 1} -31 ${w} -15z`, "#6b4a2e"),
      filled(p`M${-W - 8} -12Q0 -22 ${W + 8} -12Q${W} -9 0 -15Q${-W} -9 ${-W - 8} -12z`, "#54381f"),
      filled("M-4 -17Q0 -25 4 -17Q0 -15 -4 -17z", "#f3e8cc"),
    );
  } else if (hat === 0) {
    // A tonsure.
    on.front = [
      filled(
        p`M${-w - 1.2} -3C${-w - 2} -14 ${-w} -16 ${-w + 2} -16Q0 -13 ${w - 2} -16C${w} -16 ${w + 2} -14 ${w + 1.2} -3Q${w - 1} -11 0 -12.5Q${-w + 1} -11 ${-w - 1.2} -3z`,
        hair,
      ),
    ];
  } else if (hat === 1) {
    on.hat.push(
      filled(
        p`M${-W - 1} 14C${-W - 6} -34 ${W + 6} -34 ${W + 1} 14L${w} 10Q${w + 1.5} -15 0 -17Q${-w - 1.5} -15 ${-w} 10z`,
        cloth,
      ),
      shade(p`M0 -24C${W} -24 ${W + 4} -8 ${W + 1} 14L${w} 10Q${w + 1.5} -15 0 -17z`, 0.18),
    );
  } else {
    on.front = [cropped(of)];
    on.hat.push(filled(p`M${-w} -15C${-w} -26 ${w} -26 ${w} -15Q0 -19 ${-w} -15z`, "#b3271b"));
  }
};

const art: Hat = ({ woman, hat, face: w, left }, on, { felt, deep, pale, W }) => {
  const side = left ? 1 : -1;
  if (hat === 0) {
    // A red turban.
    on.hat.push(
      filled(p`M${-w - 3} -11C${-w - 9} -32 ${w + 9} -34 ${w + 4} -11Q0 -18 ${-w - 3} -11z`, "#b8352a"),
      line(p`M${-w - 1} -14Q-4 -26 8 -28M${-w + 3} -13Q4 -22 ${w + 3} -22M-2 -29Q10 -24 ${w + 3} -14`, "#7d1f18", 1.5),
      filled(p`M${10 * side} -24q${10 * side} -6 ${8 * side} 4z`, "#d0473a"),
    );
  } else if (hat === 1) {
    on.hat.push(
      egg(4 * side, -19.6, w + 6, 6.8, felt),
      line(p`M${-w - 1} -13Q0 -18 ${w + 1} -13`, deep, 3),
      line(p`M${8 * side} -25l${3 * side} -4`, deep, 2),
    );
  } else if (woman) {
    on.hat.push(
      filled(p`M${-W} 0C${-W - 2} -30 ${W + 2} -30 ${W} 0Q${w} -14 0 -16Q${-w} -14 ${-W} 0z`, pale),
      line(p`M${-W + 2} -10Q0 -26 ${W - 2} -10`, deep, 1.3),
    );
  } else {
    on.hat.push(
      filled(p`M${-w - 1.5} -12C${-w - 4} -27 ${w + 3} -30 ${w + 6} -18L${w + 1.5} -13Q0 -18 ${-w - 1.5} -12z`, felt),
      line(p`M${-w - 1} -13.5Q0 -19 ${w + 1} -14`, GOLD, 1.5),
    );
  }
};

const protection: Hat = (of, on, { W }) => {
  const { card, hat, face: w, left } = of;
  if (card === PLAGUE_DOCTOR) {
    on.hat.push(
      filled(
        p`M${-W - 2} 10C${-W - 4} -34 ${W + 4} -34 ${W + 2} 10L${w} 8Q${w + 1} -14 0 -15Q${-w - 1} -14 ${-w} 8z`,
        "#33302d",
      ),
      filled(p`M-7 -9Q0 -12 7 -9L4 0Q10 10 ${left ? -14 : 14} 16Q-2 12 -5 1z`, "#d9c9a0"),
      spot(-4, -6.5, 2.6, "#2a2420", { stroke: GOLD, width: 1 }),
      spot(4, -6.5, 2.6, "#2a2420", { stroke: GOLD, width: 1 }),
    );
  } else if (hat === 0) {
    // A kettle hat over mail.
    on.back = [filled(p`M${-W - 1} 10V-8C${-W} -24 ${W} -24 ${W + 1} -8V10q-8 8 -13 4h-4q-6 3 -10 -4z`, "#7d888e")];
    on.hat.push(
      filled(p`M${-w - 1} -13C${-w - 2} -34 ${w + 2} -34 ${w + 1} -13z`, STEEL),
      filled(p`M${-W - 7} -9Q0 -21 ${W + 7} -9L${w + 1} -15Q0 -21 ${-w - 1} -15z`, "#7f8b91"),
      shade(p`M0 -29Q${w + 1} -27 ${w + 1} -14L0 -17z`, 0.16),
      line("M0 -29V-17", "#e3eaec", 1.3),
    );
  } else if (hat === 1) {
    // A sallet with a plume.
    on.front = [cropped(of)];
    on.hat.push(
      filled(
        p`M${-w - 2} -11C${-w - 3} -33 ${w + 3} -33 ${w + 2} -11L${w + 6} 0 ${w} -3V-11Q0 -17 ${-w} -11V-3L${-w - 6} 0z`,
        STEEL,
      ),
      shade(p`M2 -27Q${w + 2} -26 ${w + 2} -11L${w + 6} 0 ${w} -3V-11Q6 -14 2 -14.5z`, 0.16),
      filled("M-1.5 -27H1.5L4 -38Q0 -41 -6 -38z", "#c23a2e"),
    );
  } else {
    // A coif of mail.
    on.back = [filled(p`M${-W - 3} 14V-8C${-W - 3} -28 ${W + 3} -28 ${W + 3} -8V14Q0 26 ${-W - 3} 14z`, "#8d989d")];
    on.hat.push(
      filled(
        p`M${-W} 10C${-W - 3} -29 ${W + 3} -29 ${W} 10L${w - 0.8} 5Q${w} -13 0 -14Q${-w} -13 ${-w + 0.8} 5z`,
        "#98a3a8",
      ),
      {
        ...line(
          p`M${-W + 1} -2q2 -3 0 -6q3 -6 6 -9M${W - 1} -2q-2 -3 0 -6q-3 -6 -6 -9M-5 -19q5 -3 10 0M-7 -16q7 -3 14 0`,
          "#6d777c",
          1.2,
        ),
        dash: "1.5 1.5",
      },
    );
  }
};

const underworld: Hat = (of, on, { W }) => {
  const { card, woman, hat, face: w, chin, hair, dark, cloth, turn, eyes } = of;
  if (hat === 1) {
    // A headcloth, and an eye-patch.
    const scarf = pick(["#8c2f26", "#4a5a3a", "#5a4a6a"], card % 3);
    on.front = [
      filled(p`M${-w - 0.6} -5C${-w - 1} -20 ${w + 1} -20 ${w + 0.6} -5L${w - 2} -10 4 -13 -1 -10 -6 -13z`, hair),
    ];
    on.hat.push(
      filled(
        p`M${-w - 1.5} -10C${-w - 2} -26 ${w + 2} -26 ${w + 1.5} -10Q0 -17 ${-w - 1.5} -10zM${w} -13l8 3 -2 4 5 5 -8 -3z`,
        scarf,
      ),
    );
    if (!woman) on.hat.push(line(p`M${-w} -12L${w} -2`, "#1d1613", 1.3), egg(turn + eyes, -6.5, 3.2, 2.8, "#1d1613"));
    return;
  }
  // A deep hood, sometimes with a scarf over the mouth.
  on.back = [filled(p`M${-W - 5} 26C${-W - 12} -34 0 -40 3 -36C${W + 14} -34 ${W + 9} 8 ${W + 5} 26z`, dark)];
  on.face.push(filled(p`M${-w} -9C${-w} -22 ${w} -22 ${w} -9L${w} -4Q0 -10 ${-w} -4z`, "#1a0f0c", 0.42));
  if (hat === 2)
    on.face.push(
      filled(
        p`M${-w} 0Q0 4 ${w} 0Q${w - 2} ${chin - 3} 0 ${chin - 2.5}Q${-w + 2} ${chin - 3} ${-w} 0z`,
        pick(["#5a2a24", "#2f3a44", "#4a4030"], card % 3),
      ),
    );
  on.hat.push(
    filled(
      p`M${-W - 2} 14C${-W - 8} -34 -2 -36 2 -35C${W + 9} -34 ${W + 6} 0 ${W + 2} 14L${w - 0.5} 8Q${w + 1} -12 0 -17Q${-w - 1} -12 ${-w + 0.5} 8z`,
      cloth,
    ),
    shade(p`M2 -35C${W + 9} -34 ${W + 6} 0 ${W + 2} 14L${w - 0.5} 8Q${w + 1} -12 0 -17z`, 0.25),
  );
};

const knowledge: Hat = (of, on, { felt, W }) => {
  const { at, hat, face: w, left, light, turn, eyes } = of;
  // Two of three wear spectacles.
  if (at % 3 !== 1)
    on.front.push(
      ...[turn - eyes, turn + eyes].map((x) =>
        line(p`M${x - 3.1} -6.5a3.1 3.1 0 1 1 6.2 0a3.1 3.1 0 1 1 -6.2 0`, "#3a2a18", 1.1),
      ),
      line(p`M${turn - eyes + 3} -6.5h${2 * eyes - 6}`, "#3a2a18", 1.1),
    );
  if (hat === 0) {
    on.hat.push(
      filled(p`M${-W} -6Q${-W - 1} -26 0 -27T${W} -6L${w - 1} -5Q${w} -14 0 -15.5Q${-w} -14 ${-w + 1} -5z`, felt),
      shade(p`M0 -27Q${W + 1} -26 ${W} -6L${w - 1} -5Q${w} -14 0 -15.5z`, 0.16),
    );
  } else if (hat === 1) {
    on.hat.push(
      filled(p`M${-w - 2} -12L${-W - 6} -23 0 -29 ${W + 6} -23 ${w + 2} -12Q0 -18 ${-w - 2} -12z`, felt),
      shade(p`M0 -29L${W + 6} -23 ${w + 2} -12Q5 -16 0 -16z`, 0.16),
      spot(0, -28, 2, GOLD),
    );
  } else {
    on.hat.push(
      filled(
        p`M${-w - 2} -12C${-w - 4} -26 -4 -34 ${left ? 12 : -12} -33Q${w + 4} -28 ${w + 2} -12Q0 -18 ${-w - 2} -12z`,
        felt,
      ),
      brim(of, light, 2.6),
    );
  }
};

const HATS: Readonly<Record<Group, Hat>> = {
  nobility,
  officials,
  entertainment,
  commerce,
  craft,
  court,
  church,
  art,
  protection,
  underworld,
  knowledge,
};

/** Put a person's hat on. */
export function putOn(of: Traits, on: Layers): void {
  HATS[of.group](of, on, feltOf(of));
}

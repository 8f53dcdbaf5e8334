/** Another player's street, drawn: plate with portrait, workers and threats, majorities, canal, and the houses. */
import { cutTo, widthOf } from "../../../art/letters";
import { box, disc, filled, line, p, rounded } from "../../../art/pen";
import type { Box } from "../../../scene/stage.svelte";
import type { BrugesPlayer } from "../../../wire/types";
import { COLOURS, colourNamed, colourOf, MAJORITIES, SIDES, statueWon } from "../components";
import { stripAt, type StripAt } from "../layout";
import { house, skyline } from "./house";
import { group, moved, shape, spot, write, type Ink } from "./ink";
import { BODY, INK, MARK, seatColour } from "./palette";
import { medal } from "./people/person";
import { coin, firstMark, majority, points, slots, symbol } from "./pieces";

export interface StripOf {
  readonly player: BrugesPlayer;
  readonly box: Box;
  readonly name: string;
  readonly face: number;
  readonly first: boolean;
  readonly asked: boolean;
  /** Whether the points are being counted: what they come to is not told before. */
  readonly counting: boolean;
  /** In two rows, as on a phone. */
  readonly folded?: boolean;
}

function who({ player, name, face, first, asked, counting }: StripOf, at: StripAt): Ink[] {
  const { plate, portrait } = at;
  const size = Math.max(12, Math.min(at.name.size, at.name.w / Math.max(0.1, widthOf(name, "serif", 1))));
  const cards = player.hand.length + player.drawn.length + (player.held ? 1 : 0);
  const colours = [
    ...player.hand.map(({ colour }) => colour),
    ...player.drawn,
    ...(player.held ? [player.held.colour] : []),
  ];
  const most = at.wide ? 7 : 6;
  return [
    filled(p`M${plate.x} ${plate.y}h${plate.w - 9}l9 9v${plate.h - 9}h${-plate.w}z`, "var(--plate)"),
    filled(box(plate.x, plate.y, 4, plate.h), seatColour(player.gatehouse)),
    ...(asked ? [{ ...line(disc(portrait.x, portrait.y, portrait.size / 2 + 3), "#ffd766", 2), dash: "6 4" }] : []),
    medal(face, seatColour(player.gatehouse), portrait.x, portrait.y, portrait.size),
    ...(first ? firstMark(portrait.x + portrait.size * 0.42, portrait.y + portrait.size * 0.36, 15) : []),
    write(at.name.x, at.name.y, cutTo(name, at.name.w, "serif", size), size, { face: "serif", anchor: "start" }),
    ...coin(at.guilders.x + 8, at.guilders.y - 1, 8.5),
    write(at.guilders.x + (at.wide ? 20 : 18), at.guilders.y + 4, player.guilders, at.wide ? 15 : 14, {
      anchor: "start",
      figure: `guilders:${player.seat}`,
    }),
    ...points(at.points.x + 8, at.points.y - 1, 18),
    write(at.points.x + (at.wide ? 20 : 18), at.points.y + 4, player.points, at.wide ? 15 : 14, {
      anchor: "start",
      figure: `points:${player.seat}`,
    }),
    ...(counting
      ? []
      : [
          write(
            at.points.x + (at.wide ? 23 : 21) + widthOf(player.points, "sans", at.wide ? 15 : 14),
            at.points.y + 4,
            `Σ${player.total}`,
            12,
            { face: "narrow", weight: 400, anchor: "start" },
          ),
        ]),
    ...colours.slice(0, most).flatMap((name, place) => {
      const [card, colour] = [at.card(place), colourNamed(name)];
      return [
        shape(rounded(card.x, card.y, card.w, card.h, 2), BODY[colour], { stroke: "#f4e7cb", width: 0.9 }),
        symbol(colour, card.x + card.w / 2, card.y + card.h / 2, card.w * 0.66, INK[colour]),
      ];
    }),
    ...(cards > most
      ? [write(at.card(most).x, at.card(most).y + 12, `+${cards - most}`, 11, { anchor: "start" })]
      : []),
  ];
}

function supplies({ player }: StripOf, at: StripAt): Ink[] {
  const boats = COLOURS.flatMap((colour, place): Ink[] => {
    const [boat, threat] = [at.worker(place), at.threat(place)];
    const [workers, threats] = [player.workers[colour] ?? 0, player.threats[colour] ?? 0];
    const roomy = boat.w > 30;
    const mid = boat.x + boat.w / 2;
    return [
      group(
        [
          shape(p`M${boat.x} ${boat.y + 2}h${boat.w}l-4 15h${8 - boat.w}z`, BODY[colour], {
            stroke: "#0b1418",
            width: 0.8,
          }),
          ...(roomy ? [symbol(colour, boat.x + 11, boat.y + 9, 8.5, INK[colour])] : []),
          write(roomy ? mid + 6 : mid, boat.y + 14.5, workers, 14, { fill: INK[colour] }),
        ],
        { drawn: `boat:${player.seat}:${colour}`, kind: "turns" },
      ),
      ...(threats >= 2 ? [filled(rounded(threat.x + 1, threat.y + 0.5, threat.w - 2, 9, 2), "#8c1f14")] : []),
      group(slots(colour, threats, threat.x + 3, threat.y + 2, (threat.w - 10) / Math.max(3, threats), 6, 2), {
        drawn: `threat:${player.seat}:${colour}`,
      }),
    ];
  });
  return [group(boats, { drawn: `boats:${player.seat}` })];
}

function canal({ player }: StripOf, at: StripAt): Ink[] {
  const { gate } = at;
  const mid = gate.x + gate.w / 2;
  return [
    ...SIDES.flatMap((side) =>
      (player.canal[side]?.colours ?? []).map((name, field): Ink => {
        const { x, y, w, h } = at.arch(side, field);
        const colour = colourNamed(name);
        const tiles = player.canal[side]?.built ?? 0;
        const built = field < tiles;
        const d = p`M${x} ${y + h}v${-h}q${w / 2 - 0.6} -8 ${w - 1.2} 0v${h}z`;
        return built
          ? group(
              [shape(d, "url(#br-wat)", { stroke: BODY[colour], width: 1.8 })],
              field === tiles - 1 ? { drawn: `tile:${player.seat}:${side}` } : {},
            )
          : shape(d, "#0b1210", { stroke: MARK[colour], width: 1, dash: "2 1.5", opacity: 0.85 });
      }),
    ),
    filled(box(gate.x, gate.y, gate.w - 1, gate.h), seatColour(player.gatehouse)),
    filled(p`M${gate.x - 1} ${gate.y}L${mid - 0.5} ${gate.y - 7}L${gate.x + gate.w} ${gate.y}z`, "#22302a"),
    filled(
      p`M${gate.x + gate.w * 0.28} ${gate.y + gate.h}v-7a${gate.w * 0.2} ${gate.w * 0.2} 0 0 1 ${gate.w * 0.4} 0v7z`,
      "#14100e",
    ),
    ...SIDES.flatMap((side) => {
      const worth = statueWon(player, side);
      if (worth === null) return [];
      const { x, y } = at.statue(side);
      return [
        group(
          [
            spot(x, y, 7.5, "#e9b44c", { stroke: "#5a3a0a", width: 1 }),
            write(x, y + 4, worth, 11.5, { fill: "#2b1d00" }),
          ],
          { drawn: `niche:${player.seat}:${side}`, kind: "stands" },
        ),
      ];
    }),
  ];
}

function street({ player, folded = false }: StripOf, at: StripAt): Ink[] {
  return player.houses.flatMap((each, place): Ink[] => {
    const where = at.houses[place];
    if (!where) return [];
    const colour = colourNamed(each.face.colour);
    const first = each.persons[0];
    const h = where.h * (0.94 + ((each.place * 37) % 20) / 170);
    return [
      group(
        house({
          w: where.w,
          h,
          colour,
          seat: player.seat,
          place: each.place,
          persons: each.persons.slice(0, 1),
          used: player.used,
          far: true,
          opening: where.w * 0.74,
          wall: at.wide || folded ? 0.62 : 0.72,
        }),
        {
          at: moved(where.x, at.foot),
          drawn: first === undefined ? `house:${player.seat}:${each.place}` : `person:${first}`,
        },
      ),
      shape(box(where.x - 0.5, at.foot - 1.5, where.w + 1, 4.5), BODY[first === undefined ? colour : colourOf(first)], {
        stroke: "#fff3d8",
        width: 0.6,
      }),
      ...(each.persons.length > 1
        ? [
            spot(where.x + where.w - 4, at.foot - 7, 5.5, "#0c161b"),
            write(where.x + where.w - 4, at.foot - 3.6, each.persons.length, 9),
          ]
        : []),
    ];
  });
}

export function strip(of: StripOf): Ink[] {
  const { player, box: area, folded = false } = of;
  const at = stripAt(player, area, folded);
  const bank = folded ? area.x : at.plate.x + at.plate.w;
  return [
    ...skyline(bank, area.x + area.w - 4, at.foot, player.seat * 7 + 2, 18, 40, "var(--bank)", true),
    filled(box(area.x, at.foot, area.w, 8), "var(--quay2)"),
    filled(box(area.x, at.foot, area.w, 8), "url(#br-ashlar)", 0.6),
    filled(box(area.x, at.foot, area.w, 1.6), "var(--quayl)"),
    ...who(of, at),
    ...supplies(of, at),
    ...MAJORITIES.flatMap((which, place) => {
      const { x, y, w, h } = at.majority(place);
      return majority(which, player.majorities.includes(which), player, x + w / 2, y + h / 2, w / 2);
    }),
    ...canal(of, at),
    group(street(of, at), { drawn: `street:${player.seat}` }),
  ];
}

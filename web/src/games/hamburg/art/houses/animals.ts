/** The animals of the zoo in the order of their cards, facing right; origin between their feet, about 36 wide and 30 high. */
import { disc, filled, line, mix, oval, p, type Shape } from "../../../../art/pen";
import { FIRST_GARDEN } from "../../components";

const INK = "#1d1512";
const IVORY = "#f6ecd4";

const shade = (colour: string): string => mix(colour, "#140c10", 0.32);
const light = (colour: string): string => mix(colour, "#fff4dc", 0.55);
const eye = (x: number, y: number, r = 0.8): Shape => filled(disc(x, y, r), INK);

/** Legs from a belly down to the ground, a little narrower at the foot. */
function legs(xs: readonly number[], top: number, w: number, colour: string): Shape {
  return filled(xs.map((x) => p`M${x - w / 2} ${top}h${w}l${-w * 0.12} ${-top}h${-w * 0.76}z`).join(""), colour);
}

/** A body from hind to chest: back and belly as curves, higher where `rise` says. */
function trunk(x0: number, x1: number, back: number, belly: number, colour: string, rise = 0): Shape {
  const w = x1 - x0;
  return filled(
    p`M${x0} ${(back + belly) / 2}C${x0} ${back - 1} ${x0 + w * 0.2} ${back} ${x0 + w * 0.45} ${back}S${x1} ${back - 1 - rise} ${x1} ${(back + belly) / 2 - rise * 0.4}C${x1} ${belly} ${x1 - w * 0.2} ${belly + 0.6} ${x0 + w * 0.5} ${belly}S${x0} ${belly + 1} ${x0} ${(back + belly) / 2}z`,
    colour,
  );
}

const tail = (d: string, colour: string, width: number): Shape => line(d, colour, width);

function raccoon(): Shape[] {
  const fur = "#8b8781";
  return [
    tail("M-8 -7q-7 1 -11 -6", fur, 5.5),
    { d: "M-9.5 -7q-6 .6 -9.5 -6", stroke: "#2e2b2a", width: 5.5, dash: "1.6 4.2" },
    legs([-4, 6], -6, 3.4, shade(fur)),
    filled("M-10 -6c-1-7 4-11 10-11 7 0 10 3 10 9 0 4-2 6-5 6h-10c-3 0-4.6-1-5-4z", fur),
    legs([-6.5, 3.5], -5, 3.6, fur),
    filled("M4.5 -20l1.6-4.6 3 2.6h4l3-2.6 1.6 4.6c.6 4.5-2 7.6-6.6 7.6s-7.2-3-6.6-7.6z", fur),
    filled("M4.4 -18.4c3-2.2 5-.8 6.7.6 1.7-1.4 3.7-2.8 6.7-.6-.4 2.6-4 4-6.7 1.8-2.7 2.2-6.3.8-6.7-1.8z", "#2a2726"),
    filled(oval(11.1, -14.6, 2.6, 1.9), IVORY),
    filled(disc(11.1, -15.3, 1), INK),
    filled(disc(8.3, -17.8, 0.7) + disc(13.9, -17.8, 0.7), IVORY),
  ];
}

function canine(fur: string, chest: string, brush: boolean): Shape[] {
  return [
    ...(brush
      ? [
          filled("M-10 -13c-5-1-10 2-12 8-.6 2 .4 2.6 2 2 5-1.6 9-4 11-7z", fur),
          filled("M-18.6 -8c-1.6 1.6-2.8 3.6-3.4 5.4 2 .6 5-1 6.6-2.4z", IVORY),
        ]
      : [tail("M-11 -13q-6 2 -7 9", shade(fur), 4.2)]),
    legs([-6.5, 6.5], -8, 2.6, shade(fur)),
    trunk(-12.5, 10.5, -16.5, -7.5, fur, 1.5),
    legs([-10, 9], -9, 3, fur),
    filled("M4 -17c2-3 4-5 5.5-6l1-4.5 2.6 3 2.4-2.6 1 4 5.5 3.6c.6.6.2 1.6-.6 1.8l-6 1.2c-1 2.5-3 4-5.4 4.5z", fur),
    filled("M8 -12.5c2-.4 5-1.6 7.4-5l6-1.4c-.8 1.4-3.6 2-6 2.3-1 2.8-3.4 5.2-6 6z", chest),
    eye(15.2, -21),
    filled(disc(21.8, -18.8, 0.9), INK),
    line("M10.4 -27l.6 3.2M15.7 -26.8l.2 2.8", shade(fur), 0.9),
  ];
}

function rhinoceros(): Shape[] {
  const hide = "#8a8a8c";
  return [
    tail("M-15 -13q-3 2 -3 7", shade(hide), 1.6),
    legs([-8, 8], -7, 4.6, shade(hide)),
    trunk(-16, 12, -20.5, -6, hide, 0),
    legs([-12.5, 5], -7, 5, hide),
    filled(
      "M6 -19c3-2.5 6-3 8-2.5l.6-2.6 2 2.8c2 1.5 3.4 4 5.4 5 1.6.8 2 3.6.4 4.6-2.4 1.4-5 .4-7-.3-3 1.7-8 2-10.4-1z",
      hide,
    ),
    filled("M18.4 -17c.8-2.6 1.6-5 4.6-7 .4 3.6.2 6-1.4 8.4zM15.6 -19.4c.4-1.6 1-2.8 2.4-3.8.2 1.8.2 3-.4 4.6z", IVORY),
    line("M-8 -19.5q-3 5 0 12M4 -19.5q-2.5 6 .5 12M-15.5 -11q3 2 6 1.5", shade(hide), 0.9, 0.8),
    eye(15.6, -16.4),
  ];
}

function elephant(): Shape[] {
  const hide = "#8f959c";
  return [
    tail("M-15.5 -18q-3 4 -2.5 9", shade(hide), 1.4),
    legs([-7, 8], -9, 5.4, shade(hide)),
    trunk(-16.5, 11.5, -26, -7.5, hide, 0),
    legs([-12, 4], -9, 5.8, hide),
    filled(
      "M5 -25.5c3-3.5 9-4 12-1 2.6 2.6 2.8 6 3 10 .2 4 .4 7 .4 9 0 2.5 3.4 2.2 3.4-.4h2c.4 5.6-7.6 6.6-8 .8l-.8-6.6c-1.4 1.6-4 2.2-6.4 1.6z",
      hide,
    ),
    filled("M4 -24.5c-4 1-6 5-5 9 .8 3 3 4.4 5.6 4 3.4-.6 5-4.6 4.8-8-.2-3-2-5.8-5.4-5z", mix(hide, "#3a3038", 0.22)),
    line("M13.6 -13.5q2 3.4 6 2.6", IVORY, 1.7),
    eye(14.6, -20.4),
    line("M18.8 -9.5h2.2M18.6 -12.5h2.2", shade(hide), 0.7),
  ];
}

function orangutan(): Shape[] {
  const fur = "#b0562a";
  return [
    filled("M-13 0c-2-9 1-19 9-20h8c8 1 11 11 9 20z", shade(fur)),
    filled("M-9 -2c-1-9 2-16 9-16s10 7 9 16z", fur),
    line("M-8 -17C-15 -13 -15 -6 -13 -1.5", fur, 5.6),
    line("M8 -17C15 -13 17 -9 17 -17L17.5 -24", fur, 5),
    filled(oval(0, -22, 7.4, 7), fur),
    filled("M-4.8 -23c0-3 2.4-3.6 4.8-2.6 2.4-1 4.8-.4 4.8 2.6 0 5-2 7.5-4.8 7.5s-4.8-2.5-4.8-7.5z", "#5c3a2e"),
    filled(oval(0, -19, 3.2, 2.3), "#7b5242"),
    filled(disc(-1.9, -23, 0.9) + disc(1.9, -23, 0.9), IVORY),
    filled(disc(-1.8, -23, 0.55) + disc(2, -23, 0.55) + disc(-0.8, -20, 0.35) + disc(0.8, -20, 0.35), INK),
    line("M-1.6 -18q1.6 1 3.2 0", INK, 0.6),
    filled(oval(-6, -1.6, 4.6, 2) + oval(6, -1.6, 4.6, 2), "#5c3a2e"),
    filled(disc(17.6, -25, 2.5) + disc(-12.8, -1.8, 2.3), "#5c3a2e"),
  ];
}

function giraffe(): Shape[] {
  const hide = "#e0b060";
  const spot = "#8a4f22";
  return [
    tail("M-9.5 -17q-3 3 -2.5 8", spot, 1.3),
    legs([-4.5, 6], -12, 2.2, shade(hide)),
    filled(
      "M-10.5 -16c0-4 4-5 9-5.5 4-.4 7-2 8.5-5L11 -38l4.5 .5-3.5 18c-.4 4-1 7.5-4 8h-15c-2.6 0-3.5-2-3.5-4.5z",
      hide,
    ),
    legs([-8, 3.5], -13, 2.5, hide),
    filled("M10 -36c-.4-3 1.6-4.6 4-4.6 2 0 3.2 1 4.6 2l4 2.4c1.4 1 .8 2.8-.8 2.8l-6.6 .2c-3 0-5-.6-5.2-2.8z", hide),
    line("M12.2 -40v-3.4M14.4 -40.5v-3.4", spot, 1.2),
    filled(disc(12.2, -43.8, 0.9) + disc(14.4, -44.2, 0.9), spot),
    filled("M10.6 -38.6l-3.2-.8 2.4 2z", hide),
    filled(
      disc(-6, -17.5, 2) +
        disc(-1.5, -15, 1.9) +
        disc(3, -18, 2.1) +
        disc(7, -15, 1.7) +
        disc(-5, -13, 1.3) +
        disc(2, -12.9, 1.2) +
        disc(9, -22, 1.7) +
        disc(10.6, -27, 1.6) +
        disc(11.5, -31.5, 1.4) +
        disc(13.6, -29, 1.1) +
        disc(12.6, -24, 1.2) +
        disc(-1.5, -19.6, 1.2),
      spot,
      0.9,
    ),
    eye(15.6, -37.8, 0.75),
  ];
}

function feline(fur: string, o: { stripes?: boolean; mane?: string }): Shape[] {
  return [
    tail(o.mane ? "M-13 -12q-6 -2 -7 5q0 3 2 4" : "M-13 -12q-7 -1 -7 -7q0 -4 3.5 -4", fur, 2.3),
    ...(o.mane ? [filled(oval(-17.6, -2.6, 2.2, 1.8), o.mane)] : []),
    legs([-7.5, 7], -7, 3.2, shade(fur)),
    trunk(-14, 11, -17, -6.5, fur, 1),
    legs([-11, 4.5], -8, 3.7, fur),
    ...(o.stripes
      ? [
          line(
            "M-10 -16.5q1.6 4 -.4 7.5M-6 -17q1.6 4.5 -.2 8M-2 -17q1.6 4 .2 7M2 -17.3q1.4 4 .2 7M6 -17.5q1.2 3 .2 6M-11.5 -5h2.6M3.5 -4.6h2.6M-18.6 -13.5l1.6-1M-20.3 -18h2.4",
            INK,
            1.3,
          ),
        ]
      : []),
    ...(o.mane
      ? [filled("M3 -16c-1-5 2-10.5 8-11 5-.4 9 3 9 8s-3 10-8.5 10.5C6.5 -8.2 3.6 -11.5 3 -16z", o.mane)]
      : []),
    filled("M7.5 -20.5c0-3 2-5 5-5s6 1.6 6.4 5l1.6 2c.6 1 0 2.6-1.2 3-2 .8-4 1.5-6.3 1.5-3.5 0-5.5-2.5-5.5-6.5z", fur),
    filled(disc(9.2, -24.8, 1.9) + disc(15.6, -25, 1.7), fur),
    filled(oval(17.6, -17, 2.6, 1.8), light(fur)),
    filled(disc(19.6, -18.4, 0.9), INK),
    ...(o.stripes ? [line("M10.5 -25.5v2.2M12.6 -25.6v2M8 -20h2.2M8.2 -17.6h2", INK, 1)] : []),
    eye(15, -20.6),
  ];
}

function marmot(): Shape[] {
  const fur = "#a07a4c";
  return [
    tail("M-6 -2q-6 0 -8 -3", shade(fur), 3.6),
    filled("M-8 0c-2-6-1-13 3-17 2-2 6-2 8 0 4 4 6 11 4 17z", fur),
    filled("M-3 0c-1-6 0-11 2.5-13 3 2 5 7 4.5 13z", light(fur)),
    filled("M-4.5 -19c0-4 2.5-6.5 6-6.5s6.5 2 7 5c.3 2.5-1 5-4.5 5.5-4.5 .6-8.5-.4-8.5-4z", fur),
    filled(disc(-2, -24, 1.5), shade(fur)),
    filled(oval(7, -19, 2.2, 1.7), light(fur)),
    filled(disc(8.4, -19.9, 0.9), INK),
    filled("M6.6 -17.5h1.8v1.6h-1.8z", IVORY),
    eye(3.8, -21.4),
    line("M3 -12q3 1.6 5 .4M2 -9.6q3 1.6 4.6 .8", shade(fur), 1.8),
    filled(oval(-4.5, -1, 3.6, 1.4) + oval(4.6, -1, 3.6, 1.4), shade(fur)),
  ];
}

function kangaroo(): Shape[] {
  const fur = "#b07a4e";
  return [
    filled("M-4 -9c-5 1-9 4-16 7-1.6 .7-1.6 2 .4 2 8-.4 14-1 18-4z", fur),
    filled("M-6 -3c-3-6-1-12 4-15.5 3-2 5-4 6.5-8l4 2c-1 5-1 7-1 9.5 0 6-3 10.5-8 12.5z", fur),
    filled("M4 -15c1.4 2 1.6 5 .4 8-1 2.6-3 4.5-5 5.5z", light(fur)),
    filled("M-7 -5c0-4 3-6 6.5-5.6 3 .4 4 3.4 2.6 6l-2 2.6h6.5c1.6 0 1.6 2 0 2H-6c-2 0-2.4-1.6-1.4-2.6z", shade(fur)),
    line("M6 -16.5q3.5 1 4.5 4.5l-1.5 .6", shade(fur), 2),
    filled(
      "M3.5 -25c.4-3 2.5-5 5-5 2.6 0 4.5 2 6.5 3.5 1.6 1 1.4 3-.4 3.3-3 .6-5 1.6-7.6 1.4-2.4-.2-3.7-1.4-3.5-3.2z",
      fur,
    ),
    filled("M5 -29c-1.6-2.5-1.8-5-.6-7 2 1.6 2.8 4 2.6 6.6zM8 -29.6c-.4-2.6 .2-5 1.8-6.4 1.2 2 1 4.6 0 6.8z", fur),
    eye(9.6, -26.8),
    filled(disc(14.8, -25.2, 0.8), INK),
  ];
}

function camel(): Shape[] {
  const fur = "#b98a50";
  return [
    tail("M-13.5 -15q-2.5 3 -2 7", shade(fur), 1.4),
    legs([-7.5, 6], -9, 2.6, shade(fur)),
    filled(
      "M-14 -13c0-3 1-5 3-6 1-5 4-8 6-7.5 2.5 .6 3 4 3.5 6.5 .6-3 2-8 5-8 3 .2 4 4 5 8.5 2 1 2.5 3 2.5 5.5 0 3-2 5-5 5.5h-15c-3-.4-5-2-5-4.5z",
      fur,
    ),
    filled(
      "M-8.5 -25.6c1-1 2-1.4 3-1 1 .3 1.6 1 2 2-2-1-3.5-1-5-1zM.5 -27c1-1.2 2-1.6 3-1.2 1 .4 1.6 1.2 2 2.4-2-1-3.4-1.2-5-1.2z",
      shade(fur),
    ),
    legs([-11, 9], -10, 3, fur),
    filled("M8 -17c3 .6 5 .4 6-2l2-7 3.6 .6c-.4 5-1 9-3.6 12-2 2.4-6 3-8 1.4z", fur),
    filled("M14.5 -26.5c.2-2.4 1.6-3.6 3.6-3.4 2 .2 3.6 1.4 5 2.4 1.2 1 .8 2.6-.6 2.8-3 .6-8 .6-8-1.8z", fur),
    filled("M15.6 -29.4l-1.4-2 2.8 .8z", fur),
    line("M12 -13.6q2 1 3.6-.6", shade(fur), 1.6),
    eye(18, -27.6, 0.75),
  ];
}

function seal(fur: string, o: { spots?: boolean; upright?: boolean; tusks?: boolean }): Shape[] {
  if (o.upright)
    return [
      filled(
        "M-18 -1c-3-1-4-3-3-4 2.5 .6 5 .4 8-1.5 6-4 8-9 10-16 1-4 4-6.5 7.5-6.5 3 0 5 1.5 7 3.5 1.3 1.2 .8 2.8-.8 3-2.7 .4-3.7 1.5-3.7 4-.4 7 1 12 1 15 0 2.6-2 3.5-5 3.5z",
        fur,
      ),
      filled("M3 -20c2 5 4 10 3.6 14-.2 3-2 4.6-5 6h4c4 0 6-1.6 5.6-4.5C11 -10 9.6 -14 10 -18z", light(fur), 0.45),
      filled("M1 -8c3 0 4.6 3 5.6 8H-.5c-1-3-1-6 1.5-8z", shade(fur)),
      filled("M-8 -4c-3-1-6-1-9 1 3 2 7 2.6 10 1.5z", shade(fur)),
      filled(disc(13.5, -24.6, 0.9) + disc(8, -25.6, 0.85), INK),
      line("M12.5 -23.4l4 1.2M12.5 -23.8l4.4-.2", INK, 0.45),
      filled(disc(12.6, -33.2, 4), "#c23a2e"),
      filled("M8.8 -34a4 4 0 0 1 7.6 0z", IVORY),
    ];
  return [
    filled(
      "M-18 -2c-3-1.5-4-4-3-5.5 2 .4 4 2 6.5 2 5-5 12-9 20-10 1-3 4-5 7.5-5 4.5 0 8 3.5 7.5 8 0 2-1 3-2.5 3.5-1 4-5 7-11 7z",
      fur,
    ),
    filled("M2 -2c4-1 8-3.5 11-8 1 2 3 2.5 5 2.4C17 -4 13 -.5 6 0h-9z", light(fur), 0.6),
    filled("M4 -4c1 2 .6 3.4-1 4H-3.5c1.5-2.6 4-4 7.5-4z", shade(fur)),
    ...(o.spots
      ? [
          filled(
            disc(-8, -7, 1) +
              disc(-3, -9, 1.2) +
              disc(-5, -5, 0.8) +
              disc(1.5, -11, 1.1) +
              disc(4, -7.6, 0.9) +
              disc(-11.5, -4.6, 0.8) +
              disc(8, -14, 0.9),
            shade(fur),
          ),
        ]
      : []),
    ...(o.tusks
      ? [
          filled("M15.5 -10.5l-.8 7.5c1.2-.4 2-2.5 2.4-7zM18.5 -10.5l1 7.3c1-1 1-3.6 .8-7z", IVORY),
          filled(oval(17.4, -12, 3.8, 2.7), light(fur)),
          filled(disc(16, -12.4, 0.4) + disc(18, -12, 0.4) + disc(17, -11, 0.4), INK),
        ]
      : [filled(disc(19.6, -14, 1.1), INK), line("M17 -12.4l3.5 1M17 -12.8l3.8-.2", INK, 0.45)]),
    eye(14.6, -16, 1),
  ];
}

function polarBear(): Shape[] {
  const fur = "#f1ecdd";
  return [
    legs([-7, 8], -8, 5, mix(fur, "#4a5a6a", 0.3)),
    filled(
      "M-16 -12c0-6 4-9.5 10-9.5 6 0 9 1 13 .5 3-.4 5-1.5 7-2 3-.8 6 .2 8 2.6l2 1.6c1 1.2 .4 2.6-1 2.8l-4 .4c-1.6 3-4 5.6-7 7-3 1.5-6 2-9 2h-12c-4 0-7-1.6-7-5.4z",
      fur,
    ),
    legs([-11.5, 4], -9, 5.6, fur),
    filled(disc(13.6, -22.6, 1.5), mix(fur, "#4a5a6a", 0.25)),
    filled(disc(23.4, -18.6, 1.1) + disc(18.6, -20.2, 0.8), INK),
    line("M20 -16.6q2 .4 3.2-.2M-10 -1h2.6M5.5 -1h2.6", mix(fur, INK, 0.5), 0.7),
    line("M3 -20q-2 5 0 9", mix(fur, "#4a5a6a", 0.3), 0.9),
  ];
}

function cockatoo(): Shape[] {
  const white = "#f6f2e6";
  return [
    line("M-14 -3.5h26M0 0v-3.5", "#6b4a2c", 2.4),
    filled("M-3 -8c-3 3-6 5-9 8.5l3.5 .5C-4 -1 0 -3 2 -6z", mix(white, "#8a8f9a", 0.25)),
    filled("M-6 -6c-1-8 2-16 8-18 5-1.6 9 1 9 5.5 0 3-1.6 5-3 6.6-2 5-6 8-10 8-2 0-3.6-.6-4-2.1z", white),
    filled("M-5.5 -6.5c0-6 2-11 6-14 2 6 0 12-4 15.5z", mix(white, "#8a8f9a", 0.25)),
    filled(
      "M3 -23.5c-2-3-5-4.5-8-4.5 1.5 3 4 5 7 6zM5 -24.5c-1-3.6-3-6-6-7.5 .6 3.6 2 6.5 5 8.5zM7.5 -24.5c0-3.6-1-6.5-3-9-1 3-.6 6.5 1.5 9.5z",
      "#f0c75a",
    ),
    filled("M10.5 -21c2.6 0 4 1.6 3.6 4-.2 1.4-1 2.4-2 2.8 .2-1.6-.6-2.6-2.4-3.2z", "#3a3a40"),
    eye(7.6, -19.8, 1),
    line("M-1.5 -4.5v2M1.5 -4.5v2", "#55504a", 1.4),
  ];
}

function flamingo(): Shape[] {
  const rose = "#f08aa4";
  return [
    line("M0 -14V-1.2M0 -1.2h4.5", "#c9566e", 1.4),
    line("M3 -14q2 4 5 4.6l-5 3", "#c9566e", 1.4),
    filled("M-13 -15c2-5 8-8 14-7 4 .7 6 3.6 5 6.5-1 3-5 4.5-9 4.5-4-.2-7-2-10-4z", rose),
    filled("M-13 -15c4 .4 8-.6 13-3.5-1 4-4 6.5-8 6.8-2-.6-3.6-2-5-3.3z", mix(rose, "#b83a5c", 0.45)),
    line("M4.5 -18C10 -20 11 -24 7 -28C4 -31 6 -35 9.5 -34.6", rose, 3),
    filled(oval(10, -34, 3, 2.5), rose),
    filled("M12 -35.6c2.6 0 3.6 2 2.6 5-.5 1-1.5 1-1.8-.2-.2-1.4-.8-2.2-2-2.6z", "#2c2628"),
    filled("M12 -35.4c1 .2 1.8 .8 2.2 1.8l-2.8 1z", IVORY),
    eye(10.4, -34.6, 0.6),
  ];
}

function zebra(): Shape[] {
  const white = "#efe9dc";
  return [
    tail("M-12 -15q-3 3 -2.5 8", INK, 1.6),
    legs([-6, 6.5], -9, 2.6, mix(white, INK, 0.35)),
    trunk(-13, 10, -18.5, -8.5, white, 1.5),
    legs([-10, 4], -10, 2.9, white),
    filled("M4 -17c3-1.5 5-5 7-9.5l4.5 1c0 5-1 10-4.5 13.5z", white),
    filled("M10 -25c.6-2.5 2-4 4-3.6 2.4 .4 5 4 6.8 6.4 1 1.4 .4 2.8-1 3-2 .3-4-.8-6-2z", white),
    filled("M20.4 -22c.8 1.2 .4 2.6-.8 2.9-1 .2-2-.3-2.8-1z", INK),
    filled("M11.6 -27.6l-.4-3 2.4 2z", white),
    line("M4.5 -19.5Q8.5 -23 10.5 -28.5", INK, 2),
    line(
      "M-10 -17.6q1.5 4.5-.5 8M-6.5 -18.4q1.6 5 0 9.4M-3 -18.4q1.4 5 .4 9.6M.5 -18.4q1.2 5 .4 9.6M4 -18.3q1 4 .6 8.5M7.5 -19.5q1.5 3 2 6M8.6 -22q2 1.6 3.6 3.6M10 -24.5q2 1 3.8 3M-11.5 -6.5h3M-11.4 -4h2.8M2.6 -6.5h3M2.6 -4h2.8",
      INK,
      1.2,
    ),
    eye(15.4, -24, 0.8),
  ];
}

function hippopotamus(): Shape[] {
  const hide = "#8d7f8c";
  return [
    tail("M-16 -10q-2 1 -2 4", shade(hide), 1.6),
    legs([-7.5, 7], -5, 5, shade(hide)),
    trunk(-17, 12, -19, -3.6, hide, 0),
    legs([-12, 4], -5, 5.4, hide),
    filled(
      "M5 -16c1.6-4 5-6 8.5-5.5 2.5 .4 4 2 4.5 4.5 3 .6 5.5 2.5 5.5 5.5 0 3.5-2.5 5.5-6.5 5.5h-4c-4.5 0-8-3-8-10z",
      hide,
    ),
    filled("M12 -9c3 1.6 8 1.8 11.3-1.5-.2 3-2.6 4.5-6.3 4.5-2.4 0-4-1-5-3z", mix(hide, "#d98a94", 0.4)),
    filled(disc(9, -21.6, 1.7) + disc(13.8, -21.8, 1.6), hide),
    filled(disc(20.4, -15.4, 0.8) + disc(17.6, -15.8, 0.7), shade(hide)),
    filled("M17 -9h1.4v2.2h-1.4zM20.5 -9.5h1.4v2h-1.4z", IVORY),
    eye(13, -18.8, 0.9),
  ];
}

const ANIMALS: readonly (() => Shape[])[] = [
  raccoon,
  () => canine("#7d7a78", "#b8b2a8", false),
  rhinoceros,
  elephant,
  () => canine("#d0642a", IVORY, true),
  orangutan,
  giraffe,
  () => feline("#e0862e", { stripes: true }),
  marmot,
  kangaroo,
  camel,
  () => feline("#d6a355", { mane: "#8a5426" }),
  () => seal("#7f8a93", { spots: true }),
  () => seal("#6a5648", { upright: true }),
  () => seal("#9a6f58", { tusks: true }),
  polarBear,
  cockatoo,
  flamingo,
  zebra,
  hippopotamus,
];

/** The animal of a zoo card. */
export const animal = (card: number): Shape[] => (ANIMALS[card - FIRST_GARDEN] ?? hippopotamus)();

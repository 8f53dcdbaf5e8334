/** Where it is told what others did: where their game wants it, and only what is current. */
import { render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";

import type { Room } from "../room/room";
import { TABLE } from "../room/table";
import type { LogLine } from "../wire/types";
import BeatsLayer from "./BeatsLayer.svelte";

const Nothing = (() => ({})) as never;
const ROOM = { id: "bruges", Enlarged: Nothing, naming: () => undefined } as unknown as Room;
const passed: LogLine[] = [
  { n: 1, entry: 1, seat: 2, text: "x", says: [{ id: "br-act", arguments: { seat: 2 } }], beats: [], warning: false },
];

function told(kind: "desk" | "phone", room: Partial<Room> = {}): HTMLElement {
  const session = {
    table: "t",
    state: null,
    playback: { passed, banner: null, playing: false, turn: null, animator: { flights: [], strikes: [] } },
  };
  const table = {
    session,
    log: passed,
    stage: { kind },
    room: { ...ROOM, ...room },
    name: (seat: number) => `P${seat}`,
    naming: () => undefined,
  };
  const { container } = render(BeatsLayer, { context: new Map([[TABLE, table]]) });
  return container.querySelector(".over") as HTMLElement;
}
function standing(html: string, box: Partial<DOMRect>): void {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll("i")) element.getBoundingClientRect = () => box as DOMRect;
}
afterEach(() => (document.body.innerHTML = ""));

it("hangs below whoever did it, on a phone above the question, and else below the head", () => {
  standing('<i data-target="seat:2"></i><i data-over="bar"></i>', {
    left: 480,
    top: 500,
    bottom: 300,
  });
  const toldBelow = (seat: number): string => `seat:${seat}`;
  const place = ({ style }: HTMLElement): string[] => [style.top, style.left, style.bottom];
  expect(place(told("desk", { toldBelow }))).toEqual(["312px", "488px", "auto"]);
  expect(place(told("phone", { toldBelow }))).toEqual(["auto", "8px", `${window.innerHeight - 494}px`]);
  expect(place(told("desk"))).toEqual(["", "", ""]);
});

it("tells several sentences of a player as one, in the colors of the scene", () => {
  const over = told("desk", { condense: (tellings) => tellings.slice(0, 1) });
  expect(over.querySelectorAll(".passed li")).toHaveLength(1);
  expect(over.querySelector(".sheet")).toBeNull();
});

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import { TABLE } from "../../room/table";
import type { HamburgView } from "../../wire/types";
import end from "./fixtures/end.json";
import { roomAt } from "./room";
import Street from "./Street.svelte";

it("is counted with every building, also where several stand on one site", () => {
  const view = structuredClone(end) as unknown as HamburgView;
  const player = view.players[0];
  const site = player?.sites.find(({ buildings }) => buildings.length > 0);
  if (!player || !site) throw new Error("nobody has built anything");
  const one = site.buildings.at(-1) ?? 0;
  Object.assign(site, { buildings: [...site.buildings, one === 24 ? 115 : 24] });
  const lots = player.sites.reduce((sum, { buildings }) => sum + Math.max(1, buildings.length), 0);
  expect(lots).toBeGreaterThan(player.sites.length);
  const room = roomAt({ asked: [], log: [], view });
  const { container } = render(Street, {
    props: { view, seat: player.seat, row: null },
    context: new Map([[TABLE, { room }]]),
  });
  expect(container.querySelectorAll("[data-lot]")).toHaveLength(lots);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Aim } from "./aim.svelte";
import { Camera } from "./camera.svelte";
import { freest } from "./frames";
import { freeIn } from "./free";
import { handles, zoomed } from "./hands";
import { drawnAs, streets } from "./route";

describe("what is free of the map", () => {
  const window = { x: 0, y: 0, w: 100, h: 80 };
  it("is all of it where nothing lies over it", () => expect(freeIn(window, [])).toEqual([window]));
  it("lies beside, above and below what covers a part", () => {
    const free = freeIn(window, [
      { x: 0, y: 0, w: 20, h: 50 },
      { x: 30, y: 60, w: 40, h: 20 },
    ]);
    expect(free).toContainEqual({ x: 20, y: 0, w: 80, h: 60 });
    expect(free).toContainEqual({ x: 0, y: 50, w: 30, h: 30 });
    expect(free).toContainEqual({ x: 70, y: 0, w: 30, h: 80 });
    // Nothing of it is taken.
    for (const each of free) expect(each.x >= 20 || each.y >= 50).toBe(true);
  });
  it("is where a tall city is shown when the usual window is covered from below, and a wide one where it is wider", () => {
    const camera = new Camera();
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1);
    const tall = Array.from({ length: 20 }, (_, y) => ({ x: 0, y }));
    const free = [
      { x: 200, y: 40, w: 1000, h: 400 },
      { x: 0, y: 500, w: 1400, h: 40 },
    ];
    camera.fit(tall, free);
    expect(camera.h * 20).toBeLessThanOrEqual(400.01);
    expect(camera.origin.y).toBeLessThanOrEqual(440.01);
    // The same window once more moves nothing; another one does.
    expect(camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1)).toBe(false);
    expect(camera.origin.y).toBeLessThanOrEqual(440.01);
    expect(camera.resize({ x: 200, y: 40, w: 1000, h: 520 }, 1)).toBe(true);
  });
});

describe("the camera", () => {
  const cells = [-2, -1, 0, 1].flatMap((x) => [-2, -1, 0, 1].map((y) => ({ x, y })));
  let camera: Camera;
  beforeEach(() => {
    camera = new Camera();
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1);
    camera.fit(cells);
  });
  it("shows everything it fits, with the start tile in the middle", () => {
    expect(cells.every((cell) => camera.shows(cell))).toBe(true);
    expect(camera.origin).toEqual({ x: 700, y: 290 });
    expect(camera.moved).toBe(false);
  });
  it("keeps the point under the pointer when it zooms", () => {
    const at = { x: 900, y: 100 };
    const under = (): number[] =>
      [(at.x - camera.origin.x) / camera.w, (camera.origin.y - at.y) / camera.h].map((each) => Math.round(each * 1000));
    const before = under();
    camera.zoom(1.15, at);
    camera.zoom(1 / 1.7, at);
    expect(under()).toEqual(before);
    expect(camera.moved).toBe(true);
  });
  it("moves no further than it must to show a cell", () => {
    camera.pan(2000, 0);
    camera.reveal({ x: 0, y: 0 });
    expect(camera.shows({ x: 0, y: 0 })).toBe(true);
    const { x } = camera.origin;
    camera.reveal({ x: 0, y: 0 });
    expect(camera.origin.x).toBe(x);
  });
  it("knows that it was directed at the city, so that a map shown again leaves it there", () => {
    expect(new Camera().placed).toBe(false);
    camera.pan(50, 0);
    expect([camera.placed, camera.moved]).toEqual([true, true]);
  });
  it("makes no cell smaller than it can be hit, and then has what is asked about in the middle", () => {
    const city = Array.from({ length: 15 * 14 }, (_, at) => ({ x: at % 15, y: -Math.floor(at / 15) }));
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1, 60);
    camera.fit(city, [], [{ x: 2, y: 0 }]);
    expect(camera.w).toBe(60);
    expect(camera.shows({ x: 2, y: 0 })).toBe(true);
    expect(camera.shows({ x: 7, y: -13 })).toBe(false);
    expect([camera.beyond({ x: 7, y: -13 }), camera.beyond({ x: 2, y: 0 })]).toEqual(["s", null]);
    // The window does not go beyond the city for it.
    expect(camera.seen.y + camera.seen.h).toBeCloseTo(1);
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 2, 60);
    camera.fit(city);
    expect(camera.w * 2).toBeGreaterThanOrEqual(60);
  });
  it("goes to what is asked for without becoming smaller, and leaves whoever looks around alone", () => {
    camera.resize({ x: 200, y: 40, w: 1000, h: 500 }, 1, 60);
    expect(camera.held).toBe(false);
    const { w } = camera;
    camera.show([{ x: 30, y: 0 }]);
    expect([camera.shows({ x: 30, y: 0 }), camera.w, camera.gliding]).toEqual([true, w, true]);
    camera.pan(3, 0);
    expect([camera.held, camera.gliding]).toEqual([true, false]);
  });
});

it("leads a way along the streets, south and west of the cells it crosses, and never over a house", () => {
  const place = ({ x, y }: { x: number; y: number }) => ({ x: x * 100, y: -(y + 1) * 76 });
  const way = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: -1 },
    { x: 1, y: -2 },
  ];
  const corners = streets(way, place, { w: 100, h: 76 });
  expect(corners).toEqual([
    { x: 50, y: -2 },
    { x: 100, y: -2 },
    { x: 100, y: 150 },
    { x: 150, y: 150 },
  ]);
  expect(drawnAs(corners)).toBe("M50 -2L100 -2L100 150L150 150");
  expect(streets([], place, { w: 100, h: 76 })).toEqual([]);
});

describe("moving the map by hand", () => {
  const pointer = (type: string, x: number, more: object = {}): Event =>
    Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0, buttons: 1 }), {
      pointerId: 1,
      pointerType: "touch",
      ...more,
    });
  let element: HTMLElement;
  let pan: ReturnType<typeof vi.fn<(dx: number, dy: number) => void>>;
  let leave: () => void;
  beforeEach(() => {
    element = document.body.appendChild(document.createElement("div"));
    element.setPointerCapture = () => undefined;
    pan = vi.fn<(dx: number, dy: number) => void>();
    const attached = handles({ pan, zoom: () => undefined })(element);
    leave = () => attached?.();
  });
  afterEach(() => {
    leave();
    element.remove();
  });

  it("ends where the finger is lifted, also when that is elsewhere", () => {
    element.dispatchEvent(pointer("pointerdown", 0));
    element.dispatchEvent(pointer("pointermove", 20));
    expect(pan).toHaveBeenCalledWith(20, 0);
    document.body.dispatchEvent(pointer("pointerup", 20));
    element.dispatchEvent(pointer("pointermove", 60));
    expect(pan).toHaveBeenCalledTimes(1);
  });
  it("ends when the mouse comes back with no button pressed", () => {
    element.dispatchEvent(pointer("pointerdown", 0, { pointerType: "mouse" }));
    element.dispatchEvent(
      Object.assign(new MouseEvent("pointermove", { clientX: 40, buttons: 0 }), { pointerId: 1, pointerType: "mouse" }),
    );
    expect(pan).not.toHaveBeenCalled();
  });
  it("zooms by how far the wheel was turned, by no more than a notch", () => {
    expect(zoomed({ deltaY: 2, deltaMode: 0 })).toBeGreaterThan(0.99);
    expect(zoomed({ deltaY: 100, deltaMode: 0 })).toBeCloseTo(1 / 1.15, 2);
    expect(zoomed({ deltaY: 3, deltaMode: 1 })).toBeCloseTo(1 / 1.15, 2);
    expect(zoomed({ deltaY: -5000, deltaMode: 0 })).toBeCloseTo(1.15, 2);
  });
});

describe("the small map", () => {
  it("lies in the corner over the fewest cells that are asked about, and stays where it is as good", () => {
    const [left, right] = [0, 200].map((x) => ({ x, y: 0, w: 100, h: 80 }));
    if (!left || !right) throw new Error("no corners");
    const cell = (x: number) => ({ x, y: 20, w: 58, h: 44 });
    expect(freest([left, right], [])).toBe(left);
    expect(freest([left, right], [cell(50), cell(-20), cell(250)])).toBe(right);
    expect(freest([left, right], [cell(110)])).toBe(left);
    const camera = new Camera();
    camera.resize({ x: 0, y: 0, w: 390, h: 500 }, 1, 54);
    camera.fit([{ x: 0, y: 0 }]);
    const { x, y, w, h } = camera.boxOf({ x: 0, y: 0 });
    expect([x + w / 2, y + h / 2].map(Math.round)).toEqual([195, 250]);
    expect(h / w).toBeCloseTo(0.76);
  });
});

describe("a tile that is taken up", () => {
  /** A city of ten by ten on a phone, with the cheapest cells for what is held. */
  const taking = (kind: "phone" | "desk", held: boolean): number[] => {
    const all = Array.from({ length: 100 }, (_, at) => ({ x: at % 10, y: Math.floor(at / 10), name: "" }));
    const camera = new Camera();
    camera.resize({ x: 0, y: 0, w: 350, h: 400 }, 1);
    camera.fit(all);
    const places = all.slice(0, 8).map((cell, at) => ({ cell, price: at }));
    const aim = new Aim({
      view: () => ({ city: [], closed_cells: [], free: [], phase: 3, viewer: 1, players: [] }) as never,
      window: () => ({ x: 0, y: 0, w: 350, h: 400 }),
      camera,
      stage: { kind, u: 1 } as never,
      deeds: { places: held ? { places } : null, plants: null, supplying: false } as never,
      play: null,
      supplies: () => false,
    });
    aim.lead();
    return [Math.round(camera.w), Math.round(camera.at.x), Math.round(camera.at.y)];
  };
  it("brings the cheapest cells near on a phone, as large as a finger, and not on a desk where they are in sight", () => {
    expect(taking("phone", true)).toEqual([58, 3, 1]);
    expect(taking("phone", false)).toEqual([35, 5, 5]);
    expect(taking("desk", true)).toEqual([35, 5, 5]);
  });
});

/** What is spoken of is found, marked, and not covered by the coach's page. */
import { describe, expect, it } from "vitest";

import { gathered, marked, Marks, placesOf } from "./mark.svelte";
import { freest } from "./place";

describe("what is spoken of", () => {
  it("is found by its place, or by how its places begin; a section stands for what it gathers", () => {
    document.body.innerHTML =
      '<i data-target="level:orange"></i><i data-target="level:2:orange"></i><i data-target="card:5"></i><i data-target="card:57"></i><section data-about="dice"><i data-target="die:gray"></i></section><section data-about="square"><i data-target="statue"></i><i data-target="square"></i></section>';
    const of = (target: string): string[] =>
      placesOf(target).map((element) => element.getAttribute("data-target") ?? "");
    expect([of("level:orange"), of("level:"), of("card:5"), of("dice"), of("square")]).toEqual([
      ["level:orange"],
      ["level:orange", "level:2:orange"],
      ["card:5"],
      ["die:gray"],
      ["square"],
    ]);
    // Of several names the first that is on the screen.
    expect([of("seat:2|card:5"), of("level:orange|card:5"), of("seat:2|seat:3")]).toEqual([
      ["card:5"],
      ["level:orange"],
      [],
    ]);
  });

  it("has one mark where it lies together, and none where it is not to be seen", () => {
    const box = (left: number, top: number, lit = false): Parameters<typeof gathered>[0][number] => ({
      left,
      top,
      right: left + 10,
      bottom: top + 10,
      lit,
    });
    expect(gathered([box(0, 0), box(60, 0), box(30, 0)])).toEqual([{ x: 0, y: 0, w: 70, h: 10, lit: false }]);
    // Cells of a map lie close: what can be chosen is not rung with what cannot.
    expect(gathered([box(0, 0), box(12, 0, true), box(24, 0), box(36, 0, true)])).toEqual([
      { x: 0, y: 0, w: 34, h: 10, lit: false },
      { x: 12, y: 0, w: 34, h: 10, lit: true },
    ]);
    expect(gathered([box(0, 0), box(0, 200, true)]).map(({ lit }) => lit)).toEqual([false, true]);
    document.body.innerHTML = '<i data-target="die:gray"></i>';
    expect(marked(["die:"])).toEqual([]);
  });

  it("is marked down to the question, never through it", () => {
    document.body.innerHTML = '<i data-target="pack"></i><p data-over="bar"></p>';
    const place = (selector: string, box: DOMRect): unknown =>
      Object.assign(document.querySelector(selector) ?? {}, { getBoundingClientRect: () => box });
    place("i", new DOMRect(100, 100, 200, 300));
    place("[data-over=bar]", new DOMRect(0, 380, 500, 40));
    expect(marked(["pack"])).toEqual([{ x: 100, y: 100, w: 200, h: 272, lit: false }]);
    place("[data-over=bar]", new DOMRect(0, 420, 500, 40));
    expect(marked(["pack"])[0]?.h).toBe(300);
  });

  it("is marked as long as someone speaks of it", () => {
    const marks = new Marks();
    const end = [marks.add(["die:"]), marks.add(["dice"])];
    expect(marks.targets).toEqual(["die:", "dice"]);
    end[0]?.();
    expect(marks.targets).toEqual(["dice"]);
    end[1]?.();
    expect(marks.targets).toEqual([]);
  });

  it("is not covered by the coach's page, if anywhere there is room", () => {
    const at = (left: number, style: string): Parameters<typeof freest>[0][number] => ({
      left,
      top: 0,
      right: left + 10,
      bottom: 10,
      style,
    });
    const kept = [{ left: 0, top: 0, right: 15, bottom: 10 }];
    expect(freest([at(0, "a"), at(20, "b")], kept)).toBe("b");
    expect(freest([at(0, "a"), at(8, "b")], kept)).toBe("b");
    expect(freest([at(30, "a"), at(20, "b")], kept)).toBe("a");
  });
});

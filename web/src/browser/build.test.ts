import { beforeEach, expect, it } from "vitest";

import { Build, ownBuild } from "./build.svelte";
import { carry, pack, unpack } from "./carried";

beforeEach(() => sessionStorage.clear());

it("knows its build by its first script", () => {
  const page = document.implementation.createHTMLDocument();
  expect(ownBuild(page)).toBe("");
  page.head.innerHTML = '<script type="module" src="/assets/index-B4.js"></script>';
  expect(ownBuild(page)).toBe("index-B4.js");
});

it("hears of a newer build, and tries to get it once", () => {
  const build = new Build("one.js");
  for (const same of ["", "one.js"]) {
    build.hear(same);
    expect(build.newer).toBeNull();
  }
  build.hear("two.js");
  expect(build.newer).toBe("two.js");
  build.tried();
  build.hear("two.js");
  expect(build.newer).toBeNull();
  build.hear("three.js");
  expect(build.newer).toBe("three.js");
});

it("while developing, no build is newer", () => {
  const build = new Build("");
  build.hear("two.js");
  build.missed();
  expect(build.newer).toBeNull();
});

it("loads anew when a part of it is gone, once", () => {
  const build = new Build("one.js");
  build.missed();
  expect(build.newer).toBe("one.js");
  build.tried();
  build.newer = null;
  build.missed();
  expect(build.newer).toBeNull();
});

it("carries over what is half done, once", () => {
  let half: string | null = "a card";
  const end = carry("picks", () => half);
  pack();
  expect(unpack("picks")).toBe("a card");
  expect(unpack("picks")).toBeNull();
  half = null;
  pack();
  expect(unpack("picks")).toBeNull();
  half = "another";
  end();
  pack();
  expect(unpack("picks")).toBeNull();
});

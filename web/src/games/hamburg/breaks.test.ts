import { describe, expect, it } from "vitest";

import { breakable, longestPiece } from "./breaks";

const shown = (name: string): string => breakable(name).replaceAll("\u00ad", "|");

describe("long names", () => {
  it.each([
    ["Bildhauerwerkstatt", "Bildhauer|werkstatt"],
    ["Lustbarkeitssteueramt", "Lustbar|keits|steuer|amt"],
    ["Museum für Kunst und Gewerbe", "Museum für Kunst und Gewerbe"],
    ["St.-Pauli-Landungsbrücken", "St.-Pauli-Landungs|brücken"],
    ["Beeldhouwersatelier", "Beeldhouwers|atelier"],
    ["Pickpockets' Den", "Pick|pockets' Den"],
    ["Pickpockets’ Den", "Pick|pockets’ Den"],
  ])("break at their joints: %s", (name, broken) => {
    expect(shown(name)).toBe(broken);
  });
  it("are measured by what stays on one line", () => {
    expect([longestPiece("Bürgerverein"), longestPiece("Zoo"), longestPiece("Kantoorbediendenvereniging")]).toEqual([
      6, 3, 10,
    ]);
  });
});

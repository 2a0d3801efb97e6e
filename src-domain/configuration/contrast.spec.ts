import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { BrandConfiguration } from "./configuration.ts";
import { contrastRatio, REQUIRED_CONTRASTS, NEUTRAL_COLOURS, weakContrasts } from "./contrast.ts";
import { BRANDS } from "../../sandbox/configuration/configuration.ts";

const COLOURS: BrandConfiguration["colours"] = BRANDS.splot.brand.colours;

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#0a5c66", "#ffffff", 7.69],
  ["#777777", "#ffffff", 4.48],
])("computes for the colours %s and %s the contrast %s in both directions", (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
});

it("finds every colour pair with too little contrast, in the affected theme only", () => {
  for (const [minRatio, foregrounds, backgrounds] of REQUIRED_CONTRASTS) {
    for (const foreground of foregrounds) {
      for (const background of backgrounds) {
        const [changed, copied] = foreground in COLOURS ? [foreground, background] : [background, foreground];
        const same = { ...NEUTRAL_COLOURS, ...COLOURS }[copied][1];
        const weak = weakContrasts({ ...COLOURS, [changed]: [{ ...NEUTRAL_COLOURS, ...COLOURS }[changed][0], same] });
        expect(weak).toContainEqual({ foreground, background, theme: "dark", ratio: 1, minRatio });
        expect(weak.filter(({ theme }) => theme === "light")).toEqual([]);
      }
    }
  }
});

it("contains the same neutral colours as the style sheet", () => {
  const css = readFileSync(resolve(import.meta.dirname, "../../src-ui/design-system/tokens.css"), "utf8");
  for (const [name, [light, dark]] of Object.entries(NEUTRAL_COLOURS)) {
    expect(css).toMatch(new RegExp(`--${name}:\\s+light-dark\\(${light}, ${dark}\\);`));
  }
});

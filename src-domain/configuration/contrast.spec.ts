import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { BrandConfiguration } from "./configuration.ts";
import { contrast, CONTRASTS, NEUTRALS, weakContrasts } from "./contrast.ts";
import { BRANDS } from "../../sandbox/configuration/configuration.ts";

const COLOURS: BrandConfiguration["colours"] = BRANDS.splot.brand.colours;

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#0a5c66", "#ffffff", 7.69],
  ["#777777", "#ffffff", 4.48],
])("the contrast of %s and %s is %s, whichever is over the other", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it("finds every pair that a brand breaks, in the theme where it does", () => {
  for (const [least, overs, unders] of CONTRASTS) {
    for (const over of overs) {
      for (const under of unders) {
        const [changed, copied] = over in COLOURS ? [over, under] : [under, over];
        const same = { ...NEUTRALS, ...COLOURS }[copied][1];
        const weak = weakContrasts({ ...COLOURS, [changed]: [{ ...NEUTRALS, ...COLOURS }[changed][0], same] });
        expect(weak).toContainEqual({ over, under, theme: "dark", ratio: 1, least });
        expect(weak.filter(({ theme }) => theme === "light")).toEqual([]);
      }
    }
  }
});

it("knows the portal's own colours as the style sheet has them", () => {
  const css = readFileSync(resolve(import.meta.dirname, "../../src-ui/design-system/tokens.css"), "utf8");
  for (const [name, [light, dark]] of Object.entries(NEUTRALS)) {
    expect(css).toMatch(new RegExp(`--${name}:\\s+light-dark\\(${light}, ${dark}\\);`));
  }
});

import { expect, it } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { createBrandStyleSheet } from "./apply-brand.ts";

const { brand } = aConfiguration();

it("puts the brand's colours of both themes into the tokens and keeps forced colours", () => {
  const sheet = createBrandStyleSheet(brand);
  expect(sheet).toMatch(
    /^@layer brand\{@media not \(forced-colors:active\)\{:root\{--brand:light-dark\(#0a5c66,#67c8cf\);/,
  );
  expect(sheet.match(/--[\w-]+:light-dark\(/g)).toHaveLength(16);
  expect(sheet).not.toContain("@font-face");
});

it("loads the brand's typeface from the portal's own host, before the default ones", () => {
  const sheet = createBrandStyleSheet({ ...brand, font: { family: "Splot Sans", file: "/brand/splot.woff2" } });
  expect(sheet).toContain('@font-face{font-family:"Splot Sans";src:url("/brand/splot.woff2")');
  expect(sheet).toContain('--font:"Splot Sans","Segoe UI",system-ui,sans-serif');
});

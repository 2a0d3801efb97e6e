import { expect, it } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { createBrandStyleSheet } from "./apply-brand.ts";

const { brand } = aConfiguration();

it("a brand's colours stand in the layer of the tokens, for both themes, and leave forced colours alone", () => {
  const sheet = createBrandStyleSheet(brand);
  expect(sheet).toMatch(
    /^@layer tokens\{@media not \(forced-colors:active\)\{:root\{--brand:light-dark\(#0a5c66,#67c8cf\);/,
  );
  expect(sheet.match(/--[\w-]+:light-dark\(/g)).toHaveLength(16);
  expect(sheet).not.toContain("@font-face");
});

it("a brand's typeface comes from the portal's own host, before the usual ones", () => {
  const sheet = createBrandStyleSheet({ ...brand, font: { family: "Splot Sans", file: "/brand/splot.woff2" } });
  expect(sheet).toContain('@font-face{font-family:"Splot Sans";src:url("/brand/splot.woff2")');
  expect(sheet).toContain('--font:"Splot Sans","Segoe UI",system-ui,sans-serif');
});

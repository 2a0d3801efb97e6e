import { expect, it } from "vitest";
import { aCorrectionOf, anInvoice, anItem, zloty } from "#test/mothers/index.ts";
import type { EntryKind } from "./financial-entry.ts";
import { correctedGross, hasDetails, unitemizedAmount } from "./invoice-details.ts";

it.each([
  ["223.70", 0],
  ["223.71", 1],
  ["220.00", -370],
])("returns the amount of %s zł that the invoice items leave unexplained: %i grosze", (gross, rest) => {
  const items = [anItem({ gross: zloty("133.70") }), anItem({ gross: zloty("90.00") })];
  expect(unitemizedAmount(anInvoice({ items, gross: zloty(gross) }))).toBe(rest);
});

it("(part of FIN-36) adds up an invoice and its corrections only while these are known", () => {
  const gross = zloty("121.77");
  const corrections = [aCorrectionOf(), aCorrectionOf({ gross: zloty("5.00") })];
  expect(correctedGross({ gross, corrections })).toBe(10_677);
  expect(correctedGross({ gross, corrections: [] })).toBe(12_177);
  expect(correctedGross({ gross, corrections: undefined })).toBeUndefined();
});

it.each([
  ["invoice", true],
  ["correction", true],
  ["interest", true],
  ["payment", false],
  ["other", false],
] satisfies readonly [EntryKind, boolean][])(
  "returns for kind %s whether the entry has a document with items: %s",
  (kind, has) => {
    expect(hasDetails({ kind })).toBe(has);
  },
);

import { expect, it } from "vitest";
import { aProduct, day } from "#test/mothers/index.ts";
import { formerTermsOf } from "./former-terms.ts";
import type { Product } from "./product.ts";

const TODAY = day("2026-12-06");
const restored = (changes: Partial<Product> = {}) => aProduct({ restoresFormerTerms: true, ...changes });
const ENDING = { formerTermsUntil: day("2026-12-31"), formerTermsRevocableUntil: day("2026-12-30") };

it.each<[string, Partial<Product>, ReturnType<typeof formerTermsOf>]>([
  ["go on", {}, { kind: "going-on" }],
  [
    "end with a terminated contract",
    ENDING,
    { kind: "ending", until: day("2026-12-31"), revocableUntil: day("2026-12-30") },
  ],
  [
    "cannot be revoked any more",
    { ...ENDING, formerTermsRevocableUntil: day("2026-12-05") },
    { kind: "ending", until: day("2026-12-31"), revocableUntil: undefined },
  ],
  ["end today", { formerTermsUntil: TODAY }, { kind: "ending", until: TODAY, revocableUntil: undefined }],
  ["have ended", { formerTermsUntil: day("2026-12-05") }, { kind: "over", until: day("2026-12-05") }],
  ["are not known of a terminated service", { status: "DURING_RESIGNATION" }, { kind: "unclear" }],
  ["are not restored", { restoresFormerTerms: false }, undefined],
])("(part of WITHDRAW-70) returns the former terms of a service that %s", (_what, changes, expected) => {
  expect(formerTermsOf([restored(changes)], TODAY)).toEqual(expected);
});

it("(part of WITHDRAW-70) returns the former terms of several services if they are the same", () => {
  expect(formerTermsOf([], TODAY)).toBeUndefined();
  expect(formerTermsOf([restored(), restored({ restoresFormerTerms: undefined })], TODAY)).toBeUndefined();
  expect(formerTermsOf([restored(), restored()], TODAY)).toEqual({ kind: "going-on" });
  expect(formerTermsOf([restored(ENDING), restored(ENDING)], TODAY)).toMatchObject({ kind: "ending" });
  expect(formerTermsOf([restored(), restored(ENDING)], TODAY)).toEqual({ kind: "mixed" });
  const final = restored({ ...ENDING, formerTermsRevocableUntil: undefined });
  expect(formerTermsOf([restored(ENDING), final], TODAY)).toEqual({ kind: "mixed" });
  const other = restored({ formerTermsUntil: day("2027-01-31") });
  expect(formerTermsOf([restored(ENDING), other], TODAY)).toEqual({ kind: "mixed" });
});

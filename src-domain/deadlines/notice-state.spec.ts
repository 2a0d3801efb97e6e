import { expect, it } from "vitest";
import type { LegalNotice } from "#domain/messages/index.ts";
import { TODAY, aProduct, day } from "#test/mothers/index.ts";
import { fixedTermDeadlines } from "./contract-deadlines.ts";
import { noticeStateOf } from "./notice-state.ts";

const NOTICE: LegalNotice = {
  kind: "term-end",
  contractNumber: "ABO/1",
  productId: "P-1",
  effectiveOn: day("2026-11-30"),
  basis: "art. 302",
  changes: [],
  monthlyDifference: undefined,
  freeUntil: undefined,
  tariffs: [],
};
const service = aProduct({ productId: "P-1", contractNumber: "ABO/1", commitmentTo: day("2026-11-30") });
const stateOf = (changes: Partial<typeof service>, today = TODAY) =>
  noticeStateOf(NOTICE, { products: [{ ...service, ...changes }], orders: [], today });

it("(part of TERMS-33) calls a contract extended that has a longer fixed term than its notice", () => {
  expect(stateOf({})).toEqual({ kind: "in-force" });
  expect(stateOf({ commitmentTo: day("2027-11-28") })).toEqual({ kind: "extended", until: "2027-11-28" });
  expect(stateOf({ contractNumber: "ABO/2", commitmentTo: day("2027-11-28") })).toEqual({ kind: "replaced" });
  expect(stateOf({ commitmentTo: day("2027-11-28"), status: "DURING_RESIGNATION" }).kind).toBe("ending");
});

it("(part of TERMS-33) names the same end of an extended term as the deadlines", () => {
  const products = [{ ...service, commitmentTo: day("2027-11-28") }];
  const days = fixedTermDeadlines(products, TODAY).map((deadline) => deadline.day);
  expect(noticeStateOf(NOTICE, { products, orders: [], today: TODAY })).toEqual({ kind: "extended", until: days[0] });
  expect(days).toEqual(["2027-11-28"]);
});

import { describe, expect, it } from "vitest";
import { zloty } from "#test/mothers/index.ts";
import { contractTotal, packageMissingInName } from "./contract-terms.ts";

const YEARS = [
  { monthly: zloty("149.00"), months: 12 },
  { monthly: zloty("169.00"), months: undefined },
];

it.each([
  ["Bez Limitu 60 GB", "60 GB", undefined],
  ["60 GB", "60 GB", undefined],
  ["Bez Limitu 160 GB", "60 GB", "60 GB"],
  ["Telewizja", "Pakiet Sport", "Pakiet Sport"],
  ["Telewizja", undefined, undefined],
])("(part of OFFER-04) shows beside the name %j of the package %j only %j", (name, parameter, expected) => {
  expect(packageMissingInName({ name, package: parameter })).toBe(expected);
});

describe("total of a contract", () => {
  it("(part of ROUTE-16) adds every month of the commitment and the one-time fees", () => {
    expect(contractTotal(YEARS, zloty("49.00"), 24)).toBe(zloty("3865.00"));
  });

  it("(part of ROUTE-16) counts no month after the commitment", () => {
    expect(contractTotal([{ monthly: zloty("15.00"), months: 36 }], zloty("0.00"), 24)).toBe(zloty("360.00"));
  });

  it.each([
    ["a month has no price", [{ monthly: zloty("15.00"), months: 12 }], zloty("0.00"), 24],
    ["the fees are unknown", YEARS, undefined, 24],
    ["the commitment is unknown", YEARS, zloty("0.00"), undefined],
    ["there is no commitment", YEARS, zloty("0.00"), 0],
  ])("(part of ROUTE-16) names no total when %s", (_why, periods, once, commitment) => {
    expect(contractTotal(periods, once, commitment)).toBeUndefined();
  });
});

import { expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { deviceTermsAt } from "./equipment-return.ts";

const returnBy = (endsOn: string, returnDays: number | undefined) =>
  deviceTermsAt({ equipment: [], returnTo: undefined, returnDays }, day(endsOn)).returnBy;

it.each([
  ["a working day", "2027-01-04", "2027-01-18"],
  ["a Sunday", "2027-01-03", "2027-01-18"],
  ["a Saturday", "2027-01-02", "2027-01-18"],
  ["a public holiday before a weekend", "2026-12-18", "2027-01-04"],
])("[TERM-100] moves a last day of the return that would be %s to a working day", (_what, endsOn, last) => {
  expect(returnBy(endsOn, 14)).toBe(last);
});

it("(part of TERM-100) names no day of the return without the number of days", () => {
  expect(returnBy("2027-01-03", undefined)).toBeUndefined();
});

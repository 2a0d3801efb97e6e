import { describe, expect, it } from "vitest";
import { anEntry, day } from "#test/mothers/index.ts";
import { entriesForTransfer, ksefInTitle } from "./ksef-transfer.ts";
import { transferTitle } from "./transfer.ts";

const NUMBER = "5860000002-20261216-0F3A9C21D4B7-6E";
const INVOICE = anEntry({ ksefNumber: NUMBER });
const COMPANY = { isCompany: true, today: day("2027-01-01") };

describe("KSeF numbers in a transfer", () => {
  it("[INV-10] names the KSeF number in a company's transfer from 1 January 2027", () => {
    expect(transferTitle("6003377", entriesForTransfer([INVOICE], COMPANY))).toBe(`6003377 ${NUMBER}`);
    expect(ksefInTitle("6003377", [INVOICE], COMPANY)).toBe("named");
  });

  it.each([
    ["on the day before", [INVOICE], { ...COMPANY, today: day("2026-12-31") }],
    ["for a person", [INVOICE], { ...COMPANY, isCompany: false }],
    ["for an invoice outside KSeF", [anEntry()], COMPANY],
    ["before a later day of the operator", [INVOICE], { ...COMPANY, from: "2027-07-01" }],
  ])("(part of INV-10) keeps the invoice number in a transfer %s", (_, entries, duty) => {
    expect(transferTitle("6003377", entriesForTransfer(entries, duty))).toBe("6003377 FV/4127830/11/26");
    expect(ksefInTitle("6003377", entries, duty)).toBeUndefined();
  });

  it("(part of INV-10) reports too many KSeF numbers when a title has no room for them", () => {
    const several = (count: number) =>
      Array.from({ length: count }, (_, index) => anEntry({ entryId: `E-${index}`, ksefNumber: NUMBER }));
    expect(ksefInTitle("6003377", several(3), COMPANY)).toBe("named");
    expect(ksefInTitle("6003377", several(4), COMPANY)).toBe("too-many");
  });
});

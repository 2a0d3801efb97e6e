import { describe, expect, it } from "vitest";
import { anInvoice, day } from "#test/mothers/index.ts";
import { isKsefNumber, ksefAddress } from "./ksef.ts";

const HASH = "UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE";
const HOST = "qr.ksef.mf.gov.pl";
const MARKED = anInvoice({
  issuedOn: day("2026-02-01"),
  ksef: { number: "5265877635-20250826-0100001AF629-AF", hash: HASH },
});

describe("KSeF reference of an invoice", () => {
  it("accepts the ministry's example KSeF number", () => {
    expect(isKsefNumber("5265877635-20250826-0100001AF629-AF")).toBe(true);
  });

  it.each([
    "",
    "5265877635-20250826-0100001AF629-AE",
    "5265877636-20250826-0100001AF629-AF",
    "5265877635-20250826-0100001af629-AF",
    "526-20250826-0100001AF629-AF",
    " 5265877635-20250826-0100001AF629-AF",
  ])("rejects the KSeF number %j", (number) => expect(isKsefNumber(number)).toBe(false));

  it("builds a KSeF verification address with NIP, day of issue and hash", () => {
    expect(ksefAddress(MARKED, HOST)).toBe(`https://qr.ksef.mf.gov.pl/invoice/5860000002/01-02-2026/${HASH}`);
    expect(
      ksefAddress({ ...MARKED, seller: { ...MARKED.seller, taxId: "586-000-00-02" } }, "qr-test.ksef.mf.gov.pl"),
    ).toBe(`https://qr-test.ksef.mf.gov.pl/invoice/5860000002/01-02-2026/${HASH}`);
  });

  it("builds no KSeF verification address when a part is missing or malformed", () => {
    expect(ksefAddress({ ...MARKED, ksef: undefined }, HOST)).toBeUndefined();
    expect(ksefAddress({ ...MARKED, seller: { ...MARKED.seller, taxId: undefined } }, HOST)).toBeUndefined();
    for (const taxId of ["58600000021", "58600000020", "PL5860000002", "586000000"])
      expect(ksefAddress({ ...MARKED, seller: { ...MARKED.seller, taxId } }, HOST)).toBeUndefined();
    expect(ksefAddress({ ...MARKED, ksef: { number: "x", hash: `${HASH}=` } }, HOST)).toBeUndefined();
    expect(ksefAddress({ ...MARKED, ksef: { number: "x", hash: "../../../elsewhere" } }, HOST)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { anInvoice, day } from "#test/mothers/index.ts";
import { certificateAddress, isKsefNumber, ksefAddress, offlineInvoiceAddress } from "./ksef.ts";

const HASH = "UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE";
const HOST = "qr.ksef.mf.gov.pl";
const MARKED = anInvoice({
  issuedOn: day("2026-02-01"),
  ksef: { number: "5265877635-20250826-0100001AF629-AF", hash: HASH },
});

const SIGNATURE = "s".repeat(86);
const OFFLINE_MARK = {
  hash: HASH,
  context: "Nip",
  contextId: "5860000002",
  certificate: "01F20A5D352AE590",
  signature: SIGNATURE,
} as const;
const OFFLINE = anInvoice({ issuedOn: day("2026-02-01"), ksefOffline: OFFLINE_MARK });

describe("invoice issued outside KSeF", () => {
  it("(part of INV-11) builds the addresses of the codes OFFLINE and CERTYFIKAT", () => {
    expect(offlineInvoiceAddress(OFFLINE, HOST)).toBe(
      `https://qr.ksef.mf.gov.pl/invoice/5860000002/01-02-2026/${HASH}`,
    );
    expect(certificateAddress(OFFLINE, HOST)).toBe(
      `https://qr.ksef.mf.gov.pl/certificate/Nip/5860000002/5860000002/01F20A5D352AE590/${HASH}/${SIGNATURE}`,
    );
  });

  it.each([
    { contextId: "../x" },
    { certificate: "not hexadecimal" },
    { hash: `${HASH}=` },
    { signature: "s".repeat(85) },
    { signature: "s".repeat(685) },
    { signature: `${SIGNATURE}/` },
  ])("(part of INV-11) builds no address of a certificate from malformed parts: %j", (changes) => {
    expect(certificateAddress({ ...OFFLINE, ksefOffline: { ...OFFLINE_MARK, ...changes } }, HOST)).toBeUndefined();
  });

  it("(part of INV-11) builds no address outside KSeF without the mark or the seller's NIP", () => {
    const anonymous = { ...OFFLINE, seller: { ...OFFLINE.seller, taxId: undefined } };
    for (const build of [offlineInvoiceAddress, certificateAddress]) {
      expect(build(anonymous, HOST)).toBeUndefined();
      expect(build(MARKED, HOST)).toBeUndefined();
    }
  });
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

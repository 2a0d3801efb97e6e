import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "./operations.ts";
import type { OperationPolicy } from "./operations.ts";

const rows: [string, OperationPolicy][] = Object.entries(OPERATIONS);

/** CALL-06, as it is written. */
const RETRIED = [
  "sessionCheck", "getSessionServerHash", "checkBackdoor", "getClientMessages", "getClientData", "getBranches", "getBanners", "beforeLogin",
  "getSalesOfferHistory", "get2FAPhones", "getClientFinancialEntries", "getSiteContent", "getContactData", "getChatToken", "getWifiParams",
  "getConsentsByCustomerAccount",
];

describe("the table of operations", () => {
  const schema = readFileSync(new URL("../../docs/contract/ebok.xsd", import.meta.url), "utf8");

  it("has one row for each operation of the contract", () => {
    const inContract = [...schema.matchAll(/<xs:element name="(\w+)Response"/g)].map(([, name]) => name ?? "");
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(inContract));
  });

  it("[CALL-02] the session goes with every operation but those before it", () => {
    expect(rows.filter(([, row]) => !row.session).map(([name]) => name)).toEqual(["beforeLogin", "sessionStart"]);
  });

  it("(part of CALL-06) only the reads that the rule names are retried, and no write", () => {
    for (const [name, row] of rows) expect([name, row.retried]).toEqual([name, RETRIED.includes(name)]);
    expect(rows.filter(([, row]) => row.retried && row.write)).toEqual([]);
    expect(rows.filter(([, row]) => row.write).map(([name]) => name)).toEqual(["sessionStart", "sessionEnd", "startPayment"]);
  });

  it("(part of CALL-05) a running call is shared by all of these", () => {
    expect(rows.every(([, row]) => row.shared)).toBe(true);
  });
});

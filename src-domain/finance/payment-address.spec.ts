import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { isPaymentAddress, type AllowedPaymentOrigins } from "./payment-address.ts";

const ALLOWED_ORIGINS: AllowedPaymentOrigins = {
  origin: "https://ebok.wiazka.pl",
  hosts: ["pay.operator.pl", "test.operator.pl:8443"],
};

describe("payment address", () => {
  it.each([
    "https://ebok.wiazka.pl/sandbox/pay/7f3a",
    "https://ebok.wiazka.pl",
    "HTTPS://EBOK.wiazka.pl/Pay?id=1#top",
    "https://pay.operator.pl/p/1?a=b",
    "https://PAY.operator.pl/",
    "https://test.operator.pl:8443/p/1",
  ])("[FIN-05] accepts the payment address %s", (address) => {
    expect(isPaymentAddress(address, ALLOWED_ORIGINS)).toBe(true);
  });

  it.each([
    ["another host", "https://evil.pl/pay"],
    ["a host that only begins like an allowed one", "https://pay.operator.pl.evil.pl/"],
    ["a host that only ends like an allowed one", "https://evil-pay.operator.pl/"],
    ["a part of the portal's host", "https://wiazka.pl/pay"],
    ["an allowed host at another port", "https://pay.operator.pl:8080/"],
    ["an allowed host without its port", "https://test.operator.pl/"],
    ["the portal at another port", "https://ebok.wiazka.pl:444/pay"],
    ["an allowed name as the user", "https://pay.operator.pl@evil.pl/"],
    ["an allowed name as user and password", "https://pay.operator.pl:8443@evil.pl/"],
    ["a backslash", "https://evil.pl\\@pay.operator.pl/"],
    ["a backslash in the path", "https://pay.operator.pl/\\evil.pl"],
    ["a tab", "https://pay.operator.pl\t.evil.pl/"],
    ["a line end behind it", "https://pay.operator.pl/\nhttps://evil.pl"],
    ["blanks in front", " https://pay.operator.pl/"],
    ["no scheme", "//pay.operator.pl/"],
    ["a path alone", "/sandbox/pay/1"],
    ["one slash", "https:/pay.operator.pl/"],
    ["a script", "javascript:alert(1)//https://pay.operator.pl/"],
    ["data", "data:text/html,pay.operator.pl"],
    ["another scheme", "ftp://pay.operator.pl/"],
    ["plain http from a portal on https", "http://pay.operator.pl/"],
    ["the portal over plain http", "http://ebok.wiazka.pl/pay"],
    ["nothing", ""],
  ])("[FIN-05] rejects as payment address: %s", (_what, address) => {
    expect(isPaymentAddress(address, ALLOWED_ORIGINS)).toBe(false);
  });

  it("accepts a payment address with http when the portal itself uses http", () => {
    const local: AllowedPaymentOrigins = { origin: "http://localhost:8080", hosts: ["localhost:9090"] };
    expect(isPaymentAddress("http://localhost:8080/sandbox/pay/1", local)).toBe(true);
    expect(isPaymentAddress("http://localhost:9090/pay/1", local)).toBe(true);
    expect(isPaymentAddress("http://localhost:7070/pay/1", local)).toBe(false);
  });

  it("[FIN-05] agrees with the browser about the host of every accepted payment address", () => {
    const piece = fc.constantFrom(
      "https://",
      "http://",
      "pay.operator.pl",
      "ebok.wiazka.pl",
      "evil.pl",
      "/",
      "\\",
      "@",
      ":",
      "?",
      "#",
      ".",
      "8443",
      "%2e",
      "\t",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = pieces.join("");
        if (!isPaymentAddress(address, ALLOWED_ORIGINS)) return;
        const read = new URL(address);
        expect([new URL(ALLOWED_ORIGINS.origin).host, ...ALLOWED_ORIGINS.hosts]).toContain(read.host);
        expect(read.protocol).toBe("https:");
        expect(read.username).toBe("");
      }),
      { numRuns: runs(300) },
    );
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePartnerToken } from "./partner-token.ts";

it("(part of ROUTE-11) returns the token and the service name of the address", () => {
  expect(parsePartnerToken("/player?ptoken=abc")).toEqual({ service: "player", token: "abc" });
  expect(parsePartnerToken("https://ebok.example/service/directBilling/P%2F7?utm=1&ptoken=a%2Bb#x")).toEqual({
    service: "P/7",
    token: "a+b",
  });
  expect(parsePartnerToken("/player/%E0?ptoken=abc")).toEqual({ service: "%E0", token: "abc" });
  for (const none of ["/player", "/player?ptoken=", "/?ptoken=abc", "/player?xptoken=abc"])
    expect(parsePartnerToken(none)).toBeUndefined();
});

it("returns undefined and does not throw when the address cannot be parsed", () => {
  expect(parsePartnerToken("//?ptoken=abc")).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => void parsePartnerToken(`/${text}`)));
});

// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetAsked } from "./forget-asked.ts";
import { keptPartnerToken, partnerTokenIn } from "./partner-token.ts";
import { keepReturnAddress } from "./return-address.ts";
import { takeReturnAddress } from "./take-return-address.ts";

beforeEach(() => window.sessionStorage.clear());

it("(part of ROUTE-11) is read with the service that it is for, under whichever name the address has", () => {
  expect(partnerTokenIn("/player?ptoken=abc")).toEqual({ service: "player", token: "abc" });
  expect(partnerTokenIn("https://ebok.example/service/directBilling/P%2F7?utm=1&ptoken=a%2Bb#x")).toEqual({
    service: "P/7",
    token: "a+b",
  });
  expect(partnerTokenIn("/player/%E0?ptoken=abc")).toEqual({ service: "%E0", token: "abc" });
  for (const none of ["/player", "/player?ptoken=", "/?ptoken=abc", "/player?xptoken=abc"])
    expect(partnerTokenIn(none)).toBeUndefined();
});

it("(part of ROUTE-11) stays over the login that was asked for by it, and over no other", () => {
  keepReturnAddress("/player", "?ptoken=abc");
  expect(keptPartnerToken(), "nobody has logged in yet").toBeUndefined();
  expect(takeReturnAddress(), "nobody is led back to direct billing").toBeUndefined();
  expect(keptPartnerToken()).toEqual({ service: "player", token: "abc" });
  takeReturnAddress();
  expect(keptPartnerToken(), "somebody else has logged in").toBeUndefined();
});

it("is gone once it was used, and is none without a storage", () => {
  keepReturnAddress("/player", "?ptoken=abc");
  takeReturnAddress();
  forgetAsked();
  expect(keptPartnerToken()).toBeUndefined();
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(keptPartnerToken()).toBeUndefined();
  expect(() => forgetAsked()).not.toThrow();
  vi.restoreAllMocks();
});

it("is none in whatever else a storage holds", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      window.sessionStorage.setItem("ebok.return", text);
      expect(() => keptPartnerToken()).not.toThrow();
    }),
  );
});

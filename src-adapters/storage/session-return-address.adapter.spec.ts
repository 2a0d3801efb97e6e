// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { routeAt, ROUTES, takeReturnTarget } from "#domain/navigation/index.ts";
import { awkwardText } from "#test/mothers/text.mother.ts";
import { SessionReturnAddressAdapter } from "./session-return-address.adapter.ts";

const KEY = "ebok.return";
const CUSTOMER = { userId: "u-1" };

const returnAddress = new SessionReturnAddressAdapter(() => window.sessionStorage);

beforeEach(() => window.sessionStorage.clear());

/** Returns the target of the login when storage holds `text`. */
function taken(text: string): string | undefined {
  window.sessionStorage.setItem(KEY, text);
  return takeReturnTarget(returnAddress, CUSTOMER);
}

describe("return address after the login", () => {
  it("[GUARD-02] returns the requested address with its query after login, once", () => {
    returnAddress.keep("/invoice?pay=all");
    expect(takeReturnTarget(returnAddress, CUSTOMER)).toBe("/invoice?pay=all");
    expect(takeReturnTarget(returnAddress, CUSTOMER)).toBeUndefined();
  });

  it("[GUARD-02] forgets the return address when a page without a return is requested", () => {
    for (const [pathname, search] of [
      ["/", ""],
      ["/chat", ""],
      ["/push/invoice", ""],
      ["/service/yourOffer", ""],
      ["/service/directBilling/7", "?ptoken=1"],
      ["/logout", ""],
    ] as const) {
      returnAddress.keep("/invoice");
      returnAddress.keep(`${pathname}${search}`);
      expect(takeReturnTarget(returnAddress, CUSTOMER)).toBeUndefined();
    }
  });

  it.each([
    "https://evil.example/index",
    "//evil.example/index",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/index/../../x",
    "/%2e%2e/evil",
    "/logout",
    "/push/invoice",
    "/chat",
    "/",
    "",
    "/login",
    "/nowhere",
    "index",
    " /index",
    "data:text/html,x",
    "/index//evil.example",
    "/messages/\\..\\..\\logout",
    "/messages/.\t.",
    "/\t/evil.example",
    "/messages/\n..",
  ])("[ROUTE-15] ignores the stored return address %j, which is no page to return to", (text) => {
    expect(taken(text)).toBeUndefined();
  });

  it("[ROUTE-15] returns only addresses within the portal after login, whatever storage holds", () => {
    const start = fc.constantFrom("", "/index", "/invoice?", "/messages/", "//", "/service/myServices/");
    fc.assert(
      fc.property(start, awkwardText, (from, text) => {
        const to = taken(`${from}${text}`);
        if (to === undefined) return;
        const url = new URL(to, "https://portal.example/login");
        expect(url.origin).toBe("https://portal.example");
        const route = routeAt(url.pathname);
        expect(route !== undefined && ROUTES[route].audience).toBe("customer");
        expect(["push", "logout", "chat", "yourOffer", "directBilling", "directBillingDetails"]).not.toContain(route);
      }),
    );
  });

  it("returns no return address when storage is denied", () => {
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    returnAddress.keep("/invoice");
    expect(takeReturnTarget(returnAddress, CUSTOMER)).toBeUndefined();
    expect(returnAddress.taken()).toBeUndefined();
    expect(() => returnAddress.forget()).not.toThrow();
    vi.restoreAllMocks();
  });
});

describe("address taken by the login", () => {
  it("(part of ROUTE-11) returns to a partner's address after login and keeps its token", () => {
    returnAddress.keep("/player?ptoken=abc");
    expect(takeReturnTarget(returnAddress, CUSTOMER)).toBe("/player?ptoken=abc");
    expect(returnAddress.taken()).toBe("/player?ptoken=abc");
    takeReturnTarget(returnAddress, CUSTOMER);
    expect(returnAddress.taken(), "after another login").toBeUndefined();
  });

  it("returns the stored address as a path or undefined, whatever storage holds", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        window.sessionStorage.setItem(KEY, text);
        expect(returnAddress.taken() ?? "/").toMatch(/^[/]/);
      }),
    );
  });
});

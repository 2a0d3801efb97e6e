import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { awkwardText } from "#test/mothers/text.mother.ts";
import { resolveTarget, returnTarget } from "./deep-link.ts";
import { routeAt } from "./paths.ts";
import { ROUTES, routeNames } from "./routes.ts";

describe("target of a deep link", () => {
  it("[ROUTE-15] resolves a deep link to the page of the route name with its param", () => {
    expect(resolveTarget("invoice")).toBe("/invoice");
    expect(resolveTarget("messages", "17")).toBe("/messages/17");
    expect(resolveTarget("myServices", "P/1")).toBe("/service/myServices/P%2F1");
    expect(resolveTarget("directBillingDetails", "P-1")).toBe("/service/directBilling/P-1");
    expect(resolveTarget("directBillingDetails")).toBe("/service/directBilling");
    expect(resolveTarget("paymentComplete", "invoice")).toBe("/paymentComplete/invoice");
    expect(resolveTarget("chat")).toBe("/chat");
  });

  it.each([
    undefined,
    "",
    "nothing",
    "/invoice",
    "//example.com",
    "https://example.com",
    "javascript:alert(1)",
    "constructor",
    "paymentComplete",
    "logout",
    "push",
    "login",
    "loginToken",
    "offerAccept",
  ])("[ROUTE-15] resolves the deep link %j to the start page", (name) => {
    expect(resolveTarget(name)).toBe("/index");
  });

  it("[ROUTE-15] resolves any deep link to a customer page of this portal", () => {
    const names = fc.oneof(
      fc.constantFrom<string>(...routeNames()),
      awkwardText,
      fc.constantFrom("https://example.com/index", "//example.com", "javascript:alert(1)"),
    );
    fc.assert(
      fc.property(names, fc.option(awkwardText, { nil: undefined }), (name, param) => {
        const target = resolveTarget(name, param);
        const url = new URL(target, "https://ebok.example/elsewhere");
        expect(url.origin).toBe("https://ebok.example");
        expect(url.pathname + url.search + url.hash).toBe(target);
        const route = routeAt(target);
        expect(route === undefined ? undefined : ROUTES[route].audience).toBe("customer");
        expect(["logout", "push"]).not.toContain(route);
      }),
    );
  });
});

describe("address to return to after login", () => {
  it("returns after login to the requested page with param and query", () => {
    expect(returnTarget("/messages/17", "")).toBe("/messages/17");
    expect(returnTarget("/supportRequest", "?isContactRequested=1")).toBe("/supportRequest?isContactRequested=1");
    expect(returnTarget("/paymentComplete/invoice", "?payment=PAY-1")).toBe("/paymentComplete/invoice?payment=PAY-1");
  });

  it("(part of ROUTE-11) returns after login to an advertised address, with a partner's query", () => {
    expect(returnTarget("/disney", "")).toBe("/disney");
    expect(returnTarget("/bezpiecznyInternetDom/", "?x=1")).toBe("/bezpiecznyInternetDom/");
    for (const alias of ["/netflix", "/player", "/tvn24go"])
      expect(returnTarget(alias, "?ptoken=1")).toBe(`${alias}?ptoken=1`);
  });

  it.each([
    "/",
    "/password",
    "/chat",
    "/push/messages/17",
    "/service/yourOffer",
    "/service/directBilling",
    "/service/directBilling/P-1",
    "/logout",
    "/sessionExpired",
    "/error/404",
    "/offer/offerAccept",
    "/nope",
  ])("does not return after login to the page %s", (pathname) => {
    expect(returnTarget(pathname, "")).toBeUndefined();
  });

  it.each([
    "//example.com",
    "//index",
    "https://example.com/index",
    "javascript:alert(1)",
    "/\\example.com",
    "index",
    "",
  ])("[ROUTE-15] does not return after login to the address %j", (pathname) => {
    expect(returnTarget(pathname, "")).toBeUndefined();
  });

  it("[ROUTE-15] returns after login only within the portal, for any address", () => {
    const paths = fc.oneof(
      awkwardText.map((rest) => `/messages/${rest}`),
      awkwardText.map((rest) => `/${rest}`),
      fc.constantFrom("https://example.com/index", "//example.com/messages/1", "javascript:/messages/1"),
    );
    fc.assert(
      fc.property(paths, fc.string(), (pathname, search) => {
        const target = returnTarget(pathname, search);
        if (target === undefined) return;
        const url = new URL(target, "https://ebok.example");
        expect(url.origin).toBe("https://ebok.example");
        expect(url.pathname.startsWith("/messages/")).toBe(true);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { awkwardText } from "#test/mothers/text.mother.ts";
import { pathTo, routeAt } from "./paths.ts";
import { ROUTES, routeNameOf, routeNames, type RouteName } from "./routes.ts";

/** [name, an address of it] */
type Row = readonly [RouteName, string];

function opens(rows: readonly Row[], audience: string): void {
  for (const [name, address] of rows) {
    expect(routeAt(address), address).toBe(name);
    expect(ROUTES[name].audience, name).toBe(audience);
  }
}

describe("routes", () => {
  it("[ROUTE-01] the pages of a logged-in customer", () => {
    opens(
      [
        ["index", "/index"],
        ["invoice", "/invoice"],
        ["billing", "/billing"],
        ["messages", "/messages"],
        ["messages", "/messages/17"],
        ["supportRequest", "/supportRequest"],
        ["regulations", "/regulations"],
        ["faq", "/faq"],
        ["video", "/video"],
        ["branch", "/branch"],
        ["settings", "/settings"],
        ["personalData", "/personalData"],
        ["agreements", "/agreements"],
        ["resetPin", "/resetPin"],
        ["wifiConfiguration", "/wifiConfiguration"],
        ["wifiConfiguration", "/wifiConfiguration/SK-1"],
      ],
      "customer",
    );
  });

  it("[ROUTE-02] services, direct billing, offer and order history", () => {
    opens(
      [
        ["myServices", "/service/myServices"],
        ["myServices", "/service/myServices/P-1"],
        ["directBilling", "/service/directBilling"],
        ["directBillingDetails", "/service/directBilling/P-1"],
        ["yourOffer", "/service/yourOffer"],
        ["ordersHistory", "/service/ordersHistory"],
      ],
      "customer",
    );
  });

  it("[ROUTE-03] the page a payment returns to names its page", () => {
    opens([["paymentComplete", "/paymentComplete/invoice"]], "customer");
    expect(routeAt("/paymentComplete")).toBeUndefined();
  });

  it("[ROUTE-04] `/` is the login page; login token, expired session and error are public", () => {
    opens([["login", "/"]], "login");
    opens(
      [
        ["loginToken", "/loginToken"],
        ["loginToken", "/loginToken/abc"],
        ["loginToken", "/loginToken/abc/messages/17"],
        ["sessionExpired", "/sessionExpired"],
        ["error", "/error"],
        ["error", "/error/602"],
      ],
      "public",
    );
  });

  it("[ROUTE-05] the pages of a number transfer are public", () => {
    const processes = ["Accept", "Decline", "ContactRequest", "Annuled", "PastExpirationDate"];
    opens(
      [
        ["numberTransfer", "/numberTransfer"],
        ...processes.map((process): Row => ["numberTransfer", `/numberTransfer/${process}`]),
        ["numberTransferDecision", "/numberTransferDecision"],
      ],
      "public",
    );
  });

  it("request pages, password and decision pages need no session; logout, push, chat and service do", () => {
    opens(
      [
        ["requestConfirmation", "/requestConfirmation/abc"],
        ["requestAlreadySent", "/requestAlreadySent"],
        ["requestError", "/requestError"],
        ["passwordToken", "/passwordToken/abc"],
        ["offerAccept", "/offer/offerAccept"],
        ["offerDecline", "/offer/offerDecline"],
        ["contactRequest", "/offer/contactRequest"],
        ["paperlessConfirmation", "/offer/paperlessConfirmation"],
        ["saleConfirmation", "/offer/saleConfirmation"],
      ],
      "public",
    );
    opens(
      [
        ["old", "/old"],
        ["loginOld", "/loginOld"],
        ["password", "/password"],
      ],
      "login",
    );
    opens(
      [
        ["push", "/push/messages/17/Firma"],
        ["chat", "/chat"],
        ["logout", "/logout"],
        ["service", "/service"],
        ["more", "/more"],
      ],
      "customer",
    );
  });

  it.each([
    "/nope",
    "/Index",
    "/index/1",
    "/messages/1/2",
    "/service/nothing",
    "/offer",
    "//index",
    "/messages//1",
    "/messages/..",
    "/messages/%2E%2e",
    "index",
    "",
  ])("[ROUTE-14] %j is no page of the portal", (address) => {
    expect(routeAt(address)).toBeUndefined();
  });

  it("a trailing slash changes nothing", () => {
    expect(routeAt("/invoice/")).toBe("invoice");
    expect(routeAt("/messages/17/")).toBe("messages");
  });
});

describe("names of routes", () => {
  it("knows its own names and nothing else", () => {
    for (const name of routeNames()) expect(routeNameOf(name)).toBe(name);
    for (const text of ["", "Index", "/index", "constructor", "__proto__", "toString", undefined]) {
      expect(routeNameOf(text)).toBeUndefined();
    }
  });
});

describe("the address of a page", () => {
  it("encodes its param", () => {
    expect(pathTo("messages")).toBe("/messages");
    expect(pathTo("messages", "")).toBe("/messages");
    expect(pathTo("messages", "a/b ż?#")).toBe("/messages/a%2Fb%20%C5%BC%3F%23");
    expect(pathTo("directBillingDetails")).toBe("/service/directBilling");
    expect(pathTo("loginToken", "abc")).toBe("/loginToken/abc");
    expect(pathTo("login")).toBe("/");
    expect(pathTo("index", "ignored")).toBe("/index");
  });

  it("leads to the page, whatever the param is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...routeNames()), awkwardText, (name, param) => {
        const path = pathTo(name, param);
        expect(path).toMatch(/^\/(?!\/)[^?#\\]*$/);
        const found = routeAt(path);
        // The list of subscriptions and the page of a payment are told apart from their details by the param alone.
        if (name === "directBillingDetails") expect(["directBilling", "directBillingDetails"]).toContain(found);
        else if (name === "paymentComplete") expect([undefined, "paymentComplete"]).toContain(found);
        else expect(found).toBe(name);
      }),
    );
  });
});

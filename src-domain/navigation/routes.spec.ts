import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { awkwardText } from "#test/mothers/text.mother.ts";
import { pathTo, routeAt } from "./paths.ts";
import { ROUTES, routeNameOf, routeNames, type RouteName } from "./routes.ts";

type Row = readonly [RouteName, string];

const PROCESSES = ["Accept", "Decline", "ContactRequest", "Annuled", "PastExpirationDate"];

/** Names and addresses of pages, as in the checklist. */
const CUSTOMER: readonly Row[] = [
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
  ["documents", "/documents"],
  ["resetPin", "/resetPin"],
  ["wifiConfiguration", "/wifiConfiguration"],
  ["wifiConfiguration", "/wifiConfiguration/SK-1"],
];
const SERVICE: readonly Row[] = [
  ["myServices", "/service/myServices"],
  ["myServices", "/service/myServices/P-1"],
  ["directBilling", "/service/directBilling"],
  ["directBillingDetails", "/service/directBilling/P-1"],
  ["yourOffer", "/service/yourOffer"],
  ["ordersHistory", "/service/ordersHistory"],
];
const OPEN: readonly Row[] = [
  ["loginToken", "/loginToken"],
  ["loginToken", "/loginToken/abc"],
  ["loginToken", "/loginToken/abc/messages/17"],
  ["sessionExpired", "/sessionExpired"],
  ["error", "/error"],
  ["error", "/error/602"],
];
const TRANSFER: readonly Row[] = [
  ["numberTransfer", "/numberTransfer"],
  ...PROCESSES.map((process): Row => ["numberTransfer", `/numberTransfer/${process}`]),
  ["numberTransferDecision", "/numberTransferDecision"],
];
const DECISIONS: readonly Row[] = [
  ["requestConfirmation", "/requestConfirmation"],
  ["requestConfirmation", "/requestConfirmation/abc"],
  ["requestAlreadySent", "/requestAlreadySent"],
  ["requestError", "/requestError"],
  ["passwordToken", "/passwordToken/abc"],
  ["offerAccept", "/offer/offerAccept"],
  ["offerDecline", "/offer/offerDecline"],
  ["contactRequest", "/offer/contactRequest"],
  ["paperlessConfirmation", "/offer/paperlessConfirmation"],
  ["saleConfirmation", "/offer/saleConfirmation"],
];
const HANDLERS: readonly Row[] = [
  ["push", "/push/messages/17/Firma"],
  ["chat", "/chat"],
  ["logout", "/logout"],
  ["service", "/service"],
  ["more", "/more"],
];
const LOGIN: readonly Row[] = [
  ["old", "/old"],
  ["loginOld", "/loginOld"],
  ["password", "/password"],
];

const opened = (address: string) => {
  const name = routeAt(address);
  return name === undefined ? undefined : [name, ROUTES[name].audience];
};

describe("routes", () => {
  it.each(CUSTOMER)("(part of ROUTE-01) resolves %s as a customer page at %s", (name, address) => {
    expect(opened(address)).toEqual([name, "customer"]);
  });

  it.each(SERVICE)("(part of ROUTE-02) resolves %s as a customer page of services at %s", (name, address) => {
    expect(opened(address)).toEqual([name, "customer"]);
  });

  it("[ROUTE-03] requires the name of its page for paymentComplete", () => {
    expect(opened("/paymentComplete/invoice")).toEqual(["paymentComplete", "customer"]);
    expect(opened("/paymentComplete")).toBeUndefined();
  });

  it("[ROUTE-04] resolves / to the login page", () => {
    expect(opened("/")).toEqual(["login", "login"]);
  });

  it.each(OPEN)("[ROUTE-04] resolves %s as a public page at %s", (name, address) => {
    expect(opened(address)).toEqual([name, "public"]);
  });

  it.each(TRANSFER)("(part of ROUTE-05) resolves %s as a public page of number transfers at %s", (name, address) => {
    expect(opened(address)).toEqual([name, "public"]);
  });

  it.each(DECISIONS)("%s is public at %s", (name, address) => {
    expect(opened(address)).toEqual([name, "public"]);
  });

  it.each(LOGIN)("resolves %s at %s as a login page", (name, address) => {
    expect(opened(address)).toEqual([name, "login"]);
  });

  it.each(HANDLERS)("requires a session for %s at %s", (name, address) => {
    expect(opened(address)).toEqual([name, "customer"]);
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
  ])("[ROUTE-14] rejects %j as a page of the portal", (address) => {
    expect(routeAt(address)).toBeUndefined();
  });

  it("ignores a trailing slash of a page address", () => {
    expect(routeAt("/invoice/")).toBe("invoice");
    expect(routeAt("/messages/17/")).toBe("messages");
  });
});

describe("names of routes", () => {
  it("recognizes exactly the names of routes", () => {
    for (const name of routeNames()) expect(routeNameOf(name)).toBe(name);
    for (const text of ["", "Index", "/index", "constructor", "__proto__", "toString", undefined]) {
      expect(routeNameOf(text)).toBeUndefined();
    }
  });
});

describe("address of a page", () => {
  it("contains the encoded param in the address of a page", () => {
    expect(pathTo("messages")).toBe("/messages");
    expect(pathTo("messages", "")).toBe("/messages");
    expect(pathTo("messages", "a/b ż?#")).toBe("/messages/a%2Fb%20%C5%BC%3F%23");
    expect(pathTo("directBillingDetails")).toBe("/service/directBilling");
    expect(pathTo("loginToken", "abc")).toBe("/loginToken/abc");
    expect(pathTo("login")).toBe("/");
    expect(pathTo("index", "ignored")).toBe("/index");
  });

  it("contains no dot segment as a param in the address of a page", () => {
    expect(pathTo("messages", ".")).toBe("/messages");
    expect(pathTo("messages", "..")).toBe("/messages");
    expect(pathTo("messages", "...")).toBe("/messages/...");
  });

  it("leads to the page with any param in its address", () => {
    fc.assert(
      fc.property(fc.constantFrom(...routeNames()), awkwardText, (name, param) => {
        const path = pathTo(name, param);
        expect(path).toMatch(/^\/(?!\/)[^?#\\]*$/);
        // Without an encodable param the address of a details page is that of its list, or no page.
        const bare = { directBillingDetails: "directBilling", invoiceDetails: "invoice", paymentComplete: undefined };
        const allowed = [name, ...Object.entries(bare).flatMap(([other, list]) => (other === name ? [list] : []))];
        expect(allowed).toContain(routeAt(path));
      }),
    );
  });
});

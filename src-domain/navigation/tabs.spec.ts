import { describe, expect, it } from "vitest";
import { anAccess } from "#test/mothers/index.ts";
import { sectionOf, type Layout } from "./navigation-model.ts";
import { routeNames, type RouteName } from "./routes.ts";

import { menuFor } from "./menu.ts";
import { tabsFor } from "./tabs.ts";

const tabs = (route: RouteName, access = anAccess()) => tabsFor(route, access)?.tabs ?? [];
const names = (route: RouteName, access = anAccess()) => tabs(route, access).map(({ name }) => name);
const current = (route: RouteName) =>
  tabs(route)
    .filter((tab) => tab.current)
    .map(({ name }) => name);

describe("tabs", () => {
  it.each([
    ["invoice", ["invoice", "billing"], "invoice"],
    ["billing", ["invoice", "billing"], "billing"],
    ["yourOffer", ["offers", "ordersHistory"], "offers"],
    ["ordersHistory", ["offers", "ordersHistory"], "ordersHistory"],
    ["myServices", ["services", "directBilling"], "services"],
    ["directBilling", ["services", "directBilling"], "directBilling"],
    ["invoiceDetails", ["invoice", "billing"], "invoice"],
    ["directBillingDetails", ["services", "directBilling"], "directBilling"],
    ["messages", ["importantMessages", "issues"], "importantMessages"],
    ["supportRequest", ["importantMessages", "issues"], "issues"],
    ["personalData", ["personalData", "agreements", "documents", "deadlines", "settings"], "personalData"],
    ["agreements", ["personalData", "agreements", "documents", "deadlines", "settings"], "agreements"],
    ["documents", ["personalData", "agreements", "documents", "deadlines", "settings"], "documents"],
    ["settings", ["personalData", "agreements", "documents", "deadlines", "settings"], "settings"],
    ["deadlines", ["personalData", "agreements", "documents", "deadlines", "settings"], "deadlines"],
    ["regulations", ["regulations", "branch", "faq", "video"], "regulations"],
    ["branch", ["regulations", "branch", "faq", "video"], "branch"],
    ["faq", ["regulations", "branch", "faq", "video"], "faq"],
    ["video", ["regulations", "branch", "faq", "video"], "video"],
  ] as const)("[NAV-01] shows above the page %s the tabs %j", (route, expected, here) => {
    expect(names(route)).toEqual(expected);
    expect(current(route)).toEqual([here]);
  });

  it("(part of NAV-24) reserves the place of direct billing until client data decide about it", () => {
    const decision = (access: Parameters<typeof anAccess>[0]) =>
      tabs("myServices", anAccess(access)).find(({ name }) => name === "directBilling")?.decision;
    const loading = { directBilling: "no", clientLoaded: false } as const;
    expect(decision(loading)).toBe("unknown");
    expect(decision({ ...loading, clientLoaded: true })).toBeUndefined();
    expect(decision({ ...loading, directBillingDetails: "no" })).toBeUndefined();
    expect(tabs("yourOffer", anAccess({ ...loading, orderHistory: "no" }))).toEqual([]);
  });

  it("(part of NAV-25) shows the tab reset PIN without a decoder only on its own page", () => {
    const access = anAccess({ decoder: "no" });
    expect(names("wifiConfiguration", access)).toEqual([]);
    expect(tabs("resetPin", access)).toEqual([
      { name: "wifiConfiguration", route: "wifiConfiguration", decision: "yes", current: false },
      { name: "resetPin", route: "resetPin", decision: "yes", current: true },
    ]);
  });

  it("shows no tabs above home, Więcej, the result of a payment and the end of a contract", () => {
    const without = routeNames().filter((route) => sectionOf(route) !== undefined && tabs(route).length === 0);
    expect(without.toSorted()).toEqual(["index", "more", "paymentComplete", "termination"]);
  });

  it.each<Layout>(["desktop", "mobile"])(
    "[NAV-12] links in tabs what the menu on %s links, for every access",
    (layout) => {
      const decisions = ["yes", "no", "unknown"] as const;
      const keys = [
        "offers",
        "orderHistory",
        "messages",
        "services",
        "directBilling",
        "wifi",
        "resetPin",
        "video",
      ] as const;
      const accesses = [
        anAccess(),
        ...keys.flatMap((key) => decisions.map((decision) => anAccess({ [key]: decision }))),
      ];
      for (const access of accesses) {
        for (const { items } of menuFor(access, layout).more) {
          const expected = items.length > 1 ? items.map(({ name, route, decision }) => [name, route, decision]) : [];
          for (const { route } of items)
            expect(tabs(route, access).map((tab) => [tab.name, tab.route, tab.decision])).toEqual(expected);
        }
        for (const { name, route } of menuFor(access, layout).sections)
          expect(sectionOf(route, layout), name).toBe(name);
      }
    },
  );

  it("names the group of the tabs", () => {
    expect(tabsFor("invoiceDetails", anAccess())?.group).toBe("invoice");
    expect(tabsFor("settings", anAccess())?.group).toBe("myAccount");
    expect(tabsFor("faq", anAccess())?.group).toBe("help");
  });

  it("shows the device tabs when both pages are accessible (part of NAV-18)", () => {
    expect(names("wifiConfiguration")).toEqual(["wifiConfiguration", "resetPin"]);
    expect([current("wifiConfiguration"), current("resetPin")]).toEqual([["wifiConfiguration"], ["resetPin"]]);
    expect(names("resetPin", anAccess({ wifi: "no" }))).toEqual([]);
    expect(names("wifiConfiguration", anAccess({ resetPin: "no" }))).toEqual([]);
  });

  it("links the tabs to their pages", () => {
    expect(tabs("messages").map(({ route }) => route)).toEqual(["messages", "supportRequest"]);
    expect(tabs("yourOffer").map(({ route }) => route)).toEqual(["yourOffer", "ordersHistory"]);
  });

  it("[NAV-04] requires offer access for the offers tab, and a history for the order history tab", () => {
    expect(names("ordersHistory", anAccess({ offers: "no" }))).not.toContain("offers");
    expect(names("yourOffer", anAccess({ orderHistory: "no" }))).not.toContain("ordersHistory");
  });

  it("[NAV-05] hides the messages tabs together", () => {
    expect(names("messages", anAccess({ messages: "no" }))).toEqual([]);
  });

  it("[NAV-06] hides the services tab when it is denied", () => {
    expect(names("directBilling", anAccess({ services: "no" }))).not.toContain("services");
  });

  it("[NAV-07] hides the direct billing tab when it is denied", () => {
    expect(names("myServices", anAccess({ directBilling: "no" }))).not.toContain("directBilling");
  });

  it("[NAV-08] hides the films tab when it is denied", () => {
    expect(names("faq", anAccess({ video: "no" }))).toEqual(["regulations", "branch", "faq"]);
    expect(tabs("faq", anAccess({ video: "unknown" })).at(-1)).toMatchObject({ name: "video", decision: "unknown" });
  });

  it("shows no tabs when only one remains; a tab with unknown access counts", () => {
    expect(names("yourOffer", anAccess({ orderHistory: "no" }))).toEqual([]);
    expect(tabs("yourOffer", anAccess({ orderHistory: "unknown" })).map(({ decision }) => decision)).toEqual([
      "yes",
      "unknown",
    ]);
  });
});

describe("section of a page", () => {
  it.each([
    ["index", "start"],
    ["billing", "invoice"],
    ["paymentComplete", "invoice"],
    ["ordersHistory", "offer"],
    ["directBillingDetails", "services"],
    ["supportRequest", "messages"],
    ["resetPin", "more"],
    ["video", "more"],
    ["login", undefined],
    ["error", undefined],
  ] as const)("returns for the page %s the section %s", (route, section) => {
    expect(sectionOf(route)).toBe(section);
  });

  it("[NAV-03] returns more as the section of messages on a phone", () => {
    expect(sectionOf("messages", "mobile")).toBe("more");
    expect(sectionOf("supportRequest", "mobile")).toBe("more");
    expect(sectionOf("invoice", "mobile")).toBe("invoice");
  });
});

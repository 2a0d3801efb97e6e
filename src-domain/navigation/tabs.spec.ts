import { describe, expect, it } from "vitest";
import { anAccess } from "#test/mothers/index.ts";
import { routeNames, type RouteName } from "./routes.ts";
import { sectionOf } from "./sections.ts";
import { tabsFor } from "./tabs.ts";

const names = (route: RouteName, access = anAccess()) => tabsFor(route, access).map(({ name }) => name);
const current = (route: RouteName) =>
  tabsFor(route, anAccess())
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
  ] as const)("[NAV-01] above %s are %j", (route, expected, here) => {
    expect(names(route)).toEqual(expected);
    expect(current(route)).toEqual([here]);
  });

  it("exist on no other page except the two device pages", () => {
    const withTabs = routeNames().filter((route) => tabsFor(route, anAccess()).length > 0);
    expect(withTabs).toHaveLength(12);
    for (const route of ["paymentComplete", "more", "settings", "faq"] as const)
      expect(names(route), route).toEqual([]);
  });

  it("of devices are shown when both pages are accessible (part of NAV-18)", () => {
    expect(names("wifiConfiguration")).toEqual(["wifiConfiguration", "resetPin"]);
    expect([current("wifiConfiguration"), current("resetPin")]).toEqual([["wifiConfiguration"], ["resetPin"]]);
    expect(names("resetPin", anAccess({ wifi: "no" }))).toEqual([]);
    expect(names("wifiConfiguration", anAccess({ resetPin: "no" }))).toEqual([]);
  });

  it("link to their pages", () => {
    expect(tabsFor("messages", anAccess()).map(({ route }) => route)).toEqual(["messages", "supportRequest"]);
    expect(tabsFor("yourOffer", anAccess()).map(({ route }) => route)).toEqual(["yourOffer", "ordersHistory"]);
  });

  it("[NAV-04] for offers require offer access, for order history a history", () => {
    expect(names("ordersHistory", anAccess({ offers: "no" }))).not.toContain("offers");
    expect(names("yourOffer", anAccess({ orderHistory: "no" }))).not.toContain("ordersHistory");
  });

  it("[NAV-05] for messages are hidden together", () => {
    expect(names("messages", anAccess({ messages: "no" }))).toEqual([]);
  });

  it("[NAV-06] hide services when they are denied", () => {
    expect(names("directBilling", anAccess({ services: "no" }))).not.toContain("services");
  });

  it("[NAV-07] hide direct billing when it is denied", () => {
    expect(names("myServices", anAccess({ directBilling: "no" }))).not.toContain("directBilling");
  });

  it("are left out when only one remains; a tab with unknown access counts", () => {
    expect(names("yourOffer", anAccess({ orderHistory: "no" }))).toEqual([]);
    expect(tabsFor("yourOffer", anAccess({ orderHistory: "unknown" })).map(({ decision }) => decision)).toEqual([
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
  ] as const)("of %s is %s", (route, section) => {
    expect(sectionOf(route)).toBe(section);
  });

  it("[NAV-03] of messages is more on a phone", () => {
    expect(sectionOf("messages", "mobile")).toBe("more");
    expect(sectionOf("supportRequest", "mobile")).toBe("more");
    expect(sectionOf("invoice", "mobile")).toBe("invoice");
  });
});
